import { eachOfThem } from './all-items.ts'
import type { Entity } from './catalogue-model.ts'
import type { Draft, Node } from './draft.ts'
import type { Selection } from './query.ts'
import { type Hop, findPath, hopsOf, sharedParent } from './relations.ts'

/** Hangs a node into the tree of selections by the shortest way over foreign keys. */
export function attachNode(draft: Draft, root: Node, node: Node): void {
  if (node.entity === root.entity) return mergeInto(root, node)
  if (draft.group?.entity === node.entity.key && isBare(node.selection)) return
  // "names and tags of the products": the list in the record is wanted, it restricts nothing.
  const { inside } = node.entity
  const isWanted = inside?.entity === root.entity.key && inside.value !== undefined && !node.count && !node.negated
  if (isWanted && isBare(node.selection) && draft.project.some(p => p.entity === root.entity))
    return void draft.project.push({ columns: [inside.column], entity: root.entity, at: node.at })
  const anchors = [root, ...draft.nodes.filter(n => n !== root && n !== node && attached.has(n))]
  const ways = anchors
    .map(anchor => ({ anchor, path: findPath(anchor.entity, node.entity, draft.app) }))
    .filter(way => way.path?.length)
    .sort((a, b) => lengthOf(a.path!) - lengthOf(b.path!))
  const way = ways[0]
  if (!way) {
    draft.ignored.push(`${root.entity.noun} and ${node.entity.noun} together`)
    unrelated.add(draft)
    return
  }
  const parent = sharedParent(way.path!)
  if (parent && !isNamed(draft, parent)) draft.sureness = Math.min(draft.sureness, SHARED_PARENT_SURENESS)
  let at = way.anchor.selection
  for (const [i, hop] of way.path!.entries()) {
    const last = i === way.path!.length - 1
    const isLacking = last && node.negated
    const existing = isLacking
      ? undefined
      : at.related.find(r => r.selection.entity === hop.to.key && r.exists && !r.count)
    const next =
      last && !existing
        ? node.selection
        : (existing?.selection ?? { entity: hop.to.key, sources: [], args: {}, where: [], related: [] })
    if (existing && last) mergeSelection(existing.selection, node.selection)
    const via = roleVia(draft, node.at, i === 0 ? way.anchor.entity : way.path![i - 1]!.to, hop)
    const wanted = last && !node.negated && !node.count ? eachOfThem(draft, hop.to, next) : [next]
    for (const selection of existing ? [] : wanted)
      at.related.push({
        ...(via && { via }),
        selection,
        exists: !(last && node.negated),
        ...(last && node.count && { count: node.count as never }),
      })
    at = next
  }
  node.selection = at
  attached.add(node)
}

/** Steps of a way; a list of keys inside a record is one relation. */
const lengthOf = (path: Hop[]) => path.filter(hop => !hop.to.hidden).length

/** Records that share a parent which the message does not mention are related only perhaps. */
const SHARED_PARENT_SURENESS = 0.4

const isNamed = (draft: Draft, entity: Entity) => draft.chunks.some(c => c.entities.some(m => m.entity === entity))

/**
 * Where records are linked in several ways (assignee, reviewer), the words around tell which: "assigned to Ann",
 * "led by Ann". Undefined when there is only one way or no word for one.
 */
function roleVia(draft: Draft, at: number, from: Entity, hop: Hop): string | undefined {
  const ways = hopsOf(from, draft.app).filter(h => h.to === hop.to)
  if (ways.length < 2) return undefined
  const near = draft.chunks.filter((_, i) => Math.abs(i - at) <= 4).flatMap(c => c.text.toLowerCase().split(/\W+/))
  return ways.find(h => h.field.words.some(word => word !== 'id' && near.some(n => n.length > 2 && sameRoot(n, word))))
    ?.field.column
}

/** "assigned" and "assignee", "managed" and "manager": the same first letters, all but the ending. */
export const sameRoot = (a: string, b: string) => {
  const length = Math.max(3, Math.min(a.length, b.length) - 3)
  return a.slice(0, length) === b.slice(0, length)
}

const attached = new WeakSet<Node>()

export const unrelated = new WeakSet<Draft>()

export const isBare = (s: Selection) =>
  !s.where.length && !s.related.length && !s.order && s.limit === undefined && !s.sources.length && !s.within

function mergeInto(root: Node, node: Node): void {
  mergeSelection(root.selection, node.selection)
}

function mergeSelection(into: Selection, from: Selection): void {
  into.where.push(...from.where)
  into.related.push(...from.related)
  into.sources.push(...from.sources.filter(s => !into.sources.includes(s)))
  Object.assign(into.args, from.args)
  into.order ??= from.order
  into.limit ??= from.limit
  into.offset ??= from.offset
  into.within ??= from.within
}
