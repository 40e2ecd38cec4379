import { AgentError } from '../../../lib/errors.ts'
import type { AnswerState } from '../answer-state.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'
import { fitContext } from '../prompt/fit-context.ts'
import type { ModelMessage } from '../provider.ts'
import { generate, type Generated } from './generate.ts'

/** Tokens that are left for tools and the answer when messages are made to fit. */
const RESERVE = 200
/** Times that one turn is asked for. */
const TRIES = 2

/**
 * Asks for one turn, within the context of the model. When the messages are too long all the same, or the connection breaks
 * before anything of an answer was passed on, it is asked once more, then with half of them.
 */
export async function askModel(
  messages: readonly ModelMessage[],
  state: AnswerState,
  isLast: boolean,
): Promise<Generated> {
  const { provider, settings, turn, receipt, stream, modelName } = state
  const tools = isLast ? undefined : state.tools.box.describe()
  const room = settings.context - settings.max_output - estimateTokens(tools ?? '') - RESERVE
  let fitted = settings.context > 0 ? fitContext(messages, Math.max(room, settings.context / 4)) : [...messages]
  for (let tries = 1; ; tries++) {
    const request = { messages: fitted, ...(tools && { tools }), maxOutput: settings.max_output }
    const started = performance.now()
    receipt.asking(modelName, estimateTokens([fitted, tools ?? '']))
    try {
      const said = await generate(provider, request, turn.signal, text => stream.push(text))
      receipt.model(modelName, started, said.usage)
      return said
    } catch (error) {
      turn.signal.throwIfAborted()
      if (!(error instanceof AgentError)) throw error
      receipt.model(modelName, started, { input: 0, output: 0 }, error.message)
      const isTooLong = error.code === 'MODEL_CONTEXT'
      const isBroken = error.code === 'MODEL_FAILED' && !stream.hasPassed
      if (tries >= TRIES || !(isTooLong || isBroken)) throw error
      if (isTooLong) fitted = fitContext(fitted, estimateTokens(fitted) / 2)
      stream.begin(false)
    }
  }
}
