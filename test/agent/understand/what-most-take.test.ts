import { expect } from 'chai'
import { date as day, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const trip = (tripId: number, boatId: number, lunch: string, paymentMethod: string) => ({ tripId, boatId, lunch, paymentMethod, day: '2025-05-02' }) // oxfmt-ignore
const trips = [trip(1, 11, 'soup', 'card'), trip(2, 12, 'fish', 'card'), trip(3, 12, 'fish', 'cash'), trip(4, 12, 'soup', 'card'), trip(5, 11, 'fish', 'cash')] // oxfmt-ignore
const boats = [
  { boatId: 11, name: 'Tern', rig: 'sloop' },
  { boatId: 12, name: 'Gull', rig: 'ketch' },
  { boatId: 13, name: 'Ruff', rig: 'sloop' },
]
const ask = (message: string) =>
  converse(
    reads('tours', '/trips', () => trips, list({ tripId: id, boatId: id, lunch: of('soup', 'fish'), paymentMethod: of('card', 'cash'), day })), // oxfmt-ignore
    reads('tours', '/boats', () => boats, list({ boatId: id, name: text, rig: of('sloop', 'ketch') })),
  ).ask(message)

describe('what most people take', () => {
  for (const [message, says] of [
    ['Which lunch do most people take?', /fish has the most trips: 3/],
    ['What lunch do most of our guests choose?', /fish has the most trips: 3/],
    ['How do most people pay?', /card has the most trips: 3/],
    ['How did most customers pay us?', /card has the most trips: 3/],
    ['Which boat do most guests book?', /Gull has the most trips: 3/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('goes by what there is of it as a guess', async () =>
    expect((await ask('Which boat rig do most people want?')).confidence).to.be.below(0.8))
})
