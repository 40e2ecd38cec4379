import { type Draft, addNode, use } from './draft.ts'
import { amongThose } from './among-those.ts'
import { isKind } from '../conditions/shared.ts'
import { isParticiple } from '../language/verb-forms.ts'

/** "is the second one red?": what is said holds of the one in that place, and is none of what its place is counted among. */
export function settlePlaces({ nodes }: Draft): void {
  for (const node of nodes) {
    const { where, related, ...place } = node.selection
    if (!node.previous || !place.within || place.limit !== 1 || place.offset === undefined) continue
    if (where.length || related.length)
      node.selection = { ...amongThose({ ...place, where: [], related: [] }), where, related }
  }
}

/** "the second one", "the first": a place in the list that was just shown; "the third?" after that, in the same list. */
export function findPlace(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  const { previous } = draft
  const { operator } = chunk
  const isLast = operator?.type === 'superlative' && operator.word === 'last'
  const isPlace = previous?.ask === 'list' || (previous?.root.within && previous.root.limit === 1)
  if (!previous || !isPlace || !operator || !(operator.type === 'ordinal' || isLast)) return false
  const next = draft.chunks[at + 1]
  const one = next && /^ones?$/i.test(next.text) ? next : undefined
  if (
    next &&
    !one &&
    (next.entities.length ||
      next.values.length ||
      next.fields.length ||
      next.literal ||
      next.kind === 'unknown' ||
      next.operator)
  )
    return false
  // "which of them was hired first": an adverb of what is said right before, no place in the list.
  const said = draft.chunks[at - 1]
  const told = said?.fields.some(f => f.field.role === 'date' || f.field.words.includes('year'))
  // "which of them was lost last?": so is what has become of them.
  const become = isParticiple(said?.text.toLowerCase() ?? '') && said!.values.some(isKind)
  if (!one && (told || become)) return false
  const entity = draft.app.entities.find(e => e.key === previous.root.entity)
  const { root } = previous
  const list = root.within && root.limit === 1 && root.offset ? root.within : root
  const others = draft.chunks.filter(c => c !== chunk && c !== one && c.kind !== 'filler')
  const isRank = list.limit === 1 && !list.within && list.order && others.length === 0 && operator.type === 'ordinal'
  if (!entity || (list.limit === 1 && !list.within && !isRank)) return false
  const turned = isLast && list.limit === undefined && list.order
  const place = operator.type === 'ordinal' ? operator.value : turned ? 1 : list.limit
  if (place === undefined || (list.limit !== undefined && place > list.limit && !isRank)) return false
  const node = addNode(draft, entity, at)
  node.previous = true
  if (isRank) {
    node.selection = { ...structuredClone(list), offset: place }
    use(chunk, 'entity')
    if (one) use(one, 'entity')
    return true
  }
  node.selection = {
    entity: root.entity,
    sources: [...list.sources],
    args: structuredClone(list.args),
    where: [],
    related: [],
    within: structuredClone(list),
    ...(list.order && {
      order: turned
        ? { ...list.order, direction: list.order.direction === 'asc' ? ('desc' as const) : ('asc' as const) }
        : structuredClone(list.order),
    }),
    limit: 1,
    offset: place,
  }
  // "and the third?" asks for the same of another one.
  if (list !== root && draft.chunks.every(c => c === chunk || c === one || c.kind === 'filler'))
    draft.project.push(
      ...(previous.project.length
        ? previous.project
        : previous.measures.flatMap(m => (m.column ? [[m.column]] : []))
      ).map(columns => ({ columns, entity, at })),
    )
  use(chunk, 'entity')
  if (one) use(one, 'entity')
  return true
}
