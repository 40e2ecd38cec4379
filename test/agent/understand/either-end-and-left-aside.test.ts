import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const states = (...choices: string[]) => ({ type: 'string', enum: choices })

const offices = ['Norbury', 'Easton', 'Weston', 'Sutcliffe'].map((name, at) => ({
  id: at + 1,
  name,
  division: at < 2 ? 'COAST' : 'HILLS',
  opened_on: `2026-0${at + 1}-01`,
}))
const parcels = [
  [1, 2, 'lost', 5],
  [2, 1, 'sorted', 7],
  [1, 3, 'delivered', 9],
  [3, 2, 'sorted', 11],
].map(([sender_office_id, recipient_office_id, status, insured_value], at) => ({
  id: at + 1,
  sender_office_id,
  recipient_office_id,
  clerk_id: (at % 2) + 1,
  status,
  insured_value,
  sent_on: `2026-0${at + 1}-10`,
}))
const clerks = ['Ann Lee', 'Bo Falk'].map((name, at) => ({ id: at + 1, name, email: `c${at}@post.example`, since: '2026-01-01' })) // oxfmt-ignore
const charges = [
  [1, 40, 'unpaid'],
  [1, 60, 'paid'],
  [2, 90, 'unpaid'],
].map(([office_id, total, status], at) => ({ id: at + 1, office_id, total, status, issued_on: '2026-02-01' }))
const teas = ['Oolong', 'Sencha'].map((name, at) => ({ id: at + 1, name }))
const chests = [
  [1, 15],
  [1, 30],
  [2, 12],
].map(([tea_id, tins], at) => ({ id: at + 1, tea_id, tins }))
const appraisals = [
  [1, 2, 5],
  [2, 1, 3],
].map(([clerk_id, appraiser_id, mark], at) => ({ id: at + 1, clerk_id, appraiser_id, mark, held_on: '2026-03-01' }))
const vans = [
  { id: 1, name: 'Kite', length_m: 5, berth_m: 4 },
  { id: 2, name: 'Wren', length_m: 3, berth_m: 4 },
]

const ask = (message: string) =>
  converse(
    reads('post', '/offices', () => offices, list({ id: whole, name: text, division: states('COAST', 'HILLS'), opened_on: day })), // oxfmt-ignore
    reads('post', '/parcels', () => parcels, list({ id: whole, sender_office_id: whole, recipient_office_id: whole, clerk_id: whole, status: states('sorted', 'delivered', 'lost'), insured_value: amount, sent_on: day })), // oxfmt-ignore
    reads('post', '/clerks', () => clerks, list({ id: whole, name: text, email: text, since: day })),
    reads('post', '/appraisals', () => appraisals, list({ id: whole, clerk_id: whole, appraiser_id: { type: 'integer', description: 'The clerk who held it' }, mark: whole, held_on: day })), // oxfmt-ignore
    reads('post', '/charges', () => charges, list({ id: whole, office_id: whole, total: amount, status: states('paid', 'unpaid'), issued_on: day })), // oxfmt-ignore
    reads('post', '/teas', () => teas, list({ id: whole, name: text })),
    reads('post', '/chests', () => chests, list({ id: whole, tea_id: whole, tins: whole })),
    reads('post', '/vans', () => vans, list({ id: whole, name: text, length_m: amount, berth_m: amount })),
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('records with two ends', () => {
  it('are those of either end where no word tells which', async () => {
    expect(ids((await ask('parcels of Norbury')).data.result)).to.deep.equal([1, 2, 3])
    expect((await ask('how many parcels does Easton have?')).response).to.match(/There are 3 parcels of office Easton/)
  })

  it('are those of one end where a word tells', async () =>
    expect(ids((await ask('parcels from Norbury')).data.result)).to.deep.equal([1, 3]))

  it('are not told by the noun of the records, which only sounds like one of the keys', async () =>
    expect(ids((await ask('which clerks got an appraisal with a mark of 5?')).data.result)).to.deep.equal([1]))

  it('are found from the other side, too', async () =>
    expect(ids((await ask('offices with lost parcels')).data.result)).to.deep.equal([1, 2]))

  it('are had by none that is at neither end', async () =>
    expect(ids((await ask('offices without parcels')).data.result)).to.deep.equal([4]))

  it('tell of both what their figures come to, less surely', async () => {
    const { response, confidence } = await ask('total insured value of the parcels of Norbury')
    expect(response).to.match(/21.*sender office or the recipient office/)
    expect(confidence).to.be.below(0.8)
  })
})

describe('a field by another word than its own', () => {
  it('is a guess where nothing else is said of its records', async () => {
    const { response, confidence } = await ask('how many departments are there?')
    expect(response).to.match(/took “departments” as the division/)
    expect(confidence).to.be.below(0.8)
  })
})

describe('sums of money', () => {
  it('are added up where their total is asked for', async () =>
    expect((await ask('total unpaid charges per office')).data.result).to.deep.equal([
      { name: 'Easton', total_total: 90 },
      { name: 'Norbury', total_total: 40 },
    ]))

  it('are more than a small number, too', async () =>
    expect(ids((await ask('unpaid charges over 50')).data.result)).to.deep.equal([3]))
})

describe('a bound on what others have of them', () => {
  it('is on all of it together where it is what is left', async () =>
    expect((await ask('which teas have fewer than 20 tins left?')).data.result).to.deep.equal([teas[1]]))

  it('is a guess where nothing tells', async () =>
    expect((await ask('teas with fewer than 20 tins')).confidence).to.be.below(0.8))
})

describe('what is said and not read', () => {
  it('is no list where an amount was asked for', async () =>
    expect((await ask('how much have we insured this year?')).confidence).to.be.below(0.8))

  it('is what somebody does now, of records with a state', async () =>
    expect((await ask('how many parcels is Ann Lee working on?')).confidence).to.be.below(0.8))

  for (const message of ['vans too long for their berth', 'how many clerks are staying right now?'])
    it(`is declined: “${message}”`, async () => expect((await ask(message)).confidence).to.be.below(0.5))

  it('is when a state came about, which the day of something else does not tell', async () =>
    expect((await ask('how many clerks lost this year?')).confidence).to.be.below(0.8))
})

describe('a figure at the beginning', () => {
  it('has its own date, not that of the groups', async () =>
    expect((await ask('charges total per office division in February 2026')).data.result).to.deep.equal([
      { division: 'COAST', total_total: 190 },
    ]))
})
