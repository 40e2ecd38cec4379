import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, labelOf } from '../conditions/shared.ts'
import type { Gradable } from '../language/gradables.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { namesSomebody } from '../entity-model/people.ts'
import { isPlural } from '../language/words.ts'
import { isAdditive } from './additive.ts'
import { countBeside, cutsGroups, rankGroups } from './cut-of-groups.ts'
import { groupHead, groupHeadForMeasure, listedOn } from './group-head.ts'
import { inMoney } from './most-in-money.ts'
import { itemsByValue, rankedByOthers, ranksOne, ranksSeveral } from './ranked-heads.ts'
import { movePeriod } from './period-of-measured.ts'
import { extremeOfBefore } from './extreme-of-before.ts'
import { directionOn } from './graded-field.ts'
import { type OrderTarget, orderTarget } from './order-target.ts'
import { commonest, doneMore, isMostUsed } from './commonest.ts'

/** "the three largest", "top 5 … by …", "second highest", "earliest": an order with a cut, or the extreme value of a field. */
export function readSuperlatives(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    readFirst(draft, at)
    if (!isFree(chunk) || chunk.operator?.type !== 'superlative') return
    const { comparative } = chunk.operator
    // "towns with more sunk than moored boats": two numbers of each are set against each other, which is no order.
    if (comparative && setsTwoAgainst(draft, at)) return void draft.ignored.push(`${chunk.text} … than`)
    if (comparative && isAgainstAnother(draft, at)) return void draft.ignored.push(`${chunk.text} … than`)
    // "two more places": so many beside those that there are, which is no order.
    if (comparative && /^(?:more|fewer|less)$/i.test(chunk.text) && countBeside(draft, at)) return void draft.ignored.push(chunk.text) // oxfmt-ignore
    // "were last updated in 2021": the time of doing it is told.
    if (isTimeOfDoing(draft, at)) return use(chunk, 'condition')
    // "the first 3" of a list that has an order already.
    if (/^first$/i.test(chunk.text) && draft.previous?.root.order && isAllSaid(draft, at))
      return extremeOfBefore(draft, at)
    if (isLeading(draft, at)) return use(chunk, 'superlative')
    if (cutsGroups(draft, at)) return
    const count = countBeside(draft, at) ?? countBeforeNoun(draft, at)
    const offset = ordinalBefore(draft, at) ?? (chunk.ordinal ? { value: chunk.ordinal, chunk } : undefined)
    const target = inMoney(
      draft,
      at,
      chunk.operator.word === 'most common' || isMostUsed(draft, at)
        ? commonest(draft, at)
        : ((comparative ? doneMore(draft, at) : undefined) ?? orderTarget(draft, at, chunk.operator)),
    )
    // "the first 5 patients" where no date says who came first: any five of them.
    if (!target && count && count.value > 1 && /^first$/i.test(chunk.text) && !draft.previous)
      return use(chunk, 'filler')
    if (!target && offset && placeOfBefore(draft, at, offset)) return
    if (!target) return extremeOfBefore(draft, at)
    // "the club with the oldest coach": the age of whom a text names, nothing tells.
    if (target.kind === 'field' && chunk.operator.flips && isOfSomebody(draft, at, target))
      return void draft.ignored.push(chunk.text)
    // "the slowest to respond", "who pays the fastest": no day and no amount is slow.
    if (target.kind === 'field' && /^(?:date|money)$/.test(target.mention.field.role) && SPEEDS.test(chunk.text)) return
    // "our longest move" of a `move_date`: no day is long or heavy.
    if (target.kind === 'field' && !target.isSince && target.mention.field.role === 'date' && EXTENTS.test(chunk.text))
      return void draft.ignored.push(chunk.text)
    // "which case took the longest to solve": how long something is, tells nothing of the time that others took.
    if (target.kind === 'field' && tookOfOthers(draft, at, target)) return void draft.ignored.push(chunk.text)
    // "closest to the limit": the difference of two figures, and no order by either.
    if (target.kind === 'field' && isNearest(draft, at) && !target.mention.field.words.includes('distance'))
      return void draft.ignored.push(chunk.text)
    const direction = placedLast(draft, at, target) ?? directionOf(chunk.operator, target)
    if (target.kind === 'field' && tellsWhatWasLast(draft, at, target)) untilToday(draft, at, target)
    // "which is bigger, Texas or Florida?": by what is not said, and they are no records that have a size.
    if (comparative && target.kind === 'field' && !target.chunks.length && !comparesNames(target.node)) return
    const limit =
      count?.value ?? (target.kind === 'field' && !comparative && !offset && namesSeveral(draft, at) ? SEVERAL : 1)
    const done = () => {
      use(chunk, 'superlative')
      if (count) use(count.chunk, 'superlative')
      if (offset) use(offset.chunk, 'superlative')
    }
    if (target.kind === 'count') {
      const field = groupHead(draft, at, target.node) ?? itemsByValue(chunk.operator.word, target.node)
      if (!field) return
      draft.group = field.group
      draft.measures = [{ fn: 'count' }]
      draft.head = target.node
      // What nobody has asked for is the least popular.
      if (direction === 'asc' && target.node.implicit && field.group.entity !== target.node.entity.key)
        draft.group.all = true
      rankGroups(draft, Boolean(comparative), { direction, limit, ...(offset && { offset: offset.value }) })
      field.chunks.forEach(c => use(c, 'group'))
      target.chunks.forEach(c => use(c, 'group'))
      return done()
    }
    const { node, mention } = target
    const group = groupHeadForMeasure(draft, at, node, mention.field) ?? rankedByOthers(draft, at, target)
    const isOf =
      group &&
      !comparative &&
      !group.group.period &&
      (ranksOne(draft, at, target) || ranksSeveral(draft, at, target, group.chunks))
    const listed = comparative && !comparesNames(node) ? listedOn(draft, node) : undefined
    if (listed) {
      const said = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate')
      const fn = said?.operator?.type === 'aggregate' ? said.operator.fn : isAdditive(mention.field) ? 'sum' : 'avg'
      draft.group = listed
      draft.measures = [{ fn, column: mention.field.column }]
      draft.measured = node
      rankGroups(draft, true, { direction })
      if (said) use(said, 'aggregate')
      group?.chunks.forEach(c => use(c, 'group'))
    } else if (isOf) {
      node.selection.order = { columns: mention.columns, direction }
      node.selection.limit = count?.value ?? 1
      if (offset) node.selection.offset = offset.value
      const entity = draft.app.entities.find(e => e.key === group.group.entity) ?? node.entity
      draft.project.push({ columns: group.group.columns, entity, at })
      group.chunks.forEach(c => use(c, 'group'))
    } else if (group) {
      draft.group = group.group
      draft.measures =
        mention.field.role === 'date' ? [{ fn: 'count' }] : [{ fn: group.fn, column: mention.field.column }]
      draft.measured = node
      movePeriod(draft, group.group.entity, node)
      rankGroups(draft, false, { direction, limit: group.isOne ? 1 : limit, ...(offset && { offset: offset.value }) })
      group.chunks.forEach(c => use(c, 'group'))
    } else if (isExtreme(draft, at, target) && !comparative && offset) {
      // "the second highest value": the figure of the record in that place.
      node.selection.order = { columns: mention.columns, direction }
      node.selection.limit = 1
      node.selection.offset = offset.value
      draft.project.push({ columns: mention.columns, entity: node.entity, at })
      draft.measured ??= node
    } else if (isExtreme(draft, at, target) && !comparative) {
      draft.measures.push({ fn: direction === 'desc' ? 'max' : 'min', column: mention.field.column })
      draft.measured ??= node
    } else {
      const twice = node.selection.order !== undefined
      if (twice) return
      node.selection.order = { columns: mention.columns, direction }
      if (comparative && comparesNames(node)) draft.compares = direction
      else node.selection.limit = limit
      if (offset) node.selection.offset = offset.value
    }
    target.chunks.forEach(c => use(c, 'superlative'))
    done()
  })
}

/** "more lost than won deals": "than" between two values of one field, before the noun that has them, where nobody asks whether it is so. */
function setsTwoAgainst({ chunks, message }: Draft, at: number): boolean {
  const than = chunks.findIndex((c, i) => i > at && i <= at + 4 && /^than$/i.test(c.text))
  const isAsked = /^\W*(?:is|are|was|were|do|does|did|has|have)\b/i.test(message.text)
  if (than < 0 || isAsked || !/^(?:more|fewer|less)$/i.test(chunks[at]!.text)) return false
  const columns = (i: number) => new Set(chunks[i]?.values.map(v => v.columns.join()) ?? [])
  const [left, right] = [columns(than - 1), columns(than + 1)]
  return than - 1 > at && [...left].some(column => right.has(column))
}

const tookOfOthers = (
  { chunks, nodes }: Draft,
  at: number,
  { node }: Extract<OrderTarget, { kind: 'field' }>,
): boolean =>
  /^(?:longest|shortest)$/i.test(chunks[at]!.text) &&
  chunks.slice(Math.max(0, at - 2), at).some(c => /^(?:took|takes?|taken)$/i.test(c.text)) &&
  nodes.some(n => !n.implicit && n.at < at && n !== node)

const isNearest = ({ chunks }: Draft, at: number): boolean =>
  /^(?:closest|nearest)$/i.test(chunks[at]!.text) && /^to$/i.test(chunks[at + 1]?.text ?? '')

/** "more visitors than the stage capacity", as yet unread: each is held against a figure of another, so that there is no order. */
function isAgainstAnother({ chunks }: Draft, at: number): boolean {
  const than = chunks.findIndex((c, i) => i > at && i <= at + 4 && /^than$/i.test(c.text))
  const [owner, figure] = /^(?:the|its|their|his|her)$/i.test(chunks[than + 1]?.text ?? '') ? chunks.slice(than + 2, than + 4) : [] // oxfmt-ignore
  const isFigure = (chunk: Chunk | undefined) => isFree(chunk) && chunk.fields.some(isNumeric)
  return than > 0 && (isFigure(owner) || (Boolean(owner?.entities.length) && isFigure(figure)))
}

/** Verbs of taking a place in an order. */
const PLACES =
  /^(?:come|comes|came|coming|rank|ranks|ranked|ranking|finish(?:es|ed)?|place|places|placed|stands?|stood)$/i

/** "which three come last in revenue", "who ranks first by points": a place in an order that begins with the highest figure. */
function placedLast({ chunks }: Draft, at: number, target: OrderTarget): 'asc' | 'desc' | undefined {
  const verb = chunks[at - 1]
  const isPlaced = verb !== undefined && PLACES.test(verb.text)
  if (!isPlaced || target.kind !== 'field' || !isNumeric(target.mention)) return undefined
  if (target.mention.field.words.some(word => /^(?:rank|ranking|position|place|year|age)$/.test(word))) return undefined
  return /^last$/i.test(chunks[at]!.text) ? 'asc' : /^first$/i.test(chunks[at]!.text) ? 'desc' : undefined
}

/** "was last updated in 2021", "last inspected before June": right before the doing of it, that a date bounds; "the last updated one" is one of them. */
function isTimeOfDoing({ chunks }: Draft, at: number): boolean {
  const [before, done] = [chunks[at - 1], chunks[at + 1]]
  return (
    /^last$/i.test(chunks[at]!.text) &&
    done?.used === 'condition' &&
    done.fields.some(({ field }) => field.role === 'date') &&
    (/^(?:is|are|was|were|been|has|have|had|their|its|his|her)$/i.test(before?.text ?? '') || before?.used === 'entity')
  )
}

/** The adjective stands right before a text that says who. */
const isOfSomebody = ({ chunks }: Draft, at: number, { mention }: Extract<OrderTarget, { kind: 'field' }>): boolean => {
  const next = chunks[at + 1]
  const isText = next?.fields.some(f => f.entity === mention.entity && namesSomebody(f.field)) ?? false
  return isText && next!.entities.length === 0
}

const EXTENTS = /^(?:long|short|larg|bigg|small|heavi|light|wid|broad|tall|deep|steep|thick)(?:er|est)$/i
const SPEEDS = /^(?:fast|slow|quick|speedi)(?:er|est)$/i

/** "our first order", "who was hired first", "the third loan of 2024": by date, where no superlative says by what. */
function readFirst(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  if (!isFree(chunk) || chunk.operator?.type !== 'ordinal') return
  if (draft.chunks.some(c => isFree(c) && ['superlative', 'order'].includes(c.operator?.type ?? ''))) return
  const { value } = chunk.operator
  if (value > 1) chunk.ordinal = value
  chunk.operator = { type: 'superlative', direction: 'asc', of: 'date', nouns: [], word: 'first' }
}

/** "when did we last clean a tank": what was last lies behind, whatever is planned. */
const tellsWhatWasLast = (
  { chunks }: Draft,
  at: number,
  { node, mention }: Extract<OrderTarget, { kind: 'field' }>,
): boolean =>
  /^last$/i.test(chunks[at]!.text) &&
  mention.field.role === 'date' &&
  chunks.slice(0, at).some(c => /^(?:did|have|has|had|was|were)$/i.test(c.text)) &&
  !node.selection.where.some(c => c.columns[0] === mention.columns[0])

function untilToday({ message }: Draft, at: number, { node, mention }: Extract<OrderTarget, { kind: 'field' }>): void {
  const label = `${labelOf(mention.field)} until today`
  addCondition(node, { columns: mention.columns, op: '<=', values: [message.today], asDay: true, implied: true, at, label }) // oxfmt-ignore
}

/** What is counted has no date. */
function directionOf(gradable: Gradable, target: OrderTarget): 'asc' | 'desc' {
  if (target.kind === 'count') return gradable.direction
  if (target.isSince) return gradable.direction === 'asc' ? 'desc' : 'asc'
  return directionOn(target.mention.field, gradable)
}

/** Whether nothing else is said than how many. */
const isAllSaid = ({ chunks }: Draft, at: number): boolean =>
  chunks.every(
    (c, i) => i === at || c.kind === 'filler' || c.literal?.kind === 'number' || c.operator?.type === 'pronoun',
  )

/** "which has the highest price?" – "and the second highest?": the one in that place of the same order. */
function placeOfBefore(
  { app, previous, nodes, chunks, ...draft }: Draft,
  at: number,
  offset: { value: number; chunk: Chunk },
): boolean {
  const { order, limit } = previous?.root ?? {}
  const entity = app.entities.find(e => e.key === previous?.root.entity)
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

/** "top 3 most expensive", "top 3 accounts with the most deals": the second word says by what. */
function isLeading({ chunks }: Draft, at: number): boolean {
  if (!/^(?:top|best|first)$/i.test(chunks[at]!.text)) return false
  const next = chunks.slice(at + 1, at + 3).find(c => c.literal?.kind !== 'number')
  const behind = chunks.findIndex((c, i) => i > at && isFree(c) && isRanking(c))
  const said = chunks.slice(at + 1, behind).findLast(c => !/^the$/i.test(c.text))
  return (
    (next !== undefined && isFree(next) && isRanking(next)) ||
    (behind > 0 && /^(?:with|have|has|having|had)$/i.test(said?.text ?? ''))
  )
}

export const isRanking = (chunk: Chunk) => chunk.operator?.type === 'superlative'

/** "the 4 accounts with the largest …", "which three countries have the most …": the number stands before the noun. */
function countBeforeNoun(draft: Draft, at: number): { value: number; chunk: Chunk } | undefined {
  for (let i = 0; i < at; i++) {
    const chunk = draft.chunks[i]!
    const { literal } = chunk
    if (
      !isFree(chunk) ||
      literal?.kind !== 'number' ||
      literal.unit !== 'plain' ||
      !Number.isInteger(literal.value) ||
      literal.value < 1 ||
      literal.value > 10_000
    )
      continue
    const next = draft.chunks.slice(i + 1, i + 5).find(saysWhat)
    if (next && (next.entities.length || next.fields.length)) return { value: literal.value, chunk }
    if (isKindOfSeveral(draft.chunks[i + 1])) return { value: literal.value, chunk }
  }
  return undefined
}

/** "the three captains with the most hours": a value in the plural stands for those who are such. */
const isKindOfSeveral = (chunk: Chunk | undefined): boolean =>
  chunk?.used === 'value' && /^\p{L}+(?: \p{L}+)*$/u.test(chunk.text) && isPlural(chunk.text.toLowerCase())

/** Neither what narrows the records nor where they are kept; a noun may be a value elsewhere ("loans" of a way to acquire). */
const saysWhat = (c: Chunk): boolean =>
  c.kind !== 'filler' && c.kind !== 'app' && (c.used === 'entity' || (!c.values.length && !c.scopes.length))

function ordinalBefore(draft: Draft, at: number): { value: number; chunk: Chunk } | undefined {
  const chunk = draft.chunks[at - 1]
  return chunk && isFree(chunk) && chunk.operator?.type === 'ordinal'
    ? { value: chunk.operator.value, chunk }
    : undefined
}

/** "what is the highest revenue among …": the figure itself is asked for, not the record that has it. */
function isExtreme(draft: Draft, at: number, target: Extract<OrderTarget, { kind: 'field' }>): boolean {
  // "the five newest hires": of a figure there is one.
  if (!target.direct || (countBeside(draft, at)?.value ?? 1) > 1) return false
  // "the best rated product", "the highest paid employees": the noun right behind is asked for.
  const last = draft.chunks.indexOf(target.chunks.at(-1)!)
  const isNoun = (i: number) => draft.nodes.some(n => n.at === i && !n.implicit)
  const behind = draft.chunks.findIndex((c, i) => i > last && (isNoun(i) || (c.used !== 'value' && !c.values.length)))
  if (last >= 0 && isNoun(behind) && behind > 0) return false
  if (isKindByRate(draft, at, target.chunks[0])) return false
  const asksForRecord =
    /\bwhich (one|ones|of|has|have|had|got)\b/i.test(draft.message.text) ||
    draft.nodes.some(n => !n.implicit && n.at < at) ||
    draft.chunks.some((c, i) => i < at && c.operator?.type === 'who') ||
    isKindThatHas(draft, at)
  return !asksForRecord
}

/** "most expensive hop per kg": what is ranked stands behind its adjective, and behind that in which unit; "highest price per kg" is a figure. */
function isKindByRate({ chunks, nodes }: Draft, at: number, by: Chunk | undefined): boolean {
  const rate = by && /^per\b/i.test(by.text) ? chunks.indexOf(by) : -1
  return (
    rate > at + 1 &&
    chunks.slice(at + 1, rate).some((c, i) => c.used === 'value' || nodes.some(n => n.at === at + 1 + i))
  )
}

/** "which novel has the highest price", "the comic with the fewest pages": a value of the data stands for those that are such. */
function isKindThatHas({ chunks }: Draft, at: number): boolean {
  const has = chunks.findLastIndex((c, i) => i < at && /^(?:has|have|had|having|with)$/i.test(c.text))
  return has > 0 && has >= at - 3 && (chunks[has - 1]!.values.length > 0 || chunks[has - 1]!.used === 'value')
}

/** How many "the largest accounts" are, when no number is said. */
const SEVERAL = 10

/** "top accounts", "largest German accounts": a plural noun right behind the superlative. */
function namesSeveral(draft: Draft, at: number): boolean {
  // "which machine cost the most in repairs": the noun behind is not what is ranked; "the smallest of my boats" is one.
  if (/^(in|on|for|of|from|with|among|amongst)$/i.test(draft.chunks[at + 1]?.text ?? '')) return false
  // "the youngest member of staff" is one.
  if (/^member$/i.test(draft.chunks[at + 1]?.text ?? '')) return false
  const next = draft.chunks.findIndex((c, i) => i > at && saysWhat(c))
  const chunk = draft.chunks[next]
  const node = draft.nodes.find(n => n.at === next && !n.implicit && chunk?.operator?.type !== 'pronoun')
  return Boolean(node && chunk && isPlural(chunk.text.toLowerCase()))
}

const comparesNames = (node: Node) =>
  node.selection.where.some(c => c.values.length > 1 && node.entity.nameFields.some(f => f.column === c.columns[0]))
