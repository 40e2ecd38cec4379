import { isObject } from '../../../lib/json.ts'
import { isPlain, splitIdentifier } from '../../../lib/words.ts'
import { pattern } from '../../../lib/patterns.ts'
import { isPlaceField, worldAliases } from '../../understand/language/places.ts'
import { normalise, type Claim } from './claims.ts'
import { indexClaims } from './index-claims.ts'
import { findFigures, isFigure, readFigure } from './find-numbers.ts'

const DAYS = /(\d{4}-\d{2}-\d{2})/g
/** A figure in digits, not one inside of a code. */
const FIGURES = /(?<![\p{L}\d_.,-])\d+(?:[.,]\d+)*(?![\p{L}\d_])/gu
/** Figures with a scale, and number words. */
const SCALED = pattern('iu')`
  \d\s?(?:k|m|b|bn|mn|mio|thousand|million|billion|trillion|%)(?![\p{L}])
  |\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b
`
/** Number words, and the figures that they may be. */
const HAS_WORD = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i
const isSmall = ({ readings }: Claim & { kind: 'number' }): boolean =>
  readings.some(({ value }) => value >= 2 && value <= 12)
/** The name of a place is no longer than this, in characters. */
const LONGEST_PLACE = 40
/** Times as numbers: seconds or milliseconds since 1970, of about 1980 to 2100. */
const SECONDS = [3.1e8, 4.2e9] as const

/**
 * The claims that nothing supports. Looks through everything that was read, once, and stops when all are found. A record
 * supports a name whose words it has in several fields ("Ann Lee" of first and last name), a list the number of its items.
 */
export function findUnsupported(claims: readonly Claim[], grounds: readonly unknown[]): Claim[] {
  const open = new Set(claims)
  const index = indexClaims(claims)
  const figures = claims.filter(claim => claim.kind === 'number')
  const hasFigures = figures.length > 0
  const hasSmall = figures.some(isSmall)
  const columns = new Map<string, string[]>()

  function visitText(text: string): string {
    const lower = isPlain(text) ? text.toLowerCase() : normalise(text)
    let padded: string | undefined
    // Most texts do not even have the letters of a name's first word.
    for (const claim of index.texts(lower)) {
      // The time of a timestamp stands by itself (RFC 3339).
      padded ??= ` ${normalise(text.replace(/(\d)T(\d)/g, '$1 $2'))} `
      if (padded.includes(` ${claim.words} `)) open.delete(claim)
    }
    const hasDigit = /\d/.test(text)
    if (hasDigit) for (const day of daysIn(text)) visitDay(day)
    if (hasFigures && (hasDigit || (hasSmall && HAS_WORD.test(text)))) figuresIn(text).forEach(visitFigure)
    return lower
  }

  function visitFigure(figure: number): void {
    for (const claim of index.figures(figure))
      if (open.has(claim) && claim.readings.some(reading => isFigure(figure, reading))) open.delete(claim)
  }

  const visitDay = (day: string) => index.days(day).forEach(claim => open.delete(claim))

  function visitNumber(value: number): void {
    visitFigure(value)
    const text = String(value)
    for (const claim of index.texts(text)) if (claim.words === text) open.delete(claim)
    visitDay(dayOf(value))
  }

  /** A name in several fields of one record, such as first and last name. */
  function visitRecord(texts: readonly string[]): void {
    let known: Set<string> | undefined
    for (const claim of index.texts(texts.join(' '))) {
      if (!open.has(claim) || !claim.words.includes(' ')) continue
      known ??= new Set(texts.flatMap(text => normalise(text).split(' ')))
      if (claim.words.split(' ').every(word => known!.has(word))) open.delete(claim)
    }
  }

  /** Looks at a value and what is in it; returns its own text. */
  function visit(value: unknown, column: string): string {
    if (!open.size || value === null || value === undefined) return ''
    if (typeof value === 'number') visitNumber(value)
    else if (typeof value === 'string') {
      const place = placeWords(column)
      if (place && value.length <= LONGEST_PLACE) for (const alias of worldAliases(place, value)) visitText(alias)
      return visitText(value)
    } else if (Array.isArray(value)) {
      visitNumber(value.length)
      for (const item of value) visit(item, column)
    } else if (isObject(value)) {
      const texts: string[] = []
      for (const [key, inner] of Object.entries(value)) {
        if (!columns.has(key)) visitText(columnWords(key).join(' '))
        const text = visit(inner, key)
        if (text) texts.push(text)
      }
      if (texts.length > 1) visitRecord(texts)
    }
    return ''
  }

  /** The words of a column; looked at once. */
  function columnWords(column: string): string[] {
    const known = columns.get(column)
    if (known) return known
    const words = splitIdentifier(column)
    columns.set(column, words)
    return words
  }

  const placeWords = (column: string): string[] | undefined => {
    const words = columnWords(column)
    return isPlaceField(words) ? words : undefined
  }

  for (const ground of grounds) visit(ground, '')
  return claims.filter(claim => open.has(claim))
}

const daysIn = (text: string): string[] => [...text.matchAll(DAYS)].map(match => match[1]!)

/** The figures of a text and the years of its days. */
function figuresIn(text: string): number[] {
  if (!/[^\d:TZ.+-]/.test(text) && /^\d{4}-\d{2}-\d{2}/.test(text)) return [Number(text.slice(0, 4))]
  const rest = text.replace(DAYS, day => ` ${day.slice(0, 4)} `)
  if (!SCALED.test(rest)) return [...rest.matchAll(FIGURES)].flatMap(match => readFigure(match[0]).map(r => r.value))
  return findFigures(rest).flatMap(found => (found.kind === 'number' ? found.readings.map(r => r.value) : []))
}

function dayOf(value: number): string {
  const seconds = value > SECONDS[1] ? value / 1000 : value
  return seconds >= SECONDS[0] && seconds <= SECONDS[1] ? new Date(seconds * 1000).toISOString().slice(0, 10) : ''
}
