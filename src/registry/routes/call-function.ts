import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type AgentError,
  clientGone,
  jsonTooDeep,
  malformedJson,
  messageOf,
  tooLarge,
  validationFailed,
  type ValidationIssue,
} from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { DEEPEST_JSON, isTooDeep } from '../../lib/json-depth.ts'
import { CallError } from '../call/call-error.ts'
import type { Call, CallNames, CallOutcome, CallRunner } from '../call/run-call.ts'
import { identityOf, keyOf } from '../../http/access/identity.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { traceHeadersOf } from '../../lib/telemetry/trace-context.ts'

/** Largest body of a call: files travel in it as base64. */
export const MAX_CALL_BYTES = 10 * 1024 * 1024

/**
 * `POST /functions/call` on Node's own request and response: this route is most of the registry's traffic and takes
 * the short way (design § 7). It resolves when the answer is sent and must not reject.
 */
export type CallFunction = (req: IncomingMessage, res: ServerResponse, parsed?: unknown) => Promise<void>

/**
 * Bytes of a body up to which it is sent as text of the same bytes: Node writes text together with the headers, but bytes
 * after them, which costs a tenth of a call.
 */
const ONE_WRITE = 16 * 1024

/** The handler of calls: reads the body, runs the tool, answers, counts and writes the audit line. */
export function createCallFunction(runner: CallRunner): CallFunction {
  return async (req, res, parsed) => {
    const started = performance.now()
    const requestId = requestIdOf(req)
    const gone = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished) gone.abort(clientGone())
    })
    const call: Call = {
      app: '',
      functionName: '',
      args: {},
      requestId,
      client: req.socket.remoteAddress ?? '',
      key: keyOf(identityOf(req)),
      userAgent: req.headers['user-agent'],
      approval: approvalOf(req),
      nextLink: nextLinkOf(req),
      requestBytes: Number(req.headers['content-length'] ?? 0) || 0,
      headers: passedOn(req, requestId),
      signal: gone.signal,
      started,
    }
    let outcome: CallOutcome
    try {
      const raw = parsed === undefined ? await readJson(req) : parsed
      Object.assign(
        call,
        readCall(raw, names => Object.assign(call, names)),
      )
      outcome = await runner.run(call)
    } catch (error) {
      outcome = runner.refuse(error)
    }
    const { status, result, failure, attempts, cache, upstreamStatus } = outcome
    const body = result ? result.body : JSON.stringify(runner.failureBody(call, failure!))
    const length = Buffer.byteLength(body)
    const isWanted = !res.headersSent && !res.destroyed
    if (isWanted) outcome.responseBytes = length
    const kept = runner.record(call, outcome)
    if (kept) await kept
    if (isWanted) {
      res.setHeader('content-type', 'application/json; charset=utf-8')
      res.setHeader('content-length', length)
      res.setHeader('x-request-id', requestId)
      res.setHeader('x-attempts', attempts)
      if (attempts) res.setHeader('x-upstream-duration-ms', outcome.upstreamTime.toFixed(2))
      if (upstreamStatus !== undefined) res.setHeader('x-upstream-status', upstreamStatus)
      if (cache) res.setHeader('x-cache', cache)
      if (result?.truncated) res.setHeader('x-truncated', 'true')
      if (result?.schemaWarning) res.setHeader('x-schema-warning', result.schemaWarning)
      if (status === 429 || status === 503) res.setHeader('retry-after', retryAfter(failure))
      if (status === 413) res.setHeader('connection', 'close')
      res.writeHead(status)
      if (typeof body === 'string' || length > ONE_WRITE) res.end(body)
      else res.end(body.toString('latin1'), 'latin1')
    }
  }
}

/** Seconds: what the service asked for, or when its breaker lets the next call through; else a moment. */
function retryAfter(failure: AgentError | undefined): number {
  if (failure instanceof CallError && failure.retryAfter !== undefined) return Math.ceil(failure.retryAfter / 1000)
  const { retry_after_s: seconds } = (failure?.detail ?? {}) as { retry_after_s?: unknown }
  return failure?.code === 'SERVICE_PAUSED' && typeof seconds === 'number' ? seconds : 1
}

/** `x-approval`: the agent tells on which yes it makes a call. Who shows a key of their own tells nothing of the kind. */
function approvalOf(req: IncomingMessage): Call['approval'] {
  const { 'x-approval': said } = req.headers
  if (said === undefined || keyOf(identityOf(req)) !== undefined) return undefined
  return said === 'once' || said === 'session' ? said : undefined
}

/** `x-next-link`: the agent goes on in a list where the service said that it goes on. */
function nextLinkOf(req: IncomingMessage): Call['nextLink'] {
  const { 'x-next-link': link } = req.headers
  return typeof link === 'string' && keyOf(identityOf(req)) === undefined ? link : undefined
}

/** The only headers of a client that a service sees (registry case X1). */
export function passedOn({ headers }: IncomingMessage, requestId: string): Record<string, string> {
  return { 'x-request-id': requestId, ...traceHeadersOf(headers.traceparent, headers.tracestate) }
}

/** Reads the body; a type other than JSON is refused, so that no web page can make calls without asking. */
async function readJson(req: IncomingMessage): Promise<unknown> {
  const type = req.headers['content-type'] ?? ''
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw validationFailed([
      { loc: ['body'], msg: 'A JSON body is required, with Content-Type: application/json', type: 'missing' },
    ])
  const tooBig = () => tooLarge('The request body', `${MAX_CALL_BYTES} bytes`)
  if (Number(req.headers['content-length'] ?? 0) > MAX_CALL_BYTES) throw tooBig()
  const bytes = await readBytes(req, tooBig)
  if (isTooDeep(bytes)) throw jsonTooDeep(DEEPEST_JSON)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw malformedJson(messageOf(error))
  }
}

/** Plain listeners: an async iterator over the request costs more than the rest of reading it. */
function readBytes(req: IncomingMessage, tooBig: () => Error): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_CALL_BYTES) reject(tooBig())
      else chunks.push(chunk)
    })
    req.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)))
    req.once('error', reject)
  })
}

/** The call of a body (specification § A, call request). `onNames` learns what could be read before an error. */
function readCall(raw: unknown, onNames: (call: CallNames) => void): CallNames {
  const fields = isObject(raw) ? raw : {}
  const issues: ValidationIssue[] = []
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value === 'string' && value !== '') return value
    issues.push({
      loc: ['body', name],
      msg: value === undefined ? 'Field required' : 'Expected text',
      type: value === undefined ? 'missing' : 'string_type',
    })
    return ''
  }
  const call: CallNames = { app: text('app_name'), functionName: text('function_name'), args: {} }
  onNames(call)
  if (isObject(fields.args)) call.args = fields.args
  else
    issues.push({
      loc: ['body', 'args'],
      msg: fields.args === undefined ? 'Field required' : 'Expected an object',
      type: fields.args === undefined ? 'missing' : 'object_type',
    })
  for (const name of Object.keys(fields))
    if (!(name === 'app_name' || name === 'function_name' || name === 'args'))
      issues.push({ loc: ['body', name], msg: `Unknown field '${name}'`, type: 'unrecognized_keys' })
  if (!isObject(raw))
    throw validationFailed([
      { loc: ['body'], msg: 'Expected an object with app_name, function_name and args', type: 'object_type' },
    ])
  if (issues.length) throw validationFailed(issues)
  return call
}
