import { expect } from 'chai'
import { keeps } from '../../support/styles/changes.ts'
import { int, int as id, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const users = [
  { id: 1, name: 'Ann Lee', office: 'berlin' },
  { id: 2, name: 'Bo Ray', office: 'cologne' },
]
const events = [
  { id: 7, name: 'Beer Days', city: 'Berlin', manager_id: 2 },
  { id: 8, name: 'Kick-off', city: 'Ulm', manager_id: 1 },
]

describe('the first question, before any data were read', () => {
  it('reads where the records themselves are, though an enumeration of others has the place', async () => {
    const { ask } = converse(
      reads('fair', '/users', () => users, list({ id, name: text, office: of('berlin', 'cologne') })),
      reads('fair', '/events', () => events, list({ id, name: text, city: text, manager_id: id })),
    )
    expect((await ask('Which events are in Berlin?')).response).to.match(/^1 event .*Beer Days/)
  })

  it('finds what is to be changed by what it belongs to, though nothing changes that', async () => {
    const rooms = [
      { id: 31, number: '21', house_id: 5, rate: 90 },
      { id: 32, number: '21', house_id: 6, rate: 80 },
    ]
    const houses = [
      { id: 5, name: 'Curlew Lodge' },
      { id: 6, name: 'Heron House' },
    ]
    const [, ...changes] = keeps('inn', 'room', { fields: { rate: int }, rows: [] })
    const { ask } = converse(
      reads('inn', '/rooms', () => rooms, list({ id, number: text, house_id: id, rate: int })),
      reads('inn', '/houses', () => houses, list({ id, name: text })),
      ...changes,
    )
    const { pending, response } = await ask('Change the rate of room 21 at Heron House to 85.')
    expect(pending?.args, response).to.deep.equal({ id: 32, rate: 85 })
  })
})
