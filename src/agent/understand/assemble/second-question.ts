import { isBare } from '../attach.ts'
import type { Draft, Node } from '../draft.ts'

const ASKS = /^(?:which|what|whose)$/i

/**
 * "who drove trip 7 and from which depot did it start?": a second kind that is asked for by a question word of its own behind
 * "and". As a condition ("drivers that have a depot") it would restrict nothing and go unanswered: it counts as not understood.
 */
export function doubtSecondQuestion(draft: Draft, root: Node): void {
  const { chunks, nodes } = draft
  const isAsked = ({ at }: Node) => ASKS.test(chunks[at - 1]?.text ?? '')
  for (const node of nodes) {
    if (node === root || node.implicit || node.previous || !isAsked(node) || !isBare(node.selection) || node.count)
      continue
    const before = chunks.slice(0, node.at).map(chunk => chunk.text.toLowerCase())
    const joint = before.lastIndexOf('and')
    const isFirst = !chunks.slice(0, Math.max(joint, 0)).some(c => c.operator?.type === 'who' || ASKS.test(c.text))
    if (joint <= 0 || isFirst || draft.group || draft.project.some(column => column.entity === node.entity)) continue
    draft.ignored.push(`which ${chunks[node.at]!.text}`)
  }
}
