import type { TurnOutcome } from '../turn.ts'
import type { KeyPart } from '../understand/entity-model/compound-keys.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { findRecords, type Row } from './find-records.ts'
import type { WriteContext } from './write-context.ts'
import { queryByColumn } from './write-memory.ts'

type Values = Record<string, unknown>

/** What the parameters that name a record together take. */
export const valuesOfParts = (row: Row, parts: readonly KeyPart[] = []): Values =>
  Object.fromEntries(parts.map(({ parameter, column }) => [parameter, row[column]]))

/**
 * What the path of each record takes beside its own key, where several parameters name a record together: the rest of its
 * own key, and all parts of the key of the record that it is under (`owner` and `repo` of an issue), which is looked up.
 */
export async function addressesOf(
  rows: readonly Row[],
  operation: WriteOperation,
  context: WriteContext,
): Promise<{ addresses: Values[] } | { outcome: TurnOutcome }> {
  const addresses = rows.map(row => valuesOfParts(row, operation.keyParts))
  for (const slot of operation.slots.filter(one => one.keyParts)) {
    const parent = context.knowledge.model.entities.get(slot.target!)!
    const link = operation.entity.fields.find(field => field.target === parent.key)
    const looked = new Map<unknown, Values>()
    for (const [at, row] of rows.entries()) {
      const key = link ? row[link.column] : undefined
      if (typeof key !== 'string' && typeof key !== 'number') continue
      if (!looked.has(key)) {
        const column = link!.targetColumn ?? parent.idField!.column
        const found = await findRecords(queryByColumn(parent, column, key), context, false)
        if ('outcome' in found) return found
        looked.set(key, valuesOfParts(found.rows[0]!, slot.keyParts))
      }
      Object.assign(addresses[at]!, looked.get(key))
    }
  }
  return { addresses }
}

/** The same of an order that was made before. */
export const addressIn = (order: Values, { slots, keyParts = [] }: WriteOperation): Values => {
  const names = [...keyParts, ...slots.flatMap(slot => slot.keyParts ?? [])].map(part => part.parameter)
  return Object.fromEntries(names.flatMap(name => (order[name] === undefined ? [] : [[name, order[name]] as const])))
}
