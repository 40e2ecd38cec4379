import { KIND_NOUN } from '../chunks/place-inside.ts'
import { isBare } from '../reading/attach.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { kindBefore, type Draft, type Node, isFree, neighbour, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Grouping } from '../reading/query.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { saysWhose } from './by-whom.ts'
import { type OwnedField, groupOverOwner, ownedBehind, ownerAfter, pastDeterminers } from './group-owner.ts'
import { isGrouping, isScale, nodeAt } from './fields.ts'
import { groupByEntity, isFigureBefore, rankedByTheirs, saysOrder } from './ordered-by.ts'
import { isRanking } from './is-ranking.ts'
import { readPeriodAdjective, groupByDated, groupByToldPeriod, groupByPeriod } from './group-by-period.ts'
import { periodOf } from './period-of.ts'
import { isRate } from './rates-by-period.ts'
import { readSubgroup } from './subgroup.ts'
import { isRecordsAt, findTarget, compoundNode } from './group-target.ts'

/** "by state", "per month", "for each industry", "break down … by status". */
export function readGrouping(draft: Draft): void {
  const { chunks } = draft
  const breakdown = chunks.find(c => isFree(c) && c.operator?.type === 'breakdown')
  if (dividesFigure(draft)) draft.ignored.push('divided by')
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

/** "alarms divided by the number of turbines": a quotient that nothing has read is no breakdown. */
const dividesFigure = ({ chunks }: Draft): boolean => {
  const at = chunks.findIndex(c => /^divided$/i.test(c.text))
  const next = chunks.slice(at + 1).find(c => !/^(?:by|the|their|its|our|all)$/i.test(c.text))
  return at >= 0 && /^(?:count|aggregate)$/.test(next?.operator?.type ?? '')
}

/**
 * "split our clients by how they feel", "a breakdown of the boats": where groups are asked for and none were formed, all of them
 * together is no answer. Once everything else has been read.
 */
export function doubtUngrouped(draft: Draft): void {
  const { chunks, ignored } = draft
  if (draft.group || chunks.some(c => !c.used && c.kind === 'unknown')) return
  const breakdown = chunks.find(c => c.operator?.type === 'breakdown' && c.used === 'group')
  const by = chunks.findIndex(c => isFree(c) && c.operator?.type === 'group' && /^(?:by|per)$/i.test(c.text))
  const isLeftOver = by >= 0 && chunks.slice(by + 1).every(c => c.kind === 'filler' || c.used === 'filler')
  if (isLeftOver && draft.measures.length > 0)
    ignored.push(
      chunks
        .slice(by)
        .map(c => c.text)
        .join(' '),
    )
  else if (breakdown) ignored.push(breakdown.text)
}
doubtUngrouped.needs =
  /^(?:by|per|break|broken|breaks|breaking|breakdown|split|distribut(?:ion|ed)|group|grouped|histogram|divided|spread)$/

/** "how many loans of each are overdue?": of each of what, no word says, and all of them together is no answer. Once everything else has been read. */
export function doubtOfEach({ chunks, group, ignored }: Draft): void {
  const at = chunks.findIndex((c, i) => /^each$/i.test(c.text) && /^of$/i.test(chunks[i - 1]?.text ?? ''))
  const next = chunks[at + 1]
  const isBare = !next || next.kind === 'filler'
  if (at >= 0 && isBare && !group && (isFree(chunks[at]) || chunks[at]!.used === 'filler')) ignored.push('of each')
}
doubtOfEach.needs = /^each$/

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

/** "were closed by their reporter": who did it, behind a verb in the passive; each of them has one of its own, which makes no groups. */
const isDoneByTheirs = ({ chunks }: Draft, at: number): boolean =>
  /^(?:their|its|his|her)(?: own)?$/i.test(chunks[at + 1]?.text ?? '') &&
  isParticiple(chunks[at - 1]?.text.toLowerCase() ?? '') &&
  chunks.slice(Math.max(0, at - 4), at - 1).some(c => /^(?:was|were|been|being|get|got)$/i.test(c.text))

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
  if (word === 'by' && !isBreakdown && rankedByTheirs(draft, at)) return
  if (word === 'by' && isDoneByTheirs(draft, at)) return void draft.ignored.push(`${chunk.text} ${target.text}`)
  if (isFree(chunk) && groupBySuch(draft, at, next, word)) return
  if (groupByDated(draft, at, next)) return
  if (target.used && target.used !== 'grouping' && !nodeAt(draft, next)) return
  if (word === 'by') {
    if (isOwnField(draft, at, next)) return [chunk, target].forEach(c => use(c, 'filler'))
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
  if (/^(each|every)$/.test(word) && nodeAt(draft, next)) draft.group.all = true
  takeWithGroup(draft, draft.group, next)
}

/** "who are cooks by job title": the field of the value right before it, by which nothing is parted. */
const isOwnField = (draft: Draft, at: number, next: number): boolean =>
  next === draft.chunks.length - 1 &&
  !draft.measures.length &&
  !draft.chunks.some(isFigure) &&
  // "devices by type" where licenses are sold per "device": the noun of the records themselves is no value.
  !nodeAt(draft, at - 1) &&
  draft.chunks[next]!.fields.some(field =>
    draft.chunks[at - 1]?.values.some(value => value.quality >= 0.9 && value.columns.join() === field.columns.join()),
  )

const isFigure = ({ operator }: Chunk) => operator?.type === 'count' || operator?.type === 'aggregate'
const asksFigure = ({ chunks }: Draft) => chunks.some(isFigure)

/** "per account": by the records that belong together. */
function groupByNoun(draft: Draft, at: number, next: number, word: string): void {
  const [chunk, target] = [draft.chunks[at]!, draft.chunks[next]!]
  const node = compoundNode(draft, next)
  const over = groupOverOwner(draft, next, node)
  if (over) return void (draft.group = over)
  if (isOfEach(draft, at, node)) return [chunk, target].forEach(c => use(c, 'aggregate'))
  if (word === 'across' || (word === 'every' && draft.nodes.length === 1)) return
  if (draft.nodes.length > 1 || /^(by|per)$/.test(word) || isFigureOfOthers(draft, at, node)) groupByEntity(draft, node)
  // "how many bugs does each project have": no record of a kind has others of it, so the noun is another.
  else if (isCountedOf(draft, at, node)) draft.ignored.push(`${chunk.text} ${target.text}`)
  else use(chunk, 'filler')
}

/** "how many vans does each …": what is counted is a value of the very kind that the noun behind "each" was taken for. */
const isCountedOf = ({ chunks }: Draft, each: number, { entity }: Node): boolean =>
  /^(?:do|does|did|has|have)$/i.test(chunks[each - 1]?.text ?? '') &&
  chunks.slice(0, each).some((c, i) => chunks[i - 1]?.operator?.type === 'count' && c.values.some(v => v.entity === entity)) // oxfmt-ignore

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
  const node = draft.nodes.find(n => n.at < next && !n.implicit && !n.previous)
  // "what share of the students is active?" – "per instrument?": their own, and no groups of the instruments of the school.
  const counted = node?.entity ?? (draft.nodes.length === 1 ? kindBefore(draft) : undefined)
  if (!called || !counted || called === node || !isBare(called.selection)) return undefined
  if (called.entity === counted || leadsUp(counted, called.entity, draft.app)) return undefined
  const own = draft.chunks[next]!.fields.find(f => f.entity === counted && f.quality >= 0.95 && isGrouping(f))
  if (!own) return undefined
  draft.nodes.splice(draft.nodes.indexOf(called), 1)
  return { entity: counted, mention: own }
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

/** "the average price per book": of the records themselves there is one in each group, so none are meant. */
function isOfEach(draft: Draft, per: number, { entity }: Node): boolean {
  const { chunks, nodes } = draft
  // "average takings per stop by pitch": what it is grouped by stands behind.
  const by = chunks.findIndex((c, i) => i > per && /^by$/i.test(c.text))
  if (!/^per$/i.test(chunks[per]!.text) || nodes.some(n => n.entity !== entity && !(by > 0 && n.at > by))) return false
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
