import { Flow, FlowDefinition, FLOWS_APP } from '../../contract/flow.ts'
import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Database, Reader, Transaction } from '../../store/contract.ts'
import { inputSchemaOf, outputSchemaOf } from './flow-schemas.ts'

/** Saved flows, beside the conversations. */
export interface FlowStore {
  list(): Promise<Flow[]>
  find(name: string): Promise<Flow | undefined>
  /** True for a row that cannot be read too: it can be replaced and deleted. */
  has(name: string): Promise<boolean>
  /** Adds one; undefined when the name is taken, then nothing is changed. */
  add(name: string, definition: FlowDefinition): Promise<Flow | undefined>
  /** Adds or replaces. */
  put(name: string, definition: FlowDefinition): Promise<{ flow: Flow; isNew: boolean }>
  delete(name: string): Promise<boolean>
  /** Told after every change, those of other replicas too; returns what ends that. */
  onChange(listener: () => void): () => void
  /** How many changes there were since the start. */
  changes(): number
  close(): void
}

interface Row {
  name: string
  definition: string
  created_at: string
  updated_at: string
}

/** The channel of the store that tells of changes. */
const CHANNEL = 'flows'
const KEY = { key: CHANNEL }
const INSERT = 'INSERT INTO flows (name, definition, created_at, updated_at) VALUES (?1, ?2, ?3, ?3) ON CONFLICT (name)'

/**
 * The flows in the database of the conversations. A row that is no flow (another version wrote it, or somebody edited
 * it) is left out and logged: it never takes the server or the other flows down.
 */
export async function openFlowStore(database: Database, logger?: Logger): Promise<FlowStore> {
  const read = (row: Row): Flow | undefined => {
    try {
      return toFlow(row)
    } catch (error) {
      logger?.warn({ event: 'flow_unreadable', flow: row.name, error: messageOf(error) })
      return undefined
    }
  }
  /** Looked at with every message: read anew only after a change. */
  let known: Promise<Flow[]> | undefined
  const listeners = new Set<() => void>()
  let changes = 0
  const stopListening = await database.listen(CHANNEL, () => {
    known = undefined
    changes++
    listeners.forEach(listener => listener())
  })
  const readAll = async () =>
    (await database.all<Row>('SELECT * FROM flows ORDER BY name')).flatMap(row => read(row) ?? [])
  const list = () => {
    if (known) return known
    const reading = readAll()
    known = reading
    // What could not be read is read again.
    reading.catch(() => known === reading && (known = undefined))
    return reading
  }
  const change = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    try {
      return await database.write(work, KEY)
    } finally {
      known = undefined
    }
  }
  const exists = async (reader: Reader, name: string) =>
    (await reader.get('SELECT 1 AS one FROM flows WHERE name = ?', name)) !== undefined
  return {
    list,
    find: async name => (await list()).find(flow => flow.name === name),
    has: name => exists(database, name),
    add: (name, definition) =>
      change(async tx => {
        const now = new Date().toISOString()
        const row = await tx.get<Row>(`${INSERT} DO NOTHING RETURNING *`, name, JSON.stringify(definition), now)
        if (row) await tx.notify(CHANNEL, name)
        return row && toFlow(row)
      }),
    put: (name, definition) =>
      change(async tx => {
        const isNew = !(await exists(tx, name))
        const now = new Date().toISOString()
        const row = await tx.get<Row>(
          `${INSERT} DO UPDATE SET definition = excluded.definition, updated_at = excluded.updated_at RETURNING *`,
          name,
          JSON.stringify(definition),
          now,
        )
        await tx.notify(CHANNEL, name)
        return { flow: toFlow(row!), isNew }
      }),
    delete: name =>
      change(async tx => {
        const isGone = (await tx.run('DELETE FROM flows WHERE name = ?', name)) > 0
        if (isGone) await tx.notify(CHANNEL, name)
        return isGone
      }),
    onChange: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changes: () => changes,
    close: stopListening,
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
