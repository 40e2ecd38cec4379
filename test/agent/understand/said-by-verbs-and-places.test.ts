import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, moment, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const amount = { type: 'number' }
const later = (days: number) => new Date(Date.now() + 86_400_000 * days).toISOString()
const CHANNELS = ['phone', 'web', 'kiosk']
const PAID = ['card', 'cash']
const STATES = ['booked', 'cancelled']

const boats = [
  { id: 1, name: 'Tern', seats: 12, city: 'Lund', contact_email: 'tern@boats.example' },
  { id: 2, name: 'Auk', seats: 30, city: 'Ystad', contact_email: 'auk@boats.example' },
]
const skippers = [{ id: 5, first_name: 'Mo', last_name: 'Berg', email: 'mo@boats.example', home_country: 'Norway' }]
const cruises = [
  { id: 11, title: 'Whale Watch', boat_id: 1, skipper_id: 5, starts_at: later(9) },
  { id: 12, title: 'Night Lights', boat_id: 2, skipper_id: 5, starts_at: later(3) },
]
const guests = [
  { id: 21, first_name: 'Ann', last_name: 'Lee', email: 'ann@mail.example' },
  { id: 22, first_name: 'Bo', last_name: 'Day', email: 'bo@mail.example' },
]
const bookings = [
  [31, 1, 21, 'web', 'card', 'booked', 3, 90],
  [32, 1, 22, 'web', 'card', 'booked', 8, 10],
  [33, 2, 22, 'phone', 'cash', 'cancelled', -4, 70],
  [34, 2, 21, 'kiosk', 'card', 'cancelled', 5, 40],
].map(([key, boat_id, guest_id, channel, payment_method, state, days, total_amount]) => ({ id: key, boat_id, guest_id, channel, payment_method, state, reserved_for: later(days as number), created_at: later(-20), total_amount, tip_amount: 1 })) // oxfmt-ignore

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('cruises', '/boats', () => boats, list({ id, name: text, seats: id, city: text, contact_email: { type: 'string', format: 'email' } })), // oxfmt-ignore
    reads('cruises', '/skippers', () => skippers, list({ id, first_name: text, last_name: text, email: { type: 'string', format: 'email' }, home_country: text })), // oxfmt-ignore
    reads('cruises', '/cruises', () => cruises, list({ id, title: text, boat_id: id, skipper_id: id, starts_at: moment })), // oxfmt-ignore
    reads('cruises', '/guests', () => guests, list({ id, first_name: text, last_name: text, email: { type: 'string', format: 'email' } })), // oxfmt-ignore
    reads('cruises', '/bookings', () => bookings, list({ id, boat_id: id, guest_id: id, channel: { type: 'string', enum: CHANNELS }, payment_method: { type: 'string', enum: PAID }, state: { type: 'string', enum: STATES }, reserved_for: moment, created_at: moment, total_amount: amount, tip_amount: amount })), // oxfmt-ignore
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}

describe('for how many there is room', () => {
  for (const [message, wanted] of [
    ['which boat seats the most people?', /Auk.*30/],
    ['how many people fit in Tern?', /12/],
    ['how many people can Auk hold?', /30/],
  ] as const)
    it(`is a figure of the record: ${message}`, async () => expect((await ask(message)).response).to.match(wanted))

  it('is no number of those who did something', async () => {
    const { response, confidence } = await ask('how many people took Tern?')
    expect(confidence, response).to.be.below(0.8)
  })
})

describe('kinds that are set side by side', () => {
  it('are counted by their records where people are said to do it', async () => {
    expect((await ask('do more people pay by card than in cash?')).response).to.match(/^Yes.*card 3 and cash 1/)
    expect((await ask('do more people pay in cash than by card?')).response).to.match(/^No/)
  })

  it('make the groups behind "between"', async () => {
    const { data, response } = await ask('how are our bookings split between phone, web and kiosk?')
    expect(data.result, response).to.have.length(3)
  })

  it('tell what the money came from', async () =>
    expect((await ask('which boat makes the most money from web?')).response).to.match(/Tern.*100/))
})

describe('where and when it is', () => {
  it('is the place that the record points to, not the person', async () =>
    expect((await ask('where does Whale Watch take place?')).response).to.match(/Tern/))

  it('goes on from the record that was asked about', async () => {
    const { data, response } = await ask('when does Night Lights start?', 'on which boat?')
    expect(JSON.stringify(data.result), response).to.contain('Auk').and.not.to.contain('Tern')
    expect((await ask('when does Night Lights start?', 'on which boat?', 'how many people fit in there?')).data.result).to.equal(30) // oxfmt-ignore
  })

  it('is the day for which it is reserved, not the one on which it was recorded', async () => {
    const { data, response } = await ask("when is Ann Lee's next booking?")
    expect(JSON.stringify(data.result), response).to.contain(bookings[0]!.reserved_for)
    const upcoming = await ask('which guests have an upcoming booking on Tern?')
    expect(upcoming.data.result, upcoming.response).to.have.length(2)
  })

  it('puts a list in order by its date', async () => {
    const { data, response } = await ask('how many bookings were cancelled?', 'list those by date, latest first')
    expect(
      (data.result as { id: number }[]).map(row => row.id),
      response,
    ).to.deep.equal([34, 33])
  })
})
