import type { Draft } from '../reading/draft.ts'

/**
 * "the three dearest jobs in total cost": what stands behind "in" or "by" is that by which they are ranked, the whole of each one, and
 * no sum over them. After superlatives and figures were read.
 */
export function readRankedInTotal(draft: Draft): void {
  const [measure, ...others] = draft.measures
  if (measure?.fn !== 'sum' || others.length) return
  const isRanked = draft.nodes.some(
    ({ selection: { order, limit } }) => limit !== undefined && order?.columns.join() === measure.column,
  )
  const at = draft.chunks.findIndex(c => c.used === 'aggregate' && TOTAL.test(c.text))
  const isBehind = /^in /i.test(draft.chunks[at]?.text ?? '') || /^(?:in|by)$/i.test(draft.chunks[at - 1]?.text ?? '')
  if (isRanked && isBehind && draft.chunks[at + 1]?.fields.length) draft.measures = []
}
readRankedInTotal.needs = /^(?:total|overall|whole)$/

const TOTAL = /^(?:in )?(?:total|overall|whole)$/i
