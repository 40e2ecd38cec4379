/**
 * What can go wrong between the agent and a language model. The codes stand in answers (`data.error.code`), so they stay
 * as they are; each message names the next step. No message holds a key: texts of an endpoint pass `hideSecrets` first.
 */
import { MODEL_ERRORS, type ModelErrorCode } from '../../contract/chat.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'

/** Whether an error is one of a language model. */
export const isModelError = (error: unknown): error is AgentError & { code: ModelErrorCode } =>
  error instanceof AgentError && (MODEL_ERRORS as readonly string[]).includes(error.code)

/** Nothing answers at the address. `next`: what to do about it. */
export const modelUnreachable = (label: string, url: string, next: string, cause: unknown) =>
  new AgentError('MODEL_UNREACHABLE', 503, `${label} does not answer at ${url} (${reasonOf(cause)}). ${next}`, {
    cause,
  })

/** The same of Ollama, with the command that starts it where nothing listens. */
export const ollamaUnreachable = (url: string, cause: unknown) =>
  codeOf(cause) === 'ECONNREFUSED'
    ? new AgentError('MODEL_UNREACHABLE', 503, `Ollama is not running at ${url}; start it with: ollama serve`, {
        cause,
      })
    : modelUnreachable('Ollama', url, 'Correct model.base_url or OLLAMA_HOST.', cause)

/** Something answers at the address, and it is not Ollama. */
export const noOllama = (url: string) =>
  new AgentError(
    'MODEL_FAILED',
    404,
    `What answers at ${url} is no Ollama (HTTP 404). Correct model.base_url, or set model.provider to openai`,
  )

/** A model of Ollama's cloud. */
export const ollamaSignIn = (name: string, status: number) =>
  new AgentError(
    'MODEL_KEY',
    status,
    `Ollama refuses ${name} without an account (HTTP ${status}). Sign in with: ollama signin. Or name the variable of a key in model.api_key_env`,
  )

/** The endpoint does not have the model. `next`: how to get it, or which there are. */
export const modelMissing = (label: string, name: string, next: string) =>
  new AgentError('MODEL_MISSING', 404, `${label} has no model ${name}. ${next}`)

/** No model is named, and none can be chosen. */
export const noModelToChoose = (label: string, next: string) =>
  new AgentError('MODEL_MISSING', 404, `${label} has no model that could be used. ${next}`)

/** The model was offered tools and cannot call any. */
export const modelWithoutTools = (name: string) =>
  new AgentError(
    'MODEL_NO_TOOLS',
    400,
    `The model ${name} cannot call tools. Choose one that can, for example: agent config set model.name qwen3`,
  )

/** The endpoint wants a key and there is none. */
export const modelKeyMissing = (label: string, variable: string) =>
  new AgentError(
    'MODEL_KEY',
    401,
    `${label} asks for a key, and the environment variable ${variable} is not set. Set it where the agent server is started, then: agent restart agent`,
  )

/** The endpoint refused the key. */
export const modelKeyRefused = (label: string, status: number, variable: string) =>
  new AgentError(
    'MODEL_KEY',
    status,
    `${label} refused the key of the environment variable ${variable} (HTTP ${status}). Correct it, then: agent restart agent`,
  )

/** The endpoint takes no more requests for now. `seconds`: when to try again, as far as it says. */
export const modelLimited = (label: string, seconds: number | undefined, why: string) =>
  new AgentError(
    'MODEL_LIMIT',
    429,
    `${label} takes no more requests for now${why && `: ${why}`}. ${seconds === undefined ? 'Try again later.' : `Try again in ${seconds} s.`}`,
    { detail: seconds === undefined ? undefined : { retry_after_s: seconds } },
  )

/** Nothing came for as long as `[model] timeout` allows. */
export const modelTimedOut = (label: string, seconds: number, begun: boolean) =>
  new AgentError(
    'MODEL_TIMEOUT',
    504,
    `${label} ${begun ? 'stopped in the middle of its answer' : 'gave no answer'} for ${seconds} s. ` +
      'A model that is still being loaded needs longer the first time: ask again, or raise model.timeout.',
  )

/** The messages are longer than the model can read. */
export const modelContextExceeded = (label: string, why: string) =>
  new AgentError(
    'MODEL_CONTEXT',
    413,
    `The question with all that belongs to it is too long for the model of ${label}${why && ` (${why})`}. ` +
      'Begin a new conversation, or raise model.context if the model allows more.',
  )

/** The endpoint failed, or what it sent is no answer. */
export const modelFailed = (label: string, why: string, cause?: unknown) =>
  new AgentError('MODEL_FAILED', 502, `${label} gave no usable answer: ${why}`, { cause })

/** Something answers at the address, but not with the interface of a language model. */
export const modelNotServed = (label: string, status: number) =>
  new AgentError(
    'MODEL_FAILED',
    404,
    `${label} does not serve the chat interface at this address (HTTP ${status}). Correct model.base_url`,
  )
export const isNotServed = (error: unknown) =>
  error instanceof AgentError && error.code === 'MODEL_FAILED' && error.status === 404

/** The answer ended before it was complete. */
export const modelCutOff = (label: string, cause?: unknown) =>
  modelFailed(label, 'the connection ended in the middle of it. Ask again.', cause)

/** A text without the secrets in it, whole or in part. */
export const hideSecrets = (text: string, secrets: readonly string[]) =>
  secrets.reduce((hidden, secret) => (secret ? hidden.replaceAll(secret, '[key]') : hidden), text)

/** Why a connection failed, in a few words. */
function reasonOf(cause: unknown): string {
  const code = codeOf(cause)
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no such host'
  return messageOf(cause)
}

const codeOf = (cause: unknown) => (cause as { code?: string } | undefined)?.code
