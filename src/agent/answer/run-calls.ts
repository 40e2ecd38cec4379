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

/**
 * Carries out planned calls in their order: those that only read go out together, one that has to be asked for waits for
 * its own yes with the ones behind it, and nothing behind a change that failed is made. With one that is denied none is.
 */
export async function runCalls(plan: Plan, request: CallRequest): Promise<TurnOutcome> {
  const { turn, run, model, memory } = request
  const steps = plan.steps as CallStep[]
  const refused = refuseDenied(steps, request)
  if (refused) return refused
  const outcomes: Outcome[] = []
  const reports: StepReport[] = []
  const source: NonNullable<AnswerData['source']> = []
  const unasked: string[] = []
  const results = new Map<string, StepResult>()
  let complete = true
  let at = 0
  let isBroken = false
  while (at < steps.length && !isBroken) {
    const isChange = (step: CallStep) => !model.tools.get(step.tool)?.readOnly
    const waits = (step: CallStep) => decide(step.tool, request).decision === 'ask' && !needsNoYes(step, steps, request)
    if (waits(steps[at]!)) break
    const next = steps.findIndex((step, i) => i > at && (isChange(step) || waits(step)))
    if (needsNoYes(steps[at]!, steps, request)) {
      request.grant(steps[at]!.tool)
      unasked.push(steps[at]!.tool)
    }
    const batch = isChange(steps[at]!) ? [steps[at]!] : steps.slice(at, next < 0 ? undefined : next)
    const ran = await run.execute({ ...plan, steps: batch.map(step => withEarlier(step, results, model)) })
    reports.push(...ran.reports)
    source.push(...ran.source)
    for (const [id, result] of ran.results) results.set(id, result)
    complete &&= ran.complete
    batch.forEach((step, i) => {
      const report = ran.reports[i]
      const failure = report ? report.error : (ran.failure?.message ?? 'it was not called')
      const label = labelCall(step, model.tools.get(step.tool)?.app, steps)
      outcomes.push(
        failure === undefined
          ? { order: step, written: writeOwn(step, rawOf(ran.results.get(step.id)), label, turn.maxShown) }
          : { order: step, failure },
      )
    })
    isBroken = isChange(batch[0]!) && ran.failure !== undefined
    at += batch.length
  }
  const waiting = steps.slice(at)
  const done = outcomes.filter(outcome => outcome.written)
  const failed = outcomes.filter(outcome => outcome.failure !== undefined)
  const text = outcomes.map(outcome =>
    outcome.written
      ? outcome.written.text
      : `${labelCall(outcome.order, model.tools.get(outcome.order.tool)?.app, steps)} failed: ${outcome.failure}`,
  )
  const only = done.length === 1 && steps.length === 1 ? done[0]!.written : undefined
  const data: AnswerData = {
    plan,
    steps: reports,
    source,
    complete: complete && !failed.length,
    result: only ? only.result : done.length ? outcomes.map(o => o.written?.result ?? null) : null,
    ...(only?.columns && { columns: only.columns }),
    ...(only?.total !== undefined && { total: only.total }),
  }
  text.push(...unasked.map(tellAllowed))
  if (failed.length && isBroken && waiting.length) text.push(notMade(waiting.length))
  if (failed.length && (!done.length || isBroken))
    return declined('TOOL_FAILED', text.join('\n'), memory, { data, toolsUsed: run.toolsUsed })
  const evidence = reports.map(
    (r, at) => `${at + 1}. ${r.tool}(${JSON.stringify(r.args)}) ${r.error ? `failed: ${r.error}` : 'answered'}`,
  )
  const after: Memory = reports.length ? { ...memory, evidence: `I made these calls:\n${evidence.join('\n')}` } : memory
  const base = {
    confidence: failed.length ? Math.min(0.4, plan.confidence) : plan.confidence,
    memory: toJson(after),
    engine: 'builtin' as const,
    toolsUsed: run.toolsUsed,
  }
  const change = waiting[0]
  if (!change) return { ...base, response: text.join('\n'), data: { ...data, ...(failed.length && failureOf(text)) } }
  const { tool } = change
  const [args, ...more] = argumentVariants(change, results, typesOf(tool, model))
  // What is asked about is exactly what is sent: never a part of a plan in the place of a value.
  if (!args || more.length || isLinked(args)) {
    const message = `${labelCall(change, model.tools.get(tool)?.app, steps)} was not called: the result before it gives no single value for it.`
    return declined('NEEDS_INPUT', [...text, message].join('\n'), after, { data, toolsUsed: run.toolsUsed })
  }
  const behindIt = resolvable(waiting.slice(1), results, model)
  const action = `Call ${tool} with ${describeArguments(args)}`
  const behind = behindIt.length
  const left = waiting.length - 1 - behind
  const note = behind ? ` After that ${behind === 1 ? 'one more call follows' : `${behind} more calls follow`}.` : ''
  const cut = left ? ` What needs its result is left out: ask for it then.` : ''
  return {
    ...base,
    response: [...text, `${action}. Shall I go ahead?${note}${cut}`].join('\n'),
    data,
    pending: {
      tool,
      args,
      action,
      schema: model.tools.get(tool)?.inputSchema,
      ...(behind && { next: behindIt }),
    },
  }
}

/**
 * The only call of a tool that the person allowed in this conversation, with arguments from the message alone: what comes out
 * of another call is text of a tool.
 */
const needsNoYes = ({ tool, args }: CallStep, steps: CallStep[], request: CallRequest): boolean => {
  const card = request.model.tools.get(tool)
  const isOnly = steps.filter(step => step.tool === tool).length === 1
  if (decide(tool, request).decision !== 'ask' || !isOnly || isLinked(args)) return false
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

/** The calls after one that waits, with what the results before it give; up to one that needs a result that is not there yet. */
function resolvable(steps: CallStep[], results: Map<string, StepResult>, model: CatalogueModel): CallOrder[] {
  const orders: CallOrder[] = []
  for (const step of steps) {
    const needs = Object.values(step.args).flatMap(value => (isObject(value) && typeof value.$from === 'string' ? [value.$from] : [])) // prettier-ignore
    const variants = needs.every(id => results.has(id))
      ? argumentVariants(step, results, typesOf(step.tool, model))
      : []
    if (!variants.length) break
    orders.push(...variants.map(args => ({ tool: step.tool, args })))
  }
  return orders
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
