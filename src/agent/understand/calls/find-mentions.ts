import type { Span } from './planned-call.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { wordsIn } from './tag-words.ts'
import { isAmongOrdinals } from './drop-counts.ts'
import { isTownIn } from './find-phrases.ts'
import { liesIn } from './split-calls.ts'

/** A value that a text spells out and that some argument should take. */
export interface Mention extends Span {
  value: Exclude<TextValue, { kind: 'list' }>
  /** How much a reading loses by not using it: 1 for what can be nothing but a value. */
  weight: number
}

/** What is rarely said without being meant as a value weighs most. */
const WEIGHTS: Partial<Record<TextValue['kind'], number>> = { name: 0.6, phrase: 0.08, date: 0.8, time: 0.8 }
/** "The late one" to a tool that takes early or late: a phrase that says an allowed value. */
const ALLOWED = 0.6
const ORDER: TextValue['kind'][] = [
  'quoted',
  'json',
  'coordinates',
  'url',
  'email',
  'expression',
  'date',
  'time',
  'number',
]

/**
 * The values of a text that do not overlap, in order: of two readings of one place the more certain one. `allowed`: whether a
 * part of it says a value that the tool allows.
 */
export function findMentions(
  read: ReadText,
  known: ReadonlySet<string>,
  allowed: (part: Span) => boolean = () => false,
): Mention[] {
  const rank = (value: TextValue) => {
    const at = ORDER.indexOf(value.kind)
    return at < 0
      ? value.kind === 'name'
        ? ORDER.length + 1
        : value.kind === 'phrase'
          ? ORDER.length + 2
          : ORDER.length
      : at
  }
  const mentions: Mention[] = []
  const measures = read.values.filter(value => value.kind === 'number' && value.unit?.kind === 'measure')
  // The Hz of "500 Hz" is no value beside the 500.
  const isUnit = ({ kind, start, end }: TextValue) =>
    kind === 'phrase' && measures.some(m => m.kind === 'number' && start >= m.end && end <= m.unit!.end)
  for (const value of read.values.toSorted((a, b) => rank(a) - rank(b))) {
    if (value.kind === 'list' || isUnit(value) || mentions.some(m => value.start < m.end && value.end > m.start))
      continue
    const weight = weigh(value, read, known)
    const isAllowed = value.kind === 'phrase' && weight < ALLOWED && allowed(value)
    mentions.push({ start: value.start, end: value.end, value, weight: isAllowed ? ALLOWED : weight })
  }
  return joinTowns(
    mentions.sort((a, b) => a.start - b.start),
    read.message,
  )
}

/** "Lyon, France" is one value. */
function joinTowns(mentions: Mention[], message: string): Mention[] {
  const out: Mention[] = []
  for (const mention of mentions) {
    const before = out.at(-1)
    const { value } = mention
    const isRegionOf =
      before?.value.kind === 'name' &&
      (value.kind === 'name' || (value.kind === 'phrase' && isTownIn(before.value.value, value.value))) &&
      /^,\s*$/.test(message.slice(before.end, mention.start)) &&
      liesIn(before.value.value, value.value)
    if (isRegionOf) out[out.length - 1] = { ...before, end: mention.end }
    else out.push(mention)
  }
  return out
}

function weigh(value: Mention['value'], read: ReadText, known: ReadonlySet<string>): number {
  // "the first circle", "two circles": counts and places in a row of what is asked for.
  if (value.kind === 'number')
    return value.ordinal ? (isAmongOrdinals(value, read) ? 1 : 0) : value.spelt && value.value < 11 ? 0.2 : 1
  if (value.kind === 'name' || value.kind === 'phrase') {
    const words = wordsIn(read.words, value.start, value.end)
    if (words.every(word => known.has(word.stem))) return 0
  }
  return WEIGHTS[value.kind] ?? 1
}
