import type { Entity } from '../entity-model/catalogue-model.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import type { Draft } from '../reading/draft.ts'

/**
 * "out of stock in Oslo": the place is said, by its name or what is in its records. There its own figure says that there is none; where no
 * place is said, there is none in any of them.
 */
export function saysPlace({ app, chunks, nodes }: Draft, stock: Entity, things: Entity): boolean {
  const places = kindsAbove(stock, app).filter(entity => entity !== things)
  return (
    nodes.some(({ entity, implicit }) => !implicit && places.includes(entity)) ||
    chunks.some(({ values }) => values.some(({ entity, quality }) => quality >= 0.9 && places.includes(entity)))
  )
}
