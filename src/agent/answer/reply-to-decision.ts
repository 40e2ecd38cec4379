import { readDecision } from '../approvals/read-decision.ts'

const NOTHING_WAITS = 'Nothing is waiting for your approval'

/** "cancelled", "approved": states that records may be asked for by. */
const STATE = /\p{L}{2}ed\b/iu

/**
 * "cancel" or "go ahead" where nothing waits for a yes and no tool is called so: no records are meant that are spelt alike ("cancelled",
 * "stops"). A question that was left open is dropped.
 */
export function replyToDecision(message: string, isAsked: boolean): string | undefined {
  const decision = STATE.test(message) ? undefined : readDecision(message, { action: '', tool: '' })
  if (decision === undefined) return undefined
  if (isAsked) return decision === 'reject' ? 'All right, I leave it at that.' : undefined
  return decision === 'reject'
    ? `${NOTHING_WAITS}, so there is nothing to call off.`
    : `${NOTHING_WAITS}. What would you like to know?`
}
