import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../lib/json.ts'
import { writeAtomically } from '../lib/write-atomically.ts'
import { COMPONENTS, type Component } from './components.ts'

/**
 * What a running component wrote about itself once it listened. A record alone proves nothing: the process and the
 * health endpoint must agree with it.
 */
export interface ProcessRecord {
  component: Component
  pid: number
  /** The system's start time of the process: tells it from another that got the same pid later. */
  process_started: string
  /** True when the process leads a group of its own, which then ends as a whole. */
  leads_group: boolean
  host: string
  port: number
  url: string
  version: string
  started_at: string
  /** Null for a component that runs in a terminal. */
  log_file: string | null
  /** What it was started with, so that a restart repeats it. */
  options: Record<string, string>
  /** The certificate that it shows, where it speaks https: whoever asks it takes this very one. */
  certificate?: string
  /** Every request to it needs a key. */
  requires_key?: boolean
  /** Written by a component that ends although nobody asked it to. */
  exit_code?: number
}

/**
 * The record that a value holds; undefined when it is none. By hand, because the supervisor, which reads records all
 * the time, would grow by a fifth with a schema library.
 */
export function parseRecord(value: unknown): ProcessRecord | undefined {
  if (!isObject(value)) return undefined
  const { component, pid, port, leads_group: leads, log_file: log, options, exit_code: code } = value
  const isSound =
    COMPONENTS.includes(component as Component) &&
    ['process_started', 'host', 'url', 'version', 'started_at'].every(name => typeof value[name] === 'string') &&
    Number.isInteger(pid) &&
    Number.isInteger(port) &&
    typeof leads === 'boolean' &&
    (log === null || typeof log === 'string') &&
    isObject(options) &&
    Object.values(options).every(option => typeof option === 'string') &&
    (code === undefined || Number.isInteger(code)) &&
    (value.certificate === undefined || typeof value.certificate === 'string')
  return isSound ? (value as unknown as ProcessRecord) : undefined
}

const recordFile = (stateFolder: string, component: Component) => join(stateFolder, 'run', `${component}.json`)

/** Writes the record of a component, whole or not at all. Throws when the state folder cannot be written. */
export function writeRecord(stateFolder: string, record: ProcessRecord): void {
  writeAtomically(recordFile(stateFolder, record.component), `${JSON.stringify(record, null, 2)}\n`)
}

/** The record of a component; undefined when there is none or it is not readable as one. */
export function readRecord(stateFolder: string, component: Component): ProcessRecord | undefined {
  try {
    return parseRecord(JSON.parse(readFileSync(recordFile(stateFolder, component), 'utf8')))
  } catch {
    return undefined
  }
}

/** Removes a record if it still is the one of this pid. */
export function removeRecord(stateFolder: string, component: Component, pid: number): void {
  if (readRecord(stateFolder, component)?.pid === pid) rmSync(recordFile(stateFolder, component), { force: true })
}
