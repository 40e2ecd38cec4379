import type { FieldMention } from '../dictionary/dictionary.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { narrow } from '../reading/among-those.ts'
import { type Draft, type Node, addNode, kindBefore } from '../reading/draft.ts'

const THOSE = /\b(?:them|those|these|it|this|the list)\b/i

/** "sort them by pay": a field of those before, where the message names no other records. */
export function fieldsOfThose({ previous, nodes }: Draft, fields: readonly FieldMention[]): FieldMention[] {
  const own = nodes.some(n => !n.implicit) ? [] : fields.filter(f => f.entity.key === previous?.root.entity)
  return own.length ? own : [...fields]
}

/** How sure it is that what belongs to those is shown in that order in their stead. */
const IN_THEIR_STEAD = 0.75

/** "list the people in Sales" – "sort them by pay" of contracts that tell it: the contracts of those people, and not all. */
export function sortThoseBefore(draft: Draft, { entity, implicit }: Node, at: number): void {
  const { app, previous, nodes, chunks, message } = draft
  const owner = kindBefore({ app, previous })
  if (!owner || owner === entity || !implicit || nodes.some(n => n.previous || !n.implicit)) return
  const isOfThose =
    THOSE.test(chunks[at]!.text) || /^\W*(?:(?:and|now|then|please|can you)\W+)*(?:sort|order|rank)/i.test(message.text)
  if (!isOfThose || previous!.ask !== 'list' || !leadsUp(entity, owner, app)) return
  Object.assign(addNode(draft, owner, at, true), { previous: true, selection: narrow(previous!.root) })
  draft.sureness = Math.min(draft.sureness, IN_THEIR_STEAD)
}
