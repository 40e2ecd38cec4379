import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeService, jsonResponse } from '../support/recording-service.ts'

/** A service that counts how often it was asked to do each thing. */
export interface CountingService {
  readonly url: string
  /** How often each id was done. */
  readonly done: ReadonlyMap<string, number>
  close(): Promise<void>
}

const NOTE = { type: 'object', properties: { id: { type: 'integer' }, title: { type: 'string' } } }
const bodyOf = (name: string) => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { [name]: { type: 'string' } },
        required: [name],
        additionalProperties: false,
      },
    },
  },
})

/** Things for callers, notes for people. */
const DESCRIPTION = describeService({
  '/things': {
    post: { operationId: 'do_once', summary: 'Do a thing', requestBody: bodyOf('id'), responses: jsonResponse() },
  },
  '/notes': {
    get: { operationId: 'list_notes', summary: 'List notes', responses: jsonResponse({ type: 'array', items: NOTE }) },
    post: {
      operationId: 'create_note',
      summary: 'Create a note',
      requestBody: bodyOf('title'),
      responses: jsonResponse(NOTE),
    },
  },
})

/** Starts it. `take` milliseconds pass before a thing is done, and as many until the answer: a kill may come in both. */
export async function startCountingService(take = 2): Promise<CountingService> {
  const done = new Map<string, number>()
  const answer = (res: ServerResponse, body: unknown) =>
    void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer(async (req, res) => {
    if (req.url === '/openapi.json') return answer(res, DESCRIPTION)
    if (req.method === 'GET') return answer(res, [...done.keys()].map((title, id) => ({ id, title })).slice(-20))
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const given = JSON.parse(text) as { id?: string; title?: string }
    const id = given.id ?? given.title ?? ''
    setTimeout(() => {
      done.set(id, (done.get(id) ?? 0) + 1)
      setTimeout(() => answer(res, given.title === undefined ? { id } : { id: done.size, title: id }), take)
    }, take)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
