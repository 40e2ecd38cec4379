import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const sailors = [
  { sailorId: 1, firstName: 'Ann', lastName: 'Lee', duty: 'deckhand', harbour: 'Hull', hourlyWage: 14.5 },
  { sailorId: 2, firstName: 'Bo', lastName: 'Ray', duty: 'cook', harbour: 'Hull', hourlyWage: 17 },
  { sailorId: 3, firstName: 'Cy', lastName: 'Fox', duty: 'deckhand', harbour: 'Dover', hourlyWage: 15.25 },
]
const guests = [
  { guestId: 11, firstName: 'Ann', lastName: 'Lee' },
  { guestId: 12, firstName: 'Di', lastName: 'Sun' },
]
const trips = [
  { tripId: 21, guestId: 11, skipperId: 1, day: '2025-05-02', pricePaid: 300 },
  { tripId: 22, guestId: 12, skipperId: 3, day: '2025-05-03', pricePaid: 420 },
]
const money = { ...num, description: 'GBP' }
const ask = (message: string) =>
  converse(
    reads('boats', '/sailors', () => sailors, list({ sailorId: id, firstName: text, lastName: text, duty: of('deckhand', 'cook'), harbour: text, hourlyWage: money })), // oxfmt-ignore
    reads('boats', '/guests', () => guests, list({ guestId: id, firstName: text, lastName: text })),
    reads('boats', '/trips', () => trips, list({ tripId: id, guestId: id, skipperId: id, day, pricePaid: money })),
  ).ask(message)

describe('what people who work somewhere are paid', () => {
  for (const [message, says] of [
    ['What do we pay the deckhands?', /Ann Lee \(£14\.50\) and Cy Fox \(£15\.25\)/],
    ['How much do we pay the deckhands in Dover?', /£15\.25/],
    ['How much do deckhands earn?', /Ann Lee \(£14\.50\) and Cy Fox \(£15\.25\)/],
    ['How much do we pay Bo Ray?', /£17/],
    ['How much is Ann Lee paid?', /£14\.50/],
    ['What does Ann Lee earn?', /£14\.50/],
    // What was paid for a trip is no pay of anybody.
    ['How much did Di Sun pay?', /£420/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
