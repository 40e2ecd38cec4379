import type { Chunk } from '../chunks/chunk.ts'
import { PERSONS } from '../conditions/number-words.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, use, nameKind } from '../reading/draft.ts'

/** How sure it is at most that as many people did it as there are records of it. */
const BY_RECORDS = 0.7

/**
 * "do more people pay by card than in cash?", "do more guests book by phone or online?": where two values of one field are set against
 * each other that no people have, what is counted are the records that have it, which the answer says. Before nouns are looked for.
 */
export function readPeopleDoing(draft: Draft): void {
  const { chunks } = draft
  const more = chunks.findIndex(c => isFree(c) && /^(?:more|fewer|most|least)$/i.test(c.text))
  const [people, verb] = chunks.slice(more + 1, more + 3)
  const joint = chunks.findIndex((c, i) => i > more + 2 && /^(?:than|or)$/i.test(c.text))
  if (more < 0 || !people || !verb || joint < 0 || !arePersons(people) || verb.literal || verb.values.length) return
  const before = chunks.slice(more + 3, joint).flatMap(c => c.values)
  const behind = chunks.slice(joint + 1).flatMap(c => c.values)
  const both = before.filter(
    v => behind.some(w => w.field === v.field && w.values.join() !== v.values.join()) && isKindOf(v.field, v.entity),
  )
  // "do more customers live in Oslo or in Bergen": people have it themselves.
  if (both.some(v => arePeople(v.entity))) return
  const kinds = [...new Set(both.map(v => v.entity))].filter(isDated)
  const [kind, ...others] = kinds
  if (!kind || others.length) return
  namePeople(people, kind)
  if (verb.used === undefined) use(verb, 'related')
  draft.sureness = Math.min(draft.sureness, BY_RECORDS)
  draft.notes.push(`counted the ${plural(kind.noun)}`)
}
readPeopleDoing.needs = /^(?:more|fewer|most|least)$/

const isKindOf = (field: Field, { nameFields }: Entity): boolean =>
  field.role === 'category' && !nameFields.includes(field)

const arePersons = (chunk: Chunk): boolean =>
  isFree(chunk) && (PERSONS.test(chunk.text) || chunk.entities.some(e => e.quality >= 0.8 && arePeople(e.entity)))

const namePeople = (chunk: Chunk, entity: Entity): void =>
  void Object.assign(nameKind(chunk, entity), { operator: undefined })
