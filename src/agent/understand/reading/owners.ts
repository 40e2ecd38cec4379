import type { Draft, Node } from './draft.ts'

/** What may stand between a genitive and its head: an article is none of it. */
const MODIFIERS = 2
const QUESTION = /^(?:which|what|who|whose)$/i
const BREAKS = /^(?:the|an?|of|in|by|for|with|and|or)$/i

/** Whose a noun is by a genitive right before it: "unit 7's building", "the course's open enrolments". */
export function ownerOf(draft: Draft, node: Node, nodes: readonly Node[] = draft.nodes): Node | undefined {
  const { chunks, message } = draft
  if (node.isVerb || node.previous) return undefined
  for (let at = Math.ceil(node.at) - 1; at >= 0 && at >= node.at - 1 - MODIFIERS; at--) {
    const chunk = chunks[at]!
    const last = message.tokens[chunk.to - 1]
    // The "s" behind a code is a word by itself.
    if (last?.isOwner && !QUESTION.test(last.norm))
      return wholeOf(draft, nodes, node, /^s$/i.test(chunk.text) ? at - 1 : at)
    if (BREAKS.test(chunk.text) || nodes.some(other => other !== node && other.at === at)) return undefined
  }
  return undefined
}

/** The noun whose phrase ends at a place: the last one before it, where it stands there or what stands there is a value of it. */
function wholeOf({ chunks }: Draft, nodes: readonly Node[], node: Node, at: number): Node | undefined {
  const [last] = nodes.filter(other => other !== node && !other.previous && other.at <= at).sort((a, b) => b.at - a.at)
  const isOf = last && chunks[at]?.values.some(({ entity }) => entity === last.entity)
  return last && (last.at === at || isOf || last.selection.where.some(({ at: place }) => place === at))
    ? last
    : undefined
}
