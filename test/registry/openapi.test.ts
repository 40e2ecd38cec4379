import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { stringify } from 'yaml'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { closeAfterEach } from '../support/close-after-each.ts'

const pet = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    name: { type: 'string', maxLength: 20 },
    kind: { type: 'string', enum: ['cat', 'dog'] },
  },
}

const THREE = (openapi: string) => ({
  openapi,
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      get: { operationId: 'getPet', summary: 'One pet', responses: jsonResponse({ $ref: '#/components/schemas/Pet' }) },
    },
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: { $ref: '#/components/requestBodies/Pet' },
        responses: {
          201: {
            description: 'made',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
        },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } } },
    requestBodies: {
      Pet: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
    },
    schemas: { Pet: pet },
  },
})

const TWO = {
  swagger: '2.0',
  info: { title: 'Pets', version: '1' },
  basePath: '/v2',
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        summary: 'One pet',
        parameters: [{ $ref: '#/parameters/Id' }],
        responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/Pet' } } },
      },
    },
    '/pets': {
      post: {
        operationId: 'addPet',
        parameters: [{ name: 'pet', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } }],
        responses: { 201: { description: 'made', schema: { $ref: '#/definitions/Pet' } } },
      },
    },
    '/search': {
      get: {
        operationId: 'search',
        parameters: [
          { name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
          { name: 'ids', in: 'query', type: 'array', items: { type: 'integer' } },
        ],
        responses: { 200: { description: 'ok' } },
      },
    },
    '/upload': {
      post: {
        operationId: 'upload',
        consumes: ['multipart/form-data'],
        parameters: [
          { name: 'file', in: 'formData', type: 'file', required: true },
          { name: 'note', in: 'formData', type: 'string' },
        ],
        responses: { 200: { description: 'ok' } },
      },
    },
  },
  parameters: { Id: { name: 'id', in: 'path', required: true, type: 'integer', minimum: 1 } },
  definitions: { Pet: pet },
}

describe('an OpenAPI description', () => {
  const keep = closeAfterEach()
  const start = async (
    description: object | string | ((url: string) => object),
    fields = '',
    options = {},
  ): Promise<[RecordingService, RunningRegistry]> => {
    const service = keep(await startRecordingService(description))
    const registry = keep(
      await startRegistry(`services:\n  - pets:\n      url: ${service.url}/openapi.json\n${fields}`, options),
    )
    await registry.ready('pets')
    return [service, registry]
  }

  const VERSIONS: [title: string, description: object | string, base: string][] = [
    ['3.0 as JSON', THREE('3.0.3'), ''],
    ['3.1 as JSON', THREE('3.1.0'), ''],
    ['3.0 as YAML', stringify(THREE('3.0.3')), ''],
    ['2.0 as JSON', TWO, '/v2'],
    ['2.0 as YAML', stringify(TWO), '/v2'],
  ]
  for (const [title, description, base] of VERSIONS) {
    it(`of version ${title} gives the same records and calls [S10] [R8] [A-01] [A-21] [A-22] [A-23] [A-24] [A-60]`, async () => {
      const [service, registry] = await start(description)
      const records = await registry.records('pets')
      const record = records.pets_getPet!
      expect(record).to.deep.include({
        app_name: 'pets',
        api_name: 'pets_getPet',
        path: '/pets/{id}',
        method: 'GET',
        secure: false,
        description: 'One pet',
        read_only: true,
        kind: 'api',
      })
      expect(record.parameters.map(({ schema: _schema, ...rest }) => rest)).to.deep.equal([
        { name: 'id', type: 'integer', required: true, description: '', constraints: ['>= 1'], in: 'path' },
      ])
      expect(record.response_schemas).to.deep.equal({
        success: { id: 'integer', name: 'string', kind: 'string' },
        failure: {},
      })
      expect(record.output_schema).to.deep.equal(pet)
      const body = records.pets_addPet!.parameters.map(({ name, required, constraints }) => [
        name,
        required,
        constraints,
      ])
      expect(body).to.deep.equal([
        ['id', true, ['format: int64']],
        ['name', false, ['length <= 20']],
        ['kind', false, ['must be one of: [cat, dog]']],
      ])
      await registry.call('pets', 'getPet', { id: 7 })
      await registry.call('pets', 'addPet', { id: 8, kind: 'cat' })
      expect(service.requests.map(({ method, url, body: sent }) => [method, url, sent])).to.deep.equal([
        ['GET', `${base}/pets/7`, ''],
        ['POST', `${base}/pets`, '{"id":8,"kind":"cat"}'],
      ])
    })
  }

  it('of version 2.0 keeps collection formats and form fields [S10]', async () => {
    const [service, registry] = await start(TWO)
    await registry.call('pets', 'search', { tags: ['a', 'b'], ids: [1, 2] })
    expect(service.requests[0]!.url).to.equal('/v2/search?tags=a&tags=b&ids=1,2')
    const called = await registry.call('pets', 'upload', { file: 'hello', note: 'n' })
    expect([called.status, service.requests[1]!.headers['content-type']?.split(';')[0]]).to.deep.equal([
      200,
      'multipart/form-data',
    ])
    expect(service.requests[1]!.body).to.contain('filename="file"').and.to.contain('hello')
  })

  it('may be a file, by path or file: URL', async () => {
    const service = keep(await startRecordingService({}))
    const registry = keep(await startRegistry(''))
    const file = join(registry.folder, 'pets.yaml')
    writeFileSync(
      file,
      stringify({
        ...THREE('3.0.3'),
        servers: [{ url: `${service.url}/{stage}`, variables: { stage: { default: 'live' } } }],
      }),
    )
    writeFileSync(
      registry.registryFile,
      `services:\n  - one: { url: "${file}" }\n  - two: { url: "${pathToFileURL(file)}" }\n`,
    )
    expect((await registry.post('/reload', {})).status).to.equal(200)
    await registry.ready('one', 'two')
    await registry.call('one', 'getPet', { id: 1 })
    await registry.call('two', 'getPet', { id: 2 })
    expect(service.requests.map(({ url }) => url)).to.deep.equal(['/live/pets/1', '/live/pets/2'])
  })

  it('that contains itself stays finite and self-contained [S1]', async () => {
    const node = {
      type: 'object',
      properties: {
        value: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
        parent: { $ref: '#/components/schemas/Node' },
      },
    }
    const [service, registry] = await start(
      describeService(
        {
          '/tree': {
            get: { operationId: 'tree', responses: jsonResponse({ $ref: '#/components/schemas/Node' }) },
            post: {
              operationId: 'grow',
              requestBody: {
                required: true,
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
              },
              responses: jsonResponse(),
            },
          },
        },
        { components: { schemas: { Node: node } } },
      ),
    )
    const record = (await registry.records('pets')).pets_tree!
    expect(record.output_schema).to.have.nested.property('$defs.Node.properties.children.items.$ref', '#/$defs/Node')
    expect(record.response_schemas.success).to.deep.include({ value: 'string' })
    expect(
      (await registry.call('pets', 'grow', { value: 'a', children: [{ value: 'b', children: [] }] })).status,
    ).to.equal(200)
    expect((await registry.call('pets', 'grow', { children: [{ value: 1 }] })).status).to.equal(422)
    expect(service.requests).to.have.length(1)
  })

  it('has its readOnly fields left out of requests, writeOnly out of responses, nullable kept [S4] [S8]', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', nullable: true },
        password: { type: 'string', writeOnly: true },
      },
    }
    const [, registry] = await start(
      describeService({
        '/a': {
          post: {
            operationId: 'make',
            requestBody: { required: true, content: { 'application/json': { schema } } },
            responses: jsonResponse(schema),
          },
        },
      }),
    )
    const record = (await registry.records('pets')).pets_make!
    expect(record.parameters.map(({ name }) => name)).to.deep.equal(['name', 'password'])
    expect(record.response_schemas.success).to.deep.equal({ id: 'integer', name: 'string' })
    expect((await registry.call('pets', 'make', { name: null })).status).to.equal(200)
  })

  it('with a union as body passes it through and checks it [S3] [S9]', async () => {
    const union = {
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'string' } }, additionalProperties: false },
        { type: 'object', required: ['b'], properties: { b: { type: 'integer' } }, additionalProperties: false },
      ],
    }
    const [service, registry] = await start(
      describeService({
        '/u': {
          post: {
            operationId: 'send',
            requestBody: { required: true, content: { 'application/json': { schema: union } } },
            responses: jsonResponse(),
          },
        },
      }),
    )
    const schema = (await registry.records('pets')).pets_send!.input_schema!
    expect(schema.type).to.equal('object')
    expect(schema).to.not.have.any.keys('oneOf', 'anyOf', 'allOf')
    await registry.call('pets', 'send', { body: { b: 2 } })
    expect(service.requests[0]!.body).to.equal('{"b":2}')
    expect((await registry.call('pets', 'send', { body: { c: 2 } })).status).to.equal(422)
  })

  it('without operation ids gets stable names from method and path [N5]', async () => {
    const [, registry] = await start(
      describeService({
        '/accounts/{id}/titles': { get: { responses: jsonResponse() } },
        '/a-b': { get: { responses: jsonResponse() } },
        '/a/b': {
          get: { responses: jsonResponse() },
          post: { operationId: 'twice', responses: jsonResponse() },
          put: { operationId: 'twice', responses: jsonResponse() },
        },
      }),
    )
    const names = Object.keys(await registry.records('pets'))
    expect(names[0]).to.equal('pets_get_accounts_id_titles')
    expect(names.filter(name => /^pets_get_a_b_[0-9a-f]{8}$/.test(name))).to.have.length(2)
    expect(names.filter(name => name.startsWith('pets_twice'))).to.have.length(2)
    expect((await registry.application('pets'))!.message).to.contain('operation id twice is used twice')
  })

  it('can be narrowed and changed by its entry [A-10] [A-11] [A-12] [A-13]', async () => {
    const description = describeService({
      '/a': {
        post: {
          operationId: 'make',
          summary: 'old',
          parameters: [
            { name: 'q', in: 'query', required: true, schema: { type: 'string' } },
            { name: 'r', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['x', 'y'],
                  properties: { x: { type: 'string' }, y: { type: 'string' } },
                },
              },
            },
          },
          responses: jsonResponse(),
        },
        get: { operationId: 'other', responses: jsonResponse() },
      },
    })
    const [service, registry] = await start(
      description,
      `      include: [make, gone]
      api_overrides:
        - operation_id: make
          description: Makes an A
          drop_request_body_parameters: [y]
          drop_query_parameters: [q]
`,
    )
    const records = await registry.records('pets')
    expect(Object.keys(records)).to.deep.equal(['pets_make'])
    expect(records.pets_make!.description).to.equal('Makes an A')
    expect(records.pets_make!.parameters.map(({ name }) => name)).to.deep.equal(['r', 'x'])
    expect((await registry.application('pets'))!.message).to.contain('gone')
    expect((await registry.call('pets', 'make', { x: '1' })).status).to.equal(200)
    expect([service.requests[0]!.url, service.requests[0]!.body]).to.deep.equal(['/a', '{"x":"1"}'])
    expect((await registry.call('pets', 'make', { x: '1', y: '2' })).status).to.equal(422)
  })

  it('tells which operations are secured: by the whole description, by their own word, or only if one likes [A-25]', async () => {
    const operation = (security?: object) => ({ get: { ...(security && { security }), responses: jsonResponse() } })
    const [, registry] = await start(
      describeService(
        {
          '/global': operation(),
          '/open': operation([]),
          '/optional': operation([{}, { key: [] }]),
          '/own': operation([{ key: [] }]),
        },
        {
          security: [{ key: [] }],
          components: { securitySchemes: { key: { type: 'apiKey', name: 'X-Key', in: 'header' } } },
        },
      ),
    )
    const records = await registry.records('pets')
    const secure = Object.fromEntries(Object.values(records).map(record => [record.path, record.secure]))
    expect(secure).to.deep.equal({ '/global': true, '/open': false, '/optional': false, '/own': true })
  })

  it('may name servers for a path or an operation, absolute or relative [R14]', async () => {
    const [service, registry] = await start(url =>
      describeService(
        {
          '/one': { get: { operationId: 'one', responses: jsonResponse() } },
          '/two': { servers: [{ url: `${url}/other/` }], get: { operationId: 'two', responses: jsonResponse() } },
          '/three': { get: { operationId: 'three', servers: [{ url: 'own' }], responses: jsonResponse() } },
        },
        { servers: [{ url: '/api/v1' }] },
      ),
    )
    for (const tool of ['one', 'two', 'three']) await registry.call('pets', tool)
    expect(service.requests.map(({ url }) => url)).to.deep.equal(['/api/v1/one', '/other/two', '/own/three'])
  })

  const NOT_ONE: [title: string, content: string][] = [
    ['an HTML page', '<!doctype html><p>hello'],
    ['JSON of another kind', '{"hello":1}'],
    ['nothing', ''],
  ]
  for (const [title, content] of NOT_ONE) {
    it(`that is ${title} makes the service failed with the message of the specification [A-52]`, async () => {
      const service = keep(await startRecordingService(content))
      const url = `${service.url}/openapi.json`
      const registry = keep(await startRegistry(`services:\n  - pets: { url: "${url}" }\n`))
      await until(async () => (await registry.application('pets'))?.state === 'failed')
      expect((await registry.application('pets'))!.message).to.equal(`Failed to fetch OpenAPI schema from ${url}`)
      const { services } = await registry.get<{ services: Record<string, { last_error: string }> }>('/status')
      expect(services.pets!.last_error).to.contain('no OpenAPI description')
    })
  }
})
