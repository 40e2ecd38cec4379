import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A tool runtime manager of the tests (interfaces § A, TRM). */
export interface TrmService {
  url: string
  requests: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[]
  close(): Promise<void>
}

const TOOLS = [
  {
    id: 'id-1',
    name: 'get_weather',
    description: 'Weather of a city',
    input_schema: {
      type: 'object',
      properties: { city: { type: 'string', description: 'Name of the city' } },
      required: ['city'],
    },
    output_schema: { type: 'object', properties: { degrees: { type: 'number' } } },
    binding: { openapi: { http_method: 'GET', function: 'weather' } },
  },
  {
    id: 'id/2',
    name: 'send_mail',
    description: 'Sends',
    input_schema: { type: 'object', properties: {}, required: [] },
    binding: { python: { function: 'mail:send' } },
  },
  { id: 'id-3', name: 'fails', description: 'Fails', input_schema: { type: 'object', properties: {} }, binding: {} },
  { id: 'id-4', name: 'says_text', description: 'Text', input_schema: { type: 'object', properties: {} }, binding: {} },
  {
    id: 'id-5',
    name: 'undeclared',
    description: 'Not declared',
    input_schema: { type: 'object', properties: {} },
    binding: {},
  },
]

/** Outputs by tool id; undefined: an answer without one. */
const OUTPUTS: Record<string, unknown> = {
  'id-1': { degrees: 21.5 },
  'id/2': '{"sent":true}',
  'id-4': 'plain words',
  by_name: [1],
}

/** `header`: what every request must carry. */
export async function startTrmService(header?: { name: string; value: string }): Promise<TrmService> {
  const requests: TrmService['requests'] = []
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const url = req.url ?? ''
    requests.push({ method: req.method ?? '', url, headers: req.headers, body: text ? JSON.parse(text) : undefined })
    const json = (status: number, value: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (header && req.headers[header.name.toLowerCase()] !== header.value) return json(401, { detail: 'no entry' })
    if (req.method === 'GET' && url === '/base/api/v1/tools/') return json(200, TOOLS)
    const [, id] = /^\/base\/api\/v1\/runtime\/tools\/([^/]+)\/run$/.exec(url) ?? []
    if (req.method !== 'POST' || id === undefined) return json(404, { detail: 'nothing here' })
    const output = OUTPUTS[decodeURIComponent(id)]
    return output === undefined ? json(200, { error: 'the tool broke' }) : json(200, { data: { tool_output: output } })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
