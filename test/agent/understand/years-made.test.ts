import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('yard', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const boats = [2009, 2012, 2015, 2015, 2019].map((built_year, at) => ({ id: 10 + at, name: ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'][at], hull: at % 2 ? 'steel' : 'oak', built_year, moored_on: `20${15 + at}-04-01` })) // oxfmt-ignore
const bells = [1850, 1901].map((cast, at) => ({ id: 30 + at, name: ['Great Tom', 'Little Meg'][at], construction_year: cast, hung_on: '1950-05-01' })) // oxfmt-ignore
const sailors = ['Ann Lee', 'Bob Ray'].map((name, at) => ({ id: 50 + at, name, birth_year: 1980 + at, joined_on: `20${19 + at}-02-01` })) // oxfmt-ignore

const ids = async (message: string) => {
  const { data } = await converse(
    list('/boats', boats, { id: whole, name: text, hull: text, built_year: whole, moored_on: day }),
    list('/bells', bells, { id: whole, name: text, construction_year: whole, hung_on: day }),
    list('/sailors', sailors, { id: whole, name: text, birth_year: whole, joined_on: day }),
  ).ask(message)
  return [(data.result as { id: number }[] | null) ?? []]
    .flat()
    .map(({ id }) => id)
    .sort()
}

describe('years that things are from', () => {
  for (const [message, wanted] of [
    ['boats from 2015', [12, 13]],
    ['which boats are from 2015?', [12, 13]],
    ['steel boats of 2015', [13]],
    ['boats with a steel hull from 2015', [13]],
    ['boats from before 2012', [10]],
    ['boats older than 2015', [10, 11]],
    ['which boats are newer than 2015?', [14]],
    ['boats from between 2012 and 2015', [11, 12, 13]],
    ['bells from 1850', [30]],
  ] as [string, number[]][])
    it(`“${message}” goes by the year in which they came about`, async () => expect(await ids(message)).to.deep.equal(wanted)) // oxfmt-ignore

  for (const [message, wanted] of [
    ['boats moored in 2016', [11]],
    ['boats that were moored before 2017', [10, 11]],
    ['sailors from 2020', [51]],
  ] as [string, number[]][])
    it(`“${message}” goes by the day of what happened`, async () => expect(await ids(message)).to.deep.equal(wanted))
})
