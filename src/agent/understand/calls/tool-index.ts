import { eachInSlices } from '../../../lib/in-slices.ts'
import { termsOf } from '../../../lib/search/terms.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { leavesOf, slotsOf } from './describe-slots.ts'

/** Where a tool speaks of a word; a word of its name is worth more than one of a parameter's description. */
export type Place = 'name' | 'purpose' | 'description' | 'parameter' | 'choice' | 'detail'

/** A tool as the choice among tools sees it: its words by where they stand. */
export interface ToolEntry {
  tool: ToolCard
  /** Words of the name that say what it does or is about, in order. */
  name: string[]
  /** Words of the description's first sentence, in order. */
  purpose: string[]
  /** The best place of every word. */
  places: Map<string, Place>
  /** Words of the name and of the first sentence, each once. */
  own: string[]
  /** 0 to 1: how surely a noun is a kind of what one of its parameters takes. */
  kindOf: (noun: string) => number
  /** Words of the allowed values of each parameter that has them. */
  choices: { required: boolean; values: string[][] }[]
}

/** Tools with an index from words to them. Made once per catalogue. */
export interface ToolIndex {
  entries: ToolEntry[]
  /** Numbers of the entries that have a word. */
  postings: Map<string, number[]>
}

const known = new WeakMap<ToolCard, ToolEntry>()

function entryOf(tool: ToolCard): ToolEntry {
  const entry = known.get(tool) ?? readEntry(tool)
  known.set(tool, entry)
  return entry
}

/** Reads tools for an index in slices, so that making it holds up nothing. */
export const readEntries = (tools: readonly ToolCard[]): Promise<void> =>
  eachInSlices(tools, tool => void entryOf(tool), SOME)

/** Tools that are read between two looks at the clock. */
const SOME = 8

export function createToolIndex(tools: readonly ToolCard[]): ToolIndex {
  const entries = tools.map(entryOf)
  const postings = new Map<string, number[]>()
  entries.forEach((entry, at) => {
    for (const word of entry.places.keys()) {
      const known = postings.get(word)
      if (known) known.push(at)
      else postings.set(word, [at])
    }
  })
  return { entries, postings }
}

function readEntry(tool: ToolCard): ToolEntry {
  const [first, rest] = splitFirstSentence(tool.description)
  const name = termsOf(tool.words.join(' '))
  const purpose = termsOf(first)
  const places = new Map<string, Place>()
  const put = (words: string[], place: Place) => {
    for (const word of words) if (!places.has(word)) places.set(word, place)
  }
  put(name, 'name')
  put(purpose, 'purpose')
  put(termsOf(rest), 'description')
  for (const parameter of tool.parameters) put(termsOf(parameter.words.join(' ')), 'parameter')
  for (const parameter of tool.parameters) {
    put(termsOf(parameter.choices.join(' ')), 'choice')
    put(termsOf(parameter.description), 'detail')
  }
  const choices = tool.parameters
    .filter(p => p.choices.length)
    .map(p => ({ required: p.required, values: p.choices.map(termsOf).filter(words => words.length) }))
  return {
    tool,
    name,
    purpose,
    places,
    own: [...new Set([...name, ...purpose])],
    kindOf: kindOfParameters(tool),
    choices,
  }
}

function kindOfParameters(tool: ToolCard): (noun: string) => number {
  const texts = leavesOf(slotsOf(tool)).filter(
    ({ kind, choices, open }) => /^(?:string|array)$/.test(kind) && (open || !choices.length),
  )
  return noun => Math.max(0, ...texts.map(slot => Math.max(slot.kindOfName(noun), slot.kindOfHead(noun))))
}

function splitFirstSentence(text: string): [string, string] {
  const end = /[.!?](?=\s|$)/.exec(text)
  return end ? [text.slice(0, end.index), text.slice(end.index + 1)] : [text, '']
}
