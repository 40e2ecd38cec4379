import { writeResult } from '../answer/write-result.ts'
import type { TurnOutcome } from '../turn.ts'
import type { AnswerState } from './answer-state.ts'
import { isModelError } from './errors.ts'
import type { Limit, LoopEnd } from './loop/run-loop.ts'
import { tellWaiting } from './tell-waiting.ts'
import type { HeldResult } from './tools/held-results.ts'
import { tellUnmade } from './unmade-changes.ts'
import { unmended } from './unmended.ts'
import { CONFIDENCE, toOutcome, type Told } from './write-outcome.ts'

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
      const unmade = tellUnmade(end.text, state)
      const found = end.text ? `What was found so far: ${end.text}` : describeFound(state)
      const response = `${why} ${found}${failuresText(state)}${unmade ? `\n\n${unmade.message}` : ''}`
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
  const failed = unmended(state)
  const hasData = held.all.length > 0
  const notes: string[] = []
  let error: Told['error']
  if (failed.length && !hasData) error = { code: 'TOOL_FAILED', message: failuresText(state).trim() }
  else if (isWeak && !hasData && /\d/.test(text)) {
    error = { code: 'INCOMPLETE', message: 'No tool was called for this answer: its figures are not confirmed.' }
    notes.push(error.message)
  }
  const unmade = tellUnmade(text, state)
  if (unmade) {
    error = unmade
    notes.push(unmade.message)
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

/** What failed and was not made good. */
export function failuresText(state: AnswerState): string {
  const failed = [...new Map(unmended(state).map(report => [`${report.tool} ${report.error}`, report])).values()]
  if (!failed.length) return ''
  return `\n\n${failed.map(({ tool, error }) => `The call of ${tool} failed: ${(error ?? '').slice(0, 300)}`).join('\n')}`
}

const describeHeld = ({ from, rows, total, complete }: HeldResult): string =>
  `${rows.length.toLocaleString('en-US')}${complete || total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`} ` +
  `${rows.length === 1 ? 'row' : 'rows'} of ${from}`

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
