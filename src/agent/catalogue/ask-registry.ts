import { registrySlow } from '../../lib/errors.ts'
import { parseJson } from '../../lib/json.ts'
import { expectAnswer, isRefusal, readJsonAnswer, refusalOf, registryFailure } from '../registry-answers.ts'
import { noCredentials } from '../registry-credentials.ts'

/** An answer of the registry, whatever its status. */
export interface RegistryAnswer {
  status: number
  headers: Headers
  /** The JSON value. */
  body: unknown
  /** It was longer than `maxBytes`: `body` is its beginning as text. */
  isCut: boolean
}

export interface RegistryQuestion {
  method?: string
  body?: unknown
  headers?: Record<string, string | undefined>
  signal?: AbortSignal
  /** Seconds. */
  timeout?: number
  /** Most bytes of the answer. */
  maxBytes?: number
  /** Whether a value is what a registry answers there when it does what it is asked. */
  fits?: (value: unknown) => boolean
}

/**
 * Asks the registry for the page. Throws REGISTRY_UNREACHABLE (503), also where another program answers in its place, or
 * REGISTRY_SLOW (504) after the time-out.
 */
export type AskRegistry = (path: string, question?: RegistryQuestion) => Promise<RegistryAnswer>

/** Seconds for what the registry answers by itself. */
const PATIENCE = 10

/** A way to one registry. */
export function createAskRegistry(url: string, credentials = noCredentials): AskRegistry {
  return async (path, question = {}) => {
    const { method = 'GET', body, headers = {}, signal, timeout = PATIENCE, maxBytes = Infinity, fits } = question
    const limit = AbortSignal.timeout(timeout * 1000)
    // What lets the agent in goes before the key of whoever asks, which this server has looked at already.
    const given = Object.entries({ ...headers, ...credentials() }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    try {
      const response = await fetch(new URL(path, url), {
        method,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...Object.fromEntries(given) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { text, isCut } = await readUpTo(response, maxBytes)
      const { status } = response
      if (isCut) return { status, headers: response.headers, body: text, isCut }
      if (status >= 400 && !isRefusal(parseJson(text))) throw refusalOf(status, undefined, path)
      const value = readJsonAnswer(text, path)
      if (fits && status < 300) expectAnswer(value, fits, path)
      return { status, headers: response.headers, body: value, isCut }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (limit.aborted) throw registrySlow(url, timeout, error)
      throw registryFailure(url, error)
    }
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<{ text: string; isCut: boolean }> {
  if (maxBytes === Infinity) return { text: await response.text(), isCut: false }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array)
    size += (chunk as Uint8Array).length
    if (size > maxBytes) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes)
  return { text: new TextDecoder().decode(bytes, { stream: size > maxBytes }), isCut: size > maxBytes }
}
