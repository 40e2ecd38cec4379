import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const maybeDate = { type: ['string', 'null'], format: 'date' }
const served = (path: string, rows: object[], properties: object) =>
  reads('stage', path, () => rows, { type: 'array', items: { type: 'object', properties } })
const namesOf = (result: unknown) => [result].flat().map(row => (row as { name?: string } | null)?.name ?? row).sort() // oxfmt-ignore

const plays = ['Storm', 'Harbour'].map((name, at) => ({ id: at + 1, name }))
const people = ['Ann Berg', 'Bo Holm', 'Cleo Dahl'].map((name, at) => ({ id: at + 1, name }))
const credits = [
  { play_id: 1, person_id: 1, job: 'director' },
  { play_id: 1, person_id: 2, job: 'actor' },
  { play_id: 2, person_id: 1, job: 'actor' },
  { play_id: 2, person_id: 3, job: 'director' },
]
const boards = [{ id: 7, name: 'Safety board' }]
const seats = [{ person_id: 2, board_id: 7, since: '2021-03-01', until: null }]
/** The day of the test is 14 May 2025. */
const passes = [
  { pass_no: 'PA-1', name: 'Old', valid_from: '2023-01-01', valid_until: '2023-12-31' },
  { pass_no: 'PA-2', name: 'Open', valid_from: '2024-01-01', valid_until: null },
  { pass_no: 'PA-3', name: 'Now', valid_from: '2025-05-01', valid_until: '2025-05-31' },
  { pass_no: 'PA-4', name: 'Next', valid_from: '2025-06-01', valid_until: '2025-06-30' },
]
const meters = [
  { serial: 'M-1', owner_id: 1, size_mm: 15 },
  { serial: 'M-2', owner_id: 1, size_mm: 20 },
  { serial: 'M-3', owner_id: 2, size_mm: 20 },
]
const ask = (message: string) =>
  converse(
    served('/plays', plays, { id: whole, name: text }),
    served('/people', people, { id: whole, name: text }),
    served('/credits', credits, { play_id: whole, person_id: whole, job: { ...text, enum: ['director', 'actor'] } }),
    served('/boards', boards, { id: whole, name: text }),
    served('/seats', seats, { person_id: whole, board_id: whole, since: date, until: maybeDate }),
    served('/passes', passes, { pass_no: text, name: text, valid_from: date, valid_until: maybeDate }),
    served('/meters', meters, { serial: text, owner_id: { ...whole, description: 'Id of the person' }, size_mm: whole }), // oxfmt-ignore
  ).ask(message)

describe('valid', () => {
  it('is so between two dates, the latter of which may be open', async () => {
    expect(namesOf((await ask('Which passes are valid today?')).data.result)).to.deep.equal(['Now', 'Open'])
    expect(namesOf((await ask('Which passes are valid now?')).data.result)).to.deep.equal(['Now', 'Open'])
    expect(namesOf((await ask('Which passes were valid on 1 June 2023?')).data.result)).to.deep.equal(['Old'])
  })

  it('is asked since when and until when', async () => {
    expect((await ask('Until when was PA-1 valid?')).data.result).to.equal('2023-12-31')
    expect((await ask('Since when has PA-2 been valid?')).data.result).to.equal('2024-01-01')
  })
})

describe('what connects two records', () => {
  it('tells since when they are', async () => {
    const { response } = await ask('Since when is Bo Holm on the Safety board?')
    expect(response).to.include('March 1, 2021').and.include('of the seat')
  })

  it('tells in which role, by its verb', async () => {
    expect(namesOf((await ask('Who directed Storm?')).data.result)).to.deep.equal(['Ann Berg'])
    expect(namesOf((await ask('Who acted in Harbour?')).data.result)).to.deep.equal(['Ann Berg'])
    expect(namesOf((await ask('Which plays has Ann Berg directed?')).data.result)).to.deep.equal(['Storm'])
  })
})

describe('records that are called like a unit', () => {
  it('are counted', async () => {
    expect(namesOf((await ask('Which people have more than one meter?')).data.result)).to.deep.equal(['Ann Berg'])
  })
})
