import { AgentError, argumentsInvalid } from '../../../lib/errors.ts'
import type { JsonObject } from '../../../lib/json.ts'
import { CallError } from '../../call/call-error.ts'
import type { OpenApiEntry } from '../../file/service-entry.ts'
import type { ResultWarning } from '../../schema/check-result.ts'
import { NO_CREDENTIALS, type Credentials, type ServiceCredentials } from '../../upstream/credentials.ts'
import type { Secrets } from '../../upstream/secrets.ts'
import { toToolResult, type Expected } from '../../upstream/to-tool-result.ts'
import type { UpstreamRequest } from '../../upstream/send-following.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { once, type CallContext, type Tool, type ToolResult } from '../source.ts'
import { buildRequest, type BuiltRequest } from './build-request.ts'
import type { CredentialOrigins } from './credential-origins.ts'
import { pathOfNextPage, type IsOther } from './next-page.ts'
import type { OperationModel } from './operation-model.ts'

/** Largest result that is compared with its schema, in bytes: larger ones would cost more than the call. */
const LARGEST_CHECKED = 64 * 1024

/** What the calls of one description share. */
export interface CallerOptions {
  entry: OpenApiEntry
  upstream: Upstream
  secrets: Secrets
  credentials: ServiceCredentials
  origins: CredentialOrigins
  /** Address of the description; undefined for a file. */
  base: string | undefined
  /** Whether some operation of the description has this path. */
  isDescribed: IsOther
}

/** Calls one operation. */
export type CallOperation = (args: JsonObject, context: CallContext) => Promise<ToolResult>

/** Prepares the calls of an operation: what does not depend on the arguments is settled once. */
export function prepareCall(model: OperationModel, tool: Tool, options: CallerOptions): CallOperation {
  const { entry, upstream, secrets, origins } = options
  const { origin } = model.server()
  const isTrusted = origins.has(origin)
  const credentials: Credentials = isTrusted ? options.credentials.choose(model.security) : NO_CREDENTIALS
  const reach = reachOf(origin, options)
  // The validator comes with the first result that is looked at.
  const resultCheck = once(async () =>
    (await import('../../schema/check-result.ts')).compileResultCheck(tool.outputSchema),
  )
  return async (args, context) => {
    const request = turnedOver(model, buildRequest(model, args, context.toolName), context, options)
    context.onTarget?.(request.origin)
    const response = await upstream.send({
      app: entry.name,
      method: model.method,
      origin: request.origin,
      path: request.path,
      headers: { ...context.headers, ...request.headers },
      cookies: request.cookies,
      body: request.body,
      signal: context.signal,
      credentials,
      varying: request.varying,
      cacheSilent: entry.cache,
      maxBytes: entry.max_result_bytes,
      cut: true,
      reach,
    })
    const { length } = response.body
    const check = length > 0 && length <= LARGEST_CHECKED ? await resultCheck() : undefined
    try {
      return toToolResult(entry.name, response, secrets, expectedOf(model, check))
    } catch (error) {
      throw isTrusted ? error : explainRefusal(error, entry, origin)
    }
  }
}

/** The request of the next page, where the call has a link to it. */
function turnedOver(
  model: OperationModel,
  request: BuiltRequest,
  { nextLink, toolName }: CallContext,
  { isDescribed }: CallerOptions,
): BuiltRequest {
  if (nextLink === undefined) return request
  const path = pathOfNextPage(model, request, nextLink, isDescribed)
  if (path !== undefined) return { ...request, path }
  const msg = 'does not lead to another page of this list'
  throw argumentsInvalid(toolName, [{ loc: ['header', 'x-next-link'], msg, type: 'link' }])
}

/** The schema describes one status, or all of its hundred. */
function expectedOf({ expectsJson, successStatus }: OperationModel, check: ResultWarning | undefined): Expected {
  if (!check) return { json: expectsJson }
  return {
    json: expectsJson,
    check: (value, status) =>
      successStatus === String(status) || successStatus === 'default' || successStatus === '2XX'
        ? check(value)
        : undefined,
  }
}

/**
 * A description from a public address may not lead to private ones (case X6); the registry file, a description on
 * this machine or its network, and addresses that the entry names may.
 */
function reachOf(origin: string, { base, origins, upstream }: CallerOptions): UpstreamRequest['reach'] {
  if (base === undefined || origins.isNamed(origin)) return 'any'
  return upstream.isPrivateHost(new URL(base).hostname) ? 'any' : 'public'
}

/** Nobody would guess why a service that has a credential is refused as if it had none. */
function explainRefusal(error: unknown, entry: OpenApiEntry, origin: string): unknown {
  if (!(error instanceof CallError) || entry.auth === undefined) return error
  if (error.upstreamStatus !== 401 && error.upstreamStatus !== 403) return error
  const message = `${error.message}. The credentials of '${entry.name}' are not sent to ${origin}; add it to credential_origins of its entry if they should be.`
  const explained = new AgentError(error.code, error.status, message, { cause: error.cause, detail: error.detail })
  return new CallError(explained, error)
}
