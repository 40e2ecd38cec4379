import type { AnswerData, StepReport } from '../../contract/chat.ts'
import { FLOWS_APP } from '../../contract/flow.ts'
import type { CallStep, Plan } from '../../contract/plan.ts'
import type { CallOrder, TurnOutcome } from '../turn.ts'
import { isAllowed, tellAllowed } from '../policies/allow-in-session.ts'
import { decideCall } from '../policies/decide-call.ts'
import { isObject } from '../../lib/json.ts'
import { argumentVariants, type StepResult } from '../run/create-run.ts'
import type { CatalogueModel } from '../understand/entity-model/catalogue-model.ts'
import type { CallRequest } from './answer-tool.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { lowerFirst } from './phrases.ts'
import { factsOf } from './tool-facts.ts'
import { writtenByFlow } from '../flows/written-by-flow.ts'
import { labelCall, writeArgument, writeResult, type WrittenResult } from './write-result.ts'

/** What became of one call. */
interface Outcome {
  order: CallOrder
  written?: WrittenResult
  failure?: string
}

/** How far planned calls have come. */
interface Progress {
  outcomes: Outcome[]
  reports: StepReport[]
  source: NonNullable<AnswerData['source']>
  /** Tools that were called without a yes, as the person allowed. */
  unasked: string[]
  results: Map<string, StepResult>
  complete: boolean
  /** The calls that were not made: the first waits for its yes, or a change before it failed. */
  left: CallStep[]
  /** A change failed. */
  isBroken: boolean
}

/**
 * Carries out planned calls in their order: those that only read go out together, one that has to be asked for waits for
 * its own yes with the ones behind it, and nothing behind a change that failed is made. With one that is denied none is.
 */
export async function runCalls(plan: Plan, request: CallRequest): Promise<TurnOutcome> {
  const steps = plan.steps as CallStep[]
  const refused = refuseDenied(steps, request)
  if (refused) return refused
  const progress = await callInOrder(plan, request)
  const { outcomes, reports, left, isBroken } = progress
  const text = [...outcomes.map(outcome => tellOutcome(outcome, steps, request)), ...progress.unasked.map(tellAllowed)]
  const data = dataOf(plan, progress)
  const failed = outcomes.filter(outcome => outcome.failure !== undefined)
  const { toolsUsed } = request.run
  if (isBroken && left.length) text.push(notMade(left.length))
  if (failed.length && (isBroken || failed.length === outcomes.length))
    return declined('TOOL_FAILED', text.join('\n'), request.memory, { data, toolsUsed })
  const memory: Memory = reports.length ? { ...request.memory, evidence: explainCalls(reports) } : request.memory
  if (left.length) return askForNext({ plan, progress, text, data, memory, isUnsure: failed.length > 0 }, request)
  return {
    confidence: failed.length ? Math.min(UNSURE, plan.confidence) : plan.confidence,
    memory: toJson(memory),
    engine: 'builtin',
    toolsUsed,
    response: text.join('\n'),
    data: { ...data, ...(failed.length && failureOf(text)) },
  }
}

/** The most that is claimed when a call failed. */
const UNSURE = 0.4

async function callInOrder(plan: Plan, request: CallRequest): Promise<Progress> {
  const { turn, run, model } = request
  const steps = plan.steps as CallStep[]
  const done: Progress = {
    outcomes: [],
    reports: [],
    source: [],
    unasked: [],
    results: new Map(),
    complete: true,
    left: steps,
    isBroken: false,
  }
  const isChange = (step: CallStep) => !model.tools.get(step.tool)?.readOnly
  const isAsked = (step: CallStep) => decide(step.tool, request).decision === 'ask'
  while (done.left.length && !done.isBroken) {
    const [first, ...behind] = done.left as [CallStep, ...CallStep[]]
    if (isAsked(first)) {
      if (!needsNoYes(first, steps, request)) break
      request.grant(first.tool)
      done.unasked.push(first.tool)
    }
    const next = behind.findIndex(step => isChange(step) || isAsked(step))
    const batch = isChange(first) ? [first] : [first, ...(next < 0 ? behind : behind.slice(0, next))]
    const ran = await run.execute({ ...plan, steps: batch.map(step => withEarlier(step, done.results, model)) })
    done.reports.push(...ran.reports)
    done.source.push(...ran.source)
    for (const [id, result] of ran.results) done.results.set(id, result)
    done.complete &&= ran.complete
    for (const [at, step] of batch.entries()) {
      const report = ran.reports[at]
      const failure = report ? report.error : (ran.failure?.message ?? 'it was not called')
      const label = labelCall(step, model.tools.get(step.tool)?.app, steps)
      const written = () => writeOwn(step, rawOf(ran.results.get(step.id)), label, turn.maxShown)
      done.outcomes.push(failure === undefined ? { order: step, written: written() } : { order: step, failure })
    }
    done.isBroken = isChange(first) && ran.failure !== undefined
    done.left = done.left.slice(batch.length)
  }
  return done
}

const tellOutcome = ({ order, written, failure }: Outcome, steps: CallStep[], { model }: CallRequest): string =>
  written?.text ?? `${labelCall(order, model.tools.get(order.tool)?.app, steps)} failed: ${failure}`

function dataOf(plan: Plan, { outcomes, reports, source, complete }: Progress): AnswerData {
  const done = outcomes.filter(outcome => outcome.written)
  const only = done.length === 1 && plan.steps.length === 1 ? done[0]!.written : undefined
  return {
    plan,
    steps: reports,
    source,
    complete: complete && done.length === outcomes.length,
    result: only ? only.result : done.length ? outcomes.map(outcome => outcome.written?.result ?? null) : null,
    ...(only?.columns && { columns: only.columns }),
    ...(only?.total !== undefined && { total: only.total }),
  }
}

const explainCalls = (reports: readonly StepReport[]): string => {
  const lines = reports.map(
    ({ tool, args, error }, at) =>
      `${at + 1}. ${tool}(${JSON.stringify(args)}) ${error ? `failed: ${error}` : 'answered'}`,
  )
  return `I made these calls:\n${lines.join('\n')}`
}

/** What the calls before one that waits for its yes came to. */
interface BeforeYes {
  plan: Plan
  progress: Progress
  text: string[]
  data: AnswerData
  memory: Memory
  isUnsure: boolean
}

/** Asks for the yes to the first call that is left. What is asked about is exactly what is sent: never a part of a plan in the place of a value. */
function askForNext({ plan, progress, text, data, memory, isUnsure }: BeforeYes, request: CallRequest): TurnOutcome {
  const { model, run } = request
  const [change, ...behind] = progress.left as [CallStep, ...CallStep[]]
  const { tool } = change
  const card = model.tools.get(tool)
  const [args, ...more] = argumentVariants(change, progress.results, typesOf(tool, model))
  if (!args || more.length || isLinked(args)) {
    const message = `${labelCall(change, card?.app, plan.steps as CallStep[])} was not called: the result before it gives no single value for it.`
    return declined('NEEDS_INPUT', [...text, message].join('\n'), memory, { data, toolsUsed: run.toolsUsed })
  }
  const { orders: next, isWhole } = resolvable(behind, progress.results, model)
  const action = `Call ${tool} with ${describeArguments(args)}`
  const note = next.length
    ? ` After that ${next.length === 1 ? 'one more call follows' : `${next.length} more calls follow`}.`
    : ''
  const cut = !isWhole ? ` What needs its result is left out: ask for it then.` : ''
  return {
    confidence: isUnsure ? Math.min(UNSURE, plan.confidence) : plan.confidence,
    memory: toJson(memory),
    engine: 'builtin',
    toolsUsed: run.toolsUsed,
    response: [...text, `${action}. Shall I go ahead?${note}${cut}`].join('\n'),
    data,
    pending: { tool, args, action, schema: card?.inputSchema, ...(next.length && { next }) },
  }
}

/**
 * Of calls that a policy asks about: the only one of a tool that the person allowed in this conversation, with arguments
 * from the message alone. What comes out of another call is text of a tool.
 */
const needsNoYes = ({ tool, args }: CallStep, steps: CallStep[], request: CallRequest): boolean => {
  const card = request.model.tools.get(tool)
  const isOnly = steps.filter(step => step.tool === tool).length === 1
  if (!isOnly || isLinked(args)) return false
  return isAllowed({ app: card?.app ?? '', tool, record: factsOf(card), isDeletion: false }, request.turn)
}

/** Whether arguments name the result of another step. */
const isLinked = (args: Record<string, unknown>): boolean =>
  Object.values(args).some(value => isObject(value) && typeof value.$from === 'string')

const typesOf = (tool: string, model: CatalogueModel) => (name: string) =>
  model.tools.get(tool)?.parameters.find(p => p.name === name)?.type

/** A step whose arguments name results of steps that were run before, with the value of these where there is one. */
function withEarlier(step: CallStep, results: Map<string, StepResult>, model: CatalogueModel): CallStep {
  const earlier = Object.values(step.args).some(value => isObject(value) && results.has(String(value.$from)))
  const [args, ...more] = earlier ? argumentVariants(step, results, typesOf(step.tool, model)) : []
  return args && !more.length ? { ...step, args } : step
}

/**
 * The calls after one that waits, with what the results before it give; up to one that needs a result that is not there
 * yet, and whether they are all.
 */
function resolvable(
  steps: CallStep[],
  results: Map<string, StepResult>,
  model: CatalogueModel,
): { orders: CallOrder[]; isWhole: boolean } {
  const orders: CallOrder[] = []
  for (const step of steps) {
    const needs = Object.values(step.args).flatMap(value => (isObject(value) && typeof value.$from === 'string' ? [value.$from] : [])) // oxfmt-ignore
    const variants = needs.every(id => results.has(id))
      ? argumentVariants(step, results, typesOf(step.tool, model))
      : []
    if (!variants.length) return { orders, isWhole: false }
    orders.push(...variants.map(args => ({ tool: step.tool, args })))
  }
  return { orders, isWhole: true }
}

const decide = (tool: string, { model, turn }: CallRequest) => {
  const card = model.tools.get(tool)
  return decideCall({ app: card?.app ?? '', tool, record: factsOf(card) }, turn)
}

/** Says which policy forbids one of the calls that were asked for. */
export function refuseDenied(orders: readonly { tool: string }[], request: CallRequest): TurnOutcome | undefined {
  const denied = orders.map(({ tool }) => decide(tool, request)).find(({ decision }) => decision === 'deny')
  if (!denied) return undefined
  return declined('FORBIDDEN', `Nothing was called: ${lowerFirst(denied.reason!)}`, request.memory)
}

/** What is left of an order of several calls after one that waited for its yes. */
export async function runNext(done: TurnOutcome, next: CallOrder[], request: CallRequest): Promise<TurnOutcome> {
  if (done.data.error) return { ...done, response: `${done.response}\n${notMade(next.length)}` }
  const steps = next.map((order, at) => ({ id: `r${at + 1}`, ...order }))
  const after = await runCalls({ steps, answer: { kind: 'text' }, confidence: done.confidence }, request)
  return {
    ...after,
    response: `${done.response}\n${after.response}`,
    data: { ...after.data, steps: [...(done.data.steps ?? []), ...(after.data.steps ?? [])] },
    toolsUsed: [...new Set([...done.toolsUsed, ...after.toolsUsed])],
  }
}

const notMade = (count: number) =>
  count === 1 ? 'The call after it was not made.' : `The ${count} calls after it were not made.`

/** A part that failed is said in the data too. */
const failureOf = (text: string[]) => ({ error: { code: 'INCOMPLETE' as const, message: text.join('\n') } })

/** A flow answers in words of its own. */
const writeOwn = ({ tool }: CallOrder, raw: unknown, label: string, maxShown: number): WrittenResult =>
  (tool.startsWith(`${FLOWS_APP}_`) ? writtenByFlow(raw) : undefined) ?? writeResult(label, raw, maxShown)

const rawOf = (result: { raw?: unknown; rows: unknown[] } | undefined): unknown => result?.raw ?? result?.rows

export const describeArguments = (args: Record<string, unknown>) =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? `“${value}”` : writeArgument(value)}`)
    .join(', ') || 'no arguments'
