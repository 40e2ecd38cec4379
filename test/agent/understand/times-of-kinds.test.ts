import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { text, list } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const WEEKDAYS = { ...text, enum: ['Friday', 'Saturday'] }

/** The day of the test is 14 May 2025. */
const FAIRS = [
  { id: 1, name: 'Oslo', fair_weekday: 'Saturday', address: { street: 'Quay 1', town: 'Oslo' } },
  { id: 2, name: 'Bergen', fair_weekday: 'Friday', address: { street: 'Pier 2', town: 'Bergen' } },
]
const FAIR_DAYS = [
  { id: 11, fair_id: 1, date: '2025-05-10', weather: 'Foggy', status: 'held', cancel_reason: null },
  { id: 12, fair_id: 1, date: '2025-05-24', weather: null, status: 'planned', cancel_reason: null },
  { id: 13, fair_id: 2, date: '2025-05-16', weather: null, status: 'planned', cancel_reason: null },
  { id: 14, fair_id: 2, date: '2025-05-09', weather: 'Sunny', status: 'held', cancel_reason: null },
]
const address = { type: 'object', properties: { street: text, town: text } }
const club = () =>
  converse(
    reads('club', '/fairs', () => FAIRS, list({ id, name: text, fair_weekday: WEEKDAYS, address })),
    reads('club', '/fair_days', () => FAIR_DAYS, list({ id, fair_id: id, date: day, weather: { ...text, nullable: true }, status: { ...text, enum: ['planned', 'held', 'cancelled'] }, cancel_reason: { ...text, nullable: true, enum: ['Weather', 'Roadworks', null] } })), // oxfmt-ignore
  )
const REASON = { ...text, enum: ['Weather', 'Roadworks'] }
const parameter = (name: string, place: string, schema: Record<string, unknown>) => ({
  name, type: String(schema.type), required: true, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const cancels = () =>
  converse(
    reads('club', '/fairs', () => FAIRS, list({ id, name: text, fair_weekday: WEEKDAYS, address })),
    reads('club', '/fair_days', () => FAIR_DAYS, list({ id, fair_id: id, date: day, weather: { ...text, nullable: true }, status: { ...text, enum: ['planned', 'held', 'cancelled'] }, cancel_reason: { ...text, nullable: true, enum: ['Weather', 'Roadworks', null] } })), // oxfmt-ignore
    reads('club', '/fair_days/{id}', ({ id: key }) => FAIR_DAYS.find(one => one.id === Number(key)), {
      type: 'object',
      properties: { id, fair_id: id, date: day },
    }),
    {
      record: tool('club', 'cancel_fair_day', 'POST', '/fair_days/{id}/cancel', [parameter('id', 'path', id), parameter('reason', 'body', REASON)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
const ask = (message: string) => club().ask(message)

describe('one of a kind at a time', () => {
  for (const [message, when] of [
    ['When is the next fair at Oslo?', '2025-05-24'],
    ['When is the next fair day at Oslo?', '2025-05-24'],
    ['When was the last fair at Bergen?', '2025-05-09'],
    ['When is the next fair?', '2025-05-16'],
  ] as const)
    it(`is such a day of it: ${message}`, async () => expect((await ask(message)).data.result).to.equal(when))

  it('is so where a date is told of it', async () => {
    const { result } = (await ask('the Bergen fair on 16 May 2025')).data
    expect([result].flat().map(row => (row as { id: number }).id)).to.deep.equal([13])
  })

  it('is the kind itself where no time is told', async () => {
    expect((await ask('How many fairs are there?')).data.result).to.equal(2)
    expect((await ask('When is the fair at Oslo?')).data.result).to.equal('Saturday')
  })

  for (const message of [
    "They're digging up the quay, so cancel the Oslo fair on 24 May 2025, reason roadworks.",
    'Cancel the fair at Oslo on 24 May 2025 because of the roadworks.',
    'Please call off the next fair at Oslo due to roadworks.',
  ])
    it(`is what is cancelled, for a reason of those that are taken: ${message}`, async () => {
      const { ask: say } = cancels()
      await say('Where is the fair at Oslo?')
      const { pending, response } = await say(message)
      expect(pending?.args, response).to.deep.equal({ id: 12, reason: 'Roadworks' })
    })
})

describe('a new record for a place on a day', () => {
  const sailors = [{ id: 31, name: 'Ann Berg' }, { id: 32, name: 'Bo Holm' }] // oxfmt-ignore
  const stands = [{ id: 41, code: 'ST-01', fair_id: 1 }, { id: 42, code: 'ST-02', fair_id: 1 }] // oxfmt-ignore
  const stays = [{ id: 51, sailor_id: 31, fair_day_id: 11, stand_id: 41, booked_on: '2025-04-02' }]
  const books = () =>
    converse(
      reads('club', '/fairs', () => FAIRS, list({ id, name: text, address })),
      reads('club', '/fair_days', () => FAIR_DAYS, list({ id, fair_id: id, date: day })),
      reads('club', '/sailors', () => sailors, list({ id, name: text })),
      reads('club', '/stands', () => stands, list({ id, code: text, fair_id: id })),
      reads('club', '/bookings', () => stays, list({ id, sailor_id: id, fair_day_id: id, stand_id: id, booked_on: day })), // oxfmt-ignore
      {
        record: tool('club', 'create_booking', 'POST', '/bookings', [parameter('sailor_id', 'body', id), parameter('fair_day_id', 'body', id), parameter('stand_id', 'body', id)], {}), // oxfmt-ignore
        answer: () => ({}),
      },
    )

  it('points to the day of that place', async () => {
    const { ask: say } = books()
    await say('Which stands does the fair at Oslo have?')
    await say('Which bookings does Ann Berg have?')
    const { pending, response } = await say('Please book stand ST-02 for Bo Holm at Oslo on 24 May 2025.')
    expect(pending?.args, response).to.deep.equal({ sailor_id: 32, fair_day_id: 12, stand_id: 42 })
  })

  it('is none where there is no such day', async () => {
    const { ask: say } = books()
    await say('Which stands does the fair at Oslo have?')
    const { pending } = await say('Please book stand ST-02 for Bo Holm at Oslo on 25 May 2025.')
    expect(pending).to.equal(undefined)
  })
})
