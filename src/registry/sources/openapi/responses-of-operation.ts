import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { RawOperation } from './list-operations.ts'
import type { References } from './resolve-reference.ts'

/** What the service is asked to answer with, and whether that is JSON. */
export function successContent(raw: RawOperation, references: References): { accept: string; expectsJson: boolean } {
  const types = Object.keys(contentOf(successResponse(raw, references)))
  const json = types.filter(type => /[/+]json\b/.test(type))
  if (json.length)
    return {
      accept: json.includes('application/json') ? 'application/json' : (json[0] as string),
      expectsJson: json.length === types.length,
    }
  return { accept: types.length ? `${types.join(', ')}, */*;q=0.1` : 'application/json, */*;q=0.5', expectsJson: false }
}

/** The lowest 2xx status; `default` when there is none. */
export function successStatus(raw: RawOperation): string | undefined {
  const responses = isObject(raw.operation.responses) ? raw.operation.responses : {}
  const [lowest] = Object.keys(responses)
    .filter(code => /^2(\d\d|XX)$/i.test(code))
    .sort()
  return lowest ?? ('default' in responses ? 'default' : undefined)
}

/** The response of that status. */
export function successResponse(raw: RawOperation, references: References): JsonObject | undefined {
  const status = successStatus(raw)
  return status === undefined ? undefined : references.follow((raw.operation.responses as JsonObject)[status])
}

/** The response that describes failures: the lowest 4xx with content, else `default`, else a 5xx. */
export function failureResponse(raw: RawOperation, references: References): JsonObject | undefined {
  const responses = isObject(raw.operation.responses) ? raw.operation.responses : {}
  const codes = Object.keys(responses).sort()
  const order = [
    ...codes.filter(code => code.startsWith('4')),
    'default',
    ...codes.filter(code => code.startsWith('5')),
  ]
  return order
    .filter(code => code in responses)
    .map(code => references.follow(responses[code]))
    .find(response => Object.keys(contentOf(response)).length > 0)
}

/** The media types of a request body or a response; empty when it has none. */
export const contentOf = (holder: JsonObject | undefined): JsonObject =>
  isObject(holder?.content) ? holder.content : {}
