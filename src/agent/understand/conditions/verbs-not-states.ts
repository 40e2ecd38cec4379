import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, kindBefore, makeFiller, use } from '../reading/draft.ts'
import { INDEFINITE_PRONOUN, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isLastDone } from './not-yet.ts'
import { sameRoot } from '../language/same-root.ts'
import { isPlural, wordsOf } from '../language/words.ts'
import { isToldBy } from '../reading/keys-of-verbs.ts'
import { isFullName } from '../vocabulary/vocabulary.ts'

/**
 * A word that is spelt like a state of some record ("paid", "sailed", "seen") and is the verb of the message here, which says
 * what its subject does: "customers who paid more than 500", "ships that sail under a flag", "which halls has Ann seen?". It is
 * no state of anything, whatever else it may mean (English tells the two by their place; Quirk et al., 1985, 7.15-7.19).
 */
export function keepVerbsFromStates(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (isParticle(draft, at)) return void makeFiller(chunk)
    if (!chunk.values.length) return
    if (isToGetOwn(draft, at) || isFieldOfValue(draft, at)) return void makeFiller(chunk)
    if (isDayOfNamed(draft, at)) return void (chunk.values = [])
    if (isYetToDo(draft, at)) return void Object.assign(chunk, doneByDescription(draft, at))
    if (isDayAsked(draft, at)) return void Object.assign(chunk, { values: [], fields: daysOfState(chunk) })
    if (isDeedOfKey(draft, at)) return use(Object.assign(chunk, { kind: 'filler', values: [], fields: [] }), 'related')
    const isVerb =
      hasObject(draft, at) ||
      isAskedOfWho(draft, at) ||
      isDoneToThose(draft, at) ||
      isThirdPerson(draft, at) ||
      isLikePartOfName(draft, at) ||
      ranksOthers(draft, at) ||
      isWhatSubjectDid(draft, at) ||
      isHowOften(draft, at) ||
      isAskedWhen(draft, at) ||
      isWhenItDoes(draft, at) ||
      isOtherDoing(draft, at) ||
      isPlainDeed(draft, at) ||
      isGotByThem(draft, at) ||
      (isState(chunk) &&
        (takesQuantity(draft, at) || isPresent(draft, at) || isDoneBySubject(draft, at) || isGoingOn(draft, at)))
    if (!isVerb) return
    if (isAskedWhen(draft, at)) chunk.values = []
    else if (isPlainDeed(draft, at) && liesBetween(draft, at)) {
      Object.assign(chunk, { values: [], fields: [] })
      use(chunk, 'related')
    } else Object.assign(chunk, { kind: 'unknown', values: [], fields: [], certainty: 1 })
  })
}

/**
 * "what stock has expired" of medicines with a `stock` and an `expires_on`, where prescriptions may be `expired`: where no records are named, what is said
 * of a figure is a day of those that have it, and no state of others.
 */
function isDayOfNamed({ chunks }: Draft, at: number): boolean {
  const { text, values, fields } = chunks[at]!
  if (!isParticiple(text.toLowerCase()) || chunks.some(c => c.entities.length > 0)) return false
  const named = chunks.slice(0, at).flatMap(c => c.fields.filter(f => f.quality === 1).map(f => f.entity))
  const [entity, ...others] = new Set(named)
  return (
    entity !== undefined &&
    !others.length &&
    fields.some(f => f.entity === entity && f.field.role === 'date' && f.quality >= 0.8) &&
    values.every(v => v.entity !== entity)
  )
}

/** "where the shipping was express" of a `shipping_method` express, where orders may be shipped: the noun that the field of what it was is called after. */
function isFieldOfValue({ chunks }: Draft, at: number): boolean {
  const said = chunks[at]!.text.toLowerCase()
  const isNoun = /^\p{Ll}{3,}ing$/u.test(said) && /^(?:the|its|their)$/i.test(chunks[at - 1]?.text ?? '')
  if (!isNoun || !/^(?:is|was|are|were)$/i.test(chunks[at + 1]?.text ?? '')) return false
  return chunks.slice(at + 2, at + 4).some(c => c.values.some(v => v.quality >= 0.8 && v.field.words.includes(said)))
}

/** "do we sell to any mills" of people in Marketing: what those who talk do is no value that only means nearly that; "did we win" is a state of won. */
function isOtherDoing({ chunks }: Draft, at: number): boolean {
  const { text, values } = chunks[at]!
  const isDone =
    /^(?:we|you|they|i)$/i.test(chunks[at - 1]?.text ?? '') && /^(?:do|does|did)$/i.test(chunks[at - 2]?.text ?? '')
  const isNear = (word: string) => rootOf(word) === rootOf(text) || sameRoot(word, text)
  return isDone && /^[a-z]+$/.test(text) && values.length > 0 && !values.some(v => v.values.some(value => wordsOf(value).some(isNear))) // oxfmt-ignore
}

/**
 * "which packages did Ann Lee book" of shoots that are `booked`: behind "did" and whoever did it the plain form is the verb, and no state of records that
 * only lie between the two. "Which orders did Ann ship" asks for those in that state.
 */
function isPlainDeed({ chunks }: Draft, at: number): boolean {
  const { text, values, entities } = chunks[at]!
  const did = chunks.slice(0, at).findLastIndex(c => /^(?:do|does|did)$/i.test(c.text))
  const between = chunks.slice(did + 1, at)
  const asked = chunks
    .slice(0, Math.max(0, did))
    .flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity))
  return (
    did > 0 &&
    /^[a-z]{3,}$/.test(text) &&
    !isParticiple(text) &&
    !entities.length &&
    asked.length > 0 &&
    between.some(c => c.values.some(isFullName)) &&
    between.every(c => c.kind === 'filler' || c.values.length > 0) &&
    values.every(
      v => v.field.role === 'category' && !asked.includes(v.entity) && v.values.every(one => isDone(String(one))),
    )
  )
}

/** "which roofs did Ann Lee survey" of a `surveyor_id`, though they may be in a state called after it: she is whom that one key of theirs names. */
function isDeedOfKey({ chunks }: Draft, at: number): boolean {
  const text = chunks[at]!.text.toLowerCase()
  const did = chunks.slice(0, at).findLastIndex(c => /^(?:do|does|did)$/i.test(c.text))
  const [asked] = chunks.slice(0, Math.max(0, did)).flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity)) // oxfmt-ignore
  const between = chunks.slice(did + 1, at)
  if (did < 1 || !asked || !/^[a-z]{4,}$/.test(text) || !between.every(c => c.kind === 'filler' || c.values.some(isFullName))) return false // oxfmt-ignore
  const people = between.flatMap(c => c.values.filter(isFullName)).map(v => v.entity.key)
  const [key, ...others] = asked.fields.filter(f => f.target !== undefined && people.includes(f.target))
  return key !== undefined && !others.length && key.words.some(word => /(?:er|or)$/.test(word) && sameRoot(word, text))
}

/** The records that the deed is a state of point to whoever did it and to what is asked for: they are what was done. */
function liesBetween({ chunks, app }: Draft, at: number): boolean {
  const [done, ...others] = new Set(chunks[at]!.values.map(v => v.entity))
  if (!done || others.length) return false
  const ends = new Set(hopsOf(done, app).flatMap(hop => (hop.direction === 'up' ? [hop.to] : [])))
  const before = chunks.slice(0, at)
  return (
    before.some(c => c.entities.some(e => e.quality >= 0.8 && ends.has(e.entity))) &&
    before.some(c => c.values.some(v => v.entity.nameFields.includes(v.field) && ends.has(v.entity)))
  )
}

/**
 * "orders we received in May", "customers who receive the newsletter", where returns are `received`: what comes in and what somebody gets is told of
 * the noun that it is said of, and is no state of what only belongs to that.
 */
function isGotByThem(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const { text, values, entities } = chunks[at]!
  if (!RECEIVES.test(text) || entities.length) return false
  const kinds = subjectsOf(draft, at)
  const isOfThose = values.some(v => kinds.includes(v.entity))
  const isThen = chunks.slice(at + 1).some(c => c.literal?.kind === 'date')
  const isObject = /^(?:the|our|an?|any|their)$/i.test(chunks[at + 1]?.text ?? '')
  return kinds.length > 0 && !isOfThose && (isThen || isObject || /^we$/i.test(chunks[at - 1]!.text))
}
const RECEIVES = /^(?:receive[sd]?|receiving)$/i

/** "customers who receive the newsletter" of a flag of theirs: what they get is what that tells. */
function isToGetOwn(draft: Draft, at: number): boolean {
  const { chunks } = draft
  if (!RECEIVES.test(chunks[at]!.text) || !isGotByThem(draft, at)) return false
  const kinds = subjectsOf(draft, at)
  const object = chunks.slice(at + 1, at + 3).find(c => c.fields.length > 0)
  return object?.fields.some(f => f.field.role === 'boolean' && f.quality >= 0.8 && kinds.includes(f.entity)) === true
}

/** What it is said of: the noun before, and the auxiliaries and pronouns between. */
function subjectsOf({ chunks }: Draft, at: number): Entity[] {
  let before = at - 1
  while (SUBJECT.test(chunks[before]?.text ?? '')) before--
  return chunks[before]?.entities.filter(e => e.quality >= 0.8).map(e => e.entity) ?? []
}
const SUBJECT = /^(?:that|which|who|we|i|you|they|have|has|had|were|was|been|did|do|does|are|is|being|currently|now)$/i

/** "when was Ann hired" of a `hired_on` of hers, where applicants may be hired: the day on which it was done to whoever is named. */
function isAskedWhen({ chunks }: Draft, at: number): boolean {
  const { text, values, fields } = chunks[at]!
  const named = chunks.slice(0, at).flatMap(c => c.values.filter(isFullName))
  const isOfNamed = (entity: Entity) => named.some(v => v.entity === entity)
  return (
    /^(?:when|since)$/i.test(chunks[0]!.text) &&
    isParticiple(text.toLowerCase()) &&
    values.length > 0 &&
    !values.some(v => isOfNamed(v.entity)) &&
    fields.some(f => f.field.role === 'date' && f.quality >= 0.8 && isOfNamed(f.entity))
  )
}

/** "how long does it have to cool" of a state `cooling`: what something has to do it is not doing now. */
function isYetToDo({ chunks }: Draft, at: number): boolean {
  const { text, values, entities, fields } = chunks[at]!
  const before = chunks.slice(Math.max(0, at - 3), at).map(c => c.text.toLowerCase())
  const isMust = (back: number) => /^(?:must|should)$/.test(before.at(-back) ?? '')
  const isObliged =
    /\b(?:have|has|had|needs?|ought) to$/.test(before.join(' ')) ||
    isMust(1) ||
    (isMust(2) && chunks[at - 1]!.values.length > 0)
  const isGoingOnThen = values.every(
    v => v.field.role === 'category' && v.values.every(one => /ing$/i.test(String(one))),
  )
  return (
    isObliged &&
    isGoingOnThen &&
    /^[a-z]{3,}$/.test(text) &&
    !/ing$/.test(text) &&
    entities.length + fields.length === 0
  )
}
/** The one figure of the records named whose description says so ("Days it has to cool"). */
function doneByDescription({ chunks }: Draft, at: number): Partial<Chunk> {
  const root = rootOf(chunks[at]!.text)
  const named = new Set(
    chunks.flatMap(c => [...c.entities.map(e => e.entity), ...c.values.filter(isFullName).map(v => v.entity)]),
  )
  const [figure, ...others] = [...named].flatMap(entity =>
    entity.fields.flatMap(field =>
      field.role === 'number' && wordsOf(field.description).some(word => rootOf(word) === root)
        ? [{ entity, field, columns: [field.column], quality: 0.85 }]
        : [],
    ),
  )
  return figure && !others.length
    ? { values: [], fields: [figure] }
    : { kind: 'unknown', values: [], fields: [], certainty: 1 }
}

/**
 * "when will it be ready", "when is lot 7 open" of a state `ready` and a `ready_on`: at the end of what is asked with "when", an adjective or what will be
 * done tells the day of just that.
 */
function isDayAsked({ chunks }: Draft, at: number): boolean {
  const chunk = chunks[at]!
  const willBe = chunks.slice(0, at).findLast(c => !/^(?:all|finally|then)$/i.test(c.text))
  const isAhead =
    /^(?:(?:will|to) )?be$/i.test(willBe?.text ?? '') && chunks.some(c => /^(?:will|shall|going)\b/i.test(c.text))
  return (
    chunks.slice(0, 3).some(c => /^when$/i.test(c.text)) &&
    chunks.slice(at + 1).every(c => c.kind === 'filler') &&
    chunk.entities.length === 0 &&
    (isAhead || !isParticiple(chunk.text.toLowerCase())) &&
    daysOfState(chunk).length > 0
  )
}
/** The days that are called like the states that a word may stand for. */
const daysOfState = ({ fields, values }: Chunk) =>
  fields.filter(
    ({ field, entity, quality }) =>
      field.role === 'date' && quality >= 0.8 && values.some(v => v.entity === entity && v.field.role === 'category'),
  )

/** "when will order 7 arrive": behind the auxiliary the base form is the verb, whatever state means the same. */
function isWhenItDoes({ chunks }: Draft, at: number): boolean {
  const { text, values } = chunks[at]!
  const isAsked =
    /^when$/i.test(chunks[0]!.text) && /^(?:will|would|do|does|did|should|can)$/i.test(chunks[1]?.text ?? '')
  // "when will the maturing batches be sold": before their noun it says which.
  const isBeforeNoun = chunks[at + 1]?.entities.some(e => e.quality >= 0.8)
  return isAsked && !isBeforeNoun && /^[a-z]+$/.test(text) && !isParticiple(text) && values.every(v => v.field.role === 'category') // oxfmt-ignore
}

/** "what does the fee average out at" of loans that are `out`: the particle of the verb right before it, behind which a preposition follows. */
const isParticle = ({ chunks }: Draft, at: number): boolean =>
  /^(?:out|up|off)$/i.test(chunks[at]!.text) &&
  chunks[at - 1]?.operator?.type === 'aggregate' &&
  /^(?:at|to|as)$/i.test(chunks[at + 1]?.text ?? '')

/** One word that is nothing but values, some of which is a participle. */
const isState = ({ text, values, entities, fields, literal }: Chunk): boolean =>
  /^[a-z]{3,}$/.test(text) &&
  entities.length + fields.length === 0 &&
  !literal &&
  values.some(v => v.values.some(value => isDone(String(v.field.meanings?.[value] ?? value))))

/** The name of a state, which a code may stand for (`3` of "Shipped"). */
const isDone = (name: string): boolean => isParticiple(name.toLowerCase()) || /^done$/i.test(name)

/** "who paid more than 500": a verb of measure between what it is said of and a quantity. */
function takesQuantity({ chunks }: Draft, at: number): boolean {
  const [bound, number] = chunks.slice(at + 1, at + 3)
  return (
    VERBS_OF_MEASURE.has(chunks[at]!.text) &&
    (chunks[at - 1]?.entities.length ?? 0) +
      Number(/^(?:who|that|which|have|has|had)$/i.test(chunks[at - 1]?.text ?? '')) >
      0 && // oxfmt-ignore
    bound?.operator?.type === 'comparator' &&
    number?.literal?.kind === 'number'
  )
}

/** "who sold order 7?": right behind the question word and before the name of a record it is what somebody did. */
function isAskedOfWho({ chunks, app }: Draft, at: number): boolean {
  const { text, values, entities, fields } = chunks[at]!
  const next = chunks.slice(at + 1).find(c => c.kind !== 'filler')
  return (
    at === 1 &&
    chunks[0]!.operator?.type === 'who' &&
    (isParticiple(text.toLowerCase()) || isLooseThird(chunks[at]!)) &&
    values.length > 0 &&
    entities.length === 0 &&
    fields.every(f => f.field.role === 'date') &&
    Boolean(
      next?.values.some(v => v.quality >= 0.8 && (v.entity.nameFields.includes(v.field) || /\d/.test(next.text))),
    ) &&
    // "who failed Safeguarding" of results of people in that: the state in which theirs is.
    !values.some(
      v =>
        v.quality === 1 &&
        v.field.role === 'category' &&
        next!.values.every(n => n.entity === v.entity) &&
        keysToPeople(v.entity, app).length === 1,
    )
  )
}

/** "who submitted them?" of expenses with a `submitted_by`: who did it to those before is asked, whatever state they are in. */
function isDoneToThose({ chunks, previous, app }: Draft, at: number): boolean {
  const { text, values } = chunks[at]!
  const rest = chunks.slice(at + 1)
  const entity = kindBefore({ app, previous })
  // "who is sewing it?"
  const isGoing = /ing$/i.test(text) && /^(?:is|was)$/i.test(chunks[at - 1]?.text ?? '')
  return (
    at === (isGoing ? 2 : 1) &&
    chunks[0]!.operator?.type === 'who' &&
    values.length > 0 &&
    (isGoing || isParticiple(text.toLowerCase())) &&
    rest.length === 1 &&
    /^(?:it|them|that|those|these|this)$/i.test(rest[0]!.text) &&
    entity !== undefined &&
    hopsOf(entity, app).some(hop => hop.direction === 'up' && isToldBy(hop.field, rootOf(text.toLowerCase())))
  )
}

/** "operates" of a state called OPERATIONAL: the third person of a verb that a state is only of one stem with. */
const isLooseThird = ({ text, values }: Chunk): boolean =>
  /^\p{Ll}{3,}s$/u.test(text) && values.every(v => v.values.every(value => String(value).toLowerCase() !== text))

/** "customers who never shipped anything": with a pronoun as its object it is what somebody does. */
const hasObject = ({ chunks }: Draft, at: number): boolean =>
  chunks[at]!.values.length > 0 &&
  !chunks[at]!.entities.length &&
  isParticiple(chunks[at]!.text) &&
  INDEFINITE_PRONOUN.test(chunks[at + 1]?.text ?? '') &&
  !/^(?:is|are|was|were|be|been|being)$/i.test(chunks[at - 1]?.text ?? '')

/** "which firm opens the most tickets": the third person of a verb that a state is spelt like (`open`), behind its subject. */
function isThirdPerson({ chunks }: Draft, at: number): boolean {
  const { text, values, entities } = chunks[at]!
  const verb = /^([a-z]{3,})s$/.exec(text)?.[1]
  const isSubject = chunks[at - 1]?.entities.length || /^(?:who|that|which)$/i.test(chunks[at - 1]?.text ?? '')
  return (
    verb !== undefined &&
    !entities.length &&
    values.length > 0 &&
    values.every(v => v.field.role === 'category' && v.values.every(value => String(value).toLowerCase() === verb)) &&
    Boolean(isSubject) &&
    /^(?:the|a|an|most|least|more|any|our|new)$/i.test(chunks[at + 1]?.text ?? '')
  )
}

/**
 * "and who supplies the cheapest one?", "which firm supplies the rope?" where a firm is called Hill Supplies: in small letters behind what does it
 * and before what it is done to, the third person is no part of a name.
 */
function isLikePartOfName({ chunks }: Draft, at: number): boolean {
  const { text, values, entities, fields } = chunks[at]!
  const [before, next] = [chunks[at - 1], chunks[at + 1]]
  const isSubject =
    before?.operator?.type === 'who' || /^(?:that|which)$/i.test(before?.text ?? '') || isOneKind(before)
  const isObject =
    /^(?:the|an?|our|most|least|us|it|them|those|these)$/i.test(next?.text ?? '') ||
    next?.operator?.type === 'superlative' ||
    next?.values.some(v => v.quality >= 0.8)
  return (
    /^\p{Ll}{3,}s$/u.test(text) &&
    entities.length + fields.length === 0 &&
    values.length > 0 &&
    values.every(v => v.entity.nameFields.includes(v.field) && v.values.every(one => wordsOf(one).length > 1)) &&
    isSubject &&
    isObject === true
  )
}
const isOneKind = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined && !isPlural(chunk.text.toLowerCase()) && chunk.entities.some(e => e.quality >= 0.8)

/** "has seen the most patients" of a state of appointments: what ranks is how many of the others, and nothing says that they are in it. */
function ranksOthers({ chunks }: Draft, at: number): boolean {
  const { text, values, entities } = chunks[at]!
  const ranked = chunks.findIndex((c, i) => i > at && c.operator?.type === 'superlative')
  const counted = chunks[ranked + 1]?.entities ?? []
  return (
    ranked > at &&
    isParticiple(text) &&
    values.length > 0 &&
    entities.length === 0 &&
    /^(?:has|have|had)$/i.test(chunks[at - 1]?.text ?? '') &&
    chunks.slice(at + 1, ranked).every(c => c.kind === 'filler') &&
    counted.length > 0 &&
    !values.some(v => counted.some(c => c.entity === v.entity))
  )
}

/**
 * "which helper has packed the most boxes" of a status `packed` beside a `packed_by`: behind a kind of record that the key called after the
 * verb leads to, in the active voice, it is what they did.
 */
function isWhatSubjectDid({ chunks, app }: Draft, at: number): boolean {
  const { text, values, entities } = chunks[at]!
  if (!isParticiple(text.toLowerCase()) || !values.length || entities.length) return false
  const have = /^(?:has|have|had)$/i.test(chunks[at - 1]?.text ?? '')
  const subject = chunks
    .slice(Math.max(0, at - 3), at)
    .findLast(c => !/^(?:has|have|had|who|that|which|ever|already)$/i.test(c.text))
  const isActive = have || subject === chunks[at - 1] || /^(?:who|that|which)$/i.test(chunks[at - 1]?.text ?? '')
  const root = rootOf(text.toLowerCase())
  return (
    isActive &&
    subject !== undefined &&
    values.every(({ entity }) =>
      hopsOf(entity, app).some(
        hop =>
          hop.direction === 'up' &&
          hop.field.words.some(word => rootOf(word) === root) &&
          subject.entities.some(e => e.entity === hop.to && e.entity !== entity),
      ),
    )
  )
}

/** "guests who have booked more than four times" of a state of bookings: how often somebody did it, whatever state it is in by now. */
function isHowOften({ chunks }: Draft, at: number): boolean {
  const { text, values, entities } = chunks[at]!
  const subject = chunks.slice(Math.max(0, at - 4), at).find(c => c.entities.length > 0)
  const behind = chunks.slice(at + 1, at + 4)
  return (
    isParticiple(text.toLowerCase()) &&
    values.length > 0 &&
    !entities.length &&
    /^(?:has|have|had)$/i.test(chunks[at - 1]?.text ?? '') &&
    subject !== undefined &&
    !values.some(v => subject.entities.some(e => e.entity === v.entity)) &&
    (behind.some(c => /^(?:once|twice)$/i.test(c.text)) ||
      behind.some((c, i) => /^times$/i.test(c.text) && behind[i - 1]?.literal?.kind === 'number'))
  )
}

/** "ships sail under …": the present before a preposition, where no date follows ("orders that ship in June"). */
function isPresent({ chunks, message }: Draft, at: number): boolean {
  const { text } = chunks[at]!
  const [next, behind] = chunks.slice(at + 1, at + 3)
  const isDo = /\b(?:did|do|does|to|will|can|must)\b/i.test(message.text)
  return (
    !isParticiple(text) &&
    !/ing$/.test(text) &&
    !isDo &&
    Boolean(chunks[at - 1]?.entities.length) &&
    /^(?:under|in|on|at|for|with|from|to)$/i.test(next?.text ?? '') &&
    behind?.literal?.kind !== 'date'
  )
}

/** "halls we are booking for May", "the posts you're filling": what somebody does now is nothing that is done. */
function isGoingOn({ chunks, message }: Draft, at: number): boolean {
  const { text, values, from } = chunks[at]!
  const before = message.text.slice(0, message.tokens[from]!.start)
  return (
    /ing$/.test(text) &&
    /\b(?:i|we|you|they|he|she)(?: (?:am|are|is|were|was)|['’](?:m|re|s))(?: (?:still|currently|now|already|just|also))* $/i.test(
      before,
    ) &&
    values.every(v => v.values.every(value => !/ing$/i.test(String(value))))
  )
}

/**
 * "which doctors has Ann Lee seen": behind "have" and a name, at the end. "How many interviews has Ann held" of interviews that are planned, held or
 * cancelled asks for those in that state.
 */
function isDoneBySubject({ chunks }: Draft, at: number): boolean {
  const isAsked = (entity: Entity) => chunks.slice(0, at).some(c => c.entities.some(e => e.entity === entity))
  if (chunks[at]!.values.some(v => isAsked(v.entity) && v.values.every(one => isLastDone(v.field, String(one))))) return false // oxfmt-ignore
  const have = chunks.findIndex(c => /^(?:has|have|had)$/i.test(c.text))
  const between = chunks.slice(have + 1, at)
  return (
    have > 0 &&
    between.length > 0 &&
    chunks.slice(0, have).some(c => /^(?:which|what|whose|how many)$/i.test(c.text)) &&
    between.every(c => c.values.some(v => v.entity.nameFields.includes(v.field)) || c.kind === 'filler') &&
    between.some(c => c.values.length > 0) &&
    chunks.slice(at + 1).every(c => c.kind === 'filler')
  )
}
