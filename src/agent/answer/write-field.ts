import { isPlural, singular } from '../understand/language/words.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import { nameOfParts } from '../understand/entity-model/object-of.ts'
import type { Query } from '../understand/reading/query.ts'
import { isDone } from './describe-condition.ts'
import { fieldOf, nameOf, ordinal } from './describe-selection.ts'
import { extremeWord, fieldWords } from './field-words.ts'
import { formatDate, formatValue } from './format.ts'
import { capitalise } from './phrases.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** One field of one record: "The price of Salt and Cedar is $15."; of a record that a rank chose it is said which one that is. */
export function writeField(query: Query, row: JsonObject, entity: Entity): WrittenAnswer {
  const columns = query.project[0]!
  const value =
    columns.length > 1
      ? columns
          .map(c => row[c])
          .filter(Boolean)
          .join(' ')
      : row[columns[0]!]
  const field = fieldOf(entity, columns[0]!)
  const isName = columns.length > 1 || (field !== undefined && entity.nameFields.includes(field))
  const isRanked = query.root.order !== undefined && query.root.limit === 1
  if (isRanked && isName)
    return { text: `${capitalise(rankPhrase(query, entity))} is ${nameOf(row, entity)}.`, result: value }
  const name = nameFor(query, row, entity, value, isRanked)
  const what = columns.length > 1 ? (nameOfParts(columns) ?? 'name') : field ? fieldWords(field) : columns[0]
  if (value === null || value === undefined || value === '')
    return { text: `${name} has no ${what} on record.`, result: null }
  const said = field?.role === 'date' ? formatDay(value) : formatValue(value, field)
  const done = field?.words.join(' ').replace(/ (at|on)$/, '')
  // What is due may lie ahead.
  const verb = /\b(?:due|expected)$/.test(done ?? '') ? 'is' : 'was'
  if (field?.role === 'date' && isDone(done!)) return { text: `${name} ${verb} ${done} on ${said}.`, result: value }
  const does = field?.role === 'date' ? presentVerb(field) : undefined
  if (does)
    return { text: `${does.what ? `The ${does.what} of ${name}` : name} ${does.verb} on ${said}.`, result: value }
  if (field?.role === 'boolean')
    return {
      text: `${name} is ${value ? '' : 'not '}marked ${field.words.join(' ').replace(/^is /, '')}.`,
      result: value,
    }
  // A text that is a sentence ends in its own full stop.
  return {
    text: `The ${what} of ${name} ${field && areMany(what!, value) ? 'are' : 'is'} ${said}`.replace(/(?<![.!?])$/, '.'),
    result: value,
  }
}

/** What the record is called; one that is called nothing, so that only the value itself tells of it, goes by its noun. */
function nameFor(query: Query, row: JsonObject, entity: Entity, value: unknown, isRanked: boolean): string {
  const name = nameOf(row, entity)
  const isNameless =
    !entity.nameFields.length && [String(value), `${entity.noun} ${String(value)}`].includes(name.split(', ')[0]!)
  if (isNameless) return isRanked ? rankPhrase(query, entity) : `the ${entity.noun}`
  return isRanked ? `${name}, ${rankPhrase(query, entity)},` : name
}

/** `starts_at`, `licenceExpiresOn`: what a record, or something of it, does on that day, in the third person. Undefined for other names. */
function presentVerb({ words }: Field): { what: string; verb: string } | undefined {
  const [verb, preposition] = words.slice(-2)
  const what = words.slice(0, -2).join(' ')
  return /[^s]s$/.test(verb ?? '') && /^(?:at|on)$/.test(preposition ?? '') && (!what || !isPlural(what))
    ? { what, verb: verb! }
    : undefined
}

/** "loyalty points", "units in stock": a name whose noun is in the plural, unless there is just one. */
function areMany(name: string, value: unknown): boolean {
  const last = name
    .split(/ (?:in|on|at|of|per|for|left) ?/)[0]!
    .split(' ')
    .at(-1)!
  return isPlural(last) && singular(last) !== last && value !== 1
}

/** A date asked for by itself, in words and as it is in the record. */
function formatDay(value: unknown): string {
  const [said, own] = [formatDate(String(value)), String(value)]
  return said === own ? own : `${said} (${own.slice(0, 10)})`
}

/** "the loan with the 2nd latest borrowed on", "the book with the most pages". */
export function rankPhrase({ root: { order, offset } }: Query, entity: Entity): string {
  const field = fieldOf(entity, order!.columns[0]!)!
  const nth = offset && offset > 1 ? `${ordinal(offset)} ` : ''
  return `the ${entity.noun} with the ${nth}${extremeWord(field, order!.direction)} ${fieldWords(field)}`
}
