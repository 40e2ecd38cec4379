import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('yard', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const MAKES = ['Alder', 'Birch', 'Cedar']
const STATES = ['afloat', 'in_dock', 'sold']
const boats = Array.from({ length: 12 }, (_, at) => ({
  id: 10 + at,
  name: `Boat ${at}`,
  brand: at === 11 ? null : MAKES[at % 3],
  state: STATES[at % 2],
  model_year: 2000 + at,
  moored_on: `${2020 + (at % 4)}-04-01`,
}))
const sailors = ['Ann Lee', 'Bob Ray', 'Cy Day'].map((name, at) => ({ id: 50 + at, name, monthly_pay: 900, joined_on: `${2019 + (at % 2)}-02-01` })) // oxfmt-ignore

const ask = (message: string) =>
  converse(
    list('/boats', boats, { id: whole, name: text, brand: { type: ['string', 'null'] }, state: { type: 'string', enum: STATES }, model_year: whole, moored_on: day }), // oxfmt-ignore
    list('/sailors', sailors, { id: whole, name: text, monthly_pay: whole, joined_on: day }),
  ).ask(message)
const result = async (message: string) => (await ask(message)).data.result
const ids = async (message: string) => ((await result(message)) as { id: number }[]).map(({ id }) => id).sort()
const counts = async (message: string) =>
  ((await result(message)) as Record<string, unknown>[]).map(row => Object.values(row))

describe('a field and a value of it that is denied', () => {
  for (const message of [
    'how many boats do not have the brand Birch?',
    'how many boats don’t have brand Birch?',
    'how many boats are there without the brand Birch?',
    'how many boats have a brand other than Birch?',
    'how many boats are not of the brand Birch?',
    'how many boats have no brand Birch?',
  ])
    it(`“${message}” leaves those with it out`, async () => expect(await result(message)).to.equal(8))

  it('is denied as a whole where there are several', async () =>
    expect(await ids('boats without the state afloat or in dock')).to.deep.equal([]))

  it('says nothing of the field where there is no value', async () =>
    expect(await ids('boats without a brand')).to.deep.equal([21]))
})

describe('the values that a field has', () => {
  for (const message of [
    'what state values do boats have?',
    'which state values are there for boats?',
    'possible values of state for boats',
    'distinct values of the state of boats',
  ])
    it(`“${message}” names each once`, async () => expect(await result(message)).to.deep.equal(['afloat', 'in_dock']))
})

describe('years of a date that is named', () => {
  for (const message of ['boats by year of moored on', 'boats by mooring year', 'boats per year they were moored'])
    it(`“${message}” makes groups of it, whatever else is called a year`, async () =>
      expect(await counts(message)).to.deep.equal([
        ['2020', 3],
        ['2021', 3],
        ['2022', 3],
        ['2023', 3],
      ]))

  for (const message of ['sailors by year of joined on', 'sailors by joining year'])
    it(`“${message}” is no pay for a year`, async () =>
      expect(await counts(message)).to.deep.equal([
        ['2019', 2],
        ['2020', 1],
      ]))
})
