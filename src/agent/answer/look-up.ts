import type { TurnOutcome } from '../turn.ts'
import type { RecordValues } from '../understand/writes/request.ts'
import { addLabel, type Labels } from './describe-change.ts'
import { nameOf } from './describe-selection.ts'
import { findRecords, type Row } from './find-records.ts'
import { valuesOfParts } from './key-parts.ts'
import type { Slot } from '../understand/writes/slots.ts'
import { storedValue } from './stored-value.ts'
import type { WriteContext } from './write-context.ts'

/** Where a reference is an address (`iri-reference`): that of the record, as JSON-LD and hyperlinked serializers write it. */
const addressFor = (row: Row, { schema }: Slot): unknown =>
  /^[iu]ri(?:-reference)?$/.test(String(schema.format))
    ? ['@id', 'url', 'href'].map(column => row[column]).find(value => typeof value === 'string' && value.includes('/'))
    : undefined

/** Looks up the records that a new one points to, and sets their keys. */
export async function lookUp(
  { values, references }: RecordValues,
  labels: Labels,
  context: WriteContext,
  slots: readonly Slot[],
): Promise<{ values: Record<string, unknown> } | { outcome: TurnOutcome }> {
  const out = structuredClone(values)
  for (const { parameter, query, label, column } of references) {
    const found = await findRecords(query, context, false)
    if ('outcome' in found) return found
    const entity = context.knowledge.model.entities.get(query.root.entity)!
    const [row] = found.rows as [Row, ...Row[]]
    const slot = slots.find(({ name }) => name === parameter)
    if (column !== undefined) {
      out[parameter] = slot ? storedValue(row, slot) : row[column]
      continue
    }
    const parts = slot?.keyParts
    const id = (slot && addressFor(row, slot)) ?? row[parts?.at(-1)!.column ?? entity.idField?.column ?? 'id']
    Object.assign(out, valuesOfParts(row, parts))
    const [list, at, key] = parameter.split('.')
    const inside =
      at !== undefined && key !== undefined && Array.isArray(out[list!])
        ? (out[list!] as Record<string, unknown>[])[Number(at)]
        : undefined
    if (inside && key) inside[key] = id
    else out[parameter] = slot?.type === 'array' ? [id] : id
    // Which record was found is told by its whole name, whatever part of it was said.
    addLabel(labels, parameter, id, entity.nameFields.length ? nameOf(row, entity) : label)
  }
  return { values: out }
}
