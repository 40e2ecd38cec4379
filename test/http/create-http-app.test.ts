import { expect } from 'chai'
import { z } from 'zod'
import { createHttpApp } from '../../src/http/create-http-app.ts'
import { defineRoute } from '../../src/http/define-route.ts'
import { healthRoute } from '../../src/http/health-route.ts'
import { stopping, tooManyWaiting } from '../../src/lib/errors.ts'
import { listen, type Listening } from '../../src/http/listen.ts'

const Thing = z.object({ id: z.int(), name: z.string(), note: z.string().nullable() }).meta({ id: 'Thing' })
const routes = [
  healthRoute(),
  defineRoute({
    method: 'get',
    path: '/things/{id}',
    operationId: 'getThing',
    summary: 'One thing',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.strictObject({ size: z.coerce.number().int().max(10).default(3).describe('How big') }),
    responses: { 200: { description: 'The thing', schema: Thing } },
    handler: ({ params, query }) => ({ id: params.id, name: `size ${query.size}`, note: null }),
  }),
  defineRoute({
    method: 'post',
    path: '/things',
    operationId: 'createThing',
    summary: 'Create',
    body: z.strictObject({ name: z.string() }),
    responses: { 201: { description: 'Created', schema: Thing } },
    handler: async ({ body }) => {
      if (body.name === 'slow') await new Promise(resolve => setTimeout(resolve, 200))
      if (body.name === 'flood') throw tooManyWaiting('Too many things are waiting.')
      if (body.name === 'stop') throw stopping()
      if (body.name === 'bug') throw new TypeError('a secret inside')
      return { id: 1, name: body.name, note: null }
    },
  }),
]

describe('http app', () => {
  let server: Listening
  beforeEach(async () => {
    server = await listen(createHttpApp({ title: 'T', description: 'D', version: '1', routes, bodyLimit: 2000 }), {
      port: 0,
    })
  })
  afterEach(() => server.close())
  const send = (
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => fetch(server.url + path, { method, body, headers: body === undefined ? {} : headers })

  const table: [string, string, string | undefined, number, string?][] = [
    ['GET', '/things/7', undefined, 200],
    ['GET', '/things/7/', undefined, 200],
    ['GET', '/things/x', undefined, 422, 'VALIDATION'],
    ['GET', '/things/7?size=11', undefined, 422, 'VALIDATION'],
    ['GET', '/things/7?sise=1', undefined, 422, 'VALIDATION'],
    ['POST', '/things', '{"name":"a"}', 201],
    ['POST', '/things', '{"name":1}', 422, 'VALIDATION'],
    ['POST', '/things', '{"name":"a","more":1}', 422, 'VALIDATION'],
    ['POST', '/things', '{"name":', 400, 'MALFORMED_JSON'],
    ['POST', '/things', undefined, 422, 'VALIDATION'],
    ['POST', '/things', JSON.stringify({ name: 'x'.repeat(3000) }), 413, 'TOO_LARGE'],
    ['POST', '/things', '{"name":"bug"}', 500, 'INTERNAL'],
    ['POST', '/things', '{"name":"flood"}', 429, 'TOO_MANY'],
    ['POST', '/things', '{"name":"stop"}', 503, 'STOPPING'],
    ['PUT', '/things', '{}', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/nothing', undefined, 404, 'NOT_FOUND'],
  ]
  for (const [method, path, body, status, code] of table) {
    it(`answers ${method} ${path} ${body?.slice(0, 30) ?? ''} with ${status}`, async () => {
      const response = await send(method, path, body)
      expect(response.status).to.equal(status)
      const json = (await response.json()) as { code?: string; detail?: unknown }
      expect(json.code).to.equal(code)
      expect(JSON.stringify(json)).not.to.contain('secret')
      if (status === 405) expect(response.headers.get('allow')).to.equal('POST')
      expect(response.headers.get('retry-after')).to.equal(status === 429 || status === 503 ? '1' : null)
      expect(response.headers.get('x-request-id')).to.match(/^[\w-]{36}$/)
      expect(response.headers.get('x-agent-pid')).to.equal(String(process.pid))
    })
  }

  it('names the unknown field in the validation error', async () => {
    const { detail } = (await (await send('POST', '/things', '{"name":"a","more":1}')).json()) as { detail: unknown }
    expect(detail).to.deep.equal([{ loc: ['body', 'more'], msg: "Unknown field 'more'", type: 'unrecognized_keys' }])
  })

  it('echoes a request id', async () => {
    const response = await fetch(`${server.url}/health`, { headers: { 'x-request-id': 'abc-1' } })
    expect(response.headers.get('x-request-id')).to.equal('abc-1')
    expect(await response.json()).to.include({ status: 'healthy' })
  })

  it('describes its routes from the schemas that validate', async () => {
    const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as any
    expect(description.openapi).to.equal('3.1.0')
    expect(description.paths['/things/{id}'].get.parameters[1]).to.deep.equal({
      name: 'size',
      in: 'query',
      required: false,
      description: 'How big',
      schema: { default: 3, type: 'integer', maximum: 10 },
    })
    expect(description.components.schemas.Thing.properties.note).to.deep.equal({ type: ['string', 'null'] })
    expect(description.components.schemas.Thing.properties.id).to.deep.equal({ type: 'integer' })
    expect(description.paths['/things'].post.responses['201'].content['application/json'].schema).to.deep.equal({
      $ref: '#/components/schemas/Thing',
    })
  })

  it('serves both documentation pages without anything from outside', async () => {
    for (const page of ['/docs', '/redoc']) {
      const html = await (await fetch(server.url + page)).text()
      expect(html).to.contain('<title>T</title>')
      expect(html.match(/(?:src|href)="(?:https?:)?\/\//)).to.equal(null)
      for (const [, file] of html.matchAll(/(?:src|href)="(?:\.\/|docs\/)([^"]+)"/g)) {
        expect((await fetch(`${server.url}/docs/${file}`)).status, file).to.equal(200)
      }
    }
  })

  it('finishes requests in flight when it closes, and takes no new ones', async () => {
    const slow = send('POST', '/things', '{"name":"slow"}')
    await new Promise(resolve => setTimeout(resolve, 50))
    const closed = server.close()
    expect((await slow).status).to.equal(201)
    await closed
    const late = await fetch(`${server.url}/health`).catch((error: unknown) => error)
    expect(late).to.be.instanceOf(Error)
  })
})
