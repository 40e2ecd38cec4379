import type { ModelResponse, Ollama, ShowResponse } from 'ollama/browser'
import { AgentError } from '../../../lib/errors.ts'
import { isObject } from '../../../lib/json.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import { modelMissing, noModelToChoose } from '../errors.ts'

/** A model that Ollama has, with what is known of it. */
export interface LocalModel {
  name: string
  /** Whether it calls tools; undefined when Ollama does not say. */
  tools: boolean | undefined
  /** Whether it thinks before it answers. */
  thinks: boolean
  /** Tokens that it is to read and write at most; undefined: as Ollama has it. */
  context: number | undefined
}

export interface ModelFinder {
  /** The model to use. Throws `MODEL_MISSING` and what the connection throws. `fresh`: not as it was a while ago. */
  find(signal: AbortSignal, fresh?: boolean): Promise<LocalModel>
  forget(): void
}

/** How long what was found holds, in milliseconds. */
const FRESH = 5 * 60_000
/** Longest silence while looking, in milliseconds. */
const PATIENCE = 10_000
/** Most models that are looked at when one is to be chosen. */
const MOST_LOOKED_AT = 20

/**
 * Finds the model: the configured one, else of those that are there the first that calls tools, those that are loaded
 * before the others and the latest first. Without one that calls tools, the first that answers at all.
 */
export function createModelFinder(
  endpoint: ModelEndpoint,
  openClient: (signal: AbortSignal, silence: number, name?: string) => Promise<Ollama>,
): ModelFinder {
  let last: { at: number; model: LocalModel } | undefined

  async function find(signal: AbortSignal, fresh = false): Promise<LocalModel> {
    if (!fresh && last && performance.now() - last.at < FRESH) return last.model
    const client = await openClient(signal, Math.min(endpoint.silence, PATIENCE))
    const { models } = await client.list()
    const model = endpoint.name ? await findNamed(client, models) : await choose(client, models)
    last = { at: performance.now(), model }
    return model
  }

  async function findNamed(client: Ollama, models: ModelResponse[]): Promise<LocalModel> {
    const found = models.find(({ name }) => isSameName(name, endpoint.name))
    if (found) return await describeModel(client, found.name)
    const others = models.map(({ name }) => name)
    const there = others.length ? ` (there: ${others.slice(0, 10).join(', ')})` : ''
    throw modelMissing('Ollama', endpoint.name, `Get it with: ollama pull ${endpoint.name}${there}`)
  }

  async function choose(client: Ollama, models: ModelResponse[]): Promise<LocalModel> {
    const loaded = await readLoaded(client)
    const ordered = models.toSorted(
      (a, b) =>
        Number(loaded.has(b.name)) - Number(loaded.has(a.name)) || readTime(b.modified_at) - readTime(a.modified_at),
    )
    let second: LocalModel | undefined
    for (const { name } of ordered.slice(0, MOST_LOOKED_AT)) {
      const model = await describeModel(client, name)
      if (model.tools) return model
      if (model.answers) second ??= model
    }
    if (second) return second
    throw noModelToChoose('Ollama', 'Get one that calls tools, for example: ollama pull qwen3')
  }

  async function describeModel(client: Ollama, name: string): Promise<LocalModel & { answers: boolean }> {
    const shown = await orNothing<Partial<ShowResponse>>(() => client.show({ model: name }))
    const { capabilities } = shown ?? {}
    const can = (what: string) => capabilities?.includes(what)
    const limit = readContext(shown?.model_info)
    return {
      name,
      // Versions before 0.6.4 name no capabilities; what they go by is the template's place for tools.
      tools: can('tools') ?? (shown?.template ? /\.Tools\b/.test(shown.template) : undefined),
      thinks: can('thinking') ?? false,
      answers: can('completion') ?? true,
      context: endpoint.context ? Math.min(endpoint.context, limit ?? Infinity) : undefined,
    }
  }

  return { find, forget: () => (last = undefined) }
}

const readTime = (time: unknown) => Date.parse(String(time)) || 0

/** Names of the models in memory. */
async function readLoaded(client: Ollama): Promise<Set<string>> {
  const running = await orNothing(() => client.ps())
  return new Set((running?.models ?? []).map(({ name }) => name))
}

/** What some versions do not have: nothing then. An endpoint that is gone still throws. */
async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    const answer = await ask()
    return isObject(answer) ? answer : undefined
  } catch (error) {
    if (error instanceof AgentError && (error.code === 'MODEL_FAILED' || error.code === 'MODEL_MISSING'))
      return undefined
    throw error
  }
}

/** The model's own context: `<architecture>.context_length`. */
function readContext(info: unknown): number | undefined {
  if (!isObject(info)) return undefined
  const key = Object.keys(info).find(name => name.endsWith('.context_length'))
  const value = key === undefined ? undefined : info[key]
  return typeof value === 'number' && value > 0 ? value : undefined
}

const isSameName = (one: string, other: string) => withTag(one) === withTag(other)
const withTag = (name: string) => (/:[^/]+$/.test(name) ? name : `${name}:latest`).toLowerCase()
