import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const skippers = ['Ann Lee', 'Bo Falk', 'Cy Dunn'].map((name, at) => ({
  id: at + 1,
  name,
  email: `s${at}@quay.example`,
  hired_on: `2024-0${at + 1}-10`,
}))
const boats = [
  ['Gull', 1980, 1, null, 30],
  ['Tern', 1980, 2, 3, 40],
  ['Crane', 2001, 3, null, 50],
].map(([name, year_built, skipper_id, rented_to_skipper_id, daily_rate], at) => ({
  id: at + 1,
  name,
  year_built,
  skipper_id,
  rented_to_skipper_id,
  daily_rate,
}))
const trips = [
  [1, 1, 90, '2025-04-03', 'sold_out', '2025-04-05', 2, 10],
  [2, 1, 20, '2025-03-03', 'moored', '2025-03-05', 3, 20],
  [3, 2, 80, '2025-03-04', 'moored', null, 4, 30],
  [4, 3, 70, '2025-02-04', 'aborted', null, 5, 40],
].map(([id, skipper_id, miles, sailed_on, status, completed_on, hours, pay_per_hour]) => ({
  id,
  skipper_id,
  miles,
  sailed_on,
  status,
  completed_on,
  hours,
  pay_per_hour,
}))
const fares = [
  [1, 3, 20],
  [2, 2, 15],
  [3, 2, 50],
  [4, 2, 1],
].map(([id, skipper_id, price]) => ({ id, skipper_id, price, purchased_on: `2025-04-0${id}` }))
const parts = [
  { id: 1, name: 'Cleat', stock: 10, purchase_price: 2, sale_price: 5 },
  { id: 2, name: 'Shackle', stock: 3, purchase_price: 4, sale_price: 9 },
]
const quay = () =>
  converse(
    reads('quay', '/skippers', () => skippers, list({ id: whole, name: text, email: text, hired_on: day })),
    reads(
      'quay',
      '/boats',
      () => boats,
      list({
        id: whole,
        name: text,
        year_built: whole,
        skipper_id: whole,
        rented_to_skipper_id: orNull(whole),
        daily_rate: amount,
      }),
    ),
    reads(
      'quay',
      '/trips',
      () => trips,
      list({
        id: whole,
        skipper_id: whole,
        miles: amount,
        sailed_on: day,
        status: { type: 'string', enum: ['moored', 'sold_out', 'aborted', 'cancelled'] },
        completed_on: orNull(day),
        hours: whole,
        pay_per_hour: amount,
      }),
    ),
    reads('quay', '/tickets', () => fares, list({ id: whole, skipper_id: whole, price: amount, purchased_on: day })),
    reads(
      'quay',
      '/parts',
      () => parts,
      list({ id: whole, name: text, stock: whole, purchase_price: amount, sale_price: amount }),
    ),
  )
const ask = async (message: string) => await quay().ask(message)
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('what is related to the first by a figure', () => {
  it('is that of all who share the figure', async () => {
    const { data, response } = await ask('who is the skipper of the oldest boat?')
    expect(ids(data.result)).to.deep.equal([1, 2])
    expect(response).to.include('a boat with the lowest year')
  })

  it('is of one where one has it', async () =>
    expect(ids((await ask('who is the skipper of the newest boat?')).data.result)).to.deep.equal([3]))
})

describe('the most from something', () => {
  for (const message of ['which skipper made the most from tickets?', 'who earned the most money from tickets?'])
    it(`is what they come to, not how many they are: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(/Bo Falk.*66/))

  it('is a number where the noun follows', async () =>
    expect((await ask('who has the most tickets?')).response).to.match(/Bo Falk.*3/))
})

describe('when what is measured was done', () => {
  it('is the time that is told beside those who are ranked', async () =>
    expect((await ask('which skipper sailed the most miles in March 2025?')).response).to.match(/Bo Falk.*80/))

  it('is no time that is told of them', async () =>
    expect((await ask('which skipper hired in March 2024 has the most miles?')).response).to.match(/Cy Dunn.*70/))
})

describe('a rate', () => {
  it('is added up by how many there were', async () =>
    expect((await ask('what do the trips cost in total?')).response).to.include('400'))

  it('is added up as it is where it is called by its name', async () =>
    expect((await ask('sum of the pay per hour of the trips')).response).to.include('100'))

  it('of what somebody is paid is not what a thing earns', async () =>
    expect((await ask('which boat earns the most?')).confidence).to.be.below(0.8))
})

describe('what is worth something', () => {
  it('in stock is worth what it was bought for', async () =>
    expect((await ask('what is the value of all parts in stock?')).response).to.include('32'))
})

describe('“free”', () => {
  for (const message of ['which boats are free?', 'which boats are available?'])
    it(`is what nobody has at present: “${message}”`, async () =>
      expect(ids((await ask(message)).data.result)).to.deep.equal([1, 3]))

  it('is not what somebody has', async () =>
    expect(ids((await ask('which boats are not free?')).data.result)).to.deep.equal([2]))
})

describe('“open”', () => {
  it('is not what has a day of its end, whatever its state', async () => {
    expect(ids((await ask('which trips are open?')).data.result)).to.deep.equal([3, 4])
  })
})

describe('a state with a particle', () => {
  it('is not its verb alone', async () =>
    expect((await ask('how many trips were sold?')).response).to.not.match(/sold_out|There is 1/))

  it('is known by both words', async () =>
    expect((await ask('how many trips are sold out?')).response).to.match(/There is 1/))
})
