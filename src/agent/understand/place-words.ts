import type { Free, Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { FILLERS, LIGHT_VERBS, NEGATIONS, VERBS_OF_MEASURE } from './lexicon.ts'
import type { Dictionary, FieldMention } from './mentions.ts'
import { wordKnowledge } from '../../lib/word-knowledge/word-knowledge.ts'
import { absentPlace } from './places.ts'
import type { Token } from './read-message.ts'
import type { ValueMatch, Vocabulary } from './vocabulary.ts'
import { isDerived, singular, stem } from './words.ts'

type Read = Token & { certainty: number }

const NEGATIVE = /^(?:un|in|im|ir|il|non|dis)(?=\p{L}{4})/u
/** Pairs of opposites that yes/no fields are named after; of each the catalogue uses one. */
const OPPOSITES: [string, string][] = [
  ['enabled', 'disabled'],
  ['public', 'private'],
  ['open', 'closed'],
  ['visible', 'hidden'],
  ['online', 'offline'],
  ['internal', 'external'],
  ['permanent', 'temporary'],
  ['taken', 'free'],
  ['present', 'absent'],
  ['on time', 'late'],
  ['on time', 'delayed'],
]
const opposites = new Map(
  OPPOSITES.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as [string, string][],
  ),
)

/** "out of stock" of a yes/no field called "in stock". */
export function placeOutOf(tokens: Read[], chunks: (Chunk | undefined)[], dictionary: Dictionary, place: Place): void {
  for (let at = 0; at + 2 < tokens.length; at++) {
    const what = tokens[at + 2]!
    const isSold = tokens[at]!.norm === 'sold' && tokens[at + 1]!.norm === 'out'
    if (!isSold && (tokens[at]!.norm !== 'out' || tokens[at + 1]!.norm !== 'of')) continue
    const flags = (dictionary.fields.get(`in ${isSold ? 'stock' : what.stem}`) ?? []).filter(
      m => m.field.role === 'boolean',
    )
    if (flags.length && !chunks.slice(at, at + 2).some(c => c?.kind === 'literal'))
      place(at, at + (isSold ? 2 : 3), { fields: flags, negated: true })
  }
}

/** "unpaid", "inactive", "uninsured", "private" of `is_public`: the opposite of a word that means something here. */
export function placeNegatedWords(
  tokens: Read[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach((token, at) => {
    if (!free(at, at + 1) || FILLERS.has(token.norm)) return
    const prefix = NEGATIVE.exec(token.norm)
    const base = prefix ? token.norm.slice(prefix[0].length) : undefined
    const opposite = opposites.get(token.norm)
    if (!base && !opposite) return
    const word = base ?? opposite!
    const derived = base
      ? [...dictionary.words].find(w => isDerived(base, w) && dictionary.fields.has(stem(w)))
      : undefined
    const mentions =
      dictionary.fields.get(word.split(' ').map(stem).join(' ')) ?? dictionary.fields.get(stem(derived ?? word)) ?? []
    const flags = mentions.filter(m => m.field.role === 'boolean' || (base && /^(date|reference)$/.test(m.field.role)))
    const values = base
      ? vocabularies
          .flatMap(v => v.exact.get(base) ?? v.loose.get(stem(base)) ?? [])
          .filter(v => v.field.role === 'category')
      : []
    // The date or flag of that very name says it better than a kind that means the same.
    if (flags.length && values.every(v => v.quality < 0.9)) values.splice(0)
    if (flags.length || values.length)
      place(at, at + 1, { fields: flags, values, negated: true, certainty: token.certainty })
  })
}

/**
 * "require a follow-up", "renew automatically", "opted in to marketing": the words of a yes/no field in any order and
 * form, with little words between. What the same words mean one by one gives way.
 */
export function placeScattered(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  place: Place,
): void {
  for (const { words, mentions } of dictionary.flags) {
    const longest = words.length + 3
    for (let from = 0; from < tokens.length; from++) {
      const found = words.map(word => {
        const at = tokens.slice(from, from + longest).findIndex(t => isForm(t.norm, word))
        return at < 0 ? -1 : from + at
      })
      if (found.includes(-1) || !found.includes(from) || new Set(found).size < words.length) continue
      let to = Math.max(...found) + 1
      while (to < tokens.length && chunks[to] && chunks[to] === chunks[to - 1] && FILLERS.has(tokens[to]!.norm)) to++
      const between = tokens.slice(from, to).filter((_, i) => !found.includes(from + i))
      const isLoose =
        between.every(t => FILLERS.has(t.norm) || LIGHT_VERBS.has(t.stem) || /^(that|which)$/.test(t.norm)) &&
        !between.some(t => NEGATIONS.has(t.norm))
      const inside = chunks
        .slice(from, to)
        .every(
          c =>
            !c ||
            (c.from >= from &&
              c.to <= to &&
              c.kind !== 'literal' &&
              !c.scopes.length &&
              !c.entities.some(e => e.quality === 1)),
        )
      const isNegated = found.some((place, i) => tokens[place]!.norm === `un${words[i]!}`)
      if (isLoose && inside) place(from, to, { fields: mentions, ...(isNegated && { negated: true as const }) })
    }
  }
}

/** "budget in hours", "hour budget" of `budget_hours`: all the words of a field side by side, in another order. */
export function placeReordered(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  place: Place,
): void {
  const stems = tokens.map(t => t.stem)
  for (const { words, mentions } of dictionary.phrases) {
    const wanted = words.map(stem)
    if (!wanted.every(word => stems.includes(word))) continue
    for (let from = 0; from < tokens.length; from++) {
      let to = from
      const missing = [...wanted]
      while (to < tokens.length && missing.length) {
        const at = missing.indexOf(stems[to]!)
        if (at >= 0) missing.splice(at, 1)
        else if (to === from || !/^(in|of|the|per)$/.test(tokens[to]!.norm)) break
        to++
      }
      const isPlain = chunks
        .slice(from, to)
        .every(
          c =>
            !c ||
            (c.from >= from &&
              c.to <= to &&
              c.kind !== 'literal' &&
              !c.operator &&
              !c.values.length &&
              !c.entities.some(e => e.quality === 1)),
        )
      if (missing.length || !isPlain || chunks[from]?.to === to) continue
      place(from, to, { fields: mentions })
      from = to
    }
  }
}

const isForm = (text: string, word: string) =>
  text === `un${word}` ||
  stem(text) === stem(word) ||
  isDerived(text, word) ||
  (word.length >= 4 && text.startsWith(word)) ||
  (text.length >= 4 && word.startsWith(text))

/** A word that some values have inside them, where nothing else explains it: "blue" for dark blue, "Ruiz" for Clara Ruiz. */
export function placeInside(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  tokens.forEach((token, at) => {
    if (
      chunks[at] ||
      token.norm.length < 3 ||
      FILLERS.has(token.norm) ||
      LIGHT_VERBS.has(token.stem) ||
      /\d/.test(token.norm)
    )
      return
    const inside = vocabularies.flatMap(v => v.inside.get(singular(token.norm)) ?? [])
    const found = inside.length ? inside : derivedKinds(token.norm, vocabularies)
    if (!found.length) return
    // Two such words in a row narrow each other: "Jansen Albrecht".
    const before = chunks[at - 1]
    const both = before?.weak === 'inside' ? narrowed(before.values, found) : []
    if (both.length) return void place(before!.from, at + 1, { values: both, certainty: INSIDE, weak: 'inside' })
    place(at, at + 1, { values: found, certainty: INSIDE, weak: 'inside' })
  })
}

/** "cardiologist" for Cardiology. */
const derivedKinds = (word: string, vocabularies: Vocabulary[]): ValueMatch[] =>
  vocabularies.flatMap(v =>
    [...v.kinds]
      .filter(kind => isDerived(kind, word))
      .flatMap(kind => (v.exact.get(kind) ?? []).map(m => ({ ...m, quality: 0.55 }))),
  )

const INSIDE = 0.78

const narrowed = (a: ValueMatch[], b: ValueMatch[]): ValueMatch[] =>
  a.flatMap(left => {
    const right = b.find(r => r.entity === left.entity && r.columns.join() === left.columns.join())
    const values = right ? left.values.filter(value => right.values.includes(value)) : []
    return values.length ? [{ ...left, values }] : []
  })

/** "in Spain" where no record is: a place of the world that a field of places could have, and has not. */
export function placeAbsent(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  for (let length = 3; length >= 1; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (chunks.slice(from, from + length).some(Boolean)) continue
      const written = tokens
        .slice(from, from + length)
        .map(t => t.norm)
        .join(' ')
      const values = vocabularies.flatMap(({ entity, places }) =>
        places.flatMap(({ field, values: known }) => {
          const value = absentPlace(field.words, known, written)
          return value ? [{ entity, field, columns: [field.column], values: [value], quality: 0.9 }] : []
        }),
      )
      if (values.length) place(from, from + length, { values, weak: 'absent' })
    }
}

/** "next inspection" of `next_inspection_due`: a word beside a field that is one of its own words. */
export function placeOwnWords(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    const behind = chunks[at + 1]
    if (chunks[at] && chunks[at]!.kind !== 'operator') return
    const fields = behind?.fields.filter(m => m.quality < 1 && m.field.words.includes(token.norm)) ?? []
    if (
      !behind ||
      !fields.length ||
      behind.literal ||
      behind.entities.length ||
      behind.values.length ||
      chunks[at]?.operator?.type === 'superlative'
    )
      return
    place(at, behind.to, { fields })
  })
}

/** Another word for a noun, a field or a kind, by WordNet: the likelier, the surer. */
export function placeSynonyms(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
): void {
  tokens.forEach((token, at) => {
    const isWord =
      token.norm.length > 3 && /^\p{Ll}+$/u.test(token.text) && !FILLERS.has(token.norm) && !LIGHT_VERBS.has(token.stem)
    if (chunks[at] || !isWord || VERBS_OF_MEASURE.has(token.norm)) return
    const near = [...wordKnowledge().synonyms(token.stem)]
      .filter(([, strength]) => strength >= LEAST_STRENGTH)
      .sort((a, b) => b[1] - a[1])
    for (const [word, strength] of near) {
      const entities = (dictionary.entities.get(word) ?? [])
        .filter(m => m.quality >= 0.8)
        .map(m => ({ ...m, quality: 0.7 }))
      const fields = (dictionary.fields.get(word) ?? [])
        .filter(m => m.quality >= 0.8)
        .map(m => ({ ...m, quality: 0.55 }))
      const values = vocabularies
        .flatMap(v => v.loose.get(word) ?? [])
        .filter(v => v.field.role === 'category')
        .map(v => ({ ...v, quality: 0.7 }))
      if (entities.length + fields.length + values.length === 0) continue
      place(at, at + 1, { entities, fields, values, certainty: strength >= SURE_STRENGTH ? 0.85 : 0.6 })
      return
    }
  })
}

const LEAST_STRENGTH = 0.6
const SURE_STRENGTH = 0.85

/** Nouns that only say what kind of thing stands before them: "gold status". */
export const KIND_NOUN = /^(status|level|tier|type|category|kind|class|rank|standing)$/
/** The same of figures and flags: "satisfaction rating". */
const FIGURE_NOUN = /^(rating|score|value|amount|number|level|rate|flag|status)$/

export function placeKindNouns(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    const before = chunks[at - 1]
    if (chunks[at] || before?.kind !== 'mention') return
    const isKind = before.values.some(v => v.field.role === 'category') && KIND_NOUN.test(token.norm)
    const isFigure =
      before.fields.some(m => /^(number|money|percent|boolean)$/.test(m.field.role)) && FIGURE_NOUN.test(token.norm)
    if (isKind || isFigure) place(at, at + 1, { kind: 'filler' })
  })
}

/** "Dr.", "Mr" before a name say nothing more. */
export function placeTitles(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    if (
      !chunks[at] &&
      /^(mr|mrs|ms|miss|dr|prof|professor|sir|madam)$/.test(token.norm) &&
      chunks[at + 1]?.values.length
    )
      place(at, at + 1, { kind: 'filler' })
  })
}

/** Fields of two words or more, for `placeScattered`. */
export interface ScatteredFlag {
  words: string[]
  mentions: FieldMention[]
}
