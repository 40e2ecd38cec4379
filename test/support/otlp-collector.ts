import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP/JSON has it (opentelemetry-proto, trace.proto). */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  traceState?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Record<string, unknown>
  status: { code?: number }
}

export interface OtlpCollector {
  url: string
  spans: ReceivedSpan[]
  /** Attributes of the resource of the last batch. */
  resource: Record<string, unknown>
  /** Every request as it came. */
  requests: { path: string; headers: Record<string, unknown>; body: string }[]
  /** What is answered: a status, or nothing for so long as `hold` is true. */
  answer: { status: number; hold: boolean }
  close(): Promise<void>
}

interface KeyValue {
  key: string
  value: Record<string, unknown>
}
const toObject = (attributes: KeyValue[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector for OTLP over HTTP in JSON that keeps what it is sent. */
export async function startOtlpCollector(port = 0): Promise<OtlpCollector> {
  const spans: ReceivedSpan[] = []
  const requests: OtlpCollector['requests'] = []
  const answer = { status: 200, hold: false }
  const resource: Record<string, unknown> = {}
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    requests.push({ path: req.url ?? '', headers: req.headers, body })
    if (answer.hold) return
    if (answer.status === 200) {
      const message = JSON.parse(body) as {
        resourceSpans: {
          resource: { attributes: KeyValue[] }
          scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: KeyValue[] })[] }[]
        }[]
      }
      for (const group of message.resourceSpans) {
        Object.assign(resource, toObject(group.resource.attributes))
        for (const scope of group.scopeSpans)
          for (const span of scope.spans) spans.push({ ...span, attributes: toObject(span.attributes) })
      }
    }
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resource,
    requests,
    answer,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
