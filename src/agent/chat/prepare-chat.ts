import { MAX_MESSAGE_LENGTH, type ChatRequest } from '../../contract/chat.ts'
import { notFound, tooLarge, validationFailed } from '../../lib/errors.ts'
import { approvalNotFound, type ApprovalStore } from '../approvals/approval-store.ts'
import { createSessionId, type SessionStore } from '../sessions/session-store.ts'
import { answerUnderWay, type TurnQueue } from './turn-queue.ts'
import type { PreparedChat } from './work.ts'

/** What a request is checked against. */
export interface Known {
  approvals: ApprovalStore
  store: SessionStore
  queue: TurnQueue
}

/**
 * Checks a request and finds its session. Throws 422, 413 or 404, and 409 for a question that cannot be replaced now. The turn
 * checks again what may be different by then.
 */
export async function prepareChat(request: ChatRequest, known: Known): Promise<PreparedChat> {
  const { approvals } = known
  if (!request.message.trim())
    throw validationFailed([
      { loc: ['body', 'message'], msg: 'Say something: the message is empty', type: 'too_small' },
    ])
  if (countCharacters(request.message) > MAX_MESSAGE_LENGTH) throw tooLarge('The message', '8,000 characters')
  if (request.replaces !== undefined) await checkReplaces(request, request.replaces, known)
  if (!request.approval) return { request, sessionId: request.session_id ?? createSessionId() }
  const approval = await approvals.find(request.approval.id)
  if (!approval || (request.session_id && request.session_id !== approval.sessionId))
    throw approvalNotFound(request.approval.id)
  return { request, sessionId: approval.sessionId }
}

const countCharacters = (text: string) => (text.length > MAX_MESSAGE_LENGTH ? [...text].length : text.length)

/** Throws 422 or 404 when there is no question at that place, 409 while an answer is under way. */
async function checkReplaces(
  { session_id: sessionId, approval }: ChatRequest,
  place: number,
  { store, queue }: Pick<Known, 'store' | 'queue'>,
): Promise<void> {
  const refuse = (msg: string) => validationFailed([{ loc: ['body', 'replaces'], msg, type: 'invalid' }])
  if (sessionId === undefined) throw refuse('Say in which session (session_id)')
  if (approval) throw refuse('A decision about a change replaces no question')
  if (!(await store.hasSession(sessionId))) throw notFound(`Session '${sessionId}'`)
  if (await queue.isRunning(sessionId)) throw answerUnderWay()
  await store.checkQuestion(sessionId, place)
}
