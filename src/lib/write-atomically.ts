import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file so that no reader ever sees a part of it and a full disk leaves the old one. Keeps the file's mode
 * unless one is given. Throws the system's error.
 */
export function writeAtomically(file: string, text: string, wanted?: number): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const mode = wanted ?? statSync(file, { throwIfNoEntry: false })?.mode
    writeFileSync(temporary, text, mode === undefined ? {} : { mode })
    renameSync(temporary, file)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The folder cannot be used at all: the error that brought us here says so.
  }
}
