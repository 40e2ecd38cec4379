import { isBare } from './attach.ts'
import type { Draft, Node } from './draft.ts'
import { isPlural } from '../language/words.ts'
import { ownerOf } from './owners.ts'

/** Words between a question word and the noun that it asks for: "what is the crop". */
const COPULA = /^(?:is|are|was|were|the|its|their|his|her)$/i

/**
 * The nouns of a message, those first that are asked for. In "the course's enrolments" the last noun is the head, which the genitive only
 * determines (Quirk et al., 1985, § 17.119), as in "the enrolments of the course"; a question word may stay where its noun is ("the rental
 * belongs to which customer"), and behind a colon or a fronted "for …" stands what is asked of the record before ("order 7: crop?").
 */
export function inOrderOfHeads(draft: Draft, nodes: readonly Node[]): Node[] {
  const places = new Map(nodes.map(node => [node, node.at]))
  for (const node of nodes) {
    const owner = ownerOf(draft, node, nodes) ?? kindOf(draft, nodes, node) ?? toldBefore(draft, nodes, node)
    if (owner) places.set(node, places.get(owner)! - OWNED)
  }
  return [...nodes].sort((a, b) => places.get(a)! - places.get(b)!)
}

/** So much before the owner stands what it owns: nouns are whole numbers apart. */
const OWNED = 0.1

/** "which desk bookings belong to Desk C2": the first noun only says what kind of the second, though one of its records is named behind. */
const kindOf = ({ chunks }: Draft, nodes: readonly Node[], node: Node): Node | undefined =>
  nodes.find(
    ({ at, previous, selection, entity }) =>
      at === node.at - 1 &&
      !previous &&
      !node.isVerb &&
      entity !== node.entity &&
      isPlural(chunks[node.at]?.text ?? '') &&
      !isPlural(chunks[at]?.text ?? '') &&
      selection.where.length > 0 &&
      selection.where.every(condition => (condition.at ?? 0) > node.at),
  )

/** One record that is told before a bare noun in the singular which a question word, a colon or nothing else asks for. */
function toldBefore(draft: Draft, nodes: readonly Node[], node: Node): Node | undefined {
  if (draft.group || draft.measures.length || draft.ask !== 'list') return undefined
  const areAll = areAllBehind(draft, node)
  if (node.isVerb || node.previous || node.negated || (!areAll && !isBare(node.selection))) return undefined
  const [first, ...others] = nodes.filter(other => other !== node && !other.previous && other.at < node.at)
  const named = first?.selection.where.filter(({ op, at }) => op === '=' && at !== undefined && at < node.at)
  if (
    !first ||
    others.length ||
    !named?.length ||
    (!areAll && !isQuestioned(draft, node) && !isBehindColon(draft, node))
  )
    return undefined
  return first
}

/** "belongs to which yard", "for unit 7, what is the building". */
function isQuestioned({ chunks }: Draft, { at }: Node): boolean {
  let place = Math.ceil(at) - 1
  while (place > 0 && COPULA.test(chunks[place]!.text)) place--
  return place > 0 && /^(?:which|what|who|whose)(?: (?:is|are|was|were))?(?: the)?$/i.test(chunks[place]!.text)
}

/** "order 7: crop?": the noun is all that stands behind. */
function isBehindColon({ chunks, message }: Draft, { at }: Node): boolean {
  const chunk = chunks[at]
  if (!chunk || chunk.to !== message.tokens.length) return false
  const between = message.text.slice(message.tokens[chunk.from - 1]?.end ?? 0, message.tokens[chunk.from]!.start)
  return /^\s*[:–—-]\s+(?:the )?$/i.test(between)
}

/** "Oslo office: all employees": what is set off and begins with how many of them are wanted is asked for. */
function areAllBehind({ chunks, message }: Draft, { at }: Node): boolean {
  const all = chunks.slice(0, at).findLastIndex(c => !/^(?:the|of|our|its|their)$/i.test(c.text))
  const [before, chunk] = [chunks[all - 1], chunks[all]]
  if (!before || !/^(?:all|every|each|only|just)(?: (?:of )?(?:the|its|their|our))?$/i.test(chunk?.text ?? ''))
    return false
  return /[:,;–—-]\s/.test(message.text.slice(message.tokens[before.to - 1]!.end, message.tokens[chunk!.from]!.start))
}

/** Whose donations are counted in "how many of the campaign's donations": the noun at the end of what a genitive begins. */
export function headFrom(draft: Draft, first: Node): Node {
  const nodes = draft.nodes.filter(node => !node.implicit)
  let head = first
  for (let steps = 0; steps < nodes.length; steps++)
    head = nodes.find(node => ownerOf(draft, node, nodes) === head) ?? head
  return head
}
