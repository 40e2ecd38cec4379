import type { AnswerData, ChatResponse } from '../../contract/chat.ts'
import { AgentError, messageOf, stopping } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import { describeCancelled } from './cancelled-answer.ts'
import type { Keep } from './keep-answer.ts'
import { limitOf, type TimeLimits } from './time-limit.ts'
import { TurnCancelled } from './turn-queue.ts'
import type { Work } from './work.ts'

export interface EndEarlyOptions {
  keep: Keep
  limits: TimeLimits
  logger?: Logger | undefined
}

/** The answer to a turn that was cancelled; anything else that was thrown is logged, noted and thrown on. */
export async function endEarly(
  work: Work,
  error: unknown,
  { keep, limits, logger }: EndEarlyOptions,
): Promise<ChatResponse> {
  const { writing, controller } = work
  if (controller.signal.aborted && controller.signal.reason instanceof TurnCancelled) {
    const { reason } = controller.signal.reason
    const answered = await keep(work, {
      ...describeCancelled(reason, { writing, ...limitOf(work, limits) }),
      ...work.spent?.(),
      confidence: 1,
    })
    if (reason === 'closing') throw stopping()
    return answered
  }
  if (error instanceof AgentError && error.status < 500 && !writing) {
    await keep(work, { response: error.message, data: { error: { code: 'TOOL_FAILED', message: error.message } } })
    throw error
  }
  const shown = work.secrets.hideError(error)
  logger?.error({
    event: 'turn_failed',
    session: work.sessionId,
    error: messageOf(shown),
    stack: (shown as Error).stack,
  })
  const message = writing
    ? 'Something went wrong while making the approved change. It may have been made: look at the record before asking again.'
    : 'Something went wrong inside the server. Its log has the details.'
  const data: AnswerData = { error: { code: 'TOOL_FAILED', message } }
  await keep(work, { response: message, data, confidence: 0, ...(writing && { changed: true }) })
  throw shown
}
