import { pattern } from '../../../lib/patterns.ts'
import { replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { annotate } from '../chunks/annotate.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular, wordsOf } from '../language/words.ts'
import type { Query } from '../reading/query.ts'
import { unquote } from './coerce.ts'
import { giveValue, type Told } from './give-value.ts'
import { maskValues } from './mask.ts'
import { nameSlots, slotsOfVerbs, type SlotMention } from './name-slots.ts'
import { roleOfSlot } from './place-value.ts'
import { giveCurrency } from './read-currency.ts'
import { readJson } from './read-json.ts'
import { readOrder } from './read-order.ts'
import { readTarget } from './read-target.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'
import type { Slot } from './slots.ts'
import { isPronoun, type Split } from './spans.ts'
import { splitChange } from './split-change.ts'
import { signsOfWrongCut } from './wrong-cuts.ts'

/** Reads an update: of all ways to divide the text, the one whose values fit their slots and whose record is understood. */
export function readUpdate(said: string, verb: string | undefined, base: Base, context: ChangeContext): WriteRequest {
  const { app, entity, operation, now } = context
  const slots = operation?.slots ?? []
  const text = phoneMeant(said, slots)
  const given = readJson(text, slots)
  if (given) return readGiven(given, verb, base, context)
  const message = readOrder(text, now)
  const chunks = annotate(message, app.dictionary, app.vocabularies)
  const named = nameSlots(message, chunks, entity, slots).filter((mention, at) => !at || !tellsWhich(mention, text, entity)) // oxfmt-ignore
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

/** "every card tagged urgent", "all tickets with urgency low": a participle right behind the noun, or "with", tells which of them are meant. */
const tellsWhich = ({ start, end, slot }: SlotMention, text: string, { words }: Entity): boolean => {
  const [said = '', noun = ''] = wordsOf(text.slice(0, end)).reverse()
  const isDone = isParticiple(said) && !slot.words.includes(said) && singular(noun) === words.at(-1)
  return isDone || testIn(text.slice(0, start), OF_ALL_WITH)
}
const OF_ALL_WITH = pattern(
  'iu',
)`\b(?:all|every|each|any)\b[^,;:]*\ (?:with|whose|having|where)\ (?:(?:the|an?|its|their)\ )?$`

/** "the number of Ann Lee to 07700 900417": a number that one calls, of records that have no other one. */
const NUMBER_TO_CALL = /\b(the|his|her|their) (?:new )?number(?= of\b[^,;:?!]*? to (?:\+|\(?0)[\d ()./-]{6,}[\s.!]*$)/iu
function phoneMeant(text: string, slots: readonly Slot[]): string {
  const phones = slots.filter(slot => roleOfSlot(slot) === 'phone')
  const isOnly = phones.length === 1 && !slots.some(slot => slot !== phones[0] && slot.words.includes('number'))
  return isOnly ? replaceIn(text, NUMBER_TO_CALL, '$1 phone') : text
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
  giveCurrency(message.text, request, context.operation?.slots ?? [])
  const described = message.text.slice(split.target.start, split.target.end)
  const target = readTarget(described === '' && /\btheir\b/i.test(message.text) ? 'them' : described, context)
  request.unknown.push(...target.unknown)
  const signs = signsOfWrongCut({ described, given: split.given, target, verb: context.verb })
  request.unknown.push(...Array<string>(signs).fill(described))
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
