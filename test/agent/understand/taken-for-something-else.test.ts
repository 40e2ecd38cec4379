import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const tenants = [
  { id: 1, name: 'Ann Moor', email: 'a@x.example', town: 'Ghent', chronicConditions: ['asthma'] },
  { id: 2, name: 'Ben Oak', email: 'b@x.example', town: 'Lyon', chronicConditions: [] },
  { id: 3, name: 'Cid Ash', email: 'c@x.example', town: 'Ghent', chronicConditions: [] },
]
const repairs = [1, 2, 3].map(id => ({ id, kind: 'roof', reported_on: `2025-05-0${id}`, finished_on: '2025-05-12' }))
const bookings = [1, 2].map(id => ({ id, code: `B-${id}`, adults: 40 + id, children: id }))
const leases = [
  { id: 1, tenantId: 1, kind: 'garage' },
  { id: 2, tenantId: 2, kind: 'garage' },
  { id: 3, tenantId: 3, kind: 'flat' },
]
const staff = ['Head of Visitor Service', 'Cook'].map((title, at) => ({ id: at + 1, name: `Person ${at}`, email: `p${at}@x.example`, title })) // oxfmt-ignore
const visitors = [{ id: 1, name: 'Dot Elm', email: 'd@x.example' }]
const houses = () =>
  converse(
    reads('houses', '/tenants', () => tenants, list({ id: whole, name: text, email: text, town: text })),
    reads('houses', '/leases', () => leases, list({ id: whole, tenantId: whole, kind: { ...text, enum: ['garage', 'flat'] } })), // oxfmt-ignore
    reads('houses', '/repairs', () => repairs, list({ id: whole, kind: text, reported_on: date, finished_on: date })),
    reads('houses', '/bookings', () => bookings, list({ id: whole, code: text, adults: whole, children: whole })),
  )
const isUnsure = ({ data, confidence }: { data: object; confidence?: number }) => 'error' in data || confidence! < 0.8

describe('what is said confidently', () => {
  it('is no bound on a date where it is how long something took', async () =>
    expect(isUnsure(await houses().ask('repairs finished in less than a week'))).to.equal(true))

  it('is no number of people where it may be how old they are', async () => {
    expect(isUnsure(await houses().ask('adults over 60'))).to.equal(true)
    expect(isUnsure(await houses().ask('bookings with over 41 adults'))).to.equal(false)
    for (const said of ['bookings with children under 12', 'how many bookings have adults over 60?'])
      expect((await houses().ask(said)).data, said).to.have.property('error')
  })

  it('is of those whom a role in the plural names first', async () => {
    const { data, response } = await houses().ask('tenants in Ghent with a garage lease')
    expect(data.result, response).to.deep.equal([tenants[0]])
  })

  it('is no part of a title here where it is a kind of record elsewhere', async () => {
    const { ask } = converse(
      reads('canteen', '/staff', () => staff, list({ id: whole, name: text, email: text, title: text })),
      reads('museum', '/visitors', () => visitors, list({ id: whole, name: text, email: text })),
    )
    const outcome = await ask('which of the visitors are also staff')
    expect(isUnsure(outcome), outcome.response).to.equal(true)
    expect(outcome.response).to.not.include('Head of Visitor Service')
  })
})
