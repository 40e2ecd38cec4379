import { isBare } from '../reading/attach.ts'
import type { Draft, Node } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { findPath, namesOne } from '../entity-model/relations.ts'
import { isPlural } from '../language/words.ts'
import { recordOf } from './follow-record.ts'
import { onlyToldBy } from './one-told-by.ts'

const DEFINITE = /^(?:the|that|this)$/i
/** What a kind is named for that groups: "per the firm" says which groups are wanted. */
const GROUPING = /^(?:by|per|each|every|for)$/i

/**
 * "who is the head of Birch Mill?", then "how many staff does the firm have?": a kind in the singular with a definite article is the one
 * that was spoken of, or the one that it belongs to.
 */
export function readTheOne(draft: Draft): void {
  const { previous, nodes, app } = draft
  if (draft.group || !asksOfIt(draft)) return
  for (const node of nodes) {
    if (!isTheOne(draft, node) || isAnew(draft, node) || isToldBehind(draft, node)) continue
    const record = previous && (recordOf(previous, app, node.entity) ?? ownerOfOne(previous, app))
    const owner = record && app.entities.find(e => e.key === record.entity)
    if (!record || !owner) {
      if (isAskedOf(draft, node)) draft.sureness = Math.min(draft.sureness, WHICH_ONE)
      continue
    }
    if (owner === node.entity) Object.assign(node.selection, structuredClone(record))
    else if (namesOne(owner, node.entity, app)) relateTo(app, node.selection, structuredClone(record))
  }
}

/** How sure a reading is at most that takes "the firm" as all of them, where none was spoken of. */
const WHICH_ONE = 0.5

/** "how many staff does the firm have?" */
const isAskedOf = ({ chunks, message }: Draft, { at }: Node): boolean =>
  /^(?:does|did|has|is|was)$/i.test(message.tokens[chunks[at]!.from - 2]?.text ?? '')

/** "which firm is that order of?": the firm of one order is one. */
function ownerOfOne({ root }: Query, app: Draft['app']): Selection | undefined {
  const related = onlyToldBy(root)
  const entity = (key: string | undefined) => app.entities.find(e => e.key === key)
  const [owner, owned] = [entity(root.entity), entity(related?.entity)]
  const path = owner && owned && findPath(owner, owned, app)
  const isOwner = path?.length === 1 && path[0]!.direction === 'down'
  const isOne = (related?.limit ?? related?.within?.limit) === 1
  return isOwner && isOne ? root : undefined
}

/** "and the firm?" asks for it, and nothing of it. */
const asksOfIt = ({ chunks }: Draft): boolean =>
  chunks.filter(c => c.kind !== 'filler' && !/^(?:who|pronoun)$/.test(c.operator?.type ?? '')).length > 1

/** "grooms at the yard Oslo", then "which grooms are at the yard?": the same is asked anew, and where may be a state. */
const isAnew = ({ chunks, nodes, previous }: Draft, node: Node): boolean =>
  nodes.some(n => n !== node && !n.implicit && n.at < node.at && n.entity.key === previous?.root.entity) &&
  /^(?:in|at|on|with|from)$/i.test(chunks[node.at - 2]?.text ?? '')

/** "the depot with the most vans": which one is meant is said behind it. */
const isToldBehind = ({ chunks }: Draft, { at }: Node): boolean =>
  /^(?:with|having|that|which|where|whose)$/i.test(chunks[at + 1]?.text ?? '') &&
  chunks.slice(at + 2, at + 6).some(({ operator }) => operator?.type === 'superlative')

function isTheOne({ chunks, message }: Draft, { at, implicit, previous, negated, count, selection }: Node): boolean {
  const chunk = chunks[at]
  if (implicit || previous || negated || count || !chunk || !isBare(selection)) return false
  if (isPlural(chunk.text) || !/^\p{Ll}/u.test(chunk.text)) return false
  const [article, before] = [message.tokens[chunk.from - 1], message.tokens[chunk.from - 2]]
  return DEFINITE.test(article?.text ?? '') && !GROUPING.test(before?.text ?? '')
}
