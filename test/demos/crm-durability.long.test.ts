import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { listen } from '../../src/http/listen.ts'
import { askAll, createAsk, type Ask } from '../support/start-crm.ts'

const CHILD = join(import.meta.dirname, '../support/crm-child.ts')

describe('the database of the CRM', function () {
  this.timeout(60_000)

  let folder: string
  let databaseFile: string
  let child: ChildProcess | undefined

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-crm-'))
    databaseFile = join(folder, 'state', 'crm.sqlite')
  })
  afterEach(async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill()
    child = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (...args: string[]): ChildProcess =>
    (child = spawn(process.execPath, [CHILD, databaseFile, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }))
  const started = async (): Promise<Ask> => {
    const [line] = (await once(start().stdout!, 'data')) as [Buffer]
    return createAsk(line.toString().trim())
  }
  const kill = async (): Promise<void> => {
    const exit = once(child!, 'exit')
    child!.kill('SIGKILL')
    await exit
  }
  /** Opens the file here, and hands over a way to ask. */
  const reopened = async <T>(work: (ask: Ask) => Promise<T>, options: { reset?: boolean } = {}): Promise<T> => {
    const crm = createCrmApp({ databaseFile, ...options })
    const server = await listen(crm.app, { port: 0 })
    try {
      return await work(createAsk(server.url))
    } finally {
      await server.close()
      crm.close()
    }
  }
  const totals = async (ask: Ask): Promise<number[]> =>
    await Promise.all(
      ['accounts', 'leads', 'contacts', 'opportunities'].map(
        async name => (await ask('GET', `/${name}/?limit=1`)).body.total,
      ),
    )

  for (const [title, lose] of [
    ['deleted', () => rmSync(databaseFile)],
    ['deleted with its folder', () => rmSync(join(folder, 'state'), { recursive: true })],
    ['replaced', () => (rmSync(databaseFile), writeFileSync(databaseFile, ''))],
  ] as const)
    it(`acknowledges no write after it was ${title}, and goes on reading`, async () => {
      await reopened(async ask => {
        const lead = { first_name: 'Lost', last_name: 'Lead', email: 'lost@example.com' }
        const { body: kept } = await ask('POST', '/leads/', lead)
        lose()
        for (const [method, path] of [
          ['POST', '/leads/'],
          ['PUT', `/leads/${kept.id}`],
          ['DELETE', `/leads/${kept.id}`],
        ] as const) {
          const { status, body } = await ask(method, path, method === 'DELETE' ? undefined : lead)
          expect(status, method).to.equal(503)
          expect(body.code).to.equal('STORAGE_FAILED')
          expect(body.detail).to.include(databaseFile).and.include('agent restart crm')
        }
        expect((await ask('GET', `/leads/${kept.id}`)).status).to.equal(200)
      })
    })

  it('is made with its folder, keeps a write-ahead log and is seeded once only [D-19]', async () => {
    const seeded = await reopened(async ask => {
      await ask('POST', '/leads/', { first_name: 'Kept', last_name: 'Lead', email: 'kept@example.com' })
      return await totals(ask)
    })
    expect(existsSync(databaseFile)).to.equal(true)
    const database = new DatabaseSync(databaseFile, { readOnly: true })
    expect(database.prepare('PRAGMA journal_mode').get()).to.deep.include({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA integrity_check').get()).to.deep.include({ integrity_check: 'ok' })
    database.close()
    expect(await reopened(totals)).to.deep.equal(seeded)
    expect(seeded.slice(0, 2)).to.deep.equal([1_000, 2_001])
  })

  for (const resource of ['accounts', 'contacts']) {
    it(`is seeded from the beginning after a kill -9 in the middle, after the ${resource} [D-19]`, async () => {
      const [, signal] = (await once(start(resource), 'exit')) as [number, string]
      expect(signal).to.equal('SIGKILL')
      expect(existsSync(databaseFile)).to.equal(true)
      const [accounts, leads, contacts, opportunities] = await reopened(totals)
      expect([accounts, leads]).to.deep.equal([1_000, 2_000])
      expect(contacts).to.be.at.least(5_000)
      expect(opportunities).to.be.at.least(8_000)
    })
  }

  it('keeps the old data when a reset is killed in the middle [D-19]', async () => {
    await reopened(async ask => await ask('DELETE', '/leads/1'))
    const [, signal] = (await once(start('contacts', 'reset'), 'exit')) as [number, string]
    expect(signal).to.equal('SIGKILL')
    expect((await reopened(totals))[1]).to.equal(1_999)
  })

  it('has every acknowledged write after a kill -9, and nothing by halves [D-19]', async () => {
    let acknowledged = 0
    for (let round = 1; round <= 3; round++) {
      const ask = await started()
      let isAlive = true
      // Four clients write until the server dies under them.
      const writers = Array.from({ length: 4 }, async () => {
        while (isAlive) {
          const body = { name: `Written ${round}`, value: 1, account_id: 1 }
          const status = await ask('POST', '/opportunities/', body).then(answer => answer.status, () => 0) // oxfmt-ignore
          if (status === 201) acknowledged++
        }
      })
      await ask('GET', '/opportunities/?limit=1')
      const target = acknowledged + 5 * round
      while (acknowledged < target) await sleep(1)
      await kill()
      isAlive = false
      await Promise.all(writers)
    }
    const written = await reopened(async ask => await askAll(ask, '/opportunities/?q=Written'))
    // A write that was stored but not answered any more may be there too: at most one for each writer and round.
    expect(written.length).to.be.within(acknowledged, acknowledged + 12)
    for (const record of written) expect(record).to.include({ value: 1, account_id: 1, stage: 'prospecting' })
  })

  it('does not delete an account by halves when it is killed [D-16, D-19]', async () => {
    const ask = await started()
    let deleted = 0
    const deleting = (async () => {
      for (let id = 1; ; id++) {
        const status = await ask('DELETE', `/accounts/${id}?cascade=true`).then(answer => answer.status, () => 0) // oxfmt-ignore
        if (status !== 200) return
        deleted = id
      }
    })()
    while (deleted < 15) await sleep(1)
    await kill()
    await deleting
    await reopened(async again => {
      const accounts = await askAll(again, '/accounts/')
      expect(accounts.length).to.be.within(1_000 - deleted - 1, 1_000 - deleted)
      const known = new Set(accounts.map(account => account.id))
      for (const name of ['contacts', 'opportunities'])
        for (const record of await askAll(again, `/${name}/`)) expect(known).to.include(record.account_id)
    })
  })

  it('is seeded anew by reset [D-20]', async () => {
    const before = await reopened(async ask => {
      const { body } = await ask('GET', '/accounts/?limit=100')
      await ask('DELETE', '/accounts/1?cascade=true')
      await ask('POST', '/accounts/', { name: 'Added' })
      await ask('PUT', '/accounts/2', { name: 'Renamed' })
      return body
    })
    const after = await reopened(async ask => (await ask('GET', '/accounts/?limit=100')).body, { reset: true })
    expect(after).to.deep.equal(before)
    expect(await reopened(async ask => (await ask('GET', '/accounts/?q=Added')).body.total)).to.equal(0)
  })

  it('that is no database is refused with the next step, which then works', async () => {
    await reopened(totals)
    for (const suffix of ['-wal', '-shm']) rmSync(databaseFile + suffix, { force: true })
    writeFileSync(databaseFile, 'This is not a database. '.repeat(500))
    expect(() => createCrmApp({ databaseFile })).to.throw(/crm\.sqlite cannot be used: .*--reset/)
    expect((await reopened(totals, { reset: true })).slice(0, 2)).to.deep.equal([1_000, 2_000])
  })

  it('of a newer program is refused, not overwritten', async () => {
    await reopened(totals)
    const database = new DatabaseSync(databaseFile)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(() => createCrmApp({ databaseFile })).to.throw(
      /written by a newer version of agent: its format is 99, this one reads up to \d+/,
    )
    const same = new DatabaseSync(databaseFile, { readOnly: true })
    expect(same.prepare('SELECT count(*) AS count FROM accounts').get()).to.deep.include({ count: 1_000 })
    same.close()
  })

  it('shows a second server what the first one wrote, totals included', async () => {
    const first = await started()
    await reopened(async second => {
      const total = async () => (await second('GET', '/leads/?status=new&limit=1')).body.total
      const before = await total()
      await first('POST', '/leads/', { first_name: 'A', last_name: 'B', email: 'a@b.co' })
      expect(await total()).to.equal(before + 1)
      await second('POST', '/leads/', { first_name: 'A', last_name: 'B', email: 'a@b.co' })
      expect((await first('GET', '/leads/?status=new&limit=1')).body.total).to.equal(before + 2)
    })
  })
})
