import { saysCode } from '../assemble/is-keyed.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import type { Query } from '../reading/query.ts'

/** The figure of one record is a figure like any other: "how expensive is A"; of the largest one it is that by which it is the largest. */
export function asFigure(query: Query, { model }: Knowledge): Query {
  const { order, limit } = query.root
  const [columns] = query.project.length || limit !== 1 || !order ? query.project : [order.columns]
  const field = model.entities.get(query.root.entity)?.fields.find(f => f.column === columns?.[0])
  const isOne = query.ask === 'list' && query.project.length < 2 && (query.single || query.lookup || query.root.where.some(saysCode)) // oxfmt-ignore
  if (!isOne || !field || !isFigure(field)) return query
  return { ...query, ask: 'measure', measures: [{ fn: 'max', column: field.column }] }
}
