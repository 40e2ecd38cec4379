import { type Attribute, ATTRIBUTES, DATES } from '../../../lib/attributes.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** How surely a field is meant by what others call such an attribute. */
const OTHERWISE = 0.7
/** Behind the noun of the records: "order value". */
const OWNED = 0.9
/** How surely the records' own field has to be meant by a name for that to be left to it. */
const OWN = 0.6

/** What is said with a date beside what happens then. */
const OF_DATES = new Set(['on', 'at', 'date', 'day', 'time', 'moment', 'datetime', 'timestamp'])

/** Nouns that say by themselves that a day is meant. */
const NOUNS_OF_DATES = /^(?:deadline|due|expiry|birthday|birthdate|dob)$/

/** What a field is called, but a message says of something else, as its stem is that of a verb or a word of grammar: "orders placed". */
const SAY_MORE =
  /^(?:place|places|location|post|mark|sort|open|opens|opening|close|closes|closing|means|make|count|field|charge|offer|points|sum|since|group|body|content|task|trainer|because of|on hand|in stock|pieces|units|minutes|hours|number of .*|earnings|return by|cost|total price|total cost|total value|(?:units|pieces|quantity) in stock)$/

/** Behind the noun of the records these are verbs: "which books cost more". */
const VERBS_TOO = /^(?:cost|charg|pay|score|grade|author|host|stage|start|end|label|sourc|contact|mark)$/

/** "asked for", "signed up" are verbs, and "due by" goes on with a day: both are read as such. */
const VERBAL = /(?:ed|en|made| (?:out|up|in|for|back|off|by|until|till|to|from|since|on|at|here|of))$/

const keyOfName = (name: string): string => keyOf(name.split(' '))
/** A date by what happens then: "started on", "start date". */
const coreOf = (words: readonly string[]): string => keyOf(words.filter(word => !OF_DATES.has(word)))

interface Row {
  attribute: Attribute
  keys: ReadonlySet<string>
  /** Under which names a message finds it. */
  said: readonly string[]
}

const dated = ({ names }: Attribute): string[] =>
  names.flatMap(name => {
    const key = keyOfName(name)
    return [
      `${key} ${stem('date')}`,
      `${stem('date')} ${key}`,
      ...(name.includes(' ') && !VERBAL.test(name) ? [key] : []),
    ]
  })

const ROWS: readonly Row[] = [
  ...DATES.map(attribute => ({ attribute, keys: new Set(attribute.names.map(keyOfName)), said: [...dated(attribute), ...attribute.names.filter(name => NOUNS_OF_DATES.test(name)).map(keyOfName)] })), // oxfmt-ignore
  ...ATTRIBUTES.map(attribute => {
    const said = attribute.names.filter(name => !SAY_MORE.test(name)).map(keyOfName)
    return { attribute, keys: new Set(attribute.names.map(keyOfName)), said }
  }),
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

function addRow(dictionary: Dictionary, entity: Entity, { attribute, keys, said }: Row): void {
  if (attribute.isOfPeople && !arePeople(entity)) return
  const [field, ...others] = entity.fields.filter(one => attribute.roles.includes(one.role) && !one.items && isCalled(one, entity, attribute, keys)) // oxfmt-ignore
  if (!field || others.length) return
  const noun = keyOf(entity.words)
  const sayable = [
    ...said.map(name => [name, OTHERWISE] as const),
    ...said.filter(name => !VERBS_TOO.test(name)).map(name => [`${noun} ${name}`, OWNED] as const),
  ]
  for (const [key, quality] of sayable) {
    const known = dictionary.fields.get(key) ?? []
    if (known.some(one => one.entity === entity && one.quality >= OWN) || hasOther(entity, field, key)) continue
    put(dictionary.fields, key, { entity, field, columns: [field.column], quality })
  }
}

/** Another field of the records has all of those words in its name: "price" is rather the `asking_price` than a `cost`. */
const hasOther = ({ fields }: Entity, field: Field, key: string): boolean =>
  fields.some(other => {
    const own = new Set(other.words.map(stem))
    return other !== field && key.split(' ').every(word => own.has(word))
  })

/** Whether a field has one of the names, by itself, as its last part is called or behind the noun of its records. */
function isCalled(
  { column, words, role }: Field,
  entity: Entity,
  attribute: Attribute,
  keys: ReadonlySet<string>,
): boolean {
  // oxfmt-ignore
  const leaf = splitIdentifier(column.split('.').at(-1)!)
  const own = words.length > entity.words.length && entity.words.every((word, at) => words[at] === word) ? words.slice(entity.words.length) : words // oxfmt-ignore
  const nameOf = role === 'date' && attribute.roles.includes('date') && attribute.roles.length === 1 ? coreOf : (name: readonly string[]) => keyOf([...name]) // oxfmt-ignore
  return [words, own, leaf].some(name => keys.has(nameOf(name)))
}
