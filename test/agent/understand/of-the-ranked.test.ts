import { expect } from 'chai'
import { int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const trainers = [
  { id: 11, name: 'Ann Lee', email: 'ann@club.example' },
  { id: 12, name: 'Bo Ray', email: 'bo@club.example' },
]
const courses = [
  { id: 21, name: 'Deep water', lead_id: 11, assistant_id: 12, price: 40 },
  { id: 22, name: 'First dive', lead_id: 12, assistant_id: 11, price: 30 },
  { id: 23, name: 'Night dive', lead_id: 12, assistant_id: 11, price: 50 },
]
const bookings = [21, 21, 21, 22, 22, 23].map((course_id, at) => ({ id: 31 + at, course_id, state: at < 2 ? 'open' : 'paid' })) // oxfmt-ignore
const state = { type: 'string', enum: ['open', 'paid'] }
const ask = (message: string) =>
  converse(
    reads('club', '/trainers', () => trainers, list({ id, name: text, email: text })),
    reads('club', '/courses', () => courses, list({ id, name: text, lead_id: id, assistant_id: id, price: num })),
    reads('club', '/bookings', () => bookings, list({ id, course_id: id, state })),
  ).ask(message)

describe('what is asked of the record that comes first by how many others it has', () => {
  for (const [message, says] of [
    ['who leads the course with the most bookings?', /^Deep water has the most bookings: 3\.\n.*Ann Lee/s],
    ['who leads the course w the most open bookings', /^Deep water .*2\..*Ann Lee/s],
    ['who is the lead of the course with the fewest bookings?', /^Night dive has the fewest bookings: 1\.\n.*Bo Ray/s],
  ] as const)
    it(`is told of just that one: ${message}`, async () => expect((await ask(message)).response).to.match(says))
  it('is no ranking of whoever is asked for', async () =>
    expect((await ask('lead of the course with the most bookings')).response).not.to.match(/^(?:Ann|Bo)/))
})
