import type { ChatEvents, ChatRequest } from '../../../contract/chat.ts'
import { RequestFailed, send } from './client.ts'
import { backoff, pause } from './pause.ts'
import { readEvents } from './read-events.ts'

/** Takes the events of one answer by name. */
export type OnEvent = <K extends keyof ChatEvents>(event: K, data: ChatEvents[K]) => void

export interface FollowOptions {
  on: OnEvent
  /** The connection was lost; the next attempt is in this many milliseconds. Undefined: it is there again. */
  onLost: (wait: number | undefined) => void
  signal: AbortSignal
}

/** An id for a turn; `crypto.randomUUID` is missing on pages that came over plain HTTP from another machine. */
export const createTurnId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Of a server that stops, or a proxy whose server is away for a moment. */
const AWAY = [502, 503, 504]

/**
 * Asks a question (`body`), or takes up a turn, and tells each event once, in order, over as many connections as it takes
 * (`Last-Event-ID`). Resolves with `ended` after the last event; with `gone` when the server no longer has the turn: it began
 * anew, or the turn ended long ago; with `unheard` when it does not have it and never said that it had. Throws RequestFailed
 * for a question that is refused.
 */
export async function followTurn(
  turnId: string,
  body: ChatRequest | undefined,
  { on, onLost, signal }: FollowOptions,
): Promise<'ended' | 'gone' | 'unheard'> {
  const path = `chat/stream/${encodeURIComponent(turnId)}`
  let last = 0
  let isSent = body === undefined
  for (let attempt = 0; ; attempt++) {
    const isAsking = !isSent
    isSent = true
    try {
      const response = isAsking
        ? await send('chat/stream', { method: 'POST', body: { ...body, turn_id: turnId, keep_going: true }, signal })
        : await send(path, { headers: last ? { 'last-event-id': `${turnId}:${last}` } : {}, signal })
      if (!response.body || response.status === 204) return 'gone'
      onLost(undefined)
      for await (const { event, data, id } of readEvents(response.body)) {
        attempt = 0
        const n = Number(id.slice(id.lastIndexOf(':') + 1))
        if (n <= last) continue
        last = n
        on(event as keyof ChatEvents, JSON.parse(data) as never)
        if (event === 'answer' || event === 'error') return 'ended'
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof RequestFailed && !AWAY.includes(error.status)) {
        if (isAsking || error.status !== 404) throw error
        return last || body === undefined ? 'gone' : 'unheard'
      }
    }
    onLost(backoff(attempt))
    await pause(backoff(attempt), signal)
  }
}
