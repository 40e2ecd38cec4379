import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import { nodeAt, tellsWhich } from './fields.ts'
import { countBeside } from './how-many-ranked.ts'
import { type FieldTarget } from './order-target.ts'

/** "what is the highest revenue among …": the figure itself is asked for, not the record that has it. */
export function isExtreme(draft: Draft, at: number, target: FieldTarget): boolean {
  // "the five newest hires": of a figure there is one.
  if (!target.direct || (countBeside(draft, at)?.value ?? 1) > 1) return false
  // "the best rated product", "the highest paid employees": the noun right behind is asked for.
  const last = draft.chunks.indexOf(target.chunks.at(-1)!)
  const isNoun = (i: number) => nodeAt(draft, i) !== undefined
  const behind = draft.chunks.findIndex((c, i) => i > last && (isNoun(i) || !(tellsWhich(c) || c.values.length)))
  if (last >= 0 && isNoun(behind) && behind > 0) return false
  // "the lowest priced item of all our boats": whatever it is called, a record has it.
  if (last >= 0 && ANY_RECORD.test(draft.chunks[last + 1]?.text ?? '')) return false
  if (isKindByRate(draft, at, target.chunks[0])) return false
  const asksForRecord =
    /\bwhich (one|ones|of|has|have|had|got|(?:item|thing|record|entry|article)s? (?:has|have|had))\b/i.test(
      draft.message.text,
    ) ||
    draft.nodes.some(n => !n.implicit && n.at < at) ||
    draft.chunks.some((c, i) => i < at && c.operator?.type === 'who') ||
    // "where do we pay the highest rent": the record that it is the rent of, as a place.
    draft.chunks.some((c, i) => i < at && /^where$/i.test(c.text)) ||
    isKindThatHas(draft, at)
  return !asksForRecord
}

/** Nouns for a record of whatever kind (Quirk et al., 1985, 12.8 ff.). */
const ANY_RECORD = /^(?:items?|things?|ones?|articles?|entry|entries|records?|pieces?)$/i

/** "most expensive hop per kg": what is ranked stands behind its adjective, and behind that in which unit; "highest price per kg" is a figure. */
function isKindByRate({ chunks, nodes }: Draft, at: number, by: Chunk | undefined): boolean {
  const rate = by && /^per\b/i.test(by.text) ? chunks.indexOf(by) : -1
  return (
    rate > at + 1 &&
    chunks.slice(at + 1, rate).some((c, i) => c.used === 'value' || nodes.some(n => n.at === at + 1 + i))
  )
}

/** "which novel has the highest price", "the comic with the fewest pages": a value of the data stands for those that are such. */
function isKindThatHas({ chunks }: Draft, at: number): boolean {
  const has = chunks.findLastIndex((c, i) => i < at && /^(?:has|have|had|having|with)$/i.test(c.text))
  return has > 0 && has >= at - 3 && (chunks[has - 1]!.values.length > 0 || chunks[has - 1]!.used === 'value')
}
