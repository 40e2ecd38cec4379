import type { PendingWrite, Turn } from '../turn.ts'
import { isDestructive, type ToolFacts } from './decide-call.ts'
import { matchTool } from './match-tool.ts'

/** A tool that somebody wants to be asked about no more. */
export interface AllowedCall {
  app: string
  tool: string
  record: ToolFacts | undefined
  /** What is known of it from elsewhere: it deletes records. */
  isDeletion: boolean
}

/**
 * Whether a yes to a call may hold for all calls of that tool in the conversation: one call of one tool that the catalogue has,
 * asked for by the person through the built-in engine. Never what takes away or overwrites (`isDestructive`), what `[policies]`
 * asks about or forbids, several records at once, an action on a page, or what another agent or a language model asked for:
 * theirs may rest on the text of a tool (docs/tool-safety.md).
 */
export function canBeAllowed(
  { app, tool, record, isDeletion }: AllowedCall,
  { each, read, web, by, byAgent }: Pick<PendingWrite, 'each' | 'read' | 'web' | 'by' | 'byAgent'>,
  { policies, byAgent: askedByAgent }: Pick<Turn, 'policies' | 'byAgent'>,
): boolean {
  if (!record || isDeletion || each || read || web !== undefined || by || byAgent || askedByAgent) return false
  const matched = policies && matchTool(tool, policies)
  return matched?.rule !== 'ask' && matched?.rule !== 'deny' && !isDestructive(app, tool, record)
}

/** Whether a call that would be asked for needs no yes, since the person allowed the tool in this conversation. */
export const isAllowed = (call: AllowedCall, turn: Pick<Turn, 'allowed' | 'policies' | 'byAgent'>): boolean =>
  (turn.allowed?.includes(call.tool) ?? false) && canBeAllowed(call, {}, turn)

/** What the answer says of a call that was made without asking. */
export const tellAllowed = (tool: string): string =>
  `(Done without asking again: you allowed ${tool} in this conversation.)`
