import type { Draft } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import type { DateLiteral } from './date-bounds.ts'

/** "the 2025 opportunities": a bare year right before the noun. */
export function yearBefore(draft: Draft, at: number): DateLiteral | undefined {
  const { literal, from, to } = draft.chunks[at]!
  if (
    literal?.kind !== 'number' ||
    literal.unit !== 'plain' ||
    !/^(19|20)\d\d$/.test(literal.text) ||
    !(draft.nodes.some(n => n.at === at + 1) || isTrailing(draft, at))
  )
    return undefined
  return {
    kind: 'date',
    from,
    to,
    text: literal.text,
    first: `${literal.text}-01-01`,
    last: `${literal.text}-12-31`,
    grain: 'year',
  }
}

/** "order count 2025", "new members, 2024": a bare year at the end, behind what is no figure and no single record. */
function isTrailing({ chunks, nodes, message }: Draft, at: number): boolean {
  const before = chunks[at - 1]
  const after = chunks[at + 1]
  if (!before || (after && !/^(?:by|per|vs|only)$/i.test(after.text))) return false
  if (before.kind === 'filler' || before.kind === 'unknown' || before.literal) return false
  if (before.values.length && !nodes.some(n => n.at === at - 1)) return false
  if (before.operator && before.operator.type !== 'count') return false
  const isCut = /[,;:(]/.test(
    message.text.slice(message.tokens[before.to - 1]!.end, message.tokens[chunks[at]!.from]!.start),
  )
  if (isCut || before.operator) return true
  const isFigure = before.fields.some(f => /^(?:number|id)$/.test(f.field.role))
  return !isFigure && (isPlural(before.text.split(' ').at(-1)!) || !nodes.some(n => n.at === at - 1))
}
