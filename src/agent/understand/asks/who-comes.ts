import { CUSTOMERS, WAITING } from '../../../lib/synonyms.ts'
import { APPOINTMENTS } from '../../../lib/trades.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { mayBeEmpty, valuesOf } from '../entity-model/field-roles.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath, keysToPeople } from '../entity-model/relations.ts'
import { isDropped } from '../vocabulary/end-states.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { plural, singular, wordsOf } from '../language/words.ts'
import { type Draft, addNode, isFree, makeFiller, nameField, nameKind, use } from '../reading/draft.ts'

/** How sure it is at most that those who come, cancel or wait are the ones who are served. */
const SERVED = 0.8

const WHO = /^(?:who|people|persons|whoever|anyone|anybody|everyone|everybody|someone|somebody)$/i
const COMES = /^(?:come|comes|came|coming)$/i
const TURNS_UP = /^(?:turn|turned|show|showed|shown)$/i
/** Where something else is said of it: whence, with what, how it came about. */
const ELSEWHERE = /^(?:from|up|with|about|of|first|last|before|after|back|out)$/i
const MOST_OFTEN = /^(?:most|least) (?:often|frequently)$/i
const CANCELS = /^(?:cancel|cancels|cancell?ed|cancelling|miss|missed|misses)$/i
const MISSED = pattern('i')`^(?:no ?shows?|missed|absent|did not attend|did not show|dna|not attended)$`

const isSomebody = ({ entity, quality }: { entity: Entity; quality: number }): boolean =>
  quality >= 0.6 && arePeople(entity)

interface Served {
  visits: Entity
  people: Entity
}

/** "who hasn't been here since March", "which clients haven't been in for six months": of whom there was no visit in that time. */
const NOT_BEEN = pattern('iu')`
  ^(?<lead>\W*(?:(?:and|so|please|list|show\ me|tell\ me)\ )*)
  (?:who|(?:which|what)\ (?<noun>\p{L}+)|(?:everyone|everybody|anyone|anybody|people|(?:the\ )?(?<others>\p{L}+s))\ (?:who|that))\ (?:has|have)(?:n['’]t|\ not)
  \ (?:been\ (?:here|in|back|to\ us|to\ see\ us|with\ us|seen)|come(?:\ (?:in|back|here))*|visited(?:\ us)?)
  \ (?:(?<since>since\ .+?)
    |(?:for|in)\ (?:(?:over|more\ than|at\ least|the\ last|the\ past)\ )?(?<span>(?:an?|\d+|[a-z]+)\ (?:days?|weeks?|months?|years?)))(?=[?!.]*$)
`

/** The same in words that name who comes, and to what. */
export function sayNotBeenSince(text: string, knowledge: Pick<Knowledge, 'apps'>, names?: string[]): string {
  const groups = execIn(text, NOT_BEEN)?.groups
  if (!groups) return text
  const apps = knowledge.apps(names)
  const served = apps.flatMap(({ model }) => servedIn({ app: model }, false) ?? [])
  const [one, ...others] = served
  const noun = singular((groups.noun ?? groups.others ?? '').toLowerCase())
  const isOther = noun !== '' && one?.people.words.at(-1) !== noun && !CUSTOMERS.nouns.includes(noun)
  if (!one || others.length || isOther) return text
  const time = groups.since ?? `in the last ${groups.span!.replace(/^an? /i, '')}`
  return `${groups.lead}which ${plural(one.people.noun)} have had no ${plural(one.visits.noun)} ${time}`
}

/** Where nothing tells of visits, no date of their own does. */
export function doubtNotBeen(draft: Draft): void {
  if (testIn(draft.message.text, NOT_BEEN)) draft.ignored.push('been')
}
doubtNotBeen.needs = /^(?:been|come|visited)$/

/** The one kind of appointment and the one kind of people who are served in it; undefined where there are others, or none. */
function servedIn({ app }: Pick<Draft, 'app'>, isWaiting: boolean): Served | undefined {
  const isOfKind = ({ words }: Entity) =>
    isWaiting ? words.some(word => WAITING.includes(word)) : APPOINTMENTS.includes(singular(words.at(-1)!))
  const kinds = app.entities.filter(one => canBeListed(one) && !one.inside && isOfKind(one))
  // Of sessions and the bookings for them those that are somebody's.
  const own = kinds.filter(one => keysToPeople(one, app).some(({ to }) => isOneOf(to, CUSTOMERS)))
  const [visits, ...others] = own.length ? own : kinds
  const served = app.entities.filter(one => canBeListed(one) && arePeople(one) && isOneOf(one, CUSTOMERS))
  // A list of keys inside a record is one relation.
  const isNext = (one: Entity) => visits && findPath(one, visits, app)?.filter(hop => !hop.to.hidden).length === 1
  const [people, ...more] = served.filter(isNext)
  return visits && people && !others.length && !more.length ? { visits, people } : undefined
}

/**
 * "who is coming tomorrow", "who didn't turn up yesterday", "who cancelled in May", "who has had a haircut", "which client comes most often" of
 * appointments between those who are served and those who serve: the former come, cancel and stay away, and what they come to is an
 * appointment. Before nouns are looked for.
 */
export function readWhoComes(draft: Draft): void {
  const { chunks } = draft
  const who = chunks.findIndex(c => isFree(c) && (c.operator?.type === 'who' || WHO.test(c.text)))
  const verb = chunks.findIndex((c, at) => isFree(c) && comes(chunks, at))
  const waits = who < 0 ? -1 : chunks.findIndex((c, at) => isFree(c) && at > who && isWaitingFor(chunks, at))
  const outcome = chunks.find(c => isFree(c) && (CANCELS.test(c.text) || staysAway(c)))
  const isOfServed =
    verb >= 0 || waits >= 0 || (who >= 0 && (has(chunks, who) || outcome)) || outcome?.kind === 'unknown'
  const served = isOfServed ? servedIn(draft, waits >= 0) : undefined
  if (!served) return
  const named = chunks.flatMap(c => (WHO.test(c.text) ? [] : c.entities.filter(isSomebody).map(e => e.entity)))
  if (named.some(one => one !== served.people) || (who < 0 && !named.length)) return
  if (who >= 0 && !named.length) nameServed(draft, chunks[who]!, served.people)
  const often = chunks.findIndex(c => MOST_OFTEN.test(c.text))
  const subject = who >= 0 ? { subject: who } : {}
  if (verb >= 0 && often > verb) draft.doneOften = { often, verb, event: served.visits, ...subject }
  if (verb >= 0) nameVisit(draft, verb, served.visits)
  // "who is waiting" of entries in a state of waiting: those that wait no longer are none of them.
  if (waits >= 0 && !isStateOf(chunks[waits]!, served.visits)) nameKind(chunks[waits]!, served.visits)
  if (!outcome) return
  // "who didn't turn up yesterday": the day is that of the visit.
  if (staysAway(outcome)) addNode(draft, served.visits, chunks.indexOf(outcome)).isVerb = true
  const day = nameOutcome(outcome, served.visits, /^miss/i.test(outcome.text) ? isMissed : isCalledOff, often >= 0)
  if (often >= 0) draft.doneOften = { often, verb: often, event: served.visits, ...subject, ...(day && { day }) }
}
readWhoComes.needs = (word: string) =>
  WHO.test(word) ||
  COMES.test(word) ||
  TURNS_UP.test(word) ||
  CANCELS.test(word) ||
  word === 'waiting' ||
  /^(?:show|appear)/.test(word) ||
  word === "who's"

/** "didn't turn up", "never showed up": a state that is called by what did not happen. */
const staysAway = ({ text, values }: Chunk): boolean =>
  values.length > 0 && /(?:n['’]t|\bnot|\bnever) (?:show|turn|c[ao]me|appear)/i.test(text)

const isStateOf = ({ values }: Chunk, entity: Entity): boolean =>
  values.some(v => v.entity === entity && v.quality >= 0.8)

/** "is coming": the progressive names no records elsewhere; here it does. Once nouns were looked for. */
export function placeComing(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const [named] = isFree(chunk) && /^(?:coming|waiting)$/i.test(chunk.text) ? chunk.entities : []
    if (!named || isStateOf(chunk, named.entity)) return
    addNode(draft, named.entity, at)
    use(chunk, 'entity')
  })
}
placeComing.needs = /^(?:coming|waiting)$/

function nameServed(draft: Draft, who: Chunk, people: Entity): void {
  nameKind(who, people)
  delete who.operator
  draft.sureness = Math.min(draft.sureness, SERVED)
  draft.notes.push(`took “${who.text}” as ${plural(people.noun)}`)
}

/** "who is waiting for a table", "people waiting". */
const isWaitingFor = (chunks: readonly Chunk[], at: number): boolean =>
  (/^waiting$/i.test(chunks[at]!.text) && /^(?:for|on|)$/i.test(chunks[at + 1]?.text ?? '')) ||
  (/^(?:waiting list|waitlist)$/i.test(chunks[at]!.text) && /^on\b/i.test(chunks[at - 2]?.text ?? ''))

/** "come (in)", "turned up": a word that says no more than that somebody was there. */
function comes(chunks: readonly Chunk[], at: number): boolean {
  const [{ text }, next] = [chunks[at]!, chunks[at + 1]?.text ?? '']
  if (TURNS_UP.test(text)) return /^up$/i.test(next)
  return COMES.test(text) && !ELSEWHERE.test(next) && !chunks[at]!.entities.length
}

/** "who has had a haircut": what somebody had, of which nothing but a name is said. */
const has = (chunks: readonly Chunk[], who: number): boolean =>
  /^(?:has|have|had|'s)$/i.test(chunks[who + 1]?.text ?? '') &&
  /^(?:had|have|been)$/i.test(chunks[who + 2]?.text ?? '') &&
  chunks.slice(who + 3).some(c => c.values.length > 0)

/** The verb stands for the appointments; denied, for those that were missed. */
function nameVisit({ chunks }: Draft, at: number, visits: Entity): void {
  const chunk = chunks[at]!
  const denial = chunks.slice(Math.max(0, at - 2), at).find(c => isFree(c) && c.operator?.type === 'negation')
  const particle = chunks[at + 1]
  if (isFree(particle) && /^(?:in|up|by|along)$/i.test(particle.text)) use(makeFiller(particle), 'related')
  Object.assign(nameKind(chunk, visits), { operator: undefined, entities: [{ entity: visits, quality: 1, isEveryday: true }] }) // oxfmt-ignore
  if (denial) nameOutcome(denial, visits, isMissed)
}

const isMissed = (words: readonly string[]): boolean => MISSED.test(words.join(' '))
const isCalledOff = (words: readonly string[]): boolean => isDropped(words.join(' '))

/**
 * What came of appointments: the state or the flag that is called so, for which the word stands where it is not one already. Gives the day
 * of it, where only that tells it and the word is counted.
 */
function nameOutcome(
  chunk: Chunk,
  visits: Entity,
  isCalledSo: (words: readonly string[]) => boolean,
  isCounted = false,
): Field | undefined {
  const isDay = chunk.fields.some(f => f.entity === visits && f.field.role === 'date')
  if (chunk.values.some(v => v.entity === visits) || (isDay && !isCounted)) return undefined
  const own = visits.fields.filter(f => !f.nested)
  const bare = ({ words }: Field) => words.filter(word => !/^(?:is|was|on|at|date|day|time)$/.test(word))
  const state = own.find(f => valuesOf(f).some(value => isCalledSo(wordsOf(value))))
  const flag = own.find(f => f.role === 'boolean' && isCalledSo(bare(f)))
  const day = isCounted ? own.find(f => f.role === 'date' && mayBeEmpty(f) && isCalledSo(bare(f))) : undefined
  if (state) {
    const values = valuesOf(state).filter(value => isCalledSo(wordsOf(value)))
    const value = { entity: visits, field: state, columns: [state.column], values, quality: 1 }
    Object.assign(chunk, { kind: 'mention', values: [value], fields: [], entities: [], operator: undefined, certainty: 1 }) // oxfmt-ignore
  } else if (flag) nameField(chunk, { entity: visits, field: flag, columns: [flag.column], quality: 1 })
  else if (day) use(chunk, 'condition')
  return state || flag ? undefined : day
}
