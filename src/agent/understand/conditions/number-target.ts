import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, nodeFor, nounsBefore } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import type { Measured } from '../requests/read-message.ts'
import { isPriceOfOne } from '../asks/additive.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { ownFigure } from '../entity-model/own-figure.ts'
import { primaryMeasure } from '../entity-model/relations.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { fieldInUnit, fitsUnit, isMeasuredBy, unitOf } from './field-units.ts'
import { type Bound, isNumeric, type NumberLiteral, pickField } from './shared.ts'

/** The field that a number restricts. */
export interface Target {
  node: Node
  field: Field
  chunk?: Chunk
  /** The chunk that makes the bound one of two, either of which will do: "below 9 or above 95". */
  either?: Chunk
}

/** The bound that was read last, and on what. */
export interface Ended {
  target: Target
  op: Comparison
  last: number
}

/** "a budget over 500 but under 800 hours": the other end of the same figure, unless one of its own is named. */
export function otherEnd(
  draft: Draft,
  { op, first }: Bound,
  before: Ended | undefined,
  measure: Measured | undefined,
  named: Chunk | undefined,
  unit: number | undefined,
): Target | undefined {
  if (!before || (named && named !== draft.chunks[unit ?? -1])) return undefined
  const between = draft.chunks.slice(before.last + 1, first).map(c => c.text.toLowerCase())
  const turns = before.op[0] !== op[0] && /^[<>]/.test(op) && /^[<>]/.test(before.op)
  const either = between.length === 1 && between[0] === 'or' ? draft.chunks[first - 1] : undefined
  const isJoined = either !== undefined || between.every(t => /^(but|and|yet)$/.test(t))
  const { node, field } = before.target
  return turns && isJoined && fitsUnit(field, measure) ? { node, field, ...(either && { either }) } : undefined
}

/**
 * The word of the unit is itself the field's: "more than 40 hours" of `estimated_hours`. Of records that the message does not name
 * only where those that it names have nothing in such a unit.
 */
export function ownUnit(draft: Draft, unit: number | undefined, measure: Measured | undefined): Target | undefined {
  if (unit === undefined || !measure) return undefined
  const chunk = draft.chunks[unit]!
  const named = draft.nodes.filter(node => !node.implicit).map(({ entity }) => entity)
  const isNear = named.some(entity => entity.fields.some(f => unitOf(f)?.quantity === measure.quantity))
  const found = pickField(
    draft,
    unit,
    chunk.fields.filter(
      m =>
        isNumeric(m) &&
        m.field.role !== 'money' &&
        fitsUnit(m.field, measure) &&
        // "12 degrees" are no level, though the word may mean one.
        (m.quality >= 0.8 || unitOf(m.field) !== undefined) &&
        (!isNear || chunk.isSpent === true || named.includes(m.entity)),
    ),
  )
  if (!found) return undefined
  // "films longer than two hours" of a `runtime` beside a `rental.period_hours`: what the record itself is comes before a part of it.
  const [whole, ...others] = found.field.nested
    ? found.node.entity.fields.filter(
        f => !f.nested && isNumeric({ field: f }) && unitOf(f)?.quantity === measure.quantity,
      )
    : []
  return { ...found, ...(whole && !others.length && { field: whole }), chunk }
}

/** The only figure of the records mentioned that is in such a unit, or that such an adjective or verb measures. */
export function fieldByMeasure(
  draft: Draft,
  told: { measured: Set<string> }[],
  measure: Measured | undefined,
): Target | undefined {
  const sets = told.map(t => t.measured)
  const candidate = (entity: Entity): Field | undefined => {
    if (measure) return fieldInUnit(entity, measure, sets)
    const fields = entity.fields.filter(f => isNumeric({ field: f }) && sets.some(set => isMeasuredBy(f, set)))
    return fields.length === 1 ? fields[0] : undefined
  }
  for (const node of [...draft.nodes].sort((a, b) => Number(a.implicit) - Number(b.implicit) || a.at - b.at)) {
    const field = candidate(node.entity)
    if (field) return { node, field }
  }
  return undefined
}

const LEAST_BARE_FIGURE = 1000

/** "invoices over 50": the noun, a word of comparison and the number. */
function isBehindNoun({ chunks, nodes }: Draft, at: number, entity: Entity): boolean {
  const isBound = /^(?:(?:is|are|was|were) )?(?:over|above|under|below|exceeding|between)$/i.test(
    chunks[at - 1]?.text ?? '',
  )
  // "the marks that are below 50": what is so says nothing more.
  let noun = at - 2
  while (/^(?:that|which|is|are|was|were)$/i.test(chunks[noun]?.text ?? '')) noun--
  const named = nounsBefore({ nodes }, at).filter(n => !n.previous)
  // "which marks of the summer term are under 40": said of the one kind that the question is about.
  const isSubject = noun < at - 2 && named.length === 1
  // "members over 50" are so old.
  return (
    isBound &&
    named.some(n => n.entity === entity && (n.at === noun || isSubject)) &&
    !isPersonNoun(entity.words.at(-1)!)
  )
}

/** What is paid beside or because of something, and is no amount of it. */
const CHARGE = /^(?:fine|fee|tax|vat|deposit|tip|discount|penalty|surcharge|balance|limit)s?$/

/** The one amount that says how much the record itself is, where it has no other figure: no charge beside it. */
function sumOf({ fields }: Entity): Field | undefined {
  const [field, ...others] = fields.filter(f => isNumeric({ field: f }) && !f.nested)
  const isCharge = field?.words.some(word => CHARGE.test(word))
  return field?.role === 'money' && !others.length && !isCharge && !isPriceOfOne(field) ? field : undefined
}

/** "orders over 100" of a total beside other figures: what they come to, a guess, and no price of what has several. */
function wholeOf(entity: Entity): Field | undefined {
  const field = amountOfWhole(entity)
  return field && !field.nested && !isPriceOfOne(field) && !field.words.some(word => CHARGE.test(word))
    ? field
    : undefined
}
/** How sure it is that a small number without a unit is what records come to. */
const BARE_WHOLE = 0.6

const isOfFigure = ({ chunks }: Draft, at: number): boolean =>
  /^of$/i.test(chunks[at + 1]?.text ?? '') &&
  chunks.slice(at + 2, at + 4).some(c => c.fields.some(f => isNumeric(f) && f.quality >= 0.8))

/** "orders over 500 of clients in Italy", "… whose client is in Italy": the noun right before the bound, and not the one that is joined on behind it. */
const boundedBefore = (draft: Draft, at: number, owners: readonly Entity[]): Node | undefined => {
  const noun = nounBounded(draft, at, at) ?? subjectBounded(draft, at)
  return noun && owners.includes(noun.entity) ? noun : undefined
}

/** "which deals at firms in Oslo are over 40k": the first noun, of which that is said, unless a clause of its own says it of another. */
const subjectBounded = ({ chunks, nodes }: Draft, at: number): Node | undefined => {
  const isSaid =
    /^(?:is|are|was|were)\b/i.test(chunks[at - 1]?.text ?? '') ||
    /^(?:is|are|was|were)$/i.test(chunks[at - 2]?.text ?? '')
  const first = isSaid ? nounsBefore({ nodes }, at).find(n => !n.previous) : undefined
  return first && chunks.slice(first.at, at).some(c => /^(?:that|which|who|whose|where)$/i.test(c.text))
    ? undefined
    : first
}

/** The noun right before a bound behind which something else is joined on. */
export const nounBounded = ({ chunks, nodes }: Draft, first: number, at: number): Node | undefined =>
  JOINS_ON.test(chunks[at + 1]?.text ?? '')
    ? nodes.find(
        ({ at: noun, implicit }) =>
          !implicit && noun < first && chunks.slice(noun + 1, first).every(c => c.operator?.type === 'comparator'),
      )
    : undefined
const JOINS_ON = /^(?:of|whose|from|for|by|to|with|at|in|on|under|within|across)\b/i

/** The field that the sign of a number tells (percent, money), or the figure of the records for a large one. */
export function fieldByUnit(draft: Draft, at: number, literal: NumberLiteral): Target | undefined {
  // "made before 1800" tells a year.
  if (
    literal.unit === 'plain' &&
    /^(?:before|after|since|until|till|prior to)$/i.test(draft.chunks[at - 1]?.text ?? '')
  )
    return undefined
  // "80 % of their budget": a part of what stands behind, and no percentage that they have.
  if (literal.unit === 'percent' && isOfFigure(draft, at)) return undefined
  const isSpokenOf = draft.previous !== undefined || draft.nodes.some(node => !node.implicit)
  const candidates = (entity: Entity) => {
    if (literal.unit === 'percent') return entity.fields.find(f => f.role === 'percent')
    if (literal.unit === 'money') return amountOfWhole(entity) ?? entity.fields.find(f => f.role === 'money')
    // A small bare number says too little to guess a field from, and so does one of records that nobody speaks of.
    if (literal.value < LEAST_BARE_FIGURE)
      return isBehindNoun(draft, at, entity) ? (sumOf(entity) ?? ownFigure(entity) ?? wholeOf(entity)) : undefined
    return isSpokenOf ? primaryMeasure(entity) : undefined
  }
  const owners = draft.app.entities.filter(candidates)
  // "orders in Italy over 500": of the orders, and of no customers that only a place in Italy speaks of.
  const named = owners.filter(owner => draft.nodes.some(n => n.entity === owner && !n.implicit))
  const node = boundedBefore(draft, at, named) ?? nodeFor(draft, at, named.length ? named : owners)
  const field = node && candidates(node.entity)
  if (field && literal.unit === 'plain' && literal.value < LEAST_BARE_FIGURE && field === wholeOf(node.entity))
    draft.sureness = Math.min(draft.sureness, BARE_WHOLE)
  return field && node ? { node, field } : undefined
}
