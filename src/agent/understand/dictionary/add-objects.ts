import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { KIND_NOUNS } from '../../../lib/synonyms.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { type Dictionary, type FieldMention, keyOf, put } from './dictionary.ts'

/** How well an object is told by what it is called in. */
const BY_OBJECT = 0.9

/**
 * "average price per category" of a `category.name`: what an object inside a record is called names it, where no records of that kind are
 * listed, which the noun would stand for.
 */
export function addObjects(dictionary: Dictionary, entities: readonly Entity[]): void {
  const kinds = new Set(entities.filter(e => !e.hidden).map(e => stem(e.words.at(-1)!)))
  // Somebody in an object (`recipient.name`) is told by what they do.
  const isElse = (noun: string) => kinds.has(stem(noun)) || isPersonNoun(noun)
  for (const entity of entities.filter(e => !e.hidden && !e.inside))
    for (const field of entity.fields) {
      const words = field.words.slice(0, -1)
      const isName = field.nested && /^(?:name|title|label)$/.test(field.words.at(-1)!)
      if (!isName || field.type !== 'string' || !words.length || isElse(words.at(-1)!)) continue
      const key = keyOf(words)
      const known = dictionary.fields.get(key)?.find(m => m.field === field)
      if (known) known.quality = Math.max(known.quality, BY_OBJECT)
      else put(dictionary.fields, key, { entity, field, columns: [field.column], quality: BY_OBJECT })
    }
}

/** Which of several something is, before the noun for it: said by none who has only one ("primary contact", "billing address"). */
const WHICH = /^(?:primary|main|principal|default|first|head|key|billing|postal|mailing|legal|current)$/
/** Behind what somebody is to others it says nothing more: a contact person, a contact's details. */
const NOTHING_MORE = /^(?:person|partner|details?|info|information|data)$/

/**
 * "our contact at Reed" of a `primary_contact` or a `contact_person`, "her car" of a `vehicle`: what an object inside a record is called without
 * what only says which it is, and by another noun for such a thing, where no kind of record, no field and no other object has that name.
 */
export function addObjectNouns(dictionary: Dictionary, entities: readonly Entity[]): void {
  const found = new Map<string, FieldMention[]>()
  for (const entity of entities.filter(e => !e.hidden && !e.inside)) {
    const names = namesOfObjects(entity)
    for (const [object, words] of names) {
      const nouns = nounsOf(words)
      const isShared = [...names].some(([other, own]) => other !== object && nouns.some(noun => own.includes(noun)))
      if (isShared || !nouns.length) continue
      const isOwn = ({ entity: of, field }: FieldMention) =>
        of === entity && (objectOf(field.column) || field.column) === object
      const mentions = dictionary.fields.get(keyOf([...words]))?.filter(isOwn) ?? []
      for (const noun of nouns) for (const mention of mentions) put(found, noun, mention)
    }
  }
  for (const [noun, mentions] of found) {
    const key = stem(noun)
    if (dictionary.entities.has(key) || dictionary.fields.has(key)) continue
    dictionary.fields.set(key, mentions)
    dictionary.words.add(noun)
  }
}

/** The objects of a record and its texts that say who somebody is, with the words of their names. */
function namesOfObjects({ fields }: Entity): Map<string, readonly string[]> {
  const objects = fields.filter(f => f.nested && !f.items).map(({ column }) => objectOf(column)).filter(Boolean) // oxfmt-ignore
  const texts = fields.filter(f => !f.nested && f.type === 'string' && f.words.length === 2 && NOTHING_MORE.test(f.words[1]!)) // oxfmt-ignore
  return new Map([
    ...objects.map(object => [object, splitIdentifier(object.split('.').at(-1)!)] as const),
    ...texts.map(({ column, words }) => [column, words] as const),
  ])
}

function nounsOf(words: readonly string[]): string[] {
  const [first, second, ...more] = words
  if (more.length || !first) return []
  if (second === undefined) return KIND_NOUNS.filter(row => row.includes(first)).flat().filter(noun => noun !== first) // oxfmt-ignore
  if (WHICH.test(first)) return [second]
  return NOTHING_MORE.test(second) ? [first] : []
}
