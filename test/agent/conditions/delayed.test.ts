import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const ferries = [
  { id: 1, name: 'Alma', delay_minutes: 0, status: 'docked', sails_on: '2025-05-01' },
  { id: 2, name: 'Birk', delay_minutes: 12, status: 'docked', sails_on: '2025-05-30' },
  { id: 3, name: 'Cora', delay_minutes: 95, status: 'at_sea', sails_on: '2025-05-28' },
]
const parcels = [{ id: 8, name: 'Box', returned_on: '2025-05-02', due_on: '2025-05-01' }]
const quay = () =>
  converse(
    reads('quay', '/ferries', () => ferries, list({ id: { type: 'integer' }, name: text, delay_minutes: { type: 'integer' }, status: text, sails_on: { ...text, format: 'date' } })), // oxfmt-ignore
    reads('quay', '/parcels', () => parcels, list({ id: { type: 'integer' }, name: text, returned_on: { ...text, format: 'date' }, due_on: { ...text, format: 'date' } })), // oxfmt-ignore
  )
const names = async (message: string) =>
  ((await quay().ask(message)).data.result as { name: string }[]).map(one => one.name)

describe('what is late by a figure of its delay', () => {
  for (const [message, expected] of [
    ['late ferries', ['Birk', 'Cora']],
    ['Which ferries are delayed?', ['Birk', 'Cora']],
    ['docked ferries that are late', ['Birk']],
    ['Which ferries are not late?', ['Alma']],
    ['ferries that are on time', ['Alma']],
  ] as const)
    it(`is more than nothing: ${message}`, async () => {
      expect(await names(message)).to.deep.equal(expected)
    })

  it('is bounded by the figure that is said', async () => {
    expect(await names('ferries more than an hour late')).to.deep.equal(['Cora'])
    expect(await names('ferries with a delay over 10 minutes')).to.deep.equal(['Birk', 'Cora'])
  })

  it('is no date, no place in an order and no delay of other records', async () => {
    expect(await names('ferries that sail in May')).to.have.length(3)
    expect((await quay().ask('Which ferry is the most delayed?')).response).to.include('Cora')
    expect(await names('parcels returned late')).to.deep.equal(['Box'])
  })
})
