import { pattern } from '../../../lib/patterns.ts'
import { textAt, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'

/** "with id dentist", "order ID: XY-1", "id = 7": the word behind what says that it is an identifier. */
const NAMED_KEY = pattern('giu')`
  (?<![\p{L}\d])(?:id|identifier)(?:\s+(?:is\s+|was\s+)?|\s*[:=]\s*)
  (?!(?:is|was|are|of|for|to|in|and|or|the|a|an|with|number|from|on|at|by|that|which|as|please)\b)
  (?<key>[\p{L}\d][\p{L}\d_#-]*)
  (?=\s*(?:[,.;:?!)]|$)|\s+(?:to|for|and|or|in|on|at|from|with|of|by|is|was|please)\b)
`

/** What a text calls an identifier, for slots that take one. */
export function findNamedKeys(slot: Slot, { message, start, end }: ReadText): Found[] {
  if (slot.kind !== 'string' || !/(?:^|_)(?:id|identifier)$|[a-z]I[Dd]$/.test(slot.path.at(-1)!)) return []
  return [...message.slice(start, end).matchAll(NAMED_KEY)].map(({ index, 0: whole, groups }) => {
    const key = groups!.key!
    const at = start + index + whole.length - key.length
    return textAt({ kind: 'code', value: key, start: at, end: at + key.length }, key)
  })
}
