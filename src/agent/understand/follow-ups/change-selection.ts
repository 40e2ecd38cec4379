import { splitIdentifier } from '../language/words.ts'
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
  selection.related = selection.related.filter(one => !change.where.some(c => isCopyOf(c, one)))
  if (change.where.length) selection.where = [...withoutReplaced(selection.where, change.where), ...change.where]
  selection.related.push(...change.related)
  if (change.order)
    Object.assign(selection, { order: change.order, limit: change.limit ?? selection.limit, offset: change.offset })
  else if (change.limit !== undefined) selection.limit = change.limit
}

/** "who earns the most in Sales?" by the key `team.code`, "and in Quality?" by the `team.name` that is copied beside it: of the same team. */
function isCopyOf(
  { columns, op }: Condition,
  { via, direction, exists, selection }: Selection['related'][number],
): boolean {
  const isNamed = selection.where.length > 0 && selection.where.every(c => c.op === '=') && !selection.related.length
  if (op !== '=' || columns.length > 1 || direction === 'down' || !exists || !isNamed) return false
  const whose = via === undefined ? selection.entity.split('/').at(-1)!.replaceAll('-', ' ') : ownerIn(via)
  return whose !== '' && whose === ownerIn(columns[0]!)
}

/** Whose a column is by its name: the team of `team.code`, the person of `personName`. */
const ownerIn = (column: string): string => splitIdentifier(column).slice(0, -1).join(' ')

/**
 * What new conditions leave of the old ones. "How many are open, and how many are closed?": what one word says of a state and of a day goes
 * together. "How many went out in April, and how many came back in April?": what is told of the same time by another date is told anew.
 */
function withoutReplaced(where: readonly Condition[], change: readonly Condition[]): Condition[] {
  const columns = new Set(change.map(key))
  const replaced = where.filter(c => columns.has(key(c)))
  const isOfSameWord = (c: Condition) =>
    replaced.some(other => other.at !== undefined && other.at === c.at && Boolean(other.implied) !== Boolean(c.implied))
  const isOfSameTime = (c: Condition) => c.asDay && change.some(other => other.asDay && isSameTime(c, other))
  return where.filter(c => !replaced.includes(c) && !isOfSameWord(c) && !isOfSameTime(c))
}

const isSameTime = (one: Condition, other: Condition): boolean =>
  one.op === 'between' && other.op === 'between' && one.values.join() === other.values.join()

const key = (condition: Condition) => condition.columns.join()

/** Another value where a selection, or what it is among, has one already: no record has both. */
export const takesPlaceOf = (condition: Condition, { where, within }: Selection): boolean =>
  condition.op === '=' &&
  (where.some(c => c.op === '=' && key(c) === key(condition) && c.values.join() !== condition.values.join()) ||
    (within !== undefined && takesPlaceOf(condition, within)))
