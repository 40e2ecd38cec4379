import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { COMPANIES } from '../../src/demos/territory/companies.ts'
import { COUNTRIES } from '../../src/demos/crm/seed/geography.ts'
import {
  LEAD_SOURCES,
  LEAD_STATUSES,
  REGIONS,
  STAGE_PROBABILITY,
  STAGES,
} from '../../src/demos/crm/resources/choices.ts'
import { askAll, startCrm } from '../support/start-crm.ts'

/** Of all records in order of their ids: changes only when the data is meant to change. */
const DATA_HASH = 'f32d4ec5916c3922ffa54cac04280f8f0c0425a4a56244408f27070ff0b8e541'

const RESOURCES = ['accounts', 'leads', 'contacts', 'opportunities'] as const
// oxlint-disable-next-line typescript/no-explicit-any
type Data = Record<(typeof RESOURCES)[number], any[]>

describe('the data of the CRM', () => {
  let crm: Awaited<ReturnType<typeof startCrm>>
  let data: Data

  before(async () => {
    crm = await startCrm()
    data = Object.fromEntries(
      await Promise.all(RESOURCES.map(async name => [name, await askAll(crm.ask, `/${name}/`)] as const)),
    ) as Data
  })
  after(async () => await crm.stop())

  const countBy = (list: Record<string, unknown>[], field: string) => {
    const counts = new Map<unknown, number>()
    for (const record of list) counts.set(record[field], (counts.get(record[field]) ?? 0) + 1)
    return counts
  }

  it('is 1,000 accounts, 2,000 leads, 5,000 or more contacts, 8,000 or more opportunities [D-04]', () => {
    expect(data.accounts).to.have.length(1_000)
    expect(data.leads).to.have.length(2_000)
    expect(data.contacts.length).to.be.at.least(5_000)
    expect(data.opportunities.length).to.be.at.least(8_000)
    for (const name of RESOURCES)
      expect(data[name].map(record => record.id)).to.deep.equal(data[name].map((_, i) => i + 1))
  })

  it('has 3 to 8 contacts and 2 to 10 opportunities for every account [D-04]', () => {
    const contacts = countBy(data.contacts, 'account_id')
    const opportunities = countBy(data.opportunities, 'account_id')
    for (const { id } of data.accounts) {
      expect(contacts.get(id)).to.be.within(3, 8)
      expect(opportunities.get(id)).to.be.within(2, 10)
    }
    expect([...new Set(contacts.values())]).to.have.members([3, 4, 5, 6, 7, 8])
    expect([...new Set(opportunities.values())]).to.have.members([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('has exactly one primary contact for every account [D-07]', () => {
    const primary = countBy(data.contacts.filter(contact => contact.is_primary), 'account_id') // oxfmt-ignore
    expect(primary.size).to.equal(1_000)
    expect(new Set(primary.values())).to.deep.equal(new Set([1]))
  })

  it('has distinct company names, also from those of the territory demo', () => {
    const names = [...data.accounts.map(account => account.name), ...COMPANIES.map(company => company.name)].map(name =>
      name.toLowerCase(),
    )
    expect(new Set(names).size).to.equal(names.length)
    const accounts = new Set(data.accounts.map(account => account.name))
    expect(data.leads.filter(lead => accounts.has(lead.company))).to.deep.equal([])
  })

  it('has e-mail addresses of their own, at the domain of the company', () => {
    const companies = new Map(data.accounts.map(account => [account.id, account.name]))
    const domainOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`
    for (const contact of data.contacts)
      expect(contact.email.split('@')[1]).to.equal(domainOf(companies.get(contact.account_id)))
    for (const lead of data.leads) expect(lead.email.split('@')[1]).to.equal(domainOf(lead.company))
    for (const account of data.accounts) expect(account.website).to.equal(`https://www.${domainOf(account.name)}`)
    for (const name of ['contacts', 'leads', 'accounts'] as const)
      expect(new Set(data[name].map(record => record.email)).size).to.equal(data[name].length)
  })

  it('has cities in their states, countries and regions, in all five regions [D-05]', () => {
    const places = new Set(
      COUNTRIES.flatMap(country => country.places).map(place =>
        [place.city, place.state, place.country, place.region].join('|'),
      ),
    )
    for (const { city, state, country, region } of data.accounts)
      expect(places).to.include([city, state, country, region].join('|'))
    expect([...countBy(data.accounts, 'region').keys()]).to.have.members([...REGIONS])
  })

  it('uses every status, source and stage, and the usual probability of each stage [D-06, D-08]', () => {
    expect([...countBy(data.leads, 'status').keys()]).to.have.members([...LEAD_STATUSES])
    expect([...countBy(data.leads, 'source').keys()]).to.have.members([...LEAD_SOURCES])
    expect([...countBy(data.opportunities, 'stage').keys()]).to.have.members([...STAGES])
    for (const { stage, probability, currency } of data.opportunities) {
      expect(probability).to.equal(STAGE_PROBABILITY[stage as keyof typeof STAGE_PROBABILITY])
      expect(currency).to.equal('USD')
    }
    for (const { score } of data.leads) expect(score).to.be.within(0, 100)
  })

  it('has close dates in every month of 2024 to 2026, most in November 2024', () => {
    const months = new Map<string, number>()
    for (const { close_date } of data.opportunities) {
      const month = close_date.slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + 1)
    }
    expect(months.size).to.equal(36)
    expect([...months.keys()].every(month => /^202[456]-(0[1-9]|1[0-2])$/.test(month))).to.equal(true)
    expect(Math.min(...months.values())).to.be.above(100)
    expect(months.get('2024-11')).to.equal(Math.max(...months.values()))
  })

  it('was created before it was changed, and at fixed times', () => {
    for (const name of RESOURCES)
      for (const { created_at, updated_at } of data[name]) {
        expect(updated_at >= created_at).to.equal(true)
        expect(updated_at < '2025-07-01').to.equal(true)
      }
  })

  it('is the same bytes on every machine [D-20]', () => {
    const hash = createHash('sha256')
    for (const name of RESOURCES) for (const record of data[name]) hash.update(`${name} ${JSON.stringify(record)}\n`)
    expect(hash.digest('hex')).to.equal(DATA_HASH)
  })
})
