import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Free, Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Message, Token } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { similarity, wordsOf } from '../language/words.ts'

/** Number words that nothing else explains; "one" counts only after a comparison or an order. */
export function placeNumberWords(message: Message, tokens: Token[], place: Place, free: Free): void {
  for (const literal of message.literals) {
    if (literal.kind !== 'number' || !literal.word || !free(literal.from, literal.to)) continue
    const before = tokens[literal.from - 1]?.norm ?? ''
    // "one-bed flats", "a one-hour class"
    const isJoined = message.text[tokens[literal.from]!.end] === '-'
    if (
      /^(one|once|twice)$/.test(tokens[literal.from]!.norm) &&
      !isJoined &&
      !/^(than|least|most|exactly|top|only)$/.test(before)
    )
      continue
    place(literal.from, literal.to, { kind: 'literal', literal })
  }
}

const NEAR = 0.84
/** One letter of five or six, where the word is none of English. */
const NEAR_SHORT = 0.8
const SHORT = 7

/** A misspelt name: windows around words that mean nothing, compared with the names of the data. */
export function placeNearNames(
  tokens: (Token & { certainty: number })[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  const named = vocabularies.filter(v => v.names.length)
  if (!named.length) return
  const words = tokens.map(token => wordsOf(token.text))
  for (let at = 0; at < tokens.length; at++) {
    if (chunks[at] || FILLERS.has(tokens[at]!.norm)) continue
    let best: { from: number; to: number; score: number; matches: ValueMatch[] } | undefined
    for (let from = Math.max(0, at - 3); from <= at; from++) {
      for (let to = at + 1; to <= Math.min(tokens.length, from + 5); to++) {
        if (chunks.slice(from, to).some(c => c && (c.kind === 'literal' || isOperatorOf(c, from, to)))) continue
        const key = words.slice(from, to).flat().join(' ')
        if (key.length < 5 || (to === from + 1 && isWord(tokens[from]!))) continue
        const isShort = to === from + 1 && key.length < SHORT && !isKnownWord(tokens[from]!)
        const near = named.flatMap(v => nearest(v, key)).filter(({ score }) => score >= (isShort ? NEAR_SHORT : NEAR))
        if (!near.length) continue
        const score = Math.max(0, ...near.map(n => n.score))
        if (!best || score > best.score)
          best = {
            from,
            to,
            score,
            matches: near.filter(n => n.score === score).map(n => ({ ...n.match, quality: n.score * 0.9 })),
          }
      }
    }
    if (best) place(best.from, best.to, { values: best.matches, certainty: best.score })
  }
}

/** "Cloks by the Sea": a word that divides into groups elsewhere may stand inside a name, not at its ends. */
const isOperatorOf = (chunk: Chunk, from: number, to: number): boolean =>
  chunk.kind === 'operator' && !(chunk.operator?.type === 'group' && chunk.from > from && chunk.to < to)

/** A word of English in small letters is no name that is spelt wrongly: "recruited" is no Recruiter. */
const isWord = (token: Token) => /^\p{Ll}+$/u.test(token.text) && isKnownWord(token)
const isKnownWord = ({ stem }: Token) => wordKnowledge().find(stem) !== undefined

interface NearName {
  score: number
  match: ValueMatch
}

/** The names of a vocabulary by their length and first letter, and by their length and second. */
type NameIndex = Map<string, { key: string; match: ValueMatch; at: number }[]>

/** What is kept of a vocabulary: its names by letters, and near names by words, since a change is read in many ways. */
const kept = new WeakMap<Vocabulary, { index: NameIndex; near: Map<string, NearName[]> }>()
/** Words whose near names are kept. */
const MOST_KEPT = 1000
/** So many letters more are too far already, whatever the others are. */
const MOST_MORE = 3

function indexNames({ names }: Vocabulary): NameIndex {
  const index: NameIndex = new Map()
  for (const [at, name] of names.entries())
    for (const letters of [`${name.key.length} ${name.key[0]}`, `${name.key.length} -${name.key[1]}`]) {
      const list = index.get(letters)
      if (list) list.push({ ...name, at })
      else index.set(letters, [{ ...name, at }])
    }
  return index
}

function nearest(vocabulary: Vocabulary, key: string): NearName[] {
  const known = kept.get(vocabulary) ?? { index: indexNames(vocabulary), near: new Map<string, NearName[]>() }
  kept.set(vocabulary, known)
  const before = known.near.get(key)
  if (before) return before
  const out: (NearName & { at: number })[] = []
  for (let length = key.length - MOST_MORE; length <= key.length + MOST_MORE; length++) {
    if (1 - Math.abs(length - key.length) / Math.max(length, key.length) < NEAR_SHORT) continue
    const sameFirst = known.index.get(`${length} ${key[0]}`) ?? []
    const sameSecond = (known.index.get(`${length} -${key[1]}`) ?? []).filter(({ key: name }) => name[0] !== key[0])
    for (const { key: name, match, at } of [...sameFirst, ...sameSecond]) {
      const score = similarity(name, key)
      if (score >= NEAR_SHORT) out.push({ score, match, at })
    }
  }
  out.sort((a, b) => a.at - b.at)
  if (known.near.size >= MOST_KEPT) known.near.clear()
  known.near.set(key, out)
  return out
}

/** A part of a name that nothing else explains: "Apex" for Apex Industries, a last name alone. */
export function placePartialNames(
  tokens: (Token & { certainty: number })[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  for (let length = 3; length >= 1; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const part = tokens.slice(from, from + length)
      if (chunks.slice(from, from + length).some(Boolean) || part.some(t => FILLERS.has(t.norm))) continue
      if (length === 1 && isPlainWord(tokens, from)) continue
      const words = part.flatMap(t => wordsOf(t.text)).join(' ')
      const matches = namedPartly(vocabularies, words, part.at(-1)!)
      if (matches.length) place(from, from + length, { values: mergePartial(matches), certainty: 0.8, weak: 'part' })
    }
  }
  joinParts(chunks, place)
}

/** Behind these stands a noun that only tells of what sort something is, and behind the others a verb (closed class). */
const INDEFINITE = /^(?:an?|every|each|per|any)$/
const BEFORE_VERB = /^(?:we|i|you|they|to)$/
/** A word that is a verb at least so often (WordNet). */
const OFTEN_A_VERB = 0.4

/**
 * "what a place on the trip costs" where a sight is called Grand Place, "down to drive" where one is a Drive along the River: a word of English in small
 * letters behind an indefinite article, or a verb behind "to" or a pronoun, is no part of a name of which the rest is not said.
 */
export function isPlainWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!
  const before = tokens[at - 1]?.norm ?? ''
  if (!/^\p{Ll}{3,}$/u.test(token.text) || !isKnownWord(token)) return false
  return INDEFINITE.test(before) || (BEFORE_VERB.test(before) && shareAsVerb(token.norm) >= OFTEN_A_VERB)
}

/** "Lunds order" for Lund's: without the apostrophe, where a name is written with a capital and no name ends so. */
function namedPartly(vocabularies: Vocabulary[], words: string, last: Token): ValueMatch[] {
  const own = vocabularies.flatMap(v => v.firstWords.get(words) ?? [])
  if (own.length || !/^\p{Lu}\p{Ll}{2,}s$/u.test(last.text)) return own
  return vocabularies.flatMap(v => v.firstWords.get(words.slice(0, -1)) ?? [])
}

/** A first and a last name side by side are one name: of nobody, where no record has both. */
function joinParts(chunks: (Chunk | undefined)[], place: Place): void {
  for (let at = 1; at < chunks.length; at++) {
    const [first, last] = [chunks[at - 1], chunks[at]]
    if (first === last || first?.weak !== 'part' || last?.weak !== 'part') continue
    const values = first.values.flatMap(left => {
      const right = last.values.find(v => v.entity === left.entity && v.columns.join() === left.columns.join())
      const both = right ? left.values.filter(value => right.values.includes(value)) : []
      return both.length ? [{ ...left, values: both }] : []
    })
    if (values.length) place(first.from, last.to, { values, certainty: 0.8, weak: 'part' })
    else if (
      last.values.some(v => first.values.some(w => w.entity === v.entity && w.columns.join() === v.columns.join()))
    )
      place(first.from, last.to, { kind: 'unknown' })
  }
}

/** All names that share the part, one match a column. */
export function mergePartial(matches: ValueMatch[]): ValueMatch[] {
  const merged = new Map<string, ValueMatch>()
  for (const match of matches) {
    const key = `${match.entity.key} ${match.columns.join()}`
    const known = merged.get(key)
    if (known) known.values = [...new Set([...known.values, ...match.values])]
    else merged.set(key, { ...match, values: [...match.values] })
  }
  return [...merged.values()]
}
