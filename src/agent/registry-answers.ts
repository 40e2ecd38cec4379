import type { AgentError } from '../lib/errors.ts'
import { registryForeign, registrySilent, registryUnreachable } from '../lib/errors.ts'
import { isObject, parseJson } from '../lib/json.ts'

/** What answers at the registry's address is no registry: its message says how that shows. */
export class ForeignAnswer extends Error {}

/** The JSON of an answer of the registry, which gives nothing else. Throws ForeignAnswer. */
export function readJsonAnswer(text: string, path: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw new ForeignAnswer(`its answer to ${nameOf(path)} is no JSON`)
  return value
}

/** The value, when it is what the registry answers there. Throws ForeignAnswer. */
export function expectAnswer<T>(value: unknown, fits: (value: unknown) => boolean, path: string): T {
  if (!fits(value)) throw new ForeignAnswer(`its answer to ${nameOf(path)} is none of a registry`)
  return value as T
}

/**
 * Why an answer with an error status says nothing: the registry's own reason, or that of something on the way to it (5xx
 * without one). Other programs answer in other forms than the registry (interfaces, Errors).
 */
export function refusalOf(status: number, body: unknown, path: string): Error {
  if (isRefusal(body)) return new Error(`HTTP ${status}: ${String(body.message ?? body.detail)}`)
  return status >= 500
    ? new Error(`HTTP ${status}`)
    : new ForeignAnswer(`it answers ${nameOf(path)} with the status ${status}`)
}

/** Whether it is an error body of one of our servers. */
export const isRefusal = (body: unknown): body is { message?: unknown; detail?: unknown } =>
  isObject(body) && (typeof body.code === 'string' || typeof body.error_type === 'string')

/** What became of a request to the registry at `url`: REGISTRY_UNREACHABLE, with what to do about it. */
export function registryFailure(url: string, error: unknown): AgentError {
  if (error instanceof ForeignAnswer) return registryForeign(url, error.message)
  if (isSilence(error)) return registrySilent(url, error)
  return registryUnreachable(url, (error as { cause?: unknown }).cause ?? error)
}

/** A time-out of `fetch`, or of undici for the head of an answer. */
const isSilence = (error: unknown) =>
  (error instanceof Error && error.name === 'TimeoutError') ||
  (error as { code?: unknown } | null)?.code === 'UND_ERR_HEADERS_TIMEOUT'

const nameOf = (path: string) => path.split('?', 1)[0]!
