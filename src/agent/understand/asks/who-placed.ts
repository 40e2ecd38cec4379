import type { Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { SALES } from '../entity-model/holder-of.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, nameKind, use } from '../reading/draft.ts'
import { sideOfDeal } from './event-verbs.ts'

/** Verbs of which an order is the object of whoever wants something (light and performing verbs; Quirk et al., 1985, 10.30). */
const PLACES = /^(?:placed?|plac(?:es|ing)|made|submitted|sent in|put in)$/i

const THEM = /^(?:it|that|them|those|these|this)(?: (?:one|ones|orders?))?$/i

/** "who placed order 2003?", "who made P-12?": of an order that is named the customer, whoever else its record names. Before nouns are looked for. */
export function readWhoPlaced(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const verb = chunks[at + 1]
  if (at < 0 || !isFree(verb) || !PLACES.test(verb.text)) return
  const isSale = (noun: string) => SALES.test(rootOf(singular(noun)))
  const isNamed = (entity: Entity) =>
    chunks.slice(at + 2).some(c => c.values.some(v => v.entity === entity && v.quality >= 0.9) && !c.entities.length)
  // "who placed them?": those that were told of before.
  const isBefore = ({ key }: Entity) =>
    key === draft.previous?.root.entity && THEM.test(chunks.slice(at + 2).map(c => c.text).join(' ')) // oxfmt-ignore
  const [order, ...others] = app.entities.filter(
    entity => isListedKind(entity) && isSale(entity.words.at(-1)!) && (isNamed(entity) || isBefore(entity)),
  )
  if (!order || others.length) return
  const people = [...new Set(keysToPeople(order, app).map(hop => hop.to))]
  const [person, ...more] = sideOfDeal('order', people)
  if (!person || more.length) return
  nameKind(chunks[at]!, person)
  delete chunks[at]!.operator
  use(verb, 'related')
}
readWhoPlaced.needs = /^who$/
