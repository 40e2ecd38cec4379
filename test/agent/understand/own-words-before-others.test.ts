import { expect } from 'chai'
import { date, flag, int, list, nullable, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const people = (...names: string[]) =>
  names.map((name, at) => ({
    id: at + 1,
    first_name: name.split(' ')[0],
    last_name: name.split(' ')[1],
    email: `p${at}@walks.example`,
  }))
const PERSON = { id: int, first_name: text, last_name: text, email: text }

const guides = people('Ida Bloom', 'Jon Vale', 'Kai Ross').map((guide, at) => ({
  ...guide,
  depot: ['Matlock', 'Belper', 'Matlock'][at],
  topics: at ? ['birds'] : ['birds', 'ghosts'],
}))
const clients = people('Lea Quist', 'Mo Sand').map((client, at) => ({ ...client, town: ['Matlock', 'Crich'][at] }))
const tours = [
  {
    id: 1,
    name: 'Peaks and Dales',
    topic: 'birds',
    price_per_person: 35,
    sights: ['Market Place', 'Ride past the mills'],
  },
  { id: 2, name: 'Old Lanes', topic: 'ghosts', price_per_person: 20, sights: ['Tall tower'] },
  { id: 3, name: 'River and Reed', topic: 'birds', price_per_person: 25, sights: ['Ride by boat'] },
]
const walk = (id: number, tour: number, guide: number, client: number, day: string, status: string, kind: string) => ({
  id,
  title: `Walk ${id} by ${['night', 'day'][id % 2]}`,
  tour_id: tour,
  guide_id: guide,
  client_id: client,
  kind,
  status,
  fare: 10 * id,
  starts_on: day,
})
const walks = [
  walk(1, 1, 1, 1, '2019-05-06', 'booked', 'quiz'),
  walk(2, 2, 1, 2, '2019-05-07', 'booked', 'quiz'),
  walk(3, 3, 1, 1, '2099-06-01', 'asked', 'quiz'),
  walk(4, 1, 1, 2, '2099-06-02', 'booked', 'family'),
  walk(5, 2, 1, 1, '2099-06-03', 'cancelled', 'family'),
  walk(6, 2, 2, 2, '2099-06-04', 'booked', 'family'),
]
const duties = [
  { id: 1, walk_id: 1, role: 'lead', fee: 40 },
  { id: 2, walk_id: 1, role: 'helper', fee: 10 },
  { id: 3, walk_id: 2, role: 'lead', fee: 60 },
]
const seats = [
  { id: 1, walk_id: 1, client_id: 2, reserved_on: '2019-05-01' },
  { id: 2, walk_id: 2, client_id: 1, reserved_on: '2019-05-06' },
]
const vans = [
  {
    id: 1,
    plate: 'AB1',
    make: 'Ford',
    depot: 'Matlock',
    purchase_price: 9000,
    purchase_date: '2018-02-01',
    lift: true,
  },
  {
    id: 2,
    plate: 'CD2',
    make: 'Fiat',
    depot: 'Belper',
    purchase_price: 7000,
    purchase_date: '2019-02-01',
    lift: false,
  },
]
const permits = [{ id: 1, name: 'Lorries and buses', charged_per: 'van', passes: 4, account: 'K9', cost: 90 }]
const staff = [{ id: 1, name: 'Nan Tull', job_title: 'Buyer' }, { id: 2, name: 'Ole Rust', job_title: 'Cook' }] // oxfmt-ignore

const topic = of('birds', 'ghosts')
const said = async (...messages: string[]) => {
  const { ask } = converse(
    reads(
      'walks',
      '/guides',
      () => guides,
      list({ ...PERSON, depot: of('Matlock', 'Belper'), topics: { type: 'array', items: topic } }),
      { topic },
    ),
    reads('walks', '/clients', () => clients, list({ ...PERSON, town: text })),
    reads(
      'walks',
      '/tours',
      () => tours,
      list({ id: int, name: text, topic, price_per_person: num, sights: { type: 'array', items: text } }),
    ),
    reads(
      'walks',
      '/walks',
      () => walks,
      list({
        id: int,
        title: text,
        tour_id: int,
        guide_id: int,
        client_id: int,
        kind: of('quiz', 'family'),
        status: of('asked', 'booked', 'cancelled'),
        fare: num,
        starts_on: date,
      }),
    ),
    reads('walks', '/duties', () => duties, list({ id: int, walk_id: int, role: of('lead', 'helper'), fee: num })),
    reads('walks', '/seats', () => seats, list({ id: int, walk_id: int, client_id: int, reserved_on: date })),
    reads(
      'walks',
      '/vans',
      () => vans,
      list({ id: int, plate: text, make: text, depot: of('Matlock', 'Belper'), purchase_price: num, purchase_date: date, lift: flag }), // oxfmt-ignore
    ),
    reads(
      'walks',
      '/permits',
      () => permits,
      list({ id: int, name: text, charged_per: of('van', 'person'), passes: { ...int, description: 'Passes bought' }, account: { ...text, description: 'Our number as a buyer' }, cost: num }), // oxfmt-ignore
    ),
  )
  let response = ''
  for (const message of messages) ({ response } = await ask(message))
  return response
}

describe('what a kind of record has itself before what others have', () => {
  it('is two fields of one kind by their very words, where those spoken of only have others that mean as much', async () => {
    const response = await said('what fee do we pay on average for each role on a walk?')
    expect(response).to.include('lead').and.to.include('50')
  })

  it('is a value of the records named before a parameter of the list of others', async () => {
    expect(await said('what does our cheapest birds tour cost?')).to.include('25')
  })

  it('is where the records are by a field of their own, though others live in a town of that name', async () => {
    const response = await said('where does Mo Sand live?', 'which vans are based at Matlock?')
    expect(response).to.include('AB1').and.not.to.include('client')
  })

  it('is the date of the noun before “of”, whatever was done on another day', async () => {
    const response = await said('which seats are reserved on the walk of 6 May 2019?')
    expect(response).to.include('seat 1').and.not.to.include('seat 2')
  })
})

describe('an everyday verb', () => {
  it('is no job title that is called after it', async () => {
    const makers = [{ id: 1, name: 'Ford', account: 'K9' }]
    const { ask } = converse(
      reads('yard', '/makers', () => makers, list({ id: int, name: text, account: { ...text, description: 'Our customer number' } })), // oxfmt-ignore
      reads(
        'yard',
        '/vans',
        () => vans.map(van => ({ ...van, maker_id: 1, staff_id: 1 })),
        list({ id: int, plate: text, maker_id: int, staff_id: int, purchase_price: num, purchase_date: date }),
      ),
      reads('yard', '/staff', () => staff, list({ id: int, name: text, job_title: nullable })),
    )
    await ask('who is the Cook?')
    const { response } = await ask('how many vans did we buy in 2019?')
    expect(response)
      .to.match(/\b1 van\b/)
      .and.not.to.include('Buyer')
  })

  it('says nothing more behind “ever” and a superlative, and names no field by its description', async () => {
    expect(await said("what's the most expensive van we have ever bought?")).to.include('AB1')
  })

  it('is what somebody did, and no state of the records that lie between', async () => {
    const response = await said('which tours did Lea Quist book?')
    expect(response).to.include('Peaks and Dales').and.to.include('River and Reed').and.not.to.include('status')
  })

  it('tells of what is to come behind “down to” and “still to”', async () => {
    for (const asked of [
      'which walks is Ida Bloom still down to ride?',
      'which walks does Ida Bloom still have to ride?',
    ]) {
      const response = await said(asked)
      expect(response)
        .to.match(/^2 walks/)
        .and.to.include('Walk 3')
        .and.to.include('Walk 4')
    }
  })

  it('tells of what lies behind in the perfect', async () => {
    expect(await said('how many walks has Ida Bloom led?')).to.match(/\b2 walks\b/)
    expect(await said('how many walks has Ida Bloom planned?')).not.to.include('until')
  })
})

describe('a part of a name', () => {
  it('is not meant by a noun behind an indefinite article: a place on a tour costs what one person pays', async () => {
    expect(await said('what does a place on the Peaks and Dales tour cost?')).to.include('35')
    const both = await said('tell me what a place on the Old Lanes tour costs and what email Mo Sand has')
    expect(both).to.include('20').and.to.include('p1@walks.example')
  })

  it('is not meant by a noun for an occasion behind a sort of records', async () => {
    expect(await said('how many quiz nights are there?')).to.match(/\b3 walks\b/)
    expect(await said('how many family sessions are cancelled?')).to.match(/\b1 walk\b/)
  })

  it('takes no noun for an occasion for records that do not take place', async () => {
    expect(await said('how many ghosts evenings are there?')).not.to.match(/tours?\b/)
  })
})
