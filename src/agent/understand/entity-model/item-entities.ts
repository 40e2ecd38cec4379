import { isObject } from '../../../lib/json.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { readFields } from './entity-fields.ts'
import { asNoun } from './name-records.ts'
import { saysWhat } from './names-in-data.ts'
import { stem } from '../language/words.ts'

/** Names of lists that say nothing of what is in them: "items" of an order are order items. */
const PLAIN = new Set([
  'item',
  'line',
  'entry',
  'detail',
  'row',
  'element',
  'position',
  'record',
  'value',
  'list',
  'part',
])

/** "items", "lines", "entries": a noun for what is in a list, which says nothing of what it is. */
export const isNounOfItems = (word: string): boolean => /^(?:item|line|entry|position)$/.test(word)

/**
 * Lists inside records (tags, order lines, ids of members) become entities of their own, each item a row with the key of
 * the record it is in: so conditions, joins and sums over them are those of any other records.
 */
export function addItemEntities(entities: Entity[]): void {
  const taken: Taken = {
    keys: new Set(entities.map(entity => entity.key)),
    nouns: new Set(entities.map(entity => entity.words.join(' '))),
    lasts: new Set(entities.map(entity => stem(entity.words.at(-1)!))),
  }
  for (const entity of [...entities])
    for (const field of entity.fields) {
      const made = field.items && itemEntity(entity, field, taken)
      if (made) entities.push(made)
    }
}

/** What other entities are called. */
interface Taken {
  keys: Set<string>
  nouns: Set<string>
  lasts: Set<string>
}

function itemEntity(holder: Entity, field: Field, taken: Taken): Entity | undefined {
  const items = field.items!
  const key = `${holder.key}/${field.column}`
  if (!holder.idField || holder.inside || taken.keys.has(key)) return undefined
  const isRecord = isObject(items.properties)
  // Lists of lists, and lists of which nothing is known.
  if (!isRecord && !/^(string|integer|number)$/.test(String([items.type].flat()[0]))) return undefined
  const isKeys = KEYS.test(field.words.at(-1)!) && field.words.length > 1
  const words = nounOf(holder, field, isKeys, taken)
  const keyColumn = `${holder.words.join('_')}_id`
  const value = isRecord ? undefined : `${asNoun(field.words).join('_')}`
  const own = isRecord
    ? readFields(items)
        .filter(f => f.column !== keyColumn)
        .map(asText)
    : [valueField(value!, field, isKeys)]
  const names = namesOf(own).slice(0, 1)
  // What items are called by is what people say of them: "orders that contain a blue mug" of a `description`.
  for (const name of names) name.role = 'name'
  const isLink = !isRecord && (isKeys || taken.lasts.has(stem(field.words.at(-1)!)))
  const row = rowField()
  taken.nouns.add(words.join(' '))
  return {
    key,
    app: holder.app,
    noun: words.join(' '),
    words,
    fields: [row, keyField(keyColumn, holder), ...own],
    idField: row,
    nameFields: names,
    sources: holder.sources,
    operations: [],
    inside: { entity: holder.key, column: field.column, key: keyColumn, ...(value !== undefined && { value }) },
    ...(isLink && { hidden: true }),
  }
}

/** What an item is called: its name, else what says what it is (the `description` of an order's line). */
function namesOf(fields: readonly Field[]): Field[] {
  const names = fields.filter(f => f.role === 'name' && !f.nested)
  return names.length
    ? names.toSorted((one, other) => one.words.length - other.words.length)
    : fields.filter(f => f.type === 'string' && !f.nested && !f.choices.length && saysWhat(f))
}

/** Items are made rows by SQL, which reads no lengths of time: they stay texts. */
function asText(field: Field): Field {
  if (field.landsAs !== 'hours') return field
  const { landsAs: _, ...rest } = field
  return { ...rest, type: 'string', role: 'text' }
}

const KEYS = /^(ids?|uuids?|keys?|refs?)$/
/** By which people know records, too: the reviewers of `reviewer_handles`, the stops of `stop_codes`. */
const NATURAL = /^(?:usernames?|logins?|handles?|isbns?|skus?|slugs?|codes?|numbers?|nos?)$/

function nounOf(holder: Entity, field: Field, isKeys: boolean, { nouns }: Taken): string[] {
  const isNatural = NATURAL.test(field.words.at(-1)!) && field.words.length > 1
  const named = isNatural ? field.words.slice(0, -1) : field.words.filter(word => !isKeys || !KEYS.test(word))
  const words = asNoun(named)
  const isPlain = words.length === 1 && PLAIN.has(words[0]!)
  return isPlain || nouns.has(words.join(' ')) ? [...holder.words, ...words] : words
}

const plainField = { description: '', choices: [] }

/** Tells items apart. */
const rowField = (): Field => ({ ...plainField, column: '_row', words: ['row'], role: 'text', type: 'string' })

const keyField = (column: string, holder: Entity): Field => ({
  ...plainField,
  column,
  words: [...holder.words, 'id'],
  role: 'reference',
  type: holder.idField!.type,
  target: holder.key,
})

function valueField(column: string, field: Field, isKeys: boolean): Field {
  const items = field.items!
  const choices = Array.isArray(items.enum) ? items.enum.filter(v => v !== null).map(String) : []
  const type = String([items.type].flat()[0]) as Field['type']
  const role = isKeys ? 'reference' : type === 'string' ? (items.format === 'email' ? 'email' : 'name') : 'number'
  return { ...plainField, column, words: asNoun(field.words), role, type, choices, description: field.description }
}
