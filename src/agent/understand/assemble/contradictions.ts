import type { Condition, Selection } from '../reading/query.ts'

/** Both "is one of" and "is none of" on one column, or two periods without a common day: read apart they were two questions. */
export const contradicts = (selection: Selection) =>
  selection.where.some(c =>
    selection.where.some(
      o =>
        o !== c && o.columns.join() === c.columns.join() && (isOpposed(c, o) || isApart(c, o) || isBoundOfKnown(c, o)),
    ),
  )

/** "open ones, not won or lost": what is denied beside one value is said once more where none of it is that value. */
const isOpposed = (c: Condition, o: Condition) =>
  !((c.implied || isSaidAgain(c, o)) && o.values.every(value => !c.values.includes(value))) &&
  (c.op === '!=' || c.op === 'not in') &&
  (o.op === '=' || o.op === 'in')

/**
 * "the open ones that are in review": open are all that are at no end, of which one state is told besides. "by card, not by cheque": right
 * behind a value another one is denied.
 */
const isSaidAgain = (c: Condition, o: Condition) => (o.op === '=' && c.op === 'not in') || isRightBehind(c, o)
const isRightBehind = ({ at: denied }: Condition, { at: said, values }: Condition): boolean =>
  denied !== undefined && said !== undefined && denied > said && denied - said <= 2 + 2 * values.length

/** "flats with two rooms under 900": what is known exactly needs no bound, so that the bound is of something else. */
const isBoundOfKnown = (c: Condition, o: Condition) =>
  c.op === '=' &&
  typeof c.values[0] === 'number' &&
  !c.asDay &&
  !o.asDay &&
  c.as === o.as &&
  ['<', '<=', '>', '>=', 'between'].includes(o.op) &&
  typeof o.values[0] === 'number'
const isApart = (c: Condition, o: Condition) =>
  c.op === 'between' && o.op === 'between' && c.asDay && o.asDay && String(c.values[1]) < String(o.values[0])

/** The conditions of a selection but for those of the request before that are on a column of which the message says something else. */
export function withoutSaidBefore({ where }: Selection): Condition[] {
  const isOld = ({ at }: Condition) => at === undefined
  const isOfSame = (one: Condition) => where.some(c => !isOld(c) && c.columns.join() === one.columns.join())
  return where.filter(one => !(isOld(one) && isOfSame(one)))
}
