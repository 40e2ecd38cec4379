import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'

export interface LogFileOptions {
  /** Size in bytes at which the file is set aside. */
  maxBytes: number
  /** How many files that were set aside are kept. */
  maxFiles: number
}

/** A log that a process writes itself, line by line. */
export interface LogFile {
  /** Appends text. Never throws: a disk that refuses must not end the process; what was lost is counted and told. */
  write(text: string): void
  /** Goes on in a new file when somebody else has moved the old one. */
  reopen(): void
  close(): void
}

/** The place of the nth file that was set aside; 1 is the latest. */
export const olderLog = (file: string, place: number) => `${file}.${place}`

/**
 * Opens a log for appending. Past its size it is renamed (`crm.log` becomes `crm.log.1`, that one `crm.log.2` …) and a
 * new one is opened by the writer itself, between two lines: no line is lost or cut, which copying and truncating
 * from outside cannot promise. Throws the system's error when it cannot be opened at all.
 */
export function openLogFile(file: string, { maxBytes, maxFiles }: LogFileOptions): LogFile {
  let descriptor = openSync(file, 'a')
  let size = fstatSync(descriptor).size
  let lost = 0

  const reopen = () => {
    const fresh = openSync(file, 'a')
    closeSync(descriptor)
    descriptor = fresh
    size = fstatSync(descriptor).size
  }
  const rotate = () => {
    rmSync(olderLog(file, maxFiles), { force: true })
    for (let place = maxFiles - 1; place >= 1; place--) moveIfThere(olderLog(file, place), olderLog(file, place + 1))
    moveIfThere(file, olderLog(file, 1))
    reopen()
  }
  const append = (text: string) => {
    const bytes = Buffer.from(text)
    if (size > 0 && size + bytes.length > maxBytes) attempt(rotate)
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at)
    size += bytes.length
  }
  return {
    write(text) {
      try {
        if (lost) {
          append(`${JSON.stringify(lostLines(lost))}\n`)
          lost = 0
        }
        append(text)
      } catch {
        lost++
      }
    },
    reopen: () => void attempt(reopen),
    close: () => closeSync(descriptor),
  }
}

const lostLines = (lost: number) => ({
  level: 40,
  time: new Date().toISOString(),
  event: 'log_lines_lost',
  lost,
  msg: `${lost} ${lost === 1 ? 'line' : 'lines'} could not be written to this log`,
})

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A file that cannot be set aside just grows on. */
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // The next line tries again.
  }
}
