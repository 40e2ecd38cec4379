import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const gardens = ['quay', 'mole', 'pier'].map((name, at) => ({ id: 1 + at, name, area: 90 + at }))
const gardeners = ['Ann Berg', 'Bo Holm', 'Cleo Dahl'].map((name, at) => ({
  id: 11 + at,
  name,
  mobile: `07700 90012${at}`,
}))
const digs = [
  { id: 31, number: 'D-31', garden: 1, crew_leader: 11, crew: [11, 12, 13] },
  { id: 32, number: 'D-32', garden: 2, crew_leader: 12, crew: [12] },
]
const ask = (message: string) =>
  converse(
    reads('plots', '/gardens', () => gardens, list({ id, name: text, area: id })),
    reads('plots', '/gardeners', () => gardeners, list({ id, name: text, mobile: text })),
    reads('plots', '/digs', () => digs, list({ id, number: text, garden: id, crew_leader: { ...id, description: 'Gardener who leads the dig' }, crew: { type: 'array', items: id, description: 'Gardeners on the dig, the leader included' } })), // oxfmt-ignore
  ).ask(message)
const found = async (message: string) => {
  const { data, response } = await ask(message)
  return { names: [data.result].flat().map(one => (one as { name?: string; number?: string })?.name ?? (one as { number?: string })?.number), response } // oxfmt-ignore
}

describe('a list of people that is described by a noun of one stem with another kind', () => {
  for (const [message, names] of [
    ['Which gardeners worked on dig D-31?', ['Ann Berg', 'Bo Holm', 'Cleo Dahl']],
    ['Who was on dig D-31?', ['Ann Berg', 'Bo Holm', 'Cleo Dahl']],
    ['Who is in the crew of dig D-31?', ['Ann Berg', 'Bo Holm', 'Cleo Dahl']],
    ['Who is the crew leader of dig D-31?', ['Ann Berg']],
    ['Which digs did Cleo Dahl work on?', ['D-31']],
    ['Which digs is Cleo Dahl in the crew of?', ['D-31']],
  ] as [string, string[]][])
    it(`tells who belongs to something, and the key beside it who leads: ${message}`, async () => {
      const { names: got, response } = await found(message)
      expect(got.toSorted(), response).to.deep.equal(names)
    })
})
