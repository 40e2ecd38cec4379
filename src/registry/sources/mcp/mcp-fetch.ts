import type { FetchLike } from '@modelcontextprotocol/client'
import type { Dispatcher } from 'undici'
import { parseJson } from '../../../lib/json.ts'
import type { Credentials } from '../../upstream/credentials.ts'
import { createLineReader } from './line-reader.ts'
import { answerForOversized, oversizedAnswer } from './oversized.ts'

/** `fetch` over the registry's own connections to MCP servers. */
export const pooledFetch =
  (dispatcher: Dispatcher): FetchLike =>
  async (url, init) => {
    // Loaded by those who have a server over HTTP only.
    const { fetch } = await import('undici')
    return (await fetch(url, { ...(init as object), dispatcher })) as unknown as Response
  }

/**
 * `fetch` with the credentials of a service; another one after a refusal. They go to the service's own origin only: what
 * else the SDK asks for (the description of an authorization server) must not see them (registry cases X2, M14).
 */
export function authorisedFetch(
  next: FetchLike,
  home: string,
  credentials: Credentials,
  opening: AbortSignal,
  elsewhere: FetchLike = next,
): FetchLike {
  return async (input, init = {}) => {
    const url = new URL(input)
    if (url.origin !== home) return elsewhere(input, init)
    for (let left = credentials.count; ; left--) {
      const used = credentials.index()
      const place = await credentials.current(init.signal ?? opening)
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(place?.headers ?? {})) headers.set(name, value)
      if (place?.cookies.length)
        headers.set('cookie', place.cookies.map(([name, value]) => `${name}=${value}`).join('; '))
      for (const [name, value] of place?.query ?? []) url.searchParams.set(name, value)
      const response = await next(url, { ...init, headers: Object.fromEntries(headers) })
      if (left <= 1 || !credentials.refused(used, response.status)) return response
      await response.body?.cancel()
    }
  }
}

export interface StreamWatch {
  /** The stream that a server opens for what it has to say by itself began, or ended without our doing. */
  onStream: (open: boolean) => void
  /** The answer to a request broke off: whoever waits for it may wait for ever. */
  onBroken: () => void
}

/** `fetch` that tells when streams of a server end: with them may have ended the server (registry case M3). */
export function watchedFetch(next: FetchLike, { onStream, onBroken }: StreamWatch): FetchLike {
  return async (input, init) => {
    const response = await next(input, init)
    if (!isStream(response)) return response
    const isStanding = (init?.method ?? 'GET') === 'GET'
    if (isStanding) onStream(true)
    return withBody(response, {
      onEnd: error => {
        if (init?.signal?.aborted) return
        if (isStanding) onStream(false)
        else if (error) onBroken()
      },
    })
  }
}

/** `fetch` whose answers are of a bounded size: a larger one becomes an error with its beginning (registry case M17). */
export function boundedFetch(next: FetchLike, limit: number, kept: number): FetchLike {
  return async (input, init) => {
    const response = await next(input, init)
    if (isStream(response)) return boundedStream(response, limit, kept)
    if (!response.body || init?.method !== 'POST') return response
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limit) break
    }
    const body = Buffer.concat(chunks)
    const { status, statusText, headers } = response
    if (size <= limit) return new Response(withoutBody(status) ? null : body, { status, statusText, headers })
    const { id } = (parseJson(String(init.body)) ?? {}) as { id?: string | number }
    const bytes = Math.max(size, Number(headers.get('content-length') ?? 0))
    const answer = oversizedAnswer(id ?? 0, body.subarray(0, kept).toString('utf8'), bytes)
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  }
}

const isStream = (response: Response) =>
  response.body !== null && (response.headers.get('content-type')?.startsWith('text/event-stream') ?? false)

const withoutBody = (status: number) => status === 204 || status === 205 || status === 304

/** An event whose data is too long is told as an error. */
function boundedStream(response: Response, limit: number, kept: number): Response {
  let out: Uint8Array[] = []
  const read = createLineReader({
    limit,
    kept,
    onLine: line => out.push(Buffer.from(`${line}\n`)),
    onOversized: (head, tail, bytes) => {
      const answer = answerForOversized(head.replace(/^data:\s?/, ''), tail.trimEnd(), bytes)
      if (answer) out.push(Buffer.from(`data: ${JSON.stringify(answer)}\n`))
    },
  })
  return withBody(response, {
    map: chunk => {
      out = []
      read(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
      return out
    },
  })
}

/** A response with its body looked at: every chunk may be replaced, the end is told once. */
function withBody(
  response: Response,
  {
    map = chunk => [chunk],
    onEnd = () => undefined,
  }: { map?: (chunk: Uint8Array) => Uint8Array[]; onEnd?: (error?: unknown) => void },
): Response {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        for (let given = 0; given === 0;) {
          const { done, value } = await reader.read()
          if (done) {
            controller.close()
            onEnd()
            return
          }
          for (const chunk of map(value)) {
            controller.enqueue(chunk)
            given++
          }
        }
      } catch (error) {
        controller.error(error)
        onEnd(error)
      }
    },
    cancel: reason => reader.cancel(reason),
  })
  const { status, statusText, headers } = response
  return new Response(stream, { status, statusText, headers })
}
