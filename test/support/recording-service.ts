import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface Recorded {
  method: string
  /** Path and query, not decoded. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export type Answer = (req: Recorded, res: ServerResponse) => void | Promise<void>

export interface RecordingService {
  url: string
  port: number
  /** Requests, those for the description left out. */
  requests: Recorded[]
  /** Requests for the description. */
  descriptions: Recorded[]
  close(): Promise<void>
}

const echo: Answer = (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')

/** An HTTP service that serves an OpenAPI description and keeps what it is sent. */
export async function startRecordingService(
  description: object | string | ((url: string) => object | string),
  answer: Answer = echo,
  { port = 0, path = '/openapi.json' }: { port?: number; path?: string } = {},
): Promise<RecordingService> {
  const requests: Recorded[] = []
  const descriptions: Recorded[] = []
  let url = ''
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const recorded = {
      method: req.method ?? '',
      url: req.url ?? '',
      headers: req.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    }
    if (req.url?.split('?')[0] === path) {
      descriptions.push(recorded)
      const content = typeof description === 'function' ? description(url) : description
      res.end(typeof content === 'string' ? content : JSON.stringify(content))
      return
    }
    requests.push(recorded)
    await answer(recorded, res)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = (server.address() as AddressInfo).port
  url = `http://127.0.0.1:${bound}`
  return {
    url,
    port: bound,
    requests,
    descriptions,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A 3.0 description with one operation for each given path item. */
export const describeService = (paths: object, extra: object = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Test service', version: '1' },
  paths,
  ...extra,
})

/** A JSON response of a description. */
export const jsonResponse = (schema: object = {}) => ({
  200: { description: 'ok', content: { 'application/json': { schema } } },
})
