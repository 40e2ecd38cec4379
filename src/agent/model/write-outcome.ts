import type { AnswerData, AnswerErrorCode, StepReport } from '../../contract/chat.ts'
import type { Plan } from '../../contract/plan.ts'
import { isReadOnly } from '../policies/decide-call.ts'
import type { TurnOutcome } from '../turn.ts'
import { writeArgument, writeResult } from '../answer/write-result.ts'
import type { AnswerState } from './answer-state.ts'
import { LIMITS } from './limits.ts'
import { createGrounding } from './loop/grounding.ts'
import type { Limit, LoopEnd } from './loop/run-loop.ts'
import { isModelError } from './errors.ts'
import { writeModelMemory, type ModelMemory, type WaitingCall } from './model-memory.ts'
import type { HeldResult } from './tools/held-results.ts'

/** How sure an answer of the model is, before anything checks it: by what it rests on, not by how it sounds. */
const CONFIDENCE = { grounded: 0.7, free: 0.5, weak: 0.25, partial: 0.4, none: 0.2, asked: 0.9 }

interface Told {
  response: string
  confidence: number
  error?: { code: AnswerErrorCode; message: string }
  data?: Partial<AnswerData>
  memory?: Partial<ModelMemory>
  pending?: TurnOutcome['pending']
}

/** An outcome with everything that was done for it. */
export function toOutcome(
  state: AnswerState,
  { response, confidence, error, data, memory, pending }: Told,
): TurnOutcome {
  const { turn, held, reports, receipt, modelName } = state
  const calls = held.all.filter(result => result.sql === undefined)
  const last = resultOf(response, held.all)
  const sql = held.all.findLast(result => result.sql !== undefined)?.sql
  const plan = planOf(state, confidence)
  state.stream.finish(response)
  return {
    response,
    confidence,
    engine: 'model',
    model: modelName,
    receipt: receipt.write(modelName),
    toolsUsed: [...new Set(reports.filter(report => report.status !== 'skipped').map(report => report.tool))],
    grounds: held.all.flatMap(result => [...result.rows, { rows: result.rows.length, total: result.total }]),
    data: {
      ...(plan.steps.length && { plan }),
      result: null,
      ...(last && valueOf(last)),
      ...(calls.length && { source: calls.map(({ from, rows }) => ({ tool: from, rows: rows.length })) }),
      ...(reports.length && { steps: reports }),
      ...(sql !== undefined && { sql }),
      ...(held.all.length && { complete: !error && held.all.every(result => result.complete) }),
      ...(error && { error, complete: false }),
      ...data,
    },
    memory: writeModelMemory(turn.memory, {
      turns: [...state.memory.turns, { user: turn.message, answer: response }],
      ...tablesOf(state),
      ...memory,
    }),
    ...(pending && { pending }),
  }
}

/** The result that an answer tells: the latest one that has a figure or name of it, else the latest. */
const resultOf = (response: string, all: readonly HeldResult[]): HeldResult | undefined =>
  all.findLast(result => createGrounding([result])(response)) ?? all.at(-1)

/** What was called, as a plan that can be run again. */
export const planOf = ({ steps }: AnswerState, confidence: number): Plan => ({
  steps,
  answer: { kind: 'text', ...(steps.length && { from: steps.at(-1)!.id }) },
  confidence,
})

/** The last result as the value of the answer: one value, one record, or rows. */
function valueOf({ rows, columns, sql, raw, total }: HeldResult): Partial<AnswerData> {
  const [only, ...others] = rows
  if (only && !others.length) {
    const values = Object.values(only)
    if (values.length === 1) return { result: values[0] ?? null }
    return { result: sql === undefined && raw !== undefined && !Array.isArray(raw) ? raw : only, columns, total: 1 }
  }
  return { result: rows, columns, total: total ?? rows.length }
}

/** What later questions of the conversation may query, and the tools that gave it. */
function tablesOf({ held, tools, memory }: AnswerState): Pick<ModelMemory, 'tables' | 'tools'> {
  const read = held.all.filter(({ from, sql }) => {
    const record = sql === undefined ? tools.recordOf(from) : undefined
    return record !== undefined && isReadOnly(record)
  })
  if (!read.length) return { tables: memory.tables, tools: memory.tools }
  return {
    tables: read.map(({ from, args, rows, columns }, at) => ({
      id: `e${at + 1}`,
      tool: from,
      args: args ?? {},
      rows: rows.length,
      columns: columns.slice(0, LIMITS.columns),
    })),
    tools: [...new Set([...read.map(result => result.from), ...memory.tools])],
  }
}

const LIMIT_TEXTS: Record<Limit, (state: AnswerState) => string> = {
  steps: ({ settings }) => `I stopped at the limit of ${settings.max_steps} turns of the model (model.max_steps).`,
  calls: ({ settings }) => `I stopped at the limit of ${settings.max_calls} calls (model.max_calls).`,
  tokens: ({ settings }) =>
    `I stopped at the limit of ${settings.max_tokens.toLocaleString('en-US')} tokens (model.max_tokens).`,
  seconds: ({ settings }) =>
    `I stopped because time was running out: one answer may take ${settings.answer_timeout} s (model.answer_timeout).`,
  repeats: () => 'I stopped the model because it made the same calls again and again.',
}

/** The answer that the end of a loop is told with. */
export function tellEnd(end: LoopEnd, state: AnswerState): TurnOutcome {
  switch (end.kind) {
    case 'answer':
      return tellAnswer(end, state)
    case 'question':
      return toOutcome(state, {
        response: end.question,
        confidence: CONFIDENCE.none,
        error: { code: 'NEEDS_INPUT', message: end.question },
        data: { result: null },
      })
    case 'waiting':
      return tellWaiting(end.calls, state, { messages: end.messages, request: state.turn.message })
    case 'limit': {
      const why = LIMIT_TEXTS[end.limit](state)
      if (end.limit === 'repeats' && state.isGrounded(end.text))
        return tellAnswer({ ...end, isWeak: false, isCut: false }, state)
      const response = `${why} ${end.text ? `What was found so far: ${end.text}` : describeFound(state)}${failuresText(state)}`
      return toOutcome(state, {
        response,
        confidence: CONFIDENCE.none,
        error: { code: end.limit === 'repeats' ? 'INCOMPLETE' : 'BUDGET', message: why },
      })
    }
    case 'silent': {
      const message = 'The model ended without an answer.'
      return toOutcome(state, {
        response: `${message} ${describeFound(state)}${failuresText(state)}`,
        confidence: CONFIDENCE.none,
        error: { code: 'INCOMPLETE', message },
      })
    }
    case 'failed': {
      const { error } = end
      const code = isModelError(error)
        ? error.code
        : error.code === 'REGISTRY_UNREACHABLE' || error.code === 'BUDGET'
          ? error.code
          : 'MODEL_FAILED'
      const found = state.held.all.length ? ` ${describeFound(state)}` : ''
      return toOutcome(state, {
        response: `${error.message}${found}`,
        confidence: CONFIDENCE.none,
        error: { code, message: error.message },
      })
    }
  }
}

function tellAnswer(
  { text, isWeak, isCut }: { text: string; isWeak: boolean; isCut: boolean },
  state: AnswerState,
): TurnOutcome {
  const { held } = state
  const failed = unmended(state.reports)
  const hasData = held.all.length > 0
  const notes: string[] = []
  let error: Told['error']
  if (failed.length && !hasData) error = { code: 'TOOL_FAILED', message: failuresText(state).trim() }
  else if (isWeak && !hasData && /\d/.test(text)) {
    error = { code: 'INCOMPLETE', message: 'No tool was called for this answer: its figures are not confirmed.' }
    notes.push(error.message)
  }
  if (isCut) notes.push('The answer was cut off (model.max_output).')
  const partial = held.all.filter(result => !result.complete && result.sql === undefined)
  if (partial.length) notes.push(`Not everything could be read: ${partial.map(describeHeld).join(', ')}.`)
  const complete = !partial.length && !failed.length && !isCut
  const base = isWeak ? CONFIDENCE.weak : hasData ? CONFIDENCE.grounded : CONFIDENCE.free
  return toOutcome(state, {
    response: [text + failuresText(state), ...notes].join('\n\n'),
    confidence: error ? CONFIDENCE.none : complete ? base : Math.min(base, CONFIDENCE.partial),
    ...(error && { error }),
    ...(hasData && !error && { data: { complete } }),
  })
}

/** Failed calls of tools that did not succeed after that. */
const unmended = (reports: readonly StepReport[]): StepReport[] =>
  reports.filter(
    ({ tool, status }, at) =>
      status === 'failed' && !reports.slice(at + 1).some(later => later.tool === tool && later.status === 'done'),
  )

function failuresText({ reports }: AnswerState): string {
  const failed = [...new Map(unmended(reports).map(report => [`${report.tool} ${report.error}`, report])).values()]
  if (!failed.length) return ''
  return `\n\n${failed.map(({ tool, error }) => `The call of ${tool} failed: ${(error ?? '').slice(0, 300)}`).join('\n')}`
}

const describeHeld = ({ from, rows, total, complete }: HeldResult): string =>
  `${rows.length.toLocaleString('en-US')}${complete || total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`} ${rows.length === 1 ? 'row' : 'rows'} of ${from}`

/** What was found so far, for an answer that was never written. */
function describeFound({ held, turn }: AnswerState): string {
  const calls = held.all.filter(result => result.sql === undefined)
  if (!calls.length) return 'Nothing was found.'
  const last = held.all.at(-1)!
  const value =
    last.sql === undefined
      ? ''
      : ` ${writeResult('The last query gave', last.rows.length === 1 ? last.rows[0] : last.rows, turn.maxShown).text}`
  return `Found so far: ${calls.map(describeHeld).join(', ')}.${value}`
}

const describeArguments = (args: Record<string, unknown>) =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? `“${value}”` : writeArgument(value)}`)
    .join(', ') || 'no arguments'

/** Shows calls that wait for a yes: the same tool for several records at once, else one after the other. */
export function tellWaiting(
  calls: readonly WaitingCall[],
  state: AnswerState,
  paused?: Pick<NonNullable<ModelMemory['paused']>, 'messages' | 'request'>,
  before = '',
): TurnOutcome {
  const [first] = calls
  const { tool } = first!
  const same = calls.every(call => call.tool === tool) ? calls : [first!]
  const next = calls.slice(same.length)
  const schema = state.tools.box.find(tool)?.schema ?? state.tools.recordOf(tool)?.input_schema
  const isMany = same.length > 1
  const action = isMany
    ? [`Call ${tool} ${same.length} times:`, ...same.map(call => `- ${describeArguments(call.args)}`)].join('\n')
    : `Call ${tool} with ${describeArguments(first!.args)}`
  const after = next.length
    ? ` After that ${next.length === 1 ? 'one more call follows' : `${next.length} more calls follow`}.`
    : ''
  const steps = calls.map((call, at) => ({ id: `w${at + 1}`, tool: call.tool, args: call.args }))
  const plan: Plan = { steps: [...state.steps, ...steps], answer: { kind: 'record' }, confidence: CONFIDENCE.asked }
  state.turn.emit('plan', plan)
  return toOutcome(state, {
    response: `${before}${action}${isMany ? '\n' : '. '}Shall I go ahead?${after}`,
    confidence: CONFIDENCE.asked,
    data: { plan, result: null },
    pending: {
      tool,
      args: isMany ? { calls: same.map(call => call.args) } : first!.args,
      action,
      schema: isMany
        ? { type: 'object', properties: { calls: { type: 'array', minItems: 1, items: schema } }, required: ['calls'] }
        : schema,
      ...(isMany && { each: same.map(call => describeArguments(call.args)) }),
      ...(next.length && { next: next.map(call => ({ tool: call.tool, args: call.args })) }),
    },
    memory: { paused: { messages: [], request: state.turn.message, ...paused, calls: [...calls] } },
  })
}
