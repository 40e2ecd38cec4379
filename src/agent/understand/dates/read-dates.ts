import { hideNames } from './hide-names.ts'
import type { ParsedResult } from 'chrono-node'
import { casual, mayTellTime } from './chrono.ts'
import { pattern } from '../../../lib/patterns.ts'
import { mayMatch } from '../../../lib/prefilter/may-match.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { RULES } from './date-rules.ts'
import { sinceToday } from './from-today.ts'
import { type DateSpan, day, isoDay, months } from './date-span.ts'

const YEAR_CONTEXT =
  /(?:\b(?:in|of|during|since|before|after|until|till|by|year|for|from|to|between|and|through|than|in the year)\s*$)/i
/** Comparatives of how much and how many (Quirk et al., 1985, 5.23 f.): "more than 2000 guests"; years are later or earlier. */
const QUANTITY =
  /\b(?:more|less|fewer|greater|higher|lower|larger|bigger|smaller|longer|shorter|heavier|lighter|cheaper|dearer)\s+than\s*$/i
/** "for 2000 to 3000 pounds": the other end is no year, so neither is this one. */
const UP_TO_NO_YEAR = /^\s*(?:to|and|or|-|–)\s*[€$£]?\s?(?!(?:19|20)\d\d(?![\d.,]*\d))\d{4,}/
/** "to 2000 dollars": an amount of money is no year. */
const OF_MONEY = /^\s?(?:[€$£¥]|(?:euros?|dollars?|pounds?|eur|usd|gbp|yen)\b)/i
const RELATIVE = /\b(today|yesterday|tomorrow|ago|week|month|year|day)s?\b/i

/**
 * Reads every period in a text: days in any common writing, months, quarters, halves, years, and relative periods
 * around `now`. Absolute and relative days come from chrono; its more imaginative finds ("may", "second") are left out. Where what is
 * spoken of is to come, as in most orders, a day of the week is the next one.
 */
export function readDates(message: string, now: Date, isToCome = false): DateSpan[] {
  if (!mayTellTime(message)) return []
  const text = hideNames(message)
  const spans: DateSpan[] = []
  const free = (start: number, end: number) => !spans.some(s => start < s.end && end > s.start)
  for (const [pattern, read] of RULES) {
    if (!mayMatch(pattern, text)) continue
    for (const match of text.matchAll(pattern)) {
      const value = free(match.index, match.index + match[0].length) && read(match as RegExpExecArray, now)
      if (value) spans.push({ start: match.index, end: match.index + match[0].length, ...value })
    }
  }
  for (const found of casual.parse(mayAsMonth(monthFirst(withoutCodes(text))), now, { forwardDate: false })) {
    // "next Friday," is found with its comma.
    const said = found.text.replace(/[\s,]+$/, '')
    const end = found.index + said.length
    // "last dec" of "when did we last decide".
    const isPartOfWord = /\p{L}/u.test(text[end] ?? '') && /\p{L}$/u.test(said)
    if (
      !free(found.index, end) ||
      isPartOfWord ||
      LASTING.test(said) ||
      !(
        /\d/.test(found.text) ||
        RELATIVE.test(found.text) ||
        isMonth(found.text, text, found.index) ||
        isWeekday(said, text, found.index, isToCome)
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
      (found.start.isCertain('hour') && !found.start.isCertain('day') && !found.start.isCertain('weekday'))
    )
      continue
    const impliedYear = !found.start.isCertain('year') && !RELATIVE.test(found.text)
    const at = found.start.date()
    const last = found.end?.date() ?? at
    if (isAhead(found, text, isToCome) && isoDay(at) < isoDay(now)) {
      at.setDate(at.getDate() + 7)
      if (last !== at) last.setDate(last.getDate() + 7)
    }
    if (last < at) continue
    const isWithin = WITHIN.test(said)
    // "shipped within three days": how long it took.
    if (isWithin && isParticiple(/(\p{L}+)\s*$/u.exec(text.slice(0, found.index))?.[1] ?? '')) continue
    const range =
      grain === 'day'
        ? { from: isoDay(isWithin ? now : at), to: isoDay(last) }
        : {
            from: isoDay(day(at.getFullYear(), at.getMonth(), 1)),
            to: isoDay(day(last.getFullYear(), last.getMonth() + 1, 0)),
          }
    const time = grain === 'day' && !found.end && found.start.isCertain('hour') ? timeOf(at) : undefined
    const isTimed = grain === 'day' && found.end?.isCertain('hour') && found.start.isCertain('hour')
    const more = {
      ...(impliedYear && { impliedYear }),
      ...(time !== undefined && { time }),
      ...(isTimed && { times: [timeOf(at), timeOf(last)] as [string, string] }),
    }
    const span: DateSpan = { start: found.index, end, ...range, grain, ...more }
    const first = grain === 'day' && !found.end ? dayBefore(text, span) : undefined
    spans.push(...(first && free(first.start, first.end) ? [first] : []), span)
  }
  for (const match of text.matchAll(/(?<![\w.,$€£-])((?:19|20)\d\d)(?![\w.,-]*\d)/g)) {
    const before = text.slice(0, match.index)
    if (!free(match.index, match.index + 4) || !YEAR_CONTEXT.test(before) || QUANTITY.test(before)) continue
    const behind = text.slice(match.index + 4)
    if (UP_TO_NO_YEAR.test(behind) || OF_MONEY.test(behind)) continue
    spans.push({ start: match.index, end: match.index + 4, ...months(Number(match[1]), 0, 12), grain: 'year' })
  }
  const found = shareYear(spans.sort((a, b) => a.start - b.start))
    .filter(isPeriod)
    .map(span => sinceToday(text, span, now))
  return found.map(span => (isToCome || isBound(text, span) ? inNearestYear(span, now) : span))
}

/** Verbs in the present of what ends or begins, or has to be done, before a bound: "run out before February" is said of the one to come. */
const ENDS_BEFORE = pattern('iu')`
  \b(?:runs?\ out|expires?|ends?|lapses?|(?:is|are)\ (?:still\ )?due(?:\ back)?|starts?|begins?|closes?|opens?|will\ \p{L}+(?:\ out)?)
  \ (?:(?:on\ or\ )?before|by|until|till)\ (?:the\ )?$
`
const isBound = (text: string, { start, impliedYear }: DateSpan): boolean =>
  impliedYear === true && ENDS_BEFORE.test(text.slice(0, start))

/** Said in November, "move it to the end of January" is the one to come: without its year what is over for longer than half of one is the next. */
function inNearestYear(span: DateSpan, now: Date): DateSpan {
  const half = day(now.getFullYear(), now.getMonth() - 6, now.getDate())
  if (!span.impliedYear || span.to >= isoDay(half)) return span
  const [from, to] = [span.from, span.to].map(said => `${Number(said.slice(0, 4)) + 1}${said.slice(4)}`)
  return { ...span, from: from!, to: to! }
}

/** What ends before it begins, or lies before our era, was misread ("November second 5 between"). */
const isPeriod = ({ from, to }: DateSpan): boolean => /^\d{4}-/.test(from) && from <= to

/**
 * "12.5.2026" is the twelfth of May: with full stops the day stands first wherever dates are written so (CLDR has no English locale
 * with them, and no other with the month in front). As chrono reads it, at the same place.
 */
const monthFirst = (text: string): string =>
  text.replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})(?=\.(?:19|20)\d\d(?!\d))/g, (all, date: string, month: string) =>
    Number(month) <= 12 ? `${month}.${date}` : all,
  )

/** Before the name of a month: words of time, and what joins it to another month or to what was asked before. */
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const OF_TIME = 'in|during|since|until|till|before|after|by|of|for|this|last|next|between|from|through|early|late|mid'
const BEFORE_MAY = new RegExp(
  String.raw`(\b(?:${OF_TIME}|about)|(?<=\b${MONTH},? )(?:and|or|to)|(?<=^\W*)(?:and|or))([\s-]+)(?=may\b)`,
  'gi',
)
const BESIDE_MONTH = new RegExp(String.raw`(?:\b${MONTH},? (?:and|or|to)|\babout|^\W*(?:and|or))\s+$`, 'i')
/** A name or what may be done: "May Chen", "May's". */
const NO_MONTH = /^[Mm]ay(?:['’]|\s+\p{Lu})/u

/** "12th of May", "the third of May": a day of it. */
const DAY_OF = /(?:\d|\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|th|day)\s+$/i

/** "from May": chrono takes it for the month behind "in" alone, so that stands where any other word of time is said. */
const mayAsMonth = (text: string): string =>
  text.replace(BEFORE_MAY, (said: string, word: string, space: string, at: number) =>
    NO_MONTH.test(text.slice(at + said.length)) || DAY_OF.test(text.slice(0, at))
      ? said
      : `${'in'.padStart(word.length)}${' '.repeat(space.length)}`,
  )

/** The number of a code is no day: "pause J-24 until 5 May". What it is written with fills its place. */
const withoutCodes = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}-])(?!FY|Q|H)\p{Lu}{1,4}-\d{1,2}(?=\s+(?:to|until|till|through|and|from|on)\s)/gu,
    code => 'x'.repeat(code.length),
  )

/** "which close within 30 days": from today on. */
const WITHIN = /^within\s.*\b(?:days?|weeks?|months?|quarters?|years?)$/i

/** What ends on a day of the week, or is moved to one, does so on the next, whichever is nearer: "until Friday", "postpone it to Monday". */
const AHEAD =
  /(?:\b(?:until|till?|by|due(?: on| by)?)|\b(?:postpone|move|reschedule|push|delay|extend|shift)\w*\b.*\bto)\s+(?:on\s+)?$/i
const isAhead = ({ start, index, text: said }: ParsedResult, text: string, isToCome: boolean): boolean =>
  start.isCertain('weekday') &&
  !start.isCertain('day') &&
  !/^(?:last|past|this|next)\b/i.test(said) &&
  (isToCome || AHEAD.test(text.slice(0, index) + (/^(?:until|till?|by)\s/i.exec(said)?.[0] ?? '')))

/** "for 90 minutes" is how long, not when. */
const LASTING = /^for\s.*\b(?:second|minute|hour|day|week|month|year)s?$/i

const timeOf = (at: Date): string =>
  [at.getHours(), at.getMinutes()].map(part => String(part).padStart(2, '0')).join(':')

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

/** A day of the week counts after a word of time ("since Monday", "last Friday") and by itself ("and Friday?"). */
const isWeekday = (found: string, text: string, at: number, isToCome: boolean): boolean =>
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(found) &&
  ((isToCome && TO_DAY.test(text.slice(0, at)) && !/^\s+\p{Lu}/u.test(text.slice(at + found.length))) ||
    /^(?:last|this|next|on|since|by|until|before|after)\s/i.test(found) ||
    /\b(?:on|since|until|till|before|after|by|from|for|between|(?:what|how) about|between \p{L}+day and|from \p{L}+day to)\s*$/iu.test(
      text.slice(0, at),
    ) ||
    (/^\W*(?:(?:and|or|then)\s+)*$/i.test(text.slice(0, at)) && /^\W*$/.test(text.slice(at + found.length))) ||
    AHEAD.test(text.slice(0, at)))

/** "set it to Monday", "it is Tuesday", "Tuesday then". */
const TO_DAY = /(?:\b(?:to|for|is|be|on|due)\s+|^\W*(?:(?:no|then|make it|make that|better)[\s,]+)?)$/i

/** A bare month name counts as a date only with a capital ("May" is a verb too) or after a preposition of time. */
function isMonth(found: string, text: string, at: number): boolean {
  if (!/^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(found)) return false
  return (
    new RegExp(String.raw`\b(?:${OF_TIME})[\s-]*$`, 'i').test(text.slice(0, at)) ||
    (/^may$/i.test(found) && BESIDE_MONTH.test(text.slice(0, at))) ||
    (/^[A-Z]/.test(found) && !/^(May|March)\b/.test(found))
  )
}
