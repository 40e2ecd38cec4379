import { expect } from 'chai'
import { date as day, int as id, list, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const people = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: 11 + at, name, keeper_of: null }))
const kites = [
  { id: 21, name: 'Red Delta', status: 'rented', bought_on: '2025-02-01', carer_id: 13 },
  { id: 22, name: 'Blue Box', status: 'free', bought_on: '2020-02-01', carer_id: 12 },
  { id: 23, name: 'Old Sled', status: 'free', bought_on: '2019-02-01', carer_id: 12 },
]
const rentals = [
  { id: 31, person_id: 11, kite_id: 21, rented_on: '2024-05-01' },
  { id: 32, person_id: 11, kite_id: 22, rented_on: '2025-05-01' },
  { id: 33, person_id: 12, kite_id: 22, rented_on: '2024-06-01' },
]
const holds = [{ id: 41, person_id: 13, kite_id: 23, placed_on: '2025-07-01' }]
const repairs = [{ id: 51, kite_id: 21, technician_id: 61, repaired_on: '2025-01-02', worked_on: '2025-01-02' }]
const technicians = [
  { id: 61, name: 'Di Orr' },
  { id: 62, name: 'Ed Nye' },
]
const ask = async (message: string) =>
  (
    await converse(
      reads('kites', '/people', () => people, list({ id, name: text })),
      reads('kites', '/technicians', () => technicians, list({ id, name: text })),
      reads('kites', '/kites', () => kites, list({ id, name: text, status: oneOf('rented', 'free'), bought_on: day, carer_id: { ...id, description: 'The person who keeps it' } })), // oxfmt-ignore
      reads('kites', '/rentals', () => rentals, list({ id, person_id: id, kite_id: id, rented_on: day })),
      reads('kites', '/holds', () => holds, list({ id, person_id: id, kite_id: id, placed_on: day })),
      reads('kites', '/repairs', () => repairs, list({ id, kite_id: id, technician_id: id, worked_on: day })),
    ).ask(message)
  ).response

describe('a verb for what was done', () => {
  for (const [message, says] of [
    ['Which kites did Ann Lee rent?', /^2 kites .*rentals.*Red Delta and Blue Box/],
    ['Which people rented the Blue Box?', /^2 .*Ann Lee and Bo Ray/],
    ['Which people have rented more than 1 kite?', /^1 .*Ann Lee/],
    ['Which kites has Ann Lee rented?', /^2 kites .*Red Delta and Blue Box/],
    ['Which kites were rented in 2024?', /^2 kites .*2024.*Red Delta and Blue Box/],
    ['How many people did not rent any kites?', /^There is 1 /],
    ['Which people have never rented a kite?', /^1 .*Cy Fox/],
    ['Which people have not rented the Red Delta?', /^2 .*Bo Ray and Cy Fox/],
    ['Which kites did Cy Fox reserve?', /^1 kite .*Old Sled/],
    ['Who reserved the Old Sled?', /^Cy Fox|Cy Fox\b/],
    ['Which kites did Di Orr work on?', /^1 kite .*Red Delta/],
    ['Which technicians did not repair any kites?', /^1 technician .*Ed Nye/],
  ] as const)
    it(`is of its records, whatever else links the two: ${message}`, async () =>
      expect(await ask(message)).to.match(says))
  it('is a state where nobody did it and no day is told', async () =>
    expect(await ask('Which kites are rented?')).to.match(/^1 kite .*status rented.*Red Delta/))
})
