import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** A file of lines that only grows, and begins anew at its size. */
export interface LineFile {
  /**
   * Puts whole lines at the end. When it returns they are with the system: a kill of the process loses none, a power cut
   * those of the last second. All or nothing: of lines that do not fit nothing stays. Throws the system's error.
   */
  append(text: string): void
  close(): void
}

export interface LineFileOptions {
  file: string
  /** Bytes of one file; the next one is begun then. */
  largest: number
  /** Files kept beside the current one: `<file>.1` is the newest of them. */
  kept: number
}

/** Milliseconds after which lines are put on the disk. */
const SYNC_PAUSE = 1000
/** Milliseconds after which it is looked up whether the file still has its name: somebody may move or remove it. */
const LOOK_PAUSE = 1000

/** Opens a file of lines at its first line. What a process that was killed left of a line is taken away. */
export function openLineFile({ file, largest, kept }: LineFileOptions): LineFile {
  let opened: { descriptor: number; size: number; inode: number } | undefined
  let looked = 0
  let syncing: NodeJS.Timeout | undefined

  const open = () => {
    mkdirSync(dirname(file), { recursive: true })
    const descriptor = openSync(file, 'a+', 0o600)
    const { size, ino } = fstatSync(descriptor)
    const whole = endOfLines(descriptor, size)
    if (whole < size) ftruncateSync(descriptor, whole)
    return (opened = { descriptor, size: whole, inode: ino })
  }
  const close = () => {
    clearTimeout(syncing)
    syncing = undefined
    if (opened) closeSync(opened.descriptor)
    opened = undefined
  }
  /** Beside the calls: each of them would wait for the disk. */
  const syncSoon = () => {
    syncing ??= setTimeout(() => {
      syncing = undefined
      if (opened) fdatasync(opened.descriptor, () => undefined)
    }, SYNC_PAUSE).unref()
  }
  const rotate = () => {
    close()
    for (let number = kept; number >= 1; number--) {
      try {
        renameSync(number === 1 ? file : `${file}.${number - 1}`, `${file}.${number}`)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  }
  const look = () => {
    const now = Date.now()
    if (!opened || now - looked < LOOK_PAUSE) return
    looked = now
    if (statSync(file, { throwIfNoEntry: false })?.ino !== opened.inode) close()
  }
  const writeAll = (at: { descriptor: number; size: number }, bytes: Buffer) => {
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(at.descriptor, bytes, written)
    } catch (error) {
      if (written) ftruncateSync(at.descriptor, at.size)
      throw error
    }
    at.size += written
    syncSoon()
  }
  return {
    append(text) {
      const bytes = Buffer.from(text)
      try {
        look()
        const current = opened ?? open()
        if (current.size > 0 && current.size + bytes.length > largest) {
          rotate()
          writeAll(open(), bytes)
        } else writeAll(current, bytes)
      } catch (error) {
        close()
        throw error
      }
    },
    close() {
      if (opened) fdatasyncSync(opened.descriptor)
      close()
    },
  }
}

/** Where the last whole line ends; looks at the last 64 KB, no line is longer. */
function endOfLines(descriptor: number, size: number): number {
  const length = Math.min(size, 65_536)
  const tail = Buffer.alloc(length)
  readSync(descriptor, tail, 0, length, size - length)
  const last = tail.lastIndexOf(10)
  return last === -1 && length < size ? size : size - length + last + 1
}
