import { findUnit } from '../calls/units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { attributesOf, isMeasuredBy } from '../conditions/field-units.ts'
import { HEAD } from '../asks/head-of.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { FILLERS } from '../language/lexicon.ts'
import { nounsOfDoing } from '../language/nouns-of-doing.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Message } from '../requests/read-message.ts'
import { stem, wordsOf } from '../language/words.ts'
import { IN_CHARGE } from '../reading/keys-of-verbs.ts'
import { fieldOfVerb, verbsOf } from '../reading/verb-fields.ts'
import { slotsOfEmployment } from './slots-of-employment.ts'
import { addressesIn, type AddressSlots } from './address-parts.ts'
import type { Slot } from './slots.ts'
import { verbStemOf } from './verbs.ts'

/** A stretch of a message that names a slot; offsets into its text. */
export interface SlotMention {
  slot: Slot
  start: number
  end: number
  /** 1 for the slot's own words, less for a part or a synonym. */
  quality: number
  /** The word says that it is not so: "closed" of an `isOpen`. */
  isDenied?: true
}

const LONGEST = 5
const listOf = (words: string) => words.split(' ')
/** Words that people add to a field, without another meaning. */
const SAID = new Set(listOf('id number no date address name count amount total text field value'))
/** Words of a slot's name that people leave out. */
const SOFT = new Set([...SAID, ...listOf('is has at on usd eur')])
/** The stems of words that name no slot by themselves. */
const SAID_STEMS = new Set([...SAID].map(stem))
const EMPTY_STEMS = new Set([...SAID, ...FILLERS].map(stem))

/**
 * The places of a message that name slots, from left to right, none inside another. All words of a slot, or its last or
 * first ones ("due" for due date) where no other slot has them; then synonyms that the dictionary knows for its field.
 */
export function nameSlots(message: Message, chunks: Chunk[], entity: Entity, slots: Slot[]): SlotMention[] {
  const { tokens } = message
  const taken = new Array<boolean>(tokens.length).fill(false)
  for (const chunk of chunks) if (isSpokenFor(chunk)) taken.fill(true, chunk.from, chunk.to)
  const found: SlotMention[] = []
  for (const { slot, from, to } of slotsOfEmployment(tokens, slots)) {
    // "Working at Height as …" is called so.
    if (taken.slice(from, to).some(Boolean)) continue
    taken.fill(true, from, to)
    if (slot) found.push({ slot, quality: 0.8, start: tokens[from]!.start, end: tokens[to - 1]!.end })
  }
  const entityStems = entity.words.map(stem)
  const addresses = addressesIn(slots)
  for (let length = LONGEST; length >= 1; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length
      if (taken.slice(from, to).some(Boolean) || isPeriodOfRate(message, from)) continue
      if (length === 1 && (isOrdinal(message, from) || tokens[from]!.norm === 'calling')) continue
      if (
        tokens.slice(from + 1, to).some((t, i) => /[^\s'’_-]/.test(message.text.slice(tokens[from + i]!.end, t.start)))
      )
        continue
      const isOwn = length === 1 && slots.find(slot => slot.name.toLowerCase() === tokens[from]!.text.toLowerCase())
      const stems = tokens.slice(from, to).map(t => t.stem)
      const doer = length === 1 && tokens[to]?.norm === 'by' ? doneBy(tokens[from]!.norm, slots) : undefined
      if (doer) {
        taken.fill(true, from, to + 1)
        found.push({ slot: doer, quality: 0.8, start: tokens[from]!.start, end: tokens[to]!.end })
        continue
      }
      const best =
        (isOwn ? { slot: isOwn, quality: 1 } : undefined) ??
        slotOfAddress(stems, addresses) ??
        bestSlot(stems, slots, entityStems) ??
        (length === 1 && NOTE.has(stems[0]!) ? slotOfNotes(entity, slots) : undefined) ??
        synonym(chunks, from, to, entity, slots) ??
        (length === 1 && OF.test(tokens[to]?.norm ?? '')
          ? slotOfRole(tokens[from]!.norm, from, chunks, entity, slots)
          : undefined)
      if (
        !best ||
        isDoneNotPlanned(
          tokens.slice(from, to).map(t => t.norm),
          best.slot,
        )
      )
        continue
      taken.fill(true, from, to)
      found.push({ ...best, start: tokens[from]!.start, end: tokens[to - 1]!.end })
    }
  found.sort((a, b) => a.start - b.start)
  // "set the mileage to 5 km", "set the stock to 85 units": the unit behind a number is a word of the field that is named already.
  const isUnit = (m: SlotMention, at: number) =>
    found.some((before, i) => i < at && before.slot === m.slot) &&
    message.literals.some(l => l.kind === 'number' && tokens[l.to]?.start === m.start)
  return found.filter((mention, at) => !isUnit(mention, at))
}

/** "delivered on Friday" tells when it was done, and does not name a `deliver_on`, the day for which it is planned. */
const isDoneNotPlanned = ([said = '']: readonly string[], { words, field }: Slot): boolean =>
  field?.role === 'date' &&
  isParticiple(said) &&
  !words.includes(said) &&
  words.some(word => rootOf(word) === rootOf(said))

/**
 * "first day March 10", "the last one": part of a name only before what somebody is called ("first Ann, last Lee"). Who "is calling" is on
 * the phone, and called nothing.
 */
const isOrdinal = ({ tokens, text }: Message, at: number): boolean =>
  /^(?:first|last|middle|full)$/.test(tokens[at]!.norm) && !CALLED.test(text.slice(tokens[at]!.end))
const CALLED = /^\s*[:=]|^\s+["“]?\p{Lu}\p{L}*(?!\P{L}*\s\d)/u

/** "48 an hour", "36 a kilo": for how long or for how much a figure is the price. */
const isPeriodOfRate = ({ tokens, literals }: Message, at: number): boolean =>
  (/^(?:hour|day|night|week|month|year)$/.test(tokens[at]!.norm) || findUnit(tokens[at]!.norm) !== undefined) &&
  /^(?:an?|per|each|every)$/.test(tokens[at - 1]?.norm ?? '') &&
  literals.some(({ kind, to }) => kind === 'number' && to === at - 1)

/** "the supply address", "the home address" where there is only one: the whole of it, by the place of its street. */
function slotOfAddress(
  stems: string[],
  addresses: readonly AddressSlots[],
): Omit<SlotMention, 'start' | 'end'> | undefined {
  if (!addresses.length || stems.at(-1) !== stem('address')) return undefined
  const said = stems.slice(0, -1).join(' ')
  const own = addresses.find(({ prefix }) => prefix.split(' ').map(stem).join(' ') === said)
  const only = addresses.length === 1 && (!said || OF_ADDRESSES.has(said)) ? addresses[0] : undefined
  const slot = (own ?? only)?.parts.get('street')
  return slot && { slot, quality: 0.9 }
}
const OF_ADDRESSES = new Set(listOf('home postal mailing residential full new current').map(stem))

const NOTE = new Set(listOf('note comment remark').map(stem))
/** "a note" where nothing is called so: the one free text that a record may go without. */
function slotOfNotes({ nameFields }: Entity, slots: Slot[]): Omit<SlotMention, 'start' | 'end'> | undefined {
  const isOwn = (field: Field) => nameFields.includes(field) || /^(?:email|phone|url|date|id)$/.test(field.role)
  const [slot, ...more] = slots.filter(({ type, nullable, choices, target, schema, field }) => {
    const isFree = type === 'string' && nullable && !choices.length && !target && schema.format === undefined
    return isFree && !(field && isOwn(field))
  })
  return slot && !more.length ? { slot, quality: 0.7 } : undefined
}

/** "organised by Ann": the text that holds who does it, the "organiser". */
function doneBy(participle: string, slots: Slot[]): Slot | undefined {
  const fits = slots.filter(
    slot => slot.type === 'string' && slot.words.some(word => verbStemOf(word) === stem(participle)),
  )
  return /(?:ed|en|n|t)$/.test(participle) && fits.length === 1 ? fits[0] : undefined
}

/** A literal, or a name or value of the data in several words. */
const isSpokenFor = (chunk: Chunk): boolean =>
  (chunk.literal !== undefined && chunk.literal.kind !== 'number') ||
  (chunk.to - chunk.from > 1 && chunk.values.some(v => v.quality >= 0.9) && !chunk.fields.some(f => f.quality >= 0.9))

/** "the day rate" of a `daily_rate`: the period as a noun and as an adjective. */
const PERIODS: ReadonlyMap<string, string> = new Map(
  ['hour hourly', 'day daily', 'night nightly', 'week weekly', 'month monthly', 'year yearly', 'year annual'].map(
    pair => {
      const [noun, adjective] = pair.split(' ').map(stem)
      return [adjective!, noun!]
    },
  ),
)
const plainPeriod = (word: string): string => PERIODS.get(word) ?? word

function bestSlot(
  said: string[],
  slots: Slot[],
  entityStems: string[],
): Omit<SlotMention, 'start' | 'end'> | undefined {
  const stems = said.map(plainPeriod)
  const key = stems.join(' ')
  const content = (words: string[], soft = SOFT) => words.filter(w => !soft.has(w))
  const own = (slot: Slot) => slot.words.map(word => plainPeriod(stem(word)))
  const joined = (words: string[]) => words.map(w => plainPeriod(stem(w))).join(' ')
  const first = (rule: (slot: Slot) => boolean, quality: number) => {
    const fits = slots.filter(rule)
    return fits.length === 1 ? { slot: fits[0]!, quality } : undefined
  }
  const exact = slots.find(slot => own(slot).join(' ') === key)
  if (exact) return { slot: exact, quality: 1 }
  // "the daily limit" of `limits.daily`: what an object's part is called with the name of the object, in either order.
  const sorted = [...said].sort().join(' ')
  const inObject = first(
    ({ field }) =>
      field !== undefined && field.column.includes('.') && field.words.map(stem).sort().join(' ') === sorted,
    0.95,
  )
  if (inObject) return inObject
  // "invoice no" names it by its number, "no parking" denies it.
  if (stems[0] === 'no') return undefined
  // "the leaving date" of `left_on`
  const verb = stems.length === 2 && /^(?:date|day|time)$/.test(stems[1]!) ? stems[0] : undefined
  const dates = slots.flatMap(slot => (slot.field?.role === 'date' ? [{ slot, field: slot.field }] : []))
  const ending = verb && fieldOfVerb(verbsOf(verb, undefined), dates)
  if (ending) return { slot: ending.slot, quality: 0.8 }
  // "the number of seats"
  if (stems[0] === 'number' && stems[1] === 'of') {
    const counted = bestSlot(stems.slice(2), slots, entityStems)
    return counted && /^(?:integer|number)$/.test(counted.slot.type) ? counted : undefined
  }
  if (
    entityStems.length &&
    stems.length > entityStems.length &&
    stems.slice(0, entityStems.length).join() === entityStems.join()
  ) {
    const inner = bestSlot(stems.slice(entityStems.length), slots, [])
    if (inner && inner.quality >= 0.8) return inner
  }
  // "a project called …" is the record itself, and neither its `project_number` nor a part of its `project_manager`.
  if (entityStems.length > 0 && key === entityStems.join(' ')) return undefined
  // "phone number", "e-mail address", "due": with or without the words that say nothing of their own.
  const soft = content(stems, SAID_STEMS).join(' ')
  if (soft) {
    const fit = first(slot => joined(content(slot.words)) === soft, soft === key || stems.length > 1 ? 0.9 : 0.8)
    if (fit) return fit
  }
  if (stems.every(word => EMPTY_STEMS.has(word))) return undefined
  return (
    first(slot => slot.words.length > stems.length && own(slot).slice(-stems.length).join(' ') === key, 0.8) ??
    first(
      slot => slot.words.length > stems.length && own(slot).slice(0, stems.length).join(' ') === key && !slot.target,
      0.65,
    ) ??
    // "assigned to", "owned by": the verb of a role.
    (stems.length === 1
      ? first(slot => Boolean(slot.target) && slot.words.some(word => verbStemOf(word) === stems[0]), 0.7)
      : undefined)
  )
}

const OF = /^(?:of|for|at|in|on)$/
/** "the boss of Sales" where one key is called after who is in charge, "the vet for visit 7" where one leads to those: that key. */
function slotOfRole(
  said: string,
  at: number,
  chunks: readonly Chunk[],
  entity: Entity,
  slots: Slot[],
): Omit<SlotMention, 'start' | 'end'> | undefined {
  const keys = slots.filter(({ target }) => target !== undefined && target !== entity.key)
  // "the keeper of the East wing" of a `keeper_employee_id`
  const called = keys.filter(({ words }) => words.length > 2 && words[0] === said)
  const inCharge = HEAD.test(said) && !arePeople(entity) ? keys.filter(({ words }) => words.some(word => IN_CHARGE.test(word))) : [] // oxfmt-ignore
  const kinds = chunks.find(({ from, to }) => from === at && to === at + 1)?.entities.filter(({ quality }) => quality >= 0.8) // oxfmt-ignore
  const fits = called.length
    ? called
    : inCharge.length
      ? inCharge
      : keys.filter(({ target }) => kinds?.some(kind => kind.entity.key === target))
  return fits.length === 1 ? { slot: fits[0]!, quality: 0.7 } : undefined
}

/** What sets a figure that was foreseen apart from the one that it came to. */
const FORESEEN = /^(?:estimated?|planned|expected|budgeted|quoted|forecast|projected|actual|final|real)$/

/** What the dictionary knows by other words: "mail" for e-mail, "worth" for value. */
function synonym(
  chunks: Chunk[],
  from: number,
  to: number,
  entity: Entity,
  slots: Slot[],
): Omit<SlotMention, 'start' | 'end'> | undefined {
  const chunk = chunks.find(c => c.from === from && c.to === to)
  if (!chunk || chunk.kind === 'filler' || chunk.entities.some(e => e.quality >= 0.8)) return undefined
  if (wordsOf(chunk.text).every(word => SAID_STEMS.has(stem(word)))) return undefined
  const fields = chunk.fields
    .filter(f => f.entity === entity && f.columns.length === 1 && f.quality >= 0.45 && f.field.role !== 'reference')
    .sort((a, b) => b.quality - a.quality)
  const known = fields.flatMap(({ field, quality }) => {
    const slot = slots.find(s => s.field === field)
    return slot ? [{ slot, quality }] : []
  })
  const [best, next] = known
  // "the cost" of an estimated and an actual one is neither.
  const isOpen = next?.quality === best?.quality && [best, next].some(one => one?.slot.words.some(word => FORESEEN.test(word))) // oxfmt-ignore
  if (!best || isOpen) return undefined
  return { slot: best.slot, quality: Math.min(best.quality, 0.9), ...(chunk.negated && { isDenied: true }) }
}

/** A year or a day by what was done then. */
const isDoneAt = ({ words }: Slot, participle: string): boolean =>
  words.length === 2 &&
  (words[0] === participle || nounsOfDoing(participle).includes(words[0]!)) &&
  /^(?:on|at|date|day|year|time)$/.test(words[1]!)

/** The slots that verbs of measure speak of: "weighs" of a weight, "costs" of a price; with the preposition behind the verb. */
export function slotsOfVerbs({ tokens }: Message, slots: Slot[]): SlotMention[] {
  return tokens.flatMap(({ norm, start, end }, at) => {
    const measured = at > 0 && /(?:s|ed|ing|born)$/.test(norm) ? attributesOf(norm) : undefined
    // "published in 2024" of a `published_year`, "signed on 3 May" of a `signed_on`: the participle is the slot's own.
    const isBeforeNumber = tokens.slice(at + 1, at + 5).some(token => /\d/.test(token.norm))
    const own = at > 0 && isParticiple(norm) && isBeforeNumber ? slots.filter(slot => isDoneAt(slot, norm)) : []
    const fits =
      own.length === 1 ? own : measured ? slots.filter(slot => slot.field && isMeasuredBy(slot.field, measured)) : []
    const next = tokens[at + 1]
    const isLink = next !== undefined && /^(?:in|at|on|up)$/.test(next.norm)
    return fits.length === 1 ? [{ slot: fits[0]!, quality: 0.6, start, end: isLink ? next.end : end }] : []
  })
}
