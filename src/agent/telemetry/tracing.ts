import type { ChatResponse } from '../../contract/chat.ts'
import { settingInvalid } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'

/** What is known of an answer before it is worked out. */
export interface TurnFacts {
  sessionId: string
  message: string
  /** Name of the saved flow that answers. */
  flow?: string | undefined
  /** Trace headers of who asked. */
  headers?: Readonly<Record<string, string | undefined>> | undefined
}

/** Spans of answers for an OpenTelemetry collector. */
export interface AgentTracing {
  /** Works out an answer under a span of its own. */
  runTurn(facts: TurnFacts, work: () => Promise<ChatResponse>): Promise<ChatResponse>
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

export interface AgentTracingOptions {
  endpoint: string
  /** [telemetry] agent_name. */
  serviceName: string
  /** [telemetry] capture_content: what was asked, answered, sent to tools and models. */
  capture: boolean
  /** The language model, where there is one. */
  model?: { provider: string; url: string; name: () => string | undefined } | undefined
  logger: Logger
  /** Milliseconds between batches, for tests. */
  delay?: number
}

/** Opens tracing. Throws SETTING_INVALID for an address that is none. The SDK is loaded only when it is needed. */
export async function openAgentTracing(options: AgentTracingOptions): Promise<AgentTracing> {
  if (!/^https?:$/.test(URL.parse(options.endpoint)?.protocol ?? ''))
    throw settingInvalid(
      'settings.toml, or OTEL_EXPORTER_OTLP_ENDPOINT',
      'telemetry.otlp_endpoint',
      'what is given',
      'an http or https address such as http://127.0.0.1:4318, or nothing',
    )
  const { createGenAiTracing } = await import('./gen-ai-tracing.ts')
  return createGenAiTracing(options)
}
