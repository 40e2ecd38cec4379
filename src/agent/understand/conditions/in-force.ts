import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { asksHowOften } from '../asks/done-often.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, isCalledAsKey, kindsBelow } from '../entity-model/relations.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { namingValues } from '../vocabulary/vocabulary.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { isOfAbsence, isOnlyOff } from './is-off.ts'
import { negationBefore } from './negation.ts'
import { leaveOutNotSo } from './not-so.ts'
import { addPeriod } from './upcoming.ts'
import { beginsOn, lasts } from '../entity-model/begin-and-end.ts'

/** How sure it is at most that what has a state is so within its dates. */
const WITHIN_DATES = 0.6

/** Between the verb of being and what somebody or something is. */
const BETWEEN =
  /^(?:not|n['’]t|currently|now|still|today|all|both|presently|at the moment|right now|at present|already|any(?:body|one)|some(?:body|one))$/i
const IS = /^(?:(?:is|are|am)(?:n['’]t)?|(?:who|what|that|there)?['’]s|['’]re)$/i
const USUALLY = /\b(?:on average|usually|typically|normally|generally)\b/i
const WAS = /^(?:was|were)(?:n['’]t)?$/i

/**
 * "which trails are closed?", "who is absent today", "rooms that were booked on 3 May" of closures, absences and bookings with a first and a
 * last day: a participle or adjective behind a verb of being tells a state at that time (Quirk et al., 1985, 4.5), so that the
 * records last then and not only were there once. How often it was so is asked of all times.
 */
export function readInForce(draft: Draft): void {
  if (asksHowOften(draft) || ranksAllTimes(draft)) return
  draft.chunks.forEach((chunk, at) => {
    // "the customer on job J-7": which of them it is, is said, and not that it is so now.
    if (isIn(draft, at) && namesRecordOf(draft, at)) return
    const tense = tenseBefore(draft.chunks, isIn(draft, at) ? at - 1 : at)
    if (!tense) return
    const date = draft.chunks.find((c, i) => i > at && isFree(c) && c.literal?.kind === 'date')
    const literal = date?.literal?.kind === 'date' ? date.literal : undefined
    const isTold = tense === 'present' || literal !== undefined
    if (isTold) readOpenFor(draft, at, date)
    const held = isTold ? kindOfValue(draft, chunk, at) : undefined
    const entity = held ?? (isTold ? kindOfState(draft, chunk, at) : undefined)
    if (!entity || !lasts(entity)) return
    // "off sick" of time off: the particle names the records as well.
    const particle = draft.nodes.find(n => n.at === at - 1 && n.entity === entity)
    const node = particle ?? draft.nodes.find(n => n.at === at) ?? addNode(draft, entity, at)
    const { today } = draft.message
    const isDated = node.selection.where.some(c => c.asDay)
    // "how long is somebody off sick on average": whenever it was.
    const isUsual = !literal && USUALLY.test(draft.message.text)
    if (!isDated && !isUsual) addPeriod(node, literal?.first ?? today, literal?.last ?? today, at)
    node.isVerb = true
    if (!leaveOutNotSo(draft, node, at)) draft.sureness = Math.min(draft.sureness, WITHIN_DATES)
    askWho(draft, entity)
    const negation = negationBefore(draft, at)
    if (negation) node.negated = true
    if (negation) use(negation, 'related')
    if (date) use(date, 'condition')
    // The state that is said restricts, and stands for no record.
    if (held) {
      const off = draft.chunks[at - 1]!
      if (isIn(draft, at) && isFree(off) && off.kind === 'unknown') use(off, 'related')
      return void Object.assign(chunk, { entities: [], fields: [] })
    }
    Object.assign(chunk, { entities: [{ entity, quality: 1 }], certainty: 1 })
    use(chunk, 'entity')
  })
}
readInForce.needs = (word: string) => IS.test(word) || WAS.test(word)

/** "which room is booked the most?": of all that there were, where nothing says that it is about now. */
const ranksAllTimes = ({ chunks, message }: Draft): boolean =>
  /^(?:most|least)$/i.test(chunks.findLast(c => c.kind !== 'filler')?.text ?? '') &&
  !/\b(?:now|currently|today|presently|at (?:the moment|present))\b/i.test(message.text)

/** "which shows are open?" of an `opens_on` and a `closes_on`, where nothing is called open: between the two. */
function readOpenFor(draft: Draft, at: number, date: Chunk | undefined): void {
  const chunk = draft.chunks[at]!
  const node = draft.nodes.find(n => n.at < at && !n.implicit && !n.previous)
  const start = node && beginsOn(node.entity)
  if (!/^open$/i.test(chunk.text) || !isFree(chunk) || !node || !start || !lasts(node.entity)) return
  const isCalled = start.words.some(word => !isParticiple(word) && /^open(?:s|ing)?$/.test(word))
  if (!isCalled || chunk.values.some(v => v.entity === node.entity) || negationBefore(draft, at)) return
  const { today } = draft.message
  const literal = date?.literal?.kind === 'date' ? date.literal : undefined
  addPeriod(node, literal?.first ?? today, literal?.last ?? today, at)
  if (date) use(date, 'condition')
  Object.assign(chunk, { fields: [], values: [], certainty: 1 })
  use(chunk, 'condition')
}

/** "who is on leave today", "off sick": what stands before the noun or adjective says that somebody is in that state. */
const isIn = ({ chunks }: Draft, at: number): boolean =>
  /^(?:on|off|away|out|(?:away|off|out) on)$/i.test(chunks[at - 1]?.text ?? '')

/** "job J-7": the noun and what one of its records is called by. */
const namesRecordOf = ({ chunks }: Draft, at: number): boolean =>
  chunks[at]!.entities.some(({ entity }) => namingValues(chunks[at + 1] ?? { text: '', values: [] }).some(v => v.entity === entity)) // oxfmt-ignore

/** "is Ann on leave?", "are any of the nurses on leave?": whoever is asked about stands between the verb and what is so. */
const isSubject = (chunk: Chunk): boolean =>
  chunk.entities.some(e => arePeople(e.entity)) ||
  chunk.values.some(v => v.quality >= 0.9) ||
  /^(?:any|some|any(?:body|one)|the|our|of|in|from|at)$/i.test(chunk.text)

function tenseBefore(chunks: readonly Chunk[], at: number): 'present' | 'past' | undefined {
  let before = at - 1
  while (before > 0 && BETWEEN.test(chunks[before]!.text)) before--
  const first = chunks.findIndex(c => !/^(?:and|so|but|then)$/i.test(c.text))
  const isAsked = before > first && chunks.slice(first + 1, before + 1).every(isSubject) // oxfmt-ignore
  if (isAsked) before = first
  const verb = chunks[before]?.text ?? ''
  return IS.test(verb) ? 'present' : WAS.test(verb) ? 'past' : undefined
}

/** "on approved leave", "on vacation", "sick" of a status or a reason: the records that have the value. */
function kindOfValue(draft: Draft, chunk: Chunk, at: number): Entity | undefined {
  // Somebody's name is no state.
  if (!isFree(chunk) || chunk.values.some(v => v.entity.nameFields.includes(v.field))) return undefined
  // "off sick" where the reason is called illness, "on holiday" where it is annual leave.
  const isState = ({ field, quality }: Chunk['values'][number]) => field.role === 'category' && quality >= 0.7
  // "which posts are open" of a status of theirs: what is named has the state itself, whatever others are called open.
  const named = draft.nodes.findLast(n => n.at < at && !n.implicit)?.entity
  const own = chunk.values.filter(v => v.entity === named && isState(v))
  if (own.some(v => v.quality === 1 && !lasts(v.entity))) return undefined
  // "off" of a type "time off in lieu" tells no sort of absence.
  if (isOnlyOff(chunk)) return undefined
  const [entity, ...others] = new Set(chunk.values.filter(v => isState(v) && lasts(v.entity)).map(v => v.entity))
  // "who is sick today": what is said of people, and is the reason of an absence.
  if (!entity || others.length || isIn(draft, at)) return others.length ? undefined : entity
  return !isOfAbsence(entity) || draft.nodes.some(n => n.entity === entity && n.at < at && !n.implicit)
    ? undefined
    : entity
}

/** The records that the word for a state is of: another form than their noun, or what their first and last day are called after. */
function kindOfState(draft: Draft, chunk: Chunk, at: number): Entity | undefined {
  const word = chunk.text.toLowerCase()
  const node = draft.nodes.find(n => n.at === at && !n.implicit && !n.previous)
  const isForm =
    node && /(?:ed|en|nt|[^aeiou]t|ive|able)$/.test(word) && singular(word) !== singular(node.entity.words.at(-1)!)
  const isNoun = node && isIn(draft, at) && !chunk.values.length && !isPlural(word)
  // "who is off today" of time off.
  const isParticle = node && /^(?:off|away|out)$/.test(word) && !draft.chunks[at + 1]?.values.length
  if (node) return isForm || isNoun || isParticle ? node.entity : undefined
  if (!isFree(chunk) || !isParticiple(word) || chunk.values.length) return undefined
  const owner = draft.nodes.find(n => n.at < at && !n.implicit)
  const below = owner ? kindsBelow(owner.entity, draft.app) : []
  const isDated = ({ entity, field }: Chunk['fields'][number]) => field.role === 'date' && field.words.includes(word) && below.includes(entity) // oxfmt-ignore
  const [entity, ...others] = new Set(chunk.fields.filter(isDated).map(f => f.entity))
  return others.length || draft.nodes.some(n => n.entity === entity) ? undefined : entity
}

/** "who is absent": those whose absence it is, and not who approved it: the key that is called after nothing but their kind. */
function askWho(draft: Draft, entity: Entity): void {
  const { chunks, nodes, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  if (who < 0 || who > 1 || nodes.some(n => arePeople(n.entity))) return
  const isPlain = ({ field, to }: ReturnType<typeof hopsOf>[number]) =>
    isCalledAsKey(field, to) ||
    field.words.filter(word => !isKeyWord(word)).every(word => to.words.some(own => stem(own) === stem(word)))
  const [key, ...others] = hopsOf(entity, app).filter(
    hop => hop.direction === 'up' && arePeople(hop.to) && isPlain(hop),
  )
  if (!key || others.length) return
  addNode(draft, key.to, who)
  draft.keys = [...(draft.keys ?? []), key.field]
  use(chunks[who]!, 'entity')
}
