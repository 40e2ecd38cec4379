import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { AgentError } from '../../lib/errors.ts'
import { attributesOfServer, contextOf, headersOf, markFailed, openTracer } from '../../lib/telemetry/open-tracer.ts'
import { CallError } from '../call/call-error.ts'
import type { Call, CallOutcome } from '../call/run-call.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import { maskAddress } from '../file/mask-address.ts'
import type { AttemptTrace, Tracing, TracingOptions } from './tracing.ts'

/**
 * Spans by OpenTelemetry's SDK, sent as OTLP/HTTP JSON: a server span for each call, a client span for each attempt.
 * Names and attributes follow the semantic conventions (HTTP spans, MCP spans, GenAI tool execution); arguments,
 * results, messages and queries of addresses are not in them.
 */
export function createOtlpTracing(options: TracingOptions): Tracing {
  const { redact } = options
  const { tracer, spans, close } = openTracer({
    ...options,
    scope: 'agent-registry',
    redact: text => redact(maskAddress(text)),
  })
  return {
    spans,
    startCall(call) {
      const span = tracer.startSpan(
        call.door === 'mcp' ? `tools/call ${toolLabel(call)}` : 'POST /functions/call',
        { kind: SpanKind.SERVER, startTime: call.started, attributes: attributesOfCall(call) },
        contextOf(call.headers),
      )
      const inside = trace.setSpan(ROOT_CONTEXT, span)
      return {
        traceId: span.spanContext().traceId,
        startAttempt: (entry, number) =>
          toAttempt(
            tracer.startSpan(
              nameOfAttempt(entry, redact),
              { kind: SpanKind.CLIENT, attributes: attributesOfAttempt(entry, number, redact) },
              inside,
            ),
          ),
        end: outcome => endCall(span, call, outcome),
      }
    },
    startOpen(app, type) {
      const span = tracer.startSpan(
        'discover service',
        { kind: SpanKind.INTERNAL, attributes: { 'agent.application': app, 'agent.service.type': type } },
        ROOT_CONTEXT,
      )
      return ({ error, tools }) => {
        if (tools !== undefined) span.setAttribute('agent.service.tools', tools)
        if (error !== undefined) markFailed(span, errorType(error, undefined))
        span.end()
      }
    },
    close,
  }
}

/** Names that nobody registered come from outside: they are shortened. */
const toolLabel = ({ functionName }: Call) => functionName.slice(0, 200)

const attributesOfCall = (call: Call): Attributes => ({
  ...(call.door === 'mcp'
    ? { 'mcp.method.name': 'tools/call' }
    : { 'http.request.method': 'POST', 'http.route': '/functions/call', 'url.path': '/functions/call' }),
  'gen_ai.operation.name': 'execute_tool',
  'gen_ai.tool.name': toolLabel(call),
  'agent.application': call.app.slice(0, 200),
  'agent.request_id': call.requestId,
  'client.address': call.client,
})

function endCall(span: Span, { door }: Call, { status, failure, attempts, cache, isTruncated }: CallOutcome): void {
  if (!span.isRecording()) return void span.end()
  if (door !== 'mcp') span.setAttribute('http.response.status_code', status)
  if (attempts > 1) span.setAttribute('agent.attempts', attempts)
  if (cache) span.setAttribute('agent.cache', cache)
  if (isTruncated) span.setAttribute('agent.truncated', true)
  if (failure) {
    span.setAttribute('error.type', failure.code)
    // A client's own mistake is no error of the server (semantic conventions, HTTP server spans).
    if (status >= 500 || door === 'mcp') span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

const isMcp = ({ tool }: CatalogueTool) => tool.protocol === 'mcp'

const nameOfAttempt = (entry: CatalogueTool, redact: (text: string) => string) =>
  isMcp(entry) ? `tools/call ${entry.tool.name}` : `${entry.tool.method} ${redact(entry.tool.path)}`

const attributesOfAttempt = (entry: CatalogueTool, number: number, redact: (text: string) => string): Attributes => ({
  ...(isMcp(entry)
    ? { 'mcp.method.name': 'tools/call', 'gen_ai.operation.name': 'execute_tool' }
    : { 'http.request.method': entry.tool.method, 'url.template': redact(entry.tool.path) }),
  'gen_ai.tool.name': entry.tool.name,
  'agent.application': entry.app,
  ...(number > 1 && { 'http.request.resend_count': number - 1 }),
})

function toAttempt(span: Span): AttemptTrace {
  return {
    headers: headersOf(span),
    onTarget(origin) {
      if (span.isRecording()) span.setAttributes(attributesOfServer(origin))
    },
    end({ upstreamStatus, cache }) {
      if (upstreamStatus !== undefined) span.setAttribute('http.response.status_code', upstreamStatus)
      span.setAttribute('agent.cache', cache)
      span.end()
    },
    fail(error) {
      const status = error instanceof CallError ? error.upstreamStatus : undefined
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      markFailed(span, errorType(error, status))
      span.end()
    },
  }
}

/** The status for an answer, `tool_error` for a tool that reports a failure, else the code of the error. */
function errorType(error: unknown, status: number | undefined): string {
  const code = error instanceof AgentError ? error.code : 'INTERNAL'
  if (code === 'TOOL_FAILED') return 'tool_error'
  return status !== undefined && status >= 400 ? String(status) : code
}
