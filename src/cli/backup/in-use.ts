import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDatabase, listKeptFiles } from './kept-files.ts'

/** SQLITE_BUSY, SQLITE_LOCKED. */
const HELD: readonly unknown[] = [5, 6]

/**
 * The first database of a state folder that some process has open, whoever started it: `agent mcp --standalone` and
 * programs of others have no record. Undefined when there is none.
 */
export function findOpenDatabase(stateFolder: string): string | undefined {
  return listKeptFiles(stateFolder)
    .filter(isDatabase)
    .find(path => isOpen(join(stateFolder, path)))
}

function isOpen(file: string): boolean {
  if (!existsSync(file)) return false
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    // Every connection to a database with a write-ahead log holds a lock on the file for as long as it is open.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    return HELD.includes((error as { errcode?: number }).errcode)
  } finally {
    database?.close()
  }
}
