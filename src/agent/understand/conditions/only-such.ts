import { type Draft, type Node, addCondition, addNode } from '../reading/draft.ts'
import { turnRound } from '../reading/opposite.ts'
import type { Condition } from '../reading/query.ts'

/**
 * "customers that have only cancelled orders": they have some that are such, and none that are not. "Only" before what is asked for
 * itself ("only the cancelled orders") says nothing more.
 */
export function readOnlySuch(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    if (chunk.kind !== 'filler' || !/^(?:only|solely|exclusively|nothing but)$/i.test(chunk.text)) return
    const subject = nodes.find(n => !n.implicit && !n.previous)
    // "guides who speak only English": what a list of theirs has.
    const isOwn = (n: Node) => n.entity.inside !== undefined && n.entity.inside.entity === subject?.entity.key
    const node = nodes.find(
      n => n !== subject && (!n.implicit || isOwn(n)) && !n.previous && n.at > at && n.at <= at + 4,
    )
    if (!subject || subject.at > at || !node || node.count || node.negated) return
    const said = node.selection.where.filter(c => c.at !== undefined && c.at > at)
    if (said.length) leaveOutOthers(draft, node, said, 'only')
  })
}
readOnlySuch.needs = /^(?:only|solely|exclusively|nothing)$/

/** None of the records of the kind fails to meet the condition; of several conditions at once that is not read. */
export function leaveOutOthers(draft: Draft, node: Node, [condition, ...others]: Condition[], word: string): void {
  const opposite = turnRound(condition!)
  if (!opposite || others.length) return void draft.ignored.push(word)
  const rest = addNode(draft, node.entity, node.at, true)
  rest.apart = true
  rest.negated = true
  addCondition(rest, { ...condition!, ...opposite })
}
