import { leadsDown } from '../entity-model/relations.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
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
readAllSuch.needs = (word: string) => ALL.test(word)

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
