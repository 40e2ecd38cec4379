import { SpanKind, trace, type Attributes, type Context, type Span } from '@opentelemetry/api'
import type { ChatResponse } from '../../contract/chat.ts'
import { AgentError } from '../../lib/errors.ts'
import { attributesOfServer, contextOf, headersOf, markFailed, openTracer } from '../../lib/telemetry/open-tracer.ts'
import type { ModelRequest } from '../model/provider.ts'
import { hideSecrets } from '../secrets/turn-secrets.ts'
import type { AgentTracing, AgentTracingOptions, TurnFacts } from './tracing.ts'
import { withTrace, type ChatSpan, type ToolSpan, type TurnTrace } from './turn-trace.ts'

/**
 * Spans by the semantic conventions of generative AI (opentelemetry.io/docs/specs/semconv/gen-ai): `invoke_agent` for an
 * answer, `execute_tool` for each call of a tool and `chat` for each request to a language model below it. Messages,
 * arguments and results are in them only when `capture` says so.
 */
export function createGenAiTracing(options: AgentTracingOptions): AgentTracing {
  const { endpoint, serviceName, capture, model, logger, delay } = options
  const { tracer, close } = openTracer({
    endpoint,
    serviceName,
    scope: 'agent',
    redact: withoutSecrets,
    logger,
    ...(delay !== undefined && { delay }),
  })

  function traceIn(inside: Context): TurnTrace {
    return {
      startTool: (app, tool, args) => {
        const attributes: Attributes = {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': tool.slice(0, 200),
          'gen_ai.tool.type': 'extension',
          'agent.application': app.slice(0, 200),
          ...(capture && { 'gen_ai.tool.call.arguments': text(args) }),
        }
        return toToolSpan(tracer.startSpan(`execute_tool ${tool}`, { kind: SpanKind.INTERNAL, attributes }, inside))
      },
      startChat: request => {
        const name = model?.name()
        const span = tracer.startSpan(
          name ? `chat ${name}` : 'chat',
          { kind: SpanKind.CLIENT, attributes: attributesOfChat(request, name) },
          inside,
        )
        return toChatSpan(span)
      },
    }
  }

  const attributesOfChat = (request: ModelRequest, name: string | undefined): Attributes => ({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': model?.provider ?? 'unknown',
    ...(name && { 'gen_ai.request.model': name }),
    ...(request.maxOutput !== undefined && { 'gen_ai.request.max_tokens': request.maxOutput }),
    ...(request.schema && { 'gen_ai.output.type': 'json' }),
    ...attributesOfServer(model?.url ?? ''),
    ...(capture && { 'gen_ai.input.messages': text(request.messages.map(toMessage)) }),
  })

  function toToolSpan(span: Span): ToolSpan {
    return {
      headers: headersOf(span),
      end(result) {
        if (!result.ok) markFailed(span, String(result.status))
        else if (capture) span.setAttribute('gen_ai.tool.call.result', text(result.value))
        span.end()
      },
      fail(error) {
        markFailed(span, errorType(error))
        span.end()
      },
    }
  }

  function toChatSpan(span: Span): ChatSpan {
    let said = ''
    let ended = false
    return {
      see(event) {
        if (event.type === 'text' && capture) said += event.text
        if (event.type === 'usage')
          span.setAttributes({
            'gen_ai.usage.input_tokens': event.usage.input,
            'gen_ai.usage.output_tokens': event.usage.output,
          })
        if (event.type === 'end')
          span.setAttribute('gen_ai.response.finish_reasons', [event.reason === 'calls' ? 'tool_calls' : event.reason])
      },
      fail: error => markFailed(span, errorType(error)),
      end() {
        if (ended) return
        ended = true
        if (capture) span.setAttribute('gen_ai.output.messages', text([toMessage({ role: 'assistant', text: said })]))
        span.end()
      },
    }
  }

  async function runTurn(facts: TurnFacts, work: () => Promise<ChatResponse>): Promise<ChatResponse> {
    const attributes: Attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': serviceName,
      'gen_ai.conversation.id': facts.sessionId,
      ...(facts.flow && { 'agent.flow': facts.flow }),
      ...(capture && { 'gen_ai.input.messages': text([toMessage({ role: 'user', text: facts.message })]) }),
    }
    const parent = contextOf(facts.headers ?? {})
    const span = tracer.startSpan(`invoke_agent ${serviceName}`, { kind: SpanKind.INTERNAL, attributes }, parent)
    try {
      const answer = await withTrace(traceIn(trace.setSpan(parent, span)), work)
      describeAnswer(span, answer)
      return answer
    } catch (error) {
      markFailed(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  }

  function describeAnswer(span: Span, { response, data, metadata }: ChatResponse): void {
    const { receipt } = metadata
    span.setAttributes({
      'gen_ai.provider.name': metadata.engine === 'model' ? (model?.provider ?? 'unknown') : 'agent.builtin',
      ...(metadata.model && { 'gen_ai.response.model': metadata.model }),
      ...(receipt && {
        'gen_ai.usage.input_tokens': receipt.input_tokens,
        'gen_ai.usage.output_tokens': receipt.output_tokens,
      }),
      'agent.engine': metadata.engine,
      'agent.confidence': metadata.confidence,
      ...(receipt?.cost !== undefined && { 'agent.cost': receipt.cost, 'agent.currency': receipt.currency ?? '' }),
      ...(capture && { 'gen_ai.output.messages': text([toMessage({ role: 'assistant', text: response })]) }),
    })
    if (data.error) markFailed(span, data.error.code)
  }

  return { runTurn, close }
}

const errorType = (error: unknown): string =>
  error instanceof AgentError ? error.code : error instanceof Error ? error.name : 'INTERNAL'

/** Longest captured text, in characters. */
const LONGEST = 16_384

const text = (value: unknown): string => hideSecrets(JSON.stringify(value) ?? '').slice(0, LONGEST)

/** A message as the conventions write it: a role and parts. */
const toMessage = ({ role, text: content }: { role: string; text: string }) => ({
  role,
  parts: [{ type: 'text', content }],
})

/** Of addresses the user and the query may hold secrets. */
const withoutSecrets = (shown: string): string => shown.replace(/(:\/\/)[^/\s@]*@/g, '$1').replace(/\?[^\s"']*/g, '')
