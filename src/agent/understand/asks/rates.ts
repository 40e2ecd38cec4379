import { type Draft, use } from '../draft.ts'

/**
 * "cancellation rate of the orders", "completion rate by project": the noun of a verb before "rate" names a state, and the rate
 * is the share of the records that are in it. A field that is itself called a rate is left alone.
 */
export function readRates(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex((c, i) => i > 0 && /^rates?$/i.test(c.text) && !c.used && !c.fields.some(isOwn))
  const state = chunks[at - 1]
  const kinds = state?.values.filter(v => v.field.role === 'category') ?? []
  if (!state || !kinds.length || !ACTION.test(state.text)) return
  state.values = kinds
  Object.assign(chunks[at]!, { kind: 'filler', fields: [], values: [], entities: [], operator: undefined })
  use(chunks[at]!, 'share')
  draft.share = true
  draft.rate = at - 1
}

const isOwn = ({ field, quality }: { field: { words: string[] }; quality: number }) =>
  quality >= 0.8 && field.words.includes('rate')

/** Endings of nouns of action, and participles. */
const ACTION = /(?:[ts]ion|al|ment|ance|ence|ure|ed|ery|return|churn|repeat)$/i
