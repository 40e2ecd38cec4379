import { pattern } from '../../../lib/patterns.ts'
import { stem } from '../language/words.ts'
import type { ReadText } from './read-text.ts'
import type { Word } from './tag-words.ts'
import { findUnit } from './units.ts'

/** What stands around a value: the words that say what it is. */
export interface Frame {
  /** Stems just before it, nearest first: "base of" 10, "radius is" 5. */
  before: string[]
  /** Stems just behind it: 3 "bedrooms". */
  after: string[]
  /** Stems further away in its sentence, with their distance in words. */
  around: Map<string, number>
  /** The preposition or the linking word straight before it; '' when there is none. */
  link: string
  /** The verb or noun that the link hangs on: "directed" by. */
  governor: string
  /** True for "name = value" and "name: value". */
  assigned: boolean
}

const LINK = pattern()`
  ^(
    of|is|are|was|being|be|=|:|as|to|at|equal|equals|in|on|by|for|from|with|under|over|around|about
    |approximately|near|between|and|named|called|titled|until|till|into|through|via|than|per|within|during|since
    |after|before|until|against|using|about|s|'s|’s|value|set|like|not|less|more|least|most|up|starting|ending
  )$
`
const SKIP = pattern()`
  ^(
    the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|any|all|each|every|exactly|only|just|also
    |another|new|both|equal|value|-|"|'|“|‘|\(|#|\$
  )$
`
const STOP = /^(,|;|\.|\?|!|and|or|but|then|with|that|which|who|where|if|\n)$/

/** The frame of the stretch `start` to `end`; `values` are the other spelt-out values, at which frames end. */
export function readFrame(read: ReadText, start: number, end: number, isOther: (at: number) => boolean): Frame {
  const { words, message } = read
  const first = words.findIndex(word => word.end > start)
  const behind = words.findIndex(word => word.start >= end)
  const from = first < 0 ? words.length : first
  const to = behind < 0 ? words.length : behind
  let at = from - 1
  const skip = () => {
    while (at >= 0 && SKIP.test(words[at]!.norm)) at--
  }
  skip()
  if (isApposed(words, at, to)) at--
  let link = ''
  const assigned = at >= 0 && /^[=:]$/.test(words[at]!.norm)
  const isJoined = at >= 0 && words[at]!.norm === 'and'
  for (let links = 0; links < 3 && at >= 0 && LINK.test(words[at]!.norm); links++) {
    link ||= words[at]!.norm
    at--
    skip()
  }
  const before: string[] = []
  const governor = at >= 0 && !/^[,;.?!]$/.test(words[at]!.norm) ? words[at]!.stem : ''
  for (let steps = 0; at >= 0 && steps < 5; at--, steps++) {
    if (isOther(words[at]!.start)) {
      // "4 m long and 3 m wide": what stands behind the figure before is said of that one.
      if (isJoined) before.length = 0
      break
    }
    if (STOP.test(words[at]!.norm)) break
    if (/\p{L}/u.test(words[at]!.norm)) before.push(...stemsOf(words[at]!).toReversed())
  }
  const after: string[] = []
  for (let i = to; i < words.length && i < to + 4; i++) {
    const word = words[i]!
    if (isOther(word.start) || STOP.test(word.norm)) break
    // "580 grams of water": what is measured.
    if (word.norm === 'of' && i > to && findUnit(words[i - 1]!.norm)) continue
    if (/^(ADP|SCONJ|PRON|AUX)$/.test(word.pos) && !/^(in)$/.test(word.norm)) break
    if (/\p{L}/u.test(word.norm)) after.push(...stemsOf(word))
    if (word.pos === 'VERB' && i > to) break
  }
  return { before, after, around: readAround(words, message, from, to), link, governor, assigned }
}

/** The stem of a word, and those of the parts that strokes join: the "semi-minor" axis is a minor one. */
export const stemsOf = ({ stem: whole, norm }: Word): string[] =>
  /\p{L}-\p{L}/u.test(norm) ? [whole, ...norm.split('-').filter(Boolean).map(stem)] : [whole]

/** "my new age, 30, and …": a value between commas behind the noun that says what it is. */
const isApposed = (words: readonly Word[], at: number, to: number): boolean =>
  words[at]?.norm === ',' && words[at - 1]?.pos === 'NOUN' && /^[,.;?!]$/.test(words[to]?.norm ?? '.')

function readAround(words: readonly Word[], message: string, from: number, to: number): Map<string, number> {
  const around = new Map<string, number>()
  const add = (at: number, distance: number) => {
    for (const one of stemsOf(words[at]!))
      if (!around.has(one) || around.get(one)! > distance) around.set(one, distance)
  }
  const isBreak = (at: number) => /^[.?!]$/.test(words[at]!.norm) && /\s|$/.test(message[words[at]!.end] ?? ' ')
  for (let at = from - 1; at >= 0 && from - at <= 14 && !isBreak(at); at--) add(at, from - at)
  for (let at = to; at < words.length && at - to < 14 && !isBreak(at); at++) add(at, at - to + 1)
  return around
}
