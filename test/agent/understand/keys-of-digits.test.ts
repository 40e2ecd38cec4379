import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const rentals = ['2025-04-02', null, '2025-05-01', null].map((returned_on, at) => ({ id: String(900 + at), price: 40 + at, returned_on, grade: ['first', 'second', 'extra', 'first'][at], weight_t: 1 + 2 * at })) // oxfmt-ignore
const halls = ['East', 'West', 'Mid'].map((name, at) => ({ id: String(20 + at), name, seats: [90, 400, 15][at] }))
const parameter = (name: string, schema: Record<string, unknown>) => ({ name, type: 'number', required: false, description: '', constraints: [], in: 'body', schema }) // oxfmt-ignore
const office = () =>
  converse(
    reads('office', '/rentals', () => rentals, list({ id: text, price: { type: 'number' }, returned_on: { type: ['string', 'null'], format: 'date' }, grade: { ...text, enum: ['first', 'second', 'extra'] }, weight_t: { type: 'number' } })), // oxfmt-ignore
    reads('office', '/halls', () => halls, list({ id: text, name: text, seats: { type: 'integer' } })),
    { record: tool('office', 'rental', 'POST', '/rentals', [parameter('price', { type: 'number' })], {}), answer: () => ({}) }, // oxfmt-ignore
  )
const idsOf = (result: unknown) => [result].flat().map(one => (one as { id: string }).id)

describe('keys that are texts of digits', () => {
  for (const [message, ids] of [
    ['rental 902', ['902']],
    ['show me rental no. 901', ['901']],
    ['rentals 900 and 903', ['900', '903']],
    ['hall 21', ['21']],
  ] as const)
    it(`tell the record, and make none: ${message}`, async () => {
      const { data, pending, response } = await office().ask(message)
      expect(pending, response).to.equal(undefined)
      expect(idsOf(data.result), response).to.deep.equal(ids)
    })

  it('are no figure, no year and no key of others', async () => {
    const { ask } = office()
    expect(idsOf((await ask('rentals with a price over 41')).data.result)).to.deep.equal(['902', '903'])
    expect((await ask('hall 902')).response).not.to.include('East')
    expect((await ask('rentals returned in 2025')).data.result).to.have.length(2)
  })
})

describe('a participle that is all that is asked of one record', () => {
  it('is answered by the date of it', async () => {
    const { ask } = office()
    expect((await ask('has rental 900 been returned?')).response).to.match(/^Yes/)
    expect((await ask('was rental 901 returned already?')).response).to.match(/^No/)
  })

  for (const message of ['is hall 21 used?', 'has rental 900 been made?', 'was hall 20 taken?'])
    it(`is no question whether the record is there: ${message}`, async () => {
      const { confidence, response } = await office().ask(message)
      expect(confidence, response).to.be.below(0.5)
    })
})

describe('an ordinal before a field that has such a value', () => {
  for (const [message, ids] of [
    ['first grade rentals', ['900', '903']],
    ['second grade or extra rentals', ['901', '902']],
    ['extra or first grade rentals above 2 tonnes', ['902', '903']],
    ['rentals of the second grade', ['901']],
  ] as const)
    it(`is that value: ${message}`, async () => {
      expect(idsOf((await office().ask(message)).data.result)).to.deep.equal(ids)
    })

  it('is a place in an order elsewhere', async () => {
    expect((await office().ask('the first hall by name')).response).to.include('East')
    expect(idsOf((await office().ask('second most expensive rental')).data.result)).to.deep.equal(['902'])
  })
})

describe('a unit behind a range', () => {
  for (const message of [
    'rentals between 3 and 6 tonnes',
    'rentals from 3 to 6t',
    'rentals of 3000 to 6000 kg',
    'rentals between 41 and 42 euros',
  ])
    it(`is that of both ends: ${message}`, async () => {
      const { data, confidence, response } = await office().ask(message)
      expect(idsOf(data.result), response).to.deep.equal(['901', '902'])
      expect(confidence).to.be.above(0.8)
    })
})

describe('two places in an order', () => {
  for (const message of [
    'which hall is the largest and which is the smallest?',
    'Which hall has the most seats, and which one has the fewest?',
  ])
    it(`are two questions of one kind of record: ${message}`, async () => {
      const { response } = await office().ask(message)
      expect(response).to.include('West').and.include('Mid')
    })

  it('are of the records before where nothing names them', async () => {
    const { ask } = office()
    await ask('halls')
    const { response } = await ask('which is the largest and which is the smallest?')
    expect(response).to.include('West').and.include('Mid')
  })
})
