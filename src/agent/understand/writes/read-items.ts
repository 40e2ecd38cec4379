import { isIdentity, queryFor } from './place-value.ts'
import type { NewRecord } from './new-record.ts'

/**
 * "2 of product prd_12 and one Desk Lamp": the entries of a list whose objects point to a record and say how many. A record
 * without a number is one.
 */
export function readItems(record: NewRecord): void {
  const slot = record.slots.find(s => s.items?.some(i => i.target) && !(s.name in record.values))
  const key = slot?.items?.find(i => i.target)
  const number = slot?.items?.find(
    i =>
      /^(?:integer|number)$/.test(i.type) &&
      !i.target &&
      /quantity|qty|count|number|amount|units?|pieces/.test(i.words.join(' ')),
  )
  if (!slot || !key) return
  const entries: Record<string, unknown>[] = []
  record.chunks.forEach((chunk, at) => {
    const match = chunk.values
      .filter(v => v.entity.key === key.target && isIdentity(v))
      .sort((a, b) => b.quality - a.quality)[0]
    if (!match || record.taken.has(chunk)) return
    const near = [...record.chunks.slice(Math.max(0, at - 4), at).reverse(), ...record.chunks.slice(at + 1, at + 3)]
    const stop = near.findIndex(c => c !== chunk && c.values.some(v => v.entity.key === key.target))
    const count = near
      .slice(0, stop < 0 ? near.length : stop)
      .find(c => c.literal?.kind === 'number' && !record.taken.has(c))
    const quantity = count?.literal?.kind === 'number' ? count.literal.value : 1
    if (count) record.taken.add(count)
    record.taken.add(chunk)
    for (const c of near)
      if (c.entities.some(e => e.entity.key === key.target) || /^x$/i.test(c.text)) record.taken.add(c)
    if (match.field.role === 'id')
      entries.push({
        [key.name]: key.type === 'string' ? match.values[0] : Number(match.values[0]),
        ...(number && { [number.name]: quantity }),
      })
    else {
      record.references.push({
        parameter: `${slot.name}.${entries.length}.${key.name}`,
        query: queryFor(record.context.app, match),
        label: chunk.text,
      })
      entries.push({ ...(number && { [number.name]: quantity }) })
    }
  })
  if (entries.length) record.values[slot.name] = entries
}
