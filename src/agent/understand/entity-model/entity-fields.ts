import { expandWords } from '../../../lib/abbreviations.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { currencyBeside, currencyIn } from './currencies.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Field } from './catalogue-model.ts'
import { readChoices, readMeanings } from './code-meanings.ts'
import { isUnspecified, typePrefix } from './constant-names.ts'
import { statedWriting } from './date-writing.ts'
import { isDurationFormat } from './iso-durations.ts'
import { plainMessageSchema } from './messages.ts'
import { isNameInLanguage, isTimeOfDay, partsOfUnit, readRole } from './read-role.ts'
import { resolveSchema, typeOf } from './response-shape.ts'
import { isNumberAsText } from './text-numbers.ts'
import { isPlural, splitIdentifier } from '../language/words.ts'

const DEEPEST = 3
/** Containers of JSON:API and its like, and of fields that somebody added: their name says nothing about the field inside. */
const CONTAINERS = new Set('attributes fields properties details info data acf custom_fields customfields'.split(' '))

/** The fields of a record's schema, nested objects flattened to dotted columns. */
export function readFields(item: JsonObject): Field[] {
  const fields: Field[] = []
  collect(item, item, [], fields, 0)
  nameAmounts(fields)
  for (const field of fields) {
    const currency = field.role === 'money' ? currencyOf(field, fields) : undefined
    const parts = unitsIn(field)
    if (currency || parts > 1) field.currency = `${currency ?? ''}${parts > 1 ? `/${parts}` : ''}`
    // "the price", which only is counted in millionths.
    if (field.words.length > 1 && field.words.at(-1) === 'micros') field.words = field.words.slice(0, -1)
  }
  const isPlain = fields.some(({ column }) => /^attributes\.(?!(?:type|url)$)/.test(column))
  return fields.filter(field => !namesOwnKind(field) && (isPlain || field.column !== OF_SOBJECT))
}

/** The name of the kind in Salesforce's records, whose `attributes` are that and the record's `url`, and nothing else (REST API, sObject Rows). */
const OF_SOBJECT = 'attributes.type'

/** How many of what an amount is counted in make one of its currency; whole numbers alone count parts. */
const unitsIn = ({ words, description, type, landsAs }: Field): number =>
  type === 'integer' || landsAs === 'number' ? partsOfUnit(`${words.join(' ')} ${description}`) : 1

/**
 * `object: "refund"` of every refund, as Stripe's interface has it, `kind` of Kubernetes, `__typename` of GraphQL: a field of one
 * value, which only says what all of them are.
 */
const namesOwnKind = ({ column, choices, nullable }: Field): boolean =>
  (choices.length === 1 && !nullable && /(?:^|\.)(?:object|kind|_?type|@type|__typename)$/i.test(column)) ||
  KEYWORDS.test(column)

/** Keywords of JSON-LD 1.1 that describe the document (§ 1.7); `@id` is the address of the record. */
const KEYWORDS = /(?:^|\.)@(?:context|type|vocab|base|graph|reverse|version)(?:\.|$)/

/** `price.amount` beside `price.currency` is the price: an object that holds an amount is called like it, and is no other thing. */
function nameAmounts(fields: Field[]): void {
  for (const field of fields) {
    const isAmount = field.nested && field.type !== 'string' && /^(?:amount|value|units)$/.test(field.words.at(-1)!)
    if (!isAmount || !currencyBeside(field, fields)) continue
    field.words = field.words.slice(0, -1)
    field.role = 'money'
    delete field.nested
  }
}

/** From the field's own words, else from the example or default of a currency field beside it. */
function currencyOf(field: Field, fields: Field[]): string | undefined {
  const own = currencyIn(`${field.words.join(' ')} ${field.description}`)
  const beside = currencyBeside(field, fields)
  const stated = beside?.choices.length === 1 ? beside.choices[0] : beside?.sample
  return own ?? (stated && /^[A-Z]{3}$/.test(stated) ? stated : undefined)
}

function collect(schema: JsonObject, root: JsonObject, path: string[], out: Field[], depth: number): void {
  const properties = isObject(schema.properties) ? schema.properties : {}
  for (const [name, raw] of Object.entries(properties)) {
    const resolved = resolveSchema(raw, root)
    const property = plainMessageSchema(resolved) ?? resolved
    const type = typeOf(property)
    if (name.startsWith('_') && type === 'object') continue
    if (type === 'object' && isObject(property.properties) && depth < DEEPEST)
      collect(property, root, [...path, name], out, depth + 1)
    else {
      const items =
        type === 'array'
          ? { items: { ...itemSchema(property.items, root), $defs: root.$defs, components: root.components } }
          : {}
      out.push(readField([...path, name], { ...property, ...items, ...(isNullable(raw) && { nullable: true }) }, type))
    }
  }
}

/**
 * What a list holds. Texts or records (`labels` of names or labels, as GitHub has them) are read as records, which tell more; where a
 * record stands for its key only when it is asked for (Stripe's `expand`), as keys.
 */
function itemSchema(items: unknown, root: JsonObject): JsonObject {
  const union = isObject(items) && !items['x-expansionResources'] ? (items.oneOf ?? items.anyOf) : undefined
  const branches = Array.isArray(union) ? union.map(branch => resolveSchema(branch, root)) : []
  return branches.find(branch => isObject(branch.properties)) ?? resolveSchema(items, root)
}

/** `name.given` is the given name of the record itself. */
const NAME_PART = /^(?:first|last|given|family|middle|maiden)$/i

function readField(path: string[], schema: JsonObject, type: string): Field {
  const last = path.at(-1)!
  const meaningful = path.filter((part, at) => at === path.length - 1 || !CONTAINERS.has(part.toLowerCase()))
  const description = typeof schema.description === 'string' ? schema.description : ''
  const isNamePart =
    path.length === 2 &&
    ((/^(?:full|person)?_?name$/i.test(path[0]!) && NAME_PART.test(last)) || isNameInLanguage(path.join('.')))
  const spelled =
    isNamePart && !isNameInLanguage(path.join('.')) ? [last.toLowerCase(), 'name'] : meaningful.flatMap(splitIdentifier)
  const words = withYear(expandWords(inTitle(spelled, schema)), type, description)
  const allowed = readChoices(schema)
  const isFlag = type === 'string' && isFlagInWords(allowed)
  const isList = type === 'string' && !allowed.length && LISTED.test(description) && isPlural(last)
  const listed = isFlag ? [] : allowed
  const choices = listed.filter(choice => !isUnspecified(choice))
  const prefix = typePrefix(listed, words)
  // "12.50" is a number wherever figures are asked for.
  const isNumber = type === 'string' && !choices.length && isNumberAsText(schema, words)
  const isDuration = type === 'string' && isDurationFormat(schema.format)
  const kind = isNumber || isDuration ? 'number' : isFlag ? 'boolean' : isList ? 'array' : type
  const meanings = kind === 'boolean' ? undefined : readMeanings(schema, choices)
  const writing = statedWriting(schema)
  const role = isNamePart
    ? 'name'
    : writing
      ? 'date'
      : isDuration
        ? 'number'
        : readRole({ name: plainName(last), words, type: kind, schema, description, choices, depth: path.length })
  const examples = [schema.default, schema.example, ...(Array.isArray(schema.examples) ? schema.examples : [])]
  const sample = examples.find(v => typeof v === 'string') as string | undefined
  const fraction =
    (type === 'number' && schema.maximum === 1) ||
    (role === 'percent' && /0\s*(to|and|-|–|\.\.+)\s*1\b/.test(description)) ||
    (kind === 'number' && FROM_NONE_TO_ONE.test(description)) ||
    (kind === 'number' && PART_OF_ONE.test(description))
  return {
    column: path.join('.'),
    words,
    // `discount`, "Fraction": a part of what is paid, no amount.
    role: fraction && role === 'money' ? 'percent' : role,
    type: kind as Field['type'],
    ...(isNumber && { landsAs: 'number' as const }),
    ...(isDuration && { landsAs: 'hours' as const }),
    ...(isFlag && { landsAs: 'flag' as const }),
    ...(isList && { landsAs: 'list' as const, items: { type: 'string' } }),
    ...(writing && { landsAs: 'moment' as const, writing }),
    ...(role === 'date' && !writing && !/^date/.test(String(schema.format)) && { isUnwritten: true as const }),
    description,
    choices,
    ...(meanings && { meanings }),
    ...(prefix !== undefined && { prefix }),
    ...(sample !== undefined && { sample }),
    ...(fraction && { fraction: true }),
    ...(kind !== 'string' && NEGATIVE_IS_NONE.test(description) && { negativeIsNone: true as const }),
    ...(isNullable(schema) && { nullable: true }),
    ...(kind === 'string' && isTimeOfDay(schema) && { isTimeOfDay: true as const }),
    ...(meaningful.length > 1 && !isNamePart && { nested: true }),
    ...(type === 'array' && { items: isObject(schema.items) ? schema.items : {} }),
  }
}

/** Several values in one text. */
const LISTED = /\bcomma[- ](?:separated|delimited)\b|\bseparated by commas?\b/i

/** "true" and "false" as texts are yes and no. */
export const isFlagInWords = (values: readonly unknown[]): boolean =>
  values.length === 2 && ['false', 'true'].every(one => values.some(value => String(value).toLowerCase() === one))

/** `numberofemployees` titled "Number of Employees", or described as "Deal Stage: …": the words that the name runs together. */
function inTitle(words: string[], { title, description }: JsonObject): string[] {
  const joined = words.at(-1)!
  const headings = [title, description].map(told => /^[\w /-]+/.exec(typeof told === 'string' ? told : '')?.[0] ?? '')
  const told = headings
    .map(heading =>
      heading
        .toLowerCase()
        .split(/[^a-z\d]+/)
        .filter(Boolean),
    )
    .find(heading => heading.length > 1 && heading.join('') === joined)
  return told ? [...words.slice(0, -1), ...told] : words
}

/** A name whose short forms are written out: `ord_dt` is an `order_date`. */
function plainName(name: string): string {
  const words = splitIdentifier(name)
  const whole = expandWords(words)
  return whole.join() === words.join() ? name : whole.join('_')
}

/** "Share of the year, 0 to 1". */
const FROM_NONE_TO_ONE = /(?<![\d.])0(?:\.0+)?\s*(?:to|and|-|–|\.\.+)\s*1(?:\.0+)?(?![\d.]*\d)/

/** "0.1 is 10 %", "as a fraction": a whole is 1. */
const PART_OF_ONE = pattern('i')`
  (?<![\d.])0?\.\d+\s*(?:is|are|=|==|means?|for|stands for|represents|:|→|->|\()\s*\d+(?:\.\d+)?\s*
    (?:%|per ?cent)
  |\bas a (?:decimal )?fraction\b|\bfraction of (?:1|one)\b|^\W*(?:a |the |decimal )?fraction\b
`

/** "For running entries it is negative", "-1 if unlimited": no figure, but a sign that there is none (yet). */
const NEGATIVE_IS_NONE = pattern('i')`
  (?:\bnegative\b|(?<![\d.])[-−]1\b)(?=.{0,60}\b(?:running|unknown|unlimited|none|not|no|missing|undefined|infinite|unset|ongoing|while|until)\b)
  |\b(?:running|unknown|unlimited|unset|ongoing|infinite|no limit|not (?:set|known|available|applicable))\b.{0,60}(?:\bnegative\b|(?<![\d.])[-−]1\b)
`

/** `built` described as "Year of construction" is a year. */
const withYear = (words: string[], type: string, description: string): string[] =>
  type === 'integer' &&
  !words.includes('year') &&
  /^\W*(?:the |calendar |four-digit )*year\b(?! to| so)/i.test(description)
    ? [...words, 'year']
    : words

/** `nullable`, a type that includes null, or null as a branch of a union. */
const isNullable = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema.nullable === true ||
    [schema.type].flat().includes('null') ||
    [schema.anyOf, schema.oneOf].some(branches => Array.isArray(branches) && branches.some(isNullable)))
