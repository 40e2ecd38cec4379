import { onlyOne } from '../../../lib/only-one.ts'
import { arePeople, isPersonNoun, namesSomebody } from '../entity-model/people.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { stem } from '../language/words.ts'
import { chunksAt, free, isGiven, take, type NewRecord } from './new-record.ts'
import { placesAndYears, smallItems } from './small-items.ts'
import { SMALL_WORDS } from './small-name.ts'
import { isFreeText, isText, type Slot } from './slots.ts'
import type { Span } from './spans.ts'

const ORGANISATION = new Set([...ORGANISATIONS, 'employer'].map(stem))

/** One of a few values, such as a kind of employment, is nobody's employer. */
export const isOrganisation = (slot: Slot): boolean => isText(slot) && slot.words.some(w => ORGANISATION.has(stem(w)))

/** Capitalised words between two commas. */
const ITEM =
  /(?<=[,;]\s*)(\p{Lu}[\p{L}'’.-]*(?:\s+(?:of\s+|and\s+)?\p{Lu}[\p{L}'’.-]*){0,4})(?=\s*(?:[,;]|[.!]?\s*$))/gu
/** A given name and a family name. */
const FULL_NAME = new RegExp(String.raw`^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+${SMALL_WORDS}\p{Lu}[\p{L}'’-]*){1,2}$`, 'u')

/**
 * "new employee: Ann Lee, ann@x.com, Data Engineer", "new customer: Acme, Ann Lee": what stands between commas and is nothing else goes
 * where such a thing belongs. A noun for somebody is what a person does, a full name is who is to be spoken to.
 */
export function readListed(record: NewRecord): void {
  readCapitalised(record)
  readSmall(record)
  for (const [slot, value, span] of placesAndYears(record)) {
    if (slot.name in record.values) continue
    record.values[slot.name] = value
    take(record, span)
  }
}

/** "a table for Ann Lee": whom it is for. */
const FOR_WHOM = new RegExp(
  String.raw`(?<=\bfor\s+)(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+${SMALL_WORDS}\p{Lu}[\p{L}'’-]*){1,2})(?=\s*(?:[,;.(]|$|\b(?:on|at|in|from|of|and|with)\b))`,
  'gu',
)

/** "book a table for Ann Lee": a full name behind "for" is who the record names, where one text of it is somebody's name. */
export function readForWhom(record: NewRecord): void {
  const { message, span, taken, context } = record
  if (arePeople(context.entity) || context.entity.nameFields.some(namesSomebody)) return
  const texts = record.slots.filter(one => isText(one) && one.field !== undefined && namesSomebody(one.field))
  const [slot, ...others] = texts
  const [found, ...more] = [...message.text.slice(span.start, span.end).matchAll(FOR_WHOM)]
  if (!slot || others.length || !found || more.length || isGiven(record, slot)) return
  const start = span.start + found.index
  const end = start + found[1]!.length
  const inside = chunksAt(record, { start, end })
  if (!inside.length || inside.some(c => taken.has(c))) return
  record.values[slot.name] = found[1]!
  take(record, { start, end })
}

/** The same in small letters, of people: "procurement manager at corvane foods". */
export function readSmall(record: NewRecord, isEarly = false): void {
  if (!arePeople(record.context.entity) || isFirm(record)) return
  const texts = free(record).filter(isText)
  for (const [slot, value, span] of smallItems(
    record,
    onlyOne(texts.filter(isTitle)),
    onlyOne(texts.filter(isOrganisation)),
  )) {
    // "head of logistics" before its last word is taken for an industry; a word alone may be one of the records' values.
    if (isEarly && (!/\s/.test(value) || isOneChunk(record, span))) continue
    record.values[slot.name] = value
    take(record, span)
  }
}

const isOneChunk = ({ chunks, message }: NewRecord, { start, end }: Span): boolean =>
  chunks.some(c => message.tokens[c.from]!.start <= start && message.tokens[c.to - 1]!.end >= end)

function readCapitalised(record: NewRecord): void {
  const { message, span, taken } = record
  for (const match of message.text.slice(span.start, span.end).matchAll(ITEM)) {
    const start = span.start + match.index
    const end = start + match[1]!.length
    const inside = chunksAt(record, { start, end })
    if (!inside.length || inside.some(c => taken.has(c))) continue
    const slot = slotOf(match[1]!, record)
    if (!slot) continue
    record.values[slot.name] = match[1]!
    take(record, { start, end })
  }
}

/** The one free text that an item can be. */
function slotOf(item: string, record: NewRecord): Slot | undefined {
  const { entity } = record.context
  const only = (test: (slot: Slot) => boolean) => onlyOne(free(record).filter(slot => isFreeText(slot) && test(slot)))
  const isDoer = isPersonNoun(item.split(/\s+/).at(-1)!.toLowerCase())
  if (arePeople(entity) && !isFirm(record)) return isDoer ? only(isTitle) : undefined
  return FULL_NAME.test(item) && !isDoer ? only(s => s.field !== undefined && isContact(s)) : undefined
}

const isTitle = ({ words }: Slot): boolean => /^(?:title|role|position|occupation|profession|job)$/.test(words.at(-1)!)

/** A text that says who is to be spoken to, not what the record itself is called. */
const isContact = ({ field, words }: Slot): boolean =>
  namesSomebody(field!) ||
  /^(?:contact|manager|owner|representative|attention)(?: (?:name|person))?$/.test(words.join(' '))

/** Records with an address of their own that are called by the name of a firm. */
const isFirm = ({ context }: NewRecord): boolean =>
  context.entity.nameFields.some(({ words }) =>
    words.some(word => /^(?:company|business|firm|organi[sz]ation)$/.test(word)),
  )
