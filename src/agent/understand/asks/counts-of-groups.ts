import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { stem } from '../language/words.ts'
import { type Draft, addNode } from '../reading/draft.ts'

/**
 * "number of orders by payment status" of customers with an `orders_count`: how orders are grouped tells only what is counted one by one.
 * What customers have in all, once for each order of theirs, would be another figure.
 */
export function countWhatIsGrouped(draft: Draft): void {
  const { group, measures, project, app, nodes } = draft
  const [shown, ...more] = project
  const counted = app.entities.find(entity => entity.key === group?.entity)
  if (!counted || !shown || more.length || measures.length || shown.entity === counted || !canBeListed(counted)) return
  const field = shown.entity.fields.find(f => f.column === shown.columns.join())
  const others = nodes.filter(node => node.entity === shown.entity)
  const isIdle = others.every(node => node.implicit && !node.previous && !node.selection.where.length)
  if (!field || !isIdle || !isCountOf(field, counted)) return
  draft.project = []
  draft.measures = [{ fn: 'count' }]
  draft.nodes = nodes.filter(node => !others.includes(node))
  draft.measured = draft.nodes.find(node => node.entity === counted) ?? addNode(draft, counted, shown.at ?? 0)
}

/** `orders_count`, `number_of_orders`: how many of them there are. */
const isCountOf = ({ words }: Field, entity: Entity): boolean => {
  const noun = words.filter(word => !/^(?:count|number|total|of)$/.test(word)).map(stem).join() // oxfmt-ignore
  return noun.length > 0 && nounsOf(entity).some(own => own.map(stem).join() === noun)
}
