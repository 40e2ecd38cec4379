import {
  accessSync,
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { stateFolderUnusable } from '../lib/errors.ts'
import { openLogFile, type LogFile } from '../lib/log-file.ts'
import type { Logging } from './components.ts'

/** Makes the state folder ready for use. Throws STATE_FOLDER when it cannot be written (read-only, full, no folder). */
export function prepareStateFolder(folder: string): void {
  const probe = join(folder, 'run', `.probe-${process.pid}`)
  try {
    // Conversations, results and logs are nobody else's.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of ['run', 'logs']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    for (const name of ['run', 'logs']) closeToOthers(join(folder, name))
    // A folder that AGENT_HOME names may be somebody's for more than this.
    if (basename(folder) === '.agent') closeToOthers(folder)
    // Some bytes must fit: a full disk lets an empty file be made.
    writeFileSync(probe, Buffer.alloc(4096))
    rmSync(probe)
  } catch (error) {
    throw stateFolderUnusable(folder, error)
  }
}

/**
 * Takes the rights of others off a folder of ours that is there already: whoever may write there could plant the record
 * of a process, which others then trust. One of another user is left as it is.
 */
function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700)
}

/** The log file of a component. */
export const logFileOf = (stateFolder: string, component: Logging) => join(stateFolder, 'logs', `${component}.log`)

/** What a process prints beside its log: nothing, unless it crashes. */
export const errorFileOf = (stateFolder: string, component: Logging) => join(stateFolder, 'logs', `${component}.stderr`)

/** Opens the log of this process; it sets itself aside at its size. Throws STATE_FOLDER. */
export function openLog(stateFolder: string, component: Logging, { logging }: Pick<Settings, 'logging'>): LogFile {
  try {
    return openLogFile(logFileOf(stateFolder, component), {
      maxBytes: logging.max_size * 1024 * 1024,
      maxFiles: logging.max_files,
    })
  } catch (error) {
    throw stateFolderUnusable(stateFolder, error)
  }
}

/**
 * Opens the file that a child has as its standard output and error, and returns the descriptor. A log that is set
 * aside while it is written cannot be handed to a child: the child would go on in the old file. What an earlier
 * process printed there, the text of its crash, goes into the log first.
 */
export function openErrorFile(stateFolder: string, component: Logging): number {
  try {
    takeUpErrors(stateFolder, component)
    return openSync(errorFileOf(stateFolder, component), 'a')
  } catch (error) {
    throw stateFolderUnusable(stateFolder, error)
  }
}

/** Moves what a process that ended had printed, the text of its crash, into its log. Throws the system's error. */
export function takeUpErrors(stateFolder: string, component: Logging): void {
  const file = errorFileOf(stateFolder, component)
  const lines = readErrorLines(file, component)
  if (!lines.length) return
  appendFileSync(logFileOf(stateFolder, component), `${lines.join('\n')}\n`)
  truncateSync(file)
}

/** What a process printed, as lines of a log: those that are JSON as they are, others as the text of an error. */
export function readErrorLines(file: string, component: Logging): string[] {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.size) return []
  const time = stat.mtime.toISOString()
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => (line.startsWith('{"level":') ? line : JSON.stringify({ level: 50, time, component, msg: line })))
}

/** Closes what `openErrorFile` opened; a child that inherited it keeps writing. */
export const closeErrorFile = (descriptor: number) => closeSync(descriptor)
