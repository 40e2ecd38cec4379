import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { isToBeListed } from '../../../src/agent/understand/requests/turns-of-listing.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const one = (...values: string[]) => ({ type: 'string', enum: values })

const yards = [
  ['Havn Boats', 'Norway'],
  ['Fjord Yachts', 'Norway'],
  ['Elbe Werft', 'Germany'],
].map(([name, country], at) => ({ id: at + 1, name, country, opened_on: `202${at + 1}-03-01` }))
const hulls = [
  [1, 400000, 'open', '2024-03-03', '2025-09-03'],
  [1, 100000, 'open', '2024-05-09', '2025-09-09'],
  [3, 700000, 'sold', '2025-09-05', '2024-02-05'],
  [2, 500000, 'sold', '2024-09-01', '2024-02-11'],
  [2, 300000, 'sold', '2024-09-08', '2025-07-11'],
].map(([yard_id, price, state, launch_date, handover_date], at) => ({ id: at + 1, code: `H-${at + 1}`, yard_id, price, state, launch_date, handover_date })) // oxfmt-ignore
const workers = [
  [1, 'Ann Lee', 'Welder'],
  [1, 'Bo Falk', 'Painter'],
  [2, 'Di Ross', 'Painter'],
  [3, 'Cy Young', 'Welder'],
].map(([yard_id, name, trade], at) => ({ id: at + 1, yard_id, name, trade }))

const talk = () =>
  converse(
    reads('shipyards', '/yards', () => yards, list({ id: whole, name: text, country: text, opened_on: day })),
    reads('shipyards', '/hulls', () => hulls, list({ id: whole, code: text, yard_id: whole, price: amount, state: one('open', 'sold'), launch_date: day, handover_date: day })), // oxfmt-ignore
    reads('shipyards', '/workers', () => workers, list({ id: whole, yard_id: whole, name: text, trade: one('Welder', 'Painter') })), // oxfmt-ignore
  )
const resultOf = (told: unknown) => (told as { result: unknown }).result
const ids = (told: unknown) => (resultOf(told) as { id: number }[]).map(row => row.id)

/** What the last of several messages is answered with. */
async function lastOf(messages: readonly string[]): Promise<unknown> {
  const { ask } = talk()
  let last: unknown
  for (const message of messages) last = resultOf((await ask(message)).data)
  return last
}

describe('what is among them, told per record, and by which date', () => {
  for (const [message, found] of [
    ['which yards don’t have a welder in the workers yet', [2]],
    ["which yards haven't got any painter among their workers?", [3]],
    ['which yards do not have a single painter among the workers', [3]],
    ['at which yards do we know at least one welder', [1, 3]],
    ['yards that have 2 or more hulls with us', [1, 2]],
  ] as const)
    it(`finds ${found.join(', ')} for “${message}”`, async () =>
      expect(ids((await talk().ask(message)).data)).to.have.members([...found]))

  for (const [messages, figure] of [
    [['what is the total price of the open hulls?', 'how much is that per hull on average?'], 250000],
    [['what is the total price of the open hulls?', 'and what does that make per hull'], 250000],
    [['what is the total price of the sold hulls?', 'how many hulls are we talking about?'], 3],
    [['how many hulls were sold in 2024, judging by their handover dates?'], 2],
    [['how many hulls were sold in 2024 (measured by the launch date)?'], 2],
    [['how many hulls were sold in 2024, measured by handover date?'], 2],
    [['how many yards were newly opened in 2022?'], 1],
    [['what share of the painters works for a yard in Norway?'], 100],
    [['of the welders, what percentage works for a yard in Norway?'], 50],
  ] as const)
    it(`tells ${figure} for “${messages.join(' – ')}”`, async () => expect(await lastOf(messages)).to.equal(figure))

  it('tells what is asked of each of those groups', async () => {
    const told = await lastOf(['hulls by state', 'now the average price for each of those states'])
    expect(told).to.eql([
      { state: 'sold', average_price: 500000 },
      { state: 'open', average_price: 250000 },
    ])
  })

  it('does not ask it of all records where some were told in groups', async () =>
    expect(await lastOf(['hulls of yards in Norway by state', 'the average price for each of those states'])).to.equal(
      null,
    ))

  it('says the month by the date that is meant', async () =>
    expect(await lastOf(['in which month of 2024 were the most hulls sold, by the launch dates?'])).to.equal('2024-09'))

  it('takes no described records that are to be pulled for an order', () => {
    expect(isToBeListed('Please pull the hulls that are sold and score above 75.')).to.equal(true)
    expect(isToBeListed('pull the advert that is out of date')).to.equal(false)
  })
})
