import type { Chunk } from '../chunks/chunk.ts'
import { type WholeAndPart, isDoneBy, participleOf, wholesAndParts } from '../entity-model/whole-and-part.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { type Found, addUp, nodeWith } from './done-in-part.ts'
import { SIGNS, boundFigure, labelOf } from './shared.ts'

const SHARE =
  /^(?:what |which )?(?:percentage|per ?cent|%|share|proportion|fraction)(?: of)?$|^how many per ?cent(?: of)?$/i
const HOW_MUCH = /^how much$/i
const DONE = /^(?:done|complete|completed|finished|through|ready)$/i
const PROGRESS = /^(?:progress|completion|complete|completed|done)$/
const HALF = /^half$/i

/**
 * "projects that have spent more than 80 % of their budget", "what percentage of its budget has the bridge spent?", "how much of the
 * budget has been spent?": what has come about in proportion to the whole, or as such.
 */
export function readShareOfWhole(draft: Draft): void {
  const { chunks } = draft
  readProgress(draft)
  const before = chunks.findIndex((_, i) => isFree(chunks[i]) && isAskedOf(chunks, i))
  const asked = chunks[before]
  if (!asked) return
  const of = /(?:^|\s)of$/i.test(asked.text) ? asked : chunks[before + 1]!
  const found = nodeWith(draft, true, entity => pairNamed(chunks, before, entity))
  if (!found) return
  const { pair } = found
  const whole = chunks.find((c, i) => i > before && isFree(c) && names(c, pair.whole))!
  const part = chunks.find(c => isFree(c) && isPartOf(pair.part, c))!
  const said = [asked, of, whole, part]
  if (isPart(asked)) return bound(draft, found, before, said)
  if (HOW_MUCH.test(asked.text)) return addUp(draft, found.node, pair.part.column, said)
  if (!isOfOne(draft)) return void draft.ignored.push(asked.text)
  draft.project.push({ columns: [shareOf(draft, found)], entity: found.node.entity, at: before, counted: true })
  for (const one of said) use(one, 'derived')
  // It is a figure of the record, and no part of several records.
  delete asked.operator
}
readShareOfWhole.needs =
  /^(?:percent(?:age)?|cent|pct|share|proportion|fraction|half|third|quarter|fifth|tenth|much)s?$|^\d/

/** "half", "80 %": a part of something. */
const isPart = ({ literal, text }: Chunk): boolean =>
  literal?.kind === 'number' && (literal.unit === 'percent' || HALF.test(text))

/** "half of", "what percentage of", "how much of". */
function isAskedOf(chunks: readonly Chunk[], at: number): boolean {
  const chunk = chunks[at]!
  const next = chunks[at + 1]?.text ?? ''
  if (SHARE.test(chunk.text)) return /\sof$/i.test(chunk.text) || /^of$/i.test(next)
  return /^of$/i.test(next) && (isPart(chunk) || HOW_MUCH.test(chunk.text))
}

/** "spent", "used" may be said of any part of a whole that is named. */
const isPartOf = (part: Field, { text }: Chunk): boolean =>
  isDoneBy(part, text.toLowerCase()) || /^(?:spent|used|used up|consumed)$/i.test(text)

/** A field that a chunk names by a word of its own, as it stands. */
const names = ({ fields }: Chunk, field: Field): boolean => fields.some(f => f.field === field && f.quality >= 0.8)

/** The pair whose whole stands behind a place, and whose part is named by a participle anywhere. */
function pairNamed(chunks: readonly Chunk[], at: number, entity: Entity): WholeAndPart | undefined {
  const [pair, ...others] = wholesAndParts(entity).filter(
    ({ whole, part }) =>
      chunks.some((c, i) => i > at && isFree(c) && names(c, whole)) && chunks.some(c => isFree(c) && isPartOf(part, c)),
  )
  return others.length ? undefined : pair
}

/** One record is spoken of, or each of them is shown. */
const isOfOne = ({ chunks }: Draft): boolean =>
  chunks.some(
    c =>
      c.values.some(v => v.entity.nameFields.includes(v.field)) ||
      c.literal?.kind === 'number' ||
      /^(?:each|every|per)$/i.test(c.text),
  )

/** The column of what has come about as a fraction of the whole, which is told in per cent. */
function shareOf(draft: Draft, { node, pair }: Found): string {
  const column = `percent ${participleOf(pair.part)}`
  draft.derived.push({ entity: node.entity, derived: { column, operator: 'share', left: pair.part.column, right: pair.whole.column } }) // oxfmt-ignore
  return column
}

function bound(draft: Draft, found: Found, at: number, said: readonly Chunk[]): void {
  const { chunks } = draft
  const sign = chunks[at - 1]
  const { literal, text } = chunks[at]!
  if (!isFree(sign) || sign.operator?.type !== 'comparator' || literal?.kind !== 'number') return
  const { op } = sign.operator
  const value = HALF.test(text) ? 50 : literal.value
  const label = `${SIGNS[op]} ${value} % of the ${labelOf(found.pair.whole)} ${participleOf(found.pair.part)}`
  addCondition(found.node, { columns: [shareOf(draft, found)], op, values: [value / 100], at, label, told: true })
  for (const one of [sign, ...said]) use(one, 'condition')
}

/** "more than half done", "at least 80 % complete" of a `progress_percent`: the one figure of that, and no state. */
function readProgress(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const { literal, text } = chunk
    const done = draft.chunks[at + 1]
    if (!isFree(chunk) || literal?.kind !== 'number' || !isFree(done) || !DONE.test(done.text)) return
    if (literal.unit !== 'percent' && !HALF.test(text)) return
    const node = draft.nodes.find(one => !one.implicit)
    const progress = node?.entity.fields.filter(f => ['number', 'percent'].includes(f.role) && f.words.some(word => PROGRESS.test(word))) ?? [] // oxfmt-ignore
    const [field, ...others] = progress
    if (!node || !field || others.length) return
    const sign = draft.chunks[at - 1]
    const op = isFree(sign) && sign.operator?.type === 'comparator' ? sign.operator.op : '='
    const value = HALF.test(text) ? 50 : literal.value
    boundFigure(node, field, op, value, at)
    for (const one of [chunk, done, ...(op === '=' ? [] : [sign!])]) use(one, 'condition')
  })
}
