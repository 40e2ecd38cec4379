import * as chrono from 'chrono-node/en'
import { NUMBER_WORDS, ORDINALS } from './lexicon.ts'

/** A period that the text names, as ISO days, both inclusive; character offsets into the text. */
export interface DateSpan {
  start: number
  end: number
  from: string
  to: string
  grain: 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'decade' | 'range'
  /** True when the text names no year, so that the nearest one was taken. */
  impliedYear?: boolean
}

/** A local day as ISO. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
const day = (year: number, month: number, date: number) => new Date(year, month, date, 12)

const months = (year: number, first: number, count: number) => ({
  from: isoDay(day(year, first, 1)),
  to: isoDay(day(year, first + count, 0)),
})

type Rule = [RegExp, (match: RegExpExecArray, now: Date) => Omit<DateSpan, 'start' | 'end'> | null]

const numberOf = (text: string | undefined) =>
  text === undefined ? 1 : (NUMBER_WORDS[text.toLowerCase()] ?? Number(text))
const quarterOf = (text: string) =>
  Number(text.replace(/(?<=\d)(?:st|nd|rd|th)$/i, '')) ||
  ORDINALS[text.toLowerCase()] ||
  ({ last: 4, final: 4 } as Record<string, number>)[text.toLowerCase()] ||
  1

const MONTHS = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const monthOf = (name: string) => MONTHS.slice(1, -1).split('|').indexOf(name.slice(0, 3).toLowerCase())
const WHICH = '(last|previous|this|current|next)'
const shiftOf = (which: string) => (/last|previous/i.test(which) ? -1 : /next/i.test(which) ? 1 : 0)
const half = (number: string, year: number): Omit<DateSpan, 'start' | 'end'> => ({
  ...months(year, number === '1' ? 0 : 6, 6),
  grain: 'half',
})
const edge = (which: string, span: { from: string; to: string }): Omit<DateSpan, 'start' | 'end'> => {
  const at = /end/i.test(which) ? span.to : span.from
  return { from: at, to: at, grain: 'day' }
}

const FULL_MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** The year and month of "last May", "next May", "this May". */
function monthAround(month: number, shift: number, now: Date): [number, number] {
  const year = now.getFullYear()
  if (shift < 0) return [month < now.getMonth() ? year : year - 1, month]
  return [shift > 0 && month <= now.getMonth() ? year + 1 : year, month]
}

/** "between May and July 2024", "Jan-Mar": the year of the second holds for the first; "and" only after "between". */
function monthsBetween(m: RegExpExecArray, now: Date): Omit<DateSpan, 'start' | 'end'> | null {
  const [, lead, first, firstYear, joint, second, secondYear] = m
  if (joint === ' and ' && !/between/i.test(lead ?? '')) return null
  const until = Number(secondYear ?? firstYear ?? now.getFullYear())
  const since = Number(firstYear ?? (monthOf(first!) > monthOf(second!) ? until - 1 : until))
  const implied = !firstYear && !secondYear
  return {
    from: months(since, monthOf(first!), 1).from,
    to: months(until, monthOf(second!), 1).to,
    grain: 'range',
    ...(implied && { impliedYear: true }),
  }
}

const RULES: Rule[] = [
  [
    new RegExp(`\\bQ([1-4]) (?:of )?${WHICH} year\\b`, 'gi'),
    (m, now) => quarter(m[1]!, String(now.getFullYear() + shiftOf(m[2]!)), now),
  ],
  [
    new RegExp(`\\b${MONTHS}[a-z]* (?:of )?${WHICH} year\\b`, 'gi'),
    (m, now) => ({ ...months(now.getFullYear() + shiftOf(m[2]!), monthOf(m[1]!), 1), grain: 'month' }),
  ],
  [
    new RegExp(`\\b${WHICH} ${MONTHS}(?:[a-z]*)\\b(?! \\d)`, 'gi'),
    (m, now) => ({ ...months(...monthAround(monthOf(m[2]!), shiftOf(m[1]!), now), 1), grain: 'month' }),
  ],
  [
    new RegExp(
      `\\b(between |from )?(?:${FULL_MONTH})(?: ((?:19|20)\\d\\d))?(\\s*[-–]\\s*| to | and | through | until | till )(?:${FULL_MONTH})(?: (?:of )?((?:19|20)\\d\\d))?(?![\\w-]| \\d)`,
      'gi',
    ),
    (m, now) => monthsBetween(m, now),
  ],
  [
    new RegExp(
      `\\b(?:H([12])|(?:the )?(first|second|last) half)(?: (?:of )?(?:${WHICH}|the) year)?(?! (?:of |in )?(?:19|20)\\d)(?![\\w-])`,
      'g',
    ),
    (m, now) => half(m[1] ?? (m[2] === 'first' ? '1' : '2'), now.getFullYear() + shiftOf(m[3] ?? 'this')),
  ],
  [/\b(?:the )?((?:1[5-9]|20)\d)0['’]?s\b/gi, m => ({ ...months(Number(m[1]) * 10, 0, 120), grain: 'decade' })],
  [/\bthe '?([5-9])0s\b/gi, m => ({ ...months(1900 + Number(m[1]) * 10, 0, 120), grain: 'decade' })],
  [
    /\b(?:ytd|(?:this )?year to date|so far this year|this year so far|since the (?:start|beginning) of (?:the|this) year)\b/gi,
    (_, now) => ({ from: isoDay(day(now.getFullYear(), 0, 1)), to: isoDay(now), grain: 'range' }),
  ],
  [
    /\b(?:mtd|(?:this )?month to date|so far this month|this month so far)\b/gi,
    (_, now) => ({ from: isoDay(day(now.getFullYear(), now.getMonth(), 1)), to: isoDay(now), grain: 'range' }),
  ],
  [
    new RegExp(`\\b(?:the )?(start|beginning|end) of (?:${WHICH} |the )?(week|month|quarter|year)\\b`, 'gi'),
    (m, now) => edge(m[1]!, named((m[2] ?? 'this').toLowerCase(), m[3]!.toLowerCase(), now)),
  ],
  [
    new RegExp(`\\b(?:the )?(start|beginning|end) of (?:${FULL_MONTH})(?: ((?:19|20)\\d\\d))?\\b`, 'gi'),
    (m, now) => ({
      ...edge(m[1]!, months(Number(m[3] ?? now.getFullYear()), monthOf(m[2]!), 1)),
      ...(!m[3] && { impliedYear: true }),
    }),
  ],
  [
    /\b(?<=\b(?:within|over) the )(?:last|past) (week|month|year)\b/gi,
    (m, now) =>
      around(Object.assign([m[0], 'last', '1', m[1]!], { index: m.index, input: m.input }) as RegExpExecArray, now),
  ],
  [
    /\b(?:this (?:morning|afternoon|evening)|tonight|earlier today)\b/gi,
    (_, now) => ({ from: isoDay(now), to: isoDay(now), grain: 'day' }),
  ],
  // "within the next week": from today on.
  [
    /\b(?<=\b(?:within|in|over) the )(?:next|coming) (week|month|year)\b/gi,
    (m, now) =>
      around(Object.assign([m[0], 'next', '1', m[1]!], { index: m.index, input: m.input }) as RegExpExecArray, now),
  ],
  [
    new RegExp(`\\b${WHICH} weekend\\b`, 'gi'),
    (m, now) => {
      const { to } = named(m[1]!.toLowerCase(), 'week', now)
      const sunday = new Date(`${to}T12:00`)
      sunday.setDate(sunday.getDate() - 1)
      return { from: isoDay(sunday), to, grain: 'range' }
    },
  ],
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
  const shift = shiftOf(which)
  const year = now.getFullYear()
  if (unit === 'year') return { ...months(year + shift, 0, 12), grain: 'year' }
  if (unit === 'quarter') return { ...months(year, (Math.floor(now.getMonth() / 3) + shift) * 3, 3), grain: 'quarter' }
  if (unit === 'month') return { ...months(year, now.getMonth() + shift, 1), grain: 'month' }
  const monday = now.getDate() - ((now.getDay() + 6) % 7) + shift * 7
  return {
    from: isoDay(day(year, now.getMonth(), monday)),
    to: isoDay(day(year, now.getMonth(), monday + 6)),
    grain: 'week',
  }
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
  return ahead
    ? { from: isoDay(now), to: isoDay(other), grain: 'range' }
    : { from: isoDay(other), to: isoDay(now), grain: 'range' }
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
    // "next Friday," is found with its comma.
    const said = found.text.replace(/[\s,]+$/, '')
    const end = found.index + said.length
    if (
      !free(found.index, end) ||
      !(
        /\d/.test(found.text) ||
        RELATIVE.test(found.text) ||
        isMonth(found.text, text, found.index) ||
        isWeekday(said, text, found.index)
      )
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
        ? { from: isoDay(at), to: isoDay(last) }
        : {
            from: isoDay(day(at.getFullYear(), at.getMonth(), 1)),
            to: isoDay(day(last.getFullYear(), last.getMonth() + 1, 0)),
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

/** A day of the week counts after a word of time: "since Monday", "last Friday". */
const isWeekday = (found: string, text: string, at: number): boolean =>
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(found) &&
  (/^(?:last|this|next|on|since|by|until|before|after)\s/i.test(found) ||
    /\b(?:on|since|until|till|before|after|by|from)\s*$/i.test(text.slice(0, at)))

/** A bare month name counts as a date only with a capital ("May" is a verb too) or after a preposition of time. */
function isMonth(found: string, text: string, at: number): boolean {
  if (!/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(found)) return false
  return (
    /\b(in|during|since|until|till|before|after|by|of|for|this|last|next|between|from|through|early|late|mid)[\s-]*$/i.test(
      text.slice(0, at),
    ) ||
    (/^[A-Z]/.test(found) && !/^(May|March)\b/.test(found))
  )
}
