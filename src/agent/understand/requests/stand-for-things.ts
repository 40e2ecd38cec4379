import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, addNode, use, nameKind } from '../reading/draft.ts'

const THING = /^(?:things?|items?|articles?|stuff)$/i
const WE = /^(?:we|you|they)$/i
/** Verbs of having something to give for money (closed class). */
const OFFER = /^(?:sell|offer|make|stock|carry|produce|serve|provide|rent|have)$/i
const PRICE = /^(?:price|rate|fee|cost|charge)$/

/**
 * "the most expensive thing we sell": what is sold are the records that have a price of their own, where one kind of them has one. It
 * is told by the noun of that kind.
 */
export function standsForThings(draft: Draft, chunk: Chunk, at: number): boolean {
  const [who, verb] = draft.chunks.slice(at + 1, at + 3)
  if (!THING.test(chunk.text) || chunk.entities.length || !WE.test(who?.text ?? '') || !OFFER.test(verb?.text ?? ''))
    return false
  const [kind, ...others] = draft.app.entities.filter(isSold)
  if (!kind || others.length || draft.nodes.some(n => !n.implicit)) return false
  addNode(draft, kind, at)
  nameKind(chunk, kind, 0.8)
  use(chunk, 'entity')
  for (const rest of [who!, verb!]) use(rest, 'filler')
  return true
}

/** Things with names and one price each, all of which are listed. */
const isSold = (entity: Entity): boolean =>
  !entity.hidden &&
  !entity.inside &&
  !arePeople(entity) &&
  entity.nameFields.length > 0 &&
  entity.sources.some(source => source.complete && !source.parent) &&
  entity.fields.some(f => !f.nested && f.role === 'money' && f.words.some(word => PRICE.test(word)))
