import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const planes = ['Sandpiper', 'Lapwing', 'Dunlin', 'Whimbrel'].map((name, at) => ({ code: 700_100 + at * 31, name }))
const landings = [
  [0, 0, 100],
  [0, 2, 300],
  [1, 0, 50],
  [2, 1, 70],
].map(([plane, tows, dues], at) => ({ id: at + 1, plane: 700_100 + plane! * 31, tows, dues, landed_on: '2025-03-01' }))
const field = (message: string) =>
  converse(
    reads('airfield', '/planes', () => planes, list({ code: whole, name: text })),
    reads('airfield', '/landings', () => landings, list({ id: whole, plane: whole, tows: whole, dues: amount, landed_on: day })), // oxfmt-ignore
  ).ask(message)

describe('a number that nobody describes as a key', () => {
  for (const message of ['planes with no tows', 'which planes used no tows?'])
    it(`is one by the data, also in the first question: “${message}”`, async () =>
      expect((await field(message)).response)
        .to.match(/Lapwing/)
        .and.match(/Whimbrel/)
        .and.not.match(/Sandpiper/))

  it('is no figure that others are divided by', async () =>
    expect((await field('average dues per plane')).response).to.match(/Sandpiper 200/))
})

const writers = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: at + 1, name, email: `w${at}@press.example`, joined_on: `202${at + 4}-02-01` })) // oxfmt-ignore
const essays = [
  [1, 500, '2025-02-01'],
  [1, 700, '2024-02-01'],
  [2, 900, '2025-03-01'],
].map(([writer_id, words, written_on], at) => ({ id: at + 1, writer_id, title: `Essay ${at}`, words, written_on }))
const orders = [
  [1, 5],
  [2, 3],
  [1, 1],
].map(([writer_id, copies], at) => ({ id: at + 1, writer_id, copies, ordered_on: '2025-04-01' }))
const press = (message: string) =>
  converse(
    reads('press', '/writers', () => writers, list({ id: whole, name: text, email: text, joined_on: day })),
    reads('press', '/essays', () => essays, list({ id: whole, writer_id: whole, title: text, words: whole, written_on: day })), // oxfmt-ignore
    reads('press', '/orders', () => orders, list({ id: whole, writer_id: whole, copies: whole, ordered_on: day })),
  ).ask(message)

describe('“each” behind an auxiliary', () => {
  it('makes groups of a figure that others have', async () =>
    expect((await press('how many words did each writer write?')).response).to.match(/Ann Lee 1,200.*Bo Falk 900/))

  it('is of the time in which it was done', async () =>
    expect((await press('how many words did each writer write this year?')).response).to.match(
      /Bo Falk 900.*Ann Lee 500/,
    ))

  it('leaves the verb a verb, though it may be a noun', async () =>
    expect((await press('how many copies did each writer order?')).response).to.match(/Ann Lee 6.*Bo Falk 3/))

  it('of what has the figure itself is that of each', async () =>
    expect((await press('how many words has each essay?')).response).to.match(/500.*700.*900/))
})
