import { fragment, pattern } from '../../../lib/patterns.ts'
import { type DateSpan, isoDay, type Period } from './date-span.ts'
import { around } from './periods.ts'

const NOW = fragment`(?:(?:right )?now|today|this day)`
const MANY = fragment`
  (?:
    \d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety
  )
`
const UNIT = fragment`(?:day|week|month|quarter|year)`

const LITTLE: Record<string, string> = { a: '1', an: '1' }
/** So many units of time before or after today. */
const so = (which: 'next' | 'last', many: string | undefined, unit: string, now: Date): Period | null =>
  around(which, LITTLE[many?.toLowerCase() ?? ''] ?? many, unit, now)

const endOf = (period: Period | null): Period | null => period && { from: period.to, to: period.to, grain: 'day' }

/** Periods that begin or end today, told from today, before any other: what they are made of would be days by themselves. */
export const FROM_TODAY: [RegExp, (match: RegExpExecArray, now: Date) => Period | null][] = [
  // "between now and three weeks from today", "from now until two weeks later".
  [
    pattern('gi')`
      \b(?:between|from) ${NOW} (?:and|to|until|till|up to|through) (?:the )?(${MANY}) (${UNIT})s?
      \ (?:from ${NOW}|ahead|later|hence|on)\b
    `,
    (m, now) => so('next', m[1], m[2]!, now),
  ],
  // "within 90 days from now", "in the next 14 days from today": chrono reads the last day alone.
  [
    pattern(
      'gi',
    )`\b(?:within|inside|(?:with)?in the next|in the coming|over the next) (?:the )?(${MANY}) (${UNIT})s? (?:from|of) ${NOW}\b`,
    (m, now) => so('next', m[1], m[2]!, now),
  ],
  // "in the 14 days ahead", "over the three weeks to come", "the week ahead".
  [
    pattern('gi')`\b(?<=\bthe )(?:(${MANY}) )?(day|week|month|quarter|year)(s?) (?:ahead(?: of us)?|to come)\b(?! of)`,
    (m, now) => (m[3] && !m[1] ? null : so('next', m[1] ?? '1', m[2]!, now)),
  ],
  // "in the last 30 days up to today", "the 30 days before today".
  [
    pattern('gi')`
      \b(?<=\bthe )(?:(?:last|past|previous) )?(${MANY}) (${UNIT})s? (?:(?:leading )?up to|to|until|till|before|preceding) ${NOW}\b
    `,
    (m, now) => so('last', m[1], m[2]!, now),
  ],
  // "three weeks from today": that day.
  [
    pattern('gi')`\b(${MANY}) (${UNIT})s? from (?:today|this day)\b(?! (?:on|onwards?)\b)`,
    (m, now) => endOf(so('next', m[1], m[2]!, now)),
  ],
]

const UNTIL_THEN = pattern('i')`\b(?:between|from) (?:right )?now (?:and|to|until|till|up to|through) (?:the )?$`

/** "between now and the end of the year": from today to the end of what is told. */
export function sinceToday(text: string, span: DateSpan, now: Date): DateSpan {
  const lead = span.to < isoDay(now) ? null : UNTIL_THEN.exec(text.slice(0, span.start))
  if (!lead) return span
  const { impliedYear: _implied, time: _time, times: _times, ...told } = span
  return { ...told, start: lead.index, from: isoDay(now), grain: 'range' }
}
