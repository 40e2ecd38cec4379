import { lasts } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { leaveOutNotSo } from './not-so.ts'
import { addPeriod } from './upcoming.ts'

/** Records of when somebody is not there. */
const ABSENCE = /^(?:absence|leave|holiday|vacation|off)$/
/** What such records may be called besides. */
const REQUEST = /^(?:request|record|entry|booking|application)$/

/**
 * "is anyone at Oakwood off next week?", "who in the kitchen is away tomorrow" of absences with a first and a last day: those that last then, where
 * nothing is called off. Before dates are read.
 */
export function readIsOff(draft: Draft): void {
  const { chunks, nodes, message, app } = draft
  const at = chunks.findIndex(c => isFree(c) && c.kind === 'unknown' && /^(?:off|away)$/i.test(c.text))
  const date = chunks[at + 1]
  if (at < 1 || !isFree(date) || date.literal?.kind !== 'date') return
  const who = chunks.find((c, i) => i < at && c.operator?.type === 'who' && isFree(c))
  const person = nodes.find(n => n.at < at && arePeople(n.entity))
  const kinds = app.entities.filter(e => isOfAbsence(e) && (!person || keysToPeople(e, app).some(hop => hop.to === person.entity))) // oxfmt-ignore
  const [kind, ...others] = kinds
  const owner = person?.entity ?? (kind && keysToPeople(kind, app)[0]?.to)
  if (!kind || others.length || !owner || !(who ?? person) || nodes.some(n => n.entity === kind)) return
  if (!person) addNode(draft, owner, chunks.indexOf(who!))
  const node = addNode(draft, kind, at)
  addPeriod(node, date.literal.first, date.literal.last, at)
  leaveOutNotSo(draft, node, at)
  node.isVerb = true
  for (const chunk of [chunks[at]!, date]) use(chunk, 'condition')
  if (who) use(who, 'entity')
  draft.notes.push(
    `took “${message.text.slice(message.tokens[chunks[at]!.from]!.start, message.tokens[chunks[at]!.to - 1]!.end)}” as absent`,
  )
}
readIsOff.needs = /^(?:off|away)$/

export const isOfAbsence = (entity: Entity): boolean => {
  const words = entity.words.map(singular)
  const head = REQUEST.test(words.at(-1)!) ? words.at(-2) : words.at(-1)
  return isListedKind(entity) && head !== undefined && ABSENCE.test(head) && lasts(entity)
}
