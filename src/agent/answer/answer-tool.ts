import type { Plan } from '../../contract/plan.ts'
import { confidenceOfCalls } from '../confidence/confidence-of-calls.ts'
import type { Run } from '../run/create-run.ts'
import type { CallOrder, Turn, TurnOutcome } from '../turn.ts'
import type { CallReading } from '../understand/calls/read-calls.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import { askForArgument, readReply } from './ask-argument.ts'
import { toJson, type Memory } from './outcome.ts'
import { refuseDenied, runCalls } from './run-calls.ts'

/** What answering with calls rests on. */
export interface CallRequest {
  turn: Turn
  run: Run
  model: CatalogueModel
  memory: Memory
  now: Date
  /** Lets calls of a tool pass that the person allowed for the conversation. */
  grant: (tool: string) => void
}

/**
 * Answers a message that was read as calls of tools which are not about records (specification § B: messages run against
 * the tools known to the registry). A tool that is not marked read-only waits for a yes, and an argument that is required
 * and not given is asked for.
 */
export async function answerCalls(reading: CallReading, given: CallRequest): Promise<TurnOutcome> {
  const { calls } = reading
  const request = { ...given, memory: { ...given.memory, calls: undefined } }
  const drafts = calls.map(({ tool, args, missing }) => ({
    tool: tool.name,
    args,
    missing: missing.map(p => p.name),
  }))
  const refused = refuseDenied(drafts, request)
  if (refused) return refused
  if (calls.some(call => call.missing.length)) return askForArgument(drafts, request)
  return carryOut(drafts, confidenceOfCalls(reading), request)
}

/** Goes on with calls for which an argument was asked. Undefined when the message is no answer to that. */
export async function continueCalls(request: CallRequest): Promise<TurnOutcome | undefined> {
  const reply = await readReply(request)
  if (!reply) return undefined
  if ('outcome' in reply) return reply.outcome
  const next = { ...request, memory: { ...request.memory, calls: undefined } }
  return reply.calls.some(call => call.missing.length)
    ? askForArgument(reply.calls, next)
    : carryOut(reply.calls, 0.85, next)
}

/** The calls as a plan: shown in a dry run, else carried out. */
async function carryOut(orders: CallOrder[], confidence: number, request: CallRequest): Promise<TurnOutcome> {
  const { turn, memory } = request
  const steps = orders.map(({ tool, args }, at) => ({ id: `r${at + 1}`, tool, args }))
  const plan: Plan = { steps, answer: { kind: 'text', from: steps.at(-1)!.id }, confidence }
  turn.emit('plan', plan)
  if (turn.dryRun)
    return {
      response: 'This is the plan. Nothing was called.',
      data: { plan, result: null },
      confidence,
      memory: toJson(memory),
      engine: 'builtin',
      toolsUsed: [],
    }
  return runCalls(plan, request)
}
