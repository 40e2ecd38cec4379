import { annotate } from '../chunks/annotate.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Query } from '../reading/query.ts'
import type { Message } from '../requests/read-message.ts'
import { readOrder } from './read-order.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isPlural, stem, wordsOf } from '../language/words.ts'
import { giveRelative, isDay, shiftIn, slotRaised } from './by-how-much.ts'
import { chunksIn, coerce, unquote } from './coerce.ts'
import { spreadAddress, type Spread } from './read-address.ts'
import { readJson } from './read-json.ts'
import { maskValues } from './mask.ts'
import { nameSlots, slotsOfVerbs, type SlotMention } from './name-slots.ts'
import { placeIn, slotsFor, type Placed } from './place-value.ts'
import { cannotBeEmpty, labelOf, type Slot } from './slots.ts'
import { spanSlots } from './span-slots.ts'
import { isPronoun, type Given, type Split } from './spans.ts'
import { splitChange } from './split-change.ts'
import { participlesOf, VERBS, verbStemOf } from './verbs.ts'
import { readTarget } from './read-target.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'

/** Reads an update: of all ways to divide the text, the one whose values fit their slots and whose record is understood. */
export function readUpdate(text: string, verb: string | undefined, base: Base, context: ChangeContext): WriteRequest {
  const { app, entity, operation, now } = context
  const slots = operation?.slots ?? []
  const given = readJson(text, slots)
  if (given) return readGiven(given, verb, base, context)
  const message = readOrder(text, now)
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const named = nameSlots(message, chunks, entity, slots)
  // "Rex weighs 30 kg": told by a verb, where no noun names the field.
  const mentions = named.length || verb !== undefined ? named : slotsOfVerbs(message, slots)
  const splits = splitChange(maskValues(message, chunks), verb, mentions)
  if (verb && /^re(name|title)$/.test(verb)) splits.unshift(...asNames(splits, entity, slots))
  splits.unshift(...asAsked(splits, message.text, slots, context.previous))
  let best: WriteRequest | undefined
  for (const split of splits.slice(0, 40)) {
    const read = evaluate(split, { message, chunks, mentions }, base, { ...context, ...(verb !== undefined && { verb }) }) // oxfmt-ignore
    if (!best || read.score > best.score) best = read
    if (read.score >= CLEAN) break
  }
  if (best && (best.score >= CLEAN || best.problems.length || mentions.length)) return best
  const bare = bareTarget(text, verb, base, context)
  return best && (!bare.target || bare.unknown.length) ? best : bare
}

/** "update ticket 2 with {…}": the values spelt out, the record in the words around them. */
function readGiven(
  { values, unknown, rest }: NonNullable<ReturnType<typeof readJson>>,
  verb: string | undefined,
  base: Base,
  context: ChangeContext,
): WriteRequest {
  const text = rest.trim().replace(/\s+(?:with|to|as|using|by|the following|these|values?|data|:|\s)+$/i, '')
  const target = readTarget(verb ? text.slice(verb.length) : text, context)
  const all = [...unknown, ...target.unknown]
  return {
    ...base,
    ...target.found,
    values,
    unknown: all,
    isBulk: target.isBulk,
    score: CLEAN + target.score - 3 * all.length,
  }
}

/** From this score on nothing is wrong with a reading. */
const CLEAN = 50

/** "set it to 64": the field that was asked for before. */
function asAsked(splits: Split[], text: string, slots: Slot[], previous?: Query): Split[] {
  const asked = previous?.project.length === 1 ? previous.project[0]! : []
  const slot = asked.length === 1 ? slots.find(s => (s.field?.column ?? s.name) === asked[0]) : undefined
  if (!slot) return []
  return splits
    .filter(s => s.given.every(g => !g.slot) && isPronoun(text.slice(s.target.start, s.target.end)))
    .map(s => ({ ...s, given: s.given.map(g => ({ ...g, slot })) }))
}

/** "rename X to Y": the name of the record. */
function asNames(splits: Split[], entity: Entity, slots: Slot[]): Split[] {
  const names = slots.filter(s => s.field && entity.nameFields.includes(s.field))
  return names.length === 1
    ? splits
        .filter(s => s.given.every(g => !g.slot))
        .map(s => ({ ...s, given: s.given.map(g => ({ ...g, slot: names[0]! })) }))
    : []
}

/** No value was found: the record alone, so that the question for more can name it. */
function bareTarget(text: string, verb: string | undefined, base: Base, context: ChangeContext): WriteRequest {
  const target = readTarget(verb ? text.trim().slice(verb.length) : text, context)
  return { ...base, ...target.found, unknown: target.unknown, isBulk: target.isBulk, score: target.score - 5 }
}

/** A message that says what is to be so, and the slots that it names. */
interface Told {
  message: Message
  chunks: Chunk[]
  mentions: SlotMention[]
}

/** What one way to divide the message says; the score is the higher the more of it is explained. */
function evaluate(split: Split, told: Told, base: Base, context: ChangeContext): WriteRequest {
  const { message, mentions } = told
  const request: WriteRequest = {
    ...base,
    values: {},
    references: [],
    relative: {},
    unknown: [],
    problems: [],
    score: 0,
  }
  let named = 0
  for (const given of split.given) {
    named += Number(given.slot !== undefined)
    // A value that holds ", department …" was cut in the wrong place.
    const other = mentions.find(
      m => given.start !== undefined && m.start > given.start && m.end <= given.end! && goesOn(message.text, m.start),
    )
    if (other) request.unknown.push(message.text.slice(other.start, given.end))
    giveValue(given, told, request, context)
  }
  const described = message.text.slice(split.target.start, split.target.end)
  const target = readTarget(described === '' && /\btheir\b/i.test(message.text) ? 'them' : described, context)
  request.unknown.push(...target.unknown)
  Object.assign(request, target.found, { isBulk: target.isBulk })
  const first = message.text.slice(split.given[0]!.start, split.given[0]!.end)
  // "change the drill with serial SN-8 to Ann": what stands behind "with" and goes on with "to" tells which one it is.
  if (split.mayDescribe && (target.isBulk || /\sto\s/i.test(unquote(first) === first ? first : '')))
    request.unknown.push(first)
  request.isNamed = split.given.every(g => g.slot !== undefined)
  const count = Object.keys(request.values).length + request.references.length + Object.keys(request.relative).length
  const clean = count > 0 && request.target && !request.unknown.length && !request.problems.length
  request.score =
    (clean ? CLEAN : 0) +
    2 * count +
    named +
    target.score -
    3 * request.unknown.length -
    2 * request.problems.length -
    (request.target ? 0 : 4)
  return request
}

const goesOn = (text: string, at: number): boolean =>
  /(?:[,;]|\band\b)\s*(?:also\s+)?(?:the|his|her|its|their|a|an)?\s*$/i.test(text.slice(0, at))

function giveValue(
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
  if (given.remove) {
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
  if (!slot.choices.length && isLeftOver(text)) return void request.unknown.push(unquote(text))
  const spread = spreadAddress(text, slot, context.operation?.slots ?? [], isPartNamed(given, message, mentions))
  if (spread) return acceptSpread(spread, request)
  accept(placeIn(text, own, slot, context.app), slot, request)
}

/** "allergies", "languages": a text that is called by a plural has several in it. */
const holdsSeveral = ({ type, target, choices, words }: Slot): boolean =>
  type === 'string' && !target && !choices.length && isPlural(words.at(-1) ?? '')

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

/** "the street": a part of an address by its own name, and not the whole of it. */
const isPartNamed = ({ slot, start = 0 }: Given, { text }: Message, mentions: readonly SlotMention[]): boolean =>
  mentions.some(m => m.slot === slot && m.end <= start && !/address$/i.test(text.slice(m.start, m.end)))

/** The parts of an address, each in its own place. */
function acceptSpread(spread: Spread, request: WriteRequest): void {
  if ('problem' in spread) return void request.problems.push(spread.problem)
  const twice = Object.keys(spread.values).find(name => name in request.values)
  if (twice) return void request.problems.push(`Two values are given for the ${twice.replace(/[._]/g, ' ')}`)
  Object.assign(request.values, spread.values)
}

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

function giveLoose(
  text: string,
  own: Chunk[],
  request: WriteRequest,
  { app, entity, operation, verb }: ChangeContext,
  isUntil = false,
): void {
  const free = (operation?.slots ?? []).filter(s => !(s.name in request.values))
  const end = isUntil ? spanSlots(free)?.end : undefined
  if (end && own.some(c => c.literal?.kind === 'date')) return accept(placeIn(text, own, end, app), end, request)
  const spread = spreadAddress(text, undefined, free)
  if (spread) return acceptSpread(spread, request)
  const fits = ofVerb(withoutEnds(slotsFor(text, own, entity, free, app), free), verb)
  const [fit] = fits
  // "promote Ann to Lead Designer": what a person is.
  const titles = fits.length || !/^\p{Lu}/u.test(text) || endsInSlot(text, free) ? [] : free.filter(isTitle)
  if (titles.length === 1) accept(placeIn(text, own, titles[0]!, app), titles[0]!, request)
  else if (fits.length === 1) accept(fit!.placed, fit!.slot, request)
  else if (fits.length > 1)
    request.problems.push(
      `“${unquote(text)}” could be the ${fits.map(f => labelOf(f.slot)).join(' or the ')}: say which`,
    )
  else request.unknown.push(unquote(text))
}

/** "add latex to Ann Lee": one more of what a field has several of. */
function addLoose(text: string, own: Chunk[], request: WriteRequest, { app, entity, operation }: ChangeContext): void {
  const several = (operation?.slots ?? []).filter(slot => slot.type === 'array' || holdsSeveral(slot))
  const [fit, ...more] = slotsFor(text, own, entity, several, app)
  if (fit && !more.length && 'value' in fit.placed)
    request.relative[fit.slot.name] = { append: String(fit.placed.value) }
  else request.unknown.push(unquote(text))
}

/** Verbs of giving something to do. */
const GIVES = /^(?:give|hand|pass|reassign|put|transfer|allot|allocate)$/
/** "assign it to Ann" of an `assigned_to` beside a `created_by`: the slot that is called after the verb. */
function ofVerb<T extends { slot: Slot }>(fits: T[], verb: string | undefined): T[] {
  if (verb === undefined) return fits
  const verbs = GIVES.test(verb) ? [verb, 'assign'] : [verb]
  const isDone = (word: string) => verbs.some(one => isParticiple(word) && rootOf(word) === rootOf(one))
  // "assignee"
  const isDoer = (word: string) => verbs.some(one => participlesOf(one).some(form => stem(form) === verbStemOf(word)))
  const called = fits.filter(({ slot }) => slot.words.some(word => isDone(word) || isDoer(word)))
  return called.length === 1 ? called : fits
}

/** "move the rehearsal to 6 June": of the two ends of its time the beginning, which takes the other one with it. */
function withoutEnds<T extends { slot: Slot }>(fits: T[], slots: Slot[]): T[] {
  const span = fits.length === 2 ? spanSlots(slots) : undefined
  const isSpan = span && fits.every(({ slot }) => slot === span.start || slot === span.end)
  return isSpan ? fits.filter(({ slot }) => slot === span.start) : fits
}

/** "the Legal department": what the last word names is no title. */
const endsInSlot = (text: string, slots: readonly Slot[]): boolean => {
  const last = stem(wordsOf(text).at(-1) ?? '')
  return slots.some(slot => !isTitle(slot) && slot.words.length === 1 && stem(slot.words[0]!) === last)
}

const isTitle = ({ type, words, choices, target }: Slot): boolean =>
  type === 'string' && words.length > 1 && !choices.length && !target && /^(?:title|role|position)$/.test(words.at(-1)!)

function accept(placed: Placed, slot: Slot, request: WriteRequest): void {
  if ('problem' in placed) request.problems.push(placed.problem)
  else if ('reference' in placed) request.references.push(placed.reference)
  else request.values[slot.name] = placed.value
}
