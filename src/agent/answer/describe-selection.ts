import type { JsonObject } from '../../lib/json.ts'
import type { CatalogueModel, Entity, Field } from '../understand/catalogue-model.ts'
import type { Selection } from '../understand/query.ts'
import { plural } from '../understand/words.ts'

export const fieldOf = (entity: Entity, column: string): Field | undefined =>
  entity.fields.find(f => f.column === column)

export const wordsFor = (entity: Entity, column: string) =>
  fieldOf(entity, column)?.words.join(' ') ?? column.replace(/[_.]/g, ' ')

export const ordinal = (n: number) =>
  `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`

/** What a record is called: its name, else its id. */
export function nameOf(row: JsonObject, entity: Entity): string {
  const name = entity.nameFields
    .map(f => row[f.column])
    .filter(v => v !== null && v !== undefined && v !== '')
    .join(' ')
  if (name) return name
  const id = entity.idField && row[entity.idField.column]
  if (id !== undefined && id !== null) return `${entity.noun} ${String(id)}`
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
  const args = Object.values(selection.args)
    .flatMap(a => Object.values(a))
    .map(v => `“${String(v)}”`)
  const conditions = [
    ...selection.where.map(c => c.label),
    ...(selection.anyOf ?? []).map(group => group.map(c => c.label).join(' or ')),
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
  const isClause = (label: string) => /^(that |without )/.test(label)
  const attributes = conditions.filter(c => !isClause(c))
  if (attributes.length) parts.push(`with ${attributes.join(' and ')}`)
  parts.push(...conditions.filter(isClause))
  for (const related of selection.related) parts.push(describeRelated(related, entity, model))
  if (selection.within) parts.push(`among the ${describeSelection(selection.within, model)} before`)
  return parts.join(' ')
}

function describeRelated(
  { selection, exists, count }: Selection['related'][number],
  entity: Entity,
  model: CatalogueModel,
): string {
  const isOwner = entity.fields.some(f => f.target === selection.entity)
  const number = count ? `${COUNTS[count.op]} ${count.value} ` : ''
  const words =
    selection.limit === 1 ? `the ${describeSelection(selection, model, true)}` : describeSelection(selection, model)
  if (isOwner) return `${exists ? 'of' : 'not of'} ${words}`
  return `that ${exists ? 'have' : 'have no'} ${number}${words}`
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

export const joinList = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
