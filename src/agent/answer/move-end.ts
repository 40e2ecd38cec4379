import type { WriteOperation } from '../understand/writes/operations.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import { spanSlots } from '../understand/writes/span-slots.ts'
import type { Row } from './find-records.ts'
import { storedValue } from './stored-value.ts'

type Values = Record<string, unknown>

/** Verbs by which the whole of something goes to another time (Levin, 1993, 11 and 30: of sending and of delaying). */
const MOVES =
  /\b(?:move|moved|moves|moving|reschedul\w+|postpon\w+|shift\w*|push\w*|delay\w*|put (?:back|off|forward)|bring forward|advance\w*|rebook\w*)\b/i

/**
 * A span of time whose start changes takes its end with it, of the same length: where it would end before it starts, where it lay
 * within one day that is another one now, and where the message moves it. An end that is told itself stays.
 */
export function moveEnd(row: Row, values: Values, { slots }: WriteOperation, message: string): Values {
  const span = spanSlots(slots)
  if (!span || !(span.start.name in values) || span.end.name in values) return values
  const was = storedValue(row, span.start)
  const end = storedValue(row, span.end)
  const [before, after, last] = [was, values[span.start.name], end].map(momentOf)
  if (before === undefined || after === undefined || last === undefined || before === after || last < before)
    return values
  const isInOneDay = String(was).length > 10 && dayOf(before) === dayOf(last)
  if (after < last && !(isInOneDay && dayOf(after) !== dayOf(before)) && !testIn(message, MOVES)) return values
  return { ...values, [span.end.name]: later(end, after - before) }
}

const DAY = 86_400_000
const dayOf = (moment: number): number => Math.floor(moment / DAY)

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2})(:\d{2})?(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** A moment by the clock of where it is written, in milliseconds; a number as it is. */
function momentOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const [, day, , time = '00:00', seconds = ':00'] = MOMENT.exec(String(value ?? '')) ?? []
  const moment = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${seconds}Z`)
  return Number.isNaN(moment) ? undefined : moment
}

/** So much later, in the same writing. */
function later(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by
  const [, , joint, , seconds = '', fraction = '', zone = ''] = MOMENT.exec(String(value))!
  const moved = new Date(momentOf(value)! + by).toISOString()
  return joint === undefined
    ? moved.slice(0, 10)
    : `${moved.slice(0, 10)}${joint}${moved.slice(11, 16)}${seconds && moved.slice(16, 19)}${fraction}${zone}`
}
