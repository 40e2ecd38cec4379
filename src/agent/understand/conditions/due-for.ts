import { type Draft, isFree, use } from '../reading/draft.ts'

/**
 * "cars due for inspection in May": what is due is told by the noun behind, which names a date of those records; no other record's
 * due date is meant.
 */
export function readDueFor(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && /^due(?: for)?$/i.test(c.text))
  const next = /\bfor$/i.test(chunks[at]?.text ?? '') ? at + 1 : at + 2
  const isFor = next === at + 1 || /^(?:for|an?)$/i.test(chunks[at + 1]?.text ?? '')
  const head = draft.nodes.find(n => !n.implicit && n.at < at)
  const due = chunks[at]
  if (!due || !head || !isFor || due.fields.some(f => f.entity === head.entity)) return
  if (!chunks[next]?.fields.some(f => f.entity === head.entity && f.field.role === 'date')) return
  due.fields = []
  use(due, 'condition')
}
