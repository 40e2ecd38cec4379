import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const list = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } })

const players = [
  { id: 1, name: 'Ida Ek', email: 'ida@club.example', pieces: ['cello', 'tuba'], strength: 12 },
  { id: 2, name: 'Bo Lind', email: 'bo@club.example', pieces: ['cello'], strength: 30 },
  { id: 3, name: 'Cy Orr', email: 'cy@club.example', pieces: ['tuba', 'oboe'], strength: 7 },
]
const halls = [
  { code: 'H1', name: 'Old Hall', seats: 90 },
  { code: 'H2', name: 'New Hall', seats: 200 },
]
const visits = [
  { ref: 'R-10', playerId: 1, hallCode: 'H1', applause: 9 },
  { ref: 'R-11', playerId: 2, hallCode: 'H2', applause: 2 },
  { ref: 'R-12', playerId: 2, hallCode: 'H2', applause: 1 },
]
const club = [
  reads(
    'club',
    '/players',
    () => players,
    list({
      id: integer,
      name: text,
      email: { type: 'string', format: 'email' },
      pieces: { type: 'array', items: text },
      strength: integer,
    }),
  ),
  reads('club', '/halls', () => halls, list({ code: text, name: text, seats: integer })),
  reads('club', '/visits', () => visits, list({ ref: text, playerId: integer, hallCode: text, applause: integer })),
]
const asked = async (message: string) => converse(...club).ask(message)
const namesIn = (result: unknown) => (result as { name: string }[]).map(({ name }) => name)

describe('answers that would be wrong with confidence', () => {
  it('ask for the people whose lists have all that is named, not for the items', async () => {
    const both = await asked('who plays cello and tuba?')
    expect(namesIn([both.data.result].flat()), both.response).to.deep.equal(['Ida Ek'])
    const either = await asked('who has the pieces cello or oboe?')
    expect(namesIn(either.data.result), either.response).to.deep.equal(['Ida Ek', 'Bo Lind', 'Cy Orr'])
  })

  it('count what people do most, and add up no figure that nothing names', async () => {
    const { data, response } = await asked('who visits the most?')
    expect(data.result, response).to.equal('Bo Lind')
  })

  it('are less sure of a ranking by a figure that nothing names', async () => {
    expect((await asked('which player plays the most?')).confidence).to.be.below(0.8)
    expect((await asked('which hall has the most seats?')).confidence).to.be.above(0.8)
  })

  it('leave no second question out', async () => {
    const { data, response } = await asked('who played R-10 and in which hall was it?')
    expect(data.error?.code ?? '', response).to.match(/NOT_AVAILABLE|AMBIGUOUS|NEEDS_INPUT/)
    expect(response).to.match(/which hall/)
  })
})
