import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural, singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/** What may stand between a verb and the noun of its object. */
const isBeforeObject = ({ text, operator }: Chunk): boolean =>
  /^(?:the|an?|any|no|our|its|their)$/i.test(text) ||
  operator?.type === 'superlative' ||
  operator?.type === 'aggregate' ||
  operator?.type === 'comparator'

/**
 * A word that is spelt like a kind of record and is the verb of the message: "which vacancy offers the highest salary" where there are offers. It
 * is one in the third person right behind the one that does it and before its object, which is a figure of that one (a plural
 * behind a noun in the singular and before an article is no noun; Quirk et al., 1985, 17.104). Before nouns are looked for.
 */
export function keepVerbsFromKinds(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^[a-z]{4,}s$/.test(chunk.text) || !chunk.entities.length) return
    const before = chunks[at - 1]
    const subjects =
      before && !isPlural(before.text) && singular(chunk.text) !== chunk.text ? [...kindsNamed([before])] : []
    const rest = chunks.slice(at + 1)
    const object = rest.findIndex(one => !isBeforeObject(one))
    if (!subjects.length || object < 1 || !namesFigureOf(rest, object, subjects)) return
    makeFiller(chunk)
  })
}

/** "the highest maximum salary": the words behind may be those of a longer name. */
const namesFigureOf = (rest: readonly Chunk[], at: number, subjects: readonly Entity[]): boolean =>
  rest.slice(at, at + 2).some(one => one.fields.some(f => subjects.includes(f.entity) && f.quality >= 0.5))
