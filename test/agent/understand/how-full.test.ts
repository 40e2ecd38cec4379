import { expect } from 'chai'
import { int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const events = [
  { id: 1, title: 'Jazz Night', capacity: 50, tickets_sold: 50 },
  { id: 2, title: 'Poetry Slam', capacity: 80, tickets_sold: 40 },
  { id: 3, title: 'Food Fair', capacity: 90, tickets_sold: 60 },
]
/** Records of what was sold, which are none of the tickets that are left. */
const tickets = [
  { id: 11, event_id: 1, buyer_name: 'Kim Lo' },
  { id: 12, event_id: 1, buyer_name: 'Lea Mott' },
]
const ask = (message: string) =>
  converse(
    reads('arts', '/events', () => events, list({ id, title: text, capacity: id, tickets_sold: id })),
    reads('arts', '/tickets', () => tickets, list({ id, event_id: id, buyer_name: text })),
  ).ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what there is room for', () => {
  for (const [message, found] of [
    ['Which events still have tickets?', [2, 3]],
    ['Which events still have tickets left?', [2, 3]],
    ['Which events are sold out?', [1]],
    ['Which events are not sold out?', [2, 3]],
  ] as const)
    it(`is what nobody has yet: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(ids(data.result), response).to.deep.equal(found)
    })

  it('is told for one of them', async () => {
    expect((await ask('How many tickets are left for the Food Fair?')).response).to.match(/\b30\b/)
    expect((await ask('How full is the Poetry Slam?')).response).to.match(/\b50%/)
  })
})
