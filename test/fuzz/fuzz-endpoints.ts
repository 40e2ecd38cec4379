import { createRandom } from '../../src/demos/seeding/random.ts'
import { createAnswerCheck } from './check-answer.ts'
import { listOperations, makeRequest, showRequest, type Sent } from './requests.ts'
import type { Schema } from './values.ts'

export interface FuzzOptions {
  url: string
  seed: number
  /** Requests in all. */
  runs: number
  /** Operations that are left out, by method and path, with the reason. */
  without?: Readonly<Record<string, string>>
}

/** Milliseconds that an answer may take before it counts as a hang. */
const HANG = 20_000

/**
 * Sends requests made from a server's own description, valid and broken, and looks at every answer. Gives what is wrong,
 * each with the request that showed it; the same seed gives the same requests.
 */
export async function fuzzEndpoints({ url, seed, runs, without = {} }: FuzzOptions): Promise<string[]> {
  const description = (await (await fetch(`${url}/openapi.json`)).json()) as Schema
  const operations = listOperations(description).filter(({ method, path }) => !(`${method} ${path}` in without))
  const check = createAnswerCheck(description)
  const random = createRandom(seed)
  const found = new Map<string, string>()
  for (let run = 0; run < runs; run++) {
    const operation = operations[run % operations.length]!
    const sent = makeRequest(operation, description, random)
    const wrong = await send(url, sent, check)
    const kind = `${operation.method} ${operation.path}: ${wrong?.slice(0, 150)}`
    if (wrong !== undefined && !found.has(kind)) found.set(kind, `${kind}\n    ${showRequest(sent)}\n    ${wrong}`)
  }
  if ((await fetch(`${url}/health`)).status !== 200) found.set('health', 'the server is not healthy afterwards')
  if (({} as { polluted?: unknown }).polluted !== undefined) found.set('prototype', 'Object.prototype was changed')
  return [...found.values()]
}

async function send(url: string, sent: Sent, check: ReturnType<typeof createAnswerCheck>): Promise<string | undefined> {
  const { operation, method, path, headers, body } = sent
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(HANG),
      ...(body !== undefined && { body }),
    })
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const wrong = check(operation, { status: response.status, type, text })
    return wrong === undefined ? undefined : `${response.status} ${type}: ${wrong}\n    ${text.slice(0, 400)}`
  } catch (error) {
    const { name, message, cause } = error as Error
    return `no answer: ${name} ${message} ${String((cause as Error | undefined)?.message ?? '')}`
  }
}
