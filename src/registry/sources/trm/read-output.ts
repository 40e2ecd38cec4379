import { isObject, parseJson } from '../../../lib/json.ts'

/** What the answer of a run says: an output, a failure with its reason, or nothing that can be used. */
export type RunOutcome = { output: unknown } | { failure: string } | undefined

/** Fields in which runtimes put the reason of a failure. */
const REASONS = ['error', 'exception', 'message', 'detail', 'reason'] as const
const FAILED = /^(error|exception|fail(ed|ure)?)$/i

/**
 * Reads the answer of a run (interfaces § A, TRM): the result is `data.tool_output`. An answer of status 200 that says
 * that the tool failed, in the envelope or in `data`, is a failure; `tool_output` wins over a message beside it.
 */
export function readOutcome(answer: unknown): RunOutcome {
  if (!isObject(answer)) return undefined
  const { data } = answer
  if (isObject(data)) {
    const failure = failureIn(data)
    if ('tool_output' in data && (failure === undefined || data.tool_output != null))
      return { output: data.tool_output }
    if (failure !== undefined) return { failure }
  }
  const reason = failureIn(answer) ?? (typeof data === 'string' ? data : reasonIn(answer))
  return reason === undefined ? undefined : { failure: reason }
}

/** The reason of a part that says that something failed. */
function failureIn(part: Record<string, unknown>): string | undefined {
  const failed = [part.status, part.state].some(state => typeof state === 'string' && FAILED.test(state))
  if (failed || part.success === false || part.is_error === true) return reasonIn(part) ?? 'the service gives no reason'
  for (const key of ['error', 'exception'] as const) {
    const reason = textOf(part[key])
    if (reason !== undefined) return reason
  }
  return undefined
}

function reasonIn(part: Record<string, unknown>): string | undefined {
  for (const key of REASONS) {
    const reason = textOf(part[key])
    if (reason !== undefined) return reason
  }
  return undefined
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (!isObject(value)) return undefined
  const { message, detail, type } = value
  const text = [message, detail].find(part => typeof part === 'string' && part !== '') as string | undefined
  return text ?? (typeof type === 'string' ? type : JSON.stringify(value))
}

/** A text that is JSON is passed on as JSON (interfaces § A, call). */
export function outputText(output: unknown): string {
  if (typeof output === 'string' && parseJson(output) !== undefined) return output
  return JSON.stringify(output) ?? 'null'
}
