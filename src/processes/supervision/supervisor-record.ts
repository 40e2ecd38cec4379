import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseJson } from '../../lib/json.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import { COMPONENTS, type Component } from '../components.ts'
import { isSameProcess } from '../process-table.ts'
import { readRecord } from '../record.ts'

/** Who looks after the components of a state folder. Like other records it proves nothing alone. */
export interface SupervisorRecord {
  pid: number
  process_started: string
  leads_group: boolean
  version: string
  started_at: string
  /** True for a command line that stays (`--foreground`) and does it itself. */
  foreground: boolean
  /** What it was started with: a supervisor that was started with something else is replaced. */
  args: string[]
}

const recordFile = (stateFolder: string) => join(stateFolder, 'run', 'supervisor.json')

/** The record of the supervisor; undefined when there is none, or none that can be read. */
export function readSupervisor(stateFolder: string): SupervisorRecord | undefined {
  try {
    const value = parseJson(readFileSync(recordFile(stateFolder), 'utf8'))
    const isSound =
      isObject(value) &&
      Number.isInteger(value['pid']) &&
      typeof value['process_started'] === 'string' &&
      typeof value['leads_group'] === 'boolean' &&
      Array.isArray(value['args'])
    return isSound ? (value as unknown as SupervisorRecord) : undefined
  } catch {
    return undefined
  }
}

/** Writes the record. Throws when the state folder cannot be written. */
export const writeSupervisor = (stateFolder: string, record: SupervisorRecord): void =>
  writeAtomically(recordFile(stateFolder), `${JSON.stringify(record, null, 2)}\n`)

/** Says that the supervisor is at work: a stopped or hanging one keeps its process, but says nothing. */
export function signLife(stateFolder: string, now = new Date()): void {
  try {
    utimesSync(recordFile(stateFolder), now, now)
  } catch {
    // Its record is gone: its next look ends it.
  }
}

/** Milliseconds since the supervisor last was at work. */
export function silenceOf(stateFolder: string, now = Date.now()): number {
  const stat = statSync(recordFile(stateFolder), { throwIfNoEntry: false })
  return stat ? now - stat.mtimeMs : Infinity
}

/** Longer than the supervisor is ever busy with one component, in milliseconds. */
export const LONGEST_SILENCE = 90_000

/** Removes the record and what it noted. With a pid only when the record still is the one of that process. */
export function removeSupervisor(stateFolder: string, pid?: number): void {
  if (pid !== undefined && readSupervisor(stateFolder)?.pid !== pid) return
  for (const name of ['supervisor.json', 'restarts.json']) rmSync(join(stateFolder, 'run', name), { force: true })
}

/** The supervisor when its process lives. */
export function findSupervisor(stateFolder: string): SupervisorRecord | undefined {
  const record = readSupervisor(stateFolder)
  return record && isSameProcess(record.pid, record.process_started) ? record : undefined
}

/** Components that a supervisor looks after: those with a record that do not run in somebody's terminal. */
export const listSupervised = (stateFolder: string): Component[] =>
  existsSync(join(stateFolder, 'run'))
    ? COMPONENTS.filter(component => (readRecord(stateFolder, component)?.log_file ?? null) !== null)
    : []
