import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AgentError, messageOf, stateNotWritable } from '../lib/errors.ts'
import { createChannels } from './channels.ts'
import type { Database, Migration, MigrationTransaction, Transaction, Value } from './contract.ts'
import { newestOf, refuseNewer, runMigrations } from './migrate.ts'
import type { OpenDatabaseOptions } from './open-database.ts'
import { createStatements, type Statements } from './sqlite-statements.ts'
import { refuseWithinWrite, withinWrite } from './within-write.ts'

/**
 * Write-ahead logging: a write that was acknowledged survives a kill of the process and costs no fsync. What is deleted is
 * overwritten, and its log with it (`forgetDeleted`).
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;'

/** A file of SQLite: one writer at a time, and a connection of its own for reads, which sees nothing half written. */
export async function openSqlite(
  options: Pick<OpenDatabaseOptions, 'stateFolder' | 'file' | 'migrations' | 'logger'>,
): Promise<Database> {
  const { stateFolder, file, migrations, logger } = options
  const place = join(stateFolder, file)
  const { writer, reader } = await openConnections(stateFolder, place, migrations)
  const [writing, reading] = [createStatements(writer), createStatements(reader)]
  const channels = createChannels(error => logger?.error({ event: 'listener_failed', error: messageOf(error) }))
  let tail: Promise<unknown> = Promise.resolve()
  let told: [channel: string, payload: string | undefined][] = []

  /** Runs after the writes before it. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = tail.then(act)
    tail = turn.catch(() => undefined)
    return turn
  }

  async function writeNow<T>(work: (tx: Transaction) => Promise<T>, durable: boolean): Promise<T> {
    told = []
    try {
      if (durable) writing.exec('PRAGMA synchronous = FULL')
      writing.exec('BEGIN IMMEDIATE')
      const value = await withinWrite(database, () => work(tx))
      writing.exec('COMMIT')
      for (const [channel, payload] of told) channels.tell(channel, payload)
      return value
    } catch (error) {
      if (writer.isOpen && writer.isTransaction) writer.exec('ROLLBACK')
      throw isStorageError(error) ? stateNotWritable(stateFolder, error) : error
    } finally {
      if (durable && writer.isOpen) writing.exec('PRAGMA synchronous = NORMAL')
    }
  }

  const tx: Transaction = {
    ...methodsOf(writing),
    notify: async (channel, payload) => void told.push([channel, payload]),
  }
  const read = methodsOf(reading)
  const database: Database = {
    dialect: 'sqlite',
    isShared: false,
    place,
    all: async <T>(sql: string, ...values: Value[]) => {
      refuseWithinWrite(database)
      return read.all<T>(sql, ...values)
    },
    get: async <T>(sql: string, ...values: Value[]) => {
      refuseWithinWrite(database)
      return read.get<T>(sql, ...values)
    },
    run: (sql, ...values) => database.write(own => own.run(sql, ...values)),
    write: async (work, { durable = false } = {}) => {
      refuseWithinWrite(database)
      return await inTurn(() => writeNow(work, durable))
    },
    listen: async (channel, on) => channels.add(channel, on),
    notify: async (channel, payload) => channels.tell(channel, payload),
    forgetDeleted: () =>
      inTurn(async () => {
        writer.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      }),
    close: async () => {
      await tail
      for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
    },
  }
  return database
}

async function openConnections(stateFolder: string, place: string, migrations: readonly Migration[]) {
  const opened: DatabaseSync[] = []
  const open = () => {
    const connection = new DatabaseSync(place, { timeout: 5000 })
    opened.push(connection)
    return connection
  }
  try {
    mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
    // What people said and headers of services are in it: nobody else may read it, nor the files that SQLite makes beside it.
    closeSync(openSync(place, 'a', 0o600))
    const writer = open()
    refuseNewer(place, versionOf(writer), migrations)
    chmodSync(place, 0o600)
    writer.exec(PRAGMAS)
    await bringUp(writer, place, migrations)
    const reader = open()
    reader.exec('PRAGMA query_only = ON')
    return { writer, reader }
  } catch (error) {
    for (const connection of opened) if (connection.isOpen) connection.close()
    throw error instanceof AgentError ? error : stateNotWritable(stateFolder, error)
  }
}

async function bringUp(writer: DatabaseSync, place: string, migrations: readonly Migration[]): Promise<void> {
  if (versionOf(writer) === newestOf(migrations)) return
  writer.exec('BEGIN IMMEDIATE')
  // Another process may have been first.
  const found = versionOf(writer)
  refuseNewer(place, found, migrations)
  const tx: MigrationTransaction = {
    ...methodsOf(createStatements(writer)),
    notify: async () => undefined,
    define: async sql => writer.exec(sql),
  }
  await runMigrations(tx, found, migrations)
  writer.exec(`PRAGMA user_version = ${newestOf(migrations)}`)
  writer.exec('COMMIT')
}

function versionOf(connection: DatabaseSync): number {
  return connection.prepare('PRAGMA user_version').get()!.user_version as number
}

const methodsOf = (statements: Statements) => ({
  dialect: 'sqlite' as const,
  all: async <T>(sql: string, ...values: Value[]) => statements.of(sql).all(...values) as T[],
  get: async <T>(sql: string, ...values: Value[]) => statements.of(sql).get(...values) as T | undefined,
  run: async (sql: string, ...values: Value[]) => Number(statements.of(sql).run(...values).changes),
})

/** SQLITE_CONSTRAINT is a mistake of the program and no matter of the disk. */
const CONSTRAINT = 19

const isStorageError = (error: unknown) => {
  const { code, errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) !== CONSTRAINT
}
