import type { Json } from '../../lib/json.ts'
import type { Engine, Turn } from '../turn.ts'

/** What the services would do; no plan where they do not understand. */
export interface ServicePlan {
  confidence: number
  plan?: unknown
  /** It changes something, and waits for a yes. */
  changes?: true
}

/** What the services would do for a message in this turn, without calling anything. */
export type AskServices = (message: string) => Promise<ServicePlan>

/** Asks the services, once for each message: several who decide where a message goes want to know. */
export function createAskServices(inner: Engine, turn: Turn, memory: Json): AskServices {
  const known = new Map<string, Promise<ServicePlan>>()
  return message => {
    const plan = known.get(message) ?? planOfServices(inner, { ...turn, message, memory })
    known.set(message, plan)
    return plan
  }
}

async function planOfServices(inner: Engine, turn: Turn): Promise<ServicePlan> {
  if (turn.mode !== 'hybrid') return { confidence: 0 }
  const outcome = await inner.answer({ ...turn, dryRun: true, engine: 'builtin', emit: () => undefined })
  if (outcome.pending) return { confidence: Math.max(outcome.confidence, 0.6), changes: true }
  if (outcome.data.error || !outcome.data.plan) return { confidence: 0 }
  return { confidence: outcome.confidence, plan: outcome.data.plan }
}
