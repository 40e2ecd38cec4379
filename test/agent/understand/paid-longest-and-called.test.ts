import { expect } from 'chai'
import { isBrowserRequest } from '../../../src/agent/browser-request.ts'
import { date as day, int as id, list, num as number, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const trips = [
  { id: 1, code: 'TR-1', tripDate: '2025-01-02', status: 'completed', distanceKm: 20 },
  { id: 2, code: 'TR-2', tripDate: '2025-02-02', status: 'completed', distanceKm: 90 },
  { id: 3, code: 'TR-3', tripDate: '2025-03-02', status: 'cancelled', distanceKm: 300 },
]
const claims = [
  { id: 11, tripId: 1, item: 'Piano', amountClaimed: 500, amountPaid: 100, status: 'settled' },
  { id: 12, tripId: 2, item: 'Lamp', amountClaimed: 40, amountPaid: null, status: 'open' },
]
const pupils = [
  { id: 21, name: 'Ann Lee', allergies: ['nuts'] },
  { id: 22, name: 'Bo Ray', allergies: [] },
]
const clubs = [
  { id: 31, name: 'Chess', weekday: 'Thursday', termFee: 30 },
  { id: 32, name: 'Drums', weekday: 'Thursday', termFee: 80 },
]
const contacts = [
  { id: 41, name: 'Cy Fox', isPrimary: true },
  { id: 42, name: 'Di Poe', isPrimary: false },
]
const firm = () =>
  converse(
    reads('firm', '/trips', () => trips, list({ id, code: text, tripDate: day, status: oneOf('completed', 'cancelled'), distanceKm: number })), // oxfmt-ignore
    reads('firm', '/claims', () => claims, list({ id, tripId: id, item: { ...text, description: 'What was damaged' }, amountClaimed: { ...number, description: 'EUR' }, amountPaid: { ...number, description: 'EUR', nullable: true }, status: oneOf('open', 'settled') })), // oxfmt-ignore
    reads('firm', '/contacts', () => contacts, list({ id, name: text, isPrimary: { type: 'boolean', description: 'Whether it is the primary contact of its firm' } })), // oxfmt-ignore
    reads('firm', '/pupils', () => pupils, list({ id, name: text, allergies: { type: 'array', items: text } })),
    reads('firm', '/clubs', () => clubs, list({ id, name: text, weekday: oneOf('Thursday', 'Friday'), termFee: { ...number, description: 'GBP' } })), // oxfmt-ignore
  )
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('what has been paid', () => {
  for (const message of [
    'How much have we paid out for claims in total?',
    'how much have we paid?',
    'How much was paid for damage claims?',
  ])
    // oxfmt-ignore
    it(`is the amount that is called so, and no other: ${message}`, async () =>
      expect((await firm().ask(message)).data.result).to.equal(100))

  it('is not what was claimed', async () =>
    expect((await firm().ask('how much was claimed in total?')).data.result).to.equal(540))
})

describe('the longest', () => {
  it('is as long as it is, in whatever state', async () =>
    expect(ids((await firm().ask('What was the longest completed trip?')).data.result)).to.deep.equal([2]))
})

describe('what records are called in everyday words', () => {
  for (const [message, found] of [
    ['how many damage claims are open?', 1],
    ['how many kids are there?', 2],
    ['how many clubs cost less then 50 quid', 1],
    ['how many clubs r on thursday n cost less than 50', 1],
  ] as const)
    it(`is understood: ${message}`, async () => expect((await firm().ask(message)).data.result).to.equal(found))

  it('is not passed over where a yes/no field tells it', async () =>
    expect(ids((await firm().ask('list the primary contacts')).data.result)).to.deep.equal([41]))

  it('is not passed over where no description says it', async () =>
    expect((await firm().ask('how many velvet claims are open?')).data.result).to.equal(null))
})

describe('a well-known place of the web', () => {
  for (const message of ['go to google maps and look up the route', 'open google docs'])
    it(`is for a browser: ${message}`, () => expect(isBrowserRequest(message)).to.equal(true))
})
