import { type Attribute, ATTRIBUTES, DATES } from '../../../lib/attributes.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { singular, splitIdentifier, stem } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** How surely a field is meant by what others call such an attribute. */
export const OTHERWISE = 0.7
/** The same of what records are told apart by. */
const BY_NAME = 0.9
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

/** What already says of what it is the date. */
const GOES_ON = / (?:on|at|by|from|to|till|until|since|for)$|^(?:since|from|until|to|deadline|expiry)$/

/** What the field that tells records apart is called. */
const NAMES_OF_PEOPLE = ['name', 'full name', 'display name', 'whole name', 'complete name'].map(name =>
  keyOf(name.split(' ')),
)
const NAMES = ['name', 'title', 'designation'].map(name => keyOf(name.split(' ')))

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
  /** Names that would be read otherwise elsewhere: only what stands before "of" is one ("the joined on of Ann Lee"). */
  labels: readonly string[]
}

const DAY = stem('date')
/** "start date", "date of birth", "deadline". */
const saidOfDate = (name: string): string[] => [
  `${keyOfName(name)} ${DAY}`,
  `${DAY} ${keyOfName(name)}`,
  ...((name.includes(' ') && !VERBAL.test(name)) || NOUNS_OF_DATES.test(name) ? [keyOfName(name)] : []),
]

/** "joined on", "starts at"; as it is what a preposition or a noun ends: "valid until", "deadline". */
const labelsOfDate = (name: string): string[] =>
  /ing$/.test(name) ? [] : GOES_ON.test(name) ? [keyOfName(name)] : [`${keyOfName(name)} on`, `${keyOfName(name)} at`]

/** What asks before "of" for a figure of many records, for the records themselves or for all that is known. */
const OF_MANY = pattern()`
  ^(?:
    number|count|sum|total|points|pieces|units|minutes|hours|cost|charge|earnings|task|details|summary|number of .*
    |total .*|.* in stock
  )$
`

const rowOf =
  (keyOfField: Row['keyOfField'], said: (name: string) => string[], labels: (name: string) => string[]) =>
  (attribute: Attribute): Row => ({
    attribute,
    keys: new Set(attribute.names.map(keyOfName)),
    keyOfField,
    said: attribute.names.flatMap(said),
    labels: attribute.names
      .filter(name => !OF_MANY.test(name))
      .flatMap(name => [...new Set([...said(name), ...labels(name)])]),
  })

const saidOf = (name: string): string[] => (SAYS_MORE.test(name) || VERBAL.test(name) ? [] : [keyOfName(name)])
const ROWS: readonly Row[] = [
  ...DATES.map(rowOf(coreOf, saidOfDate, labelsOfDate)),
  ...ATTRIBUTES.map(rowOf(wholeOf, saidOf, name => [keyOfName(name)])),
]

/**
 * "price" of a `fee`, "start date" of a `valid_from`, "phone number" of a `mobile`: what business data call the same attribute names the
 * one field of a record that holds it, where the record has no field that is called so. What other records have under that name is
 * theirs.
 */
export function addAttributes(dictionary: Dictionary, entities: readonly Entity[]): void {
  /** "the orders of Ann Lee" are records. */
  const isNoKind = (key: string) => !dictionary.entities.has(key)
  for (const entity of entities) {
    if (entity.hidden) continue
    const found = ROWS.map(row => ({ row, field: fieldOf(entity, row) }))
    // What the records have themselves goes before what stands in an object of theirs.
    for (const nested of [false, true])
      for (const { row, field } of found) {
        if (!field || Boolean(field.nested) !== nested) continue
        if (!isOfFewKinds(row)) addNames(dictionary.fields, row.said, entity, field)
        addNames(dictionary.labels, row.labels.filter(isNoKind), entity, field)
      }
    addNameAndDate(dictionary, entity)
  }
}

/** "the title of Reed Jetty", "the date of all fines": of the one field by which records are told apart, and of their only date. */
function addNameAndDate({ labels }: Dictionary, entity: Entity): void {
  const [name, ...others] = entity.nameFields
  const names = arePeople(entity) ? NAMES_OF_PEOPLE : NAMES
  if (name && !others.length)
    for (const key of names) put(labels, key, { entity, field: name, columns: [name.column], quality: BY_NAME })
  const [date, ...more] = entity.fields.filter(({ role }) => role === 'date')
  if (date && !more.length && !date.nested) addNames(labels, [DAY, `${DAY} ${stem('time')}`], entity, date)
}

/** What only some kinds of records call so, they call so of one record: elsewhere the word may be of others. */
const isOfFewKinds = ({ attribute: { kinds, isOfPeople } }: Row): boolean => kinds !== undefined && !isOfPeople

/** The one field of the records that holds the attribute. */
function fieldOf(entity: Entity, row: Row): Field | undefined {
  const { isOfPeople, kinds, roles } = row.attribute
  const isTheirs = (isOfPeople && arePeople(entity)) || kinds?.includes(singular(entity.words.at(-1)!))
  if ((isOfPeople || kinds) && !isTheirs) return undefined
  const isIt = (field: Field) => roles.includes(field.role) && !field.items && isCalled(field, entity, row)
  const found = entity.fields.filter(isIt)
  // "list price" of records with a `price` and a `cost`: of two figures the one that has the first of the names.
  const first = roles.includes('money') ? found.filter(({ words }) => words.join(' ') === row.attribute.names[0]) : []
  const [field, ...others] = found.length > 1 ? first : found
  return others.length ? undefined : field
}

function addNames(known: Dictionary['fields'], names: readonly string[], entity: Entity, field: Field): void {
  for (const key of names) {
    const isKnown = known.get(key)?.some(one => one.entity === entity && one.quality >= OWN)
    if (!isKnown && !hasOther(entity, field, key))
      put(known, key, { entity, field, columns: [field.column], quality: OTHERWISE })
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
  const nouns = [entity.words, entity.words.slice(-1)]
  const isBehind = (noun: readonly string[]) => words.length > noun.length && noun.every((word, at) => words[at] === word) // oxfmt-ignore
  const names = [words, splitIdentifier(column.split('.').at(-1)!), ...nouns.filter(isBehind).map(noun => words.slice(noun.length))] // oxfmt-ignore
  return names.some(name => keys.has(keyOfField(name)))
}
