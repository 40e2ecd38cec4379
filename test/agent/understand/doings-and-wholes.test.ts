import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const yes = { type: 'boolean' }
const day = { type: 'string', format: 'date' }

const pilots = ['Ada Moss', 'Ben Reed', 'Cleo Hart'].map((name, at) => ({
  id: at + 1,
  name,
  email: `p${at}@air.example`,
  base: ['Oslo', 'Bergen', 'Oslo'][at],
  weeklyHours: [40, 20, 30][at],
}))
const aircraft = ['Gull', 'Heron'].map((name, at) => ({
  id: at + 1,
  name,
  rank: 'jet',
  seatsMin: [4, 2][at],
  coordinator: { id: at + 1, email: `p${at}@air.example` },
}))
const orders = [1, 1, 2].map((aircraft_id, at) => ({ id: at + 1, aircraft_id, subject: `Order ${at + 1}` }))
const flown = [
  [1, 1, 2.5, true],
  [1, 2, 7, false],
  [2, 3, 4, true],
  [3, 3, 1.5, true],
].map(([pilot_id, order_id, hours, isPaid], at) => ({
  id: at + 1,
  pilot_id,
  order_id,
  hours,
  isPaid,
  flownOn: `2025-04-0${at + 1}`,
}))
const hangar = () =>
  converse(
    reads(
      'hangar',
      '/pilots',
      () => pilots,
      list({ id: whole, name: text, email: { ...text, format: 'email' }, base: text, weeklyHours: whole }),
    ),
    reads(
      'hangar',
      '/aircraft',
      () => aircraft,
      list({
        id: whole,
        name: text,
        rank: { ...text, description: 'Class rank' },
        seatsMin: whole,
        coordinator: { type: 'object', properties: { id: whole, email: text } },
      }),
    ),
    reads('hangar', '/orders', () => orders, list({ id: whole, aircraft_id: whole, subject: text })),
    reads(
      'hangar',
      '/sorties',
      () => flown,
      list({ id: whole, pilot_id: whole, order_id: whole, hours: amount, isPaid: yes, flownOn: day }),
    ),
  )

describe('hours that were done and hours that are agreed', () => {
  for (const [question, answer] of [
    ['how many hours has Ada Moss logged altogether?', /\b9\.5\b/],
    ['which order has the most logged hours?', /Order 2\b.*\b7\b/],
    ['which order has the most hours?', /Order 2\b.*\b7\b/],
    ['how many hours were spent on each aircraft?', /Gull 9\.5.*Heron 5\.5|Heron 5\.5.*Gull 9\.5/],
    ['what percentage of the recorded hours is paid?', /53\.33/],
    ['how many hours a week does Ben Reed work?', /\b20\b/],
    ['weekly hours of Cleo Hart', /\b30\b/],
  ] as const)
    it(`are told apart: ${question}`, async () => expect((await hangar().ask(question)).response).to.match(answer))
})

describe('records of the time that people spent', () => {
  for (const [question, result] of [
    ['how many time entries are there?', 4],
    ['how many time entries are longer than 3 hours?', 2],
    ['median number of hours per timesheet entry', 3.25],
  ] as const)
    it(`are what people call them: ${question}`, async () =>
      expect((await hangar().ask(question)).data.result).to.equal(result))

  it('are no other records', async () => {
    const desk = converse(reads('desk', '/halls', () => [{ id: 1, name: 'Oak' }], list({ id: whole, name: text })))
    expect((await desk.ask('how many time entries are there?')).confidence).to.be.below(0.5)
  })
})

describe('words for all of those who are spoken of', () => {
  for (const [question, answer] of [
    ['list the team pilots who are not based in Bergen', /^2 pilots/],
    ['how many pilots are there in the whole company?', /\b3 pilots/],
    ['how many hours did the crew log last month?', /\b15\b/],
    ['average weekly hours in our organisation', /\b30\b/],
  ] as const)
    it(`restrict nothing: ${question}`, async () => {
      const { response, confidence } = await hangar().ask(question)
      expect(response).to.match(answer)
      expect(confidence).to.be.above(0.5)
    })

  for (const question of [
    'which team has the most hours?',
    'how many pilots are in team 4?',
    'hours of the sales team',
  ])
    it(`are not passed over where they tell some from others: ${question}`, async () =>
      expect((await hangar().ask(question)).confidence).to.be.below(0.5))

  it('are fields where a service has them', async () => {
    const people = ['Red', 'Blue', 'Red'].map((team, at) => ({
      id: at + 1,
      name: `N${at}`,
      email: `n${at}@x.example`,
      team,
    }))
    const club = converse(
      reads('club', '/players', () => people, list({ id: whole, name: text, email: text, team: text })),
    )
    expect((await club.ask('how many players are there in each team?')).response).to.match(/Red 2/)
  })
})

describe('other words for a field, its end and whom a record is given to', () => {
  for (const [question, answer] of [
    ['what is the class rank of the Gull?', /\bjet\b/i],
    ['which aircraft has the lowest minimum seats?', /Heron/],
    ["who's in charge of the Heron?", /Ben Reed/],
    ['by how much does the seats min of the Gull exceed that of the Heron?', /\b2\b/],
  ] as const)
    it(`are understood: ${question}`, async () => expect((await hangar().ask(question)).response).to.match(answer))

  it('sort what was shown', async () => {
    const { ask } = hangar()
    await ask('list all aircraft')
    expect((await ask('sort them by minimum seats, lowest first')).response).to.match(/Heron.*Gull/)
  })
})

describe('what there is to ask about', () => {
  for (const question of [
    'which kinds of hangar data do you have access to?',
    'what information can you see?',
    'which systems do you cover?',
  ])
    it(`is told: ${question}`, async () => expect((await hangar().ask(question)).response).to.include('pilots'))
})
