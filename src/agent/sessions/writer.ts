import type { DatabaseSync } from 'node:sqlite'
import { AgentError, stateNotWritable } from '../../lib/errors.ts'

/** Writes to a database, each as one: all of it or nothing. */
export interface Writer {
  /** Runs writes as one, within the one that is under way if there is one. Throws `STATE_NOT_WRITABLE` when the disk refuses. */
  write<T>(work: (database: DatabaseSync) => T): T
  /** A write of its own after the one under way, once that is stored; the disk's refusal of it leaves that as it is. */
  afterwards(work: () => void): void
}

export function createWriter(database: DatabaseSync, stateFolder: string): Writer {
  let isUnderWay = false
  let next: (() => void)[] = []

  function writeOnce<T>(work: (database: DatabaseSync) => T): T {
    try {
      database.exec('BEGIN IMMEDIATE')
      isUnderWay = true
      try {
        const value = work(database)
        database.exec('COMMIT')
        return value
      } catch (error) {
        next = []
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      } finally {
        isUnderWay = false
      }
    } catch (error) {
      throw isStorageError(error) ? stateNotWritable(stateFolder, error) : error
    }
  }

  return {
    write: work => {
      if (isUnderWay) return work(database)
      const value = writeOnce(work)
      const rest = next
      next = []
      for (const later of rest) {
        try {
          writeOnce(later)
        } catch (error) {
          if (!(error instanceof AgentError)) throw error
        }
      }
      return value
    },
    afterwards: work => void next.push(work),
  }
}

const isStorageError = (error: unknown) => (error as { code?: string } | null)?.code === 'ERR_SQLITE_ERROR'
