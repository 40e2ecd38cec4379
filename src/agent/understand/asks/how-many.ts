import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { isNumeric, labelOf, pickField } from '../conditions/shared.ts'
import {
  type Draft,
  addCondition,
  addNode,
  isBroken,
  isFree,
  nameKind,
  neighbour,
  use,
  nounsAfter,
} from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isPlural, singular } from '../language/words.ts'
import { OTHERWISE } from '../dictionary/add-attributes.ts'
import { SALES } from './takings.ts'
import { isAdditive, isLevel, isSum, isTerm } from './additive.ts'
import { otherNounsOf } from '../language/other-nouns.ts'
import { nodeAt } from './fields.ts'
import { onHand } from './left-over.ts'
import { movePeriod } from './period-of-measured.ts'

/**
 * "how much dogs do we have": "much" before a plural that is counted is "many", as those say whose language has one word for both;
 * of records that are sums themselves ("how much payments") nobody knows which is meant.
 */
export function readMuchAsMany(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate' || !/^how much$/i.test(chunk.text)) return
    const next = draft.chunks[at + 1]
    // "how much of them are late?"
    const [of, them] = draft.chunks.slice(at + 1, at + 3)
    const before = /^of$/i.test(of?.text ?? '') && /^(?:them|these|those)$/i.test(them?.text ?? '') && draft.nodes.find(n => n.previous) // oxfmt-ignore
    if (before && !before.entity.fields.some(isSum) && !onHand(before.entity).length) {
      chunk.operator = { type: 'count' }
      return
    }
    const node = draft.nodes.find(n => n.at === at + 1 && !n.implicit)
    if (!next || !node || !isPlural(next.text.toLowerCase()) || next.fields.some(isNumeric)) return
    if (!node.entity.fields.some(isSum) && !onHand(node.entity).length) chunk.operator = { type: 'count' }
  })
}
readMuchAsMany.needs = /^much$/

/** `chapter_number`: which of them it is, and not how many there are. */
const isOrdinal = ({ words }: Field): boolean => words.length > 1 && /^(?:number|no|nr|index)$/.test(words.at(-1)!)

/** "how many", "number of", with what is counted: records, or the different values of a field. */
export function readCounts(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'count') return
    // "the median number of hours": of a figure that is told, nothing is counted.
    if (draft.chunks[at - 1]?.operator?.type === 'aggregate' && isBeforeFigure(draft, at)) return use(chunk, 'filler')
    // "books whose number of pages is smaller than 200": the figure of each is bounded, and what follows is not counted.
    if (/^(?:whose|a)$/i.test(draft.chunks[at - 1]?.text ?? '') && draft.chunks[at + 1]?.used === 'condition')
      return use(chunk, 'filler')
    use(chunk, 'count')
    const next = neighbour(draft, at, 1, 6)
    const distinct = next >= 0 && draft.chunks[next]!.operator?.type === 'distinct' ? next : -1
    // "count and total of the orders": two figures of what follows.
    const isListed = /^(?:and|plus)$/i.test(draft.chunks[at + 1]?.text ?? '')
    const target = isListed ? -1 : distinct >= 0 ? neighbour(draft, distinct, 1, 2) : next
    if (distinct >= 0) use(draft.chunks[distinct]!, 'count')
    if (readCountedField(draft, target, distinct >= 0) || readFigureOfNoun(draft, target)) return
    if (readStored(draft, target) || readFigureOfValue(draft, target)) return
    // "loan count in Texas": the noun right before it is counted.
    const own = /^(?:count|counts|tally)$/i.test(chunk.text) && at > 0 ? nodeAt(draft, at - 1) : undefined
    if (own && !isBroken(draft, at - 1, at) && !draft.nodes.some(n => !n.implicit && n.at < own.at)) draft.head ??= own
    const [first, second] = nounsAfter(draft, at)
    // "how many of its tasks are done": what stands behind the possessive is counted.
    const isOwner = first?.previous && /^(?:its|their|his|her)$/i.test(draft.chunks[first.at]?.text ?? '')
    const owned = isOwner && second?.at === first.at + 1 ? second : undefined
    const counted = owned ?? first
    if (counted && target >= 0 && (counted === owned || counted.at === target || isPremodified(draft, at, counted.at)))
      draft.head ??= counted
    if (!draft.measures.some(m => m.fn === 'count')) draft.measures.push({ fn: 'count' })
  })
}

/** "how many sick days did Ann take" of leaves with a type and a number of `days`, "how many billable hours": the figure of those records, added up. */
function readFigureOfValue(draft: Draft, at: number): boolean {
  const [value, figure] = [draft.chunks[at], draft.chunks[at + 1]]
  if (!value || !figure || !isFree(figure) || nodeAt(draft, at + 1) || isBroken(draft, at, at + 1)) return false
  const kinds = [
    ...value.values.filter(v => v.field.role === 'category' && v.quality >= 0.7),
    ...value.fields.filter(f => f.field.role === 'boolean' && f.quality >= 0.8),
  ].map(({ entity }) => entity)
  const found = figure.fields.filter(
    f => kinds.includes(f.entity) && isNumeric(f) && f.quality >= 0.9 && isAdditive(f.field),
  )
  const [mention, ...others] = found
  const node = mention && draft.nodes.find(n => n.entity === mention.entity)
  if (!mention || others.length || !node) return false
  draft.measures.push({ fn: 'sum', column: mention.field.column })
  draft.measured = node
  use(figure, 'aggregate')
  return true
}

/**
 * Whether a figure tells how many of something there are: "how many seats". What is paid for things is none ("how many charges"), nor are
 * the values of a scale ("how many ratings", "how many publications" of a publication year) and what is offered with one ("how many sessions"
 * of `included_sessions`), but for what one record has.
 */
function tellsNumber(draft: Draft, { text, unit }: Chunk, { field }: FieldMention): boolean {
  if (unit || field.words.includes('count')) return true
  if (isLevel(singular(text.toLowerCase()))) return false
  if (field.role !== 'number' || (isAdditive(field) && !isTerm(field))) return field.role !== 'money'
  return draft.chunks.some(({ values }) => values.some(namesRecord))
}

/** Whether a field has a noun for what is counted by its values, which no day is, and what records are called by only where it is named so. */
const hasKinds = ({ text }: Chunk, { entity, field, quality }: FieldMention): boolean =>
  field.role === 'date'
    ? TIMES.test(text)
    : field.role !== 'boolean' && !(entity.nameFields.includes(field) && quality < 0.9)
const TIMES = /^(?:dates?|days?|weeks?|months?|quarters?|years?|times?)$/i

/** "how many ratings do we have": the records of the one kind that have one; "how many refunds": returns with a `refund_amount`. */
function readRated(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  const noun = singular(chunk.text.toLowerCase())
  const isRated = ({ field: { words }, quality }: FieldMention) =>
    quality >= PART_OF_NAME && words.includes(noun) && isLevel(words.at(-1)!)
  const isOther = ({ entity }: FieldMention) => otherNounsOf(draft.app).get(entity)?.has(noun)
  const levels = isPlural(chunk.text) ? chunk.fields.filter(isNumeric) : []
  const [level, ...others] = levels.filter(f => isRated(f) || isOther(f))
  if (!level || others.length || draft.nodes.some(n => !n.implicit)) return false
  const node = addNode(draft, level.entity, at)
  const label = `with a ${labelOf(level.field)}`
  if (mayBeEmpty(level.field)) addCondition(node, { columns: level.columns, op: 'filled', values: [], label, at })
  nameKind(chunk, level.entity)
  use(chunk, 'entity')
  draft.head ??= node
  draft.measures.push({ fn: 'count' })
  return true
}
/** So well a field is called by the first word of its name. */
const PART_OF_NAME = 0.85

/** A field behind "how many": a figure that is told, or values of which the different ones are counted. */
function readCountedField(draft: Draft, at: number, isDistinct: boolean): boolean {
  const chunk = draft.chunks[at]
  if (!chunk?.fields.length || !isFree(chunk) || nodeAt(draft, at)) return false
  const told = chunk.fields.filter(f => isNumeric(f) && !isOrdinal(f.field))
  const figures = told.filter(f => tellsNumber(draft, chunk, f))
  if (told.length && !figures.length && !isDistinct && readRated(draft, at)) return true
  // "how many ratings" of a `rating_count`, and no average of them.
  const counts = figures.filter(f => f.field.words.includes('count'))
  const numeric = pickField(draft, at, counts.length > 0 ? counts : figures)
  const texts = chunk.fields.filter(f => !isNumeric(f) && hasKinds(chunk, f))
  const category = pickField(draft, at, texts)
  if (numeric && !isDistinct && (!category || numeric.mention.quality >= category.mention.quality)) {
    // "how many employees does Apex have": a figure that is stored, not counted; "… does each firm have": that of each.
    use(chunk, 'project')
    const isOfEach = draft.chunks.some(c => c.used === 'filler' && /^(?:each|every)$/i.test(c.text))
    draft.project.push({ columns: numeric.mention.columns, entity: numeric.node.entity, at, counted: !isOfEach })
    if (draft.group) movePeriod(draft, draft.group.entity, numeric.node)
    passSelling(draft, numeric.node.entity)
    return true
  }
  // "how many genre values are there": those that the records have.
  const areValues = /^(?:values|options)$/i.test(draft.chunks[at + 1]?.text ?? '')
  if (!category || !(isDistinct || areValues || isPlural(chunk.text))) return false
  // "how many plans do we have" of customers with a `tier`: what has the name of something else is not told as its different values.
  const isGuess = !isDistinct && !areValues && category.mention.quality === OTHERWISE
  if (isGuess && !draft.nodes.some(n => !n.implicit && n !== category.node)) {
    draft.ignored.push(chunk.text)
    return true
  }
  // "how many glasses orders" of orders with a day on which "the glasses should be back": no such days are counted.
  if (category.mention.quality < 0.8 && draft.nodes.some(n => n.at === at + 1 && !n.implicit)) return false
  use(chunk, 'count')
  const { columns } = category.mention
  draft.measures.push({ fn: 'distinct', column: category.field.column, ...(columns.length > 1 && { parts: columns }) })
  draft.measured = category.node
  return true
}

/** "how many bottles did we sell" of the `bottles` of sales: that they were sold says nothing more of them. */
function passSelling({ chunks }: Draft, { words }: Entity): void {
  if (!SALES.has(singular(words.at(-1)!))) return
  for (const chunk of chunks)
    if (isFree(chunk) && chunk.kind === 'unknown' && /^(?:sell|sold|order|ordered|buy|bought)$/i.test(chunk.text)) use(chunk, 'related') // oxfmt-ignore
}

/** "how many hotel rooms" of hotels that tell their `rooms`: in a compound the noun before only says whose they are. */
function readFigureOfNoun(draft: Draft, noun: number): boolean {
  const { chunks } = draft
  const owner = nodeAt(draft, noun)
  const figure = chunks[noun + 1]
  if (!owner || !figure || isPlural(chunks[noun]!.text) || isBroken(draft, noun, noun + 1)) return false
  const isOwn = figure.fields.some(f => f.entity === owner.entity && isNumeric(f) && f.quality >= 0.9)
  return isOwn && readCountedField(draft, noun + 1, false)
}

/** "how many Blue Fountain do we have left", "how many of SK-4 are reserved": behind the verb stands the figure of what is named. */
function readStored(draft: Draft, named: number): boolean {
  const { chunks } = draft
  const isName = chunks[named]?.values.some(namesRecord)
  const verb = chunks.findIndex((c, i) => i > named && /^(?:have|has|got|are|is)$/i.test(c.text))
  const at = chunks.findIndex((c, i) => i > verb && c.kind !== 'filler')
  const figure = chunks[at]
  if (!isName || verb < 0 || !isFree(figure) || nodeAt(draft, at) || isBroken(draft, named, at)) return false
  const picked = pickField(
    draft,
    at,
    figure.fields.filter(f => isNumeric(f) && f.quality >= 0.8 && isAdditive(f.field)),
  )
  if (!picked) return false
  use(figure, 'project')
  draft.project.push({ columns: picked.mention.columns, entity: picked.node.entity, at, counted: true })
  return true
}

/** A figure by its name, no noun of records, stands right behind. */
const isBeforeFigure = (draft: Draft, at: number): boolean =>
  Boolean(draft.chunks[at + 1]?.fields.some(isNumeric)) && !nodeAt(draft, at + 1)

/** Only adjectives, values and scopes stand between "how many" and its noun. */
const isPremodified = (draft: Draft, from: number, to: number) =>
  draft.chunks
    .slice(from + 1, to)
    .every(
      (c, i) =>
        (c.values.length ||
          c.scopes.length ||
          c.fields.length ||
          c.arguments.length ||
          c.kind === 'filler' ||
          c.kind === 'app' ||
          c.used) &&
        !isBroken(draft, from, from + 1 + i),
    )
