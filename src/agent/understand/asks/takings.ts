import { wordList } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated, mayBeEmpty } from '../entity-model/field-roles.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { SERVED } from '../entity-model/served.ts'
import { findPath } from '../entity-model/relations.ts'
import { amountOfWhole, isSoldFor } from '../entity-model/whole-amount.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { singular } from '../language/words.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { amountOf } from './most-in-money.ts'
import { OUTGOING, amountTaken, isOnlyOffered } from './taken-in.ts'

/** How sure it is that what belongs to something tells what it brought in or cost. */
const BY_OTHERS = 0.85

/** Verbs of what somebody gets for something, or of what goes out for it (Levin, 1993, 13.5, 54.3). */
const EARNS =
  /^(?:earn(?:s|ed)?|makes?|made|brings?|brought|brings in|brought in|bring in|generate[sd]?|gross(?:es|ed)?|takes?|took)$/i
const COSTS = /^costs?$/i
const US = /^us$/i

const COST = new Set(wordList`cost costs expense expenses damage fee fees salary wage wages pay payout payouts`)

/** Records of what was sold and asked for. */
export const SALES = new Set(wordList`sale invoice bill order purchase transaction receipt`)

/** What is paid for one piece, or for a time, tells nothing added up. */
const isRate = (field: Field): boolean => isPriceOfOne(field) && field.words.length > 1 && !isSoldFor(field)

/**
 * "which tool earned us the most", "which crop brings in the most money", "how much did the guides cost us": what things brought in
 * or cost is no price, target or purchase price of theirs, but what the records that belong to them come to. Where no such records
 * are, nothing tells it.
 */
export function readTakings(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    const isEarning = EARNS.test(chunk.text)
    const isUs = chunks.slice(at + 1, at + 2).some(c => US.test(c.text))
    const isAsked = isEarning && (isUs || asksForMost(draft, at) || asksHowMuch(draft, at) || isBounded(draft, at))
    if (!isFree(chunk) || !(isAsked || (COSTS.test(chunk.text) && isUs))) return
    const said = chunks.slice(0, at).findLast(c => c.entities.length > 0)
    // "which product group makes the most money": the kinds of what is sold.
    const kind = chunks.slice(0, at).findLast(c => c.fields.some(f => f.quality >= 0.8 && f.field.role === 'category'))
    const called = chunks.slice(0, at).findLast(c => c.values.some(v => v.quality >= 0.9 && namesRecord(v)))
    const subject =
      said?.entities.find(e => e.quality >= 0.8)?.entity ??
      kind?.fields.find(f => f.quality >= 0.8)?.entity ??
      called?.values.find(v => v.quality >= 0.9 && namesRecord(v))?.entity
    const fits = ({ words }: Field) => (isEarning ? !words.some(word => OUTGOING.has(word)) : words.some(word => COST.has(word))) // oxfmt-ignore
    if (!subject) return
    // A figure of theirs is called so already.
    const theirs = isEarning ? [] : chunk.fields.filter(f => f.entity === subject && f.quality >= 0.8 && fits(f.field))
    if (theirs.length) return void (chunk.fields = theirs)
    if (areSomebody(subject) && !isUs && !SERVED.test(subject.words.at(-1)!)) {
      // "which fitter brings in the most" of those with a rate: nothing tells it. What they earn or make is what they are paid.
      const price = amountOf(subject, fits)
      if (price && isPriceOfOne(price) && !/^(?:earn|make|made)/i.test(chunk.text)) draft.ignored.push(chunk.text)
      return
    }
    const own =
      amountOf(subject, f => fits(f) && !(isEarning && isPaidFor(f))) ??
      (isEarning ? amountTaken(subject, app) : undefined)
    // Kinds of what is sold at its price, once at a time.
    const isKind = !said?.entities.some(e => e.quality >= 0.8)
    if (own && (isKind || !isPriceOfOne(own) || own === amountTaken(subject, app))) {
      if (asksHowMuch(draft, at)) nameOwnAmount(draft, at, subject, own)
      return
    }
    const found = app.entities
      .flatMap(entity => {
        const path =
          entity.hidden || entity === subject || isOnlyOffered(entity) ? undefined : findPath(entity, subject, app)
        const field = path?.every(hop => hop.direction === 'up')
          ? (amountOf(entity, fits) ?? wholeOf(entity, fits))
          : undefined
        return field && !isRate(field) ? [{ entity, field, steps: path!.length }] : []
      })
      .sort((a, b) => a.steps - b.steps)
    const nearest = found.filter(({ steps }) => steps === found[0]!.steps)
    const sold = nearest.filter(({ entity }) => SALES.has(singular(entity.words.at(-1)!)))
    const [first, ...others] = sold.length ? sold : nearest
    // "the copies that cost us more than £180": what was paid for them, where nothing else of theirs costs anything.
    const bought = isEarning ? [] : chunk.fields.filter(f => f.entity === subject && f.field.words.some(isOfBuying))
    if (!first && bought.length) return void (chunk.fields = bought.map(f => ({ ...f, quality: 0.9 })))
    if (!first || others.length) return void draft.ignored.push(chunk.text)
    const { entity, field } = first
    Object.assign(chunk, {
      kind: 'mention',
      fields: [{ entity, field, columns: [field.column], quality: 0.8 }],
      values: [],
      entities: [],
      operator: undefined,
      certainty: 1,
    })
    draft.sureness = Math.min(draft.sureness, BY_OTHERS)
  })
}
const isOfBuying = (word: string): boolean => /^(?:purchase|buying|wholesale|acquisition)$/.test(word)
readTakings.needs = (word: string) => EARNS.test(word) || COSTS.test(word)

/** "how much have the visits brought in per town": with a verb that things are the subjects of, and not those who are paid for them. */
const asksHowMuch = ({ chunks }: Draft, at: number): boolean =>
  /^(?:brings?|brought|generate|gross)/i.test(chunks[at]!.text) &&
  chunks.slice(0, at).some(c => /^(?:how much(?: money| revenue| income)?|what)$/i.test(c.text)) &&
  !asksForMost({ chunks }, at)

/** "which trucks made more than 20,000 euros in total": the sum that they brought in is bounded. */
function isBounded({ chunks }: Draft, at: number): boolean {
  const [bound, number] = chunks.slice(at + 1, at + 3)
  const isMoney = number?.literal?.kind === 'number' && number.literal.unit === 'money'
  return (
    bound?.operator?.type === 'comparator' &&
    isMoney &&
    chunks.some(c => c.operator?.type === 'aggregate' && c.operator.fn === 'sum')
  )
}

/** How sure it is that all of it came in where records tell that some of it may still be open. */
const SOME_OPEN = 0.6

/** Records with an amount each brought in what these come to. */
function nameOwnAmount(draft: Draft, at: number, entity: Entity, field: Field): void {
  const chunk = draft.chunks[at]!
  const fields = [{ entity, field, columns: [field.column], quality: 0.8 }]
  Object.assign(chunk, { kind: 'mention', fields, values: [], entities: [], operator: undefined, certainty: 1 })
  const mayBeOpen = entity.fields.some(f => f.words[0] === 'paid' && f !== field && (f.role === 'boolean' || mayBeEmpty(f))) // oxfmt-ignore
  if (mayBeOpen) draft.sureness = Math.min(draft.sureness, SOME_OPEN)
}

/** `monthly_rent`: what is paid for a thing time and again is nothing that it brought in. */
const isPaidFor = ({ words }: Field): boolean =>
  words.some(word => PERIOD_ADJECTIVES.has(word)) &&
  words.some(word => /^(?:rent|lease|fee|price|charge|dues)$/.test(word))

/** Boats have a name and an address to write to as well. */
const areSomebody = (entity: Entity): boolean =>
  arePeople(entity) && (isPersonNoun(entity.words.at(-1)!) || entity.nameFields.length > 1)

/** Of several amounts the one that it comes to. */
function wholeOf(entity: Entity, fits: (field: Field) => boolean): Field | undefined {
  const whole = isDated(entity) ? amountOfWhole(entity) : undefined
  return whole && isAdditive(whole) && fits(whole) ? whole : undefined
}

/** "makes the most", "brings in the least money": no word behind names another figure. */
function asksForMost({ chunks }: Pick<Draft, 'chunks'>, at: number): boolean {
  const most = chunks.findIndex((c, i) => i > at && i <= at + 4 && /^(?:the )?(?:most|least)(?: money)?$/i.test(c.text))
  const behind = chunks.slice(most + 1).find(c => c.kind !== 'filler')
  const isMoney = /^(?:money|income|cash)$/i.test(behind?.text ?? '')
  // "the most money from deliveries": what it came from is a kind of those records.
  const source = chunks.slice(most + 1).find(c => c.kind !== 'filler' && !/^(?:money|income|cash)$/i.test(c.text))
  const isOfKind = (isMoney || !behind?.entities.length) && source?.values.some(v => v.field.role === 'category')
  return (
    most > 0 &&
    (!behind ||
      behind.literal?.kind === 'date' ||
      (isMoney && !source) ||
      Boolean(isOfKind) ||
      (isMoney && source?.literal?.kind === 'date'))
  )
}
