import { expect } from 'chai'
import { stringify } from 'yaml'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { readDocument } from '../../src/registry/sources/openapi/read-document.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { closeAfterEach } from '../support/close-after-each.ts'

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const bodyOf = (schema: object, type = 'application/json') => ({ required: true, content: { [type]: { schema } } })

describe('an OpenAPI document', () => {
  const keep = closeAfterEach()
  const start = async (
    description: object | string | ((url: string) => object | string),
    {
      fields = '',
      files = {},
      registry: settings = {},
    }: { fields?: string; files?: Record<string, unknown>; registry?: Record<string, unknown> } = {},
  ): Promise<[RecordingService, RunningRegistry]> => {
    const service = keep(
      await startRecordingService(description, (request, response) => {
        const file = files[request.url.slice(1)]
        if (file === undefined) return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        response.end(typeof file === 'string' ? file : JSON.stringify(file))
      }),
    )
    const registry = keep(
      await startRegistry(`services:\n  - pets:\n      url: ${service.url}/openapi.json\n${fields}`, {
        registry: settings,
      }),
    )
    await until(async () => (await registry.application('pets'))!.state !== 'connecting')
    return [service, registry]
  }
  const notesOf = async (registry: RunningRegistry) =>
    (await registry.get<{ services: Record<string, { notes: string[] }> }>('/status')).services.pets!.notes.join('\n')

  describe('of version 3.2', () => {
    const document = {
      openapi: '3.2.0',
      $self: '/descriptions/pets.json',
      info: { title: 'Pets', version: '1' },
      servers: [{ url: '/api', name: 'live' }],
      tags: [{ name: 'cats', parent: 'pets', kind: 'nav' }, { name: 'pets' }],
      paths: {
        '/pets': {
          query: {
            operationId: 'queryPets',
            tags: ['cats'],
            requestBody: {
              required: true,
              content: { 'application/json': { $ref: '#/components/mediaTypes/Filter' } },
            },
            responses: {
              200: { content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Pet' } } } },
            },
          },
          get: {
            operationId: 'findPets',
            parameters: [
              {
                name: 'filter',
                in: 'querystring',
                content: {
                  'application/x-www-form-urlencoded': {
                    schema: { type: 'object', properties: { name: { type: 'string' }, tags: { type: 'array' } } },
                  },
                },
              },
            ],
            responses: jsonResponse(),
          },
          additionalOperations: {
            COPY: {
              operationId: 'copyPets',
              requestBody: { content: { 'application/jsonl': { itemSchema: { $ref: '#/components/schemas/Pet' } } } },
              responses: jsonResponse(),
            },
            GET: { operationId: 'notThisOne', responses: jsonResponse() },
          },
        },
      },
      components: {
        mediaTypes: {
          Filter: { schema: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } } },
        },
        schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
        securitySchemes: {
          device: {
            type: 'oauth2',
            flows: {
              deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/d', tokenUrl: 'https://a.example/t' },
            },
          },
        },
      },
      security: [{ device: [] }],
    }

    it('has QUERY, further methods, whole query strings, shared media types, items of sequences and nested tags [S10] [R14]', async () => {
      const [service, registry] = await start(document)
      const records = await registry.records('pets')
      expect(Object.keys(records).sort()).to.deep.equal(['pets_copyPets', 'pets_findPets', 'pets_queryPets'])
      const query = records.pets_queryPets!
      expect([query.method, query.secure, query.tags, query.read_only]).to.deep.equal([
        'QUERY',
        true,
        ['cats', 'pets'],
        true,
      ])
      expect(query.parameters.map(({ name, required }) => [name, required])).to.deep.equal([['kind', true]])
      expect(query.response_schemas.success).to.deep.equal([{ name: 'string' }])
      await registry.call('pets', 'queryPets', { kind: 'cat' })
      await registry.call('pets', 'findPets', { filter: { name: 'a b', tags: ['x', 'y'] } })
      await registry.call('pets', 'copyPets', { body: [{ name: 'a' }, { name: 'b' }] })
      expect(service.requests.map(({ method, url, body }) => [method, url, body])).to.deep.equal([
        ['QUERY', '/api/pets', '{"kind":"cat"}'],
        ['GET', '/api/pets?name=a%20b&tags=x&tags=y', ''],
        ['COPY', '/api/pets', '{"name":"a"}\n{"name":"b"}\n'],
      ])
    })
  })

  describe('of version 2.0', () => {
    const document = {
      swagger: 2.0,
      info: { title: 'Pets', version: '1' },
      basePath: '/v2/',
      consumes: ['application/json'],
      produces: ['application/json'],
      securityDefinitions: { basic: { type: 'basic' } },
      security: [{ basic: [] }],
      parameters: {
        Pet: { name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
        Trace: { name: 'X-Trace', in: 'header', type: 'array', items: { type: 'string' } },
        Note: { name: 'note', in: 'formData', type: 'string', required: true },
      },
      responses: { Pet: { description: 'a pet', schema: { $ref: '#/definitions/Pet' } } },
      paths: {
        '/pets/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, type: 'integer' }, { $ref: '#/parameters/Trace' }],
          put: {
            operationId: 'put',
            parameters: [{ $ref: '#/parameters/Pet' }],
            responses: { 200: { $ref: '#/responses/Pet' } },
          },
          post: {
            operationId: 'note',
            security: [],
            consumes: ['application/x-www-form-urlencoded'],
            parameters: [{ $ref: '#/parameters/Note' }],
            responses: { 204: { description: 'done' } },
          },
          delete: { operationId: 'bad', parameters: [{ $ref: '#/parameters/Gone' }], responses: {} },
        },
        '/shared': {
          parameters: [{ name: 'list', in: 'body', schema: { type: 'array', items: { type: 'integer' } } }],
          post: { operationId: 'shared', responses: {} },
        },
      },
      definitions: {
        Pet: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, born: { type: 'string', format: 'date', 'x-nullable': true } },
        },
      },
    }
    for (const [how, text] of [
      ['JSON', JSON.stringify(document)],
      ['YAML', stringify(document)],
    ] as const)
      it(`as ${how} has its shared parameters, bodies, forms, responses and security [S10] [R8]`, async () => {
        const [service, registry] = await start(text)
        const records = await registry.records('pets')
        expect(Object.keys(records)).to.deep.equal(['pets_put', 'pets_note', 'pets_shared'])
        expect(await notesOf(registry)).to.contain('DELETE /pets/{id} is skipped')
        expect([records.pets_put!.secure, records.pets_note!.secure]).to.deep.equal([true, false])
        expect(records.pets_put!.parameters.map(({ name, in: place }) => `${place} ${name}`)).to.deep.equal([
          'path id',
          'header X-Trace',
          'body name',
          'body born',
        ])
        expect(records.pets_put!.response_schemas.success).to.deep.equal({ name: 'string', born: 'string' })
        await registry.call('pets', 'put', { id: 1, 'X-Trace': ['a', 'b'], name: 'Rex', born: null })
        await registry.call('pets', 'note', { id: 2, note: 'a b' })
        await registry.call('pets', 'shared', { body: [1, 2] })
        expect(service.requests.map(({ url, body }) => [url, body])).to.deep.equal([
          ['/v2/pets/1', '{"name":"Rex","born":null}'],
          ['/v2/pets/2', 'note=a+b'],
          ['/v2/shared', '[1,2]'],
        ])
        expect(service.requests[0]!.headers['x-trace']).to.equal('a,b')
      })
  })

  describe('with references', () => {
    const typesOf = async (registry: RunningRegistry, tool: string) => {
      const record = (await registry.records('pets'))[`pets_${tool}`]!
      return Object.fromEntries(record.parameters.map(({ name, type }) => [name, type]))
    }

    it('to parameters, bodies, responses, path items and escaped names resolves them [S2] [R8]', async () => {
      const [service, registry] = await start(
        describeService(
          {
            '/shared/{id}': { $ref: '#/components/pathItems/Shared' },
            '/nested': {
              post: {
                operationId: 'nested',
                requestBody: bodyOf({
                  type: 'object',
                  properties: {
                    slash: { $ref: '#/components/schemas/a~1b' },
                    percent: { $ref: '#/components/schemas/c%20d' },
                    inner: { $ref: '#/components/schemas/a~1b/properties/deep' },
                    first: { $ref: '#/paths/~1shared~1%7Bid%7D/parameters/0/schema' },
                  },
                }),
                responses: { 200: { $ref: '#/components/responses/Ok' } },
              },
            },
          },
          {
            openapi: '3.1.0',
            components: {
              pathItems: {
                Shared: {
                  parameters: [{ $ref: '#/components/parameters/Id' }],
                  put: {
                    operationId: 'shared',
                    requestBody: { $ref: '#/components/requestBodies/Note' },
                    responses: jsonResponse(),
                  },
                },
              },
              parameters: { Id: idParameter },
              requestBodies: { Note: bodyOf({ type: 'object', properties: { note: { type: 'string' } } }) },
              responses: { Ok: jsonResponse({ type: 'object', properties: { done: { type: 'boolean' } } })[200] },
              schemas: {
                'a/b': { type: 'object', properties: { deep: { type: 'boolean' } } },
                'c d': { type: 'number' },
              },
            },
          },
        ),
      )
      expect(await typesOf(registry, 'shared')).to.deep.equal({ id: 'integer', note: 'string' })
      expect(await typesOf(registry, 'nested')).to.deep.equal({
        slash: 'object',
        percent: 'number',
        inner: 'boolean',
        first: 'integer',
      })
      const record = (await registry.records('pets')).pets_nested!
      expect(record.response_schemas.success).to.deep.equal({ done: 'boolean' })
      await registry.call('pets', 'shared', { id: 5, note: 'n' })
      expect(service.requests.map(({ url, body }) => [url, body])).to.deep.equal([['/shared/5', '{"note":"n"}']])
    })

    it('by $id, $anchor, $dynamicRef and pointers that start at the schema itself still has valid schemas [S2]', async () => {
      const [service, registry] = await start(
        describeService(
          {
            '/a': {
              post: {
                operationId: 'send',
                requestBody: bodyOf({
                  type: 'object',
                  properties: {
                    own: { type: 'integer' },
                    same: { $ref: '#/properties/own' },
                    local: { $ref: '#/$defs/Local' },
                    named: { $ref: '#Named' },
                    identified: { $ref: 'https://schemas.example/tree' },
                    dynamic: { $dynamicRef: '#node' },
                    unknown: { $ref: '#/components/schemas/Gone', description: 'not there' },
                    narrow: { $ref: '#Named', maxLength: 2 },
                  },
                  $defs: { Local: { type: 'boolean' } },
                }),
                responses: jsonResponse(),
              },
            },
          },
          {
            openapi: '3.1.0',
            components: {
              schemas: {
                Text: { $anchor: 'Named', type: 'string' },
                Tree: {
                  $id: 'https://schemas.example/tree',
                  $dynamicAnchor: 'node',
                  type: 'object',
                  properties: { next: { $dynamicRef: '#node' }, again: { $ref: '#' } },
                },
              },
            },
          },
        ),
      )
      expect(await typesOf(registry, 'send')).to.deep.equal({
        own: 'integer',
        same: 'integer',
        local: 'boolean',
        named: 'string',
        identified: 'object',
        dynamic: 'object',
        unknown: 'any',
        narrow: 'string',
      })
      const called = (args: object) => registry.call('pets', 'send', args).then(({ status }) => status)
      expect(
        await called({ same: 1, local: true, named: 'long', identified: { next: { next: {} } }, unknown: [1] }),
      ).to.equal(200)
      for (const wrong of [{ same: 'x' }, { local: 1 }, { identified: { next: 3 } }, { narrow: 'long' }])
        expect(await called(wrong), JSON.stringify(wrong)).to.equal(422)
      expect(service.requests).to.have.length(1)
    })

    it('that lead nowhere has those operations skipped by name, the others registered [S3]', async () => {
      const [, registry] = await start(
        describeService({
          '/good': { get: { operationId: 'good', responses: jsonResponse({ $ref: '#/components/schemas/Gone' }) } },
          '/bad': {
            get: { operationId: 'bad', parameters: [{ $ref: '#/components/parameters/Gone' }], responses: {} },
          },
          '/worse': { post: { operationId: 'worse', requestBody: { $ref: '#/components/requestBodies/Gone' } } },
          '/missing': { $ref: '#/components/pathItems/Gone' },
          'no-slash': { get: { operationId: 'noSlash', responses: {} } },
        }),
      )
      expect(Object.keys(await registry.records('pets'))).to.deep.equal(['pets_good'])
      const notes = await notesOf(registry)
      for (const text of [
        "GET /bad is skipped: '#/components/parameters/Gone' leads nowhere",
        "POST /worse is skipped: '#/components/requestBodies/Gone' leads nowhere",
        "/missing is skipped: '#/components/pathItems/Gone' leads nowhere",
        "GET no-slash is skipped: the path does not begin with '/'",
      ])
        expect(notes).to.contain(text)
    })
  })

  it('with a query in its paths sends it once, and its placeholders filled [R10]', async () => {
    const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } })
    const [service, registry] = await start(
      describeService({
        '/described?q={q}&fixed=1': { get: { operationId: 'described', parameters: [query('q')], responses: {} } },
        '/undescribed?q={q}#part': { get: { operationId: 'undescribed', parameters: [query('more')], responses: {} } },
      }),
    )
    await registry.call('pets', 'described', { q: 'a b' })
    await registry.call('pets', 'described')
    await registry.call('pets', 'undescribed', { q: 'x&y', more: 'm' })
    expect(service.requests.map(({ url }) => url)).to.deep.equal([
      '/described?fixed=1&q=a%20b',
      '/described?fixed=1',
      '/undescribed?q=x%26y&more=m',
    ])
  })

  describe('in several files', () => {
    const FILES = {
      'paths/pet.yaml': stringify({
        parameters: [{ $ref: '../common.json#/parameters/Id' }],
        put: {
          operationId: 'putPet',
          requestBody: bodyOf({ $ref: '../schemas/pet.json' }),
          responses: jsonResponse({ $ref: '../openapi.json#/components/schemas/Answer' }),
        },
      }),
      'common.json': { parameters: { Id: idParameter } },
      'schemas/pet.json': {
        type: 'object',
        required: ['name'],
        properties: { name: { $ref: '#/definitions/Name' }, friend: { $ref: 'pet.json' } },
        definitions: { Name: { type: 'string', maxLength: 5 } },
      },
    }
    const ROOT = describeService(
      {
        '/pets/{id}': { $ref: 'paths/pet.yaml' },
        '/open': { get: { operationId: 'open', responses: jsonResponse() } },
      },
      { components: { schemas: { Answer: { type: 'object', properties: { ok: { type: 'boolean' } } } } } },
    )

    for (const [how, options] of [
      ['its entry', { fields: '      external_references: true\n      auth: { type: bearer, value: secret-1 }\n' }],
      [
        'the setting',
        { fields: '      auth: { type: bearer, value: secret-1 }\n', registry: { external_references: true } },
      ],
    ] as const)
      it(`is put together when ${how} asks for it, with the credentials of the service [X7] [R15]`, async () => {
        const [service, registry] = await start(ROOT, { ...options, files: FILES })
        const fetched = service.requests.splice(0)
        expect(fetched.map(({ url }) => url).sort()).to.deep.equal([
          '/common.json',
          '/paths/pet.yaml',
          '/schemas/pet.json',
        ])
        expect(new Set(fetched.map(({ headers }) => headers.authorization))).to.deep.equal(new Set(['Bearer secret-1']))
        const record = (await registry.records('pets')).pets_putPet!
        expect(record.parameters.map(({ name, type, required }) => [name, type, required])).to.deep.equal([
          ['id', 'integer', true],
          ['name', 'string', true],
          ['friend', 'object', false],
        ])
        expect(record.response_schemas.success).to.deep.equal({ ok: 'boolean' })
        const called = await registry.call('pets', 'putPet', { id: 1, name: 'Rex', friend: { name: 'Kim' } })
        expect([called.status, service.requests[0]!.body]).to.deep.equal([
          200,
          '{"name":"Rex","friend":{"name":"Kim"}}',
        ])
        expect((await registry.call('pets', 'putPet', { id: 1, name: 'too long' })).status).to.equal(422)
      })

    it('is not fetched unless asked for; what needs the other files is skipped by name [X7]', async () => {
      const [service, registry] = await start(ROOT, { files: FILES })
      expect(Object.keys(await registry.records('pets'))).to.deep.equal(['pets_open'])
      expect(service.requests).to.deep.equal([])
      const notes = await notesOf(registry)
      expect(notes).to.contain(
        "reference 'paths/pet.yaml': references to other documents are followed only with external_references",
      )
      expect(notes).to.contain("/pets/{id} is skipped: 'paths/pet.yaml' is not followed")
      expect(notes.indexOf('references to other documents')).to.be.below(notes.indexOf('is skipped'))
    })

    it('never leads to another origin or to files, whatever is asked for [X7]', async () => {
      const other = keep(await startRecordingService({}))
      const reading = (reference: string) => ({
        post: { requestBody: bodyOf({ type: 'object', properties: { a: { $ref: reference } } }), responses: {} },
      })
      const [service, registry] = await start(
        describeService({
          '/origin': reading(`${other.url}/secret.json#/a`),
          '/file': reading('file:///etc/hostname'),
          '/data': reading('data:application/json,{}'),
          '/relative': reading('//metadata.invalid/latest'),
          '/answer': { get: { operationId: 'answer', responses: jsonResponse({ $ref: `${other.url}/answer.json` }) } },
        }),
        { fields: '      external_references: true\n' },
      )
      expect(Object.keys(await registry.records('pets'))).to.deep.equal(['pets_answer'])
      expect([...service.requests, ...other.requests, ...other.descriptions]).to.deep.equal([])
      const notes = await notesOf(registry)
      expect(notes).to.contain(
        `POST /origin is skipped: reference '${other.url}/secret.json#/a': references to other origins`,
      )
      expect(notes).to.contain("POST /file is skipped: reference 'file:///etc/hostname': references to file:")
      expect(notes).to.contain('POST /data is skipped')
      expect(notes).to.contain('POST /relative is skipped')
    })

    it('is not led to another origin by a redirect [X7]', async () => {
      const other = keep(await startRecordingService({}))
      const service = keep(
        await startRecordingService(
          describeService({ '/a': { post: { requestBody: bodyOf({ $ref: 'moved.json' }), responses: {} } } }),
          (_request, response) => void response.writeHead(302, { location: `${other.url}/secret.json` }).end(),
        ),
      )
      const registry = keep(
        await startRegistry(`services:\n  - pets: { url: "${service.url}/openapi.json", external_references: true }\n`),
      )
      await registry.ready('pets')
      expect([service.requests.length, other.requests.length]).to.deep.equal([1, 0])
      expect(await notesOf(registry)).to.contain("POST /a is skipped: reference 'moved.json': it answered 302")
    })

    it('ends at a depth and a size [X7] [X10]', async () => {
      const files = Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `f${index}.json`,
          { type: 'object', properties: { a: { $ref: `f${index + 1}.json` } } },
        ]),
      )
      const root = describeService({
        '/deep': { post: { operationId: 'deep', requestBody: bodyOf({ $ref: 'f0.json' }), responses: {} } },
        '/big': { post: { operationId: 'big', requestBody: bodyOf({ $ref: 'big.json' }), responses: {} } },
      })
      const [service, registry] = await start(root, {
        files: { ...files, 'big.json': { description: 'x'.repeat(50_000) } },
        registry: { external_references: true, max_description_bytes: 20_000 },
      })
      expect(Object.keys(await registry.records('pets'))).to.deep.equal([])
      expect(service.requests.length).to.be.below(15)
      const notes = await notesOf(registry)
      expect(notes).to.contain('POST /deep is skipped').and.to.contain('10 documents behind one another')
      expect(notes).to.contain("reference 'big.json'")
    })
  })

  describe('that is made to exhaust us', () => {
    const YAML_BOMB = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...[...'bcdefghi'].map(
        (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`,
      ),
    ].join('\n')
    const BOMBS: [title: string, text: string, why: RegExp][] = [
      ['YAML aliases of aliases', YAML_BOMB, /alias/i],
      [
        'one large YAML anchor, repeated',
        `a: &a ${JSON.stringify(Array(2000).fill(1))}\nb: [${Array(900).fill('*a').join(',')}]`,
        /aliases repeat/,
      ],
      ['a YAML alias to what it stands in', 'a: &a\n  b: *a\n', /aliases repeat/],
      ['deep JSON', '['.repeat(100_000), /nests deeper/],
      ['deep JSON objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, /nests deeper/],
      ['deep YAML flow', `a: ${'['.repeat(30_000)}`, /nests deeper/],
      [
        'deep YAML blocks',
        Array.from({ length: 3000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
        /nests deeper/,
      ],
      ['deep YAML lists', `${'- '.repeat(20_000)}a`, /nests deeper/],
      ['complex YAML keys', `${'? '.repeat(400)}a`, /nests deeper/],
    ]
    for (const [title, text, why] of BOMBS)
      it(`by ${title} is refused at once [X10]`, () => {
        const started = performance.now()
        expect(() => readDocument(text, 1_000_000)).to.throw(why)
        expect(performance.now() - started).to.be.below(5000)
      })

    it('by its size is refused, by URL and as a file [X10]', async () => {
      const [service, registry] = await start(describeService({}, { 'x-large': 'x'.repeat(50_000) }), {
        registry: { max_description_bytes: 10_000 },
      })
      expect((await registry.application('pets'))!.message).to.equal(
        `Failed to fetch OpenAPI schema from ${service.url}/openapi.json`,
      )
      const { services } = await registry.get<{ services: Record<string, { last_error: string }> }>('/status')
      expect(services.pets!.last_error).to.contain('10000 bytes')
    })

    it('keeps merge keys and aliases that are meant [X10]', () => {
      expect(readDocument('x: &x\n  p: 1\ny:\n  <<: *x\n  q: 2\nz: *x\n', 1000)).to.deep.equal({
        x: { p: 1 },
        y: { p: 1, q: 2 },
        z: { p: 1 },
      })
    })
  })
})
