import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Comparison } from '../language/lexicon.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { isPlural } from '../language/words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { nodeAt } from './fields.ts'

/** "what percentage of …": conditions named after the noun are the part, those before it the whole. */
export function readShare(draft: Draft): void {
  const chunk = draft.chunks.find(c => c.operator?.type === 'share')
  if (!chunk) return readInPercent(draft)
  draft.share = true
  use(chunk, 'share')
  addUpFigure(draft, draft.chunks.indexOf(chunk))
  // "…, in percent" says how the share is told.
  for (const other of draft.chunks) if (isFree(other) && /^percent(age)?s?$/i.test(other.text)) use(other, 'share')
}

const PERCENT = /^(?:per ?cent|percents|percentages?)$/i

/**
 * "books by genre in percent", "the percentage breakdown of the books", "how many books are novels, in percent": how many there are
 * is told as a part of all of them, and so is what groups add up to. Of figures that are averaged it would be another question.
 */
function readInPercent(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && PERCENT.test(c.text))
  if (at < 0 || chunks.some(isOtherFigure)) return
  const isSum = chunks.some(c => c.operator?.type === 'aggregate')
  if (isSum && !chunks.some(c => c.operator?.type === 'group')) return
  const breakdown = chunks.findIndex(c => c.operator?.type === 'breakdown')
  const isBefore = breakdown === at + 1
  const isTold = /^(?:in|as)$/i.test(chunks[/^an?$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '')
  const isCounted = chunks.some(c => c.operator && ['count', 'group', 'breakdown'].includes(c.operator.type))
  if (!(isBefore || (isTold && !chunks[at]!.fields.some(f => f.quality === 1))) || !isCounted) return
  draft.share = true
  use(chunks[at]!, 'share')
}

/** What has no part in a whole, as what is added up has. */
const isOtherFigure = ({ operator }: Chunk): boolean =>
  /^(?:superlative|difference)$/.test(operator?.type ?? '') || (operator?.type === 'aggregate' && operator.fn !== 'sum')

/**
 * "what share of the revenue of our shops", "share of shop revenue": of a figure that adds up a part of the sum is asked for. Only
 * what describes the figure stands before it.
 */
function addUpFigure(draft: Draft, share: number): void {
  const { chunks } = draft
  const first = chunks.findIndex((c, i) => i > share && !/^(?:of|the|our|my|all|their|its)$/i.test(c.text))
  const at = chunks.findIndex((c, i) => i >= first && !(c.values.length || c.scopes.length || nodeAt(draft, i)))
  const chunk = first < 0 ? undefined : chunks[at]
  if (!isFree(chunk) || chunk.operator) return
  const picked = pickField(
    draft,
    at,
    chunk.fields.filter(f => isNumeric(f) && f.quality >= 0.8 && isAdditive(f.field) && !isPriceOfOne(f.field)),
  )
  if (!picked) return
  use(chunk, 'aggregate')
  draft.measures.push({ fn: 'sum', column: picked.field.column })
  draft.measured = picked.node
}

/** "does more than half of the revenue come from Oslo": a part of the sum. */
export function readPartOfFigure(draft: Draft): void {
  const last = draft.chunks.findLastIndex(c => c.used === 'share')
  if (draft.partOfAll && last >= 0) addUpFigure(draft, last)
}

/** "are most of …", "do more than half of …", "were at least 80% of …": how large a part of all of them. */
const PART_OF_ALL = pattern('i')`
  ^(?<verb>(?:\W|and\s|so\s|but\s)*(?:is|are|was|were|do|does|did|has|have)\s+)(?:
    (?<most>(?:the\s+)?(?:most|(?:vast\s+|great\s+|large\s+)?majority)|a\s+majority)
    |(?<bound>more\s+than|over|above|at\s+least|less\s+than|under|below|fewer\s+than|at\s+most)\s+
    (?:(?<half>half)|an?\s+(?<fraction>third|quarter)|(?<percent>\d+(?:\.\d+)?)\s*(?:%|percent|per\s+cent))
  )(?<of>\s+of\b)?
`
const FRACTIONS: Record<string, number> = { third: 100 / 3, quarter: 25 }

/** "are most of our tasks done": whether those that are such are more than half of all. */
export function readPartOfAll(draft: Draft): void {
  const { message, chunks } = draft
  const match = execIn(message.text, PART_OF_ALL)
  if (!match) return
  const { verb, most, bound, half, fraction, percent, of } = match.groups ?? {}
  const within = chunks.filter(({ from }) => {
    const { start } = message.tokens[from]!
    return start >= verb!.length && start < match[0].length
  })
  // "are most expensive boats blue" is about the dearest.
  const reaches = message.tokens[within.at(-1)!.to - 1]!.end > match[0].length
  if (!of && (reaches || !isPlural(message.tokens[within.at(-1)!.to]?.text ?? ''))) return
  const value = most || half ? 50 : fraction ? FRACTIONS[fraction.toLowerCase()]! : Number(percent)
  draft.partOfAll = { op: most ? '>' : boundOf(bound!), value }
  for (const chunk of within) use(chunk, 'share')
}

const boundOf = (bound: string): Comparison =>
  /^at\s+least/i.test(bound) ? '>=' : /^at\s+most/i.test(bound) ? '<=' : /^(?:more|over|above)/i.test(bound) ? '>' : '<'
