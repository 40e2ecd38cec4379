import { rankGroups } from '../asks/cut-of-groups.ts'
import { gradesTime, lastingField } from '../asks/durations.ts'
import { gradedField } from '../asks/graded-field.ts'
import { isOfAdjective } from '../asks/how-big.ts'
import { listedOn } from '../asks/group-head.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { comparativeOf, type Gradable } from '../language/gradables.ts'
import { type Draft, type Node, nounsBefore, use } from '../reading/draft.ts'
import type { Grouping, Measure } from '../reading/query.ts'
import { isFloating, piecesOf, place } from './pieces.ts'

const COUNTING = /^(?:more|fewer|less)$/i

/**
 * A comparative that no rule has placed, in a message that names two values of one field: the records are set against each other by it, in
 * how many there are of each, or in the figure that the adjective grades. A second one ("more in fair or more in poor health") says no more.
 */
export function floatComparatives(draft: Draft): void {
  if (!isFloating(draft)) return
  const [piece, ...others] = comparativesOf(draft)
  if (!piece || others.length) return
  if (draft.compares && draft.groupOrder?.direction === piece.graded.direction)
    return place(draft, piece.chunk, 'superlative')
  if (draft.group || draft.nodes.some(({ selection }) => selection.order)) return
  const found = comparedBy(draft, piece)
  if (!found) return
  const { node, group, measure } = found
  draft.group = group
  draft.measures = [measure]
  draft.measured = node
  draft.head = node
  rankGroups(draft, true, { direction: piece.graded.direction })
  piece.chunk.operator = { type: 'superlative', comparative: true, word: piece.chunk.text, ...piece.graded }
  place(draft, piece.chunk, 'superlative')
}

/** A comparative and what it grades. */
interface Comparative {
  at: number
  chunk: Chunk
  graded: Gradable
}

/** "more", "more expensive", and "longer than" where no number follows. */
function comparativesOf(draft: Draft): Comparative[] {
  const words = piecesOf(draft, 'superlative').filter(({ operator }) => operator.comparative)
  const plain = words.map(({ at, chunk, operator }) => ({ at, chunk, graded: operator }))
  const signs = piecesOf(draft, 'comparator').flatMap(({ at, chunk }) => {
    const graded = /^\S+ than$/i.test(chunk.text) ? comparativeOf(chunk.text.toLowerCase().slice(0, -5)) : undefined
    return graded && !draft.chunks.slice(at).some(c => c.literal) ? [{ at, chunk, graded }] : []
  })
  return [...plain, ...signs]
}

interface Compared {
  node: Node
  group: Grouping
  measure: Measure
}

/** The records that are compared, the field whose two values they have, and what they are compared in. */
function comparedBy(draft: Draft, { at, chunk, graded }: Comparative): Compared | undefined {
  const named = draft.nodes.filter(n => !n.implicit && !n.previous)
  // "do we sell more by card or by cash": the records that have these values.
  const nouns = named.length || draft.nodes.length > 1 ? named : draft.nodes
  const ranked = nouns.flatMap(node => {
    const group = listedOn(draft, node)
    return group ? [{ node, group }] : []
  })
  if (COUNTING.test(chunk.text.replace(/ than$/i, ''))) {
    if (draft.measures.some(m => m.column)) return undefined
    const [near] = ranked.toSorted((a, b) => Math.abs(a.node.at - at) - Math.abs(b.node.at - at))
    // Of those that are named there is one each.
    const isNamed = near?.node.entity.nameFields.some(
      f => near.group.entity === near.node.entity.key && f.column === near.group.columns[0],
    )
    return near && !isNamed ? { ...near, measure: { fn: 'count' } } : undefined
  }
  const [first] = nounsBefore(draft, draft.chunks.length)
  const own = ranked.find(one => one.node === first) ?? ranked[0]
  const field = own && ((gradesTime(graded) ? lastingField(draft, own.node.entity) : undefined) ?? gradedField(own.node.entity, graded)) // oxfmt-ignore
  if (!own || !field || field.role === 'date' || !isOfAdjective(own.node.entity, field, graded)) return undefined
  const [said] = piecesOf(draft, 'aggregate')
  if (said) use(said.chunk, 'aggregate')
  return { ...own, measure: { fn: said?.operator.fn ?? 'avg', column: field.column } }
}
