import { expect } from 'chai'
import { date as day, int, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.UTC(2025, 4, 14) + days * DAY).toISOString().slice(0, 10)
const kiln = (id: number, code: string, status: string, fired: number, ready: number) => ({ id, code, status, firedOn: inDays(fired), readyOn: inDays(ready) }) // oxfmt-ignore
const loads = [
  kiln(1, 'K-1', 'READY', -30, -9),
  kiln(2, 'K-2', 'COOLING', -20, 5),
  kiln(3, 'K-3', 'COOLING', -10, 40),
  kiln(4, 'K-4', 'COOLING', -5, 12),
]
const LOAD = { id: int, code: text, status: of('COOLING', 'READY', 'SOLD'), firedOn: day, readyOn: day }
const conversation = () => converse(reads('pottery', '/loads', () => loads, list(LOAD)))
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('what is ready on a day, beside a state of that', () => {
  for (const message of [
    'Which loads will be ready within the next two weeks?',
    'Which of the cooling loads will be ready in the next 14 days?',
    'Which cooling loads are going to be ready over the next two weeks?',
  ])
    it(`is so by that day: ${message}`, async () => {
      const { data, response } = await conversation().ask(message)
      expect(ids(data.result), response).to.have.members([2, 4])
    })

  for (const [message, at] of [
    ['When will K-3 be ready?', 2],
    ['When is load K-1 ready?', 0],
    ['When will the last of the cooling loads be ready?', 2],
    ['When will the first of the cooling loads be ready?', 1],
  ] as const)
    it(`is the day that is asked for: ${message}`, async () =>
      expect((await conversation().ask(message)).response).to.contain(loads[at]!.readyOn))

  it('is the day of those before', async () => {
    const { ask } = conversation()
    await ask('How many loads are cooling?')
    expect((await ask('And when will the last of them be ready?')).response).to.contain(loads[2]!.readyOn)
  })

  it('is the state without a day', async () =>
    expect(ids((await conversation().ask('Which loads are ready?')).data.result)).to.deep.equal([1]))
})
