import { pattern } from '../../../lib/patterns.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, neighbour, use } from '../reading/draft.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import { isGrouping } from './fields.ts'
import { activityOf } from './activity.ts'
import type { OrderTarget } from './order-target.ts'

/** "which fuel is used most", "the method that is chosen least": at the end of what is said of a kind, no figure of it. */
export function isMostUsed({ chunks, nodes, message }: Draft, at: number): boolean {
  const verb = /^the$/i.test(chunks[at - 1]?.text ?? '') ? chunks[at - 2] : chunks[at - 1]
  const isLast = chunks.slice(at + 1).every(c => c.kind === 'filler')
  return (
    isLast &&
    /^(?:most|least)$/i.test(chunks[at]!.text) &&
    (/^(?:used|chosen|picked|preferred|selected|common|represented)$/i.test(verb?.text ?? '') ||
      isOurUse(message.text)) &&
    /^\W*(?:and )?(?:which|what)\b/i.test(message.text) &&
    nodes.filter(n => !n.implicit).length < 2
  )
}

/** "which fabric do we use the most (of)". */
const isOurUse = (text: string): boolean => OUR_USE.test(text)
const OUR_USE = pattern('iu')`
  \b(?:do|did|have)\ (?:we|you|they|i|people|\p{Ll}+s)\ (?:use|used|choose|chosen|pick|picked|prefer|select|selected)\ (?:the\ )?(?:most|least)(?:\ of)?\W*$
`

/** "who borrows more, A or B": by how many records name each of them, where the verb is that of the field that does. */
export function doneMore({ chunks, nodes, project }: Draft, at: number): OrderTarget | undefined {
  const next = chunks[at + 1]
  const verb = chunks[at - 1]
  if (
    !/^(?:more|less|fewer)$/i.test(chunks[at]!.text) ||
    verb?.operator ||
    next?.entities.length ||
    next?.fields.length
  )
    return undefined
  const isDoer = (column: string) => verb?.fields.some(f => f.columns[0] === column && !isNumeric(f)) ?? false
  const node = nodes.find(n =>
    n.selection.where.some(c => c.op === 'in' && c.values.length > 1 && isDoer(c.columns[0]!)),
  )
  if (!node) return undefined
  const asked = project.findIndex(p => isDoer(p.columns[0]!))
  if (asked >= 0) project.splice(asked, 1)
  if (/^(?:often|frequently)$/i.test(next?.text ?? '')) use(next!, 'superlative')
  return { kind: 'count', node, chunks: [] }
}

/** How sure it is at most that what is on offer most often is liked the most. */
const BY_OFFER = 0.6

/** "the most popular course among members" of members with a `course`: what they have, though there are records that are called so. */
function takeAmong(draft: Draft, at: number): void {
  const { chunks, nodes } = draft
  const among = chunks.findIndex((c, i) => i > at && /^(?:among|amongst)$/i.test(c.text))
  const those = nodes.find(n => n.at > among && n.at <= among + 3 && !n.implicit)
  const named = among > 0 && those ? nodes.find(n => n.at > at && n.at < among && !n.implicit) : undefined
  const chunk = named && chunks[named.at]!
  const fields = chunk?.fields.filter(f => f.entity === those!.entity && isGrouping(f)) ?? []
  if (!named || !chunk || !fields.length) return
  nodes.splice(nodes.indexOf(named), 1)
  Object.assign(chunk, { fields, entities: [], used: undefined })
}

/** What was asked for at some time, by somebody: no people, and no things that are only kept on record. */
const isOccasion = (entity: Entity): boolean =>
  !arePeople(entity) && entity.fields.some(f => f.role === 'date' && !f.nested && !/^(?:creat|updat|modif|publish|add)/.test(f.words[0]!)) // oxfmt-ignore

/** "most common job title amongst …": values of a field by how many records have them. */
export function commonest(draft: Draft, at: number): OrderTarget | undefined {
  takeAmong(draft, at)
  const mentioned = draft.nodes.filter(n => !n.implicit)
  // "which book was lent most often": what was done is counted, for each of what it was done to.
  if (/(?:often|frequently)$/i.test(draft.chunks[at]!.text) && mentioned.length === 2) {
    const [done] = mentioned.toSorted((a, b) => b.at - a.at)
    return { kind: 'count', node: done!, chunks: [] }
  }
  const liked =
    (/(?:popular|active|busiest)$/i.test(draft.chunks[at]!.text) || isMostUsed(draft, at)) && mentioned.length === 1 ? mentioned[0] : undefined // oxfmt-ignore
  const what = liked && activityOf(draft, liked, at)
  if (what) return { kind: 'count', node: what, chunks: [] }
  const field = neighbour(draft, at, 1, 2)
  const picked =
    field >= 0 && !mentioned.length
      ? pickField(draft, field, draft.chunks[field]!.fields.filter(isGrouping))
      : undefined
  const before =
    field < 0 && !mentioned.length
      ? draft.chunks
          .slice(0, at)
          .flatMap((c, i) => pickField(draft, i, c.used ? [] : c.fields.filter(isGrouping)) ?? [])[0]
      : undefined
  const node = mentioned[0] ?? picked?.node ?? before?.node
  // "the most popular genre" by how many bands are of it, which nobody chose.
  if (node && /popular$/i.test(draft.chunks[at]!.text) && !isOccasion(node.entity)) {
    draft.sureness = Math.min(draft.sureness, BY_OFFER)
    draft.notes.push(`went by the number of ${plural(node.entity.noun)}`)
  }
  return node && { kind: 'count', node, chunks: [] }
}
