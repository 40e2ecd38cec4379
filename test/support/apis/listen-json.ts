import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Reply {
  status?: number
  body: unknown
  headers?: Record<string, string>
}

/** What a handler gets. `path` holds the pieces that the route's pattern caught. */
export interface Incoming {
  path: string[]
  query: URLSearchParams
  // The body of a request in a test service.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  url: URL
}

/** A method, a pattern of the path and what answers. */
export type Handler = [method: string, pattern: RegExp, answer: (incoming: Incoming) => Reply]

/** Serves routes as JSON with nothing but node:http, on a free port unless told. `notFound` is the body of a 404. */
export async function listenJson(routes: readonly Handler[], notFound: unknown, port = 0) {
  const server = createServer((req, res) => {
    void readBody(req).then(body => {
      const url = new URL(req.url ?? '/', 'http://localhost')
      const found = routes.find(([method, pattern]) => method === req.method && pattern.test(url.pathname))
      const path = found ? (found[1].exec(url.pathname) ?? []).slice(1).map(decodeURIComponent) : []
      const reply = found?.[2]({ path, query: url.searchParams, body, url }) ?? { status: 404, body: notFound }
      res.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
      res.end(JSON.stringify(reply.body))
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** JSON, or the fields of a form as texts. */
async function readBody(req: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  if (req.headers['content-type']?.includes('x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
