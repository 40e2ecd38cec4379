import { expect } from 'chai'
import { expandWords } from '../../../src/lib/abbreviations.ts'
import { hoursOf, writeDuration } from '../../../src/agent/understand/entity-model/iso-durations.ts'
import { rephrase } from '../../../src/agent/understand/requests/rephrase.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const object = (properties: object) => ({ type: 'object', properties })
const list = (properties: object) => ({ type: 'array', items: object(properties) })

describe('documents of which nothing is told', () => {
  const vans = ['Otter', 'Heron', 'Stoat'].map((name, at) => ({ _id: `65ab0${at}cf7be81d0a3c4f2${at}`, name, maxPallets: 4 + 3 * at, rideMinutes: 50 - at })) // oxfmt-ignore
  const trips = Array.from({ length: 12 }, (_, at) => ({
    _id: `77cd0${at}cf7be81d0a3c4f3`,
    van: vans[at % 5 === 0 ? 1 : 0]!._id,
    town: at % 2 ? 'Riga' : 'Tartu',
  }))
  const depot = () =>
    converse(
      reads('depot', '/api/vans', () => vans),
      reads('depot', '/api/trips', () => trips),
    )

  it('have the key of a database, by which others name them', async () => {
    const { response } = await depot().ask('How many trips does each van have?')
    expect(response).to.include('Otter 9').and.to.include('Heron 3')
    expect((await depot().ask('Show the trips of Heron')).response).to.include('3 trips')
  })

  it('have the figure that is named behind a number, whatever the verb may measure', async () => {
    const { response } = await depot().ask('Which vans take more than 6 pallets?')
    expect(response).to.include('Heron').and.to.include('Stoat').and.not.to.include('Otter')
  })
})

describe('records with objects for their states', () => {
  const state = (name: string) => ({ self: `https://yard.example/state/${name.length}`, name, id: `${name.length}` })
  const chores = Array.from({ length: 24 }, (_, at) => ({
    id: `${100 + at}`,
    fields: {
      summary: `Chore ${at}`,
      status: state(['Open', 'Done', 'On Hold'][at % 3]!),
      duedate: `2025-0${at < 12 ? 3 : 8}-10`,
    },
  }))
  const yard = () =>
    converse(reads('yard', '/rest/2/search', () => ({ total: 24, chores }), object({ total: whole, chores: list({ id: text, fields: { type: 'object', additionalProperties: {} } }) }))) // oxfmt-ignore

  it('are in the state that has a name, not an address', async () => {
    const { response } = await yard().ask('How many chores are there per status?')
    expect(response).to.include('Done 8').and.not.to.include('https')
  })

  it('are overdue where the state that the data show is no last one', async () => {
    const { response } = await yard().ask('Which chores are overdue?')
    expect(response).to.match(/^8 chores/)
    expect((await yard().ask('Which chores should have been finished by now?')).response).to.match(/^8 chores/)
  })
})

describe('figures that are written otherwise', () => {
  const tours = [
    { id: '1', title: 'Fjord', duration: '5400s', costMicros: '45000000', seats: '12', day_rate: '18.50', stops: 9 },
    { id: '2', title: 'Dune', duration: '3600s', costMicros: '30500000', seats: '7', day_rate: '120.00', stops: 3 },
  ]
  const long = { type: 'string', format: 'int64' }
  const coast = () =>
    converse(reads('coast', '/v1/tours', () => tours, list({ id: long, title: text, duration: { type: 'string', format: 'google-duration' }, costMicros: long, seats: long, day_rate: { type: 'string', description: 'Decimal string in pounds' }, stops: whole }))) // oxfmt-ignore

  for (const [message, said] of [
    ['What is the total cost of the tours?', '75.50'],
    ['Which tours cost more than 40?', 'Fjord'],
    ['Which tour has the most seats?', 'Fjord'],
    ['Which tour has the highest day rate?', 'Dune'],
    ['Which tours last longer than an hour?', 'Fjord'],
    ['How many tours last 90 minutes?', 'is 1 tour'],
  ] as const)
    it(message, async () => {
      const { response } = await coast().ask(message)
      expect(response).to.include(said)
      if (said !== '75.50' && said !== 'is 1 tour') expect(response).not.to.include(said === 'Dune' ? 'Fjord' : 'Dune')
    })

  it('are no other figure where one is a text as far as anybody told', async () => {
    const rows = tours.map((tour, at) => ({ ...tour, day_rate: at ? 'high' : 'low' }))
    const { ask } = converse(reads('coast', '/v1/tours', () => rows, list({ id: text, title: text, day_rate: text, stops: whole }))) // oxfmt-ignore
    const { response } = await ask('Which tour has the highest day rate?')
    expect(response).to.match(/^I cannot answer/)
  })

  it('are written back in seconds where they came so', () => {
    expect(hoursOf('5400s')).to.equal(1.5)
    expect(writeDuration(1.5, '60s')).to.equal('5400s')
    expect(writeDuration(1.5, 'google-duration')).to.equal('5400s')
    expect(writeDuration(1.5)).to.equal('PT1H30M')
  })
})

describe('words and turns', () => {
  it('that are written as one are two, where they are no word of their own', () => {
    const read = (word: string) => expandWords([word]).join(' ')
    expect(['duedate', 'timespent', 'unitprice'].map(read)).to.deep.equal(['due date', 'time spent', 'unit price'])
    expect(['candidate', 'update', 'prototype'].map(read)).to.deep.equal(['candidate', 'update', 'prototype'])
  })

  for (const [said, plain] of [
    ['how many tours last 90 minutes', 'how many tours lasting 90 minutes'],
    ['tours that last 2 hours', 'tours that lasting 2 hours'],
    ['which tours were in the last 90 minutes', 'which tours were in the last 90 minutes'],
    ['how many tours in the last 2 hours', 'how many tours in the last 2 hours'],
  ] as const)
    it(said, async () => {
      expect(await rephrase(said, undefined)).to.equal(plain)
    })
})
