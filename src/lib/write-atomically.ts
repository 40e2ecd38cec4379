import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './is-alive.ts'

/**
 * Writes a file so that no reader ever sees a part of it and a full disk leaves the old one. When it returns, the new
 * text is on the disk: it survives a kill and a power cut. Keeps the file's mode unless one is given. Removes what
 * processes that were killed at the same work left behind. Throws the system's error.
 */
export function writeAtomically(file: string, text: string, wanted?: number): void {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    const mode = wanted ?? statSync(file, { throwIfNoEntry: false })?.mode
    // Never into what somebody else put there, or where a link of theirs leads.
    rmSync(temporary, { force: true })
    const descriptor = openSync(temporary, 'wx', mode)
    try {
      writeFileSync(descriptor, text)
      // Else a power cut may leave the new name with nothing in it.
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, file)
    syncFolder(file)
    removeLeftovers(file)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

/** Puts the name of a file that was made or renamed on the disk. */
export function syncFolder(file: string): void {
  if (process.platform === 'win32') return
  let descriptor: number | undefined
  try {
    descriptor = openSync(dirname(file), 'r')
    fsyncSync(descriptor)
  } catch {
    // Some file systems know no such thing; the file itself is written.
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function removeLeftovers(file: string): void {
  const start = `${basename(file)}.`
  for (const name of namesIn(dirname(file))) {
    const pid = name.startsWith(start) ? /^(\d+)\.tmp$/.exec(name.slice(start.length))?.[1] : undefined
    if (pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid)))
      removeQuietly(join(dirname(file), name))
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // It may be written to and not be listed.
    return []
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // The folder cannot be used at all: the error that brought us here says so.
  }
}
