import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import { rememberByMoment } from '../../../lib/remember-by-moment.ts'
import { findUnit } from '../calls/units.ts'
import { isCodePair, isCodeWord, NUMBER_PAIR } from '../language/code-words.ts'
import { NUMBER_WORDS } from '../language/lexicon.ts'
import { isoDay } from '../dates/date-span.ts'
import { readDates } from '../dates/read-dates.ts'
import { spellOut } from '../language/short-forms.ts'
import { fold, stem } from '../language/words.ts'

/** One word of a message; offsets are into the original text. */
export interface Token {
  text: string
  norm: string
  stem: string
  start: number
  end: number
  /** It stands in the genitive: what follows is somebody's. */
  isOwner?: true
}

/** A value that the message itself spells out. Token indexes, end exclusive. */
export type Literal = { from: number; to: number; text: string } & (
  | {
      kind: 'number'
      value: number
      unit: 'money' | 'percent' | 'plain'
      word?: boolean
      /** The unit of measure that the word behind it names: "2 hours". */
      measure?: Measured
      /** What it is where an "m" stands for metres, not for millions, or pounds are a weight. */
      otherwise?: { value: number; measure: Measured }
      /** What a word or letter behind it multiplied it by. */
      scale?: number
    }
  | {
      kind: 'date'
      first: string
      last: string
      grain: string
      impliedYear?: boolean
      time?: string
      times?: [string, string]
    }
  | { kind: 'quoted' | 'email' | 'url' | 'phone' | 'code'; value: string }
)

/** What a unit of measure measures, and its size in the first unit of that quantity. */
export interface Measured {
  name: string
  quantity: string
  size: number
}

/** A message split into words, with the values it spells out. */
export interface Message {
  text: string
  tokens: Token[]
  literals: Literal[]
  /** The day on which it was written, as ISO. */
  today: string
  /** The minute at which it was written, as ISO in UTC. */
  moment: string
}

const TOKEN = pattern('giu')`
  [^\s@,;:()"“”<>]+@[^\s@,;:()"“”<>]+\.[a-z]{2,}|https?:\/\/[^\s"“”<>]+|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+
  |\p{N}+(?:[.,]\p{N}+)*|[\p{L}]+\p{N}+|\p{L}+(?:['’]\p{L}+)*
`
const RUN = /(?<![\p{L}\p{N}_@.-])[\p{L}\p{N}]+(?![\p{L}\p{N}_@])/gu
const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
}
const NUMBER = pattern('giu')`
  (?<![\w.,])(?<!(?<![\dkm%])-)(?:([$€£¥])\s?|(usd|eur|gbp)\s?)?
  (-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)\s?
  ((?:thousand|grand|millions?|mil|billions?|mm|mn|bn|k|m|b)(?!\w))?(?:(?!\w)|(?=\p{Ll}{1,4}(?!\w)))\s?
  (
    %|[€£¥]|percent(?:age points?)?(?!\w)|pct(?!\w)|dollars?(?!\w)|usd(?!\w)|euros?(?!\w)|eur(?!\w)|bucks(?!\w)
    |pounds?(?!\w)|quid(?!\w)|chf(?!\w)|francs?(?!\w)|kron(?:a|or|er|e)(?!\w)|yen(?!\w)|rupees?(?!\w)|cents?(?!\w)|pence(?!\w)
  )?
`
/** A hundredth of a currency's unit: "50 cents". */
const HUNDREDTH = /^(?:cents?|pence)$/

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)'
/** "1st" is "first", save for the day of a month ("from the 1st to the 5th of March"). */
const ORDINAL = new RegExp(
  `(?<!\\b${MONTH}[a-z]*\\.? (?:the )?)\\b(1st|2nd|3rd)\\b(?!(?: (?:to|and|until|till|through) (?:the )?\\d+(?:st|nd|rd|th))? (?:of )?${MONTH})`,
  'gi',
)

/** Comparison signs, each as the words that mean the same. */
const SIGNS: [RegExp, string][] = [
  [/\s*(?:>=|=>|≥)\s*(?=[-$€£¥\d])/g, ' at least '],
  [/\s*(?:<=|=<|≤)\s*(?=[-$€£¥\d])/g, ' at most '],
  [/\s*(?:!=|<>|≠)\s*(?=[-$€£¥\d\p{L}])/gu, ' other than '],
  [/(?<![-=])\s*>\s*(?=[-$€£¥\d])/g, ' more than '],
  [/\s*<\s*(?=[-$€£¥\d])/g, ' less than '],
  [/(?<=[\p{L}\d])(?:\s*==\s*|\s+=\s+|=)(?=[-$€£¥\d\p{L}])/gu, ' equals '],
]
const spellSigns = (text: string) => SIGNS.reduce((spelt, [sign, words]) => spelt.replace(sign, words), text)

/** "4-person tents", "a 12-string guitar": a number and what it counts, where that is a word of English. */
const COUNTED = /(?<![\w-])(\d{1,3})-(\p{Ll}{3,})(?![\w-])/gu
const isWord = (word: string) => wordKnowledge().find(stem(word)) !== undefined

/** "forty-five", "twenty two": one number of two words. */
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const UNITS = 'one|two|three|four|five|six|seven|eight|nine'
const COMPOUND = new RegExp(`(?<![\\w-])(${TENS})[- ](${UNITS})(?!\\w)`, 'giu')
const inDigits = (...words: string[]): string =>
  String(words.reduce((sum, word) => sum + NUMBER_WORDS[word.toLowerCase()]!, 0))

/** Everyday short writings in full; what is inside quotes and links stays as it is. */
const normalise = (text: string): string =>
  text
    .split(/("[^"]*"|“[^”]*”|https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2
        ? part
        : spellSigns(spellOut(part))
            .replace(/\be-mail/gi, match => (match[0] === 'E' ? 'Email' : 'email'))
            .replace(/\b(to)-(?=dos?\b)/gi, '$1')
            .replace(/\b(?:hw|hwo|ho|ohw|howw) (?=many\b|much\b)/gi, 'how ')
            .replace(/\bw\/o\b/gi, 'without')
            .replace(/\bw\/(?=\s|\w)/gi, 'with ')
            .replace(/(?<![\w$])#\s?(?=\d)/g, 'number ')
            .replace(/(^|\s)%(?=\s)/g, '$1percent')
            .replace(/\btop(?=\d)/gi, 'top ')
            .replace(/(?<=\d[km]?\s?)(?:square (?:met(?:re|er)s?|m)|sq\.? ?m)(?![\p{L}\p{N}])|(?<=\d\s?)m²/giu, 'sqm')
            .replace(/(?<=\d[km]?\s?)(?:square (?:foot|feet|ft)|sq\.? ?ft)(?![\p{L}\p{N}])/giu, 'sqft')
            .replace(COMPOUND, (_, tens: string, ones: string) => inDigits(tens, ones))
            .replace(COUNTED, (whole, count: string, noun: string) => (isWord(noun) ? `${count} ${noun}` : whole))
            .replace(/(\d)\+(?!\d)/g, '$1 or more')
            .replace(ORDINAL, ordinal => ({ '1st': 'first', '2nd': 'second', '3rd': 'third' })[ordinal.toLowerCase()]!),
    )
    .join('')

/**
 * Reads a message: words, numbers with their scale and unit, dates, quoted text, e-mail addresses, links, phone numbers and codes.
 * Where what it speaks of is to come, a day of the week is the next one.
 */
export const readMessage = (text: string, now: Date, isToCome = false): Message =>
  isToCome ? readToCome(text, now) : readAsWas(text, now)

const readAsWas = rememberByMoment((text, now) => readAnew(text, now, false))
const readToCome = rememberByMoment((text, now) => readAnew(text, now, true))

/** The words of a text; a code or an ordinal ("4th") is one word, though letters and digits meet in it. */
function splitTokens(text: string, whole: RegExpExecArray[]): RegExpExecArray[] {
  const isInside = ({ index, 0: { length } }: RegExpExecArray) =>
    whole.some(c => index + length > c.index && index < c.index + c[0].length)
  const others = [...text.matchAll(TOKEN)].filter(match => !isInside(match))
  return whole.length === 0 ? others : [...others, ...whole].sort((a, b) => a.index - b.index)
}

/** An "s", the apostrophe and a space: "the Reyes' works". */
const GENITIVE = /^s['’]\s/i

function readAnew(original: string, now: Date, isToCome: boolean): Message {
  const text = normalise(original)
  const codes = [...text.matchAll(RUN)].filter(([run]) => isCodeWord(run))
  const ordinals = [...text.matchAll(RUN)].filter(([run]) => /^\d{1,3}(?:st|nd|rd|th)$/i.test(run))
  const tokens = splitTokens(text, [...codes, ...ordinals]).map(match => {
    const norm = fold(match[0]).replace(/'s$/, '')
    const end = match.index + match[0].length
    const isOwner = /['’]s$/i.test(text.slice(Math.max(0, end - 2), end)) || GENITIVE.test(text.slice(end - 1, end + 2))
    return {
      text: match[0],
      norm,
      stem: stem(norm),
      start: match.index,
      end,
      ...(isOwner && { isOwner: true as const }),
    }
  })
  const literals: Literal[] = []
  const taken: [number, number][] = []
  const add = (start: number, end: number, literal: Record<string, unknown>) => {
    if (taken.some(([a, b]) => start < b && end > a)) return
    const from = tokens.findIndex(t => t.end > start)
    const to = tokens.findIndex(t => t.start >= end)
    // Quotes around no word name nothing.
    if (from < 0 || to === from) return
    taken.push([start, end])
    literals.push({ from, to: to < 0 ? tokens.length : to, text: text.slice(start, end).trim(), ...literal } as Literal)
  }
  for (const m of text.matchAll(/["“]([^"“”]{1,300})["”]|(?<![\p{L}\p{N}])['‘]([^'‘’]{1,300})['’](?![\p{L}\p{N}])/gu))
    add(m.index, m.index + m[0].length, { kind: 'quoted', value: (m[1] ?? m[2])!.trim() })
  for (const m of text.matchAll(/https?:\/\/[^\s"“”<>]+/gi))
    add(m.index, m.index + m[0].length, { kind: 'url', value: m[0].replace(/[.,;?!]+$/, '') })
  for (const m of text.matchAll(/[^\s@,;:()"“”<>]+@[^\s@,;:()"“”<>]+\.[a-z]{2,}/gi))
    add(m.index, m.index + m[0].length, { kind: 'email', value: m[0] })
  for (const m of text.matchAll(/(?<![\w.])\+\d[\d\s().-]{6,}\d|(?<![\w.-])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\w)/g))
    add(m.index, m.index + m[0].length, { kind: 'phone', value: m[0].trim() })
  for (const m of text.matchAll(/(?<![\w@.])(?=[\w-]*\d)(?=[\w-]*[a-z_])[a-z\d]+(?:[_-][a-z\d]+)+(?![\w@])/gi))
    if (!/^\d{4}-\d{2}-\d{2}t\d/i.test(m[0]) && !/^\d{4}-q\d$/i.test(m[0]) && !/^\d+[km]?-\d+[km]$/i.test(m[0]))
      add(m.index, m.index + m[0].length, { kind: 'code', value: m[0] })
  // "978-1-5496-692-8": groups of digits that are no date.
  for (const m of text.matchAll(/(?<![\w.,-])\d+(?:-\d+){2,}(?![\w-]|[.,]\d)/g))
    if (!/^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-(?:\d{2}|\d{4}))$/.test(m[0]))
      add(m.index, m.index + m[0].length, { kind: 'code', value: m[0] })
  for (const m of codes) add(m.index, m.index + m[0].length, { kind: 'code', value: m[0] })
  for (const m of text.matchAll(NUMBER_PAIR))
    if (isCodePair(m[1]!, m[2]!)) add(m.index, m.index + m[0].length, { kind: 'code', value: m[0] })
  for (const d of readDates(text, now, isToCome))
    add(d.start, d.end, {
      kind: 'date',
      first: d.from,
      last: d.to,
      grain: d.grain,
      ...(d.impliedYear && { impliedYear: true }),
      ...(d.time !== undefined && { time: d.time }),
      ...(d.times && { times: d.times }),
    })
  for (const m of text.matchAll(NUMBER)) {
    const scale = SCALES[m[4]?.toLowerCase() ?? ''] ?? 1
    const suffix = m[5]?.toLowerCase() ?? ''
    const unit =
      /^(%|p)/.test(suffix) && !/^(?:pound|pence)/.test(suffix) ? 'percent' : m[1] || m[2] || suffix ? 'money' : 'plain'
    const value = (Number(m[3]!.replaceAll(',', '')) * scale) / (HUNDREDTH.test(suffix) ? 100 : 1)
    const end = m.index + m[0].trimEnd().length
    const measure = unit === 'plain' ? unitBehind(text, end) : undefined
    // Letters that touch a number and are no unit belong to it: "3rd", "5x".
    if (!measure && /^\p{L}/u.test(text.slice(end))) continue
    const other =
      m[4] === 'm' && unit === 'plain'
        ? findUnit('meter')
        : /^pounds?$/.test(suffix) && !m[1]
          ? findUnit('pound')
          : undefined
    const otherwise = other && { value: m[4] === 'm' ? value / scale : value, measure: other }
    add(m.index, end, {
      kind: 'number',
      value: Number(value.toPrecision(15)),
      unit,
      ...(measure && { measure }),
      ...(otherwise && { otherwise }),
      ...(scale > 1 && { scale }),
    })
  }
  tokens.forEach((token, at) => {
    const value = NUMBER_WORDS[token.norm]
    if (value === undefined || taken.some(([a, b]) => token.start < b && token.end > a)) return
    const next = tokens[at + 1]
    const scale = SCALES[next?.norm ?? ''] && next!.norm.length > 2 ? SCALES[next!.norm]! : 1
    const measure = unitBehind(text, (scale > 1 ? next! : token).end)
    literals.push({
      from: at,
      to: at + (scale > 1 ? 2 : 1),
      text: token.text,
      kind: 'number',
      value: value * scale,
      unit: 'plain',
      word: true,
      ...(measure && { measure }),
    })
  })
  for (const m of text.matchAll(ONE_UNIT)) readOneUnit(text, m, tokens, literals)
  for (const m of text.matchAll(FRACTION)) readFraction(text, m, tokens, literals)
  return {
    text,
    tokens,
    literals: literals.sort((a, b) => a.from - b.from),
    today: isoDay(now),
    moment: now.toISOString().slice(0, 16),
  }
}

/** The unit of measure that the word right behind a number names; "5 a day" and "3 in Berlin" have none. */
function unitBehind(text: string, end: number): Measured | undefined {
  const word = /^(\s?-?)(\p{L}+)/u.exec(text.slice(end))
  if (
    !word ||
    (word[2]!.length < 3 &&
      (word[1] || /^(in|am|pm)$/i.test(word[2]!)) &&
      !/^(km|kg|cm|mm|lb|oz|gb|mb|tb|kb|ms|hz|kw|mw|gw|ml)s?$/i.test(word[2]!))
  )
    return undefined
  // "62 degrees Fahrenheit": the scale says which degrees.
  const scale = /^\s?-?degrees? (\p{L}+)/iu.exec(text.slice(end))?.[1]
  const degrees = scale === undefined ? undefined : findUnit(scale)
  if (degrees?.quantity === 'temperature') return degrees
  // A stay is counted in nights, which lie between as many days.
  return findUnit(/^nights?$/i.test(word[2]!) ? 'day' : word[2]!)
}

const ONE_UNIT = /(?<=\b(?:than|over|above|under|below|least|most|exceeds?|exceeding) )an? (?=\p{L}{2,})/giu

/** "longer than a week", "over an hour": one of a unit. */
function readOneUnit(text: string, match: RegExpExecArray, tokens: Token[], literals: Literal[]): void {
  const from = tokens.findIndex(t => t.start >= match.index)
  const measure = from < 0 ? undefined : unitBehind(text, tokens[from]!.end)
  if (!measure || literals.some(l => l.from <= from + 1 && l.to > from)) return
  literals.push({ from, to: from + 1, text: tokens[from]!.text, kind: 'number', value: 1, unit: 'plain', measure })
}

const PARTS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, fifth: 0.2, tenth: 0.1 }
const FRACTION = pattern('gi')`
  (?<=\b(?:than|over|above|under|below|least|most|exceeds?|exceeding) )(?:(a|an|one|two|three)[ -])?
  (half|third|quarter|fifth|tenth)s?(?: (an?|the))?(?=
    \ (?:
      of|full|empty|hour|day|week|month|year|ton|tonne|kilo|kilometer|kilometre|mile|meter|metre|liter|litre
      |million|billion|thousand|used|left|done|complete
    )\b
  )
`

/** "more than half of", "less than a quarter full", "over half an hour", "at least half a million": a part of one, of a unit or of a large number. */
function readFraction(text: string, match: RegExpExecArray, tokens: Token[], literals: Literal[]): void {
  const part = PARTS[match[2]!.toLowerCase()]! * (NUMBER_WORDS[match[1]?.toLowerCase() ?? ''] ?? 1)
  const from = tokens.findIndex(t => t.start >= match.index)
  const end = match.index + match[0].length
  let to = tokens.findIndex(t => t.start >= end)
  if (from < 0 || to < 0) return
  const scale = SCALES[tokens[to]!.norm]
  const measure = scale ? undefined : unitBehind(text, end)
  if (scale) to++
  for (let i = literals.length - 1; i >= 0; i--)
    if (literals[i]!.from < to && literals[i]!.to > from) literals.splice(i, 1)
  const value = Number((part * (scale ?? (measure ? 1 : 100))).toPrecision(6))
  const unit = scale || measure ? ('plain' as const) : ('percent' as const)
  literals.push({
    from,
    to,
    text: text.slice(match.index, tokens[to - 1]!.end),
    kind: 'number',
    value,
    unit,
    ...(measure && { measure }),
  })
}
