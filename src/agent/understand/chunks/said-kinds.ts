import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Token } from '../requests/read-message.ts'
import { findEverydayNoun } from '../language/everyday-nouns.ts'
import { isNoun } from './place-everyday.ts'
import { isPlural, singular } from '../language/words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** A noun of a message that records go by. */
export interface SaidKind {
  entity: Entity
  from: number
  to: number
}

/** So many words a noun of records may have. */
const LONGEST = 3
/** So well a kind of record is called by its noun at least, and so well by a word for the same that nothing else is called by. */
const CALLED = 0.8
const CALLED_ELSE = 0.6

/** The nouns of records in a message, in order; "bugs" are those of the type `bug`, and "lifts" elevators. */
export const saidKinds = (
  tokens: readonly Token[],
  dictionary: Dictionary,
  vocabularies: readonly Vocabulary[],
): readonly SaidKind[] => kindsSaid(tokens)(dictionary)(vocabularies)

/** Several ways to place the words of one message ask for them. */
const kindsSaid = rememberByObject((tokens: readonly Token[]) =>
  rememberByObject((dictionary: Dictionary) =>
    rememberByObject((vocabularies: readonly Vocabulary[]) => findKinds(tokens, dictionary, vocabularies)),
  ),
)

const findKinds = (tokens: readonly Token[], dictionary: Dictionary, vocabularies: readonly Vocabulary[]): SaidKind[] =>
  tokens.flatMap(({ text }, from) => {
    const called = Array.from(
      { length: Math.min(LONGEST, tokens.length - from) },
      (_none, more) => from + more + 1,
    ).flatMap(to => {
      const key = tokens.slice(from, to).map(token => token.stem).join(' ') // oxfmt-ignore
      return (dictionary.entities.get(key) ?? [])
        .filter(({ quality }) => quality >= CALLED)
        .map(({ entity }) => ({ entity, from, to }))
    })
    if (called.length) return called
    const ofValue = ofKind(text.toLowerCase(), vocabularies)
    const otherwise = ofValue.length ? ofValue : calledElse(tokens, from, dictionary, vocabularies)
    return otherwise.map(entity => ({ entity, from, to: from + 1 }))
  })

/**
 * The one kind of records for which a noun is another word: of a plural, or behind "which" and articles. "cash" of payments that have it
 * as a value says how they were made, and not that they were.
 */
function calledElse(
  tokens: readonly Token[],
  at: number,
  { entities }: Dictionary,
  vocabularies: readonly Vocabulary[],
): Entity[] {
  const { norm, stem } = tokens[at]!
  if (!isNoun(tokens, at)) return []
  const [one, ...others] = (entities.get(stem) ?? []).filter(({ quality }) => quality >= CALLED_ELSE)
  if (one) return others.length ? [] : [one.entity]
  const found = findEverydayNoun(
    singular(norm),
    vocabularies.map(v => v.entity),
  )
  const isValue = vocabularies.some(v => v.entity === found?.entity && v.exact.has(norm))
  return found && found.certainty >= CALLED_ELSE && !isValue ? [found.entity] : []
}

/** The records of which some are of the kind that a plural names. */
const ofKind = (word: string, vocabularies: readonly Vocabulary[]): Entity[] =>
  isPlural(word) && word !== singular(word)
    ? vocabularies
        .filter(v => v.exact.get(singular(word))?.some(m => m.quality === 1 && m.field.role === 'category'))
        .map(v => v.entity)
    : []
