import type { DatabaseSync } from 'node:sqlite'
import { Flow, FlowDefinition, FLOWS_APP } from '../../contract/flow.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import { inputSchemaOf, outputSchemaOf } from './flow-schemas.ts'

/** Saved flows on disk, beside the conversations. */
export interface FlowStore {
  list(): Flow[]
  find(name: string): Flow | undefined
  /** True for a row that cannot be read too: it can be replaced and deleted. */
  has(name: string): boolean
  /** Adds or replaces. */
  save(name: string, definition: FlowDefinition): Flow
  delete(name: string): boolean
}

interface Row {
  name: string
  definition: string
  created_at: string
  updated_at: string
}

/**
 * The flows in the database of the conversations. A row that is no flow (another version wrote it, or somebody edited
 * it) is left out and logged: it never takes the server or the other flows down.
 */
export function createFlowStore(store: SessionStore, logger?: Logger): FlowStore {
  store.write(database =>
    database.exec(
      'CREATE TABLE IF NOT EXISTS flows (name TEXT PRIMARY KEY, definition TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL) STRICT',
    ),
  )
  const read = (row: Row): Flow | undefined => {
    try {
      return toFlow(row)
    } catch (error) {
      logger?.warn({ event: 'flow_unreadable', flow: row.name, error: messageOf(error) })
      return undefined
    }
  }
  /** Looked at with every message: read anew only after a change. */
  let known: Flow[] | undefined
  const list = () =>
    (known ??= store
      .read(database => database.prepare('SELECT * FROM flows ORDER BY name').all() as unknown as Row[])
      .flatMap(row => read(row) ?? []))
  const change = <T>(work: (database: DatabaseSync) => T): T => {
    known = undefined
    return store.write(work)
  }
  const select = (name: string) =>
    store.read(database => database.prepare('SELECT * FROM flows WHERE name = ?').get(name) as Row | undefined)
  return {
    list,
    find: name => list().find(flow => flow.name === name),
    has: name => select(name) !== undefined,
    save: (name, definition) =>
      change(database => {
        const now = new Date().toISOString()
        const row = database
          .prepare(
            `INSERT INTO flows (name, definition, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)
               ON CONFLICT (name) DO UPDATE SET definition = excluded.definition, updated_at = excluded.updated_at
               RETURNING *`,
          )
          .get(name, JSON.stringify(definition), now)
        return toFlow(row as unknown as Row)
      }),
    delete: name => change(database => database.prepare('DELETE FROM flows WHERE name = ?').run(name).changes > 0),
  }
}

function toFlow({ name, definition, created_at, updated_at }: Row): Flow {
  const parts = FlowDefinition.parse(JSON.parse(definition))
  return Flow.parse({
    name,
    ...parts,
    tool: `${FLOWS_APP}_${name}`,
    read_only: parts.tools.every(tool => tool.read_only),
    input_schema: inputSchemaOf(parts.parameters),
    output_schema: outputSchemaOf(parts.plan),
    created_at,
    updated_at,
  })
}
