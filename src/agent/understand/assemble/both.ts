import { type Draft, type Node } from '../reading/draft.ts'
import type { Condition, Selection } from '../reading/query.ts'
import { leadsDown } from '../entity-model/relations.ts'

/**
 * "firms with both a won and a lost bid", "members with a paid and an overdue loan": one of each, which is not any of the two. A
 * noun phrase for each, with an article of its own or behind "both", is a record of its own (coordination of noun phrases;
 * Quirk et al., A Comprehensive Grammar of the English Language, 1985, 13.45). Where the records of either value cannot be told
 * apart, "both" counts as not understood.
 */
export function readBoth(draft: Draft, root: Node): void {
  for (const node of draft.nodes) {
    if (node === root || node.apart || !isBelow(draft, root, node)) continue
    const periods = draft.chunks.some(c => /^both$/i.test(c.text)) ? periodsOf(node.selection) : undefined
    if (periods && !splitRelated(root.selection, node.selection, inEach(periods, node.selection)))
      draft.ignored.push('both')
    const said = node.selection.where.find(c => c.op === 'in' && c.values.length > 1 && saysEach(draft, c))
    if (!said) continue
    const names = valuesSaid(draft, said)
    if (
      names.length !== said.values.length ||
      !splitRelated(root.selection, node.selection, withEach(said, node.selection))
    )
      draft.ignored.push('both')
  }
}

/** Two times of one date, of which either is enough as they were read. */
const periodsOf = ({ anyOf }: Selection): Condition[] | undefined =>
  anyOf?.find(conditions => conditions.length > 1 && conditions.every(c => c.op === 'between' && c.asDay === true))

/** "ordered in both May and June": one in each of the times, which may be two records. */
function inEach(periods: Condition[], wanted: Selection): Selection[] {
  const anyOf = wanted.anyOf?.filter(conditions => conditions !== periods)
  return periods.map(period => ({
    ...wanted,
    anyOf: anyOf?.length ? anyOf : undefined,
    where: [...wanted.where, period],
  }))
}

/** Records of which each of those asked for may have several. */
const isBelow = ({ app }: Draft, root: Node, { entity }: Node): boolean => leadsDown(root.entity, entity, app)

/** Where the values of a condition are named. */
const valuesSaid = ({ chunks }: Draft, { columns }: Condition): number[] =>
  chunks.flatMap((chunk, at) =>
    chunk.used === 'value' && chunk.values.some(v => v.columns.join() === columns.join()) ? [at] : [],
  )

/** "both" before or right behind the values, or an article before each; joined by "and". */
function saysEach(draft: Draft, condition: Condition): boolean {
  const { chunks, message } = draft
  const said = valuesSaid(draft, condition)
  const [first, last] = [said[0]!, said.at(-1)!]
  if (said.length < 2 || !chunks.slice(first, last).some(c => /^(?:and|&|plus|as well as)$/i.test(c.text))) return false
  const isBoth = chunks.some((c, at) => /^both$/i.test(c.text) && at >= first - 3 && at <= last + 3)
  const hasArticle = (at: number) => /^(?:an?|one)$/i.test(message.tokens[chunks[at]!.from - 1]?.norm ?? '')
  return isBoth || said.every(hasArticle)
}

/** One of each value that a condition names. */
function withEach(said: Condition, wanted: Selection): Selection[] {
  const name = said.label?.split(' or ')[0] ?? ''
  const head = name.slice(0, Math.max(0, name.length - String(said.values[0]).length))
  return said.values.map(value => {
    const own = { ...said, op: '=' as const, values: [value], label: `${head}${value}` }
    return { ...wanted, where: wanted.where.map(c => (c === said ? own : c)) }
  })
}

/** Puts a relation for each of those in the place of the one for any of them; false where it is no plain relation. */
function splitRelated(from: Selection, wanted: Selection, each: readonly Selection[]): boolean {
  const at = from.related.findIndex(({ selection }) => selection === wanted)
  if (at < 0) return from.related.some(({ selection }) => splitRelated(selection, wanted, each))
  const relation = from.related[at]!
  if (!relation.exists || relation.count) return false
  from.related.splice(at, 1, ...each.map(selection => ({ ...relation, selection })))
  return true
}
