import { expect } from 'chai'
import { upgradeSwagger } from '../../src/registry/sources/openapi/upgrade-swagger.ts'

/** Two tables as PostgREST describes them. */
const described = (host = 'db.example') =>
  upgradeSwagger(
    {
      swagger: '2.0',
      host,
      basePath: '/',
      schemes: ['http'],
      paths: { '/boats': { get: { parameters: [{ $ref: '#/parameters/rowFilter.boats.id' }, { $ref: '#/parameters/order' }] } } },
      definitions: {
        boats: {
          required: ['id', 'name', 'code'],
          properties: { id: { type: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' }, name: { type: 'string' }, code: { type: 'string', description: '<pk/>' } },
        },
      },
      parameters: {
        'rowFilter.boats.id': { name: 'id', in: 'query', type: 'string', description: 'Which boat' },
        order: { name: 'order', in: 'query', type: 'string', description: 'Ordering' },
      },
    },
    'http://db.example/',
  ) as any // oxfmt-ignore

describe('filters that begin with an operator', () => {
  const [id, order] = described().paths['/boats'].get.parameters
  it('say so, and take nothing else', () => {
    expect(id.description).to.match(/^Which boat An operator and a value/)
    const takes = (value: string) => new RegExp(id.schema.pattern, 'u').test(value)
    for (const value of ['eq.5', 'in.(1,2)', 'not.is.null', 'gte.10', 'like(any).{a*}']) expect(takes(value), value).to.equal(true)
    for (const value of ['5', 'empty', 'eq', 'equals.5', '']) expect(takes(value), value).to.equal(false)
  }) // oxfmt-ignore

  it('are no other parameters', () => expect(order.schema).to.deep.equal({ type: 'string' }))

  it('keys that the database counts up are not asked for, others are', () =>
    expect(described().components.schemas.boats.required).to.deep.equal(['name', 'code']))
})

describe('the host of a Swagger 2.0 description', () => {
  for (const [host, url] of [
    ['0.0.0.0:3000', '/'],
    ['[::]:3000', '/'],
    ['10.0.0.0:3000', 'http://10.0.0.0:3000/'],
    ['db.example', 'http://db.example/'],
  ] as const)
    it(`${host} leads to ${url}`, () => expect(described(host).servers).to.deep.equal([{ url }]))
})
