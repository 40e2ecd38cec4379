import type { Entity } from '../entity-model/catalogue-model.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isDerived, singular } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'

const AUXILIARY =
  /^(?:do|does|did|have|has|had|was|were|is|are|been|being|will|we|i|you|they|it|already|actually|ever|so|far)$/i

/** Where the verb of "how much did we …", "how much has been …" stands; -1 where something else is asked. */
function verbOf({ chunks }: Draft): number {
  const start = chunks.findIndex(c => /^how much(?: money)?$/i.test(c.text))
  if (start < 0) return -1
  let at = start + 1
  while (chunks[at] && AUXILIARY.test(chunks[at]!.text)) at++
  return at > start + 1 && at < chunks.length ? at : -1
}

/** "refunded", "refund": a form of the verb that the records of what was done are called after. */
const isCalledAfter = ({ words }: Entity, verb: string): boolean => {
  const noun = singular(words.at(-1)!)
  return rootOf(noun) === rootOf(verb) || isDerived(verb, noun)
}

/** Whether the amounts of a kind of record are asked for by the verb of what was done. */
export const asksForAmounts = (draft: Draft, at: number, entity: Entity): boolean =>
  verbOf(draft) === at && isCalledAfter(entity, draft.chunks[at]!.text.toLowerCase())

/**
 * "how much did we refund", "how much was donated last year": where the records of what was done have an amount, it is theirs, and
 * no state or field that sounds alike is meant. Before nouns are looked for.
 */
export function nameAmountsDone(draft: Draft): void {
  const chunk = draft.chunks[verbOf(draft)]
  const verb = chunk?.text.toLowerCase()
  if (!chunk || !verb || !isFree(chunk) || !/^[a-z]{3,}$/.test(verb)) return
  const done = draft.app.entities.filter(
    entity => isListedKind(entity) && isCalledAfter(entity, verb) && primaryMeasure(entity)?.role === 'money',
  )
  if (done.length !== 1) return
  Object.assign(nameKind(chunk, done[0]!), { certainty: 1 })
}
nameAmountsDone.needs = /^much$/
