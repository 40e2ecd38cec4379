import type { Entity } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'

const VISIT = /^visits?$/i
/** How sure it is at most that such records tell when somebody was here. */
const BY_RECORDS = 0.78

/**
 * "when was the last visit of Alfie" of a dog that is here for its stays: where nothing is called a visit, it is one of the only kind of record
 * with a date that points to whoever is named. Before nouns are looked for.
 */
export function nameVisits(draft: Draft): void {
  const { chunks, app } = draft
  const visit = chunks.find(c => VISIT.test(c.text))
  if (!isFree(visit) || visit.entities.length || visit.values.length || visit.fields.some(f => f.quality >= 0.8)) return
  const named = new Set(
    chunks.flatMap(c => c.values.filter(v => v.quality >= 0.8 && namesRecord(v)).map(v => v.entity)),
  )
  const kinds = new Set([...named].flatMap(entity => occasionsOf(entity, draft)))
  const [kind, ...others] = kinds
  if (!kind || others.length || app.entities.every(e => e !== kind)) return
  nameKind(visit, kind, 0.8)
  draft.notes.push(`took “${visit.text}” as ${plural(kind.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_RECORDS)
}
nameVisits.needs = VISIT

/** What has a day and is that of the one who is named. */
const occasionsOf = (entity: Entity, { app }: Draft): Entity[] =>
  hopsOf(entity, app)
    .filter(({ direction, to }) => direction === 'down' && to !== entity && isListedKind(to) && isDated(to))
    .flatMap(({ to }) => (arePeople(to) ? [] : [to]))
