import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import type { Node } from '../reading/draft.ts'
import { nodeAt } from './fields.ts'
import { dealOf } from './stock-value.ts'

/** Nouns for how much something amounts to, whatever the figure itself is called. */
const VALUE = /^(?:value|worth)$/i
const FIGURE = /^(values?|amounts?|worth|volumes?)$/i

/**
 * "order value", "the amount of the invoices": a noun for an amount beside a kind of record means the one amount that such a
 * record has, not the amounts of others that happen to be called so.
 */
export function readFigureNouns(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isTotal =
      chunk.operator?.type === 'aggregate' &&
      /^(total|sum)s?$/i.test(chunk.text) &&
      /^of$/i.test(draft.chunks[at + 1]?.text ?? '')
    if (!isFree(chunk) || !(isTotal || FIGURE.test(chunk.text))) return
    const node = ownerOf(draft, at)
    if (!node || chunk.fields.some(f => f.entity === node.entity) || (VALUE.test(chunk.text) && dealOf(node.entity)))
      return
    const money = node.entity.fields.filter(f => f.role === 'money')
    const called = isTotal ? money.filter(f => f.words.includes('total')) : []
    const [field, ...others] = called.length ? called : money
    if (!field || others.length) return
    // "the total of the orders" adds up what "their value" only names.
    if (isTotal) return void (chunk.fields = [{ entity: node.entity, field, columns: [field.column], quality: 0.8 }])
    Object.assign(chunk, {
      kind: 'mention',
      operator: undefined,
      fields: [{ entity: node.entity, field, columns: [field.column], quality: 0.8 }],
    })
  })
}

/** The noun right before ("order value"), or behind "of" ("value of the orders"). */
function ownerOf(draft: Draft, at: number): Node | undefined {
  const before = at > 0 ? nodeAt(draft, at - 1) : undefined
  if (before) return before
  const after = draft.chunks.slice(at + 1, at + 5)
  if (!/^of$/i.test(after[0]?.text ?? '')) return undefined
  const isNoun = (c: Chunk) => !c.values.length || c.entities.some(e => e.quality >= 0.9)
  const next = after.findIndex((c, i) => i > 0 && c.kind !== 'filler' && isNoun(c))
  return next > 0 ? nodeAt(draft, at + 1 + next) : undefined
}
