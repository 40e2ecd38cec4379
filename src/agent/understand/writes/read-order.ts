import { type Literal, type Message, readMessage } from '../requests/read-message.ts'

/** Verbs of keeping what has happened. */
const HAS_HAPPENED = /^\W*(?:log|record|report|note|enter)\b/i
/** Those of keeping what was done, whenever that is told without its week. */
const WAS_DONE = /^\W*(?:log|record)\b/i
const WEEKDAY = /^(?:on\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i

/** Reads an order: what it asks for is to come, unless it only keeps what has happened. */
export function readOrder(text: string, now: Date): Message {
  const message = readMessage(text, now, !HAS_HAPPENED.test(text))
  if (!WAS_DONE.test(text)) return message
  const today = now.toISOString().slice(0, 10)
  return { ...message, literals: message.literals.map(literal => before(literal, today)) }
}

/** "log 2 hours for Monday": the last one, however near the next one is. */
const before = (literal: Literal, today: string): Literal =>
  literal.kind === 'date' && literal.first > today && WEEKDAY.test(literal.text)
    ? { ...literal, first: weekBefore(literal.first), last: weekBefore(literal.last) }
    : literal

const weekBefore = (day: string): string => new Date(Date.parse(day.slice(0, 10)) - WEEK).toISOString().slice(0, 10)
const WEEK = 7 * 24 * 60 * 60 * 1000
