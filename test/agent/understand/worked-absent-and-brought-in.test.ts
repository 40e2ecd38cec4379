import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const maybeDate = { type: ['string', 'null'], format: 'date' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const served = (path: string, rows: object[], properties: object) =>
  reads('glass', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const clients = ['Ann Berg', 'Bo Holm', 'Fay Orr'].map((name, at) => ({ id: at + 1, name, email: `c${at}@pane.example`, employer: at === 1 ? null : 'Mill & Co' })) // oxfmt-ignore
const glaziers = ['Cy Dunn', 'Di Falk', 'Ed Low'].map((name, at) => ({ id: at + 1, name, email: `g${at}@pane.example` })) // oxfmt-ignore
const visits = [
  [1, 1, 'finished', 50, 'card'],
  [1, 1, 'finished', 20, 'cash'],
  [2, 2, 'finished', 30, 'card'],
  [2, 2, 'planned', 0, 'card'],
  [2, 2, 'planned', 0, 'cash'],
].map(([client_id, glazier_id, status, amount, paid_by], at) => ({ id: at + 1, client_id, glazier_id, status, amount, method: paid_by, on: `2025-03-0${at + 1}` })) // oxfmt-ignore
const courses = ['Leading', 'Staining'].map((title, at) => ({ id: at + 1, title, held_on: `2025-02-0${at + 1}` }))
const absences = [
  [1, 1, 'work'],
  [1, 2, 'illness'],
  [2, 1, 'work'],
].map(([glazier_id, course_id, reason], at) => ({ id: at + 1, glazier_id, course_id, reason }))
const ovens = [
  {
    serial: 'KX-1',
    name: 'Old kiln',
    warranty_until: '2024-06-30',
    leased_until: '2026-01-31',
    rent_fee: 12,
    delivery_fee: 5,
  },
  { serial: 'KX-2', name: 'New kiln', warranty_until: null, leased_until: '2027-01-31', rent_fee: 9, delivery_fee: 8 },
]
const talk = () =>
  converse(
    served('/clients', clients, { id: whole, name: text, email: text, employer: { type: ['string', 'null'] } }),
    served('/glaziers', glaziers, { id: whole, name: text, email: text }),
    served('/visits', visits, { id: whole, client_id: whole, glazier_id: whole, status: choice('planned', 'finished'), amount, method: choice('card', 'cash'), on: date }), // oxfmt-ignore
    served('/courses', courses, { id: whole, title: text, held_on: date }),
    served('/absences', absences, { id: whole, glazier_id: whole, course_id: whole, reason: choice('work', 'illness', 'family') }), // oxfmt-ignore
    served('/ovens', ovens, {
      serial: text,
      name: text,
      warranty_until: maybeDate,
      leased_until: date,
      rent_fee: amount,
      delivery_fee: amount,
    }),
  )
const ask = (message: string) => talk().ask(message)
const namesOf = (result: unknown) =>
  [result]
    .flat()
    .map(row => (row as { name?: string }).name)
    .sort()

describe('who did the work', () => {
  it('is those who are not served, of two sorts of people', async () => {
    expect((await ask('who has finished the most visits?')).response).to.match(/Cy Dunn.*2.*I took the glaziers/)
  })

  it('stays open with a verb that may be of either', async () => {
    expect((await ask('who planned the most visits?')).confidence).to.be.below(0.8)
  })
})

describe('the noun of an adjective', () => {
  for (const message of [
    'which glaziers have never been absent?',
    'which glaziers have never been absent from a course?',
    'who has never been absent?',
  ])
    it(`is what never was: “${message}”`, async () =>
      expect(namesOf((await ask(message)).data.result)).to.deep.equal(['Ed Low']))
})

describe('a noun that may be a verb', () => {
  for (const [message, count] of [
    ['how many absences because of work?', 2],
    ['how many absences for work are there?', 2],
    ['how many absences have the reason work?', 2],
  ] as const)
    it(`is a value behind its preposition or its field: “${message}”`, async () =>
      expect((await ask(message)).data.result).to.equal(count))

  it('narrows what was counted', async () => {
    const { ask: next } = talk()
    expect((await next('how often has Cy Dunn been absent?')).data.result).to.equal(2)
    expect((await next('how often because of work?')).data.result).to.equal(1)
  })
})

describe('a day that is asked for', () => {
  it('is that of the state, which nothing has to be in today', async () => {
    expect((await ask('until when is KX-1 under warranty?')).data.result).to.equal('2024-06-30')
  })
})

describe('whom the texts of records name', () => {
  it('is told once, and not where nobody is', async () => {
    expect((await ask('which employers do our clients work for?')).data.result).to.deep.equal(['Mill & Co'])
  })
})

describe('a price for doing something', () => {
  it('is the one that is called after it', async () => {
    expect((await ask('what does it cost to rent the Old kiln?')).data.result).to.equal(12)
    expect((await ask('which oven is the cheapest to rent?')).response)
      .to.include('New kiln')
      .and.include('9')
  })
})

describe('what was brought in', () => {
  it('is what the records with an amount come to', async () => {
    expect((await ask('how much have the visits brought in?')).data.result).to.equal(100)
    expect((await ask('how much have the visits brought in per method?')).response).to.match(/card.*80.*cash.*20/)
  })
})
