import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }

const captions = ['Alder Court', 'Quay House', 'Mill Lofts', 'Beacon Point', 'Corn Exchange', 'Thistle Yard']
const houses = captions.map((caption, at) => ({ ref: `9f${at}c-${at}`, caption }))
const urgency = { type: 'string', enum: ['ROUTINE', 'URGENT'] }
// House, subject, urgency, raised, completed, hours that were estimated and that it took.
const jobs = [
  [0, 'leaking tap', 'URGENT', '2021-01-01', '2021-01-11', 2, 5],
  [0, 'roof leak', 'ROUTINE', '2021-01-01', '2021-01-05', 3, 4],
  [0, 'leaking tap', 'ROUTINE', '2021-02-01', '2021-02-05', 2, 2],
  [1, 'leaking tap', 'URGENT', '2021-02-01', '2021-02-03', 1, 1],
  [1, 'broken window', 'URGENT', '2021-03-01', null, 4, 8],
].map(([house, subject, urgent, raised_on, completed_on, estimated_hours, actual_hours], at) => ({
  id: at + 1,
  house_ref: houses[Number(house)]!.ref,
  subject,
  urgency: urgent,
  raised_on,
  completed_on,
  estimated_hours,
  actual_hours,
}))
const flats = [
  { id: 1, house_ref: '9f0c-0', bedrooms: 1, rent: 100 },
  { id: 2, house_ref: '9f1c-1', bedrooms: 2, rent: 200 },
  { id: 3, house_ref: '9f2c-2', bedrooms: 2, rent: 300 },
]
const rental = () =>
  converse(
    reads('rental', '/houses', () => houses, list({ ref: text, caption: text })),
    reads('rental', '/flats', () => flats, list({ id: whole, house_ref: text, bedrooms: whole, rent: amount })),
    reads(
      'rental',
      '/jobs',
      () => jobs,
      list({
        id: whole,
        house_ref: text,
        subject: text,
        urgency,
        raised_on: day,
        completed_on: { ...day, nullable: true },
        estimated_hours: amount,
        actual_hours: amount,
      }),
    ),
  )

const shows = [
  { id: 1, title: 'Light and Water', visitors: 500 },
  { id: 2, title: 'Paper Worlds', visitors: 300 },
]
const artworks = ['Ferry in Red', 'Dancer at Noon', 'Mask', 'Storm'].map((title, at) => ({
  id: at + 1,
  title,
  year_made: 1650 + 100 * at,
  insurance_value: 5000 - 1000 * at,
}))
const exhibits = [
  { id: 1, show_id: 1, artwork_id: 1, is_highlight: true },
  { id: 2, show_id: 1, artwork_id: 2, is_highlight: false },
  { id: 3, show_id: 2, artwork_id: 3, is_highlight: true },
]
const rooms = [{ id: 1, name: 'Blue Room', floor: 1 }]
const gallery = () =>
  converse(
    reads('gallery', '/rooms', () => rooms, list({ id: whole, name: text, floor: whole })),
    reads('gallery', '/shows', () => shows, list({ id: whole, title: text, visitors: whole })),
    reads(
      'gallery',
      '/artworks',
      () => artworks,
      list({ id: whole, title: text, year_made: whole, insurance_value: amount }),
    ),
    reads(
      'gallery',
      '/exhibits',
      () => exhibits,
      list({ id: whole, show_id: whole, artwork_id: whole, is_highlight: flag }),
    ),
  )

describe('records that only the data name', () => {
  for (const message of ['which house has the most jobs?', 'list the houses', 'jobs per house'])
    it(`are called so in the very first answer: “${message}”`, async () =>
      expect((await rental().ask(message)).response)
        .to.include('Alder Court')
        .and.not.include('9f0c'))
})

describe('the most of something', () => {
  it('in a state is counted, and is no degree of it', async () =>
    expect((await rental().ask('which house has the most urgent jobs?')).response)
      .to.include('Quay House')
      .and.include('2'))

  it('is asked for by what records are called alike', async () => {
    const { response, confidence } = await rental().ask('what is the most common job subject?')
    expect(response).to.include('leaking tap').and.include('3')
    expect(confidence).to.be.at.least(0.8)
  })
})

describe('a figure of records', () => {
  it('is grouped by the count that they have', async () =>
    expect((await rental().ask('average rent per bedroom count')).response)
      .to.include('2 250')
      .and.include('1 100'))

  it('is the one that came about, and not the one that was estimated', async () => {
    expect((await rental().ask('average hours of jobs')).data.result).to.equal(4)
    expect((await rental().ask('average estimated hours of jobs')).data.result).to.equal(2.4)
  })

  it('is the time from when they were raised until they were completed', async () =>
    expect((await rental().ask('average duration of jobs')).data.result).to.equal(5))
})

describe('works', () => {
  const titles = (result: unknown) => (result as { title: string }[]).map(one => one.title)

  it('made before a year are told by it, and by no figure of anything else', async () => {
    const { data, response } = await gallery().ask('works made before 1800')
    expect(titles(data.result)).to.deep.equal(['Ferry in Red', 'Dancer at Noon'])
    expect(response).to.not.include('insurance')
  })

  for (const [message, right] of [
    ['what is our oldest work?', 'Ferry in Red'],
    ['what is our most valuable work?', 'Ferry in Red'],
  ] as const)
    it(`are records: “${message}”`, async () => expect((await gallery().ask(message)).response).to.include(right))

  it('are not guessed where nothing is named', async () =>
    expect((await gallery().ask('over 5000')).data.error).to.not.equal(undefined))

  it('that are something are called by it: “highlights of …”', async () => {
    const { data } = await gallery().ask('highlights of Light and Water')
    expect((data.result as { id: number }[]).map(one => one.id)).to.deep.equal([1])
  })
})
