import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const date = { type: 'string', format: 'date', nullable: true }
const served = (app: string, path: string, rows: object[], properties: object) =>
  reads(app, path, () => rows, { type: 'array', items: { type: 'object', properties } })

const patrons = ['Ida Falk', 'Olaf Moe', 'Una Rask', 'Per Lund'].map((name, at) => ({ id: `m${at}`, name, email: `m${at}@x.example`, dues_paid_on: at ? null : '2024-02-01' })) // oxfmt-ignore
const loaners = ['Lathe', 'Saw', 'Drill'].map((name, at) => ({ id: `t${at}`, name, deposit_required: at === 1 }))
const bookings = Array.from({ length: 4 }, (_, at) => ({ id: `b${at}`, patron_id: `m${at % 2}`, loaner_id: `t${at % 2}`, fee: at + 1, state: at < 3 ? 'paid' : 'open' })) // oxfmt-ignore
const pots = Array.from({ length: 3 }, (_, at) => ({
  id: `p${at}`,
  title: `Pot ${at}`,
  status: at ? 'booked' : 'free',
}))
const services = [
  served('shed', '/patrons', patrons, { id: text, name: text, email: text, dues_paid_on: date }),
  served('shed', '/loaners', loaners, { id: text, name: text, deposit_required: { type: 'boolean' } }),
  served('shed', '/bookings', bookings, { id: text, patron_id: text, loaner_id: text, fee: whole, state: { type: 'string', enum: ['paid', 'open'] } }), // oxfmt-ignore
  served('kiln', '/pots', pots, { id: text, title: text, status: { type: 'string', enum: ['free', 'booked'] } }),
]
/** Each question by itself. */
const ask = (message: string) => converse(...services).ask(message)
const ids = async (message: string) => {
  const { data, response } = await ask(message)
  expect(data.result, response).to.be.an('array')
  return (data.result as { id: string }[]).map(({ id }) => id).sort()
}

describe('what somebody never did', () => {
  for (const message of [
    'patrons who never booked anything',
    'patrons who have not booked yet',
    "patrons who haven't booked anything so far",
  ])
    it(`goes by the records of it: ${message}`, async () => {
      expect(await ids(message)).to.deep.equal(['m2', 'm3'])
    })

  it('goes by them where nobody did it', async () => {
    expect(await ids('loaners nobody ever booked')).to.deep.equal(['t2'])
  })

  it('leaves a state a state', async () => {
    expect(await ids('pots that are not booked')).to.deep.equal(['p0'])
    expect(await ids('bookings that are not paid')).to.deep.equal(['b3'])
  })

  it('takes the date of the noun right before, though other records have such a state', async () => {
    expect(await ids('patrons who have not paid yet')).to.deep.equal(['m1', 'm2', 'm3'])
    expect(await ids('patrons who have paid')).to.deep.equal(['m0'])
  })
})

describe('what is not needed', () => {
  it('is told by the field that says whether it is', async () => {
    expect(await ids('loaners that do not need to be deposited')).to.deep.equal(['t0', 't2'])
  })

  it('is no state', async () => {
    const { data, response } = await ask('pots that need not be booked')
    expect(data.error?.code, response).to.equal('NOT_AVAILABLE')
    expect(response).to.include('need not be booked')
  })
})

describe('a short question behind the first', () => {
  for (const behind of ['which ones?', 'which?', 'What are they?'])
    it(`is answered, too: ${behind}`, async () => {
      const { data, response } = await ask(`does Ida Falk have any paid bookings? ${behind}`)
      expect(response).to.match(/^Yes/)
      expect(data.result, response).to.have.length(2)
    })
})
