import { readEvents, type StreamedEvent, type TestAgent } from './start-agent.ts'

/** A client of one stream, which can go away. */
export interface StreamClient {
  status: number
  /** What came so far. */
  events: StreamedEvent[]
  /** Number of the last event that came. */
  last: number
  /** Waits for this many events, or for the end. */
  take(count?: number): Promise<StreamedEvent[]>
  leave(): Promise<void>
}

/** Opens a stream of a message; the work goes on when the client leaves, unless `more` says otherwise. */
export const openStream = (agent: TestAgent, message: string, more: object = {}): Promise<StreamClient> =>
  connect(`${agent.url}/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, keep_going: true, ...more }),
  })

/** Takes up the stream of a turn; `after` as a number is the parameter, as a text the header Last-Event-ID. */
export const resumeStream = (agent: TestAgent, turn: string, after?: number | string): Promise<StreamClient> =>
  connect(
    `${agent.url}/chat/stream/${encodeURIComponent(turn)}${typeof after === 'number' ? `?after=${after}` : ''}`,
    typeof after === 'string' ? { headers: { 'last-event-id': after } } : {},
  )

async function connect(url: string, init: RequestInit): Promise<StreamClient> {
  const controller = new AbortController()
  const response = await fetch(url, { ...init, signal: controller.signal })
  const incoming = readEvents(response)
  const client: StreamClient = {
    status: response.status,
    events: [],
    get last() {
      return Number(client.events.at(-1)?.id.split(':').at(-1) ?? 0)
    },
    take: async (count = Infinity) => {
      while (client.events.length < count) {
        const { value, done } = await incoming.next()
        if (done) break
        client.events.push(value)
      }
      return client.events
    },
    leave: async () => {
      controller.abort()
      await incoming.next().catch(() => undefined)
    },
  }
  return client
}
