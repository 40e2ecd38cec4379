import { raceAbort } from '../../chat/race-abort.ts'
import { boundCall } from '../bound-call.ts'
import type { ModelCall, ModelProvider, ModelRequest, ModelUsage } from '../provider.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'
import { createReasoningSplitter, splitReasoning } from './split-reasoning.ts'
import { isRepeating, withoutRepetition } from './is-repeating.ts'

/** What one turn of the model came to. */
export interface Generated {
  /** What it said, without what it thought aloud. */
  text: string
  reasoning: string
  calls: ModelCall[]
  /** `stuck`: it said the same over and over, or asked for calls without end, and was stopped. */
  end: 'stop' | 'length' | 'calls' | 'stuck'
  usage: ModelUsage
}

/** Calls in one turn after which the model is stopped. */
const FLOOD = 60
/** Characters that one token may be, and those that are read beside: more was not asked for, and the model is stopped. */
const OF_TOKEN = 24
const BESIDE = 20_000
/** Tokens that are written where nothing says how many. */
const MOST_TOKENS = 8_192
/** Characters between two looks for repetition. */
const LOOK_EVERY = 400

/**
 * Asks the model once. A provider that takes no notice of its signal does not hold anybody: the turn ends when it is
 * cancelled. `onText` gets what is said as it comes.
 */
export async function generate(
  provider: ModelProvider,
  request: ModelRequest,
  signal: AbortSignal,
  onText: (text: string) => void = () => undefined,
): Promise<Generated> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])
  const splitter = createReasoningSplitter()
  const calls: ModelCall[] = []
  let whole = ''
  let reasoning = ''
  let looked = 0
  let usage: ModelUsage | undefined
  let end: Generated['end'] | undefined
  let isOver = false
  const most = (request.maxOutput ?? MOST_TOKENS) * OF_TOKEN + BESIDE
  const pass = (pieces: ReturnType<typeof splitter.push>) => {
    for (const piece of pieces) if (piece.type === 'text') onText(piece.text)
  }
  const events = provider.generate(request, both)[Symbol.asyncIterator]()
  try {
    while (end !== 'stuck' && !isOver) {
      const { value: event, done } = await raceAbort(() => events.next(), signal)
      if (done) break
      if (event.type === 'text') {
        whole += event.text
        pass(splitter.push(event.text))
      } else if (event.type === 'reasoning') reasoning += event.text
      else if (event.type === 'call') calls.push(boundCall(event.call))
      else if (event.type === 'usage') usage = event.usage
      else end = event.reason
      const length = whole.length + reasoning.length
      const isLooking = length - looked > LOOK_EVERY
      if (isLooking) looked = length
      if (length > most) isOver = true
      if (calls.length >= FLOOD || (isLooking && (isRepeating(whole) || isRepeating(reasoning)))) end = 'stuck'
    }
  } finally {
    if (end === 'stuck' || isOver || signal.aborted) {
      stop.abort()
      void Promise.resolve(events.return?.()).catch(() => undefined)
    }
  }
  pass(splitter.end())
  const split = splitReasoning(end === 'stuck' ? withoutRepetition(whole) : whole)
  return {
    text: split.text,
    reasoning: [reasoning, split.reasoning].filter(Boolean).join('\n'),
    calls,
    end: isOver ? 'length' : (end ?? 'stop'),
    // What is not reported is estimated: Ollama leaves the prompt out where it has it in its cache.
    usage: {
      input: usage?.input || estimateTokens([request.messages, request.tools ?? request.schema ?? '']),
      output: usage?.output || (whole || reasoning || calls.length ? estimateTokens([whole, reasoning, calls]) : 0),
    },
  }
}
