import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const halts = [
  ['Lyon', 'Graz'],
  ['Graz', 'Lyon'],
  ['Lyon', 'Brno'],
  ['Brno', 'Graz'],
].map(([previous_station, next_station], at) => ({
  id: at + 1,
  previous_station,
  next_station,
  halted_on: '2025-03-01',
}))
const ask = (message: string) =>
  converse(
    reads('rail', '/halts', () => halts, list({ id: whole, previous_station: text, next_station: text, halted_on: day })), // oxfmt-ignore
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('the stops before and behind', () => {
  for (const [message, found] of [
    ['halts from Lyon to Graz', [1]],
    ['halts that went to Lyon', [2]],
    ['halts that left for Graz', [1, 4]],
    ['halts that came from Lyon', [1, 3]],
  ] as const)
    it(`are told by the preposition: “${message}”`, async () =>
      expect(ids((await ask(message)).data.result)).to.deep.equal(found))
})
