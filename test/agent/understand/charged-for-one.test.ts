import { expect } from 'chai'
import { date as day, int as id, list, num, of } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const visits = [
  { visitId: 1, kind: 'tuning', doneOn: '2025-04-02', fee: 80 },
  { visitId: 2, kind: 'tuning', doneOn: '2025-05-02', fee: 85 },
  { visitId: 3, kind: 'repair', doneOn: '2025-05-03', fee: 200 },
]
const ask = (message: string) =>
  converse(
    reads('pianos', '/visits', () => visits, list({ visitId: id, kind: of('tuning', 'repair'), doneOn: day, fee: { ...num, description: 'GBP' } })), // oxfmt-ignore
  ).ask(message)

describe('what is charged for one', () => {
  for (const [message, says] of [
    ['What do we charge for a tuning?', /£80.*£85/],
    ['How much does a tuning cost?', /£80.*£85/],
    ['How much do you take for a tuning?', /£80.*£85/],
    // Of all at some time it is what they came to.
    ['How much did we charge for tunings in May?', /£85/],
    ['How much does a tuning cost on average?', /£82\.50/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

const berths = [
  { berthId: 1, kind: 'swinging', sizeSqm: 40, nightlyRate: 21 },
  { berthId: 2, kind: 'swinging', sizeSqm: 55, nightlyRate: 24 },
]
const repairs = [{ repairId: 1, berthId: 1, cost: 300 }]
const askHarbour = (message: string) =>
  converse(
    reads('berths', '/berths', () => berths, list({ berthId: id, kind: of('swinging', 'alongside'), sizeSqm: { ...id, description: 'Square metres' }, nightlyRate: { ...num, description: 'EUR' } })), // oxfmt-ignore
    reads('berths', '/repairs', () => repairs, list({ repairId: id, berthId: id, cost: { ...num, description: 'EUR' } })), // oxfmt-ignore
  ).ask(message)

describe('what those that are named cost', () => {
  for (const message of ['What do swinging berths cost?', 'What do we charge for a swinging berth?'])
    it(`${message} (in money)`, async () => expect((await askHarbour(message)).response).to.match(/€21.*€24/))
})
