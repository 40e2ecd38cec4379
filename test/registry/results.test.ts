import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as zlib from 'node:zlib'
import { expect } from 'chai'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

type Body = string | Buffer
const JSON_TYPE = 'application/json'
const base64 = (content_type: string, bytes: Buffer) => ({
  content_type,
  base64: bytes.toString('base64'),
  bytes: bytes.length,
})
const BYTES = Buffer.from([0, 1, 2, 254, 255])
const record = { id: 1, name: 'Ü' }
const RECORD = JSON.stringify(record)

/** Status, headers and body of an answer, and the result that is made of it. */
const ANSWERS: [title: string, status: number, headers: Record<string, string>, body: Body, result: unknown][] = [
  ['204 as null [R16]', 204, {}, '', null],
  ['205 as null [R16]', 205, {}, '', null],
  ['200 without a body as null [R16]', 200, {}, '', null],
  ['201 with an empty JSON body as null [R16]', 201, { 'content-type': JSON_TYPE }, '', null],
  ['an empty text as an empty text [R16]', 200, { 'content-type': 'text/plain' }, '', ''],
  ['text [R16]', 200, { 'content-type': 'text/plain; charset=utf-8' }, 'line 1\nline 2', 'line 1\nline 2'],
  [
    'text in another charset [R16]',
    200,
    { 'content-type': 'text/plain; charset=iso-8859-1' },
    Buffer.from('Ü', 'latin1'),
    'Ü',
  ],
  ['XML and CSV as text [R16]', 200, { 'content-type': 'application/atom+xml' }, '<a/>', '<a/>'],
  ['JSON that calls itself text [R16]', 200, { 'content-type': 'text/plain' }, RECORD, record],
  ['JSON without a type [R16]', 200, {}, RECORD, record],
  ['vendor JSON [R16]', 200, { 'content-type': 'application/vnd.shop.v2+json; charset=UTF-8' }, RECORD, record],
  [
    'vendor JSON that its type does not tell of [R16]',
    200,
    { 'content-type': 'application/vnd.shop.v2' },
    RECORD,
    record,
  ],
  ['JSON with a byte order mark [R16]', 200, { 'content-type': JSON_TYPE }, `\ufeff${RECORD}`, record],
  ['bytes as base64 [R16]', 200, { 'content-type': 'image/png' }, BYTES, base64('image/png', BYTES)],
  ['bytes without a type as base64 [R16]', 200, {}, BYTES, base64('application/octet-stream', BYTES)],
  [
    'lines of JSON as a list [R16]',
    200,
    { 'content-type': 'application/x-ndjson' },
    '{"a":1}\n{"a":2}\n',
    [{ a: 1 }, { a: 2 }],
  ],
  ['one line of JSON as a list too [R16]', 200, { 'content-type': 'application/jsonl' }, '{"a":1}\n', [{ a: 1 }]],
  ['events as text [R16]', 200, { 'content-type': 'text/event-stream' }, 'data: {"a":1}\n\n', 'data: {"a":1}\n\n'],
  ['falsy JSON as it is', 200, { 'content-type': JSON_TYPE }, '0', 0],
  ['gzip', 200, { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }, zlib.gzipSync(RECORD), record],
  ['deflate', 200, { 'content-type': JSON_TYPE, 'content-encoding': 'deflate' }, zlib.deflateSync(RECORD), record],
  [
    'bare deflate',
    200,
    { 'content-type': JSON_TYPE, 'content-encoding': 'deflate' },
    zlib.deflateRawSync(RECORD),
    record,
  ],
  ['brotli', 200, { 'content-type': JSON_TYPE, 'content-encoding': 'br' }, zlib.brotliCompressSync(RECORD), record],
  ['zstd', 200, { 'content-type': JSON_TYPE, 'content-encoding': 'zstd' }, zlib.zstdCompressSync(RECORD), record],
  [
    'two codings',
    200,
    { 'content-type': JSON_TYPE, 'content-encoding': 'gzip, br' },
    zlib.brotliCompressSync(zlib.gzipSync(RECORD)),
    record,
  ],
]

/** Answers that are no result: status, headers, body; the status and a part of the message that are answered. */
const FAILURES: [
  title: string,
  status: number,
  headers: Record<string, string>,
  body: Body,
  answered: number,
  message: string,
  detail: unknown,
][] = [
  [
    '400 with a reason [R17]',
    400,
    { 'content-type': JSON_TYPE },
    '{"detail":[{"loc":["q"],"msg":"too short"}]}',
    400,
    'answered 400: q: too short',
    { status: 400, body: { detail: [{ loc: ['q'], msg: 'too short' }] } },
  ],
  [
    '404 with text [R17]',
    404,
    { 'content-type': 'text/plain' },
    'no such thing',
    404,
    'answered 404',
    { status: 404, body: 'no such thing' },
  ],
  [
    '409 with vendor JSON [R17]',
    409,
    { 'content-type': 'application/problem+json' },
    '{"title":"Taken"}',
    409,
    'answered 409: Taken',
    { status: 409, body: { title: 'Taken' } },
  ],
  ['500 without a body [R17]', 500, {}, '', 500, 'answered 500', { status: 500, body: '' }],
  ['a redirect that is not followed [R17]', 304, {}, '', 502, 'answered 304', { status: 304 }],
  [
    'an HTML page where JSON is described [R17]',
    200,
    { 'content-type': 'text/html' },
    '<html>sign in</html>',
    502,
    'HTML page',
    { status: 200, body: '<html>sign in</html>' },
  ],
  [
    'JSON that is none [R17]',
    200,
    { 'content-type': JSON_TYPE },
    '{"a":',
    502,
    'announced JSON',
    { status: 200, body: '{"a":' },
  ],
  [
    'a content encoding that nobody knows',
    200,
    { 'content-encoding': 'rot13' },
    'x',
    502,
    'unknown content encoding rot13',
    null,
  ],
  ['a content encoding that is broken', 200, { 'content-encoding': 'gzip' }, 'x', 502, 'not valid gzip', null],
]

const operation = (operationId: string, schema?: object) => ({
  get: { operationId, responses: schema ? jsonResponse(schema) : { 200: { description: 'ok' } } },
})

describe('the result of an OpenAPI tool', () => {
  const all = [...ANSWERS, ...FAILURES]
  const ITEM = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, when: { type: 'string', format: 'date' } },
  }
  const paths = Object.fromEntries([
    ...all.map(([title], index) => [`/a${index}`, operation(`a${index}`, title.includes('HTML') ? {} : undefined)]),
    ['/checked', operation('checked', { type: 'array', items: ITEM })],
    [
      '/accepted',
      { get: { operationId: 'accepted', responses: { ...jsonResponse(ITEM), 202: { description: 'later' } } } },
    ],
  ])
  let checked: Body = '[]'
  let registry: RunningRegistry
  const open: { close(): Promise<void> }[] = []

  before(async () => {
    const service = await startRecordingService(describeService(paths), ({ url }, res) => {
      if (url === '/checked') return void res.writeHead(200, { 'content-type': JSON_TYPE }).end(checked)
      if (url === '/accepted') return void res.writeHead(202, { 'content-type': JSON_TYPE }).end('"later"')
      const [, status, headers, body] = all[Number(url.slice(2))]!
      res.writeHead(status, headers).end(body)
    })
    registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
      apiMode: { retry_attempts: 0, cache_enabled: false },
    })
    open.push(service, registry)
    await registry.ready('api')
  })
  after(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })

  ANSWERS.forEach(([title, status, , , result], index) => {
    it(`gives ${title}`, async () => {
      const called = await registry.call('api', `a${index}`)
      expect([called.status, called.body]).to.deep.equal([200, result])
      expect(called.headers.get('x-upstream-status')).to.equal(String(status))
      expect(called.headers.get('x-truncated')).to.equal(null)
    })
  })

  FAILURES.forEach(([title, status, , , answered, message, detail], index) => {
    it(`shows ${title}`, async () => {
      const called = await registry.call('api', `a${ANSWERS.length + index}`)
      expect(called.status).to.equal(answered)
      expect(called.headers.get('x-upstream-status')).to.equal(String(status))
      const body = called.body as { status: string; message: string; detail: unknown }
      expect([body.status, body.detail]).to.deep.equal(['exception', detail])
      expect(body.message).to.contain(message)
    })
  })

  const WARNINGS: [title: string, body: string, warning: string | null][] = [
    ['what fits, without a warning', '[{"id":1,"when":"2026-01-02"}]', null],
    ['a wrong type, with its place', '[{"id":1},{"id":"two"}]', '/1/id must be integer'],
    ['a missing field, with its name', '[{}]', "/0 must have required property 'id'"],
    ['another shape altogether', '{"error":"ümlaut"}', '/ must be array'],
    ['a format that is written another way, without a warning', '[{"id":1,"when":"yesterday"}]', null],
    ['what is too large to be looked at, without a warning', JSON.stringify(['x'.repeat(70_000)]), null],
  ]
  for (const [title, body, warning] of WARNINGS) {
    it(`is delivered unchanged when it differs from its schema: ${title} [S5]`, async () => {
      checked = body
      const called = await registry.call('api', 'checked')
      expect([called.status, called.body]).to.deep.equal([200, JSON.parse(body)])
      expect(called.headers.get('x-schema-warning')).to.equal(warning)
    })
  }

  it('of another status than the described one is not compared with its schema [S5]', async () => {
    const called = await registry.call('api', 'accepted')
    expect([called.status, called.body, called.headers.get('x-schema-warning')]).to.deep.equal([200, 'later', null])
  })
})

describe('a result that is too large', () => {
  const LIMIT = 4096
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const DESCRIPTION = describeService({ '/x': operation('x'), '/y': operation('y') })
  const start = async (answer: Parameters<typeof startRecordingService>[1], fields = '') => {
    const service = await startRecordingService(DESCRIPTION, answer)
    const registry = await startRegistry(`services:\n  - api:\n      url: ${service.url}/openapi.json\n${fields}`, {
      registry: { max_result_bytes: LIMIT },
    })
    open.push(service, registry)
    await registry.ready('api')
    return registry
  }

  const LONG = JSON.stringify({ items: Array.from({ length: 2000 }, (_, id) => ({ id })) })
  const CUT: [title: string, headers: Record<string, string>, body: Body, marker: object][] = [
    [
      'JSON',
      { 'content-type': 'application/json' },
      LONG,
      { content_type: 'application/json', text: LONG.slice(0, LIMIT) },
    ],
    [
      'text at a whole character',
      { 'content-type': 'text/plain' },
      'x' + 'ü'.repeat(LIMIT),
      { content_type: 'text/plain', text: 'x' + 'ü'.repeat(LIMIT / 2 - 1) },
    ],
    [
      'bytes',
      { 'content-type': 'image/png' },
      Buffer.alloc(LIMIT * 2, 7),
      { content_type: 'image/png', base64: Buffer.alloc(LIMIT, 7).toString('base64') },
    ],
    [
      'a compressed one',
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      zlib.gzipSync(LONG),
      { content_type: 'application/json', text: LONG.slice(0, LIMIT) },
    ],
    [
      'one that stays large when compressed',
      { 'content-type': 'text/plain', 'content-encoding': 'br' },
      zlib.brotliCompressSync('ab'.repeat(20_000_000)),
      { content_type: 'text/plain', text: 'ab'.repeat(LIMIT / 2) },
    ],
  ]
  for (const [title, headers, body, marker] of CUT) {
    it(`is cut and marked, never passed off as the whole: ${title} [M17]`, async () => {
      const registry = await start(
        (_req, res) => void res.writeHead(200, { ...headers, 'cache-control': 'max-age=60' }).end(body),
      )
      for (let time = 0; time < 2; time++) {
        const called = await registry.call('api', 'x')
        expect([called.status, called.headers.get('x-truncated')]).to.deep.equal([200, 'true'])
        expect(called.body).to.deep.equal({ truncated: true, bytes: LIMIT, ...marker })
        // A part is never kept as an answer.
        expect(called.headers.get('x-cache')).to.equal('miss')
      }
    })
  }

  it('has the limit of its entry, and is whole when it just fits [M17]', async () => {
    const body = JSON.stringify('x'.repeat(LIMIT))
    const registry = await start(
      (_req, res) => void res.writeHead(200, { 'content-type': JSON_TYPE }).end(body),
      `      max_result_bytes: ${body.length}\n`,
    )
    const called = await registry.call('api', 'x')
    expect([called.headers.get('x-truncated'), called.body]).to.deep.equal([null, 'x'.repeat(LIMIT)])
  })

  it('without end is read up to the limit only, and its service is told [M17]', async () => {
    let written = 0
    let isClosed = false
    const endless = createServer((req, res) => {
      if (req.url === '/openapi.json') return void res.end(JSON.stringify(DESCRIPTION))
      res.writeHead(200, { 'content-type': 'text/plain' })
      const chunk = Buffer.alloc(64 * 1024, 120)
      const write = () => {
        while (!isClosed && res.write(chunk)) written += chunk.length
      }
      res.on('drain', write).on('close', () => (isClosed = true))
      write()
    })
    await new Promise<void>(resolve => endless.listen(0, '127.0.0.1', resolve))
    open.push({ close: async () => (endless.closeAllConnections(), void endless.close()) })
    const { port } = endless.address() as AddressInfo
    const registry = await startRegistry(`services:\n  - api: { url: "http://127.0.0.1:${port}/openapi.json" }\n`, {
      registry: { max_result_bytes: LIMIT },
    })
    open.push(registry)
    await registry.ready('api')
    const called = await registry.call('api', 'x')
    expect(called.body).to.deep.equal({
      truncated: true,
      content_type: 'text/plain',
      bytes: LIMIT,
      text: 'x'.repeat(LIMIT),
    })
    await until(() => isClosed)
    // What the sockets in between hold, and no more.
    expect(written).to.be.below(64 * 1024 * 1024)
  })

  it('of a failing service still shows its status [M17, R17]', async () => {
    const registry = await start((_req, res) => void res.writeHead(400, { 'content-type': JSON_TYPE }).end(LONG))
    const called = await registry.call('api', 'x')
    expect([called.status, called.headers.get('x-upstream-status')]).to.deep.equal([400, '400'])
    expect((called.body as { detail: { body: string } }).detail.body).to.equal(LONG.slice(0, 2000))
  })
})
