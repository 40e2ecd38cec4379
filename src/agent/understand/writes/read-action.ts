import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn } from '../../../lib/prefilter/may-match.ts'
import { annotate } from '../chunks/annotate.ts'
import { readOrder } from './read-order.ts'
import { choiceOf, unquote } from './coerce.ts'
import { maskValues } from './mask.ts'
import { nameSlots } from './name-slots.ts'
import { readTarget, withoutEnd } from './read-target.ts'
import type { NewRecord } from './new-record.ts'
import { readRecord } from './read-create.ts'
import { isReady, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { cannotBeEmpty, holdsState, isFreeText, isParentKey } from './slots.ts'
import { flagSaid, phraseStates, statesOf } from './verbs.ts'
import { isToday } from './when-done.ts'
import { undoingVerbs } from './write-index.ts'

/**
 * "lend book 4 to Iris Vance": an operation of its own on the record behind the verb; what follows are its values. "enrol Iris Vance in
 * Pottery" of classes: what such an operation takes may stand first, and the record it is done to behind a preposition.
 */
export function readAction(text: string, verb: string, base: Base, context: ChangeContext): WriteRequest {
  const plain = readDoneTo(text, verb, base, context)
  const taken = base.operation!.slots.filter(slot => slot.required && slot.target && !isParentKey(slot))
  const isWhole = (one: WriteRequest) =>
    isReady(one) && taken.every(({ name }) => name in one.values || one.references.some(r => r.parameter === name))
  if (!taken.length || isWhole(plain)) return plain
  return (
    turnedAround(text, verb)
      .map(said => readDoneTo(said, verb, base, context))
      .find(isWhole) ?? plain
  )
}

/** "enrol Pottery for Iris Vance", wherever a name may end. */
function turnedAround(text: string, verb: string): string[] {
  const said = text.slice(verb.length).replace(/[\s.!]+$/, '')
  return [...said.matchAll(/\s(?:in|into|on|onto|to|for|with|at)\s(?:the\s)?/giu)].map(
    ({ index, 0: joint }) => `${verb} ${said.slice(index + joint.length)} for${said.slice(0, index)}`,
  )
}

function readDoneTo(text: string, verb: string, base: Base, context: ChangeContext): WriteRequest {
  const message = readOrder(text, context.now)
  const chunks = annotate(message, context.app.dictionary, context.app.vocabularies)
  const masked = maskValues(message, chunks)
  const words = base.operation!.verb.slice(1)
  const start = verb.length
  const ends = [
    message.text.length,
    ...[
      ...masked.matchAll(
        /(?:,|;|:|\s[-–—])?\s+(?=(?:to|for|with|by|on|at|because|since|saying|due|owing|as|until|from|in)\b)|[,;:]\s+/gi,
      ),
    ]
      .map(m => m.index)
      .reverse(),
  ]
  // "merge pull request 5 in acme/site": what a record is under tells which one it is, and is no value.
  const open = base.operation!.slots.filter(
    s => !isParentKey(s) || !context.entity.fields.some(f => f.target === s.target),
  )
  // "resolve it with a credit of 5" of a `credit_amount`: what the action takes by its name is no condition.
  const named = nameSlots(message, chunks, context.entity, open)
  let best: WriteRequest | undefined
  for (const end of [...new Set(ends)].filter(e => e > start)) {
    const behind = { start: end, end: message.text.length }
    const record = readRecord({ message, chunks, masked }, behind, open, context)
    readReason(record, end)
    readReasonOfSeveral(record, end)
    const left = record.chunks.filter(
      c => !record.taken.has(c) && c.kind !== 'filler' && !c.entities.length && c.kind !== 'operator',
    )
    const said = withoutObject(withoutParticle(message.text.slice(start, end), words), base.operation!.object)
    const target = readTarget(withoutEnd(said), context)
    const lacking = record.slots.filter(
      s =>
        s.required &&
        !isParentKey(s) &&
        !(s.name in record.values) &&
        !record.references.some(r => r.parameter === s.name),
    ).length
    const isWhen = (text: string) => isToday(text, context.now)
    const unknown = [...target.unknown, ...left.map(c => c.text)].filter(text => !isWhen(text))
    const count = Object.keys(record.values).length + record.references.length
    const score =
      5 +
      target.score +
      count +
      SAID_SO * (saidSo(record, end) + named.filter(m => m.start >= end && m.slot.name in record.values).length) -
      3 * (unknown.length + record.problems.length + lacking) -
      (target.found.target ? 0 : 4)
    const { values, references, problems } = record
    const request = { ...base, ...target.found, isBulk: target.isBulk, values, references, problems, unknown, score }
    if (!best || request.score > best.score) best = request
  }
  return best!
}

/** More than a condition of the record that the same words would be. */
const SAID_SO = 6

/**
 * How many values stand behind the very preposition that their slot is called by: "pause it until 5 May" of an `until`. They are
 * values of what is done, and no condition of the record that it is done to.
 */
function saidSo(record: NewRecord, end: number): number {
  const behind = record.masked.slice(end).toLowerCase()
  const given = record.slots.filter(slot => slot.name in record.values)
  const isSaid = (word: string) => new RegExp(String.raw`^\W*(?:.*\s)?${word}\s`, 's').test(behind)
  return given.filter(({ words }) => words.some(word => PREPOSITIONS.test(word) && isSaid(word))).length
}
const PREPOSITIONS = /^(?:until|till|from|since|by|before|after|through)$/

/** "… because the customer is angry": the one free text that the operation takes. */
function readReason(record: NewRecord, end: number): void {
  const texts = record.slots.filter(isFreeText)
  const [slot] = texts
  const said =
    /^\s*[,;:]?\s*(?:because(?: of)?|since|as|saying|with (?:the )?(?:reason|note|comment|message):?|:)\s*(.+)$/is.exec(
      record.message.text.slice(end),
    )
  if (texts.length !== 1 || !slot || !said || slot.name in record.values) return
  record.values[slot.name] = unquote(said[1]!).replace(/[.!]+$/, '')
  for (const chunk of record.chunks) record.taken.add(chunk)
}

/** "… because of the weather": the one reason of those that the operation takes. */
function readReasonOfSeveral(record: NewRecord, end: number): void {
  const [slot, ...others] = record.slots.filter(
    ({ words, choices, name }) => choices.length > 0 && /^(?:reason|cause)$/.test(words.at(-1) ?? '') && !(name in record.values), // oxfmt-ignore
  )
  const said =
    slot && !others.length ? execIn(record.message.text.slice(end), FOR_A_REASON)?.groups!['reason'] : undefined
  const value = said === undefined ? undefined : choiceOf(said, slot!.choices)
  if (value === undefined) return
  record.values[slot!.name] = value
  for (const chunk of record.chunks) record.taken.add(chunk)
}
const FOR_A_REASON = pattern('iu')`
  ^\s*[,;:]?\s*(?:(?:because|on\ account)\ of|(?:due|owing)\ to|as|for)\ (?:(?:the|an?|some)\ )?(?:(?:bad|poor|severe|heavy)\ )?
  (?<reason>[^,;:.!]+?)[\s.!]*$
`

/** "check out book 4", "check book 4 out": the rest of a verb in two words. */
const withoutParticle = (text: string, words: string[]): string =>
  words.reduce((rest, word) => rest.replace(new RegExp(`\\b${word}\\b`, 'i'), ' '), text)

/** "the membership of Ann", "Ann's membership": what of the record it is done to says nothing more. */
function withoutObject(text: string, object: string | undefined): string {
  if (!object) return text
  return text
    .replace(new RegExp(String.raw`^\s*(?:(?:the|this|that|his|her|their)\s+)?${object}\s+(?:of|for)\s+`, 'i'), ' ')
    .replace(new RegExp(String.raw`(?<=s)['’]\s+${object}(?=\W*$)|['’]s\s+${object}(?=\W*$)`, 'i'), '')
}

const PARTICLE =
  /^\p{L}+\s+(off|out|in|up|down|back|over|on|away)(?=\s)|\s+(off|out|up|down|back|over|away)(?=[\s.!]*$)/iu

/** Other words for a state, after its own. */
const withSynonyms = (forms: readonly string[]): string[] => [...new Set([...forms, ...forms.flatMap(synonymsOfState)])]

/** "close ticket 12", "archive project Apollo": the verb's participle is a state of the record. */
export function readParticiple(said: string, verb: string, base: Base, context: ChangeContext): WriteRequest[] {
  let text = said
  const particle = execIn(text, PARTICLE)
  const whole = particle ? phraseStates(`${verb} ${(particle[1] ?? particle[2])!.toLowerCase()}`) : []
  const slots = base.operation!.slots
  const isPhrase = slots.some(slot => whole.some(form => choiceOf(form, slot.choices) !== undefined))
  // "call the show off": the particle belongs to the state.
  if (isPhrase) text = replaceIn(text, PARTICLE, found => (/^\s/.test(found) ? '' : verb))
  const forms = isPhrase ? whole : withSynonyms(statesOf(verb))
  const states = slots.flatMap(slot => {
    const choice =
      slot.type === 'array' || !holdsState(slot)
        ? undefined
        : forms.map(form => choiceOf(form, slot.choices)).find(c => c !== undefined)
    if (choice !== undefined) return [{ slot, value: choice as unknown }]
    if (undoingVerbs(slot).includes(verb)) return [{ slot, value: null as unknown }]
    const said =
      slot.type === 'boolean' ? slot.words.map(word => flagSaid(verb, word)).find(v => v !== undefined) : undefined
    return said === undefined ? [] : [{ slot, value: said as unknown }]
  })
  if (states.length !== 1) return []
  const { slot: given, value } = states[0]!
  const problems = value === null && !given.nullable ? [cannotBeEmpty(given, context.entity)] : []
  const target = readTarget(withoutEnd(text.slice(verb.length)), context)
  return [
    {
      ...base,
      ...target.found,
      isBulk: target.isBulk,
      ...(problems.length ? { problems } : { values: { [given.name]: value } }),
      unknown: target.unknown,
      score: 2 + target.score - 3 * target.unknown.length - (target.found.target ? 0 : 4),
    },
  ]
}
