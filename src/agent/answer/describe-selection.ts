import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueModel, Entity, Field } from '../understand/catalogue-model.ts'
import type { Condition, Selection } from '../understand/query.ts'
import { plural, splitIdentifier } from '../understand/words.ts'
import { describeCondition, toPredicate, type ConditionPhrase } from './describe-condition.ts'
import { fieldWords } from './field-words.ts'
import { formatValue } from './format.ts'

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
    .find(v => typeof v === 'string' && v.length <= LONGEST_LABEL && TELLING.test(v))
  const id = entity.idField && row[entity.idField.column]
  if (id !== undefined && id !== null) return `${entity.noun} ${String(id)}${label ? ` (${String(label)})` : ''}`
  if (label) return `${entity.noun} ${String(label)}`
  return Object.values(row)
    .filter(v => typeof v === 'string' || typeof v === 'number')
    .slice(0, 3)
    .join(', ')
}

/** A selection in words: "third-party accounts with state CA", "your accounts that have opportunities with value over 5,000". */
export function describeSelection(selection: Selection, model: CatalogueModel, one = false): string {
  const entity = model.entities.get(selection.entity)!
  const noun = one ? entity.noun : plural(entity.noun)
  const source = selection.sources.length === 1 ? entity.sources.find(s => s.tool === selection.sources[0]) : undefined
  const qualifiers = source?.qualifiers
    .map(word => (word === 'my' ? 'your' : word))
    .join(source.qualifiers.length === 2 ? '-' : ' ')
  const given = Object.values(selection.args).flatMap(a => Object.entries(a))
  const args = given.flatMap(([, v]) => (typeof v === 'boolean' ? [] : [`“${String(v)}”`]))
  const flags = given.flatMap(([name, v]) =>
    typeof v === 'boolean' ? [`that are ${v ? '' : 'not '}${splitIdentifier(name).join(' ')}`] : [],
  )
  const phrases = [
    ...selection.where.map(c => describeCondition(c, entity, one)),
    ...(selection.anyOf ?? []).map(group => describeAlternatives(group, entity)),
  ]
  const rank =
    selection.order && selection.limit === 1 && one
      ? ` with the ${selection.order.direction === 'desc' ? 'highest' : 'lowest'} ${selection.order.columns.map(c => wordsFor(entity, c)).join(' ')}`
      : ''
  const cut =
    selection.order && selection.limit !== undefined && selection.limit > 1
      ? `${selection.order.direction === 'desc' ? 'top' : 'bottom'} ${selection.limit} `
      : ''
  const ranked = cut ? ` by ${selection.order!.columns.map(c => wordsFor(entity, c)).join(' ')}` : ''
  const parts = [
    `${qualifiers === 'your' ? `your ${cut}` : `${cut}${qualifiers ? `${qualifiers} ` : ''}`}${noun}${rank}${ranked}`,
  ]
  if (args.length) parts.push(`in ${args.join(' and ')}`)
  parts.push(...flags)
  const attributes = phrases.filter(phrase => phrase.kind === 'attribute').map(phrase => phrase.text)
  // What a record is called and where it is comes first: "members in TX with fees over 20".
  parts.push(...phrases.filter(phrase => phrase.kind === 'clause').map(phrase => phrase.text))
  if (attributes.length) parts.push(`with ${joinList(attributes)}`)
  for (const related of selection.related) parts.push(describeRelated(related, entity, model, one))
  if (selection.within) parts.push(`among the ${describeSelection(selection.within, model)} before`)
  return parts.join(' ')
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
  const predicates = [
    ...own.map(c => toPredicate(describeCondition(c, entity))),
    ...groups.map(group => toPredicate(describeAlternatives(group, entity))),
    ...related.map(r =>
      describeRelated(r, entity, model, false)
        .replace(/^that /, '')
        .replace(/^(?=of|not of)/, 'are '),
    ),
  ]
  return predicates.length ? joinList(predicates) : 'are such'
}

function describeRelated(
  { selection, exists, count }: Selection['related'][number],
  entity: Entity,
  model: CatalogueModel,
  one: boolean,
): string {
  const isOwner = entity.fields.some(f => f.target === selection.entity)
  const target = model.entities.get(selection.entity)!
  const number = count && count.sum === undefined ? `${COUNTS[count.op]} ${count.value} ` : ''
  const summed = count?.sum === undefined ? undefined : fieldOf(target, count.sum)
  if (count && summed) {
    const much = `${SUMS[count.op] ?? count.op} ${formatValue(count.value, summed)}`
    const what = fieldWords(summed).replace(/^total ?/, '')
    return `whose ${describeSelection(selection, model)} come to ${what ? `a total ${what} of ${much}` : `${much} in total`}`
  }
  const [link] = selection.related
  // Records that only connect two kinds, or the items of a list inside a record, are not what people speak of.
  if (target.hidden && link && !count && !selection.where.length)
    return !exists && isPlain(link.selection)
      ? `without ${describeSelection(link.selection, model)}`
      : `${exists ? 'of' : 'not of'} ${calledWhat(link.selection, model) ?? describeSelection(link.selection, model)}`
  const items = target.inside && !count ? itemsOf(selection, target) : undefined
  if (items) return `${exists ? 'with' : 'without'} ${items}`
  if (isOwner && !exists && isPlain(selection))
    return `without ${/^[aeiou]/.test(target.noun) ? 'an' : 'a'} ${target.noun}`
  const called = calledWhat(selection, model)
  if (isOwner && called) return `${exists ? 'of' : 'not of'} ${called}`
  const words =
    selection.limit === 1 ? `the ${describeSelection(selection, model, true)}` : describeSelection(selection, model)
  if (isOwner) return `${exists ? 'of' : 'not of'} ${words}`
  return `that ${one ? 'has' : 'have'}${exists ? '' : ' no'} ${number}${words}`
}

/** All records of a kind. */
const isPlain = ({ where, anyOf, related, within, sources, limit }: Selection): boolean =>
  !where.length && !anyOf?.length && !related.length && !within && !sources.length && limit === undefined

/** "tag urgent or late", for items of a list that are nothing but a value. */
function itemsOf({ where, related, anyOf }: Selection, entity: Entity): string | undefined {
  const [condition, ...more] = where
  if (!condition || more.length || related.length || anyOf?.length) return undefined
  return ['=', 'in'].includes(condition.op) ? `${entity.noun} ${condition.values.map(String).join(' or ')}` : undefined
}

/** "author Ada Moreno", for a selection that is nothing but a name. */
function calledWhat(selection: Selection, model: CatalogueModel): string | undefined {
  const entity = model.entities.get(selection.entity)!
  const [condition, ...more] = selection.where
  const plain = !more.length && !selection.related.length && !selection.anyOf?.length && !selection.within
  const isName = condition && condition.columns.every(column => entity.nameFields.some(f => f.column === column))
  return plain && isName && condition.op === '=' && condition.values.length === 1
    ? `${entity.noun} ${String(condition.values[0])}`
    : undefined
}

const COUNTS: Record<string, string> = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'fewer than',
  '<=': 'at most',
  '=': 'exactly',
  '!=': 'other than',
  between: 'about',
}

const SUMS: Record<string, string> = { ...COUNTS, '<': 'less than' }

export const joinList = (parts: string[], joint: 'and' | 'or' = 'and') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`
