import { expect } from 'chai'
import { date as day, int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const rides = [
  { rideId: 1, code: 'BR-701', basket: 'touring', startsOn: '2025-05-06', pilotId: 11, lengthMinutes: 50 },
  { rideId: 2, code: 'BR-702', basket: 'piloting', startsOn: '2025-05-28', pilotId: 12, lengthMinutes: 40 },
]
const pilots = [
  { pilotId: 11, name: 'Ann Lee' },
  { pilotId: 12, name: 'Bo Ray' },
]
const passengers = [
  { passengerId: 21, name: 'Cy Fox' },
  { passengerId: 22, name: 'Di Sun' },
]
const tickets = [
  { ticketId: 31, rideId: 1, passengerId: 22 },
  { ticketId: 32, rideId: 2, passengerId: 21 },
]
const baskets = { type: 'string', enum: ['touring', 'piloting'] }
const ask = (message: string) =>
  converse(
    reads('balloons', '/rides', () => rides, list({ rideId: id, code: text, basket: baskets, startsOn: day, pilotId: id, lengthMinutes: id })), // oxfmt-ignore
    reads('balloons', '/pilots', () => pilots, list({ pilotId: id, name: text, email: nullable })),
    reads('balloons', '/passengers', () => passengers, list({ passengerId: id, name: text, email: nullable })),
    reads('balloons', '/tickets', () => tickets, list({ ticketId: id, rideId: id, passengerId: id })),
  ).ask(message)

describe('who does something and who only takes part in it, by everyday verbs', () => {
  for (const [message, says, not] of [
    // A value of the record is called so.
    ["Who's piloting BR-701?", /Ann Lee/, /Bo Ray|Di Sun/],
    ["Who's taking BR-702?", /Bo Ray/, /Cy Fox/],
    ['Who is covering the ride BR-701?', /Ann Lee/, /Di Sun/],
    ["Who's flying on BR-701?", /Di Sun/, /Ann Lee/],
    ['Who is travelling in BR-702?', /Cy Fox/, /Bo Ray/],
    ["Who's aboard BR-702?", /Cy Fox/, /Bo Ray/],
  ] as const)
    it(message, async () => {
      const { response } = await ask(message)
      expect(response).to.match(says).and.not.match(not)
    })
})
