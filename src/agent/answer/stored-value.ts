import { parseJson } from '../../lib/json.ts'
import type { Slot } from '../understand/writes/slots.ts'
import type { Row } from './find-records.ts'

/** The value of a slot in a flattened row; lists are kept there as JSON. */
export function storedValue(row: Row, slot: Slot): unknown {
  const value = row[slot.name] ?? (slot.field ? row[slot.field.column] : undefined)
  return (slot.type === 'array' || slot.type === 'object') && typeof value === 'string'
    ? (parseJson(value) ?? undefined)
    : value
}
