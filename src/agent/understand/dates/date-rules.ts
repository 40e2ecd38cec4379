import { pattern } from '../../../lib/patterns.ts'
import { day, isoDay, months, type Period } from './date-span.ts'
import { FROM_TODAY } from './from-today.ts'
import { SEASONS } from './seasons.ts'
import {
  around,
  daysBetween,
  daysOf,
  edge,
  FULL_MONTH,
  half,
  monthAround,
  monthOf,
  monthsBetween,
  named,
  numberOf,
  quarter,
  quarterOf,
  shifted,
  shiftOf,
  weekOf,
  WHICH,
} from './periods.ts'

/** Decades of the last century by their names. */
const DECADES = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')

/** A year behind a month. */
const YEAR = String.raw`(?:19|20)\d\d|(?:next|last|this) year`
const yearOf = (said: string | undefined, now: Date): number =>
  said && /^\d/.test(said)
    ? Number(said)
    : now.getFullYear() + (/^next/i.test(said ?? '') ? 1 : /^last/i.test(said ?? '') ? -1 : 0)

const WEEK = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
/** A day of this week, the next or the last one. */
function dayOfWeek(name: string, which: string, now: Date): Period {
  const [year, month, monday] = named(which.toLowerCase(), 'week', now).from.split('-').map(Number)
  const at = isoDay(day(year!, month! - 1, monday! + WEEK.indexOf(name.toLowerCase())))
  return { from: at, to: at, grain: 'day' }
}

/** A day of a month, where the month has it. */
function dayOfYear(month: string, date: number, year: number): Period | null {
  const at = isoDay(day(year, monthOf(month), date))
  return Number(at.slice(8)) === date ? { from: at, to: at, grain: 'day' } : null
}

type Rule = [RegExp, (match: RegExpExecArray, now: Date) => Period | null]

/** Periods that are said in a way of their own, likeliest first. */
export const RULES: Rule[] = [
  ...FROM_TODAY,
  ...SEASONS,
  // "Wednesday next week", "next week Wednesday"
  [
    pattern('gi')`
      \b(?:(?:on )?(${WEEK.join('|')})day,? (?:of )?(next|this|last) week|(next|this|last) week,? (?:on )?(${WEEK.join('|')})day)\b
    `,
    (m, now) => dayOfWeek(m[1] ?? m[4]!, m[2] ?? m[3]!, now),
  ],
  // "the first week of October 2025": its first seven days, and so on.
  [
    new RegExp(
      `\\b(?:the )?(first|second|third|fourth|last) week (?:of|in) (?:${FULL_MONTH})(?: ((?:19|20)\\d\\d))?\\b`,
      'gi',
    ),
    (m, now) => weekOf(m[1]!, months(Number(m[3] ?? now.getFullYear()), monthOf(m[2]!), 1), !m[3]),
  ],
  // "the last ten days of October 2025", "in the first 3 weeks of May".
  [
    pattern('gi')`
      \b(?:the )?(first|last) (\d+|two|three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|twenty) (day|week)s
      \ (?:of|in) (?:${FULL_MONTH})(?:,? ((?:19|20)\d\d))?\b
    `,
    (m, now) => {
      const count = numberOf(m[2]) * (/week/i.test(m[3]!) ? 7 : 1)
      return daysOf(m[1]!, count, months(Number(m[5] ?? now.getFullYear()), monthOf(m[4]!), 1), !m[5])
    },
  ],
  [
    /\b(last|past|previous|next|coming) (\d+ |two |three |four |five )?decades?\b/gi,
    (m, now) => around(m[1]!, String(10 * (numberOf(m[2]?.trim()) || 1)), 'year', now),
  ],
  // "within the last half year", "the past half a year": six months, no half of the calendar.
  [
    /\b(?:the )?(last|past|next|coming) half(?: a)?[ -]year\b/gi,
    (m, now) => around(m[1]!.toLowerCase(), '6', 'month', now),
  ],
  [
    new RegExp(`\\bQ([1-4]) (?:of )?${WHICH} year\\b`, 'gi'),
    (m, now) => quarter(m[1]!, String(now.getFullYear() + shiftOf(m[2]!)), now),
  ],
  // "12 June next year", "June 12th of last year"
  [
    new RegExp(
      `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${FULL_MONTH}|${FULL_MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?),? (?:of )?${WHICH} year\\b`,
      'gi',
    ),
    (m, now) => dayOfYear(m[2] ?? m[3]!, Number(m[1] ?? m[4]), now.getFullYear() + shiftOf(m[5]!)),
  ],
  [
    new RegExp(`\\b(?<!\\b(?:start|beginning|end|day) (?:of|in) )${FULL_MONTH} (?:of )?${WHICH} year\\b`, 'gi'),
    (m, now) => ({ ...months(now.getFullYear() + shiftOf(m[2]!), monthOf(m[1]!), 1), grain: 'month' }),
  ],
  [
    new RegExp(`\\b${WHICH} ${FULL_MONTH}\\b(?! \\d)`, 'gi'),
    (m, now) => ({ ...months(...monthAround(monthOf(m[2]!), shiftOf(m[1]!), now), 1), grain: 'month' }),
  ],
  [
    pattern('gi')`
      \b(between |from )?(?:${FULL_MONTH})(?: ((?:19|20)\d\d))?
      (\s*[-–]\s*| to | and | through | until | till )(?:${FULL_MONTH})(?: (?:of )?((?:19|20)\d\d))?
      (?![\w-]| \d)
    `,
    (m, now) => monthsBetween(m, now),
  ],
  // Two numbers before a month are its days, and no hours.
  [
    pattern('gi')`
      (?<![\d.-])\b(?:between |from )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:of )?${FULL_MONTH})?
      (?:\s*[-–]\s*| to | through | until | till )(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${FULL_MONTH}(?:,? ((?:19|20)\d\d))?
      (?![\w-])
    `,
    (m, now) => daysBetween(m, now),
  ],
  [
    new RegExp(
      `\\b(?:H([12])|(?:the )?(first|second|last) half)(?: (?:of )?(?:${WHICH}|the) year)?(?! (?:of |in )?(?:19|20)\\d)(?![\\w-])`,
      'g',
    ),
    (m, now) => half(m[1] ?? (m[2] === 'first' ? '1' : '2'), now.getFullYear() + shiftOf(m[3] ?? 'this')),
  ],
  [/\b(?:the )?((?:1[5-9]|20)\d)0['’]?s\b/gi, m => ({ ...months(Number(m[1]) * 10, 0, 120), grain: 'decade' })],
  [
    /\bthe (twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/gi,
    m => ({ ...months(1900 + 10 * (2 + DECADES.indexOf(m[1]!.toLowerCase())), 0, 120), grain: 'decade' }),
  ],
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
    new RegExp(`\\b(?:the )?(start|beginning|end) of (?:${FULL_MONTH})(?:,? (?:of )?(${YEAR}))?\\b`, 'gi'),
    (m, now) => ({
      ...edge(m[1]!, months(yearOf(m[3], now), monthOf(m[2]!), 1)),
      ...(!m[3] && { impliedYear: true }),
    }),
  ],
  // "on the very last day of 2024", "the first day of May".
  [
    new RegExp(
      `\\b(?:the )?(?:very )?(first|last|final) day (?:of|in) (?:${FULL_MONTH}(?: (${YEAR}))?|((?:19|20)\\d\\d))\\b`,
      'gi',
    ),
    (m, now) => {
      const [, which, month, year, whole] = m
      const span = whole ? months(Number(whole), 0, 12) : months(yearOf(year, now), monthOf(month!), 1)
      return { ...edge(/first/i.test(which!) ? 'start' : 'end', span), ...(!whole && !year && { impliedYear: true }) }
    },
  ],
  [
    new RegExp(`\\b(?:the )?(?:very )?(first|last|final) day of (?:${WHICH} |the )(week|month|quarter|year)\\b`, 'gi'),
    (m, now) =>
      edge(/first/i.test(m[1]!) ? 'start' : 'end', named((m[2] ?? 'this').toLowerCase(), m[3]!.toLowerCase(), now)),
  ],
  [/\b(?<=\b(?:within|over) the )(?:last|past) (week|month|year)\b/gi, (m, now) => around('last', '1', m[1]!, now)],
  [
    /\b(?:this (?:morning|afternoon|evening)|tonight|earlier today)\b/gi,
    (_, now) => ({ from: isoDay(now), to: isoDay(now), grain: 'day' }),
  ],
  // "within the next week": from today on.
  [
    /\b(?<=\b(?:within|in|over) the )(?:next|coming) (week|month|year)\b/gi,
    (m, now) => around('next', '1', m[1]!, now),
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
  // "in the first quarter", of this year.
  [
    /(?<=\b(?:in|during|for|over|of) the )(first|second|third|fourth|1st|2nd|3rd|4th) quarter\b(?! (?:(?:of|in) )?(?:th|last|next|year|\d))/gi,
    (m, now) => quarter(String(quarterOf(m[1]!)), undefined, now),
  ],
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
    /\b(?:the )?(week|month|quarter|year) (before last|after next)\b/gi,
    (m, now) => shifted(/last/i.test(m[2]!) ? -2 : 2, m[1]!.toLowerCase(), now),
  ],
  [
    /\b(this|current|last|previous|next) (week|month|quarter|year)\b/gi,
    (m, now) => named(m[1]!.toLowerCase(), m[2]!.toLowerCase(), now),
  ],
  [
    /\b(last|past|previous|next|coming|following) (\d+|[a-z]+)? ?(day|week|month|quarter|year)s?\b/gi,
    (m, now) => around(m[1]!, m[2], m[3]!, now),
  ],
  [
    /\b((?:19|20)\d\d)-(0[1-9]|1[0-2])(?!-?\d)/g,
    m => ({ ...months(Number(m[1]), Number(m[2]) - 1, 1), grain: 'month' }),
  ],
]
