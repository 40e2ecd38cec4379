import { KIND_NOUN } from '../chunks/place-inside.ts'
import { isBare } from '../reading/attach.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, neighbour, nodeFor, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Grouping } from '../reading/query.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { leadsUp, hopsOf, primaryDate } from '../entity-model/relations.ts'
import { comparativeOf, positiveOf, superlativeOf } from '../language/gradables.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { saysWhose } from './by-whom.ts'
import { type OwnedField, ownedBehind, ownerAfter, pastDeterminers } from './group-owner.ts'
import { isGrouping, isScale, narrowedBy, nodeAt } from './fields.ts'
import { groupByEntity, isFigureBefore, saysOrder } from './ordered-by.ts'
import { isRanking } from './superlatives.ts'

type Period = NonNullable<Grouping['period']>

const PERIODS: Record<string, Period> = { daily: 'day', weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year' } // oxfmt-ignore

/** "monthly order volume": by the period that an adjective names before the noun or figure, where nothing is called so. */
function readPeriodAdjective(draft: Draft): void {
  const at = draft.chunks.findIndex(c => isFree(c) && c.kind === 'unknown' && PERIODS[c.text.toLowerCase()])
  // "monthly new leads": what narrows them may stand between.
  const next = draft.chunks.slice(at + 1, at + 3).find(c => c.entities.length || c.fields.length || c.operator)
  const node = draft.nodes.find(n => !n.previous && primaryDate(n.entity))
  if (at < 0 || draft.group || !node || !(next?.entities.length || next?.fields.length || next?.operator)) return
  const period = PERIODS[draft.chunks[at]!.text.toLowerCase()]!
  draft.group = { entity: node.entity.key, columns: [primaryDate(node.entity)!.column], period }
  use(draft.chunks[at]!, 'group')
}

/** "did each club order": behind the auxiliary stands who did it, and then the verb, though it may be a noun. */
const isSubject = ({ chunks }: Draft, at: number): boolean => /^(?:do|does|did)$/i.test(chunks[at - 2]?.text ?? '')

/** "per product category": of two nouns side by side the first only tells which kind. */
function headOf(draft: Draft, at: number): number {
  const [first, second] = [nodeAt(draft, at), nodeAt(draft, at + 1)]
  if (isSubject(draft, at)) return at
  if (!first || !second || !isBare(first.selection) || first.previous || isPlural(draft.chunks[at]!.text)) return at
  draft.nodes.splice(draft.nodes.indexOf(first), 1)
  return at + 1
}

/** "by state", "per month", "for each industry", "break down … by status". */
export function readGrouping(draft: Draft): void {
  const { chunks } = draft
  const breakdown = chunks.find(c => isFree(c) && c.operator?.type === 'breakdown')
  chunks.forEach((chunk, at) => {
    if (isFree(chunk) && !draft.group) readGroupWord(draft, at, breakdown !== undefined)
  })
  if (breakdown && !draft.group) readSpread(draft, chunks.indexOf(breakdown))
  readPeriodAdjective(draft)
  if (breakdown) {
    use(breakdown, 'group')
    for (const c of chunks) if (isFree(c) && /^down$/i.test(c.text)) use(c, 'group')
    if (!draft.measures.length && !draft.group) draft.measures.push({ fn: 'count' })
  }
}

const SPREAD = /^(?:over|across|among|amongst|between|into|in|by)$/i

/** "how are the books distributed over the different genres": over what, behind the verb. */
function readSpread(draft: Draft, verb: number): void {
  const { chunks } = draft
  const at = chunks.findIndex((c, i) => i > verb && (isFree(c) || c.used === 'filler') && SPREAD.test(c.text))
  let next = at < 0 ? -1 : neighbour(draft, at, 1, 2)
  const distinct = next >= 0 && chunks[next]!.operator?.type === 'distinct' ? chunks[next] : undefined
  if (distinct) next = neighbour(draft, next, 1, 1)
  const target = chunks[next]
  if (!target || (target.used && target.used !== 'grouping') || nodeAt(draft, next) || !target.fields.length) return
  groupByField(draft, next, 'by', true)
  if (!draft.group) return
  for (const chunk of [chunks[at]!, target, ...(distinct ? [distinct] : [])]) use(chunk, 'group')
  readSubgroup(draft, next)
}

/** One "by", "per", "each" or "across" with what stands behind it. */
function readGroupWord(draft: Draft, at: number, isBreakdown: boolean): void {
  const { chunks } = draft
  const chunk = chunks[at]!
  if (chunk.operator?.type !== 'group') return
  const { word } = chunk.operator
  if (/^(?:by|per|each|every)$/.test(word) && groupByOwners(draft, at)) return
  const next = findTarget(draft, at, word)
  const target = chunks[next]
  if (!target) return
  if (isFree(chunk) && groupBySuch(draft, at, next, word)) return
  if (groupByDated(draft, at, next)) return
  if (target.used && target.used !== 'grouping' && !nodeAt(draft, next)) return
  if (word === 'by') {
    // "visits by uninsured patients": whose they are.
    if (target.negated) return use(chunk, 'filler')
    if (saysOrder(draft, at, next, isBreakdown)) return
    if (saysWhose(draft, at, next, isBreakdown)) return use(chunk, 'filler')
  }
  // "the top deal in every region": the best of each.
  const isRanked = word === 'every' && chunks.some(isRanking)
  if (/^(every|across)$/.test(word) && !isBreakdown && !isRanked && !asksFigure(draft)) return
  const period = periodOf(target)
  if (period && isRate(draft, at, next, period)) return [chunk, target].forEach(c => use(c, 'aggregate'))
  if (period && !groupByToldPeriod(draft, next, period)) groupByPeriod(draft, at, next, period)
  else if (period) use(target, 'group')
  else if (isRecordsAt(draft, next)) groupByNoun(draft, at, next, word)
  else if (target.fields.length) groupByField(draft, next, word, isBreakdown)
  if (!draft.group) return
  use(chunk, 'group')
  use(target, 'group')
  readSubgroup(draft, next)
  if (/^(each|every)$/.test(word)) draft.group.all = true
  takeWithGroup(draft, draft.group, next)
}

const COMBINED = /^(?:combinations?|pairs?|pairings?)$/i

/** The noun of records, and no field but the key that points to them: "per client" of a `client_id`, or of a `client`. */
function isRecordsAt(draft: Draft, at: number): boolean {
  const node = nodeAt(draft, at)
  const isKey = ({ field }: FieldMention) => field.target !== undefined && field.target === node?.entity.key
  return node !== undefined && !draft.chunks[at]!.fields.some(f => f.quality >= 0.95 && !isKey(f))
}

/** The place of what the groups are made by; -1: nothing follows. */
function findTarget(draft: Draft, at: number, word: string): number {
  const { chunks } = draft
  // "each of my accounts": what narrows them stands between.
  const isOf = word === 'each' && /^of$/i.test(chunks[at + 1]?.text ?? '')
  const noun = isOf ? draft.nodes.find(n => n.at > at && n.at <= at + 5 && !n.implicit && !n.previous) : undefined
  if (noun) return noun.at
  // "by their site": whose it is, the records say.
  const their = /^(?:their|its|his|her)$/i.test(chunks[at + 1]?.text ?? '') ? at + 1 : at
  let next = neighbour(draft, their, 1, 2)
  // "for each combination of genre and language": what is combined stands behind.
  const combined = chunks[next]
  if (isFree(combined) && combined.kind === 'unknown' && COMBINED.test(combined.text)) {
    use(combined, 'group')
    next = neighbour(draft, next, 1, 2)
  }
  if (next >= 0 && chunks[next]!.operator?.type === 'group') {
    use(chunks[at]!, 'group')
    next = neighbour(draft, next, 1, 2)
  }
  // "average rent per number of rooms": the figure itself makes the groups.
  const counted = word === 'per' && chunks[next]?.operator?.type === 'count' ? neighbour(draft, next, 1, 1) : -1
  if (counted >= 0 && isFree(chunks[next]) && !nodeAt(draft, counted) && chunks[counted]!.fields.some(isNumeric)) {
    use(chunks[next]!, 'group')
    next = counted
  }
  next = headOf(draft, roleBefore(draft, next) ? next + 1 : next)
  // "per open position": of what kind.
  return word === 'per' && chunks[next]?.used === 'value' && nodeAt(draft, next + 1) ? next + 1 : next
}

/** "per home club" of a `homeClubId`: a word of the key before its noun says which relation it is, and groups by the noun. */
function roleBefore({ chunks, nodes, app }: Draft, at: number): boolean {
  const role = chunks[at]
  const named = nodes.find(node => node.at === at + 1 && !node.implicit)
  if (!role || !named || role.kind !== 'unknown' || !(isFree(role) || role.used === 'related')) return false
  const word = role.text.toLowerCase()
  const isRole = nodes.some(node =>
    hopsOf(node.entity, app).some(
      hop => hop.direction === 'up' && hop.to === named.entity && hop.field.words.includes(word),
    ),
  )
  if (isRole) use(role, 'related')
  return isRole
}

const asksFigure = ({ chunks }: Draft) =>
  chunks.some(c => c.operator?.type === 'count' || c.operator?.type === 'aggregate')

const periodOf = ({ text }: Chunk): Period | undefined =>
  /^(month|quarter|year|weekday|week|day)s?$/i.exec(text)?.[1]?.toLowerCase() as Period | undefined

/** "by year of hire date", "by hire year": the period of a date that is named beside it, whatever else is called a year or paid by one. */
function groupByDated(draft: Draft, at: number, next: number): boolean {
  const { chunks } = draft
  const isBehind = periodOf(chunks[next]!) !== undefined
  const of = isBehind && /^of$/i.test(chunks[next + 1]?.text ?? '') ? neighbour(draft, next + 1, 1, 1) : -1
  const [period, dated] = isBehind ? [next, of] : [next + 1, next]
  const [unit, field] = [chunks[period], chunks[dated]]
  if (!isFree(unit) || !isFree(field) || periodOf(unit) === undefined || nodeAt(draft, dated)) return false
  const dates = field.fields.filter(f => f.field.role === 'date')
  const picked = pickField(draft, dated, dates)
  if (!picked || picked.node.implicit || dates.length < field.fields.length) return false
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns, period: periodOf(unit)! }
  for (const one of [chunks[at]!, unit, field]) use(one, 'group')
  readSubgroup(draft, Math.max(period, dated))
  return true
}

/** "applications per year" of a `submitted.year`: the one figure of what is counted that tells the period, where no date is named. */
function groupByToldPeriod(draft: Draft, next: number, period: Period): boolean {
  const { chunks, nodes } = draft
  const node = nodes.find(n => !n.implicit)
  const isDated = chunks.some(c => isFree(c) && c.fields.some(f => f.field.role === 'date'))
  const told = new Map(
    chunks[next]!.fields.filter(
      f => f.entity === node?.entity && f.quality >= 0.8 && isNumeric(f) && f.field.words.at(-1) === period,
    ).map(f => [f.field.column, f]),
  )
  const [field, ...others] = told.values()
  if (!node || !field || others.length || isDated) return false
  draft.group = { entity: node.entity.key, columns: field.columns }
  return true
}

/** "per month": of the date that is named, else of the first kind of record that has one. */
function groupByPeriod(draft: Draft, at: number, next: number, period: Period): void {
  const dates = draft.chunks.flatMap(c => c.fields).filter(f => f.field.role === 'date')
  const named = dateOfDoing(draft, at) ?? pickField(draft, next, dates)
  const node = named?.node ?? nodeFor(draft, at, draft.app.entities.filter(primaryDate))
  const field = named?.field ?? (node && (narrowedBy(node) ?? primaryDate(node.entity)))
  if (node && field) draft.group = { entity: node.entity.key, columns: [field.column], period }
}

/**
 * "how many courses were completed per month" of a `completed_on`: when that was done, whatever state they are in now. "Completed
 * courses per month" are those in that state.
 */
function dateOfDoing(draft: Draft, at: number): { node: Node; field: Field } | undefined {
  const done = neighbour(draft, at, -1, 2)
  const chunk = draft.chunks[done]
  const node = draft.nodes.find(n => n.at < done && n.selection.where.some(c => c.at === done))
  if (!node || chunk?.used !== 'value' || !isParticiple(chunk.text.toLowerCase())) return undefined
  const verbs = verbsOf(chunk.text.toLowerCase(), undefined)
  const [field, ...others] = node.entity.fields.filter(f => f.role === 'date' && isNamedAfter(f, verbs))
  if (!field || others.length) return undefined
  const { where } = node.selection
  where.splice(
    where.findIndex(c => c.at === done),
    1,
  )
  where.push({ columns: [field.column], op: 'filled', values: [], at: done, label: `${chunk.text}` })
  return { node, field }
}

/** "per account": by the records that belong together. */
function groupByNoun(draft: Draft, at: number, next: number, word: string): void {
  const [chunk, target] = [draft.chunks[at]!, draft.chunks[next]!]
  const node = compoundNode(draft, next)
  if (isOfEach(draft, at, node)) return [chunk, target].forEach(c => use(c, 'aggregate'))
  if (word === 'across' || (word === 'every' && draft.nodes.length === 1)) return
  if (draft.nodes.length > 1 || /^(by|per)$/.test(word) || isFigureOfOthers(draft, at, node)) groupByEntity(draft, node)
  else use(chunk, 'filler')
}

/** "each GP": a value that stands for the records that have it, which are the groups. */
function groupBySuch(draft: Draft, at: number, next: number, word: string): boolean {
  const { chunks, nodes } = draft
  if (!/^(?:each|every|per)$/.test(word) || chunks[next]!.used !== 'value' || nodeAt(draft, next + 1)) return false
  const such = nodes.find(n => n.implicit && n.at === next)
  const counted = such && nodes.find(n => !n.implicit && n.entity !== such.entity)
  if (!such || !counted || !leadsUp(counted.entity, such.entity, draft.app)) return false
  groupByEntity(draft, such)
  if (!draft.group) return false
  draft.group.all = true
  use(chunks[at]!, 'group')
  return true
}

/** "by state": by the values of a field. */
function groupByField(draft: Draft, next: number, word: string, isBreakdown: boolean): void {
  const picked = ownFieldFor(draft, next) ?? pickGroupField(draft, next, draft.chunks[next]!, word)
  if (!picked || (word === 'across' && !isBreakdown && !asksFigure(draft))) return
  groupByOwned(draft, picked)
}

function groupByOwned(draft: Draft, { entity, mention, via }: OwnedField): void {
  draft.group = { entity: entity.key, columns: mention.columns, ...(via !== undefined && { via }) }
}

/** "per project's status", "by their tutor's contract": a field of what the records lead to. */
function groupByOwners(draft: Draft, by: number): boolean {
  const { chunks } = draft
  const at = pastDeterminers(draft, by + 1)
  const owned = ownedBehind(draft, at, f => isGrouping(f) || isScale(f))
  if (!owned) return false
  groupByOwned(draft, owned)
  for (const chunk of chunks.slice(at, owned.at + 1)) use(chunk, 'group')
  use(chunks[by]!, 'group')
  return true
}

/**
 * "contacts for each job title" of a `job_title`, where others have records that are called job titles: what the counted records
 * tell themselves makes the groups. Records that they do not point to would count every one beside each of its siblings.
 */
function ownFieldFor(draft: Draft, next: number): OwnedField | undefined {
  const called = nodeAt(draft, next)
  const counted = draft.nodes.find(n => n.at < next && !n.implicit && !n.previous)
  if (!called || !counted || called === counted || !isBare(called.selection)) return undefined
  if (leadsUp(counted.entity, called.entity, draft.app)) return undefined
  const own = draft.chunks[next]!.fields.find(f => f.entity === counted.entity && f.quality >= 0.95 && isGrouping(f))
  if (!own) return undefined
  draft.nodes.splice(draft.nodes.indexOf(called), 1)
  return { entity: counted.entity, mention: own }
}

/** What says the same as the groups once more: the date that a period is of, whose field it is ("per region of the account"). */
function takeWithGroup(draft: Draft, { entity, columns, period }: Grouping, next: number): void {
  const { chunks } = draft
  const isSame = (c: Chunk) => c.fields.some(f => f.columns.join() === columns.join())
  const dated = period && chunks.find(c => isFree(c) && isSame(c))
  if (dated) use(dated, 'group')
  const of = neighbour(draft, next, 1, 2)
  if (of < 0) return
  if (period && isFree(chunks[of]) && isSame(chunks[of]!)) use(chunks[of]!, 'group')
  const owner = nodeAt(draft, of)
  const between = chunks.slice(next + 1, of).map(c => c.text.toLowerCase())
  if (owner && entity === owner.entity.key && owner !== draft.nodes[0] && between.includes('of'))
    use(chunks[of]!, 'group')
}

/** "per product category": of two nouns side by side the second is what is meant. */
function compoundNode(draft: Draft, at: number): Node {
  const [first, second] = [nodeAt(draft, at)!, nodeAt(draft, at + 1)]
  const isUp = second && leadsUp(first.entity, second.entity, draft.app)
  if (!isUp || isSubject(draft, at) || first.selection.where.length) return first
  draft.nodes.splice(draft.nodes.indexOf(first), 1)
  return second
}

/** "the average price per book": of the records themselves there is one in each group, so none are meant. */
function isOfEach(draft: Draft, per: number, { entity }: Node): boolean {
  const { chunks, nodes } = draft
  if (!/^per$/i.test(chunks[per]!.text) || nodes.some(n => n.entity !== entity)) return false
  const isMean = chunks.some(c => c.operator?.type === 'aggregate' && /^(avg|median)$/.test(c.operator.fn))
  const before = chunks.slice(0, per).flatMap(c => c.fields.filter(f => isNumeric(f) && f.quality >= 0.5))
  return isMean && before.some(f => f.entity === entity)
}

/** "average salary for each branch", "how many words did each writer write": a figure that only others have, for every one of these. */
function isFigureOfOthers({ chunks, nodes }: Draft, each: number, { entity }: Node): boolean {
  const isFigured = (c: Chunk, at: number) =>
    c.operator?.type === 'aggregate' ||
    (c.operator?.type === 'count' &&
      !nodes.some(n => n.at === at + 1) &&
      (chunks[at + 1]?.fields.some(isNumeric) ?? false))
  if (!chunks.some(isFigured)) return false
  const figures = chunks.slice(0, each).flatMap(c => c.fields.filter(f => isNumeric(f) && f.quality >= 0.5))
  return figures.length > 0 && figures.every(f => f.entity !== entity)
}

/**
 * "what do we pay the cooks per month" of a `monthly_salary`, or of a salary that is described as one: the period is what the
 * figure is for, and makes no groups.
 */
function isRate(draft: Draft, at: number, unit: number, period: Period): boolean {
  const { chunks } = draft
  const isCalledSo = (c: Chunk) =>
    c !== chunks[unit] &&
    c.fields.length > 0 &&
    c.fields.every(f => isNumeric(f) && f.field.words.some(word => word === period || word === `${period}ly`))
  if (chunks.some(isCalledSo)) return true
  const says = RATES[period]
  if (isGradedRate(draft, at, says)) return true
  if (!says || !/^(per|each|every)$/i.test(chunks[at]!.text)) return false
  const figures = chunks.slice(0, at).flatMap(c => c.fields.filter(f => isNumeric(f) && f.quality >= 0.5))
  return figures.some(({ field }) => says.test(`${field.words.join(' ')} ${field.description}`))
}

/** What something costs by its time (Quirk et al., 1985, 5.11): "cheap" and "expensive" grade a rate, whatever it is called. */
const isPricing = (word: string): boolean =>
  word === 'paid' || (superlativeOf(word) ?? comparativeOf(word) ?? positiveOf(word))?.nouns[0] === 'price'

/** "cheapest van per day" of a `daily_fee`: the period is what the graded figure is for. */
function isGradedRate({ chunks, nodes }: Draft, at: number, says: RegExp | undefined): boolean {
  const isPriced = chunks.slice(0, at).some(c => c.text.toLowerCase().split(' ').some(isPricing))
  if (!says || !isPriced || !/^(?:per|a|each|every)$/i.test(chunks[at]!.text)) return false
  const figures = nodes.flatMap(n => n.entity.fields.filter(field => isFigure(field)))
  return figures.some(({ words }) => says.test(words.join(' ')))
}

const RATES: Partial<Record<Period, RegExp>> = {
  year: /\b(per|an?|every|each) (year|annum)\b|\b(yearly|annual(ly)?)\b/i,
  quarter: /\b(per|a|every|each) quarter\b|\bquarterly\b/i,
  month: /\b(per|a|every|each) month\b|\bmonthly\b/i,
  week: /\b(per|a|every|each) week\b|\bweekly\b/i,
  day: /\b(per|a|every|each) day\b|\bdaily\b/i,
}

/** "by genre and language": groups inside the groups. */
function readSubgroup(draft: Draft, first: number): void {
  const next = neighbour(draft, first, 1, 3)
  // "by genre and by language": the preposition is said of both.
  const isAgain = isFree(draft.chunks[next]) && draft.chunks[next].operator?.type === 'group'
  const at = isAgain ? neighbour(draft, next, 1, 1) : next
  const chunk = draft.chunks[at]
  const between = draft.chunks.slice(first + 1, at).map(c => c.text.toLowerCase())
  if (
    !chunk ||
    !between.some(t => /^(and|then|by|per)$/.test(t)) ||
    between.some(t => !/^(and|then|by|per|the|their|each)$/.test(t))
  )
    return
  if (chunk.used && chunk.used !== 'grouping' && !nodeAt(draft, at)) return
  const period = periodOf(chunk)
  const node = nodeAt(draft, at)
  if (period) {
    const on = draft.nodes.find(n => primaryDate(n.entity))
    if (on) draft.subgroup = { entity: on.entity.key, columns: [primaryDate(on.entity)!.column], period }
  } else if (node && isRecordsAt(draft, at)) {
    const columns = node.entity.nameFields.map(f => f.column)
    if (columns.length) draft.subgroup = { entity: node.entity.key, columns }
  } else {
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => isGrouping(f) || (f.field.type === 'integer' && f.field.role === 'number')),
    )
    if (picked) draft.subgroup = { entity: picked.node.entity.key, columns: picked.mention.columns }
  }
  if (!draft.subgroup) return
  use(chunk, 'group')
  if (isAgain) use(draft.chunks[next]!, 'group')
}

/** The field to group by, on the records asked about or on one that they point to. */
function pickGroupField(draft: Draft, at: number, chunk: Chunk, word: string): OwnedField | undefined {
  // "cost per visitor" of so many `visitors` is a quotient: "per number of visitors" would be groups.
  const isOne = (f: FieldMention) =>
    word === 'per' &&
    isPlural(f.field.words.at(-1)!) &&
    !isPlural(chunk.text) &&
    !/^count$/i.test(draft.chunks[at + 1]?.text ?? '')
  const isWhole = (f: FieldMention) => f.field.type === 'integer' && f.field.role === 'number' && !isOne(f)
  // "per floor", "per number of seats": what follows is always what they are grouped by.
  const isWanted = word === 'per' || (word === 'by' && isFigureBefore(draft, at))
  // A mere synonym is one of records that are spoken of: "boats by type" are not those by the kind of their payments.
  const isSpokenOf = (f: FieldMention) => draft.nodes.some(n => n.entity === f.entity)
  const mentions = chunk.fields
    .filter(f => isGrouping(f) || isScale(f) || (isWanted && isWhole(f)))
    .filter(f => !KIND_NOUN.test(chunk.text) || f.quality >= 0.8 || isSpokenOf(f))
  const owner = ownerAfter(draft, at, mentions)
  if (owner) return owner
  const picked = pickField(draft, at, mentions)
  return picked && { entity: picked.node.entity, mention: picked.mention }
}
