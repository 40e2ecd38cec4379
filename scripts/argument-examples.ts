/** Rows of function calling as choices of arguments: for every slot of an accepted call the ways to fill it, and which are right. */
import type { Weighed } from '../src/agent/understand/calls/choose-arguments.ts'
import { dropCounts } from '../src/agent/understand/calls/drop-counts.ts'
import { openReader } from '../src/agent/understand/calls/read-text.ts'
import { readWays, weighMentions, type FeaturedSlot } from '../src/agent/understand/calls/score-ways.ts'
import { isSame } from './judge-calls.ts'
import { loadRows, messageOf, toCard } from './load-rows.ts'

/** One slot of a function that a row's accepted calls name. */
export interface Example {
  row: string
  /** The functions that the row offers: rows of the same ones are about the same tools. */
  tools: string
  index: number
  category: string
  message: string
  options: unknown[]
  mentions: Weighed[]
  /** The row accepts one call only. */
  single: boolean
  name: string
  featured: FeaturedSlot
  ways: Record<string, number>[]
  right: boolean[]
}

/** The accepted values of a slot; [''] where the accepted call has none of it. */
function acceptedAt(accepted: Record<string, unknown>, path: string[]): unknown[] {
  let options: unknown[] = [accepted]
  for (const key of path) {
    options = options.flatMap(option => {
      if (typeof option !== 'object' || option === null || Array.isArray(option)) return option === '' ? [''] : []
      const part = (option as Record<string, unknown>)[key]
      return part === undefined ? [''] : Array.isArray(part) ? part : [part]
    })
  }
  return options.length ? options : ['']
}

/**
 * One example for each slot of each function that a row's accepted calls name. Where one function is called several
 * times, the values of all its calls are right: which stretch belongs to which call is no matter of these weights.
 */
export async function readExamples(files: string[], part?: 'even' | 'odd'): Promise<Example[]> {
  const read = await openReader()
  const now = new Date()
  const asked = loadRows(files, part).flatMap(row =>
    [...Map.groupBy(row.gold ?? [], gold => Object.keys(gold)[0]!)].map(([name, calls]) => ({
      row,
      name,
      calls: calls.map(call => call[name]!),
    })),
  )
  return asked.flatMap(({ row, name, calls }) => {
    const called = row.functions.find(f => f.name === name)
    if (!called) return []
    const tool = toCard(called)
    // As arguments are read when a message is planned.
    const text = dropCounts(read(messageOf(row), now), tool)
    const mentions = weighMentions(text, tool)
    return readWays(text, tool).map(all => {
      const { slot } = all
      const ways = all.ways.filter(way => !way.candidate?.features.unfit)
      const featured = { slot, ways }
      const lists = calls.map(call => acceptedAt(call, slot.path))
      const options = lists.flat()
      return {
        row: row.id,
        tools: row.functions
          .map(f => f.name)
          .sort()
          .join(),
        index: row.index,
        category: row.category,
        message: messageOf(row),
        options,
        mentions,
        single: row.gold!.length === 1,
        featured,
        name: slot.path.join('.'),
        ways: ways.map(way => way.features),
        right: ways.map(({ candidate }) => {
          if (candidate) return options.some(o => o !== '' && isSame(candidate.value, o))
          return (
            lists.every(list => list.includes('')) ||
            (slot.required && slot.path.length === 1 && options.some(o => isSame(slot.default, o)))
          )
        }),
      }
    })
  })
}
