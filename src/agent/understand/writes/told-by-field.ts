import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'

/** "the boat with the hull number BX-12": what tells a record, without the field that it is told by, where a value of that field stands behind it. */
export function withoutField(content: Chunk[], target: Entity | undefined): { content: Chunk[]; field?: Field } {
  const [first, second, ...more] = content
  if (!first || !second || more.length || first.values.some(v => v.entity === target)) return { content }
  const field = first.fields.find(f => f.entity === target && second.values.some(v => v.field === f.field))?.field
  return field ? { content: [second], field } : { content }
}
