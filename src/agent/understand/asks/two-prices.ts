import type { Field } from '../entity-model/catalogue-model.ts'
import type { Draft } from '../reading/draft.ts'
import { isPriceOfOne } from './additive.ts'

/** How sure it is at most which of two prices makes something dear. */
const ONE_OF_TWO_PRICES = 0.6

/**
 * "our cheapest boat" of boats with a purchase price and a rate for each day: what it once cost is not what it costs, so that it is a
 * guess which is meant; "the cheapest to hire", "… per day" says so.
 */
export function readTwoPrices(draft: Draft): void {
  if (!/\b(?:cheap|pric(?:ey|i)|expensive|dear(?:er|est)|afford|costl)/i.test(draft.message.text)) return
  const isToHire = HIRED.test(draft.message.text)
  for (const { entity, selection } of draft.nodes) {
    const prices = entity.fields.filter(field => isPrice(field) && !field.nested)
    const ranked = prices.find(field => field.column === selection.order?.columns[0])
    const isNamed = draft.chunks.some(c => c.fields.some(f => f.field === ranked && f.quality >= 0.8))
    const others = prices.filter(field => isPaidOnce(field) !== (ranked && isPaidOnce(ranked)))
    const [other] = others
    if (!ranked || isNamed || !other) continue
    if (isToHire && isPaidOnce(ranked) && others.length === 1) selection.order!.columns = [other.column]
    const [taken, left] = isToHire && isPaidOnce(ranked) ? [other, ranked] : [ranked, other]
    if (!isToHire || others.length > 1) draft.sureness = Math.min(draft.sureness, ONE_OF_TWO_PRICES)
    draft.notes.push(`went by the ${taken.words.join(' ')}, not by the ${left.words.join(' ')}`)
  }
}
readTwoPrices.needs = /^(?:cheap|pricey|prici|expensive|dearer|dearest|afford|costl)/

/** What is asked for is what it costs for a time. */
const HIRED = /\b(?:to (?:rent|hire|lease|borrow)|(?:per|an?|each) (?:hour|day|night|week|month|year))\b/i

const isPrice = (field: Field): boolean =>
  isPriceOfOne(field) || (field.role === 'money' && field.words.some(word => /^(?:rent|fee|charge|tariff)$/.test(word)))

/** What somebody paid for it, and nobody else does. */
const isPaidOnce = ({ words }: Field): boolean =>
  words.some(word => /^(?:purchase|purchased|buying|acquisition)$/.test(word))
