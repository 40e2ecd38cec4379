/** One stretch of a message read as calls of one tool. */
import type { ToolCard } from '../catalogue-model.ts'
import { stem } from '../words.ts'
import { distribute, findLists, type ValueList } from './expand-calls.ts'
import { fillArguments, type FilledArguments } from './fill-arguments.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import type { ReadText } from './read-text.ts'

/** What a stretch says to a tool. */
export interface SegmentReading {
  tool: ToolCard
  calls: FilledArguments[]
  /** Values that an argument took, by how surely; what is open of those; and values that none took: all by weight. */
  used: number
  unsure: number
  unused: number
}

/** Reads a text as one call of a tool or, where a list stands for one value, as one call for each item. */
export function readSegment(read: ReadText, tool: ToolCard): SegmentReading {
  const known = new Set([...tool.words, ...tool.parameters.flatMap(p => p.words)].map(stem))
  const mentions = findMentions(read, known)
  const one = fillArguments(read, tool)
  const open = mentions.filter(m => certaintyOf(m, [one]) === undefined)
  const single = rate(tool, [one], mentions)
  if (!open.length) return single
  const lists = findLists(read.message, mentions).filter(list =>
    open.some(m => m.start >= list.start && m.end <= list.end),
  )
  let best = single
  for (const chosen of lists.length > 1 ? [lists, ...lists.map(list => [list])] : lists.map(list => [list])) {
    const calls = expand(read, chosen, tool)
    const expanded = calls && rate(tool, calls, mentions)
    if (expanded && balance(expanded) > balance(best)) best = expanded
  }
  return best
}

/** Calls for every item; undefined when the items make no difference to the calls. */
function expand(read: ReadText, lists: ValueList[], tool: ToolCard): FilledArguments[] | undefined {
  const calls = distribute(read, lists)?.map(variant => fillArguments(variant, tool))
  if (!calls) return undefined
  const distinct = new Set(calls.map(call => JSON.stringify(call.args)))
  return distinct.size === calls.length ? calls : undefined
}

const balance = (reading: SegmentReading) =>
  reading.used - reading.unused - 2 * (reading.calls[0]?.missing.length ?? 0) - 0.01 * reading.calls.length

function rate(tool: ToolCard, calls: FilledArguments[], mentions: Mention[]): SegmentReading {
  const reading = { tool, calls, used: 0, unsure: 0, unused: 0 }
  for (const mention of mentions) {
    const certainty = certaintyOf(mention, calls)
    if (certainty === undefined) reading.unused += mention.weight
    else {
      reading.used += mention.weight * certainty
      reading.unsure += mention.weight * (1 - certainty)
    }
  }
  return reading
}

/** How sure the surest argument is that was read from where a value stands; undefined when none was. */
function certaintyOf({ start, end }: Mention, calls: FilledArguments[]): number | undefined {
  const all = calls.flatMap(call =>
    Object.values(call.given).flatMap(({ span, certainty }) =>
      span && span.start < end && span.end > start ? [certainty] : [],
    ),
  )
  return all.length ? Math.max(...all) : undefined
}
