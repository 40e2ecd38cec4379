import { daysInMonth } from '../../../lib/days-in-month.ts'
import { casual, strict } from '../dates/chrono.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { ParsedComponents } from 'chrono-node'
import type { Literal } from './read-literals.ts'
import { FILLERS } from '../language/lexicon.ts'
import { spellClocks } from './spell-clocks.ts'

const RELATIVE =
  /\b(today|yesterday|tomorrow|tonight|ago|now|this|next|last|coming|week|month|year|day|hour|minute|morning|afternoon|evening)s?\b/i

/** The day that a text itself says is today: "today is 2023-10-01". */
const TODAY =
  /\b(?:today(?:'s date)?|(?:the )?current date|date today) (?:is|as|being)\s+(?:\w+day,?\s+)?([^;?!\n]{6,30})/i

function readToday(text: string): Date | undefined {
  const said = execIn(text, TODAY)
  const day = said && strict.parse(said[1]!.replace(/\b(\d{4})\.(\d{1,2})\.(\d{1,2})\b/, '$1-$2-$3'))[0]
  return day?.start.isCertain('year') ? day.date() : undefined
}

/** What a find must have to be a moment: a clock, a written-out month or day of the week, a date in digits, or a word of time. */
const SAYS_TIME = pattern('i')`
  \d:\d|\d\s*[ap]\.?m\b|o'clock
  |\b(?:
    noon|midnight|tonight|today|tomorrow|yesterday|ago|now|this|next|last|coming|morning|afternoon|evening
    |night
  )\b
  |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:$|[\s,.]*\d|\s+of\b)
  |\d(?:st|nd|rd|th)?[\s,.-]*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
  |^(?:january|february|april|june|july|august|september|october|november|december)$
  |(?:mon|tues|wednes|thurs|fri|satur|sun)day
  |\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d\s?\/\s?\d
`
const IS_PERIOD =
  /^(the )?(last|past|next|previous|coming|in|within|this|for)?\s*(\d+\s*|[a-z]+\s+)(second|minute|hour|day|week|month|year)s?( ago)?$/i

/** What leads from a day in words to the same day in figures. */
const EXACTLY =
  /[,(]\s*(?:(?:more )?(?:specifically|exactly|precisely)|that is|that's|which is|i\.e\.|namely)?[,:]?\s*(?:on )?$/i

const MONTH_NAMES = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** The end or the beginning of a month or a year. */
const BOUND = new RegExp(
  String.raw`\b(?:the )?(end|beginning|start) of (?:(${MONTH_NAMES})(?: of|,)? )?((?:19|20)\d\d)\b(?!-)`,
  'gi',
)

/** The day that a bound is, of the length of its words. */
function writeBound(said: string, side: string, month: string | undefined, year: string): string {
  const isEnd = /end/i.test(side)
  const at = month === undefined ? (isEnd ? 12 : 1) : MONTH_NAMES.split('|').indexOf(month.toLowerCase()) + 1
  const day = isEnd ? daysInMonth(Number(year), at) : 1
  return `${year}-${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}`.padStart(said.length)
}

/** Days and times of day as chrono finds them; its finds without digit, month or word of time are left out. */
export function readMoments(text: string, clock: Date): Literal[] {
  const now = readToday(text) ?? clock
  const literals: (Literal & { kind: 'date' | 'time' })[] = []
  // Of the same length, so that places stay: "2023 April 4th" is read as "April 4th 2023".
  const ordered = spellClocks(text)
    .replace(
      /\b((?:19|20)\d\d)([ ,]+)([A-Z][a-z]{2,8})( \d{1,2}(?:st|nd|rd|th)?)\b/g,
      (_, year: string, gap: string, month: string, day: string) => `${month}${day}${gap}${year}`,
    )
    .replace(
      /\b((?:19|20)\d\d)( )(\d{1,2}(?:st|nd|rd|th)?(?: of)?)( )([A-Z][a-z]{2,8})\b/g,
      (_, year: string, gap: string, day: string, space: string, month: string) =>
        `${day}${gap}${month}${space}${year}`,
    )
    // "April 9th of 2023", "9 April of 2023": chrono reads no "of" before a year.
    .replace(
      /\b([A-Z][a-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]{2,8}) of(?= (?:19|20)\d\d\b)/g,
      '$1,  ',
    )
    // "8 in the evening": the half of the day.
    .replace(
      /\b(\d{1,2}(?::\d\d)?)( in the (?:morning|afternoon|evening))\b/gi,
      (_, hour: string, half: string) => `${hour}${(/morning/i.test(half) ? 'am' : 'pm').padStart(half.length)}`,
    )
    // "the end of May 2025", "the beginning of 2024": the last or the first day of it.
    .replace(BOUND, writeBound)
    // "March.11, 2022", "2023 .10.01": with the mark that dates have there.
    .replace(/\b([A-Z][a-z]{2,8})\.(?=\d{1,2}\b)/g, '$1 ')
    .replace(/\b((?:19|20)\d\d)( ?)\.( ?)(\d{1,2})\.( ?)(\d{1,2})\b(?!\.\d)/g, (all, year, a, b, month, c, day) =>
      a || b || c ? `${' '.repeat(a.length + b.length + c.length)}${year}-${month}-${day}` : all,
    )
  const today = now === clock ? null : execIn(text, TODAY)
  for (const found of casual.parse(ordered, now, { forwardDate: true })) {
    // The day that is said to be today is no value.
    if (today && found.index >= today.index && found.index < today.index + today[0].length) continue
    // "3/4" is a day only where a word of time leads to it.
    if (
      /^\d{1,2}\/\d{1,2}$/.test(found.text) &&
      !/\b(?:on|from|to|by|until|till|since|date|before|after|of)\s*:?\s*$/i.test(text.slice(0, found.index))
    )
      continue
    if (!SAYS_TIME.test(found.text) || /^\d+(\.\d+)?\s?[a-z]$/i.test(found.text)) continue
    if (isPartOfCompound(found.text, text.slice(found.index + found.text.length))) continue
    if (IS_PERIOD.test(found.text) && !/\b(ago|this|tomorrow|next|last)\b/i.test(found.text)) continue
    const split =
      found.end &&
      /\s+(?:to|until|till|through|and|-|–)\s+|\s?[-–]\s?/.exec(
        found.text.replace(/\d{4}-\d\d-\d\d/g, day => '#'.repeat(day.length)),
      )
    const first = split ? split.index : found.text.length
    add(found.start, found.index, found.index + first)
    if (split && found.end) add(found.end, found.index + first + split[0].length, found.index + found.text.length)
  }
  return shareMonth(shareYear(literals.filter(isNoEcho), text, now), text)

  /** "Next Friday, 14 March 2025", "this Sunday (that is, 2025-03-16)": the day that is told exactly right behind goes. */
  function isNoEcho(literal: Literal, at: number): boolean {
    const next = literals[at + 1]
    if (literal.kind !== 'date' || !literal.moment.relative || literal.moment.hour !== undefined) return true
    if (next?.kind !== 'date' || next.moment.relative || next.moment.day === undefined) return true
    return !EXACTLY.test(text.slice(literal.start, next.start))
  }

  function add(parts: ParsedComponents, from: number, end: number): void {
    const start = from + /^(?:(?:at|on|by|from|in)\s+)?/i.exec(text.slice(from, end))![0].length
    const said = text.slice(start, end)
    const clock = parts.isCertain('hour')
    const hour = parts.get('hour') ?? 0
    const minute = parts.get('minute') ?? 0
    const second = parts.get('second') ?? 0
    const relative = RELATIVE.test(said) || (parts.isCertain('weekday') && !parts.isCertain('day'))
    if (clock && !parts.isCertain('day') && !parts.isCertain('month') && !relative) {
      literals.push({ kind: 'time', hour, minute, second, start, end })
      return
    }
    literals.push({
      kind: 'date',
      moment: {
        year: parts.get('year')!,
        month: parts.get('month')!,
        ...((parts.isCertain('day') || relative) && { day: parts.get('day')! }),
        ...(clock && { hour, minute, second }),
        saysYear: parts.isCertain('year') && /\d{4}|\d[/.-]\d+[/.-]\d\d|'\d\d/.test(said),
        relative,
      },
      start,
      end,
    })
  }
}

/** A further day before a date, and the days of the month that stand there. */
const DAY_BEFORE = /(?<![\w.,:/-])(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?:and|or|&)\s+|,\s+)(?:the\s+)?$/i

/** "On 1 and 2 July", "the 3rd, 4th and 5th of May": each of the days in the month that only the last one says. */
function shareMonth(literals: Literal[], text: string): Literal[] {
  return literals.flatMap(literal => {
    const days: Literal[] = [literal]
    if (literal.kind !== 'date' || literal.moment.hour !== undefined) return days
    const { moment } = literal
    if (moment.relative || moment.day === undefined || !/^\d{1,2}(?!\d|[-/.]\d)/.test(text.slice(literal.start)))
      return days
    for (;;) {
      const { start } = days[0]!
      const before = DAY_BEFORE.exec(text.slice(0, start))
      const day = Number(before?.[1])
      if (!before || day < 1 || day > daysInMonth(moment.year, moment.month)) return days
      const digits = /^\d{1,2}(?:st|nd|rd|th)?/i.exec(before[0])![0]
      days.unshift({ kind: 'date', moment: { ...moment, day }, start: before.index, end: before.index + digits.length })
    }
  })
}

/** "The night shift", "my morning coffee": a part of the day before a noun tells its kind, and no moment. */
function isPartOfCompound(found: string, behind: string): boolean {
  const next = /^ (\p{Ll}{3,})/u.exec(behind)?.[1]
  return next !== undefined && /^(?:morning|afternoon|evening|night)$/i.test(found) && !FILLERS.has(next)
}

/** "from 2023 April 4th to April 8th": a day without a year is in the year of the one beside it. */
function shareYear(literals: (Literal & { kind: 'date' | 'time' })[], text: string, now: Date): Literal[] {
  for (const literal of literals) {
    if (literal.kind !== 'date' || literal.moment.saysYear || literal.moment.relative) continue
    const year = /^[\s,]*(?:of\s+)?(this|next) year\b/i.exec(text.slice(literal.end))
    if (!year) continue
    literal.moment.year = now.getFullYear() + (year[1]!.toLowerCase() === 'next' ? 1 : 0)
    literal.moment.saysYear = true
  }
  const moments = literals.flatMap(l => (l.kind === 'date' && !l.moment.relative ? [l.moment] : []))
  moments.forEach((moment, at) => {
    const beside = [moments[at - 1], moments[at + 1]].find(other => other?.saysYear)
    if (moment.saysYear || !beside) return
    moment.year = beside.year
    moment.saysYear = true
  })
  return literals
}
