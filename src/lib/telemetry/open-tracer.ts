import {
  createTraceState,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logger.ts'
import { VERSION } from '../version.ts'
import { readTraceParent, writeTraceParent } from './trace-context.ts'
import { tracesAddress, watchExporter } from './watch-exporter.ts'

/** Milliseconds that closing waits for the last spans. */
const LAST_FLUSH = 2_000
/** Milliseconds that one batch may take. */
const EXPORT_TIMEOUT = 5_000
/** Spans that wait for the collector; more are dropped. */
const LONGEST_QUEUE = 2_048

export interface TracerOptions {
  /** Base address of a collector (OTLP over HTTP), or its whole address for traces. */
  endpoint: string
  serviceName: string
  /** Name of what makes the spans. */
  scope: string
  /** Removes secrets from what is logged. */
  redact: (text: string) => string
  logger: Logger
  /** Milliseconds between batches, for tests. */
  delay?: number
  /** Milliseconds that one batch may take, for tests. */
  patience?: number
}

/** A tracer whose spans go to a collector. Nothing here throws, waits or fails what is traced. */
export interface OpenTracer {
  tracer: Tracer
  /** Finished spans by what became of them. */
  readonly spans: Readonly<{ sent: number; failed: number }>
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

/** Opens OpenTelemetry's SDK: spans in batches, as OTLP/HTTP JSON. A caller's decision not to sample is respected. */
export function openTracer(options: TracerOptions): OpenTracer {
  const { endpoint, serviceName, scope, redact, logger, delay = 2_000, patience = EXPORT_TIMEOUT } = options
  const address = tracesAddress(endpoint)
  const { exporter, spans } = watchExporter(new OTLPTraceExporter({ url: address, timeoutMillis: patience }), {
    address,
    logger,
    redact,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: LONGEST_QUEUE,
        scheduledDelayMillis: delay,
        exportTimeoutMillis: patience + 1_000,
      }),
    ],
  })
  return {
    tracer: provider.getTracer(scope, VERSION),
    spans,
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>(resolve => (timer = setTimeout(resolve, LAST_FLUSH)))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

/** The context of a caller by its trace headers; the root when they are none. */
export function contextOf(headers: Readonly<Record<string, string | undefined>>): Context {
  const parent = readTraceParent(headers.traceparent)
  if (!parent) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: parent.traceId,
    spanId: parent.spanId,
    traceFlags: parent.flags,
    isRemote: true,
    ...(headers.tracestate !== undefined && { traceState: createTraceState(headers.tracestate) }),
  })
}

/** The trace headers that a span sends along. */
export function headersOf(span: Span): { traceparent: string; tracestate?: string } {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext()
  const state = traceState?.serialize()
  return { traceparent: writeTraceParent({ traceId, spanId, flags: traceFlags }), ...(state && { tracestate: state }) }
}

/** Marks what a span stands for as failed, by the kind of its error. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The server that an address names, as spans tell it; nothing for what is no address. */
export function attributesOfServer(address: string): Attributes {
  const url = URL.parse(address)
  if (!url) return {}
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return { 'server.address': url.hostname, 'server.port': port }
}
