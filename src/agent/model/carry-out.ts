import type { StepReport } from '../../contract/chat.ts'
import { failureText } from '../answer/execute-write.ts'
import { writeResult } from '../answer/write-result.ts'
import { decideCall } from '../policies/decide-call.ts'
import { recordsIn } from '../run/find-records.ts'
import { flatten } from '../run/flatten.ts'
import type { PendingWrite, TurnOutcome } from '../turn.ts'
import type { AnswerState } from './answer-state.ts'
import { runLoop } from './loop/run-loop.ts'
import type { ModelMemory, WaitingCall } from './model-memory.ts'
import { presentResult } from './tools/present-result.ts'
import { failuresText, tellEnd } from './tell-end.ts'
import { tellWaiting } from './tell-waiting.ts'
import { tellUnmade } from './unmade-changes.ts'
import { toOutcome } from './write-outcome.ts'

type Args = Record<string, unknown>

/**
 * Makes calls that got their yes, one after the other, with the arguments as they were approved. What they came to is told
 * by the program, not by the model; after that the conversation goes on where it waited.
 */
export async function carryOut(
  pending: PendingWrite,
  state: AnswerState,
  paused: ModelMemory['paused'],
): Promise<TurnOutcome> {
  const orders = pending.each && Array.isArray(pending.args.calls) ? (pending.args.calls as Args[]) : [pending.args]
  const record = state.tools.recordOf(pending.tool)
  const refused = (message: string) =>
    toOutcome(state, { response: message, confidence: 0.2, error: { code: 'NOT_AVAILABLE', message } })
  if (!record) return refused(`Nothing was changed: the tool ${pending.tool} is no longer registered.`)
  if (paused) {
    state.held.count = paused.results
    state.earlier = [...paused.tables]
  }
  const told: string[] = []
  const replies: string[] = []
  let failure: string | undefined
  for (const args of orders) {
    const decided = decideCall({ app: record.app_name, tool: pending.tool, record, args }, state.turn)
    if (decided.decision === 'deny') return refused(`Nothing was changed: ${decided.reason ?? 'it is not allowed.'}`)
    const { text, reply, ok } = await makeApproved(record.app_name, pending.tool, args, state)
    told.push(text)
    replies.push(reply)
    if (!ok) {
      failure = text
      break
    }
  }
  const done = told.length - (failure === undefined ? 0 : 1)
  const left = (pending.next?.length ?? 0) + orders.length - told.length
  if (failure !== undefined) {
    const notMade = left
      ? `\n${left === 1 ? 'The call after it was' : `The ${left} calls after it were`} not made.`
      : ''
    return toOutcome(state, {
      response: told.join('\n') + notMade,
      confidence: done ? 0.4 : 0.2,
      error: { code: done ? 'INCOMPLETE' : 'TOOL_FAILED', message: failure },
    })
  }
  const response = told.join('\n')
  const waiting = paused?.calls ?? []
  if (pending.next?.length) {
    const next: WaitingCall[] = pending.next.map((order, at) => ({
      id: waiting[orders.length + at]?.id ?? `next-${at}`,
      ...order,
    }))
    return tellWaiting(
      next,
      state,
      { request: paused?.request ?? '', messages: answered(paused, replies) },
      `${response}\n`,
    )
  }
  const finished = { response, confidence: 0.95, data: { complete: true } }
  if (!paused?.messages.length) return toOutcome(state, finished)
  return await goOn(answered(paused, replies), state, finished)
}

/** The conversation that waited, with the replies to its calls. */
function answered(paused: ModelMemory['paused'], replies: readonly string[]) {
  if (!paused?.messages.length) return []
  const names = new Map(
    paused.messages.flatMap(m => (m.role === 'assistant' ? (m.calls ?? []) : [])).map(c => [c.id, c.name]),
  )
  return [
    ...paused.messages,
    ...paused.calls.slice(0, replies.length).map((call, at) => ({
      role: 'tool' as const,
      callId: call.id,
      name: names.get(call.id) ?? call.tool,
      text: replies[at]!,
    })),
  ]
}

/** Lets the model go on. Whatever it does then, what was done is told first, and nothing of it is lost. */
async function goOn(
  messages: Parameters<typeof runLoop>[0],
  state: AnswerState,
  finished: Parameters<typeof toOutcome>[1],
): Promise<TurnOutcome> {
  const end = await runLoop(messages, state, { hasActed: true })
  const unmade = end.kind === 'answer' ? tellUnmade(end.text, state) : undefined
  if (end.kind === 'answer' && (unmade || !end.isWeak))
    return toOutcome(state, {
      ...finished,
      response: [finished.response, end.text + failuresText(state), ...(unmade ? [unmade.message] : [])].join('\n'),
      confidence: unmade ? 0.4 : 0.8,
      ...(unmade && { error: unmade, data: { complete: false } }),
    })
  if (end.kind === 'waiting')
    return tellWaiting(
      end.calls,
      state,
      { messages: end.messages, request: state.turn.message },
      `${finished.response}\n`,
    )
  if (end.kind === 'question' || end.kind === 'limit') {
    const rest = tellEnd(end, state)
    return { ...rest, response: `${finished.response}\n${rest.response}` }
  }
  return toOutcome(state, finished)
}

async function makeApproved(app: string, tool: string, args: Args, state: AnswerState) {
  const { turn, registry, held, receipt } = state
  const started = performance.now()
  turn.emit('step', { tool, args, state: 'started' })
  const result = await registry.call(app, tool, args, turn.signal, 'once')
  const duration_ms = Math.round(performance.now() - started)
  const outcome = { duration_ms, ...(!result.ok && { error: result.message }) }
  turn.emit('step', { tool, args, state: result.ok ? 'done' : 'failed', ...outcome })
  const report: StepReport = {
    tool,
    args,
    status: result.ok ? 'done' : 'failed',
    rows: result.ok ? 1 : null,
    ...outcome,
  }
  state.reports.push(report)
  state.calls++
  receipt.add({ kind: 'tool', name: tool, ...outcome })
  if (!result.ok) return { ok: false, text: `${tool} failed. ${failureText(result)}`, reply: 'It failed.' }
  const rows = recordsIn(result.value).map(row => flatten(row))
  const id = held.nextId()
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
  held.tables.put(id, rows, columns)
  state.steps.push({ id, tool, args })
  const kept = held.keep({ id, from: tool, args, rows, columns, complete: true, raw: result.value })
  const { text } = writeResult('it answered', result.value, turn.maxShown)
  return { ok: true, text: `Done: called ${tool}. ${text}`, reply: `It was approved and done.\n${presentResult(kept)}` }
}
