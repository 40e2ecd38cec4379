import { expect } from 'chai'
import { startCrm, type Ask } from '../support/start-crm.ts'

const NOW = '2031-05-06T07:08:09.010Z'
const LATER = '2031-05-07T00:00:00.000Z'

/** A body with only what is required, one with everything, and what the rest becomes. */
const RESOURCES = [
  {
    clause: 'D-05',
    name: 'accounts',
    title: 'Account',
    least: { name: 'Quibbleton Mills' },
    most: {
      name: 'Quibbleton Mills', industry: 'Retail', website: 'https://www.quibbleton.example', phone: '+1-555-0100', email: 'info@quibbleton.example',
      address: '1 Mill Lane', city: 'Austin', state: 'Texas', country: 'United States', region: 'North America', annual_revenue: 1234567.89, employee_count: 12,
    },
    defaults: {
      industry: null, website: null, phone: null, email: null, address: null, city: null, state: null, country: null, region: null,
      annual_revenue: null, employee_count: null,
    },
    change: { city: 'Houston', annual_revenue: 0 },
    clear: { phone: null, employee_count: null },
  },
  {
    clause: 'D-06',
    name: 'leads',
    title: 'Lead',
    least: { first_name: 'Zora', last_name: 'Quill', email: 'zora.quill@example.com' },
    most: {
      first_name: 'Zora', last_name: 'Quill', email: 'zora.quill@example.com', phone: '+1-555-0101', company: 'Quill & Söhne', job_title: 'Buyer',
      industry: 'Retail', source: 'Referral', status: 'qualified', score: 88, notes: 'Said: "call me"\nthen left → 🙂',
    },
    defaults: { phone: null, company: null, job_title: null, industry: null, source: null, status: 'new', score: 0, notes: null },
    change: { status: 'proposal' },
    clear: { notes: null, company: null },
  },
  {
    clause: 'D-07',
    name: 'contacts',
    title: 'Contact',
    least: { first_name: 'Pavel', last_name: 'Orlov', email: 'pavel.orlov@example.com', account_id: 3 },
    most: {
      first_name: 'Pavel', last_name: 'Orlov', email: 'pavel.orlov@example.com', phone: '+1-555-0102', job_title: 'Buyer', department: 'Procurement',
      account_id: 3, is_primary: true,
    },
    defaults: { phone: null, job_title: null, department: null, is_primary: false },
    change: { is_primary: false, account_id: 4 },
    clear: { department: null },
  },
  {
    clause: 'D-08',
    name: 'opportunities',
    title: 'Opportunity',
    least: { name: 'Fleet renewal', value: 48000, account_id: 3 },
    most: {
      name: 'Fleet renewal', description: 'Forty vans', value: 48000.5, currency: 'EUR', stage: 'proposal', probability: 0.65, close_date: '2026-02-28',
      account_id: 3,
    },
    defaults: { description: null, currency: 'USD', stage: 'prospecting', probability: 0, close_date: null },
    change: { stage: 'closed-won', probability: 1 },
    clear: { close_date: null },
  },
] // oxfmt-ignore

/** Bodies of POST (or PUT, with an id) that are refused, and the field that the answer names. */
const REFUSED: { method?: string; to: string; body: unknown; field: string; why: string }[] = [
  { to: 'accounts', body: {}, field: 'name', why: 'a required field is missing' },
  { to: 'accounts', body: { name: '' }, field: 'name', why: 'the name is empty' },
  { to: 'accounts', body: { name: '  ' }, field: 'name', why: 'the name is blank' },
  { to: 'accounts', body: { name: null }, field: 'name', why: 'the name is null' },
  { to: 'accounts', body: { name: 'x'.repeat(201) }, field: 'name', why: 'the name is too long' },
  { to: 'accounts', body: { name: 'A', nmae: 'B' }, field: 'nmae', why: 'a field is unknown' },
  { to: 'accounts', body: { name: 'A', id: 7 }, field: 'id', why: 'the id is not for the client to choose' },
  { to: 'accounts', body: { name: 'A', annual_revenue: -1 }, field: 'annual_revenue', why: 'a value is negative' },
  { to: 'accounts', body: { name: 'A', annual_revenue: '5' }, field: 'annual_revenue', why: 'a number is text' },
  { to: 'accounts', body: { name: 'A', employee_count: 1.5 }, field: 'employee_count', why: 'a count is not whole' },
  { to: 'accounts', body: { name: 'A', employee_count: -3 }, field: 'employee_count', why: 'a count is negative' },
  { to: 'accounts', body: { name: 'A', email: 'nobody' }, field: 'email', why: 'the e-mail address is none' },
  { to: 'leads', body: { first_name: 'A', last_name: 'B' }, field: 'email', why: 'the e-mail address is missing' },
  { to: 'leads', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', status: 'open' }, field: 'status', why: 'the status is unknown' },
  { to: 'leads', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', status: 'New' }, field: 'status', why: 'the status is written otherwise' },
  { to: 'leads', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', score: -1 }, field: 'score', why: 'the score is negative' },
  { to: 'leads', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', score: 101 }, field: 'score', why: 'the score is above 100' },
  { to: 'contacts', body: { first_name: 'A', last_name: 'B', email: 'a@b.co' }, field: 'account_id', why: 'the account is missing' },
  { to: 'contacts', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', account_id: 999999 }, field: 'account_id', why: 'the account does not exist' },
  { to: 'contacts', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', account_id: '3' }, field: 'account_id', why: 'the account id is text' },
  { to: 'contacts', body: { first_name: 'A', last_name: 'B', email: 'a@b.co', account_id: 3, is_primary: 'yes' }, field: 'is_primary', why: 'the flag is text' },
  { to: 'opportunities', body: { name: 'A', account_id: 3 }, field: 'value', why: 'the value is missing' },
  { to: 'opportunities', body: { name: 'A', value: -5, account_id: 3 }, field: 'value', why: 'the value is negative' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, probability: 1.01 }, field: 'probability', why: 'the probability is above 1' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, probability: -0.1 }, field: 'probability', why: 'the probability is below 0' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, stage: 'won' }, field: 'stage', why: 'the stage is unknown' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, close_date: '2026-02-30' }, field: 'close_date', why: 'the day does not exist' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, close_date: '30.01.2026' }, field: 'close_date', why: 'the day is written otherwise' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 3, currency: 'dollar' }, field: 'currency', why: 'the currency is no code' },
  { to: 'opportunities', body: { name: 'A', value: 5, account_id: 999999 }, field: 'account_id', why: 'the account does not exist' },
  { method: 'PUT', to: 'accounts/2', body: { name: null }, field: 'name', why: 'a required field is cleared' },
  { method: 'PUT', to: 'accounts/2', body: { nmae: 'B' }, field: 'nmae', why: 'a field is unknown' },
  { method: 'PUT', to: 'leads/2', body: { status: null }, field: 'status', why: 'a field with a default is cleared' },
  { method: 'PUT', to: 'contacts/2', body: { account_id: 999999 }, field: 'account_id', why: 'the account does not exist' },
  { method: 'PUT', to: 'opportunities/2', body: { probability: 2 }, field: 'probability', why: 'the probability is above 1' },
  { method: 'PUT', to: 'opportunities/2', body: { value: 'much' }, field: 'value', why: 'the value is text' },
] // oxfmt-ignore

describe('records of the CRM', () => {
  let crm: Awaited<ReturnType<typeof startCrm>>
  let ask: Ask
  let time = NOW

  before(async () => {
    crm = await startCrm({ clock: () => new Date(time) })
    ask = crm.ask
  })
  beforeEach(() => void (time = NOW))
  after(async () => await crm.stop())

  for (const { clause, name, title, least, most, defaults, change, clear } of RESOURCES) {
    describe(name, () => {
      const times = { created_at: NOW, updated_at: NOW }

      it(`are created from what is required, the rest by default [${clause}, D-14]`, async () => {
        const { status, body } = await ask('POST', `/${name}/`, least)
        expect(status).to.equal(201)
        expect(body).to.deep.equal({ id: body.id, ...least, ...defaults, ...times })
        expect(body.id).to.be.a('number')
      })

      it(`are created from everything, and read back [${clause}, D-14]`, async () => {
        const { status, body } = await ask('POST', `/${name}`, most)
        expect(status).to.equal(201)
        expect(body).to.deep.equal({ id: body.id, ...most, ...times })
        expect((await ask('GET', `/${name}/${body.id}`)).body).to.deep.equal(body)
        const fields = Object.keys((await ask('GET', `/${name}/1`)).body)
        expect(Object.keys(body)).to.deep.equal(fields)
      })

      it(`change in the given fields only, and null clears [${clause}, D-14]`, async () => {
        const { body: old } = await ask('POST', `/${name}/`, most)
        time = LATER
        const changed = await ask('PUT', `/${name}/${old.id}`, change)
        expect(changed.status).to.equal(200)
        expect(changed.body).to.deep.equal({ ...old, ...change, updated_at: LATER })
        const cleared = await ask('PUT', `/${name}/${old.id}`, clear)
        expect(cleared.body).to.deep.equal({ ...old, ...change, ...clear, updated_at: LATER })
        expect((await ask('GET', `/${name}/${old.id}`)).body).to.deep.equal(cleared.body)
      })

      it('stay as they are when nothing is given', async () => {
        const { body: old } = await ask('GET', `/${name}/5`)
        expect((await ask('PUT', `/${name}/5`, {})).body).to.deep.equal(old)
      })

      it(`are deleted, and then gone [${clause}, D-14, D-15]`, async () => {
        const { body: record } = await ask('POST', `/${name}/`, least)
        const { body: before } = await ask('GET', `/${name}/?limit=1`)
        const { status, body } = await ask('DELETE', `/${name}/${record.id}`)
        expect(status).to.equal(200)
        expect(body).to.deep.equal({ message: `${title} deleted successfully` })
        expect((await ask('GET', `/${name}/${record.id}`)).status).to.equal(404)
        expect((await ask('GET', `/${name}/?limit=1`)).body.total).to.equal(before.total - 1)
        expect((await ask('POST', `/${name}/`, least)).body.id, 'an id is never used again').to.be.above(record.id)
      })

      for (const method of ['GET', 'PUT', 'DELETE']) {
        it(`are not found under an unknown id by ${method} [D-15]`, async () => {
          const { status, body } = await ask(method, `/${name}/99999999`, method === 'PUT' ? change : undefined)
          expect(status).to.equal(404)
          expect(body).to.deep.equal({ detail: `${title} 99999999 not found`, code: 'NOT_FOUND' })
        })
      }

      it('are served with and without the trailing slash [D-18]', async () => {
        expect((await ask('GET', `/${name}`)).body).to.deep.equal((await ask('GET', `/${name}/`)).body)
        expect((await ask('GET', `/${name}/3/`)).body).to.deep.equal((await ask('GET', `/${name}/3`)).body)
      })
    })
  }

  for (const { method = 'POST', to, body, field, why } of REFUSED) {
    it(`refuses ${method} ${to} when ${why} (${field}) [D-17]`, async () => {
      const before = await ask('GET', method === 'PUT' ? `/${to}` : `/${to}/?limit=1`)
      const answer = await ask(method, `/${to}`, body)
      expect(answer.status).to.equal(422)
      expect(answer.body.code).to.equal('VALIDATION')
      expect(answer.body.detail.map((issue: { loc: string[] }) => issue.loc)).to.deep.include(['body', field])
      expect((await ask('GET', method === 'PUT' ? `/${to}` : `/${to}/?limit=1`)).body).to.deep.equal(before.body)
    })
  }

  for (const id of ['one', '1.5', '-1', '0', '1e3x', '%20']) {
    it(`refuses the id '${id}'`, async () => {
      const { status, body } = await ask('GET', `/leads/${id}`)
      expect(status).to.equal(422)
      expect(body.detail[0].loc).to.deep.equal(['path', 'id'])
    })
  }

  describe('an account with contacts or opportunities', () => {
    it('is refused, and nothing is lost [D-16]', async () => {
      const { status, body } = await ask('DELETE', '/accounts/10')
      expect(status).to.equal(409)
      expect(body.code).to.equal('CONFLICT')
      expect(body.detail).to.match(/^Account 10 has \d+ contacts and \d+ opportunities\..*cascade=true/)
      expect((await ask('GET', '/accounts/10')).status).to.equal(200)
    })

    it('is refused for cascade=false, and a misspelt parameter is named [D-16]', async () => {
      expect((await ask('DELETE', '/accounts/10?cascade=false')).status).to.equal(409)
      const { status, body } = await ask('DELETE', '/accounts/10?casacde=true')
      expect(status).to.equal(422)
      expect(body.detail[0].loc).to.deep.equal(['query', 'casacde'])
    })

    it('goes with all of them for cascade=true, and nothing else goes [D-16]', async () => {
      const totals = async (filter = '') =>
        await Promise.all(
          ['contacts', 'opportunities'].map(async name => (await ask('GET', `/${name}/?limit=1${filter}`)).body.total),
        )
      const [all, own] = [await totals(), await totals('&account_id=10')]
      const { status, body } = await ask('DELETE', '/accounts/10?cascade=true')
      expect(status).to.equal(200)
      expect(body).to.deep.equal({ message: 'Account deleted successfully' })
      expect((await ask('GET', '/accounts/10')).status).to.equal(404)
      expect(await totals('&account_id=10')).to.deep.equal([0, 0])
      expect(await totals()).to.deep.equal(all.map((count, i) => count - own[i]))
    })

    it('can be deleted once they are gone [D-16]', async () => {
      const { body: account } = await ask('POST', '/accounts/', { name: 'Shortlived' })
      const { body: deal } = await ask('POST', '/opportunities/', { name: 'Last', value: 1, account_id: account.id })
      const refused = await ask('DELETE', `/accounts/${account.id}`)
      expect(refused.body.detail).to.contain('has 1 opportunity.')
      await ask('DELETE', `/opportunities/${deal.id}`)
      expect((await ask('DELETE', `/accounts/${account.id}`)).status).to.equal(200)
    })
  })
})
