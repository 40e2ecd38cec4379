import type { Field } from '../entity-model/catalogue-model.ts'
import { nodeAt } from '../asks/fields.ts'
import { directionOn, gradedField } from '../asks/graded-field.ts'
import { comparativeOf } from '../language/gradables.ts'
import type { Comparison } from '../language/lexicon.ts'
import { type Draft, type Node, addCondition, isFree, neighbour, use } from '../reading/draft.ts'
import { namedAt } from './same-as.ts'
import { isNumeric, labelOf } from './shared.ts'

/** How sure a comparison is by a figure that no word names: "firms larger than Birch Mill". */
const UNNAMED = 0.6

interface Compared {
  op: Comparison
  field: Field
  node: Node
  /** The chunks that say so. */
  used: number[]
  /** The last of them before what the records are held against. */
  last: number
  /** No word names the figure. */
  isGuessed?: boolean
}

/** Records held against the one of their kind that is named: "firms with more employees than Birch Mill", "dogs older than Rex". */
export function readAgainstNamed(draft: Draft): void {
  for (const at of draft.chunks.keys()) {
    const compared = byNamedFigure(draft, at) ?? byGraded(draft, at)
    const other = compared && namedAt(draft, compared.last + 1)
    if (!compared || other?.entity !== compared.node.entity) continue
    const { node, field, op, used, isGuessed } = compared
    if (isGuessed) draft.sureness = Math.min(draft.sureness, UNNAMED)
    addCondition(node, {
      columns: [field.column],
      op,
      values: [],
      against: { same: other.where },
      at,
      label: `${op === '>' ? 'more' : 'less'} ${labelOf(field)} than ${other.said}`,
    })
    for (const i of [...used, ...other.chunks]) use(draft.chunks[i]!, 'condition')
    return
  }
}

/** The records spoken of: a noun before, of which others than the one that is named are wanted. */
const subjectOf = ({ nodes }: Draft, at: number): Node | undefined =>
  nodes.findLast(node => !node.implicit && !node.previous && node.at < at)

/** "more employees than", "a higher turnover than". */
function byNamedFigure(draft: Draft, at: number): Compared | undefined {
  const { chunks } = draft
  const { operator } = chunks[at]!
  if (!isFree(chunks[at]) || operator?.type !== 'superlative' || !operator.comparative) return undefined
  const named = neighbour(draft, at, 1, 1)
  const than = chunks.findIndex((c, i) => i > named && i <= named + 2 && /^than$/i.test(c.text))
  const node = subjectOf(draft, at)
  if (named < 0 || than < 0 || !node || !isFree(chunks[named]) || nodeAt(draft, named)) return undefined
  const [field] = chunks[named]!.fields.filter(
    f => f.entity === node.entity && isNumeric(f) && f.quality >= 0.7,
  ).toSorted((a, b) => b.quality - a.quality)
  if (!field) return undefined
  const op = operator.direction === 'desc' ? '>' : '<'
  return { op, field: field.field, node, used: [at, named, than], last: than }
}

/** "larger than", "older than", by the figure that the adjective grades, or the one that is named at the end: "larger by turnover". */
function byGraded(draft: Draft, at: number): Compared | undefined {
  const { chunks } = draft
  const word = /^(\p{L}+)(?: than)?$/u.exec(chunks[at]!.text.toLowerCase())?.[1]
  const { operator } = chunks[at]!
  if (!isFree(chunks[at]) || operator?.type !== 'comparator' || !word) return undefined
  const graded = comparativeOf(word)
  const node = subjectOf(draft, at)
  if (!graded || !node) return undefined
  const by = chunks.findIndex((c, i) => i > at && /^(?:by|in)$/i.test(c.text))
  const said = by < 0 ? undefined : chunks[by + 1]?.fields.find(f => f.entity === node.entity && isNumeric(f))
  // "a runway longer than": the figure that stands right before.
  const before =
    !said && isFree(chunks[at - 1])
      ? chunks[at - 1]!.fields.find(f => f.entity === node.entity && isNumeric(f) && f.quality >= 0.8)
      : undefined
  const field = said?.field ?? before?.field ?? gradedField(node.entity, graded)
  if (!field) return undefined
  const op = directionOn(field, graded) === 'desc' ? '>' : '<'
  const isGuessed = !said && !before && !graded.nouns.length
  return {
    op,
    field,
    node,
    used: [at, ...(said ? [by, by + 1] : []), ...(before ? [at - 1] : [])],
    last: at,
    isGuessed,
  }
}
