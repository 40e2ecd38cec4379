import { expect } from 'chai'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'
import { text } from '../support/memory/schemas.ts'

const PRIMITIVE = 'blue x'
const LIST = ['blue', 'bl,ack']
const OBJECT = { R: 100, G: 'a&b' }
const SCHEMAS = new Map<unknown, object>([
  [PRIMITIVE, { type: 'string' }],
  [LIST, { type: 'array', items: { type: 'string' } }],
  [OBJECT, { type: 'object' }],
])

/** Place, style, explode, value and what arrives: the tables of OpenAPI § Style Values, with values to encode. */
const STYLES: [place: string, style: string, explode: boolean | undefined, value: unknown, sent: string][] = [
  ['path', 'simple', undefined, PRIMITIVE, '/blue%20x'],
  ['path', 'simple', false, LIST, '/blue,bl%2Cack'],
  ['path', 'simple', true, LIST, '/blue,bl%2Cack'],
  ['path', 'simple', false, OBJECT, '/R,100,G,a%26b'],
  ['path', 'simple', true, OBJECT, '/R=100,G=a%26b'],
  ['path', 'label', undefined, PRIMITIVE, '/.blue%20x'],
  ['path', 'label', false, LIST, '/.blue,bl%2Cack'],
  ['path', 'label', true, LIST, '/.blue.bl%2Cack'],
  ['path', 'label', false, OBJECT, '/.R,100,G,a%26b'],
  ['path', 'label', true, OBJECT, '/.R=100.G=a%26b'],
  ['path', 'matrix', undefined, PRIMITIVE, '/;color=blue%20x'],
  ['path', 'matrix', false, LIST, '/;color=blue,bl%2Cack'],
  ['path', 'matrix', true, LIST, '/;color=blue;color=bl%2Cack'],
  ['path', 'matrix', false, OBJECT, '/;color=R,100,G,a%26b'],
  ['path', 'matrix', true, OBJECT, '/;R=100;G=a%26b'],
  ['query', 'form', undefined, PRIMITIVE, '?color=blue%20x'],
  ['query', 'form', undefined, LIST, '?color=blue&color=bl%2Cack'],
  ['query', 'form', false, LIST, '?color=blue,bl%2Cack'],
  ['query', 'form', undefined, OBJECT, '?R=100&G=a%26b'],
  ['query', 'form', false, OBJECT, '?color=R,100,G,a%26b'],
  ['query', 'spaceDelimited', false, LIST, '?color=blue%20bl%2Cack'],
  ['query', 'spaceDelimited', undefined, LIST, '?color=blue%20bl%2Cack'],
  ['query', 'spaceDelimited', false, OBJECT, '?color=R%20100%20G%20a%26b'],
  ['query', 'pipeDelimited', undefined, LIST, '?color=blue%7Cbl%2Cack'],
  ['query', 'pipeDelimited', false, OBJECT, '?color=R%7C100%7CG%7Ca%26b'],
  ['query', 'deepObject', true, OBJECT, '?color[R]=100&color[G]=a%26b'],
  ['query', 'deepObject', undefined, OBJECT, '?color[R]=100&color[G]=a%26b'],
  ['header', 'simple', undefined, PRIMITIVE, 'blue x'],
  ['header', 'simple', false, LIST, 'blue,bl,ack'],
  ['header', 'simple', false, OBJECT, 'R,100,G,a&b'],
  ['header', 'simple', true, OBJECT, 'R=100,G=a&b'],
  ['cookie', 'form', undefined, PRIMITIVE, 'color=blue%20x'],
  ['cookie', 'form', undefined, LIST, 'color=blue; color=bl%2Cack'],
  ['cookie', 'form', false, LIST, 'color=blue,bl%2Cack'],
  ['cookie', 'form', undefined, OBJECT, 'R=100; G=a%26b'],
  ['cookie', 'form', false, OBJECT, 'color=R,100,G,a%26b'],
  ['cookie', 'cookie', undefined, LIST, 'color=blue; color=bl,ack'],
]

const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more })
const strings = { type: 'array', items: { type: 'string' } }

/** What tables of styles do not show: parameters of one operation, its arguments, the raw target that arrives. */
const CASES: [title: string, path: string, parameters: object[], args: object, url: string][] = [
  [
    'nested objects and lists of a deep object in brackets [R5]',
    '/x',
    [query('f', { type: 'object' }, { style: 'deepObject' })],
    { f: { a: { b: 1 }, c: ['x', 'y'], d: [{ e: 1 }, { e: 2 }] } },
    '/x?f[a][b]=1&f[c][]=x&f[c][]=y&f[d][0][e]=1&f[d][1][e]=2',
  ],
  [
    'names and values of a deep object encoded, its brackets not [R5]',
    '/x',
    [query('f', { type: 'object' }, { style: 'deepObject' })],
    { f: { 'a b&': '1=2' } },
    '/x?f[a%20b%26]=1%3D2',
  ],
  [
    'a list with style deepObject in empty brackets [R5]',
    '/x',
    [query('e', strings, { style: 'deepObject' })],
    { e: ['a', 'b'] },
    '/x?e[]=a&e[]=b',
  ],
  [
    'pipes repeated when exploded [R4]',
    '/x',
    [query('t', strings, { style: 'pipeDelimited', explode: true })],
    { t: ['a', 'b'] },
    '/x?t=a&t=b',
  ],
  [
    'nothing for an empty list [R4]',
    '/x',
    [query('t', strings), query('u', strings, { explode: false })],
    { t: [], u: [] },
    '/x',
  ],
  [
    'true and false, an empty text, numbers as they are [R18]',
    '/x',
    [
      query('a', { type: 'boolean' }),
      query('b', { type: 'boolean' }),
      query('c', text),
      query('d', { type: 'number' }),
    ],
    { a: true, b: false, c: '', d: 1.5 },
    '/x?a=true&b=false&c=&d=1.5',
  ],
  [
    'null as empty where the schema allows it [R18]',
    '/x',
    [query('a', { type: 'string', nullable: true })],
    { a: null },
    '/x?a=',
  ],
  [
    'an empty value where allowEmptyValue says so',
    '/x',
    [query('flag', { type: 'boolean' }, { allowEmptyValue: true })],
    { flag: '' },
    '/x?flag=',
  ],
  [
    'reserved characters where allowReserved says so',
    '/x',
    [query('u', text, { allowReserved: true }), query('v', text)],
    { u: "http://h/p?q=(a)'b;c,d@e!$*[]", v: 'a/b' },
    "/x?u=http://h/p?q=(a)'b;c,d@e!$*[]&v=a%2Fb",
  ],
  [
    'but never what would end the value, with allowReserved',
    '/x',
    [query('u', text, { allowReserved: true })],
    { u: 'a&b=c#d+e f%' },
    '/x?u=a%26b=c%23d%2Be%20f%25',
  ],
  [
    'a content parameter as JSON',
    '/x',
    [{ name: 'c', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } }],
    { c: { a: [1, 'ü'] } },
    '/x?c=%7B%22a%22%3A%5B1%2C%22%C3%BC%22%5D%7D',
  ],
  [
    'a content parameter in the path as JSON',
    '/{c}',
    [{ name: 'c', in: 'path', required: true, content: { 'application/json': { schema: { type: 'object' } } } }],
    { c: { a: 1 } },
    '/%7B%22a%22%3A1%7D',
  ],
  [
    'every reserved character of a path value [R9]',
    '/a/{p}/b',
    [{ name: 'p', in: 'path', required: true, schema: text }],
    { p: ":/?#[]@!$&'()*+,;=%\\ ü" },
    '/a/%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%5C%20%C3%BC/b',
  ],
  [
    'dots within a path value [R10]',
    '/files/{p}.txt',
    [{ name: 'p', in: 'path', required: true, schema: text }],
    { p: 'a..b.c' },
    '/files/a..b.c.txt',
  ],
  [
    'several placeholders of one segment, each its own value [R10]',
    '/inputs/{input}/{in}-{put}:run',
    ['input', 'in', 'put'].map(name => ({ name, in: 'path', required: true, schema: text })),
    { input: '00000', in: 'x', put: '$&' },
    '/inputs/00000/x-%24%26:run',
  ],
  [
    'a placeholder twice [R10]',
    '/{a}/again/{a}',
    [{ name: 'a', in: 'path', required: true, schema: text }],
    { a: '1' },
    '/1/again/1',
  ],
  ['a placeholder that nobody described [R10]', '/of/{owner}', [], { owner: 'me' }, '/of/me'],
  ['a query of the path template before its own', '/x?version=2', [query('a', text)], { a: '1' }, '/x?version=2&a=1'],
  ['no fragment of the path template', '/x#Action=List', [query('a', text)], { a: '1' }, '/x?a=1'],
  ['what no path may hold of the template encoded', '/x y/ü', [], {}, '/x%20y/%C3%BC'],
  [
    'a parameter named with brackets',
    '/x',
    [query('ids[]', strings)],
    { 'ids[]': ['1', '2'] },
    '/x?ids%5B%5D=1&ids%5B%5D=2',
  ],
  [
    'one name in path and query, each its own argument [R1, R12]',
    '/x/{id}',
    [{ name: 'id', in: 'path', required: true, schema: text }, query('id', text)],
    { id: 'p', query_id: 'q' },
    '/x/p?id=q',
  ],
]

const operations = [
  ...STYLES.map(([place, style, explode, value], index) => ({
    path: place === 'path' ? `/style${index}/{color}` : `/style${index}`,
    parameters: [
      {
        name: 'color',
        in: place,
        style,
        ...(explode !== undefined && { explode }),
        ...(place === 'path' && { required: true }),
        schema: SCHEMAS.get(value),
      },
    ],
  })),
  ...CASES.map(([, path, parameters], index) => ({ path: `/case${index}${path}`, parameters })),
]
const DESCRIPTION = describeService(
  Object.fromEntries(
    operations.map(({ path, parameters }, index) => [
      path,
      { get: { operationId: `operation_${index}`, parameters, responses: jsonResponse() } },
    ]),
  ),
  { openapi: '3.0.3' },
)

describe('a parameter of an OpenAPI operation', () => {
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    service = await startRecordingService(DESCRIPTION)
    registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`)
    await registry.ready('api')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })
  const sent = async (index: number, args: object) => {
    service.requests.splice(0)
    const called = await registry.call('api', `operation_${index}`, args)
    expect(called.status, JSON.stringify(called.body)).to.equal(200)
    return service.requests[0]!
  }

  STYLES.forEach(([place, style, explode, value, expected], index) => {
    const kind = Array.isArray(value) ? 'list' : typeof value === 'object' ? 'object' : 'text'
    it(`in ${place}, style ${style}, explode ${explode ?? 'by default'}: a ${kind} [R4, R5, R13]`, async () => {
      const { url, headers } = await sent(index, { color: value })
      const arrived = {
        path: url.slice(`/style${index}`.length),
        query: url.slice(`/style${index}`.length),
        header: headers.color,
        cookie: headers.cookie,
      }
      expect(arrived[place as 'path']).to.equal(expected)
    })
  })

  CASES.forEach(([title, , , args, url], index) => {
    it(`sends ${title}`, async () => {
      const request = await sent(STYLES.length + index, args)
      expect(request.url).to.equal(`/case${index}${url}`)
    })
  })
})

describe('a parameter of Swagger 2.0', () => {
  const list = (name: string, place: string, collectionFormat?: string) => ({
    name,
    in: place,
    type: 'array',
    items: { type: 'string' },
    ...(place === 'path' && { required: true }),
    ...(collectionFormat && { collectionFormat }),
  })
  const FORMATS: [format: string | undefined, place: string, sent: string][] = [
    [undefined, 'query', '?v=a,b%2C'],
    ['csv', 'query', '?v=a,b%2C'],
    ['ssv', 'query', '?v=a%20b%2C'],
    ['tsv', 'query', '?v=a%09b%2C'],
    ['pipes', 'query', '?v=a%7Cb%2C'],
    ['multi', 'query', '?v=a&v=b%2C'],
    ['csv', 'path', '/a,b%2C'],
    ['pipes', 'path', '/a%7Cb%2C'],
    ['csv', 'header', 'a,b,'],
    ['pipes', 'header', 'a|b,'],
    ['csv', 'formData', 'v=a,b%2C'],
    ['multi', 'formData', 'v=a&v=b%2C'],
    ['pipes', 'formData', 'v=a%7Cb%2C'],
  ]
  let service: RecordingService
  let registry: RunningRegistry

  before(async () => {
    const paths = FORMATS.map(([format, place], index) => [
      place === 'path' ? `/f${index}/{v}` : `/f${index}`,
      {
        post: {
          operationId: `f${index}`,
          parameters: [list('v', place, format)],
          responses: { 200: { description: 'ok' } },
        },
      },
    ])
    service = await startRecordingService({
      swagger: '2.0',
      info: { title: 't', version: '1' },
      paths: Object.fromEntries(paths),
    })
    registry = await startRegistry(`services:\n  - old: { url: "${service.url}/openapi.json" }\n`)
    await registry.ready('old')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })

  FORMATS.forEach(([format, place, expected], index) => {
    it(`joins a list in ${place} by collectionFormat ${format ?? 'of its default'} [R4, R5, S10]`, async () => {
      service.requests.splice(0)
      const called = await registry.call('old', `f${index}`, { v: ['a', 'b,'] })
      expect(called.status, JSON.stringify(called.body)).to.equal(200)
      const { url, headers, body } = service.requests[0]!
      const arrived = { path: url.slice(`/f${index}`.length), header: headers.v, formData: body }
      expect(arrived[place as 'path'] ?? arrived.path).to.equal(expected)
    })
  })
})
