import { dayOfState, isDecided } from '../conditions/states-at-dates.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isNumeric, labelOf, pickField } from '../conditions/shared.ts'
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

/** What was done, right before "per month". */
function dateOfDoing(draft: Draft, at: number): { node: Node; field: Field } | undefined {
  const done = neighbour(draft, at, -1, 2)
  const node = draft.nodes.find(n => n.at <= done && n.selection.where.some(c => c.at === done))
  const field = node && dayOfDeed(draft, node, done)
  return node && field && { node, field }
}

/** "which month were the most permits approved in?": what was done to the records that are counted, behind their noun. */
export function dateOfDeed(draft: Draft, node: Node): Field | undefined {
  const done = draft.chunks.findLastIndex(c => c.used === 'value' && isParticiple(c.text.toLowerCase()))
  const isBehind = done > node.at && node.selection.where.some(c => c.at === done)
  return isBehind ? dayOfDeed(draft, node, done) : undefined
}

/**
 * "how many courses were completed per month" of a `completed_on`: when that was done, whatever state they are in now; "applications
 * approved per month" of a `decided_at`: those of them that were. "Completed courses per month" are those in that state.
 */
function dayOfDeed(draft: Draft, node: Node, done: number): Field | undefined {
  const chunk = draft.chunks[done]
  if (chunk?.used !== 'value' || !isParticiple(chunk.text.toLowerCase())) return undefined
  const states = chunk.values.filter(v => v.field.role === 'category' && v.entity === node.entity)
  const condition = node.selection.where.find(c => c.at === done)!
  if (condition.op !== '=') return undefined
  const { field, holds } = dayOfState(chunk.text, node.entity, states)
  if (!field) return void doubtDay(draft, node, chunk.text)
  moveUnnamedTime(draft, node, field)
  const isOfAll = !mayBeEmpty(field) && !isNamedAfter(field, verbsOf(chunk.text.toLowerCase(), undefined))
  if (holds || isOfAll) return field
  const { where } = node.selection
  where.splice(where.indexOf(condition), 1)
  where.push({ columns: [field.column], op: 'filled', values: [], at: done, label: `${chunk.text}` })
  return field
}

/** "approved by month in 2026": the time that is told is of what was done, too, where no word names another day. */
function moveUnnamedTime({ chunks }: Draft, { entity, selection }: Node, field: Field): void {
  const own = primaryDate(entity)
  const isNamed = chunks.some(c => c.fields.some(f => f.field === own))
  if (!own || own === field || isNamed) return
  for (const [index, one] of selection.where.entries())
    if (one.asDay && one.columns.join() === own.column && one.label?.startsWith(labelOf(own)))
      selection.where[index] = { ...one, columns: [field.column], label: labelOf(field) + one.label.slice(labelOf(own).length) } // oxfmt-ignore
}

/** "tickets closed per month" of a `created_at`: the day of something else that was done to them. */
function doubtDay(draft: Draft, { entity }: Node, said: string): void {
  const [word] = primaryDate(entity)?.words ?? []
  const isOther = word !== undefined && isParticiple(word) && !/^(?:scheduled|planned)$/.test(word)
  if (isOther || isDecided(said)) draft.sureness = Math.min(draft.sureness, OTHER_DAY)
}
const OTHER_DAY = 0.5
