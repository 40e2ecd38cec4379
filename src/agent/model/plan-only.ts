import type { CallStep } from '../../contract/plan.ts'
import { AgentError } from '../../lib/errors.ts'
import type { TurnOutcome } from '../turn.ts'
import type { AnswerState } from './answer-state.ts'
import { askModel } from './loop/ask-model.ts'
import type { Generated } from './loop/generate.ts'
import { runOwnTool } from './loop/run-own-tool.ts'
import type { ModelMessage } from './provider.ts'
import { coerceArguments } from './tools/coerce-arguments.ts'
import { tellEnd } from './tell-end.ts'
import { toOutcome } from './write-outcome.ts'

/** Turns in which the model may look for tools before it calls one. */
const MOST_SEARCHES = 3

/** What the model would call first, as a plan; no service is called. */
export async function planOnly(begun: readonly ModelMessage[], state: AnswerState): Promise<TurnOutcome> {
  const messages = [...begun]
  const { turn, tools } = state
  for (let round = 0; round < MOST_SEARCHES; round++) {
    let said: Generated
    try {
      said = await askModel(messages, state, false)
    } catch (error) {
      turn.signal.throwIfAborted()
      if (error instanceof AgentError) return tellEnd({ kind: 'failed', error }, state)
      throw error
    }
    const steps: CallStep[] = said.calls.flatMap((call, at) => {
      const tool = tools.box.find(call.name)
      return tool ? [{ id: `r${at + 1}`, tool: tool.name, args: coerceArguments(call.args, tool).args }] : []
    })
    if (steps.length) return tellPlan(steps, state)
    const searches = said.calls.filter(call => call.name === 'search_tools')
    if (!searches.length) break
    messages.push({ role: 'assistant', text: said.text, calls: searches })
    for (const call of searches) {
      const { text } = await runOwnTool(call, state)
      messages.push({ role: 'tool', callId: call.id, name: call.name, text })
    }
  }
  const message = 'The model has no plan for this: it would call no tool. Nothing was called.'
  return toOutcome(state, { response: message, confidence: 0.2, error: { code: 'NOT_AVAILABLE', message } })
}

function tellPlan(steps: CallStep[], state: AnswerState): TurnOutcome {
  const plan = { steps, answer: { kind: 'text' as const, from: steps.at(-1)!.id }, confidence: 0.5 }
  state.turn.emit('plan', plan)
  return toOutcome(state, {
    response: 'This is the plan, as far as it is known before the first results. Nothing was called.',
    confidence: plan.confidence,
    data: { plan, result: null },
  })
}
