import type { Logger } from '../lib/logger.ts'
import type { Database, Migration } from './contract.ts'
import { openSqlite } from './sqlite.ts'

export interface OpenDatabaseOptions {
  /** Name of this part of the data; in PostgreSQL its version is kept under it. */
  part: string
  /** Where the file of SQLite is. */
  stateFolder: string
  /** Name of that file. */
  file: string
  /** `postgres://…` (setting database.url); empty: SQLite. */
  url?: string | undefined
  /** Most connections to PostgreSQL (setting database.connections). */
  connections?: number | undefined
  migrations: readonly Migration[]
  logger?: Logger | undefined
}

/**
 * Opens one part of the data and brings it up to the newest version that the program knows, all of it or nothing; of several
 * replicas that start together one does it. Throws STATE_NEWER for data of a newer version, before anything is written, and
 * STATE_NOT_WRITABLE or DATABASE_UNREACHABLE when they cannot be used. What PostgreSQL needs is loaded with a `url` only.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  if (!options.url) return await openSqlite(options)
  const { openPostgres } = await import('./postgres.ts')
  return await openPostgres({ ...options, url: options.url })
}
