import { withinSentence } from './read-name.ts'
import { onlyOne } from '../../../lib/only-one.ts'
import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { placeKind } from '../calls/write-places.ts'
import { dayOf } from '../entity-model/held-times.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsAbove } from '../entity-model/relations.ts'
import { isCountryName, isStateName } from '../language/places.ts'
import { coerce } from './coerce.ts'
import { isCode, isIdentity, placeIn, queryFor, roleOfLiteral, roleOfSlot, slotsFor } from './place-value.ts'
import { chunksAt, free, giveClocks, isGiven, take, type NewRecord } from './new-record.ts'
import { readBy } from './read-by.ts'
import { isOrganisation, readForWhom, readListed, readSmall } from './read-listed.ts'
import { readTarget } from './read-target.ts'
import { readModel } from './read-model.ts'
import { readOnlyNumber, readOnlyQuote, readOnlyText } from './read-needed.ts'
import { readDoneBy, readDoneThen } from './read-participles.ts'
import { momentIn, readLength, readMeasured } from './read-span.ts'
import { spanSlots } from './span-slots.ts'
import { slotOfShape } from './shaped-codes.ts'
import type { Slot } from './slots.ts'

/** Values whose slot is not named: their own form, the data or the words around them tell where they belong. */
export function readPhrases(record: NewRecord): void {
  readReferences(record)
  readTimeOfPlace(record)
  readDoneBy(record)
  readBy(record)
  readMeasured(record)
  readLocalPhone(record)
  readLiterals(record)
  readDoneThen(record)
  readLength(record)
  readSmall(record, true)
  readKnownValues(record)
  readModel(record)
  readPlace(record)
  readTitle(record)
  readForWhom(record)
  readListed(record)
  readCompany(record)
  readKnownWords(record)
  readShapedCodes(record)
  readOnlyText(record)
  readOnlyQuote(record)
  readOnlyNumber(record)
}

/** "for 49.90", "at 20": a bare number behind these is what the thing costs. */
const isPriced = ({ message, masked }: NewRecord, { literal, from }: Chunk): boolean =>
  literal?.kind === 'number' &&
  !literal.measure &&
  !literal.word &&
  /(?:\b(?:for|at|costs?|costing|worth|priced(?: at)?))\s*$/i.test(masked.slice(0, message.tokens[from]!.start))

/** E-mail addresses, phone numbers, amounts and dates go to the one free slot of their kind. */
function readLiterals(record: NewRecord): void {
  for (const chunk of record.chunks) {
    const { literal } = chunk
    if (!literal || record.taken.has(chunk)) continue
    const role = roleOfLiteral(literal) ?? (isPriced(record, chunk) ? 'money' : undefined)
    const span = literal.kind === 'date' ? spanSlots(free(record)) : undefined
    if (span && literal.kind === 'date' && (literal.first !== literal.last || literal.times)) {
      record.taken.add(chunk)
      record.values[span.start.name] = momentIn(span.start, literal.first, literal.times?.[0])
      record.values[span.end.name] = momentIn(span.end, literal.last, literal.times?.[1])
      continue
    }
    const fits = role ? free(record).filter(s => roleOfSlot(s) === role && !/creat|updat|modif/.test(s.name)) : []
    const slot =
      endOfSpan(record, chunk, fits) ??
      fits.find(s => s.required) ??
      (span && fits.includes(span.start) ? span.start : undefined) ??
      (fits.length === 1 || role !== 'date' ? fits[0] : undefined)
    if (!slot) continue
    const read = coerce(chunk.text, [chunk], slot)
    record.taken.add(chunk)
    if ('problem' in read) record.problems.push(read.problem)
    else {
      record.values[slot.name] = read.value
      giveClocks(record, [chunk], slot)
    }
  }
}

/** "555-0199", "07700 900111" with the zero of a trunk call (ITU-T E.123), where the record has one phone number. */
const LOCAL_PHONE = /(?<![\w-]|[\d)] )(\d{3}[-.]\d{4}|0\d{2,4}[ -]\d{3,7}(?:[ -]\d{3,4})?)(?![\w-])/u
function readLocalPhone(record: NewRecord): void {
  const fits = free(record).filter(slot => roleOfSlot(slot) === 'phone')
  const found = fits.length === 1 ? untaken(record, LOCAL_PHONE) : undefined
  if (!found) return
  record.values[fits[0]!.name] = found.value
  take(record, found)
}

/** "a new van QV-520" of plates that are written so. */
function readShapedCodes(record: NewRecord): void {
  for (const chunk of record.chunks) {
    const isOpen = !record.taken.has(chunk) && !chunk.values.length && !chunk.entities.length && !chunk.fields.length
    const slot = isOpen ? slotOfShape(chunk.text, free(record), record.context.app) : undefined
    if (!slot) continue
    record.values[slot.name] = chunk.text
    record.taken.add(chunk)
  }
}

/** "until 5 May": the last day, where the records have one. */
function endOfSpan({ slots, message, masked }: NewRecord, { from }: Chunk, fits: Slot[]): Slot | undefined {
  const end = spanSlots(slots)?.end
  const isEnd = /\b(?:until|till|through|ending|ends?|to)\s+(?:on\s+|the\s+)*$/i
  return end && fits.includes(end) && isEnd.test(masked.slice(0, message.tokens[from]!.start)) ? end : undefined
}

/** The name of a record that the new one belongs to. */
function readReferences(record: NewRecord): void {
  const { context, taken } = record
  for (const chunk of record.chunks) {
    if (taken.has(chunk) || !chunk.values.length) continue
    for (const slot of free(record)) {
      const match = slot.target
        ? chunk.values
            .filter(v => v.entity.key === slot.target && (isIdentity(v) || isCode(v)))
            .sort((a, b) => b.quality - a.quality)[0]
        : undefined
      if (!match || /^new$/i.test(chunk.text)) continue
      record.references.push({ parameter: slot.name, query: queryFor(context.app, match), label: chunk.text })
      taken.add(chunk)
      break
    }
  }
  // "for customer cus_7", "to project 3": the noun of a relative and its key.
  for (const slot of free(record)) {
    const target = slot.target && context.app.model.entities.find(e => e.key === slot.target)
    if (!target) continue
    const at = record.chunks.findIndex(
      (c, i) =>
        c.entities.some(e => e.entity === target) && record.chunks[i + 1]?.literal && !taken.has(record.chunks[i + 1]!),
    )
    const value = record.chunks[at + 1]
    const placed = at >= 0 && value ? placeIn(value.text, [value], slot, context.app) : undefined
    if (!placed || 'problem' in placed) continue
    if ('reference' in placed) record.references.push(placed.reference)
    else record.values[slot.name] = placed.value
    taken.add(value!)
    taken.add(record.chunks[at]!)
  }
}

/**
 * "book pitch 3 for Ann at Oslo on 8 May" of bookings for the market days of a market: the place and the day tell which of those it is. Only where
 * they have no day of their own that it may be.
 */
function readTimeOfPlace(record: NewRecord): void {
  const { context, taken, chunks } = record
  if (free(record).some(slot => slot.field?.role === 'date' || /^date/.test(String(slot.schema.format ?? '')))) return
  const [day, ...days] = chunks.filter(c => !taken.has(c) && c.literal?.kind === 'date')
  if (!day || days.length) return
  for (const slot of free(record)) {
    const target = context.app.model.entities.find(e => e.key === slot.target)
    const held = target && kindsAbove(target, context.app.model).find(e => dayOf(e, context.app.model) === target)
    const places = held
      ? chunks.filter(c => !taken.has(c) && c.values.some(v => v.entity === held && isIdentity(v)))
      : []
    const [place, ...others] = places
    if (!target || !place || others.length) continue
    const label = `${place.text} ${day.text}`
    const { found, unknown, isBulk } = readTarget(`${target.noun} at ${label}`, { ...context, entity: target })
    if (!found.target || unknown.length || isBulk) continue
    record.references.push({ parameter: slot.name, query: found.target, label })
    for (const chunk of [place, day, ...chunks.filter(c => c.entities.some(e => e.entity === held))]) taken.add(chunk)
  }
}

/** A value that the data has in one field of these records, or that a schema lists. */
function readKnownValues(record: NewRecord): void {
  const { context, taken } = record
  for (const chunk of record.chunks) {
    if (taken.has(chunk) || !chunk.values.length || /^new$/i.test(chunk.text)) continue
    const own = chunk.values.find(
      v =>
        v.entity === context.entity &&
        v.columns.length === 1 &&
        v.values.length === 1 &&
        !v.negated &&
        !isIdentity(v) &&
        v.quality >= 0.8,
    )
    const slot = own && free(record).find(s => s.field?.column === own.columns[0])
    if (!slot) continue
    const read = coerce(String(own.values[0]), [], slot)
    if ('problem' in read) continue
    record.values[slot.name] = read.value
    taken.add(chunk)
  }
}

/** Lower-case words that a list of choices or a flag has: "urgent", "archived". */
function readKnownWords(record: NewRecord): void {
  const { context, taken } = record
  for (const chunk of record.chunks) {
    if (taken.has(chunk) || chunk.kind !== 'unknown') continue
    const fits = slotsFor(chunk.text, [chunk], context.entity, free(record), context.app).filter(
      f => 'value' in f.placed,
    )
    if (fits.length !== 1) continue
    record.values[fits[0]!.slot.name] = (fits[0]!.placed as { value: unknown }).value
    taken.add(chunk)
  }
}

const slotWith = (record: NewRecord, pattern: RegExp, type = 'string'): Slot | undefined =>
  onlyOne(free(record).filter(s => s.type === type && !s.choices.length && !s.target && pattern.test(s.words.at(-1)!)))

/** "…, phone 555-0199. She lives …": who is spoken of goes by no such name. */
const PRONOUN = /^(?:I|We|You|He|She|It|They|This|That|These|Those|There|His|Her|Its|Their|Our|My|Your)$/u

/** Runs a pattern over what is not taken yet; the first group is the value. */
function untaken(record: NewRecord, pattern: RegExp): { value: string; start: number; end: number } | undefined {
  const { message, span } = record
  for (const match of message.text.slice(span.start, span.end).matchAll(new RegExp(pattern.source, 'gu'))) {
    const value = withinSentence(match[1]!)
    if (testIn(value, PRONOUN)) continue
    const start = span.start + match.index + match[0].lastIndexOf(match[1]!)
    const end = start + value.length
    const isTaken = chunksAt(record, { start, end }).some(c => record.taken.has(c))
    if (!isTaken) return { value, start, end }
  }
  return undefined
}

const PROPER = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*`

/** "based in Lyon, France", "from Austin, TX": a town and the state or country it lies in (ISO 3166). */
function readPlace(record: NewRecord): void {
  const city = slotWith(record, /^(?:city|town)$/)
  const country = slotWith(record, /^(?:country|nation)$/)
  const state = slotWith(record, /^(?:state|province)$/)
  for (const place of places(record)) {
    const parts = place.value.split(/,\s*/)
    let at = place.start
    const set = (slot: Slot | undefined, value: string | undefined) => {
      if (!slot || !value || isGiven(record, slot)) return
      record.values[slot.name] = value
      at = place.start + place.value.indexOf(value)
      take(record, { start: at, end: at + value.length })
    }
    if (country && isCountryName(parts.at(-1)!)) set(country, parts.pop())
    const next = parts.at(-1)
    if (state && next && isStateName(next) && (parts.length > 1 || !city)) set(state, parts.pop())
    if (parts.length !== 1) continue
    // "Ann Lee from Trondheim": where nothing else can be what somebody comes from.
    const isOrigin =
      arePeople(record.context.entity) &&
      /\bfrom\s+$/i.test(record.masked.slice(0, place.start)) &&
      !free(record).some(isOrganisation)
    const isTown = /\b(?:from|in)\s+$/i.test(record.masked.slice(0, place.start)) && placeKind(parts[0]!) === 'city'
    if (place.isSaid || isOrigin || isTown || place.value.includes(',')) set(city, parts[0])
  }
}

/** "based in Oslo, Norway", "from Lima": where somebody or something is. */
const IN_PLACE = pattern('gu')`
  (?:,\s*(?=${PROPER},\s*${PROPER})|\b(based|located|situated|living|lives|resides|headquartered|residing|lived)?\s*\b(?:in|from|at|out of)\s+)
  (${PROPER}(?:,\s*${PROPER}){0,2})
`

/** What is named behind a preposition of place; `isSaid` where a verb says that somebody lives or is based there. */
function places(record: NewRecord): { value: string; start: number; isSaid: boolean }[] {
  const { message, span, taken } = record
  return [...message.text.slice(span.start, span.end).matchAll(IN_PLACE)].flatMap(match => {
    const value = match[2]!
    const start = span.start + match.index + match[0].lastIndexOf(value)
    // "…, Lisbon, Portugal": a town and its country, without a preposition.
    const [town = '', region = ''] = value.split(/,\s*/)
    if (match[0].startsWith(',') && !(isCountryName(region) && placeKind(town) === 'city')) return []
    const isFree = !chunksAt(record, { start, end: start + value.length }).some(c => taken.has(c))
    return isFree ? [{ value, start, isSaid: match[1] !== undefined }] : []
  })
}

/** "she is the head of sales", "works as a nurse": what somebody does. */
const AS_JOB = pattern('u')`
  (?:
    (?:\b(?:he|she|they|who)(?:\s+is|\s+are|['’]s|['’]re)|\bworks as|,)\s+(?:a|an|the|our|their)\s+
    |\b(?:he|she|who)(?:\s+is|['’]s)\s+(?:now\s+)?(?=\p{Lu}\p{L}*(?:\s+(?:of\s+)?\p{Lu}\p{L}*)*\s+(?:at|for|with)\s+\p{Lu})
    |\bas\s+(?:(?:a|an|the|our|their|new)\s+)*
  )(${PROPER}(?:\s+of\s+${PROPER})?)(?=\s*(?:[,;.]|$|\b(?:in|at|for|with|of|from)\b))
`

/** "she's a Buyer", "as Head of Sales": what a person does. */
function readTitle(record: NewRecord): void {
  const slot = slotWith(record, /^(?:title|role|position|occupation|profession)$/)
  if (!slot || slot.words.length === 1) return
  // "CTO at Foo": a short phrase between a comma and where the person works.
  const beforeCompany = untaken(
    record,
    new RegExp(String.raw`[,;(]\s*(${PROPER}(?:\s+of\s+${PROPER})?)\s+(?:at|for|with)\s+(?=\p{Lu})`, 'u'),
  )
  const found = beforeCompany ?? untaken(record, AS_JOB)
  if (!found) return
  record.values[slot.name] = found.value
  take(record, found)
}

/** "works for Acme & Sons", "from Baker and Co": with whom somebody is. */
const AT_COMPANY = pattern('u')`
  \b(?:from|at|of|with|works for|working for|employed by|,\s*)\s+
  (\p{Lu}[\p{L}\p{N}'’.&-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|and(?=\s+\p{Lu}))){0,5})
`

/** "Jane Doe from Acme Ltd": where a person works, where the records have that as a text. */
function readCompany(record: NewRecord): void {
  const fits = free(record).filter(isOrganisation)
  if (fits.length !== 1) return
  const found = untaken(record, AT_COMPANY)
  if (!found) return
  const value = found.value.replace(/\s+(?:and|&)$/, '').replace(/[.:;]$/, '')
  record.values[fits[0]!.name] = value
  take(record, { start: found.start, end: found.start + value.length })
}
