import * as chrono from 'chrono-node/en'
import { NUMBER_WORDS, ORDINALS } from './lexicon.ts'

/** A period that the text names, as ISO days, both inclusive; character offsets into the text. */
export interface DateSpan {
  start: number
  end: number
  from: string
  to: string
  grain: 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'range'
  /** True when the text names no year, so that the nearest one was taken. */
  impliedYear?: boolean
}

const iso = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
const day = (year: number, month: number, date: number) => new Date(year, month, date, 12)

const months = (year: number, first: number, count: number) => ({
  from: iso(day(year, first, 1)),
  to: iso(day(year, first + count, 0)),
})

type Rule = [RegExp, (match: RegExpExecArray, now: Date) => Omit<DateSpan, 'start' | 'end'> | null]

const numberOf = (text: string | undefined) =>
  text === undefined ? 1 : (NUMBER_WORDS[text.toLowerCase()] ?? Number(text))
const quarterOf = (text: string) =>
  Number(text.replace(/(?<=\d)(?:st|nd|rd|th)$/i, '')) ||
  ORDINALS[text.toLowerCase()] ||
  ({ last: 4, final: 4 } as Record<string, number>)[text.toLowerCase()] ||
  1

const RULES: Rule[] = [
  [/\b((?:19|20)\d\d)[\s-]*Q([1-4])\b/gi, (m, now) => quarter(m[2]!, m[1], now)],
  [/\bQ([1-4])(?:\s*(?:of|in|,|\/|-)?\s*'?((?:19|20)\d\d))?(?![\w-])/gi, (m, now) => quarter(m[1]!, m[2], now)],
  [
    /\b(first|second|third|fourth|1st|2nd|3rd|4th|last|final) quarter(?: of| in)? ((?:19|20)\d\d)\b/gi,
    (m, now) => quarter(String(quarterOf(m[1]!)), m[2], now),
  ],
  [
    /\b(?:H([12])|(first|second) half)(?: of| in)? ((?:19|20)\d\d)\b/gi,
    m => ({
      ...months(Number(m[3]), (m[1] ?? (m[2]!.toLowerCase() === 'first' ? '1' : '2')) === '1' ? 0 : 6, 6),
      grain: 'half',
    }),
  ],
  [
    /\b(this|current|last|previous|next) (week|month|quarter|year)\b/gi,
    (m, now) => named(m[1]!.toLowerCase(), m[2]!.toLowerCase(), now),
  ],
  [
    /\b(last|past|previous|next|coming|following) (\d+|[a-z]+)? ?(day|week|month|quarter|year)s?\b/gi,
    (m, now) => around(m, now),
  ],
  [
    /\b((?:19|20)\d\d)-(0[1-9]|1[0-2])(?!-?\d)/g,
    m => ({ ...months(Number(m[1]), Number(m[2]) - 1, 1), grain: 'month' }),
  ],
]

function quarter(number: string, year: string | undefined, now: Date): Omit<DateSpan, 'start' | 'end'> {
  return {
    ...months(year ? Number(year) : now.getFullYear(), (Number(number) - 1) * 3, 3),
    grain: 'quarter',
    ...(!year && { impliedYear: true }),
  }
}

function named(which: string, unit: string, now: Date): Omit<DateSpan, 'start' | 'end'> {
  const shift = /last|previous/.test(which) ? -1 : which === 'next' ? 1 : 0
  const year = now.getFullYear()
  if (unit === 'year') return { ...months(year + shift, 0, 12), grain: 'year' }
  if (unit === 'quarter') return { ...months(year, (Math.floor(now.getMonth() / 3) + shift) * 3, 3), grain: 'quarter' }
  if (unit === 'month') return { ...months(year, now.getMonth() + shift, 1), grain: 'month' }
  const monday = now.getDate() - ((now.getDay() + 6) % 7) + shift * 7
  return { from: iso(day(year, now.getMonth(), monday)), to: iso(day(year, now.getMonth(), monday + 6)), grain: 'week' }
}

function around(match: RegExpExecArray, now: Date): Omit<DateSpan, 'start' | 'end'> | null {
  const count = numberOf(match[2])
  if (!Number.isFinite(count) || count < 1) return null
  const unit = match[3]!.toLowerCase()
  const ahead = /next|coming|following/.test(match[1]!.toLowerCase())
  const signed = ahead ? count : -count
  const other = new Date(now)
  if (unit === 'day') other.setDate(now.getDate() + signed)
  else if (unit === 'week') other.setDate(now.getDate() + 7 * signed)
  else if (unit === 'year') other.setFullYear(now.getFullYear() + signed)
  else {
    other.setMonth(now.getMonth() + signed * (unit === 'quarter' ? 3 : 1))
    // Three months before 31 May is the last day of February, not a day in March.
    if (other.getDate() !== now.getDate()) other.setDate(0)
  }
  return ahead ? { from: iso(now), to: iso(other), grain: 'range' } : { from: iso(other), to: iso(now), grain: 'range' }
}

const YEAR_CONTEXT =
  /(?:\b(?:in|of|during|since|before|after|until|till|by|year|for|from|to|between|and|through|than|in the year)\s*$)/i
const RELATIVE = /\b(today|yesterday|tomorrow|ago|week|month|year|day)s?\b/i

/**
 * Reads every period in a text: days in any common writing, months, quarters, halves, years, and relative periods
 * around `now`. Absolute and relative days come from chrono; its more imaginative finds ("may", "second") are left out.
 */
export function readDates(text: string, now: Date): DateSpan[] {
  const spans: DateSpan[] = []
  const free = (start: number, end: number) => !spans.some(s => start < s.end && end > s.start)
  for (const [pattern, read] of RULES) {
    for (const match of text.matchAll(pattern)) {
      const value = free(match.index, match.index + match[0].length) && read(match as RegExpExecArray, now)
      if (value) spans.push({ start: match.index, end: match.index + match[0].length, ...value })
    }
  }
  for (const found of chrono.casual.parse(text, now, { forwardDate: false })) {
    const end = found.index + found.text.length
    if (
      !free(found.index, end) ||
      !(/\d/.test(found.text) || RELATIVE.test(found.text) || isMonth(found.text, text, found.index))
    )
      continue
    const grain =
      found.start.isCertain('day') || found.start.isCertain('weekday') || RELATIVE.test(found.text)
        ? 'day'
        : found.start.isCertain('month')
          ? 'month'
          : null
    if (
      !grain ||
      (/^\d+(\.\d+)?$/.test(found.text) && !/-|\//.test(found.text)) ||
      (found.start.isCertain('hour') && !found.start.isCertain('day'))
    )
      continue
    const impliedYear = !found.start.isCertain('year') && !RELATIVE.test(found.text)
    const at = found.start.date()
    const last = found.end?.date() ?? at
    if (last < at) continue
    const range =
      grain === 'day'
        ? { from: iso(at), to: iso(last) }
        : {
            from: iso(day(at.getFullYear(), at.getMonth(), 1)),
            to: iso(day(last.getFullYear(), last.getMonth() + 1, 0)),
          }
    const span: DateSpan = { start: found.index, end, ...range, grain, ...(impliedYear && { impliedYear }) }
    const first = grain === 'day' && !found.end ? dayBefore(text, span) : undefined
    spans.push(...(first && free(first.start, first.end) ? [first] : []), span)
  }
  for (const match of text.matchAll(/(?<![\w.,$€£-])((?:19|20)\d\d)(?![\w.,-]*\d)/g)) {
    if (!free(match.index, match.index + 4) || !YEAR_CONTEXT.test(text.slice(0, match.index))) continue
    spans.push({ start: match.index, end: match.index + 4, ...months(Number(match[1]), 0, 12), grain: 'year' })
  }
  return shareYear(spans.sort((a, b) => a.start - b.start))
}

/** The first day of "between 8 and 14 November 2024": a bare number before a day that is written out. */
function dayBefore(text: string, span: DateSpan): DateSpan | undefined {
  const match =
    /\b(?:between|from)\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?=\s+(?:and|to|until|till|through)\s+(?:on\s+|the\s+)*$)/i.exec(
      text.slice(0, span.start),
    )
  // Numbers of a date written in digits (2024-11-14) share no month with a number before them.
  if (!match || !/\p{L}{3}/u.test(text.slice(span.start, span.end).replace(/^on\b/i, ''))) return undefined
  const date = `${span.from.slice(0, 8)}${match[1]!.padStart(2, '0')}`
  if (Number(match[1]) < 1 || date >= span.from) return undefined
  const end = match.index + match[0].length
  return { ...span, start: end - /\d{1,2}\D*$/.exec(match[0])![0].length, end, from: date, to: date }
}

/** "between 8 and 14 November 2024", "from March to June 2025": the year of the later date holds for the earlier. */
function shareYear(spans: DateSpan[]): DateSpan[] {
  return spans.map((span, at) => {
    const next = spans[at + 1]
    if (!span.impliedYear || !next || next.impliedYear || next.start - span.end > 12) return span
    const year = next.from.slice(0, 4)
    return { ...span, from: year + span.from.slice(4), to: year + span.to.slice(4), impliedYear: false }
  })
}

/** A bare month name counts as a date only with a capital ("May" is a verb too) or after a preposition of time. */
function isMonth(found: string, text: string, at: number): boolean {
  if (!/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(found)) return false
  return (
    /\b(in|during|since|until|before|after|by|of|for|this|last|next)\s*$/i.test(text.slice(0, at)) ||
    (/^[A-Z]/.test(found) && !/^(May|March)\b/.test(found))
  )
}
