import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const numbers = { type: 'array', items: whole }
const served = (path: string, rows: object[], properties: object) =>
  reads('theatre', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const artists = ['Ann Berg', 'Bo Holm', 'Cleo Dahl', 'Dov Lind'].map((name, at) => ({ id: at + 1, name, is_guest: at === 3 })) // oxfmt-ignore
const plays = [
  { id: 11, name: 'Salt', status: 'running', lead: 1, staging: [1, 2, 3] },
  { id: 12, name: 'Rain Please', status: 'running', lead: 2, staging: [2, 4] },
  { id: 13, name: 'Harbour', status: 'closed', lead: 1, staging: [1, 3] },
]
const tours = [{ id: 21, name: 'North', crew: [3, 4], stops: [101, 102] }]
const hours = [{ id: 31, artist: 1, kind: 'account_handling', hours: 3 }]
const ask = (message: string) =>
  converse(
    served('/artists', artists, { id: whole, name: text, is_guest: { type: 'boolean' } }),
    served('/plays', plays, { id: whole, name: text, status: { ...text, enum: ['running', 'closed'] }, lead: { ...whole, description: 'Artist who directs it' }, staging: { ...numbers, description: 'Artists who work on the play' } }), // oxfmt-ignore
    served('/tours', tours, { id: whole, name: text, crew: numbers, stops: numbers }),
    served('/hours', hours, { id: whole, artist: whole, kind: { ...text, enum: ['account_handling', 'rehearsal'] }, hours: whole }), // oxfmt-ignore
  ).ask(message)
const namesOf = (result: unknown) => [result].flat().map(row => (row as { name?: string }).name).sort() // oxfmt-ignore

describe('a list of numbers', () => {
  for (const [message, names] of [
    ['Who is working on Salt?', ['Ann Berg', 'Bo Holm', 'Cleo Dahl']],
    ['Which running plays is Cleo Dahl on the staging of?', ['Salt']],
    ['Who is on the staging of Harbour?', ['Ann Berg', 'Cleo Dahl']],
  ] as [string, string[]][])
    it(`holds the keys of the kind that its description is about: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(namesOf(data.result), response).to.deep.equal(names)
    })

  for (const [message, names] of [
    ['Who is in the crew of North?', ['Cleo Dahl', 'Dov Lind']],
    ['Which tours is Dov Lind in the crew of?', ['North']],
  ] as [string, string[]][])
    it(`holds those of the only people where it is called after some who work together: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(namesOf(data.result), response).to.deep.equal(names)
    })

  it('holds figures otherwise', async () => {
    expect((await ask('How many stops does North have?')).data.result).to.equal(2)
  })
})

describe('who is in charge', () => {
  for (const message of ['Who looks after Salt?', 'Who is in charge of Salt?', 'Who is handling Salt?'])
    it(`is told by their own key and not by a list of those who help: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(namesOf(data.result), response).to.deep.equal(['Ann Berg'])
    })
})

describe('a name that ends like a request', () => {
  it('is read whole where it is written with capitals', async () => {
    const { data, response } = await ask('Who is on the staging of Rain Please?')
    expect(namesOf(data.result), response).to.deep.equal(['Bo Holm', 'Dov Lind'])
    expect(response).to.not.include('read “Rain”')
  })
})
