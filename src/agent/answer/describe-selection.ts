import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueModel, Entity, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Condition, Selection } from '../understand/reading/query.ts'
import { plural, splitIdentifier } from '../understand/language/words.ts'
import { describeCondition, PLACE, toPredicate, type ConditionPhrase } from './describe-condition.ts'
import { describeRelated } from './describe-related.ts'
import { isAllOf, stillOne } from '../understand/reading/still-one.ts'
import { extremeWord, fieldWords } from './field-words.ts'

export const fieldOf = (entity: Entity, column: string): Field | undefined =>
  entity.fields.find(f => f.column === column)

export const wordsFor = (entity: Entity, column: string) => {
  const field = fieldOf(entity, column)
  return field ? fieldWords(field) : column.replace(/[_.]/g, ' ')
}

export const ordinal = (n: number) =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`

/** Longer texts are no label. */
const LONGEST_LABEL = 60

/** Of several words, or a code with digits: "EUR" or "open" would call every other record the same. */
const TELLING = /\S\s\S|\d/

/** `/api/stores/1` leads to a record and calls it nothing. */
const isAddress = (text: string): boolean => /^(?:https?:\/)?\/\S*$/.test(text)

/** What a record is called: its name, else its id with its first short text (a plate, a code, a summary). */
export function nameOf(row: JsonObject, entity: Entity): string {
  const name = entity.nameFields
    .map(f => row[f.column])
    .filter(v => v !== null && v !== undefined && v !== '')
    .join(' ')
  if (name) return name
  const label = entity.fields
    .filter(f => (f.role === 'text' || f.role === 'category') && !f.choices.length && f !== entity.idField)
    .map(f => row[f.column])
    .find(v => typeof v === 'string' && v.length <= LONGEST_LABEL && TELLING.test(v) && !isAddress(v))
  const id = entity.idField && row[entity.idField.column]
  if (id !== undefined && id !== null) return `${entity.noun} ${String(id)}${label ? ` (${String(label)})` : ''}`
  if (label) return `${entity.noun} ${String(label)}`
  // What a key leads to is another record.
  const isKey = (column: string) => fieldOf(entity, column)?.role === 'reference'
  const own = Object.entries(row).filter(([, v]) => typeof v === 'string' || typeof v === 'number')
  const told = own.some(([column]) => !isKey(column)) ? own.filter(([column]) => !isKey(column)) : own
  return told
    .slice(0, 3)
    .map(([, value]) => value)
    .join(', ')
}

/** A selection in words: "third-party accounts with state CA", "your accounts that have opportunities with value over 5,000". */
export function describeSelection(selection: Selection, model: CatalogueModel, one = false): string {
  const chosen = stillOne(selection)
  if (chosen) return describeSelection(chosen, model, true)
  const entity = model.entities.get(selection.entity)!
  const { order, limit, offset = 1, each } = selection
  const parts = describeParts(selection, model, one)
  const own = parts.qualifier.startsWith('your')
  const by = order?.columns.map(c => wordsFor(entity, c)).join(' ')
  const isFirst = order && limit === 1 && one
  const nth = offset > 1 ? `${ordinal(offset)} ` : ''
  const rank = isFirst
    ? ` with the ${nth}${extremeWord(fieldOf(entity, order.columns[0]!), order.direction)} ${by}`
    : ''
  const end = order?.direction === 'desc' ? 'top' : 'bottom'
  const places =
    offset > 1
      ? `places ${offset} to ${offset + (limit ?? 1) - 1}${end === 'top' ? '' : ' from the bottom'} of `
      : `${end} ${limit} `
  const cut = order && limit !== undefined && limit > 1 ? places : ''
  const noun = one ? entity.noun : plural(entity.noun)
  const [before, after] = own ? [parts.qualifier, cut] : [cut, parts.qualifier]
  const among =
    each && (cut || rank) ? ` of each ${each.period ?? each.columns.map(c => c.replace(/[_.]/g, ' ')).join(' ')}` : ''
  const head = [before.trim(), after.trim(), noun].filter(Boolean).join(' ')
  const attributes = parts.attributes.length ? [`with ${joinList(parts.attributes)}`] : []
  return [`${head}${rank}${cut ? ` by ${by}` : ''}${among}`, ...parts.clauses, ...attributes, ...parts.related].join(
    ' ',
  )
}

/** What a selection is narrowed by, piece by piece, in the order in which a sentence says it. */
export interface SelectionParts {
  /** "your", "third-party": the part of the collection that it is. */
  qualifier: string
  /** What records are called, where they are, what they did: "in TX", "published in 2024". */
  clauses: string[]
  /** What stands behind "with": "status open", "a fee over $20". */
  attributes: string[]
  /** Other records, and those of the answer before. */
  related: string[]
}

export function describeParts(selection: Selection, model: CatalogueModel, one = false): SelectionParts {
  const entity = model.entities.get(selection.entity)!
  const qualifiers = selection.sources.flatMap(tool => {
    const words = entity.sources.find(source => source.tool === tool)?.qualifiers ?? []
    return words.length ? [words.map(word => (word === 'my' ? 'your' : word)).join(words.length === 2 ? '-' : ' ')] : []
  })
  const phrases = [
    ...describeArguments(selection),
    ...selection.where.filter(c => !isOver(c)).map(c => describeCondition(c, entity, one)),
    ...describeAnyOf(selection.anyOf ?? [], entity),
  ]
  // What is said of others ends in what they are: it stands last.
  const overs = selection.where.filter(isOver).map(c => describeCondition(c, entity, one, describeOver(c, model)).text)
  const isFirst = !phrases.some(({ kind }) => kind === 'attribute') && !selection.related.length
  const textsOf = (kind: ConditionPhrase['kind']) => phrases.filter(p => p.kind === kind).map(p => p.text)
  return {
    // Several parts of a collection that are not all of it.
    qualifier: qualifiers.length === selection.sources.length ? joinList(qualifiers, 'or') : '',
    clauses: textsOf('clause'),
    attributes: textsOf('attribute'),
    related: [
      ...selection.related
        .map(related => describeRelated(related, entity, model, one, describeSelection))
        .map(saidOfThemselves),
      ...(selection.within
        ? [`among ${those(describeSelection(selection.within, model))}${selection.within.ofSame ? '' : ' before'}`]
        : []),
      ...(selection.except ? [describeLeftOut(selection.except, model)] : []),
      ...overs.map((text, at) => `${isFirst && !at ? '' : 'and '}with ${text}`),
    ],
  }
}

const isOver = ({ against }: Condition): boolean =>
  against !== undefined && 'fn' in against && against.over !== undefined

/** The records over which a figure is that others are held against: "your accounts", "all accounts", "the account called …". */
function describeOver({ against }: Condition, model: CatalogueModel): string | undefined {
  const over = against && 'fn' in against ? against.over?.selection : undefined
  if (!over) return undefined
  const isOne = over.limit === 1 || isTold(over, model.entities.get(over.entity)!)
  return isOne ? those(describeSelection(over, model, true)) : describeMany(over, model)
}

/** Records of a kind, with "all" where they are all of it: "all accounts", "accounts in Oslo". */
export function describeMany(selection: Selection, model: CatalogueModel): string {
  const described = describeSelection(selection, model)
  return isAllOf(selection) && !/^(?:your|all|the) /.test(described) ? `all ${described}` : described
}

/** What is left out of several: one by what it is called, others as those of before. */
function describeLeftOut(left: Selection, model: CatalogueModel): string {
  if (left.ofSame) return `without ${those(describeSelection(left, model))}`
  const isOne = !left.related.length && !left.within
  const entity = model.entities.get(left.entity)!
  if (!isOne) return `other than the ${entity.noun} before`
  return `other than the ${describeSelection(left, model, left.limit === 1 || isTold(left, entity))}`
}

const isTold = ({ where }: Selection, { nameFields }: Entity): boolean =>
  where.some(({ op, columns }) => op === '=' && columns.every(c => nameFields.some(f => f.column === c)))

/** A second "that have …" is said of the records themselves, not of what the first one named. */
const saidOfThemselves = (text: string, at: number, all: readonly string[]): string =>
  /^that (?:has|have)\b/.test(text) && /^that (?:has|have)\b/.test(all[at - 1] ?? '') ? `and ${text}` : text

/** Names of parameters that take words to look for. */
const SEARCHED = /^(?:q|query|search|term|terms|text|keywords?|filter)$/i

/** What the service was asked to choose by: "that are open now", "with club “Sea Owls”", each said once for all its tools. */
function describeArguments({ args }: Selection): ConditionPhrase[] {
  const given = new Map(Object.values(args).flatMap(own => Object.entries(own)))
  return [...given].map(([name, value]) => {
    const words = splitIdentifier(name).join(' ')
    if (typeof value === 'boolean') return { kind: 'clause', text: `that are ${value ? '' : 'not '}${words}` }
    if (SEARCHED.test(name)) return { kind: 'clause', text: `matching “${String(value)}”` }
    if (PLACE.test(words)) return { kind: 'clause', text: `in “${String(value)}”` }
    return { kind: 'attribute', text: `${words} “${String(value)}”` }
  })
}

/** Groups of alternatives; those that two whole descriptions came to are said as the two. */
function describeAnyOf(groups: Condition[][], entity: Entity): ConditionPhrase[] {
  const union = unionOf(groups)
  if (!union) return groups.map(group => describeAlternatives(group, entity))
  const sides = union.map(conditions => {
    const phrases = conditions.map(condition => describeCondition(condition, entity))
    const attributes = phrases.filter(p => p.kind === 'attribute').map(p => p.text)
    const clauses = phrases.filter(p => p.kind === 'clause').map(p => p.text)
    return [...clauses, ...(attributes.length ? [`with ${joinList(attributes)}`] : [])].join(' ')
  })
  return [{ kind: 'clause', text: `either ${sides.join(' or ')}` }]
}

/** (a or c) and (a or d) and … is what (a and …) or (c and d and …) comes to. */
function unionOf(groups: Condition[][]): [Condition[], Condition[]] | undefined {
  if (groups.length < 2 || groups.some(group => group.length !== 2)) return undefined
  const distinct = (side: 0 | 1) => [
    ...new Map(groups.map(group => [JSON.stringify(group[side]), group[side]!])).values(),
  ]
  const [left, right] = [distinct(0), distinct(1)]
  return left.length * right.length === groups.length ? [left, right] : undefined
}

/** Conditions of which one is enough; "or" joins them within one phrase. */
function describeAlternatives(group: Condition[], entity: Entity): ConditionPhrase {
  const phrases = group.map(condition => describeCondition(condition, entity))
  if (phrases.every(phrase => phrase.kind === 'attribute'))
    return { kind: 'attribute', text: `either ${phrases.map(phrase => phrase.text).join(' or ')}` }
  const texts = phrases.map(phrase => (phrase.kind === 'attribute' ? `with ${phrase.text}` : phrase.text))
  return { kind: 'clause', text: `either ${texts.join(' or ')}` }
}

/** What sets some records apart from those among which they are counted: "have genre novel and are in TX". */
export function describeDifference(part: Selection, whole: Selection, model: CatalogueModel): string {
  const entity = model.entities.get(part.entity)!
  const own = part.where.filter(c => !whole.where.some(w => w.label === c.label))
  const groups = (part.anyOf ?? []).slice(whole.anyOf?.length ?? 0)
  const related = part.related.slice(whole.related.length)
  const { qualifier } = describeParts(part, model)
  const isPart = qualifier !== '' && qualifier !== describeParts(whole, model).qualifier
  const predicates = [
    ...(isPart ? [`are ${qualifier === 'your' ? 'yours' : qualifier}`] : []),
    ...describeArguments(part)
      .filter(p => !describeArguments(whole).some(w => w.text === p.text))
      .map(toPredicate),
    ...own.map(c => toPredicate(describeCondition(c, entity, false, describeOver(c, model)))),
    ...groups.map(group => toPredicate(describeAlternatives(group, entity))),
    ...related.map(r =>
      describeRelated(r, entity, model, false, describeSelection)
        .replace(/^that /, '')
        .replace(/^(?=of|not of)/, 'are ')
        .replace(/^with /, 'have ')
        .replace(/^without /, 'have no ')
        .replace(/^whose /, 'are those whose '),
    ),
    ...(part.within && !whole.within ? [`are among ${those(describeSelection(part.within, model))} before`] : []),
  ]
  return predicates.length ? joinList(predicates) : 'are such'
}

export const joinList = (parts: string[], joint: 'and' | 'or' = 'and') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`

/** "the open orders", but "your orders": one determiner is enough. */
const those = (described: string): string => (/^(?:your|the|all|our) /.test(described) ? described : `the ${described}`)
