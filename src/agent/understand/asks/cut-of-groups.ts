import { isNumeric } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, neighbour, use } from '../reading/draft.ts'
import { isGrouping, nodeAt } from './fields.ts'
import { countBeside } from './how-many-ranked.ts'

/** "orders per shop, top 3": behind the groups by which something is counted or added up, so many of them are meant. */
export function cutsGroups(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const by = chunks.findLastIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'group')
  if (by < 1 || !isCut(draft, at)) return false
  const next = neighbour(draft, by, 1, 2)
  const target = chunks[next]
  if (!target || next >= at) return false
  if (/^per$/i.test(chunks[by]!.text) || nodeAt(draft, next)) return true
  return target.fields.some(isGrouping) && !target.fields.some(f => isNumeric(f) && f.quality >= 0.8)
}

/** A superlative at the end, with nothing behind it but how many. */
const isCut = ({ chunks }: Draft, at: number): boolean =>
  /^(?:top|bottom|best|worst|highest|lowest|largest|smallest|biggest|first)$/i.test(chunks[at]!.text) &&
  chunks.slice(at + 1).every(c => c.kind === 'filler' || c.literal?.kind === 'number')

/** The groups in the order of their figure, cut as the end of the message says. After the groups were read. */
export function readCutOfGroups(draft: Draft): void {
  const at = draft.chunks.findIndex((c, i) => isFree(c) && c.operator?.type === 'superlative' && isCut(draft, i))
  const operator = draft.chunks[at]?.operator
  if (operator?.type !== 'superlative' || !draft.group || draft.groupOrder) return
  const count = countBeside(draft, at)
  rankGroups(draft, false, { direction: operator.direction, limit: count?.value ?? 1 })
  use(draft.chunks[at]!, 'superlative')
  if (count) use(count.chunk, 'superlative')
}
readCutOfGroups.needs = /^(?:top|bottom|best|worst|highest|lowest|largest|smallest|biggest|first)$/

/** Groups in the order of their figure: the first so many, or all of them where they are set against each other. */
export function rankGroups(
  draft: Draft,
  compares: boolean,
  { direction, limit, offset }: { direction: 'asc' | 'desc'; limit?: number; offset?: number },
): void {
  const several = compares && (draft.message.tokens.some(t => t.norm === 'or') || draft.nodes.some(isListed))
  draft.groupOrder = { by: 'measure', direction, ...(!several && { limit }), ...(offset && { offset }) }
  // "the top 5 towns by sales, lowest first": the ones that were chosen are told in no other order.
  for (const { used, operator, text } of draft.chunks)
    if (used === 'sort' && operator?.type === 'order' && operator.direction !== direction) draft.ignored.push(text)
  if (several) draft.compares = direction
}

const isListed = (node: Node) => node.selection.where.some(c => c.op === 'in' && c.values.length > 1)
