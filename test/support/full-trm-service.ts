import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request of the registry as it arrived. */
export interface TrmRequest {
  method: string
  /** Path and query, not decoded. */
  url: string
  headers: IncomingMessage['headers']
  body: { args?: Record<string, unknown>; type?: string; function?: string } | undefined
}

/** Answers a run in any way. */
export type RunAnswer = (request: TrmRequest, res: ServerResponse) => void

/**
 * A complete tool runtime manager (interfaces § A, TRM) whose list and whose tools behave as a test says. Every request
 * must carry the key as `X-API-Key`.
 */
export interface FullTrmService {
  url: string
  requests: TrmRequest[]
  /** What the list says, item by item; anything may stand in it. */
  tools: unknown[]
  /** Answers the list in another way than `200` and `tools`. */
  list: ((request: TrmRequest, res: ServerResponse) => void) | undefined
  /** Answers by tool id. An id that is neither here nor among `tools` is 404; the others echo. */
  runs: Map<string, RunAnswer>
  close(): Promise<void>
}

export const TRM_KEY = 'trm-full-key'

/** A tool of the list. */
export const trmTool = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  description: `The tool ${name}`,
  input_schema: { type: 'object', properties: {}, required: [] },
  output_schema: {},
  binding: { python: { function: `tools:${name}` } },
  ...more,
})

/** Answers with a status and a JSON value. */
export const sendJson = (res: ServerResponse, status: number, value: unknown) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

/** Starts it on a free port, below the path `/trm`. */
export async function startFullTrm(key = TRM_KEY): Promise<FullTrmService> {
  const service: Omit<FullTrmService, 'url' | 'close'> = {
    requests: [],
    tools: [],
    list: undefined,
    runs: new Map(),
  }
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const request: TrmRequest = {
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body: text ? (JSON.parse(text) as TrmRequest['body']) : undefined,
    }
    service.requests.push(request)
    if (req.headers['x-api-key'] !== key) return sendJson(res, 401, { detail: 'no entry' })
    const { pathname } = new URL(request.url, 'http://trm')
    if (request.method === 'GET' && pathname === '/trm/api/v1/tools/')
      return service.list ? service.list(request, res) : sendJson(res, 200, service.tools)
    const [, part] = /^\/trm\/api\/v1\/runtime\/tools\/([^/]+)\/run$/.exec(pathname) ?? []
    if (request.method !== 'POST' || part === undefined) return sendJson(res, 404, { detail: 'nothing here' })
    const id = decodeURIComponent(part)
    const run = service.runs.get(id)
    if (run) return run(request, res)
    if (!service.tools.some(tool => String((tool as { id?: unknown } | null)?.id) === id))
      return sendJson(res, 404, { detail: `no tool ${id}` })
    return sendJson(res, 200, { data: { tool_output: { id, args: request.body?.args } } })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/trm`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
