import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import { slotsOf } from './describe-slots.ts'
import { countedIn } from './read-descriptions.ts'
import type { ReadText, TextValue } from './read-text.ts'

/** Written-out counts above this are amounts, as a rule. */
const MOST_COUNTED = 12

/**
 * A text without the numbers that count or order what is asked for rather than give a value: "two circles, one with …
 * and another with …", "the second car". A written-out number counts requests when what it counts is nothing that a
 * parameter of the tool speaks of: "two bedrooms" stays where one is called `bedrooms`.
 */
export function dropCounts(read: ReadText, tool: ToolCard): ReadText {
  if (!read.values.some(value => value.kind === 'number' && (value.ordinal || value.spelt))) return read
  const own = wordsOfParameters(tool)
  // How many of each thing is asked for, in a list of its own.
  const takesCounts = slotsOf(tool).some(({ kind, item }) => kind === 'array' && item?.kind === 'integer' && item.roles.has('count')) // oxfmt-ignore
  const dropped = read.values.filter(isCount)
  return { ...read, values: read.values.filter(value => !dropped.includes(value)), dropped }

  function isCount(value: ReadText['values'][number]): boolean {
    if (value.kind === 'list') return value.items.every(isCount)
    if (value.kind !== 'number' || !(value.ordinal || value.spelt) || value.value > MOST_COUNTED || value.unit)
      return false
    if (isAmongOrdinals(value, read)) return false
    // "the first note": where a parameter is called so, the word says which one, not how much.
    if (value.ordinal && read.words.some(word => word.start === value.start && own.has(word.stem))) return true
    // "test it twice": how often it is asked for, where no parameter takes times.
    if (/^(?:once|twice|thrice)$/i.test(read.message.slice(value.start, value.end)) && !own.has('time')) return true
    if (takesCounts && !value.ordinal) return false
    const at = read.words.findIndex(word => word.start >= value.end)
    // "a one-storey house": the number belongs to the word that it is joined to.
    if (!value.ordinal && at >= 0 && /^-\p{Ll}/u.test(read.message.slice(value.end)))
      return !own.has(read.words[read.words[at]!.text === '-' ? at + 1 : at]?.stem ?? '')
    const before = read.words.findLast(word => word.end <= value.start)
    // "the five of us": people, who are counted for themselves.
    const isPeople = /^\s+of (?:us|you|them)\b/i.test(read.message.slice(value.end)) && takesPeople(tool)
    // "the two areas", "these three": what was named before.
    if (!value.ordinal && value.value > 1 && before && /^(?:the|these|those|both|all)$/.test(before.norm))
      return !isPeople
    const behind = at < 0 ? [] : read.words.slice(at, at + 3)
    const end = behind.findIndex(
      ({ pos, norm }) => !/^(?:ADJ|NOUN|PROPN|X)$/.test(pos) && !(pos === 'VERB' && /(?:ed|ing)$/.test(norm)),
    )
    const phrase = behind.slice(0, end < 0 ? undefined : end)
    // "one with a radius of 5", "the second has": it stands for the thing itself.
    if (!phrase.length) return value.ordinal === true || (value.value === 1 && behind.length > 0)
    // "two charged bodies", where the charge of each is a parameter of its own.
    if (value.value > 1 && phrase.some(word => countNamed(tool, word.stem) === value.value)) return true
    return !phrase.some(word => own.has(word.stem))
  }
}

/** "The 25th, 50th and 75th percentile": places in a row in digits, side by side, are values. */
export const isAmongOrdinals = (value: Exclude<TextValue, { kind: 'list' }>, { values }: ReadText): boolean =>
  values.some(
    list =>
      list.kind === 'list' &&
      list.items.includes(value) &&
      list.items.every(item => item.kind === 'number' && item.ordinal && !item.spelt),
  )

/** Whether a tool is told a number of people. */
const takesPeople = (tool: ToolCard): boolean =>
  slotsOf(tool).some(({ kind, roles }) => /^(?:integer|number)$/.test(kind) && roles.has('person'))

/** How many parameters are called after a word. */
const countNamed = (tool: ToolCard, word: string): number => slotsOf(tool).filter(({ named }) => named.has(word)).length

const words = new WeakMap<ToolCard, Set<string>>()

function wordsOfParameters(tool: ToolCard): Set<string> {
  const known = words.get(tool)
  if (known) return known
  const made = new Set(
    // "Two tables" are two requests where the table is a list.
    tool.parameters
      .flatMap(p => [...(/^array/.test(p.type) ? [] : p.words), ...countedIn(p.description)])
      .map(word => stem(word)),
  )
  words.set(tool, made)
  return made
}
