import type { AppModel } from '../entity-model/catalogue-model.ts'
import { namesOne } from '../entity-model/relations.ts'
import type { Query, Selection } from '../reading/query.ts'
import { isAllOf } from '../reading/still-one.ts'

type Related = Selection['related'][number]

/**
 * "who works at the biggest firm?" → "how many orders do they have?": the firm of those who work at the firm is that firm itself. What a
 * query goes on from is told without the way there and back, in every place where it stands. The orders of the firm of an order are others.
 */
export function withoutDetour<T extends Query>(query: T, app: AppModel): T {
  return { ...query, root: straight(query.root, app), ...(query.whole && { whole: straight(query.whole, app) }) }
}

function straight(selection: Selection, app: AppModel): Selection {
  const related = selection.related.map(one => ({ ...one, selection: straight(one.selection, app) }))
  const at = related.findIndex(one => returnsTo(selection, one, app))
  const inner = related[at]?.selection.related[0]?.selection
  // Two earlier selections, two sets of alternatives or two of what is left out are not merged into one.
  if (
    !inner ||
    (selection.within && (inner.within || isCut(inner))) ||
    (selection.anyOf && inner.anyOf) ||
    (selection.except && inner.except)
  )
    return { ...selection, related }
  const others = related.filter((_, i) => i !== at)
  if (isCut(inner)) return { ...selection, related: others, within: inner }
  return {
    ...inner,
    ...selection,
    sources: selection.sources.length ? selection.sources : inner.sources,
    args: { ...inner.args, ...selection.args },
    where: [...inner.where, ...selection.where],
    related: [...inner.related, ...others],
  }
}

/** To records that each have one such record, and of which nothing more is said, and back over the same key. */
function returnsTo(
  { entity }: Selection,
  { selection: between, exists, count, via, also }: Related,
  app: AppModel,
): boolean {
  const [back, ...more] = between.related
  const isBare = isAllOf({ ...between, related: more }) && !isCut(between)
  if (!back || !isBare || !exists || count || also) return false
  if (back.selection.entity !== entity || !back.exists || back.count || back.also || back.via !== via) return false
  const [from, to] = [between.entity, entity].map(key => app.entities.find(one => one.key === key))
  return from !== undefined && to !== undefined && namesOne(from, to, app)
}

const isCut = ({ limit, offset, each }: Selection): boolean =>
  limit !== undefined || offset !== undefined || each !== undefined
