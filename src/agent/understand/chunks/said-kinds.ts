import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Token } from '../requests/read-message.ts'

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

/** The nouns of records in a message, in order. */
export const saidKinds = (tokens: readonly Token[], { entities }: Dictionary): SaidKind[] =>
  tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST, tokens.length - from) }, (_none, more) => from + more + 1).flatMap(to => {
      const key = tokens.slice(from, to).map(token => token.stem).join(' ') // oxfmt-ignore
      return (entities.get(key) ?? [])
        .filter(({ quality }) => quality >= CALLED)
        .map(({ entity }) => ({ entity, from, to }))
    }),
  )
