import { pattern } from '../../../lib/patterns.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople, isOwnPerson, isParty, isPartOfPerson, namesSomebody } from '../entity-model/people.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { tellsReason } from '../asks/why.ts'
import { singular, wordsOf } from '../language/words.ts'
import type { Query } from '../reading/query.ts'

/** What a question word wants to be told (Quirk et al., A Comprehensive Grammar of the English Language, 1985, § 11.14–11.17). */
type Wanted = 'somebody' | 'owner' | 'others' | 'something' | 'somewhere' | 'date' | 'duration' | 'reason' | 'amount'

const LEAD = String.raw`^\W*(?:(?:and|so|but|ok|okay|now|then|please|tell me|show me|exactly|in|by|to|for|from|with)\s+)*`
const WANTED: [RegExp, Wanted][] = [
  [new RegExp(String.raw`${LEAD}(?:why|how come|for (?:what|which) reason)\b`, 'i'), 'reason'],
  [new RegExp(String.raw`${LEAD}(?:who|whom)\b(?!['’]?se\b)`, 'i'), 'somebody'],
  [new RegExp(String.raw`${LEAD}whose\s+(?:\p{L}+\s+){1,3}(?:is|are|was|were)\b`, 'iu'), 'owner'],
  [
    new RegExp(
      String.raw`${LEAD}(?:which|what)\s+(?:\p{L}+\s+){1,3}(?:is|are|was|were)\s.+\s(?:on|in|at|with|under|for|from|of|to|by)\W*$`,
      'iu',
    ),
    'others',
  ],
  [new RegExp(String.raw`${LEAD}where\s+(?:is|are|was|were|do|does|did|has|have|had|will|can)\b`, 'i'), 'somewhere'],
  [new RegExp(String.raw`${LEAD}what\s+(?:do|does|did|has|have|had)\b`, 'i'), 'something'],
  [
    new RegExp(
      String.raw`${LEAD}when\s+(?:is|are|was|were|do|does|did|has|have|had|will|would|should|must|can)\b`,
      'i',
    ),
    'date',
  ],
  [
    new RegExp(String.raw`${LEAD}how long\s+(?:is|are|was|were|do|does|did|has|have|had|will|would|should)\b`, 'i'),
    'duration',
  ],
  [
    new RegExp(
      String.raw`${LEAD}how much(?: money)?\s+(?:have|has|had|did|do|does|will)\s+(?:we|you|they|he|she)\b(?!.*\b(?:each|every|per)\b)`,
      'i',
    ),
    'amount',
  ],
]

const COUNTS = /\b(?:how many|how often|number|count|most|least|fewest|often)\b/i

/** Texts in which somebody may have written why. */
const REMARKS = /\b(?:note|comment|remark|description|message|detail|resolution)s?\b/

/** Words of fields that say how long something is or takes. */
const LENGTHS = pattern('i')`
  ^(?:
    length|long|duration|distance|runtime|time|term|stay|age|period|seconds?|minutes?|hours?|days?|nights?
    |weeks?|months?|years?|meters?|metres?|km|miles?|feet|m|cm|mm|min|mins|hrs?|secs?|ms|pages|tenure|notice
    |warranty
  )$
`

/** Whether what a reading answers is of the kind that the question word asks for; a message without one takes anything. */
export function answersQuestion(text: string, query: Query, app: AppModel): boolean {
  const wanted = WANTED.find(([word]) => word.test(text))?.[1]
  if (!wanted || query.ask === 'exists' || query.existence) return true
  // Records with what one of each costs tell no amount that somebody paid or took.
  if (wanted === 'amount') return query.ask !== 'list' || query.single === true || query.lookup === true
  // "what did each branch bring in": how many there are of each tells nothing of that.
  const isCounted = query.ask === 'group' && query.measures.every(m => m.fn === 'count') && !COUNTS.test(text)
  if (wanted === 'something') return !isCounted && !isOfPeople(query, app)
  // "which teams is Ann on?": her own details tell none of them.
  if (wanted === 'others') return !query.lookup || query.project.length > 0
  const fields = shownFields(query, app)
  // Neither a figure nor a date is a place.
  if (wanted === 'somewhere') return !fields.length || !fields.every(field => isFigure(field) || field.role === 'date')
  if (wanted === 'date') return fields.some(isDate) || Boolean(query.group?.period)
  if (wanted === 'reason') return fields.some(field => tellsReason(field) || REMARKS.test(field.words.join(' ')))
  if (wanted === 'duration') return fields.some(isLength) || Boolean(query.root.derived?.length)
  // "whose artist is she": a record with its details is not that of whom it is.
  const isOwner = wanted === 'owner' || /\bbelongs? to\W*$/i.test(text)
  if (wanted === 'owner' && isOwned(text, query, app)) return false
  if (isOwner && ((query.lookup && !query.project.length) || isOnlyText(query, fields))) return false
  return isOfSomebody(query, fields, app)
}

/** "whose branch is in York?": no branch is whose it is, nor is a client, where those who have it are asked for. */
function isOwned(text: string, { ask, root, project, group }: Query, app: AppModel): boolean {
  const said = wordsOf(OWNED.exec(text)?.groups?.['noun'] ?? '').at(-1)
  const words = entityOf(app, root.entity)?.words ?? []
  return ask === 'list' && !group && !project.length && said !== undefined && singular(said) === words.at(-1)
}
const OWNED = /\bwhose (?<noun>(?:\p{L}+ ){0,2}?\p{L}+) (?:is|are|was|were)\b/iu

/** "whose team is Ann on?" told by what the team is called. */
const isOnlyText = ({ project, root }: Query, fields: readonly Field[]): boolean =>
  project.length > 0 &&
  root.limit === undefined &&
  fields.length > 0 &&
  !fields.some(f => namesSomebody(f) || isPartOfPerson(f) || f.target !== undefined)

const entityOf = (app: AppModel, key: string): Entity | undefined => app.entities.find(e => e.key === key)

/** The fields of the records asked for that an answer shows or computes with. */
function shownFields({ root, project, measures, group, subgroup }: Query, app: AppModel): Field[] {
  const columns = new Set([...project.flat(), ...measures.flatMap(m => (m.column === undefined ? [] : [m.column]))])
  const own = entityOf(app, root.entity)?.fields.filter(f => columns.has(f.column)) ?? []
  const grouped = [group, subgroup].flatMap(by =>
    by ? (entityOf(app, by.entity)?.fields.filter(f => by.columns.includes(f.column)) ?? []) : [],
  )
  return [...own, ...grouped]
}

const isDate = ({ role, isTimeOfDay, words }: Field): boolean =>
  role === 'date' ||
  Boolean(isTimeOfDay) ||
  words.some(word => /^(?:date|day|weekday|time|year|month|hours)$/i.test(word))

const isLength = ({ words, landsAs, type, role }: Field): boolean =>
  landsAs === 'hours' ||
  ((type === 'number' || type === 'integer' || role === 'number') && words.some(word => LENGTHS.test(word)))

/** "what did they order most often?": neither a list of people nor groups of them tell what; somebody who is named is told about. */
function isOfPeople({ root, project, ask, group, lookup }: Query, app: AppModel): boolean {
  const entity = entityOf(app, group?.entity ?? root.entity)
  if (lookup || !entity || !arePeople(entity) || (!group && (ask !== 'list' || project.length > 0))) return false
  const names = entity.nameFields.map(field => field.column)
  const isSaid = root.where.some(condition => condition.columns.some(column => names.includes(column)))
  return group ? names.some(column => group.columns.includes(column)) : !isSaid
}

/** Records or groups of people, or what names them. */
function isOfSomebody({ root, project, measures, ask, group }: Query, fields: Field[], app: AppModel): boolean {
  const entity = entityOf(app, root.entity)
  const by = group && entityOf(app, group.entity)
  const isNaming = (field: Field) => {
    const target = field.target === undefined ? undefined : entityOf(app, field.target)
    return namesSomebody(field) || isPartOfPerson(field) || (target !== undefined && isParty(target))
  }
  if (!entity || fields.some(isNaming) || (by && isParty(by))) return true
  if (ask === 'measure' || measures.some(m => m.fn !== 'count')) return false
  // "who teaches it" by the languages that are taught: what teachers have names none of them.
  if (ask === 'values' && fields.length > 0 && !fields.some(field => entity.nameFields.includes(field))) return false
  return isParty(entity) || (!project.length && entity.fields.some(isOwnPerson))
}
