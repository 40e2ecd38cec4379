import { isOwnDeed, readAsComing } from './own-deed.ts'
import { areThingsTakenFor } from '../chunks/values-of-words.ts'
import { isAgent } from '../chunks/place-inside.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { positiveOf } from '../language/gradables.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { isPersonEntity, namesSomebody } from '../entity-model/people.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Condition } from '../reading/query.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { findPath, leadsUp } from '../entity-model/relations.ts'
import { isDerived, isPlural, singular, stem, wordsOf } from '../language/words.ts'
import { ofSaidEnd } from './ends-of-values.ts'
import { isSpokenOf, readOppositeFlag } from './opposite-flags.ts'
import { contraryState } from './contrary-states.ts'
import { equalsBefore, negationBefore } from './negation.ts'
import { lackedNode, lacksOther } from './lacks-other.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { dayNotCome, isNothing, statesBefore, statesReached } from './not-yet.ts'
import { labelOf } from './shared.ts'
import { chooseValue } from './choose-value.ts'
import { isOfOwnEvent } from './events.ts'
import { isBelow, isInTheirClause, hasToo, isOtherEnd, apartFrom, negatedNode } from './value-nodes.ts'
import {
  isOwnOwner,
  isBesideOther,
  isFarState,
  isGradeOfOther,
  isHeldElsewhere,
  isLooseElsewhere,
  isStateOfOther,
  isThingOfNamed,
  isToBe,
} from './doubt-values.ts'
import { relateToSelf, relateToWhole } from './own-kind.ts'
import { isObligation, OBLIGATIONS, owesAmount } from './obligations.ts'
import { useBeside } from './beside-values.ts'

/** Values of the data that the message names, each on the record and field that the words around point to. */
export function readValueConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (
      !isFree(chunk) ||
      !chunk.values.length ||
      (chunk.entities.length && draft.nodes.some(n => n.at === at && !n.stands))
    )
      return
    if (isOfOwnEvent(draft, at)) return
    if (tellsFlag(draft, chunk) || readOppositeFlag(draft, chunk) || gradesNext(draft, at)) return
    if (readAsComing(draft, at)) return
    if (/ings$/i.test(chunk.text)) chunk.values = chunk.values.filter(isCalledDoing)
    if (isGoingOn(draft, at)) chunk.values = chunk.values.filter(v => !isDone(v, chunk.text))
    if (chunk.weak === 'inside' || chunk.weak === 'absent')
      chunk.values = chunk.values.filter(v => isNear(draft, v, chunk))
    chunk.values =
      isThingOfNamed(draft, at) || isOwnDeed(draft, at)
        ? []
        : ofSaidEnd(draft.chunks, at).filter(v => !isHow(draft, at, v))
    const choice = chunk.values.length ? chooseValue(draft, at, chunk) : undefined
    if (!choice) return
    const { match, beside } = choice
    if (isInSomeRole(draft, at, match, chunk)) draft.sureness = Math.min(draft.sureness, DOUBTFUL)
    if (isPossible(draft, at)) draft.ignored.push(chunk.text)
    if (isPurposeOfState(draft, at, match) || isGivenToNone(draft, at)) return use(chunk, 'condition')
    if (relateToSelf(draft, at, choice.node, match, chunk) || relateToWhole(draft, at, choice.node, match)) return
    const negation = negationBefore(draft, at)
    const lacks = Boolean(negation ?? chunk.negated) && !(negation && chunk.negated) && !match.negated
    const isOwed = lacks && negation !== undefined && isBelow(draft, choice.node) && isObligation(draft, negation, at)
    const node =
      lacks && isBelow(draft, choice.node) && !isOwed && !isInTheirClause(draft, choice.node, negation)
        ? negatedNode(draft, choice.node, at)
        : lacksOther(draft, choice.node, negation, at)
          ? lackedNode(draft, choice.node, at)
          : hasToo(draft, choice.node, match, at) || isOtherEnd(draft, choice.node, match, at)
            ? apartFrom(draft, choice.node, at)
            : choice.node
    // "not in Texas or Ohio": a list is negated as a whole.
    const listed = negation ? undefined : listedBefore(draft, at, node, match.columns)
    const isDoubtful =
      isFarState(draft, node, match, at) ||
      isLooseElsewhere(draft, node, match, chunk) ||
      isStateOfOther(draft, node, match, at) ||
      isGradeOfOther(draft, node, at) ||
      isHeldElsewhere(draft, node, match, at) ||
      isOwnOwner(draft, node, match, at) ||
      (/^never$/i.test(negation?.text ?? '') && match.field.role === 'category' && !node.negated)
    // "have the status open" of states none of which is called so: they may mean one of those that are not at an end.
    if (match.negated && beside) draft.sureness = Math.min(draft.sureness, STILL_TO_BE)
    const opposite = Boolean(match.negated) !== Boolean(chunk.negated)
    // "no open orders": none that are open; the word says no more of the orders themselves.
    const negative = (Boolean(negation ?? listed) && !node.negated) !== opposite
    const isNumber = match.field.type === 'integer' || match.field.type === 'number'
    const isDenied = negative && (negation !== undefined || opposite)
    const isStillTo = isToBe(draft, at)
    const before = isDenied || isStillTo ? statesBefore(draft, at, match) : undefined
    if (isDoubtful || (isStillTo && !before) || isBesideOther(draft, node, match.columns, at))
      draft.sureness = Math.min(draft.sureness, DOUBTFUL)
    // "ordered but not received yet": which of the states before it is told already.
    const isTold = before && node.selection.where.some(c => c.op === '=' && c.columns.join() === match.columns.join())
    // "only requested so far and still to be confirmed": what is still to come of that state says the same.
    const isSaidTwice = node.selection.where.some(
      c => c.op === '=' && c.columns.join() === match.columns.join() && before?.includes(String(c.values[0])),
    )
    if (isSaidTwice && !negation && isStillTo) return use(chunk, 'condition')
    const earlier = isTold ? undefined : before
    if (earlier && earlier.length > 1 && isStillTo) draft.sureness = Math.min(draft.sureness, STILL_TO_BE)
    const isPlain = negative && !earlier && !beside && !opposite && !OBLIGATIONS.test(chunk.text)
    const contrary = isPlain && negation ? contraryState(draft, negation, at, match) : undefined
    const reached = negative || earlier ? undefined : statesReached(draft, at, match)
    const values = earlier ?? contrary ?? reached ?? match.values
    const isUnpaid = negative && opposite && owesAmount(draft, values)
    // "where the fine has not been paid" of a status `none`: there is none that could be paid.
    const nothing = negative && negation && beside && !earlier ? match.field.choices.filter(isNothing) : []
    const dropped = (isOwed || isUnpaid) && !earlier && !contrary ? match.field.choices.filter(isDropped) : []
    const meant = [...values, ...dropped, ...nothing.filter(one => !values.includes(one))]
    const list: (string | number)[] = isNumber ? meant.map(Number) : meant
    const isLeftOut = negative && !earlier && !contrary
    const op = list.length === 1 ? (isLeftOut ? '!=' : '=') : isLeftOut ? 'not in' : 'in'
    const said = opposite && !negation ? chunk.text : `not ${chunk.text} yet`
    if (earlier) draft.notes.push(`took “${said}” as ${labelOf(match.field)} ${earlier.join(' or ')}`)
    if (!isLeftOut && isButOther(draft, node, match.columns, at)) draft.sureness = Math.min(draft.sureness, DOUBTFUL)
    const label = opposite
      ? `that are ${negation ? 'not ' : ''}${chunk.text}`
      : `${labelOf(match.field)} ${isLeftOut ? 'not ' : ''}${values.slice(0, 3).join(' or ')}`
    const text = typeof list[0] === 'string'
    const day = isLeftOut && negation && !opposite ? dayNotCome(draft, at, match) : undefined
    addCondition(
      node,
      day
        ? { columns: [day.column], op: 'empty', values: [], label: `not ${labelOf(day)}`, at }
        : { columns: match.columns, op, values: list, text, label, at, ...(isTold && { implied: true }) },
    )
    use(chunk, 'value')
    if (negation) use(negation, 'condition')
    if (beside && !isGroupedBy(draft, beside) && !isAskedOf(draft, beside, at, match)) use(beside, 'condition')
    const equals = equalsBefore(draft, at)
    if (equals) use(equals, 'condition')
    const behind = draft.chunks[at + 1]
    if (
      behind &&
      isFree(behind) &&
      !behind.entities.length &&
      behind.fields.some(f => f.columns.join() === match.columns.join())
    )
      use(behind, 'condition')
    useBeside(draft, at, match)
    // An inflected form of the value is the value: only a guess is worth a note.
    const isInflected =
      stem(chunk.text) === stem(String(match.values[0])) && !areThingsTakenFor(chunk.text.toLowerCase(), [match])
    if (chunk.certainty < 1 && match.values.length === 1 && !isInflected && !match.negated)
      draft.notes.push(`read “${chunk.text}” as ${match.values[0]}`)
  })
}

/** "which visits can be cancelled?": what may be done is not done. */
const isPossible = ({ chunks }: Draft, at: number): boolean =>
  /^be$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:can|could|may|might)(?: (?:still|already|now|also))?$/i.test(
    chunks.slice(Math.max(0, at - 3), at - 1).map(c => c.text).join(' ').replace(/^.*\b(?=can|could|may|might)/i, ''), // oxfmt-ignore
  ) &&
  isParticiple(chunks[at]!.text.toLowerCase())

/** "the full name of Ann Lee": what is asked of somebody, also where it is that by which they are told. */
const isAskedOf = ({ chunks }: Draft, beside: Chunk, at: number, { entity, field }: ValueMatch): boolean => {
  const said = chunks.indexOf(beside)
  const before = chunks.slice(0, said).map(({ text }) => text).join(' ') // oxfmt-ignore
  return (
    said === at - 2 &&
    /^of$/i.test(chunks[at - 1]!.text) &&
    (beside.isLabel ?? entity.nameFields.includes(field)) &&
    !/\b(?:with|by|under|has|have|having|had)(?: the| an?)?$/i.test(before)
  )
}

/** "per channel without the web": the field of groups, one of which is left out. */
function isGroupedBy({ chunks }: Draft, field: Chunk): boolean {
  const before = chunks[chunks.indexOf(field) - 1]
  return isFree(before) && before.operator?.type === 'group'
}

/**
 * "how many hours did Ann book" of tickets that tell by name who reported them and whom they are given to: no word says in which role of the two she
 * is meant, if in any.
 */
function isInSomeRole(
  { chunks }: Draft,
  at: number,
  { entity, field, quality }: ValueMatch,
  { values }: Chunk,
): boolean {
  const own = objectOf(field.column)
  const isOther = (v: ValueMatch) =>
    v.entity === entity && v.quality >= quality && !['', own].includes(objectOf(v.field.column))
  if (own === '' || !namesSomebody(field) || !values.some(isOther)) return false
  const words = field.words.filter(word => word.length > 3 && word !== 'name').map(rootOf)
  const isSaid = (c: Chunk) => c.fields.some(f => objectOf(f.field.column) === own) || words.includes(rootOf(c.text.toLowerCase())) // oxfmt-ignore
  return !chunks.some((c, i) => i !== at && Math.abs(i - at) <= 4 && isSaid(c))
}

/** "not assigned to a crew": to whom it was given is denied, and no state. */
const isGivenToNone = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:assigned|allocated|given)$/i.test(chunks[at]!.text) &&
  /^to$/i.test(chunks[at + 1]?.text ?? '') &&
  nodes.some(n => n.negated === true && n.at > at && n.at <= at + 3)

/** "ready to be picked up": for what a state is, another one, in which the records are not. */
function isPurposeOfState(draft: Draft, at: number, { columns }: ValueMatch): boolean {
  const state = draft.chunks[at - 3]
  return (
    isToBe(draft, at) &&
    state?.used === 'value' &&
    state.values.some(v => v.columns.join() === columns.join()) &&
    !/^(?:still|waiting)$/i.test(state.text)
  )
}

/** How sure it is in which of several states something is that is still to be done, or said to be open. */
const STILL_TO_BE = 0.6

/** How sure a reading is at most that takes a state for that of other records, or one that is still to come for one that is there. */
const DOUBTFUL = 0.5

/** "parts with low stock": how much of the figure behind it is not said, and a value of something else is not meant. */
function gradesNext({ chunks }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const figures = chunks[at + 1]?.fields.filter(f => f.quality >= 0.8 && isFigure(f.field)) ?? []
  if (!figures.length || positiveOf(chunk.text.toLowerCase()) === undefined) return false
  return !chunk.values.some(v => figures.some(f => f.field === v.field)) && !chunks[at + 1]!.entities.length
}

/** "are we hiring", "is shipping": what goes on in the progressive (Quirk et al., 1985, 4.25) is not done. */
const isGoingOn = ({ chunks }: Draft, at: number): boolean =>
  /^\p{Ll}+ing$/u.test(chunks[at]!.text) && /^(?:we|they|you|is|are)$/i.test(chunks[at - 1]?.text ?? '')
const isDone = ({ values }: ValueMatch, said: string): boolean =>
  values.every(value => {
    const word = wordsOf(value).at(-1)!
    return /[a-z]{2}ed$/.test(word) && rootOf(word) === rootOf(said)
  })

/** "bookings" are what is done, not the state of what is booked. */
const isCalledDoing = ({ values, field }: ValueMatch): boolean =>
  values.some(value => /ings?\b/i.test(`${value} ${field.meanings?.[value] ?? ''}`))

/** "inactive users": a yes/no field of the records spoken of, where only others have such a value. */
function tellsFlag(draft: Draft, chunk: Chunk): boolean {
  const isMentioned = (entity: Entity) => isSpokenOf(draft, entity)
  return (
    chunk.fields.some(f => f.field.role === 'boolean' && f.quality >= 0.7 && isMentioned(f.entity)) &&
    !chunk.values.some(v => isMentioned(v.entity) && !isFlagOfNext(draft, chunk, v))
  )
}

/** "open posts without candidates" of posts with a flag `is_open`, where candidates have states that are open: of the noun right behind. */
function isFlagOfNext({ chunks, nodes }: Draft, chunk: Chunk, { entity, quality }: ValueMatch): boolean {
  const next = nodes.find(n => n.at === chunks.indexOf(chunk) + 1 && !n.implicit)
  const flag = chunk.fields.find(f => f.field.role === 'boolean' && f.entity === next?.entity)
  return flag !== undefined && next?.entity !== entity && flag.quality > quality
}

/** What only contains the word, or is nowhere in the data, is of a record that the message mentions, or the name of one beside it. */
function isNear(draft: Draft, { entity, field, values }: ValueMatch, chunk: Chunk): boolean {
  const { text } = chunk
  const mentioned = draft.nodes.filter(n => !n.implicit)
  if (draft.nodes.some(n => n.entity === entity)) return true
  // "engineers" for the kinds that end in it are themselves the records.
  const last = wordsOf(text).at(-1) ?? ''
  if (
    (field.role === 'category' ||
      (!mentioned.length && entity.nameFields.includes(field) && !isPersonEntity(entity))) &&
    (isPlural(last) || isOneOfKind(draft, chunk, values)) &&
    values.every(v => isKindOf(wordsOf(v).at(-1)!, singular(last)))
  )
    return true
  // "what does the sleeping bag cost": a field of theirs is asked for.
  const isAsked = draft.chunks.some(c => c.text !== text && c.fields.some(f => f.entity === entity))
  // "hours logged on the website": what was done was done for what its records lead to.
  const isDoneFor = draft.chunks.some(c => c.isSpent && c.fields.some(f => leadsUp(f.entity, entity, draft.app)))
  if (!mentioned.length && (isAsked || isDoneFor) && entity.nameFields.includes(field)) return true
  return isPersonName(entity, field) && mentioned.some(n => findPath(n.entity, entity, draft.app)?.length === 1)
}

/** "a dermatologist" of those in dermatology: somebody called after the value, behind an article. */
const isOneOfKind = ({ chunks }: Draft, chunk: Chunk, values: readonly string[]): boolean =>
  /^(?:an?|the|any|our|which|no)$/i.test(chunks[chunks.indexOf(chunk) - 1]?.text ?? '') &&
  values.every(value => isAgent(chunk.text.toLowerCase(), value.toLowerCase()))

const isKindOf = (last: string, noun: string) => singular(last) === noun || isDerived(last, noun)

/** Names of few words, as people and firms have them, not sentences. */
const isPersonName = (entity: Entity, field: Field) =>
  entity.nameFields.includes(field) && !/title|subject|summary/.test(field.words.join(' '))

/** The negated condition on the same column right before, joined by "or", "and", "nor" or a comma. */
function listedBefore(draft: Draft, at: number, node: Node, columns: string[]): Condition | undefined {
  const before = node.selection.where.find(
    c =>
      !c.implied &&
      (c.op === '!=' || c.op === 'not in') &&
      c.columns.join() === columns.join() &&
      c.at !== undefined &&
      c.at < at,
  )
  if (!before) return undefined
  const between = draft.chunks.slice(before.at! + 1, at)
  // "unglazed finished pieces": the prefix denies its own word alone.
  if (draft.chunks[before.at!]?.negated && !between.some(c => /^(?:or|and|nor)$/i.test(c.text))) {
    draft.sureness = Math.min(draft.sureness, DOUBTFUL)
    return undefined
  }
  // "open, not won or lost": what is denied behind a state that denies the same is one condition with it.
  const isDenial = (c: Chunk) => c.operator?.type === 'negation' && c.used === 'condition'
  return between.every(
    c => /^(or|and|nor|in|the|of|from)$/i.test(c.text) || c.used === 'value' || c.kind === 'filler' || isDenial(c),
  )
    ? before
    : undefined
}

/** "which deals are at risk?" of deals with "Risk" in their names: how something is, and nothing is at or in its own name. */
const isHow = ({ chunks, nodes }: Draft, at: number, { entity, field, values }: ValueMatch): boolean =>
  /^(?:is|are|was|were|be|been)$/i.test(chunks[at - 2]?.text ?? '') &&
  /^(?:at|in|on|off|under|out)$/i.test(chunks[at - 1]?.text ?? '') &&
  entity.nameFields.includes(field) &&
  !values.some(value => value.toLowerCase() === chunks[at]!.text.toLowerCase()) &&
  nodes.some(node => !node.implicit && node.entity === entity)

/** "seasonal but full-time" of one field: "but" says that both hold, and no record has two of its values. */
const isButOther = ({ chunks }: Draft, { selection }: Node, columns: readonly string[], at: number): boolean =>
  selection.where.some(
    one =>
      (one.op === '=' || one.op === 'in') &&
      one.at !== undefined &&
      one.at < at &&
      one.columns.join() === columns.join() &&
      chunks.slice(one.at + 1, at).some(({ text }) => /^(?:but|yet|though|although)$/i.test(text)),
  )
