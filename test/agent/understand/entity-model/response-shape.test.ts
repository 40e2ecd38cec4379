import { expect } from 'chai'
import { findRecords, resolveSchema, typeOf } from '../../../../src/agent/understand/entity-model/response-shape.ts'

const BOOK = { type: 'object', properties: { id: { type: 'integer' }, title: { type: 'string' } } }
const list = { type: 'array', items: BOOK }
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties })
/** As Spring HATEOAS describes links. */
const LINKS = { type: 'object', additionalProperties: object({ href: { type: 'string' } }) }
const where = (schema: unknown) => {
  const found = findRecords(schema)
  return (
    found &&
    `${found.kind} at ${found.path.join('.') || 'top'}: ${Object.keys(found.item.properties as object).join(' ')}`
  )
}

describe('findRecords', () => {
  for (const [what, schema, expected] of [
    ['a bare array', list, 'list at top: id title'],
    ['an envelope', object({ items: list, total: { type: 'integer' } }), 'list at items: id title'],
    ['an envelope named after the records', object({ books: list }), 'list at books: id title'],
    [
      'an envelope in an envelope',
      object({ data: object({ books: list }), meta: object({ total: { type: 'integer' } }) }),
      'list at data.books: id title',
    ],
    ['HAL', object({ _embedded: object({ books: list }), _links: object({}) }), 'list at _embedded.books: id title'],
    [
      'HAL whose links are a map',
      object({ _embedded: object({ books: list }), _links: LINKS, page: object({ totalPages: { type: 'integer' } }) }),
      'list at _embedded.books: id title',
    ],
    [
      'a record of HAL whose links are a map, which has no key of its own',
      object({ title: { type: 'string' }, _links: LINKS }),
      'record at top: title id',
    ],
    ['links as a map beside a list', object({ books: list, links: LINKS }), 'list at books: id title'],
    ['a map of what is called links and is all there is', object({ links: LINKS }), 'list at links: id href'],
    [
      'a common envelope name before another list',
      object({ errors: { type: 'array', items: object({ message: { type: 'string' } }) }, data: list }),
      'list at data: id title',
    ],
    ['a nullable array', { anyOf: [{ type: 'null' }, list] }, 'list at top: id title'],
    ['type as a list', { type: ['array', 'null'], items: BOOK }, 'list at top: id title'],
    ['no type, only items', { items: BOOK }, 'list at top: id title'],
    ['a single record', BOOK, 'record at top: id title'],
    ['a record that owns a list', object({ id: { type: 'string' }, chapters: list }), 'record at top: id chapters'],
    [
      '$ref to $defs',
      {
        $ref: '#/$defs/Page',
        $defs: { Page: object({ items: { type: 'array', items: { $ref: '#/$defs/Book' } } }), Book: BOOK },
      },
      'list at items: id title',
    ],
    [
      '$ref to components',
      { type: 'array', items: { $ref: '#/components/schemas/Book' }, components: { schemas: { Book: BOOK } } },
      'list at top: id title',
    ],
    [
      'allOf',
      { type: 'array', items: { allOf: [BOOK, object({ year: { type: 'integer' } })] } },
      'list at top: id title year',
    ],
    ['oneOf with null', object({ items: { oneOf: [{ type: 'null' }, list] } }), 'list at items: id title'],
    ['a list of scalars', { type: 'array', items: { type: 'string' } }, undefined],
    ['a scalar', { type: 'string' }, undefined],
    ['an empty object', object({}), undefined],
    ['nothing', undefined, undefined],
    ['a text', 'books', undefined],
  ] as [string, unknown, string | undefined][])
    it(`finds the records in ${what}`, () => expect(where(schema)).to.equal(expected))

  it('takes the list that is called like its place, also beside a key of the answer itself', () => {
    const answer = object({ Id: { type: 'string' }, Status: { type: 'string' }, Books: list })
    expect(findRecords(answer, 'Books')).to.deep.include({ kind: 'list', path: ['Books'] })
    expect(findRecords(object({ id: { type: 'string' }, stock_items: list }), 'stock-items.json')?.path).to.deep.equal(['stock_items']) // oxfmt-ignore
    // A shelf with its books is a shelf.
    expect(findRecords(answer, 'shelves')?.kind).to.equal('record')
  })

  it('ends for a schema that refers to itself', () => {
    const category = object({ id: { type: 'string' }, name: { type: 'string' }, parent: { $ref: '#/$defs/Category' } })
    expect(where({ type: 'array', items: { $ref: '#/$defs/Category' }, $defs: { Category: category } })).to.equal(
      'list at top: id name parent',
    )
    expect(findRecords({ $ref: '#/$defs/A', $defs: { A: { $ref: '#/$defs/A' } } })).to.equal(undefined)
    expect(findRecords({ $ref: '#' })).to.equal(undefined)
  })

  it('prefers the records to a list of facets beside them', () => {
    const facets = { type: 'array', items: object({ value: { type: 'string' }, count: { type: 'integer' } }) }
    expect(where(object({ facets, results: list }))).to.equal('list at results: id title')
  })
})

describe('resolveSchema', () => {
  it('keeps what stands beside a $ref', () =>
    expect(
      resolveSchema(
        { $ref: '#/$defs/A', description: 'mine' },
        { $defs: { A: { type: 'string', description: 'its' } } },
      ),
    ).to.include({ type: 'string', description: 'mine' }))
  it('reads escaped names', () =>
    expect(resolveSchema({ $ref: '#/$defs/a~1b' }, { $defs: { 'a/b': { type: 'number' } } })).to.include({
      type: 'number',
    }))
  it('gives nothing for a $ref to nowhere', () => expect(resolveSchema({ $ref: '#/$defs/None' }, {})).to.deep.equal({}))
})

describe('typeOf', () => {
  for (const [schema, type] of [
    [{ type: ['null', 'integer'] }, 'integer'],
    [{ properties: {} }, 'object'],
    [{ items: {} }, 'array'],
    [{ enum: [1, 2] }, 'number'],
    [{ enum: [null, 'a'] }, 'string'],
    [{}, 'string'],
  ] as const)
    it(`says ${type} for ${JSON.stringify(schema)}`, () => expect(typeOf(schema as never)).to.equal(type))
})
