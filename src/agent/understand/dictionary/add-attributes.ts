import { type Attribute, ATTRIBUTES, DATES } from '../../../lib/attributes.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** How surely a field is meant by what others call such an attribute. */
const OTHERWISE = 0.7
/** How surely the records' own field has to be meant by a name for that to be left to it. */
const OWN = 0.6

/** What is said with a date beside what happens then. */
const OF_DATES = new Set(['on', 'at', 'date', 'day', 'time', 'moment', 'datetime', 'timestamp'])

/** Nouns that say by themselves that a day is meant. */
const NOUNS_OF_DATES = /^(?:deadline|due|expiry|birthday|birthdate|dob)$/

/** What a field is called, but a message says of something else, as its stem is that of a verb or a word of grammar: "orders placed". */
const SAYS_MORE = pattern()`
  ^(?:
    place|places|location|post|mark|sort|open|opens|opening|close|closes|closing|means|make|count|field|charge|offer|points|sum
    |since|group|body|content|details|task|trainer|earnings|pieces|units|minutes|hours|cost|because of|on hand|number of .*|came through
    |total (?:price|cost|value)|(?:(?:units|pieces|quantity) )?in stock
  )$
`

/** "asked for", "signed up" are verbs, and "due by" goes on with a day: both are read as such. */
const VERBAL = /(?:ed|en|made| (?:out|up|in|for|back|off|by|until|till|to|from|since|on|at|here|of))$/

const keyOfName = (name: string): string => keyOf(name.split(' '))
/** A date by what happens then: "started on", "start date". */
const coreOf = (words: readonly string[]): string => keyOf(words.filter(word => !OF_DATES.has(word)))
const wholeOf = (words: readonly string[]): string => keyOf([...words])

/** An attribute with what its fields are called, and under which names a message finds it, as keys of the dictionary. */
interface Row {
  attribute: Attribute
  keys: ReadonlySet<string>
  keyOfField: (words: readonly string[]) => string
  said: readonly string[]
}

const DAY = stem('date')
/** "start date", "date of birth", "deadline". */
const saidOfDate = (name: string): string[] => [
  `${keyOfName(name)} ${DAY}`,
  `${DAY} ${keyOfName(name)}`,
  ...((name.includes(' ') && !VERBAL.test(name)) || NOUNS_OF_DATES.test(name) ? [keyOfName(name)] : []),
]

const rowOf =
  (keyOfField: Row['keyOfField'], saidOf: (name: string) => string[]) =>
  (attribute: Attribute): Row => ({
    attribute,
    keys: new Set(attribute.names.map(keyOfName)),
    keyOfField,
    said: attribute.names.flatMap(saidOf),
  })

const ROWS: readonly Row[] = [
  ...DATES.map(rowOf(coreOf, saidOfDate)),
  ...ATTRIBUTES.map(rowOf(wholeOf, name => (SAYS_MORE.test(name) || VERBAL.test(name) ? [] : [keyOfName(name)]))),
]

/**
 * "price" of a `fee`, "start date" of a `valid_from`, "phone number" of a `mobile`: what business data call the same attribute names the
 * one field of a record that holds it, where the record has no field that is called so. What other records have under that name is
 * theirs.
 */
export function addAttributes(dictionary: Dictionary, entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (entity.hidden) continue
    for (const row of ROWS) addRow(dictionary, entity, row)
  }
}

function addRow(dictionary: Dictionary, entity: Entity, row: Row): void {
  const { isOfPeople, roles } = row.attribute
  if (isOfPeople && !arePeople(entity)) return
  const isIt = (field: Field) => roles.includes(field.role) && !field.items && isCalled(field, entity, row)
  const [field, ...others] = entity.fields.filter(isIt)
  if (!field || others.length) return
  for (const key of row.said) {
    const known = dictionary.fields.get(key) ?? []
    if (known.some(one => one.entity === entity && one.quality >= OWN) || hasOther(entity, field, key)) continue
    put(dictionary.fields, key, { entity, field, columns: [field.column], quality: OTHERWISE })
  }
}

/** Another field of the records has all of those words in its name: "price" is rather the `asking_price` than a `cost`. */
const hasOther = ({ fields }: Entity, field: Field, key: string): boolean =>
  fields.some(other => {
    const own = new Set(other.words.map(stem))
    return other !== field && key.split(' ').every(word => own.has(word))
  })

/** Whether a field has one of the names, by itself, as its last part is called or behind the noun of its records. */
function isCalled({ column, words }: Field, entity: Entity, { keys, keyOfField }: Row): boolean {
  const isBehindNoun = words.length > entity.words.length && entity.words.every((word, at) => words[at] === word)
  const names = [words, splitIdentifier(column.split('.').at(-1)!), ...(isBehindNoun ? [words.slice(entity.words.length)] : [])] // oxfmt-ignore
  return names.some(name => keys.has(keyOfField(name)))
}
