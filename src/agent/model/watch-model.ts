import type { ModelProvider, ModelState } from './provider.ts'

/** The state of the language model with the time of the look that it comes from. */
export interface SeenModel extends Omit<ModelState, 'provider'> {
  /** Null without a configured model. */
  provider: string | null
  /** ISO 8601; null when nobody looked yet. */
  checked_at: string | null
}

/** How long a look at the endpoint holds, in milliseconds. */
const FRESH = 10_000
/** How long the endpoint may take to be looked at, in milliseconds. */
const PATIENCE = 10_000
/** How long who asks waits for a look that is under way, in milliseconds. */
const WAIT = 700

export const NO_MODEL =
  'No language model is configured: the built-in engine answers. To connect Ollama: ' +
  'agent config set model.provider ollama, then agent restart agent. More: docs/models.md'

export interface WatchOptions {
  provider?: string
  name?: string
  /** Milliseconds that a look holds. */
  fresh?: number
  /** Milliseconds that who asks waits. */
  wait?: number
}

/**
 * Tells the state of the language model; never throws, and waits for 0.7 s at most. Looks within ten seconds share one
 * request. While a slow look is under way the last state is told, with its time; before the first one ended, that
 * nothing answered yet.
 */
export function watchModel(
  model: Pick<ModelProvider, 'probe'> | undefined,
  { fresh = FRESH, wait = WAIT, ...known }: WatchOptions = {},
): () => Promise<SeenModel> {
  let last: SeenModel | undefined
  let seenAt = -Infinity
  let looking: { since: string; done: Promise<SeenModel> } | undefined

  async function look(probe: (signal: AbortSignal) => Promise<ModelState>): Promise<SeenModel> {
    const state = await probe(AbortSignal.timeout(PATIENCE))
    last = { ...state, checked_at: new Date().toISOString() }
    seenAt = performance.now()
    looking = undefined
    return last
  }

  return async () => {
    const { provider = null, name } = known
    const unseen = { provider, name: name || null, reachable: false, checked_at: null }
    if (!model) return { ...unseen, provider: null, name: null, message: NO_MODEL }
    if (last && performance.now() - seenAt < fresh) return last
    looking ??= { since: new Date().toISOString(), done: look(signal => model.probe(signal)) }
    const { since, done } = looking
    const message = `The language model has been asked at ${since} and has not answered yet`
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<SeenModel>(resolve => {
      timer = setTimeout(() => resolve(last ?? { ...unseen, message }), wait)
    })
    const state = await Promise.race([done, late])
    clearTimeout(timer)
    return state
  }
}
