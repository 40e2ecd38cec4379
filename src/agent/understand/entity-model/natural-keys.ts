import type { Entity, Field } from './catalogue-model.ts'
import { pattern } from '../../../lib/patterns.ts'
import { stem, wordsOf } from '../language/words.ts'

/** What many records may have the same of. */
const SHARED = pattern()`
  ^(?:
    status|state|type|kind|category|class|group|level|stage|phase|colou?r|city|town|country|region|district|street|address|language|currency
    |unit|note|notes|description|comment|text|body|date|day|time|year|month|email|phone|url|author|source|channel|role
  )$
`

/**
 * What records without an id are told apart by: the text that stands first in them, where other records have it as well, as it is called
 * (`tail`) or behind what it is there (`base_iata`, `captain_licence`), or by a description that says whose it is.
 */
export function adoptNaturalKeys(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const [first] = entity.fields
    if (entity.inside || (entity.idField && !entity.nameFields.includes(entity.idField)) || !first) continue
    if (!mayBeKey(first, entity) || isOfOther(first, entity, entities)) continue
    const isPointedAt = entities.some(
      other => other !== entity && other.fields.some(field => pointsTo(field, first, entity)),
    )
    if (!isPointedAt) continue
    entity.idField = first
    first.role = 'id'
  }
}

const mayBeKey = (field: Field, { nameFields }: Entity): boolean =>
  field.type === 'string' &&
  !field.nested &&
  !field.choices.length &&
  !nameFields.includes(field) &&
  /^(?:category|text|reference|name)$/.test(field.role) &&
  !field.words.some(word => SHARED.test(word))

/** `title_slug` of a credit, "Serial of the meter": the key of another kind that is called so. */
const isOfOther = ({ words, description }: Field, entity: Entity, entities: readonly Entity[]): boolean => {
  const told = wordsOf(description)
  const said = new Set(
    [...words, ...told.slice(told.indexOf('of') < 0 ? told.length : told.indexOf('of'))].map(word => stem(word)),
  )
  return entities.some(
    other => other !== entity && (said.has(stem(other.words.at(-1)!)) || endsIn(words, other.idField)),
  )
}

const endsIn = (words: readonly string[], key: Field | undefined): boolean =>
  key !== undefined && key.words.join(' ') !== 'id' && ` ${words.join(' ')}`.endsWith(` ${key.words.join(' ')}`)

/** Another record's field that is called so, or that is described as that of such a record. */
function pointsTo({ words, description, type }: Field, key: Field, entity: Entity): boolean {
  if (type !== key.type) return false
  const [own, noun] = [key.words.join(' '), stem(entity.words.at(-1)!)]
  const isCalledSo = ` ${words.join(' ')}`.endsWith(` ${own}`)
  const told = wordsOf(description)
  const of = told.indexOf('of')
  return (
    isCalledSo ||
    (of > 0 && told.slice(0, of).includes(key.words[0]!) && told.slice(of).some(word => stem(word) === noun))
  )
}
