import type { RegistryClient } from '../registry-client.ts'
import type { Turn } from '../turn.ts'
import { decideCall, type ToolFacts } from './decide-call.ts'

/** A call that was not made: a policy denies it, or it needs a yes that was not given. */
export interface RefusedCall {
  tool: string
  decision: 'ask' | 'deny'
  reason: string
}

/** The calls of one turn. */
export interface GuardedCalls {
  registry: RegistryClient
  /** What was refused so far, in order. */
  refused: RefusedCall[]
}

/** What calls of a turn are decided by. */
export type TurnRules = Pick<Turn, 'approvals' | 'policies' | 'granted'>

/**
 * The registry for one turn: it makes no call that `decideCall` does not allow, whoever asks for it and on whatever way,
 * reading included. A yes (`granted`) lifts what has to be asked, never what is denied. A refused call comes back as failed
 * and not sent.
 */
export function guardRegistry(
  registry: RegistryClient,
  rules: TurnRules,
  factsOf: (tool: string) => ToolFacts | undefined,
): GuardedCalls {
  const refused: RefusedCall[] = []
  const call: RegistryClient['call'] = async (app, tool, args, signal) => {
    const { decision, reason = '' } = decideCall({ app, tool, record: factsOf(tool), args }, rules)
    if (decision === 'allow' || (decision === 'ask' && rules.granted?.includes(tool)))
      return registry.call(app, tool, args, signal)
    if (!refused.some(r => r.tool === tool)) refused.push({ tool, decision, reason })
    return { ok: false, status: 403, message: reason, notSent: true }
  }
  return { registry: { ...registry, call }, refused }
}
