import type { Chunk } from '../chunks/chunk.ts'
import { leadsDown } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode } from '../reading/draft.ts'

/** A determiner or preposition that says that there are none (Quirk et al., 1985, 10.54–10.58). */
const NONE = /^(?:no|without(?: any| an?)?|w\/o|lack(?:s|ing)?|not (?:an?|any|one))$/i

/**
 * "harbours with two moored boats and no sunk one", "clients with paid bills but without open ones": the records that there are not
 * any of are others than those that were spoken of, and no further condition on these.
 */
export function lacksOther(draft: Draft, node: Node, negation: Chunk | undefined, at: number): boolean {
  const { chunks, nodes, app } = draft
  const head = nodes.find(n => !n.implicit)
  const from = negation ? chunks.indexOf(negation) : -1
  if (!head || node === head || node.implicit || node.negated || node.previous || from <= node.at) return false
  if (!NONE.test(negation!.text) || !/^(?:and|but|yet|or|nor|,)$/i.test(joint(draft, from))) return false
  if (!leadsDown(head.entity, node.entity, app)) return false
  const behind = chunks.slice(at + 1).find(c => c.used !== 'value' && !c.values.length)
  const isSaidAgain =
    behind?.entities.some(e => e.entity === node.entity) === true || /^ones?$/i.test(behind?.text ?? '')
  return isSaidAgain || (node.stands === true && !behind?.entities.length)
}

/** What joins the words before the negation to it. */
const joint = ({ chunks }: Draft, at: number): string => chunks[at - 1]?.text ?? ''

/** The records that there are none of; several values of them are those of one kind. */
export function lackedNode(draft: Draft, node: Node, at: number): Node {
  const own = addNode(draft, node.entity, at, true)
  own.apart = true
  own.negated = true
  return own
}
