import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const inns = [
  { id: 1, name: 'Sea House' },
  { id: 2, name: 'Hill House' },
]
const rooms = [
  { id: 11, innId: 1, price: 80, floor: 3, state: 'TODO' },
  { id: 12, innId: 1, price: 120, floor: 4, state: 'DONE' },
  { id: 21, innId: 2, price: 50, floor: 4, state: 'TODO' },
]
const guests = [
  { id: 7, name: 'Ida Falk' },
  { id: 8, name: 'Olaf Brun' },
]
const STAYS: [id: number, guest: number, room: number, nights: number, children: number, total: number, state: string][] = [
  [1, 7, 11, 2, 0, 160, 'paid'],
  [2, 8, 12, 9, 2, 1080, 'paid'],
  [3, 8, 21, 8, 0, 400, 'open'],
] // oxfmt-ignore
const stays = STAYS.map(([id, guestId, roomId, nights, children, totalPrice, status]) => ({
  id,
  guestId,
  roomId,
  checkInDate: '2025-03-01',
  checkOutDate: `2025-03-${String(1 + nights).padStart(2, '0')}`,
  children,
  totalPrice,
  status,
  createdAt: '2025-02-01T10:00:00',
}))

const chain = () =>
  converse(
    reads('chain', '/inns', () => inns, list({ id: whole, name: text })),
    reads(
      'chain',
      '/rooms',
      () => rooms,
      list({
        id: whole,
        innId: whole,
        price: { type: 'number' },
        floor: whole,
        state: { ...text, enum: ['TODO', 'DONE'] },
      }),
    ),
    reads('chain', '/guests', () => guests, list({ id: whole, name: text })),
    reads(
      'chain',
      '/stays',
      () => stays,
      list({
        id: whole,
        guestId: whole,
        roomId: whole,
        checkInDate: day,
        checkOutDate: day,
        children: whole,
        totalPrice: { type: 'number' },
        status: { ...text, enum: ['paid', 'open'] },
        createdAt: { ...text, format: 'date-time' },
      }),
    ),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)

describe('questions that people at an inn ask', () => {
  it('counts the last noun of a compound', async () => {
    expect((await chain().ask('how many inn rooms do we have?')).data.result).to.equal(3)
    expect((await chain().ask('how many of the inn guests are there')).data.result).to.equal(2)
  })

  it('knows whom “this guest” means', async () => {
    const { ask } = chain()
    await ask('show me guest Olaf Brun')
    expect(ids((await ask('which stays does this guest have?')).data.result)).to.deep.equal([2, 3])
    expect((await ask('how much do they cost in total?')).data.result).to.equal(1480)
  })

  for (const [message, right] of [
    ['stays longer than 7 nights', [2, 3]],
    ['stays with children', [2]],
    ['paid stays longer than 3 nights and with children', [2]],
    ['stays without children', [1, 3]],
    ['rooms that are still to do', [11, 21]],
    ['rooms on the 4th floor', [12, 21]],
  ] as const)
    it(message, async () => expect(ids((await chain().ask(message)).data.result)).to.deep.equal(right))

  it('adds up what is called a total, of many', async () => {
    expect((await chain().ask('total price of all paid stays')).data.result).to.equal(1240)
    expect(ids((await chain().ask('list the total price of the paid stays')).data.result)).to.deep.equal([1, 2])
  })

  it('counts what belongs to the records in between of all of them together', async () => {
    expect(ids((await chain().ask('inns with more than one stay')).data.result)).to.deep.equal([1])
    expect(ids((await chain().ask('inns with fewer than 2 stays')).data.result)).to.deep.equal([2])
  })

  it('gives a figure of other records for each of these', async () => {
    const { data } = await chain().ask('average price for each inn')
    expect((data.result as object[]).map(row => Object.values(row))).to.deep.include.members([
      ['Sea House', 100],
      ['Hill House', 50],
    ])
  })

  for (const question of ['how do you get to this number?', 'where did you take that from?'])
    it(`explains itself: ${question}`, async () => {
      const { ask } = chain()
      await ask('how many stays are paid?')
      expect((await ask(question)).response).to.match(/getstays|get_stays/i)
    })
})
