import type { Chunk } from '../chunks/chunk.ts'
import { wordList } from '../../../lib/patterns.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated, mayBeEmpty } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { findPath, hopsOf, primaryDate } from '../entity-model/relations.ts'
import { SERVED } from '../entity-model/served.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { amountOfWhole } from '../entity-model/whole-amount.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'

/** Words of money that goes out, or that nobody has got yet. */
export const OUTGOING = new Set(wordList`
  cost costs expense expenses damage salary wage wages pay payout payouts purchase purchased loss refund refunded discount
  deposit limit budget target goal tax vat balance credit commission bonus
`)
const NEVER_TAKEN = new Set(
  wordList`salaries debt declared insured estimated replacement claim claimed compensation reimbursement`,
)
/** Records of what somebody else is owed. */
const OWED = /^(?:claim|complaint|expense|refund|damage|repair|reclamation|payout)$/
/** Records of what somebody would pay, or was told that it would cost. */
const OFFERED = /^(?:bid|offer|quote|quotation|estimate|valuation|proposal)$/

/** Nobody has paid what was bid or quoted. */
export const isOnlyOffered = ({ words }: Entity): boolean => OFFERED.test(singular(words.at(-1)!))

const comesIn = ({ words }: Field): boolean => !words.some(word => OUTGOING.has(word) || NEVER_TAKEN.has(word))

/** What is paid for one piece or for a time (`rate`, `unit_price`, a `ticket_price` beside the `tickets_sold`) tells nothing of the whole. */
export const isForEachOfMany = ({ fields, words }: Entity, field: Field): boolean =>
  isPriceOfOne(field) &&
  // The price of a job of so many copies is that of the job.
  !(field.words.join(' ') === 'price' && WORK.test(words.at(-1)!)) &&
  !/\b(?:whole|entire|total|altogether)\b/i.test(field.description) &&
  (field.words.some(word => /^(?:rate|per|unit|hourly|daily|nightly)$/.test(word)) ||
    fields.some(f => f.role === 'number' && f.words.some(word => MANY.test(word))))
const WORK = /^(?:jobs?|projects?|assignments?|commissions?|works?)$/
const MANY =
  /^(?:quantity|qty|places|units|pieces|copies|sold|tickets|seats|participants|guests|persons|people|attendees|nights)$/

/**
 * What a record of something done at a time brought in: its whole amount, beside whatever charges. No people, no goods that are sold in
 * records of their own, and nothing that is paid out.
 */
export function amountTaken(entity: Entity, app: AppModel): Field | undefined {
  if (entity.hidden || arePeople(entity) || !isDated(entity) || isOnlyOffered(entity)) return undefined
  const field = amountOfWhole(entity)
  if (!field || field.nested || !isAdditive(field) || !comesIn(field) || isForEachOfMany(entity, field))
    return undefined
  const areParts = hopsOf(entity, app).some(
    ({ direction, to }) =>
      direction === 'down' &&
      to !== entity &&
      holderOf(to, app) !== entity &&
      !OWED.test(to.noun) &&
      !isOnlyOffered(to) &&
      to.fields.some(f => f.role === 'money' && comesIn(f)),
  )
  return areParts ? undefined : field
}

/** The one kind of record by which a service takes money in, where there is just one. */
export function whatIsTaken(app: AppModel): { entity: Entity; field: Field } | undefined {
  const found = app.entities.flatMap(entity => {
    const field = amountTaken(entity, app)
    return field ? [{ entity, field }] : []
  })
  const paid = found.filter(({ entity }) => /^(?:payment|sale|invoice|receipt)$/.test(singular(entity.words.at(-1)!)))
  const [only, ...others] = paid.length ? paid : found
  return others.length ? undefined : only
}

/** Verbs of what somebody gets for what was done (Levin, 1993, 13.5, 54.3). */
const GETS =
  /^(?:earn|make|take|takes? in|take home|bring|bring in|turn over|gross|generate|earned|made|taken|taken in|brought in|turned over|grossed)$/i

/** What a route, a boat earned in October: the bookings on what sailed then, whenever they were made. */
function eventOf({ chunks, app }: Draft, at: number, entity: Entity): Entity {
  const [named, ...others] = new Set(chunks.slice(0, at).flatMap(c => c.values.filter(isNamedWell).map(v => v.entity)))
  const between = named && !others.length ? (findPath(entity, named, app)?.slice(0, -1) ?? []) : []
  return between.find(({ to }) => !arePeople(to) && isDated(to) && primaryDate(to))?.to ?? entity
}

/** "the Old Town salon", of a field `salon`: the noun beside the name says no more than the name does. */
function passNounsOfNames({ chunks }: Draft, at: number): void {
  for (const [i, chunk] of chunks.slice(0, at).entries()) {
    const beside = [...(chunks[i - 1]?.values ?? []), ...(chunks[i + 1]?.values ?? [])].filter(isNamedWell)
    const isNoun = chunk.fields.some(f => isNamedWell(f) && beside.some(v => v.field === f.field))
    if (isFree(chunk) && isNoun && !chunk.entities.some(isNamedWell)) use(makeFiller(chunk), 'related')
  }
}

/** How sure it is that what was charged, whatever became of it, is what came in. */
const CHARGED = 0.6

/**
 * "what did we earn", "how much have we made": the verb behind the speakers, who are asked for what they got. What some part of theirs
 * got ("how much did the Old Town take", "what did schools bring in") is what the records that belong to it came to.
 */
function isOurTaking(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const asked = chunks.findIndex(c => /^(?:how much(?: money)?|what)$/i.test(c.text))
  if (asked < 0 || !GETS.test(chunks[at]!.text) || !chunks.slice(asked + 1, at).some(c => DOES.test(c.text)))
    return false
  const subject = chunks.slice(asked + 1, at).filter(c => !AUXILIARY.test(c.text) && !ARTICLE.test(c.text))
  if (subject.length === 1 && /^(?:we|i)$/i.test(subject[0]!.text)) return true
  return subject.some(c => c.values.some(isNamedWell)) && subject.every(c => isOfOurs(c, draft, at))
}
const DOES = /^(?:do|does|did|have|has|had)$/i
const ARTICLE = /^(?:the|our|all|all (?:the|our|of)|of|in|at)$/i
const isNamedWell = ({ quality }: { quality: number }): boolean => quality >= 0.8

const INCOME = /^(?:sales|revenue|turnover|takings|income|earnings|earned|proceeds|rent)$/

/** Something that is named or a kind of it: none of those who work for the speakers, who are paid what they earn. */
function isOfOurs({ values, entities, fields }: Chunk, { chunks }: Draft, at: number): boolean {
  const kinds = [...values, ...entities].filter(isNamedWell).map(one => one.entity)
  const isPay =
    /^(?:earn|make|made|earned|take home)$/i.test(chunks[at]!.text) && !/^us$/i.test(chunks[at + 1]?.text ?? '')
  const arePaid = (one: Entity) => arePeople(one) && !SERVED.test(one.words.at(-1)!)
  const isCalled = values.some(v => isNamedWell(v) && namesRecord(v) && arePaid(v.entity))
  // `yearly_sales` of their own tell it.
  const hasOwn = kinds.some(one => one.fields.some(f => f.role === 'money' && f.words.some(word => INCOME.test(word))))
  return (
    (kinds.length > 0 || fields.some(isNamedWell)) &&
    !hasOwn &&
    !(isPay && (isCalled || (!values.length && kinds.some(arePaid))))
  )
}
const AUXILIARY = /^(?:do|does|did|have|has|had|money|actually|already|roughly|about|so|far)$/i

/** "turn over" is one verb: its particle bounds nothing. */
function joinTurnOver({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const particle = chunks[at + 1]
    if (!/^turn(?:ed)?$/i.test(chunk.text) || !isFree(chunk) || !isFree(particle) || !/^over$/i.test(particle.text))
      return
    chunk.text = `${chunk.text} ${particle.text}`
    delete makeFiller(particle).operator
  })
}

/** What is named beside the verb: records with an amount that came in, a kind of them, or what such records belong to. */
function takenBeside({ chunks, app }: Draft, at: number): { entity: Entity; field: Field } | undefined {
  const behind = chunks.filter((c, i) => i !== at && !c.literal)
  const named = behind.flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity))
  const kinds = behind.flatMap(c => c.values.filter(v => v.quality >= 0.8).map(v => v.entity))
  const about = [...new Set([...named, ...kinds])]
  const own = about.flatMap(entity => {
    const field = amountTaken(entity, app)
    return field ? [{ entity, field }] : []
  })
  if (own.length) return own.length === 1 ? own[0] : undefined
  const only = whatIsTaken(app)
  return only && about.every(one => findPath(only.entity, one, app)) ? only : undefined
}

/** "what did we take in April?", and no groups of it: the sum, which "how much" asks for by itself. */
const isAskedByWhat = (draft: Draft): boolean => /^what$/i.test(draft.chunks[0]?.text ?? '') && isOfAll(draft)
const isOfAll = ({ chunks }: Draft): boolean =>
  !chunks.some(c => c.operator?.type === 'group' || c.operator?.type === 'superlative' || /^each$/i.test(c.text))

function addUp(draft: Draft, at: number, entity: Entity, field: Field): void {
  draft.measured = addNode(draft, entity, at, true)
  draft.measures.push({ fn: 'sum', column: field.column })
  use(draft.chunks[at]!, 'aggregate')
  const asked = draft.chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && /^how much/i.test(c.text))
  if (asked) use(asked, 'aggregate')
}

/** The day on which what was charged came in, which those have that were paid. */
function dayOfPayment({ fields }: Entity): Field | undefined {
  const isPaid = (field: Field) =>
    field.role === 'date' && !field.nested && mayBeEmpty(field) && field.words.some(word => /^(?:paid|settled|received)$/.test(word)) // oxfmt-ignore
  const [paid, ...others] = fields.filter(isPaid)
  return others.length ? undefined : paid
}

/** What was paid of it, at the time that is told. */
function addPaid(draft: Draft, at: number, entity: Entity, amount: Field, paid: Field): void {
  const { chunks } = draft
  makeParticle(chunks[at + 1])
  const isDatedThere = chunks.some(c => c.literal?.kind === 'date')
  if (isDatedThere && !isAskedByWhat(draft)) return
  addUp(draft, at, entity, amount)
  const label = paid.words.filter(word => !/^(?:on|at|date|day)$/.test(word)).join(' ')
  if (!isDatedThere) addCondition(draft.measured!, { columns: [paid.column], op: 'filled', values: [], label, at })
  else delete chunks[at]!.used
}

/** "take in": the particle belongs to the verb, where it is apart from it. */
function makeParticle(chunk: Chunk | undefined): void {
  if (chunk && isFree(chunk) && /^(?:in|home)$/i.test(chunk.text)) delete makeFiller(chunk).operator
}

/**
 * "what did we earn with felling jobs", "how much did we take last month": what the records of what was done come to, told as a guess;
 * of what has a day on which it was paid, what was.
 */
export function readOurTakings(draft: Draft): void {
  joinTurnOver(draft)
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || !isOurTaking(draft, at)) return
    // The amount is called by its own name: "how much rent did we take".
    if (draft.chunks.some(c => c !== chunk && c.fields.some(f => f.field.role === 'money' && f.quality >= 0.8))) return
    // What belongs to it most nearly is known (`takings.ts`).
    const known =
      chunk.kind === 'mention' ? chunk.fields.find(f => f.quality === 0.8 && f.field.role === 'money') : undefined
    const taken = known ?? takenBeside(draft, at)
    if (!taken) return
    const { entity, field } = taken
    passNounsOfNames(draft, at)
    // "in fines": what was charged is named, and not all that came in.
    const isNamed = draft.chunks.slice(at + 1).some(c => c.entities.some(e => e.entity === entity))
    const paid = isNamed ? dayOfPayment(entity) : undefined
    const meant = paid ?? field
    const fields = [{ entity, field: meant, columns: [meant.column], quality: paid ? 1 : 0.8 }]
    Object.assign(chunk, { kind: 'mention', fields, values: [], operator: undefined, certainty: 1 })
    if (paid) return addPaid(draft, at, entity, field, paid)
    const isOfNamed = !draft.chunks.slice(0, at).some(c => /^(?:we|i)$/i.test(c.text))
    if (isOfNamed) draft.happened = eventOf(draft, at, entity)
    if (isAskedByWhat(draft) || (isOfNamed && isOfAll(draft))) addUp(draft, at, entity, field)
    draft.sureness = Math.min(draft.sureness, CHARGED)
    draft.notes.push(`went by the ${field.words.join(' ')} of the ${plural(entity.noun)}`)
  })
}
readOurTakings.needs = (word: string) => GETS.test(word) || /^takes?$|^br(?:ing|ought)$|^turn(?:ed)?$/.test(word)
