import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list } from '../../support/memory/schemas.ts'

const [text, number, whole] = [{ type: 'string' }, { type: 'number' }, { type: 'integer' }]
const teas = ['Assam', 'Ceylon', 'Earl Grey'].map((name, at) => ({ id: at + 1, name, packPrice: [0.8, 2.4, 6][at], weightGrams: [125, 900, 50][at] })) // oxfmt-ignore
const guests = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: at + 1, name }))
const orders = [1, 1, 3].map((guestId, at) => ({ id: at + 1, guestId, total: 5 + at }))
const serve = () =>
  converse(
    reads('parlour', '/teas', () => teas, list({ id: whole, name: text, packPrice: number, weightGrams: whole })),
    reads('parlour', '/guests', () => guests, list({ id: whole, name: text })),
    reads('parlour', '/orders', () => orders, list({ id: whole, guestId: whole, total: number })),
  )
const names = ({ data }: { data: { result?: unknown } }) => (data.result as { name: string }[]).map(one => one.name)

describe('all that there is', () => {
  for (const message of [
    'show me our whole range of teas',
    'which teas are in our range?',
    'list the teas in the system',
  ])
    it(`is as sure as the bare list: ${message}`, async () => {
      const answer = await serve().ask(message)
      expect(names(answer)).to.have.length(3)
      expect(answer.confidence).to.be.above(0.9)
    })
})

describe('pounds', () => {
  it('are money behind a verb of price, and a weight elsewhere', async () => {
    expect(names(await serve().ask('which teas cost less than 1 pound?'))).to.deep.equal(['Assam'])
    expect(names(await serve().ask('which teas weigh more than 1 pound?'))).to.deep.equal(['Ceylon'])
  })
})

describe('things that are sold', () => {
  it('are the records that have a price', async () => {
    const { response } = await serve().ask('what is the most expensive thing we sell?')
    expect(response).to.match(/tea with the highest pack price is Earl Grey/)
    expect((await serve().ask('what is the cheapest thing we offer?')).response).to.contain('Assam')
  })
})

describe('who has never done something', () => {
  it('has done it with nobody, whoever is asked', async () => {
    expect(names(await serve().ask('which guests have never ordered anything from us?'))).to.deep.equal(['Bo Ray'])
  })
})

describe('a state that is said of what somebody is on', () => {
  const employees = ['Di Orr', 'Ed Low', 'Flo Nye'].map((name, at) => ({ id: at + 1, name }))
  const absences = (['approved', 'declined', 'approved'] as const).map((status, at) => ({ id: at + 1, employeeId: at + 1, status, reason: at < 2 ? 'vacation' : 'illness', startsOn: '2025-05-12', endsOn: '2025-05-17' })) // oxfmt-ignore
  const [date, status, reason] = [
    { ...text, format: 'date' },
    { ...text, enum: ['requested', 'approved', 'declined'] },
    { ...text, enum: ['vacation', 'illness'] },
  ]

  it('restricts, and is no word for the records themselves', async () => {
    const { ask } = converse(
      reads('boathouse', '/employees', () => employees, list({ id: whole, name: text })),
      reads('boathouse', '/absences', () => absences, list({ id: whole, employeeId: whole, status, reason, startsOn: date, endsOn: date, approvedBy: { ...text, nullable: true } })), // oxfmt-ignore
    )
    const answer = await ask('who is on approved vacation today?')
    expect(names(answer), answer.response).to.deep.equal(['Di Orr'])
  })
})
