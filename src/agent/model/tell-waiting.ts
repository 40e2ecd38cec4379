import type { Plan } from '../../contract/plan.ts'
import { writeArgument } from '../answer/write-result.ts'
import type { TurnOutcome } from '../turn.ts'
import type { AnswerState } from './answer-state.ts'
import type { ModelMemory, WaitingCall } from './model-memory.ts'
import { CONFIDENCE, readTables, toOutcome } from './write-outcome.ts'

/** The arguments in words. A text that holds quotation marks or lines stands as JSON: it cannot look like other arguments. */
const describeArguments = (args: Record<string, unknown>) =>
  Object.entries(args)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? quoteText(value) : writeArgument(value)}`)
    .join(', ') || 'no arguments'

const quoteText = (text: string) => (/[“”"\n\r\u2028\u2029]/.test(text) ? JSON.stringify(text) : `“${text}”`)

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
    memory: {
      paused: {
        messages: [],
        request: state.turn.message,
        ...paused,
        calls: [...calls],
        tables: [...state.earlier.filter(table => !state.held.find(table.id)), ...readTables(state)],
        results: state.held.count,
      },
    },
  })
}
