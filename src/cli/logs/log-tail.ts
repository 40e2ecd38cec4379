import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { olderLog } from '../../lib/log-file.ts'
import type { Logging } from '../../processes/components.ts'
import { errorFileOf, logFileOf, readErrorLines } from '../../processes/state-folder.ts'
import { readLogLines, type LogLine } from './log-lines.ts'

/** The log of one component: what it holds, and what is added to it. */
export interface LogTail {
  /** The lines that were there when the tail was opened, file by file, the latest file first. */
  earlier(): Iterable<LogLine[]>
  /** The lines that were added since the last call. None is left out when the log is set aside in between. */
  fresh(): LogLine[]
  close(): void
}

/** Opens the log of a component at its end. A log that is not there yet is read from its start once it is. */
export function openLogTail(stateFolder: string, component: Logging): LogTail {
  const file = logFileOf(stateFolder, component)
  let open = openAt(file)
  const end = open ? fstatSync(open.descriptor).size : 0
  const older = open ? listOlder(file, open.inode) : listOlder(file)
  if (open) open.position = end
  let rest = ''

  const take = (text: string): LogLine[] => {
    const whole = rest + text
    const at = whole.lastIndexOf('\n') + 1
    rest = whole.slice(at)
    return readLogLines(component, whole.slice(0, at))
  }
  return {
    *earlier() {
      yield readErrorLines(errorFileOf(stateFolder, component), component).flatMap(line =>
        readLogLines(component, line),
      )
      if (open) yield readLogLines(component, readRange(open.descriptor, 0, end))
      for (const path of older) yield readLogLines(component, readOrEmpty(path))
    },
    fresh() {
      // Asked before reading: once the name leads elsewhere, nothing is added to the old file any more.
      const now = statSync(file, { throwIfNoEntry: false })?.ino
      let text = ''
      if (open) {
        const { size } = fstatSync(open.descriptor)
        // Somebody emptied it.
        if (size < open.position) open.position = 0
        text += readRange(open.descriptor, open.position, size)
        open.position = size
      }
      if (now !== undefined && now !== open?.inode) {
        // Set aside, perhaps more than once since: those in between are whole files.
        const between = open ? listNewer(file, open.inode) : []
        text += between.map(readOrEmpty).join('')
        if (open) closeSync(open.descriptor)
        open = openAt(file)
        if (open) {
          const { size } = fstatSync(open.descriptor)
          text += readRange(open.descriptor, 0, size)
          open.position = size
        }
      }
      return text ? take(text) : []
    },
    close() {
      if (open) closeSync(open.descriptor)
      open = undefined
    },
  }
}

function openAt(file: string): { descriptor: number; inode: number; position: number } | undefined {
  try {
    const descriptor = openSync(file, 'r')
    return { descriptor, inode: fstatSync(descriptor).ino, position: 0 }
  } catch {
    return undefined
  }
}

/** Logs that were set aside, the latest first; without the one that has become one since it was opened. */
function listOlder(file: string, opened?: number): string[] {
  const name = `${basename(file)}.`
  return readFolder(dirname(file))
    .filter(entry => entry.startsWith(name) && /^\d+$/.test(entry.slice(name.length)))
    .map(entry => Number(entry.slice(name.length)))
    .toSorted((a, b) => a - b)
    .map(place => olderLog(file, place))
    .filter(path => opened === undefined || statSync(path, { throwIfNoEntry: false })?.ino !== opened)
}

/** Logs that were set aside after the one with this inode, the oldest first; none when that one is gone. */
function listNewer(file: string, inode: number): string[] {
  const all = listOlder(file)
  const at = all.findIndex(path => statSync(path, { throwIfNoEntry: false })?.ino === inode)
  return (at < 0 ? [] : all.slice(0, at)).toReversed()
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(join(folder))
  } catch {
    return []
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readRange(descriptor: number, from: number, to: number): string {
  const buffer = Buffer.alloc(Math.max(0, to - from))
  const read = readSync(descriptor, buffer, 0, buffer.length, from)
  return buffer.toString('utf8', 0, read)
}
