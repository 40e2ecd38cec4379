import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AgentError } from '../lib/errors.ts'

const POLL_MILLISECONDS = 25
const PATIENCE_MILLISECONDS = 60_000

/** SQLITE_BUSY. */
const BUSY = 5

export interface LockOptions {
  /** How long to wait for another start, in milliseconds. */
  patience?: number
  /** Do the work without the lock when the other one takes longer, or when there is no state folder to lock. */
  goOn?: boolean
  /** Gives up waiting. */
  signal?: AbortSignal
}

/**
 * Runs `work` while no other start of the same project runs. Two starts at one moment would take each other's
 * half-started components, and even each other's look at whether a port is free, for a port in use. The lock is one
 * on a SQLite file: the operating system lets go of it when its holder dies, however that happens.
 */
export async function withStartLock<T>(
  stateFolder: string,
  work: () => Promise<T>,
  { patience = PATIENCE_MILLISECONDS, goOn = false, signal }: LockOptions = {},
): Promise<T> {
  const database = openLock(stateFolder, goOn)
  if (!database) return await work()
  try {
    for (const end = Date.now() + patience; !tryLock(database, goOn);) {
      if (Date.now() > end && goOn) break
      if (Date.now() > end || signal?.aborted)
        throw new AgentError('START_BUSY', 409, 'Another start of this project has not ended for a minute. Try again.')
      await new Promise(resolve => setTimeout(resolve, POLL_MILLISECONDS))
    }
    return await work()
  } finally {
    database.close()
  }
}

/** The file of the lock; undefined when it cannot be opened and that is no reason not to go on. */
function openLock(stateFolder: string, goOn: boolean): DatabaseSync | undefined {
  try {
    return new DatabaseSync(join(stateFolder, 'start.lock'), { timeout: 0 })
  } catch (error) {
    if (goOn) return undefined
    throw error
  }
}

/** True when it is held, or cannot be had and that is no reason not to go on: a full disk must not keep it from stopping. */
function tryLock(database: DatabaseSync, goOn: boolean): boolean {
  try {
    // Nothing is ever written into it, so that its journal needs no room on the disk either.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false
    if (goOn) return true
    throw error
  }
}
