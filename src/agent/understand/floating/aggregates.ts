import { isPriceOfOne, isSum } from '../asks/additive.ts'
import { isNumeric, kindsNamed } from '../conditions/shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { meansFigure, ownFigure } from '../entity-model/own-figure.ts'
import { type Draft, type Node, nounsAfter, nounsBefore } from '../reading/draft.ts'
import type { Measure } from '../reading/query.ts'
import { isFloating, piecesOf, place, type Piece } from './pieces.ts'

/**
 * "on average", "altogether", "how much" that no rule has placed: of the figure that is asked for already, of the only one that is named, else
 * of the one that says how much the records themselves are.
 */
export function floatAggregates(draft: Draft): void {
  if (!isFloating(draft) || draft.share || draft.ratio) return
  for (const piece of piecesOf(draft, 'aggregate')) {
    if (saysBound(draft, piece)) continue
    if (!(saysMore(draft, piece) || ofBefore(draft, piece) || ofShown(draft, piece) || ofRecords(draft, piece))) return
    place(draft, piece.chunk, 'aggregate')
  }
}

/** "orders with a total of at least 400": the word is that of the figure which is bounded. */
function saysBound(draft: Draft, { at, chunk }: Piece<'aggregate'>): boolean {
  const word = chunk.text.toLowerCase()
  const isBounded = draft.nodes.some(({ entity, selection: { where } }) =>
    where.some(
      c =>
        (c.at ?? -1) > at &&
        entity.fields.some(f => f.column === c.columns[0] && isNumeric({ field: f }) && f.words.includes(word)),
    ),
  )
  if (isBounded) place(draft, chunk, 'condition')
  return isBounded
}

/** "how much of that was billable?": of the figure that was told before. */
function ofBefore(draft: Draft, { operator: { fn } }: Piece<'aggregate'>): boolean {
  const { previous, nodes } = draft
  const [told, ...others] = previous?.ask === 'measure' ? previous.measures : []
  const node = nodes.find(n => n.previous && n.entity.key === previous?.root.entity)
  if (!told?.column || others.length || told.fn !== fn || !node || draft.measures.length) return false
  measure(draft, node, told)
  return true
}

/** "how much …, in total": said of what is added up already. */
function saysMore({ measures }: Draft, { operator: { fn } }: Piece<'aggregate'>): boolean {
  const [measure, ...others] = measures
  if (!measure?.column || others.length) return false
  return measure.fn === fn
}

/** "how much has Ann spent altogether": a figure that was only to be shown of the records. */
function ofShown(draft: Draft, { operator: { fn } }: Piece<'aggregate'>): boolean {
  const [shown, ...others] = draft.project
  const field = shown?.entity.fields.find(f => f.column === shown.columns[0])
  const node = shown && draft.nodes.find(n => n.entity === shown.entity)
  if (!shown || !field || !node || others.length || draft.measures.length || !isNumeric({ field })) return false
  if (fn === 'sum' && field.role !== 'money' && !isSum(field)) return false
  draft.project = []
  measure(draft, node, { fn, column: field.column })
  draft.chunks[shown.at]!.used = 'aggregate'
  return true
}

/** "sum up the expenses", "the average order value": of the one figure that the records named are. */
function ofRecords(draft: Draft, { at, chunk, operator: { fn } }: Piece<'aggregate'>): boolean {
  if (draft.measures.length || draft.project.length) return false
  const nouns = [...nounsAfter(draft, at), ...nounsBefore(draft, at).toReversed()].filter(n => !n.negated && !n.count)
  const clear = kindsNamed(draft.chunks)
  const [node] = nouns.filter(n => n.previous || clear.has(n.entity))
  const field = node && figureOf(node.entity)
  if (
    node &&
    /^total$/i.test(chunk.text) &&
    (node.at === at + 1 || isLast(draft, at)) &&
    isCountedSo(node.entity, field)
  ) {
    measure(draft, node, { fn: 'count' })
    return true
  }
  if (!node || !field || nouns.some(n => n.at === at + 1 && n !== node)) return false
  draft.notes.push(`took the ${field.words.join(' ')} of the ${node.entity.noun} records`)
  measure(draft, node, { fn, column: field.column })
  return true
}

/** "tickets closed in May, total?": nothing stands behind it. */
const isLast = ({ chunks }: Draft, at: number): boolean => chunks.slice(at + 1).every(c => c.kind === 'filler')

/** "total tickets": how many there are, where they come to no sum of money and are not called after what they come to. */
const isCountedSo = (entity: Entity, figure: Field | undefined): boolean =>
  figure === undefined ||
  (!(figure.role === 'money' && !figure.words.includes('price')) && !meansFigure(entity, figure))

function measure(draft: Draft, node: Node, one: Measure): void {
  draft.measures = [one]
  draft.measured = node
}

/** What a record is, or comes to as a whole: no price of one of several. */
export function figureOf(entity: Entity): Field | undefined {
  const whole = amountOfWhole(entity)
  return ownFigure(entity) ?? (whole && !isPriceOfOne(whole) ? whole : undefined)
}
