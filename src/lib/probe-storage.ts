import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemReason } from './errors.ts'

/** Whether a folder takes what has to be kept. */
export interface StorageState {
  writable: boolean
  /** Why not, and what to do. */
  message?: string
}

/** A look holds for so many milliseconds. */
const LOOK = 2000

/**
 * Tries whether a folder can be written, with some bytes: a full disk lets an empty file be made. Several questions in
 * a short time are answered by one look.
 */
export function createStorageProbe(folder: string): () => StorageState {
  let looked = -Infinity
  let state: StorageState = { writable: true }
  return () => {
    const now = performance.now()
    if (now - looked > LOOK) {
      looked = now
      state = probe(folder)
    }
    return state
  }
}

function probe(folder: string): StorageState {
  const file = join(folder, `.probe-${process.pid}`)
  try {
    writeFileSync(file, Buffer.alloc(4096))
    return { writable: true }
  } catch (error) {
    return {
      writable: false,
      message: `Nothing can be kept now: the state folder ${folder} cannot be written (${systemReason(error)}). What is there can be read. Free some space or mend its permissions; it goes on by itself.`,
    }
  } finally {
    try {
      rmSync(file, { force: true })
    } catch {
      // A file system that is read-only: told already.
    }
  }
}
