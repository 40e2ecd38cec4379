import { expect } from 'chai'
import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const boats = [
  { boatId: 1, code: 'BT-1', state: 'leaking', berth: 'N1', fee: 300, skipperId: 11 },
  { boatId: 2, code: 'BT-2', state: 'sound', berth: 'N2', fee: 420, skipperId: 12 },
  { boatId: 3, code: 'BT-3', state: 'leaking', berth: 'S1', fee: 510, skipperId: 12 },
]
const skippers = [
  { skipperId: 11, name: 'Ann Lee', email: 'ann@boats.example', phone: '555 11', isAway: true },
  { skipperId: 12, name: 'Bo Ray', email: 'bo@boats.example', phone: '555 12', isAway: false },
]
const ask = (message: string) =>
  converse(
    reads('harbour', '/boats', () => boats, list({ boatId: id, code: text, state: of('leaking', 'sound'), berth: text, fee: { ...num, description: 'GBP' }, skipperId: id })), // oxfmt-ignore
    reads('harbour', '/skippers', () => skippers, list({ skipperId: id, name: text, email: text, phone: text, isAway: { type: 'boolean' } })), // oxfmt-ignore
  ).ask(message)

describe('what is wanted for a purpose', () => {
  for (const [message, says] of [
    ['Which boats are leaking? I need the berths and fees', /^2 boats.*N1, £300.*S1, £510/],
    ['Which boats are leaking? I need the berths and fees for the accountant', /^2 boats.*N1, £300.*S1, £510/],
    ['Which skippers are away? I need names and phones so I can ring them', /^1 skipper.*555 11/],
    ['Which skippers are away, I need their emails to write to them', /Ann Lee.*ann@boats\.example/],
    ["Which skippers are away? I'll ring them", /^1 skipper.*Ann Lee/],
    ['For the tax people I need the fees of all boats', /^3 boats.*£300.*£420.*£510/],
    ['How many boats are leaking? We have to tell them today', /\b2 boats\b/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
