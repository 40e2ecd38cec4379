import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import type { JsonObject } from '../../src/lib/json.ts'
import { createCatalogue } from '../../src/registry/catalogue/catalogue.ts'
import { toApiRecord } from '../../src/registry/catalogue/api-record.ts'
import { compileArgumentCheck } from '../../src/registry/schema/validate-arguments.ts'
import { describeTools, type DescribedTool } from '../../src/registry/sources/openapi/describe-tools.ts'
import { describeService, jsonResponse } from '../support/recording-service.ts'

const describe_ = (
  document: object,
  options: { maxSchemaBytes?: number; override?: object; include?: string[] } = {},
) =>
  describeTools(document as JsonObject, {
    entry: {
      api_overrides: options.override ? [options.override as never] : [],
      ...(options.include && { include: options.include }),
    },
    base: 'https://service.example/openapi.json',
    maxSchemaBytes: options.maxSchemaBytes ?? 32 * 1024,
  })

/** The tool of one POST with this body and answer. */
function toolWith(
  body: object,
  more: { schemas?: object; openapi?: string; answer?: object; maxSchemaBytes?: number; type?: string } = {},
): DescribedTool {
  const document = describeService(
    {
      '/thing': {
        post: {
          operationId: 'send',
          requestBody: { required: true, content: { [more.type ?? 'application/json']: { schema: body } } },
          responses: jsonResponse(more.answer ?? {}),
        },
      },
    },
    { openapi: more.openapi ?? '3.0.3', components: { schemas: more.schemas ?? {} } },
  )
  return describe_(document, more).tools[0]!
}

/** Compiled as clients do; whether it takes the arguments. */
const takes = (tool: DescribedTool) => {
  const validate = new Ajv2020({ strict: false, logger: false }).compile(tool.inputSchema)
  const check = compileArgumentCheck(tool.inputSchema)
  return (args: JsonObject) => {
    const isValid = validate(args)
    expect(check(args).length === 0, 'the check of calls and the schema agree').to.equal(isValid)
    return isValid
  }
}

const fields = (tool: DescribedTool) => tool.inputSchema.properties as Record<string, JsonObject>

describe('the schemas of an OpenAPI tool', () => {
  it('tell what generators call the allowed values, where they say more than the values do [S7]', () => {
    const tool = toolWith({
      type: 'object',
      properties: {
        state: {
          type: 'integer',
          enum: [0, 1],
          'x-enum-varnames': ['PumpIdle', 'PumpInUse'],
          description: 'The state',
        },
        grade: { enum: ['a', 'b'], 'x-enumNames': { a: 'First', b: 'Second' } },
        role: { enum: ['head_cook', 'cook'], 'x-enum-varnames': ['RoleHeadCook', 'RoleCook'] },
      },
    })
    expect(fields(tool).state).to.include({ description: 'The state. 0 = Idle, 1 = In Use' })
    expect(fields(tool).grade).to.include({ description: 'a = First, b = Second' })
    expect(fields(tool).role).to.not.have.property('description')
  })

  it('keep types, formats and choices, and say their constraints in words [S7]', () => {
    const tool = toolWith({
      type: 'object',
      properties: {
        count: { type: 'integer', format: 'int32', minimum: 1, maximum: 10, exclusiveMaximum: true },
        kind: { type: 'string', enum: ['a', 'b', 'a'] },
        code: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z\\-\\_]+$' },
        tags: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, uniqueItems: true },
        whole: { allOf: [{ type: 'string', format: 'date' }], description: 'A day' },
        mixed: { type: 'integer', enum: ['1', '2'] },
        twice: {
          allOf: [
            { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] },
            { properties: { a: { minimum: 3 } } },
          ],
        },
      },
    })
    const constraints = Object.fromEntries(tool.parameters.map(one => [one.name, one.constraints]))
    expect(constraints).to.deep.include({
      count: ['format: int32', '>= 1', '< 10'],
      kind: ['must be one of: [a, b]'],
      code: ['length >= 2', 'length <= 4', 'matches pattern: ^[a-z\\-_]+$'],
      tags: ['min items: 1', 'items must be unique', 'items: format: uuid'],
      whole: ['format: date'],
    })
    expect(fields(tool).whole).to.deep.equal({ type: 'string', format: 'date', description: 'A day' })
    expect(fields(tool).twice).to.deep.equal({
      type: 'object',
      properties: { a: { type: 'integer', minimum: 3 } },
      required: ['a'],
    })
    const fits = takes(tool)
    expect(fits({ code: 'a-_b', mixed: '1', count: 9 })).to.equal(true)
    expect(fits({ count: 1.5 })).to.equal(false)
    expect(fits({ count: 10 })).to.equal(false)
  })

  it('take what is valid where a description contradicts itself [S3]', () => {
    const tool = toolWith({
      type: 'object',
      properties: {
        literal: { type: 'string', pattern: '/^[a-z]+$/' },
        closed: { type: 'object', required: ['gone', 'a'], properties: { a: {} }, additionalProperties: false },
        never: { type: 'number', multipleOf: 0 },
      },
    })
    const fits = takes(tool)
    expect(fits({ literal: 'abc', closed: { a: 1 }, never: 3 })).to.equal(true)
    expect(fits({ literal: 'ABC' })).to.equal(false)
    expect(fits({ closed: {} })).to.equal(false)
  })

  const NULLABLE: [title: string, schema: object, type: unknown][] = [
    ['of a type', { type: 'string', nullable: true }, ['string', 'null']],
    ['with choices', { type: 'string', enum: ['a'], nullable: true }, ['string', 'null']],
    ['of Swagger', { type: 'integer', 'x-nullable': true }, ['integer', 'null']],
    ['of 3.1', { type: ['integer', 'null'] }, ['integer', 'null']],
  ]
  for (const [title, schema, type] of NULLABLE)
    it(`take null where they are nullable: ${title} [S4]`, () => {
      const tool = toolWith({ type: 'object', properties: { value: schema, other: { type: 'string' } } })
      expect(fields(tool).value!.type).to.deep.equal(type)
      const fits = takes(tool)
      expect([fits({ value: null }), fits({ other: null })]).to.deep.equal([true, false])
    })

  it('take null for a nullable reference, union or allOf [S4]', () => {
    const tool = toolWith(
      {
        type: 'object',
        properties: {
          reference: { $ref: '#/components/schemas/A', nullable: true },
          union: { oneOf: [{ type: 'integer' }, { $ref: '#/components/schemas/A' }], nullable: true },
          all: { allOf: [{ $ref: '#/components/schemas/A' }], nullable: true },
          strict: { $ref: '#/components/schemas/A' },
        },
      },
      { schemas: { A: { type: 'object', properties: { a: { type: 'string' } } } } },
    )
    const fits = takes(tool)
    for (const name of ['reference', 'union', 'all']) expect(fits({ [name]: null }), name).to.equal(true)
    expect(fits({ strict: null })).to.equal(false)
  })

  it('leave out what only the other side writes, wherever it stands, also from what is required [S8]', () => {
    const schemas = {
      Base: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { $ref: '#/components/schemas/Id' }, name: { type: 'string' } },
      },
      Id: { type: 'integer', readOnly: true },
      Full: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', required: ['id', 'secret'], properties: { secret: { type: 'string', writeOnly: true } } },
        ],
      },
    }
    const full = { $ref: '#/components/schemas/Full' }
    const tool = toolWith({ type: 'object', required: ['item'], properties: { item: full } }, { schemas, answer: full })
    expect(fields(tool).item).to.deep.include({ required: ['name', 'secret'] })
    expect(fields(tool).item!.properties).to.have.all.keys('name', 'secret')
    expect(tool.outputSchema).to.have.property('properties').with.all.keys('id', 'name')
    expect(tool.outputSchema).to.have.property('required').that.does.not.include('secret')
    expect(takes(tool)({ item: { name: 'n', secret: 's' } })).to.equal(true)
  })

  it('says what a list in an answer holds, by the name of its schema', () => {
    const schemas = {
      Parcel: { type: 'object', properties: { id: { type: 'string' } } },
      Crate: { type: 'object', title: 'A crate', properties: { id: { type: 'string' } } },
    }
    const titleOf = (name: string) => {
      const answer = { type: 'object', properties: { rows: { type: 'array', items: ref(name) } } }
      const { properties } = toolWith({ type: 'object' }, { schemas, answer }).outputSchema as {
        properties: { rows: { items: { title?: string } } }
      }
      return properties.rows.items.title
    }
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect([titleOf('Parcel'), titleOf('Crate')]).to.deep.equal(['Parcel', 'A crate'])
  })

  describe('with subtypes', () => {
    const Pet = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' }, name: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    }
    const Cat = {
      allOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'object', properties: { lives: { type: 'integer' } } }],
    }
    const Dog = {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { type: 'object', required: ['tricks'], properties: { tricks: { type: 'array', items: { type: 'string' } } } },
      ],
    }

    it('by a discriminator list and take the fields of each [S9]', () => {
      const tool = toolWith({ $ref: '#/components/schemas/Pet' }, { schemas: { Pet, Cat, Dog } })
      expect(tool.parameters.map(({ name, required }) => [name, required])).to.deep.equal([
        ['kind', true],
        ['name', false],
        ['lives', false],
        ['tricks', false],
      ])
      const fits = takes(tool)
      expect(fits({ kind: 'cat', lives: 9 })).to.equal(true)
      expect(fits({ kind: 'dog', tricks: ['roll'], unheard: 1 })).to.equal(true)
      expect(fits({ kind: 'cat', lives: 'nine' })).to.equal(false)
      expect(fits({ lives: 9 })).to.equal(false)
    })

    it('do not show the fields of siblings in a subtype itself [S9]', () => {
      const tool = toolWith({ $ref: '#/components/schemas/Cat' }, { schemas: { Pet, Cat, Dog } })
      expect(tool.parameters.map(({ name }) => name)).to.deep.equal(['kind', 'name', 'lives'])
    })

    it('by a union pass whole, also where several of them fit [S9] [S3]', () => {
      const tool = toolWith(
        {
          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
          discriminator: { propertyName: 'kind' },
        },
        { schemas: { Pet, Cat, Dog } },
      )
      expect(tool.inputSchema).to.not.have.any.keys('oneOf', 'anyOf', 'allOf')
      const fits = takes(tool)
      expect(fits({ body: { kind: 'dog', tricks: ['sit'], lives: 1 } })).to.equal(true)
      expect(fits({ body: { kind: 'dog', tricks: 'sit', lives: 'x' } })).to.equal(false)
    })
  })

  const ROOTS: [title: string, schema: object, type?: string][] = [
    ['a union', { oneOf: [{ type: 'object', properties: { a: {} } }, { type: 'string' }] }],
    [
      'any of several',
      { anyOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object', properties: { a: {}, b: {} } },
    ],
    ['all of a union', { allOf: [{ anyOf: [{ type: 'object' }, { type: 'array' }] }] }],
    ['a list', { type: 'array', items: { type: 'integer' } }],
    ['a text', { type: 'string' }],
    ['anything', {}],
    ['true', true as unknown as object],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }],
    ['an enumeration', { enum: [{ a: 1 }, 'b'] }],
    ['a negation', { not: { type: 'string' } }],
    [
      'nonsense',
      { type: 'strin', required: 'a', properties: [], items: 3, enum: [], pattern: '(', minimum: 'x', allOf: {} },
    ],
    ['a list in a form', { type: 'array' }, 'multipart/form-data'],
    ['a text in XML', { type: 'object', properties: { a: {} } }, 'application/xml'],
  ]
  for (const [title, schema, type] of ROOTS)
    it(`are objects at their root and compile when the body is ${title} [S3]`, () => {
      const { inputSchema } = toolWith(schema, { type })
      expect(inputSchema).to.include({ type: 'object' })
      expect(inputSchema).to.not.have.any.keys('oneOf', 'anyOf', 'allOf', 'not', 'enum', '$ref')
      new Ajv2020({ strict: false, logger: false }).compile(inputSchema)
      JSON.stringify(inputSchema)
    })

  describe('that contain themselves', () => {
    const SCHEMAS = {
      Tree: {
        type: 'object',
        required: ['value'],
        properties: {
          value: { type: 'integer' },
          children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        },
      },
      Left: { type: 'object', properties: { right: { $ref: '#/components/schemas/Right' } } },
      Right: {
        allOf: [
          { $ref: '#/components/schemas/Left' },
          { type: 'object', properties: { left: { $ref: '#/components/schemas/Left' } } },
        ],
      },
      Self: { allOf: [{ $ref: '#/components/schemas/Self' }] },
      Alias: { $ref: '#/components/schemas/Alias' },
      Map: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Map' } },
    }
    for (const name of Object.keys(SCHEMAS))
      it(`stay finite, can be written out and checked: ${name} [S1]`, () => {
        const schema = { type: 'object', properties: { item: { $ref: `#/components/schemas/${name}` } } }
        const tool = toolWith(schema, { schemas: SCHEMAS, answer: { $ref: `#/components/schemas/${name}` } })
        expect(JSON.stringify([tool.inputSchema, tool.outputSchema, tool.parameters]).length).to.be.below(10_000)
        expect(takes(tool)({ item: name === 'Map' ? { a: { b: {} } } : { value: 1 } })).to.equal(true)
        const catalogue = createCatalogue()
        catalogue.setTools('svc', 'source', [tool], () => Promise.reject(new Error('never called')))
        JSON.stringify(toApiRecord(catalogue.toolsOf('svc')[0]!))
      })

    it('are still checked inside [S1]', () => {
      const tool = toolWith({ $ref: '#/components/schemas/Tree' }, { schemas: SCHEMAS })
      const fits = takes(tool)
      expect(fits({ value: 1, children: [{ value: 2, children: [{ value: 3 }] }] })).to.equal(true)
      expect(fits({ value: 1, children: [{ value: 2, children: [{}] }] })).to.equal(false)
    })
  })

  describe('that are large', () => {
    /** Wide and deep: 6 fields on each of 6 levels, each with a long description. */
    const level = (depth: number): JsonObject => ({
      type: 'object',
      description: 'd'.repeat(200),
      required: ['f0'],
      properties: Object.fromEntries(
        Array.from({ length: 6 }, (_, index) => [
          `f${index}`,
          depth ? level(depth - 1) : { type: 'integer', description: 'x'.repeat(50) },
        ]),
      ),
    })
    const deepest = (depth: number): unknown => (depth < 0 ? 1 : { f0: deepest(depth - 1) })

    for (const bytes of [2048, 8 * 1024, 32 * 1024])
      it(`keep to ${bytes} bytes: names, types and what is required stay, and all that was valid [S6]`, () => {
        const tool = toolWith(level(5), { maxSchemaBytes: bytes, answer: level(5) })
        const { inputSchema, outputSchema } = tool
        expect(Buffer.byteLength(JSON.stringify(inputSchema))).to.be.at.most(bytes)
        expect(Buffer.byteLength(JSON.stringify(outputSchema))).to.be.at.most(bytes)
        expect(Object.keys(fields(tool))).to.deep.equal(['f0', 'f1', 'f2', 'f3', 'f4', 'f5'])
        expect(inputSchema.required).to.deep.equal(['f0'])
        for (const field of Object.values(fields(tool))) expect(field.type).to.equal('object')
        const fits = takes(tool)
        expect(fits(deepest(5) as JsonObject)).to.equal(true)
        expect(fits({ f0: 'no object' })).to.equal(false)
        expect(fits({})).to.equal(false)
      })

    it('take what was valid also where they were cut inside of a negation, a union or a closed part [S6]', () => {
      const body = {
        type: 'object',
        properties: {
          ...(level(5).properties as JsonObject),
          never: { type: 'object', properties: { a: { not: level(4) } } },
          one: {
            oneOf: [
              { ...level(4), required: ['f1'] },
              { ...level(4), required: ['f2'] },
            ],
          },
          closed: { allOf: [level(4)], unevaluatedProperties: false },
        },
      }
      const tool = toolWith(body, { maxSchemaBytes: 4096, openapi: '3.1.0' })
      const fits = takes(tool)
      for (const args of [{ never: { a: 'text' } }, { one: { f1: deepest(3) } }, { closed: { f0: deepest(3) } }])
        expect(fits(args as JsonObject), JSON.stringify(args)).to.equal(true)
    })

    it('with thousands of arguments keep their names and types [S6]', () => {
      const properties = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, level(1)]))
      const tool = toolWith({ type: 'object', properties }, { maxSchemaBytes: 1024 })
      expect(Object.keys(fields(tool))).to.have.length(500)
      expect(fields(tool).field499).to.deep.equal({ type: 'object' })
    })
  })

  it('of one operation only change its digest when something it is made of changes [X8]', () => {
    const document = (limit: number, other: string, child: string) =>
      describeService(
        {
          '/a': {
            get: {
              operationId: 'a',
              parameters: [{ $ref: '#/components/parameters/Limit' }],
              responses: jsonResponse({ $ref: '#/components/schemas/Node' }),
            },
          },
          '/b': { get: { operationId: 'b', summary: other, responses: jsonResponse() } },
        },
        {
          components: {
            parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: limit } } },
            schemas: {
              Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Next' } } },
              Next: {
                type: 'object',
                properties: { node: { $ref: '#/components/schemas/Node' }, child: { type: child } },
              },
            },
          },
        },
      )
    const digests = (...facts: [number, string, string]) => describe_(document(...facts)).tools.map(tool => tool.digest)
    const [a, b] = digests(1, 'one', 'string')
    expect(digests(1, 'one', 'string')).to.deep.equal([a, b])
    expect(digests(1, 'two', 'string')[0]).to.equal(a)
    expect(digests(1, 'two', 'string')[1]).to.not.equal(b)
    expect(digests(2, 'one', 'string')).to.deep.equal([digests(2, 'one', 'string')[0], b])
    expect(digests(2, 'one', 'string')[0]).to.not.equal(a)
    expect(digests(1, 'one', 'integer')[0], 'through a circle').to.not.equal(a)
  })
})

describe('the operations of an OpenAPI description', () => {
  const documentOf = (paths: Record<string, object>) => describeService(paths)
  const PATHS: Record<string, object> = {
    '/b': { get: { operationId: 'same' }, post: { operationId: 'same' } },
    '/a': { get: { operationId: 'same' }, delete: { operationId: 'Legal-id_1' } },
    '/x/{id}': { get: {}, put: { operationId: 'a long id with spaces, dots. and ünïcode' } },
    '/x/{name}': { get: {} },
    '/x/{id}/': { get: {} },
    '/x-y': { get: {} },
    '/x/y': { get: {} },
    '/y': { get: { operationId: 'get_z' } },
    '/z': { get: {} },
  }
  const named = (paths: Record<string, object>, aliasLength?: number) => {
    const { tools, notes } = describe_(documentOf(paths))
    const catalogue = createCatalogue({ aliasLength })
    catalogue.setTools('svc', 'source', tools, () => Promise.reject(new Error('never called')))
    const names = catalogue
      .toolsOf('svc')
      .map(({ tool, name, alias }) => [`${tool.method} ${tool.path}`, { name, alias }] as const)
    return { names: Object.fromEntries(names), notes, catalogue }
  }

  it('have the same names whatever the order that the description is written in [N1] [N3] [N5]', () => {
    const { names } = named(PATHS)
    const entries = Object.entries(PATHS)
    for (let turn = 1; turn < entries.length; turn++) {
      const turned = Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)].toReversed())
      expect(named(turned).names).to.deep.equal(names)
    }
    const all = Object.values(names)
    expect(new Set(all.map(({ name }) => name)).size).to.equal(12)
    expect(new Set(all.map(({ alias }) => alias)).size).to.equal(12)
  })

  it('keep a legal id word for word, and are called by method and whole path without one [N4] [N5]', () => {
    const { names } = named(PATHS)
    expect(names['DELETE /a']).to.deep.equal({ name: 'svc_Legal-id_1', alias: 'svc_Legal-id_1' })
    expect(names['GET /y']!.name).to.equal('svc_get_z')
    expect(names['GET /z']!.name).to.match(/^svc_get_z_[0-9a-f]{8}$/)
    expect(names['GET /x/{name}']!.name).to.equal('svc_get_x_name')
    for (const place of ['GET /x/{id}', 'GET /x/{id}/'])
      expect(names[place]!.name).to.match(/^svc_get_x_id_[0-9a-f]{8}$/)
  })

  it('are by method and path where the id is a digest, which the service file may still name [N5]', () => {
    const digest = '9b7be2b4ed0b2e4f9e1c8a4f5a3d2c1b'
    const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const description = 'All boats.'
    const document = documentOf({
      '/api/boats': { get: { operationId: digest }, post: { operationId: uuid } },
      '/api/crew': { get: { operationId: 'deadbeef' }, post: { operationId: 'add_facade_2024' } },
      '/api/feed': { get: { operationId: 'f'.repeat(32) } },
    })
    const { tools, notes } = describe_(document, { override: { operation_id: digest, description } })
    const names = ['get_api_boats', 'post_api_boats', 'deadbeef', 'add_facade_2024', 'f'.repeat(32)]
    expect(tools.map(({ name }) => name)).to.deep.equal(names)
    expect(tools[0]).to.include({ description })
    expect(notes).to.deep.equal([])
    const included = describe_(document, { include: [digest, 'get_api_crew'] })
    expect(included.tools.map(({ name }) => name)).to.deep.equal(['get_api_boats'])
    expect(included.notes.join()).to.contain('get_api_crew')
  })

  it('of one id are all registered, and reported [N6]', () => {
    const { names, notes } = named(PATHS)
    expect(names['GET /a']!.name).to.equal('svc_same')
    for (const place of ['GET /b', 'POST /b']) {
      expect(names[place]!.name).to.match(/^svc_same_[0-9a-f]{8}$/)
      expect(notes.join('\n')).to.contain(`operation id same is used twice; ${place} is registered as`)
    }
  })

  for (const length of [24, 64, 128])
    it(`have aliases of at most ${length} legal characters, and are found by both names [N1] [N2]`, () => {
      const long = Object.fromEntries(
        [...'ab'].map(end => [`/${end}`, { get: { operationId: `${'long name! '.repeat(20)}${end}` } }]),
      )
      const { catalogue } = named({ ...PATHS, ...long }, length)
      for (const { name, alias } of catalogue.toolsOf('svc')) {
        expect(alias).to.match(/^[a-zA-Z_][a-zA-Z0-9_-]*$/)
        expect(alias.length).to.be.at.most(length)
        expect(catalogue.find('svc', alias)).to.equal(catalogue.find('svc', name))
      }
    })

  it('are secured by the description, by their own word, or not at all [A-25]', () => {
    const security = (own?: object[]) => ({ get: own ? { security: own } : {} })
    const document = (global: object[] | undefined) => ({
      ...documentOf({
        '/global': security(),
        '/none': security([]),
        '/optional': security([{ key: [] }, {}]),
        '/own': security([{ mutual: [] }]),
        '/several': security([{ key: [], mutual: [] }]),
      }),
      ...(global && { security: global }),
      components: {
        securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'k' }, mutual: { type: 'mutualTLS' } },
      },
    })
    const secured = (global?: object[]) => describe_(document(global)).tools.map(tool => tool.secure)
    expect(secured([{ key: [] }])).to.deep.equal([true, false, false, true, true])
    expect(secured([{ key: [] }, {}])).to.deep.equal([false, false, false, true, true])
    expect(secured()).to.deep.equal([false, false, false, true, true])
  })
})
