import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const BOOKS = [
  { isbn: '9780000000007', title: 'The River', genre: 'novel' },
  { isbn: '9780000000014', title: 'The Clock', genre: 'novel' },
  { isbn: '9780000000021', title: 'Rome', genre: 'history' },
]
const book = {
  type: 'object',
  properties: { isbn: { type: 'string' }, title: { type: 'string' }, genre: { type: 'string' } },
}
const answers = (schema: object) => ({ 200: { description: 'found', content: { 'application/json': { schema } } } })
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  security: [{ staff: [] }],
  components: { securitySchemes: { staff: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/books': { get: { operationId: 'listBooks', responses: answers({ type: 'array', items: book }) } },
    '/books/{isbn}': {
      parameters: [{ name: 'isbn', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'getBook', responses: answers(book) },
    },
  },
}

/** The library that the README connects: two operations behind a token. */
export async function startLibrary(token: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(({ url = '', headers }, response) => {
    const isbn = /^\/books\/(\d+)$/.exec(url)?.[1]
    const found = isbn ? BOOKS.find(one => one.isbn === isbn) : BOOKS
    const isOpen = url === '/openapi.json'
    const status = isOpen ? 200 : headers.authorization !== `Bearer ${token}` ? 401 : found ? 200 : 404
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isOpen ? DESCRIPTION : status === 200 ? found : { detail: 'no' }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
