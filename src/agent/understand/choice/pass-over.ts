import { contrariesOf } from '../chunks/place-words.ts'
import { isKeyed } from '../assemble/is-keyed.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import { findUnit } from '../calls/units.ts'
import type { PartOfSpeech, Tagger } from '../calls/tag-words.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Message } from '../requests/read-message.ts'
import { tellsWhatWasDone } from '../conditions/dates-ahead.ts'
import { plannedFor } from '../conditions/own-plans.ts'
import { BOUND } from '../asks/left-over.ts'
import { PARTING } from '../language/parting.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { isWhatTheyDo } from '../reading/what-they-do.ts'
import { asksWhetherDone } from '../reading/asks-whether-done.ts'
import { isAboutBoth, isAboutField, nameOwner } from '../reading/verbs-between.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople, isOwnPerson, namesSomebody } from '../entity-model/people.ts'
import { hopsOf, primaryDate } from '../entity-model/relations.ts'
import { onceEachWay } from '../reading/keys-of-verbs.ts'
import { isRoleOf } from '../reading/roles-of-verbs.ts'
import { basesOf, fieldOfLeaving, fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { isParticle } from '../language/particles.ts'
import { saysLittle, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { baseOf, isParticiple, rootOf } from '../language/verb-forms.ts'
import { isDerived, isPlural, stem } from '../language/words.ts'

/** Parts of speech of a message's words, by token. */
export type Tags = readonly (PartOfSpeech | undefined)[]

/** Tags the words of a message. */
export function tagTokens(message: Message, tagger: Tagger): Tags {
  const words = tagger(message.text)
  return message.tokens.map(token => words.find(word => word.start < token.end && word.end > token.start)?.pos)
}

/** How sure a reading is at most that took a verb for a field that is called otherwise, or passed over a word. */
const TAKEN = 0.6
const SURE = 0.8
const PASSED = 0.6

/** Adverbs that say how often, how far or when: left out, the answer would be another one (closed class). */
const TELLING = pattern()`
  ^(?:
    never|ever|hardly|barely|scarcely|rarely|seldom|almost|nearly|partly|partially|fully|completely|recently
    |lately|newly|previously|formerly|originally|soon|late|early|once|twice|again|often|frequently|usually
    |sometimes|always|daily|weekly|monthly|yearly|annually|quarterly|hourly|together|apart|instead|rather
    |otherwise|else|alone|only|both|respectively|abroad|overseas|nearby|upstairs|downstairs|inside|outside
    |manually|automatically|punctually|successfully|twofold|back
  )$
`

/**
 * Only where a message was not understood otherwise. A verb that no field is called after is taken for the date or figure that
 * it speaks of, where a date or number stands behind it: "forms handed in on 3 May" of a date of submission.
 */
export function readVerbFields(draft: Draft): void {
  if (!draft.tags) return
  draft.chunks.forEach((chunk, at) => {
    const isOpen = chunk.kind === 'unknown' || isFarFetched(draft, chunk) || isStateOfOthers(draft, at)
    if (!isFree(chunk) || !isOpen || !isVerb(draft, at)) return
    const isRanked = draft.chunks[at - 1]?.operator?.type === 'superlative' || isRankedBehind(draft, at)
    const isInTime = isRanked && gradesDates(draft, at)
    const before = draft.message.text.slice(0, draft.message.tokens[chunk.from]!.start)
    const isWhen = /\bwhen\b/i.test(before)
    const isPast = isParticiple(chunk.text) || /\bdid\b/i.test(before)
    const wanted = isWhen || isInTime ? 'date' : isRanked ? 'number' : literalBehind(draft, at)
    if (!wanted) return
    // "sent in May": the preposition of a time is no particle.
    const isOfTime = draft.chunks[at + 2]?.literal?.kind === 'date'
    const verbs = verbsOf(chunk.text, isOfTime ? undefined : draft.chunks[at + 1]?.text)
    for (const entity of subjects(draft, at)) {
      const fields = mentionsOf(entity, field =>
        wanted === 'date' ? field.role === 'date' || isYear(field) : isFigure(field),
      )
      const leaving = arePeople(entity) ? fieldOfLeaving(verbs, fields) : undefined
      const called = leaving ? leaving.field : fieldOfVerb(verbs, fields, isPast)
      const found = (wanted === 'date' && meantFor(draft, at, verbs, entity, called?.field)) || called
      if (!found) continue
      Object.assign(chunk, { kind: 'mention', fields: [found], values: [], certainty: TAKEN })
      draft.notes.push(`took “${chunk.text}” as ${found.field.words.join(' ')}`)
      return passParticle(draft, at)
    }
    if (chunk.kind !== 'unknown' && isBoundBehind(draft, at)) Object.assign(chunk, { kind: 'unknown', fields: [] })
  })
}

/** "more than 30 litres" behind a verb: where its number stands, and the noun before that it is said of. */
function boundBehind({ chunks, nodes }: Draft, at: number): { number: number; subject: Node | undefined } | undefined {
  const number = chunks.findIndex((c, i) => i > at && c.literal?.kind === 'number')
  const isPlain = chunks.slice(at + 1, number).every(c => c.kind === 'filler' || c.operator?.type === 'comparator')
  return number > at && isPlain ? { number, subject: nodes.findLast(n => n.at < at && !n.implicit) } : undefined
}

/** "which pumps can deliver more than 30 litres": the figure of the noun that is bounded behind the verb says all that it does. */
function isBoundBehind(draft: Draft, at: number): boolean {
  const bound = boundBehind(draft, at)
  const figures = bound ? (draft.chunks[bound.number + 1]?.fields ?? []) : []
  return figures.some(f => f.entity === bound!.subject?.entity && isFigure(f.field))
}

/** "which vans leave next week": what is still to be done is told by the day for which it is meant, and not by that on which it was done. */
function meantFor(draft: Draft, at: number, verbs: readonly string[], entity: Entity, done: Field | undefined) {
  const literal = draft.chunks.slice(at + 1).find(c => c.literal?.kind === 'date')?.literal
  const isAhead = literal?.kind === 'date' && literal.last > draft.message.today
  const meant = isAhead && (!done || tellsWhatWasDone(done)) ? plannedFor(entity, verbs) : undefined
  return meant && { entity, field: meant, columns: [meant.column], quality: TAKEN }
}

/** The word is called so only nearly, of records that nobody speaks of: "joined" of a `hiredOn` of others. */
const isFarFetched = ({ nodes }: Draft, { kind, fields, values, entities }: Chunk): boolean =>
  kind === 'mention' &&
  fields.length > 0 &&
  !values.length &&
  !entities.length &&
  fields.every(f => f.quality < 0.6 && !nodes.some(n => n.entity === f.entity))

/** "shipments did we send" where only orders have a state `SENT`: a verb, and no state of those that nobody speaks of. */
const isStateOfOthers = ({ chunks, nodes }: Draft, at: number): boolean => {
  const { fields, values, entities } = chunks[at]!
  const isOther = values.length > 0 && values.every(v => !nodes.some(n => n.entity === v.entity))
  return isWhatTheyDo(chunks, at) && isOther && !fields.length && !entities.length
}

/** A year that stands as a number: `death_year`. */
const isYear = (field: Field) => field.role === 'number' && field.words.includes('year')

/** "insured for the most": ranked by what the verb speaks of. */
const isRankedBehind = ({ chunks }: Draft, at: number) =>
  chunks.slice(at + 1, at + 4).some(c => isFree(c) && c.operator?.type === 'superlative') &&
  !chunks.slice(at + 1, at + 5).some(c => c.fields.length > 0 || c.entities.length > 0)

/** "who joined the earliest": the superlative beside it is of dates. */
const gradesDates = ({ chunks }: Draft, at: number) =>
  chunks.slice(at + 1, at + 4).some(({ operator }) => operator?.type === 'superlative' && operator.of === 'date')

const mentionsOf = (entity: Entity, fits: (field: Field) => boolean): FieldMention[] =>
  entity.fields
    .filter(fits)
    .map(field => ({ entity, field, columns: [field.column], quality: isYear(field) ? SURE : TAKEN }))

/** How surely a value is said by its words. */
const SAID_SO = 0.9

/** Kinds of record that a verb may speak of: of the nouns before it the nearest first, then those behind it. */
function subjects({ nodes, chunks }: Draft, at: number): Entity[] {
  const near = [...nodes]
    .filter(node => !node.implicit)
    .sort((a, b) => Number(a.at > at) - Number(b.at > at) || Math.abs(a.at - at) - Math.abs(b.at - at))
  const named = chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity))
  // "when does Jorn leave" of drives with a `driver`: what his name stands in, where nothing else is named.
  const isSaid = ({ field, quality }: Chunk['values'][number]) => quality >= SAID_SO && namesSomebody(field)
  const holding = chunks.flatMap(c => c.values.filter(isSaid).map(v => v.entity))
  const held = near.length + named.length ? [] : holding
  return [...new Set([...near.map(node => node.entity), ...named, ...held])]
}

/** A date or a number behind a verb, before another noun. */
function literalBehind({ chunks, nodes }: Draft, at: number): 'date' | 'number' | undefined {
  for (let i = at + 1; i < Math.min(chunks.length, at + 6); i++) {
    const { literal } = chunks[i]!
    if (literal?.kind === 'date') return 'date'
    if (literal?.kind === 'number') return nodes.some(n => n.at === i + 1) ? undefined : 'number'
    if (nodes.some(n => n.at === i)) return undefined
  }
  return undefined
}

/** Words of what is still to come: all that is and was would be another answer. */
const TELLS_TIME = /^(?:ahead|coming|upcoming|forthcoming)$/i

/** "who is staying right now": what is so only now says which of them are meant, and all of them would be another answer. */
const isSoNow = ({ message, nodes }: Draft): boolean =>
  /\b(?:right now|at (?:the|this) moment|just now|currently|still)\b/i.test(message.text) &&
  nodes.every(({ selection }) => !selection.where.length && !selection.related.length)

/**
 * Only where a message was not understood otherwise. Words that restrict nothing are passed over, with less confidence and a
 * word about it in the answer: adverbs of manner, exclamations, and verbs that only link what stands around them. A verb that
 * may say more is a doubt: the reading without it is offered, not answered. Nouns, adjectives and names are never passed over.
 */
export function passOver(draft: Draft): void {
  if (!draft.tags) return
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !(chunk.kind === 'unknown' || saysNothing(chunk))) return
    // "closed to the public": what has a contrary may turn round what stands behind it.
    if (contrariesOf(chunk.text.toLowerCase()).length) return
    // "how much does the tent weigh" of records that tell no weight: another figure is no answer.
    const isMeasure = VERBS_OF_MEASURE.has(chunk.text.toLowerCase())
    if (isMeasure && !(TAKES.test(chunk.text) && isBoundBehind(draft, at))) return
    if (tellsWho(draft, at) || RIGHTS.test(chunk.text) || TELLS_TIME.test(chunk.text)) return
    const verb = isVerb(draft, at) || isBehindDo(draft, at)
    // "out on loan": what stands before its state.
    const next = draft.chunks[at + 1]
    const isBeforeState = next?.used === 'value' && /^(?:on|in|for) /i.test(next.text)
    if (isBeforeState && /^(?:out|away|over|up|off)$/i.test(chunk.text)) return use(chunk, 'passed')
    const isLinking = verb && isLink(draft, at) && !isSoNow(draft)
    // "has the fee been paid?": the participle is all that is asked.
    const isIdle =
      (isLinking || isBesideLookUp(draft, at) || (verb && isBesideValues(draft, at))) &&
      !asksWhetherDone(draft, at) &&
      !isOnlyPart(draft, at)
    if (isOfNow(draft, at)) return use(chunk, 'filler')
    const saysNoMore = isAdverb(draft, at) || isJoint(draft, at) || isUnitOf(draft, at) || isRateOf(draft, at)
    if (saysNoMore || isIdle) {
      draft.sureness = Math.min(draft.sureness, PASSED)
      draft.notes.push(`passed over “${chunk.text}”`)
    } else if (verb && hasSubject(draft, at)) draft.doubts.push(chunk.text)
    else return
    use(chunk, 'passed')
    passParticle(draft, at)
  })
}

/** Verbs of taking in and doing, which may be said of any figure: "sessions that took more than 60 kWh". */
const TAKES = /^(?:takes?|took|holds?|held|carr(?:y|ies|ied)|charged?)$/i

/** "current budget of the Gannet", "what is its present status": what a record tells of itself is how it is now. */
const isOfNow = ({ chunks, project }: Draft, at: number): boolean => {
  const next = chunks[at + 1]
  return (
    /^(?:current|present)$/i.test(chunks[at]!.text) &&
    next !== undefined &&
    next.fields.length > 0 &&
    (next.used === 'aggregate' || project.some(one => one.at === at + 1))
  )
}

/** What somebody may have or has to do is not what they had or did (closed class). */
const RIGHTS = /^(?:entitled|eligible|allowed|permitted|obliged|obligated|required|supposed)$/i

/** "who translated Bread and Iron": the verb right behind "who" says whom; somebody of another role is no answer. */
const tellsWho = ({ chunks, project }: Draft, at: number): boolean => {
  const who = chunks.findLastIndex((c, i) => i < at && c.operator?.type === 'who')
  return (
    who >= 0 &&
    project.some(one => one.at === who) &&
    chunks.slice(who + 1, at).every(c => c.kind === 'filler' && !c.entities.length)
  )
}

/** "did Lena Storm design": the plain form at the end of a question with "do" is its verb, though it may be a noun elsewhere. */
const isBehindDo = ({ chunks }: Draft, at: number): boolean =>
  at === chunks.length - 1 &&
  /^[a-z]{3,}$/.test(chunks[at]!.text) &&
  !isPlural(chunks[at]!.text) &&
  chunks[at - 1]?.used === 'value' &&
  chunks.slice(0, at).some(c => /^(?:do|does|did)$/i.test(c.text))

/** "which buildings did Lena Storm design" of an `architect`: the verb says no more than the role in which her name stands. */
function isDoneByNamed({ chunks }: Draft, at: number): boolean {
  const verbs = basesOf(chunks[at]!.text.toLowerCase())
  return chunks.some(
    c => c.used === 'value' && c.values.some(({ field }) => isOwnPerson(field) && field.words.some(word => isRoleOf(verbs, word))), // oxfmt-ignore
  )
}

/** Conjunctions and prepositions that leave out or turn round what stands behind them (closed class). */
const EXCLUDING = pattern()`
  ^(?:
    unless|except|excepting|excluding|besides|without|minus|unlike|than|lest|if|whether|like|instead|versus|vs|beyond|past|before|after|since
    |until|till|by|within|outside|inside|above|below|over|under|between|among|near|around|about
  )$
`

/** "although", "against": what joins two things of which both are understood, and takes nothing away. */
function isJoint(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  const tag = tagOf(draft, chunk)
  if (!/^(?:ADP|SCONJ|CCONJ)$/.test(tag ?? '') || EXCLUDING.test(chunk.text.toLowerCase())) return false
  return draft.chunks.slice(at + 1).some(c => c.used && c.used !== 'filler')
}

/**
 * "until when is Ann's licence valid", "in which stage stays deal 12": a named field of one record that is named is the same whatever
 * else is said of it. Not what stands before a noun, which may be another field or another record, and no noun.
 */
function isBesideLookUp(draft: Draft, at: number): boolean {
  const { chunks, nodes, project, ask } = draft
  if (ask !== 'list' || !project.length || draft.measures.length || draft.group) return false
  if (!/^(?:VERB|ADJ|ADV|AUX|ADP|SCONJ|PART)$/.test(tagOf(draft, chunks[at]) ?? '')) return false
  if (TELLING.test(chunks[at]!.text.toLowerCase())) return false
  const next = chunks[at + 1]
  const isBeforeNoun =
    next !== undefined && (next.kind === 'unknown' || next.fields.length > 0 || next.entities.length > 0)
  return !isBeforeNoun && nodes.some(isKeyed)
}

/** How near a verb has to be to what is told of, or to the records, to say nothing more of them (likeness of WordNet). */
const OF_THOSE = 0.35

/**
 * "which languages do we sing in", "which openings have been played in our games": where all values of a field are asked for, what we do with them,
 * or what is done with such records anyway, leaves none out.
 */
function isBesideValues(draft: Draft, at: number): boolean {
  const { chunks, nodes, project, measures, group } = draft
  if (project.length !== 1 || measures.length || group) return false
  if (nodes.some(({ selection, negated }) => negated || selection.where.length || selection.related.length))
    return false
  const before = chunks[at - 1]?.text ?? ''
  if (/^(?:we|you|i|they)$/i.test(before) && !isParticiple(chunks[at]!.text.toLowerCase())) return true
  const { entity } = project[0]!
  const field = entity.fields.find(f => f.column === project[0]!.columns[0])
  const nouns = [entity.words.at(-1)!, ...(field?.words ?? [])].map(stem)
  const verbs = verbsOf(chunks[at]!.text, undefined).map(stem)
  return verbs.some(verb => nouns.some(noun => wordKnowledge().likeness(verb, noun) >= OF_THOSE))
}

/** "above 65 points": what a number counts, where the records have one figure only that it can be. */
function isUnitOf({ chunks, nodes }: Draft, at: number): boolean {
  const before = chunks[at - 1]
  if (before?.literal?.kind !== 'number' || before.used !== 'condition' || !isPlural(chunks[at]!.text)) return false
  const owners = nodes.filter(n => n.selection.where.some(c => c.at !== undefined && Math.abs(c.at - at) < 4))
  return owners.length === 1 && owners[0]!.entity.fields.filter(isFigure).length === 1
}

/** "less than 900K a year": the period of a figure of which the records tell none. */
const isRateOf = ({ chunks }: Draft, at: number): boolean =>
  /^(?:year|annum)$/i.test(chunks[at]!.text) &&
  /^(?:an?|per|each|every)$/i.test(chunks[at - 1]?.text ?? '') &&
  chunks[at - 2]?.literal?.kind === 'number' &&
  chunks[at - 2]!.used === 'condition'

/** What it might have meant was ruled out. */
const saysNothing = ({ kind, entities, fields, values, scopes, arguments: args }: Chunk) =>
  kind === 'mention' && !entities.length && !fields.length && !values.length && !scopes.length && !args.length

/** "handed in": the particle goes with its verb. */
function passParticle({ chunks }: Draft, at: number): void {
  const particle = chunks[at + 1]
  if (isFree(particle) && particle.kind === 'unknown' && isParticle(particle.text)) use(particle, 'passed')
}

const tagOf = ({ tags }: Draft, chunk: Chunk | undefined) => chunk && tags?.[chunk.from]

/** A verb: tagged so, or a past form behind a noun or an auxiliary, or a base form between a plural and an object, or its third person behind a singular. */
export function isVerb(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  const tag = tagOf(draft, chunk)
  const word = chunk.text.toLowerCase()
  if (!/^[a-z]{3,}$/.test(chunk.text)) return false
  if (isWhatTheyDo(draft.chunks, at)) return true
  const before = draft.chunks[at - 1]
  const next = draft.chunks[at + 1]
  const isBeforeNoun = draft.nodes.some(n => n.at === at + 1 && !n.implicit) || next?.values.length
  const isBehindNoun = before?.used === 'entity' || before?.used === 'value'
  // "shows that drew …": behind the pronoun of a relative clause stands its verb.
  const isRelative = /^(?:that|which|who)$/i.test(before?.text ?? '') && at > 1 && tag !== 'ADV'
  if (isRelative && tag !== 'ADJ' && !isBeforeNoun) return true
  // "students are taking Logic", "students study Logic": between a noun and the name of another record.
  const isNamed = next?.values.some(v => v.entity.nameFields.includes(v.field)) ?? false
  if (isNamed && /[a-z]ing$/.test(word) && /^(?:is|are|was|were|been)$/i.test(before?.text ?? '')) return true
  if (isNamed && before?.used === 'entity' && isPlural(before.text) && tag === 'NOUN' && !isPlural(word)) return true
  if (tag === 'VERB')
    return !(
      isBeforeNoun &&
      !isBehindNoun &&
      !/^(?:to|we|they|you|i|that|who|which|did|do|does)$/i.test(before?.text ?? '')
    )
  // "whose licence runs out": a form of a verb with its particle, behind what it is said of.
  const isPhrasal = next?.kind === 'unknown' && isParticle(next.text) && before?.used !== undefined
  if (isPhrasal && before.used !== 'filler' && /[a-z]s$|ing$/.test(word)) return true
  if (tag === 'ADJ' || tag === 'PROPN' || tag === 'NUM') return isParticiple(word) && isBehindNoun && !isBeforeNoun
  if (isParticiple(word))
    return isBehindNoun || /^(?:was|were|is|are|been|being|got|get|has|have|had)$/i.test(before?.text ?? '')
  const isObject = /^(?:the|a|an|most|least|more|less|fewer|at|over|under)$/i.test(next?.text ?? '')
  const isThird = before !== undefined && before.operator?.type !== 'who' && /[^s]s$/.test(word)
  return Boolean(isBehindNoun && isObject && isPlural(before!.text) !== isThird)
}

const isAdverb = (draft: Draft, at: number): boolean => {
  const chunk = draft.chunks[at]!
  const word = chunk.text.toLowerCase()
  const tag = tagOf(draft, chunk)
  if (TELLING.test(word) || !/^[a-z]+$/.test(word)) return false
  if (tag === 'INTJ') return true
  // Before what it may describe ("a privately owned boat") it says something of it.
  const next = draft.chunks[at + 1]
  const isBefore =
    next && (next.values.length > 0 || next.fields.length > 0 || next.entities.length > 0 || next.kind === 'unknown')
  return !isBefore && (tag === 'ADV' || /[a-z]{3}ly$/.test(word))
}

const hasSubject = ({ chunks }: Draft, at: number) =>
  chunks.slice(0, at).some(c => ['entity', 'value', 'who'].includes(c.used ?? '') || c.operator?.type === 'who')

/** Words that stand between a verb and what it links, and say nothing of it. */
const isBetween = ({ kind, operator, used, literal }: Chunk) =>
  kind === 'filler' ||
  used === 'filler' ||
  used === 'passed' ||
  literal?.kind === 'number' ||
  ['superlative', 'comparator', 'count'].includes(operator?.type ?? '')

/** "the dearest scores to replace" of a `replacement_price`: the figure that is told or ranked by is called after the verb. */
function isOfFigure({ chunks, measures, measured, nodes, project }: Draft, at: number): boolean {
  const verb = chunks[at]!.text.toLowerCase()
  const ranked = nodes.flatMap(({ entity, selection }) =>
    (selection.order?.columns ?? []).map(column => ({ entity, column })),
  )
  const told = measures.flatMap(({ column }) => (measured && column ? [{ entity: measured.entity, column }] : []))
  const shown = project.flatMap(({ entity, columns }) => columns.map(column => ({ entity, column })))
  return [...ranked, ...told, ...shown].some(({ entity, column }) =>
    entity.fields.some(
      f => f.column === column && isFigure(f) && f.words.some(word => word !== verb && isDerived(word, verb)),
    ),
  )
}

/** Whether a verb stands between two things that are related anyway, or behind a figure that it only says the doing of. */
function isLink(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  if (isOfFigure(draft, at)) return true
  const previous = contentBeside(chunks, at, -1)
  const next = contentBeside(chunks, at, 1)
  const figure = draft.measures.some(m => m.column) || draft.project.length > 0
  const before = chunks[previous]
  // "total litres burned", "hours worked in May": what was done with what is added up.
  if (before && draft.measures.some(m => m.column) && before.fields.some(f => isFigure(f.field)) && before.used)
    return true
  // "whose licence runs out within 60 days": behind a date that the days are of.
  if (chunks[at - 1]?.used === 'condition' && chunks[at - 1]!.fields.some(f => f.field.role === 'date')) return true
  // "the most expensive to buy", "the easiest to clean": the adjective says it all.
  const isFor = /^to$/i.test(chunks[at - 1]?.text ?? '') && chunks[at - 2]?.operator?.type === 'superlative'
  if (isFor && chunks[at - 2]!.used) return true
  if (isLight(draft, at) && (chunks[next]?.used || isPerfect(draft, at))) return true
  // "how many litres did we burn on …".
  if (isUnitRanked(draft, next) || isMeasuredBehind(draft, at)) return true
  const actor = /^(?:we|i|they|you|people|it|he|she)$/i.test(chunks[at - 1]?.text ?? '')
  if (actor && figure && (draft.measures.some(m => m.column) || isCountedBefore(draft, at))) return true
  if (isWhatTheyDo(chunks, at) && bringsAbout(draft, at)) return true
  // "the leave that Ann asked for" of requests, "paid by Ann" of payments: the verb is what the records themselves are.
  if (nodes.some(n => !n.implicit && isOwnVerb(n.entity, chunks[at]!.text))) return true
  if (isOfAsked(draft, at) || isDoneByNamed(draft, at)) return true
  const subject = nodes.find(n => n.at === previous && !n.previous && !n.implicit)
  const object = nodes.find(n => n.at === next && !n.previous && !n.implicit)
  if (subject && object && isRelated(draft, subject, object)) return true
  // "tutors who teach Logic"
  const isRelative = chunks[previous]?.operator?.type === 'who'
  const head =
    subject ?? (isRelative ? nodes.find(n => n.at === previous - 1 && !n.previous && !n.implicit) : undefined)
  if (head && isAboutBoth(draft, at, head.entity, object?.entity ?? nameOwner(chunks[next]))) return true
  if (subject && object) return false
  const following = chunks[next]
  const of = subject?.entity ?? kindAt(draft, previous)
  // "that drew more than 80 visitors", "fly the flag of Malta": a field of the subject and what it is.
  const isOwn = following?.used === 'condition' && following.fields.some(f => f.entity === of)
  const isValue =
    following?.used === 'value' && following.values.some(v => v.entity === of && !v.entity.nameFields.includes(v.field))
  // "crates contain wine" of their contents.
  if (of && following?.used === 'value' && isAboutField(chunks[at]!.text, of, following)) return true
  if (of && (isOwn || (isValue && namesField(draft, next, of)))) return true
  if (next === at + 1 && of && isInListOf(of, following)) return true
  if (isPlacedBy(draft, at, next)) return true
  // "vehicles stationed at Linz Wharf", "depots offer the most spaces".
  if (!subject || !following || following.used === undefined || following.used === 'passed') return false
  if (following.used === 'value' && chunks[at + 1]?.kind === 'filler' && chunks[at + 1]!.text.length > 1)
    return following.values.some(v =>
      // What is done with one of the same kind is a relation of its own.
      v.entity === subject.entity
        ? !v.entity.nameFields.includes(v.field)
        : hopsTo(draft, subject.entity, v.entity) === 1,
    )
  const isRanked = chunks.slice(at + 1, next).some(c => c.operator?.type === 'superlative')
  return isRanked && following.fields.some(f => f.entity === subject.entity)
}

/** "how many litres we burned in each town": what is told is added up, and was asked for before those who did it. */
const isCountedBefore = ({ project, chunks }: Draft, at: number): boolean =>
  project.some(
    one => one.counted && one.at < at && chunks.slice(one.at + 1, at).every(c => c.kind === 'filler' || c.used === 'project'), // oxfmt-ignore
  )

/** "chargers that deliver more than 900 kW" of a figure in MW: a bound of the noun before, with a unit. */
function isMeasuredBehind(draft: Draft, at: number): boolean {
  const { number, subject } = boundBehind(draft, at) ?? {}
  const { literal, used } = number === undefined ? {} : draft.chunks[number]!
  const isMeasured = literal?.kind === 'number' && literal.measure !== undefined && used === 'condition'
  return isMeasured && subject?.selection.where.some(c => c.at !== undefined && c.at > at && c.at <= number!) === true
}

/** "which pump has delivered the most litres": the one figure that is called by its unit says all that it did. */
const isUnitRanked = ({ chunks }: Draft, next: number): boolean => {
  const { text = '', used, fields = [] } = chunks[next] ?? {}
  const isOne = used === 'superlative' && fields.length === 1
  return isOne && /^(?:the )?(?:most|least|fewest)$/i.test(chunks[next - 1]!.text) && findUnit(text.toLowerCase()) !== undefined // oxfmt-ignore
}

/** "coaches teach yoga", "guides speak Dutch" of their `specialties`: what people do with it is why it is in a list of theirs. */
const isInListOf = (entity: Entity, value: Chunk | undefined): boolean =>
  value?.used === 'value' &&
  arePeople(entity) &&
  value.values.some(v => v.entity.inside?.entity === entity.key && v.entity.inside.value !== undefined && v.quality >= SAID_SO) // oxfmt-ignore

/**
 * "which flag does the Gannet fly", "in which shed does the Gannet lie": the verb at the end of a question says how a record goes
 * with what is asked of it, its own field or the one kind of record that it points to.
 */
function isOfAsked({ chunks, project, nodes, app }: Draft, at: number): boolean {
  const rest = chunks.slice(at + 1)
  const auxiliary = chunks.findIndex((c, i) => i < at && /^(?:do|does)$/i.test(c.text))
  if (auxiliary < 1 || auxiliary > at - 2 || rest.some(c => c.kind !== 'filler')) return false
  const named = chunks.slice(auxiliary + 1, at).filter(c => c.kind !== 'filler')
  if (!/^(?:which|what|whose)$/i.test(chunks.slice(0, auxiliary).find(c => WH.test(c.text))?.text ?? '')) return false
  const [one] = named
  if (named.length !== 1 || one!.used !== 'value') return false
  const owners = one!.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity)
  if (project.length) return project.length === 1 && project[0]!.at < auxiliary && owners.includes(project[0]!.entity)
  const asked = nodes.find(n => n.at < auxiliary && !n.implicit && !n.previous)
  return (
    asked !== undefined &&
    owners.some(e => onceEachWay(hopsOf(e, app).filter(hop => hop.to === asked.entity)).length === 1)
  )
}

const WH = /^(?:which|what|whose|who|where|when|why|how)$/i

/** "works by Spanish painters hang on floor 1": behind a preposition a field of the one kind of record that the head noun points to. */
function isPlacedBy(draft: Draft, at: number, next: number): boolean {
  const { chunks, nodes } = draft
  const following = chunks[next]
  if (following?.used !== 'condition' || !/^(?:in|on|at|under|from|within)$/i.test(chunks[at + 1]?.text ?? ''))
    return false
  const owners = new Set(following.fields.map(f => f.entity))
  const before = nodes.filter(n => n.at < at && !n.implicit && !n.previous)
  return before.some(n => [...owners].some(o => nodes.some(m => m.entity === o) && hopsTo(draft, n.entity, o) === 1))
}

/** "the people who took leave": the past form of a verb that says little by itself, in the active. */
function isLight({ chunks }: Draft, at: number): boolean {
  const base = baseOf(chunks[at]!.text.toLowerCase())
  const isState = /^(?:is|are|was|were|be|been|being|the|a|an)$/i.test(chunks[at - 1]?.text ?? '')
  return base !== undefined && !isState && saysLittle(base)
}

/** "each curator has done": at the end behind "has". */
const isPerfect = ({ chunks }: Draft, at: number) =>
  at === chunks.length - 1 && /^(?:has|have|had)$/i.test(chunks[at - 1]?.text ?? '')

/** "bags reserved", "hours refunded": only some of what is added up, and no verb of what is done with all of it. */
function isOnlyPart({ chunks, measures, project, ask }: Draft, at: number): boolean {
  const verb = chunks[at]!.text.toLowerCase()
  const isFigureAsked = measures.some(m => m.column) || project.some(one => one.counted)
  const saysSo = BOUND.test(verb) || isDropped(verb) || COMES_BACK.test(verb) || PARTING.has(rootOf(verb))
  return isFigureAsked && ask !== 'exists' && saysSo
}
const COMES_BACK = /^(?:returned|refunded|recalled|wasted|spoilt|spoiled|scrapped|damaged|broken|donated|discounted)$/

/** Verbs of making or sending out what is kept on record (Levin, 1993, 11.1, 25.3 and 26.1). */
const BRINGS_ABOUT = new Set(
  'place make raise write issue send submit create enter record register log file'.split(' '),
)

/** "how many invoices did we send?": of records with a date, that there are some; nobody but people are sent or placed otherwise. */
function bringsAbout({ chunks, nodes }: Draft, at: number): boolean {
  const named = nodes.filter(n => !n.implicit && !n.previous)
  const object = named.find(n => n.at > at) ?? named.findLast(n => n.at < at)
  const isBrought = basesOf(chunks[at]!.text.toLowerCase()).some(base => BRINGS_ABOUT.has(base))
  return isBrought && object !== undefined && !arePeople(object.entity) && primaryDate(object.entity) !== undefined
}

/** How near the verb for what is done has to be to the noun for it (likeness of WordNet). */
const LEAST_OWN = 0.6

const isOwnVerb = (entity: Entity, word: string): boolean => {
  const noun = entity.words.at(-1)!
  const verbs = verbsOf(word, undefined).map(stem)
  return verbs.some(verb => wordKnowledge().likeness(verb, stem(noun)) >= LEAST_OWN)
}

/** Records of a kind that a value stands for: "tankers". */
const kindAt = ({ chunks, nodes }: Draft, at: number): Entity | undefined => {
  const chunk = chunks[at]
  const kind = chunk?.used === 'value' ? chunk.values.find(v => v.field.role === 'category')?.entity : undefined
  return kind && nodes.some(n => n.entity === kind) ? kind : undefined
}

/** The field of a value is named right behind it, or behind the other values with it: "the Norwegian or the Greek flag". */
const namesField = ({ chunks }: Draft, at: number, entity: Entity) =>
  chunks
    .slice(at + 1, at + 6)
    .some(c => c.fields.some(f => f.entity === entity && chunks[at]!.values.some(v => v.field === f.field)))

const hopsTo = ({ app }: Draft, from: Entity, to: Entity) =>
  onceEachWay(hopsOf(from, app).filter(hop => hop.to === to)).length

const isRelated = (draft: Draft, a: Node, b: Node) => hopsTo(draft, a.entity, b.entity) === 1

/** The next chunk that says something, to one side. */
function contentBeside(chunks: readonly Chunk[], at: number, step: 1 | -1): number {
  let i = at + step
  while (chunks[i] && isBetween(chunks[i]!) && Math.abs(i - at) < 6) i += step
  return i
}
