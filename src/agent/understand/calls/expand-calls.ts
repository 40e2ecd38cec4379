/** One request that stands for several calls of one tool: "the factorial of 5, 10 and 15". */
import { escapePattern } from '../../../lib/escape-pattern.ts'
import type { Mention } from './find-mentions.ts'
import type { Span } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import { findUnit } from './units.ts'

/** Items of one kind in a row, joined by commas and "and". */
export interface ValueList extends Span {
  /** Where each item stands, with what belongs to it ("5 cm"). */
  items: Span[]
}

/** One call's share of lists: an item of each, and the text with these alone. */
export interface Variant {
  items: Span[]
  read: () => ReadText
}

/** Most calls that one request is expanded to. */
const MOST_CALLS = 24

/** What may stand between two items: a unit of the first, the joint, and words that repeat what led to the first. */
const BETWEEN =
  /^(\s*[\p{L}²³°%/^]{1,15})?(?:\s*,\s*(?:and|or|&)\s+|\s*,\s*|\s+(?:and|or|&)\s+|\s*、\s*|[和与及])((?:\p{Ll}+\s+){0,4})$/u
const UNIT = /^\s*[\p{L}²³°%/^]{1,15}/u
const ARTICLE = /^(?:(?:an?|the|also|both)\s+)*$/

/** The lists of values in a text. Two values that bound a range ("between 5 and 10") are no list. */
export function findLists(message: string, mentions: Mention[]): ValueList[] {
  const lists: ValueList[] = []
  let run: Mention[] = []
  const close = () => {
    if (run.length > 1 && !isApposed(message, run) && !isTakenIn(message, run[0]!.start))
      lists.push(toList(message, run))
    run = []
  }
  for (const mention of mentions) {
    const before = run.at(-1)
    if (before && isNeighbour(message, run, mention) && !isPaired(message, run, mention)) run.push(mention)
    else {
      close()
      run = /\bbetween\s+(?:\w+\s+)?$/i.test(message.slice(0, mention.start)) ? [] : [mention]
    }
  }
  close()
  return lists
}

/**
 * Names with nothing but commas between them say one place more closely ("the Blue Hall, Harbour District"): a list of
 * English has an "and" or an "or" before its last item, or is announced by a colon.
 */
const isApposed = (message: string, run: Mention[]): boolean =>
  run.every(({ value }) => value.kind === 'name') &&
  run.slice(1).every((mention, at) => /^,\s*$/.test(message.slice(run[at]!.end, mention.start))) &&
  !/[:([]\s*$/.test(message.slice(0, run[0]!.start))

const TAKES_IN = /,\s*(?:including|such as|like|e\.g\.)\s+(?:the\s+)?$/i

/** "technologies, including languages, frameworks and tools": what the noun before takes in is asked for as one. */
export const isTakenIn = (message: string, start: number): boolean => TAKES_IN.test(message.slice(0, start))

/** "3 and 4, 6 and 8": an "and" ends a list, and a comma behind its last item begins another one. */
function isPaired(message: string, run: Mention[], next: Mention): boolean {
  const joints = [...run.slice(1), next].map((mention, at) => message.slice(run[at]!.end, mention.start))
  const [last, before] = [joints.at(-1)!, joints.at(-2)]
  return before !== undefined && /\b(?:and|or)\b|&/.test(before) && /,/.test(last)
}

function isNeighbour(message: string, run: Mention[], b: Mention): boolean {
  const a = run.at(-1)!
  // "Kilimanjaro and K2": a code may be a name.
  const isNominal = ({ value }: Mention) => /^(?:name|phrase|code)$/.test(value.kind)
  if (a.value.kind !== b.value.kind && !(isNominal(a) && isNominal(b))) return false
  // "$40 and $55": the sign of a currency stands before its figure.
  const match = BETWEEN.exec(message.slice(a.end, Math.min(b.start, unitOf(b)?.start ?? b.start)))
  if (!match) return false
  const [, unit, lead] = match
  if (isOneMeasure(a, b)) return false
  // "5 cm and 10 cm" is a list; "a base of 5 and a height of 10" is none.
  if (unit && !isLike(unit.trim(), UNIT.exec(message.slice(b.end))?.[0].trim() ?? '')) return false
  // "one at 5 and another at 10"
  const repeated = lead!.replace(/^(?:the\s+)?(?:an)?other(?:\s+one)?\s+/, '')
  if (ARTICLE.test(repeated)) return true
  return new RegExp(String.raw`(?:^|\s)${escapePattern(repeated.trim())}\s+$`, 'iu').test(
    message.slice(0, run[0]!.start),
  )
}

/** Units that people say together: hours with minutes, feet with inches. */
const SAID_TOGETHER = /^(?:foot inch|pound ounce)$/

/** "An hour and five minutes": what is left over of the larger unit in the smaller one, and no second value. */
function isOneMeasure(a: Mention, b: Mention): boolean {
  const [large, small] = [a, b].map(({ value }) =>
    value.kind === 'number' && value.unit?.kind === 'measure'
      ? { value: value.value, unit: findUnit(value.unit.name) }
      : undefined,
  )
  if (!large?.unit || !small?.unit || large.unit.quantity !== small.unit.quantity) return false
  const isPair = large.unit.quantity === 'time' || SAID_TOGETHER.test(`${large.unit.name} ${small.unit.name}`)
  return isPair && large.unit.size > small.unit.size && small.value * small.unit.size < large.unit.size
}

const unitOf = ({ value }: Mention) => (value.kind === 'number' ? value.unit : undefined)

/** One unit, or two of one quantity: "500 Hz and 1 kHz". */
function isLike(unit: string, other: string): boolean {
  const quantity = findUnit(unit)?.quantity
  return unit === other || (quantity !== undefined && quantity === findUnit(other)?.quantity)
}

function toList(message: string, run: Mention[]): ValueList {
  const items = run.map((mention, at) => {
    const next = run[at + 1]
    const unit = next && /^\s*[\p{L}²³°%/^]+(?=\s*(?:,|\s(?:and|or|&)\s))/u.exec(message.slice(mention.end, next.start))
    return { start: mention.start, end: mention.end + (unit?.[0].length ?? 0) }
  })
  return { start: items[0]!.start, end: items.at(-1)!.end, items }
}

/** Lists of one length belong together item by item (closed class). */
export const goSideBySide = (message: string): boolean =>
  /\b(?:respectively|correspondingly|in (?:that|this|the same|the given) order)\b/i.test(message)

/**
 * The text once for every combination of the lists' items, each with one item where the list stood: from the first items
 * to the last ones. Lists of one length go side by side when the text says so ("respectively"), else every item meets every
 * other. None for too many.
 */
export function distribute(read: ReadText, lists: ValueList[]): Variant[] {
  const isZipped =
    lists.length > 1 && goSideBySide(read.message) && lists.every(l => l.items.length === lists[0]!.items.length)
  if (!isZipped && lists.reduce((product, list) => product * list.items.length, 1) > MOST_CALLS) return []
  const choices: number[][] = isZipped
    ? lists[0]!.items.map((_, at) => lists.map(() => at))
    : lists.reduce<number[][]>(
        (known, list) => known.flatMap(choice => list.items.map((_, at) => [...choice, at])),
        [[]],
      )
  return choices.map(choice => {
    const items = lists.map((list, at) => list.items[choice[at]!]!)
    // From the last list to the first, so that the places of those before it stay.
    return { items, read: () => lists.reduceRight((text, list, at) => keepItem(text, list, items[at]!), read) }
  })
}

/** The text with only one item of a list: the others are blanked out, so that every place stays what it was. */
export function keepItem(read: ReadText, list: Span, item: Span): ReadText {
  const { message } = read
  const blank = (from: number, to: number) => ' '.repeat(to - from)
  const kept = <T extends Span>(parts: T[]): T[] =>
    parts.filter(
      part => part.end <= list.start || part.start >= list.end || (part.start >= item.start && part.end <= item.end),
    )
  return {
    ...read,
    message:
      message.slice(0, list.start) +
      blank(list.start, item.start) +
      message.slice(item.start, item.end) +
      blank(item.end, list.end) +
      message.slice(list.end),
    words: kept(read.words),
    values: kept(read.values),
  }
}
