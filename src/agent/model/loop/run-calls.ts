import { decideCall, isReadOnly } from '../../policies/decide-call.ts'
import { inLanes } from '../../run/in-lanes.ts'
import type { AnswerState } from '../answer-state.ts'
import { decideAsked } from '../decide-asked.ts'
import { LIMITS } from '../limits.ts'
import type { WaitingCall } from '../model-memory.ts'
import { plainLine } from '../prompt/quote-data.ts'
import type { ModelCall } from '../provider.ts'
import { coerceArguments, type Coerced } from '../tools/coerce-arguments.ts'
import { OWN_NAMES } from '../tools/own-tools.ts'
import type { OfferedTool } from '../tools/tool-box.ts'
import { makeCall } from './make-call.ts'
import { runOwnTool } from './run-own-tool.ts'

/** What became of the calls of one turn of the model. */
export interface CallsOutcome {
  /** What the model is told, by the id of its call; calls that wait have nothing yet. */
  replies: { call: ModelCall; text: string }[]
  /** Calls that wait for a yes. */
  waiting: WaitingCall[]
  /** A question to the user. */
  question?: string
  /** Every call was made before. */
  isRepeated: boolean
  /** Calls that gave a result, and calls that failed or could not be made. */
  succeeded: number
  failed: number
  /** Calls were not made because `[model] max_calls` is used up. */
  isSpent?: boolean
}

/** Calls of the answer so far, by tool and arguments: the same one is answered from the first. */
export type KnownCalls = Map<string, string>

const keyOf = (name: string, args: unknown) => JSON.stringify([name, sortKeys(args)])

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}

/** One call that is ready to be made. */
interface Order {
  call: ModelCall
  tool: OfferedTool
  coerced: Coerced
  key: string
}

/**
 * Carries out what the model asks for in one turn: the calls that read go out together, a few at a time; those that change
 * data and need no yes one after the other; those that need a yes wait. Nothing is called that is not offered, and nothing
 * with arguments that the tool does not take. `isWritten`: the calls stood in what the model wrote.
 */
export async function runCalls(
  asked: readonly ModelCall[],
  state: AnswerState,
  known: KnownCalls,
  isWritten = false,
): Promise<CallsOutcome> {
  state.round++
  const texts = new Map<ModelCall, string>()
  const outcome: CallsOutcome = { replies: [], waiting: [], isRepeated: true, succeeded: 0, failed: 0 }
  const reply = (call: ModelCall, text: string) => void texts.set(call, text)
  const skipped = (tool: string, args: Coerced['args'], error: string) =>
    void state.reports.push({ tool, args, status: 'skipped', duration_ms: 0, rows: null, error })
  const reading: Order[] = []
  const changing: Order[] = []
  const cut = asked.slice(LIMITS.callsPerTurn)
  for (const call of cut)
    reply(call, `Not called: ${cut.length} of ${asked.length} calls were too many. Ask for a few at a time.`)
  if (cut.length) outcome.failed++
  for (const call of asked.slice(0, LIMITS.callsPerTurn)) {
    if (OWN_NAMES.has(call.name)) {
      const own = await runOwnTool(call, state)
      if (own.question !== undefined) outcome.question = own.question
      const key = keyOf(call.name, call.args)
      if (!known.has(key)) outcome.isRepeated = false
      known.set(key, own.text)
      if (own.failed) outcome.failed++
      reply(call, own.text)
      continue
    }
    const tool = state.tools.box.find(call.name)
    if (!tool) {
      outcome.isRepeated = false
      outcome.failed++
      const named = await state.tools.offerNamed(call.name)
      if (named) skipped(named.record.api_name, {}, whyNotCalled(named, state))
      reply(call, named ? describeNamed(named, state) : describeUnknown(call.name, state))
      continue
    }
    const coerced = coerceArguments(call.args, tool)
    const key = keyOf(tool.name, coerced.args)
    const first = known.get(key)
    if (first !== undefined) {
      reply(
        call,
        `You made this call before and it was not made again. Its result:\n${first}\nUse it, or do something else.`,
      )
      continue
    }
    outcome.isRepeated = false
    if (coerced.errors.length) {
      outcome.failed++
      const wrong = `the arguments of ${tool.alias} are wrong: ${plainLine(coerced.errors.join('; '), 600)}.`
      reply(call, `Not called: ${wrong} Correct them and call again.`)
      skipped(tool.name, coerced.args, wrong)
      continue
    }
    if (state.calls + reading.length + changing.length >= state.settings.max_calls) {
      outcome.isSpent = true
      reply(call, 'Not called: no more calls may be made for this answer.')
      continue
    }
    state.tools.box.used(tool)
    const order = { call, tool, coerced, key }
    const asking = { app: tool.app, tool: tool.name, record: tool.record, args: coerced.args }
    const decided = decideAsked(asking, state, isWritten)
    if (decided.decision === 'deny') {
      outcome.failed++
      skipped(tool.name, coerced.args, decided.reason ?? 'it is not allowed.')
      reply(call, `Not called: ${decided.reason ?? 'it is not allowed.'} Tell the user; do not try another way.`)
    } else if (decided.decision === 'ask') outcome.waiting.push({ id: call.id, tool: tool.name, args: coerced.args })
    else (isReadOnly(tool.record) ? reading : changing).push(order)
    // The same call twice in one turn is made once.
    known.set(key, 'It is under way already.')
  }
  const make = async (order: Order) => {
    const { text, ok, isPassing } = await makeCall(order.tool, order.coerced, state)
    known.set(order.key, text)
    const again = `${order.key} again`
    // What may go away by itself is tried once more when the model asks for it.
    if (isPassing && !known.has(again)) known.delete(order.key)
    if (isPassing) known.set(again, text)
    if (ok) outcome.succeeded++
    else outcome.failed++
    reply(order.call, text)
  }
  await inLanes(reading, LIMITS.callsAtOnce, make)
  for (const order of changing) {
    await make(order)
    // What was read before a change may be different now.
    state.forgetLists()
    for (const key of known.keys()) if (key !== order.key) known.delete(key)
  }
  outcome.replies = asked.flatMap(call => (texts.has(call) ? [{ call, text: texts.get(call)! }] : []))
  if (!asked.length) outcome.isRepeated = false
  return outcome
}

type Named = NonNullable<Awaited<ReturnType<AnswerState['tools']['offerNamed']>>>

const whyNotCalled = ({ record, tool }: Named, state: AnswerState): string =>
  tool
    ? 'the model did not ask for it again once it could.'
    : (decideCall({ app: record.app_name, tool: record.api_name, record, args: {} }, state.turn).reason ??
      'it may not be called here.')

const describeNamed = (named: Named, state: AnswerState): string =>
  named.tool
    ? `Not called: ${named.tool.alias} was not among your tools. It is now: look at its arguments, and call it if the request needs it.`
    : `Not called: ${whyNotCalled(named, state)} Tell the user; do not try another way.`

function describeUnknown(name: string, state: AnswerState): string {
  const near = state.tools.box.nearest(name)
  const said = plainLine(name, 60).replaceAll(/[^\w.:-]/g, '')
  return `There is no tool "${said}"; nothing was called. ${near.length ? `Nearest: ${near.join(', ')}.` : 'Use search_tools to find one.'}`
}
