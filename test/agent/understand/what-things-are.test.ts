import { expect } from 'chai'
import type { Slot } from '../../../src/agent/understand/calls/describe-slots.ts'
import { readNumberAs } from '../../../src/agent/understand/calls/find-numbers.ts'
import type { TextValue } from '../../../src/agent/understand/calls/read-text.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const boards = ['kayak', 'canoe', 'kayak', 'raft'].map((type, at) => ({ id: at + 1, tag: `B-${at + 1}`, type, day_rate: 20 + at, temperature_c: 4 + 4 * at })) // oxfmt-ignore
const rentals = [1, 2].map(board => ({ id: 50 + board, board_id: board, days: 3 }))
const guides = [
  { id: 7, name: 'Ida Lund', best_craft: 'kayak', hired_on: '2024-05-01', allergies: 'nuts' },
  { id: 8, name: 'Per Holm', best_craft: 'canoe', hired_on: '2024-06-01', allergies: null },
]
const goods = [{ sku: 'P1', label: 'Rope', reorder_level: 30 }, { sku: 'P2', label: 'Bag', reorder_level: 3 }] // oxfmt-ignore
const CRAFT = { ...text, enum: ['kayak', 'canoe', 'raft'] }
const shore = () =>
  converse(
    reads('shore', '/boards', () => boards, list({ id: whole, tag: text, type: CRAFT, day_rate: { type: 'number' }, temperature_c: { type: 'number' } })), // oxfmt-ignore
    reads('shore', '/rentals', () => rentals, list({ id: whole, board_id: whole, days: whole })),
    reads('shore', '/guides', () => guides, list({ id: whole, name: text, best_craft: CRAFT, hired_on: { ...text, format: 'date' }, allergies: { type: ['string', 'null'] } })), // oxfmt-ignore
    reads('depot', '/goods', () => goods, list({ sku: text, label: text, reorder_level: whole })),
  )
const idsOf = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)
const ids = async (message: string) => idsOf((await shore().ask(message)).data.result)

describe('a plural that names what records are', () => {
  it('is no quality of people', async () => {
    expect(await ids('list our kayaks')).to.deep.equal([1, 3])
    expect(await ids('our canoes')).to.deep.equal([2])
    expect((await shore().ask('how many kayaks?')).data.result).to.equal(2)
  })

  it('is one where people are spoken of', async () => {
    expect(await ids('guides for kayaks')).to.deep.equal([7])
  })
})

describe('what things are there for', () => {
  for (const [message, expected] of [
    ['kayaks for rent', [1, 3]],
    ['boards to hire', [1, 2, 3, 4]],
    ['which boards do we have for rent?', [1, 2, 3, 4]],
  ] as const)
    it(`restricts none of them, which is told: ${message}`, async () => {
      const { data, response } = await shore().ask(message)
      expect(idsOf(data.result), response).to.deep.equal(expected)
      expect(response).to.include('passed over')
    })

  it('is another thing of records and of people', async () => {
    expect(await ids('boards that have rentals')).to.deep.equal([1, 2])
    expect((await shore().ask('guides to hire')).confidence).to.be.below(0.5)
  })
})

describe('what comes first of the records before', () => {
  for (const [message, expected] of [
    ['cheapest day rate first', [1, 2, 3, 4]],
    ['and highest temperature first', [4, 3, 2, 1]],
    ['cheapest first', [1, 2, 3, 4]],
  ] as const)
    it(`is an order of all of them: ${message}`, async () => {
      const { ask } = shore()
      await ask('boards')
      const { data, response } = await ask(message)
      expect(idsOf(data.result), response).to.deep.equal(expected)
    })
})

describe('a unit that is also a word for something else', () => {
  it('is the unit', async () => {
    expect(await ids('boards warmer than 9 degrees')).to.deep.equal([3, 4])
    expect((await shore().ask('goods over 12 degrees')).confidence).to.be.below(0.5)
  })
})

describe('what one record was asked to have', () => {
  it('is told when it is asked for', async () => {
    const { ask } = shore()
    expect((await ask('does Ida Lund have any allergies?')).response).to.match(/^Yes/)
    expect((await ask('which ones?')).response).to.include('nuts')
    expect((await ask('does Per Holm have any allergies? which?')).response).not.to.include('nuts')
  })
})

describe('a length of time', () => {
  const slot = (name: string) => ({ path: [name], kind: 'integer', description: '', units: [], roles: new Set(), named: new Map() }) as unknown as Slot // oxfmt-ignore
  const weeks = { kind: 'number', value: 2, start: 0, end: 1, unit: { kind: 'measure', name: 'week', start: 1, end: 6 } } as unknown as TextValue // oxfmt-ignore

  it('is no key of a record', () => {
    for (const name of ['Id', 'id', 'order_id', 'orderId']) expect(readNumberAs(weeks, slot(name))).to.deep.equal([])
  })

  it('is any other number', () => {
    for (const name of ['weeks', 'paid', 'valid']) expect(readNumberAs(weeks, slot(name))).to.have.length(1)
  })
})
