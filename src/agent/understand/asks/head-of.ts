import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { keysToPeople } from '../entity-model/relations.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { IN_CHARGE } from '../reading/keys-of-verbs.ts'

/** Nouns for whoever is in charge, whatever a service calls that (closed class). */
export const HEAD = /^(?:head|boss|chief|leader|director|lead|manager)$/i

/**
 * "who is the head of Logistics?" of departments with one key to whoever is in charge, which is called otherwise: who heads them. A job title
 * "Head of Marketing" and a field of that name say it themselves. Before nouns are looked for.
 */
export function readHeadOf(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who')
  const at = chunks.findIndex((c, i) => i > who && i <= who + 3 && isFree(c) && HEAD.test(c.text))
  const head = chunks[at]
  if (who < 0 || !head || !/^of$/i.test(chunks[at + 1]?.text ?? '')) return
  if ([...head.fields, ...head.values].some(({ quality }) => quality >= 0.8)) return
  const isLed = (entity: Entity) =>
    canBeListed(entity) && !arePeople(entity) && keysToPeople(entity, app).filter(isLead).length === 1
  const behind = chunks
    .slice(at + 2)
    .flatMap(c => [...c.values.filter(v => v.entity.nameFields.includes(v.field)), ...c.entities])
  if (!behind.some(({ entity, quality }) => quality >= 0.8 && isLed(entity))) return
  Object.assign(head, { text: 'heads', kind: 'unknown' as const, entities: [], fields: [], values: [] })
}
readHeadOf.needs = HEAD

const isLead = ({ field }: { field: { words: readonly string[] } }): boolean =>
  field.words.some(word => IN_CHARGE.test(word))
