import { wordTable } from '../../../lib/word-table.ts'
import { pattern } from '../../../lib/patterns.ts'
import { NUMBER_WORDS, ORDINALS as SPOKEN_ORDINALS } from '../language/lexicon.ts'
import type { Word } from './tag-words.ts'
import { findUnit, readUnit, type Unit } from './units.ts'

/** A number that the text says, in digits or words, with the unit behind or before it. */
export interface NumberSpan {
  start: number
  end: number
  value: number
  /** What it counts or measures: a known unit of measure, percent, or a currency. */
  unit?: Unit
  /** "third", "16th". */
  ordinal?: true
  /** True when it is written out: "twenty". */
  spelt?: true
}

/** Number words that add up to others: "twenty" and "three", but not "dozen". */
export const SMALL: Record<string, number> = wordTable(
  Object.fromEntries(
    Object.entries(NUMBER_WORDS).filter(([word, value]) => value < 100 && !/^(?:dozen|once|twice)$/.test(word)),
  ),
)
const SCALES: Record<string, number> = wordTable({
  hundred: 100,
  dozen: 12,
  thousand: 1e3,
  grand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
})
/** Words that count without being numbers. */
const PAIRS: Record<string, number> = wordTable({
  couple: 2,
  pair: 2,
  once: 1,
  twice: 2,
  thrice: 3,
  single: 1,
  double: 2,
})
const ORDINALS: Record<string, number> = wordTable({ ...SPOKEN_ORDINALS, eleventh: 11, twelfth: 12 })
const FRACTIONS: Record<string, number> = wordTable({ half: 0.5, third: 1 / 3, quarter: 0.25 })
const SHORT_SCALES: Record<string, number> = wordTable({ k: 1e3, m: 1e6, mn: 1e6, mm: 1e6, b: 1e9, bn: 1e9 })

const DIGITS = pattern('giu')`
  (?<![\p{L}\d_.]|\d[/:])
  ([-−+](?=[\d.])(?<!(?:[\p{L}\d)\]]|[\d)\]]\s|(?<![\p{L}\d])\p{L}\s)[-−+])|\b(?:minus|negative)\s+)?
  (\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(e[-+]?\d+)?
  (?:\s?[x×*]\s?10\s?(?:\^|\*\*)\s?\{?([-−]?\d+)\}?)?(?:
    \s?(hundred|thousand|million|billion|trillion|dozen|grand)\b
    |(k|mn|bn|b)(?![\p{L}\d])|(st|nd|rd|th)(?![\p{L}\d])
  )?(?![\d_])
`

const SIGN_BEFORE_CURRENCY = /(?:^|[\s,;:([])[-−][$€£¥]$/

/** "2 pi", "3π", and pi itself where it is a bound or an amount: "from 0 to pi". */
const PI = /(?:\s?[*×]?\s?|-)(?:pi(?![\p{L}\d_])|π)/iuy
const BARE_PI = /(?<=\b(?:from|to|of|and|is|by|at|between|=)\s+)(?:pi(?![\p{L}\d_.])|π)/giu

/** A number together with the pi that it is times of. */
function timesPi(text: string, span: NumberSpan): NumberSpan {
  PI.lastIndex = span.end
  const pi = span.ordinal ? null : PI.exec(text)
  return pi ? { ...span, end: span.end + pi[0].length, value: span.value * Math.PI } : span
}

/** Every number of a text: digits with scale and sign, number words ("a hundred and twenty", "two and a half"), ordinals. */
export function readNumbers(text: string, words: readonly Word[]): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (const match of text.matchAll(DIGITS)) {
    const [whole, sign, digits, exponent, power, scale, short, ordinal] = match
    const end = match.index + whole.length
    // Digits within a code, a version or a date are no number of their own.
    const before = text.slice(0, match.index)
    const after = text.slice(end)
    const isRange = /^\s?[-–]\s?\d+(?:\.\d+)?(?![-\d/])/.test(after) && !/[-/]$/.test(before)
    // The 2 of "metres/second^2", and the numbers of an enumeration at the beginnings of its lines.
    if (/\p{L}\s?\^$/u.test(before)) continue
    if (/(?:^|\n)\s*$/.test(before) && /^[.)]\s+\p{Lu}/u.test(after)) continue
    if (!isRange && (/^[-/:]\d|^\.\d|^_/.test(after) || /[\p{L}/][-/]$|\d\/$|[-/]\d+-$/u.test(before))) continue
    // "$2.5M" is money in millions; "2.5m" may be metres.
    const isMillions = /^m(?![\p{L}\d])/iu.test(text.slice(end)) && /[$€£]\s?$/.test(text.slice(0, match.index))
    // "300K" is a temperature where the text speaks of one.
    const isKelvin = short === 'K' && /\btemperatures?\b|\bkelvins?\b|\/K\b/i.test(text)
    const factor = isKelvin
      ? 1
      : isMillions
        ? 1e6
        : (SCALES[scale?.toLowerCase() ?? ''] ?? SHORT_SCALES[short?.toLowerCase() ?? ''] ?? 1)
    const tens = power === undefined ? '' : `e${power.replace('−', '-')}`
    const size = Number(`${digits!.replaceAll(',', '')}${exponent ?? tens}`) * factor
    // "-$40": the sign before the mark of a currency.
    const isNegative = sign ? sign !== '+' : SIGN_BEFORE_CURRENCY.test(before)
    const value = Number((isNegative ? -size : size).toPrecision(15))
    spans.push({
      start: match.index,
      end: isMillions ? end + 1 : isKelvin ? end - 1 : end,
      value,
      ...(ordinal && { ordinal: true as const }),
    })
  }
  for (const match of text.matchAll(/(?<![\p{L}\d/.-])(\d{1,3})\/(\d{1,4})(?![\d/.-])/gu))
    spans.push({ start: match.index, end: match.index + match[0].length, value: Number(match[1]) / Number(match[2]) })
  // What starts from rest has no speed yet.
  for (const { index, 0: rest } of text.matchAll(/(?<=\b(?:from|at)\s+)rest\b(?!\s+of\b)/gi))
    spans.push({ start: index, end: index + rest.length, value: 0 })
  for (let at = 0; at < words.length; at++) {
    const read = readSpelt(words, at)
    // "metres/second": a unit.
    if (!read || /[\p{L}\p{N}]\/$/u.test(text.slice(0, words[at]!.start))) continue
    const span = { start: words[at]!.start, end: words[read.to - 1]!.end }
    at = read.to - 1
    if (spans.some(s => s.start < span.end && s.end > span.start)) continue
    spans.push({ ...span, value: read.value, spelt: true, ...(read.ordinal && { ordinal: true as const }) })
  }
  for (const { index, 0: pi } of text.matchAll(BARE_PI))
    spans.push({ start: index, end: index + pi.length, value: Math.PI })
  const read = spans
    .sort((a, b) => a.start - b.start)
    .map(span => timesPi(text, span))
    .map(span => joinFractionOfUnit(text, withUnit(text, joinFraction(text, span))))
  // The 2 of "m/s^2" is part of a unit.
  return read.filter(
    (span, at) => !read.slice(0, at).some(({ end, unit }) => Math.max(end, unit?.end ?? 0) > span.start),
  )
}

/** "2 and a half", "2 1/2": the fraction belongs to the number before it. */
function joinFraction(text: string, span: NumberSpan): NumberSpan {
  const rest = /^(?:\s+and\s+an?\s+(half|quarter|third)\b|\s+(\d)\/(\d)(?!\d))/i.exec(text.slice(span.end))
  if (!rest || span.ordinal) return span
  const part = rest[1] ? FRACTIONS[rest[1].toLowerCase()]! : Number(rest[2]) / Number(rest[3])
  return { ...span, end: span.end + rest[0].length, value: span.value + part }
}

/** "An hour and a half": the fraction behind the unit is one of it. */
function joinFractionOfUnit(text: string, span: NumberSpan): NumberSpan {
  const rest =
    span.unit?.kind === 'measure' && /^\s+and\s+an?\s+(half|quarter|third)\b/i.exec(text.slice(span.unit.end))
  if (!rest) return span
  const end = span.unit!.end + rest[0].length
  return { ...span, value: span.value + FRACTIONS[rest[1]!.toLowerCase()]!, end, unit: { ...span.unit!, end } }
}

function withUnit(text: string, span: NumberSpan): NumberSpan {
  const unit = readUnit(text, span.start, span.end)
  if (!unit) return span
  // "8 degrees below zero"
  const isBelow = unit.kind === 'measure' && /^(?:\s+\p{L}+)?\s+below (?:zero|0)\b/iu.test(text.slice(unit.end))
  return { ...span, unit, ...(isBelow && { value: -Math.abs(span.value) }) }
}

/** "How much is that a month", "twice a week", "$20 an hour": for each, where "for a month" and "takes an hour" measure. */
function isRate(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return (
    before !== undefined &&
    (/^(?:NOUN|PROPN|PRON|NUM|SYM)$/.test(before.pos) ||
      // "2,000 net a month"
      (before.pos === 'ADJ' && words[at - 2]?.pos === 'NUM') ||
      /^(?:that|this|it|much|many|once|twice|times|often)$/.test(before.norm))
  )
}

/** "a quarter of an hour", "three quarters of a mile": so much of a unit, which stands at `to`. */
function readPart(norm: (i: number) => string, at: number): { value: number; to: number } | undefined {
  const times = /^(?:an?|one)$/.test(norm(at)) ? 1 : SMALL[norm(at)]
  const size = times === undefined ? undefined : FRACTIONS[norm(at + 1).replace(/s$/, '')]
  const to = at + (norm(at + 3).match(/^(?:an?|one)$/) ? 4 : 3)
  return times !== undefined && size !== undefined && norm(at + 2) === 'of' && findUnit(norm(to))
    ? { value: times * size, to }
    : undefined
}

/** A number in words from `at`: "twenty-five", "a hundred and twenty", "half a million", "a dozen", "third". */
function readSpelt(words: readonly Word[], at: number): { value: number; to: number; ordinal?: boolean } | undefined {
  const norm = (i: number) => words[i]?.norm ?? ''
  const isScale = (i: number) => norm(i) in SCALES
  // "one and a half times": the fraction follows it, see `joinFraction`.
  if (norm(at) === 'one' && norm(at + 1) === 'and' && /^an?$/.test(norm(at + 2)) && norm(at + 3) in FRACTIONS)
    return { value: 1, to: at + 1 }
  // "one of them", "the one with": a pronoun.
  if (
    norm(at) === 'one' &&
    norm(at + 1) !== '-' &&
    /^(ADP|PRON|SCONJ|AUX|VERB|PUNCT|CCONJ|DET)?$/.test(words[at + 1]?.pos ?? '') &&
    !/^(of|is|=|to|from|by|than|at|exactly|equals|and|for)$/.test(norm(at - 1))
  )
    return undefined
  const pair = PAIRS[norm(at)]
  if (pair && ((norm(at) !== 'couple' && norm(at) !== 'pair') || norm(at + 1) === 'of'))
    return { value: pair, to: at + 1 }
  let i = at
  if ((norm(i) === 'a' || norm(i) === 'an') && isScale(i + 1)) i++
  if (norm(i) === 'half' && /^an?$/.test(norm(i + 1)) && isScale(i + 2))
    return { value: SCALES[norm(i + 2)]! / 2, to: i + 3 }
  if (norm(i) === 'half' && /^an?$/.test(norm(i + 1)) && findUnit(norm(i + 2))) return { value: 0.5, to: i + 2 }
  // "the past half hour"
  if (norm(i) === 'half' && norm(i + 1).length > 2 && findUnit(norm(i + 1))) return { value: 0.5, to: i + 1 }
  const part = readPart(norm, at)
  if (part) return part
  if (
    /^an?$/.test(norm(at)) &&
    norm(at + 1).length > 2 &&
    findUnit(norm(at + 1)) &&
    !/^(second|minute|day)$/.test(norm(at + 1)) &&
    !isRate(words, at)
  )
    return { value: 1, to: at + 1 }
  if (norm(i) in ORDINALS && i === at)
    // "Second" and "third" after a number are units and fractions.
    return { value: ORDINALS[norm(i)]!, to: i + 1, ordinal: true }
  let total = 0
  let group = 0
  let read = i > at && isScale(i)
  if (read) group = 1
  for (; i < words.length; i++) {
    const word = norm(i)
    if (word === '-' && read && norm(i + 1) in SMALL && group % 10 === 0) continue
    if (word === 'and' && read && group >= 100 && (norm(i + 1) in SMALL || isScale(i + 2))) continue
    if (word in SMALL) {
      const value = SMALL[word]!
      // "two three" are two numbers; "twenty three" and "hundred three" are one.
      if (
        read &&
        !(group % 100 === 0 && (group > 0 || total > 0)) &&
        !(value < 10 && group % 100 >= 20 && group % 10 === 0)
      )
        break
      if (read && group === 0 && total === 0) break
      group += value
      read = true
      continue
    }
    if (word in SCALES && read) {
      const scale = SCALES[word]!
      if (scale <= 100) group = Math.max(1, group) * scale
      else {
        total += Math.max(1, group) * scale
        group = 0
      }
      continue
    }
    break
  }
  return read ? { value: total + group, to: i } : undefined
}
