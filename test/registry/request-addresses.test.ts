import { expect } from 'chai'
import fc from 'fast-check'
import type { JsonObject } from '../../src/lib/json.ts'
import { buildRequest } from '../../src/registry/sources/openapi/build-request.ts'
import type { OperationModel, RequestArgument, Style } from '../../src/registry/sources/openapi/operation-model.ts'
import { operationModel } from '../support/operation-model.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const responses = jsonResponse()

describe('the address of a request', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const start = async (
    description: (url: string) => object,
    path: string,
    fields = '',
  ): Promise<[RecordingService, RunningRegistry]> => {
    const service = await startRecordingService(description, undefined, { path })
    const registry = await startRegistry(
      `services:\n  - api:\n      url: ${service.url}${path}\n${fields.replaceAll('$URL', service.url)}`,
    )
    open.push(service, registry)
    await registry.ready('api')
    return [service, registry]
  }

  /** The servers of the description, and the address that `/items` gets. The description is at `/docs/v1/openapi.json`. */
  const SERVERS: [title: string, servers: object[] | undefined, url: string, fields?: string][] = [
    ['without servers: the root of where the description is', undefined, '/items'],
    ['a relative server starts at the description', [{ url: 'api' }], '/docs/v1/api/items'],
    ['a relative server may go up', [{ url: '../v2/' }], '/docs/v2/items'],
    ['an absolute path as a server', [{ url: '/base/' }], '/base/items'],
    ['a single slash gives no double one', [{ url: '/' }], '/items'],
    ['several slashes at the end give no double one', [{ url: '/base//' }], '/base/items'],
    ['the first of several servers', [{ url: '/first' }, { url: '/second' }], '/first/items'],
    [
      'variables take their defaults',
      [
        {
          url: '/{stage}/{version}',
          variables: { stage: { default: 'live' }, version: { default: 'v3', enum: ['v3'] } },
        },
      ],
      '/live/v3/items',
    ],
    ['base_url of the entry wins', [{ url: '/base' }], '/other/items', '      base_url: $URL/other/\n'],
  ]
  for (const [title, servers, url, fields] of SERVERS) {
    it(`${title} [R14]`, async () => {
      const description = () =>
        describeService({ '/items': { get: { operationId: 'items', responses } } }, servers && { servers })
      const [service, registry] = await start(description, '/docs/v1/openapi.json', fields)
      expect((await registry.call('api', 'items')).status).to.equal(200)
      expect(service.requests.map(request => request.url)).to.deep.equal([url])
    })
  }

  it('servers of an operation go before those of its path, and these before those of the description [R14]', async () => {
    const at = (path: string) => [{ url: path }]
    const [service, registry] = await start(
      () =>
        describeService(
          {
            '/a': {
              servers: at('/of-path'),
              get: { operationId: 'a', servers: at('/of-operation'), responses },
              put: { operationId: 'b', responses },
            },
            '/c': { get: { operationId: 'c', responses } },
          },
          { servers: at('/of-description') },
        ),
      '/openapi.json',
    )
    for (const tool of ['a', 'b', 'c']) expect((await registry.call('api', tool)).status).to.equal(200)
    expect(service.requests.map(({ url }) => url)).to.deep.equal(['/of-operation/a', '/of-path/a', '/of-description/c'])
  })

  it('holds the parameters of its path, with those of the operation in front [R8]', async () => {
    const parameter = (name: string, place: string, type: string, more: object = {}) => ({
      name,
      in: place,
      schema: { type },
      ...more,
    })
    const [service, registry] = await start(
      () =>
        describeService(
          {
            '/{tenant}/items': {
              parameters: [
                { $ref: '#/components/parameters/tenant' },
                parameter('limit', 'query', 'integer'),
                parameter('X-Trace', 'header', 'string'),
              ],
              get: {
                operationId: 'items',
                parameters: [parameter('limit', 'query', 'string', { required: true })],
                responses,
              },
            },
          },
          { components: { parameters: { tenant: parameter('tenant', 'path', 'string', { required: true }) } } },
        ),
      '/openapi.json',
    )
    const { parameters } = (await registry.records('api')).api_items!
    expect(parameters.map(({ name, type, required }) => [name, type, required])).to.deep.equal([
      ['tenant', 'string', true],
      ['limit', 'string', true],
      ['X-Trace', 'string', false],
    ])
    expect((await registry.call('api', 'items', { tenant: 't', limit: 5 })).status).to.equal(422)
    await registry.call('api', 'items', { tenant: 't', limit: 'all', 'X-Trace': 'x' })
    const [request] = service.requests
    expect([request!.url, request!.headers['x-trace']]).to.deep.equal(['/t/items?limit=all', 'x'])
  })
})

describe('building a request, whatever the arguments', () => {
  const argument = (name: string, style: Style, explode: boolean): RequestArgument => ({
    argument: name,
    name,
    style,
    explode,
    allowReserved: false,
  })
  const build = (more: Partial<OperationModel>, args: JsonObject) => {
    const { origin, path } = buildRequest(operationModel(more), args, 'tool')
    return new URL(origin + path)
  }
  const text = () =>
    fc.string({
      unit: fc.oneof(
        fc.constantFrom('/', '.', '%', '?', '#', '\\', ' ', ';', '&', '=', ',', '[', 'ü', '😀'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
    })

  it('a path value stays one segment that means itself [R9, R10]', () => {
    fc.assert(
      fc.property(text(), value => {
        fc.pre(value !== '' && value !== '.' && value !== '..')
        const url = build({ path: ['/items/', argument('id', 'simple', false), '/end'] }, { id: value })
        const segments = url.pathname.split('/')
        expect(segments).to.have.length(5)
        expect([segments[2], decodeURIComponent(segments[3]!), segments[4]]).to.deep.equal(['items', value, 'end'])
        expect([url.origin, url.search, url.hash]).to.deep.equal(['http://a.test', '', ''])
      }),
    )
  })

  it('values of the query are read back as they were given [R4, R5]', () => {
    fc.assert(
      fc.property(
        text(),
        fc.array(text(), { minLength: 1 }),
        fc.dictionary(text(), text(), { minKeys: 1 }),
        (one, list, map) => {
          const url = build(
            {
              query: [
                argument('one', 'form', true),
                argument('list', 'form', true),
                argument('map', 'deepObject', true),
              ],
            },
            { one, list, map },
          )
          const found = [...url.searchParams]
          expect(found.filter(([name]) => name === 'one')).to.deep.equal([['one', one]])
          expect(found.filter(([name]) => name === 'list')).to.deep.equal(list.map(value => ['list', value]))
          expect(found.filter(([name]) => name.startsWith('map['))).to.deep.equal(
            Object.entries(map).map(([key, value]) => [`map[${key}]`, value]),
          )
          expect(found).to.have.length(1 + list.length + Object.keys(map).length)
        },
      ),
    )
  })

  it('lists that are joined are taken apart again [R4, R5]', () => {
    const DELIMITERS: [Style, string][] = [
      ['form', ','],
      ['spaceDelimited', '%20'],
      ['pipeDelimited', '%7C'],
    ]
    fc.assert(
      fc.property(fc.array(text(), { minLength: 1 }), fc.constantFrom(...DELIMITERS), (list, [style, delimiter]) => {
        // A blank within an item looks like the delimiter: descriptions choose a style that their values allow.
        fc.pre(style === 'form' || list.every(item => !/[ |]/.test(item)))
        const url = build({ query: [argument('list', style, false)] }, { list })
        const raw = url.search.slice('?list='.length)
        expect(raw.split(delimiter).map(decodeURIComponent)).to.deep.equal(list)
      }),
    )
  })

  it('headers and cookies hold no line break and no second cookie [X9]', () => {
    const options = {
      headers: [argument('X-A', 'simple', false)],
      cookies: [argument('c', 'form', true), argument('d', 'cookie', true)],
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\0', ';', ' ', 'ü', '=', '\u007f') }), value => {
        let built
        try {
          built = buildRequest(operationModel(options), { 'X-A': value, c: value, d: value }, 'tool')
        } catch (error) {
          expect(error).to.include({ code: 'ARGUMENTS_INVALID', status: 422 })
          expect(value).to.match(/[\r\n\0;\u007f]/)
          return
        }
        // oxlint-disable-next-line no-control-regex
        for (const sent of [built.headers['x-a']!, ...built.cookies.map(([, one]) => one)])
          expect(sent).to.not.match(/[\r\n\0\u007f]/)
        for (const [, one] of built.cookies) expect(one).to.not.contain(';')
      }),
    )
  })
})
