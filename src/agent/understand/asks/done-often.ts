import type { Chunk } from '../chunks/chunk.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated, mayBeEmpty } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { labelOf } from '../conditions/shared.ts'
import { findPath, hopsOf } from '../entity-model/relations.ts'
import { isNounOfVerb, isParticiple, rootOf } from '../language/verb-forms.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import type { Grouping } from '../reading/query.ts'
import { isEventOf } from './event-verbs.ts'
import { tellingColumns } from './fields.ts'
import { BY_NEARNESS, entityAt, isNoun, leadsUp, nameEvent, nearest, rankByDone, subjectOf } from './most-done.ts'

/** How sure it is at most that the only kind of record with a date is counted, whatever its name says. */
const ONLY_KIND = 0.5

const MOST_OFTEN = /^(?:most|least) (?:often|frequently)$/i
const POPULAR = /^(?:most|least) popular$/i
/** A number of times is asked for. */
export const HOW_OFTEN = /\bhow (?:often|frequently|many times)\b/i
/** Forms of the passive, of the perfect and of questions, and adverbs between them and the verb. */
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|get|gets|got|has|have|had|do|does|did|we|they|you|i|ever|actually|already|so far)$/i

/** Something that was done: the verb that says so and the records of it. */
interface Done {
  verb: number
  event: Entity
  /** How sure it is at most that these are counted; 1 where they are called after the verb. */
  sureness: number
  /** The day that only those have with which it was done. */
  day?: Field
}

/**
 * "which category of car do gold customers rent most often", "which clients book most often", "how often was the Gull hired": the records of what
 * the verb says are counted, however many of those who did it or of what it was done to there are. They are those that are called after the
 * verb, else the one kind that it is nearest to in meaning, else the only kind with a date that leads to all that is spoken of. Before nouns
 * are looked for.
 */
export function nameDoneOften(draft: Draft): void {
  const { chunks } = draft
  if (draft.doneOften) return
  const often = placeOfOften(draft)
  const done = often === undefined ? undefined : doneOf(draft, often)
  if (often !== undefined && !done) doubtTimes(draft, often)
  if (often === undefined || !done || (!isHowMany(chunks[often]!) && !subjectOfOften(draft, done.event))) return
  draft.doneOften = { often, verb: done.verb, event: done.event, ...(done.day && { day: done.day }) }
  if (done.sureness < 1) {
    draft.notes.push(`took “${chunks[done.verb]!.text}” as the number of ${plural(done.event.noun)}`)
    draft.sureness = Math.min(draft.sureness, done.sureness)
  }
  if (done.verb !== often) nameEvent(chunks[done.verb]!, done.event)
  // "which category of car", "which maker's cars": the noun only says whose field is asked for.
  const subject = subjectAt(chunks)
  const owner = subject === undefined ? undefined : ownerOf(chunks, subject)
  if (owner !== undefined && !isHowMany(chunks[often]!))
    for (let at = subject! + 1; at <= owner; at++) use(makeFiller(chunks[at]!), 'group')
}

/** "how many times has it been aired" where nothing tells: none of the times of the day that a field holds. */
function doubtTimes({ chunks, ignored }: Draft, often: number): void {
  const times = chunks[often + 1]
  if (!isHowMany(chunks[often]!) || !isFree(times) || !/^times$/i.test(times.text) || !times.fields.length) return
  const isClock = ({ field }: FieldMention) => field.role === 'date' || field.isTimeOfDay === true || field.words.at(-1) === 'time' // oxfmt-ignore
  if (times.fields.every(isClock)) ignored.push(times.text)
}

/** What is counted, and by what it is ranked, once what else is said has been read. */
export function readDoneOften(draft: Draft): void {
  const { chunks, nodes } = draft
  if (!draft.doneOften || draft.group || draft.measures.length) return
  const { often, verb, event, day } = draft.doneOften
  const known = nodes.find(n => n.at === verb && n.entity === event)
  const node = known ?? (verb === often ? addNode(draft, event, often) : undefined)
  if (!node) return
  if (day && mayBeEmpty(day))
    addCondition(node, { columns: [day.column], op: 'filled', values: [], label: labelOf(day), at: often })
  const { operator } = chunks[often]!
  if (operator?.type === 'count') {
    draft.head = node
    node.isVerb = true
    return
  }
  const subject = subjectOfOften(draft, event)
  if (!subject || operator?.type !== 'superlative') return
  rankByDone(draft, node, { group: subject.group, noun: subject.at, superlative: often, direction: operator.direction })
  use(chunks[often]!, 'superlative')
  use(chunks[subject.at]!, 'group')
}

/** What is ranked: what stands behind "which", or the one kind of people that the records lead to for "who". */
function subjectOfOften(draft: Draft, event: Entity): { at: number; group: Grouping } | undefined {
  const { chunks, app } = draft
  const at = draft.doneOften?.subject ?? subjectAt(chunks)
  const group = at === undefined ? undefined : subjectOf(draft, at, event)
  if (at !== undefined) return group && { at, group }
  const who = chunks.findIndex(c => c.operator?.type === 'who')
  const people = hopsOf(event, app).flatMap(hop => (hop.direction === 'up' && arePeople(hop.to) ? [hop.to] : []))
  const [person, ...others] = new Set(people)
  return who >= 0 && who < 2 && person && !others.length
    ? { at: who, group: { entity: person.key, columns: tellingColumns(person) } }
    : undefined
}

/** "most often", "how often": of what was done at all times. */
export const asksHowOften = ({ chunks, message }: Draft): boolean =>
  HOW_OFTEN.test(message.text) || chunks.some(({ text }) => MOST_OFTEN.test(text))

/** The words that ask how often: a superlative, or "how many times"; what is popular with some is what they do most. */
function placeOfOften({ chunks, message }: Draft): number | undefined {
  const at = chunks.findIndex(
    c =>
      ((MOST_OFTEN.test(c.text) || POPULAR.test(c.text)) &&
        c.operator?.type === 'superlative' &&
        !c.operator.comparative) ||
      (isHowMany(c) && HOW_OFTEN.test(message.text)),
  )
  return at >= 0 ? at : undefined
}

const isHowMany = ({ operator }: Chunk): boolean => operator?.type === 'count'

/** The verb and the records of what it says. */
function doneOf(draft: Draft, often: number): Done | undefined {
  const { chunks } = draft
  const until = isHowMany(chunks[often]!) ? chunks.length : often
  const state = isHowMany(chunks[often]!) ? stateOf(draft, often) : undefined
  for (let at = until - 1; at > 0; at--) {
    if (at === often || !isVerb(draft, at, until)) continue
    const event = eventsOf(draft, at)
    if (event && (!state || event.sureness === 1)) return { verb: at, ...event }
  }
  if (state) return asTimes(draft, state)
  if (!POPULAR.test(chunks[often]!.text) || !chunks.slice(often).some(c => kindsOf(c).flat().some(arePeople)))
    return undefined
  const event = eventsOf(draft, often)
  return event && { verb: often, ...event }
}

/** "how many times was Ann's lesson cancelled": the one kind of record that is in a state, or has a day, of that name, once each time. */
function stateOf(draft: Draft, often: number): Done | undefined {
  const { chunks, app } = draft
  const at = chunks.findLastIndex(c => isFree(c) && saysDone(c) && !c.entities.length)
  const times = chunks[often + 1]
  if (at < often) return undefined
  const before = chunks.some(c => c.operator?.type === 'pronoun') ? draft.previous?.root.entity : undefined
  const spoken = [
    ...chunks.flatMap((c, i) => (i === at || c === times ? [] : kindsOf(c))),
    ...app.entities.filter(one => one.key === before).map(one => [one]),
  ]
  const mentions = [...chunks[at]!.values, ...chunks[at]!.fields.filter(f => f.field.role === 'date')]
  const leads = (entity: Entity) => spoken.every(kinds => kinds.some(kind => leadsUp(entity, kind, app)))
  const [event, ...others] = new Set(mentions.filter(m => isListedKind(m.entity) && leads(m.entity)).map(m => m.entity)) // oxfmt-ignore
  if (!event || others.length || !spoken.length) return undefined
  const { field } = mentions.find(m => m.entity === event)!
  // "booked" of what all have a `booked_on`: what made them, and nothing that only some of them are.
  const made = chunks[at]!.fields.find(
    f => f.entity === event && f.field.role === 'date' && !mayBeEmpty(f.field),
  )?.field
  const day = made ?? (chunks[at]!.values.length ? undefined : field)
  return { verb: often, event, sureness: 1, ...(day && { day }) }
}

/** A participle, or what did not happen ("not shown up" of a state `no_show`). */
const saysDone = ({ text, values }: Chunk): boolean =>
  isParticiple(text.toLowerCase()) ||
  (values.length > 0 && /^(?:(?:\p{L}+n['’]t|not|never) |(?:\p{L}+ )not )/iu.test(text))

/** What says how often, and the word of the day, stand for nothing else. */
function asTimes({ chunks }: Draft, done: Done): Done {
  const times = chunks[done.verb + 1]
  if (/^times$/i.test(times?.text ?? '')) use(makeFiller(times!), 'count')
  const said = done.day && chunks.find(c => isFree(c) && c.fields.some(({ field }) => field === done.day))
  if (said) use(Object.assign(said, { values: [] }), 'condition')
  return done
}

/** A form of a verb: one that records are called after, or a participle or plain form where a verb stands. */
function isVerb({ chunks, app }: Draft, at: number, until: number): boolean {
  const chunk = chunks[at]!
  const word = chunk.text.toLowerCase()
  if (
    !/^[a-z]{3,}(?: (?:in|out|up|off|on|over))?$/.test(word) ||
    chunk.operator ||
    chunk.literal ||
    AUXILIARY.test(word)
  )
    return false
  if (app.entities.some(entity => isEventOf(word, entity))) return chunk.kind !== 'filler'
  if (chunk.entities.some(({ entity, quality }) => quality < 0.8 && !isNounFor(word, entity))) return true
  if (chunk.entities.some(({ entity }) => isNounFor(word, entity))) return isBehindSubject(chunks, at)
  if (chunk.kind !== 'unknown' && !chunk.values.length) return false
  const before = chunks.slice(0, at).findLast(c => !/ly$/i.test(c.text))
  if (isParticiple(word)) return AUXILIARY.test(before?.text ?? '')
  // "who is late most often": behind a form of "be" stands an adjective.
  return chunk.kind === 'unknown' && at === until - 1 && !AUXILIARY.test(chunks[at - 1]?.text ?? '')
}

/** "do members hire", "which member hires", "who hires": behind a noun or a pronoun a noun that is spelt like the verb is the verb. */
function isBehindSubject(chunks: readonly Chunk[], at: number): boolean {
  const before = chunks.slice(0, at).findLast(c => !/ly$/i.test(c.text))
  return before !== undefined && (kindsOf(before).length > 0 || before.operator?.type === 'who' || /^(?:we|they|you|i)$/i.test(before.text)) // oxfmt-ignore
}

const isNounFor = (word: string, { words }: Entity): boolean => singular(word) === singular(words.at(-1)!)

/** The records of what a verb says, of the kinds that lead to all that is spoken of. */
function eventsOf(draft: Draft, verb: number): Omit<Done, 'verb'> | undefined {
  const { chunks, app } = draft
  const word = chunks[verb]!.text.toLowerCase()
  const spoken = [...new Set(chunks.flatMap((c, at) => (at === verb ? [] : kindsOf(c))))]
  const fits = (entity: Entity): boolean =>
    !arePeople(entity) &&
    isListedKind(entity) &&
    hopsOf(entity, app).some(hop => hop.direction === 'up') &&
    spoken.every(kinds => kinds.some(kind => kind === entity || leadsUp(entity, kind, app)))
  const below = app.entities.filter(fits)
  const named = below.filter(entity => isEventOf(word, entity) || chunks[verb]!.entities.some(e => e.entity === entity && e.quality >= 0.7)) // oxfmt-ignore
  // What else is called after the verb is not what others are counted for.
  if (!named.length && app.entities.some(entity => isEventOf(word, entity))) return undefined
  const dated = below.filter(isDated)
  // "how often do customers pay by card" of orders with a payment method: a value that is called after the verb has its own records.
  const own = chunks.flatMap(c => c.values.filter(v => isToldOf(v.field, word)).map(v => v.entity))
  const having = dated.filter(entity => own.includes(entity))
  const near = named.length ? named : having.length ? having : nearest(dated, word)
  // "how often was the voucher used" of orders with their returns: those that point to it themselves.
  const direct = dated.filter(entity =>
    spoken.every(kinds => kinds.some(kind => findPath(entity, kind, app)?.length === 1)),
  )
  const [event, ...others] = near.length ? near : direct.length === 1 ? direct : dated
  const isOfPeople = named.length > 0 && chunks.some(c => c.operator?.type === 'who')
  if (!event || others.length || !(spoken.length || isOfPeople)) return undefined
  return { event, sureness: named.length || having.length ? 1 : near.length ? BY_NEARNESS : ONLY_KIND }
}

/** A `payment_method` tells how something is paid. */
const isToldOf = ({ words }: Field, verb: string): boolean =>
  words.length > 1 && words.some(noun => isNounOfVerb(noun, rootOf(verb)) || rootOf(noun) === rootOf(verb))

/** The kinds of record that a chunk may speak of; nothing for one that speaks of none. */
function kindsOf(chunk: Chunk): Entity[][] {
  const own = entityAt(chunk)
  if (own) return [[own]]
  const mentions = [...chunk.values.filter(v => v.quality >= 0.5), ...chunk.fields.filter(f => f.quality >= 0.9)]
  return mentions.length ? [mentions.map(mention => mention.entity)] : []
}

/** What is ranked: the noun behind "which". */
function subjectAt(chunks: readonly Chunk[]): number | undefined {
  const which = chunks.findIndex(c => /^(?:which|what)$/i.test(c.text))
  if (which < 0) return undefined
  const at = chunks.findIndex((c, i) => i > which && i <= which + 3 && isNoun(c))
  return at < 0 ? undefined : at
}

/** "category of car", "maker's cars": the noun of whose field it is. */
function ownerOf(chunks: readonly Chunk[], field: number): number | undefined {
  const isOf = /^of$/i.test(chunks[field + 1]?.text ?? '')
  const at = isOf ? field + (/^(?:the|our|a|an)$/i.test(chunks[field + 2]?.text ?? '') ? 3 : 2) : field + 1
  const owner = chunks[at] && entityAt(chunks[at])
  const isPossessive = isOf || /['’]s?$/.test(chunks[field]!.text)
  const isOwn = chunks[field]!.fields.some(f => f.entity === owner && f.quality >= 0.9) && !entityAt(chunks[field]!)
  return owner && isPossessive && isOwn ? at : undefined
}
