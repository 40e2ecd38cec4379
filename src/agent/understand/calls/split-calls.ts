/** Where a message may be cut into requests: every place, strong or weak; which cuts are made is decided in `plan-calls`. */
import { fragment } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import type { Span } from './planned-call.ts'
import { findUnit } from './units.ts'
import { isRegion, placeKind } from './write-places.ts'

/** What stands between a piece of a message and the one before it, strongest first. */
export type Joint = 'start' | 'sentence' | 'request' | 'clause' | 'item'

/** A piece of a message, without the words that join it to the piece before. */
export interface Piece extends Span {
  joint: Joint
}

/**
 * Joints of English (and the full-width marks of Chinese and Japanese): ends of sentences; words that announce a further
 * request; words that join clauses; and what separates the items of a list.
 */
const FURTHER = 'then|also|finally|lastly|additionally|afterwards|furthermore|moreover|similarly'
const JOINTS: [Joint, string][] = [
  [
    'sentence',
    fragment`
      (?:
        \s*\n+\s*(?:(?:[-*•]|\d{1,2}[.)])\s+)?
        |(?<=[.!?]["'”’)\]]*)[^\S\n]+(?=["'“‘(\[]?[\p{Lu}\p{N}])
        |(?<=[。？！；])\s*(?=\S)
      )(?:(?:and|${FURTHER})\b,?\s+)?
    `,
  ],
  [
    'request',
    String.raw`[,;]?\s+(?:and|but)\s+(?:(?:${FURTHER})\b|next,),?\s*|[,;]\s*(?:${FURTHER})\b,?\s*|[,;]?\s+(?:followed by|after which)\s+`,
  ],
  [
    'clause',
    fragment`
      [,;]\s*(?:and|or|but|while|whereas|plus|as well as|along with|together with|in addition to)\s+
      |;\s*
      |\s+(?:as well as|along with|together with|in addition to|while|whereas|versus|vs\.?|plus)\s+
      |\s+[–—]\s*
    `,
  ],
  ['item', String.raw`,\s+|\s+(?:and|or|&)\s+|\s*、\s*|，\s*|(?<=\p{Script=Han})[和与及](?=\p{Script=Han})`],
]
/** Whether what joins two pieces announces a further request: "Also, …". */
export const announces = (joint: string): boolean => new RegExp(String.raw`\b(?:${FURTHER})\b`, 'i').test(joint)
const BOUNDARY = new RegExp(JOINTS.map(([joint, source]) => `(?<${joint}>${source})`).join('|'), 'giu')

/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|Prof|St|Ave|vs|e\.g|i\.e|etc|approx|No|Jr|Sr|[A-Z]|a\.m|p\.m)\.(?=\s)/g

/**
 * What nothing is cut inside of: quoted text, brackets, numbers with thousands, a date with its year, a place with the two
 * letters of its state, a range, a number with its fraction, and figures in a row.
 */
const WHOLES = [
  /"[^"]*"|“[^”]*”|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])|‘[^’\n]*’(?![\p{L}\p{N}])|`[^`]*`/gu,
  /\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\([^()]*\)/g,
  /\d{1,3}(?:,\d{3})+(?!\d)/g,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?,\s+\d{4}/g,
  /,\s+[A-Z]{2}\b(?![\p{L}])/gu,
  // "15 cm between plants and …" is a distance of plants, and no range.
  /(?<!\d\s?\p{L}{1,12}\s)\bbetween\s+\S+\s+and\s+(?=\S)/giu,
  // "technologies, including languages, frameworks and tools" names parts of one thing, "details like cast, awards etc." too.
  /,\s*(?:including|such as)\s+(?:[^,.;?!]{1,40},\s+){1,5}(?:and|or)\s+/gi,
  /\b(?:like|such as|including)\s[^.?!;]{1,80}?\b(?:etc\b|and so (?:on|forth)\b|and the like\b)/gi,
  // "an hour and a half"
  /\band\s+(?:an?|one)\s+(?:half|quarter|third)\b/gi,
  /(?<![\p{L}\d.])-?\d+(?:\.\d+)?(?:,\s+-?\d+(?:\.\d+)?){3,}(?:,?\s+and\s+-?\d+(?:\.\d+)?)?(?![\p{L}\d])/gu,
]

/** Whether two names in a row are a place and the state or country it lies in: "Lyon, France", "New York, New York". */
export function liesIn(place: string, region: string): boolean {
  if (/^[A-Z]{2}$/.test(region) || (place === region && isRegion(region))) return true
  const kind = placeKind(region)
  if (kind === 'country') return placeKind(place) !== 'country'
  return kind === 'state' && !/country|state/.test(placeKind(place) ?? '')
}

const NAME = String.raw`\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}.'-]*)*`
const TOWN = new RegExp(String.raw`(${NAME}),\s(${NAME})`, 'gu')

const TOWN_LOWER = new RegExp(String.raw`(${NAME}),\s?(\p{Ll}{4,})(?![\p{L}'’])`, 'gu')

/** "1 hour and 30 minutes", "six feet and two inches": two measures of one quantity, the larger unit first. */
const MEASURES = /(?<![\p{L}\d])[\p{L}\d.]+\s+(\p{L}+),?\s+and\s+(?:\d[\d.]*|\p{Ll}+(?:-\p{Ll}+)?)\s+(\p{L}+)/gu

function isOneMeasure(large: string, small: string): boolean {
  const [a, b] = [large, small].map(findUnit)
  return a !== undefined && b !== undefined && a.quantity === b.quantity && a.size > b.size
}

/** The message in pieces, in order; every word but those that join belongs to one. */
export function splitPieces(text: string): Piece[] {
  const masked = mask(text)
  const pieces: Piece[] = []
  let start = 0
  let joint: Joint = 'start'
  const add = (end: number) => {
    const piece = trim(text, { start, end })
    if (piece.end > piece.start) pieces.push({ ...piece, joint })
    else if (pieces.length) return false
    return true
  }
  for (const match of masked.matchAll(BOUNDARY)) {
    const kind = JOINTS.find(([name]) => match.groups![name] !== undefined)![0]
    // What joins nothing to nothing, e.g. ". Also, ", keeps the stronger joint.
    if (add(match.index)) joint = kind
    start = match.index + match[0].length
  }
  add(text.length)
  return pieces.map((piece, at) => (at ? piece : { ...piece, joint: 'start' }))
}

/** A message that is one quotation as a whole is what stands in the quotes. */
export const unquote = (text: string): string => {
  const inner = /^\s*["“](.*)["”]\s*$/s.exec(text)?.[1]
  return inner && !/["“”]/.test(inner) ? inner : text
}

/** The text with what is never cut blanked out, character for character. */
function mask(text: string): string {
  let masked = replaceIn(text, ABBREVIATION, found => 'x'.repeat(found.length))
  for (const whole of WHOLES) masked = masked.replace(whole, found => 'x'.repeat(found.length))
  masked = replaceIn(masked, MEASURES, (found, large: string, small: string) =>
    isOneMeasure(large, small) ? 'x'.repeat(found.length) : found,
  )
  // "Lyon, France": a town with the state or country it lies in.
  masked = masked.replace(TOWN, (found, town: string, region: string) =>
    liesIn(town, region) ? 'x'.repeat(found.length) : found,
  )
  // "Phoenix, arizona": the same in small letters.
  return replaceIn(masked, TOWN_LOWER, (found, town: string, region: string) =>
    placeKind(town) === 'city' && liesIn(town, region) ? 'x'.repeat(found.length) : found,
  )
}

function trim(text: string, { start, end }: Span): Span {
  while (start < end && /[\s,;]/.test(text[start]!)) start++
  while (end > start && /[\s,;]/.test(text[end - 1]!)) end--
  return { start, end }
}
