import type { Condition, Selection } from '../reading/query.ts'

/** Both "is one of" and "is none of" on one column, or two periods without a common day: read apart they were two questions. */
export const contradicts = (selection: Selection) =>
  selection.where.some(c =>
    selection.where.some(o => o !== c && o.columns.join() === c.columns.join() && (isOpposed(c, o) || isApart(c, o))),
  )

const isOpposed = (c: Condition, o: Condition) =>
  !(c.implied && o.values.every(value => !c.values.includes(value))) &&
  (c.op === '!=' || c.op === 'not in') &&
  (o.op === '=' || o.op === 'in')
const isApart = (c: Condition, o: Condition) =>
  c.op === 'between' && o.op === 'between' && c.asDay && o.asDay && String(c.values[1]) < String(o.values[0])
