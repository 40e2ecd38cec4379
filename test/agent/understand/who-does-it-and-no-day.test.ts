import { expect } from 'chai'
import { date as day, int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const sails = [
  { sailId: 1, code: 'SL-701', sewingDate: '2025-05-06', sewerId: 11, ownerId: 21 },
  { sailId: 2, code: 'SL-702', sewingDate: '2025-05-28', sewerId: 12, ownerId: 22 },
]
const hands = [
  { handId: 11, name: 'Ann Lee' },
  { handId: 12, name: 'Bo Ray' },
]
const owners = [
  { ownerId: 21, name: 'Cy Fox' },
  { ownerId: 22, name: 'Di Sun' },
]
const ask = (message: string) =>
  converse(
    reads('loft', '/sails', () => sails, list({ sailId: id, code: text, sewingDate: day, sewerId: { ...id, description: 'Hand who sews it' }, ownerId: id })), // oxfmt-ignore
    reads('loft', '/hands', () => hands, list({ handId: id, name: text, email: nullable })),
    reads('loft', '/owners', () => owners, list({ ownerId: id, name: text, email: nullable })),
  ).ask(message)

describe('who does it, where a day and a key are called after what is done', () => {
  for (const [message, says] of [
    ['Who sews SL-701?', /Ann Lee/],
    ['Who is sewing SL-702?', /Bo Ray/],
    ['When is SL-702 being sewn?', /2025-05-28/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
