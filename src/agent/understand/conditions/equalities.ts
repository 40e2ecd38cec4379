import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isBroken, isFree, nameField, neighbour, use } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { fieldInUnit, fitsUnit } from './field-units.ts'
import { type Bound, isNumeric, labelOf, numberAt, pickField, unitChunkOf } from './shared.ts'

/** "a score of 9 or 10": more numbers that the field may have. */
export function alternatives(draft: Draft, last: number): number[] {
  const out: number[] = []
  for (let i = last + 1; i < draft.chunks.length; i++) {
    const chunk = draft.chunks[i]!
    if (numberAt(draft, i) && isFree(chunk)) out.push(i)
    else if (!/^(or|and|nor)$/i.test(chunk.text)) break
  }
  return out
}

/** "priority 1", "a score of 90", "where the level is not 3": a number right behind its field. */
export function plainEquality(draft: Draft, at: number): Bound | undefined {
  const literal = numberAt(draft, at)!
  if (isOfNoun(draft, at)) return undefined
  const before = fieldBefore(draft, at)
  const chunk = before >= 0 ? draft.chunks[before] : undefined
  if (literal.unit === 'money' || !isFree(chunk) || isBroken(draft, before, at)) return undefined
  const between = draft.chunks.slice(before + 1, at).map(c => c.text.toLowerCase())
  // "who began in 2020" of the year in which they began.
  const inYear = between.length === 1 && between[0] === 'in' && isYearField(chunk, literal.text)
  if (!inYear && !between.every(t => /^(of|is|are|was|not|equal|equals|exactly|to|a|an|with|at)$/.test(t)))
    return undefined
  const fits =
    chunk.fields.some(f => isNumeric(f) && (f.field.role !== 'money' || between.length > 0)) &&
    !draft.nodes.some(n => n.at === before)
  const op = between.includes('not') ? '!=' : '='
  return fits
    ? { op, first: op === '=' && !between.some(t => /equal|exactly/.test(t)) ? at : before + 1, last: at }
    : undefined
}

/** "the average price of 3 star hotels": the number is of what stands behind it, before the noun. */
function isOfNoun(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at + 1]
  if (!chunk || !draft.nodes.some(n => n.at === at + 2 && !n.implicit)) return false
  shortForm(draft, at + 1)
  return isFree(chunk) && chunk.fields.some(f => isNumeric(f) && f.quality >= 0.8)
}

const isYearField = ({ fields }: Chunk, text: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/.test(text) && fields.some(f => f.field.words.includes('year'))

function fieldBefore(draft: Draft, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const { kind, operator, text } = draft.chunks[i]!
    const links =
      kind === 'filler' || operator?.type === 'negation' || (operator?.type === 'comparator' && operator.op === '=')
    if (!links && !/^(of|is)$/i.test(text)) return i
  }
  return -1
}

/** The floor at the level of the ground is that of number 0, and the first one is above it (ISO 4157-1; British English). */
const GROUND = /^ground(?: (?:floor|level|storey|story))?$/i
const STOREY = /^(?:floor|level|storey|story)$/

/** "ground floor rooms", "on the ground floor" of a whole number. */
export function readGroundFloor(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !GROUND.test(chunk.text) || chunk.values.length) return
    const noun = chunk.text.includes(' ') ? chunk : draft.chunks[at + 1]
    if (!isFree(noun)) return
    const isStorey = ({ field }: { field: Field }) =>
      field.type === 'integer' && field.words.some(word => STOREY.test(word))
    const picked = pickField(draft, draft.chunks.indexOf(noun), noun.fields.filter(isStorey))
    if (!picked) return
    const { node, field } = picked
    addCondition(node, { columns: [field.column], op: '=', values: [0], label: `${labelOf(field)} 0`, at })
    use(chunk, 'condition')
    use(noun, 'condition')
  })
}
readGroundFloor.needs = /^ground$/

/** "on the third floor": an ordinal right before a whole number's field. */
export function readOrdinalFields(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const field = draft.chunks[at + 1]
    if (
      !isFree(chunk) ||
      chunk.operator?.type !== 'ordinal' ||
      !isFree(field) ||
      draft.nodes.some(n => n.at === at + 1)
    )
      return
    const lead = draft.chunks.slice(Math.max(0, at - 2), at).map(c => c.text.toLowerCase())
    const mentions = field.fields.filter(
      m => m.field.type === 'integer' && m.quality >= 0.8 && draft.nodes.some(n => n.entity === m.entity),
    )
    const picked = lead.some(t => /^(on|in|of)$/.test(t)) ? pickField(draft, at + 1, mentions) : undefined
    if (!picked) return
    const { value } = chunk.operator
    addCondition(picked.node, {
      columns: [picked.field.column],
      op: '=',
      values: [value],
      at,
      label: `${labelOf(picked.field)} ${value}`,
    })
    use(chunk, 'condition')
    use(field, 'condition')
  })
}

/** "with 19% tax", "having 3 seats", "4 bedroom houses": a number right before its field. */
export function attributive(draft: Draft, at: number): Bound | undefined {
  const literal = numberAt(draft, at)!
  const unit = unitChunkOf(draft, at)
  if (unit !== undefined && measuredNoun(draft, at, unit)) return { op: '=', first: at, last: unit }
  if (literal.unit === 'percent' && isPercentOf(draft, at)) return { op: '=', first: at, last: at }
  const next = neighbour(draft, unit ?? at, 1, 0)
  const chunk = next >= 0 ? draft.chunks[next] : unit === undefined ? undefined : draft.chunks[unit]
  if (chunk && next >= 0 && unit === undefined) shortForm(draft, next)
  const field =
    chunk &&
    isFree(chunk) &&
    chunk.fields.some(f => isNumeric(f) && f.quality >= 0.5 && fitsUnit(f.field, literal.measure))
  if (!field || draft.nodes.some(n => n.at === next) || isBroken(draft, at, next < 0 ? at : next)) return undefined
  const lead = draft.chunks[at - 1]?.text.toLowerCase() ?? ''
  const beforeNoun = draft.nodes.some(n => n.at === next + 1)
  const says =
    /^(with|have|has|having|of|at|exactly|for|worth|a|an|needs?|needed|uses?|used|takes?|took|gets?|got|carr(?:y|ies|ied)|offers?)$/.test(
      lead,
    ) && (lead !== 'a' && lead !== 'an' ? true : /^(with|have|has|having|at)$/i.test(draft.chunks[at - 2]?.text ?? ''))
  const isBehind = next === at + 1 && beforeNoun
  // "five-star and one-star reviews": joined to the figure by a hyphen, wherever the noun stands.
  if (next === at + 1 && isHyphenated(draft, at) && !isPlural(chunk.text.toLowerCase()))
    return { op: '=', first: at, last: at, named: next }
  return says || (beforeNoun && literal.unit === 'plain')
    ? { op: '=', first: at, last: at, ...(isBehind && { named: next }) }
    : undefined
}

const isHyphenated = ({ chunks, message }: Draft, at: number): boolean =>
  /^[-‐]$/.test(
    message.text.slice(message.tokens[chunks[at]!.to - 1]!.end, message.tokens[chunks[at + 1]!.from]!.start),
  )

/** "90-minute classes", "a two-hour boxing session": a figure and its unit before the noun whose one figure is in such a unit. */
function measuredNoun(draft: Draft, at: number, unit: number): boolean {
  const literal = numberAt(draft, at)!
  const isSaidSo = !/^(?:for|in|within|since|last|past|next|than|under|over|of)$/i.test(
    draft.chunks[at - 1]?.text ?? '',
  )
  if (!literal.measure || !isSaidSo || isPlural(draft.chunks[unit]!.text)) return false
  for (let i = unit + 1; i <= unit + 3; i++) {
    const node = draft.nodes.find(n => n.at === i && !n.implicit)
    if (node) return fieldInUnit(node.entity, literal.measure, []) !== undefined
    if (!draft.chunks[i]?.values.length && draft.chunks[i]?.kind !== 'mention') return false
  }
  return false
}

/** "50 percent coupons": right before the noun whose one percentage it is. */
function isPercentOf({ nodes }: Draft, at: number): boolean {
  const noun = nodes.find(n => n.at === at + 1 && !n.implicit)
  return noun !== undefined && noun.entity.fields.filter(f => f.role === 'percent').length === 1
}

/** "a 3 bed flat", "a 6 cyl engine": between a number and its noun the beginning of the one figure's name that begins so. */
function shortForm(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const said = chunk.text.toLowerCase()
  const node = draft.nodes.find(n => n.at === at + 1)
  if (!node || !isFree(chunk) || chunk.operator || chunk.fields.some(isNumeric) || !/^[a-z]{3,}$/.test(said)) return
  const figures = node.entity.fields.filter(f => isNumeric({ field: f }) && f.role !== 'money')
  const [field, ...others] = figures.filter(f =>
    f.words.some(word => word.length > said.length && word.startsWith(said)),
  )
  if (!field || others.length) return
  nameField(chunk, { entity: node.entity, field, columns: [field.column], quality: 0.8 })
}

/** "accounts that have three contacts": a bare number before the noun of related records. */
export function plainCount(draft: Draft, at: number): Bound | undefined {
  const node = draft.nodes.find(n => n.at === at + 1)
  const isRelated =
    node && node !== draft.nodes[0] && /^(have|has|having|with|had)$/i.test(draft.chunks[at - 1]?.text ?? '')
  return isRelated ? { op: '=', first: at, last: at } : undefined
}
