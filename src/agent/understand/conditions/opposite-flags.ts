import { contrariesOf, NEGATIVE } from '../chunks/place-words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

const AUXILIARY = /^(?:is|are|was|has|have|can)$/

/** Records that the message speaks of: by their noun, or by the name of one. */
export const isSpokenOf = ({ nodes }: Draft, entity: Entity): boolean =>
  nodes.some(
    node =>
      node.entity === entity &&
      (!node.implicit ||
        node.selection.where.some(
          ({ op, columns }) => op === '=' && columns.every(column => entity.nameFields.some(f => f.column === column)),
        )),
  )

/**
 * "closed runs" of runs with a yes/no field `open`, where only other records are in a state called "closed": the opposite of what the
 * field is called is said of the records spoken of.
 */
export function readOppositeFlag(draft: Draft, chunk: Chunk): boolean {
  const word = chunk.text.toLowerCase()
  const contraries = [...contrariesOf(word), ...(NEGATIVE.test(word) ? [word.replace(NEGATIVE, '')] : [])]
  if (!contraries.length || chunk.values.some(v => isSpokenOf(draft, v.entity))) return false
  const called = ({ words }: Entity['fields'][number]) => words.filter(word => !AUXILIARY.test(word)).join(' ')
  const fields = draft.nodes
    .filter(node => isSpokenOf(draft, node.entity))
    .flatMap(({ entity }) =>
      entity.fields
        .filter(field => field.role === 'boolean' && contraries.includes(called(field)))
        .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
    )
  if (!fields.length) {
    chunk.values = oppositeStates(draft, contraries) ?? chunk.values
    return false
  }
  Object.assign(chunk, { fields, values: [], negated: true })
  return true
}

/** "unpaid invoices" of invoices that may be paid, where only subscriptions are in a state called unpaid: they are not paid. */
function oppositeStates(draft: Draft, contraries: readonly string[]): ValueMatch[] | undefined {
  const states = draft.nodes
    .filter(({ entity, implicit }) => !implicit && isSpokenOf(draft, entity))
    .flatMap(
      ({ entity }) =>
      entity.fields
        .filter(({ role, nested, choices }) => role === 'category' && !nested && choices.length > 2)
        .flatMap(field => field.choices.filter(choice => contraries.includes(choice.toLowerCase())).map(value => ({ entity, field, value }))), // oxfmt-ignore
    )
  const [state, ...others] = states
  if (!state || others.length) return undefined
  const { entity, field, value } = state
  return [{ entity, field, columns: [field.column], values: [value], quality: 0.9, negated: true }]
}
