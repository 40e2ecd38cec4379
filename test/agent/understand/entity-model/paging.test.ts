import { expect } from 'chai'
import type { ToolParameter } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { isListControl, recognisePaging } from '../../../../src/agent/understand/entity-model/paging.ts'

const parameter = (name: string, type = 'integer', schema: Record<string, unknown> = {}): ToolParameter => ({
  name,
  place: 'query',
  type,
  required: false,
  words: [name],
  description: '',
  choices: [],
  namedValues: [],
  ...(schema.default !== undefined && { default: schema.default }),
  schema,
})
const recognise = (...parameters: ToolParameter[]) => recognisePaging(parameters)

describe('recognisePaging', () => {
  it('takes a text that the answer has a place for as a cursor', () => {
    const offset = parameter('offset', 'string')
    const output = { type: 'object', properties: { records: { type: 'array' }, offset: { type: 'string' } } }
    expect(recognisePaging([offset], output)).to.include({ style: 'cursor', parameter: 'offset', isTold: true })
    expect(recognisePaging([offset])).to.include({ style: 'offset' })
  })

  for (const name of ['skip', 'offset', 'start', 'startIndex', 'start_index'])
    it(`takes ${name} for an offset`, () =>
      expect(recognise(parameter(name))).to.include({ style: 'offset', parameter: name }))
  for (const name of ['page', 'pageNumber', 'page_number', 'page_no', 'page[number]'])
    it(`takes ${name} for a page number`, () =>
      expect(recognise(parameter(name))).to.include({ style: 'page', parameter: name }))
  for (const name of [
    'cursor',
    'after',
    'page_token',
    'pageToken',
    'starting_after',
    'continuation',
    'next_token',
    'page[cursor]',
  ])
    it(`takes ${name} for a cursor`, () =>
      expect(recognise(parameter(name, 'string'))).to.include({ style: 'cursor', parameter: name }))

  for (const name of [
    'limit',
    'per_page',
    'perPage',
    'pageSize',
    'page_size',
    'size',
    'max_results',
    'maxResults',
    'take',
    'page[size]',
  ])
    it(`takes ${name} for the page size and asks for the largest`, () =>
      expect(
        recognise(parameter('offset'), parameter(name, 'integer', { maximum: 250, default: 20 })),
      ).to.have.deep.property('size', { parameter: name, largest: 250 }))

  it('asks for more than the default where no largest is stated', () =>
    expect(recognise(parameter('offset'), parameter('limit', 'integer', { default: 25 }))?.size).to.deep.include({
      largest: 100,
      assumed: true,
    }))
  it('asks for 100 where nothing is stated', () =>
    expect(recognise(parameter('offset'), parameter('limit'))?.size?.largest).to.equal(100))
  it('says where the largest is assumed', () => {
    expect(recognise(parameter('offset'), parameter('limit'))?.size?.assumed).to.equal(true)
    expect(recognise(parameter('offset'), parameter('limit', 'integer', { maximum: 50 }))?.size).to.not.have.property(
      'assumed',
    )
  })
  it('starts pages at the default, the minimum, or one', () => {
    expect(recognise(parameter('page', 'integer', { default: 0 }))?.first).to.equal(0)
    expect(recognise(parameter('page', 'integer', { minimum: 0 }))?.first).to.equal(0)
    expect(recognise(parameter('page'))?.first).to.equal(1)
  })
  it('prefers an offset to a page and a page to a cursor', () => {
    expect(recognise(parameter('cursor', 'string'), parameter('page'), parameter('skip'))?.style).to.equal('offset')
    expect(recognise(parameter('cursor', 'string'), parameter('page'))?.style).to.equal('page')
  })
  it('asks a list that nothing moves on for as many as it takes', () => {
    expect(recognise(parameter('limit', 'integer', { maximum: 250, default: 20 }))).to.deep.include({ style: 'once', usual: 20, size: { parameter: 'limit', largest: 250 } }) // oxfmt-ignore
    expect(recognise(parameter('limit'))?.size).to.include({ largest: 1000, assumed: true })
  })
  it('takes no number that may be of the records for the size of a list', () => {
    for (const name of ['size', 'count', 'top', 'num', 'rows']) expect(recognise(parameter(name))).to.equal(null)
  })
  it('takes the key behind which a list goes on for a cursor', () =>
    expect(recognise(parameter('since_id'), parameter('limit'))).to.include({ style: 'cursor', parameter: 'since_id' }))
  it('does not take a text parameter “from” or “start” for an offset', () => {
    expect(recognise(parameter('from', 'string'))).to.equal(null)
    expect(recognise(parameter('start', 'string'))).to.equal(null)
  })
  it('looks at query parameters only', () => expect(recognise({ ...parameter('page'), place: 'path' })).to.equal(null))
  it('finds nothing where nothing is', () => expect(recognise(parameter('city', 'string'))).to.equal(null))
})

describe('isListControl', () => {
  for (const name of ['limit', 'page', 'cursor', 'sort', 'order_by', 'sortOrder', 'fields', 'include', 'page[size]'])
    it(`says that ${name} selects nothing`, () => expect(isListControl(name)).to.equal(true))
  for (const name of ['city', 'status', 'min_price', 'borrowed_after', 'homepage'])
    it(`says that ${name} selects`, () => expect(isListControl(name)).to.equal(false))
})
