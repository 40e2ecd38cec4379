import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { rootOf } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import type { Grouping } from '../reading/query.ts'
import { tellingColumns } from './fields.ts'
import { isNoun, leadsUp, rankByDone, subjectOf } from './most-done.ts'
import { arePieces, BY_QUANTITY, dateByOrder, quantityOf } from './pieces-sold.ts'
import { DEALS } from './sold-lines.ts'

const MOST = /^(?:most|fewest|least)$/i

/**
 * "which customer bought the most products": whoever it is that the pieces of the lines of the orders add up to most for, not who has
 * to do with most of the products in another way. Before the verb is taken for the orders themselves.
 */
export function readMostPieces(draft: Draft): void {
  const { chunks, app } = draft
  const superlative = chunks.findIndex(c => isFree(c) && MOST.test(c.text))
  const { operator } = chunks[superlative] ?? {}
  const noun = superlative + 1
  if (operator?.type !== 'superlative' || operator.comparative || !isFree(chunks[noun])) return
  const verb = chunks.findIndex(c => isFree(c) && DEALS.has(rootOf(c.text.toLowerCase())) && !isNounHere(c.text))
  const subject = chunks.findIndex((c, at) => at < superlative && at !== verb && isFree(c) && (isNoun(c) || isWho(c)))
  if (verb < 0 || subject < 0) return
  const [one, ...others] = app.entities.flatMap(entity => {
    const quantity = quantityOf(draft, entity, noun)
    const group = quantity && (isWho(chunks[subject]!) ? buyersOf(draft, entity) : subjectOf(draft, subject, entity))
    return group ? [{ entity, quantity, group }] : []
  })
  if (!one || others.length) return
  const { entity, quantity, group } = one
  dateByOrder(draft, entity, verb)
  rankByDone(draft, addNode(draft, entity, superlative), {
    group,
    noun: subject,
    superlative,
    direction: operator.direction,
    quantity,
  })
  draft.notes.push(`added up the ${quantity.words.join(' ')} of the ${plural(entity.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_QUANTITY)
  use(chunks[superlative]!, 'superlative')
  // What was sold by the name of its sort still says which.
  if (chunks[noun]!.entities.some(e => !e.ofSort) || arePieces(chunks[noun]!)) use(chunks[noun]!, 'aggregate')
  use(chunks[verb]!, 'related')
  use(chunks[subject]!, 'group')
}
readMostPieces.needs = MOST

const isWho = ({ operator }: Chunk): boolean => operator?.type === 'who'

/** "who bought the most …": the one kind of people that the records lead to. */
function buyersOf({ app }: Draft, entity: Entity): Grouping | undefined {
  const [people, ...others] = app.entities.filter(one => arePeople(one) && leadsUp(entity, one, app))
  return people && !others.length ? { entity: people.key, columns: tellingColumns(people) } : undefined
}

/** "orders", "purchases": the noun of what was done, not the verb. */
const isNounHere = (text: string): boolean => /^(?:orders?|purchases?|sales?)$/i.test(text)
