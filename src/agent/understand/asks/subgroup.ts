import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, addNode, isFree, neighbour, use } from '../reading/draft.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isGrouping, nodeAt } from './fields.ts'
import { periodOf } from './period-of.ts'
import { isRecordsAt } from './group-target.ts'

/** "takings per truck and month": the records whose figure is told have the date, and not those that they are grouped by. */
function measuredBefore(draft: Draft, first: number): Node | undefined {
  const said = draft.chunks
    .slice(0, first)
    .find(c => !c.entities.length && c.fields.some(f => isNumeric(f) && f.quality >= 0.8))
  const entity = said?.fields.find(f => isNumeric(f) && f.quality >= 0.8 && primaryDate(f.entity))?.entity
  return (
    entity && (draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, draft.chunks.indexOf(said!), true))
  )
}

/** What joins two groups: a conjunction, or what says of each of the others that it is told for it. */
const JOINS = /^(?:and|then|by|per|each|every)$/
const BETWEEN =
  /^(?:and|then|by|per|the|their|each|every|do|does|did|are|is|were|was|there|we|have|has|in|at|on|for|within)$/

/** "by genre and language", "of each rank does every station have", "per month in each branch": groups inside the groups. */
export function readSubgroup(draft: Draft, first: number): void {
  const near = neighbour(draft, first, 1, 3)
  // "of each rank are there at each depot": the "there" of existence refers to nothing.
  const next = /^there$/i.test(draft.chunks[near]?.text ?? '') ? neighbour(draft, near, 1, 3) : near
  // "by genre and by language": the preposition is said of both.
  const isAgain = isFree(draft.chunks[next]) && draft.chunks[next].operator?.type === 'group'
  const at = isAgain ? neighbour(draft, next, 1, 1) : next
  const chunk = draft.chunks[at]
  const between = draft.chunks.slice(first + 1, at).map(c => c.text.toLowerCase())
  if (!chunk || !between.some(t => JOINS.test(t)) || between.some(t => !BETWEEN.test(t))) return
  if (chunk.used && chunk.used !== 'grouping' && !nodeAt(draft, at)) return
  const period = periodOf(chunk)
  const node = nodeAt(draft, at)
  if (period) {
    const on = measuredBefore(draft, first) ?? draft.nodes.find(n => primaryDate(n.entity))
    if (on) draft.subgroup = { entity: on.entity.key, columns: [primaryDate(on.entity)!.column], period }
  } else if (node && isRecordsAt(draft, at)) {
    const columns = node.entity.nameFields.map(f => f.column)
    if (columns.length) draft.subgroup = { entity: node.entity.key, columns }
  } else {
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => isGrouping(f) || (f.field.type === 'integer' && f.field.role === 'number')),
    )
    if (picked) draft.subgroup = { entity: picked.node.entity.key, columns: picked.mention.columns }
  }
  if (!draft.subgroup) return
  use(chunk, 'group')
  if (isAgain) use(draft.chunks[next]!, 'group')
}
