import { onHand } from '../asks/left-over.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { kindsAbove, kindsBelow } from '../entity-model/relations.ts'
import type { Draft } from '../reading/draft.ts'

/** What there is of things is told by other records, one for each place that holds them: the kind and its figure. */
export function stockOf(things: Entity, app: AppModel): { entity: Entity; field: Field } | undefined {
  if (onHand(things).length) return undefined
  const found = [...new Set(kindsBelow(things, app))].flatMap(entity => {
    const figures = entity.hidden ? [] : onHand(entity)
    return figures.length === 1 ? [{ entity, field: figures[0]! }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

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
