import * as chrono from 'chrono-node/en'
import type { ParsedComponents } from 'chrono-node'
import { parseJson } from '../../../lib/json.ts'

/** A moment or day as the text gives it; parts that it does not say are absent. */
export interface Moment {
  year: number
  month: number
  day?: number
  hour?: number
  minute?: number
  second?: number
  /** False when the year follows from today. */
  saysYear: boolean
  /** True for "tomorrow", "next Monday": the day follows from today. */
  relative: boolean
}

/** A value whose writing alone tells what it is. */
export type Literal = { start: number; end: number } & (
  | { kind: 'quoted' | 'email' | 'url' | 'phone' | 'code' | 'path' | 'expression'; value: string }
  | { kind: 'json'; value: unknown }
  | { kind: 'coordinates'; latitude: number; longitude: number }
  | { kind: 'date'; moment: Moment }
  | { kind: 'time'; hour: number; minute: number; second: number }
)

/** Quoted text, addresses, links, codes, paths, JSON, coordinates, formulas, dates and times, in the order of the text. */
export function readLiterals(text: string, now: Date): Literal[] {
  const found: Literal[] = []
  const inside = (start: number, end: number, kinds?: string) =>
    found.some(l => start < l.end && end > l.start && (!kinds || kinds.includes(l.kind)))
  const add = (literal: Literal, kinds?: string) => {
    if (!inside(literal.start, literal.end, kinds)) found.push(literal)
  }
  readQuotes(text).forEach(l => add(l))
  for (const l of readMatches(text, /https?:\/\/[^\s"'“”<>]+[^\s"'“”<>.,;:!?)]/gi)) add({ ...l, kind: 'url' })
  for (const l of readMatches(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)) add({ ...l, kind: 'email' })
  for (const l of readBrackets(text)) add(l, 'quoted url email')
  readCoordinates(text).forEach(l => add(l))
  for (const l of readMatches(
    text,
    /(?<![\w.])\+\d[\d\s().-]{6,}\d|(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\w)/g,
  ))
    add({ ...l, kind: 'phone' })
  for (const l of readMatches(
    text,
    /(?<![\w/])(?:[A-Za-z]:\\|~?\/|\.{1,2}\/)[\w.~-]+(?:[/\\][\w.~-]+)*\/?|(?<![\w/.])[\w-]+(?:\/[\w-]+)*\.[a-z]{2,5}(?![\w.])/gi,
  ))
    if (/\.[a-z]+$/i.test(l.value) || /[/\\]/.test(l.value)) add({ ...l, kind: 'path' })
  for (const l of readMatches(text, /(?<![\w-])(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)(?![\w-]|\/\d)/g)) add({ ...l, kind: 'code' })
  readMoments(text, now).forEach(l => add(l))
  readExpressions(text).forEach(l => add(l))
  for (const l of readMatches(text, /(?<![\w@.])#?(?=[\w-]*\d)(?=[\w-]*[a-z_])[a-z\d]+(?:[_-][a-z\d]+)*(?![\w@])/gi))
    if (isCode(l.value)) add({ ...l, kind: 'code' })
  return found.sort((a, b) => a.start - b.start)
}

const readMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[0],
  }))

/** A word of letters and digits that is neither an ordinal nor a number with its unit. */
const isCode = (value: string) =>
  !/^#?(\d+(st|nd|rd|th)|\d+(\.\d+)?[a-zµ]{1,4}|\d+-(year|day|month|hour|minute|week)s?)$/i.test(value) ||
  /^\d+[A-Z]\d/.test(value)

function readQuotes(text: string): Literal[] {
  // A quotation of the whole text is not a value in it.
  const isAll = (match: RegExpExecArray) => match[0].length > 0.9 * text.trim().length && /\s/.test(match[0])
  const quotes =
    /["“]([^"“”]{1,2000})["”]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,600}(?:(?<=\p{L})['’](?=\p{L})[^'‘’\n]{0,600})*)['’](?![\p{L}\p{N}])|`([^`]+)`/gu
  return [...text.matchAll(quotes)].filter(match => !isAll(match as RegExpExecArray)).map(match => ({
    kind: 'quoted',
    value: (match[1] ?? match[2] ?? match[3])!.trim(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Lists, tuples and objects in brackets: [1, 2], (3, 4), {"a": 1}, also with single quotes. */
function readBrackets(text: string): Literal[] {
  const literals: Literal[] = []
  for (let at = 0; at < text.length; at++) {
    const close = { '[': ']', '{': '}', '(': ')' }[text[at]!]
    if (!close) continue
    const end = endOfBracket(text, at)
    if (end === undefined) continue
    const value = parseBracket(text.slice(at, end))
    if (value === undefined) continue
    literals.push({ kind: 'json', value, start: at, end })
    at = end - 1
  }
  return literals
}

function endOfBracket(text: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < text.length && at < from + 4000; at++) {
    if ('[{('.includes(text[at]!)) depth++
    else if (']})'.includes(text[at]!) && --depth === 0) return at + 1
  }
  return undefined
}

function parseBracket(text: string): unknown {
  if (text.startsWith('(') && !/^\(\s*[-\d.]+\s*(,\s*[-\d.]+\s*)+\)$/.test(text)) return undefined
  const inner = text.replace(/\(/g, '[').replace(/\)/g, ']')
  const plain = parseJson(inner)
  if (plain !== undefined) return plain
  const quoted = inner
    .replace(/(?<=[[{,:]\s*)'|'(?=\s*[\]},:])/g, '"')
    .replace(/(?<=[{,]\s*)([A-Za-z_]\w*)(?=\s*:)/g, '"$1"')
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null')
  const read = parseJson(quoted)
  if (read !== undefined) return read
  // A list of bare words: [red, green].
  if (!/^\[[^[\]{}]+\]$/.test(inner)) return undefined
  return inner
    .slice(1, -1)
    .split(',')
    .map(item => item.trim().replace(/^['"]|['"]$/g, ''))
    .map(item => (/^-?\d+(\.\d+)?$/.test(item) ? Number(item) : item))
}

/** "(33.4 N, 112.0 W)", "latitude 33.4 and longitude -112.0", "33.4° N, 112.0° W". */
function readCoordinates(text: string): Literal[] {
  const pattern =
    /\(?\s*(-?\d{1,3}\.?\d*)\s*°?\s*([NS])\b[\s,]*(?:and\s+)?(-?\d{1,3}\.?\d*)\s*°?\s*([EW])\b\s*\)?|\blat(?:itude)?\s*(?:of|is|:|=)?\s*(-?\d+\.?\d*)\s*°?\s*(?:,|and|\s)+\s*(?:lon|lng|long|longitude)\s*(?:of|is|:|=)?\s*(-?\d+\.?\d*)/gi
  const bare = [...text.matchAll(/(?<![\d.])(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})(?![\d.])/g)].map(match => ({
    kind: 'coordinates' as const,
    latitude: Number(match[1]),
    longitude: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const written: Literal[] = [...text.matchAll(pattern)].map(match => {
    const signed = (digits: string, side: string, negative: string) =>
      Number(digits) * (side.toUpperCase() === negative ? -1 : 1)
    return {
      kind: 'coordinates',
      latitude: match[1] ? signed(match[1], match[2]!, 'S') : Number(match[5]),
      longitude: match[3] ? signed(match[3], match[4]!, 'W') : Number(match[6]),
      start: match.index,
      end: match.index + match[0].length,
    }
  })
  return [...written, ...bare]
}

const RELATIVE =
  /\b(today|yesterday|tomorrow|tonight|ago|now|this|next|last|coming|week|month|year|day|hour|minute|morning|afternoon|evening)s?\b/i

/** What a find must have to be a moment: a clock, a written-out month or day of the week, a date in digits, or a word of time. */
const SAYS_TIME =
  /\d:\d|\d\s?[ap]\.?m\b|o'clock|\b(?:noon|midnight|tonight|today|tomorrow|yesterday|ago|now|this|next|last|coming|morning|afternoon|evening|night)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:$|[\s,.]*\d|\s+of\b)|\d(?:st|nd|rd|th)?[\s,.-]*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^(?:january|february|april|june|july|august|september|october|november|december)$|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d\s?\/\s?\d/i
const IS_PERIOD =
  /^(the )?(last|past|next|previous|coming|in|within|this|for)?\s*(\d+|[a-z]+)\s*(second|minute|hour|day|week|month|year)s?( ago)?$/i

/** Days and times of day as chrono finds them; its finds without digit, month or word of time are left out. */
function readMoments(text: string, now: Date): Literal[] {
  const literals: (Literal & { kind: 'date' | 'time' })[] = []
  // Of the same length, so that places stay: "2023 April 4th" is read as "April 4th 2023".
  const ordered = text.replace(
    /\b((?:19|20)\d\d)([ ,]+)([A-Z][a-z]{2,8})( \d{1,2}(?:st|nd|rd|th)?)\b/g,
    (_, year: string, gap: string, month: string, day: string) => `${month}${day}${gap}${year}`,
  )
  for (const found of chrono.casual.parse(ordered, now, { forwardDate: true })) {
    if (!SAYS_TIME.test(found.text) || /^\d+(\.\d+)?\s?[a-z]$/i.test(found.text)) continue
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
  return shareYear(literals)

  function add(parts: ParsedComponents, start: number, end: number): void {
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

/** "from 2023 April 4th to April 8th": a day without a year is in the year of the one beside it. */
function shareYear(literals: (Literal & { kind: 'date' | 'time' })[]): Literal[] {
  const moments = literals.flatMap(l => (l.kind === 'date' && !l.moment.relative ? [l.moment] : []))
  moments.forEach((moment, at) => {
    const beside = [moments[at - 1], moments[at + 1]].find(other => other?.saysYear)
    if (moment.saysYear || !beside) return
    moment.year = beside.year
    moment.saysYear = true
  })
  return literals
}

/** Formulas and code: "x^2 + 3*x", "y = 2x - 1", "f(x) = sin(x)", "lambda x: x + 1". */
function readExpressions(text: string): Literal[] {
  const literals: Literal[] = []
  const lambda = /\blambda\s+\w+(?:\s*,\s*\w+)*\s*:\s*[^,;?"']+/g
  const term = String.raw`(?:\d+(?:\.\d+)?\s?\*?\s?)?(?:(?:sin|cos|tan|exp|log|ln|sqrt|abs)\([^()]*(?:\([^()]*\))?[^()]*\)|\([^()]*\)|[a-zA-Z](?![\p{L}])|\d+(?:\.\d+)?(?![\p{L}]))(?:\s?(?:\^|\*\*)\s?(?:\([^()]*\)|-?[\d.]+|[a-z](?![a-z]))|[²³])?`
  const formula = new RegExp(
    String.raw`(?<![\p{L}\d.$'’])(?:[fgh]\s?\([a-z]\)\s?=\s?|[yz]\s?=\s?)?-?${term}(?:\s?[-+*/]\s?${term})*(?![\p{L}\d])`,
    'gu',
  )
  for (const match of text.matchAll(lambda))
    literals.push({
      kind: 'expression',
      value: match[0].trim(),
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })
  for (const match of text.matchAll(formula)) {
    const value = match[0].trim()
    const hasVariable = /[a-zA-Z]/.test(value.replace(/sin|cos|tan|exp|log|ln|sqrt|abs/g, 'x'))
    if (
      !hasVariable ||
      !/\^|\*\*|[²³]|\d\s?\*?\s?[a-z]\s?[-+*/]|[a-z]\s?[+*/]\s?[\da-z]|(sin|cos|tan|exp|log|ln|sqrt)\(|=.*[a-z]|^\d+[xyz]$/.test(
        value,
      )
    )
      continue
    // A speed or an acceleration is a number with its unit.
    if (/^[\d.]*\s?[a-z]{1,2}\s?\/\s?(s|h)(?:\^2|²)?$/.test(value)) continue
    literals.push({ kind: 'expression', value, start: match.index, end: match.index + value.length })
  }
  return literals
}
