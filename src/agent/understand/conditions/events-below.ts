import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, type Node, addCondition, addNode, isFree, nounsBefore, use } from '../reading/draft.ts'
import { goesOn } from './goes-on.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** How well a date of what belongs to records has to be called after the verb. */
const CALLED_SO = 0.5

/** Between a noun and what was done to it: the relative, auxiliaries, and which one it is. */
const BETWEEN = /^(?:who|that|which|has|have|had|is|are|was|were|been|being|not|never|ever|yet|already|still|even)$/i

/**
 * "orders that have not arrived yet", "has order 7 arrived?" of parcels with an `arrived_on`: what was done is told by a date of the one kind of
 * record below that has one which may be missing. Not done is it where none of them has the date, be it that there is no such record.
 */
export function readEventsBelow(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.entities.length || !isParticiple(chunk.text.toLowerCase()))
      return
    const owner = nounsBefore(draft, at).at(-1)
    if (!owner || owner.previous || !isSaidOf(draft, owner, at) || goesOn(draft, at)) return
    const date = dateBelow(draft, owner, chunk.fields)
    if (!date) return
    const negation = negationBefore(draft, at)
    const node = addNode(draft, date.entity, at, true)
    if (negation) node.negated = true
    const label = `that have ${labelOf(date.field)}`
    addCondition(node, { columns: [date.field.column], op: 'filled', values: [], label, at })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readEventsBelow.needs = (word: string) => isParticiple(word)

/** Nothing but auxiliaries, and the key of the one that is spoken of, stands between the noun and its verb. */
function isSaidOf({ chunks }: Draft, owner: Node, at: number): boolean {
  const between = chunks.slice(Math.floor(owner.at) + 1, at)
  const isAsked = /^(?:is|are|was|were|has|have|had)\b/i.test(chunks[0]!.text)
  const isKey = ({ used }: Chunk) => isAsked && (used === 'key' || used === 'value')
  const isAuxiliary = ({ text }: Chunk) => text.split(' ').every(word => BETWEEN.test(word) || /n['’]?t$/i.test(word)) // oxfmt-ignore
  return (between.length > 0 || isAsked) && between.every(chunk => isKey(chunk) || isAuxiliary(chunk))
}

/** The one date of a kind of record below that is called after the verb, where the records themselves have none. */
function dateBelow(
  { app, nodes }: Draft,
  { entity }: Node,
  mentions: readonly FieldMention[],
): FieldMention | undefined {
  const below = kindsBelow(entity, app)
  const dates = mentions.filter(m => m.field.role === 'date' && m.quality >= CALLED_SO)
  const [date, ...others] = dates
  if (!date || others.length || !below.includes(date.entity) || !mayBeEmpty(date.field)) return undefined
  return nodes.some(n => n.entity === date.entity) ? undefined : date
}
