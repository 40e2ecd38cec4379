import type { RegistryClient } from '../registry-client.ts'
import type { Turn } from '../turn.ts'
import { withResourceIds } from './resource-names.ts'
import { decideCall, isReadOnly, type ToolFacts } from './decide-call.ts'

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
  /** Lets calls of a tool pass that the person allowed for the conversation (`isAllowed`). */
  grant(tool: string): void
}

/** What calls of a turn are decided by. */
export type TurnRules = Pick<Turn, 'approvals' | 'policies' | 'granted' | 'changing'>

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
  const allowed = new Set<string>()
  const call: RegistryClient['call'] = async (app, tool, planned, signal, _, nextLink) => {
    const record = factsOf(tool)
    // What is decided about is what is sent.
    const args = withResourceIds(record?.path, planned)
    const { decision, reason = '' } = decideCall({ app, tool, record, args }, rules)
    const make = (given?: 'once' | 'session') => {
      const made = registry.call(app, tool, args, signal, given, nextLink)
      return record && isReadOnly(record) ? made : tellChange(made, rules)
    }
    if (decision === 'allow') return make()
    const approval = rules.granted?.includes(tool) ? 'once' : allowed.has(tool) ? 'session' : undefined
    if (decision === 'ask' && approval) return make(approval)
    if (!refused.some(r => r.tool === tool)) refused.push({ tool, decision, reason })
    return { ok: false, status: 403, message: reason, notSent: true }
  }
  return { registry: { ...registry, call }, refused, grant: tool => void allowed.add(tool) }
}

/** Tells of a call that may change something what came of it: a service that did not answer may have done it. */
async function tellChange(made: ReturnType<RegistryClient['call']>, rules: TurnRules) {
  try {
    const result = await made
    if (result.ok || (!result.notSent && result.status >= 500)) rules.changing?.(result.ok)
    return result
  } catch (error) {
    rules.changing?.(false)
    throw error
  }
}
