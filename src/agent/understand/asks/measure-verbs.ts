import { CUSTOMERS } from '../../../lib/synonyms.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { endMeant } from './ends-of-ranges.ts'
import { BOUND } from './left-over.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { balanceOf, dueAndPaid } from '../entity-model/whole-and-part.ts'
import { positiveOf } from '../language/gradables.ts'
import { asksWhetherDone } from '../reading/asks-whether-done.ts'
import { spanOf } from '../entity-model/span.ts'
import { amountOfWhole, isBesidePrice } from '../entity-model/whole-amount.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { MEASURING } from '../language/lexicon.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { arePeople } from '../entity-model/people.ts'
import { keysToPeople, primaryMeasure } from '../entity-model/relations.ts'
import { isDated, isFigure } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { weightOf } from '../conditions/field-units.ts'
import { singular, stem } from '../language/words.ts'
import { unpaidOf } from './owing.ts'
import { unitOfRate } from './figures-of-a-unit.ts'
import { linesOf } from '../entity-model/holder-of.ts'
import { pricedLine, salesByLines, worthOfLines } from './sold-lines.ts'
import { isPaidByPeople, paidByPeople, paidToPeople } from './paid-by-people.ts'

const attributes = new Map<string, string[]>()
for (const [words, measured] of MEASURING)
  for (const word of words.split(' ')) attributes.set(word, [...(attributes.get(word) ?? []), ...measured.split(' ')])

/** What a figure is called when nothing of it is said: good enough for "earn", not for a noun. */
const QUALITY = 0.55

/** How sure it is what is owed where several figures may tell. */
const EITHER_OWED = 0.5

/** A verb of measure stands for the figure that it measures: "who earns the most", "what do they owe on average". */
export function readMeasureVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    // "which chargers are live": how they are, and not where somebody lives.
    if (/^live$/i.test(chunk.text) && /^(?:is|are|was|were|still)$/i.test(draft.chunks[at - 1]?.text ?? '')) return
    if (isFree(chunk) && isAmountRanked(draft, at)) return use(chunk, 'related')
    if (
      !isFree(chunk) ||
      !(
        chunk.kind === 'unknown' ||
        isGuessed(chunk, spentOn(draft, at)) ||
        isOfBounds(draft, at) ||
        isPaidByPeople(draft, at) ||
        isPaidMost(draft, at)
      )
    )
      return
    const nouns = takesMoney(draft, chunk.text) ? TAKINGS : attributes.get(chunk.text.toLowerCase())
    // "who takes it": somebody does, for no length of time.
    if (/^takes?$/i.test(chunk.text) && draft.chunks[at - 1]?.operator?.type === 'who') return
    if (/^taking$/i.test(chunk.text) && isWhoDoing(draft.chunks, at)) return
    if (!nouns || isAttribute(draft, at) || asksWhetherDone(draft, at) || isPossible(draft, at) || isLasting(draft, at))
      return
    const spent = spentOn(draft, at)
    if (!spent && SPENDS.test(chunk.text) && nameWorthOfLines(draft, at)) return
    const entities = draft.app.entities.filter(entity => !(OWES.test(chunk.text) && isReckoned(entity)))
    const isPaid = PAYS.test(chunk.text)
    const figures = spent ? [spent] : entities.flatMap(entity => (isPaid ? whatWasPaid(entity) : undefined) ?? measuredFields(entity, nouns)) // oxfmt-ignore
    const all = isPaid ? payments(figures, draft, at) : figures
    // "what did Ann pay" where there are payments: theirs.
    const ofVerb = all.filter(({ entity }) => isNounOf(entity, chunk.text))
    const found = ofVerb.length ? ofVerb : all
    const fields = found.map(mention => endMeant(draft, at, mention))
    // A balance of theirs, or what is due on bills: which of them is owed nothing tells.
    const owing = fields.length + draft.app.entities.length - entities.length
    if (OWES.test(chunk.text) && fields.length && owing > 1) draft.sureness = Math.min(draft.sureness, EITHER_OWED)
    if (isWageOfThing(draft, at, fields)) draft.sureness = Math.min(draft.sureness, WAGE_OF_THING)
    if (isAmountNamed(draft, at) || isLengthNamed(draft, at)) return use(chunk, 'related')
    if (fields.length) return void Object.assign(chunk, { kind: 'mention', fields, values: [], certainty: 1 })
    if (entities.length < draft.app.entities.length) return
    // "who owes the most fees": the figure is named beside the verb.
    const isNamed = draft.chunks.some(
      c => c !== chunk && c.fields.some(f => ['money', 'number'].includes(f.field.role) && !isPaidOrNot(chunk, f)),
    )
    if (isNamed && chunk.kind === 'unknown' && !positiveOf(chunk.text.toLowerCase())) use(chunk, 'related')
  })
}

/** "who's taking S-22", "who is taking the tour": somebody is, where nothing is the longest. */
const isWhoDoing = (chunks: readonly Chunk[], at: number): boolean =>
  chunks.slice(Math.max(0, at - 2), at).some(c => c.operator?.type === 'who') &&
  !chunks.slice(at + 1).some(c => c.operator?.type === 'superlative')

readMeasureVerbs.needs = (word: string) => attributes.has(word) || /^(?:take|took|taken|make|made)$/.test(word)

/** "how much is owed in fines" of fines that tell whether they were paid: those that were not (`owing.ts`). */
const isPaidOrNot = ({ text }: Chunk, { entity }: FieldMention): boolean =>
  OWES.test(text) && unpaidOf(entity) !== undefined

/** "how much did Ann spend" of vouchers with a `min_spend`: behind an auxiliary or behind people it is the verb, and no bound that is called so. */
const isOfBounds = ({ chunks }: Draft, at: number): boolean =>
  /^spend$/i.test(chunks[at]!.text) &&
  (chunks.slice(0, at).some(c => /^(?:do|does|did|will)$/i.test(c.text)) ||
    chunks[at - 1]?.entities.some(e => arePeople(e.entity)) === true) &&
  chunks[at]!.fields.every(({ field }) => field.words.some(word => BOUND.test(word)))

/** "how long does a rehearsal take" of bookings with a beginning and an end: the time between, and no price per hour. */
function isLasting({ chunks }: Draft, at: number): boolean {
  if (!/^(?:lasts?|lasted|takes?|took|taken)$/i.test(chunks[at]!.text) || !/^how long$/i.test(chunks[0]!.text))
    return false
  const kinds = chunks.slice(1, at).flatMap(c => [...c.entities.filter(e => e.quality >= 0.8), ...c.values.filter(v => v.quality >= 0.8)]) // oxfmt-ignore
  return kinds.length > 0 && kinds.every(({ entity }) => spanOf(entity) && !measuredBy(entity, 'take'))
}

/** "the five charging sessions", "all paying guests": before its noun it tells of what kind, and no figure; "the highest earning reps" are ranked. */
const isAttribute = ({ chunks }: Draft, at: number): boolean => {
  const [before, noun] = [chunks[at - 1], chunks[at + 1]]
  const isOpen = before === undefined || before.kind === 'filler' || before.literal?.kind === 'number'
  return isOpen && /ing$/i.test(chunks[at]!.text) && noun?.entities.some(e => e.quality >= 0.9) === true
}

/** "can I take my dog there": what may be done, and no figure of anything. */
const isPossible = ({ chunks }: Draft, at: number): boolean =>
  /^(?:take|hold|carry)$/i.test(chunks[at]!.text) &&
  /^(?:can|may|could)$/i.test(chunks[0]!.text) &&
  /^(?:i|we|you|one|people)$/i.test(chunks[1]?.text ?? '') &&
  chunks.some(c => c.fields.some(({ field }) => field.role === 'boolean'))

/** "how much rent do we pay", "what do we pay in salaries": the amount that is handed over is called by its own name beside the verb. */
function isAmountNamed({ chunks }: Draft, at: number): boolean {
  if (!PAYS.test(chunks[at]!.text)) return false
  const isAsked = (i: number) => /^(?:how much|what)$/i.test(chunks[i - 1]?.text ?? '')
  const isPaid = (i: number) => i === at + 2 && /^in$/i.test(chunks[at + 1]!.text)
  return chunks.some(
    (c, i) =>
      ((i < at && isAsked(i)) || isPaid(i)) && c.fields.some(f => (f.field.role === 'money' || unitOfRate(f.field)) && f.quality >= 0.8), // oxfmt-ignore
  )
}

/** "which branch pays the highest rent": behind the verb the amount is ranked by its own name. */
function isAmountRanked({ chunks }: Draft, at: number): boolean {
  if (!/^(?:pays?|gets?|earns?|charges?)$/i.test(chunks[at]!.text)) return false
  const [rank, amount] = chunks.slice(at + 1, at + 5).filter(c => c.kind !== 'filler')
  const isRank = rank?.operator?.type === 'superlative' && !/^(?:most|least)$/i.test(rank.text)
  return isRank && Boolean(amount?.fields.some(f => f.field.role === 'money' && f.quality >= 0.8))
}

/** "how many nights does a booking last": how long it lasts is told by the figure that is asked for. */
const isLengthNamed = ({ chunks }: Draft, at: number): boolean =>
  /^(?:lasts?|lasted|takes?|took|spends?|spent)$/i.test(chunks[at]!.text) &&
  chunks.some(
    (c, i) =>
      i < at &&
      c.operator?.type === 'count' &&
      chunks[i + 1]!.fields.some(f => f.quality >= 0.9 && isFigure(f.field) && f.field.role !== 'money'),
  )

const WAGE_OF_THING = 0.5

/** "which venue earns the most" by what its workers are paid: what a thing brings in is no wage. */
function isWageOfThing({ chunks }: Draft, at: number, fields: FieldMention[]): boolean {
  const subject = chunks.slice(0, at).findLast(c => c.entities.length > 0)
  const isWage = ({ field }: FieldMention) =>
    field.words.some(word => /^(?:salary|wages?|pay|compensation)$/.test(word))
  return (
    /^(?:earn|mak|made)/i.test(chunks[at]!.text) &&
    subject !== undefined &&
    !subject.entities.some(e => arePeople(e.entity) || fields.some(f => f.entity === e.entity)) &&
    fields.some(isWage)
  )
}

/** How good a word is at most that only means about the same as a field. */
const SYNONYM = 0.6

/** Only near in meaning to fields: what a verb measures is told by the records that it is said of. "Is it paid" asks for a state. */
const isGuessed = ({ text, kind, fields, values, entities, scopes }: Chunk, spent?: FieldMention): boolean =>
  kind === 'mention' &&
  (!isParticiple(text.toLowerCase()) || spent !== undefined) &&
  fields.length > 0 &&
  fields.every(f => f.quality <= SYNONYM) &&
  !values.length &&
  !entities.length &&
  !scopes.length

/** "which members have paid the most": with nothing behind it is how much, and not when they did it (`paid_at`) nor what is only described with it. */
const isPaidMost = ({ chunks }: Draft, at: number): boolean =>
  PAYS.test(chunks[at]!.text) &&
  chunks[at]!.fields.every(
    ({ field: { role }, quality }) => role === 'date' || (role !== 'money' && quality <= SYNONYM),
  ) && // oxfmt-ignore
  !chunks[at]!.values.length &&
  chunks.slice(at + 1).some(c => /^(?:most|least)$/i.test(c.text) && c.operator?.type === 'superlative') &&
  chunks
    .slice(at + 1)
    .every(c => c.kind === 'filler' || c.operator?.type === 'superlative' || c.literal?.kind === 'date')

/** "how much did we take": takings, not how long something took. */
const takesMoney = ({ message }: Draft, verb: string): boolean =>
  /^(?:take|took|taken|make|made)$/i.test(verb) &&
  /\bhow much (?:money )?(?:did|do|have|has) (?:we|they|i|you)\b/i.test(message.text)
const TAKINGS = ['takings', 'revenue', 'amount', 'paid', 'total']

/** Verbs of handing money over for something. */
export const SPENDS = /^(?:spends?|spent|spending)$/i

/** "who has spent the most" of orders that tell no amount: what their lines came to. */
function nameWorthOfLines(draft: Draft, at: number): boolean {
  const [sale, ...others] = salesByLines(draft.app)
  const [line, ...more] = sale && !others.length ? linesOf(sale, draft.app).flatMap(one => pricedLine(one) ?? []) : []
  if (!line || more.length) return false
  worthOfLines(draft, at, line)
  return true
}

/** Verbs of handing money over. */
const PAYS = /^(?:pay|pays|paid|paying|spend|spends|spent|spending)$/i

/** "jobs that pay more than 90000": of the thing that pays; else of what is spent at some time, by somebody. */
function payments(figures: FieldMention[], draft: Draft, at: number): FieldMention[] {
  const subject = draft.chunks.slice(Math.max(0, at - 2), at).flatMap(c => c.entities.map(e => e.entity))
  const own = figures.filter(({ entity }) => subject.includes(entity) && !arePeople(entity))
  const paid = paidToPeople(figures, draft, at) ?? paidByPeople(figures, draft, at)
  if (paid) return paid
  const isNamed = ({ entity }: FieldMention) => draft.chunks.some(c => c.entities.some(e => e.entity === entity))
  if (own.length) return own
  // What somebody paid is told by what says so, before what anything costs.
  const told = figures.filter(({ entity, field }) => dueAndPaid(entity)?.part === field)
  if (told.length && !figures.some(f => isNamed(f) && !told.includes(f))) return told
  if (figures.some(isNamed)) return figures
  // "how much was paid by card": the payments are what was paid, whatever it was for.
  const ofVerb = figures.filter(({ entity }) => isNounOf(entity, draft.chunks[at]!.text))
  return ofVerb.length ? ofVerb : ofSomebody(whereDated(figures), draft)
}

/** Money is spent at some time: by what has a date, an order or a bill, before what only has a price. */
function whereDated(figures: FieldMention[]): FieldMention[] {
  const dated = figures.filter(({ entity }) => isDated(entity))
  return dated.length ? dated : figures
}

/** … and it is somebody who spends it: by what has a key to people, those who are served first, before what anybody may buy. */
function ofSomebody(figures: FieldMention[], { app }: Draft): FieldMention[] {
  const whose = (isSuch: (one: Entity) => boolean) =>
    figures.filter(({ entity }) => keysToPeople(entity, app).some(hop => isSuch(hop.to)))
  const served = whose(one => isOneOf(one, CUSTOMERS))
  const theirs = served.length ? served : whose(() => true)
  return theirs.length ? theirs : figures
}

/** Records that are called after what is done: payments, charges, costs. */
const isNounOf = ({ words }: Entity, verb: string): boolean => {
  const noun = singular(words.at(-1)!)
  return rootOf(noun.replace(/ment$/, '')) === rootOf(verb.toLowerCase())
}

/** "paid for repairs", "spent on the trips": the amount is that of what it was spent on. */
function spentOn({ chunks }: Draft, at: number): FieldMention | undefined {
  if (!PAYS.test(chunks[at]!.text)) return undefined
  if (!/^(?:for|on)$/i.test(chunks[at + 1]?.text ?? '')) return undefined
  const noun = chunks.slice(at + 2, at + 5).find(c => c.kind !== 'filler')
  // "spent on repairs": records of that kind, or a kind of them.
  const kinds = noun?.values.filter(v => v.field.role === 'category' && v.quality >= 0.9) ?? []
  const kind = new Set(kinds.map(v => v.entity)).size === 1 ? kinds[0]!.entity : undefined
  const entity = noun?.entities.find(e => e.quality >= 0.8)?.entity ?? kind
  const bought = entity && isOurs(chunks, at) ? whatWePaid(entity) : undefined
  if (bought) return { entity: entity!, field: bought, columns: [bought.column], quality: 0.9 }
  const main = entity && primaryMeasure(entity)
  const [only, ...others] = entity?.fields.filter(f => f.role === 'money' && !f.nested) ?? []
  const field = main?.role === 'money' || others.length ? main : only
  return entity && field?.role === 'money' ? { entity, field, columns: [field.column], quality: QUALITY } : undefined
}

/** "what did we pay for the books": we are those who bought them. */
const isOurs = (chunks: readonly Chunk[], at: number): boolean => chunks.slice(0, at).some(c => /^we$/i.test(c.text))

/** What a thing was bought for, which its name or description tells, and not what it sells for. */
function whatWePaid({ fields }: Entity): Field | undefined {
  const [field, ...others] = fields.filter(isBought)
  return others.length ? undefined : field
}

/** `purchase_price`, `cost`: what we gave for it. */
export const isBought = ({ role, words, description }: Field): boolean =>
  role === 'money' &&
  (words.some(word => /^(?:cost|purchase|bought|buying)$/.test(word)) || /\bwe (?:have )?paid\b/i.test(description))

/** Verbs for what is done with money (Levin, 1993, 13.1 and 54.3), as participles. */
const PAID = /^(?:paid|charged|billed|invoiced|levied|collected|earned|received|spent|incurred)$/i

/**
 * "total fees paid by members of the club", "the highest fee a guest ever paid": with an amount that is named it only says what is
 * done with it. Where the records tell whether it was paid, it is their state.
 */
export function readMoneyVerbs(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !PAID.test(chunk.text) || chunk.entities.length || chunk.values.length) return
    const amount = draft.chunks
      .slice(0, at)
      .flatMap(c => c.fields)
      .find(f => f.field.role === 'money' && f.quality >= 0.8)
    const next = draft.chunks[at + 1]
    const isBeside = /^(?:by|for|to|from)$/i.test(next?.text ?? '') || next === undefined
    const tells = amount?.entity.fields.some(f => f.words.some(word => word === chunk.text.toLowerCase()))
    if (amount && isBeside && !tells && !(next === undefined && asksWhetherDone(draft, at))) use(chunk, 'related')
  })
}
readMoneyVerbs.needs = (word: string) => PAID.test(word)

/** "average total", "largest order by total", "sum of order totals": a total that is ranked or averaged is the field of that name. */
export function readTotals(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:totals?|sums?)$/i.test(chunk.text)) return
    const others = draft.chunks.some(
      (c, i) =>
        i < at &&
        ['aggregate', 'superlative', 'group'].includes(c.operator?.type ?? '') &&
        !/^(each|every)$/i.test(c.text),
    )
    const figure = draft.chunks
      .slice(at + 1, at + 3)
      .some(c => c.fields.some(f => f.field.role === 'money' || f.field.role === 'number'))
    // "that came to a total between 20 and 30": what is compared.
    const isCompared =
      draft.chunks[at + 1]?.operator?.type === 'comparator' &&
      /^(?:a|the|with)$/i.test(draft.chunks[at - 1]?.text ?? '')
    if (figure || !(others || isCompared || isBounded(draft, at) || /s$/i.test(chunk.text))) return
    const fields = draft.app.entities.flatMap(entity => measuredFields(entity, ['total', 'sum']))
    if (fields.length)
      Object.assign(chunk, {
        kind: 'mention',
        operator: undefined,
        fields: [...fields.map(f => ({ ...f, quality: 0.9 })), ...chunk.fields],
      })
  })
}
readTotals.needs = /^(?:total|sum)s?$/

/** "orders with a total of at least 400": the figure that is bounded. */
const isBounded = ({ chunks }: Draft, at: number): boolean =>
  /^(?:a|the|their|its|whose)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^of$/i.test(chunks[at + 1]?.text ?? '') &&
  (chunks[at + 2]?.operator?.type === 'comparator' || chunks[at + 2]?.literal?.kind === 'number')

/** What a verb of measure asks of an entity: of what costs, its price. */
export const measuredBy = (entity: Entity, verb: string): FieldMention | undefined =>
  OWES.test(verb) && isReckoned(entity)
    ? undefined
    : ((PAYS.test(verb) ? whatWasPaid(entity) : undefined) ?? measuredFields(entity, attributes.get(verb) ?? []))[0]

/** Of what is due and what was paid the latter. */
function whatWasPaid(entity: Entity): FieldMention[] | undefined {
  const paid = dueAndPaid(entity)?.part
  return paid && [{ entity, field: paid, columns: [paid.column], quality: QUALITY }]
}

const OWES = /^ow(?:e|es|ed|ing)$/i

/** What is owed of it is the difference of two amounts, which no field holds. */
const isReckoned = (entity: Entity): boolean => dueAndPaid(entity) !== undefined && !balanceOf(entity)

/** A rate is no rating, though both have one stem. */
const isRate = (word: string): boolean => /^rates?$/.test(word)

/** The figure of an entity that comes first among the attributes: never a charge beside what it comes to as a whole. */
function measuredFields(entity: Entity, nouns: string[]): FieldMention[] {
  const whole = nouns.includes('price') && isDated(entity) ? amountOfWhole(entity) : undefined
  // What is paid for an hour is no length of time.
  const isOther = (f: Field) => nouns.includes('duration') && f.role === 'money'
  const figures = entity.fields.filter(f => isFigure(f) && !isOther(f) && !(whole && isBesidePrice(f, entity)))
  const isNamed = (field: Field, noun: string) =>
    field.words.some(word => stem(word) === stem(noun) && isRate(word) === isRate(noun))
  const noun = nouns.find(n => figures.some(field => isNamed(field, n)))
  // "orders that cost more than 100": of what has no price, what it comes to.
  // "what does it weigh" of `net_tonnes`.
  const weight = nouns.includes('weight') ? weightOf(entity) : undefined
  const field = noun === undefined ? (whole ?? weight) : figures.find(f => isNamed(f, noun))
  return field ? [{ entity, field, columns: [field.column], quality: QUALITY }] : []
}
