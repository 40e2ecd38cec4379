import { expect } from 'chai'
import fc from 'fast-check'
import { askAll, startCrm, type Ask } from '../support/start-crm.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Row = Record<string, any>
const RESOURCES = ['accounts', 'leads', 'contacts', 'opportunities'] as const

/** A filter and the records that pass it, read from the whole list. */
const FILTERS: { list: (typeof RESOURCES)[number]; query: string; passes: (row: Row) => boolean }[] = [
  { list: 'accounts', query: 'industry=Healthcare', passes: r => r.industry === 'Healthcare' },
  { list: 'accounts', query: 'industry=hEALTHcare', passes: r => r.industry === 'Healthcare' },
  { list: 'accounts', query: 'region=Europe&country=Germany', passes: r => r.country === 'Germany' },
  { list: 'accounts', query: 'region=Middle%20East%20%26%20Africa', passes: r => r.region === 'Middle East & Africa' },
  { list: 'accounts', query: 'annual_revenue_min=100000000', passes: r => r.annual_revenue >= 1e8 },
  { list: 'accounts', query: 'employee_count_min=100&employee_count_max=200', passes: r => r.employee_count >= 100 && r.employee_count <= 200 },
  { list: 'accounts', query: 'created_at_max=2022-03-01', passes: r => r.created_at < '2022-03-02' },
  { list: 'accounts', query: 'created_at_min=2024-10-01T12:00:00%2B02:00', passes: r => r.created_at >= '2024-10-01T10:00:00.000Z' },
  { list: 'accounts', query: 'id=17', passes: r => r.id === 17 },
  { list: 'leads', query: 'status=qualified&source=Referral', passes: r => r.status === 'qualified' && r.source === 'Referral' },
  { list: 'leads', query: 'score_min=90', passes: r => r.score >= 90 },
  { list: 'leads', query: 'score=50', passes: r => r.score === 50 },
  { list: 'contacts', query: 'account_id=12', passes: r => r.account_id === 12 },
  { list: 'contacts', query: 'is_primary=true&department=Sales', passes: r => r.is_primary && r.department === 'Sales' },
  { list: 'contacts', query: 'is_primary=false&department=Legal', passes: r => !r.is_primary && r.department === 'Legal' },
  { list: 'opportunities', query: 'stage=closed-won&value_min=1000000', passes: r => r.stage === 'closed-won' && r.value >= 1e6 },
  { list: 'opportunities', query: 'close_date_min=2024-11-01&close_date_max=2024-11-30', passes: r => r.close_date.startsWith('2024-11') },
  { list: 'opportunities', query: 'close_date=2024-11-15', passes: r => r.close_date === '2024-11-15' },
  { list: 'opportunities', query: 'probability_min=0.6&probability_max=0.8', passes: r => r.probability >= 0.6 && r.probability <= 0.8 },
  { list: 'opportunities', query: 'probability=0.1&value_max=3e3', passes: r => r.probability === 0.1 && r.value <= 3000 },
  { list: 'opportunities', query: 'currency=EUR', passes: r => r.currency === 'EUR' },
] // oxfmt-ignore

const REFUSED: { path: string; parameter: string; why: string }[] = [
  { path: '/accounts/?limit=101', parameter: 'limit', why: 'above the maximum' },
  { path: '/accounts/?limit=0', parameter: 'limit', why: 'below 1' },
  { path: '/accounts/?limit=-5', parameter: 'limit', why: 'negative' },
  { path: '/accounts/?limit=', parameter: 'limit', why: 'empty' },
  { path: '/accounts/?limit=1.5', parameter: 'limit', why: 'not whole' },
  { path: '/accounts/?limit=0x10', parameter: 'limit', why: 'not decimal' },
  { path: '/leads/?skip=-1', parameter: 'skip', why: 'negative' },
  { path: '/leads/?skip=first', parameter: 'skip', why: 'not a number' },
  { path: '/leads/?stauts=new', parameter: 'stauts', why: 'misspelt' },
  { path: '/contacts/?name_min=A', parameter: 'name_min', why: 'unknown' },
  { path: '/leads/?status=open', parameter: 'status', why: 'not a status' },
  { path: '/opportunities/?stage=won', parameter: 'stage', why: 'not a stage' },
  { path: '/opportunities/?close_date_min=yesterday', parameter: 'close_date_min', why: 'not a day' },
  { path: '/opportunities/?created_at=2024-13-01', parameter: 'created_at', why: 'not a day' },
  { path: '/opportunities/?value_min=lots', parameter: 'value_min', why: 'not a number' },
  { path: '/opportunities/?value_min=1e999', parameter: 'value_min', why: 'no finite number' },
  { path: '/contacts/?is_primary=1', parameter: 'is_primary', why: 'neither true nor false' },
  { path: '/contacts/?sort=surname', parameter: 'sort', why: 'not a field' },
  { path: '/contacts/?sort=', parameter: 'sort', why: 'empty' },
  { path: '/contacts/?q=', parameter: 'q', why: 'empty' },
  { path: '/leads/?status=new&status=contacted', parameter: 'status', why: 'given twice' },
  { path: '/advanced/contacts/from-accounts/?min_likelihood=1.1', parameter: 'min_likelihood', why: 'above 1' },
  { path: '/advanced/contacts/from-accounts/?min_values=1', parameter: 'min_values', why: 'misspelt' },
  { path: '/advanced/contacts/from-accounts/?limit=101', parameter: 'limit', why: 'above the maximum' },
  { path: '/advanced/opportunities/by-region/?month=13', parameter: 'month', why: 'not a month' },
  { path: '/advanced/opportunities/by-region/?month=0', parameter: 'month', why: 'not a month' },
  { path: '/advanced/opportunities/by-region/?year=MMXXIV', parameter: 'year', why: 'not a number' },
  { path: '/advanced/opportunities/by-region/?region=Europe', parameter: 'region', why: 'unknown' },
]

describe('lists of the CRM', () => {
  let crm: Awaited<ReturnType<typeof startCrm>>
  let ask: Ask
  let all: Record<string, Row[]>

  before(async () => {
    crm = await startCrm()
    ask = crm.ask
    all = Object.fromEntries(await Promise.all(RESOURCES.map(async name => [name, await askAll(ask, `/${name}/`)])))
  })
  after(async () => await crm.stop())

  it('start at 0 with 20 records, in the page envelope [D-09, D-10]', async () => {
    for (const name of RESOURCES) {
      const { status, body } = await ask('GET', `/${name}/`)
      const total = all[name]!.length
      expect(status).to.equal(200)
      expect(body).to.deep.equal({
        items: all[name]!.slice(0, 20),
        total,
        page: 1,
        pages: Math.ceil(total / 20),
        per_page: 20,
      })
    }
  })

  const pages: [skip: number, limit: number, page: number, pages: number, items: number][] = [
    [0, 100, 1, 20, 100],
    [100, 100, 2, 20, 100],
    [1990, 20, 100, 100, 10],
    [5, 10, 1, 200, 10],
    [1999, 1, 2000, 2000, 1],
    [2000, 20, 101, 100, 0],
    [999_999, 7, 142_858, 286, 0],
  ]
  for (const [skip, limit, page, count, items] of pages) {
    it(`count pages: skip ${skip}, limit ${limit} is page ${page} of ${count} [D-09]`, async () => {
      const { body } = await ask('GET', `/leads/?skip=${skip}&limit=${limit}`)
      expect({ ...body, items: body.items.length }).to.deep.equal({
        items,
        total: 2000,
        page,
        pages: count,
        per_page: limit,
      })
    })
  }

  it('have no pages when nothing matches', async () => {
    const { body } = await ask('GET', '/leads/?email=nobody@nowhere.example')
    expect(body).to.deep.equal({ items: [], total: 0, page: 1, pages: 0, per_page: 20 })
  })

  for (const { list, query, passes } of FILTERS) {
    it(`filter ${list} by ${decodeURIComponent(query)} [D-13]`, async () => {
      const expected = all[list]!.filter(passes)
      expect(await askAll(ask, `/${list}/?${query}`)).to.deep.equal(expected)
      if (!query.includes('EUR')) expect(expected).not.to.have.length(0)
    })
  }

  it('filter by every field of a record [D-13]', async () => {
    for (const name of RESOURCES) {
      const record = all[name]!.find(row => Object.values(row).every(value => value !== null))!
      for (const [field, value] of Object.entries(record)) {
        const query = new URLSearchParams({ [field]: String(value) }).toString()
        const found = await askAll(ask, `/${name}/?${query}`)
        expect(found.map(row => row.id), `${name} by ${field}`).to.deep.equal(all[name]!.filter(row => row[field] === value).map(row => row.id)) // oxfmt-ignore
      }
    }
  })

  for (const { path, parameter, why } of REFUSED) {
    it(`refuse ${path}: ${parameter} is ${why} [D-10, E-04]`, async () => {
      const { status, body } = await ask('GET', path)
      expect(status).to.equal(422)
      expect(body.code).to.equal('VALIDATION')
      expect(body.detail[0]).to.have.all.keys('loc', 'msg', 'type')
      expect(body.detail[0].loc).to.deep.equal(['query', parameter])
    })
  }

  it('name the fields that can be sorted by when one cannot', async () => {
    const { body } = await ask('GET', '/contacts/?sort=surname')
    expect(body.detail[0].msg).to.contain("'surname'").and.to.contain('last_name')
  })

  it('sort by several fields, equal ones by id, empty ones last [D-13]', async () => {
    const text = (value: unknown) => String(value).toUpperCase()
    const sorted = await askAll(ask, '/opportunities/?sort=-probability,name&close_date_min=2026-11-01')
    const expected = all.opportunities!.filter(row => row.close_date >= '2026-11-01')
    expected.sort(
      (a, b) =>
        b.probability - a.probability ||
        (text(a.name) < text(b.name) ? -1 : text(a.name) > text(b.name) ? 1 : a.id - b.id),
    )
    expect(sorted.map(row => row.id)).to.deep.equal(expected.map(row => row.id))
    for (const sort of ['phone', '-phone']) {
      const phones = (await askAll(ask, `/accounts/?sort=${sort}`)).map(row => row.phone)
      const firstEmpty = phones.indexOf(null)
      expect(firstEmpty).to.be.above(0)
      expect(phones.slice(firstEmpty).every(phone => phone === null)).to.equal(true)
    }
  })

  it('never overlap or miss a record, whatever the order and the page size [D-09, D-13]', async () => {
    const fields = ['stage', '-stage', 'value', '-close_date', 'currency', 'account_id,-probability', '-id']
    const property = fc.asyncProperty(
      fc.constantFrom(...fields),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('', '&stage=negotiation', '&value_min=500000', '&q=cloud'),
      async (sort, limit, filter) => {
        const ids: number[] = []
        let total = 0
        do {
          const { body } = await ask(
            'GET',
            `/opportunities/?account_id=${(limit % 30) + 1}&sort=${sort}&limit=${limit}&skip=${ids.length}${filter}`,
          )
          total = body.total
          ids.push(...body.items.map((row: Row) => row.id))
          if (body.items.length === 0) break
        } while (ids.length < total)
        expect(ids).to.have.length(total)
        expect(new Set(ids).size).to.equal(total)
      },
    )
    await fc.assert(property, { numRuns: 60, seed: 7 })
  })

  describe('full text search', () => {
    it('finds records in which every word begins a word [D-13]', async () => {
      const found = await askAll(ask, '/opportunities/?q=WARE%20rollout')
      const expected = all.opportunities!.filter(
        row => /\bware/i.test(`${row.name} ${row.description}`) && /\brollout/i.test(`${row.name} ${row.description}`),
      )
      expect(found).to.deep.equal(expected)
      expect(found).not.to.have.length(0)
    })

    it('sees what was written, changed and deleted', async () => {
      const find = async () => (await ask('GET', '/leads/?q=zanzib%20cafe')).body.total
      expect(await find()).to.equal(0)
      const { body } = await ask('POST', '/leads/', {
        first_name: 'Jo',
        last_name: 'Li',
        email: 'jo@li.co',
        company: 'Café Zanzibar',
      })
      expect(await find()).to.equal(1)
      await ask('PUT', `/leads/${body.id}`, { company: 'Elsewhere' })
      expect(await find()).to.equal(0)
      await ask('PUT', `/leads/${body.id}`, { company: 'Zanzibar Cafeteria' })
      expect(await find()).to.equal(1)
      await ask('DELETE', `/leads/${body.id}`)
      expect(await find()).to.equal(0)
    })

    for (const q of [
      '"',
      "'; DROP TABLE leads; --",
      'a OR b',
      '*',
      '((',
      'NEAR(a b)',
      '-',
      'first_name:a',
      '\0',
      '🙂',
      '%',
      '^a',
    ]) {
      it(`takes ${JSON.stringify(q)} as plain words`, async () => {
        const { status } = await ask('GET', `/leads/?q=${encodeURIComponent(q)}`)
        expect(status).to.equal(200)
      })
    }
  })

  describe('advanced queries', () => {
    const contactsOf = (minValue: number, minLikelihood: number) => {
      const accounts = new Set(
        all
          .opportunities!.filter(row => row.value >= minValue && row.probability >= minLikelihood)
          .map(row => row.account_id),
      )
      return all.contacts!.filter(row => accounts.has(row.account_id))
    }

    it('contacts from accounts: value 10,000 and likelihood 0.5 by default, ordered by id [D-11]', async () => {
      const { body } = await ask('GET', '/advanced/contacts/from-accounts/')
      const expected = contactsOf(10_000, 0.5)
      expect(body.total).to.equal(expected.length)
      expect(body.items).to.deep.equal(expected.slice(0, 20))
      expect([body.page, body.pages, body.per_page]).to.deep.equal([1, Math.ceil(expected.length / 20), 20])
    })

    it('contacts from accounts: one opportunity must reach both figures [D-11]', async () => {
      for (const [value, likelihood] of [
        [1_000_000, 0.8],
        [250_000, 1],
        [1e9, 0],
        [0, 0],
      ] as const) {
        // oxfmt-ignore
        const found = await askAll(ask, `/advanced/contacts/from-accounts/?min_value=${value}&min_likelihood=${likelihood}`)
        expect(found).to.deep.equal(contactsOf(value, likelihood))
      }
    })

    const regional = (minValue: number, month: string) => {
      const accounts = new Map(all.accounts!.map(row => [row.id, row]))
      return all
        .opportunities!.filter(row => row.value >= minValue && row.close_date.startsWith(month))
        .map(
          row =>
            ({
              ...row,
              region: accounts.get(row.account_id)!.region,
              account_name: accounts.get(row.account_id)!.name,
            }) as Row,
        )
        .sort((a, b) => (a.region < b.region ? -1 : a.region > b.region ? 1 : b.value - a.value || a.id - b.id))
    }

    it('opportunities by region: 10,000 and November 2024 by default, largest first in each region [D-12]', async () => {
      const { body } = await ask('GET', '/advanced/opportunities/by-region/')
      const expected = regional(10_000, '2024-11')
      expect(body.total).to.equal(expected.length)
      expect(body.items).to.deep.equal(expected.slice(0, 20))
      expect(body.groups).to.have.length(5)
    })

    it('opportunities by region: the groups count and add up all pages [D-12]', async () => {
      const path = '/advanced/opportunities/by-region/?min_value=50000&month=2&year=2025'
      const expected = regional(50_000, '2025-02')
      expect(await askAll(ask, path)).to.deep.equal(expected)
      const { body } = await ask('GET', `${path}&limit=3&skip=3`)
      const groups = [...new Set(expected.map(row => row.region))].map(region => {
        const own = expected.filter(row => row.region === region)
        return { region, count: own.length, total_value: own.reduce((sum, row) => sum + row.value, 0) }
      })
      expect(body.groups).to.deep.equal(groups)
      expect([body.page, body.per_page, body.items.length]).to.deep.equal([2, 3, 3])
    })

    it('opportunities by region: a month without any has no groups [D-12]', async () => {
      const { body } = await ask('GET', '/advanced/opportunities/by-region/?year=1999')
      expect(body).to.deep.equal({ items: [], total: 0, page: 1, pages: 0, per_page: 20, groups: [] })
    })

    it('see a write at once [D-11, D-12]', async () => {
      const path = '/advanced/opportunities/by-region/?year=2040&month=1'
      const { body: account } = await ask('POST', '/accounts/', { name: 'The "Quoted" Company' })
      const deal = {
        name: 'Far away',
        value: 20_000.5,
        probability: 0.9,
        close_date: '2040-01-31',
        account_id: account.id,
      }
      expect((await ask('GET', path)).body.total).to.equal(0)
      await ask('POST', '/opportunities/', deal)
      const { body } = await ask('GET', path)
      expect(body.items[0]).to.include({ ...deal, region: null, account_name: 'The "Quoted" Company' })
      expect(body.groups).to.deep.equal([{ region: null, count: 1, total_value: 20_000.5 }])
      expect((await ask('DELETE', `/accounts/${account.id}?cascade=true`)).status).to.equal(200)
      expect((await ask('GET', path)).body.total).to.equal(0)
    })

    it('are served without the trailing slash, too [D-18]', async () => {
      for (const path of ['/advanced/contacts/from-accounts', '/advanced/opportunities/by-region'])
        expect((await ask('GET', path)).body).to.deep.equal((await ask('GET', `${path}/`)).body)
    })
  })
})
