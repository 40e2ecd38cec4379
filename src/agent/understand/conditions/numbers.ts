import type { Entity, Field } from '../catalogue-model.ts'
import type { Chunk } from '../chunk.ts'
import { type Draft, type Node, addCondition, isBroken, isFree, neighbour, nodeFor, use } from '../draft.ts'
import type { Comparison } from '../lexicon.ts'
import type { Measured } from '../read-message.ts'
import { primaryMeasure } from '../relations.ts'
import { stem } from '../words.ts'
import { alternatives, attributive, plainCount, plainEquality } from './equalities.ts'
import { ageCondition, ageField } from './ages.ts'
import { isOfDuration, OTHER_TIME, readLasting, tellsDuration } from './lasting.ts'
import { attributesOf, fieldInUnit, fitsUnit, inUnitOf, isMeasuredBy, unitOf } from './field-units.ts'
import {
  type Bound,
  type NumberLiteral,
  SIGNS,
  comparisonAround,
  distantField,
  fieldAround,
  isNumeric,
  labelOf,
  markUsed,
  numberAt,
  pickField,
  unitChunkOf,
} from './shared.ts'

interface Target {
  node: Node
  field: Field
  chunk?: Chunk
}

/** Numbers with comparators, ranges and bounds: "over $5M", "90 or more", "between 3 and 7", "longer than 2 hours", "500 employees". */
export function readNumberConditions(draft: Draft): void {
  const { chunks } = draft
  let before: Ended | undefined
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at]!
    const literal = numberAt(draft, at)
    if (!isFree(chunk) || !literal) continue
    const bound =
      comparisonAround(draft, at) ?? plainCount(draft, at) ?? plainEquality(draft, at) ?? attributive(draft, at)
    if (!bound) continue
    const { op, second } = bound
    Object.assign(literal, inOtherUnit(draft, literal, bound.first))
    const first = bound.first
    const unit = unitChunkOf(draft, second ?? at)
    const last = Math.max(bound.last, unit ?? 0)
    const other = second === undefined ? undefined : numberAt(draft, second)
    shareScale(literal, other)
    const measure = literal.measure ?? other?.measure
    const told = [...wordsOfMeasure(draft, first), ...wordBehind(draft, unit ?? at)]
    const fits = ({ field }: { field: Field }) =>
      fitsUnit(field, measure) &&
      (literal.unit === 'plain' || other !== undefined || field.role === 'number' || field.role === literal.unit)
    const beside = fieldAround(draft, first, last, m => isNumeric(m) && fits(m)) ?? ownUnit(draft, unit, measure)
    const named = otherEnd(draft, bound, before, measure, beside?.chunk, unit) ?? beside
    if (
      !named &&
      !measure &&
      !fieldByMeasure(draft, told, undefined) &&
      countedRelation(draft, at, last, op, literal.value)
    ) {
      markUsed(draft, first, last)
      continue
    }
    if (!named && readAge(draft, at, { ...bound, last }, literal, other, told)) continue
    const target =
      named ??
      fieldByMeasure(draft, told, measure) ??
      distantField(draft, first, last, m => isNumeric(m) && fits(m)) ??
      (measure ? undefined : fieldByUnit(draft, at, literal))
    // "lasted under a week": the verb names no figure, it only may measure one.
    const isNamed = named !== undefined && !told.some(({ chunk }) => chunk === named.chunk)
    if (!isNamed && isOfDuration(told) && !(target && tellsDuration(target.field))) {
      const lasting = [literal.value, ...(other ? [other.value] : [])]
      if (readLasting(draft, at, op, lasting, measure)) {
        markUsed(draft, first, last)
        for (const { chunk } of told) use(chunk, 'condition')
        continue
      }
      if (!target) continue
      if (measure) draft.sureness = Math.min(draft.sureness, OTHER_TIME)
    }
    if (!target && isBareAge(op, literal) && readAge(draft, at, { ...bound, last }, literal, other, told, true))
      continue
    if (!target) continue
    const { field } = target
    const scale = (number: NumberLiteral) =>
      field.fraction && (number.unit === 'percent' || number.value > 1)
        ? Number((number.value / 100).toPrecision(12))
        : inUnitOf(field, number.value, number.measure ?? measure)
    const values = [scale(literal)]
    if (other) values.push(scale(other))
    if (values.length === 2 && op === 'between') values.sort((a, b) => a - b)
    const more = op === '=' || op === '!=' ? alternatives(draft, last) : []
    values.push(...more.map(i => scale(numberAt(draft, i)!)))
    const listed = op === '=' ? 'in' : 'not in'
    addCondition(target.node, {
      columns: [field.column],
      op: more.length ? listed : isOlderYear(draft, first, field) ? OPPOSITE[op] : op,
      values,
      at,
      // "over 25 tonnes" of kilograms: "over 28?" means tonnes as well.
      ...(values[0] !== literal.value && literal.value && { scale: values[0]! / literal.value }),
      label: `${labelOf(field)} ${SIGNS[op]} ${values.map(v => v.toLocaleString('en-US')).join(' and ')}`,
    })
    before = { target, op, last: Math.max(last, ...more) }
    markUsed(draft, first, Math.max(last, ...more))
    if (unit !== undefined) use(chunks[unit]!, 'condition')
    if (target.chunk) use(target.chunk, 'condition')
    for (const word of told) if (isMeasuredBy(field, word.measured)) use(word.chunk, 'condition')
    useRate(draft, last, field)
  }
}

/** The bound that was read last, and on what. */
interface Ended {
  target: Target
  op: Comparison
  last: number
}

/** "a budget over 500 but under 800 hours": the other end of the same figure, unless one of its own is named. */
function otherEnd(
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
  const fits = turns && between.every(t => /^(but|and|yet)$/.test(t)) && fitsUnit(before.target.field, measure)
  return fits ? { node: before.target.node, field: before.target.field } : undefined
}

const OPPOSITE: Record<Comparison, Comparison> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=', '=': '=', '!=': '!=', between: 'between' } // prettier-ignore

/** "older than model year 2015": an older one has the smaller year, a newer one the larger. */
const isOlderYear = (draft: Draft, first: number, field: Field) =>
  field.words.includes('year') && /^(older|younger)\b/i.test(draft.chunks[first]!.text)

/** "taller than 1.8 m", "over 200 pounds": a length or weight, where that is what is measured, and no millions or money. */
function inOtherUnit(draft: Draft, literal: NumberLiteral, first: number): Partial<NumberLiteral> {
  const { otherwise } = literal
  if (!otherwise) return {}
  const { measure } = otherwise
  const told = wordsOfMeasure(draft, first).map(t => t.measured)
  const at = draft.chunks.findIndex(c => c.literal === literal)
  const beside = fieldAround(draft, first, at, m => isNumeric(m) && unitOf(m.field)?.quantity === measure.quantity)
  const isMeasured =
    beside !== undefined || draft.nodes.some(n => fieldInUnit(n.entity, measure, told) && told.length > 0)
  return isMeasured ? { ...otherwise, unit: 'plain' } : {}
}

/** "from 10 to 30 million": the scale said last holds for both, where the range rises so. */
function shareScale(literal: NumberLiteral, other: NumberLiteral | undefined): void {
  if (!other?.scale || literal.scale || literal.value >= other.value / other.scale) return
  literal.value *= other.scale
  literal.scale = other.scale
}

/** Adjectives and verbs of measure before a number: "longer than", "who owe more than", "lasting". */
function wordsOfMeasure(draft: Draft, first: number): { chunk: Chunk; measured: Set<string> }[] {
  const out: { chunk: Chunk; measured: Set<string> }[] = []
  for (let i = first; i >= Math.max(0, first - 2); i--) {
    const chunk = draft.chunks[i]!
    const measured = i === first || isFree(chunk) ? (attributesOf(chunk.text) ?? pricedBy(draft, i)) : undefined
    if (measured) out.push({ chunk, measured })
    if (draft.nodes.some(n => n.at === i)) break
  }
  return out
}

/** "bought for 10k to 20k": verbs of exchange with "for" speak of the price (Levin, 1993, 13.5.1). */
const pricedBy = ({ chunks }: Draft, at: number): Set<string> | undefined =>
  /^(bought|purchased|acquired|sold|auctioned|rented|leased|hired)$/i.test(chunks[at]!.text) &&
  /^for$/i.test(chunks[at + 1]?.text ?? '')
    ? PRICED
    : undefined

const PRICED = new Set(['price', 'cost'].map(stem))

/** "5 star", "4 stars or more". */
function wordBehind(draft: Draft, at: number): { chunk: Chunk; measured: Set<string> }[] {
  const chunk = draft.chunks[at + 1]
  const measured = chunk && isFree(chunk) && chunk.kind === 'unknown' ? attributesOf(chunk.text) : undefined
  return chunk && measured ? [{ chunk, measured }] : []
}

/** The word of the unit is itself the field's: "more than 40 hours" of `estimated_hours`. */
function ownUnit(draft: Draft, unit: number | undefined, measure: Measured | undefined): Target | undefined {
  if (unit === undefined || !measure) return undefined
  const chunk = draft.chunks[unit]!
  const found = pickField(
    draft,
    unit,
    chunk.fields.filter(m => isNumeric(m) && m.field.role !== 'money' && fitsUnit(m.field, measure)),
  )
  return found && { ...found, chunk }
}

/** The only figure of the records mentioned that is in such a unit, or that such an adjective or verb measures. */
function fieldByMeasure(
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

/** "patients older than 60", "aged 65 or over", "under 18 years old", "tickets older than 30 days". */
function readAge(
  draft: Draft,
  at: number,
  bound: Bound,
  literal: NumberLiteral,
  other: NumberLiteral | undefined,
  told: { chunk: Chunk; measured: Set<string> }[],
  isAge = false,
): boolean {
  const { first, last, op } = bound
  const after = draft.chunks[last + 1]
  const saysAge = told.some(t => t.measured.has('age')) || /^(newer|older|younger)\b/i.test(draft.chunks[first]!.text)
  const isOld = /^old$/i.test(after?.text ?? '')
  if (!saysAge && !isOld && !isAge) return false
  const measure = literal.measure ?? other?.measure
  for (const node of draft.nodes) {
    const field = ageField(node.entity, measure)
    const values = [literal.value, ...(other ? [other.value] : [])]
    // "newer than 30 days" is the smaller age.
    const sign = /^newer\b/i.test(draft.chunks[first]!.text) ? OPPOSITE[op] : op
    const condition = field && ageCondition(field, sign, values, measure, draft.message.today)
    if (!condition) continue
    addCondition(node, { ...condition, at })
    markUsed(draft, first, last)
    for (const { chunk } of told) use(chunk, 'condition')
    if (isOld) use(after!, 'condition')
    return true
  }
  return false
}

/** "guests over 65", "patients under 18": of people a bare bound is their age. */
const isBareAge = (op: Comparison, { unit, value }: NumberLiteral) =>
  /^(>|>=|<|<=|between)$/.test(op) && unit === 'plain' && value > 0 && value <= 120

/** "150 an hour", "20 per night": the unit of a rate goes with a field that names it. */
function useRate(draft: Draft, last: number, field: Field): void {
  const [per, unit] = draft.chunks.slice(last + 1, last + 3)
  if (
    /^(a|an|per|each|every)$/i.test(per?.text ?? '') &&
    isFree(unit) &&
    field.words.some(w => w.slice(0, 3) === unit.text.toLowerCase().slice(0, 3))
  ) {
    use(per!, 'condition')
    use(unit, 'condition')
  }
}

const LEAST_BARE_FIGURE = 1000

function fieldByUnit(draft: Draft, at: number, literal: NumberLiteral): Target | undefined {
  const candidates = (entity: Entity) => {
    if (literal.unit === 'percent') return entity.fields.find(f => f.role === 'percent')
    if (literal.unit === 'money') return entity.fields.find(f => f.role === 'money')
    // A small bare number says too little to guess a field from.
    return literal.value >= LEAST_BARE_FIGURE ? primaryMeasure(entity) : undefined
  }
  const owners = draft.app.entities.filter(candidates)
  const node = nodeFor(draft, at, owners)
  const field = node && candidates(node.entity)
  return field && node ? { node, field } : undefined
}

/** The noun after a number, past what describes it: "more than 100 delivered orders". */
function countedNoun(draft: Draft, last: number): number {
  for (let i = neighbour(draft, last, 1, 1), steps = 0; i >= 0 && steps < 3; i = neighbour(draft, i, 1, 0), steps++) {
    const chunk = draft.chunks[i]!
    if (draft.nodes.some(n => n.at === i)) return i
    if (!isFree(chunk) || isBroken(draft, last, i) || !(chunk.values.length || chunk.scopes.length)) return -1
  }
  return -1
}

/** "accounts with more than 5 contacts": a count of related records. */
function countedRelation(draft: Draft, at: number, last: number, op: Comparison, value: number): boolean {
  const next = draft.nodes.some(n => n.at === at + 1) ? at + 1 : countedNoun(draft, last)
  const node = draft.nodes.find(n => n.at === next && !n.previous)
  if (!node || next < at) return false
  const chunk = draft.chunks[next]!
  const first = draft.nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)[0] ?? draft.nodes[0]
  if (node !== first) {
    node.count = { op, value }
    use(chunk, 'entity')
    return true
  }
  // "which industries have more than 100 accounts", "do we have more than 10 leads": the records themselves are counted.
  draft.having = { op, value }
  draft.head = node
  use(chunk, 'entity')
  const head = draft.chunks.findIndex(
    (c, i) =>
      i < at && isFree(c) && c.fields.some(f => ['category', 'reference', 'boolean', 'name'].includes(f.field.role)),
  )
  const picked = head >= 0 ? pickField(draft, head, draft.chunks[head]!.fields) : undefined
  if (picked) {
    draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    draft.measures = [{ fn: 'count' }]
    use(draft.chunks[head]!, 'group')
  }
  return true
}
