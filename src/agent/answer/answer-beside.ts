import { isObject } from '../../lib/json.ts'
import type { CallResult } from '../registry-client.ts'
import type { TurnOutcome } from '../turn.ts'
import type { CatalogueModel, Source } from '../understand/entity-model/catalogue-model.ts'
import { FILLERS } from '../understand/language/lexicon.ts'
import { splitIdentifier, stem, wordsOf } from '../understand/language/words.ts'
import { toJson, type Memory } from './outcome.ts'

/** More words than these ask for more than one value. */
const MOST_WORDS = 12
/** Other words for the same last word of a name. */
const SAME: Record<string, string> = { identifier: 'id', no: 'number' }

interface Beside {
  source: Source
  name: string
}

/**
 * "What is my coverage id?": a value that a list's answer has beside its records, where the message names it wholly and
 * asks for nothing else. Read from what the list answers now; undefined where it is not there.
 */
export async function answerBeside(
  message: string,
  model: CatalogueModel,
  memory: Memory,
  call: (app: string, tool: string, args: Record<string, unknown>) => Promise<CallResult>,
): Promise<TurnOutcome | undefined> {
  const found = findBeside(message, model)
  if (!found) return undefined
  const { source, name } = found
  const result = await call(source.app, source.tool, { ...source.fixed })
  const value = result.ok && isObject(result.value) ? result.value[name] : undefined
  if (value === undefined || value === null || typeof value === 'object') return undefined
  const owner = source.qualifiers.includes('my') ? 'Your' : 'The'
  return {
    response: `${owner} ${splitIdentifier(name).join(' ')} is ${String(value)}.`,
    data: { result: value, complete: true },
    confidence: 0.9,
    toolsUsed: [source.tool],
    memory: toJson({ ...memory, evidence: `I called ${source.tool} and read “${name}” in its answer.` }),
    engine: 'builtin',
  }
}

/** The one value whose words are all that the message says, beside little words and what the list is of. */
function findBeside(message: string, model: CatalogueModel): Beside | undefined {
  const words = wordsOf(message)
  if (words.length > MOST_WORDS || /\d/.test(message)) return undefined
  const found = model.apps.flatMap(app =>
    app.entities.flatMap(entity =>
      entity.sources
        .filter(source => !source.requires.length && !source.parent && !source.variants)
        .flatMap(source => {
          const around = new Set([...app.words, ...entity.words, ...source.qualifiers].map(stem))
          return (source.beside ?? [])
            .filter(name => namesAll(words, splitIdentifier(name), around))
            .map(name => ({ source, name }))
        }),
    ),
  )
  const [only, ...others] = found
  return only && others.every(other => other.name === only.name) ? only : undefined
}

function namesAll(words: string[], name: string[], around: Set<string>): boolean {
  const own = new Set(name.map(stem))
  const said = words.map(word => stem(SAME[word] ?? word))
  return (
    name.length > 1 &&
    [...own].every(word => said.includes(word)) &&
    said.every((word, at) => own.has(word) || around.has(word) || FILLERS.has(words[at]!))
  )
}
