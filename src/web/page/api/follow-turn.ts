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

/** Of a proxy whose server is away for a moment. */
const AWAY = [502, 503, 504]

/**
 * Asks a question, or takes up the answer of a turn, and tells each event once, in order, over as many connections as it
 * takes (`Last-Event-ID`). Resolves with `ended` after the last event, with `gone` when the server no longer has the turn:
 * it began anew, or it ended long ago. Throws what the first request fails with: then it is not known whether it arrived.
 */
export async function followTurn(
  start: ChatRequest | { turnId: string },
  { on, onLost, signal }: FollowOptions,
): Promise<'ended' | 'gone'> {
  let id = 'turnId' in start ? start.turnId : ''
  let last = 0
  for (let attempt = 0; ; attempt++) {
    try {
      const response =
        'message' in start && !id
          ? await send('chat/stream', { method: 'POST', body: { ...start, keep_going: true }, signal })
          : await send(`chat/stream/${encodeURIComponent(id)}`, {
              headers: last ? { 'last-event-id': `${id}:${last}` } : {},
              signal,
            })
      if (!response.body || response.status === 204) return 'gone'
      onLost(undefined)
      for await (const { event, data, id: at } of readEvents(response.body)) {
        attempt = 0
        const n = Number(at.slice(at.lastIndexOf(':') + 1))
        if (n <= last) continue
        last = n
        id ||= at.slice(0, at.lastIndexOf(':'))
        on(event as keyof ChatEvents, JSON.parse(data) as never)
        if (event === 'answer' || event === 'error') return 'ended'
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!id) throw error
      if (error instanceof RequestFailed && !AWAY.includes(error.status)) return 'gone'
    }
    if (!id) throw new Error('The connection ended before the question was taken.')
    onLost(backoff(attempt))
    await pause(backoff(attempt), signal)
  }
}
