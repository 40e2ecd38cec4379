import { MAX_MESSAGE_LENGTH, type ChatRequest } from '../../contract/chat.ts'
import { tooLarge, validationFailed } from '../../lib/errors.ts'
import { approvalNotFound, type ApprovalStore } from '../approvals/approval-store.ts'
import { createSessionId } from '../sessions/session-store.ts'
import type { PreparedChat } from './work.ts'

/** Checks a request and finds its session. Throws 422, 413 or 404. */
export function prepareChat(request: ChatRequest, approvals: ApprovalStore): PreparedChat {
  if (!request.message.trim())
    throw validationFailed([
      { loc: ['body', 'message'], msg: 'Say something: the message is empty', type: 'too_small' },
    ])
  if (countCharacters(request.message) > MAX_MESSAGE_LENGTH) throw tooLarge('The message', '8,000 characters')
  if (!request.approval) return { request, sessionId: request.session_id ?? createSessionId() }
  const approval = approvals.find(request.approval.id)
  if (!approval || (request.session_id && request.session_id !== approval.sessionId))
    throw approvalNotFound(request.approval.id)
  return { request, sessionId: approval.sessionId }
}

const countCharacters = (text: string) => (text.length > MAX_MESSAGE_LENGTH ? [...text].length : text.length)
