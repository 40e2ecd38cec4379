import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode, use, kindBefore } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'
import { countBeside } from './how-many-ranked.ts'
import { directionOn, gradedField } from './graded-field.ts'

/** "and the highest?": of the figure asked for before; "just the top 2": of the list; "the biggest one": of those before. */
export function extremeOfBefore(draft: Draft, at: number): void {
  const { previous, chunks, nodes, app } = draft
  const entity = kindBefore({ app, previous })
  if (!previous || !entity || nodes.length) return
  const operator = chunks[at]!.operator
  const cut = endOfBefore(draft, at, entity, previous)
  const one = cut ?? oneOfBefore(draft, at, entity, previous)
  if (one) {
    const node: Node = addNode(draft, entity, at)
    node.previous = true
    node.selection = one
    use(chunks[at]!, 'entity')
    return
  }
  const column = columnAsked(previous)
  if (operator?.type !== 'superlative' || column === undefined || draft.measures.length) return
  if (isFirstOf(chunks[at]!, entity, column)) return
  draft.measures.push({ fn: operator.direction === 'desc' ? 'max' : 'min', column })
  use(chunks[at]!, 'superlative')
}

const columnAsked = ({ ask, measures }: Query): string | undefined =>
  ask === 'measure' ? measures.find(m => m.column)?.column : undefined

/** "how much did they spend?" – "when was the first one?": none of the figures is a first one. */
const isFirstOf = ({ operator }: Chunk, { fields }: Entity, column: string | undefined): boolean =>
  operator?.type === 'superlative' && operator.of === 'date' && fields.find(f => f.column === column)?.role !== 'date'

/** How sure a cut is at most that goes by a figure which nobody spoke of. */
const BY_ITS_SIZE = 0.75

/** "just the top 2", "and the bottom 3?", "the first five" of a list; after a number of records, the top ones of those. */
function endOfBefore(draft: Draft, at: number, entity: Entity, previous: Query): Selection | undefined {
  const { chunks } = draft
  const word = chunks[at]!.text
  const count = countBeside(draft, at)
  const isEnd = /^(?:top|bottom)$/i.test(word)
  if (!count || !(previous.ask === 'list' || (previous.ask === 'measure' && isEnd))) return undefined
  if (!isEnd && !/^first$/i.test(word)) return undefined
  const root = structuredClone(previous.root)
  if (isEnd && !root.order) {
    const column = columnAsked(previous) ?? primaryMeasure(entity)?.column
    if (column === undefined) return undefined
    if (column !== columnAsked(previous)) draft.sureness = Math.min(draft.sureness, BY_ITS_SIZE)
    root.order = { columns: [column], direction: 'desc' }
  }
  // "sort by price", then "top 3": those with the highest, also where the list began with the lowest.
  const sorted = entity.fields.find(field => field.column === root.order?.columns[0])
  if (/^top$/i.test(word) && sorted && isNumeric({ field: sorted }) && root.limit === undefined)
    root.order!.direction = 'desc'
  // "and the bottom 3?" after the highest ones: from the other end.
  if (/^bottom$/i.test(word) && sorted && isNumeric({ field: sorted }))
    root.order!.direction = root.limit !== undefined && root.order!.direction === 'asc' ? 'desc' : 'asc'
  use(count.chunk, 'entity')
  return { ...root, limit: count.value }
}

/** "how many rooms are there?", "what do they come to?" – "what is the biggest one?": the record, and no figure. */
function oneOfBefore({ chunks }: Draft, at: number, entity: Entity, previous: Query): Selection | undefined {
  const operator = chunks[at]!.operator
  if (previous.ask !== 'measure' || operator?.type !== 'superlative' || !/^one$/i.test(chunks[at + 1]?.text ?? ''))
    return undefined
  const column = columnAsked(previous)
  const isOther = column === undefined || isFirstOf(chunks[at]!, entity, column)
  if (!isOther && previous.measures[0]?.fn !== 'sum') return undefined
  const field = isOther ? gradedField(entity, operator) : entity.fields.find(f => f.column === column)
  if (!field) return undefined
  const direction = isOther ? directionOn(field, operator) : operator.direction
  return { ...structuredClone(previous.root), order: { columns: [field.column], direction }, limit: 1 }
}

/** Whether nothing else is said than how many. */
export const isAllSaid = ({ chunks }: Draft, at: number): boolean =>
  chunks.every(
    (c, i) => i === at || c.kind === 'filler' || c.literal?.kind === 'number' || c.operator?.type === 'pronoun',
  )

/** "which has the highest price?" – "and the second highest?": the one in that place of the same order. */
export function placeOfBefore(
  { app, previous, nodes, chunks, ...draft }: Draft,
  at: number,
  offset: { value: number; chunk: Chunk },
): boolean {
  const { order, limit } = previous?.root ?? {}
  const entity = kindBefore({ app, previous })
  const field = entity?.fields.find(f => f.column === order?.columns[0])
  const operator = chunks[at]!.operator
  if (
    previous?.ask !== 'list' ||
    !order ||
    limit !== 1 ||
    !entity ||
    !field ||
    nodes.length ||
    operator?.type !== 'superlative'
  )
    return false
  const node = addNode({ ...draft, app, nodes, chunks, previous }, entity, at)
  node.previous = true
  const direction = isNumeric({ field }) && operator.of !== 'date' ? operator.direction : order.direction
  node.selection = { ...structuredClone(previous.root), order: { ...order, direction }, limit: 1, offset: offset.value }
  use(chunks[at]!, 'entity')
  use(offset.chunk, 'entity')
  return true
}
