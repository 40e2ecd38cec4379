import { tellsState } from '../vocabulary/end-states.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Lending } from '../entity-model/lending.ts'
import { type Draft, addCondition, addNode, nameField, nameKind } from '../reading/draft.ts'
import { askWho, passSpan } from './lent-loans.ts'
import { type Span, countedThing, isDenied, loansSpokenOf, thingsSpokenOf } from './lent-words.ts'

/** "came back last week" of a `back_on`: the day on which it did; things that are counted are loans. */
export function readBack(draft: Draft, lending: Lending, span: Span): void {
  const { chunks, message } = draft
  const { loan, back } = lending
  if (!back) return
  const counted = isDenied(draft, span) ? undefined : countedThing(draft, lending, span)
  if (counted !== undefined) nameKind(chunks[counted]!, loan)
  const isLate = dropLateness(draft, lending, span)
  const isTimed = chunks.some(c => c.literal?.kind === 'date') || /\bwhen\b/i.test(message.text)
  const isOfLoans = loansSpokenOf(draft, lending, span) >= 0
  const isOfThings = !isOfLoans && thingsSpokenOf(draft, lending, span).length > 0
  if (isOfThings && counted === undefined && !isTimed && !isLate && !isDenied(draft, span))
    return nameReturned(draft, lending, span)
  const chunk = chunks[span.from]!
  // "returned in April" of a state that is called so: when they were.
  const isState = (isTimed || isLate) && chunk.values.some(v => v.entity === loan)
  const isOfBefore = draft.previous?.root.entity === loan.key
  if ((chunk.kind === 'unknown' || isState) && (counted !== undefined || isOfLoans || isOfThings || isOfBefore))
    nameField(chunk, { entity: loan, field: back, columns: [back.column], quality: 1 })
}

/** "returned late": not what is called late elsewhere, as fines are, nor the reason for one. */
function dropLateness({ chunks }: Draft, { loan }: Lending, { to }: Span): boolean {
  const late = chunks[to]
  if (!late || !/^(?:late|punctually)$/i.test(late.text)) return false
  if (!late.values.some(v => v.entity === loan && tellsState(v.field)))
    Object.assign(late, { kind: 'unknown', values: [], certainty: 1 })
  return true
}

/** "which books has Ann returned": of the loans those that have the day of it. */
function nameReturned(draft: Draft, lending: Lending, span: Span): void {
  const { loan, back } = lending
  const node = addNode(draft, loan, span.from)
  node.isVerb = true
  askWho(draft, lending, span)
  const label = `with ${labelOf(back!)}`
  addCondition(node, { columns: [back!.column], op: 'filled', values: [], at: span.from, label })
  passSpan(draft, span, 'condition')
}
