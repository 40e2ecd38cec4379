import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logger.ts'

/** OpenTelemetry's ExportResultCode. */
const SUCCESS = 0

/** Where spans are sent: a base address gets the path of the protocol (OTLP § OTLP/HTTP Request). */
export function tracesAddress(endpoint: string): string {
  const bare = endpoint.replace(/\/+$/, '')
  return bare.endsWith('/v1/traces') ? bare : `${bare}/v1/traces`
}

/** Counts what an exporter sends. A collector that is down is one line in the log, not one for every batch. */
export function watchExporter(
  inner: SpanExporter,
  { address, logger, redact }: { address: string; logger: Logger; redact: (text: string) => string },
): { exporter: SpanExporter; spans: { sent: number; failed: number } } {
  const spans = { sent: 0, failed: 0 }
  const shown = redact(address)
  let isDown = false
  const exporter: SpanExporter = {
    export(batch: ReadableSpan[], done) {
      inner.export(batch, result => {
        const isSent = Number(result.code) === SUCCESS
        spans[isSent ? 'sent' : 'failed'] += batch.length
        if (!isSent && !isDown)
          logger.warn({
            event: 'spans_not_sent',
            collector: shown,
            why: redact(result.error?.message ?? 'no reason given'),
          })
        if (isSent && isDown) logger.info({ event: 'spans_sent_again', collector: shown })
        isDown = !isSent
        done(result)
      })
    },
    forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => inner.shutdown(),
  }
  return { exporter, spans }
}
