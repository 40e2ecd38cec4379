import type { AllowedStore } from '../approvals/allowed-store.ts'
import type { SessionStore } from '../sessions/session-store.ts'
import type { Turn } from '../turn.ts'
import { isOfPerson, type Work } from './work.ts'

/** What an engine is given of a turn, with the memory of the conversation as it is now. */
export async function toTurn(
  work: Work,
  signal: AbortSignal,
  { store, allowed, maxShown }: { store: SessionStore; allowed: AllowedStore; maxShown: number },
): Promise<Turn> {
  const { request, sessionId, features, hooks } = work
  return {
    message: request.message,
    ...(request.apps && { apps: request.apps }),
    ...(request.engine && { engine: request.engine }),
    ...(work.mayApprove === false && { byAgent: true as const }),
    sessionId,
    ...(work.waiting && { waiting: work.waiting }),
    dryRun: request.dry_run ?? false,
    mode: features.mode,
    memory: work.secrets.open(await store.readMemory(sessionId)) ?? null,
    approvals: features.approvals,
    policies: features.policies,
    ...(isOfPerson(work) && { allowed: (await allowed.list(sessionId)).map(({ tool }) => tool) }),
    maxShown,
    signal,
    account: read => void (work.spent = read),
    changing: isSure => void (work.changing = isSure || work.changing === true),
    emit: (event, value) => {
      if (!signal.aborted) hooks.emit(event, work.secrets.hideValue(value))
    },
  }
}
