import type { AgentError } from '../../../lib/errors.ts'
import { isObject, parseJson } from '../../../lib/json.ts'
import type { ModelEndpoint } from '../endpoint.ts'
import {
  hideSecrets,
  modelContextExceeded,
  modelFailed,
  modelKeyMissing,
  modelKeyRefused,
  modelLimited,
  modelWithoutTools,
} from '../errors.ts'
import { readRetryAfter } from './retry-after.ts'
import { readText, type SendResponse } from './send.ts'

/** What an endpoint said instead of an answer. */
export interface Refusal {
  status: number
  /** Its own words without keys, in one line. */
  why: string
  /** `error.code` or `error.type`, where it has one. */
  code: string
  retryAfter: number | undefined
}

/** Reads a response that is no success. */
export async function readRefusal(endpoint: ModelEndpoint, response: SendResponse): Promise<Refusal> {
  const text = await readText(response.body).catch(() => '')
  const seconds = readRetryAfter(response.headers, Date.now())
  return {
    status: response.status,
    ...readErrorText(endpoint, text),
    retryAfter: seconds === undefined ? undefined : Math.ceil(seconds / 1000),
  }
}

/** The words of an error body: `{error: {message, code}}`, `{error: "…"}`, `{message}`, `{detail}` or a text. */
export function readErrorText(endpoint: ModelEndpoint, text: string): { why: string; code: string } {
  const parsed = parseJson(text)
  const body = isObject(parsed) ? parsed : {}
  const error = isObject(body['error']) ? body['error'] : body
  const said = [error['message'], body['error'], body['message'], body['detail']].find(
    value => typeof value === 'string' && value,
  )
  const why = said ?? (text.trimStart().startsWith('<') ? '' : text)
  const code = error['code'] ?? error['type'] ?? ''
  return { why: shorten(hideSecrets(String(why), secretsOf(endpoint))), code: String(code) }
}

/** What a request carries that nobody else may see. */
export const secretsOf = ({ key, headers }: ModelEndpoint): string[] =>
  [key ?? '', ...Object.values(headers)].filter(value => value.length >= 6)

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}

/** Words for "the messages are longer than the model's context" (OpenAI, vLLM, llama.cpp, Ollama, Azure). */
const TOO_LONG =
  /context[ _-]?(?:length|window|size)|maximum context|exceeds? the (?:available )?context|prompt is too long|too many tokens/i

/** A refusal as an error. `name` is the model that was asked. */
export function toError(endpoint: ModelEndpoint, label: string, name: string, refusal: Refusal): AgentError {
  const { status, why, code } = refusal
  if (status === 401 || status === 403)
    return endpoint.key
      ? modelKeyRefused(label, status, endpoint.keyVariable)
      : modelKeyMissing(label, endpoint.keyVariable)
  if (status === 429) return modelLimited(label, refusal.retryAfter, why.replace(/\.$/, ''))
  if (code === 'context_length_exceeded' || TOO_LONG.test(why)) return modelContextExceeded(label, why)
  if (status < 500 && /does not support tools/i.test(why)) return modelWithoutTools(name)
  const said = why ? `: ${why}` : ''
  if (status >= 300 && status < 400)
    return modelFailed(label, `it redirects to another address (HTTP ${status}). Set model.base_url to that one`)
  return modelFailed(label, `HTTP ${status}${said}`)
}
