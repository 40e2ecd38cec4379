import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const mail = { type: 'string', format: 'email' }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })
const ago = (days: number) => new Date(Date.parse('2025-05-14') - 86_400_000 * days).toISOString().slice(0, 10)

const growers = [
  { id: 1, first_name: 'Ida', last_name: 'Moss', email: 'ida@plots.example', town: 'Ripley', payment_method: 'cheque', newsletter_list: true, member_since: ago(2400) }, // oxfmt-ignore
  { id: 2, first_name: 'Per', last_name: 'Lund', email: 'per@plots.example', town: 'Ripley', payment_method: 'card', newsletter_list: false, member_since: ago(300) }, // oxfmt-ignore
  { id: 3, first_name: 'Zoe', last_name: 'Hart', email: 'zoe@plots.example', town: 'Selby', payment_method: 'card', newsletter_list: true, member_since: ago(90) }, // oxfmt-ignore
]
const payments = [
  { id: 11, grower_id: 1, amount: 40, status: 'paid' },
  { id: 12, grower_id: 2, amount: 25, status: 'due' },
]
const seedlings = [
  { id: 21, name: 'Leek tray', state: 'growing', arrived_on: ago(200) },
  { id: 22, name: 'Kale tray', state: 'sold', arrived_on: ago(20) },
]
const quarrels = [
  { id: 31, subject: 'Hose', state: 'open', raised_on: ago(50), settled_on: null },
  { id: 32, subject: 'Fence', state: 'open', raised_on: ago(5), settled_on: null },
]
const feasts = [
  { id: 41, title: 'Harvest', meal: 'vegan', price: 12 },
  { id: 42, title: 'Solstice', meal: 'fish', price: 15 },
  { id: 43, title: 'Advent', meal: 'vegan', price: 9 },
]
const kitchenhands = [
  { id: 51, first_name: 'Oda', last_name: 'Bell', email: 'oda@inn.example' },
  { id: 52, first_name: 'Ray', last_name: 'Dunn', email: 'ray@inn.example' },
]

async function ask(message: string) {
  const conversation = converse(
    reads('plots', '/growers', () => growers, list({ id, first_name: text, last_name: text, email: mail, town: text, payment_method: oneOf('card', 'cheque', 'cash'), newsletter_list: { type: 'boolean' }, member_since: day })), // oxfmt-ignore
    reads('plots', '/payments', () => payments, list({ id, grower_id: id, amount: { type: 'number' }, status: oneOf('paid', 'due') })), // oxfmt-ignore
    reads('plots', '/seedlings', () => seedlings, list({ id, name: text, state: oneOf('growing', 'sold'), arrived_on: day })), // oxfmt-ignore
    reads('plots', '/quarrels', () => quarrels, list({ id, subject: text, state: oneOf('open', 'settled'), raised_on: day, settled_on: { ...day, nullable: true } })), // oxfmt-ignore
    reads('inn', '/feasts', () => feasts, list({ id, title: text, meal: oneOf('vegan', 'fish'), price: { type: 'number', description: 'What a guest pays, in GBP' } })), // oxfmt-ignore
    reads('inn', '/kitchenhands', () => kitchenhands, list({ id, first_name: text, last_name: text, email: mail })),
  )
  return conversation.ask(message)
}

const rows = async (message: string) => {
  const { data, response } = await ask(message)
  return { found: JSON.stringify(data.result), response }
}

describe('how somebody does something in general', () => {
  it('is the field of theirs that is called after the verb, and no record called after it', async () => {
    const { found, response } = await rows('which growers pay by cheque?')
    expect(found, response).to.contain('Moss').and.not.to.contain('Lund')
    expect((await ask('how many growers pay by card?')).data.result).to.equal(2)
    expect((await ask('how many people pay by card?')).data.result).to.equal(2)
  })

  it('is set side by side', async () =>
    expect((await ask('do more growers pay by card or by cheque?')).response).to.match(/card.*2.*cheque.*1/))

  it('is denied with its verb', async () => {
    const { found, response } = await rows("growers who don't pay by card")
    expect(found, response).to.contain('Moss').and.not.to.contain('Lund')
  })
})

describe('for how long something has been here', () => {
  it('counts from the day on which such records come in', async () => {
    const { found, response } = await rows('which seedlings have been in stock for more than 90 days?')
    expect(found, response).to.contain('Leek').and.not.to.contain('Kale')
    expect(response).to.contain('arrived on')
    const members = await rows('which growers have been with us for more than 5 years?')
    expect(members.found, members.response).to.contain('Moss').and.not.to.contain('Lund')
  })

  it('counts from its beginning where it is still so', async () => {
    const { found, response } = await rows('which quarrels have been open for more than 30 days?')
    expect(found, response).to.contain('Hose').and.not.to.contain('Fence')
  })
})

describe('people without the noun of their records', () => {
  it('are those whose team is called so', async () => {
    const { found, response } = await rows('show me everyone on the kitchen team')
    expect(found, response).to.contain('Bell').and.to.contain('Dunn')
  })

  it('are counted by what only they have', async () => {
    expect((await ask('how many people live in Ripley?')).data.result).to.equal(2)
    expect((await ask('how many people are on the newsletter list?')).data.result).to.equal(2)
  })

  it('are the records with the value that is named, and no sum of a figure that speaks of them', async () => {
    const { data, response, confidence } = await ask('how many couples want a vegan meal?')
    expect(data.result, response).to.equal(2)
    expect(response).to.contain('“couples” as feasts')
    expect(confidence).to.be.below(0.8)
  })

  it('are none of the records that they are counted for', async () => {
    for (const message of ['how many clowns do the feasts have?', 'how many clowns are there per feast?'])
      expect((await ask(message)).data, message).to.have.property('error')
  })
})
