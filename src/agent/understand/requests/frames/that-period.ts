import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { type Literal, readMessage } from '../read-message.ts'

/**
 * A time that stands in front, and is pointed back to by its unit: "September 2026, number of tours that month?", "for Q4, how many tours began in
 * the quarter?". The question is put with the time itself.
 */
const UNIT = fragment`(?<unit>day|date|week|month|quarter|year|period|time ?frame|time span|timespan|window|interval|range|stretch)`
const POINTER = pattern('iu')`
  (?: (?:in|on|during|within|over|for|throughout|inside))? (?:that|this same|the same|the said|the) (?:very |same |whole |entire )?${UNIT}
  (?=\W*$|,| (?:and|by|per|at|from|with|of
  \ (?:our|the|my))\b)
`
/** "for the window March 8 through March 14, …", "for the period 2024": that it is a time says nothing more; a year is one by itself. */
const CALLED = pattern('iu')`
  ^(?<lead>\W*)(?:for|in|during|over|within|across|taking|considering|looking at) (?:the|a)
  \ (?:period|time ?frame|time span|timespan|window|interval|range|date range|stretch)
  (?: (?:of|from|between|running from|going from))?,? (?=\p{L}* ?\d)(?<year>\d{4}(?![\d-]| ?(?:to|through|until|and|–)))?
`
/** What may stand around the time in front. */
const AROUND =
  /^\W*(?:(?:for|in|on|of|about|take|taking|regarding|during|within|over|the|month of|period|window|quarter|week|as for|and|so)\s+)*$/iu
const AROUND_BEHIND = /^\s*(?:only|alone)?\s*(?:[,:;–—]|\s-|\.)\s+/u

type Day = Extract<Literal, { kind: 'date' }>

/** The time as it is said behind what happened then. */
function said({ text, grain, first, last }: Day): string {
  if (/^(?:between|from|since|before|after|until|last|this|next|yesterday|today|tomorrow)\b/i.test(text))
    return text[0]!.toLowerCase() + text.slice(1)
  if (first !== last && (grain === 'day' || grain === 'range')) return `from ${text}`
  return `${first === last ? 'on' : 'in'} ${text}`
}

/** Whether a time may be called so: "that month" of a month, "the window" of any. */
const isSuch = (unit: string, { grain, first, last }: Day): boolean =>
  /^(?:period|time|timespan|window|interval|range|stretch)/i.test(unit) ||
  unit.toLowerCase() === grain ||
  (/^(?:day|date)$/i.test(unit) && first === last)

export function sayThatPeriod(message: string, now: Date): string {
  const text = replaceIn(message, CALLED, (_, lead = '', year = '') => `${lead}${year ? `in ${year}` : 'from '}`)
  if (!testIn(text, POINTER)) return text
  const { text: read, tokens, literals } = readMessage(text, now)
  const days = literals.filter(literal => literal.kind === 'date')
  const [day] = days
  if (!day || days.length > 1) return text
  const behind = read.slice(tokens[day.to - 1]!.end)
  const joint = AROUND_BEHIND.exec(behind)
  if (!joint || !AROUND.test(read.slice(0, tokens[day.from]!.start))) return text
  const question = behind.slice(joint[0].length)
  const unit = execIn(question, POINTER)?.groups?.['unit']
  return unit && isSuch(unit, day) ? replaceIn(question, POINTER, () => ` ${said(day)}`) : text
}
