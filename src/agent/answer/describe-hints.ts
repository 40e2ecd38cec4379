import type { Hints } from '../model/contract.ts'
import type { TurnOutcome } from '../turn.ts'
import type { CallReading } from '../understand/calls/read-calls.ts'
import type { Chunk } from '../understand/chunks/chunk.ts'
import type { Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Selection } from '../understand/reading/query.ts'
import type { Understanding } from '../understand/understanding.ts'
import { plural } from '../understand/language/words.ts'

/** What the built-in engine found out about a message on the way to its answer. */
export interface Seen {
  understanding?: Understanding
  calls?: CallReading
}

/** Most tools, and most values of one word, that are handed on. */
const MOST_TOOLS = 8
const MOST_VALUES = 5

/** What was understood of a message, in words: grounds for somebody who may know better. */
export function describeHints(seen: Seen, outcome: TurnOutcome): Hints {
  const { understanding } = seen
  const chunks = understanding?.best?.chunks ?? []
  const entities = entitiesIn(chunks)
  const { response, data, confidence } = outcome
  return {
    tools: toolsSeen(seen).slice(0, MOST_TOOLS),
    values: chunks.filter(isTaken).flatMap(describeValue),
    entities: entities.map(describeEntity),
    unclear: [...new Set(understanding?.unknown)],
    ...(!data.error && { draft: { response, data, confidence } }),
  }
}

/** The tools that a message is about, as far as it was understood. */
export function toolsSeen({ understanding, calls }: Seen): string[] {
  const best = understanding?.best
  return [
    ...new Set([
      ...(best?.query ? toolsOf(best.query.root) : []),
      ...(calls?.calls.map(call => call.tool.name) ?? []),
      ...entitiesIn(best?.chunks ?? []).flatMap(entity => entity.sources.map(source => source.tool)),
    ]),
  ]
}

const entitiesIn = (chunks: readonly Chunk[]): Entity[] => [
  ...new Set(chunks.filter(isTaken).flatMap(chunk => chunk.entities.slice(0, 1).map(mention => mention.entity))),
]

const isTaken = (chunk: Chunk): boolean => chunk.used !== undefined && chunk.used !== 'filler'

const describeEntity = (entity: Entity): string => `${plural(entity.noun)} of ${entity.app}`

const toolsOf = ({ sources, related }: Selection): string[] => [
  ...sources,
  ...related.flatMap(({ selection }) => toolsOf(selection)),
]

/** `California` → `state: "CA" of accounts of crm`. */
function describeValue(chunk: Chunk): Hints['values'] {
  const { literal, text } = chunk
  if (literal?.kind === 'date') {
    const { first, last } = literal
    return [{ words: text, meaning: first === last ? first : `${first} to ${last}` }]
  }
  if (literal?.kind === 'number') return [{ words: text, meaning: String(literal.value) }]
  const [match] = chunk.values
  if (!match) return []
  const { columns, values, entity, negated } = match
  const shown = values.slice(0, MOST_VALUES).map(value => JSON.stringify(value))
  const more = values.length - shown.length
  const list = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [
    { words: text, meaning: `${columns.join(' ')}: ${negated ? 'not ' : ''}${list} of ${describeEntity(entity)}` },
  ]
}
