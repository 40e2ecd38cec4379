import type { Chunk } from '../chunks/chunk.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural, stem, wordsOf } from '../language/words.ts'
import { accept, acceptSpread, acceptWithClock } from './accept-value.ts'
import { unquote } from './coerce.ts'
import { isIdentity, placeIn, roleOfSlot, slotsFor, type Placed } from './place-value.ts'
import { spreadAddress } from './read-address.ts'
import type { ChangeContext, WriteRequest } from './request.ts'
import { isText, labelOf, type Slot } from './slots.ts'
import { spanSlots } from './span-slots.ts'
import { participlesOf, verbStemOf } from './verbs.ts'
import { isToday, slotOfState } from './when-done.ts'

/** Gives a value without the name of its slot to the one that it fits. */
export function giveLoose(
  text: string,
  own: Chunk[],
  request: WriteRequest,
  context: ChangeContext,
  isUntil = false,
): void {
  const { app, entity, operation, verb } = context
  const free = (operation?.slots ?? []).filter(s => !(s.name in request.values))
  const end = isUntil ? spanSlots(free)?.end : undefined
  if (end && own.some(c => c.literal?.kind === 'date')) return accept(placeIn(text, own, end, app), end, request)
  const spread = spreadAddress(text, undefined, free, app)
  if (spread) return acceptSpread(spread, request)
  const fits = ofVerb(withoutEnds(slotsFor(text, own, entity, free, app), free), verb).filter(
    ({ slot }) => !(verb !== undefined && MARKS.test(verb) && roleOfSlot(slot) === 'date'),
  )
  const [fit] = fits
  const dated = fits.length ? undefined : stateWithDay(text, own, free, context)
  // "promote Ann to Lead Designer": what a person is, and nobody else's name.
  const titles =
    fits.length ||
    own.some(c => c.values.some(isIdentity)) ||
    ASSIGNS.test(verb ?? '') ||
    !/^\p{Lu}/u.test(text) ||
    endsInSlot(text, free)
      ? []
      : free.filter(isTitle)
  if (dated) for (const { slot, placed } of dated) accept(placed, slot, request)
  else if (titles.length === 1) accept(placeIn(text, own, titles[0]!, app), titles[0]!, request)
  else if (fits.length === 1) acceptWithClock(fit!.placed, fit!.slot, own, free, request)
  else if (fits.length > 1)
    request.problems.push(
      `“${unquote(text)}” could be the ${fits.map(f => labelOf(f.slot)).join(' or the ')}: say which`,
    )
  else request.unknown.push(unquote(text))
}

/** What is assigned to somebody does not become what they are called. */
const ASSIGNS = /^(?:assign|reassign|give|hand|pass|transfer|allot|allocate|send|forward|delegate)$/

/** Verbs of saying how something is, and not when. */
const MARKS = /^(?:mark|flag|label|tag)$/

/** "paid on 3 May", "paid today": a state and the day on which it came about, where the records keep it; today goes without saying. */
function stateWithDay(
  text: string,
  own: Chunk[],
  free: Slot[],
  { app, entity, now }: ChangeContext,
): { slot: Slot; placed: Placed }[] | undefined {
  const day = own.at(-1)
  if (day?.literal?.kind !== 'date' || own.length < 2 || !text.trimEnd().endsWith(day.text)) return undefined
  const state = text
    .trimEnd()
    .slice(0, -day.text.length)
    .replace(/\s+(?:on|since|from|as of)\s*$/i, '')
    .trim()
  const states = free.filter(({ choices, type }) => choices.length > 0 || type === 'boolean')
  const [fit, ...more] = slotsFor(state, own.slice(0, -1), entity, states, app)
  if (!fit || more.length) return undefined
  const slot = slotOfState(state, free)
  const placed = slot && placeIn(day.text.replace(/^(?:on|since|from|as of)\s+/i, ''), [day], slot, app)
  if (slot && placed && 'value' in placed) return [fit, { slot, placed }]
  return isToday(day.text, now) ? [fit] : undefined
}

/** "add latex to Ann Lee": one more of what a field has several of. */
export function addLoose(
  text: string,
  own: Chunk[],
  request: WriteRequest,
  { app, entity, operation }: ChangeContext,
): void {
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

const isTitle = (slot: Slot): boolean =>
  isText(slot) && slot.words.length > 1 && /^(?:title|role|position)$/.test(slot.words.at(-1)!)

/** "allergies", "languages": a text that is called by a plural has several in it. */
export const holdsSeveral = (slot: Slot): boolean => isText(slot) && isPlural(slot.words.at(-1) ?? '')
