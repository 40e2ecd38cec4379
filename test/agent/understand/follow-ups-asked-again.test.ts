import { int as id, list, num, of, text } from '../../support/memory/schemas.ts'
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

describe('a question that is whole in itself, behind another', () => {
  const drivers = [
    { id: 21, name: 'Ann Lee', email: 'ann@haulage.example', depot_id: 1, state: 'active' },
    { id: 22, name: 'Bo Dahl', email: 'bo@haulage.example', depot_id: 2, state: 'ill' },
  ]
  for (const [first, then, says] of [
    ['How many vans does each depot have?', 'Break the drivers down by state.', /^Drivers by state/],
    ['Which vans are at South?', 'How many drivers do we have in all?', /2 drivers/],
    ['What is the e-mail of Ann Lee?', 'What is the state of Bo Dahl?', /ill/],
    ['What is the e-mail of Ann Lee?', 'Who is bo@haulage.example?', /Bo Dahl/],
    // What goes on from before does so still.
    ['Which vans are at South?', 'How many are there?', /2 vans/],
    ['Which drivers are at South?', 'What is the state of these drivers?', /(?!.*active).*ill/],
  ] as const)
    it(`${first} – ${then}`, async () => {
      const { ask } = converse(
        reads('haulage', '/depots', () => depots, list({ id, name: text, budget: num })),
        reads('haulage', '/vans', () => vans, list({ id, name: text, depot_id: id })),
        reads('haulage', '/drivers', () => drivers, list({ id, name: text, email: text, depot_id: id, state: of('active', 'ill') })), // oxfmt-ignore
      )
      await ask(first)
      expect((await ask(then)).response).to.match(says)
    })
})
