import { onlyOne } from '../../../lib/only-one.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { findUnit } from '../calls/units.ts'
import { fitsUnit, inUnitOf } from '../conditions/field-units.ts'
import { numberOf } from '../dates/periods.ts'
import { isNumbering } from '../entity-model/numbering.ts'
import { stem, wordsOf } from '../language/words.ts'
import { DECIMAL_COMMA, takesNumberAsText } from './coerce.ts'
import { BOOKKEEPING, isRateOf } from './place-value.ts'
import type { ChangeContext, Relative, UnitOfTime, WriteRequest } from './request.ts'
import { labelOf, type Slot } from './slots.ts'
import { unitOfSlot } from './slot-units.ts'
import { isClock } from './clock-values.ts'
import { isBeginning, isEnding, spanSlots } from './span-slots.ts'
import type { Given } from './spans.ts'

/** "two weeks", "an hour later", "half a year earlier": so much time, and in which direction if that is said. */
const TIME = pattern('i')`
  ^(?:by\s+)?(?:another\s+(?=\S+\s+\S))?(?:(half|(?:a\s+)?quarter\s+of)\s+an?|(\S+))(?:\s+(?:more|further|extra))?
  \s+(minute|hour|day|night|week|fortnight|month|year)s?(?:\s+(later|earlier|sooner|more|longer|shorter))?$
`

interface TimeSpan {
  count: number
  unit: UnitOfTime
  by?: 1 | -1
}

/** Halves of a unit in the one below it; of an hour also quarters. */
const HALVES: Readonly<Record<string, [number, UnitOfTime]>> = {
  hour: [30, 'minute'],
  day: [12, 'hour'],
  year: [6, 'month'],
}
const QUARTERS: Readonly<Record<string, [number, UnitOfTime]>> = { hour: [15, 'minute'], year: [3, 'month'] }

/** Units by those that dates are counted in. */
const OTHERWISE: Readonly<Record<string, [number, UnitOfTime]>> = { night: [1, 'day'], fortnight: [2, 'week'] }

function timeIn(text: string): TimeSpan | undefined {
  const [, half, figure = '', said, direction] = TIME.exec(text.trim().replace(/[.!]+$/, '')) ?? []
  if (!said) return undefined
  const name = said.toLowerCase()
  const part = half === undefined ? undefined : (/^half/i.test(half) ? HALVES : QUARTERS)[name]
  if (half !== undefined && !part) return undefined
  const [times, unit] = part ?? OTHERWISE[name] ?? [1, name as UnitOfTime]
  const count = part || /^(?:an?|another|one)$/i.test(figure) ? times : times * numberOf(figure)
  const by = direction === undefined || /more/i.test(direction) ? undefined : /later|longer/i.test(direction) ? 1 : -1
  return Number.isFinite(count) ? { count, unit, ...(by && { by }) } : undefined
}

/** "a month later", "two days earlier": a value that is counted from what it was, not from today. */
export const shiftIn = (text: string): 1 | -1 | undefined => timeIn(text)?.by

const isMoment = (slot: Slot) => slot.schema.format === 'date-time' || isClock(slot)
export const isDay = (slot: Slot): boolean =>
  /^date/.test(String(slot.schema.format ?? '')) || slot.field?.role === 'date'
const isShort = ({ unit }: TimeSpan): boolean => unit === 'minute' || unit === 'hour'

/**
 * "lower the lamp by 20 dollars", "postpone the gala by two weeks", "extend the stay by a day": the only price, the only day, or the end
 * that the verb moves; "reduce bill 5 by 20": the only figure, where no field is named.
 */
export function slotRaised(
  text: string,
  own: Chunk[],
  { operation, verb }: ChangeContext,
  isNamed: boolean,
): Slot | undefined {
  const time = timeIn(text)
  const slots = (operation?.slots ?? []).filter(({ target, name }) => !target && !BOOKKEEPING.test(name))
  if (time) return slotOfTime(time, slots, LASTS.test(verb ?? '') || /\b(?:longer|shorter)\b/i.test(text))
  const literal = own.find(c => c.literal?.kind === 'number')?.literal
  if (literal?.kind !== 'number') return undefined
  if (literal.unit !== 'plain') return onlyOne(slots.filter(({ field, type }) => field?.role === 'money' && type !== 'string')) // oxfmt-ignore
  return literal.measure || isNamed ? undefined : onlyOne(slots.filter(isFigure))
}

const isFigure = ({ type, field }: Slot): boolean => /^(?:integer|number)$/.test(type) && !(field && isNumbering(field))

/** The day that is moved by so much time, or the length that is changed by it. */
function slotOfTime(time: TimeSpan, slots: Slot[], isLasting: boolean): Slot | undefined {
  const days = slots.filter(isShort(time) ? isMoment : isDay)
  const lengths = slots.filter(slot => isFigure(slot) && unitOfSlot(slot)?.quantity === 'time')
  const span = spanSlots(slots)
  // "by a month": no hours that are put into something, where it has a day.
  const long = lengths.filter(slot => isShort(time) || !days.length || unitOfSlot(slot)!.size >= DAY.size)
  return isLasting
    ? (span?.end ??
        onlyOne(long) ??
        onlyOne(long.filter(isDuration)) ??
        onlyOne(days.filter(isEnding)) ??
        onlyOne(days.filter(day => !isBeginning(day))))
    : (onlyOne(days) ?? span?.start ?? onlyOne(lengths))
}

const DAY = findUnit('day')!

/** How long the whole of something lasts, not how late it is. */
const isDuration = ({ words }: Slot): boolean => words.some(word => /^(?:duration|length|lasts?|runtime)$/.test(word))

/** Verbs of how long something lasts: they move its end. */
const LASTS = /^(?:extend|prolong|lengthen|shorten|cut)$/

/** "by half", "by a third" */
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 }
const PART = /^(?:(?:an?|one)\s+)?(half|third|quarter|fifth|tenth)$/i

/** By how much a slot goes up or down, as a text says it; `given` tells in which direction where the text does not. */
export function giveRelative(given: Given, text: string, own: Chunk[], slot: Slot, request: WriteRequest): void {
  const read = relativeIn(given, text, own, slot)
  if ('problem' in read) request.problems.push(read.problem)
  else request.relative[slot.name] = read
}

/** "by 2000": how much, and no year. */
function bareYear([only, ...more]: Chunk[]):
  | { kind: 'number'; value: number; unit: 'plain'; measure?: undefined }
  | undefined {
  const isYear = only?.literal?.kind === 'date' && !more.length && /^\d{4}$/.test(only.text)
  return isYear ? { kind: 'number', value: Number(only.text), unit: 'plain' } : undefined
}

/** For how long or for how much a figure is. */
const PER = /\s(?:an?|per|each|every)\s+(\p{Ll}+)[\s.]*$/u

function relativeIn(given: Given, text: string, own: Chunk[], slot: Slot): Relative | { problem: string } {
  const time = timeIn(text)
  if (isClock(slot) && time && isShort(time)) return { by: (time.by ?? given.by ?? 1) * time.count, unit: time.unit }
  if (isDay(slot)) {
    if (!time || (isShort(time) && !isMoment(slot))) return { problem: `“${text}” is no span of time for the ${labelOf(slot)}` } // oxfmt-ignore
    return { by: (time.by ?? given.by ?? 1) * time.count, unit: time.unit }
  }
  if (!/^(?:integer|number)$/.test(slot.type) && !takesNumberAsText(slot))
    return { problem: `The ${labelOf(slot)} is no number, so it cannot go up or down` }
  if (given.percent !== undefined) return { by: given.percent, percent: true }
  if (DECIMAL_COMMA.test(text)) return { problem: `“${text}” is no amount: write it with a point, such as 2.50` }
  const part = PARTS[PART.exec(text.trim())?.[1]?.toLowerCase() ?? '']
  if (part !== undefined) return { by: given.by! * part, percent: true }
  const literal = own.find(c => c.literal?.kind === 'number')?.literal ?? bareYear(own)
  const measured = time ? { value: time.count, measure: findUnit(time.unit) } : literal?.kind === 'number' ? literal : undefined // oxfmt-ignore
  if (measured?.measure && slot.field && fitsUnit(slot.field, measured.measure))
    return { by: (time?.by ?? given.by!) * inUnitOf(slot.field, measured.value, measured.measure) }
  const units = new Set([...slot.words, ...wordsOf(slot.description)].map(stem))
  const [, period] = PER.exec(text) ?? []
  // "by 15 pounds an hour" of an hourly rate
  const isPeriod = (word: string) => word === period && isRateOf(slot, period)
  const isUnit = (word: string) =>
    units.has(stem(word)) || /^(?:points?|pts|units?|another|more|extra|further)$/.test(word) || isPeriod(word)
  const content = own.filter(c => c.kind !== 'filler' && !wordsOf(c.text).every(isUnit))
  if (literal?.kind !== 'number' || content.length !== 1) return { problem: `“${text}” is no amount` }
  const isPoints =
    literal.unit === 'percent' && (slot.field?.fraction || slot.schema.maximum === 1) && /point/i.test(text)
  return {
    by: given.by! * (isPoints ? literal.value / 100 : literal.value),
    ...(literal.unit === 'percent' && !isPoints && { percent: true }),
  }
}
