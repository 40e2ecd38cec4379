import type { Draft } from '../reading/draft.ts'

/** "delivered in May", "assigned to Ann": the date, or who it was, is said. */
export function goesOn(draft: Draft, at: number): boolean {
  const after = draft.chunks.slice(at + 1, at + 4)
  const cut = after.findIndex(c => c.entities.length > 0)
  return after
    .slice(0, cut < 0 ? undefined : cut + 1)
    .some(
      c =>
        c.literal?.kind === 'date' ||
        (c.operator && ['comparator', 'superlative', 'order'].includes(c.operator.type)) ||
        (c.values.length > 0 && /^(to|by)$/i.test(after[0]!.text)),
    )
}
