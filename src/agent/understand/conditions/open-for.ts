import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isDerived, isPlural, singular, stem } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'
import { isFree } from '../reading/draft.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** What may stand between the auxiliary of possibility and its verb. */
const BETWEEN = /^(?:we|i|you|one|they|people|anybody|anyone|somebody|students?|still|now|also|currently|already)$/i
/** How sure it is that what can be done was done. */
const DONE = 0.4

/**
 * "which courses can you still enrol in?" of a state `open_for_enrolment`: what can be done is open for it, which says nothing of whether it
 * was done. Before nouns are looked for.
 */
export function readOpenFor(draft: Draft): void {
  const { chunks } = draft
  const can = chunks.findIndex(c => /^(?:can|could|may)$/i.test(c.text))
  let at = can + 1
  while (can >= 0 && chunks[at] && BETWEEN.test(chunks[at]!.text)) at++
  const verb = chunks[at]
  if (can < 0 || at === can + 1 || !isFree(verb) || !isVerb(verb)) return
  const spoken = chunks.flatMap((c, i) => (i < can ? c.entities.filter(e => e.quality >= 0.8).map(e => e.entity) : []))
  const [match, ...others] = spoken.flatMap(entity => statesFor(entity, verb.text.toLowerCase()))
  if (match && !others.length) Object.assign(verb, { entities: [], fields: [], values: [match], certainty: 1 })
  else draft.sureness = Math.min(draft.sureness, DONE)
}
readOpenFor.needs = /^(?:can|could|may)$/

/** A verb of which records are called: no noun of theirs itself. */
const isVerb = ({ text, entities }: Chunk): boolean => {
  const said = text.toLowerCase()
  const isNoun = ({ words }: Entity) => singular(said) === singular(words.at(-1)!)
  return entities.length > 0 && !isPlural(said) && !entities.some(e => isNoun(e.entity))
}

function statesFor(entity: Entity, verb: string): ValueMatch[] {
  return entity.fields.flatMap(field =>
    field.choices
      .filter(choice => {
        const [open, ...rest] = valueWords(choice)
        const thing = rest.at(-1)
        return open === 'open' && thing !== undefined && (stem(thing) === stem(verb) || isDerived(thing, verb))
      })
      .map(value => ({ entity, field, columns: [field.column], values: [value], quality: 1 })),
  )
}
