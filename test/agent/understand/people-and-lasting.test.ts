import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const choice = (...values: string[]) => ({ type: 'string', enum: values })

/** The day of the conversations. */
const TODAY = Date.parse('2025-05-14')
const day = (offset: number) => new Date(TODAY + offset * 86_400_000).toISOString().slice(0, 10)
const volunteers = ['Ada Moss', 'Ben Frey', 'Cleo Park', 'Dan Rook'].map((name, at) => ({
  id: at + 1,
  name,
  email: `v${at}@help.example`,
  town: at % 2 ? 'Ghent' : 'Bruges',
  seasons_served: 4 * at,
}))
const wardens = ['Una Holt', 'Vic Stone'].map((name, at) => ({ id: at + 1, name, email: `w${at}@help.example` }))
const digs = [
  { id: 1, title: 'Hill fort', begun_on: day(-400), ended_on: day(-300), crew_size: 6, contract_type: 'paid', warden_id: 1, permit_status: 'open' }, // oxfmt-ignore
  { id: 2, title: 'Roman well', begun_on: day(-90), ended_on: null, crew_size: 2, contract_type: 'unpaid', warden_id: 2, permit_status: 'open' }, // oxfmt-ignore
  { id: 3, title: 'Long barrow', begun_on: day(-30), ended_on: null, crew_size: 9, contract_type: 'unpaid', warden_id: 2, permit_status: 'open' }, // oxfmt-ignore
]
const enrolments = [
  { id: 1, volunteer_id: 1, dig_id: 1, state: 'recruited' },
  { id: 2, volunteer_id: 2, dig_id: 2, state: 'active' },
  { id: 3, volunteer_id: 3, dig_id: 2, state: 'active' },
]
const briefings = [
  { id: 1, dig_id: 1, kind: 'on_site', minutes: 30 },
  { id: 2, dig_id: 2, kind: 'by_phone', minutes: 10 },
]
const rooms = [
  { id: 1, name: 'Finds store', do_not_enter: true },
  { id: 2, name: 'Tea tent', do_not_enter: false },
]
const trust = () =>
  converse(
    reads('trust', '/volunteers', () => volunteers, list({ id: whole, name: text, email: text, town: text, seasons_served: whole })), // oxfmt-ignore
    reads('trust', '/wardens', () => wardens, list({ id: whole, name: text, email: text })),
    reads(
      'trust',
      '/digs',
      () => digs,
      list({
        id: whole,
        title: text,
        begun_on: date,
        ended_on: { ...date, nullable: true },
        crew_size: { ...whole, description: 'How many people are to be recruited' },
        contract_type: choice('paid', 'unpaid'),
        warden_id: whole,
        permit_status: choice('open', 'expired'),
      }),
    ),
    reads('trust', '/enrolments', () => enrolments, list({ id: whole, volunteer_id: whole, dig_id: whole, state: choice('active', 'recruited') })), // oxfmt-ignore
    reads('trust', '/briefings', () => briefings, list({ id: whole, dig_id: whole, kind: choice('on_site', 'by_phone'), minutes: whole })), // oxfmt-ignore
    reads('trust', '/rooms', () => rooms, list({ id: whole, name: text, do_not_enter: { type: 'boolean' } })),
  )
const said = async (message: string) => (await trust().ask(message)).response
const named = async (message: string) =>
  ((await trust().ask(message)).data.result as { name?: string; title?: string }[]).map(one => one.name ?? one.title)

describe('people in general', () => {
  it('are the records of people that the rest speaks of, no figure about people', async () => {
    expect(await named('people living in Ghent')).to.deep.equal(['Ben Frey', 'Dan Rook'])
    expect(await named('people with more than 7 seasons served')).to.deep.equal(['Cleo Park', 'Dan Rook'])
    expect(await said('how many people enrolled in the Roman well?')).to.match(/\b2\b/)
  })

  it('living somewhere are in no state', async () => {
    expect(await said('people living in Ghent')).not.to.include('active')
  })
})

describe('what goes on', () => {
  it('is nothing that is done', async () => {
    expect(await said('digs we are recruiting for with a crew size over 1')).not.to.include('state recruited')
  })

  it('lasts until today', async () => {
    expect(await said('which dig with an open permit has been running the longest?')).to.include('Hill fort') // oxfmt-ignore
    expect(await said('how long has the Long barrow dig been running?')).to.match(/\b30\b/)
    expect(await said('how long has the Hill fort dig been running?')).to.match(/\b100\b/)
  })

  it('is as long as its dates say, not as many as it has', async () => {
    expect(await said('how long has the Long barrow dig been running?')).not.to.include('crew')
  })
})

describe('the type of records', () => {
  it('is their own kind, not the type of something else', async () => {
    const { data } = await trust().ask('number of briefings by type')
    expect(JSON.stringify(data.result)).to.include('on_site').and.not.to.include('paid')
  })
})

describe('a field whose name begins as a question', () => {
  it('is no question', async () => expect(await named('do-not-enter rooms')).to.deep.equal(['Finds store']))
})
