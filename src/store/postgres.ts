import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { messageOf } from '../lib/errors.ts'
import type { Database, MigrationTransaction, Reader, Transaction, Value } from './contract.ts'
import { maskDatabaseUrl } from '../lib/mask-url.ts'
import { newestOf, refuseNewer, runMigrations } from './migrate.ts'
import type { OpenDatabaseOptions } from './open-database.ts'
import { isAway, isRetried, toStoreError } from './postgres-errors.ts'
import { createPostgresListener } from './postgres-listener.ts'
import { toPostgresDefinition, toPostgresSql } from './postgres-sql.ts'
import { READ_AS_SQLITE, toPostgresValues } from './postgres-values.ts'
import { refuseWithinWrite, withinWrite } from './within-write.ts'

/** How often a write is run that others got in the way of. */
const MOST_TRIES = 10
/** Milliseconds for a connection, and for one statement; a server that hangs must not hang us. */
const CONNECTING = 5_000
const STATEMENT = 30_000

type Executor = Pick<pg.ClientBase, 'query'>

/** One part of the data in PostgreSQL: a pool of connections, and one that listens. */
export async function openPostgres(
  options: Pick<OpenDatabaseOptions, 'part' | 'migrations' | 'connections' | 'logger'> & { url: string },
): Promise<Database> {
  const { part, url, migrations, connections = 10, logger } = options
  const place = maskDatabaseUrl(url)
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: STATEMENT + 1000,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: STATEMENT,
    keepAlive: true,
    types: READ_AS_SQLITE,
    application_name: `agent ${part}`,
  }
  const pool = new pg.Pool({ ...config, max: connections })
  // A connection that waits in the pool and is lost is replaced with the next statement.
  pool.on('error', error => logger?.warn({ event: 'database_connection_lost', error: messageOf(error) }))
  const listener = createPostgresListener(config, logger)

  async function transact<T>(key: string, work: (tx: MigrationTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactOnce(pool, key, work)
      } catch (error) {
        const isUnknown = error instanceof OutcomeUnknown
        if (!isUnknown && attempt < MOST_TRIES && isRetried(error)) await sleep(Math.random() * 10 * attempt)
        else throw toStoreError(isUnknown ? error.cause : error, place, isUnknown)
      }
    }
  }

  /** A read is run again once on a connection that was lost: a server that began anew leaves such ones in the pool. */
  async function read<T>(sql: string, values: readonly Value[]): Promise<T[]> {
    refuseWithinWrite(database)
    for (let attempt = 1; ; attempt++) {
      try {
        return await rowsOf<T>(pool, sql, values)
      } catch (error) {
        if (attempt > 1 || !isAway(error)) throw toStoreError(error, place)
      }
    }
  }

  const underWay = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  async function end(): Promise<void> {
    await Promise.allSettled(underWay)
    await listener.close()
    await pool.end()
  }

  const database: Database = {
    dialect: 'postgres',
    isShared: true,
    place,
    all: <T>(sql: string, ...values: Value[]) => read<T>(sql, values),
    get: async <T>(sql: string, ...values: Value[]) => (await read<T>(sql, values))[0],
    run: async (sql, ...values) => {
      refuseWithinWrite(database)
      for (let attempt = 1; ; attempt++) {
        try {
          return (await pool.query(toPostgresSql(sql), toPostgresValues(values))).rowCount ?? 0
        } catch (error) {
          if (attempt < MOST_TRIES && isRetried(error)) await sleep(Math.random() * 10 * attempt)
          else throw toStoreError(error, place, true)
        }
      }
    },
    write: async <T>(work: (tx: Transaction) => Promise<T>, { key = '' }: { key?: string } = {}) => {
      refuseWithinWrite(database)
      const writing = transact(`${part} ${key}`, tx => withinWrite(database, () => work(tx)))
      underWay.add(writing)
      return await writing.finally(() => underWay.delete(writing))
    },
    listen: (channel, on) => listener.listen(channel, on),
    notify: async (channel, payload) => void (await read('SELECT pg_notify(?, ?)', notification(channel, payload))),
    forgetDeleted: () => Promise.resolve(),
    close: () => (closing ??= end()),
  }

  try {
    await transact('schema', tx => bringUp(tx, { part, place, migrations }))
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** The connection broke off while a transaction was being stored. */
class OutcomeUnknown extends Error {}

/** Writes with the same key wait for each other (advisory lock of the transaction). */
async function transactOnce<T>(pool: pg.Pool, key: string, work: (tx: MigrationTransaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // Lost between two statements: the next one says so.
  const lose = (error: Error) => void (broken = error)
  client.on('error', lose)
  try {
    const digest = createHash('sha256').update(key).digest()
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${digest.readInt32BE(0)}, ${digest.readInt32BE(4)})`)
    const value = await work(transactionOf(client))
    await client.query('COMMIT').catch((error: unknown) => {
      throw isAway(error) ? new OutcomeUnknown('COMMIT', { cause: error }) : error
    })
    return value
  } catch (error) {
    const isLost = isAway(error instanceof OutcomeUnknown ? error.cause : error)
    if (isLost) broken ??= error as Error
    else await client.query('ROLLBACK').catch(lose)
    throw error
  } finally {
    client.off('error', lose)
    client.release(broken)
  }
}

/** The version of each part is kept in a table of all parts. */
async function bringUp(
  tx: MigrationTransaction,
  { part, place, migrations }: Pick<OpenDatabaseOptions, 'part' | 'migrations'> & { place: string },
): Promise<void> {
  const isThere = await tx.get(`SELECT 1 AS one WHERE to_regclass('agent_versions') IS NOT NULL`)
  const noted =
    isThere && (await tx.get<{ version: number }>('SELECT version FROM agent_versions WHERE part = ?', part))
  const found = noted?.version ?? 0
  refuseNewer(`The data '${part}' in ${place}`, found, migrations)
  if (found === newestOf(migrations)) return
  await tx.define('CREATE TABLE IF NOT EXISTS agent_versions (part TEXT PRIMARY KEY, version INTEGER NOT NULL)')
  await runMigrations(tx, found, migrations)
  await tx.run(
    'INSERT INTO agent_versions (part, version) VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET version = excluded.version',
    part,
    newestOf(migrations),
  )
}

function transactionOf(client: Executor): MigrationTransaction {
  const reader: Reader = {
    dialect: 'postgres',
    all: <T>(sql: string, ...values: Value[]) => rowsOf<T>(client, sql, values),
    get: async <T>(sql: string, ...values: Value[]) => (await rowsOf<T>(client, sql, values))[0],
  }
  return {
    ...reader,
    run: async (sql, ...values) => (await client.query(toPostgresSql(sql), toPostgresValues(values))).rowCount ?? 0,
    notify: async (channel, payload) =>
      void (await reader.all('SELECT pg_notify(?, ?)', ...notification(channel, payload))),
    define: async sql => void (await client.query(toPostgresDefinition(sql))),
  }
}

const rowsOf = async <T>(executor: Executor, sql: string, values: readonly Value[]): Promise<T[]> =>
  (await executor.query(toPostgresSql(sql), toPostgresValues(values))).rows as T[]

/** A payload has to be shorter than 8,000 bytes. */
const LONGEST_PAYLOAD = 7_000

function notification(channel: string, payload = ''): Value[] {
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) throw new Error('A notification holds a name, no data')
  return [`agent_${channel}`, payload]
}
