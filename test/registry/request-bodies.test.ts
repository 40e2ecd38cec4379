import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'
import { text } from '../support/memory/schemas.ts'

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const file = { type: 'string', format: 'binary' }
const strings = { type: 'array', items: text }

/** Content of a request body, arguments, the type and the body that arrive. */
const BODIES: [title: string, content: object, args: object, type: string, body: string | RegExp][] = [
  ['a text [R3]', { 'application/json': { schema: text } }, { body: 'x' }, 'application/json', '"x"'],
  ['a number [R3]', { 'application/json': { schema: { type: 'integer' } } }, { body: 0 }, 'application/json', '0'],
  [
    'a boolean [R3, R18]',
    { 'application/json': { schema: { type: 'boolean' } } },
    { body: false },
    'application/json',
    'false',
  ],
  [
    'null where the schema allows it [R3, R18]',
    { 'application/json': { schema: { ...text, nullable: true } } },
    { body: null },
    'application/json',
    'null',
  ],
  [
    'a list of objects [R3]',
    { 'application/json': { schema: { type: 'array', items: object({ a: text }) } } },
    { body: [{ a: 'x' }] },
    'application/json',
    '[{"a":"x"}]',
  ],
  [
    'null in a property that allows it, an empty text [R18]',
    { 'application/json': { schema: object({ a: { ...text, nullable: true }, b: text }) } },
    { a: null, b: '' },
    'application/json',
    '{"a":null,"b":""}',
  ],
  [
    'a free map as it is',
    { 'application/json': { schema: { type: 'object', additionalProperties: text } } },
    { body: { any: 'x' } },
    'application/json',
    '{"any":"x"}',
  ],
  [
    'further properties of an open object',
    { 'application/json': { schema: object({ a: text }, { additionalProperties: true }) } },
    { a: 'x', more: [1] },
    'application/json',
    '{"a":"x","more":[1]}',
  ],
  [
    'a property called __proto__',
    { 'application/json': { schema: object({ a: text }, { additionalProperties: true }) } },
    JSON.parse('{"a":"x","__proto__":{"b":1}}') as object,
    'application/json',
    '{"a":"x","__proto__":{"b":1}}',
  ],
  [
    'a union untouched, with the fields of its kind [S9]',
    {
      'application/json': {
        schema: {
          oneOf: [
            object({ kind: { const: 'cat' }, lives: { type: 'integer' } }, { required: ['kind', 'lives'] }),
            object({ kind: { const: 'dog' }, bark: text }, { required: ['kind'] }),
          ],
          discriminator: { propertyName: 'kind' },
        },
      },
    },
    { body: { kind: 'dog', bark: 'loud', extra: [1] } },
    'application/json',
    '{"kind":"dog","bark":"loud","extra":[1]}',
  ],
  [
    'a union that a value fits twice [S9]',
    { 'application/json': { schema: { oneOf: [object({ a: text }), object({ b: text })] } } },
    { body: { a: 'x', b: 'y' } },
    'application/json',
    '{"a":"x","b":"y"}',
  ],
  [
    'merge-patch [R7]',
    { 'application/merge-patch+json': { schema: object({ a: text }) } },
    { a: 'x' },
    'application/merge-patch+json',
    '{"a":"x"}',
  ],
  [
    'a vendor type [R7]',
    { 'application/vnd.api+json': { schema: object({ data: { type: 'object' } }) } },
    { data: { id: '1' } },
    'application/vnd.api+json',
    '{"data":{"id":"1"}}',
  ],
  [
    'a type with a version at its end [R7]',
    { 'application/x-amz-json-1.1': { schema: object({ a: text }) } },
    { a: 'x' },
    'application/x-amz-json-1.1',
    '{"a":"x"}',
  ],
  [
    'a type with charset [R7]',
    { 'application/json; charset=utf-8': { schema: object({ a: text }) } },
    { a: 'ü' },
    'application/json; charset=utf-8',
    Buffer.from('{"a":"ü"}').toString('latin1'),
  ],
  [
    'text in its charset [R7]',
    { 'text/plain; charset=iso-8859-1': { schema: text } },
    { body: 'ü' },
    'text/plain; charset=iso-8859-1',
    'ü',
  ],
  ['any type as JSON [R7]', { '*/*': { schema: object({ a: text }) } }, { a: 'x' }, 'application/json', '{"a":"x"}'],
  [
    'JSON before a patch list [R7]',
    {
      'application/json-patch+json': { schema: { type: 'array' } },
      'application/json': { schema: object({ a: text }) },
    },
    { a: 'x' },
    'application/json',
    '{"a":"x"}',
  ],
  [
    'plain text as it is',
    { 'text/plain': { schema: text } },
    { body: 'line 1\nline 2' },
    'text/plain',
    'line 1\nline 2',
  ],
  [
    'XML given as text',
    { 'application/xml': { schema: object({ name: text }) } },
    { body: '<a>x</a>' },
    'application/xml',
    '<a>x</a>',
  ],
  [
    'YAML given as text',
    { 'application/apply-patch+yaml': { schema: object({ a: text }) } },
    { body: 'a: x' },
    'application/apply-patch+yaml',
    'a: x',
  ],
  [
    'YAML given as a value, as JSON',
    { 'application/yaml': { schema: { type: 'object' } } },
    { body: { a: 1 } },
    'application/yaml',
    '{"a":1}',
  ],
  [
    'bytes from base64',
    { 'application/octet-stream': { schema: file } },
    { body: { base64: 'AAH/' } },
    'application/octet-stream',
    '\u0000\u0001ÿ',
  ],
  [
    'bytes of a type that the caller names',
    { 'image/*': { schema: file } },
    { body: { base64: 'AAH/', content_type: 'image/png' } },
    'image/png',
    '\u0000\u0001ÿ',
  ],
  [
    'bytes whose schema says nothing',
    { 'application/pdf': {} },
    { body: { base64: 'JVBERg==' } },
    'application/pdf',
    '%PDF',
  ],
  [
    'a form: lists repeat, objects are JSON [R6]',
    { 'application/x-www-form-urlencoded': { schema: object({ a: text, b: strings, c: { type: 'object' } }) } },
    { a: 'x y&', b: ['1', '2'], c: { k: 'v' } },
    'application/x-www-form-urlencoded',
    'a=x+y%26&b=1&b=2&c=%7B%22k%22%3A%22v%22%7D',
  ],
  [
    'a form by the styles of its encoding [R6]',
    {
      'application/x-www-form-urlencoded': {
        schema: object({ a: strings, b: { type: 'object' }, c: { type: 'object' }, d: strings }),
        encoding: {
          a: { explode: false },
          b: { style: 'deepObject', explode: true },
          c: { style: 'form', explode: true },
          d: { style: 'pipeDelimited', explode: false },
        },
      },
    },
    { a: ['x', 'y'], b: { k: { l: 1 } }, c: { m: 1 }, d: ['p', 'q'] },
    'application/x-www-form-urlencoded',
    'a=x,y&b[k][l]=1&m=1&d=p%7Cq',
  ],
  [
    'a form with a list as JSON [R6]',
    {
      'application/x-www-form-urlencoded': {
        schema: object({ a: strings }),
        encoding: { a: { contentType: 'application/json' } },
      },
    },
    { a: ['x', 'y'] },
    'application/x-www-form-urlencoded',
    'a=%5B%22x%22%2C%22y%22%5D',
  ],
  [
    'a form of a free map [R6]',
    { 'application/x-www-form-urlencoded': { schema: { type: 'object', additionalProperties: text } } },
    { body: { any: 'x' } },
    'application/x-www-form-urlencoded',
    'any=x',
  ],
  [
    'nothing that only the service writes [S8]',
    { 'application/json': { schema: object({ id: { ...text, readOnly: true }, a: text }, { required: ['id', 'a'] }) } },
    { a: 'x' },
    'application/json',
    '{"a":"x"}',
  ],
]

const UPLOAD = {
  'application/json': { schema: object({ file: text }) },
  'multipart/form-data': {
    schema: object({
      file,
      files: { type: 'array', items: file },
      title: text,
      tags: strings,
      meta: { type: 'object' },
      icon: text,
      number: { type: 'integer' },
    }),
    encoding: { icon: { contentType: 'image/png, image/jpeg' }, meta: { contentType: 'application/json' } },
  },
}

describe('the body of a request', () => {
  let service: RecordingService
  let registry: RunningRegistry
  const operation = (operationId: string, content: object, more: object = {}) => ({
    post: { operationId, requestBody: { required: true, content, ...more }, responses: jsonResponse() },
  })

  before(async () => {
    service = await startRecordingService(
      describeService({
        ...Object.fromEntries(BODIES.map(([, content], index) => [`/b${index}`, operation(`b${index}`, content)])),
        '/upload': operation('upload', UPLOAD),
        '/loose': operation('loose', { 'multipart/form-data': { schema: {} } }),
        '/optional': operation(
          'optional',
          { 'application/json': { schema: object({ a: text, b: text }, { required: ['a'] }) } },
          { required: false },
        ),
        '/body': {
          put: {
            operationId: 'shadow',
            parameters: [{ name: 'body', in: 'query', schema: text }],
            requestBody: { required: true, content: { 'application/json': { schema: strings } } },
            responses: jsonResponse(),
          },
        },
        '/x/{id}': {
          put: {
            operationId: 'open',
            parameters: [
              { name: 'id', in: 'path', required: true, schema: text },
              { name: 'q', in: 'query', schema: text },
              { name: 'h', in: 'header', schema: text },
              { name: 'c', in: 'cookie', schema: text },
            ],
            requestBody: {
              required: true,
              content: { 'application/json': { schema: object({ a: text }, { additionalProperties: true }) } },
            },
            responses: jsonResponse(),
          },
        },
      }),
    )
    registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`)
    await registry.ready('api')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })
  beforeEach(() => void service.requests.splice(0))
  const sent = async (tool: string, args: object) => {
    const called = await registry.call('api', tool, args)
    expect(called.status, JSON.stringify(called.body)).to.equal(200)
    return service.requests[0]!
  }

  BODIES.forEach(([title, , args, type, body], index) => {
    it(`is ${title}`, async () => {
      const request = await sent(`b${index}`, args)
      expect([request.headers['content-type'], request.body]).to.deep.equal([type, body])
    })
  })

  it('is multipart when there is a file: text or base64, lists of files repeated, objects one JSON part [R6]', async () => {
    const base64 = (bytes: string) => Buffer.from(bytes).toString('base64')
    const request = await sent('upload', {
      file: 'just text',
      files: [{ base64: base64('one'), filename: 'a"b.txt', content_type: 'text/plain' }, { text: 'two' }],
      title: 'Ü',
      tags: ['x', 'y'],
      meta: { k: [1] },
      icon: { base64: base64('PNG') },
      number: 5,
    })
    const form = await new Response(Buffer.from(request.body, 'latin1'), {
      headers: { 'content-type': String(request.headers['content-type']) },
    }).formData()
    const parts = await Promise.all(
      [...form].map(async ([name, value]) =>
        typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
      ),
    )
    expect(parts).to.deep.equal([
      ['file', 'file', 'application/octet-stream', 'just text'],
      ['files', 'a"b.txt', 'text/plain', 'one'],
      ['files', 'files', 'application/octet-stream', 'two'],
      ['title', 'Ü'],
      ['tags', 'x'],
      ['tags', 'y'],
      ['meta', '{"k":[1]}'],
      ['icon', 'icon', 'image/png', 'PNG'],
      ['number', '5'],
    ])
    expect(request.body).to.match(/name="meta"\r\nContent-Type: application\/json\r\n/)
  })

  it('takes no header of a part from an argument [X9]', async () => {
    const { body } = await sent('upload', {
      file: { text: 'x', filename: 'a\r\nX-Evil: 1\r\n', content_type: 'text/plain\r\nX-Evil: 2' },
    })
    expect(body).to.contain('filename="a%0D%0AX-Evil: 1%0D%0A"').and.not.contain('X-Evil: 2')
  })

  const REFUSED: [title: string, tool: string, args: object, names: string][] = [
    ['a file that is no base64', 'upload', { file: { base64: 'not base64!' } }, 'file'],
    ['a file without content', 'upload', { file: { filename: 'x' } }, 'file'],
    ['a form of something that has no fields', 'loose', { body: [1] }, 'body'],
    ['a part of an optional body without its required one', 'optional', { b: 'x' }, 'a'],
    ['a missing body', 'b0', {}, 'body'],
    ['a body that fits no part of its union', 'b9', { body: { kind: 'cat' } }, 'body'],
  ]
  for (const [title, tool, args, names] of REFUSED) {
    it(`refuses ${title} with 422 that names it, and sends nothing [R11]`, async () => {
      const called = await registry.call('api', tool, args)
      expect(called.status, JSON.stringify(called.body)).to.equal(422)
      expect((called.body as { message: string }).message).to.contain(`'${names}`)
      expect(service.requests).to.deep.equal([])
    })
  }

  it('is left out with its Content-Type when it is optional and nothing of it is given', async () => {
    const { body, headers } = await sent('optional', {})
    expect([body, headers['content-type']]).to.deep.equal(['', undefined])
  })

  it('as a whole does not take the place of a parameter of its name [R2]', async () => {
    const { url, body } = await sent('shadow', { body: 'query', request_body: ['x'] })
    expect([url, body]).to.deep.equal(['/body?body=query', '["x"]'])
  })

  it('holds no argument that travels elsewhere [R12]', async () => {
    const { url, body, headers } = await sent('open', { id: 'i', q: 'q', h: 'h', c: 'c', a: 'a', more: 1 })
    expect([url, headers.h, headers.cookie, body]).to.deep.equal(['/x/i?q=q', 'h', 'c=c', '{"a":"a","more":1}'])
  })
})

describe('arguments that a tool does not have', () => {
  const DESCRIPTION = describeService({
    '/x': {
      post: {
        operationId: 'x',
        parameters: [{ name: 'q', in: 'query', schema: text }],
        requestBody: {
          content: {
            'application/json': { schema: object({ inner: object({ a: text }, { additionalProperties: false }) }) },
          },
        },
        responses: jsonResponse(),
      },
    },
  })
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (settings: object): Promise<[RecordingService, RunningRegistry]> => {
    const service = await startRecordingService(DESCRIPTION)
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
      registry: { ...settings },
    })
    open.push(service, registry)
    await registry.ready('api')
    return [service, registry]
  }

  it('are rejected by default, all of them by name, and nothing is sent [R12]', async () => {
    const [service, registry] = await start({})
    const called = await registry.call('api', 'x', { q: 'a', bogus: 1, other: 2 })
    expect(called.status).to.equal(422)
    expect((called.body as { message: string }).message)
      .to.contain("'bogus' is not")
      .and.to.contain("'other' is not")
    expect(service.requests).to.deep.equal([])
  })

  it('are dropped with unknown_arguments = drop; what is wrong otherwise is still refused [R12]', async () => {
    const [service, registry] = await start({ unknown_arguments: 'drop' })
    const called = await registry.call('api', 'x', { q: 'a', bogus: 1, inner: { a: 'b' } })
    expect(called.status, JSON.stringify(called.body)).to.equal(200)
    expect(service.requests.map(({ url, body }) => [url, body])).to.deep.equal([['/x?q=a', '{"inner":{"a":"b"}}']])
    expect((await registry.call('api', 'x', { q: 5, bogus: 1 })).status).to.equal(422)
    // What lies inside of an argument is the service's own.
    expect((await registry.call('api', 'x', { inner: { a: 'b', c: 1 } })).status).to.equal(422)
  })
})
