import type { CallResult } from '../registry-client.ts'
import type { Run } from '../run/create-run.ts'
import type { Turn } from '../turn.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import type { WriteAction } from '../understand/writes/verbs.ts'
import type { Memory } from './outcome.ts'
import type { Settled } from './settled.ts'

export interface WriteContext {
  turn: Turn
  run: Run
  knowledge: Knowledge
  memory: Memory
  now: Date
  /** The message tells a state and asks for nothing: "shipment 9 was delivered". */
  isImplied?: boolean
  /** What questions back about this order have settled. */
  settled?: Settled | undefined
  /** Calls a tool through the registry. */
  call: (app: string, tool: string, args: Record<string, unknown>) => Promise<CallResult>
  /** Lets calls of a tool pass that the person allowed for the conversation. */
  grant: (tool: string) => void
}

export const VERB: Record<WriteAction, string> = { create: 'create', update: 'change', delete: 'delete' }
