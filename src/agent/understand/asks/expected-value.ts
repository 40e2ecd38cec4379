import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isAdditive } from './additive.ts'
import { LIKELIHOOD, putDerived, timesPart } from './derived.ts'
import { type Draft, use } from '../reading/draft.ts'

/** What is weighted by how likely it is. */
const WEIGHTED = /^(?:expected|weighted|probability-?weighted|risk-?adjusted|likely)$/i
/** Nouns for the amount of what may come in, where no field is called so. */
const AMOUNT = /^(?:value|amount|revenue|income|sales|worth)$/i

/**
 * "the expected value of our deals", "weighted value by region": each amount times how likely it is, added up (the expectation of a random
 * variable). Only of records that tell both; what the words alone could mean is no plain amount.
 */
export function readExpectedValue(draft: Draft): void {
  const { chunks, nodes, measures } = draft
  chunks.forEach((chunk, at) => {
    if (!WEIGHTED.test(chunk.text) || chunk.fields.some(f => f.quality >= 0.9)) return
    const next = chunks[at + 1]
    if (!next || (!AMOUNT.test(next.text) && !next.fields.some(f => f.field.role === 'money'))) return
    const found = nodes
      .filter(n => !n.implicit)
      .map(n => weightedOf(n.entity))
      .find(Boolean)
    if (!found) return
    const { entity, amount, likelihood } = found
    const column = `${chunk.text.toLowerCase()} ${amount.words.join(' ')}`
    const operator = timesPart(draft, likelihood)
    putDerived(
      draft,
      at,
      at + 1,
      { entity },
      { column, operator, left: amount.column, right: likelihood.column },
      'money',
    )
    draft.notes.push(
      `took “${chunk.text} ${next.text}” as ${amount.words.join(' ')} times ${likelihood.words.join(' ')}`,
    )
    if (next.entities.length === 0) use(next, 'derived')
    // "the probability-weighted value": by what it is weighted.
    const before = chunks[at - 1]
    if (before && /^weighted$/i.test(chunk.text) && before.fields.some(f => f.field === likelihood))
      use(before, 'derived')
    const isAsked = chunks.some(c => /^(?:aggregate|superlative|comparator)$/.test(c.operator?.type ?? ''))
    if (!isAsked && !measures.length && /^of$/i.test(chunks[at + 2]?.text ?? '')) {
      measures.push({ fn: 'sum', column })
      draft.measured = nodes.find(n => n.entity === entity)!
      use(chunk, 'aggregate')
    }
  })
}
readExpectedValue.needs = /^(?:expected|likely|adjusted|riskadjusted)$|weighted$/

/** The one amount of a kind of record, and the one figure that says how likely it is. */
function weightedOf(entity: Entity): { entity: Entity; amount: Field; likelihood: Field } | undefined {
  const plain = entity.fields.filter(f => !f.nested)
  const [amount, ...amounts] = plain.filter(f => f.role === 'money' && isAdditive(f))
  const [likelihood, ...others] = plain.filter(f => f.type !== 'string' && f.words.some(word => LIKELIHOOD.test(word)))
  return amount && likelihood && !amounts.length && !others.length ? { entity, amount, likelihood } : undefined
}
