import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { createTerritoryApp } from '../../src/demos/territory/serve.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { createAsk, type Ask } from '../support/start-crm.ts'

interface Account {
  id: string
  name: string
  state: string
  revenue: number
  is_third_party: boolean
}
interface Contact {
  id: string
  name: string
  email: string
  account_id: string
  job_title: string
}

const numberOf = ({ id }: { id: string }) => Number(id.slice(4))
const TITLES =
  `Chief Executive Officer, Chief Technology Officer, Chief Financial Officer, Vice President of Sales, Director of Marketing,
  Sales Manager, Product Manager, Account Executive, Data Scientist, Software Engineer`.split(/,\s+/)
/** Of all records in the order in which they are served: changes only when the data is meant to change. */
const DATA_HASH = '422608159f76f4e90b9cbd5477514c363805bd98af5fab884113e15fc4c4f8a1'

describe('the sales-territory API', () => {
  let server: Listening
  let ask: Ask
  let mine: Account[]
  let third: Account[]
  let contacts: Contact[]
  const getContacts = async (query: string): Promise<Contact[]> =>
    (await ask('GET', `/contacts?${query}`)).body.contacts
  const getThird = async (query: string): Promise<Account[]> =>
    (await ask('GET', `/third-party-accounts?${query}`)).body.accounts

  before(async () => {
    server = await listen(createTerritoryApp(), { port: 0 })
    ask = createAsk(server.url)
    mine = (await ask('GET', '/my-accounts')).body.accounts
    third = await getThird('')
    contacts = await getContacts('')
  })
  after(async () => await server.close())

  describe('its data', () => {
    it('is 100 accounts with the described fields [C-03]', () => {
      const all = [...mine, ...third].sort((a, b) => numberOf(a) - numberOf(b))
      expect(all.map(account => account.id)).to.deep.equal(Array.from({ length: 100 }, (_, i) => `acc_${i + 1}`))
      for (const account of all) {
        expect(Object.keys(account)).to.deep.equal(['id', 'name', 'state', 'revenue', 'is_third_party'])
        expect(account.state).to.match(/^[A-Z]{2}$/)
      }
      expect(new Set(all.map(account => account.name.toLowerCase())).size).to.equal(100)
    })

    it('has revenues from 300,000 to 10,000,000, exactly 30 above 5,000,000, on both sides of the territory [C-04]', () => {
      const revenues = [...mine, ...third].map(account => account.revenue)
      expect(Math.min(...revenues)).to.be.at.least(300_000)
      expect(Math.max(...revenues)).to.be.at.most(10_000_000)
      const large = (list: Account[]) => list.filter(account => account.revenue > 5_000_000).length
      expect(large(mine) + large(third)).to.equal(30)
      expect(large(mine)).to.be.within(10, 20)
      expect(large(third)).to.be.within(10, 20)
    })

    it('has most accounts in California and Texas [C-05]', () => {
      const counts = new Map<string, number>()
      for (const { state } of [...mine, ...third]) counts.set(state, (counts.get(state) ?? 0) + 1)
      const ranked = [...counts].sort((a, b) => b[1] - a[1])
      expect(ranked.slice(0, 2).map(([state]) => state)).to.deep.equal(['CA', 'TX'])
      expect(ranked[1]![1]).to.be.above(ranked[2]![1])
    })

    it('has about 200 contacts, 1 to 3 for each account, with all ten job titles [C-06, C-07]', () => {
      expect(contacts.length).to.be.within(190, 210)
      const perAccount = new Map<string, number>()
      for (const contact of contacts) {
        expect(Object.keys(contact)).to.deep.equal(['id', 'name', 'email', 'account_id', 'job_title'])
        perAccount.set(contact.account_id, (perAccount.get(contact.account_id) ?? 0) + 1)
      }
      expect(contacts.map(contact => contact.id)).to.deep.equal(contacts.map((_, i) => `con_${i + 1}`))
      expect([...perAccount.keys()]).to.have.members([...mine, ...third].map(account => account.id))
      expect([...new Set(perAccount.values())]).to.have.members([1, 2, 3])
      expect([...new Set(contacts.map(contact => contact.job_title))]).to.have.members(TITLES)
    })

    it('has e-mail addresses of their own at the domain of the company', () => {
      const companies = new Map([...mine, ...third].map(account => [account.id, account.name]))
      for (const { email, account_id } of contacts) {
        const domain = companies.get(account_id)!.toLowerCase().replace(/[^a-z0-9]/g, '') // oxfmt-ignore
        expect(email).to.match(/^[a-z]+\.[a-z]+@/)
        expect(email.split('@')[1]).to.equal(`${domain}.example`)
      }
      expect(new Set(contacts.map(contact => contact.email)).size).to.equal(contacts.length)
    })

    it('is the same bytes on every machine [C-17]', () => {
      const text = JSON.stringify([mine, third, contacts])
      expect(createHash('sha256').update(text).digest('hex')).to.equal(DATA_HASH)
    })
  })

  it('gives the odd ids as my accounts, with coverage and client status [C-08]', async () => {
    const { status, body } = await ask('GET', '/my-accounts')
    expect(status).to.equal(200)
    expect({ ...body, accounts: [] }).to.deep.equal({ accounts: [], coverage_id: 'COV-001', client_status: 'Active' })
    expect(mine.map(numberOf)).to.deep.equal(Array.from({ length: 50 }, (_, i) => 2 * i + 1))
    expect(mine.every(account => !account.is_third_party)).to.equal(true)
  })

  it('gives the even ids as third-party accounts, half of all [C-09]', () => {
    expect(third.map(numberOf)).to.deep.equal(Array.from({ length: 50 }, (_, i) => 2 * i + 2))
    expect(third.every(account => account.is_third_party)).to.equal(true)
  })

  const tech = (account: Account) => account.revenue > 5_000_000
  const high = (account: Account) => ['CA', 'NY'].includes(account.state)
  const campaigns: [string, (account: Account) => boolean, string][] = [
    ['Tech Transformation', tech, 'selects revenue above 5,000,000 [C-10]'],
    ['tECH tRANSFORMATION', tech, 'is matched without regard to case [C-12]'],
    ['High Value Outreach', high, 'selects California and New York [C-11]'],
    ['HIGH VALUE OUTREACH', high, 'is matched without regard to case [C-12]'],
    ['Tech', () => true, 'is no campaign, so all are returned [C-12]'],
    [' Tech Transformation', () => true, 'is matched exactly, so all are returned [C-12]'],
    ['', () => true, 'is no campaign, so all are returned [C-12]'],
    ['__proto__', () => true, 'is no campaign, so all are returned [C-12]'],
  ]
  for (const [name, isSelected, what] of campaigns) {
    it(`campaign '${name}' ${what}`, async () => {
      const found = await getThird(new URLSearchParams({ campaign_name: name }).toString())
      expect(found).to.deep.equal(third.filter(isSelected))
      expect(found).not.to.have.length(0)
    })
  }

  it('lists the titles of an account once each, alphabetically [C-13]', async () => {
    let repeated = 0
    for (const { id } of [...mine, ...third]) {
      const own = contacts.filter(contact => contact.account_id === id).map(contact => contact.job_title)
      const { body } = await ask('GET', `/accounts/${id}/job-titles`)
      expect(body).to.deep.equal({ job_titles: [...new Set(own)].sort().map(title => ({ title })) })
      if (new Set(own).size < own.length) repeated++
    }
    expect(repeated, 'accounts where a title repeats').to.be.above(0)
  })

  it('filters contacts by account, by title and by both [C-14]', async () => {
    for (const { account_id, job_title } of contacts.slice(0, 25)) {
      const title = `job_title=${encodeURIComponent(job_title)}`
      const ofAccount = contacts.filter(contact => contact.account_id === account_id)
      const ofTitle = contacts.filter(contact => contact.job_title === job_title)
      expect(await getContacts(`account_id=${account_id}`)).to.deep.equal(ofAccount)
      expect(await getContacts(title)).to.deep.equal(ofTitle)
      expect(await getContacts(`account_id=${account_id}&${title}`)).to.deep.equal(
        ofAccount.filter(contact => ofTitle.includes(contact)),
      )
    }
  })

  it('matches job titles without regard to case, and the whole of them [C-15]', async () => {
    const managers = contacts.filter(contact => contact.job_title === 'Sales Manager')
    expect(await getContacts('job_title=sALES%20mANAGER')).to.deep.equal(managers)
    expect(await getContacts('job_title=Sales')).to.deep.equal([])
  })

  for (const id of ['acc_9999', 'acc_0', 'nobody', 'acc_1%20', 'acc_1%2F']) {
    it(`gives an empty result for the account id '${id}' [C-16]`, async () => {
      expect((await ask('GET', `/accounts/${id}/job-titles`)).body).to.deep.equal({ job_titles: [] })
      expect(await getContacts(`account_id=${id}`)).to.deep.equal([])
    })
  }

  for (const path of ['/my-accounts', '/third-party-accounts', '/accounts/acc_1/job-titles', '/contacts']) {
    it(`only reads at ${path} [C-17]`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers, body } = await ask(method, path, {})
        expect(status).to.equal(405)
        expect(headers.get('allow')).to.equal('GET, HEAD')
        expect(body.code).to.equal('METHOD_NOT_ALLOWED')
      }
    })
  }

  it('refuses a filter that is given twice', async () => {
    const { status, body } = await ask('GET', '/contacts?account_id=acc_1&account_id=acc_2')
    expect(status).to.equal(422)
    expect(body.detail[0].loc).to.deep.equal(['query', 'account_id'])
  })

  it('ignores a parameter that it does not know', async () => {
    expect(await getThird('utm_source=mail')).to.deep.equal(third)
  })
})
