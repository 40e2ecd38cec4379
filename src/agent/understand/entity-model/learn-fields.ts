import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import { momentOf, readNumber } from '../../run/land-rows.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { shownWriting } from './date-writing.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { learnCurrencies } from './currencies.ts'
import { isFlagInWords, readFields } from './entity-fields.ts'
import { isFigure } from './field-roles.ts'
import { isByWhom } from './references.ts'

/** So many records show what fields there are. */
const SAMPLE = 200
/** Part of the values that have to be of a kind. */
const MOST = 0.95
const ISO_DATE = /^\d{4}-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?$/
const AMOUNT = pattern('i')`
  price|amount|cost|total|salary|budget|balance|fee|revenue|value|rate|weight|height|width|length|quantity|score
  |rating|distance|duration|size|tax|discount|wage|spend|profit|income|number of|count|hours|percent
`

/**
 * Fields that the data have and the description does not, with the kinds that their values show; and for described ones
 * what only the values tell: a text that is a date or a number. True when anything was learned.
 */
export function learnFields(entity: Entity, rows: readonly JsonObject[]): boolean {
  const sample = rows.length > SAMPLE ? everyNth(rows, Math.ceil(rows.length / SAMPLE)) : rows
  const values = new Map<string, unknown[]>()
  for (const row of sample)
    for (const [name, value] of Object.entries(row)) {
      const known = values.get(name) ?? []
      if (value !== null && value !== undefined && value !== '') known.push(value)
      values.set(name, known)
    }
  const known = new Map(entity.fields.map(field => [field.column, field]))
  const missing = [...values].filter(([name]) => !known.has(name) && (!name.startsWith('_') || name === '_id'))
  let learned = false
  for (const [name, list] of missing) {
    const [field] = readFields(schemaOf(name.split('.'), list))
    // A plain object that is empty in some records, and a column like another but for letter case, say nothing.
    if (!field || list.every(value => value === '{}') || known.has(name.toLowerCase())) continue
    const better = sharpened(field, list)
    const shown = shownKinds(better, list)
    entity.fields = [...entity.fields, { ...better, ...(shown && { shown }) }]
    learned = true
  }
  for (const [column, field] of known) {
    const list = values.get(column) ?? []
    // The description of the list left it out, the list does not.
    if (field.onlyInDetail && values.has(column)) {
      delete field.onlyInDetail
      learned = true
    }
    const shown = shownKinds(field, list)
    if (shown && shown.join('\n') !== field.shown?.join('\n')) {
      field.shown = shown
      learned = true
    }
    if (!field.hasGaps && list.length > 0 && list.length < sample.length) {
      field.hasGaps = true
      learned = true
    }
    const better = list.length ? sharpened(field, list) : field
    if (better === field) continue
    Object.assign(field, better)
    learned = true
  }
  if (learnCurrencies(entity.fields, rows)) learned = true
  // An object of which nothing was told holds what was learned.
  const inside = new Set(missing.map(([name]) => name.split('.')[0]!))
  const isOpened = ({ column, type }: Field) => type === 'object' && inside.has(column) && !values.get(column)?.length
  if (learned) entity.fields = entity.fields.filter(field => !isOpened(field))
  // Fields that no record has are not asked for; those of the description stay, for records to come.
  if (learned && entity.undescribed) delete entity.undescribed
  return learned
}

const everyNth = <T>(list: readonly T[], n: number): T[] => list.filter((_, at) => at % n === 0)

/** The schema of a record that has one field with these values. */
function schemaOf(path: string[], list: unknown[]): JsonObject {
  const [name, ...rest] = path
  return { type: 'object', properties: { [name!]: rest.length ? schemaOf(rest, list) : valueSchema(list) } }
}

function valueSchema(list: unknown[]): JsonObject {
  const lists = list.map(value => (typeof value === 'string' && value.startsWith('[') ? parseJson(value) : undefined))
  if (list.length && lists.every(Array.isArray)) {
    const items = (lists as unknown[][]).flat()
    return {
      type: 'array',
      items: items.every(isObject) ? recordSchema(items as JsonObject[]) : { type: jsonType(items) },
    }
  }
  return { type: list.length ? jsonType(list) : 'string' }
}

function recordSchema(items: JsonObject[]): JsonObject {
  const names = [...new Set(items.slice(0, SAMPLE).flatMap(Object.keys))]
  const properties = names.map(name => {
    const list = items.flatMap(item => (item[name] === null || item[name] === undefined ? [] : [item[name]]))
    return [
      name,
      list.length > 0 && list.every(isObject)
        ? recordSchema(list as JsonObject[])
        : Array.isArray(list[0])
          ? { type: 'array' }
          : valueSchema(list),
    ] as const
  })
  return { type: 'object', properties: Object.fromEntries(properties) }
}

function jsonType(list: unknown[]): string {
  if (list.every(value => typeof value === 'boolean')) return 'boolean'
  if (list.every(value => Number.isInteger(value))) return 'integer'
  if (list.every(value => typeof value === 'number')) return 'number'
  return 'string'
}

/** "09:15", which is no date. */
const TIME_OF_DAY = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Texts of a few words, no sentences, of which each comes several times. */
const KIND = /^[^\s.!?]+(?: [^\s.!?]+){0,2}$/
const LONGEST_KIND = 40
const MOST_KINDS = 30
const OFTEN = 4

/** So many values are told apart as states or kinds. */
const MOST_SHOWN = 12

/** The values of a field whose schema lists none, where they are a few that come again and again. */
function shownKinds({ role, type, choices, nested }: Field, list: readonly unknown[]): string[] | undefined {
  // `status.name` is the name of a state.
  const isOfKind = role === 'category' || (role === 'name' && nested === true)
  if (!isOfKind || type !== 'string' || choices.length > 0 || !isKinds(list)) return undefined
  const kinds = new Set(list.map(String))
  return kinds.size <= MOST_SHOWN ? [...kinds].sort() : undefined
}

function isKinds(list: readonly unknown[]): boolean {
  const kinds = new Set(list)
  return (
    kinds.size > 1 &&
    kinds.size <= MOST_KINDS &&
    kinds.size * OFTEN <= list.length &&
    list.every(value => typeof value === 'string' && value.length <= LONGEST_KIND && KIND.test(value))
  )
}

/** Numbers that tell things apart, or how much there is. */
const NO_MOMENT = /\b(?:id|key|number|no|code|phone|mobile|fax|account|card|serial|barcode|isbn|ean|gtin|bytes)$/
/** What begins and ends: "starts", "pickup", "arrival". */
const MOMENTOUS =
  /^(?:starts?|ends?|begins?|opens?|closes?|pick ?up|arrival|departure|start|end|finish|deadline|birth)$/

/**
 * Whole numbers of thirteen digits that are all moments of our time are milliseconds since 1970; of ten digits they are seconds
 * where the name tells of something that was done, or of a beginning or an end.
 */
function areMoments({ role, words }: Field, list: readonly unknown[]): boolean {
  const name = words.join(' ')
  if (!/^(?:number|text|date)$/.test(role) || NO_MOMENT.test(name) || list.length === 0) return false
  const [low, high] = [Date.UTC(1990, 0), Date.UTC(2060, 0)]
  const inTime = (unit: number) => list.every(value => Number.isInteger(value) && Number(value) * unit > low && Number(value) * unit < high) // oxfmt-ignore
  const last = words.at(-1)!
  return inTime(1) || (inTime(1000) && (isParticiple(last) || MOMENTOUS.test(last)))
}

/** Words for parts of a whole. */
const SHARES =
  /\b(?:rate|share|ratio|tax|vat)\b|discount|percent|fraction|probability|likelihood|\bchance|\bodds\b|availability|utili[sz]ation|margin|commission/i

const PARTS_OF_PRICE = /^(?:\S+ )*(?:discount|tax|vat|margin|commission|share)$/

/** Parts of 1 lie between 0 and 1, some of them in between; higher figures show that they are of 100 or no parts. */
function shownFraction(list: readonly unknown[]): boolean | undefined {
  const numbers = list.map(value => (typeof value === 'string' ? readNumber(value) : value))
  if (!numbers.every(value => typeof value === 'number')) return undefined
  if (numbers.some(value => value > 1)) return false
  return numbers.every(value => value >= 0) && numbers.some(value => value > 0 && value < 1) ? true : undefined
}

/** The field with what its values show, or the same field where they show nothing new. */
function sharpened(field: Field, list: unknown[]): Field {
  if (
    field.type === 'array' ||
    field.type === 'boolean' ||
    field.landsAs ||
    ['id', 'reference', 'email', 'phone', 'url'].includes(field.role)
  )
    return field
  const isMost = (fits: (value: unknown) => boolean) =>
    list.length > 0 && list.filter(fits).length >= MOST * list.length
  const fraction = field.fraction === undefined && SHARES.test(field.words.join(' ')) ? shownFraction(list) : undefined
  // `discount: 0.15` is a part of what is paid, no amount; a rate for each word is one.
  const isOfPrice = fraction === true && field.role === 'money' && PARTS_OF_PRICE.test(field.words.join(' '))
  if (fraction !== undefined) return { ...field, fraction, ...(isOfPrice && { role: 'percent' }) }
  const isPart = isFigure(field) && field.fraction === undefined && !field.isWithinOne && shownFraction(list) === true
  if (isPart) return { ...field, isWithinOne: true }
  // Texts that come again and again are kinds: what is in a crate, what happened.
  if (field.role === 'text' && field.type === 'string' && isKinds(list)) return { ...field, role: 'category' }
  // Years of what was done: `builtIn`, `founded`, `in_service_since`.
  if (
    field.type === 'integer' &&
    !field.words.includes('year') &&
    !isByWhom(field.words) &&
    field.words.some(word => isParticiple(word) || /^(?:since|made|in)$/.test(word)) &&
    isMost(value => Number.isInteger(value) && Number(value) >= 1000 && Number(value) <= 2100)
  )
    return { ...field, role: 'number', words: [...field.words, 'year'] }
  if (field.type === 'string' && !field.isTimeOfDay && isMost(value => TIME_OF_DAY.test(String(value))))
    return { ...field, role: field.role === 'date' ? 'category' : field.role, isTimeOfDay: true }
  const texts = field.type === 'string' || field.type === 'object'
  const words = field.words.join(' ')
  if (texts && isFlagInWords([...new Set(list)])) return { ...field, type: 'boolean', role: 'boolean', landsAs: 'flag', choices: [] } // oxfmt-ignore
  if (texts && isMost(value => /^https?:\/\/\S+$/.test(String(value)))) return { ...field, role: 'url' }
  if (
    texts &&
    field.role !== 'date' &&
    isMost(value => typeof value === 'string' && ISO_DATE.test(value) && value.length >= 8)
  )
    return { ...field, role: 'date' }
  if (
    texts &&
    field.role !== 'date' &&
    isMost(value => typeof value === 'string' && value.includes('@') && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
  )
    return { ...field, role: 'email' }
  const writing = texts && field.role !== 'name' ? shownWriting(list) : undefined
  if (writing) return { ...field, role: 'date', landsAs: 'moment', writing }
  // Moments as numbers or in words, where the name says that it is a date.
  const saysDate =
    field.role === 'date' ||
    /\b(at|on|date|day|time|timestamp|created|updated|modified|since|until|due|deadline|expires?)$/.test(words)
  if ((saysDate || areMoments(field, list)) && isMost(value => momentOf(value) !== undefined))
    return { ...field, role: 'date', landsAs: 'moment' }
  const isNumber = (value: unknown) => typeof value === 'string' && readNumber(value) !== undefined
  if (
    texts &&
    isMost(isNumber) &&
    (AMOUNT.test(words) || list.some(value => /[$€£¥]|\d\.\d\d?$/.test(String(value)))) &&
    !list.some(value => /^0\d/.test(String(value)))
  ) {
    const [plain] = readFields(schemaOf(field.column.split('.'), [1.5]))
    return {
      ...field,
      type: 'number',
      role: plain && plain.role !== 'reference' ? plain.role : 'number',
      landsAs: 'number',
    }
  }
  return field
}
