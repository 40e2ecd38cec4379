/** One stretch of a message read as calls of one tool. */
import { runAtOnce } from '../../../lib/in-slices.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import { dropCounts } from './drop-counts.ts'
import { distribute, findLists, keepItem, type ValueList, type Variant } from './expand-calls.ts'
import { leavesOf, slotsOf } from './describe-slots.ts'
import { fillArguments, type FilledArguments } from './fill-arguments.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { matchChoice } from './match-choice.ts'
import { touches, type Span } from './planned-call.ts'
import { partOf, type ReadText } from './read-text.ts'
import { scoreAhead } from './score-ways.ts'
import { wordsIn } from './tag-words.ts'

/** What a stretch says to a tool. */
export interface SegmentReading {
  tool: ToolCard
  /** The call; of several, one for each item of lists, the first and the last. */
  calls: FilledArguments[]
  /** All of several. */
  expand?: () => FilledArguments[]
  /** Values that an argument took, by how surely; what is open of those; and values that none took: all by weight. */
  used: number
  unsure: number
  unused: number
  /** As much of the unused ones as an argument might have taken as well. */
  rival: number
}

/** Reads a text as one call of a tool or, where lists stand for one value each, as one call for each item. */
export const readSegment = (whole: ReadText, tool: ToolCard): SegmentReading => runAtOnce(segmentSteps(whole, tool))

/** The same, with a pause before each further time that the text is read. */
export function* segmentSteps(whole: ReadText, tool: ToolCard): Generator<void, SegmentReading> {
  const read = dropCounts(whole, tool)
  const known = new Set([...tool.words, ...tool.parameters.flatMap(p => p.words)].map(stem))
  const mentions = findMentions(read, known, part => saysAllowed(part, read, tool))
  yield
  yield* scoreAhead(read, tool)
  const one = fillArguments(read, tool)
  const single = rate(tool, [one], mentions)
  const found = findLists(read.message, mentions).filter(list => !isTakenWhole(list, one))
  const swallowed = new Map(found.flatMap(list => swallowerOf(list, one).map(name => [list, name] as const)))
  if (single.unused + single.unsure < LEAST_OPEN && !swallowed.size) return single
  const lists: ValueList[] = []
  for (const list of found) {
    yield
    if (swallowed.has(list) || (yield* stands(list, { ...read, whole: whole.whole ?? whole }, tool))) lists.push(list)
  }
  // "tango and salsa classes in Lyon and Nice": the towns leave a place for a dance only when there is one of them.
  if (lists.length && lists.length < found.length) {
    const one = lists.reduce<ReadText>((text, list) => keepItem(text, list, list.items[0]!), read)
    for (const list of found.filter(list => !lists.includes(list))) {
      yield
      if (yield* stands(list, { ...one, whole: whole.whole ?? whole }, tool, lists)) lists.push(list)
    }
    lists.sort((a, b) => a.start - b.start)
  }
  // One text for several values is no good reading, however sure.
  let best: SegmentReading = { ...single, unused: single.unused + swallowed.size }
  for (const chosen of subsetsOf(lists)) {
    yield
    const expanded = expand(read, chosen, { tool, mentions, swallowed })
    if (expanded && balance(expanded) > balance(best)) best = expanded
  }
  return best
}

/** Whether a part of a text says one of the values that a tool allows for an argument, word for word. */
const saysAllowed = ({ start, end }: Span, { words }: ReadText, tool: ToolCard): boolean =>
  leavesOf(slotsOf(tool)).some(
    ({ choices, open, kind }) =>
      !open &&
      kind === 'string' &&
      choices.some(choice => (matchChoice(choice, wordsIn(words, start, end), choices)?.score ?? 0) >= EXACT),
  )
const EXACT = 0.9

/** With less than this left open, by the weight of values, there is nothing to expand. */
const LEAST_OPEN = 0.15

/** The argument whose text has taken several items of a list, if one has. */
const swallowerOf = ({ items }: ValueList, { given }: FilledArguments): string[] =>
  Object.entries(given)
    .filter(
      ([, { span, value }]) =>
        span &&
        typeof value === 'string' &&
        items.filter(item => span.start <= item.start && span.end >= item.end).length > 1,
    )
    .map(([name]) => name)
    .slice(0, 1)

/** How sure an argument for a list must be of one that it has taken. */
const TAKEN = 0.3

/** Whether an argument that takes a list has taken a whole one: its items are no calls. */
const isTakenWhole = ({ start, end, items }: ValueList, { given }: FilledArguments): boolean =>
  Object.values(given).some(
    ({ value, span, certainty }) =>
      Array.isArray(value) &&
      value.length === items.length &&
      certainty >= TAKEN &&
      span !== undefined &&
      span.start <= start &&
      span.end >= Math.min(end, items.at(-1)!.end),
  )

/**
 * Whether a list stands for one value: alone, its first and its last item are both taken by the same single argument.
 * `beside`: lists of which the text has one item each.
 */
function* stands(
  list: ValueList,
  read: ReadText,
  tool: ToolCard,
  beside: readonly ValueList[] = [],
): Generator<void, boolean> {
  const near = nearby(list, read)
  const known = standingOf(read.whole ?? read)(tool)
  const others = beside.map(other => other.start).join()
  const key = `${list.start} ${list.end} in ${near.start} ${near.end} without ${near.dropped?.length ?? 0} beside ${others}`
  const before = known.get(key)
  if (before !== undefined) return before
  const takers: string[][] = []
  for (const item of [list.items[0]!, list.items.at(-1)!]) {
    yield
    const { given } = fillArguments(keepItem(near, list, item), tool)
    takers.push(
      Object.entries(given)
        .filter(([, argument]) => !Array.isArray(argument.value) && argument.span && touches(argument.span, item))
        .map(([name]) => name),
    )
  }
  const stand = takers[0]!.some(name => takers[1]!.includes(name))
  known.set(key, stand)
  return stand
}

/** What was found of the lists of a message, which many parts of it have, for each tool. */
const standingOf = rememberByObject((_message: ReadText) =>
  rememberByObject((_tool: ToolCard) => new Map<string, boolean>()),
)

/** Characters on each side within which words speak of a list; a long message is not read again for each of its lists. */
const REACH = 200

function nearby(list: ValueList, read: ReadText): ReadText {
  const part = partOf(read, Math.max(read.start, list.start - REACH), Math.min(read.end, list.end + REACH))
  return read.dropped ? { ...part, dropped: read.dropped } : part
}

/** Which lists are expanded together: all, or only some of a few. */
function subsetsOf(lists: ValueList[]): ValueList[][] {
  const few = lists.slice(0, 3)
  const subsets = Array.from({ length: 2 ** few.length - 1 }, (_, at) => few.filter((_list, i) => (at + 1) & (1 << i)))
  return lists.length > 3 ? [lists, ...subsets] : subsets
}

interface Expansion {
  tool: ToolCard
  mentions: Mention[]
  /** The argument whose text has taken a list as a whole: each call gets one item for it. */
  swallowed: ReadonlyMap<ValueList, string>
}

/** Calls for every item; undefined when the items make no difference to the calls but in lists, which take them all. */
function expand(
  read: ReadText,
  lists: ValueList[],
  { tool, mentions, swallowed }: Expansion,
): SegmentReading | undefined {
  const variants = distribute(read, lists)
  if (variants.length < 2) return undefined
  const fill = (variant: Variant): FilledArguments => {
    const filled = fillArguments(variant.read(), tool)
    lists.forEach((list, at) => {
      const name = swallowed.get(list)
      if (name) giveItem(filled, name, variant.items[at]!, read)
    })
    return filled
  }
  // The first and the last one tell what the others are like.
  const ends = [variants[0]!, variants.at(-1)!].map(fill)
  if (!areDistinct(ends)) return undefined
  const isBetween = (m: Mention) =>
    lists.some(({ items }) => items.slice(1, -1).some(item => m.start >= item.start && m.end <= item.end))
  return { ...rate(tool, ends, mentions, isBetween), expand: () => variants.map(fill) }
}

/** How sure an item is of a list that stood where one argument was read. */
const OF_LIST = 0.6

/** Gives a call the item of a list that an argument's text had taken whole, unless it was read so anyway. */
function giveItem(filled: FilledArguments, name: string, span: Span, read: ReadText): void {
  if (Object.values(filled.given).some(argument => argument.span && touches(argument.span, span))) return
  const value = read.message.slice(span.start, span.end)
  filled.given[name] = { value, span, certainty: OF_LIST }
  filled.args[name] = value
  filled.missing = filled.missing.filter(p => p.name !== name)
}

const areDistinct = (calls: FilledArguments[]): boolean =>
  new Set(calls.map(({ args }) => JSON.stringify(Object.entries(args).filter(([, value]) => !Array.isArray(value)))))
    .size === calls.length

const balance = (reading: SegmentReading) =>
  reading.used -
  reading.unused -
  2 * Math.max(...reading.calls.map(call => call.missing.length)) -
  0.01 * reading.calls.length

/** `isUsed`: mentions that are used though no call shown here does. */
function rate(
  tool: ToolCard,
  calls: FilledArguments[],
  mentions: Mention[],
  isUsed: (mention: Mention) => boolean = () => false,
): SegmentReading {
  const reading = { tool, calls, used: 0, unsure: 0, unused: 0, rival: 0 }
  for (const mention of mentions) {
    const certainty = isUsed(mention) ? 1 : certaintyOf(mention, calls)
    if (certainty === undefined) {
      reading.unused += mention.weight
      const shares = calls.flatMap(({ rivals }) =>
        rivals.filter(rival => touches(rival, mention)).map(({ share }) => share),
      )
      reading.rival += mention.weight * Math.max(0, ...shares)
    } else {
      reading.used += mention.weight * certainty
      reading.unsure += mention.weight * (1 - certainty)
    }
  }
  return reading
}

/** How sure the arguments are that were read from where a value stands, in the mean; undefined when none was. */
function certaintyOf(mention: Mention, calls: FilledArguments[]): number | undefined {
  const all = calls.flatMap(call =>
    Object.values(call.given).flatMap(({ span, value, certainty }) =>
      (span && touches(span, mention)) || hasItem(value, mention) ? [certainty] : [],
    ),
  )
  return all.length ? all.reduce((sum, certainty) => sum + certainty, 0) / all.length : undefined
}

/** Whether a value stands in a list or an object that an argument took: these stand in several places of the text. */
function hasItem(value: unknown, mention: Mention): boolean {
  if (typeof value !== 'object' || value === null) return false
  const said = 'value' in mention.value ? mention.value.value : undefined
  return Object.values(value).some(item =>
    typeof item === 'string' && typeof said === 'string'
      ? said.toLowerCase().includes(item.toLowerCase()) || item.toLowerCase().includes(said.toLowerCase())
      : item === said || hasItem(item, mention),
  )
}
