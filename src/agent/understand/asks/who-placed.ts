import type { Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { SERVED } from '../entity-model/served.ts'
import { SALES } from '../entity-model/holder-of.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, nameKind, use } from '../reading/draft.ts'
import { sideOfDeal } from './event-verbs.ts'
import { isKeyOf } from './told-verbs.ts'

/** Verbs of which an order is the object of whoever wants something (light and performing verbs; Quirk et al., 1985, 10.30). */
const PLACES = /^(?:placed?|plac(?:es|ing)|made|submitted|sent in|put in)$/i
/** Verbs by which those who are served begin what is done for them. */
const BEGINS = /^(?:booked|reserved|requested|opened|raised|filed|lodged|reported|logged|made|placed|submitted)$/i

const THEM = /^(?:it|that|them|those|these|this)(?: (?:one|ones|orders?))?$/i

/**
 * "who placed order 2003?", "who made P-12?", "who booked appointment 12?": of an order, or of what else is done for somebody, that is named, the
 * customer, whoever else its record names. Before nouns are looked for.
 */
export function readWhoPlaced(draft: Draft): void {
  const { chunks, app } = draft
  const at = askedAt(draft)
  const verb = chunks[at + 1]
  if (at < 0 || !isFree(verb) || !(PLACES.test(verb.text) || BEGINS.test(verb.text))) return
  const isSale = ({ words }: Entity) => SALES.test(rootOf(singular(words.at(-1)!)))
  const isAsked = (entity: Entity) => isListedKind(entity) && (isNamed(draft, at + 2, entity) || isBefore(draft, at + 2, entity)) // oxfmt-ignore
  const asked = app.entities.filter(isAsked)
  const sales = PLACES.test(verb.text) ? asked.filter(isSale) : []
  const [record, ...others] = sales.length ? sales : asked
  if (!record || others.length) return
  const people = [...new Set(keysToPeople(record, app).map(hop => hop.to))]
  const [person, ...more] = isSale(record) ? sideOfDeal('order', people) : servedBy(record, verb.text, app)
  if (!person || more.length) return
  // "which customer raised request 5": they are named.
  const isPerson = chunks[at]!.entities.some(e => e.entity === person && e.quality >= 0.8)
  if (chunks[at]!.entities.length) return isPerson ? use(verb, 'related') : undefined
  nameKind(chunks[at]!, person)
  delete chunks[at]!.operator
  use(verb, 'related')
}

/** Where those are asked for who did it: "who", or a noun behind "which". */
function askedAt({ chunks }: Draft): number {
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  return who < 0 && /^(?:which|what)$/i.test(chunks[0]?.text ?? '') && chunks[1]?.entities.length ? 1 : who
}

/** A record by its own name or number, or by a number behind its noun. */
const isNamed = ({ chunks }: Draft, from: number, entity: Entity): boolean =>
  chunks.some(
    (c, i) =>
      i >= from &&
      ((c.values.some(v => v.entity === entity && v.quality >= 0.9 && isKeyOf(entity, v.field)) &&
        !c.entities.length) ||
        (c.entities.some(e => e.entity === entity && e.quality >= 0.8) && chunks[i + 1]?.literal?.kind === 'number')),
  )

/** "who placed them?": those that were told of before. */
const isBefore = ({ previous, chunks }: Draft, from: number, { key }: Entity): boolean =>
  key === previous?.root.entity && THEM.test(chunks.slice(from).map(c => c.text).join(' ')) // oxfmt-ignore

/** The one kind of those who are served, where the record has one key to them and none is called after the verb (`booked_by`). */
function servedBy(record: Entity, verb: string, app: Draft['app']): Entity[] {
  const root = rootOf(verb.toLowerCase())
  const isByVerb = record.fields.some(({ words }) => words.at(-1) === 'by' && rootOf(words.at(-2) ?? '') === root)
  const served = keysToPeople(record, app).filter(({ to }) => SERVED.test(to.words.at(-1)!))
  return isByVerb || served.length !== 1 ? [] : [served[0]!.to]
}
readWhoPlaced.needs = /^(?:who|which|what)$/
