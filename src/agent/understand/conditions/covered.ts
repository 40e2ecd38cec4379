import { lastsUntil } from '../entity-model/begin-and-end.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { asksUntilWhen } from '../asks/since-when.ts'
import { negationBefore } from './negation.ts'
import { labelOf, pickField } from './shared.ts'

/** Prepositions of being in a state or an arrangement, and the verbs with them. */
const IN = /^(?:under|in|within|on|covered by)$/i

/**
 * "which pumps are still under warranty", "no longer in warranty", "out of warranty" of a `warranty_until`: what lasts until a day holds up to
 * that day (Quirk et al., 1985, 9.38). What has no such day is in none.
 */
export function readCovered(draft: Draft): void {
  const { chunks, message } = draft
  if (asksUntilWhen(draft)) return
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || !chunk.fields.some(f => f.quality >= 0.7 && lastsUntil(f.field)))
      return
    const before = /^(?:the|its|their|a)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
    const link = `${chunks[before - 1]?.text ?? ''} ${chunks[before]?.text ?? ''}`.toLowerCase()
    const isOut = /\bout of$/.test(link)
    if (!isOut && !IN.test(chunks[before]?.text ?? '') && !/\bcovered by$/.test(link)) return
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => lastsUntil(f.field)),
    )
    if (!picked) return
    const negation = negationBefore(draft, isOut ? before - 1 : before)
    const isOver = isOut !== (negation !== undefined)
    const label = `${labelOf(picked.field)} ${isOver ? 'before today' : 'not before today'}`
    addCondition(picked.node, { columns: picked.mention.columns, op: isOver ? '<' : '>=', values: [message.today], asDay: true, label, at }) // oxfmt-ignore
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    for (const word of chunks.slice(Math.max(0, before - 1), at))
      if (isFree(word) && /^(?:out|out of|of|under|in|within|on|covered|by)$/i.test(word.text)) use(word, 'condition')
  })
}
