import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { labelOf, pickField } from './shared.ts'

/** "customers whose birthday we do not know", "… whose phone number we don't have": what is denied of us behind a field is that it is told. */
export function readNotKnown(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(
    (c, i) => /^(?:know|have)$/i.test(c.text) && isFree(chunks[i - 1]) && chunks[i - 1]!.operator?.type === 'negation',
  )
  const we = chunks.findIndex((c, i) => i < at && i >= at - 3 && /^(?:we|i)$/i.test(c.text))
  const field = we > 0 ? chunks[we - 1] : undefined
  if (at < 0 || we < 1 || !field || !isFree(field) || chunks.slice(at + 1).some(c => c.kind !== 'filler')) return
  const picked = pickField(
    draft,
    we - 1,
    field.fields.filter(f => f.quality >= 0.8 && mayBeEmpty(f.field) && !isFigure(f.field)),
  )
  if (!picked) return
  const label = `no ${labelOf(picked.field)}`
  addCondition(picked.node, { columns: [picked.field.column], op: 'empty', values: [], at: we - 1, label })
  for (const chunk of [field, chunks[at - 1]!]) use(chunk, 'condition')
}
readNotKnown.needs = /^(?:know|have)$/
