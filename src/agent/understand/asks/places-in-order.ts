import { sequenceOf } from '../entity-model/sequence.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'

/**
 * "the first stop of the Red Line", "the last chapter of the book": the one that stands first or last in the order that a `sequence` or
 * `position` tells, of the records themselves or of those that only connect the two kinds. No date is meant then.
 */
export function readPlacesInOrder(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findIndex(c => isFree(c) && /^(?:first|last|final)$/i.test(c.text))
  const noun = nodes.find(n => n.at === at + 1 && !n.implicit && !n.previous)
  if (at < 0 || !noun || noun.selection.order || noun.entity.fields.some(f => f.role === 'date' && !f.nested)) return
  const direction = /^first$/i.test(chunks[at]!.text) ? ('asc' as const) : ('desc' as const)
  const own = sequenceOf(noun.entity)
  const node = own ? noun : linkOf(draft, noun, at)
  const field = own ?? (node && sequenceOf(node.entity))
  if (!node || !field || !isOfOne(draft, noun, app)) return
  Object.assign(node.selection, { order: { columns: [field.column], direction }, limit: 1 })
  use(chunks[at]!, 'superlative')
}
readPlacesInOrder.needs = /^(?:first|last|final)$/

/** The records that connect the noun with another kind that is spoken of, where they tell the place. */
function linkOf(draft: Draft, noun: Node, at: number): Node | undefined {
  const { app, nodes, chunks } = draft
  const others = [...nodes.map(n => n.entity), ...chunks.flatMap(c => c.values.map(v => v.entity))].filter(e => e !== noun.entity) // oxfmt-ignore
  const links = app.entities.filter(link => {
    const ups = kindsAbove(link, app)
    return (
      sequenceOf(link) && !link.nameFields.length && ups.includes(noun.entity) && ups.some(to => others.includes(to))
    )
  })
  const [link, ...more] = links
  return link && !more.length ? (nodes.find(n => n.entity === link) ?? addNode(draft, link, at, true)) : undefined
}

/** Something else is spoken of, whose first one it is. */
const isOfOne = ({ nodes, chunks }: Draft, noun: Node, app: Draft['app']): boolean =>
  app.entities.length > 1 && (nodes.some(n => n !== noun && !n.implicit) || chunks.some(c => c.values.length > 0))
