import type { Chunk } from '../chunks/chunk.ts'
import { addCondition, addNode, type Draft, use } from '../reading/draft.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Comparison } from '../language/lexicon.ts'
import { ageCondition, ageField, stayField } from './ages.ts'
import { type Bound, markUsed, MIRRORED, type NumberLiteral } from './shared.ts'

/** How long somebody has been where they are, and not in the world. */
const STAY = /\b(?:been|stayed|staying|waited|waiting) (?:here|there|with us|around)\b/i

/** "patients older than 60", "aged 65 or over", "under 18 years old", "tickets older than 30 days". */
export function readAge(
  draft: Draft,
  at: number,
  bound: Bound,
  literal: NumberLiteral,
  other: NumberLiteral | undefined,
  told: { chunk: Chunk; measured: Set<string> }[],
  isAge = false,
): boolean {
  const { first, last, op } = bound
  const after = draft.chunks[last + 1]
  const saysAge = told.some(t => t.measured.has('age')) || /^(newer|older|younger)\b/i.test(draft.chunks[first]!.text)
  const isOld = /^old$/i.test(after?.text ?? '')
  const measure = literal.measure ?? other?.measure
  const isOverdue = measure?.quantity === 'time' && saysOverdue(draft, first, last)
  if (!saysAge && !isOld && !isAge && !isOverdue) return false
  const isStay = STAY.test(draft.message.text)
  // "how many are older than 20?" – "and older than 30?": of the records asked about before.
  const before = draft.app.entities.find(entity => entity.key === draft.previous?.root.entity)
  const isOfBefore = !draft.nodes.length && saysAge && before !== undefined && ageField(before, measure) !== undefined
  for (const node of isOfBefore ? [addNode(draft, before, at, true)] : draft.nodes) {
    const field = isOverdue ? dueField(node.entity) : isStay ? stayField(node.entity) : ageField(node.entity, measure)
    const values = [literal.value, ...(other ? [other.value] : [])]
    // "newer than 30 days" is the smaller age.
    const sign = /^newer\b/i.test(draft.chunks[first]!.text) ? MIRRORED[op] : op
    const condition = field && ageCondition(field, sign, values, measure, draft.message.today)
    if (!condition) continue
    addCondition(node, { ...condition, at })
    markUsed(draft, first, last)
    for (const { chunk } of told) use(chunk, 'condition')
    if (isOld) use(after!, 'condition')
    return true
  }
  return false
}

/** "30 days overdue", "overdue by more than 30 days": since it was due, and not since it came to be. */
export const saysOverdue = ({ chunks }: Draft, first: number, last: number): boolean =>
  OVERDUE.test(chunks[last + 1]?.text ?? '') ||
  (/^(?:by|for|since)$/i.test(chunks[first - 1]?.text ?? '') && OVERDUE.test(chunks[first - 2]?.text ?? '')) ||
  OVERDUE.test(chunks[first - 1]?.text ?? '')

const OVERDUE = /^(?:overdue|late|past due|behind)$/i

const dueField = ({ fields }: Entity): Field | undefined =>
  fields.find(({ role, words, nested }) => role === 'date' && !nested && words.some(word => /^(?:due|deadline)$/.test(word))) // oxfmt-ignore

/** "guests over 65", "patients under 18": of people a bare bound is their age. */
export const isBareAge = (op: Comparison, { unit, value }: NumberLiteral) =>
  /^(>|>=|<|<=|between)$/.test(op) && unit === 'plain' && value > 0 && value <= 120
