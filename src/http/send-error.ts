import type { ErrorRequestHandler } from 'express'
import { AgentError, jsonTooDeep, malformedJson, messageOf, tooLarge } from '../lib/errors.ts'
import { DEEPEST_JSON } from '../lib/json-depth.ts'
import type { Logger } from '../lib/logger.ts'

/** Seconds after which a refusal for want of room may be over (interfaces, Errors). */
export const RETRY_AFTER = '1'

/** Type of the error of a body that is nested too deeply. */
export const TOO_DEEP = 'json.too.deep'

/** Any thrown thing as the error that is answered. */
export function toAgentError(error: unknown, bodyLimit: number): AgentError {
  if (error instanceof AgentError) return error
  const { type, status } = error as { type?: string; status?: number }
  if (type === 'entity.parse.failed') return malformedJson(messageOf(error))
  if (type === TOO_DEEP) return jsonTooDeep(DEEPEST_JSON)
  if (type === 'entity.too.large') return tooLarge('The request body', `${bodyLimit} bytes`)
  if (type?.startsWith('encoding.') || type?.startsWith('charset.'))
    return new AgentError('UNSUPPORTED_MEDIA_TYPE', 415, messageOf(error))
  if (status === 400) return new AgentError('BAD_REQUEST', 400, messageOf(error))
  return new AgentError('INTERNAL', 500, 'Something went wrong inside the server. Its log has the details.', {
    cause: error,
  })
}

/** The one error handler: every failure is answered as `{detail, code}` (interfaces, Errors). */
export function errorHandler(bodyLimit: number, logger?: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    const known = toAgentError(error, bodyLimit)
    if (known.status >= 500) {
      logger?.error({
        event: 'request_failed',
        method: req.method,
        path: req.path,
        error: messageOf(known.cause ?? known),
        stack: (known.cause as Error | undefined)?.stack,
      })
    }
    if (res.headersSent) return next(error)
    const detail = known.code === 'VALIDATION' ? known.detail : known.message
    if (known.code === 'METHOD_NOT_ALLOWED') res.set('allow', (known.detail as { allow: string[] }).allow.join(', '))
    if (known.status === 429 || known.status === 503) res.set('retry-after', RETRY_AFTER)
    // The rest of the body is not read.
    if (known.status === 413) res.set('connection', 'close')
    res.status(known.status).json({ detail, code: known.code })
  }
}
