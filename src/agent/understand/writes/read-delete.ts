import { isPlaceNoun } from '../language/place-nouns.ts'
import { stem, wordsOf } from '../language/words.ts'
import { arePeople } from '../entity-model/people.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Condition, Query } from '../reading/query.ts'
import { isCodeLike } from './place-value.ts'
import { readTarget, withoutEnd } from './read-target.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'

/** Verbs of removing say from where with "from", "out of" and "off" (Levin, English Verb Classes and Alternations, 1993, 10.1). */
const REMOVED =
  /^(?:the\s+)?(.+?)\s+(?:from|out of|off(?: of)?)\s+(?:(?:the|our|my|his|her|their|its)\s+)?(?:lists? of\s+)?(.+)$/i

/** Reads a deletion: the records that it describes. */
export function readDelete(text: string, base: Base, context: ChangeContext): WriteRequest {
  const described = withoutOwnList(withoutEnd(text).replace(/^(?:get rid of|\w+)\s+/i, ''), context.entity)
  const target = readTarget(described, context)
  // "time off request 12" comes out of nothing: the particle is a word of the noun.
  const isInNoun = context.entity.words.some(word => /^(?:off|out)$/.test(word))
  const [, what, place] = isInNoun ? [] : (REMOVED.exec(described) ?? [])
  const whole = target.found.target
  // "remove Ann Lee from 7A": nothing is done to 7A.
  if (what && place && whole && isOnlyPlace(what, place, whole, context))
    return { ...base, isBulk: false, unknown: [described], score: target.score - 6 }
  const problem = what && place && whole && takenOut(what, place, whole, context)
  return {
    ...base,
    ...target.found,
    isBulk: target.isBulk,
    unknown: target.unknown,
    problems: problem ? [problem] : base.problems,
    score: target.score + (base.operation ? 1 : 0) - (problem ? 3 : 0),
  }
}

const OWN_LIST =
  /\s+(?:from|out of|off(?: of)?)\s+(?:the|our|my|your)\s+(?<of>(?:\p{Ll}+\s){0,2})(?:lists?|records?|books|register|system|database)$/iu

/** "HC-117 from the stock list" of vehicles with a stock number: the list of all of them, which tells nothing else. */
function withoutOwnList(described: string, { words, fields }: Entity): string {
  const { of } = OWN_LIST.exec(described)?.groups ?? {}
  const numbers = fields.filter(field => /^(?:number|no|code)$/.test(field.words.at(-1)!))
  const own = new Set([words, ...numbers.map(field => field.words)].flat().map(stem))
  return of !== undefined && wordsOf(of).every(word => own.has(stem(word)))
    ? described.replace(OWN_LIST, '')
    : described
}

/**
 * "remove Ann Lee from 7A", "take her out of Production": who is named is to leave something else, and would not leave it alone by being
 * deleted. Where they come from only says who is meant ("from Leeds"), and so does the noun of all of them ("from the guests").
 */
function takenOut(what: string, place: string, whole: Query, context: ChangeContext): string | undefined {
  const { entity } = context
  const one = readTarget(what, context).found.target
  const name = one?.root.where.find(condition => isName(condition, entity))
  if (!name || !whole.root.where.some(condition => isSame(condition, name))) return undefined
  const more = whole.root.where.filter(condition => !isName(condition, entity))
  const further = whole.root.related.slice(one?.root.related.length ?? 0)
  const isElsewhere = further.some(({ selection }) => !isPartOf(selection.entity, context))
  if (
    !isElsewhere &&
    !more.some(condition => !one!.root.where.some(own => isSame(own, condition)) && !isOrigin(condition))
  )
    return undefined
  const said = name.values.join(' and ')
  return `That would delete the ${entity.noun} ${said} altogether, and not only from “${place}”: say “delete ${said}” if that is meant`
}

/** A thing that cannot be without the other, as a dish on the menu of a restaurant: to take it out of it is to delete it. */
const isPartOf = (whole: string, { app, entity }: ChangeContext): boolean =>
  !arePeople(entity) &&
  app.writes.operations.some(
    o => o.entity === entity && o.kind === 'create' && o.slots.some(s => s.required && s.target === whole),
  )

const isName = ({ op, columns }: Condition, { nameFields }: Entity): boolean =>
  (op === '=' || op === 'in') && columns.every(column => nameFields.some(field => field.column === column))

const isSame = (one: Condition, other: Condition): boolean =>
  one.columns.join() === other.columns.join() && one.values.join() === other.values.join()

/** Whether the name of the record stands behind "from" alone: before it stands another one, or something of the record. */
function isOnlyPlace(what: string, place: string, { root }: Query, context: ChangeContext): boolean {
  const name = root.where.find(condition => tellsWhich(condition, context.entity))
  const isIn = (text: string) =>
    readTarget(text, context).found.target?.root.where.some(condition => isSame(condition, name!))
  return name !== undefined && isIn(place) === true && !isIn(what)
}

/** A name, a key or a code. */
const tellsWhich = (condition: Condition, entity: Entity): boolean =>
  isName(condition, entity) ||
  condition.columns.join() === entity.idField?.column ||
  (condition.op === '=' && condition.values.every(isCodeLike))

/** Where somebody or something is from. */
const isOrigin = ({ columns }: Condition): boolean => columns.every(column => wordsOf(column).some(isPlaceNoun))
