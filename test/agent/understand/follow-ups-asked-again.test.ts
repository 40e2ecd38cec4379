import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { expect } from 'chai'

const depots = [
  { id: 1, name: 'North', budget: 900 },
  { id: 2, name: 'South', budget: 100 },
]
const vans = [
  { id: 11, name: 'Ox', depot_id: 1 },
  { id: 12, name: 'Elk', depot_id: 2 },
  { id: 13, name: 'Yak', depot_id: 2 },
]

describe('a question that is asked again', () => {
  for (const [first, again, says] of [
    ['Which depot has the most vans?', 'Which depot has the most vans?', /^South has the most vans: 2/],
    ['Which depot has the fewest vans?', 'Show me the depot with the most vans.', /^South has the most vans: 2/],
    ['Which depot has the most vans?', 'and the fewest?', /^North has the fewest vans: 1/],
    ['Which depot has the most vans?', 'what is the budget of the depot?', /100/],
  ] as const)
    it(`${first} – ${again}`, async () => {
      const { ask } = converse(
        reads('haulage', '/depots', () => depots, list({ id, name: text, budget: num })),
        reads('haulage', '/vans', () => vans, list({ id, name: text, depot_id: id })),
      )
      await ask(first)
      expect((await ask(again)).response).to.match(says)
    })
})
