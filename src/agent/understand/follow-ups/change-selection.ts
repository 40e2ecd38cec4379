import type { Condition, Selection } from '../reading/query.ts'

/** New conditions take the place of old ones on the same columns; the rest stays. */
export function changeSelection(selection: Selection, change: Selection): void {
  if (change.sources.length) Object.assign(selection, { sources: change.sources, args: change.args })
  // "the second of the red ones" – "what about the blue ones?": what they are among is told anew.
  const among = selection.within
  if (among && change.where.length && change.where.every(c => takesPlaceOf(c, among))) {
    changeSelection(among, { ...change, related: [], order: undefined, limit: undefined })
    change = { ...change, where: [] }
  }
  const columns = new Set(change.where.map(key))
  if (change.where.length) selection.where = [...selection.where.filter(c => !columns.has(key(c))), ...change.where]
  selection.related.push(...change.related)
  if (change.order)
    Object.assign(selection, { order: change.order, limit: change.limit ?? selection.limit, offset: change.offset })
  else if (change.limit !== undefined) selection.limit = change.limit
}

const key = (condition: Condition) => condition.columns.join()

/** Another value where a selection, or what it is among, has one already: no record has both. */
export const takesPlaceOf = (condition: Condition, { where, within }: Selection): boolean =>
  condition.op === '=' &&
  (where.some(c => c.op === '=' && key(c) === key(condition) && c.values.join() !== condition.values.join()) ||
    (within !== undefined && takesPlaceOf(condition, within)))
