import { expect } from 'chai'
import { text, list } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const maybe = (schema: object) => ({ ...schema, nullable: true })
const REGATTAS = [
  {
    id: 1,
    title: 'Spring Cup',
    held_on: '2025-04-02',
    status: 'cancelled',
    cancel_reason: 'weather',
    weather: null,
    crew: 4,
  },
  {
    id: 2,
    title: 'May Race',
    held_on: '2025-05-02',
    status: 'held',
    cancel_reason: null,
    weather: 'Overcast',
    crew: 2,
  },
  {
    id: 3,
    title: 'Fog Run',
    held_on: '2025-05-09',
    status: 'cancelled',
    cancel_reason: 'crew',
    weather: null,
    crew: 9,
  },
  {
    id: 4,
    title: 'Tall Ships',
    held_on: '2025-05-10',
    status: 'cancelled',
    cancel_reason: 'weather',
    weather: null,
    crew: 5,
  },
]
const REASONS = { ...maybe(text), enum: ['weather', 'crew', null] }
const club = () =>
  converse(reads('club', '/regattas', () => REGATTAS, list({ id, title: text, held_on: day, status: { ...text, enum: ['held', 'cancelled'] }, cancel_reason: REASONS, weather: maybe(text), crew: id }))) // oxfmt-ignore
const ask = (message: string) => club().ask(message)

describe('a reason behind its preposition', () => {
  for (const [message, count] of [
    ['How many regattas have been called off because of the weather?', 2],
    ['How many regattas were cancelled due to bad weather?', 2],
    ['How many regattas were called off owing to the crew?', 1],
  ] as const)
    it(`is one of the reasons, and no field that is called so: ${message}`, async () =>
      expect((await ask(message)).data.result).to.equal(count))

  it('leaves the field where nothing is the reason', async () =>
    expect((await ask('What was the weather at May Race?')).response).to.include('Overcast'))
})
