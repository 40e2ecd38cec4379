import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What the operations of a faulty service do, by operation id (each is a GET at `/<id>`). */
export const FAULTS = [
  'fine',
  'hangs',
  'closes',
  'stops_midway',
  'html',
  'fails',
  'no_content',
  'large',
  'broken_json',
  'redirects_to_itself',
] as const
export type Fault = (typeof FAULTS)[number]

export const LARGE_BYTES = 10 * 1024 * 1024

/** An HTTP service with a correct OpenAPI description whose operations misbehave, on a free port. */
export async function startFaultyService(): Promise<{ url: string; calls: string[]; close(): Promise<void> }> {
  const calls: string[] = []
  const server = createServer((req, res) => {
    const name = (req.url ?? '/').slice(1).split('?')[0]!
    const json = (body: string) => res.writeHead(200, { 'content-type': 'application/json' }).end(body)
    if (name === 'openapi.json') return json(JSON.stringify(describeFaults()))
    calls.push(name)
    switch (name as Fault) {
      case 'fine':
        return json('{"fine":true}')
      case 'hangs':
        return undefined
      case 'closes':
        return req.socket.destroy()
      case 'stops_midway':
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"half":')
        return setTimeout(() => req.socket.destroy(), 20)
      case 'html':
        return res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
      case 'fails':
        return res.writeHead(500, { 'content-type': 'application/json' }).end('{"oops":"out of order"}')
      case 'no_content':
        return res.writeHead(204).end()
      case 'large':
        return json(JSON.stringify({ text: 'x'.repeat(LARGE_BYTES) }))
      case 'broken_json':
        return json('{"half": [1, 2')
      case 'redirects_to_itself':
        return res.writeHead(302, { location: req.url ?? '/' }).end()
      default:
        return res.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function describeFaults(): object {
  const operation = (operationId: Fault) => ({
    get: {
      operationId,
      summary: `An operation that is called ${operationId}`,
      responses: { 200: { description: 'OK' } },
    },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Faulty', version: '1' },
    paths: Object.fromEntries(FAULTS.map(name => [`/${name}`, operation(name)])),
  }
}
