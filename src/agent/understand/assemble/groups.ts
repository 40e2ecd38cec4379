import type { Draft, Node } from '../reading/draft.ts'
import { favouredOf } from '../asks/favoured.ts'
import { isAdditive } from '../asks/additive.ts'
import { isNumeric } from '../conditions/shared.ts'
import { isPlaceField } from '../language/places.ts'
import type { Query } from '../reading/query.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Hop, findPath, hopsOf } from '../entity-model/relations.ts'

/** What is asked of each group: of those that the message names, or that the request before was about. */
export function askOfGroups(draft: Draft, root: Node): Partial<Query> | undefined {
  const { measures, previous } = draft
  // "… and what are they worth on average?": the groups of the request before.
  if (!draft.group && root.previous && measures.length && previous?.ask === 'group' && !previous.groupOrder?.limit)
    draft.group = previous.group
  if (!draft.group) return undefined
  const best = bestOfEach(draft, root)
  if (best) return best
  nameGroups(draft, root)
  chooseKey(draft, root)
  checkGroup(draft, root)
  const favoured = draft.compares && favouredOf(draft)
  return {
    ask: 'group',
    group: draft.group,
    groupOrder: draft.groupOrder,
    ...(draft.subgroup && { subgroup: draft.subgroup }),
    ...(draft.compares && { compares: draft.compares }),
    ...(favoured !== undefined && { favours: favoured }),
    having: draft.having,
    measures: measures.length ? measures : defaultMeasures(draft, root),
  }
}

/**
 * "the dearest book of each genre", "the latest order per customer": what was to be the first of all is the first of every
 * group, which is a field of the records or what a key of theirs leads to.
 */
function bestOfEach(draft: Draft, root: Node): Partial<Query> | undefined {
  const { group, subgroup, measures, groupOrder, having } = draft
  const { order, limit, offset } = root.selection
  if (!group || !order || limit === undefined || (offset ?? 1) > 1 || root.previous || !root.entity.idField)
    return undefined
  if (subgroup || measures.length || groupOrder || having || isRankedBy(draft)) return undefined
  const owner = draft.app.entities.find(e => e.key === group.entity)!
  const path = findPath(root.entity, owner, draft.app)
  if (!path || path.length > 1 || path.some(hop => hop.direction === 'down')) return undefined
  if (!path.length && group.columns.length > 1) return undefined
  root.selection.each = { ...group, ...(path[0] && group.via === undefined && { via: path[0].field.column }) }
  delete draft.group
  return { ask: 'list', project: draft.project.filter(p => p.entity === root.entity).map(p => p.columns) }
}

/** "top 3 employees by salary": what they are ranked by, though it may not look like a figure before the records are read. */
const isRankedBy = ({ chunks }: Draft): boolean => {
  const words = chunks.flatMap(c => (c.operator?.type === 'group' ? [c.operator.word] : []))
  return words.length > 0 && words.every(word => word === 'by')
}

/** Groups by the key of other records, which the records themselves or others that they lead to have, are told by their names. */
function nameGroups(draft: Draft, root: Node): void {
  const { group, app } = draft
  const owner = app.entities.find(e => e.key === group?.entity)
  const field = group?.columns.length === 1 ? owner?.fields.find(f => f.column === group.columns[0]) : undefined
  const target = field?.target === undefined ? undefined : app.entities.find(e => e.key === field.target)
  if (!owner || !field || !target?.nameFields.length || !canBeListed(target)) return
  const isOver = owner !== root.entity
  if (isOver && (owner.idField === field || !hopsOf(owner, app).some(hop => isKeyTo(hop, field, target)))) return
  const columns = target.nameFields.map(f => f.column)
  draft.group = { ...group!, entity: target.key, columns, via: field.column, ...(isOver && { over: owner.key }) }
}

const isKeyTo = (hop: Hop, field: Field, target: Entity): boolean =>
  hop.direction === 'up' && hop.field === field && hop.to === target

/** "which baker checked the most batches": of several keys that lead to the groups the one that the verb chose. */
function chooseKey({ group, keys, app }: Draft, { entity }: Node): void {
  if (!group || group.via !== undefined || !keys) return
  const ways = hopsOf(entity, app).filter(hop => hop.direction === 'up' && hop.to.key === group.entity)
  const chosen = ways.length > 1 ? ways.find(hop => keys.includes(hop.field)) : undefined
  if (chosen) group.via = chosen.field.column
}

/** Groups that SQL cannot give rightly are not answered: by unrelated records, or sums over several records of each. */
function checkGroup(draft: Draft, root: Node): void {
  const owner = draft.app.entities.find(e => e.key === draft.group!.entity)!
  const path = findPath(root.entity, owner, draft.app)
  if (!path) draft.ignored.push(`${root.entity.noun} by ${owner.noun}`)
  else if (path.some(hop => hop.direction === 'down') && draft.measures.some(m => m.fn !== 'count'))
    draft.ignored.push(`figures of ${root.entity.noun} by ${owner.noun}`)
  if (root.selection.limit !== undefined && !root.previous) draft.ignored.push('so many in each group')
}

/** A group without a figure counts, unless a figure's field was named beside it: amounts are added up, ratings averaged. */
export function defaultMeasures(draft: Draft, root: Node): Query['measures'] {
  for (const { entity, columns } of draft.project) {
    const field = entity === root.entity ? entity.fields.find(f => f.column === columns[0]) : undefined
    if (field && isNumeric({ field })) return [{ fn: isAdditive(field) ? 'sum' : 'avg', column: field.column }]
  }
  return [{ fn: 'count' }]
}

/** So many states of which no record has two are counted one by one; of two the sum may be meant. */
const MANY_STATES = 3

/** "how many open, waiting and closed tickets", "how much came in by card, cheque and cash": of each, unless they are meant together. */
export function listsStates({ measures, message, app, chunks }: Draft, { entity, selection }: Node): Query['group'] {
  if (measures.length !== 1 || !/^(?:count|sum|avg)$/.test(measures[0]!.fn) || selection.limit !== undefined)
    return undefined
  if (/\b(?:or|either|any|total|altogether|together|combined|overall|sum|in all)\b/i.test(message.text))
    return undefined
  const isEach = /\b(?:each|respectively|separately|individually)\b/i.test(message.text)
  const listed = selection.where.filter(c => c.op === 'in' && c.values.length >= (isEach ? 2 : MANY_STATES))
  const field = listed.length === 1 ? entity.fields.find(f => f.column === listed[0]!.columns.join()) : undefined
  // One word may stand for several states ("not delivered yet"): they are meant together.
  const isSaid = chunks.filter(c => c.used === 'value' && c.values.some(v => v.field === field)).length > 1
  const isState = isSaid && field?.role === 'category' && !isPlaceField(field.words) && !app.isPartial
  return isState ? { entity: entity.key, columns: [field.column] } : undefined
}
