import { createRandom } from '../../src/demos/seeding/random.ts'
import { makeMessage } from './mcp-messages.ts'
import { TEXTS } from './values.ts'

const HANG = 15_000
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } },
}

/**
 * Sends right and wrong messages to `/mcp`, with and without a session. Every answer is JSON-RPC or events of it, none is
 * a 5xx, none tells the inside, and a client that does everything right is served afterwards. Gives what is wrong.
 */
export async function fuzzMcp(url: string, seed: number, runs: number): Promise<string[]> {
  const random = createRandom(seed)
  const found: string[] = []
  let session = await openSession(url)
  for (let run = 0; run < runs; run++) {
    const headers: Record<string, string> = {
      'content-type': random.chance(95) ? 'application/json' : 'text/plain',
      accept: random.chance(95) ? 'application/json, text/event-stream' : 'text/html',
    }
    if (random.chance(70)) headers['mcp-session-id'] = session
    else if (random.chance(20)) headers['mcp-session-id'] = headerOf(random.pick(TEXTS))
    if (random.chance(30))
      headers['mcp-protocol-version'] = random.pick(['2025-06-18', '2025-11-25', '1', headerOf(random.pick(TEXTS))])
    const method = random.chance(96) ? 'POST' : random.pick(['DELETE', 'PUT', 'PATCH'])
    const text = makeMessage(random)
    const wrong = await send(url, method, headers, method === 'DELETE' ? undefined : text)
    if (wrong !== undefined) found.push(`${method} ${JSON.stringify(headers)} ${text.slice(0, 300)}: ${wrong}`)
    if (method === 'DELETE') session = await openSession(url)
  }
  if (!(await openSession(url))) found.push('no session can be opened afterwards')
  return found
}

const headerOf = (text: string) => text.replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200)

async function openSession(url: string): Promise<string> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(INITIALIZE),
  })
  await response.text()
  return response.headers.get('mcp-session-id') ?? ''
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<string | undefined> {
  const leaving = new AbortController()
  const timer = setTimeout(() => leaving.abort(), HANG)
  try {
    const response = await fetch(`${url}/mcp`, {
      method,
      headers,
      signal: leaving.signal,
      ...(body !== undefined && { body }),
    })
    // A stream of notifications lasts as long as its client wants.
    const isStream =
      body?.includes('subscriptions/listen') && response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) {
      leaving.abort()
      return undefined
    }
    const text = await response.text()
    if (response.status >= 500) return `${response.status} ${text.slice(0, 300)}`
    if (/node:internal|\n\s+at |\.ts:\d+/.test(text)) return `it tells how the inside looks: ${text.slice(0, 500)}`
    const type = response.headers.get('content-type') ?? ''
    if (text !== '' && !/^(?:application\/json|text\/event-stream)/.test(type)) return `its type is ${type}`
    return undefined
  } catch (error) {
    return `no answer: ${(error as Error).name} ${(error as Error).message}`
  } finally {
    clearTimeout(timer)
  }
}
