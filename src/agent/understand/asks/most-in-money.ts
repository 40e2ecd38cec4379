import { pattern } from '../../../lib/patterns.ts'
import { isDated } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { amountOfWhole, isBesidePrice } from '../entity-model/whole-amount.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import type { OrderTarget } from './order-target.ts'

/** Verbs of what comes in or goes out (Levin, 1993, 13.5, 54.3), of which "the most" is money. */
const VERBS = pattern('i')`
  ^(?:
    makes?|made|making|earn(?:s|ed|ing)?|brings?|brought|bringing|brought in|brings in|takes?|took|taken
    |generat(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|gross(?:es|ed)?|pays?|paid|spends?|spent|costs?|charge[sd]?
    |gets?|got|receive[sd]?|collect(?:s|ed)?
  )$
`

/** How sure it is that what one of them sold for is what it brought in. */
const BY_PRICE = 0.85

/**
 * "who has the most in unpaid bills", "which event made the most from tickets", "who spent the most on repairs": what stands between
 * the superlative and the noun says that it is no number of records but how much they come to, where such records have one amount.
 * Otherwise nothing tells what is ranked.
 */
export function inMoney(draft: Draft, at: number, target: OrderTarget | undefined): OrderTarget | undefined {
  const { chunks } = draft
  const next = chunks[at + 1]?.text ?? ''
  if (target?.kind !== 'count' || target.node.implicit || !/^(?:most|least)$/i.test(chunks[at]!.text)) return target
  if (!/^(?:in|from|on|for|with)$/i.test(next) || target.node.at < at) return target
  const verb = chunks.slice(Math.max(0, at - 5), at).find(c => VERBS.test(c.text))
  const field = amountOf(target.node.entity) ?? verb?.fields.find(f => f.entity === target.node.entity)?.field
  if (!field && verb) draft.ignored.push(`${chunks[at]!.text} ${next}`)
  if (!field || !(verb || /^in$/i.test(next))) return target
  if (isFree(verb)) use(verb!, 'related')
  if (isPriceOfOne(field)) draft.sureness = Math.min(draft.sureness, BY_PRICE)
  const mention = { entity: target.node.entity, field, columns: [field.column], quality: 1 }
  return { kind: 'field', node: target.node, mention, chunks: [], direct: false }
}

/** `declared_value`, `replacement_cost`: nobody has paid it. */
export const isOnlyThought = ({ words }: Field): boolean => words.some(word => THOUGHT.test(word))
const THOUGHT = /^(?:declared|insured|estimated|expected|replacement|planned|projected|budgeted)$/

/** The one amount of such a record that fits, beside whatever charges; else the one price of what is sold once, at a time. */
export function amountOf(entity: Entity, fits: (field: Field) => boolean = () => true): Field | undefined {
  const whole = amountOfWhole(entity)
  const money = entity.fields.filter(
    f => f.role === 'money' && isAdditive(f) && !f.nested && !isOnlyThought(f) && fits(f) && !(whole && isBesidePrice(f, entity)),
  ) // oxfmt-ignore
  const sums = money.filter(f => !isPriceOfOne(f))
  const [field, ...others] = sums.length ? sums : money
  if (!field || others.length) return undefined
  const isMany = entity.fields.some(
    f => f.role === 'number' && f.words.some(w => /^(?:quantity|qty|places|units)$/.test(w)),
  )
  return isPriceOfOne(field) && (isMany || !isDated(entity)) ? undefined : field
}
