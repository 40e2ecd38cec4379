import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const swimmers = [
  { id: 1, first_name: 'Will', last_name: 'Aune' },
  { id: 2, first_name: 'Siri', last_name: 'Moe' },
]
const lessons = [
  { id: 1, swimmer_id: 1, state: 'booked', lane: 3 },
  { id: 2, swimmer_id: 2, state: 'booked', lane: 4 },
]
const begin = () =>
  converse(
    reads('pool', '/swimmers', () => swimmers, list({ id: whole, first_name: text, last_name: text })),
    reads('pool', '/lessons', () => lessons, list({ id: whole, swimmer_id: whole, state: { ...text, enum: ['booked', 'done'] }, lane: whole })), // oxfmt-ignore
  )

describe('names that are spelt as little words', () => {
  it('restricts to whom a capital inside a sentence names, though no other word asks for the data', async () => {
    const { response } = await begin().ask('Lessons booked in for Will')
    expect(response).to.match(/^1 lesson\b.*Will Aune/)
  })

  it('leaves the verb alone', async () => {
    const { response } = await begin().ask('how many lessons are booked')
    expect(response).to.include('2 lessons')
    expect((await begin().ask('which lessons will be booked')).response).to.not.include('Will Aune')
  })
})
