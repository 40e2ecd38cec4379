import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, fails, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })
const served = (path: string, rows: object[], properties: object) =>
  reads('archive', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const TONGUES = choice('en', 'de', 'fi')
const reels = [
  { id: 1, title: 'The Broken Oar', status: 'kept' },
  { id: 2, title: 'Late Snow', status: 'lost' },
  { id: 3, title: 'Two Gulls', status: 'kept' },
]
const holds = [
  { id: 41, reel_id: 1, status: 'waiting', placed_on: '2026-02-01' },
  { id: 42, reel_id: 1, status: 'ready', placed_on: '2026-03-01' },
  { id: 43, reel_id: 3, status: 'waiting', placed_on: '2026-03-09' },
]
const scripts = [
  { id: 1, name: 'North Pier', source_language: 'en', target_language: 'de', pages: 40 },
  { id: 2, name: 'Green Ink', source_language: 'de', target_language: 'fi', pages: 60 },
  { id: 3, name: 'Salt Road', source_language: 'en', target_language: 'fi', pages: 90 },
]
const dubbers = [
  { id: 1, name: 'Aino Vuori', native_language: 'de', country: 'FI' },
  { id: 2, name: 'Otto Brand', native_language: 'en', country: 'DE' },
  { id: 3, name: 'Ida Moss', native_language: 'fi', country: 'DE' },
]
const studios = [
  { id: 's_1', name: 'Blue Lamp', seat_count: 40 },
  { id: 's_2', name: 'Old Mill', seat_count: 90 },
]
const helpers = [
  { id: 'h_1', studio: 's_1', first_name: 'Ada', last_name: 'Finch' },
  { id: 'h_2', studio: 's_2', first_name: 'Ben', last_name: 'Stone' },
  { id: 'h_3', studio: 's_2', first_name: 'Cora', last_name: 'Hale' },
]
const KEY = { description: 'The ID of the studio.', anyOf: [text, { type: 'object', properties: { id: text } }] }

const conversation = () =>
  converse(
    served('/reels', reels, { id: whole, title: text, status: choice('kept', 'lost') }),
    served('/holds', holds, { id: whole, reel_id: whole, status: choice('waiting', 'ready'), placed_on: { type: 'string', format: 'date' } }), // oxfmt-ignore
    served('/scripts', scripts, { id: whole, name: text, source_language: TONGUES, target_language: TONGUES, pages: whole }), // oxfmt-ignore
    served('/dubbers', dubbers, { id: whole, name: text, native_language: TONGUES, country: text }),
    served('/studios', studios, { id: text, name: text, seat_count: whole }),
    served('/employees', helpers, { id: text, studio: KEY, first_name: text, last_name: text }),
  )
const ask = async (...messages: string[]) => {
  const { ask: say } = conversation()
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return reply.response
}

describe('kinds of record that are called like little words', () => {
  for (const [message, answer] of [
    ['how many holds are there?', /There are 3 holds/],
    ['how many reels and how many holds are there?', /3 reels.*3 holds/],
    ['list holds', /3 holds/],
    ['waiting holds placed before 2026-03-01', /1 hold .*hold 41/],
    ['break down the holds by status', /Holds by status: waiting 2, ready 1/],
    ['show me hold 42', /Hold 42/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))

  it('are verbs where they stand as verbs', async () => {
    expect(await ask('which studio holds the most?')).not.to.match(/hold \d|\d holds/)
    expect(await ask('what does Blue Lamp hold?')).not.to.match(/hold \d|\d holds/)
  })
})

it('"break down" is spelt right, though a title has a word of it', async () => {
  expect(await ask('is there a reel called Fog?', 'list all reels', 'break down the reels by status')).to.match(
    /Reels by status: kept 2, lost 1/,
  )
})

describe('both ends of a way as fields', () => {
  for (const [message, answer] of [
    ['scripts into Finnish', /2 scripts .*Green Ink and Salt Road/],
    ['scripts from English into Finnish', /1 script .*Salt Road/],
    ['German to Finnish scripts', /1 script .*Green Ink/],
    ['how many scripts are translated from English?', /2 scripts/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})

describe('codes of countries and of languages', () => {
  for (const [message, answer] of [
    ['dubbers located in DE', /2 dubbers .*Otto Brand and Ida Moss/],
    ['dubbers in FI or DE', /3 dubbers/],
    ['dubbers who speak FI', /1 dubber .*Ida Moss/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})

describe('a key that is called like the records it points to', () => {
  for (const [message, answer] of [
    ['average seat count across all studios', /average seat count of studios is 65/],
    ['how many employees per studio?', /Old Mill 2.*Blue Lamp 1/],
    ['who are the employees of the studio with the most seats?', /Ben Stone and Cora Hale/],
  ] as const)
    it(message, async () => expect(await ask(message)).to.match(answer))
})

describe('what only looks like something else', () => {
  const halls = [
    { id: 1, name: 'Great Hall', square_feet: 9000, hire_rate: 0.4, cost_rate_per_hour: 0.75, registered_count: 12, opened_on: '2019-05-01', hall_keeper: 'Rolf Ude' },
    { id: 2, name: 'Annex', square_feet: 1500, hire_rate: 0.8, cost_rate_per_hour: 0.25, registered_count: 40, opened_on: '2021-05-01', hall_keeper: 'Mia Sand' },
  ] // oxfmt-ignore
  const bills = [
    { id: 1, object: 'bill', hall_id: 1, status: 'open', amount: 30, ordered_on: '2026-01-05' },
    { id: 2, object: 'bill', hall_id: 2, status: 'open', amount: 12, ordered_on: '2025-01-05' },
    { id: 3, object: 'bill', hall_id: 2, status: 'settled', amount: 99, ordered_on: '2026-04-05' },
  ]
  const people = [
    { id: 1, first_name: 'Ulla', last_name: 'Berg', email: 'ulla@x.example', joined_on: '2020-01-01' },
    { id: 2, first_name: 'Jon', last_name: 'Ek', email: 'jon@x.example', joined_on: '2021-01-01' },
  ]
  const penalties = [
    { id: 1, member_id: 1, amount: 4 },
    { id: 2, member_id: 2, amount: 9 },
  ]
  const date = { type: 'string', format: 'date' }
  const number = { type: 'number' }
  const { ask: say } = converse(
    served('/halls', halls, { id: whole, name: text, square_feet: whole, hire_rate: number, cost_rate_per_hour: { ...number, description: 'In USD.' }, registered_count: whole, opened_on: date, hall_keeper: text }), // oxfmt-ignore
    served('/bills', bills, { id: whole, object: choice('bill'), hall_id: whole, status: choice('open', 'settled'), amount: number, ordered_on: date }), // oxfmt-ignore
    served('/members', people, { id: whole, first_name: text, last_name: text, email: text, joined_on: date }),
    served('/penalties', penalties, { id: whole, member_id: whole, amount: number }),
  )
  for (const [message, answer] of [
    ['halls over 2,000 square feet', /1 hall .*Great Hall/],
    ['halls of less than 200 sqm', /1 hall .*Annex/],
    ['halls with a cost rate per hour below $0.50', /1 hall .*Annex/],
    ['which hall has the most registrations?', /Annex/],
    ['bills ordered in 2026', /2 bills/],
    ['what is the total of the open bills?', /total amount of bills .*42/],
    ['how many halls are in the catalogue?', /2 halls/],
    ['who has the highest penalty?', /Jon Ek/],
    ['when did we last call Ulla Berg?', /(?!.*ulla@).*(?:cannot|do not know)/],
    ['when did we last email the member ulla@x.example?', /cannot|do not know/],
  ] as const)
    it(message, async () => expect((await say(message)).response).to.match(answer))
})

it('declines where only the records of another application are called so', async () => {
  const plants = [
    { id: 1, name: 'Nordlys', industry: 'retail', employee_count: 40 },
    { id: 2, name: 'Tveit', industry: 'media', employee_count: 9 },
  ]
  const branches = [{ id: 1, name: 'Harbour Branch' }]
  const { ask: say } = converse(
    served('/plants', plants, { id: whole, name: text, industry: choice('retail', 'media'), employee_count: whole }),
    reads('lending', '/branches', () => branches, { type: 'array', items: { type: 'object', properties: { id: whole, name: text } } }), // oxfmt-ignore
  )
  expect((await say('how many employees work at each branch?')).confidence).to.be.below(0.5)
  expect((await say('how many employees are there per industry?')).response).to.match(/retail 40/)
})

it('takes the noun of a new record for no part of its fields', async () => {
  const named = (name: string, required: boolean) => ({ name, type: 'string', required, description: '', constraints: [], in: 'body', schema: { type: 'string' } }) // oxfmt-ignore
  const plays = [{ id: 1, name: 'Fog', play_director: 'Ada Finch' }]
  const { ask: say } = converse(
    served('/plays', plays, { id: whole, name: text, play_director: text }),
    { record: tool('archive', 'add_play', 'POST', '/plays', [named('name', true), named('play_director', false)], undefined), answer: () => plays[0] }, // oxfmt-ignore
  )
  for (const message of ['add a play called "Night Ferry"', 'create a play "Night Ferry"']) {
    const { pending, response } = await say(message)
    expect(pending?.args, response).to.deep.equal({ name: 'Night Ferry' })
  }
})

it('events that take place somewhere are there', async () => {
  const shows = [
    { id: 1, title: 'Moths', venue: 'Annex' },
    { id: 2, title: 'Tides', venue: 'Cellar' },
  ]
  const { ask: say } = converse(served('/shows', shows, { id: whole, title: text, venue: choice('Annex', 'Cellar') }))
  expect((await say('which shows take place in the Cellar?')).response)
    .to.include('Tides')
    .and.not.include('Moths')
})

it('knows records by the number that people use, though nothing was read yet', async () => {
  const crates = [
    { id: 'crt_20', number: 'KT-8801', weight: 12 },
    { id: 'crt_21', number: 'KT-8802', weight: 30 },
  ]
  const shape = { type: 'object', properties: { id: { ...text, example: 'crt_20' }, number: text, weight: whole } }
  const key = { name: 'id', type: 'string', required: true, description: '', constraints: [], in: 'path', schema: text }
  const calls: unknown[] = []
  const find = ({ id }: Record<string, unknown>) => {
    calls.push(id)
    return crates.find(crate => crate.id === id) ?? fails(404, 'no such crate')
  }
  const open = () =>
    converse(
      reads('archive', '/crates', () => crates, { type: 'array', items: shape }),
      { record: tool('archive', 'get_crate', 'GET', '/crates/{id}', [key], shape), answer: find },
    )
  expect((await open().ask('show me crate KT-8802')).response)
    .to.include('30')
    .and.not.include('no crate')
  expect((await open().ask('what is the weight of crate KT-8801?')).response).to.include('12')
  expect((await open().ask('show me crate crt_21')).response).to.include('KT-8802')
  expect((await open().ask('show me crate KT-9999')).response).to.match(/no crate/)
})

it('keeps the tools of a kind with a longer name to that kind', async () => {
  const drivers = [
    { id: 1, first_name: 'Ada', last_name: 'Finch' },
    { id: 2, first_name: 'Ben', last_name: 'Stone' },
  ]
  const vans = [
    { id: 11, plate: 'KA 1', owner_id: 1 },
    { id: 12, plate: 'KA 2', owner_id: 1 },
    { id: 13, plate: 'KA 3', owner_id: 2 },
  ]
  const loans = [{ id: 21, plate: 'LO 1', lent_to_driver_id: 2 }]
  const loan = { id: whole, plate: text, lent_to_driver_id: whole }
  const { ask: say } = converse(
    served('/drivers', drivers, { id: whole, first_name: text, last_name: text }),
    served('/vans', vans, {
      id: whole,
      plate: text,
      owner_id: { ...whole, description: 'The driver who owns the van' },
    }),
    served('/loan-vans', loans, loan),
    reads('archive', '/loan-vans/{id}', () => loans[0], { type: 'object', properties: loan }),
  )
  expect((await say('how many vans per driver?')).response).to.match(/Ada Finch 2.*Ben Stone 1/)
})
