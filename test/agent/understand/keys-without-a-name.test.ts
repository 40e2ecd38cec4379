import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const served = (path: string, rows: object[], properties: object) =>
  reads('air', path, () => rows, { type: 'array', items: { type: 'object', properties } })
type Row = Record<string, unknown>
const keysOf = (result: unknown) => (result as Row[]).map(row => Object.values(row)[0]).sort()

const airports = [
  { iata: 'FNC', city: 'Funchal', runway_m: 2781 },
  { iata: 'BIO', city: 'Bilbao', runway_m: 2600 },
  { iata: 'OPO', city: 'Porto', runway_m: 3480 },
  { iata: 'NTE', city: 'Nantes', runway_m: 2900 },
  { iata: 'ORK', city: 'Cork', runway_m: 2133 },
]
const aircraft = [
  { tail: 'EI-DA', type: 'ATR 72' },
  { tail: 'EI-DB', type: 'E190' },
]
const flights = [
  { flight_no: 'IA100', origin: 'BIO', destination: 'FNC', tail: 'EI-DA', block_minutes: 90, passengers: 40 },
  { flight_no: 'IA101', origin: 'OPO', destination: 'FNC', tail: 'EI-DB', block_minutes: 110, passengers: 60 },
  { flight_no: 'IA102', origin: 'FNC', destination: 'ORK', tail: 'EI-DA', block_minutes: 200, passengers: 70 },
]
const clients = [
  { id: 1, name: 'Acme', email: 'a@x.example', balance: -20, reserve_price: 5, source_id: 1 },
  { id: 2, name: 'Birch', email: 'b@x.example', balance: 10, reserve_price: null, source_id: 1 },
  { id: 3, name: 'Cedar', email: 'c@x.example', balance: -3, reserve_price: 9, source_id: 2 },
]
const letters = [
  { id: 11, client_id: 1, channel: 'email', sent_on: '2025-05-01' },
  { id: 12, client_id: 1, channel: 'email', sent_on: '2025-05-02' },
  { id: 13, client_id: 2, channel: 'phone', sent_on: '2025-05-03' },
]
const sources = [
  { id: 1, label: 'Fair' },
  { id: 2, label: 'Website' },
]
const ask = (message: string) =>
  converse(
    served('/airports', airports, { iata: { ...text, description: 'IATA code' }, city: text, runway_m: whole }),
    served('/aircraft', aircraft, { tail: { ...text, description: 'Registration' }, type: text }),
    served('/flights', flights, { flight_no: text, origin: { ...text, description: 'IATA code of the airport' }, destination: { ...text, description: 'IATA code of the airport' }, tail: { ...text, description: 'Registration of the aircraft' }, block_minutes: whole, passengers: whole }), // oxfmt-ignore
    served('/clients', clients, { id: whole, name: text, email: text, balance: { type: 'number', description: 'Negative when they owe us money' }, reserve_price: { type: ['number', 'null'], description: 'Least they sell for, the reserve' }, source_id: whole }), // oxfmt-ignore
    served('/letters', letters, { id: whole, client_id: whole, channel: { ...text, enum: ['email', 'phone'] }, sent_on: date }), // oxfmt-ignore
    served('/sources', sources, { id: whole, label: text }),
  ).ask(message)

describe('records that have no id', () => {
  it('are told apart by the text that stands first, where others have it', async () => {
    expect((await ask('How many flights went to Funchal?')).data.result).to.equal(2)
    expect(keysOf((await ask('Which flights went from Porto to Funchal?')).data.result)).to.deep.equal(['IA101'])
    expect((await ask('Which aircraft did IA101 use?')).response).to.include('EI-DB')
  })

  it('are held against one of them', async () => {
    const { data, response } = await ask('Which airports have a runway longer than the one in Bilbao?')
    expect(keysOf(data.result), response).to.deep.equal(['FNC', 'NTE', 'OPO'])
  })
})

describe('how long something took', () => {
  it('is its one figure in a unit of time', async () => {
    expect((await ask('How long did IA102 take?')).data.result).to.equal(200)
  })
})

describe('what is said of amounts, channels and sources', () => {
  it('is on the side of nothing that the description tells', async () => {
    expect(keysOf((await ask('Which clients owe us money?')).data.result)).to.deep.equal([1, 3])
  })

  it('is there where it is given', async () => {
    expect(keysOf((await ask('Which clients had a reserve?')).data.result)).to.deep.equal([1, 3])
  })

  it('is sent over a channel, and no address', async () => {
    expect((await ask('How many e-mails did we send?')).data.result).to.equal(2)
  })

  it('is set against another value of the same field', async () => {
    expect((await ask('Do we get more letters by phone or email?')).response).to.include('email')
  })

  it('is asked for whomever it is', async () => {
    expect((await ask('Which source brings us the most clients?')).response).to.include('Fair')
  })
})
