import { parseJson } from '../../lib/json.ts'
import type { Slot } from '../understand/writes/slots.ts'
import { writeDuration } from '../understand/entity-model/iso-durations.ts'
import { writeDate } from '../understand/entity-model/date-writing.ts'
import { writeNumberAsText } from '../understand/entity-model/text-numbers.ts'
import type { Row } from './find-records.ts'

/** The value of a slot in a flattened row, as the service writes it: lists are kept there as JSON, texts that are numbers as such. */
export function storedValue(row: Row, slot: Slot): unknown {
  const value = row[slot.name] ?? (slot.field ? row[slot.field.column] : undefined)
  if (typeof value === 'number' && slot.type === 'string' && slot.field?.landsAs === 'number')
    return writeNumberAsText(value, slot.schema, slot.field.sample)
  if (typeof value === 'boolean' && slot.field?.landsAs === 'flag') return String(value)
  if (typeof value === 'number' && slot.field?.landsAs === 'hours')
    return writeDuration(value, slot.field.sample ?? slot.schema.format)
  if (typeof value === 'string' && slot.type === 'string' && slot.field?.landsAs === 'list') {
    const items = parseJson(value)
    return Array.isArray(items) ? items.join(', ') : value
  }
  const writing = slot.field?.writing
  if (writing && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return writeDate(value, writing)
  return (slot.type === 'array' || slot.type === 'object') && typeof value === 'string'
    ? (parseJson(value) ?? undefined)
    : value
}
