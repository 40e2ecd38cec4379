import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { stem } from '../language/words.ts'
import { hopsOf, keyToWhole } from '../entity-model/relations.ts'
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

/** A verb and its particle in one word: "pickup", "checkout", "handover". */
const IN_ONE = /^(\p{L}{3,})(up|off|out|in|over|down|back|away)$/u
/** "pick-up point" of pickup points: such a noun is written in one word, with a hyphen or in two. */
function writtenApart(words: string[]): string[][] {
  const apart = words.flatMap(word => IN_ONE.exec(word)?.slice(1) ?? [word])
  return apart.length > words.length ? [words, apart] : [words]
}

/** The nouns of a kind of record. */
export function addEntity(dictionary: Dictionary, entity: Entity): void {
  for (const words of nounsOf(entity).flatMap(writtenApart)) {
    // What is open is no opening.
    const noun = words.at(-1) === 'opening' ? { noun: 'opening' } : {}
    put(dictionary.entities, keyOf(words), { entity, quality: 1, ...noun })
    // The "entry" of a time entry is no noun of its own where the kind itself is called otherwise.
    const isPlain = words.join('') !== entity.words.join('') && RECORD_NOUNS.has(words.at(-1)!)
    if (words.length > 1 && !isPlain) put(dictionary.entities, stem(words.at(-1)!), { entity, quality: 0.8, ...noun })
    for (const word of words) dictionary.words.add(word)
  }
  // "subcategories" of categories with a `parent_id`.
  const noun = entity.words.at(-1)!
  if (keyToWhole(entity) && !noun.startsWith('sub'))
    for (const words of [[`sub${noun}`], ['sub', noun]]) {
      put(dictionary.entities, keyOf(words), { entity, quality: 0.9 })
      for (const word of words) dictionary.words.add(word)
    }
  if (entity.fields.some(f => f.target === entity.key && f.words.some(word => SUPERIOR.test(word))))
    for (const words of [['direct', 'report'], ['subordinate']])
      put(dictionary.entities, keyOf(words), { entity, quality: 0.8 })
}

/** Nouns whose complement says what is wanted (Barker, Possessive Descriptions, 1995): a leave request is a request for leave. */
const FOR_WHAT = /^(?:request|application|claim|appeal|permit|licen[cs]e|enquiry|inquiry|petition|bid)$/

/** "requests for leave" of leave requests, where leave is no kind of record itself. */
export function addNounsOfWanting(dictionary: Dictionary, entities: readonly Entity[]): void {
  for (const entity of entities) {
    const [what, noun, ...more] = entity.words
    if (
      entity.hidden ||
      more.length ||
      !what ||
      !noun ||
      !FOR_WHAT.test(noun) ||
      dictionary.entities.has(keyOf([what]))
    )
      continue
    for (const link of ['for', 'of'])
      put(dictionary.entities, keyOf([noun, link, what]), { entity, quality: 1, noun: what })
  }
}

/** How many keys have to call records otherwise than they are called themselves. */
const ENOUGH_KEYS = 2
/** Nearly as good as the name of the records. */
const AS_KEYS_SAY = 0.85

/**
 * A catalogue whose entries are products: what the keys of other records call things (`product_code` of stocks and of order lines) is a
 * noun for them, where several do, each of them does, and nothing else is called so. What people are to a record is their role there.
 */
export function addNounsOfKeys(dictionary: Dictionary, app: AppModel): void {
  for (const entity of app.entities) {
    if (entity.hidden || entity.inside || arePeople(entity) || isToldOfOther(entity, app)) continue
    const keys = hopsOf(entity, app).flatMap(({ direction, to, field }) => (direction === 'down' && to !== entity ? [field] : [])) // oxfmt-ignore
    const [noun, ...others] = new Set(keys.map(({ words }) => keyOf(words.slice(0, -1))))
    const isKey = ({ words }: Field) => words.length === 2 && (KEY_ENDINGS.test(words[1]!) || words[1] === 'name')
    if (!noun || others.length || keys.length < ENOUGH_KEYS || !keys.every(isKey)) continue
    if (dictionary.entities.get(noun)?.some(({ quality }) => quality >= AS_KEYS_SAY)) continue
    dictionary.entities.delete(noun)
    put(dictionary.entities, noun, { entity, quality: AS_KEYS_SAY, noun: keys[0]!.words[0]!, isEveryday: true })
    dictionary.words.add(keys[0]!.words[0]!)
  }
}

/** What is there of a thing (`/stock` with a `product_code`), and not the thing: what tells its records apart is the key of another. */
const isToldOfOther = (entity: Entity, app: AppModel): boolean =>
  hopsOf(entity, app).some(
    ({ direction, to, field }) => direction === 'up' && to !== entity && field === entity.idField,
  )

/** What ends the name of a key. */
const KEY_ENDINGS = /^(?:id|ids|uuid|guid|key|no|number|code|ref|reference)$/

/**
 * Parts of a long name stand for the records where nothing else is called so: what keys call them ("turbine" of turbine units
 * with a `turbine_id`), two words of it or more ("work order" of maintenance work orders), and what stands before a noun that
 * says only that there is one ("leave" of leave requests, "curtailment" of grid curtailment events).
 */
export function addParts(dictionary: Dictionary, entities: readonly Entity[]): void {
  const named = entities.filter(entity => !entity.inside && !entity.hidden && entity.words.length > 1)
  const parts = named.flatMap(entity =>
    [...partsOf(entity, entities)].map(([key, quality]) => ({ entity, key, quality })),
  )
  for (const { entity, key, quality } of parts) {
    const isShared = parts.some(other => other.key === key && other.entity !== entity)
    // A key that points to the records is called so as well.
    const isOther = dictionary.fields
      .get(key)
      ?.some(({ entity: of, field, quality: own }) =>
        of === entity ? own >= 0.8 && field !== entity.idField : field.target !== entity.key,
      )
    if (!isShared && !isOther && !dictionary.entities.has(key)) put(dictionary.entities, key, { entity, quality })
  }
}

function partsOf(entity: Entity, entities: readonly Entity[]): Map<string, number> {
  const { words } = entity
  const parts = new Map<string, number>()
  const add = (part: readonly string[], quality: number) => {
    const key = keyOf([...part])
    if (part.length > 0 && part.length < words.length && quality > (parts.get(key) ?? 0)) parts.set(key, quality)
  }
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= words.length; to++) add(words.slice(from, to), to === words.length ? 0.9 : 0.75)
  const isLight = RECORD_NOUNS.has(words.at(-1)!)
  if (isLight) add(words.slice(-2, -1), 0.75)
  // "who on the crew" of crew members: all of them by what they are members of (Quirk et al., 1985, § 5.108).
  if (words.length === 2 && words[1] === 'member') add(words.slice(0, 1), 0.85)
  for (const named of keyNames(entity, entities))
    if (keyOf(words).split(' ').includes(keyOf(named))) add(named, isLight ? 0.9 : 0.75)
  return parts
}

/** What the records are called by their own key and by those that point to them: "turbine" of `turbine_id`. */
function keyNames(entity: Entity, entities: readonly Entity[]): string[][] {
  const pointing = entities.flatMap(one => one.fields.filter(field => field.target === entity.key))
  return [...(entity.idField ? [entity.idField] : []), ...pointing].flatMap(({ words }) =>
    words.length === 2 && KEY_ENDINGS.test(words[1]!) ? [words.slice(0, 1)] : [],
  )
}
