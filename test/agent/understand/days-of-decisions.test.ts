import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const list = (path: string, rows: object[], properties: object) =>
  reads('office', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const STATES = ['received', 'approved', 'rejected', 'withdrawn']
const WISHES = ['open', 'fulfilled', 'dropped']
const bids = Array.from({ length: 16 }, (_, at) => ({
  id: 10 + at,
  reference: `B-${at}`,
  state: STATES[at % 4],
  received_on: `2025-0${1 + (at % 2)}-10`,
  decided_on: at % 4 === 1 || at % 4 === 2 ? `2025-0${3 + (at % 3)}-12` : null,
}))
const wishes = Array.from({ length: 9 }, (_, at) => ({ id: 50 + at, label: `Wish ${at}`, state: WISHES[at % 3], created_on: `2025-0${1 + (at % 4)}-05` })) // oxfmt-ignore

const ask = (message: string) =>
  converse(
    list('/bids', bids, { id: whole, reference: text, state: { type: 'string', enum: STATES }, received_on: day, decided_on: { ...day, nullable: true } }), // oxfmt-ignore
    list('/wishes', wishes, { id: whole, label: text, state: { type: 'string', enum: WISHES }, created_on: day }),
  ).ask(message)
const result = async (message: string) => (await ask(message)).data.result

const approved = [
  { month: '2025-03', count: 1 },
  { month: '2025-04', count: 2 },
  { month: '2025-05', count: 1 },
]

describe('what was approved or rejected, by the day on which it was decided', () => {
  for (const message of [
    'bids approved per month',
    'how many bids were approved each month?',
    'number of bids approved by month in 2025',
  ])
    // oxfmt-ignore
    it(`“${message}”`, async () => expect(await result(message)).to.deep.equal(approved))

  it('also in a month that is told or asked for', async () => {
    expect(await result('how many bids were approved in April 2025?')).to.equal(2)
    expect(await result('in which month were the most bids approved?')).to.equal('2025-04')
  })

  it('goes by their own day where they are only called so', async () =>
    expect(await result('approved bids per month')).to.deep.equal([{ month: '2025-02', count: 4 }]))
})

describe('a state that no day tells of', () => {
  it('is a doubt by the day of something else', async () =>
    expect((await ask('wishes fulfilled per month')).confidence).to.be.below(0.8))
})
