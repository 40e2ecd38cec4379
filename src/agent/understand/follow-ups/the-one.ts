import { isBare } from '../reading/attach.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { relateTo } from '../reading/relate-to.ts'
import { findPath } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { recordOf } from './follow-record.ts'

const DEFINITE = /^(?:the|that|this)$/i
/** What a kind is named for that groups: "per the firm" says which groups are wanted. */
const GROUPING = /^(?:by|per|each|every|for)$/i

/**
 * "who is the head of Birch Mill?", then "how many staff does the firm have?": a kind in the singular with a definite article is the one
 * that was spoken of, or the one that it belongs to.
 */
export function readTheOne(draft: Draft): void {
  const { previous, nodes, app } = draft
  if (!previous || draft.group || !asksOfIt(draft)) return
  for (const node of nodes) {
    if (!isTheOne(draft, node) || isAnew(draft, node)) continue
    const record = recordOf(previous, app, node.entity)
    const owner = record && app.entities.find(e => e.key === record.entity)
    if (!record || !owner) continue
    const path = findPath(owner, node.entity, app)
    if (owner === node.entity) Object.assign(node.selection, structuredClone(record))
    else if (path?.length === 1 && path[0]!.direction === 'up') relateTo(app, node.selection, structuredClone(record))
  }
}

/** "and the firm?" asks for it, and nothing of it. */
const asksOfIt = ({ chunks }: Draft): boolean =>
  chunks.filter(c => c.kind !== 'filler' && !/^(?:who|pronoun)$/.test(c.operator?.type ?? '')).length > 1

/** "grooms at the yard Oslo", then "which grooms are at the yard?": the same is asked anew, and where may be a state. */
const isAnew = ({ chunks, nodes, previous }: Draft, node: Node): boolean =>
  nodes.some(n => n !== node && !n.implicit && n.at < node.at && n.entity.key === previous!.root.entity) &&
  /^(?:in|at|on|with|from)$/i.test(chunks[node.at - 2]?.text ?? '')

function isTheOne({ chunks, message }: Draft, { at, implicit, previous, negated, count, selection }: Node): boolean {
  const chunk = chunks[at]
  if (implicit || previous || negated || count || !chunk || !isBare(selection)) return false
  if (isPlural(chunk.text) || !/^\p{Ll}/u.test(chunk.text)) return false
  const [article, before] = [message.tokens[chunk.from - 1], message.tokens[chunk.from - 2]]
  return DEFINITE.test(article?.text ?? '') && !GROUPING.test(before?.text ?? '')
}
