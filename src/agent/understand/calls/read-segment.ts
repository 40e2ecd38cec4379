/** One stretch of a message read as calls of one tool. */
import type { ToolCard } from '../catalogue-model.ts'
import { readMessage } from '../read-message.ts'
import { stem } from '../words.ts'
import { distribute, findLists, type ValueList } from './expand-calls.ts'
import { fillArguments, type FilledArguments } from './fill-arguments.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { textOf, type ReadText } from './read-text.ts'

/** What a stretch says to a tool. */
export interface SegmentReading {
  tool: ToolCard
  calls: FilledArguments[]
  /** Values that an argument took, and values that none did, by their weight. */
  used: number
  unused: number
}

/** Reads a text as one call of a tool or, where a list stands for one value, as one call for each item. */
export function readSegment(read: ReadText, tool: ToolCard, now: Date): SegmentReading {
  const known = new Set([...tool.words, ...tool.parameters.flatMap(p => p.words)].map(stem))
  const mentions = findMentions(read, known)
  const one = fill(read, tool, now)
  const open = mentions.filter(m => !isUsed(m, [one]))
  const single = rate(tool, [one], mentions)
  if (!open.length) return single
  const lists = findLists(read.message, mentions).filter(list =>
    open.some(m => m.start >= list.start && m.end <= list.end),
  )
  let best = single
  for (const chosen of lists.length > 1 ? [lists, ...lists.map(list => [list])] : lists.map(list => [list])) {
    const calls = expand(read, chosen, tool, now)
    const expanded = calls && rate(tool, calls, mentions)
    if (expanded && balance(expanded) > balance(best)) best = expanded
  }
  return best
}

const fill = (read: ReadText, tool: ToolCard, now: Date): FilledArguments =>
  fillArguments(readMessage(textOf(read), now), tool)

/** Calls for every item; undefined when the items make no difference to the calls. */
function expand(read: ReadText, lists: ValueList[], tool: ToolCard, now: Date): FilledArguments[] | undefined {
  const calls = distribute(read, lists)?.map(variant => fill(variant, tool, now))
  if (!calls) return undefined
  const distinct = new Set(calls.map(call => JSON.stringify(call.args)))
  return distinct.size === calls.length ? calls : undefined
}

const balance = (reading: SegmentReading) =>
  reading.used - reading.unused - 2 * (reading.calls[0]?.missing.length ?? 0) - 0.01 * reading.calls.length

function rate(tool: ToolCard, calls: FilledArguments[], mentions: Mention[]): SegmentReading {
  let used = 0
  let unused = 0
  for (const mention of mentions) {
    if (isUsed(mention, calls)) used += mention.weight
    else unused += mention.weight
  }
  return { tool, calls, used, unused }
}

/** Whether a value of the text stands in an argument. */
const isUsed = (mention: Mention, calls: FilledArguments[]) =>
  calls.some(call => Object.values(call.args).some(value => holds(value, mention)))

function holds(value: unknown, mention: Mention): boolean {
  if (Array.isArray(value)) return value.some(item => holds(item, mention))
  if (typeof value === 'object' && value !== null) return Object.values(value).some(item => holds(item, mention))
  const said = mention.value
  if (said.kind === 'number' && typeof value === 'number') return value === said.value || value === said.value / 100
  if (!('value' in said)) return false
  const given = String(value).toLowerCase()
  const text = String(said.value).toLowerCase()
  return given.includes(text) || (given.length > 1 && text.includes(given))
}
