import { expect } from 'chai'
import { int as id, list, num, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'

const depots = [
  { id: 1, name: 'North', budget: 900 },
  { id: 2, name: 'South', budget: 100 },
]
const employees = [
  { id: 11, first_name: 'Ann', last_name: 'Lee', depot_id: 1 },
  { id: 12, first_name: 'Bo', last_name: 'Dahl', depot_id: 2 },
  { id: 13, first_name: 'Cy', last_name: 'Moe', depot_id: 2 },
]
const { ask } = converse(
  reads('haulage', '/depots', () => depots, list({ id, name: text, budget: num })),
  reads('haulage', '/employees', () => employees, list({ id, first_name: text, last_name: text, depot_id: id })),
)

describe('where most people work', () => {
  for (const [message, says] of [
    ['Which depot has the highest headcount?', /^South.*: 2/],
    ['Please identify the depot with the largest workforce.', /^South.*: 2/],
    ['Which depot has the smallest headcount?', /^North.*: 1/],
    ['Who employs the most people of all our depots?', /^South.*: 2/],
    ['headcount per depot', /South 2, North 1/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
