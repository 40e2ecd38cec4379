import { expect } from 'chai'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { startAll } from '../support/start-all.ts'

/** Questions about the two demo APIs, through all four servers, with the built-in engine alone. */
describe('answers about the demo APIs', () => {
  let all: Awaited<ReturnType<typeof startAll>>
  before(async () => {
    all = await startAll()
  })
  after(async () => {
    await all.close()
  })

  const ask = async (message: string, more: object = {}): Promise<ChatResponse> => {
    const answer = await fetch(`${all.urls.agent}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, ...more }),
    })
    expect(answer.status).to.equal(200)
    return (await answer.json()) as ChatResponse
  }
  const read = async <T>(url: string) => (await (await fetch(url)).json()) as T

  /** Every record of a CRM list, page by page. */
  const readAll = async (resource: string): Promise<Record<string, unknown>[]> => {
    const rows: Record<string, unknown>[] = []
    for (let total = 1; rows.length < total;) {
      const page = await read<{ items: Record<string, unknown>[]; total: number }>(
        `${all.urls.crm}/${resource}/?limit=100&skip=${rows.length}`,
      )
      rows.push(...page.items)
      total = page.total
    }
    return rows
  }

  it('show the plan, the result, the calls with their rows, and the SQL [B-08, B-25]', async () => {
    const { accounts } = await read<{ accounts: { name: string; revenue: number }[] }>(
      `${all.urls.territory}/my-accounts`,
    )
    const top = accounts.toSorted((a, b) => b.revenue - a.revenue)[0]!
    const { response, data, metadata } = await ask('get top account by revenue from my accounts only')
    expect(response).to.contain(top.name)
    expect(data.plan!.steps).not.to.deep.equal([])
    expect(JSON.stringify(data.result)).to.contain(top.name)
    expect(data.steps!.map(({ tool, status }) => [tool, status])).to.deep.equal([['territory_getMyAccounts', 'done']])
    expect(data.source).to.deep.equal([{ tool: 'territory_getMyAccounts', rows: 50 }])
    expect(data.sql).to.match(/^SELECT/i)
    expect(metadata).to.include({ engine: 'builtin', mode: 'api' })
    expect(metadata.tools_used).to.deep.equal(['territory_getMyAccounts'])
    expect(metadata.execution_time).to.be.a('number').at.least(0)
  })

  it('tell who belongs to the record with the most of something', async () => {
    const rows = await readAll('accounts')
    const top = rows.toSorted((a, b) => Number(b.employee_count) - Number(a.employee_count))[0]!
    const people = (await readAll('contacts')).filter(one => one.account_id === top.id)
    const { data } = await ask('who are the contacts of the CRM account with the most employees?')
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.have.members(people.map(({ id }) => id))
  })

  it('take for the oldest what came to be first, not what ends first', async () => {
    const first = (await readAll('opportunities')).map(({ created_at: at }) => String(at)).toSorted()[0]
    const { data } = await ask('show the oldest opportunity')
    expect(data.result).to.have.property('created_at', first)
  })

  it('rest on every page of a list [B-20]', async () => {
    const values = (await readAll('opportunities')).map(({ value }) => Number(value))
    const { data } = await ask('average value of all opportunities')
    expect(data.complete).to.equal(true)
    expect(data.source!.reduce((sum, { rows }) => sum + rows, 0)).to.equal(values.length)
    const average = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(JSON.stringify(data.result)).to.contain(String(Math.trunc(average)))
  })

  it('count and group over a foreign key [B-20]', async () => {
    const regions = new Map((await readAll('accounts')).map(({ id, region }) => [id, String(region)]))
    const counts: Record<string, number> = {}
    for (const { account_id, value, close_date } of await readAll('opportunities')) {
      if (Number(value) <= 50_000 || !String(close_date).startsWith('2024-11')) continue
      const region = regions.get(account_id)!
      counts[region] = (counts[region] ?? 0) + 1
    }
    const { data } = await ask('how many opportunities above $50k close in November 2024, by region?')
    const rows = data.result as Record<string, unknown>[]
    expect(Object.fromEntries(rows.map(row => [row['region'], row['count']]))).to.deep.equal(counts)
  })

  const unknown = [
    { message: 'what is the shoe size of account acc_1?', why: 'a field' },
    { message: 'list all spaceships', why: 'an entity' },
    { message: 'delete the sales territory account acc_1', why: 'an operation' },
  ]
  for (const { message, why } of unknown) {
    it(`say that ${why} does not exist instead of guessing: ${message} [B-21]`, async () => {
      const { response, data, metadata } = await ask(message)
      expect(data.error?.code, response).to.be.oneOf(['NOT_AVAILABLE', 'NOT_FOUND', 'AMBIGUOUS', 'NEEDS_INPUT'])
      expect(response.length).to.be.greaterThan(20)
      expect(data.approval, 'no write is prepared').to.equal(undefined)
      expect(metadata.tools_used.filter(tool => /delete|create|update/i.test(tool))).to.deep.equal([])
    })
  }

  for (const message of ['hello', 'thanks a lot!', 'who are you?']) {
    it(`call no tool for small talk: ${message} [B-22]`, async () => {
      const { response, data, metadata } = await ask(message)
      expect(response).not.to.equal('')
      expect(metadata.tools_used).to.deep.equal([])
      expect(data.steps ?? []).to.deep.equal([])
    })
  }

  it('are not about other records than those that a message points to', async () => {
    const first = await ask('how many crm accounts are in California?')
    const session_id = first.metadata.session_id
    const other = await ask('which of those are third party?', { session_id })
    expect(other.data.error?.code, other.response).to.equal('NOT_AVAILABLE')
    const { data, response } = await ask('which of them have more than 500 employees?', { session_id })
    const large = (await readAll('accounts')).filter(
      account => account.state === 'California' && Number(account.employee_count) > 500,
    )
    expect(
      (data.result as { id: unknown }[]).map(({ id }) => id),
      response,
    ).to.have.members(large.map(({ id }) => id))
  })

  it('name the value of a parameter by which two sides of a comparison differ', async () => {
    const count = async (campaign: string) => {
      const url = `${all.urls.territory}/third-party-accounts?campaign_name=${encodeURIComponent(campaign)}`
      return (await read<{ accounts: unknown[] }>(url)).accounts.length
    }
    const names = ['Tech Transformation', 'High Value Outreach']
    const [one, other] = await Promise.all(names.map(count))
    expect(one).to.not.equal(other)
    const { data } = await ask(`which campaign covers more accounts, ${names.join(' or ')}?`)
    expect(data.result).to.equal(names[one! > other! ? 0 : 1])
  })

  it('compare what is theirs on both sides, and what is not theirs on neither', async () => {
    const { accounts } = await read<{ accounts: { state: string }[] }>(`${all.urls.territory}/my-accounts`)
    const [texan, ohioan] = ['TX', 'OH'].map(state => accounts.filter(one => one.state === state).length)
    for (const question of [
      'Have I got more accounts in Texas or in Ohio?',
      'Are there more of my accounts in Texas or in Ohio?',
    ])
      expect((await ask(question)).response, question).to.match(
        new RegExp(`^More of your accounts in TX: ${texan}, against ${ohioan} of your accounts in OH\\.`),
      )
    expect((await ask('Do we have more accounts in Texas or in Ohio?')).response).not.to.contain('your accounts')
  })
  it('refine the answer before in the same conversation, and only there [B-23]', async () => {
    const { accounts } = await read<{ accounts: { state: string }[] }>(`${all.urls.territory}/my-accounts`)
    const texan = accounts.filter(({ state }) => state === 'TX').length
    const first = await ask('list my accounts')
    const session_id = first.metadata.session_id
    const { data } = await ask('only those in Texas', { session_id })
    expect((data.result as unknown[]).length).to.equal(texan)
    const counted = await ask('how many?', { session_id })
    expect(JSON.stringify(counted.data.result)).to.equal(String(texan))
  })
})
