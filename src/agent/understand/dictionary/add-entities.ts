import type { AppModel, Entity } from '../catalogue-model.ts'
import { nounsOf } from '../schema-nouns.ts'
import { stem } from '../words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** Roles above another of the same kind. */
export const SUPERIOR = /^(manager|supervisor|boss|lead|leader|head)$/

/** Ids in a list stand for the records that they name: the members of a team are employees. */
export function addLinked(dictionary: Dictionary, link: Entity, app: AppModel): void {
  const target = link.fields.find(f => f.column === link.inside?.value)?.target
  const entity = app.entities.find(e => e.key === target)
  const noun = keyOf(link.words.slice(-1))
  if (entity && !app.entities.some(e => e !== link && keyOf(e.words.slice(-1)) === noun))
    put(dictionary.entities, noun, { entity, quality: 0.85 })
}

/** The nouns of a kind of record. */
export function addEntity(dictionary: Dictionary, entity: Entity): void {
  for (const words of nounsOf(entity)) {
    put(dictionary.entities, keyOf(words), { entity, quality: 1 })
    if (words.length > 1) put(dictionary.entities, stem(words.at(-1)!), { entity, quality: 0.8 })
    for (const word of words) dictionary.words.add(word)
  }
  if (entity.fields.some(f => f.target === entity.key && f.words.some(word => SUPERIOR.test(word))))
    for (const words of [['direct', 'report'], ['subordinate']])
      put(dictionary.entities, keyOf(words), { entity, quality: 0.8 })
}

/** Nouns that stand last in the name of a kind of record and say only that it is one. */
const RECORD_NOUNS = new Set('request record entry item application form listing posting opening instance'.split(' '))

/** "leave" for leave requests, where nothing else is called so. */
export function addModifiers(dictionary: Dictionary, entities: readonly Entity[]): void {
  for (const entity of entities) {
    const [first, ...rest] = entity.words
    const key = first === undefined ? '' : stem(first)
    if (rest.length !== 1 || entity.inside || entity.hidden || !RECORD_NOUNS.has(rest[0]!)) continue
    const isOther = dictionary.fields.get(key)?.some(f => f.entity !== entity || f.quality >= 0.8)
    if (!dictionary.entities.has(key) && !isOther) put(dictionary.entities, key, { entity, quality: 0.75 })
  }
}
