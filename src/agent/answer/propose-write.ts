import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Json } from '../../lib/json.ts'
import { checkArguments, openCompiler } from '../approvals/check-arguments.ts'
import { decideCall, type CallDecision } from '../policies/decide-call.ts'
import type { PendingWrite, TurnOutcome, UndoOrder } from '../turn.ts'
import { asksToBeAsked } from '../understand/writes/asked-first.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { executeWrite } from './execute-write.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import type { Labels } from './describe-change.ts'
import { describePending } from './describe-pending.ts'
import type { Row } from './find-records.ts'
import { isAllowed, tellAllowed } from '../policies/allow-in-session.ts'
import { lowerFirst } from './phrases.ts'
import { factsOf } from './tool-facts.ts'
import type { WriteContext } from './write-context.ts'

/** A change ready to be approved: one call, or the same call for several records. */
export interface Proposal {
  operation: WriteOperation
  calls: { args: Record<string, unknown>; label: string }[]
  /** What will happen, in words; begins with a verb. */
  action: string
  undo?: UndoOrder
  /** The records as they were read, in the order of the calls. */
  rows?: readonly Row[]
  /** Names of records that values are keys of. */
  labels?: Labels
  /** A record of it was named in part only: which one is meant is shown before it is changed. */
  isInexact?: boolean
  /** New values rest on those before. */
  isRelative?: boolean
  /** It takes back the last change. */
  takesBack?: boolean
}

/**
 * Whether a change is made: as every call is decided (`decideCall`), and always after a yes when the message asks to be
 * asked or only implies the change.
 */
export function decideWrite(
  { tool, app, kind }: WriteOperation,
  { turn, isImplied, knowledge }: Pick<WriteContext, 'turn' | 'isImplied' | 'knowledge'>,
): CallDecision {
  const record = factsOf(knowledge.model.tools.get(tool))
  const decided = decideCall(
    { app, tool, record: record && { ...record, ...(kind === 'delete' && { destructive: true }) } },
    turn,
  )
  const isAsked = isImplied || asksToBeAsked(turn.message)
  return decided.decision === 'allow' && isAsked ? { decision: 'ask' } : decided
}

/** Says which policy forbids a change. */
export const refuseWrite = ({ reason = '' }: CallDecision, { memory, run }: WriteContext): TurnOutcome =>
  declined('FORBIDDEN', `Nothing was changed: ${lowerFirst(reason)}`, memory, { toolsUsed: run.toolsUsed })

/** Shows the exact calls and waits for a yes; carries them out at once where no yes is asked for. */
export async function proposeWrite(proposal: Proposal, context: WriteContext, memory: Memory): Promise<TurnOutcome> {
  const { turn, run } = context
  const { operation, calls, action, undo, takesBack, rows, labels, isRelative } = proposal
  const decided = decideWrite(operation, context)
  if (decided.decision === 'deny') return refuseWrite(decided, context)
  // Others get their turn before a schema is compiled for the first time.
  await nextTurn()
  openCompiler()
  await nextTurn()
  const wrong = calls.flatMap(({ args }) => checkArguments(operation.inputSchema, args))
  if (wrong.length)
    return declined(
      'NEEDS_INPUT',
      `Nothing was changed: ${operation.tool} would not take this (${[...new Set(wrong)].slice(0, 3).join('; ')}).`,
      memory,
      { toolsUsed: run.toolsUsed },
    )
  const isMany = calls.length > 1
  const args = isMany ? { calls: calls.map(c => c.args) } : calls[0]!.args
  const pending: PendingWrite = {
    tool: operation.tool,
    args,
    action,
    schema: isMany ? manyOf(operation.inputSchema) : operation.inputSchema,
    after: JSON.parse(JSON.stringify(args)) as Json,
    entity: operation.entity.key,
    ...(isMany && { each: calls.map(c => c.label) }),
    ...(undo && { undo }),
    ...(takesBack && { takesBack }),
    ...(isRelative && { isRelative }),
  }
  const plan = {
    steps: calls.map((c, at) => ({ id: `r${at + 1}`, tool: operation.tool, args: c.args })),
    answer: { kind: 'record' as const, noun: operation.entity.noun },
    confidence: 0.9,
  }
  turn.emit('plan', plan)
  const base = { confidence: 0.9, memory: toJson(memory), engine: 'builtin' as const }
  if (turn.dryRun)
    return {
      ...base,
      response: `This is the plan: ${lowerFirst(action)}${action.includes('\n') ? '\n' : '. '}Nothing was called.`,
      data: { plan, result: null },
      toolsUsed: [],
    }
  const asks = decided.decision === 'ask' && !needsNoYes(proposal, context)
  if (asks)
    return {
      ...base,
      response: `${action}${action.includes('\n') ? '\n' : '. '}Shall I go ahead?`,
      data: { plan, result: null },
      toolsUsed: run.toolsUsed,
      pending: await describePending(pending, context, { rows, labels }),
    }
  if (decided.decision === 'allow') return executeWrite(pending, { ...context, memory })
  context.grant(operation.tool)
  const made = await executeWrite(pending, { ...context, memory })
  return { ...made, response: `${made.response}\n${tellAllowed(operation.tool)}` }
}

/** One call of a tool that the person allowed in this conversation; a message that asks to be asked, or names a record in part, is asked all the same. */
const needsNoYes = ({ operation, calls, isInexact }: Proposal, { turn, isImplied, knowledge }: WriteContext): boolean =>
  calls.length === 1 &&
  !isImplied &&
  !isInexact &&
  !asksToBeAsked(turn.message) &&
  isAllowed(
    {
      app: operation.app,
      tool: operation.tool,
      record: factsOf(knowledge.model.tools.get(operation.tool)),
      isDeletion: operation.kind === 'delete',
    },
    turn,
  )

/** The schema of several calls of one tool, so that they can be looked at and edited as one. */
const manyOf = (schema: unknown) => ({
  type: 'object',
  properties: { calls: { type: 'array', minItems: 1, items: schema } },
  required: ['calls'],
})
