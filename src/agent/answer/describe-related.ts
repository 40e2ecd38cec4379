import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Reach, Selection } from '../understand/reading/query.ts'
import { isAllOf, stillOne } from '../understand/reading/still-one.ts'
import { fieldWords } from './field-words.ts'
import { formatValue } from './format.ts'

/** How a selection is said, for those that it is related to. */
type Describe = (selection: Selection, model: CatalogueModel, one?: boolean) => string

/** Records by others that they belong to or have: "of author Ada Moreno", "that have no loans", "with tag urgent". */
export function describeRelated(
  { selection, exists, count, via, also, direction }: Selection['related'][number],
  entity: Entity,
  model: CatalogueModel,
  one: boolean,
  describe: Describe,
): string {
  const key = entity.fields.find(f => f.target === selection.entity && (via === undefined || f.column === via))
  const target = model.entities.get(selection.entity)!
  const number = count && count.sum === undefined ? `${numberOf(count)} ` : ''
  const summed = count?.sum === undefined ? undefined : describeSum(selection, count, model, describe)
  if (summed !== undefined) return summed
  if (count?.through) return describeThrough(selection, count, { model, one, describe })
  const [link, ...otherLinks] = selection.related
  // Records that only connect two kinds, or the items of a list inside a record, are not what people speak of.
  const isOnlyLink = link && !otherLinks.length && !selection.where.length && !selection.anyOf?.length
  if (target.hidden && isOnlyLink && !count && !selection.within)
    return !exists && isAllOf(link.selection)
      ? `without ${describe(link.selection, model)}`
      : `${exists ? 'of' : 'not of'} ${calledWhat(link.selection, model) ?? describe(link.selection, model)}`
  const items = target.inside && !count ? itemsOf(selection, target) : undefined
  if (items) return `${exists ? 'with' : 'without'} ${items}`
  // Of several keys to the same kind it is told which one is meant: "with reviewer Ada", not "of person Ada".
  const role = via !== undefined && !also && key ? roleWords(fieldWords(key), target.noun) : undefined
  if (key && isAllOf(selection) && !count) {
    const noun = nounOf(role ?? roleWords(fieldWords(key), target.noun)) ?? target.noun
    return `${exists ? 'with' : 'without'} ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
  }
  const ofSame = exists && key && direction === 'down' && target === entity ? role : undefined
  const self = ofSame ? calledWhat(selection, model) : undefined
  if (self) return named(ofSame!, self)
  const called = calledWhat(selection, model, role?.endsWith(' by') ? '' : role)
  if (key && called && role?.endsWith(' by')) return `${exists ? '' : 'not '}${role} ${called.trim()}`
  if (key && called) return `${exists ? (role ? 'with' : 'of') : role ? 'without' : 'not of'} ${called}`
  const words = stillOne(selection)
    ? `the ${describe(selection, model).replace(/^the /, '')}`
    : selection.limit === 1
      ? oneOf(selection, describe(selection, model, true))
      : describe(selection, model, count?.value === 1)
  if (ofSame && stillOne(selection)) return named(ofSame, words)
  if (key)
    return role ? `whose ${role} is ${exists ? '' : 'not '}of the ${words}` : `${exists ? 'of' : 'not of'} ${words}`
  return `that ${one ? 'has' : 'have'}${exists ? '' : ' no'} ${number}${words}${also ? '' : asRole(target, entity, via)}`
}

/** " as buyer", where the others name records of this kind by several keys. */
function asRole(target: Entity, entity: Entity, via: string | undefined): string {
  const keys = target.fields.filter(f => f.target === entity.key)
  const key = keys.length > 1 ? keys.find(f => f.column === via) : undefined
  const role = key && nounOf(roleWords(fieldWords(key), entity.noun))
  return role ? ` as ${role}` : ''
}

/** "a car with the lowest year": several may share it, and all of those are meant; one place in an order has one. */
const oneOf = ({ order, offset }: Selection, words: string): string => {
  // "your account with the highest revenue" has its determiner.
  if (words.startsWith('your ')) return words
  const isAny = order?.columns.length === 1 && offset === undefined
  return isAny ? `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}` : `the ${words}`
}

type Count = NonNullable<Selection['related'][number]['count']>

/** "whose visits come to a total fee of more than 300", of their pets where these are in between. */
function describeSum(first: Selection, count: Count, model: CatalogueModel, describe: Describe): string | undefined {
  const { last, between } = stepsOf(first, count)
  const summed = model.entities.get(last.entity)!.fields.find(f => f.column === count.sum)
  if (!summed) return undefined
  const much = `${SUMS[count.op] ?? count.op} ${formatValue(count.value, summed)}`
  const what = fieldWords(summed).replace(/^total ?/, '')
  const told = between.filter(one => !isAllOf(one)).map(one => ` of ${describe(one, model)}`)
  return `whose ${describe(last, model)}${told.join('')} come to ${what ? `a total ${what} of ${much}` : `${much} in total`}`
}

/** What is counted or added up some steps further, and what stands in between. */
function stepsOf(first: Selection, { through = 0 }: Count): { last: Selection; between: Selection[] } {
  let last = first
  const between: Selection[] = []
  for (let step = 0; step < through; step++) {
    const [next, ...others] = last.related
    between.push({ ...last, related: others })
    last = next!.selection
  }
  return { last, between }
}

/** "that have more than 3 reviews", of their reservations; what is said of those in between is told behind. */
function describeThrough(
  first: Selection,
  count: Count,
  { model, one, describe }: { model: CatalogueModel; one: boolean; describe: Describe },
): string {
  const { last, between } = stepsOf(first, count)
  const told = between.filter(one => !isAllOf(one)).map(one => ` of ${describe(one, model)}`)
  return `that ${one ? 'has' : 'have'} ${numberOf(count)} ${describe(last, model, count.value === 1)}${told.join('')}`
}

/** The record that another one of the same kind names: "by whom member Ann was referred", "that is the manager of employee Ann". */
const named = (role: string, whose: string): string =>
  role.endsWith(' by') ? `by whom ${whose} was ${role.slice(0, -3)}` : `${IN_ROLE}the ${role} of ${whose}`
/** Begins what tells the one record that another one of its kind names in a role. */
export const IN_ROLE = 'that is '

/** What a key is called that is not called after the kind that it leads to. */
const roleWords = (words: string, noun: string): string | undefined => {
  const role = words.replace(/ (?:id|key|ref|code)$/, '')
  return role === noun ? undefined : role
}

/** A role that is a noun: no "created by". */
const nounOf = (role: string | undefined): string | undefined =>
  / (?:by|to|for|of)$/.test(role ?? '') ? undefined : role

/** "tag urgent or late", for items of a list that are nothing but a value. */
function itemsOf({ where, related, anyOf }: Selection, entity: Entity): string | undefined {
  const [condition, ...more] = where
  if (!condition || more.length || related.length || anyOf?.length) return undefined
  return ['=', 'in'].includes(condition.op) ? `${entity.noun} ${condition.values.map(String).join(' or ')}` : undefined
}

/** "author Ada Moreno", for a selection that is nothing but a name. */
function calledWhat(selection: Selection, model: CatalogueModel, role?: string): string | undefined {
  const entity = model.entities.get(selection.entity)!
  const [condition, ...more] = selection.where
  const plain = !more.length && !selection.related.length && !selection.anyOf?.length && !selection.within
  const isName = condition && condition.columns.every(column => entity.nameFields.some(f => f.column === column))
  return plain && isName && condition.op === '=' && condition.values.length === 1
    ? `${role ?? entity.noun} ${String(condition.values[0])}`
    : undefined
}

const COUNTS: Record<string, string> = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'fewer than',
  '<=': 'at most',
  '=': 'exactly',
  '!=': 'other than',
}

/** "more than 3", "between 3 and 5". */
const numberOf = ({ op, value, to }: Reach): string =>
  to === undefined ? `${COUNTS[op]} ${value}` : `between ${value} and ${to}`

const SUMS: Record<string, string> = { ...COUNTS, '<': 'less than' }
