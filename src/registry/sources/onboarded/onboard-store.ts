import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'
import type { OnboardSchema } from '../../../contract/registry.ts'
import { AgentError, messageOf } from '../../../lib/errors.ts'

export type OnboardedSchema = z.infer<typeof OnboardSchema>

/** A tool given at run time, as it is kept. */
export interface OnboardedTool {
  app: string
  schema: OnboardedSchema
}

/** Onboarded tools on disk, so that they survive a restart (interfaces § A). */
export interface OnboardStore {
  load(): OnboardedTool[]
  /** Saves all or nothing; `replace` makes them the application's only ones. */
  save(app: string, schemas: readonly OnboardedSchema[], replace: boolean): void
  removeApplication(app: string): void
  close(): void
}

/** Opens `registry.sqlite` in the state folder. A write is durable against a kill of the process and costs no fsync (WAL). */
export function openOnboardStore(stateFolder: string): OnboardStore {
  let database: DatabaseSync
  try {
    mkdirSync(stateFolder, { recursive: true })
    const file = join(stateFolder, 'registry.sqlite')
    // Headers of endpoints are kept in it: nobody else may read it, nor the files that SQLite makes beside it.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    database = new DatabaseSync(file)
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA busy_timeout = 2000;
      CREATE TABLE IF NOT EXISTS onboarded (
        app TEXT NOT NULL, name TEXT NOT NULL, schema TEXT NOT NULL, position INTEGER PRIMARY KEY AUTOINCREMENT, UNIQUE (app, name));
    `)
  } catch (cause) {
    throw storeFailed(stateFolder, cause)
  }
  const insert = database.prepare(
    'INSERT INTO onboarded (app, name, schema) VALUES (?, ?, ?) ON CONFLICT (app, name) DO UPDATE SET schema = excluded.schema',
  )
  const clear = database.prepare('DELETE FROM onboarded WHERE app = ?')
  const write = (act: () => void) => {
    try {
      database.exec('BEGIN IMMEDIATE')
      act()
      database.exec('COMMIT')
    } catch (cause) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw storeFailed(stateFolder, cause)
    }
  }
  return {
    load: () =>
      (
        database.prepare('SELECT app, schema FROM onboarded ORDER BY position').all() as {
          app: string
          schema: string
        }[]
      ).map(row => ({ app: row.app, schema: JSON.parse(row.schema) as OnboardedSchema })),
    save: (app, schemas, replace) =>
      write(() => {
        if (replace) clear.run(app)
        for (const schema of schemas) insert.run(app, schema.name, JSON.stringify(schema))
      }),
    removeApplication: app => write(() => clear.run(app)),
    close: () => database.close(),
  }
}

const storeFailed = (folder: string, cause: unknown) =>
  new AgentError(
    'STATE_UNWRITABLE',
    507,
    `Onboarded tools cannot be kept in ${folder}: ${messageOf(cause)}. Nothing was changed.`,
    { cause },
  )
