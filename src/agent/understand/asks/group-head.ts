import { isPersonEntity } from '../entity-model/build-model.ts'
import { isParty } from '../entity-model/people.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import {
  findPath,
  type Hop,
  hopsOf,
  isRecorder,
  namesOne,
  onlyConnects,
  peopleAssigned,
  primaryDate,
} from '../entity-model/relations.ts'
import { gradesBadness, gradesQuality } from '../language/gradables.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { isAgentOf, isToldBy } from '../reading/keys-of-verbs.ts'
import { roleAt } from '../reading/role-hops.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { gradesAmountInState } from './amounts-in-state.ts'
import { isGrouping, narrowedBy, nodeAt, tellingColumns } from './fields.ts'
import { asksForOne, saysRole, useWho, whoField, whoFieldOfSum, whoIsTold } from './who-fields.ts'
import { whoWorked } from './who-worked.ts'
import { dateOfDeed } from './group-by-period.ts'
import { periodOf } from './period-of.ts'
import { tellsOfNoun } from './ranked-heads.ts'

/** "which state has the most accounts", "top 3 industries by number of accounts": the field or noun whose groups are ranked. */
export function groupHead(
  draft: Draft,
  at: number,
  counted: Node,
): { group: NonNullable<Draft['group']>; chunks: Chunk[] } | undefined {
  // "who has more orders, Sales or Support": those that are set against each other.
  const { operator } = draft.chunks[at]!
  const rivals = operator?.type === 'superlative' && operator.comparative ? listedOn(draft, counted) : undefined
  if (rivals && rivals.entity !== counted.entity.key) return { group: rivals, chunks: whoOf(draft, at) }
  const ranked = rankedNoun(draft, at, counted)
  if (ranked) return ranked
  // "who placed the most orders": the people that the counted records name.
  const who = draft.chunks.findIndex(c => c.operator?.type === 'who')
  const people = hopsOf(counted.entity, draft.app).filter(hop => hop.direction === 'up' && isPersonEntity(hop.to))
  const given = who >= 0 && who < at ? givenTo(draft, people, counted, who, at) : undefined
  if (given) return given
  const holders = people.filter(hop => hop.field.words.some(word => HOLDS.test(word)))
  const keyed = people.length > 1 ? people.filter(hop => isKeySaid(draft, hop, who, at)) : []
  const held = people.length > 1 && rolesOf(holders).size === 1 && saysHas(draft, who) ? holders : people
  const worked = rolesOf(held).size > 1 && !keyed.length ? whoWorked(draft, held, who, at) : []
  // "who closed the most issues" of a reporter and an assignee: whoever wrote them down is no doer, unless a verb says so.
  const doers = rolesOf(held).size > 1 ? held.filter(hop => !isRecorder(hop.field)) : held
  const persons = rolesOf(keyed).size === 1 ? keyed : worked.length ? worked : doers
  const roles = rolesOf(persons)
  const told = whoIsTold(draft, at, counted)
  if (told) {
    useWho(draft, told)
    return { group: { entity: counted.entity.key, columns: [told.field.column] }, chunks: [] }
  }
  // "who reviews the most requests" of a list of `reviewers`: the verb names those who do it, whoever else the key of the records names.
  const listing = who >= 0 && who < at ? listedPeople(draft, counted, who + 1) : undefined
  if (listing)
    return {
      group: { entity: listing.key, columns: tellingColumns(listing) },
      chunks: [who, who + 1].map(i => draft.chunks[i]!),
    }
  const isOther = !isPersonEntity(counted.entity) || persons === keyed
  if (who >= 0 && who < at && isOther && roles.size === 1 && persons[0]!.to.nameFields.length)
    return {
      group: {
        entity: persons[0]!.to.key,
        columns: persons[0]!.to.nameFields.map(f => f.column),
        via: persons[0]!.field.column,
      },
      // "who has commanded the most incidents" of a `commander_id`, the one key to people: its own verb says nothing more.
      chunks: draft.chunks.slice(who, isVerbOfKey(draft, persons[0]!, who, at) ? verbBehind(draft, who) + 1 : who + 1),
    }
  const somebody = persons.length ? undefined : whoField(draft, at, counted)
  if (somebody) {
    useWho(draft, somebody)
    return { group: { entity: counted.entity.key, columns: [somebody.field.column] }, chunks: [] }
  }
  const party = who >= 0 && who < at && !persons.length ? partyOf(draft, counted) : undefined
  if (party) return { group: party, chunks: [draft.chunks[who]!] }
  const order = [...draft.chunks.keys()]
    .filter(i => i !== at)
    .sort((a, b) => Number(a > at) - Number(b > at) || (a < at ? a - b : a - b))
  for (const i of order) {
    const chunk = draft.chunks[i]!
    const node = nodeAt(draft, i)
    // "which customer bought the most …": the verb says what was done, not of whom it is asked.
    if (node?.isVerb && node !== counted && !draft.measures.length) continue
    if (node && node !== counted && node.entity !== counted.entity) {
      if (leadsTo(draft, counted, node.entity)) {
        const columns = tellingColumns(node.entity)
        return { group: { entity: node.entity.key, columns }, chunks: [chunk] }
      }
      continue
    }
    const period = isFree(chunk) && !node ? periodHead(draft, chunk, counted) : undefined
    if (period) return { group: period, chunks: [chunk] }
    // A moment is no group of its own: a period of it would be.
    const kinds = chunk.fields.filter(f => isGrouping(f) && f.field.role !== 'date')
    if (!isFree(chunk) || node || !kinds.length) continue
    const picked = pickOn(draft, kinds, counted)
    if (picked) return { group: { entity: picked.entity.key, columns: picked.columns }, chunks: [chunk] }
  }
  const listed = listedOn(draft, counted)
  return listed && { group: listed, chunks: [] }
}

/** "who has the most cards" of cards with a `createdById` that assignments give to people: to whom they were given, where no verb tells another key. */
function givenTo(draft: Draft, people: readonly Hop[], { entity }: Node, who: number, at: number) {
  const to = peopleAssigned(entity, draft.app)
  if (!to?.nameFields.length || people.some(hop => isKeySaid(draft, hop, who, at))) return undefined
  return { group: { entity: to.key, columns: to.nameFields.map(f => f.column) }, chunks: [draft.chunks[who]!] }
}

/** Where the verb behind "who" stands: "who leads", "who has led". */
function verbBehind({ chunks }: Pick<Draft, 'chunks'>, who: number): number {
  const isPerfect = /^(?:has|have|had)$/i.test(chunks[who + 1]?.text ?? '')
  return isPerfect && chunks[who + 2] && chunks[who + 2]!.kind !== 'filler' ? who + 2 : who + 1
}

/** "who manages the most people", "who got the most messages": the key that the verb is of. */
function isKeySaid({ chunks, keys }: Draft, { field }: Hop, who: number, at: number): boolean {
  const verb = who >= 0 && who < at - 1 ? chunks[verbBehind({ chunks }, who)]!.text.toLowerCase() : ''
  return keys?.includes(field) === true || (verb.length > 3 && isToldBy(field, rootOf(verb)))
}

/**
 * "who leads the project with the most issues": it is the projects that are ranked, whatever is asked of the one that comes first. What somebody did
 * with it, or another kind of record, these groups do not tell.
 */
function rankedNoun(draft: Draft, at: number, counted: Node): ReturnType<typeof groupHead> {
  const { chunks, nodes } = draft
  const has = /^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  const noun = nodes.find(
    n => n.at === has - 1 || (n.at === has - 2 && /^(?:that|which|who)$/i.test(chunks[has - 1]!.text)),
  )
  if (!noun || noun === counted || !/^(?:with|has|have|had|having)$/i.test(chunks[has]!.text)) return undefined
  if (!/^the$/i.test(chunks[noun.at - 1]?.text ?? '') || !leadsTo(draft, counted, noun.entity)) return undefined
  const asked = chunks.slice(0, noun.at - 1)
  const isOwn = asked.some(c => isFree(c) && c.fields.some(f => f.entity === noun.entity && f.quality >= 0.8))
  // "who is the user with the most issues": just that one.
  const isIt = asked.every(c => c.kind === 'filler' || (c.operator?.type === 'who' && IS.test(chunks[chunks.indexOf(c) + 1]?.text ?? ''))) // oxfmt-ignore
  // "the tier of the customer with the most orders": what the one who is first has, and no groups of all who have it.
  // "which tier of the customer has the most orders" asks for the tier itself.
  const isOfIt = isOwn && tellsOfNoun(chunks[noun.at + 1]!) && /^of$/i.test(asked.at(-1)?.text ?? '')
  if (isOwn && !isOfIt) return undefined
  if (!isIt && !isOfIt) draft.ignored.push(...asked.filter(c => c.kind !== 'filler').map(c => c.text))
  return { group: { entity: noun.entity.key, columns: tellingColumns(noun.entity) }, chunks: [chunks[noun.at]!] }
}

const IS = /^(?:is|was|are|were)$/i

/** The verb is the key's own, or what somebody in its role does: "wrote" of an `author_id`. */
const isVerbOfKey = (draft: Draft, hop: Hop, who: number, at: number): boolean =>
  isKeySaid(draft, hop, who, at) || saysRole(draft.chunks[verbBehind(draft, who)]?.text ?? '', hop.field)

/** The people of a list of keys inside the counted records that is called after a verb. */
function listedPeople({ app, chunks }: Draft, { entity }: Node, verb: number): Entity | undefined {
  const root = rootOf(chunks[verb]!.text.toLowerCase())
  const lists = app.entities.filter(
    ({ hidden, inside, words }) =>
      hidden && inside?.entity === entity.key && words.some(word => word.length > 3 && isAgentOf(word, root)),
  )
  const [target, ...others] = lists.map(one => one.fields.find(f => f.column === one.inside!.value)?.target)
  return others.length ? undefined : app.entities.find(one => one.key === target && isPersonEntity(one))
}

/** How sure a reading is at most that takes "who" for a firm. */
const FIRM = 0.6

/** "who has the most deals" of deals that name no people: the one firm or customer that each of them belongs to. */
function partyOf(draft: Draft, { entity }: Node): NonNullable<Draft['group']> | undefined {
  if (isParty(entity)) return undefined
  const parties = hopsOf(entity, draft.app).filter(hop => hop.direction === 'up' && isParty(hop.to))
  const [hop] = parties
  if (!hop || rolesOf(parties).size > 1 || !hop.to.nameFields.length) return undefined
  draft.sureness = Math.min(draft.sureness, FIRM)
  return { entity: hop.to.key, columns: hop.to.nameFields.map(f => f.column), via: hop.field.column }
}

/** The "who" before, which asks for nobody else then. */
const whoOf = ({ chunks }: Draft, at: number): Chunk[] =>
  chunks.slice(0, at).filter(chunk => isFree(chunk) && chunk.operator?.type === 'who')

/** The key and the e-mail address of one object (`author.id`, `author.email`) name the same person. */
const rolesOf = (hops: readonly Hop[]) => new Set(hops.map(hop => `${hop.to.key} ${hop.field.words[0]}`))

/** Who has a record is whoever it is given to, not who wrote or reported it. */
const HOLDS = /^(?:assign|owner|owned|holder|responsible|handl|held)/
const saysHas = ({ chunks }: Draft, who: number) =>
  /^(?:has|have|had|'s|got|owns?|holds?)$/i.test(chunks[who + 1]?.text ?? '')

/** "in Texas or in Ohio", "in Sales and Marketing": the values that are set against each other, on the records or on those that they point to. */
export function listedOn(draft: Draft, node: Node): NonNullable<Draft['group']> | undefined {
  for (const one of [node, ...draft.nodes]) {
    const listed = one.selection.where.find(c => c.op === 'in' && c.values.length > 1)
    const path = listed && findPath(node.entity, one.entity, draft.app)
    if (listed && path?.every(hop => hop.direction === 'up')) return { entity: one.entity.key, columns: listed.columns }
  }
  return undefined
}

/** "which month has …": groups of the main date, or of the one date that the message names. */
function periodHead(draft: Draft, chunk: Chunk, node: Node): NonNullable<Draft['group']> | undefined {
  const period = periodOf(chunk)
  const named = draft.chunks.flatMap(c => c.fields).find(f => f.field.role === 'date' && f.entity === node.entity)
  const field = (period && dateOfDeed(draft, node)) ?? named?.field ?? narrowedBy(node) ?? primaryDate(node.entity)
  return period && field ? { entity: node.entity.key, columns: [field.column], period } : undefined
}

/** Behind "by" stands an amount of money of those records. */
const isAdded = (draft: Draft, by: number, node: Node) =>
  draft.chunks
    .slice(by + 1, by + 3)
    .some(c => c.fields.some(f => f.entity === node.entity && f.field.role === 'money' && f.quality >= 0.8))

/** The field on the counted records themselves, or on a record they point to. */
function pickOn(draft: Draft, mentions: FieldMention[], node: Node): FieldMention | undefined {
  const own = mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  if (own) return own
  return mentions.filter(m => leadsTo(draft, node, m.entity)).sort((a, b) => b.quality - a.quality)[0]
}

/** What the records belong to, also over others, or what the items inside them name ("the brand with the most orders"). */
const leadsTo = (draft: Draft, node: Node, to: Entity): boolean =>
  Boolean(
    findPath(node.entity, to, draft.app)?.every(
      hop =>
        hop.direction === 'up' ||
        hop.to.inside !== undefined ||
        hop.to.hidden === true ||
        onlyConnects(hop.to, draft.app),
    ),
  )

/** "which service makes the most": of money that is earned or spent, what it comes to. */
const isMost = ({ chunks }: Draft, at: number, { role }: Field): boolean =>
  role === 'money' && /^(?:most|least)$/i.test(chunks[at]!.text)

/** Scores, ages, prices, limits and the ends of ranges of many add up to nothing. */
const isLevel = (field: Field): boolean =>
  field.role !== 'date' &&
  (!isAdditive(field) ||
    isPriceOfOne(field) ||
    field.words.some(word => /^(?:limit|minimum|maximum|max|range)$/.test(word)))

/** "the most expensive bands": each for itself, whatever they cost together. */
const isDear = ({ chunks }: Pick<Draft, 'chunks'>, at: number): boolean =>
  /\b(?:expensive|cheapest|cheap|priciest|dearest|costliest|affordable)\b/i.test(chunks[at]!.text)

/** How sure it is that the level of a group is that of its records on average, and not the highest of them. */
const AVERAGE_OR_MOST = 0.6

/** "which industry has the highest total revenue": groups ranked by a figure, when a field is asked for before it. */
export function groupHeadForMeasure(
  draft: Draft,
  at: number,
  node: Node,
  measured: Field,
): { group: NonNullable<Draft['group']>; fn: 'sum' | 'avg'; chunks: Chunk[]; isOne?: boolean } | undefined {
  const by = draft.chunks.findIndex((c, i) => i > at && /^by$/i.test(c.text))
  for (let i = 0; i < (by > at ? by : at); i++) {
    if (i === at) continue
    const chunk = draft.chunks[i]!
    const average = draft.chunks.find(c => c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
    const total = draft.chunks.find(c => c.operator?.type === 'aggregate' && c.operator.fn === 'sum')
    // "the most per order": for each of the records that have the figure.
    const per = draft.chunks.findIndex((c, j) => j > at && c.operator?.type === 'group' && /^per$/i.test(c.text))
    const perRecord = per >= 0 && nodeAt(draft, per + 1) === node ? draft.chunks[per] : undefined
    const said = [average, total, perRecord].filter(c => c !== undefined)
    const period = isFree(chunk) && !nodeAt(draft, i) ? periodHead(draft, chunk, node) : undefined
    // "which month": one, whatever stands behind the superlative in the plural.
    const isOnePeriod = /^(?:which|what)$/i.test(draft.chunks[i - 1]?.text ?? '') && !isPlural(chunk.text.toLowerCase())
    if (period)
      return {
        group: period,
        fn: average || perRecord ? 'avg' : 'sum',
        chunks: [chunk, ...said],
        isOne: isOnePeriod,
      }
    if (
      !isFree(chunk) ||
      nodeAt(draft, i) ||
      // "the price of the dearest boat" of an amount and its currency: the very figure makes no groups.
      chunk.fields.some(f => f.field === measured) ||
      !kindsIn(chunk).length ||
      chunk.values.length
    )
      continue
    if (
      i < at &&
      !/^(which|what|top|the|\d+|two|three|four|five|six|seven|eight|nine|ten)$/i.test(
        draft.chunks[i - 1]?.text ?? 'which',
      )
    )
      continue
    const picked = pickOn(draft, kindsIn(chunk), node)
    if (picked) {
      const isAveraged =
        average || perRecord || (!total && !isMost(draft, at, measured) && (isLevel(measured) || isDear(draft, at)))
      const isBest = hasTheBest(draft, at, i, node, measured)
      if (isAveraged && !average && !perRecord && !isBest) draft.sureness = Math.min(draft.sureness, AVERAGE_OR_MOST)
      return {
        group: { entity: picked.entity.key, columns: picked.columns },
        fn: isAveraged ? 'avg' : 'sum',
        chunks: [chunk, ...said],
        isOne: isBest && !isPlural(chunk.text.toLowerCase()),
      }
    }
  }
  const role = roleBefore(draft, at, node)
  if (role) {
    const said = draft.chunks.find((c, i) => i >= at && c.operator?.type === 'aggregate')
    const fn = said?.operator?.type === 'aggregate' ? said.operator.fn : isLevel(measured) ? 'avg' : 'sum'
    if (fn === 'avg' && !said) draft.sureness = Math.min(draft.sureness, AVERAGE_OR_MOST)
    if (fn === 'avg' || fn === 'sum')
      return { group: role.group, fn, chunks: [...role.chunks, ...(said ? [said] : [])] }
  }
  // "who has the most estimated hours": the person that the records with the figure name.
  const who = draft.chunks.findIndex(c => c.operator?.type === 'who')
  const most_ = /^(most|least|fewest)$/i.test(draft.chunks[at]!.text)
  const persons = draft.app.entities.filter(
    e => isPersonEntity(e) && e.nameFields.length && namesOne(node.entity, e, draft.app),
  )
  const isWho = who >= 0 && who < at && !asksForOne(draft, who, at)
  if (isWho && most_ && !isPersonEntity(node.entity) && persons.length === 1)
    return {
      group: { entity: persons[0]!.key, columns: persons[0]!.nameFields.map(f => f.column) },
      fn: 'sum',
      chunks: [draft.chunks[who]!],
    }
  const somebody = most_ && !persons.length ? whoFieldOfSum(draft, at, node, measured) : undefined
  if (somebody) {
    useWho(draft, somebody)
    return { group: { entity: node.entity.key, columns: [somebody.field.column] }, fn: 'sum', chunks: [] }
  }
  // "the 5 accounts with the greatest total opportunity value": a figure added up over the records of each.
  const most = /^(most|least|fewest)$/i.test(draft.chunks[at]!.text) ? draft.chunks[at] : undefined
  const summed = draft.chunks.find((c, i) => i <= at + 6 && isFree(c) && c.operator?.type === 'aggregate')
  // "for each author the book with the most pages": one of each, no ranking of the authors.
  const isEach = (n: Node) => /^(?:each|every)$/i.test(draft.chunks[Math.floor(n.at) - 1]?.text ?? '')
  const owner = draft.nodes.filter(n => !n.implicit && n.at < Math.max(at, by) && !isEach(n))[0]
  // "top 5 customers by order total": a figure that adds up over what is below them.
  const ranks = by > at && owner && owner.at > at && isAdded(draft, by, node)
  const isRated = owner !== undefined && hasTheBest(draft, at, owner.at, node, measured)
  const plain = most || ranks || gradesAmountInState(draft, at) ? 'sum' : isRated ? 'avg' : undefined
  const fn = summed?.operator?.type === 'aggregate' ? summed.operator.fn : plain
  // "which album is the track with the most plays on": one track, and not what those of each album come to.
  if (owner && !summed && isOfOne(draft, at, owner, node)) return undefined
  if (owner && owner.entity !== node.entity && (fn === 'sum' || fn === 'avg')) {
    const path = findPath(node.entity, owner.entity, draft.app)
    const columns = tellingColumns(owner.entity)
    if (path?.every(hop => hop.direction === 'up') && columns.length)
      return {
        group: { entity: owner.entity.key, columns },
        fn,
        chunks: summed ? [summed] : [],
        isOne: isRated && !isPlural(draft.chunks[owner.at]?.text.toLowerCase() ?? ''),
      }
  }
  return undefined
}

/** The kinds that a chunk names as well as anything else: "monthly fee" is no `monthly_fee.currency` beside the amount. */
function kindsIn({ fields }: Chunk): FieldMention[] {
  const best = Math.max(...fields.map(f => f.quality))
  return fields.filter(f => f.field.role === 'category' && f.quality >= best)
}

/** The figure is said of one record, behind the noun of what is asked for. */
const isOfOne = ({ chunks }: Draft, at: number, owner: Node, node: Node): boolean =>
  !node.implicit &&
  node.at > owner.at &&
  node.at < at &&
  !isPlural(chunks[node.at]!.text.toLowerCase()) &&
  /^the$/i.test(chunks[node.at - 1]?.text ?? '') &&
  /^(?:with|having|that|which)$/i.test(chunks[node.at + 1]?.text ?? '')

/** "which inspector has the lowest average score" of an `inspector_id`: those whom the records with the figure name in that role. */
function roleBefore(draft: Draft, at: number, { entity }: Node) {
  const { chunks } = draft
  const asked = chunks.findIndex((c, i) => i < at && /^(?:which|what|top)$/i.test(c.text))
  const first = asked + 1 + Number(chunks[asked + 1]?.literal?.kind === 'number')
  const role = asked >= 0 && first < at && !nodeAt(draft, first) ? roleAt(draft, first, entity) : undefined
  const said = chunks.slice(first, first + (role?.length ?? 0))
  const columns = role ? tellingColumns(role.hop.to) : []
  if (!role || !columns.length || !said.every(isFree)) return undefined
  return { group: { entity: role.hop.to.key, columns, via: role.hop.field.column }, chunks: said }
}

/** "which hotel has the best reviews", "the trainer with the cheapest lessons": how good or dear those of each are on average. */
const hasTheBest = ({ chunks }: Draft, at: number, owner: number, node: Node, measured: Field): boolean =>
  (gradesQuality(measured) || gradesBadness(measured) || isPriceOfOne(measured) || isDear({ chunks }, at)) &&
  owner < at &&
  node.at > at &&
  isPlural(chunks[node.at]?.text.toLowerCase() ?? '') &&
  chunks.slice(owner + 1, at).some(c => /^(?:has|have|had|with|gets?|got|receives?|received|earns?)$/i.test(c.text))
