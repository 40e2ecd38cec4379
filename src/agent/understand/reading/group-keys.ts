import type { AppModel } from '../entity-model/catalogue-model.ts'
import { MOST_SHOWN, type Condition, type Query } from './query.ts'
import { relateTo } from './relate-to.ts'

/**
 * What becomes of groups that were cut to some of them is about those that were shown: their keys take the place of the cut
 * and of the bound on a figure.
 */
export function pinShown(query: Query, app: AppModel): void {
  const { groupOrder, having, shown, group } = query
  const keys = shown?.filter(key => key !== null) ?? []
  if (
    (!groupOrder?.limit && !having) ||
    !keys.length ||
    keys.length !== shown!.length ||
    keys.length === MOST_SHOWN ||
    group!.period
  )
    return
  restrict(app, query, {
    columns: group!.columns,
    op: 'in',
    values: keys,
    text: typeof keys[0] === 'string',
    label: `${group!.columns.join(' ')} ${keys.join(' or ')}`,
  })
  if (groupOrder) query.groupOrder = { by: groupOrder.by, direction: groupOrder.direction }
  query.having = undefined
}

/** Only the records whose group is meant: by their own field, or by that of what they belong to. */
export function restrict(app: AppModel, query: Query, condition: Condition, group = query.group): void {
  const { root } = query
  const { entity, via } = group!
  const columns = condition.columns.join()
  if (entity === root.entity && via === undefined) {
    const old = root.where.filter(c => c.columns.join() === columns)
    const isMore = /not|!=/.test(condition.op) && old.every(c => /not|!=/.test(c.op))
    const values = isMore ? [...old.flatMap(c => c.values), ...condition.values] : condition.values
    root.where = root.where.filter(c => !old.includes(c))
    root.where.push({ ...condition, values, ...(isMore && values.length > 1 && { op: 'not in' }) })
    return
  }
  const isPositive = condition.op === '=' || condition.op === 'in'
  const known = root.related.find(
    r =>
      r.exists &&
      !r.count &&
      r.selection.entity === entity &&
      r.selection.where.some(c => c.columns.join() === columns),
  )
  if (known && isPositive) {
    known.selection.where = [...known.selection.where.filter(c => c.columns.join() !== columns), condition]
    return
  }
  relateTo(app, root, { entity, sources: [], args: {}, where: [condition], related: [] }, via)
}
