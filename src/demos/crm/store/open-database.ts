import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Logger } from '../../../lib/logger.ts'
import type { Resource } from '../resources/define-resource.ts'
import { stateNewer } from '../../../lib/errors.ts'
import { databaseUnusable } from './storage-errors.ts'
import { childrenFirst, createIndexesSql, createTableSql, dropTableSql } from './tables.ts'

/** Version of tables and seed, kept in the file itself (`PRAGMA user_version`); 0 means that nothing was ever seeded. */
export const DATABASE_VERSION = 1

export interface OpenDatabaseOptions {
  file: string
  resources: readonly Resource[]
  /** Rows of every resource, by its name; called only when the file has to be seeded. */
  seed: () => Record<string, readonly object[]>
  /** Seed anew, whatever is there. */
  reset?: boolean
  logger?: Logger
}

/**
 * Opens the database file and seeds it when it is new. Everything from the first table to the version mark happens in
 * one transaction: a process that is killed in the middle leaves a file that counts as new. WAL with synchronous=FULL:
 * a commit returns after its log is on the disk, so an acknowledged write survives a kill and a power cut.
 */
export function openDatabase(options: OpenDatabaseOptions): DatabaseSync {
  const { file, reset = false } = options
  try {
    mkdirSync(dirname(file), { recursive: true })
    return open(options, reset)
  } catch (error) {
    // A file that SQLite cannot read at all can still be reset.
    if (reset && isCorrupt(error)) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
      return open(options, false)
    }
    throw databaseUnusable(file, error)
  }
}

function open(options: OpenDatabaseOptions, reset: boolean): DatabaseSync {
  const { file } = options
  const isNew = !existsSync(file)
  const database = new DatabaseSync(file)
  try {
    database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536',
    )
    if (isNew || reset || versionOf(database) !== DATABASE_VERSION) seedDatabase(database, options, reset)
    database.exec('PRAGMA foreign_keys = ON')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function seedDatabase(
  database: DatabaseSync,
  { file, resources, seed, logger }: OpenDatabaseOptions,
  reset: boolean,
): void {
  const started = performance.now()
  database.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE')
  try {
    const version = versionOf(database)
    // Another process may have seeded while this one waited for the lock.
    if (version === DATABASE_VERSION && !reset) return void database.exec('ROLLBACK')
    if (version !== 0 && !reset) throw stateNewer(file, version, DATABASE_VERSION)
    for (const resource of childrenFirst(resources)) database.exec(dropTableSql(resource))
    const rows = seed()
    for (const resource of resources) {
      database.exec(createTableSql(resource))
      insertRows(database, resource, rows[resource.name] ?? [])
      database.exec(createIndexesSql(resource))
      logger?.debug({ event: 'seeded', resource: resource.name, rows: rows[resource.name]?.length })
    }
    database.exec(`ANALYZE; PRAGMA user_version = ${DATABASE_VERSION}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
  logger?.info({ event: 'database_seeded', file, duration_ms: Math.round(performance.now() - started) })
}

function insertRows(database: DatabaseSync, resource: Resource, rows: readonly object[]): void {
  const columns = ['id', ...Object.keys(resource.fields), 'created_at', 'updated_at']
  const insert = database.prepare(
    `INSERT INTO ${resource.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  )
  for (const row of rows as Record<string, unknown>[]) {
    insert.run(...columns.map(column => toSqlValue(row[column])))
  }
}

/** SQLite knows no booleans. */
export const toSqlValue = (value: unknown): string | number | null =>
  typeof value === 'boolean' ? Number(value) : ((value ?? null) as string | number | null)

const versionOf = (database: DatabaseSync): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isCorrupt = (error: unknown): boolean => [11, 26].includes((error as { errcode?: number }).errcode ?? 0)
