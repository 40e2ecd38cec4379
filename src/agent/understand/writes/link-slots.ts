import type { Entity } from '../entity-model/catalogue-model.ts'
import type { WriteOperation } from './operations.ts'

/** Places for lists of keys (`Mooring: ["rec1"]`) point to the records whose keys the data show in them. */
export function pointLinkSlots(operations: readonly WriteOperation[], entities: readonly Entity[]): void {
  for (const { inside, fields } of entities) {
    const target = inside?.value && fields.find(({ column }) => column === inside.value)?.target
    if (!target) continue
    for (const { slots } of operations.filter(({ entity }) => entity.key === inside.entity))
      for (const slot of slots)
        if (slot.name === inside.column && slot.type === 'array' && !slot.items) slot.target = target
  }
}
