import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { lendingOf } from '../entity-model/lending.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, addNode, makeFiller, use, nameKind } from '../reading/draft.ts'

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
  const isOffered = WE.test(who?.text ?? '') && OFFER.test(verb?.text ?? '')
  if (!THING.test(chunk.text) || chunk.entities.length) return false
  const lent = lentThing(draft, at)
  if (lent) {
    addNode(draft, lent, at)
    nameKind(chunk, lent, 0.8)
    use(chunk, 'entity')
    return true
  }
  if (!(isOffered || isOfAll(draft, at))) return false
  const [kind, ...others] = draft.app.entities.filter(isSold)
  if (!kind || others.length || draft.nodes.some(n => !n.implicit)) return false
  addNode(draft, kind, at)
  nameKind(chunk, kind, 0.8)
  use(chunk, 'entity')
  if (isOffered) for (const rest of [who!, verb!]) use(rest, 'filler')
  return true
}

/** "the items that have never been borrowed": what is lent, by the verb of the records that tell of it. */
function lentThing({ chunks, nodes, app }: Draft, at: number): Entity | undefined {
  const behind = chunks.slice(at + 1, at + 8)
  const verb = behind.find(c => c.kind !== 'filler' && !c.operator)
  const isSaid = behind.slice(0, verb ? behind.indexOf(verb) : 0).some(c => /^(?:have|has|had|been|are|is|were|was|nobody)$/i.test(c.text)) // oxfmt-ignore
  if (!verb || !isSaid || !isParticiple(verb.text.toLowerCase().split(' ')[0]!)) return undefined
  const lending = lendingOf(app)
  const isOfLoan = lending !== undefined && verb.entities.some(e => e.entity === lending.loan && e.quality >= 0.9)
  const isAlone = nodes.every(n => n.implicit || n.entity === lending?.loan)
  return isOfLoan && isAlone ? lending.things[0] : undefined
}

/**
 * "what do we sell?", "what do you have in stock?", where nothing is named: the same kind of things. Before conditions are read.
 */
export function readOffer(draft: Draft): void {
  const { chunks, nodes, previous } = draft
  const said = chunks.map(c => c.text.toLowerCase()).join(' ')
  const isAsked =
    /^what (?:all )?do (?:we|you|they) (?:sell|offer|stock|carry|have in stock|have to offer|have on offer)$/.test(said)
  const [kind, ...others] = isAsked && !previous && !nodes.length ? draft.app.entities.filter(isSold) : []
  if (!kind || others.length) return
  addNode(draft, kind, 0)
  if (/ in stock$/.test(said)) return
  for (const chunk of chunks) {
    delete makeFiller(chunk).operator
    use(chunk, 'entity')
  }
}
readOffer.needs = /^(?:sell|offer|stock|carry)$/

/** "the cheapest item", "the most expensive thing in the whole shop": an end of all that there is, where nothing more is said of it. */
const isOfAll = ({ chunks, previous }: Draft, at: number): boolean =>
  !previous &&
  chunks[at - 1]?.operator?.type === 'superlative' &&
  chunks.slice(at + 1).every(c => /^(?:filler|unknown|app)$/.test(c.kind))

/** Things with names and one price each, all of which are listed. */
export const isSold = (entity: Entity): boolean =>
  !entity.hidden &&
  !entity.inside &&
  !arePeople(entity) &&
  entity.nameFields.length > 0 &&
  entity.sources.some(source => source.complete && !source.parent) &&
  entity.fields.some(f => !f.nested && f.role === 'money' && f.words.some(word => PRICE.test(word)))
