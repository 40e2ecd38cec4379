import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ChatRequest, ChatResponse } from '../../contract/chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { ChatService } from '../chat/chat-service.ts'
import type { TurnQueue } from '../chat/turn-queue.ts'
import { traceOf } from '../telemetry/trace-of.ts'
import { openEventStream } from './event-stream.ts'

const RESPONSES = {
  404: { description: 'The approval does not exist' },
  409: { description: 'The approval was decided already' },
  413: { description: 'The message is longer than 8,000 characters' },
  429: { description: 'Too many messages of this session are waiting' },
}
const EXAMPLE = {
  response: 'There are 50 accounts.',
  data: { result: 50, complete: true },
  metadata: {
    execution_time: 0.02,
    tools_used: ['territory_getMyAccounts'],
    confidence: 0.97,
    session_id: '5d0a0f3e-2f0b-4b3e-9a55-1f6f2f9d2c11',
    mode: 'api',
    engine: 'builtin',
  },
}

/** `/chat`, `/chat/stream` and `/chat/stop` (interfaces § B). */
export function chatRoutes(chat: ChatService, queue: TurnQueue): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/chat',
      operationId: 'chat',
      summary: 'Answer a message',
      description:
        'Understands a message in plain language, calls the tools that answer it and returns the answer with its data and evidence. A call that changes data waits for a yes: `data.approval` holds it; answer with `approval: {id, decision}` or with a plain yes or no in the same session.',
      tags: ['chat'],
      body: ChatRequest,
      responses: { 200: { description: 'The answer', schema: ChatResponse, example: EXAMPLE }, ...RESPONSES },
      handler: ({ body, req, signal }) =>
        chat.answer(chat.prepare(body), { signal, trace: traceOf(req), emit: () => undefined }),
    }),
    defineRoute({
      method: 'post',
      path: '/chat/stream',
      operationId: 'chatStream',
      summary: 'Answer a message as server-sent events',
      description:
        'Events: `session`, `plan`, `step` (started, progress, done, failed), `token`, `approval`, then `answer` (the whole body of /chat) or `error`. Closing the connection cancels the work.',
      tags: ['chat'],
      body: ChatRequest,
      responses: { 200: { description: 'A stream of events', contentType: 'text/event-stream' }, ...RESPONSES },
      handler: async ({ body, req, res, signal }) => {
        const prepared = chat.prepare(body)
        const stream = openEventStream(res)
        stream.send('session', { session_id: prepared.sessionId, turn_id: randomUUID() })
        try {
          stream.send('answer', await chat.answer(prepared, { signal, trace: traceOf(req), emit: stream.send }))
        } catch (error) {
          stream.fail(error)
        } finally {
          stream.end()
        }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/chat/stop',
      operationId: 'stopChat',
      summary: 'Cancel the answers of a session that are under way',
      tags: ['chat'],
      body: z.object({ session_id: z.string().min(1).max(200) }),
      responses: {
        200: {
          description: 'How many answers were cancelled; 0 when none was under way',
          schema: z.object({ stopped: z.int() }),
          example: { stopped: 1 },
        },
      },
      handler: ({ body }) => ({ stopped: queue.stop(body.session_id) }),
    }),
  ]
}
