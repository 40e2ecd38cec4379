import type { Draft } from '../reading/draft.ts'
import { type Condition, type Grouping, type Query, type Selection, plainly } from '../reading/query.ts'

/** A message that goes on with what was said, or asks how it was; a share of its own begins otherwise. */
const GOES_ON = /^\W*(?:(?:and|so|ok|okay|then|but)\b|what was\b)/i

const OF_THEM = /\b(?:of|among) (?:them|these|those)\b/i

/**
 * "how many orders did we get from Texas in May?" → "so what share was cancelled?": of the records before, both the part and the whole. What
 * the message says of a field itself takes the place of what was said of it before.
 */
export function shareOfBefore({ previous, message, nodes }: Draft, query: Query | undefined): Query | undefined {
  if (!previous || query?.ask !== 'share' || !query.whole) return query
  const before = previous.root
  if (OF_THEM.test(message.text) && nodes.some(node => node.previous && node.entity.key === before.entity))
    return ofThem(before, query, query.whole)
  if (!GOES_ON.test(message.text)) return query
  const isSame = [query.root, query.whole].every(({ entity, sources }) => entity === before.entity && !sources.length)
  const isWhole = query.whole.related.length > 0 || before.limit !== undefined || previous.ask === 'group'
  if (!isSame || isWhole || query.group) return query
  const own = new Set(query.root.where.map(columnsOf))
  const inherited = before.where.filter(condition => !own.has(columnsOf(condition)))
  const add = (selection: Selection): Selection => ({
    ...selection,
    where: [...inherited, ...selection.where],
    related: [...structuredClone(before.related), ...selection.related],
  })
  return { ...query, root: add(query.root), whole: add(query.whole) }
}

/** "what share of them is late?": they are the whole, with all that was said of them. */
function ofThem(before: Selection, query: Query, whole: Selection): Query {
  if (before.limit !== undefined || query.root.entity !== before.entity || whole.entity !== before.entity) return query
  const lacks = <T>(list: T[], one: T) => !list.some(other => JSON.stringify(other) === JSON.stringify(one))
  const where = before.where.filter(one => lacks(whole.where, one))
  const related = before.related.filter(one => lacks(whole.related, one))
  return { ...query, whole: { ...whole, where: [...where, ...whole.where], related: [...related, ...whole.related] } }
}

/**
 * "what share of the orders was cancelled?" – "and of the new ones?": what is said of another field restricts those of which the share is
 * taken, and so both the part and the whole; another value of the field that tells the part is another part.
 */
export function restrictWhole(query: Query, before: Query): Query {
  const { whole } = before
  if (query.ask !== 'share' || !whole || !query.whole || whole.entity !== before.root.entity) return query
  const [plain, parts] = [isAmong(whole), before.root.where.filter(one => !isAmong(whole)(one))]
  const told = new Set(parts.map(columnsOf))
  const fresh = query.root.where.filter(one => !isAmong(before.root)(one) && !told.has(columnsOf(one)))
  const replaced = new Set(fresh.map(columnsOf))
  const isPart = ({ selection }: Related) =>
    before.root.related.some(one => one.selection.entity === selection.entity && !plain(one))
  const related = query.root.related.filter(one => !isAmong(before.root)(one) && !isPart(one))
  const kept = query.whole.related.filter(
    one => !related.some(other => other.selection.entity === one.selection.entity),
  )
  return {
    ...query,
    whole: {
      ...query.whole,
      where: [...query.whole.where.filter(one => !replaced.has(columnsOf(one))), ...structuredClone(fresh)],
      related: [...kept, ...structuredClone(related)],
    },
  }
}

/**
 * "what is our win rate?" – "per region?", "and by month?": the rate of each group, of which all that are such are the whole; undefined where
 * no condition of their own tells the part. Grouped by what tells the part, the groups are parts of the whole.
 */
export function rateOfEach(query: Query, { entity, columns }: Grouping): Pick<Query, 'root' | 'measures'> | undefined {
  const { whole, root, measures } = query
  if (!whole || root.entity !== whole.entity) return undefined
  const isOfWhole = isAmong(whole)
  const part = root.where.filter(one => !isOfWhole(one))
  const rest = ({ where: _where, ...selection }: Selection) => plainly(selection, 'at')
  if (!part.length || rest({ ...root, where: [] }) !== rest({ ...whole, where: [] })) return undefined
  const isParted = entity === root.entity && part.every(one => columnsOf(one) === columns.join())
  const { column } = measures[0]!
  return {
    root: structuredClone(whole),
    measures: [{ fn: 'share', ...(column !== undefined && { column }), ...(!isParted && { part }) }],
  }
}

/** "what share is sold, by town?" – "and lent?": another value of what tells the part is another part, and restricts no group. */
export function otherPart(query: Query, { root: before, measures: [measure] }: Query): Query {
  const { part } = measure ?? {}
  if (!part || plainly(query.measures[0]?.part) !== plainly(part)) return query
  const told = new Set(part.map(columnsOf))
  const tells = (one: Condition) => told.has(columnsOf(one))
  const fresh = query.root.where.filter(one => tells(one) && one.op === '=' && !isAmong(before)(one))
  if (!fresh.length) return query
  const replaced = new Set(fresh.map(columnsOf))
  return {
    ...query,
    root: { ...query.root, where: [...before.where.filter(tells), ...query.root.where.filter(one => !tells(one))] },
    measures: [{ ...measure!, part: [...part.filter(one => !replaced.has(columnsOf(one))), ...fresh] }],
  }
}

type Related = Selection['related'][number]

/** Whether a selection is told by a condition or by others that they belong to. */
const isAmong = ({ where, related }: Selection) => {
  const known = new Set([...where, ...related].map(one => plainly(one, 'at')))
  return (one: Condition | Related): boolean => known.has(plainly(one, 'at'))
}

const columnsOf = ({ columns }: Condition): string => columns.join()
