import { z } from 'zod'
import { AllowedTool, AnswerData, AnswerMetadata, Approval, RunningTurn } from '../../contract/chat.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { notFound } from '../../lib/errors.ts'
import type { AllowedStore } from '../approvals/allowed-store.ts'
import { toWireApproval, type ApprovalStore } from '../approvals/approval-store.ts'
import type { TurnStreams } from '../chat/turn-streams.ts'
import type { TurnQueue } from '../chat/turn-queue.ts'
import { limitOf, ownerOf } from '../sessions/owners.ts'
import type { SessionStore } from '../sessions/session-store.ts'

const SessionId = z.object({ session_id: z.string().min(1).max(200).describe('As told in metadata.session_id') })
const SessionSummary = z
  .object({
    session_id: z.string(),
    title: z.string().describe('The first message, shortened, or the name that it was given'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    message_count: z.int(),
    waiting: z.literal(true).optional().describe('Something in it waits for a yes'),
  })
  .meta({ id: 'SessionSummary' })
/** One line: what would break it, or turn the direction of what stands beside it, is left out. */
const Title = z
  .string()
  .transform(title =>
    title
      .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(200))
const Session = SessionSummary.extend({
  running: z.boolean().describe('Whether an answer is being worked out now'),
  turn: RunningTurn.nullable().describe('The answer under way that can be followed; null where there is none'),
  approval: Approval.nullable().describe('The write that waits for a yes in this session'),
  allowed: z.array(AllowedTool).describe('Tools whose calls need no further yes in this session'),
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      data: AnswerData.optional().describe('Long results are cut to their first 200 rows here'),
      metadata: AnswerMetadata.optional(),
      result_rows: z
        .int()
        .optional()
        .describe(
          'Rows of the complete result, where `data.result` is cut: /sessions/{session_id}/messages/{place}/result',
        ),
      created_at: z.iso.datetime(),
    }),
  ),
}).meta({ id: 'Session' })

export interface SessionRoutesOptions {
  store: SessionStore
  approvals: ApprovalStore
  queue: TurnQueue
  turns: TurnStreams
  allowed: AllowedStore
  /** Ends what a conversation has beside its messages and files; its failure changes nothing. */
  onDeleted: (id: string) => Promise<void>
}

/** `/sessions` (interfaces § B): the history, which survives a restart. */
export function sessionRoutes({ store, approvals, queue, turns, allowed, onDeleted }: SessionRoutesOptions): Route[] {
  const sessionNotFound = (id: string) => notFound(`Session '${id}'`)
  return [
    defineRoute({
      method: 'get',
      path: '/sessions',
      operationId: 'listSessions',
      summary: 'Conversations, latest first',
      description:
        'With `q` those whose title and messages together have all of its words, also as parts of words; case and accents do not matter.',
      tags: ['sessions'],
      query: z.object({
        q: z.string().max(200).optional().describe('Words to look for in titles and messages'),
        limit: z.coerce.number().int().min(1).max(500).default(50).describe('Sessions per answer'),
        skip: z.coerce.number().int().min(0).default(0).describe('Sessions to skip'),
      }),
      responses: {
        200: {
          description: 'The conversations and how many there are',
          schema: z.object({ sessions: z.array(SessionSummary), total: z.int() }),
        },
      },
      handler: ({ query: { q = '', limit, skip }, req }) => store.searchSessions(q, limit, skip, limitOf(ownerOf(req))),
    }),
    defineRoute({
      method: 'get',
      path: '/sessions/{session_id}',
      operationId: 'getSession',
      summary: 'One conversation with its messages',
      tags: ['sessions'],
      params: SessionId,
      responses: {
        200: { description: 'The conversation', schema: Session },
        404: { description: 'There is no such session' },
      },
      handler: async ({ params: { session_id: id } }) => {
        const [running, turn] = await Promise.all([queue.isRunning(id), turns.runningIn(id)])
        const session = await store.readSession(id)
        if (!session) throw sessionNotFound(id)
        const waiting = await approvals.findWaiting(id)
        return {
          ...session,
          running,
          turn,
          approval: waiting ? toWireApproval(waiting) : null,
          allowed: await allowed.list(id),
        }
      },
    }),
    defineRoute({
      method: 'patch',
      path: '/sessions/{session_id}',
      operationId: 'renameSession',
      summary: 'Give a conversation a title',
      description: 'The title stays, also when its first message is replaced.',
      tags: ['sessions'],
      params: SessionId,
      body: z.strictObject({ title: Title.describe('1 to 200 characters') }),
      responses: {
        200: { description: 'The conversation with its new title', schema: SessionSummary },
        404: { description: 'There is no such session' },
      },
      handler: async ({ params, body }) => {
        const session = await store.renameSession(params.session_id, body.title)
        if (!session) throw sessionNotFound(params.session_id)
        return session
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/sessions/{session_id}',
      operationId: 'deleteSession',
      summary: 'Forget a conversation',
      description: 'Cancels what is under way in it, drops what waits for a yes, and removes its files.',
      tags: ['sessions'],
      params: SessionId,
      responses: {
        200: {
          description: 'It is gone',
          schema: z.object({ message: z.string() }),
          example: { message: 'Session deleted successfully' },
        },
        404: { description: 'There is no such session' },
      },
      handler: async ({ params }) => {
        await queue.stop(params.session_id)
        await turns.forget(params.session_id)
        if (!(await store.deleteSession(params.session_id))) throw sessionNotFound(params.session_id)
        void onDeleted(params.session_id).catch(() => undefined)
        return { message: 'Session deleted successfully' }
      },
    }),
  ]
}
