import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more })
const strings = { type: 'array', items: { type: 'string' } }
const body = (type: string, schema: object, more: object = {}) => ({
  required: true,
  content: { [type]: { schema, ...more } },
})

const DESCRIPTION = describeService({
  '/items/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    get: { operationId: 'getItem', responses: jsonResponse() },
    put: {
      operationId: 'putItem',
      requestBody: body('application/json', {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, name: { type: 'string' } },
      }),
      responses: jsonResponse(),
    },
  },
  '/exploded': { get: { operationId: 'exploded', parameters: [query('tags', strings)], responses: jsonResponse() } },
  '/joined': {
    get: { operationId: 'joined', parameters: [query('tags', strings, { explode: false })], responses: jsonResponse() },
  },
  '/pipes': {
    get: {
      operationId: 'pipes',
      parameters: [query('tags', strings, { style: 'pipeDelimited', explode: false })],
      responses: jsonResponse(),
    },
  },
  '/deep': {
    get: {
      operationId: 'deep',
      parameters: [query('filter', { type: 'object' }, { style: 'deepObject' })],
      responses: jsonResponse(),
    },
  },
  '/cookie': {
    get: {
      operationId: 'cookie',
      parameters: [{ name: 'session', in: 'cookie', schema: { type: 'string' } }],
      responses: jsonResponse(),
    },
  },
  '/array': {
    post: {
      operationId: 'arrayBody',
      requestBody: body('application/json', { type: 'array', items: { type: 'integer' } }),
      responses: jsonResponse(),
    },
  },
  '/form': {
    post: {
      operationId: 'form',
      requestBody: body('application/x-www-form-urlencoded', {
        type: 'object',
        properties: {
          name: { type: 'string' },
          sizes: { type: 'array', items: { type: 'integer' } },
          extra: { type: 'object' },
        },
      }),
      responses: jsonResponse(),
    },
  },
  '/upload': {
    post: {
      operationId: 'upload',
      requestBody: body('multipart/form-data', {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' }, title: { type: 'string' }, meta: { type: 'object' } },
      }),
      responses: jsonResponse(),
    },
  },
  '/needed': {
    get: {
      operationId: 'needed',
      parameters: [query('q', { type: 'string' }, { required: true })],
      responses: jsonResponse(),
    },
  },
  '/fails': { get: { operationId: 'fails', responses: jsonResponse() } },
  '/patch': {
    patch: {
      operationId: 'mergePatch',
      requestBody: body('application/merge-patch+json', {
        type: 'object',
        properties: { name: { type: 'string', nullable: true } },
      }),
      responses: jsonResponse(),
    },
  },
  '/typed': {
    get: {
      operationId: 'typed',
      parameters: [
        query('flag', { type: 'boolean' }),
        query('text', { type: 'string' }),
        query('when', { type: 'string', format: 'date' }),
        { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      ],
      responses: jsonResponse(),
    },
  },
})

describe('a request of an OpenAPI tool', () => {
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    service = await startRecordingService(DESCRIPTION, (req, res) => {
      const fails = req.url === '/fails'
      res
        .writeHead(fails ? 500 : 200, { 'content-type': 'application/json' })
        .end(fails ? '{"oops":"out of order"}' : '{"ok":true}')
    })
    registry = await startRegistry(`services:\n  - shop:\n      url: ${service.url}/openapi.json\n`, {
      apiMode: { retry_attempts: 0 },
    })
    await registry.ready('shop')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })
  beforeEach(() => void service.requests.splice(0))

  const sent = async (tool: string, args: object) => {
    const called = await registry.call('shop', tool, args)
    expect(called.status, JSON.stringify(called.body)).to.equal(200)
    expect(service.requests).to.have.length(1)
    return service.requests[0]!
  }

  const ADDRESSES: [title: string, tool: string, args: object, url: string][] = [
    ['encodes a path value into one segment [R9]', 'getItem', { id: '../admin' }, '/items/..%2Fadmin'],
    [
      'encodes every reserved character of a path value [R9]',
      'getItem',
      { id: 'a b/c?d#e&f' },
      '/items/a%20b%2Fc%3Fd%23e%26f',
    ],
    ['repeats an array by default [R4]', 'exploded', { tags: ['a', 'b'] }, '/exploded?tags=a&tags=b'],
    ['joins an array with explode: false [R4]', 'joined', { tags: ['a', 'b,c'] }, '/joined?tags=a,b%2Cc'],
    ['joins with pipes [R5]', 'pipes', { tags: ['a', 'b'] }, '/pipes?tags=a%7Cb'],
    [
      'writes a deep object [R5]',
      'deep',
      { filter: { a: 1, b: { c: 'x y' } } },
      '/deep?filter[a]=1&filter[b][c]=x%20y',
    ],
    [
      'writes booleans and empty strings as they are [R18]',
      'typed',
      { flag: true, text: '' },
      '/typed?flag=true&text=',
    ],
  ]
  for (const [title, tool, args, url] of ADDRESSES) {
    it(title, async () => expect((await sent(tool, args)).url).to.equal(url))
  }

  it('sends a cookie parameter as a cookie [R13]', async () => {
    expect((await sent('cookie', { session: 'abc' })).headers.cookie).to.equal('session=abc')
  })

  it('puts a path and a body value of one name each in its place [R1]', async () => {
    const request = await sent('putItem', { id: 'seven', body_id: 9, name: 'n' })
    expect([request.url, JSON.parse(request.body)]).to.deep.equal(['/items/seven', { id: 9, name: 'n' }])
    const { parameters } = (await registry.records('shop')).shop_putItem!
    expect(parameters.map(({ name, in: place }) => [name, place])).to.deep.equal([
      ['id', 'path'],
      ['body_id', 'body'],
      ['name', 'body'],
    ])
  })

  it('sends an array body bare [R3]', async () => {
    expect((await sent('arrayBody', { body: [1, 2] })).body).to.equal('[1,2]')
  })

  it('encodes a form [R6]', async () => {
    const request = await sent('form', { name: 'a b&c', sizes: [1, 2], extra: { k: 'v' } })
    expect(request.headers['content-type']).to.equal('application/x-www-form-urlencoded')
    const form = new URLSearchParams(request.body)
    expect([form.get('name'), form.getAll('sizes'), form.get('extra')]).to.deep.equal([
      'a b&c',
      ['1', '2'],
      '{"k":"v"}',
    ])
  })

  it('sends files and fields in parts with a boundary [R6]', async () => {
    const bytes = Buffer.from([0, 1, 2, 255])
    const request = await sent('upload', {
      file: { filename: 'a.bin', content_type: 'image/png', base64: bytes.toString('base64') },
      title: 'Ü',
      meta: { k: 1 },
    })
    const form = await new Response(Buffer.from(request.body, 'latin1'), {
      headers: { 'content-type': String(request.headers['content-type']) },
    }).formData()
    const file = form.get('file') as File
    expect([file.name, file.type, Buffer.from(await file.arrayBuffer())]).to.deep.equal(['a.bin', 'image/png', bytes])
    expect([form.get('title'), form.get('meta')]).to.deep.equal(['Ü', '{"k":1}'])
  })

  it('keeps the media type of the description [R7]', async () => {
    const request = await sent('mergePatch', { name: null })
    expect([request.headers['content-type'], request.body]).to.deep.equal([
      'application/merge-patch+json',
      '{"name":null}',
    ])
  })

  const REFUSED: [title: string, tool: string, args: object, names: string][] = [
    ['a missing required parameter [R11]', 'needed', {}, 'q'],
    ['a missing path parameter [R11]', 'getItem', {}, 'id'],
    ['an unknown argument [R12]', 'getItem', { id: 'a', bogus: 1 }, 'bogus'],
    ['a wrong type', 'exploded', { tags: 'a' }, 'tags'],
    ['a wrong item', 'arrayBody', { body: ['x'] }, 'body.0'],
    ['a wrong format', 'typed', { when: 'yesterday' }, 'when'],
    ['null where the schema has none [R18]', 'typed', { text: null }, 'text'],
    ['a path value of two dots [R9]', 'getItem', { id: '..' }, 'id'],
    ['an empty path value', 'getItem', { id: '' }, 'id'],
    ['a line break in a header [X9]', 'typed', { 'X-Trace': 'a\r\nevil: 1' }, 'X-Trace'],
  ]
  for (const [title, tool, args, names] of REFUSED) {
    it(`refuses ${title} with 422 that names it, and sends nothing [A-56]`, async () => {
      const called = await registry.call('shop', tool, args)
      expect(called.status).to.equal(422)
      expect(called.body).to.include({
        status: 'exception',
        status_code: 422,
        error_type: 'ARGUMENTS_INVALID',
        app_name: 'shop',
      })
      const { detail, message } = called.body as { detail: { loc: string[] }[]; message: string }
      expect(detail[0]!.loc.slice(1).join('.')).to.equal(names)
      expect(message).to.contain(names)
      expect(service.requests).to.deep.equal([])
    })
  }

  it("passes the service's own failure on, never as a 200 [R17] [A-39]", async () => {
    const called = await registry.call('shop', 'fails', {})
    expect(called.status).to.equal(500)
    expect(called.body).to.deep.include({
      status: 'exception',
      status_code: 500,
      app_name: 'shop',
      function_name: 'shop_fails',
    })
    expect((called.body as { detail: unknown }).detail).to.deep.equal({ status: 500, body: { oops: 'out of order' } })
    expect(called.headers.get('x-upstream-status')).to.equal('500')
  })

  it('passes on trace context and request id, and no other header of the client [X1]', async () => {
    await registry.call(
      'shop',
      'needed',
      { q: 'x' },
      {
        authorization: 'Bearer client',
        cookie: 'a=b',
        'x-request-id': 'me-1',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    )
    const { headers } = service.requests[0]!
    expect(headers).to.include({ 'x-request-id': 'me-1' })
    expect(headers.traceparent).to.match(/^00-0af7651916cd43dd8448eb211c80319c-/)
    expect(headers).to.not.have.any.keys('authorization', 'cookie')
  })
})
