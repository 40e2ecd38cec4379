import { onlyOne } from '../../../lib/only-one.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { sameRoot } from '../language/same-root.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import {
  type Draft,
  type Node,
  addCondition,
  addNode,
  isBesideSubject,
  isFree,
  nounsBefore,
  use,
} from '../reading/draft.ts'
import { waysTo } from '../asks/members-in.ts'
import { TAKES_PART } from '../asks/taking-part.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { type Hop, hopsOf, isAssignment, keysToPeople, peopleAssigned } from '../entity-model/relations.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isAgentOf, isToldBy, keysOfVerb } from '../reading/keys-of-verbs.ts'
import { isByWhom } from '../entity-model/references.ts'
import { LIGHT_VERBS } from '../language/lexicon.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

/** Pronouns of nobody and nothing (a closed class; Quirk et al., 1985, 6.45-6.48). */
export const NOBODY = /^(?:nobody|noone)$/i
const NOTHING = /^nothing$/i

/** How near a verb has to be to the noun for what is done (likeness of WordNet). */
const ABOUT = 0.44
/** How far from its noun the pronoun may stand. */
const FARTHEST = 8
/** How sure a reading is whose only relation no verb tells. */
const GUESSED = 0.5

/**
 * "boats that nobody skippers", "rooms nobody cleans": the records do not say who; "pupils who borrow nothing": no record of
 * that belongs to them. The verb tells which relation is meant, where there is more than one.
 */
export function readNobody(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isNobody = NOBODY.test(chunk.text)
    if (isFree(chunk) && UNDONE.test(chunk.text) && !chunk.values.length) return readUndone(draft, at)
    if (isFree(chunk) && ASSIGNED.test(chunk.text) && readNotGiven(draft, at)) return
    if (!isFree(chunk) || !(isNobody || NOTHING.test(chunk.text))) return
    const [named, owner] = subjectsBefore(draft, at)
    const head = named ?? (isNobody ? kindBefore(draft, at) : undefined)
    if (!head || at - head.at > FARTHEST) return
    // "cards assigned to nobody": there is no assignment of them.
    if (isNobody && owner && isAssignment(head.entity)) {
      head.negated = true
      return use(chunk, 'condition')
    }
    // "pupils who borrowed nothing" of borrowings: the verb is the noun of what there is none of.
    if (!isNobody && owner && head.at === at - 1 && hopsOf(owner.entity, draft.app).some(h => h.to === head.entity)) {
      head.negated = true
      return use(chunk, 'condition')
    }
    const places = verbsBeside(draft, head.at, at)
    const verbs = places.map(i => draft.chunks[i]!.text.toLowerCase())
    const isRead = isNobody
      ? isInUndoneState(head, verbs, at) ||
        (!tellsDoer(draft, head, verbs) && lacksDate(draft, head, places, at)) ||
        lacksOutcome(head, verbs, at) ||
        (verbs.some(verb => GIVEN.test(verb)) &&
          (isUntouched(draft, head, at) || lacksPerson(draft, head, ['assigned', 'handle'], at))) ||
        lacksPerson(draft, head, verbs, at)
      : lacksAll(draft, head, verbs, at)
    if (isRead && isNobody) dropDoers(draft, head, at)
    if (isRead) for (const i of [at, ...places]) use(draft.chunks[i]!, 'condition')
    else if (isNobody && isStateOf(draft, head, at)) Object.assign(chunk, { operator: { type: 'negation' } })
  })
}
readNobody.needs = (word: string) => [NOBODY, NOTHING, UNDONE, ASSIGNED].some(known => known.test(word))

/** Nouns before a place, the nearest first; of those of which something is said the others only tell whose they are. */
const subjectsBefore = (draft: Draft, at: number): Node[] =>
  nounsBefore(draft, at)
    .toReversed()
    .sort((a, b) => Number(isBesideSubject(draft, a, at)) - Number(isBesideSubject(draft, b, at)))

/** "nobody has been given it", "nobody is on it", "nobody has picked it up": it is assigned to nobody. */
const GIVEN = /^(?:given|put|allotted|handed|claimed|grabbed|picked|taken)(?: (?:up|on))?$/

/** What says of a record that somebody has been given it. */
const ASSIGNED = /^(?:assigned|allocated)$/i

/** "not assigned", "assigned to nobody" of a key to people that is called otherwise: nobody has them. */
function readNotGiven(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const negation = negationBefore(draft, at)
  const nobody = chunks.slice(at + 1, at + 3).find(c => isFree(c) && NOBODY.test(c.text))
  const [head] = subjectsBefore(draft, at)
  // "assigned to them as keeper": another rule tells which key that is.
  if (chunks.slice(at + 1).some(c => /^as$/i.test(c.text))) return false
  // "not assigned to Ann" denies it of her alone.
  const [to, whom] = chunks.slice(at + 1, at + 3).map(c => c.text)
  const isOfOne =
    negation !== undefined && /^to$/i.test(to ?? '') && !/^(?:anybody|anyone|it|them|him|her)$/i.test(whom ?? '')
  const isOwn = chunks[at]!.fields.some(f => f.entity === head?.entity) || chunks[at]!.values.length > 0
  if (!(negation ?? nobody) || isOfOne || !head || isOwn) return false
  if (!lacksPerson(draft, head, ['assigned', 'handle'], at)) return false
  for (const one of [chunks[at]!, negation, nobody]) if (one) use(one, 'condition')
  return true
}

/** Adjectives of what nobody has been given. */
const UNDONE = /^un(?:assigned|allocated|claimed|owned|staffed|manned|attended)$/i

/** What is denied of a noun stands behind it, though its adjective does not. */
const BEHIND = 0.5

/** "unassigned devices", "which devices are unassigned" of a key to people: nobody has them. */
function readUndone(draft: Draft, at: number): void {
  const head = draft.nodes.find(n => n.at === at + 1 && !n.implicit) ?? nounsBefore(draft, at).at(-1)
  const chunk = draft.chunks[at]!
  const participle = chunk.text.toLowerCase().slice(2)
  // A field of the records themselves that is called so tells it.
  if (chunk.fields.some(f => f.entity === head?.entity && f.quality >= 0.8)) return
  if (head && lacksPerson(draft, head, [participle], head.at > at ? head.at + BEHIND : at)) use(chunk, 'condition')
}

/** "tickets that nobody claimed" of a state `unclaimed`: what nobody did is called so. */
function isInUndoneState(head: Node, verbs: readonly string[], at: number): boolean {
  const found = head.entity.fields.flatMap(field =>
    field.role === 'category' && !field.nested
      ? field.choices
          .filter(choice => verbs.some(verb => choice.toLowerCase() === `un${verb}`))
          .map(value => ({ field, value }))
      : [],
  )
  const [one, ...others] = found
  if (!one || others.length) return false
  const { field, value } = one
  addCondition(head, {
    columns: [field.column],
    op: '=',
    values: [value],
    text: true,
    label: `${labelOf(field)} ${value}`,
    at,
  })
  return true
}

/**
 * "incidents that nobody has picked up yet" of records that name nobody who would deal with them, only whom they are for: the state in which
 * they come in.
 */
function isUntouched(draft: Draft, head: Node, at: number): boolean {
  const { entity } = head
  const people = keysToPeople(entity, draft.app).map(hop => hop.field)
  const named = [...people, ...entity.fields.filter(f => f.target === undefined && !f.items && namesSomebody(f))]
  if (named.some(mayBeEmpty) || peopleAssigned(entity, draft.app)) return false
  const state = onlyOne(entity.fields.filter(f => f.role === 'category' && !f.nested && f.choices.some(isComeIn)))
  const value = state && onlyOne(state.choices.filter(isComeIn))
  if (!state || value === undefined) return false
  const label = `${labelOf(state)} ${value}`
  addCondition(head, { columns: [state.column], op: '=', values: [value], text: true, label, at })
  draft.notes.push(`took what nobody has picked up as ${label}`)
  return true
}
const isComeIn = (choice: string): boolean => /^(?:new|unassigned|unclaimed|reported|received|queued|waiting|todo|to do)$/i.test(choice) // oxfmt-ignore

/** "leads that nobody has contacted" of a state `contacted`: they are not in it. */
function isStateOf({ chunks }: Draft, { entity }: Node, at: number): boolean {
  const state = chunks[/^ha(?:s|d)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1]
  const isOwn = state?.values.some(v => v.entity === entity && v.field.role === 'category' && v.quality >= 0.8)
  return isOwn === true && isParticiple(state!.text.toLowerCase())
}

/** "urgent ones that nobody has": the one kind of record that has the value said before, where no noun is. */
function kindBefore(draft: Draft, at: number): Node | undefined {
  const values = draft.chunks.slice(0, at).flatMap((c, i) => c.values.map(v => ({ entity: v.entity, at: i })))
  const [first] = values
  return first && values.every(v => v.entity === first.entity)
    ? addNode(draft, first.entity, first.at, true)
    : undefined
}

/** Words between the noun and the pronoun, and behind it, that mean nothing else: verbs, most of them. */
function verbsBeside({ chunks }: Draft, head: number, at: number): number[] {
  const out: number[] = []
  for (let i = head + 1; i < Math.min(chunks.length, at + 5); i++) {
    const chunk = chunks[i]!
    // "of 10 euros or more": a bound says nothing of what nobody did.
    if (chunk.operator && i !== at) continue
    if (i === at || (chunk.kind === 'filler' && !isDone(chunk.text)) || /^(?:that|which|who)$/i.test(chunk.text))
      continue
    if (!isFree(chunk) || chunk.entities.some(e => e.quality >= 0.9) || chunk.literal || chunk.values.length) {
      if (i > at) break
      continue
    }
    out.push(i)
  }
  return out
}

/** "assigned", "given": says little, but a key may be called after it. */
const isDone = (word: string) => word.length > 4 && isParticiple(word)

const telling = (verbs: readonly string[]) => verbs.filter(verb => !LIGHT_VERBS.has(stem(verb)))

const isTold = <T>(option: T, verbs: readonly string[], isAbout: (option: T, verb: string) => boolean) =>
  telling(verbs).some(verb => isAbout(option, verb))

/** The one option that the verbs are about; the only one, where they are about none and it may be meant: what every record has is lacking nowhere. */
function chosen<T>(
  options: readonly T[],
  verbs: readonly string[],
  isAbout: (option: T, verb: string) => boolean,
  mayBeMeant: (option: T) => boolean = () => true,
): T | undefined {
  const said = options.filter(option => isTold(option, verbs, isAbout))
  const only = onlyOne(options)
  return said.length === 1 ? said[0] : said.length === 0 && only && mayBeMeant(only) ? only : undefined
}

const isNamedBy = (words: readonly string[], verb: string): boolean =>
  words.some(word => word.length > 3 && (sameRoot(word, verb) || isAgentOf(word, rootOf(verb))))

const isOfWords = (words: readonly string[], verb: string): boolean =>
  isNamedBy(words, verb) ||
  words.some(word => basesOf(verb).some(base => wordKnowledge().likeness(stem(base), stem(word)) >= ABOUT))

/** "nobody fits them" of a `fitter_id` that may be empty beside a `fitting_date`: who would do it, and not the day on which it was done. */
const tellsDoer = ({ app }: Draft, { entity }: Node, verbs: readonly string[]): boolean =>
  keysToPeople(entity, app).some(
    ({ field }) =>
      mayBeEmpty(field) &&
      verbs.some(
        verb => !isParticiple(verb) && field.words.some(word => word.length > 3 && isAgentOf(word, rootOf(verb))),
      ),
  )

/** "that nobody teaches": right behind nobody stands a verb, and not those who do it. */
function dropDoers(draft: Draft, { entity }: Node, at: number): void {
  const { chunks, app } = draft
  const doers = keysToPeople(entity, app).map(hop => hop.to)
  const verb = draft.nodes.find(n => n.at === at + 1 && !n.implicit && doers.includes(n.entity))
  if (!verb) return
  draft.nodes = draft.nodes.filter(n => n !== verb)
  use(chunks[verb.at]!, 'condition')
}

/** "dogs nobody has adopted" of a date of adoption, "fines nobody has paid" of a flag `settled`: it has not happened. */
function lacksDate({ chunks }: Draft, head: Node, places: number[], at: number): boolean {
  const own = places.flatMap(i => chunks[i]!.fields).filter(f => f.entity === head.entity && f.quality >= CALLED)
  const date = onlyOne(own.filter(f => f.field.role === 'date'))
  const flag = onlyOne(own.filter(f => f.field.role === 'boolean'))
  if (date) addCondition(head, { columns: date.columns, op: 'empty', values: [], label: `without ${labelOf(date.field)}`, at }) // oxfmt-ignore
  else if (flag) addCondition(head, { columns: flag.columns, op: '=', values: [false], label: `not ${labelOf(flag.field)}`, at }) // oxfmt-ignore
  return (date ?? flag) !== undefined
}

/** How well the verb has to name the day or the flag, by its own word or by another for it. */
const CALLED = 0.55

/** "essays nobody has graded" of a grade: what would have come of it is missing. */
function lacksOutcome(head: Node, verbs: readonly string[], at: number): boolean {
  const outcomes = head.entity.fields.filter(
    field =>
      field.nullable &&
      !field.nested &&
      field.target === undefined &&
      ['number', 'percent', 'category', 'text'].includes(field.role) &&
      !namesSomebody(field) &&
      telling(verbs).some(verb => field.words.some(word => word.length > 3 && sameRoot(word, verb))),
  )
  const field = onlyOne(outcomes)
  if (!field) return false
  addCondition(head, { columns: [field.column], op: 'empty', values: [], label: `without ${labelOf(field)}`, at })
  return true
}

function lacksPerson(draft: Draft, head: Node, verbs: string[], at: number): boolean {
  const { app } = draft
  const { entity } = head
  // "events nobody has signed up for": no list or record tells of anybody who takes part.
  const [part, ...more] = verbs.some(verb => TAKES_PART.test(verb)) ? waysTo(app, entity) : []
  if (part && !more.length) {
    addNode(draft, part.link.hidden ? part.person : part.link, at).negated = true
    return true
  }
  // "requests nobody has handled" of a `handled_by_id`: the key that is called so, whomever it names.
  const byWhom = onlyOne(entity.fields.filter(field => verbs.some(verb => isDoneBy(field, verb))))
  if (byWhom) {
    addCondition(head, { columns: [byWhom.column], op: 'empty', values: [], label: `without ${labelOf(byWhom)}`, at })
    return true
  }
  // Whom assignments give the records to is told by these, not by whoever created them.
  const given = hopsOf(entity, app).filter(hop => hop.direction === 'down' && isAssignment(hop.to))
  const keys = keysToPeople(entity, app)
  const isOfKey = telling(verbs).some(verb => keysOfVerb(keys, rootOf(verb)).length > 0)
  if (peopleAssigned(entity, app) && !isOfKey) return negate(draft, given, verbs, at)
  const texts = entity.fields.filter(field => field.target === undefined && !field.items && namesSomebody(field))
  const fields = onePerPerson([...new Set([...keys.map(hop => hop.field), ...texts])])
  const meant = [...new Set(telling(verbs).flatMap(verb => keysOfVerb(keys, rootOf(verb))))]
  const field =
    meant.length === 1
      ? meant[0]!.field
      : (onlyOne(fields.filter(one => verbs.some(verb => isNamedBy(one.words, verb)))) ??
        chosen(fields, verbs, (one, verb) => isToldBy(one, rootOf(verb)) || isOfWords(one.words, verb), mayBeEmpty) ??
        (verbs.some(verb => LIGHT_VERBS.has(stem(verb))) ? onlyOne(fields.filter(mayBeEmpty)) : undefined))
  if (field) {
    const label = `without ${field.words.filter(word => word !== 'id').join(' ')}`
    addCondition(head, { columns: [field.column], op: 'empty', values: [], label, at })
    return true
  }
  if (fields.length) return false
  // Who is assigned stands in records of its own.
  const links = hopsOf(entity, app).filter(hop => hop.direction === 'down' && pointsToPeople(hop.to, app))
  return negate(draft, links, verbs, at)
}

/** `handled_by`, `handledById` of "handled". */
const isDoneBy = ({ words, nested }: Field, verb: string): boolean =>
  !nested && isByWhom(words.filter(word => word !== 'id')) && words.some(word => rootOf(word) === rootOf(verb))

/** `assignee.name` and `assignee.email` are of one. */
function onePerPerson(fields: readonly Field[]): Field[] {
  const seen = new Map<string, Field>()
  for (const field of fields) {
    const whose = field.nested ? field.column.replace(/[._][^._]+$/, '') : field.column
    if (!seen.has(whose)) seen.set(whose, field)
  }
  return [...seen.values()]
}

const pointsToPeople = (entity: Entity, app: AppModel) => keysToPeople(entity, app).length > 0

/** Nothing is no thing: people who belong to somebody are others ("tutors who teach nothing" have no lessons, but may have pupils). */
const lacksAll = (draft: Draft, { entity }: Node, verbs: string[], at: number): boolean =>
  negate(
    draft,
    hopsOf(entity, draft.app).filter(hop => hop.direction === 'down' && !arePeople(hop.to)),
    verbs,
    at,
  )

function negate(draft: Draft, hops: readonly Hop[], verbs: string[], at: number): boolean {
  const wordsOf = ({ to, field }: Hop) => [...to.words, ...field.words]
  const isAbout = (hop: Hop, verb: string) => isOfWords(wordsOf(hop), verb)
  // "nobody drives": drivers rather than trips, which are only near to it.
  const named = onlyOne(hops.filter(one => verbs.some(verb => isNamedBy(wordsOf(one), verb))))
  const hop = named ?? chosen(hops, verbs, isAbout)
  if (!hop || draft.nodes.some(n => n.entity === hop.to)) return false
  if (!isTold(hop, verbs, isAbout)) draft.sureness = Math.min(draft.sureness, GUESSED)
  addNode(draft, hop.to, at).negated = true
  return true
}
