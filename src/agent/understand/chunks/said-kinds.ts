import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Token } from '../requests/read-message.ts'
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
/** So well a kind of record is called by its noun at least. */
const CALLED = 0.8

/** The nouns of records in a message, in order; "bugs" are those of the type `bug`. */
export const saidKinds = (
  tokens: readonly Token[],
  { entities }: Dictionary,
  vocabularies: readonly Vocabulary[],
): SaidKind[] =>
  tokens.flatMap(({ text }, from) => {
    const called = Array.from(
      { length: Math.min(LONGEST, tokens.length - from) },
      (_none, more) => from + more + 1,
    ).flatMap(to => {
      const key = tokens.slice(from, to).map(token => token.stem).join(' ') // oxfmt-ignore
      return (entities.get(key) ?? [])
        .filter(({ quality }) => quality >= CALLED)
        .map(({ entity }) => ({ entity, from, to }))
    })
    return called.length
      ? called
      : ofKind(text.toLowerCase(), vocabularies).map(entity => ({ entity, from, to: from + 1 }))
  })

/** The records of which some are of the kind that a plural names. */
const ofKind = (word: string, vocabularies: readonly Vocabulary[]): Entity[] =>
  isPlural(word) && word !== singular(word)
    ? vocabularies
        .filter(v => v.exact.get(singular(word))?.some(m => m.quality === 1 && m.field.role === 'category'))
        .map(v => v.entity)
    : []
