import { settingInvalid } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { CatalogueTool } from '../catalogue/catalogue.ts'
import type { Call, CallOutcome } from '../call/run-call.ts'
import { maskAddress } from '../file/mask-address.ts'
import type { ToolResult } from '../sources/source.ts'

/** One attempt of a call, as a span of its own: the service's spans hang below it. */
export interface AttemptTrace {
  /** `traceparent` and `tracestate` for the service. */
  readonly headers: Readonly<Record<string, string>>
  /** Where the attempt goes: scheme, host and port. */
  onTarget(origin: string): void
  end(result: ToolResult): void
  fail(error: unknown): void
}

/** One call as a span. */
export interface CallTrace {
  readonly traceId: string
  startAttempt(entry: CatalogueTool, number: number): AttemptTrace
  end(outcome: CallOutcome): void
}

/** Spans for an OpenTelemetry collector. Nothing here throws, waits or fails a call. */
export interface Tracing {
  startCall(call: Call): CallTrace
  /** Connecting to a service and reading what it offers; the returned function ends the span. */
  startOpen(app: string, type: string): (end: { error?: unknown; tools?: number }) => void
  /** Finished spans by what became of them. */
  readonly spans: Readonly<{ sent: number; failed: number }>
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

export interface TracingOptions {
  /** Base address of a collector (OTLP over HTTP), or its whole address for traces. */
  endpoint: string
  serviceName: string
  /** Removes secrets. */
  redact: (text: string) => string
  logger: Logger
  /** Milliseconds between batches, for tests. */
  delay?: number
  /** Milliseconds that one batch may take, for tests. */
  patience?: number
}

/**
 * Opens tracing. Throws SETTING_INVALID for an address that is none. The SDK is loaded by those who have a collector
 * only: it costs time and memory at the start.
 */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  if (!/^https?:$/.test(URL.parse(options.endpoint)?.protocol ?? ''))
    throw settingInvalid(
      'settings.toml, or OTEL_EXPORTER_OTLP_ENDPOINT',
      'telemetry.otlp_endpoint',
      maskAddress(options.endpoint),
      'an http or https address such as http://127.0.0.1:4318, or nothing',
    )
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing(options)
}
