import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const firms = [
  { id: 1, name: 'Hill Freight', city: 'Oslo' },
  { id: 2, name: 'North Timber', city: 'Ribe' },
]
const contacts = [
  { id: 1, first_name: 'Ann', last_name: 'Lee', job_title: 'Chief Buyer', firm_id: 1, is_primary: true },
  { id: 2, first_name: 'Bo', last_name: 'Ray', job_title: 'Yard Manager', firm_id: 1, is_primary: false },
  { id: 3, first_name: 'Cy', last_name: 'Fox', job_title: 'Yard Manager', firm_id: 2, is_primary: true },
  { id: 4, first_name: 'Di', last_name: 'Orr', job_title: 'Chief Buyer', firm_id: 2, is_primary: false },
]
const integer = { type: 'integer' }
const list = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } })
const crm = () =>
  converse(
    reads('crm', '/firms', () => firms, list({ id: integer, name: text, city: text })),
    reads(
      'crm',
      '/contacts',
      () => contacts,
      list({
        id: integer,
        first_name: text,
        last_name: text,
        job_title: text,
        firm_id: integer,
        is_primary: { type: 'boolean' },
      }),
    ),
  )
const idsOf = (result: unknown) => (Array.isArray(result) ? result : [result]).map(one => (one as { id: number }).id)

describe('whoever has a title at one that is named', () => {
  for (const [message, id] of [
    ["Who is Hill Freight's Yard Manager?", 2],
    ["who is North Timber's chief buyer?", 4],
    ['I have a call with North Timber in five minutes. Who is their Chief Buyer?', 4],
    ['Morning! I have a call with Hill Freight in five minutes. Who is their chief buyer?', 1],
  ] as const)
    it(`is told: ${message}`, async () => {
      const { data, response } = await crm().ask(message)
      expect(idsOf(data.result), response).to.deep.equal([id])
    })
})

describe('what is typed in a hurry', () => {
  it('goes on with “n” and with “ok and”', async () => {
    for (const last of [
      "n who's the primary contact there",
      "ok n who's the primary contact there",
      "ok and who's the primary contact there",
    ]) {
      const talk = crm()
      await talk.ask('which firm is Bo Ray with?')
      const { data, response } = await talk.ask(last)
      expect(idsOf(data.result), `${last}: ${response}`).to.deep.equal([1])
    }
  })

  it('asks without an apostrophe, also behind what it asks of', async () => {
    const { data, response } = await crm().ask('contacts at North Timber, whats the total')
    expect(data.result, response).to.equal(2)
  })

  it('has its occasion behind it, also one with a place that was named', async () => {
    const { response, data } = await crm().ask('do we have any firms in Ribe? customer asking for a reference there')
    expect(data.error, response).to.equal(undefined)
    expect(response).to.match(/^Yes/).and.include('passed over “customer asking for a reference there”')
  })

  it('orders what it wants, and no list is ordered by it', async () => {
    const { response, data } = await crm().ask('how many contacts are there? ordering christmas cards')
    expect(data.result, response).to.equal(4)
    const sorted = await crm().ask('list the contacts, ordering by last name')
    expect(sorted.response).to.not.include('passed over')
  })
})

describe('what is marked', () => {
  it('is not, where that is denied', async () => {
    const { data, response } = await crm().ask('how many contacts are not flagged as the primary contact?')
    expect(data.result, response).to.equal(2)
  })
})
