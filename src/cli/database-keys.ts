import { keyExists } from '../lib/errors.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { isActive, KeyRecord, type KeyStore, type ListedKey } from '../http/access/key-record.ts'
import type { Logger } from '../lib/logger.ts'
import { messageOf } from '../lib/errors.ts'
import type { Migration, Reader } from '../store/contract.ts'
import { openDatabase } from '../store/open-database.ts'

const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    up: tx =>
      tx.define(`
        CREATE TABLE api_keys (
          id TEXT PRIMARY KEY, name TEXT NOT NULL, scope TEXT NOT NULL, sha256 TEXT NOT NULL,
          created_at TEXT NOT NULL, expires_at TEXT, revoked_at TEXT, last_used TEXT
        );
      `),
  },
]
const CHANNEL = 'api_keys'
const ALL =
  'SELECT id, name, scope, sha256, created_at, expires_at, revoked_at, last_used FROM api_keys ORDER BY created_at, id'

/** How often the keys are read again although nobody told of a change, in milliseconds: a message may get lost. */
const SWEEP = 30_000

/**
 * Keys in a database that replicas share. They are held in memory, so that no request waits for the database; a change is
 * told to every replica by the database itself. While it is away, the keys are those that were there before.
 */
export async function openDatabaseKeys({ settings, stateFolder }: LoadedSettings, logger?: Logger): Promise<KeyStore> {
  const { url } = settings.database
  const database = await openDatabase({
    part: 'keys',
    stateFolder,
    file: 'keys.sqlite',
    url,
    connections: 2,
    migrations: MIGRATIONS,
    logger,
  })
  let known = await readKeys(database)
  const renew = () =>
    readKeys(database).then(
      keys => void (known = keys),
      (error: unknown) => logger?.warn({ event: 'keys_not_read_again', error: messageOf(error) }),
    )
  const stop = await database.listen(CHANNEL, () => void renew())
  const sweep = setInterval(() => void renew(), SWEEP)
  sweep.unref()
  return {
    find: id => known.get(id),
    list: async () => [...(known = await readKeys(database)).values()],
    add: async record => {
      await database.write(
        async tx => {
          const keys = await readKeys(tx)
          if ([...keys.values()].some(other => other.name === record.name && isActive(other, Date.now())))
            throw keyExists(record.name)
          await tx.run(
            'INSERT INTO api_keys (id, name, scope, sha256, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
            record.id,
            record.name,
            record.scope,
            record.sha256,
            record.created_at,
            record.expires_at,
          )
          await tx.notify(CHANNEL)
        },
        { key: CHANNEL },
      )
    },
    revoke: async (name, at) =>
      await database.write(
        async tx => {
          const found = [...(await readKeys(tx)).values()].find(key => key.name === name && key.revoked_at === null)
          if (!found) return undefined
          const revoked = { ...found, revoked_at: at.toISOString() }
          await tx.run('UPDATE api_keys SET revoked_at = ? WHERE id = ?', revoked.revoked_at, found.id)
          await tx.notify(CHANNEL)
          return revoked
        },
        { key: CHANNEL },
      ),
    noteUse: (id, day) => {
      database
        .run('UPDATE api_keys SET last_used = ? WHERE id = ?', day, id)
        .catch((error: unknown) => logger?.debug({ event: 'key_use_not_noted', error: messageOf(error) }))
    },
    close: async () => {
      clearInterval(sweep)
      stop()
      await database.close()
    },
  }
}

async function readKeys(database: Reader): Promise<Map<string, ListedKey>> {
  const rows = await database.all(ALL)
  return new Map(
    rows.map(row => {
      const record = KeyRecord.parse(row)
      return [record.id, { ...record, last_used: (row['last_used'] as string | null) ?? null }]
    }),
  )
}
