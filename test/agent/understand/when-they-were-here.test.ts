import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const horses = [
  { horseId: 1, name: 'Biscuit', wormedUntil: '2025-12-01', ownerId: 11 },
  { horseId: 2, name: 'Thistle', wormedUntil: '2025-10-01', ownerId: 12 },
]
const owners = [
  { ownerId: 11, name: 'Ann Lee', ownerSince: '2020-02-03' },
  { ownerId: 12, name: 'Bo Ray', ownerSince: '2021-07-05' },
]
const liveries = [
  { liveryId: 21, horseId: 1, from: '2025-03-01', box: 'B1', groom: 'Cy Fox' },
  { liveryId: 22, horseId: 1, from: '2025-04-12', box: 'B2', groom: 'Di Sun' },
  { liveryId: 23, horseId: 2, from: '2025-02-09', box: 'B1', groom: 'Cy Fox' },
]
const ask = (message: string) =>
  converse(
    reads('stable', '/horses', () => horses, list({ horseId: id, name: text, wormedUntil: day, ownerId: id })),
    reads('stable', '/owners', () => owners, list({ ownerId: id, name: text, ownerSince: day })),
    reads('stable', '/liveries', () => liveries, list({ liveryId: id, horseId: id, from: day, box: text, groom: text })), // oxfmt-ignore
  ).ask(message)

describe('when somebody was here last', () => {
  for (const message of [
    'When was Biscuit last here?',
    'When was Biscuit here last?',
    'When did we last have Biscuit?',
    'when did we last see Biscuit here',
    'When was the last time Biscuit was here?',
    'When was the last time we had Biscuit in?',
  ])
    it(message, async () => expect((await ask(message)).response).to.match(/April 12, 2025.*took “visit” as liveries/))
})
