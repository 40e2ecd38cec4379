import { expect } from 'chai'
import { date, int, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const riders = [
  [1, 'Ann Lee', '2019-03-01'],
  [2, 'Bo Falk', '2025-02-01'],
  [3, 'Cy Dunn', '2021-06-01'],
].map(([id, name, rides_since]) => ({ id, name, email: `r${id}@yard.example`, rides_since }))
const mishaps = [
  [1, 'fall', '2025-01-20'],
  [2, 'bolt', '2024-11-02'],
  [3, 'kick', '2025-03-05'],
].map(([rider_id, sort, occurred_on], at) => ({ id: at + 1, rider_id, sort, occurred_on }))

const ask = (message: string) =>
  converse(
    reads('yard', '/riders', () => riders, list({ id: int, name: text, email: text, rides_since: date })),
    reads('yard', '/mishaps', () => mishaps, list({ id: int, rider_id: int, sort: of('fall', 'kick', 'bolt'), occurred_on: date })), // oxfmt-ignore
  ).ask(message)

describe('a time behind what only happened to people', () => {
  for (const [message, names] of [
    ['which riders had a fall this year?', 'Ann Lee'],
    ['which riders have had a bolt in 2024?', 'Bo Falk'],
    ['which riders have had a kick since January?', 'Cy Dunn'],
  ] as const)
    it(`is when it happened: “${message}”`, async () => {
      const { data, response } = await ask(message)
      expect((data.result as { name: string }[]).map(({ name }) => name).join(), response).to.equal(names)
    })

  it('is otherwise when they came', async () => {
    const { data, response } = await ask('which riders came this year?')
    expect(response).not.to.include('Ann Lee')
    expect(data.error ?? data.result).to.not.equal(undefined)
  })
})
