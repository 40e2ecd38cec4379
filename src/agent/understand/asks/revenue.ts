import { type Draft, isFree } from '../reading/draft.ts'
import { plural } from '../language/words.ts'
import { amountTaken } from './taken-in.ts'

/** Nouns for money that comes in, which are no records themselves. */
const REVENUE = /^(?:(?:sales )?revenues?|turnover|takings|proceeds)$/i

/** How sure it is that what was charged came in. */
const CHARGED = 0.85

/** "revenue per channel", "sales revenue" of sales with a price: what they came to, and not how many there are. Before nouns are looked for. */
export function nameRevenue(draft: Draft): void {
  const { chunks, app } = draft
  for (const chunk of chunks) {
    if (!isFree(chunk) || !REVENUE.test(chunk.text) || chunk.fields.some(f => f.quality >= 0.8)) continue
    const found = chunk.entities.flatMap(({ entity }) => {
      const field = amountTaken(entity, app)
      return field ? [{ entity, field, columns: [field.column], quality: 0.9 }] : []
    })
    const [only, ...others] = found
    if (!only || others.length) continue
    Object.assign(chunk, { kind: 'mention', fields: [only], entities: [], values: [] })
    draft.sureness = Math.min(draft.sureness, CHARGED)
    draft.notes.push(`took “${chunk.text}” as the ${only.field.words.join(' ')} of the ${plural(only.entity.noun)}`)
  }
}
nameRevenue.needs = /^(?:revenues?|turnover|takings|proceeds)$/
