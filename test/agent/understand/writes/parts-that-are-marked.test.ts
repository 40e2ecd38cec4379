import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const parameter = (name: string, place: string, schema: Record<string, unknown>, required = false) => ({
  name, type: String(schema.type), required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const states = { type: 'string', enum: ['open', 'settled', 'dropped'] }
const movies = [{ id: 1, name: 'Low Tide', genre: 'drama', recorded_year: 1980, release_fee: 5, release_state: 'open' }]
const fields = { id: whole, name: text, genre: text, recorded_year: whole, release_fee: { type: 'number' }, release_state: states } // oxfmt-ignore
const studio = () =>
  converse(
    reads('studio', '/movies', () => movies, list(fields)),
    {
      record: tool('studio', 'create_movie', 'POST', '/movies', [parameter('name', 'body', text, true), parameter('genre', 'body', text), parameter('recorded_year', 'body', whole)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
    {
      record: tool('studio', 'patch_movie', 'PATCH', '/movies/{id}', [parameter('id', 'path', whole, true), parameter('release_fee', 'body', { type: 'number' }), parameter('release_state', 'body', states)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )

describe('a part of a record that is marked', () => {
  for (const message of ['Mark the release of movie 1 as settled.', 'set the release of movie 1 to settled'])
    it(`has the state that is called after it: ${message}`, async () => {
      const { pending, response } = await studio().ask(message)
      expect(pending?.args, response).to.deep.equal({ id: 1, release_state: 'settled' })
    })
})

describe('a year by what was done then', () => {
  it('is given with its verb', async () => {
    const { pending, response } = await studio().ask('Create the movie "High Tide", genre drama, recorded in 2021.')
    expect(pending?.args, response).to.deep.equal({ name: 'High Tide', genre: 'drama', recorded_year: 2021 })
  })
})
