import { leaveOutLost } from '../conditions/leave-out-dropped.ts'
import { leaveOutDone } from '../conditions/overdue.ts'
import type { Lending } from '../entity-model/lending.ts'
import { plural } from '../language/words.ts'
import type { Selection } from '../reading/query.ts'
import { type Draft, type Node, addNode, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'
import { type Span, isSpokenOf } from './lent-words.ts'

/** How sure it is at most that loans are meant where nothing tells which of them are over. */
const MAYBE_BACK = 0.5

/** "who has …", "who borrowed …": whoever has what is lent. */
export function askWho(draft: Draft, { people }: Lending, { from }: Span): void {
  const who = draft.chunks.findIndex((c, at) => at < from && isFree(c) && c.operator?.type === 'who')
  if (who < 0 || isSpokenOf(draft, people, from)) return
  addNode(draft, people, who)
  use(draft.chunks[who]!, 'entity')
}

/** "who has the most books out": the people as a noun would name them. */
export function nameWho(draft: Draft, { people }: Lending, { from }: Span): void {
  const who = draft.chunks.find((c, at) => at < from && isFree(c) && c.operator?.type === 'who')
  if (!who || isSpokenOf(draft, people, from)) return
  nameKind(who, people)
  who.operator = undefined
}

/** "have never been borrowed", "that nobody has borrowed": there is no such loan. */
export function denied({ chunks }: Draft, node: Node, { from }: Span): void {
  const negation = chunks
    .slice(Math.max(0, from - 3), from)
    .findLast(c => isFree(c) && (c.operator?.type === 'negation' || /^(?:nobody|no one)$/i.test(c.text)))
  if (!negation) return
  node.negated = true
  use(negation, 'related')
}

/** The words are read. */
export function passSpan({ chunks }: Draft, { from, to }: Span, role: string): void {
  for (const chunk of chunks.slice(from, to)) {
    makeFiller(chunk)
    chunk.operator = undefined
    use(chunk, role)
  }
}

/** Of the loans those that are not over, which is told. */
export function leaveOutReturned(draft: Draft, node: Node, lending: Lending, { from, text }: Span): void {
  const before = node.selection.where.length
  const done = leaveOutDone(node, from, lending.due)
  const isTold = node.selection.where.length > before
  if (!isTold) draft.sureness = Math.min(draft.sureness, MAYBE_BACK)
  leaveOutLost(node, from)
  draft.notes.push(
    `took “${text.toLowerCase()}” as ${plural(lending.loan.noun)}${isTold ? ` not ${done ?? 'returned'}` : ''}`,
  )
}

/** The loans by which the things of before were told, where nothing else was said of these. */
export function loansBefore({ previous, chunks }: Draft, { loan }: Lending): Selection | undefined {
  if (!previous || !chunks.some(c => c.operator?.type === 'pronoun')) return undefined
  let at: Selection | undefined = previous.root
  while (at && at.entity !== loan.key)
    at = at.where.length || at.related.length !== 1 ? undefined : at.related[0]!.selection
  return at
}
