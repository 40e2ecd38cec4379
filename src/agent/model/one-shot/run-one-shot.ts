import { isSqlStep, type CallStep, type Plan } from '../../../contract/plan.ts'
import { AgentError, messageOf } from '../../../lib/errors.ts'
import { isObject } from '../../../lib/json.ts'
import { toReceiptStep } from '../../chat/create-receipt.ts'
import { isReadOnly } from '../../policies/decide-call.ts'
import type { TurnOutcome } from '../../turn.ts'
import type { AnswerState } from '../answer-state.ts'
import { decideAsked } from '../decide-asked.ts'
import { generate } from '../loop/generate.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'
import { fitContext } from '../prompt/fit-context.ts'
import type { PromptFacts } from '../prompt/system-prompt.ts'
import { tellEnd } from '../tell-end.ts'
import { tellWaiting } from '../tell-waiting.ts'
import { toOutcome } from '../write-outcome.ts'
import { planMessages } from './plan-prompt.ts'
import { planSchema } from './plan-schema.ts'
import { readPlan, type ReadPlan } from './read-plan.ts'
import { writePlanAnswer } from './write-plan-answer.ts'

/** Requests for a plan: the first, and one to mend it. */
const ROUNDS = 2
const CONFIDENCE = 0.65
const UNSURE = 0.35

/**
 * Answers with one plan: one request, one repair with the exact error, then the program carries it out and writes the
 * answer. Undefined when the loop is to answer instead: the model says that it has to look first, the plan stays wrong, a
 * call fails, or nothing was found. What was read until then stays.
 */
export async function runOneShot(
  state: AnswerState,
  facts: PromptFacts,
  canLoop: boolean,
): Promise<TurnOutcome | undefined> {
  let read: ReadPlan
  try {
    read = await askForPlan(state, facts, canLoop)
  } catch (error) {
    state.turn.signal.throwIfAborted()
    if (error instanceof AgentError) return tellEnd({ kind: 'failed', error }, state)
    throw error
  }
  if (read.kind === 'explore') return canLoop ? undefined : refuse(state, 'The model has no plan for this.')
  if (read.kind === 'ask') return tellEnd({ kind: 'question', question: read.question }, state)
  if (read.kind === 'wrong')
    return canLoop
      ? undefined
      : refuse(state, `The plan of the model cannot be carried out: ${read.errors.join('; ')}.`)
  const { turn, tools } = state
  const plan: Plan = {
    steps: read.steps,
    answer: { kind: 'table', from: read.steps.at(-1)!.id },
    confidence: CONFIDENCE,
  }
  if (turn.dryRun) {
    turn.emit('plan', plan)
    return toOutcome(state, {
      response: 'This is the plan. Nothing was called.',
      confidence: CONFIDENCE,
      data: { plan, result: null },
    })
  }
  const calls = read.steps.filter((step): step is CallStep => !isSqlStep(step))
  const decided = calls.map(step => decide(step, state))
  const denied = decided.find(one => one.decision === 'deny')
  if (denied) return refuse(state, denied.reason ?? 'A policy forbids this.', 'FORBIDDEN')
  const isChange = calls.some((step, at) => decided[at]!.decision === 'ask' || !isReadOnly(tools.recordOf(step.tool)!))
  if (isChange) {
    const isPlain = calls.length === read.steps.length && calls.every(step => !Object.values(step.args).some(isLink))
    if (isPlain && decided.every(one => one.decision === 'ask'))
      return tellWaiting(
        calls.map((step, at) => ({ id: `p${at + 1}`, tool: step.tool, args: step.args })),
        state,
      )
    return canLoop
      ? undefined
      : refuse(state, 'A change together with other steps cannot be planned at once. Ask for it alone.')
  }
  turn.emit('plan', plan)
  return await carryOutPlan(plan, read, state, canLoop)
}

const isLink = (value: unknown) => isObject(value) && '$from' in value

function decide({ tool, args }: CallStep, state: AnswerState) {
  const record = state.tools.recordOf(tool)!
  return decideAsked({ app: record.app_name, tool, record, args }, state)
}

/** Asks for the plan, and once more with what is wrong with it. */
async function askForPlan(state: AnswerState, facts: PromptFacts, canLoop: boolean): Promise<ReadPlan> {
  const { provider, settings, turn, receipt, modelName, tools } = state
  const { offered } = tools.box
  const messages = planMessages(facts, offered, canLoop)
  const schema = planSchema(offered, canLoop)
  let read: ReadPlan = { kind: 'wrong', errors: [] }
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const room = settings.context > 0 ? settings.context - settings.max_output : Infinity
    const request = { messages: fitContext(messages, room), schema, maxOutput: settings.max_output }
    receipt.asking(modelName, estimateTokens([request.messages, schema]))
    const said = await generate(provider, request, turn.signal).catch((error: unknown) => {
      if (!turn.signal.aborted) receipt.model(modelName, started, { input: 0, output: 0 }, messageOf(error))
      throw error
    })
    receipt.model(modelName, started, said.usage)
    read = readPlan(said.text, tools.box)
    if (read.kind !== 'wrong') return read
    messages.push({ role: 'assistant', text: said.text })
    messages.push({
      role: 'user',
      text: `The plan cannot be carried out: ${read.errors.join('; ')}. Write the whole plan again, corrected.`,
    })
  }
  return read
}

async function carryOutPlan(
  plan: Plan,
  read: Extract<ReadPlan, { kind: 'plan' }>,
  state: AnswerState,
  canLoop: boolean,
): Promise<TurnOutcome | undefined> {
  const { held, run, turn, receipt } = state
  const ran = await run.execute(plan)
  const calls = plan.steps.filter((step): step is CallStep => !isSqlStep(step))
  state.calls += calls.length
  state.reports.push(
    ...ran.reports.map(report => {
      const changes = read.coerced.get(calls.find(step => step.tool === report.tool)?.id ?? '')
      return { ...report, ...(changes && { coerced: changes }) }
    }),
  )
  for (const report of ran.reports) receipt.add(toReceiptStep(report))
  for (const step of plan.steps) {
    const result = ran.results.get(step.id)
    held.nextId()
    if (!result) continue
    state.steps.push(step)
    const { rows, columns, total, raw } = result
    const isSql = isSqlStep(step)
    held.keep({
      id: step.id,
      from: isSql ? 'sql' : step.tool,
      ...(isSql ? { sql: step.sql } : { args: step.args }),
      rows,
      columns: [...new Set([...columns, ...Object.keys(rows[0] ?? {})])],
      complete: isSql ? ran.complete : result.complete,
      ...(total !== undefined && { total }),
      ...(raw !== undefined && { raw }),
    })
    if (isSql) receipt.add({ kind: 'sql', name: step.id, duration_ms: 0, rows: rows.length })
  }
  if (ran.failure) {
    if (canLoop) return undefined
    const { tool, message } = ran.failure
    return toOutcome(state, {
      response: `The call of ${tool} failed: ${message}`,
      confidence: 0.2,
      error: { code: 'TOOL_FAILED', message },
    })
  }
  const last = held.find(plan.steps.at(-1)!.id)!
  if (!last.rows.length && canLoop) return undefined
  const { say, noun } = read
  const notes = ran.complete ? '' : '\n\nNot everything could be read.'
  const answer = last.rows.length
    ? writePlanAnswer(last, {
        ...(say !== undefined && { say }),
        ...(noun !== undefined && { noun }),
        message: turn.message,
        maxShown: turn.maxShown,
      })
    : 'Nothing was found.'
  return toOutcome(state, {
    response: answer + notes,
    confidence: ran.complete && last.rows.length ? CONFIDENCE : UNSURE,
    data: { plan, complete: ran.complete },
  })
}

function refuse(
  state: AnswerState,
  message: string,
  code: 'NOT_AVAILABLE' | 'FORBIDDEN' = 'NOT_AVAILABLE',
): TurnOutcome {
  return toOutcome(state, { response: message, confidence: 0.2, error: { code, message } })
}
