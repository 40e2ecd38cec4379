import { expect } from 'chai'
import { readDates } from '../../../src/agent/understand/dates/read-dates.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const shops = ['Anker', 'Bolder', 'Coomb'].map((name, at) => ({
  id: 11 + at,
  name,
  review: ['pending', 'done', 'pending'][at],
  visitors: [1800, 2300, 1990][at],
  opened_on: `200${at}-05-01`,
}))
const vouchers = Array.from({ length: 6 }, (_, at) => ({
  id: `v${at}`,
  holder_name: ['Ola Rask', 'Pia Quist', 'Nils Adler'][at % 3],
  voucher_number: `77310${at}44${at}`,
  shop_id: 11 + (at % 3),
  remaining_value: 10 * at,
  end_date: `202${5 + (at % 2)}-12-31`,
}))
const mall = () =>
  converse(
    reads('mall', '/shops', () => shops, list({ id: whole, name: text, review: { ...text, enum: ['pending', 'done'] }, visitors: whole, opened_on: day })), // oxfmt-ignore
    reads('mall', '/vouchers', () => vouchers, list({ id: text, holder_name: text, voucher_number: text, shop_id: whole, remaining_value: { type: 'number' }, end_date: day })), // oxfmt-ignore
    {
      record: tool('mall', 'block_voucher', 'POST', '/vouchers/{id}/block', [{ name: 'id', type: 'string', required: true, description: '', constraints: [], in: 'path', schema: text }], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
const idsOf = (result: unknown) => (result as { id: unknown }[]).map(({ id }) => id)

describe('a number that could be a year', () => {
  const now = new Date('2026-03-18T12:00:00Z')
  for (const [said, count] of [
    ['shops with more than 2000 visitors', 0],
    ['fewer than 1950 seats', 0],
    ['a price lower than 2000', 0],
    ['shops opened later than 2001', 1],
    ['newer than 2015', 1],
    ['before 2000', 1],
  ] as const)
    it(`is ${count ? 'one' : 'none'}: ${said}`, () => expect(readDates(said, now)).to.have.length(count))

  it('bounds the figure that it stands before', async () => {
    const { data } = await mall().ask('which shops had more than 1900 visitors?')
    expect(idsOf(data.result)).to.deep.equal([12, 13])
  })
})

describe('digits at the end', () => {
  it('are those of a number, with “in”, “with” or neither', async () => {
    for (const ask of ['voucher ending in 443', 'the voucher that ends with 443', 'show the voucher ending 443'])
      expect(idsOf((await mall().ask(ask)).data.result), ask).to.deep.equal(['v3'])
  })
  it('tell which record is meant in a command', async () => {
    const { pending, response } = await mall().ask('block the voucher ending in 442')
    expect(pending?.args, response).to.deep.equal({ id: 'v2' })
  })
  it('are a year where they are one, and letters are the end of a name', async () => {
    expect(idsOf((await mall().ask('vouchers ending 2026')).data.result)).to.deep.equal(['v1', 'v3', 'v5'])
    expect(idsOf((await mall().ask('shops whose name ends with r')).data.result)).to.deep.equal([11, 12])
  })
})

describe('a noun inside the name of a figure', () => {
  it('is that of its records', async () => {
    const { data } = await mall().ask('total remaining voucher value')
    expect(data.result).to.equal(150)
  })
})

describe('a word that only means the same as a state of other records', () => {
  it('is no sure reading', async () => {
    const { confidence } = await mall().ask('outstanding vouchers')
    expect(confidence).to.be.below(0.8)
  })
  it('is one of the records that have it', async () => {
    const { data } = await mall().ask('outstanding shops')
    expect(idsOf(data.result)).to.deep.equal([11, 13])
  })
})
