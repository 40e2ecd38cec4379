import { contrariesOf } from '../chunks/place-words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Draft } from '../reading/draft.ts'

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
  const contraries = contrariesOf(chunk.text.toLowerCase())
  if (!contraries.length || chunk.values.some(v => isSpokenOf(draft, v.entity))) return false
  const called = ({ words }: Entity['fields'][number]) => words.filter(word => !AUXILIARY.test(word)).join(' ')
  const fields = draft.nodes
    .filter(node => isSpokenOf(draft, node.entity))
    .flatMap(({ entity }) =>
      entity.fields
        .filter(field => field.role === 'boolean' && contraries.includes(called(field)))
        .map(field => ({ entity, field, columns: [field.column], quality: 1 })),
    )
  if (!fields.length) return false
  Object.assign(chunk, { fields, values: [], negated: true })
  return true
}
