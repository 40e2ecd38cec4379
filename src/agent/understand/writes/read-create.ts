import { pattern } from '../../../lib/patterns.ts'
import { runAtOnce } from '../../../lib/in-slices.ts'
import { findUnit } from '../calls/units.ts'
import { annotateSteps } from '../chunks/annotate.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { readOrder } from './read-order.ts'
import { fold, isPlural, stem, wordsOf } from '../language/words.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isSum } from './choose-entities.ts'
import { chunksIn } from './coerce.ts'
import { maskValues } from './mask.ts'
import { nameSlots, slotsOfVerbs, type SlotMention } from './name-slots.ts'
import { readAddresses } from './read-address.ts'
import { readAmountOff } from './read-amount-off.ts'
import { readAssignments } from './read-assignments.ts'
import { chunksAt, isGiven, take, type NewRecord, type Said } from './new-record.ts'
import { readCurrency } from './read-currency.ts'
import { readItems } from './read-items.ts'
import { readJson } from './read-json.ts'
import { readNewName, startsWithName } from './read-name.ts'
import { readPeople } from './read-people.ts'
import { readTold, readToldChoices } from './read-needed.ts'
import { readPhrases } from './read-phrases.ts'
import { readQuantity } from './read-quantity.ts'
import type { Base, ChangeContext, WriteRequest } from './request.ts'
import { sayBriefly } from './say-briefly.ts'
import type { Slot } from './slots.ts'
import type { Span } from './spans.ts'
import { VERBS } from './verbs.ts'

/** "a new title to the catalogue: …": where all of them are kept. */
const WHERE_KEPT =
  /\s(?:to|in|into) (?:the|our|my) (?:catalogue?|inventory|system|database|register|crm|records?|books)(?=\s*[:,;.]|\s*$|\s(?:called|named|with|for)\b)/i

/** Reads a creation, with a pause after each step that takes long. */
export function* createSteps(
  text: string,
  verb: string | undefined,
  base: Base,
  context: ChangeContext,
): Generator<void, WriteRequest> {
  const slots = context.operation?.slots ?? []
  const given = readJson(text, slots)
  const message = readOrder(given?.rest ?? sayBriefly(text.replace(WHERE_KEPT, '')), context.now)
  const read = yield* annotateSteps(message, context.app.dictionary, context.app.vocabularies)
  const chunks = read.map(chunk => withoutValuesOfNoun(chunk, context))
  const masked = maskValues(message, chunks)
  const said = { message, chunks, masked }
  const more = { ...(given && { known: given.values }), ...(verb && { verb }) }
  const records: NewRecord[] = []
  const told = readTold(said, slots, context.entity)
  for (const { start, end } of splitRecords(said, context)) {
    const span = { start, end: Math.min(end, told?.span.start ?? end) }
    if (start >= span.end) continue
    const record = yield* recordSteps(said, span, slots, context, more)
    if (told) writeDown(record, told, chunks)
    records.push(record)
  }
  share(records)
  readSubject(records, context)
  const [first, ...further] = records
  const unknown = [...leftOver(records, chunks, context), ...(given?.unknown ?? [])]
  const problems = records.flatMap(r => r.problems)
  const count = records.reduce((sum, r) => sum + Object.keys(r.values).length + r.references.length, 0)
  return {
    ...base,
    values: first!.values,
    references: first!.references,
    further: further.map(({ values, references }) => ({ values, references })),
    unknown,
    problems,
    score: 2 + count - unknown.length - problems.length + (context.operation ? 1 : 0),
  }
}

/** "a new boat" where some are narrowboats: the noun of what is made, right behind the verb, is no such value. */
function withoutValuesOfNoun(chunk: Chunk, { entity }: ChangeContext): Chunk {
  const isNoun = chunk.from > 0 && chunk.from < 4 && chunk.entities.some(e => e.entity === entity && e.quality >= 0.9)
  return isNoun && chunk.values.some(v => fold(v.values[0]!) !== fold(chunk.text))
    ? { ...chunk, values: chunk.values.filter(v => fold(v.values[0]!) === fold(chunk.text)) }
    : chunk
}

/** Reads what one stretch of a message says of a new record. */
export const readRecord = (said: Said, span: Span, slots: Slot[], context: ChangeContext): NewRecord =>
  runAtOnce(recordSteps(said, span, slots, context))

/** The same, with `known`: values that it has already, and `verb`: what the message begins with. */
function* recordSteps(
  said: Said,
  span: Span,
  slots: Slot[],
  context: ChangeContext,
  { known = {}, verb }: { known?: Record<string, unknown>; verb?: string } = {},
): Generator<void, NewRecord> {
  const { message, chunks } = said
  const record: NewRecord = {
    ...said,
    chunks: chunksIn(message, chunks, span.start, span.end),
    span,
    slots,
    context,
    ...(verb !== undefined && { verb }),
    values: { ...known },
    references: [],
    taken: new Set(),
    problems: [],
  }
  if (verb !== undefined && span.start === 0) take(record, { start: 0, end: verb.length })
  readItems(record)
  yield
  const named = nameSlots(message, chunks, context.entity, slots)
  // "born 1931", "weighing 3 kg": the verb of what a slot measures.
  const verbs = slotsOfVerbs(message, slots)
  // "published in 2024": with its preposition.
  const longer = verbs.filter(m => named.some(n => n.slot === m.slot && n.start === m.start && n.end < m.end))
  const plain = named.filter(n => !longer.some(m => m.slot === n.slot && m.start === n.start))
  const told = verbs.filter(m => !plain.some(n => n.slot === m.slot || n.start === m.start))
  const all = [...plain, ...told]
  const made = all.filter(m => isWhatIsMade(said, m))
  for (const mention of made) take(record, mention)
  const mentions = all
    .filter(m => m.start >= span.start && m.end <= span.end && !isUnitThere(said, m) && !made.includes(m))
    .sort((a, b) => a.start - b.start)
  readAmountOff(record)
  yield readAddresses(record, mentions)
  yield readAssignments(record, mentions)
  readQuantity(record)
  readPeople(record)
  yield readNewName(record)
  readPhrases(record)
  readCurrency(record)
  return record
}

/** What is told behind the order is its text, and may say which of several it is. */
function writeDown(record: NewRecord, { slot, span }: { slot: Slot; span: Span }, chunks: Chunk[]): void {
  record.values[slot.name] ??= record.message.text.slice(span.start, span.end).replace(/[\s.!]+$/, '')
  readToldChoices(record, span)
  for (const chunk of chunksAt({ ...record, chunks }, span)) record.taken.add(chunk)
}

/** "payment term 45 days": the unit of a figure names no other slot. */
const isUnitThere = ({ message, chunks }: Said, { start, end }: Span): boolean =>
  findUnit(message.text.slice(start, end)) !== undefined &&
  chunks.some(
    ({ literal }) => literal?.kind === 'number' && literal.measure && message.tokens[literal.to]?.start === start,
  )

/** "book a table for Ann": what is asked for, and not the number of it. */
const isWhatIsMade = ({ message }: Said, { start, end, slot }: SlotMention): boolean =>
  /^(?:integer|number)$/.test(slot.type) &&
  /^\W*\p{L}+ (?:(?:me|us|him|her|them) )?(?:an?|another) (?:new )?$/iu.test(message.text.slice(0, start)) &&
  !/^\W*(?:no\.?|number|#)?\W*\d/i.test(message.text.slice(end))

/** "Ann Lee and Bob Ray": the stretches of a message that are about one record each. */
function splitRecords({ message, chunks, masked }: Said, { entity }: ChangeContext): Span[] {
  const whole = { start: 0, end: message.text.length }
  const noun = chunks.find(c => c.entities.some(e => e.entity === entity && e.quality >= 0.7))
  if (!noun || !isPlural(wordsOf(noun.text).at(-1) ?? '')) return [whole]
  const start = message.tokens[noun.to - 1]!.end
  const rest = masked.slice(start)
  const hard = /[;\n]/.test(rest) ? /[;\n]+/g : /,?\s+and\s+|,\s*|\s+&\s+/g
  const starts = [start]
  for (const match of rest.matchAll(hard)) {
    const at = start + match.index + match[0].length
    if (hard.source.includes('\\n') || startsWithName(message.text.slice(at), entity.nameFields.length)) starts.push(at)
  }
  return starts.map((from, at) => ({ start: at === 0 ? 0 : from, end: starts[at + 1] ?? whole.end }))
}

/** What is said once behind the last name holds for all of them: "Ann Lee and Bob Ray to Acme". */
function share(records: NewRecord[]): void {
  const having = records.filter(r => r.references.length)
  const [one] = having
  if (records.length < 2 || having.length !== 1 || !one || (one !== records[0] && one !== records.at(-1))) return
  for (const record of records)
    if (record !== one)
      for (const reference of one.references)
        if (!(reference.parameter in record.values)) record.references.push(reference)
}

/** "Car 7 has a flat tyre. Report a repair": the record that a remark before is about is the one that the new one points to. */
function readSubject([record, ...further]: NewRecord[], { subject }: ChangeContext): void {
  if (!record || further.length || !subject) return
  const open = record.slots.filter(s => s.target === subject.root.entity && !isGiven(record, s))
  const slot = open.find(s => s.required) ?? (open.length === 1 ? open[0] : undefined)
  if (slot)
    record.references.push({
      parameter: slot.name,
      query: { ...subject, ask: 'list', project: [], measures: [], lookup: true },
      label: subject.root.where.map(c => c.values.join(' ')).join(' '),
    })
}

/** "… and a ticket": another kind of record beside the one that is made. */
const isAlso = (chunks: Chunk[], at: number): boolean =>
  /^(?:an?|another|one|two|three|some)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:and|plus)$/i.test(chunks[at - 2]?.text ?? '')

const NOISE = pattern('i')`
  ^(?:
    new|called|named|titled|following|details?|system|database|crm|catalogue?|inventory|collection|register|entry|record|profile|another|extra|additional
    |brand|dated|thanks?|please|pls|reachable|contactable
  )$
`

/** "pickup at Oslo on 3 May" of a pickup branch and a pickup date that are given: the first word of their names said whose value each is. */
function isLabelOfGiven(record: NewRecord, { text }: Chunk): boolean {
  const words = wordsOf(text).map(stem)
  const named = record.slots.filter(slot => words.every(word => slot.words.some(own => stem(own) === word)))
  const isPart = named.length > 1 || (named[0] && named[0].type !== 'boolean' && named[0].words.length > words.length)
  return Boolean(isPart) && named.every(slot => isGiven(record, slot))
}

/** "that runs for 104 minutes", "which lasts an hour" where the figure was taken: the verb only says that it is so long (Levin, 1993, 54.1). */
function isVerbOfLasting(chunks: readonly Chunk[], at: number, taken: ReadonlySet<Chunk>): boolean {
  if (!/^(?:runs?|running|lasts?|lasting|takes?|taking|goes on)$/i.test(chunks[at]!.text)) return false
  const next = chunks.slice(at + 1).find(c => !/^(?:for|about|around|some)$/i.test(c.text))
  return next?.literal !== undefined && taken.has(next)
}

/** "black tea" of a category that was taken: what stands behind is what the service's own words call such a record ("origin of the tea"). */
function isHeadOfChoice({ slots, chunks, taken }: NewRecord, chunk: Chunk): boolean {
  const before = chunks[chunks.indexOf(chunk) - 1]
  const isChoice =
    before !== undefined && taken.has(before) && before.values.some(({ field }) => field.choices.length > 0)
  const said = stem(chunk.text.toLowerCase())
  return isChoice && slots.some(({ description }) => wordsOf(description).some(word => stem(word) === said))
}

/** Verbs of doing and of coming to pass, which say no more of a day than that it was then (Levin, 1993, 48.3). */
const DOES = /^(?:do|perform|undertake|carri|happen|occur|take|work)$/

/** "…, the work was done yesterday", "carried out on 3 May" where the day was taken: the verb only says that it was then. */
function isVerbOfDoing(chunks: readonly Chunk[], at: number, taken: ReadonlySet<Chunk>): boolean {
  const verb = /^(?:out|place)$/i.test(chunks[at]!.text) ? chunks[at - 1] : chunks[at]
  if (!verb || !basesOf(verb.text.toLowerCase()).some(base => DOES.test(base))) return false
  const next = chunks.slice(at + 1).find(c => !/^(?:on|at|in|out|place|it|this|that)$/i.test(c.text))
  return next?.literal?.kind === 'date' && taken.has(next)
}

/** Content that no rule has taken. */
function leftOver(records: NewRecord[], chunks: Chunk[], { entity }: ChangeContext): string[] {
  const taken = new Set(records.flatMap(r => [...r.taken]))
  const nouns = new Set(entity.words.map(stem))
  const isContent = (c: Chunk) =>
    c.kind === 'unknown' ||
    c.kind === 'literal' ||
    (c.kind === 'operator' && c.operator?.type !== 'pronoun' && /\p{Lu}/u.test(c.text) && c.from > 0) ||
    (c.kind === 'mention' && !c.entities.some(e => e.entity === entity) && !c.entities.length) ||
    (c.kind === 'mention' && c.values.length > 0 && !c.entities.length && !c.fields.length)
  const isCount = (c: Chunk) => c.literal?.kind === 'number' && records.length > 1 && c.literal.value === records.length
  const also = chunks.filter(
    (c, at) =>
      c.entities.length > 0 && !c.entities.some(e => e.entity === entity) && !taken.has(c) && isAlso(chunks, at),
  )
  return (
    chunks
      .filter(c => also.includes(c) || (isContent(c) && !taken.has(c) && !isCount(c)))
      .filter(c => !(fold(c.text) in VERBS) && !NOISE.test(c.text) && !wordsOf(c.text).every(w => nouns.has(stem(w))))
      // "a parking charge of 16": what it is called by stands before it.
      .filter(c => !(isSum(c) && c.from > 0 && taken.has(chunks[chunks.indexOf(c) - 1]!)))
      .filter(c => !(c.scopes.length && !c.values.length && !c.fields.length))
      .filter(
        c =>
          !records.every(record => isLabelOfGiven(record, c)) &&
          !isVerbOfLasting(chunks, chunks.indexOf(c), taken) &&
          !isVerbOfDoing(chunks, chunks.indexOf(c), taken) &&
          !records.some(record => isHeadOfChoice(record, c)),
      )
      .map(c => c.text)
  )
}
