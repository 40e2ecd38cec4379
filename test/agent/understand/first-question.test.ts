import { expect } from 'chai'
import { int as id, list, of, text } from '../../support/memory/schemas.ts'
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
})
