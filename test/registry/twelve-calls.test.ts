import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type Recorded,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const responses = jsonResponse()
const get = (operationId: string, ...parameters: object[]) => ({ get: { operationId, parameters, responses } })
const post = (operationId: string, type: string, schema: object) => ({
  post: { operationId, requestBody: { required: true, content: { [type]: { schema } } }, responses },
})
const strings = { type: 'array', items: { type: 'string' } }
const inQuery = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more })

const DESCRIPTION = describeService({
  '/items/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    get: { operationId: 'get_item', responses },
    put: {
      operationId: 'put_item',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } },
      },
      responses,
    },
  },
  '/repeated': get('repeated', inQuery('tags', strings)),
  '/joined': get('joined', inQuery('tags', strings, { explode: false })),
  '/piped': get('piped', inQuery('tags', strings, { style: 'pipeDelimited', explode: false })),
  '/deep': get('deep', inQuery('filter', { type: 'object' }, { style: 'deepObject', explode: true })),
  '/cookie': get('cookie', { name: 'session', in: 'cookie', schema: { type: 'string' } }),
  '/list': post('list', 'application/json', { type: 'array', items: { type: 'integer' } }),
  '/form': post('form', 'application/x-www-form-urlencoded', {
    type: 'object',
    properties: { name: { type: 'string' }, count: { type: 'integer' } },
  }),
  '/upload': post('upload', 'multipart/form-data', {
    type: 'object',
    properties: { file: { type: 'string', format: 'binary' }, title: { type: 'string' } },
  }),
  '/needed': get('needed', inQuery('q', { type: 'string' }, { required: true })),
  '/fails': get('fails'),
})

describe('the twelve calls', () => {
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    service = await startRecordingService(DESCRIPTION, ({ url }, res) => {
      const fails = url === '/fails'
      res
        .writeHead(fails ? 500 : 200, { 'content-type': 'application/json' })
        .end(fails ? '{"message":"out of order"}' : '{"ok":true}')
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

  /** What reached the service: exactly one request. */
  const sent = async (tool: string, args: object): Promise<Recorded> => {
    service.requests.splice(0)
    const called = await registry.call('shop', tool, args)
    expect([called.status, called.body]).to.deep.equal([200, { ok: true }])
    expect(service.requests).to.have.length(1)
    return service.requests[0]!
  }

  it('send a path value ../admin as one encoded segment [C1]', async () => {
    const { method, url } = await sent('get_item', { id: '../admin' })
    expect([method, url]).to.deep.equal(['GET', '/items/..%2Fadmin'])
  })

  it('repeat an array of the query by default [C2]', async () => {
    expect((await sent('repeated', { tags: ['a', 'b'] })).url).to.equal('/repeated?tags=a&tags=b')
  })

  it('join an array of the query with explode: false [C3]', async () => {
    expect((await sent('joined', { tags: ['a', 'b'] })).url).to.equal('/joined?tags=a,b')
  })

  it('join with encoded pipes [C4]', async () => {
    expect((await sent('piped', { tags: ['a', 'b'] })).url).to.equal('/piped?tags=a%7Cb')
  })

  it('write a deep object [C5]', async () => {
    expect((await sent('deep', { filter: { a: 1, b: 2 } })).url).to.equal('/deep?filter[a]=1&filter[b]=2')
  })

  it('send a cookie parameter in the Cookie header [C6]', async () => {
    const { url, headers } = await sent('cookie', { session: 'abc' })
    expect([url, headers.cookie]).to.deep.equal(['/cookie', 'session=abc'])
  })

  it('put path and body values of one name each in its place [C7]', async () => {
    const { url, body, headers } = await sent('put_item', { id: 'seven', body_id: 9 })
    expect([url, body, headers['content-type']]).to.deep.equal(['/items/seven', '{"id":9}', 'application/json'])
  })

  it('send an array body as the bare array [C8]', async () => {
    expect((await sent('list', { body: [1, 2] })).body).to.equal('[1,2]')
  })

  it('encode a described object as a form [C9]', async () => {
    const { body, headers } = await sent('form', { name: 'a b&c', count: 2 })
    expect([headers['content-type'], body]).to.deep.equal(['application/x-www-form-urlencoded', 'name=a+b%26c&count=2'])
  })

  it('send file and field as parts with a boundary [C10]', async () => {
    const file = { filename: 'a.png', content_type: 'image/png', base64: Buffer.from('PNG!').toString('base64') }
    const { body, headers } = await sent('upload', { file, title: 'Photo' })
    const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(String(headers['content-type']))?.[1]
    expect(body.replaceAll(boundary!, 'B').split('\r\n')).to.deep.equal([
      '--B',
      'Content-Disposition: form-data; name="file"; filename="a.png"',
      'Content-Type: image/png',
      '',
      'PNG!',
      '--B',
      'Content-Disposition: form-data; name="title"',
      '',
      'Photo',
      '--B--',
      '',
    ])
  })

  it('without a required parameter send nothing and are a 422 that names it [C11]', async () => {
    service.requests.splice(0)
    const called = await registry.call('shop', 'needed', {})
    expect(called.status).to.equal(422)
    const { message, detail } = called.body as { message: string; detail: unknown }
    expect(message).to.contain("'q' is required")
    expect(detail).to.deep.equal([{ loc: ['args', 'q'], msg: "'q' is required", type: 'missing' }])
    expect(service.requests).to.deep.equal([])
  })

  it('show status, body and error of a service that answers 500, never a 200 [C12]', async () => {
    const called = await registry.call('shop', 'fails', {})
    expect([called.status, called.headers.get('x-upstream-status')]).to.deep.equal([500, '500'])
    expect(called.body).to.deep.include({
      status: 'exception',
      status_code: 500,
      message: "The service 'shop' answered 500: out of order",
      detail: { status: 500, body: { message: 'out of order' } },
    })
  })
})
