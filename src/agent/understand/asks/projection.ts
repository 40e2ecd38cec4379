import { objectOf } from '../entity-model/object-of.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, addNode, isFree, use, kindBefore } from '../reading/draft.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { isPlural, wordsOf } from '../language/words.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { isGrouping, isOrdered, nodeAt } from './fields.ts'
import { directionOn, gradedField } from './graded-field.ts'
import { isRanking } from './is-ranking.ts'
import { fieldsOfThose, sortThoseBefore } from './sorts-those.ts'
import { asksWhichOnes } from './which-ones.ts'

/** How well a field is called that only says which kind is meant. */
const CALLED_SO = 0.8

/** "rank genres by average number of pages": a kind with a figure for each is a group, and the figure orders them. */
function rankGroups(draft: Draft): boolean {
  const at = draft.chunks.findIndex(c => isFree(c) && c.operator?.type === 'sort')
  const kind = draft.chunks[at + 1]
  const by = draft.chunks.findIndex((c, i) => i > at && /^by$/i.test(c.text))
  const figure = draft.chunks.slice(by + 1, by + 3).some(c => c.operator?.type === 'aggregate')
  if (at < 0 || by !== at + 2 || !isFree(kind) || !figure || draft.group) return false
  const picked = nodeAt(draft, at + 1) ? undefined : pickField(draft, at + 1, kind.fields.filter(isGrouping))
  if (!picked) return false
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
  for (const chunk of [draft.chunks[at]!, kind, draft.chunks[by]!]) use(chunk, 'group')
  return true
}

/** What is ranked by a figure begins with the highest, save by a place in a ranking itself; what is sorted, with the lowest. */
const plainDirection = ({ text }: Chunk, { role, type, words }: Field): 'asc' | 'desc' =>
  /^rank/i.test(text) &&
  (role === 'money' || role === 'percent' || type === 'number' || type === 'integer') &&
  !words.some(word => /^(?:rank|ranking|position|place|order|id|year)$/.test(word))
    ? 'desc'
    : 'asc'

/** How sure it is at most at which end a list of figures begins where nothing tells it. */
const NO_DIRECTION = 0.6

/** "boats by town, sorted by price": the groups by what the figure comes to in each. */
function sortsGroups(draft: Draft, { node, field }: { node: Node; field: Field }): boolean {
  const { group, measures } = draft
  if (!group || draft.groupOrder || !isNumeric({ field }) || measures.length > 1) return false
  if (group.entity === node.entity.key && group.columns.includes(field.column)) return false
  if (measures[0] && measures[0].column !== field.column) {
    draft.ignored.push(`sorted by ${field.words.join(' ')}`)
    return false
  }
  if (!measures.length)
    draft.measures.push({ fn: isAdditive(field) && !isPriceOfOne(field) ? 'sum' : 'avg', column: field.column })
  draft.measured ??= node
  return true
}

/** "top 3 leads sorted by score": of a figure or a date "sorted" says no more than the superlative, which ranks by what follows. */
const ranksBySort = ({ chunks }: Draft, at: number): boolean =>
  chunks.slice(0, at).some(c => isFree(c) && isRanking(c) && !/^(?:first|last)$/i.test(c.text)) &&
  chunks.slice(at + 1, at + 4).some(c => isFree(c) && c.fields.some(isOrdered))

/** "sort them by revenue, highest first", "ordered by name". */
export function readSorting(draft: Draft): void {
  if (rankGroups(draft)) return
  sortByDate(draft)
  draft.chunks.forEach((chunk, at) => {
    const sorts =
      chunk.operator?.type === 'sort' ||
      (chunk.operator?.type === 'group' &&
        chunk.operator.word === 'by' &&
        draft.chunks.some(c => isFree(c) && c.operator?.type === 'order'))
    if (!isFree(chunk) || !sorts) return
    if (ranksBySort(draft, at)) return use(chunk, 'superlative')
    for (let i = at + 1; i < draft.chunks.length; i++) {
      const target = draft.chunks[i]!
      const picked = isFree(target) ? pickField(draft, i, fieldsOfThose(draft, target.fields)) : undefined
      if (!picked) continue
      const direction = draft.chunks.find(c => isFree(c) && c.operator?.type === 'order')
      if (sortsGroups(draft, picked)) {
        const order = direction?.operator?.type === 'order' ? direction.operator.direction : 'desc'
        draft.groupOrder = { by: 'measure', direction: order }
        for (const one of [chunk, target, direction]) if (one) use(one, 'sort')
        return
      }
      const plain = plainDirection(chunk, picked.mention.field)
      const said = direction?.operator?.type === 'order' ? direction.operator : undefined
      picked.node.selection.order = {
        columns: picked.mention.columns,
        direction: said ? directionOn(picked.mention.field, said) : plain,
      }
      sortThoseBefore(draft, picked.node, at)
      if (!said && plain === 'asc' && isNumeric(picked)) {
        draft.sureness = Math.min(draft.sureness, NO_DIRECTION)
        draft.notes.push('began with the lowest')
      }
      use(chunk, 'sort')
      use(target, 'sort')
      if (direction) use(direction, 'sort')
      for (const other of draft.chunks)
        if (other.operator?.type === 'group' && other.text.toLowerCase() === 'by') use(other, 'sort')
      return
    }
  })
}

/** "list those by date, earliest first": the date of their kind, where no field is called so. */
function sortByDate(draft: Draft): void {
  const { chunks, app, previous, nodes } = draft
  const at = chunks.findIndex((c, i) => isFree(c) && /^(?:date|time)$/i.test(c.text) && /^by$/i.test(chunks[i - 1]?.text ?? '')) // oxfmt-ignore
  const node = nodes.find(n => !n.implicit) ?? nodes[0]
  const entity = node?.entity ?? kindBefore({ app, previous })
  if (at < 0 || chunks[at]!.fields.some(f => f.entity === entity && f.quality === 1)) return
  const date = entity && !draft.group && !draft.measures.length ? (beginOf(entity) ?? primaryDate(entity)) : undefined
  if (!entity || !date) return
  const order = chunks.find(c => isFree(c) && c.operator?.type === 'order')
  const direction = order?.operator?.type === 'order' ? directionOn(date, order.operator) : 'asc'
  const target = node ?? addNode(draft, entity, -1, true)
  target.selection.order = { columns: [date.column], direction }
  for (const one of [chunks[at - 1], chunks[at], order]) if (one) use(one, 'sort')
  for (const one of chunks) if (isFree(one) && one.operator?.type === 'sort') use(one, 'sort')
}

const OF_FIGURE =
  /^(?:the )?(?:highest|lowest|largest|smallest|biggest|greatest|most|fewest|least|top|high|low|large|small|desc|asc)/i

/** "average score by town, best first": that more of it is better is only likely. */
const AS_GOOD = /^(?:the )?(?:best|worst|strongest|weakest)\b/i
const MORE_IS_BETTER = 0.8

/** "total by town, lowest first", "orders per month, latest first": the groups are in that order, by their figure or by what they are called. */
function orderGroups(draft: Draft, chunk: Chunk): boolean {
  const { operator } = chunk
  if (operator?.type !== 'order' || !draft.group) return false
  if (draft.groupOrder) {
    // "the top 5 towns by sales, lowest first": those that were chosen, the other way round.
    if (draft.groupOrder.direction === operator.direction && OF_FIGURE.test(chunk.text)) use(chunk, 'sort')
    else draft.ignored.push(chunk.text)
    return true
  }
  const { direction, byName, of } = operator
  const isOfPeriods = of === 'date' && draft.group.period !== undefined
  use(chunk, 'sort')
  if (byName || isOfPeriods) draft.groupOrder = { by: 'key', direction }
  else if (OF_FIGURE.test(chunk.text)) draft.groupOrder = { by: 'measure', direction }
  else if (AS_GOOD.test(chunk.text)) {
    draft.groupOrder = { by: 'measure', direction }
    draft.sureness = Math.min(draft.sureness, MORE_IS_BETTER)
  }
  // "boats by town, oldest first": no town is old.
  else draft.ignored.push(chunk.text)
  return true
}

/** "newest first", "alphabetically": an order without a field named for it. */
export function readBareOrder(draft: Draft): void {
  for (const chunk of draft.chunks) {
    if (!isFree(chunk) || chunk.operator?.type !== 'order') continue
    const { direction, byName, nouns, of } = chunk.operator
    if (orderGroups(draft, chunk)) continue
    const node = draft.nodes[0] ?? draft.nodes.find(n => n.previous)
    const entity = node?.entity ?? kindBefore(draft)
    if (!entity) return
    const field = nouns && gradedField(entity, { direction, nouns, ...(of && { of }) })
    const columns = byName ? entity.nameFields.map(f => f.column) : field ? [field.column] : []
    if (!columns.length) return
    const target = node ?? addNode(draft, entity, -1, true)
    target.selection.order = { columns, direction: field ? directionOn(field, chunk.operator) : direction }
    use(chunk, 'sort')
    for (const other of draft.chunks) if (isFree(other) && other.operator?.type === 'sort') use(other, 'sort')
  }
}

/** Whether a date is part of a condition, an order, a group or a figure already: its verb says nothing more. */
function isSpokenFor(draft: Draft, { selection }: Node, columns: string[], at: number): boolean {
  const used = [
    ...[...selection.where, ...(selection.anyOf ?? []).flat()].map(c => c.columns),
    selection.order?.columns,
    draft.group?.columns,
    ...draft.measures.map(m => (m.column ? [m.column] : undefined)),
  ]
  // "created by Nigerian customers", "has placed the most orders": who did it to what is said.
  if (new Set(draft.nodes.map(n => n.entity)).size > 1 || draft.chunks.some(c => c.operator?.type === 'who'))
    return true
  const isDoneBy = /^(by|from|for|through|via)$/i.test(draft.chunks[at + 1]?.text ?? '')
  return isDoneBy || draft.nodes.some(n => n.selection.within) || used.some(other => other?.join() === columns.join())
}

/** "boxes that customs have not cleared" of a customs status: what a clause says of records that were named restricts them, nothing of it is wanted. */
const isSubjectOfClause = ({ chunks, nodes }: Draft, { selection }: Node, at: number): boolean =>
  /^(?:that|which)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:is|are|was|were|has|have|had|does|do|did)$/i.test(chunks[at + 1]?.text ?? '') &&
  nodes.some(n => !n.implicit && n.at < at - 1 && n.selection === selection)

/** What can be done with something is asked by a modal verb and "be". */
const isPossibility = ({ chunks }: Draft, at: number): boolean =>
  /^(?:can|could|may|might)$/i.test(chunks[0]?.text ?? '') && /^be$/i.test(chunks[at - 1]?.text ?? '')

/** Between a superlative and the noun of the records themselves. */
const isModifier = (draft: Draft, entity: Entity, at: number): boolean =>
  nodeAt(draft, at + 1)?.entity === entity && draft.chunks[at - 1]?.operator?.type === 'superlative'

/** "current period end", "trial end": a name of several words that ends in a noun, said in full, is no verb. */
const isWholeName = (text: string, { words }: Field): boolean =>
  words.length > 1 && !/(?:ed|ing)$/i.test(text) && wordsOf(text).join(' ') === words.join(' ')

/** How well a date has to be called so. */
const CALLED = 0.7

/** "the valid until of card 7": between an article and "of" stands a noun. */
const isBeforeOf = ({ chunks }: Draft, at: number): boolean =>
  /^(?:of|for)\b/i.test(chunks[at + 1]?.text ?? '') &&
  /\b(?:the|their|its|list|show)$/i.test(chunks[at - 1]?.text ?? 'the')

/** "which tutor gives the most lessons a week": asked for is who is first, and not the figure by which. */
function isRankedBy({ chunks }: Draft, node: Node, columns: readonly string[], at: number): boolean {
  const { order, limit } = node.selection
  const most = chunks.findIndex(c => c.operator?.type === 'superlative')
  const isHead = /^(?:which|what|who)$/i.test(chunks.slice(0, node.at).findLast(c => c.text.length > 1)?.text ?? '')
  return limit === 1 && order?.columns.join() === columns.join() && isHead && node.at < most && node.at < at
}

/** "when do they rehearse?" of a `rehearsal_day` and a `rehearsal_time`: the day and the time of it. */
function whenOf({ message }: Draft, { fields }: Chunk, { entity, field }: FieldMention): string[][] | undefined {
  if (!/^\W*(?:and |so )?when\b/i.test(message.text) || !DAY_OR_TIME.test(field.words.at(-1)!)) return undefined
  const name = field.words.slice(0, -1).join(' ')
  const both = fields.filter(
    f =>
      f.entity === entity && DAY_OR_TIME.test(f.field.words.at(-1)!) && f.field.words.slice(0, -1).join(' ') === name,
  )
  const day = both.filter(f => f.field.words.at(-1) !== 'time')
  return both.length === 2 && day.length === 1
    ? [...day, ...both.filter(f => f !== day[0])].map(f => f.columns)
    : undefined
}
const DAY_OR_TIME = /^(?:day|weekday|date|time)$/

/** Both ends of something. */
const ENDS_OF = [
  /^(?:from|start|starts|begin|opens?|opening|min|minimum|lat|latitude)$/,
  /^(?:to|until|till|end|ends|closes?|closing|max|maximum|lon|lng|long|longitude)$/,
]

/** "the opening hours" of `open_hours.from` and `open_hours.to`: who asks for something with two ends wants both. */
function leavesOf({ fields }: Chunk, { entity, field, columns, quality }: FieldMention): string[][] {
  const object = field.nested ? objectOf(field.column) : ''
  if (!object) return [columns]
  const parts = fields.filter(f => f.entity === entity && f.quality === quality && objectOf(f.field.column) === object)
  const ends = ENDS_OF.flatMap(end => parts.filter(f => end.test(f.field.words.at(-1)!)).slice(0, 1))
  return ends.length === 2 && ends.some(f => f.field === field) ? ends.map(f => f.columns) : [columns]
}

/** "in a disabled bay". */
const isOneOf = ({ chunks }: Draft, at: number): boolean =>
  /^an?$/i.test(chunks[at - 1]?.text ?? '') && /^(?:in|at|on|for|with|from)$/i.test(chunks[at - 2]?.text ?? '')

/** Fields that are left: what is wanted of the records. */
export function readProjection(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !chunk.fields.length || nodeAt(draft, at)) return
    const picked = pickField(draft, at, chunk.fields)
    if (!picked) return
    const { mention, node } = picked
    // "fined for parking in a disabled bay": one of something is no column, where the records that are asked for have it as a value.
    if (isOneOf(draft, at) && chunk.values.some(v => v.quality === 1 && v.entity !== mention.entity)) return
    // "can they be charged here?" asks for no price.
    if (isPossibility(draft, at) && mention.quality < 0.8) {
      draft.ignored.push(chunk.text)
      return use(chunk, 'project')
    }
    // "the most expensive degree programme": a field before its own noun only says which kind is meant.
    // "the most open claims" of a `reported_at`, which "open" only comes near: it says which claims, and no field of theirs.
    if (isModifier(draft, mention.entity, at)) {
      if (mention.quality < CALLED_SO) draft.ignored.push(chunk.text)
      return use(chunk, 'filler')
    }
    // "Name the four …": a verb, not a column.
    if (at === 0 && /^name$/i.test(chunk.text)) return use(chunk, 'filler')
    if (isSubjectOfClause(draft, node, at)) {
      const isSaid = node.selection.where.some(c => c.columns.join() === mention.columns.join() && (c.at ?? -1) > at)
      if (!isSaid) draft.ignored.push(chunk.text)
      return use(chunk, 'condition')
    }
    // A verb that is also a date's name ("which close in May") wants no column unless it was asked for as one.
    const isVerb =
      mention.field.role === 'date' &&
      !/(?:\b(?:date|day|time|at|on|deadline|dob)|birthday|birthdate|expiry)s?$|^(?:date|day)s? of\b/i.test(
        chunk.text,
      ) &&
      (mention.quality < 1 || /(?:ed|ing)$/i.test(chunk.text)) &&
      !isWholeName(chunk.text, mention.field) &&
      !(mention.quality >= CALLED && isBeforeOf(draft, at))
    // "open claims" of a date of reporting: before its noun it says which are meant, and no field tells.
    if (isVerb && mention.quality < 0.8 && nodeAt(draft, at + 1)) return
    if (isVerb && !/\bwhen\b/i.test(draft.message.text))
      return isSpokenFor(draft, node, mention.columns, at) ? use(chunk, 'project') : undefined
    use(chunk, 'project')
    if (isRankedBy(draft, node, mention.columns, at)) return
    for (const columns of whenOf(draft, chunk, mention) ?? leavesOf(chunk, mention))
      draft.project.push({ columns, entity: node.entity, at })
    const plural = isPlural(chunk.text.split(/\s+/).at(-1)!)
    const isAttribute = ['category', 'reference', 'boolean'].includes(mention.field.role)
    if (
      (isAttribute || (plural && asksWhichOnes(draft, at, mention))) &&
      !isToldBeside(draft, at) &&
      (plural || draft.chunks.some(c => c.operator?.type === 'distinct'))
    )
      draft.wantsValues = true
  })
  for (const chunk of draft.chunks) if (isFree(chunk) && chunk.operator?.type === 'distinct') use(chunk, 'filler')
}

/** "the boats with their colours": of each its own, and not which ones there are. */
const isToldBeside = ({ chunks }: Draft, at: number): boolean =>
  /^(?:their|its)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:with|plus|including|along with|together with)$/i.test(chunks[at - 2]?.text ?? '')
