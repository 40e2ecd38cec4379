import { kindsBelow, leadsDown } from '../entity-model/relations.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { leaveOutOthers } from './only-such.ts'

const ALL = /^(?:all|every|each)$/i
/** What a clause about somebody's records begins with, or a preposition that says that they have them. */
const CLAUSE = /^(?:where|whose|which|that|with|when|having|have|has|for)$/i
const VERB = /^(?:is|are|was|were|has|have|had)$/i

/**
 * "harbours where all boats are moored", "firms whose bills are all paid", "clubs where every member has a phone": they have some
 * that are such and none that are not (a universal quantifier over what belongs to each of them). What stands before the noun
 * only says which ones are meant.
 */
export function readAllSuch(draft: Draft): void {
  const { chunks, nodes } = draft
  const head = nodes.find(n => !n.implicit && !n.previous)
  chunks.forEach((chunk, at) => {
    if (readDoneToAll(draft, head, at)) return
    if (!head || head.at > at || !ALL.test(chunk.text) || (chunk.operator && !isFree(chunk))) return
    const node = ofAll(draft, head, at)
    if (!node || node.count || node.negated) return
    const from = Math.max(node.at, at)
    const said = node.selection.where.filter(c => c.at !== undefined && c.at > from)
    if (!said.length || !isPredicate(chunks, from, said[0]!.at!)) return
    if (chunk.operator) use(chunk, 'related')
    leaveOutOthers(draft, node, said, chunk.text)
  })
}
readAllSuch.needs = (word: string) => ALL.test(word) || EVERYTHING.test(word)

/**
 * "clients who have paid everything", "who have paid all their bills": the verb before it says what all that belongs to them is. What belongs to
 * something of theirs, or is asked of one of them, is told less surely, as nothing says it of all then.
 */
function readDoneToAll(draft: Draft, head: Node | undefined, at: number): boolean {
  const { chunks, nodes, app } = draft
  const [chunk, next] = [chunks[at]!, chunks[at + 1]]
  const isAll = EVERYTHING.test(chunk.text) || (/^all$/i.test(chunk.text) && OF_THEIRS.test(next?.text ?? ''))
  // "was everything delivered?": not whether anything was.
  if (at === 1 && EVERYTHING.test(chunk.text) && VERB.test(chunks[0]!.text) && !chunk.used)
    draft.sureness = Math.min(draft.sureness, OF_ALL)
  if (at < 2 || !isAll || !isParticiple(chunks[at - 1]!.text.toLowerCase())) return false
  const said = (one: Node) => one.selection.where.filter(c => c.at === at - 1)
  const node = nodes.find(one => said(one).length > 0 && !one.count && !one.negated)
  if (!node) return false
  const isDirect = head !== undefined && head !== node && kindsBelow(head.entity, app).includes(node.entity)
  if (!isDirect) {
    if (EVERYTHING.test(chunk.text) || head !== node) draft.sureness = Math.min(draft.sureness, OF_ALL)
    return false
  }
  if (isFree(chunk)) use(chunk, 'related')
  leaveOutOthers(draft, node, said(node), 'all')
  return true
}
/** How sure it is at most that what is said of all of them is not left out. */
const OF_ALL = 0.5
const EVERYTHING = /^everything$/i
const OF_THEIRS = /^(?:of|their|his|her|its|the)$/i

/** The records that it is said of: those of the noun behind, or before where the verb stands between. */
function ofAll({ chunks, nodes, app }: Draft, head: Node, at: number): Node | undefined {
  const own = nodes.filter(n => n !== head && !n.implicit && !n.previous)
  const isBehindVerb = VERB.test(chunks[at - 1]?.text ?? '')
  const node = isBehindVerb
    ? own.findLast(n => n.at < at && n.at >= at - 4)
    : own.find(n => n.at > at && n.at <= at + 4)
  if (!node || !leadsDown(head.entity, node.entity, app)) return undefined
  const [first, last] = [head.at, Math.min(node.at, at)]
  return chunks.slice(first + 1, last).some(c => CLAUSE.test(c.text)) ? node : undefined
}

/** A verb right behind the noun, or nothing: "that are moored" would only say which boats are meant. */
function isPredicate(chunks: readonly Chunk[], from: number, said: number): boolean {
  const [next] = chunks.slice(from + 1, said + 1)
  return next !== undefined && (VERB.test(next.text) || from + 1 === said)
}
