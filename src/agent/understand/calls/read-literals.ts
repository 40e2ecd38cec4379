import { parseJson } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import { readExpressions } from './read-expressions.ts'
import { readMoments } from './read-moments.ts'
import { findUnit } from './units.ts'

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

const PHONE = /(?<![\w.])\+\d[\d\s().-]{6,}\d|(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\w)/g
/** A path from a root or a folder, or a file by its ending: "~/notes", "C:\\logs", "report.final.pdf", "talk.mp4". */
const PATH = pattern('gi')`
  (?<![\w/])(?:[A-Za-z]:\\|~?\/|\.{1,2}\/)[\w.~-]+(?:[/\\][\w.~-]+)*\/?
  |(?<![\w/.])[\w-]+(?:\/[\w-]+)*(?:\.[\w-]*[a-z][\w-]*)*\.(?:[a-z]{2,5}|[a-z]{1,3}\d[a-z]?)(?!\w|\.\w)
`
/** "2019-2020". */
const YEARS = /(?<![\w-])(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)(?![\w-]|\/\d)/g
/** Words joined by underscores, versions, and digits in groups: my_project, 1.2.3, 1-523-1713, 1:2:4. */
const JOINED =
  /(?<![\w.@-])(?:v\.?)?(?:[A-Za-z]\w*_\w+|\d+(?:\.\d+){2,}|\d+(?:-\d+){2,}|\d+(?::\d+){2,})(?![\w@-]|[.:]\d)/g
/** Capitals and digits with a stroke between them: 2021/AB12. */
const STROKED = /(?<![\w@./:-])(?=[A-Z\d/-]*\d)(?=[A-Z\d/-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*(?:\/[A-Z\d]+)+(?![\w/])/g
const MIXED = /(?<![\w@.])#?(?=[\w-]*\d)(?=[\w-]*[a-z_])[a-z\d]+(?:[_-][a-z\d]+)*(?![\w@])/gi
/** Words with a stroke of which one is joined by hyphens: the branch fix/login-loop. */
const SLASHED = /(?<![\w@./:-])(?=[\w./]*\w-\w)[a-z][\w-]*(?:\/[\w-]+)+(?![\w/.])/gi
/** Letters or digits with a sign that no sentence has: "C#", "C++", "10♠". */
const SIGNED = /(?<![\w#])(?:[A-Z](?:#|\+\+)|[A-Z\d]{1,3}\p{So})(?![\w#+])/gu

/** Quoted text, addresses, links, codes, paths, JSON, coordinates, formulas, dates and times, in the order of the text. */
export function readLiterals(text: string, now: Date): Literal[] {
  const found: Literal[] = []
  const add = (literals: Literal[], within = false) => {
    for (const literal of literals) {
      const { start, end } = literal
      const isFree = within
        ? !found.some(l => start >= l.start && end <= l.end)
        : !found.some(l => start < l.end && end > l.start)
      if (isFree) found.push(literal)
    }
  }
  add(readBrackets(text))
  // Quotes within brackets are part of those; brackets within quotes are both.
  add(readQuotes(text), true)
  add(readMatches(text, 'url', /https?:\/\/[^\s"'“”<>]+[^\s"'“”<>.,;:!?)]/gi))
  add(readMatches(text, 'email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g))
  add(readCoordinates(text))
  add(readMatches(text, 'phone', PHONE))
  add(readMatches(text, 'path', PATH).filter(l => /\.[a-z]+\d?[a-z]?$/i.test(l.value) || /[/\\]/.test(l.value)))
  add(readMatches(text, 'code', STROKED).filter(l => !isMeasure(l.value)))
  add(readMatches(text, 'code', YEARS))
  add(readMatches(text, 'code', SLASHED))
  add(readMoments(text, now))
  add(readExpressions(text))
  add(readMatches(text, 'code', JOINED))
  add(readMatches(text, 'code', SIGNED))
  add(readMatches(text, 'code', MIXED).filter(l => isCode(l.value)))
  return found.sort((a, b) => a.start - b.start)
}

const readMatches = <K extends 'url' | 'email' | 'phone' | 'path' | 'code'>(text: string, kind: K, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(match => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
    value: match[0],
  }))

/** "5J/K": a figure in one unit for each of another. */
function isMeasure(value: string): boolean {
  const units = /^\d+([A-Z]+)\/([A-Z]+)$/.exec(value)
  return units !== null && units.slice(1).every(unit => findUnit(unit!))
}

/** A word of letters and digits that is neither an ordinal, nor a number with its unit ("70kg") or its noun ("2-bedroom"). */
function isCode(value: string): boolean {
  if (
    /^#?\d+(st|nd|rd|th)$/i.test(value) ||
    /^\d+(?:e-?\d+|E-?\d{1,2})$/.test(value) ||
    /^\d+-[a-z]+(-[a-z]+)*$/.test(value)
  )
    return false
  const measured = /^\d+(?:\.\d+)?(\p{L}+)$/u.exec(value)
  return !measured || (!findUnit(measured[1]!) && !/^(k|mn|bn|b|am|pm|x)$/i.test(measured[1]!))
}

/** What stands in double or single quotes, or in backticks; an apostrophe within a word ends nothing. */
const QUOTES = pattern('gu')`
  ["“]([^"“”]{1,2000})["”]
  |(?<![\p{Script=Latin}\p{N}])['‘]
    ([^'‘’\n]{1,600}(?:(?<=\p{Script=Latin})['’](?=\p{Script=Latin})[^'‘’\n]{0,600})*)['’]
    (?![\p{Script=Latin}\p{N}])
  |\`([^\`]+)\`
`

function readQuotes(text: string): Literal[] {
  // A quotation of the whole text is not a value in it.
  const isAll = (match: RegExpExecArray) => match[0].length > 0.9 * text.trim().length && /\s/.test(match[0])
  return [...text.matchAll(QUOTES)]
    .filter(match => !isAll(match as RegExpExecArray))
    .map(match => ({
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

/** "52.5° N, 13.4° E", "latitude 52.5, longitude 13.4". */
const COORDINATES = pattern('gi')`
  \(?\s*(-?\d{1,3}\.?\d*)\s*°?\s*([NS])\b[\s,]*(?:and\s+)?(-?\d{1,3}\.?\d*)\s*°?\s*([EW])\b\s*\)?
  |\blat(?:itude)?\s*(?:of|is|:|=)?\s*(-?\d+\.?\d*)\s*°?\s*(?:,|and|\s)+\s*(?:lon|lng|long|longitude)\s*
    (?:of|is|:|=)?\s*(-?\d+\.?\d*)
`

/** "near (52.5, 13.4)": two numbers alone. */
const BARE_COORDINATES = pattern('gi')`
  \b(?:to|at|near|around|coordinates?|position|location|point)\s*[:(]?\s*(-?\d{1,2}\.\d{1,2}),\s*
  (-?\d{1,3}\.\d{1,2})(?![\d.,%]|\s*(?:,|and|or)\s*-?\d)
`

/** "(33.4 N, 112.0 W)", "latitude 33.4 and longitude -112.0", "33.4° N, 112.0° W". */
function readCoordinates(text: string): Literal[] {
  const bare = [
    ...text.matchAll(/(?<![\d.])(-?\d{1,2}\.\d{3,})\s*(?:,\s*(?:and\s+)?|\s+and\s+)(-?\d{1,3}\.\d{3,})(?![\d.])/g),
  ].map(match => ({
    kind: 'coordinates' as const,
    latitude: Number(match[1]),
    longitude: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }))
  // Shorter ones where a place is spoken of: "fly to 59.91, 10.75".
  const short = [...text.matchAll(BARE_COORDINATES)].map(match => {
    const start = match.index + match[0].indexOf(match[1]!)
    const [latitude, longitude] = [Number(match[1]), Number(match[2])]
    return { kind: 'coordinates' as const, latitude, longitude, start, end: match.index + match[0].length }
  })
  const written: Literal[] = [...text.matchAll(COORDINATES)].map(match => {
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
  return [...written, ...bare, ...short.filter(one => !bare.some(other => other.start === one.start))]
}
