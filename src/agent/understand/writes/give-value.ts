import type { Chunk } from '../chunks/chunk.ts'
import { FILLERS } from '../language/lexicon.ts'
import { wordsOf } from '../language/words.ts'
import type { Message } from '../requests/read-message.ts'
import { acceptSpread, acceptWithClock } from './accept-value.ts'
import { giveRelative, isDay, shiftIn, slotRaised } from './by-how-much.ts'
import { chunksIn, coerce, unquote } from './coerce.ts'
import { addLoose, giveLoose, holdsSeveral } from './give-loose.ts'
import type { SlotMention } from './name-slots.ts'
import { spreadParts } from './parts-of-object.ts'
import { placeIn } from './place-value.ts'
import { spreadAddress } from './read-address.ts'
import { readTarget } from './read-target.ts'
import type { ChangeContext, WriteRequest } from './request.ts'
import { cannotBeEmpty, labelOf, type Slot } from './slots.ts'
import type { Given } from './spans.ts'
import { VERBS } from './verbs.ts'

/** A message that says what is to be so, and the slots that it names. */
export interface Told {
  message: Message
  chunks: Chunk[]
  mentions: SlotMention[]
}

/** Places one value of a message in a request: in the slot that it names, else in the one that it fits. */
export function giveValue(
  given: Given,
  { message, chunks, mentions }: Told,
  request: WriteRequest,
  context: ChangeContext,
): void {
  const { slot } = given
  const start = given.start === undefined ? undefined : behindLink(message.text, given.start, given.end!)
  const text = start === undefined ? '' : message.text.slice(start, given.end)
  const own = start === undefined ? [] : chunksIn(message, chunks, start, given.end!)
  if (!slot && isKeyOfOther(given, message, chunks, context)) return void request.unknown.push(unquote(text))
  const by = given.by ?? shiftIn(text)
  if (!slot && by) {
    const meant = slotRaised(text, own, context, mentions.length > 0)
    return meant ? giveRelative({ ...given, by }, text, own, meant, request) : void request.unknown.push(text)
  }
  if (!slot && given.append) return addLoose(text, own, request, context)
  if (!slot) return giveLoose(text, own, request, context, given.until)
  const twice = slot.name in request.values || slot.name in request.relative
  if (twice) return void request.problems.push(`Two values are given for the ${labelOf(slot)}`)
  if (given.flag !== undefined) {
    request.values[slot.name] = given.flag
    return
  }
  if (slot.field && isAsOther(text, slot, request, context)) return
  if (given.remove && !slot.target) {
    request.relative[slot.name] = { remove: unquote(text) }
    return
  }
  if (given.clear && slot.type === 'array' && !slot.items) {
    request.values[slot.name] = []
    return
  }
  if (given.clear) {
    if (slot.nullable) request.values[slot.name] = null
    else if (slot.type === 'boolean') request.values[slot.name] = false
    else request.problems.push(cannotBeEmpty(slot, context.entity))
    return
  }
  if (given.percent !== undefined || given.by || (by && (isDay(slot) || !slot.choices.length)))
    return giveRelative(given, text, own, slot, request)
  // One more or one less of a list of keys: what is said is a name.
  if (slot.type === 'array' && slot.target && (given.append || given.remove)) return void request.unknown.push(text)
  if (given.append && (slot.type === 'array' || slot.field?.role === 'text' || !slot.choices.length)) {
    const read = coerce(text, own, slot)
    if ('problem' in read) return void request.problems.push(read.problem)
    if (slot.type === 'array' || slot.field?.role === 'text' || holdsSeveral(slot))
      request.relative[slot.name] = { append: Array.isArray(read.value) ? read.value.join(', ') : String(read.value) }
    else request.values[slot.name] = read.value
    return
  }
  // Words for "nothing" empty a field.
  if (slot.nullable && /^(?:null|none|nothing|empty|blank|nobody|no one|noone)$/i.test(text.trim())) {
    request.values[slot.name] = null
    return
  }
  if (!slot.choices.length && (isLeftOver(text) || (slot.type !== 'array' && goesOnBehindQuote(text))))
    return void request.unknown.push(unquote(text))
  const slots = context.operation?.slots ?? []
  const spread =
    spreadAddress(text, slot, slots, context.app, isPartNamed(given, message, mentions)) ??
    (isNameSaid(given, message, mentions) ? undefined : spreadParts(text, slot, slots))
  if (spread) return acceptSpread(spread, request)
  acceptWithClock(placeIn(text, own, slot, context.app), slot, own, slots, request)
}

/** "that of order 5", "the same as Ann Lee": of another record of the kind. */
const AS_OTHER = /^(?:(?:that|the one) (?:of|from)|the same(?: [\p{L} ]+?)? as(?: (?:that|the one) of)?) (\S.*)$/iu

/** Whether a value is what another record has there, which is looked up. */
function isAsOther(text: string, slot: Slot, request: WriteRequest, context: ChangeContext): boolean {
  const [, other] = AS_OTHER.exec(text.trim()) ?? []
  const { found, unknown, isBulk } = other ? readTarget(other, context) : { found: {}, unknown: [], isBulk: false }
  if (!other || !found.target || unknown.length || isBulk) return false
  request.references.push({ parameter: slot.name, query: found.target, label: other, column: slot.field!.column })
  return true
}

/** "the contact's name": the part by its own name, and not the whole of it. */
const isNameSaid = ({ slot, start = 0 }: Given, { text }: Message, mentions: readonly SlotMention[]): boolean =>
  mentions.some(m => m.slot === slot && m.end <= start && /name$/i.test(text.slice(m.start, m.end)))

/** "the street": a part of an address by its own name, and not the whole of it. */
const isPartNamed = ({ slot, start = 0 }: Given, { text }: Message, mentions: readonly SlotMention[]): boolean =>
  mentions.some(m => m.slot === slot && m.end <= start && !/address$/i.test(text.slice(m.start, m.end)))

/** "put parcel 7 on shelf 12": a number right behind the noun of other records is a key of theirs, no figure of this one. */
function isKeyOfOther(
  { start, end }: Given,
  { text, tokens }: Message,
  chunks: Chunk[],
  { entity }: ChangeContext,
): boolean {
  if (start === undefined || !/^#?\d+$/.test(text.slice(start, end).trim())) return false
  const noun = chunks.findLast(c => tokens[c.to - 1]!.end <= start)
  const isBeside =
    noun !== undefined && /^\s*(?:no\.?|number|#)?\s*$/i.test(text.slice(tokens[noun.to - 1]!.end, start))
  return isBeside && noun.entities.some(e => e.quality >= 0.9 && e.entity !== entity)
}

/** "class to 7A": a value begins behind what links it to its field. */
const behindLink = (text: string, start: number, end: number): number =>
  start + (/^(?:to|as)\s+(?=\S)/i.exec(text.slice(start, end))?.[0].length ?? 0)

/** Words of grammar alone say nothing that could be kept. */
const isEmptyOfContent = (text: string): boolean =>
  /\s/.test(text.trim()) && wordsOf(text).every(word => FILLERS.has(word)) && !/\p{Lu}|\d/u.test(text)

/** "“Call ahead” to Ann": a text in quotation marks is a value as it stands, and no more than that. */
const goesOnBehindQuote = (text: string): boolean => /^\s*(?:"[^"]*"|“[^”]*”)\s+\p{L}/u.test(text)

/** A value that goes on with another command was cut in the wrong place. */
const isLeftOver = (text: string): boolean => {
  if (/^["“'‘]/.test(text.trim())) return false
  if (isEmptyOfContent(text)) return true
  const next =
    /\b(?:and|then)\s+(?:also\s+)?(\w+)\b/i.exec(text)?.[1] ??
    /(?:[,;.!]|\s[-–—])\s+(?:please\s+|so\s+)?(\w+)\s+(?:it|that|this|him|his|her|them|their|its|the)\b/i.exec(
      text,
    )?.[1]
  return next !== undefined && next.toLowerCase() in VERBS
}
