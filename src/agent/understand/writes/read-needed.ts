import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { stem, wordsOf } from '../language/words.ts'
import { chunksIn, coerce } from './coerce.ts'
import { maskQuotes } from './mask.ts'
import { nameSlots } from './name-slots.ts'
import { free, take, type NewRecord, type Said } from './new-record.ts'
import { isFreeText, type Slot } from './slots.ts'
import type { Span } from './spans.ts'

/** A quoted text, one behind a colon, else the only clause that says nothing else is the one free text that the record still needs. */
export function readOnlyText(record: NewRecord): void {
  const { message, taken, chunks } = record
  const open = free(record).filter(s => s.required && isFreeText(s))
  const [slot] = open
  if (open.length !== 1 || !slot) return
  const quoted = chunks.find(c => c.literal?.kind === 'quoted' && !taken.has(c))
  if (quoted?.literal?.kind === 'quoted') {
    record.values[slot.name] = quoted.literal.value
    taken.add(quoted)
    return
  }
  const said = clauses(record)
    .flatMap(clause => withoutTaken(clause, record))
    .filter(({ start, end, isMarked }) => {
      const inside = chunksIn(message, chunks, start, end).filter(c => c.kind !== 'filler')
      return inside.some(c => c.kind === 'unknown' && !taken.has(c)) && (isMarked || !inside.some(c => taken.has(c)))
    })
  const [one, ...others] = said.some(({ isMarked }) => isMarked) ? said.filter(({ isMarked }) => isMarked) : said
  if (!one || others.length) return
  // "…, fiction, …" is no ISBN.
  if (isCode(slot) && !/\d/.test(message.text.slice(one.start, one.end))) return
  record.values[slot.name] = message.text.slice(one.start, one.end).replace(/[.!]+$/, '')
  take(record, one)
}

/** What a text in quotes is of a record that needs none: what is told of it. */
const TELLING = /^(?:descriptions?|notes?|comments?|remarks?|details?|memo|summary|text|message|body)$/

/** "log 2 hours for Ann Lee, "second round"": a text in quotes that nothing else takes is the one text that tells of the record. */
export function readOnlyQuote(record: NewRecord): void {
  const [slot, ...others] = free(record).filter(s => isFreeText(s) && !s.target && TELLING.test(s.words.at(-1) ?? ''))
  const [quoted, ...more] = record.chunks.filter(c => c.literal?.kind === 'quoted' && !record.taken.has(c))
  if (!slot || others.length || quoted?.literal?.kind !== 'quoted' || more.length) return
  record.values[slot.name] = quoted.literal.value
  record.taken.add(quoted)
}

/** The end of an order and the beginning of a sentence behind it; no abbreviation. */
const SENTENCE_END = /(?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|No|Jr|Sr|\p{Lu}))[.?!]\s+(?=\p{Lu})/gu
/** Sentences that ask or order, and those that say what it or somebody is to be. */
const NO_TELLING =
  /^(?:please|can|could|would|will|let|tell|make|do|don['’]t|remember|thanks?|thank you|sorry|what|who|when|where|how|why)\b|\?\s*$/iu

/** A clause of at least four words that begins with its subject. */
const CLAUSE =
  /^(?:the|they|it|he|she|an?|some|there|one|two|my|our|his|her|their|nobody|somebody|someone|everything|nothing)(?:['’]\p{Ll}+)?(?:\s\S+){3,}$/iu

/**
 * "log a callback for job 7. The customer says that it leaks": sentences behind the order that name no field and hold no value of one
 * tell what is to be written down, where the record has a text for that.
 */
export function readTold(
  { message, chunks }: Said,
  slots: Slot[],
  entity: Entity,
): { slot: Slot; span: Span } | undefined {
  const starts = [...maskQuotes(message.text).matchAll(SENTENCE_END)].map(match => match.index + match[0].length)
  const slot = starts.length ? tellingSlot(slots, entity) : undefined
  if (!slot) return undefined
  const named = nameSlots(message, chunks, entity, slots)
  if (named.some(mention => mention.slot === slot)) return undefined
  const isTold = (start: number, end: number) => {
    const inside = chunksIn(message, chunks, start, end)
    return (
      !NO_TELLING.test(message.text.slice(start, end)) &&
      !named.some(mention => mention.start < end && mention.end > start) &&
      !inside.some(c => c.literal && c.literal.kind !== 'number') &&
      !inside.some(c => c.values.some(v => v.quality >= 0.9 && !v.field.choices.length)) &&
      (inside.some(c => c.kind === 'unknown') || CLAUSE.test(message.text.slice(start, end)))
    )
  }
  const ends = [...starts.slice(1), message.text.length]
  const first = starts.findIndex((_, at) => starts.slice(at).every((start, more) => isTold(start, ends[at + more]!)))
  return first < 0 ? undefined : { slot, span: { start: starts[first]!, end: message.text.length } }
}

/** The one text of a record for whatever is told of it: one that it needs, else what is called by such a noun alone. */
function tellingSlot(slots: readonly Slot[], entity: Entity): Slot | undefined {
  const texts = slots.filter(
    slot => isFreeText(slot) && !slot.target && !slot.choices.length && TELLING.test(slot.words.at(-1) ?? ''),
  )
  const plain = texts.filter(({ words }) => words.slice(0, -1).every(word => entity.words.includes(word)))
  return (
    texts.find(slot => slot.required) ??
    plain.find(({ words }) => /^(?:descriptions?|details?)$/.test(words.at(-1)!)) ??
    plain[0]
  )
}

/** A choice that the record still needs, where what is told names one of them: "there's a leak". */
export function readToldChoices(record: NewRecord, { start, end }: Span): void {
  const words = wordsOf(record.message.text.slice(start, end)).map(stem)
  for (const slot of free(record).filter(one => one.required && one.choices.length)) {
    const said = slot.choices.filter(choice =>
      ` ${words.join(' ')} `.includes(` ${wordsOf(choice).map(stem).join(' ')} `),
    )
    if (said.length === 1) record.values[slot.name] = said[0]!
  }
}

/** A text that holds what has figures in it. */
const isCode = ({ words }: Slot): boolean =>
  /^(?:isbn|issn|ean|barcode|number|sku|plate|vin|iban|serial|postcode)$/.test(words.at(-1)!)

/** Without what it begins with and that was taken: the name in quotes of "a book: “Dust” in two volumes". */
function withoutTaken<C extends Span>(clause: C, { message, chunks, taken }: NewRecord): C[] {
  const inside = chunksIn(message, chunks, clause.start, clause.end)
  // "Renault Clio" of a make that is known: the rest of it.
  const isBefore = (chunk: Chunk, at: number) =>
    chunk.values.length > 0 &&
    /^\p{Lu}/u.test(chunk.text) &&
    inside.slice(at + 1).every(c => /^[\p{Lu}\d]/u.test(c.text))
  const isTold = (chunk: Chunk, at: number) =>
    taken.has(chunk) && (chunk.literal?.kind === 'quoted' || (at === 0 && inside.length > 1 && isBefore(chunk, at)))
  const first = inside.findIndex((chunk, at) => !isTold(chunk, at))
  if (first <= 0) return first < 0 ? [] : [clause]
  return [{ ...clause, start: message.tokens[inside[first]!.from]!.start }]
}

/** What stands behind a colon, and between commas; not what the message begins with. */
function clauses({ masked, span }: NewRecord): (Span & { isMarked: boolean })[] {
  return [...masked.slice(span.start, span.end).matchAll(/([,;:]|\s[-–—])\s+([^,;:\n]+)/g)].map(match => {
    const end = span.start + match.index + match[0].trimEnd().length
    return { start: span.start + match.index + match[0].length - match[2]!.length, end, isMarked: match[1] === ':' }
  })
}

/** "5 stars": the one number that the record still needs, with the noun that counts it. */
export function readOnlyNumber(record: NewRecord): void {
  const open = free(record).filter(s => s.required && /^(?:integer|number)$/.test(s.type) && !s.target)
  const numbers = record.chunks.filter(c => c.literal?.kind === 'number' && !record.taken.has(c))
  const [slot] = open
  const [chunk] = numbers
  if (open.length !== 1 || numbers.length !== 1 || !slot || !chunk) return
  const read = coerce(chunk.text, [chunk], slot)
  if ('problem' in read) return
  record.values[slot.name] = read.value
  record.taken.add(chunk)
  const next = record.chunks[record.chunks.indexOf(chunk) + 1]
  if (next?.kind === 'unknown' && next.from === chunk.to && /s$/.test(next.text)) record.taken.add(next)
}
