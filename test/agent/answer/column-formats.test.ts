import { expect } from 'chai'
import { columnFormats } from '../../../src/agent/answer/column-formats.ts'
import type { CatalogueModel, Entity, Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'
import type { Measure, Query } from '../../../src/agent/understand/reading/query.ts'

const field = (column: string, more: Partial<Field>): Field => ({
  column,
  words: [column],
  role: 'number',
  type: 'number',
  description: '',
  choices: [],
  ...more,
})
const entities = {
  orders: [
    field('id', { role: 'id', type: 'integer' }),
    field('code', { role: 'id', type: 'string' }),
    field('total', { role: 'money', type: 'integer', currency: 'EUR/100' }),
    field('tip', { role: 'money', currency: '/100' }),
    field('fee', { role: 'money' }),
    field('discount', { role: 'percent', fraction: true }),
    field('tax', { role: 'percent' }),
  ],
  customers: [field('total', { role: 'number' })],
}
const model = {
  entities: new Map(Object.entries(entities).map(([key, fields]) => [key, { key, fields } as unknown as Entity])),
} as CatalogueModel
const query = (measures: Measure[], group?: Query['group']) =>
  ({ kind: 'query', root: { entity: 'orders' }, measures, ...(group && { group }) }) as Query

describe('how the columns of an answer are read', () => {
  it('follows from the fields of the records', () => {
    const columns = ['id', 'code', 'total', 'tip', 'fee', 'discount', 'tax', 'unknown']
    expect(columnFormats(query([]), columns, model)).to.deep.equal({
      id: { kind: 'id' },
      total: { kind: 'money', currency: 'EUR', divisor: 100 },
      tip: { kind: 'money', divisor: 100 },
      discount: { kind: 'percent', divisor: 0.01 },
    })
  })

  it('follows from what a figure is of, a count of amounts is no amount', () => {
    const measures: Measure[] = [
      { fn: 'sum', column: 'total' },
      { fn: 'distinct', column: 'total' },
      { fn: 'count' },
      { fn: 'share' },
    ]
    expect(columnFormats(query(measures), undefined, model)).to.deep.equal({
      total_total: { kind: 'money', currency: 'EUR', divisor: 100 },
      percent: { kind: 'percent' },
    })
  })

  it('takes the fields of a group from the records that group', () => {
    const group = { entity: 'customers', columns: ['total'] }
    expect(columnFormats(query([{ fn: 'count' }], group), ['total', 'count'], model)).to.deep.equal({})
  })
})
