import type { z } from 'zod'
import type { OnboardSchema } from '../../../contract/registry.ts'
import type { Database } from '../../../store/contract.ts'
import type { Replicas } from '../../state/replicas.ts'

export type OnboardedSchema = z.infer<typeof OnboardSchema>

/** A tool given at run time, as it is kept. */
export interface OnboardedTool {
  app: string
  schema: OnboardedSchema
}

/** Onboarded tools, kept so that they survive a restart and every replica has them (interfaces § A). */
export interface OnboardStore {
  /** All tools, those of one application, or some of those, in the order in which they came. */
  load(app?: string, names?: readonly string[]): Promise<OnboardedTool[]>
  /** Saves all or nothing; `replace` makes them the application's only ones. */
  save(app: string, schemas: readonly OnboardedSchema[], replace: boolean): Promise<void>
  removeApplication(app: string): Promise<void>
}

const KEEP =
  'INSERT INTO onboarded (app, name, schema) VALUES (?, ?, ?) ON CONFLICT (app, name) DO UPDATE SET schema = excluded.schema'
const REMOVE = 'DELETE FROM onboarded WHERE app = ?'

/** The onboarded tools of a database. Whatever is saved is told to the other replicas with it. */
export function createOnboardStore(database: Database, replicas: Replicas): OnboardStore {
  return {
    async load(app, names) {
      const wanted = [...new Set(names)]
      const conditions = [
        ...(app === undefined ? [] : ['app = ?']),
        ...(names ? [`name IN (${wanted.map(() => '?').join(', ')})`] : []),
      ]
      const rows = await database.all<{ app: string; schema: string }>(
        `SELECT app, schema FROM onboarded ${conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''} ORDER BY position`,
        ...(app === undefined ? [] : [app]),
        ...wanted,
      )
      return rows.map(row => ({ app: row.app, schema: JSON.parse(row.schema) as OnboardedSchema }))
    },
    save: (app, schemas, replace) =>
      database.write(
        async tx => {
          if (replace) await tx.run(REMOVE, app)
          for (const schema of schemas) await tx.run(KEEP, app, schema.name, JSON.stringify(schema))
          await replicas.tell({ kind: 'onboarded', app }, tx)
        },
        { key: `onboarded ${app}`, durable: true },
      ),
    removeApplication: app =>
      database.write(
        async tx => {
          await tx.run(REMOVE, app)
          await replicas.tell({ kind: 'onboarded', app }, tx)
        },
        { key: `onboarded ${app}`, durable: true },
      ),
  }
}
