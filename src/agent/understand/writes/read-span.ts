import { writeDate, statedWriting } from '../entity-model/date-writing.ts'
import { findUnit } from '../calls/units.ts'
import { inUnitOf } from '../conditions/field-units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Measured } from '../requests/read-message.ts'
import { free, isGiven, type NewRecord } from './new-record.ts'
import { fieldOfSlot, isInUnitOf } from './slot-units.ts'
import type { Slot } from './slots.ts'
import { spanSlots } from './span-slots.ts'

/** A moment as a slot wants it: in the writing of the service, with a time or without one. */
export function momentIn(slot: Slot, day: string, time = '00:00'): unknown {
  const writing = statedWriting(slot.schema) ?? slot.field?.writing
  const iso = `${day}T${time}:00Z`
  if (writing) return writeDate(iso, writing)
  return slot.schema.format === 'date-time' ? iso : day
}

/** A figure in a unit goes to the one free slot that is in a unit of the same quantity: "4.1 kg" of a weight. */
export function readMeasured(record: NewRecord): void {
  for (const chunk of record.chunks) {
    const measure = measureOf(record, chunk)
    if (!measure || record.taken.has(chunk)) continue
    const fits = free(record).filter(slot => isInUnitOf(slot, measure.measure))
    const [slot] = fits
    if (fits.length !== 1 || !slot) continue
    const value = inUnitOf(fieldOfSlot(slot), measure.value, measure.measure)
    if (slot.type === 'integer' && !Number.isInteger(value)) continue
    record.values[slot.name] = value
    takeMeasured(record, chunk)
  }
}

/** "for 2 hours", "for a week": where a start is given and there is an end, the end is that much later. */
export function readLength(record: NewRecord): void {
  const span = spanSlots(record.slots)
  if (!span || isGiven(record, span.end) || !isGiven(record, span.start)) return
  const lengths = record.chunks.filter(c => !record.taken.has(c) && measureOf(record, c)?.measure.quantity === 'time')
  const [chunk] = lengths
  const start = Date.parse(String(record.values[span.start.name]))
  if (lengths.length !== 1 || !chunk || Number.isNaN(start)) return
  const end = later(new Date(start), measureOf(record, chunk)!)
  if (!end) return
  const isDay = span.end.schema.format !== 'date-time'
  if (isDay && end.getUTCHours() + end.getUTCMinutes() > 0) return
  record.values[span.end.name] = isDay ? end.toISOString().slice(0, 10) : end.toISOString().replace('.000', '')
  takeMeasured(record, chunk)
}

/** Months and years are counted by the calendar, all else by its length. */
function later(start: Date, { value, measure }: Length): Date | undefined {
  const end = new Date(start)
  if (/^month/.test(measure.name)) end.setUTCMonth(end.getUTCMonth() + value)
  else if (/^year/.test(measure.name)) end.setUTCFullYear(end.getUTCFullYear() + value)
  else end.setTime(end.getTime() + value * measure.size * 1000)
  return Number.isNaN(end.getTime()) ? undefined : end
}

interface Length {
  value: number
  measure: Measured
}

/** A figure with its unit; "3 nights" last as long as three days. */
function measureOf({ chunks }: NewRecord, chunk: Chunk): Length | undefined {
  const { literal } = chunk
  if (literal?.kind !== 'number') return undefined
  const isNights = /^nights?$/i.test(chunks[chunks.indexOf(chunk) + 1]?.text ?? '')
  const measure = literal.measure ?? (isNights ? findUnit('day') : undefined)
  return measure && { value: literal.value, measure }
}

/** Takes a number and the word for its unit. */
function takeMeasured(record: NewRecord, chunk: Chunk): void {
  record.taken.add(chunk)
  const next = record.chunks[record.chunks.indexOf(chunk) + 1]
  if (next?.from === chunk.to && (findUnit(next.text) || /^nights?$/i.test(next.text))) record.taken.add(next)
}
