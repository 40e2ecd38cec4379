import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { ReadText, TextValue } from './read-text.ts'

/** What a value is called in a shape; phrases and lists are made of words. */
const SPELT_OUT = /^(?:number|name|quoted|date|time|code|path|url|email|phone|coordinates|json|expression)$/

/** A noun that no tool knows: any other might stand there. */
const NOUN = 'noun'

/**
 * How a part of a message is built, token by token: kinds of values, verbs, prepositions, the nouns that the tools know, and
 * a place for every other noun. "Ann scored 12" and "Bob scored 30" are built alike; "a length of 5" and "a width of 3" are
 * not where the tool takes a length and a width.
 */
export function shapeOf({ words, values }: ReadText, known: ReadonlySet<string>): string[] {
  const spelt = values.filter(value => SPELT_OUT.test(value.kind))
  const endOf = (value: TextValue) => (value.kind === 'number' ? Math.max(value.end, value.unit?.end ?? 0) : value.end)
  const shape: string[] = []
  let end = 0
  let isLabel = false
  for (const word of words) {
    if (word.start < end) continue
    const value = spelt.find(one => one.start <= word.start && one.end > word.start)
    if (value) {
      // "in the town Lyon" is built as "in Lyon".
      if (isLabel && /^(?:name|quoted)$/.test(value.kind)) shape.pop()
      isLabel = false
      shape.push(value.kind === 'number' && value.unit ? `number ${value.unit.name}` : value.kind)
      end = endOf(value)
    } else if (/^(?:VERB|ADP|SCONJ)$/.test(word.pos)) {
      isLabel = false
      shape.push(word.stem)
    } else if (/^(?:NOUN|PROPN|X)$/.test(word.pos)) {
      const token = known.has(word.stem) ? word.stem : NOUN
      isLabel = token !== NOUN
      if (token !== NOUN || shape.at(-1) !== NOUN) shape.push(token)
    }
  }
  return shape
}

/** Whether a part is built as the one before it ends, with a value and what it is said of. */
export function repeats(before: readonly string[], shape: readonly string[]): boolean {
  const isValue = (token: string) => SPELT_OUT.test(token.split(' ')[0]!)
  const said = shape.filter(token => isValue(token) || token === NOUN).length
  const tail = before.slice(-shape.length)
  return said > 1 && shape.some(isValue) && tail.length === shape.length && shape.every((token, i) => token === tail[i])
}

/** Stems by tool, which stays the same as long as its catalogue does. */
const stemsOf = new WeakMap<ToolCard, readonly string[]>()

/** Stems of what a tool and its parameters are called, and of what the descriptions of those say. */
function wordsOfTool(tool: ToolCard): readonly string[] {
  let stems = stemsOf.get(tool)
  if (!stems) {
    const said = tool.parameters.flatMap(({ words, description }) => [...words, ...splitIdentifier(description)])
    stemsOf.set(tool, (stems = [...new Set([...tool.words, ...said].map(stem))]))
  }
  return stems
}

/** The same of several tools. */
export const wordsOfTools = (tools: readonly ToolCard[]): ReadonlySet<string> => new Set(tools.flatMap(wordsOfTool))
