import type { ChatEvents, ChatRequest } from '../../../contract/chat.ts'
import { readEvents } from './read-events.ts'
import { send } from './client.ts'

/** Takes the events of one answer by name. */
export type OnEvent = <K extends keyof ChatEvents>(event: K, data: ChatEvents[K]) => void

/** Asks over `/chat/stream` and tells each event. Resolves when the stream ended; the caller sees whether an answer came. */
export async function streamChat(body: ChatRequest, on: OnEvent, signal: AbortSignal): Promise<void> {
  const response = await send('chat/stream', { method: 'POST', body, signal })
  for await (const { event, data } of readEvents(response.body!))
    on(event as keyof ChatEvents, JSON.parse(data) as never)
}
