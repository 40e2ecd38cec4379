import type { Run } from '../run/create-run.ts'
import type { Operation } from '../understand/entity-model/catalogue-model.ts'
import { keyFor } from '../understand/writes/key-values.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import type { Row } from './find-records.ts'

type Args = Record<string, unknown>

/** More records than this are not read again one by one. */
const MOST_READ = 10

/** How a record that an order is about is read by itself: the operation and the arguments, as far as the order has them. */
function readingOf({ entity, idParameter }: WriteOperation, order: Args): { tool: string; args: Args } | undefined {
  const id = idParameter === undefined ? undefined : order[idParameter]
  if (id === undefined || id === null) return undefined
  const reads = (operation: Operation) => operation.action === 'read' && operation.idParameter !== undefined
  for (const { tool, idParameter: key, parameters, inputSchema } of entity.operations.filter(reads)) {
    const args: Args = { [key!]: keyFor(key!, id, inputSchema) }
    for (const { name, required } of parameters)
      if (required && name !== key && order[name] !== undefined) args[name] = order[name]
    if (parameters.every(({ name, required }) => !required || name in args)) return { tool, args }
  }
  return undefined
}

/**
 * The records that orders are about as they are now, each by the service's own operation for one record; null for one that is
 * no longer there. Undefined where that is not cheap (the service has no such operation, or there are more than ten) or where
 * one could not be read. A service that lets its answers be cached may give them as old as it allows.
 */
export async function rereadRecords(
  operation: WriteOperation,
  orders: readonly Args[],
  run: Run,
): Promise<(Row | null)[] | undefined> {
  const readings = orders.map(order => readingOf(operation, order))
  if (!orders.length || orders.length > MOST_READ || readings.includes(undefined)) return undefined
  const steps = readings.map((reading, at) => ({ id: `now${at + 1}`, ...reading! }))
  const ran = await run.execute({ steps, answer: { kind: 'record' }, confidence: 1 })
  if (ran.failure) return undefined
  return steps.map(({ id }) => ran.results.get(id)?.rows[0] ?? null)
}
