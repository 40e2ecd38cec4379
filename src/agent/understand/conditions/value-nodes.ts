import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { leadsDown } from '../entity-model/relations.ts'
import { endOf } from '../reading/attach.ts'

/** Records of which one may have many: "products not tagged eco" have no such tag, whatever other tags they have. */
export const isBelow = (draft: Draft, node: Node): boolean => {
  const head = draft.nodes.find(n => !n.implicit)
  return (
    (node.implicit || node.entity.inside !== undefined) &&
    head !== undefined &&
    leadsDown(head.entity, node.entity, draft.app)
  )
}

/** "agents with an incident that isn't solved": the clause behind what the records go by is of those, and not of others that there are none of. */
export function isInTheirClause({ chunks }: Draft, node: Node, negation: Chunk | undefined): boolean {
  const from = negation ? chunks.indexOf(negation) : -1
  const pronoun = /^(?:is|are|was|were|has|have|had)$/i.test(chunks[from - 1]?.text ?? '') ? from - 2 : from - 1
  return (
    /^(?:that|which|who)$/i.test(chunks[pronoun]?.text ?? '') && node.selection.where.some(c => c.at === pronoun - 1)
  )
}

/** "tagged docs and urgent", "who know both SQL and Python": of what a record may have many, it has each of those named. */
export function hasToo(draft: Draft, node: Node, { columns }: ValueMatch, at: number): boolean {
  const before = node.selection.where.find(
    c => c.op === '=' && c.columns.join() === columns.join() && c.at !== undefined && c.at < at,
  )
  if (!before || !isBelow(draft, node)) return false
  const words = draft.chunks.slice(before.at! + 1).map(c => (c.values.length ? '' : c.text.toLowerCase()))
  return (
    words.find(word => /^(and|or|nor)$/.test(word)) === 'and' &&
    words.slice(0, at - before.at! - 1).every(word => /^(|and|also|with|the|a|an|as well as)$/.test(word))
  )
}

/** "trips from Lyon to Graz": two ends of a way, each a record of its own. */
export function isOtherEnd({ chunks }: Draft, node: Node, { columns }: ValueMatch, at: number): boolean {
  const before = node.selection.where.find(c => c.columns.join() === columns.join() && c.at !== undefined && c.at < at)
  if (!before || !node.implicit) return false
  const [one, other] = [before.at!, at].map(i => endOf(chunks[i - 1]?.text ?? ''))
  return one !== undefined && other !== undefined && one !== other
}

export function apartFrom(draft: Draft, node: Node, at: number): Node {
  const own = addNode(draft, node.entity, at, true)
  own.apart = true
  return own
}

export function negatedNode(draft: Draft, node: Node, at: number): Node {
  const own = node.selection.where.length && !node.negated ? addNode(draft, node.entity, at, true) : node
  own.negated = true
  return own
}
