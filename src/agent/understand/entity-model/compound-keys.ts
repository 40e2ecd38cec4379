import type { Entity, Field, ToolParameter } from './catalogue-model.ts'
import { isParameter, parameterName, pathSegments } from './name-records.ts'
import { nounsOf, pathWordsOf } from './schema-nouns.ts'
import { splitIdentifier, stem } from '../language/words.ts'

// Records that several parameters in a row name together: `/repos/{owner}/{repo}`, `/stores/{country}/{number}`.

/** A parameter of a path, and the column of the records that holds what it takes. */
export interface KeyPart {
  parameter: string
  column: string
}

/** Parameters that follow one another directly, with the words of the segment before them. */
export interface ParameterRun {
  words: string[]
  parameters: string[]
}

/** Every segment of a path with the parameters behind it. */
export function parameterRuns(path: string): ParameterRun[] {
  const runs: ParameterRun[] = []
  for (const segment of pathSegments(path)) {
    if (!isParameter(segment)) runs.push({ words: splitIdentifier(segment), parameters: [] })
    else runs.at(-1)?.parameters.push(parameterName(segment))
  }
  return runs
}

const SURROGATE = /^(?:id|uuid|guid|key)$/
/** What people and paths tell records apart by, the likeliest first. */
const NATURAL = ['slug', 'key', 'code', 'login', 'username', 'name', 'number']

/** The columns of the records that the parameters of a compound key take; undefined where one of them has none. */
export function keyPartsOf(parameters: readonly string[], entity: Entity): KeyPart[] | undefined {
  const parts = parameters.flatMap(parameter => {
    const field = fieldOf(splitIdentifier(parameter), entity)
    return field ? [{ parameter, column: field.column }] : []
  })
  return parts.length > 1 && parts.length === parameters.length ? parts : undefined
}

/**
 * The column that a single parameter takes: the key, except where a text that is called like the records alone stands for records
 * whose key is a number (`/orgs/{org}/repos`): that is what people tell them apart by, a login or a name.
 */
export function keyTakenBy({ type, words }: ToolParameter, entity: Entity): Field | undefined {
  const key = entity.idField
  const last = words.at(-1)!
  const isBare = !SURROGATE.test(last) && !NATURAL.includes(last)
  if (type !== 'string' || !isBare || !/^(?:integer|number)$/.test(key?.type ?? '')) return key
  const own = fieldOf(words, entity)
  return own?.type === 'string' ? own : key
}

/** `owner`, `owner.login`; `repo`, `repo_name` and `repo_id` of a repo: its name, or its key. */
function fieldOf(words: string[], entity: Entity): Field | undefined {
  const scalars = entity.fields.filter(f => f.type !== 'array' && f.type !== 'object')
  const own = scalars.filter(f => !f.nested)
  const same = own.find(f => f.words.join() === words.join())
  if (same) return same
  const inside = scalars.filter(f => f.nested && f.words.slice(0, -1).join() === words.join())
  const natural = (fields: Field[]) =>
    NATURAL.map(word => fields.find(f => f.words.at(-1) === word)).find(Boolean) ??
    fields.find(f => SURROGATE.test(f.words.at(-1)!))
  if (inside.length) return natural(inside)
  const last = words.at(-1)!
  const isEnding = SURROGATE.test(last) || NATURAL.includes(last)
  const noun = isEnding ? words.slice(0, -1) : words
  if (![pathWordsOf(entity), ...nounsOf(entity)].some(name => name.map(stem).join() === noun.map(stem).join()))
    return undefined
  if (SURROGATE.test(last)) return entity.idField
  const bare = own.filter(f => f.words.length === 1)
  return (isEnding ? bare.find(f => f.words[0] === last) : natural(bare)) ?? entity.idField
}

/** The text that names a record by all parts of its key: `full_name` of "acme/site", beside `owner` and `name`. */
export const wholeKeyOf = (entity: Entity): Field | undefined =>
  entity.fields.find(f => !f.nested && f.type === 'string' && WHOLE_KEY.test(f.words.join(' ')))

const WHOLE_KEY = /^(?:(?:full|qualified) (?:name|slug|path)|path with namespace)$/
