import type { Plan } from '../../contract/plan.ts'
import type { Run } from '../run/create-run.ts'
import type { CallOrder, Turn, TurnOutcome } from '../turn.ts'
import { fillArguments } from '../understand/calls/fill-arguments.ts'
import { planCalls } from '../understand/calls/plan-calls.ts'
import { partOf, readText, type ReadText } from '../understand/calls/read-text.ts'
import { scoreTools } from '../understand/calls/score-tools.ts'
import { unquote } from '../understand/calls/split-calls.ts'
import { decideCall } from '../understand/calls/decide-call.ts'
import type { CatalogueModel } from '../understand/catalogue-model.ts'
import { askForArgument, readReply } from './ask-argument.ts'
import { toJson, type Memory } from './outcome.ts'
import { runCalls } from './run-calls.ts'

/** Tools that a message is looked at for. */
const MOST_TOOLS = 12

/** What answering with calls rests on. */
export interface CallRequest {
  turn: Turn
  run: Run
  model: CatalogueModel
  memory: Memory
  now: Date
}

/**
 * Answers a message that asks for tools which are not about records (specification § B: messages run against the tools
 * known to the registry). Undefined when no tool fits. A tool that is not marked read-only waits for a yes, and an
 * argument that is required and not given is asked for.
 */
export async function answerTool(
  turn: Turn,
  run: Run,
  model: CatalogueModel,
  memory: Memory,
  now: Date,
): Promise<TurnOutcome | undefined> {
  const request = { turn, run, model, memory: { ...memory, calls: undefined }, now }
  const read = await readText(unquote(turn.message), now)
  const score = (part: ReadText) => scoreTools(part, model, turn.apps)
  const ranked = score(read)
  const [best] = ranked
  if (!best) return undefined
  const tools = ranked.slice(0, MOST_TOOLS).map(t => t.tool)
  const { calls } = planCalls(read, tools, { score })
  const decisions = calls.flatMap(call => {
    const part = call.span && calls.length > 1 ? partOf(read, call.span.start, call.span.end) : read
    const choice = (part === read ? ranked : score(part)).find(({ tool }) => tool === call.tool)
    const filling = calls.length > 1 ? call : { given: fillArguments(read, call.tool).given, missing: call.missing }
    return choice ? [decideCall(choice, filling, part)] : []
  })
  // Of several requests the clearest tells whether tools are asked for at all.
  const clearest = decisions.toSorted((a, b) => b.probability - a.probability)[0]
  if (!clearest || clearest.verdict === 'decline') return undefined
  const drafts = calls.map(({ tool, args, missing }) => ({
    tool: tool.name,
    args,
    missing: missing.map(p => p.name),
  }))
  if (calls.some(call => call.missing.length)) return askForArgument(drafts, request)
  return carryOut(drafts, clearest.probability, request)
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
