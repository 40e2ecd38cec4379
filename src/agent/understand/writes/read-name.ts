import { pattern } from '../../../lib/patterns.ts'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { chunksAt, isGiven, take, type NewRecord } from './new-record.ts'
import { isParticleOfName, nameBeforeAddress } from './small-name.ts'
import { smallNameInList } from './small-items.ts'
import type { Slot } from './slots.ts'
import type { Span } from './spans.ts'

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’.&-]*`
/** Capitalised words, with the small words that names hold. */
const NAME = String.raw`${WORD}(?:\s+(?:${WORD}|\d+|(?:of|and|the|de|van|von|der|la|di|&)\s+${WORD}))*`
/** Names of people: "Ann Lee of Acme" is called Ann Lee. */
const PERSON = String.raw`${WORD}(?:\s+(?:${WORD}|(?:(?:de|van|von|der|la|di)\s+)+${WORD}))*`
const ENDS = ['with', 'for', 'at', 'worth', 'from', 'in', 'as', 'to', 'who', 'whose', 'by', 'on', 'under', 'is', 'into']
/** "an account in the CRM for …": where it is kept. */
const PLACED = String.raw`(?:\s+(?:in|on|at)\s+(?:the|our|my)\s+[\p{L}-]+(?=\s+for\b))?`
/** Another sentence behind a name: a stop that ends no abbreviation, or one before a pronoun or an article. */
const NEXT_SENTENCE = pattern('u')`
  (?:(?<!(?:^|\s)(?:\p{Lu}|\p{Lu}\p{Ll}|Inc|Ltd|Corp|Mrs|Prof|Bros|Rev|Gen|Sen|Capt))\.\s+\p{Lu}
    |\.\s+(?:They|It|He|She|We|I|The|Their|Its|His|Her|Our|Please)\b).*$
`

/** A name without the sentence behind it. */
export const withinSentence = (name: string): string => name.replace(NEXT_SENTENCE, '')

/** One word of any kind of record before its name, also where the service calls it otherwise; nothing that leads to another record. */
const ANY_NOUN = String.raw`(?!(?:${ENDS.join('|')}|of)\b)\p{Ll}[\p{L}-]+`

const endOf = (words: readonly string[]) =>
  String.raw`(?=\s*(?:[,;:()<\n]|[-–—]\s|$|[.!]\s*$|[.!]\s|\b(?:${words.join('|')})\b|[\w.+-]+@))`

/** Whether a text begins with what may be a record's name: a quoted text, or capitalised words (two for names in parts). */
export const startsWithName = (text: string, parts: number): boolean =>
  /^\s*["“]/.test(text) || new RegExp(`^\\s*(?:${WORD}\\s+){${parts > 1 ? 1 : 0}}${WORD}`, 'u').test(text)

/** Where the name of a new record stands, by what its kind is called; it may be in parts. Likeliest first. */
function writePatterns(noun: string, parts: boolean): RegExp[] {
  const nouns = `(?:${noun}|${noun.charAt(0).toUpperCase()}${noun.slice(1)}|${noun.toUpperCase()})`
  const name = parts ? PERSON : NAME
  const end = endOf(parts ? [...ENDS, 'of'] : ENDS)
  const patterns = [
    pattern('u')`
      \b(?:called|named|titled|by the name of|(?<!(?:first|last|middle|user|company|file) )names?:?)\s+
      ([\p{Lu}\d][^"”',;()]*?)${end}
    `,
    new RegExp(String.raw`^\s*(?:(?:a|an|the|new|another)\s+)*(?:${ANY_NOUN}\s+)?(${name})${end}`, 'u'),
    new RegExp(String.raw`\b${nouns}s?\b${PLACED}(?:\s+(?:please|pls))?\s*(?::|\bfor\b|[-–—])?\s+(${name})${end}`, 'u'),
    new RegExp(String.raw`[:\n]\s*(${name})${end}`, 'u'),
    new RegExp(String.raw`^\s*(?:and\s+)?(${name})${end}`, 'u'),
    // "a company, Nore Sailmakers, …": a part of a list by itself.
    ...(parts ? [] : [new RegExp(String.raw`[,;]\s*(${WORD}\s+${name})(?=\s*(?:[,;]|$|[.!]\s*$))`, 'u')]),
    ...(parts ? [new RegExp(String.raw`(?:^|[,;]\s*)(${WORD}\s+${WORD})${end}`, 'u')] : []),
  ]
  // "task: write the docs, …", "task Buy milk for …": what a thing is called need not be capitalised throughout.
  if (!parts)
    patterns.push(
      new RegExp(String.raw`\b${nouns}\s+(\p{Lu}[^,;:()\n]*?)${end}`, 'u'),
      new RegExp(
        String.raw`\b${nouns}(?:\s+(?:please|pls))?\s*(?::|\s[-–—]\s)\s*([\p{L}\d][^,;:()\n]*?)(?=\s*(?:[,;\n]|$|[.!]\s*$))`,
        'u',
      ),
    )
  return patterns
}

/** They are long, and the same for every message. */
const inParts = rememberByWord(noun => writePatterns(noun, true))
const inOne = rememberByWord(noun => writePatterns(noun, false))

/**
 * The name of a new record: "called X", a quoted text, the capitalised words behind the verb or the noun or behind a colon.
 * A name in parts is divided: the last word is the family's, with the small words before it.
 */
export function readNewName(record: NewRecord): void {
  const { context, slots, chunks, span, message } = record
  const fields = context.entity.nameFields
  const own = slots.filter(s => !s.target && !s.choices.length)
  const names = fields.map(f => own.find(s => s.field === f)).filter(s => s !== undefined)
  const whole = names.length ? names : own.filter(s => /^(name|title|subject|label)$/.test(s.words.at(-1)!)).slice(0, 1)
  if (!whole.length) return readNewCode(record, own)
  if (whole.some(s => isGiven(record, s))) return
  const quoted = chunks.find(c => c.literal?.kind === 'quoted' && !record.taken.has(c))
  if (quoted?.literal && 'value' in quoted.literal) {
    record.taken.add(quoted)
    return setName(record, whole, String(quoted.literal.value))
  }
  const from = span.start + (record.verb && span.start === 0 ? record.verb.length : 0)
  const text = message.text.slice(from, span.end)
  const parts = whole.length > 1
  const small = nameBeforeAddress(record)
  if (small) {
    take(record, small.span)
    return setName(record, whole, small.name)
  }
  const patterns = parts ? inParts(context.entity.words.at(-1)!) : inOne(context.entity.words.at(-1)!)
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    const found = match?.[1] && withinSentence(match[1].trim()).replace(/[.,:;]+$/, '')
    if (
      !match ||
      !found ||
      (parts && !/\s/.test(found) && !/called|named/.test(match[0])) ||
      (pattern !== patterns.at(-1) && !/^[\p{Lu}\d]/u.test(found))
    )
      continue
    const start = from + match.index + match[0].indexOf(match[1]!)
    const area = { start, end: start + found.length }
    const before = message.text.slice(span.start, start)
    if (!isFree(record, area, { isFor: /\bfor\s+$/i.test(before), isApart: APART.test(before) })) continue
    take(record, area)
    return setName(record, whole, found)
  }
  const listed = smallNameInList(record)
  if (!listed) return
  take(record, listed.span)
  setName(record, whole, listed.name)
}

/** "a voucher SPRING25": of records without a name the code that they need, written as one behind the noun. */
function readNewCode(record: NewRecord, own: readonly Slot[]): void {
  const [code, ...others] = own.filter(s => s.required && s.type === 'string' && /^(?:code|key|reference|ref|sku)$/.test(s.words.at(-1)!)) // oxfmt-ignore
  const noun = record.context.entity.words.at(-1)!
  const behind = String.raw`\b${noun}\s+(?:(?:code|called|named)\s+)?["“]?(?<code>[A-Z][A-Z\d_-]{2,})(?![\p{L}\d])`
  const found = new RegExp(behind, 'iu').exec(record.message.text)
  const said = found?.groups?.['code']
  if (!code || others.length || isGiven(record, code) || !said || !/^[A-Z\d_-]+$/.test(said)) return
  record.values[code.name] = said
  const start = found!.index + found![0].indexOf(said)
  take(record, { start, end: start + said.length })
}

/** What sets a name apart from the words before it. */
const APART = /(?:\b(?:called|named|titled)|[:;,\n])\s*$/i

/**
 * Not spoken for, and not the name of a record that the new one belongs to; behind "for" not even a part of one. In a name that is set apart a part of
 * it may be called like one: "a product called Ceylon Morning".
 */
function isFree(record: NewRecord, span: Span, { isFor, isApart }: { isFor: boolean; isApart: boolean }): boolean {
  const { taken, context } = record
  const inside = chunksAt(record, span)
  if (!inside.length) return false
  const targets = new Set((context.operation?.slots ?? []).flatMap(s => s.target ?? []))
  const isOther = ({ values }: Chunk) =>
    values.some(
      v =>
        v.quality >= (isFor ? 0.5 : 0.9) &&
        v.entity !== context.entity &&
        targets.has(v.entity.key) &&
        v.entity.nameFields.includes(v.field),
    )
  const isPart = isApart && inside.some(({ kind }) => kind === 'unknown')
  return inside.every(
    c => !taken.has(c) && (inside.length === 1 || c.literal?.kind !== 'email') && (isPart || !isOther(c)),
  )
}

function setName(record: NewRecord, slots: Slot[], name: string): void {
  if (slots.length === 1) {
    record.values[slots[0]!.name] = name
    return
  }
  const words = name.split(/\s+/)
  let last = words.length - 1
  while (last > 1 && isParticleOfName(words[last - 1]!)) last--
  record.values[slots[0]!.name] = words.slice(0, last).join(' ') || words[0]
  if (words.length > 1) record.values[slots.at(-1)!.name] = words.slice(last).join(' ')
}
