import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ChatRequest, ChatResponse } from '../../contract/chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { conflict, validationFailed } from '../../lib/errors.ts'
import type { ChatService } from '../chat/chat-service.ts'
import { turnNotFound, type LoggedTurn } from '../chat/turn-log.ts'
import type { TurnQueue } from '../chat/turn-queue.ts'
import type { TurnStreams } from '../chat/turn-streams.ts'
import { ownerOf, type Owner } from '../sessions/owners.ts'
import { traceOf } from '../telemetry/trace-of.ts'
import { followTurn } from './event-stream.ts'

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

/** Of a client whose going away ends nothing. */
const NEVER = new AbortController().signal

/** `/chat`, `/chat/stream` and `/chat/stop` (interfaces § B). */
export function chatRoutes(chat: ChatService, queue: TurnQueue, turns: TurnStreams): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/chat',
      operationId: 'chat',
      summary: 'Answer a message',
      description:
        'Understands a message in plain language, calls the tools that answer it and returns the answer with its ' +
        'data and evidence. A call that changes data waits for a yes: `data.approval` holds it; ' +
        'answer with `approval: {id, decision}` or with a plain yes or no in the same session.',
      tags: ['chat'],
      body: ChatRequest,
      responses: { 200: { description: 'The answer', schema: ChatResponse, example: EXAMPLE }, ...RESPONSES },
      handler: async ({ body, req, signal }) =>
        chat.answer(await chat.prepare(body), {
          signal,
          owner: ownerOf(req),
          trace: traceOf(req),
          emit: () => undefined,
        }),
    }),
    defineRoute({
      method: 'post',
      path: '/chat/stream',
      operationId: 'chatStream',
      summary: 'Answer a message as server-sent events',
      description:
        'Events: `session`, `plan`, `step` (started, progress, done, failed), `token`, `approval`, ' +
        'then `answer` (the whole body of /chat) or `error`. Each has the id `<turn_id>:<n>`. ' +
        'Closing the connection cancels the work; with `keep_going` the work goes on, and GET /chat/stream/{turn_id} ' +
        'takes the stream up again. A client that chose the `turn_id` may send the same request again when it does ' +
        'not know whether it arrived: it is asked once.',
      tags: ['chat'],
      body: ChatRequest,
      responses: { 200: { description: 'A stream of events', contentType: 'text/event-stream' }, ...RESPONSES },
      handler: async ({ body, req, res, signal: client }) => {
        const owner = ownerOf(req)
        const fingerprint = fingerprintOf(body, owner)
        const known = body.turn_id === undefined ? undefined : await turns.find(body.turn_id)
        if (known) return followTurn(res, sameTurn(known, fingerprint))
        const prepared = await chat.prepare(body)
        const opened = await turns.open(prepared.sessionId, { turnId: body.turn_id, fingerprint })
        if (!opened.isNew) return followTurn(res, sameTurn(opened.turn, fingerprint))
        const { turn } = opened
        turn.emit('session', { session_id: prepared.sessionId, turn_id: turn.id })
        followTurn(res, turn)
        const signal = body.keep_going ? NEVER : client
        try {
          turn.emit(
            'answer',
            await chat.answer(prepared, { signal, owner, trace: traceOf(req), begin: turn.begin, emit: turn.emit }),
          )
        } catch (error) {
          turn.fail(error)
        } finally {
          turn.end()
        }
      },
    }),
    defineRoute({
      method: 'get',
      path: '/chat/stream/{turn_id}',
      operationId: 'resumeChatStream',
      summary: 'Follow an answer that is under way, or take up a stream that was cut off',
      description:
        'Sends the events after the one that the header Last-Event-ID or `after` names (all of them without either), ' +
        'then those to come, up to `answer` or `error`. Any number of clients can follow one turn. ' +
        'A turn that ended is kept for 3 minutes, unless many large answers were given since. ' +
        'Where very many events were sent, the oldest are not kept: the event `missed` tells how many.',
      tags: ['chat'],
      params: z.object({ turn_id: z.string().min(1).max(100).describe('As told in the event `session`') }),
      query: z.object({
        after: z.coerce.number().int().min(0).optional().describe('Number of the last event that was received'),
      }),
      responses: {
        200: { description: 'A stream of events', contentType: 'text/event-stream' },
        204: { description: 'The turn ended, and its last event was received already' },
        404: { description: 'The turn is unknown, or ended too long ago; GET /sessions/{session_id} has its answer' },
      },
      handler: async ({ params, query, req, res }) => {
        const turn = await turns.find(params.turn_id)
        if (!turn || !mayFollow(turn, ownerOf(req))) throw turnNotFound(params.turn_id)
        const after = readLastEvent(req.get('last-event-id'), turn) ?? checkNumber(query.after ?? 0, turn, 'query')
        // Tells an EventSource not to connect again.
        if (turn.isEnded && after === turn.last) return void res.status(204).end()
        if (req.method === 'HEAD') return void res.type('text/event-stream').end()
        followTurn(res, turn, after)
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
      handler: async ({ body }) => ({ stopped: await queue.stop(body.session_id) }),
    }),
  ]
}

/** Who asked for a turn, and what for, as a hash: a message may hold a secret. */
const fingerprintOf = (request: ChatRequest, owner: Owner | undefined): string =>
  `${owner?.id ?? ''}:${createHash('sha256').update(JSON.stringify(request)).digest('base64')}`

const mayFollow = ({ fingerprint }: LoggedTurn, owner: Owner | undefined): boolean =>
  !owner || owner.seesAll || fingerprint?.startsWith(`${owner.id}:`) === true

/** The turn of a request that was sent before. Throws 409 when it was another request. */
function sameTurn(turn: LoggedTurn, fingerprint: string): LoggedTurn {
  if (turn.fingerprint === fingerprint) return turn
  throw conflict(`The turn '${turn.id}' is one of another request. Choose another turn_id.`)
}

/** The number in the header Last-Event-ID, which is an id of this turn's events; undefined without one. */
function readLastEvent(id: string | undefined, turn: LoggedTurn): number | undefined {
  if (!id) return undefined
  const number = id.startsWith(`${turn.id}:`) ? id.slice(turn.id.length + 1) : ''
  if (/^\d{1,9}$/.test(number)) return checkNumber(Number(number), turn, 'header')
  throw validationFailed([
    { loc: ['header', 'last-event-id'], msg: `It is no id of an event of the turn ${turn.id}`, type: 'invalid' },
  ])
}

/** Throws 422 for an event that was never sent: what comes before it would be lost. */
function checkNumber(after: number, turn: LoggedTurn, place: 'query' | 'header'): number {
  if (after <= turn.last) return after
  const name = place === 'query' ? 'after' : 'last-event-id'
  throw validationFailed([{ loc: [place, name], msg: `The turn has ${turn.last} events so far`, type: 'too_big' }])
}
