import { fitsUnit, inUnitOf, unitOf } from '../conditions/field-units.ts'
import {
  type Bound,
  boundFigure,
  comparisonAround,
  countReach,
  isNumeric,
  markUsed,
  type NumberLiteral,
  numberAt,
  unitChunkOf,
} from '../conditions/shared.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { singular } from '../language/words.ts'
import { leadsDown } from '../entity-model/relations.ts'
import { type Draft, type Node, isFree, nodeFor, nounsBefore, use } from '../reading/draft.ts'
import { figureOf } from './aggregates.ts'
import { CALLED_SO, isFloating, piecesOf, place } from './pieces.ts'

/** What a number bounds. */
interface Bounded {
  node: Node
  field: Field
}

/**
 * A number with a sign ("more than 80", "at least 8") that no rule has placed: a bound on the one figure that is named and was only to be shown
 * or not placed either, else on how many there are of the kind right behind it.
 */
export function floatBounds(draft: Draft): void {
  if (!isFloating(draft)) return
  draft.chunks.forEach((chunk, at) => {
    const literal = isFree(chunk) ? numberAt(draft, at) : undefined
    const bound = literal && comparisonAround(draft, at)
    if (!literal || !bound || bound.op === 'between') return
    const { measure } = literal
    const fits = ({ field, quality }: FieldMention) =>
      fitsUnit(field, measure) && (!measure || unitOf(field) !== undefined || quality >= CALLED_SO)
    const named = figureNamed(draft, at, fits) ?? wholeOf(draft, bound, literal)
    const counted = named ? undefined : countedBehind(draft, at)
    if (named) boundFigure(named.node, named.field, bound.op, inUnitOf(named.field, literal.value, measure), at)
    else if (counted) counted.count = countReach(bound.op, literal.value)
    else return
    markUsed(draft, bound.first, Math.max(bound.last, unitChunkOf(draft, at) ?? at))
    place(draft, chunk, 'condition')
  })
}

/**
 * The one figure that chunks name which were only to be shown, or are not placed. None where an unknown word beside it may say of which it is
 * one ("5 broken wheels on hand"), and no number of people, whose age it may be ("children under 12").
 */
function figureNamed(draft: Draft, at: number, fits: (mention: FieldMention) => boolean): Bounded | undefined {
  const isSpoken = ({ entity }: FieldMention) => draft.nodes.some(n => n.entity === entity && !n.implicit)
  const named = draft.chunks.flatMap((chunk, i) => {
    const isShown = chunk.used === 'project' && draft.project.some(p => p.at === i)
    if (!(isFree(chunk) || isShown) || isPersonNoun(singular(chunk.text.toLowerCase()))) return []
    const fields = chunk.fields.filter(f => isNumeric(f) && fits(f) && isSpoken(f))
    const best = Math.max(LEAST, ...fields.map(f => f.quality))
    return fields.filter(f => f.quality === best).map(f => ({ ...f, i }))
  })
  const [one, ...others] = named
  if (!one || others.some(other => other.field !== one.field)) return undefined
  const [first, last] = [Math.min(at, one.i), Math.max(at, one.i)]
  if (draft.chunks.slice(first, last).some(c => c.kind === 'unknown' && (isFree(c) || c.used === 'passed'))) return undefined // oxfmt-ignore
  const node = nodeFor(draft, at, [one.entity])
  if (!node) return undefined
  for (const { i } of named) {
    draft.project = draft.project.filter(p => p.at !== i)
    draft.chunks[i]!.used = 'condition'
  }
  return { node, field: one.field }
}

/** How well a word has to mean a figure. */
const LEAST = 0.5

/** Between a noun and how much it is. */
const COMES_TO = /^(?:of|that|which|are|is|was|were|comes?|came|to|worth|totalling)$/i

/** "sales with a total of at least 40", "sales that came to 40 or more": behind the noun, or the word for what they come to, stands the sign. */
function wholeOf(draft: Draft, { first: at, last }: Bound, { measure }: NumberLiteral): Bounded | undefined {
  const behind = draft.chunks[last + 1]
  if (behind && behind.kind !== 'filler' && !behind.operator) return undefined
  const [total] = piecesOf(draft, 'aggregate').filter(one => one.operator.fn === 'sum' && one.at < at && one.at > at - 4) // oxfmt-ignore
  const node = nounsBefore(draft, at).at(-1)
  const field = node && figureOf(node.entity)
  if (!node || !field || !fitsUnit(field, measure)) return undefined
  const between = draft.chunks.slice(node.at + 1, at)
  if (!total && !(between.length && between.every(c => COMES_TO.test(c.text)))) return undefined
  if (total) use(total.chunk, 'condition')
  return { node, field }
}

/** "fewer than 5 finished orders": the noun behind, of which those that are asked for may have many. */
function countedBehind(draft: Draft, at: number): Node | undefined {
  const { chunks, nodes, app } = draft
  const node = nodes.find(
    n => !n.implicit && n.at > at && chunks.slice(at + 1, n.at).every(c => c.used === 'value' || c.kind === 'filler'),
  )
  const [subject] = nounsBefore(draft, at)
  return node && subject && !node.count && leadsDown(subject.entity, node.entity, app) ? node : undefined
}
