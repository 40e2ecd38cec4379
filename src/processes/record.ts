import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../lib/write-atomically.ts'
import { COMPONENTS, type Component } from './components.ts'

/**
 * What a running component wrote about itself once it listened. A record alone proves nothing: the process and the
 * health endpoint must agree with it.
 */
export const ProcessRecord = z.object({
  component: z.enum(COMPONENTS),
  pid: z.int(),
  /** The system's start time of the process: tells it from another that got the same pid later. */
  process_started: z.string(),
  /** True when the process leads a group of its own, which then ends as a whole. */
  leads_group: z.boolean(),
  host: z.string(),
  port: z.int(),
  url: z.string(),
  version: z.string(),
  started_at: z.iso.datetime(),
  log_file: z.string().nullable(),
  /** What it was started with, so that a restart repeats it. */
  options: z.record(z.string(), z.string()),
})
export type ProcessRecord = z.infer<typeof ProcessRecord>

const recordFile = (stateFolder: string, component: Component) => join(stateFolder, 'run', `${component}.json`)

/** Writes the record of a component, whole or not at all. Throws when the state folder cannot be written. */
export function writeRecord(stateFolder: string, record: ProcessRecord): void {
  writeAtomically(recordFile(stateFolder, record.component), `${JSON.stringify(record, null, 2)}\n`)
}

/** The record of a component; undefined when there is none or it is not readable as one. */
export function readRecord(stateFolder: string, component: Component): ProcessRecord | undefined {
  try {
    return ProcessRecord.parse(JSON.parse(readFileSync(recordFile(stateFolder, component), 'utf8')))
  } catch {
    return undefined
  }
}

/** Removes a record if it still is the one of this pid. */
export function removeRecord(stateFolder: string, component: Component, pid: number): void {
  if (readRecord(stateFolder, component)?.pid === pid) rmSync(recordFile(stateFolder, component), { force: true })
}
