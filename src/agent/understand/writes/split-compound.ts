import { pattern } from '../../../lib/patterns.ts'
import type { SlotMention } from './name-slots.ts'
import { trim, type Span, type Split } from './spans.ts'
import { fromStatement } from './split-statement.ts'
import { withoutSlots } from './split-unnamed.ts'

/** "…, and now has …": what begins another predicate of the same subject. */
const JOINT = pattern('giu')`
  (?:,\s*)?\s(?:and|but)\s+(?:(?:now|also|then|has|have)\s+)*
  (?=(?:has|have|is|are|was|were|needs?|wants?|gets?|got|costs?|weighs?|belongs?|\p{Ll}{3,}(?:ed|es))\s)
`

/**
 * "Acme moved to Rotterdam and has 310 employees": several predicates of one subject (Quirk et al., A Comprehensive Grammar of the
 * English Language, 1985, 13.52), each read by itself. All of them are about the record that the first is about.
 */
export function fromCompound(text: string, body: Span, mentions: SlotMention[]): Split[] {
  const whole = trim(text, body)
  const inner = text.slice(whole.start, whole.end)
  const joint = [...inner.matchAll(JOINT)].at(-1)
  if (!joint) return []
  const first = { start: whole.start, end: whole.start + joint.index }
  const second = first.end + joint[0].length
  const before = mentions.filter(mention => mention.end <= first.end)
  const behind = mentions.filter(mention => mention.start >= second)
  return readPredicate(text.slice(0, first.end), first, before).flatMap(({ target, given }) => {
    // The subject stands in front of the second predicate as well.
    const said = text.slice(0, target.end).padEnd(second) + text.slice(second)
    return readPredicate(said, body, behind)
      .filter(other => other.target.start === target.start && other.target.end === target.end)
      .map(other => ({ target, given: [...given, ...other.given] }))
  })
}

const readPredicate = (text: string, body: Span, mentions: SlotMention[]): Split[] => [
  ...fromCompound(text, body, mentions),
  ...fromStatement(text, body, mentions),
  ...(mentions.length ? [] : withoutSlots(text, body, undefined)),
]
