import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const amount = { type: 'number' }

const lifts = [
  { id: 1, name: 'Gletscher', bike_capacity: 4, passenger_capacity: 60, weight_kg: 900, monthly_lease: 4100, guarantee_years: 12 },
  { id: 2, name: 'Sonne 4', bike_capacity: 12, passenger_capacity: 24, weight_kg: 1200, monthly_lease: 2500, guarantee_years: 8 },
] // oxfmt-ignore
const fitters = [
  { id: 11, name: 'Ada Holm', phone: '+43 660 1234567', hourly_wage: 31, weekly_hours: 38 },
  { id: 12, name: 'Bo Lind', phone: '+43 660 7654321', hourly_wage: 27, weekly_hours: 20 },
]
const tours = [
  { id: 21, code: 'WT-21', title: 'Crest', guide_id: 11, max_guests: 9, rate_per_guest: 40, sales: 700 },
  { id: 22, code: 'WT-22', title: 'Gorge', guide_id: 12, max_guests: 16, rate_per_guest: 25, sales: 650 },
]

async function ask(...messages: string[]) {
  const conversation = converse(
    reads('alp', '/lifts', () => lifts, list({ id, name: text, bike_capacity: id, passenger_capacity: id, weight_kg: amount, monthly_lease: amount, guarantee_years: id })), // oxfmt-ignore
    reads('alp', '/fitters', () => fitters, list({ id, name: text, phone: text, hourly_wage: amount, weekly_hours: id })), // oxfmt-ignore
    reads('alp', '/tours', () => tours, list({ id, code: text, title: text, guide_id: { type: 'integer', description: 'Fitter who leads it' }, max_guests: id, rate_per_guest: amount, sales: amount })), // oxfmt-ignore
  )
  let answer = await conversation.ask(messages[0]!)
  for (const message of messages.slice(1)) answer = await conversation.ask(message)
  return answer
}

describe('a figure for one of something', () => {
  for (const [message, wanted] of [
    ['what do our fitters earn an hour on average?', /29/],
    ['how much does Ada Holm get an hour?', /31/],
    ['how many hours a week does Bo Lind work?', /20/],
    ['how much is Sonne 4 a month?', /2,500/],
    ['what do they charge per guest for Gorge?', /25/],
    ['how much do we pay in leases a month?', /6,600/],
  ] as const)
    it(`is the one that the records have: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(wanted)
    })

  it('is asked of the one before', async () =>
    expect((await ask('which lift has the smallest bike capacity?', 'how much is it a month?')).response).to.match(/4,100/)) // oxfmt-ignore
})

describe('the room for one of several things', () => {
  for (const [message, wanted] of [
    ['which lifts take more than 10 bikes?', /Sonne 4/],
    ['which lift can carry the most passengers?', /Gletscher.*60/],
    ['which lift can carry the most bikes?', /Sonne 4.*12/],
    ['how many people can ride on Gletscher?', /60/],
    ['how many guests fit on WT-22?', /16/],
    ['which tours take more than 10 guests?', /Gorge/],
  ] as const)
    it(`goes by what the capacity is called after: ${message}`, async () =>
      expect((await ask(message)).response).to.match(wanted))

  it('is told of both that are asked for', async () =>
    expect((await ask('how many passengers and how many bikes fit on Sonne 4?')).response).to.match(/24.*12/))

  it('is compared', async () =>
    expect((await ask('can Gletscher take more bikes than Sonne 4?')).response).to.match(/^No/))
})

describe('two records by their names', () => {
  it('are compared though the name has a number', async () => {
    expect((await ask('is Gletscher heavier than Sonne 4?')).response).to.match(/^No/)
    expect((await ask('is Gletscher heavier than 850 kg?')).response).to.match(/^Yes/)
  })
})

describe('how long or how much', () => {
  it('asks for the figure that is named behind it', async () =>
    expect((await ask('how long is the guarantee on Sonne 4?')).response).to.match(/8/))

  it('asks for it of the one before', async () =>
    expect((await ask('which tour takes the most guests?', 'how much has it sales so far?')).response).to.match(/650/))
})

describe('who does something and has a phone', () => {
  it('is somebody', async () => expect((await ask('who is the guide on WT-21?')).response).to.match(/Ada Holm/))
})
