import { expect } from 'chai'
import { withoutTurnsOfTurnout } from '../../../src/agent/understand/requests/turns-of-turnout.ts'
import { text, list } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const one = (schema: object, ...values: string[]) => ({ ...schema, enum: values })

const PORTS = [{ id: 1, name: 'Oslo' }, { id: 2, name: 'Bergen' }] // oxfmt-ignore
const BERTHS = [
  { id: 11, code: 'B-1', port_id: 1, length_metres: 9, daily_rate: 20 },
  { id: 12, code: 'B-2', port_id: 1, length_metres: 12, daily_rate: 60 },
  { id: 13, code: 'B-3', port_id: 2, length_metres: 20, daily_rate: 30 },
]
const REGATTAS = [
  { id: 21, title: 'Spring Cup', port_id: 1, held_on: '2025-04-02', visitor_count: 800 },
  { id: 22, title: 'May Race', port_id: 2, held_on: '2025-05-02', visitor_count: 2400 },
]
const SAILORS = [{ id: 31, name: 'Ann Berg', joined_on: '2022-02-01' }, { id: 32, name: 'Bo Holm', joined_on: '2020-02-01' }] // oxfmt-ignore
const TRIPS = [
  { id: 41, sailor_id: 31, status: 'no_show', starts_on: '2025-04-01' },
  { id: 42, sailor_id: 31, status: 'no_show', starts_on: '2025-04-02' },
  { id: 43, sailor_id: 32, status: 'attended', starts_on: '2025-04-03' },
]
const PAYMENTS = [
  { id: 51, amount: 100, method: 'card', paid_on: '2025-04-01' },
  { id: 52, amount: 30, method: 'cash', paid_on: '2025-04-02' },
  { id: 53, amount: 7, method: 'cheque', paid_on: '2025-04-03' },
  { id: 54, amount: 1, method: 'voucher', paid_on: '2025-04-04' },
]
const harbour = () =>
  converse(
    reads('harbour', '/ports', () => PORTS, list({ id, name: text })),
    reads('harbour', '/berths', () => BERTHS, list({ id, code: text, port_id: id, length_metres: number, daily_rate: number })), // oxfmt-ignore
    reads('harbour', '/regattas', () => REGATTAS, list({ id, title: text, port_id: id, held_on: day, visitor_count: id })), // oxfmt-ignore
    reads('harbour', '/sailors', () => SAILORS, list({ id, name: text, joined_on: day })),
    reads('harbour', '/trips', () => TRIPS, list({ id, sailor_id: id, status: one(text, 'attended', 'no_show'), starts_on: day })), // oxfmt-ignore
    reads('harbour', '/payments', () => PAYMENTS, list({ id, amount: number, method: one(text, 'card', 'cash', 'cheque', 'voucher'), paid_on: day })), // oxfmt-ignore
  )
const ask = (message: string) => harbour().ask(message)

describe('who came, who did not, and since when', () => {
  for (const [said, plain] of [
    ['Which three regattas drew the biggest crowds?', 'Which three regattas had the most visitors?'],
    ['Which regatta pulled in the smallest crowd?', 'Which regatta had the fewest visitors?'],
    ['Which sailor has let us down most often by not showing up?', 'Which sailor has the most no-shows?'],
    ['Which sailor let us down by not turning up most often?', 'Which sailor has the most no-shows?'],
    ['Who has failed to show up most often?', 'Who did not show up most often?'],
    ['Who has been trading with us the longest?', 'Who has been with us the longest?'],
    ['Which sailor has been racing for us for the longest?', 'Which sailor has been with us the longest?'],
    ['Which sailor has been waiting for us the longest?', 'Which sailor has been waiting for us the longest?'],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(withoutTurnsOfTurnout(said)).to.equal(plain))

  it('goes by the visitors, the trips and the day of joining', async () => {
    expect((await ask('Which regatta drew the biggest crowd?')).response).to.include('May Race')
    expect((await ask('Which sailor has let us down most often by not turning up?')).response).to.include('Ann Berg')
    expect((await ask('Which sailor has been sailing with us the longest?')).response).to.include('Bo Holm')
  })

  it('holds those of one place against those of another on average, and no length against one metre', async () => {
    const { response } = await ask('Is a berth at Oslo dearer than one at Bergen?')
    expect(response).to.match(/^Yes.*40.*30/)
    expect((await ask('Is a berth at Oslo longer than one at Bergen?')).response).to.match(/^No.*10\.5.*20/)
  })
})

describe('what came in by several means', () => {
  it('is told of each of them', async () => {
    for (const message of [
      'What came in by card, cash and cheque?',
      'For the books: what came in by card, cash and cheque?',
      'How much was paid by card, cash and cheque each?',
    ]) {
      const { result } = (await ask(message)).data as { result: Record<string, unknown>[] }
      expect(Object.fromEntries(result.map(row => Object.values(row))), message).to.deep.equal({ card: 100, cash: 30, cheque: 7 }) // oxfmt-ignore
    }
  })

  it('is added up of two, and where a total is asked for', async () => {
    expect((await ask('What came in by card and cash?')).data.result).to.equal(130)
    expect((await ask('How much came in by card, cash and cheque altogether?')).data.result).to.equal(137)
  })
})
