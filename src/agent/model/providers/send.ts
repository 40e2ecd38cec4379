import { setTimeout as sleep } from 'node:timers/promises'
import { Agent } from '../../../lib/undici.ts'
import { modelCutOff, modelFailed, modelTimedOut } from '../errors.ts'
import { readRetryAfter } from './retry-after.ts'

/** One request to an endpoint. */
export interface SendRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** Milliseconds without a byte after which it fails. */
  silence: number
  signal: AbortSignal
}

export interface SendResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Throws `MODEL_TIMEOUT`, `MODEL_FAILED` when it is cut off, and the signal's reason. Leaving it ends the request. */
  body: AsyncIterable<Uint8Array>
}

export interface Sender {
  send(request: SendRequest): Promise<SendResponse>
  close(): Promise<void>
}

/** Answers after which the same request may succeed a moment later. */
const PASSING = new Set([429, 502, 503])
/** A connection that was there and ended before the response began. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
/** Pauses before trying again when the endpoint names none, in milliseconds; as many as there are attempts more. */
const PAUSES = [500, 1500]
/** Longest pause that is waited for, in milliseconds: a longer one is told to who asked. */
const LONGEST_PAUSE = 8000
/** Of the text of a failure, in characters. */
const LONGEST_REFUSAL = 20_000

/**
 * Sends requests to a language model over kept connections. Only what the endpoint refused before it began to answer is
 * tried again (429, 502 and 503, after the pause that it asks for, at most 8 s). `unreachable` says what a failed
 * connection means.
 */
export function createSender(label: string, unreachable: (cause: unknown) => Error): Sender {
  let agent: Agent | undefined

  async function send(request: SendRequest): Promise<SendResponse> {
    for (let attempt = 0; ; attempt++) {
      const response = await sendOnce(request)
      const pause = pauseAfter(response, attempt)
      if (pause === undefined) return response
      await readText(response.body)
      await sleep(pause, undefined, { signal: request.signal }).catch(() => request.signal.throwIfAborted())
    }
  }

  async function sendOnce({ method, url, headers, body, silence, signal }: SendRequest): Promise<SendResponse> {
    signal.throwIfAborted()
    agent ??= new Agent({ connect: { timeout: 10_000 } })
    const { origin, pathname, search } = new URL(url)
    try {
      const response = await agent.request({
        origin,
        path: `${pathname}${search}`,
        method,
        headers,
        ...(body !== undefined && { body }),
        signal,
        headersTimeout: silence,
        bodyTimeout: silence,
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        body: readBody(response.body, { label, silence, signal }),
      }
    } catch (error) {
      signal.throwIfAborted()
      const { code } = error as { code?: string }
      if (code === 'UND_ERR_HEADERS_TIMEOUT') throw modelTimedOut(label, silence / 1000, false)
      if (code && CLOSED.has(code)) throw modelFailed(label, 'the connection ended before it began. Ask again.', error)
      if (code?.startsWith('HPE_')) throw modelFailed(label, 'what it sent is no HTTP', error)
      throw unreachable(error)
    }
  }

  return { send, close: async () => void (await agent?.destroy()) }
}

async function* readBody(
  body: AsyncIterable<Uint8Array>,
  { label, silence, signal }: { label: string; silence: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk
  } catch (error) {
    signal.throwIfAborted()
    if ((error as { code?: string }).code === 'UND_ERR_BODY_TIMEOUT') throw modelTimedOut(label, silence / 1000, true)
    throw modelCutOff(label, error)
  }
}

/** Milliseconds to wait before the same request is sent again; undefined: it is not. */
function pauseAfter({ status, headers }: SendResponse, attempt: number): number | undefined {
  const own = PAUSES[attempt]
  if (own === undefined || !PASSING.has(status)) return undefined
  const asked = readRetryAfter(headers, Date.now())
  if (asked === undefined) return own
  return asked <= LONGEST_PAUSE ? asked : undefined
}

/** The text of a body, its beginning when it is long. */
export async function readText(body: AsyncIterable<Uint8Array>, most = LONGEST_REFUSAL): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) break
  }
  return text.slice(0, most)
}
