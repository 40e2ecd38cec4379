import type { IncomingMessage } from 'node:http'
import { traceHeadersOf } from '../../lib/telemetry/trace-context.ts'

/** The W3C trace context of a request, as far as it is sane. */
export const traceOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> =>
  traceHeadersOf(headers.traceparent, headers.tracestate)
