import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { stateFolderUnusable } from '../lib/errors.ts'
import type { Logging } from './components.ts'

/** A log larger than this (bytes) is set aside as `<name>.log.1` at the next start. */
const LOG_LIMIT = 10 * 1024 * 1024

/** Makes the state folder ready for use. Throws STATE_FOLDER when it cannot be written (read-only, full, no folder). */
export function prepareStateFolder(folder: string): void {
  const probe = join(folder, 'run', `.probe-${process.pid}`)
  try {
    for (const name of ['run', 'logs']) mkdirSync(join(folder, name), { recursive: true })
    accessSync(folder, constants.W_OK)
    // Some bytes must fit: a full disk lets an empty file be made.
    writeFileSync(probe, Buffer.alloc(4096))
    rmSync(probe)
  } catch (error) {
    throw stateFolderUnusable(folder, error)
  }
}

/** The log file of a component. */
export const logFileOf = (stateFolder: string, component: Logging) => join(stateFolder, 'logs', `${component}.log`)

/** Opens a component's log for appending and returns the descriptor; a large one is set aside first. */
export function openLog(stateFolder: string, component: Logging): number {
  const file = logFileOf(stateFolder, component)
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.1`)
    return openSync(file, 'a')
  } catch (error) {
    throw stateFolderUnusable(stateFolder, error)
  }
}

/** Closes a log that `openLog` opened; a child that inherited it keeps writing. */
export const closeLog = (descriptor: number) => closeSync(descriptor)
