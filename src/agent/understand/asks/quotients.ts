import { isKeyed } from '../assemble/is-keyed.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import type { Measure } from '../reading/query.ts'

/** How sure it is at most that one figure of many by another is that of all of them together. */
const OF_ALL = 0.8
/** What asks for one figure, and what for that of each. */
const WHAT_IS =
  /^\W*(?:(?:and|so|now|please|tell me|can you tell me)\W+)*(?:what(?:['’]s| is| was)|how (?:high|large|big|great) (?:is|was))\b/i
const OF_EACH = /\b(?:each|every|list|show|individually|respectively)\b/i

/**
 * "revenue per employee by industry", "what is the revenue per employee of the shops?": of many records together, where nothing says how else
 * they are taken, one figure by another is the sum of the one divided by the sum of the other.
 */
export function readQuotients(draft: Draft): void {
  const { chunks, derived, measures, group, nodes, app } = draft
  if (measures.length || draft.share || draft.ratio) return
  for (const { entity, derived: one } of derived) {
    if (!isQuotient(one) && !group) continue
    const at = chunks.findIndex(c => isFree(c) && c.fields.some(f => f.field.column === one.column))
    const chunk = chunks[at]
    if (!chunk || one.operator === 'age' || one.operator === 'years') continue
    const node = nodes.find(n => n.entity === entity) ?? (group ? addNode(draft, entity, at, true) : undefined)
    if (!node || (!group && !isOfMany(draft, node)) || !app.entities.includes(entity)) continue
    use(chunk, 'aggregate')
    measures.push({ fn: 'sum', column: one.column })
    draft.measured = node
    if (isQuotient(one)) draft.sureness = Math.min(draft.sureness, OF_ALL)
    return
  }
}

const isQuotient = ({ operator }: { operator: string }): boolean => operator === '/'

function isOfMany({ chunks, message }: Draft, node: Node): boolean {
  const isSeveral = !node.implicit && isPlural(chunks[Math.floor(node.at)]?.text.toLowerCase() ?? '')
  return (
    isSeveral &&
    !node.previous &&
    node.selection.limit === undefined &&
    !node.selection.order &&
    !isKeyed(node) &&
    WHAT_IS.test(message.text) &&
    !OF_EACH.test(message.text)
  )
}

/** The sum of quotients tells nothing: of several together it is the sum of the one by the sum of the other. */
export const asQuotientOfSums = (draft: Draft, measure: Measure): Measure => {
  const one =
    measure.fn === 'sum' &&
    draft.derived.find(({ derived }) => isQuotient(derived) && derived.column === measure.column)
  if (!one) return measure
  const { left, right } = one.derived
  return { ...measure, column: left, with: { operator: '/', figure: { fn: 'sum', column: right } } }
}
