import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, neighbour, nodeFor, use } from '../reading/draft.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { narrowedBy, nodeAt } from './fields.ts'
import type { Period } from '../reading/query.ts'
import { readSubgroup } from './subgroup.ts'
import { periodOf, periodOfAdjective } from './period-of.ts'

/** "monthly order volume": by the period that an adjective names before the noun or figure, where nothing is called so. */
export function readPeriodAdjective(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && c.kind === 'unknown' && periodOfAdjective(c))
  // "monthly new leads": what narrows them may stand between.
  const next = draft.chunks.slice(at + 1, at + 3).find(c => c.entities.length || c.fields.length || c.operator)
  const node = draft.nodes.find(n => !n.previous && primaryDate(n.entity))
  if (at < 0 || draft.group || !node || !(next?.entities.length || next?.fields.length || next?.operator)) return
  const period = periodOfAdjective(draft.chunks[at]!)
  draft.group = { entity: node.entity.key, columns: [primaryDate(node.entity)!.column], period }
  use(draft.chunks[at]!, 'group')
}

/** "by year of hire date", "by hire year": the period of a date that is named beside it, whatever else is called a year or paid by one. */
export function groupByDated(draft: Draft, at: number, next: number): boolean {
  const { chunks } = draft
  const isBehind = periodOf(chunks[next]!) !== undefined
  const of = isBehind && /^of$/i.test(chunks[next + 1]?.text ?? '') ? neighbour(draft, next + 1, 1, 1) : -1
  const [period, dated] = isBehind ? [next, of] : [next + 1, next]
  const [unit, field] = [chunks[period], chunks[dated]]
  if (!isFree(unit) || !isFree(field) || periodOf(unit) === undefined || nodeAt(draft, dated)) return false
  const dates = field.fields.filter(f => f.field.role === 'date')
  const picked = pickField(draft, dated, dates)
  if (!picked || picked.node.implicit || dates.length < field.fields.length) return false
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns, period: periodOf(unit)! }
  for (const one of [chunks[at]!, unit, field]) use(one, 'group')
  readSubgroup(draft, Math.max(period, dated))
  return true
}

/** "applications per year" of a `submitted.year`: the one figure of what is counted that tells the period, where no date is named. */
export function groupByToldPeriod(draft: Draft, next: number, period: Period): boolean {
  const { chunks, nodes } = draft
  const node = nodes.find(n => !n.implicit)
  const isDated = chunks.some(c => isFree(c) && c.fields.some(f => f.field.role === 'date'))
  const told = new Map(
    chunks[next]!.fields.filter(
      f => f.entity === node?.entity && f.quality >= 0.8 && isNumeric(f) && f.field.words.at(-1) === period,
    ).map(f => [f.field.column, f]),
  )
  const [field, ...others] = told.values()
  if (!node || !field || others.length || isDated) return false
  draft.group = { entity: node.entity.key, columns: field.columns }
  return true
}

/** "per month": of the date that is named, else of the first kind of record that has one. */
export function groupByPeriod(draft: Draft, at: number, next: number, period: Period): void {
  const dates = draft.chunks.flatMap(c => c.fields).filter(f => f.field.role === 'date')
  const named = dateOfDoing(draft, at) ?? pickField(draft, next, dates)
  const node = named?.node ?? nodeFor(draft, at, draft.app.entities.filter(primaryDate))
  const field = named?.field ?? (node && (narrowedBy(node) ?? primaryDate(node.entity)))
  if (node && field) draft.group = { entity: node.entity.key, columns: [field.column], period }
}

/**
 * "how many courses were completed per month" of a `completed_on`: when that was done, whatever state they are in now. "Completed
 * courses per month" are those in that state.
 */
function dateOfDoing(draft: Draft, at: number): { node: Node; field: Field } | undefined {
  const done = neighbour(draft, at, -1, 2)
  const chunk = draft.chunks[done]
  const node = draft.nodes.find(n => n.at < done && n.selection.where.some(c => c.at === done))
  if (!node || chunk?.used !== 'value' || !isParticiple(chunk.text.toLowerCase())) return undefined
  const verbs = verbsOf(chunk.text.toLowerCase(), undefined)
  const [field, ...others] = node.entity.fields.filter(f => f.role === 'date' && isNamedAfter(f, verbs))
  if (!field || others.length) return undefined
  const { where } = node.selection
  where.splice(
    where.findIndex(c => c.at === done),
    1,
  )
  where.push({ columns: [field.column], op: 'filled', values: [], at: done, label: `${chunk.text}` })
  return { node, field }
}
