import type { Chunk } from '../chunks/chunk.ts'
import { findUnit } from '../calls/units.ts'
import { fitsUnit, inUnitOf } from '../conditions/field-units.ts'
import { numberOf } from '../dates/periods.ts'
import { stem, wordsOf } from '../language/words.ts'
import { BOOKKEEPING } from './place-value.ts'
import type { ChangeContext, Relative, UnitOfTime, WriteRequest } from './request.ts'
import { labelOf, type Slot } from './slots.ts'
import { spanSlots } from './span-slots.ts'
import type { Given } from './spans.ts'

/** "two weeks", "an hour later", "half a year earlier": so much time, and in which direction if that is said. */
const TIME =
  /^(?:by\s+)?(?:(half)\s+an?|(\S+))(?:\s+(?:more|further|extra))?\s+(minute|hour|day|week|fortnight|month|year)s?(?:\s+(later|earlier|sooner|more))?$/i

interface TimeSpan {
  count: number
  unit: UnitOfTime
  by?: 1 | -1
}

/** Halves of a unit in the one below it. */
const HALVES: Readonly<Record<string, [number, UnitOfTime]>> = {
  hour: [30, 'minute'],
  day: [12, 'hour'],
  year: [6, 'month'],
}

function timeIn(text: string): TimeSpan | undefined {
  const [, half, figure, unit, direction] = TIME.exec(text.trim().replace(/[.!]+$/, '')) ?? []
  if (!unit) return undefined
  const whole = /^(?:an?|another|one)$/i.test(figure ?? '') ? 1 : numberOf(figure ?? 'x')
  const halved = half ? HALVES[unit.toLowerCase()] : undefined
  if (half ? !halved : !Number.isFinite(whole)) return undefined
  const [count, one] = halved ?? (unit.toLowerCase() === 'fortnight' ? [2 * whole, 'week' as const] : [whole, unit.toLowerCase() as UnitOfTime]) // oxfmt-ignore
  const by = direction === undefined || /more/i.test(direction) ? undefined : /later/i.test(direction) ? 1 : -1
  return { count, unit: one, ...(by && { by }) }
}

/** "a month later", "two days earlier": a value that is counted from what it was, not from today. */
export const shiftIn = (text: string): 1 | -1 | undefined => timeIn(text)?.by

const isMoment = ({ schema }: Slot) => schema.format === 'date-time'
export const isDay = (slot: Slot): boolean =>
  /^date/.test(String(slot.schema.format ?? '')) || slot.field?.role === 'date'
const isShort = ({ unit }: TimeSpan): boolean => unit === 'minute' || unit === 'hour'

/** "lower the lamp by 20 dollars", "postpone the gala by two weeks": the only price, or the only day of what the verb moves. */
export function slotRaised(text: string, own: Chunk[], { operation }: ChangeContext): Slot | undefined {
  const literal = own.find(c => c.literal?.kind === 'number')?.literal
  const time = timeIn(text)
  const slots = (operation?.slots ?? []).filter(({ target, name }) => !target && !BOOKKEEPING.test(name))
  const isMoney = literal?.kind === 'number' && /^(?:money|percent)$/.test(literal.unit)
  const isPrice = ({ field, type }: Slot) => field?.role === 'money' && type !== 'string'
  const fits = isMoney ? slots.filter(isPrice) : time ? slots.filter(isShort(time) ? isMoment : isDay) : []
  const span = isMoney ? undefined : spanSlots(slots)
  return fits.length === 1 ? fits[0] : span?.start
}

/** "by half", "by a third" */
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 }
const PART = /^(?:(?:an?|one)\s+)?(half|third|quarter|fifth|tenth)$/i

/** By how much a slot goes up or down, as a text says it; `given` tells in which direction where the text does not. */
export function giveRelative(given: Given, text: string, own: Chunk[], slot: Slot, request: WriteRequest): void {
  const read = relativeIn(given, text, own, slot)
  if ('problem' in read) request.problems.push(read.problem)
  else request.relative[slot.name] = read
}

function relativeIn(given: Given, text: string, own: Chunk[], slot: Slot): Relative | { problem: string } {
  const time = timeIn(text)
  if (isDay(slot)) {
    if (!time || (isShort(time) && !isMoment(slot))) return { problem: `“${text}” is no span of time for the ${labelOf(slot)}` } // oxfmt-ignore
    return { by: (time.by ?? given.by ?? 1) * time.count, unit: time.unit }
  }
  if (!/^(?:integer|number)$/.test(slot.type))
    return { problem: `The ${labelOf(slot)} is no number, so it cannot go up or down` }
  if (given.percent !== undefined) return { by: given.percent, percent: true }
  const part = PARTS[PART.exec(text.trim())?.[1]?.toLowerCase() ?? '']
  if (part !== undefined) return { by: given.by! * part, percent: true }
  const literal = own.find(c => c.literal?.kind === 'number')?.literal
  const measured = time ? { value: time.count, measure: findUnit(time.unit) } : literal?.kind === 'number' ? literal : undefined // oxfmt-ignore
  if (measured?.measure && slot.field && fitsUnit(slot.field, measured.measure))
    return { by: given.by! * inUnitOf(slot.field, measured.value, measured.measure) }
  const units = new Set([...slot.words, ...wordsOf(slot.description)].map(stem))
  const isUnit = (word: string) => units.has(stem(word)) || /^(?:points?|pts|units?)$/.test(word)
  const content = own.filter(c => c.kind !== 'filler' && !wordsOf(c.text).every(isUnit))
  if (literal?.kind !== 'number' || content.length !== 1) return { problem: `“${text}” is no amount` }
  const isPoints =
    literal.unit === 'percent' && (slot.field?.fraction || slot.schema.maximum === 1) && /point/i.test(text)
  return {
    by: given.by! * (isPoints ? literal.value / 100 : literal.value),
    ...(literal.unit === 'percent' && !isPoints && { percent: true }),
  }
}
