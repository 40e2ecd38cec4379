import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const stages = ['Screening', 'Visit', 'Offer'].map((name, at) => ({ id: at + 1, name }))
const grade = { type: 'integer', description: '1 = junior, 2 = senior, 3 = lead' }
const posts = [
  { id: 1, title: 'Gardener', grade: 1, budget: 100, wage_min: 20, wage_max: 30 },
  { id: 2, title: 'Florist', grade: 2, budget: 300, wage_min: 25, wage_max: 28 },
  { id: 3, title: 'Arborist', grade: 2, budget: 500, wage_min: 18, wage_max: 40 },
]
const status = { type: 'string', enum: ['running', 'refused'] }
const bids = [
  [1, 3, 'running', null],
  [1, 1, 'refused', 'too far'],
  [2, 3, 'refused', 'no papers'],
  [3, 2, 'refused', 'too far'],
].map(([post_id, stage_id, state, refusal_reason], at) => ({
  id: at + 1,
  post_id,
  stage_id,
  status: state,
  refusal_reason,
}))
const offers = [
  { id: 1, bid_id: 2, fee: 30, made_on: '2021-04-01' },
  { id: 2, bid_id: 4, fee: 50, made_on: '2021-05-01' },
]
const depots = [{ id: 1, name: 'North' }]
const vans = [
  { id: 1, depot_id: 1, condition: 'in_service' },
  { id: 2, depot_id: 1, condition: 'scrapped' },
]
const trailers = [1, 2, 3].map(id => ({ id, depot_id: 1, plate: `TR ${id}` }))
const faults = [
  { id: 1, trailer_id: 1, reported_on: '2021-01-04', mended_on: null },
  { id: 2, trailer_id: 1, reported_on: '2021-02-04', mended_on: null },
  { id: 3, trailer_id: 2, reported_on: '2021-03-04', mended_on: '2021-03-09' },
]
const firm = () =>
  converse(
    reads('hiring', '/stages', () => stages, list({ id: whole, name: text })),
    reads(
      'hiring',
      '/posts',
      () => posts,
      list({ id: whole, title: text, grade, budget: amount, wage_min: amount, wage_max: amount }),
    ),
    reads(
      'hiring',
      '/bids',
      () => bids,
      list({ id: whole, post_id: whole, stage_id: whole, status, refusal_reason: text }),
    ),
    reads('hiring', '/offers', () => offers, list({ id: whole, bid_id: whole, fee: amount, made_on: day })),
  )
const yard = () =>
  converse(
    reads('yard', '/depots', () => depots, list({ id: whole, name: text })),
    reads(
      'yard',
      '/vans',
      () => vans,
      list({ id: whole, depot_id: whole, condition: { type: 'string', enum: ['in_service', 'scrapped'] } }),
    ),
    reads('yard', '/trailers', () => trailers, list({ id: whole, depot_id: whole, plate: text })),
    reads('yard', '/faults', () => faults, list({ id: whole, trailer_id: whole, reported_on: day, mended_on: day })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(one => one.id)

describe('a figure per something', () => {
  it('is that of each code, and is not divided by the codes', async () => {
    const { response } = await firm().ask('total budget per grade')
    expect(response).to.include('800').and.include('100')
  })

  it('on average is all of it, divided by the number of the others', async () => {
    const { data, response } = await firm().ask('how much fee is there per bid on average?')
    expect(data.result).to.equal(20)
    expect(response).to.include('80').and.include('4 bids')
  })
})

describe('a range of which no end is named', () => {
  for (const [message, right] of [
    ['which post has the highest wage?', 'Arborist'],
    ['which post has the lowest wage?', 'Arborist'],
    ['which post has the highest wage min?', 'Florist'],
    ['posts with a wage over 35', 'Arborist'],
  ] as const)
    it(`is its upper one where the most is asked for: “${message}”`, async () =>
      expect((await firm().ask(message)).response).to.include(right))

  it('has no average that is told for sure', async () => {
    const { response, confidence } = await firm().ask('what is the average wage of our posts?')
    expect(response).to.include('wage min')
    expect(confidence).to.be.below(0.8)
  })
})

describe('“and why”', () => {
  it('counts by what tells the reason', async () =>
    expect((await firm().ask('how many bids were refused and why?')).response).to.include('too far 2'))

  it('lists what tells the reason', async () =>
    expect((await firm().ask('which bids were refused, and for what reason?')).response).to.include('no papers'))

  it('is told to be left out where nothing tells it', async () => {
    const { response, confidence } = await firm().ask('how many offers were made in april 2021 and why?')
    expect(response).to.include('1 offer').and.include('“why”')
    expect(confidence).to.be.below(0.8)
  })
})

describe('a noun beside another one', () => {
  for (const message of ['bids at the offer stage', 'bids in stage Offer'])
    it(`is the name of one of them, where one is called so: “${message}”`, async () =>
      expect(ids((await firm().ask(message)).data.result)).to.deep.equal([1, 3]))

  it('is else a kind of record: “offers of bids”', async () =>
    expect(ids((await firm().ask('bids with an offer')).data.result)).to.deep.equal([2, 4]))
})

describe('what is open', () => {
  for (const [message, right] of [
    ['open faults', [1, 2]],
    ['which trailers have open faults?', [1]],
    ['trailers with more than one open fault', [1]],
  ] as const)
    it(`has not been done, where a date tells that it was: “${message}”`, async () =>
      expect(ids((await yard().ask(message)).data.result)).to.deep.equal(right))

  it('is no state of other records at the same place', async () => {
    const { response, confidence } = await yard().ask('how many trailers are in service?')
    expect(response).to.include('service')
    expect(confidence).to.be.below(0.5)
  })
})
