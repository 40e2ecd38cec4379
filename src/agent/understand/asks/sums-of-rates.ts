import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { singular } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'

/** How sure it is that an amount times what is paid for one comes to what is asked for; and that a rate is to be added up. */
const TIMES = 0.87
const ADDED = 0.5

const BY_ADJECTIVE: Record<string, string> = { hourly: 'hour', daily: 'day', nightly: 'night', weekly: 'week', unit: 'quantity' } // oxfmt-ignore

/**
 * "how much did the concerts make", "what do the shifts cost us in total" of records with hours and a `pay_per_hour`: what is paid
 * for one tells nothing added up. With how many there were it does; without that, the sum is only told where it is asked for by its
 * name.
 */
export function readSumsOfRates(draft: Draft): void {
  const node = draft.measured ?? draft.head ?? draft.nodes.find(n => !n.implicit)
  if (!node) return
  const worth = draft.chunks.find(c => /^(?:worth|value)$/i.test(c.text))
  if (worth?.fields.some(({ field }) => isOfOtherPeriod(draft, field))) draft.sureness = Math.min(draft.sureness, ADDED)
  for (const measure of draft.measures) {
    const field = node.entity.fields.find(f => f.column === measure.column)
    const unit = measure.fn === 'sum' && field ? (rateOf(field) ?? soldFor(field, node.entity)) : undefined
    if (!field || unit === undefined || isNamed(draft, field)) continue
    const amount = amountOf(node.entity, unit)
    if (!amount) {
      draft.sureness = Math.min(draft.sureness, ADDED)
      continue
    }
    const column = `${amount.words.join(' ')} times ${field.words.join(' ')}`
    draft.derived.push({ entity: node.entity, derived: { column, operator: '*', left: amount.column, right: field.column } }) // oxfmt-ignore
    measure.column = column
    draft.sureness = Math.min(draft.sureness, TIMES)
    draft.notes.push(`took it as the ${amount.words.join(' ')} times the ${field.words.join(' ')}`)
  }
}

/** "what are the permits worth per year" of a `monthly_fee`: added up by the year in which they began it is not what they are worth in one. */
function isOfOtherPeriod(draft: Draft, field: Field): boolean {
  const own = field.words.map(word => PERIOD_ADJECTIVES.get(word)).find(Boolean)
  return own !== undefined && draft.group?.period !== undefined && draft.group.period !== own && !isNamed(draft, field)
}

/** What a rate is for one of: an hour of `pay_per_hour`, a night of `nightly_rate`. */
function rateOf({ role, words }: Field): string | undefined {
  if (role !== 'money') return undefined
  const per = words.indexOf('per')
  if (per > 0 && words[per + 1] !== undefined) return singular(words[per + 1]!)
  const adjective = words.find(word => BY_ADJECTIVE[word] !== undefined)
  return adjective && BY_ADJECTIVE[adjective]
}

/** What was sold at a price that is called after it: tickets of a `ticket_price` beside `tickets_sold`. */
function soldFor({ role, words }: Field, { fields }: Entity): string | undefined {
  const [unit, price, ...rest] = words
  if (role !== 'money' || price !== 'price' || rest.length) return undefined
  const isSold = (f: Field) => f.words.some(word => /^(?:sold|bought|ordered|booked)$/.test(word))
  return fields.some(f => f.role === 'number' && isSold(f) && f.words.some(word => singular(word) === unit)) ? unit : undefined // oxfmt-ignore
}

/** The one number of how many there were: `hours`, `quantity`. */
function amountOf({ fields }: Entity, unit: string): Field | undefined {
  const isOf = (word: string) => singular(word) === unit || (unit === 'quantity' && /^(?:qty|units|pieces|count)$/.test(word)) // oxfmt-ignore
  const amounts = fields.filter(f => f.role === 'number' && !f.nested && !f.words.includes('per') && f.words.some(isOf))
  // Of tickets some are sold and some are left.
  const done = amounts.filter(f => f.words.some(word => /^(?:sold|bought|ordered|booked)$/.test(word)))
  const [amount, ...others] = done.length ? done : amounts
  return others.length ? undefined : amount
}

/** "the sum of the hourly rates": it is asked for as it is called. */
const isNamed = ({ chunks }: Draft, field: Field): boolean =>
  chunks.some(c => c.fields.some(f => f.field.column === field.column && f.quality >= 0.9))
