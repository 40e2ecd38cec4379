import { expect } from 'chai'
import type { Database, Migration } from '../../src/store/contract.ts'
import { openDatabase } from '../../src/store/open-database.ts'
import { startPostgres, type RunningPostgres } from '../support/start-postgres.ts'
import { describeContract, MIGRATIONS, PART } from './contract-suite.ts'

const nowhere = { stateFolder: '/nowhere', file: 'never.sqlite' }
const add = 'INSERT INTO things (name, size) VALUES (?, ?)'
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('the store in PostgreSQL', () => {
  let server: RunningPostgres
  before(async function () {
    this.timeout(60_000)
    server = await startPostgres()
  })
  after(() => server.close())
  const open = (migrations: readonly Migration[] = MIGRATIONS) =>
    openDatabase({ ...nowhere, part: PART, url: server.url, migrations, connections: 4 })
  const ask = (sql: string) => server.ask(sql)
  const opened: Database[] = []
  const kept = async (database: Promise<Database>) => {
    opened.push(await database)
    return await database
  }
  beforeEach(() => ask('DROP TABLE IF EXISTS things, agent_versions'))
  afterEach(() => Promise.all(opened.splice(0).map(database => database.close())))

  describe('as every store', () => describeContract(async () => [await open(), await open()]))

  it('is made once by replicas that start together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => kept(open())))
    await all[0]!.run(add, 'seen by all', 1)
    for (const database of all) expect(await database.all('SELECT name FROM things')).to.have.length(1)
    expect(await ask('SELECT part, version::int FROM agent_versions')).to.deep.equal([{ part: PART, version: 2 }])
  })

  it('makes nothing when a migration fails, and all of it the next time', async () => {
    const broken: Migration = { version: 3, up: tx => tx.define('CREATE TABLE more (x TEXT); SELECT 1/0') }
    const error = await open([...MIGRATIONS, broken]).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(String(error)).to.include('division by zero')
    expect(await ask(`SELECT to_regclass('things') AS t, to_regclass('more') AS m`)).to.deep.equal([
      { t: null, m: null },
    ])
    await kept(open())
  })

  it('refuses data of a newer version before anything is written', async () => {
    await (await open()).close()
    await ask('UPDATE agent_versions SET version = 9')
    const error = await open().then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; message: string },
    )
    expect(error?.code).to.equal('STATE_NEWER')
    expect(error?.message).to.include('9').and.include('up to 2').and.include('127.0.0.1')
    expect(error?.message).not.to.include(new URL(server.url).password)
  })

  it('tells the other replicas what changed', async () => {
    const [one, other] = [await kept(open()), await kept(open())]
    const heard: unknown[] = []
    await other.listen('changes', payload => heard.push(payload))
    await one.write(tx => tx.notify('changes', 'x'))
    for (let tries = 0; tries < 200 && !heard.length; tries++) await pause(5)
    expect(heard).to.deep.equal(['x'])
  })

  it('runs writes about one thing after each other, on all replicas', async () => {
    const both = [await kept(open()), await kept(open())]
    await both[0]!.run(add, 'counter', 0)
    const count = (database: Database) =>
      database.write(
        async tx => {
          const { size } = (await tx.get<{ size: number }>('SELECT size FROM things'))!
          await tx.run('UPDATE things SET size = ?', size + 1)
        },
        { key: 'counter' },
      )
    await Promise.all(Array.from({ length: 40 }, (_, at) => count(both[at % 2]!)))
    expect(await both[1]!.get('SELECT size FROM things')).to.deep.include({ size: 40 })
  })

  it('goes on after the server was away, and then says to look at everything again', async function () {
    this.timeout(30_000)
    const database = await kept(open())
    await database.run(add, 'before', 1)
    const heard: unknown[] = []
    await database.listen('changes', payload => heard.push(payload))
    // The server of the tests writes nothing to the disk by itself.
    await ask('CHECKPOINT')
    await server.stop()
    const error = await database.run(add, 'while away', 1).then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; message: string },
    )
    expect(error?.code).to.equal('DATABASE_UNREACHABLE')
    expect(error?.message).not.to.include(new URL(server.url).password)
    await server.start()
    expect(await database.all('SELECT name FROM things')).to.have.length(1)
    await database.run(add, 'after', 1)
    for (let tries = 0; tries < 1000 && !heard.length; tries++) await pause(10)
    expect(heard).to.deep.equal([undefined])
    await database.notify('changes', 'heard again')
    for (let tries = 0; tries < 200 && heard.length < 2; tries++) await pause(10)
    expect(heard).to.deep.equal([undefined, 'heard again'])
  })

  it('keeps a text that PostgreSQL has no place for, but for its NUL', async () => {
    const database = await kept(open())
    await database.run(add, 'a\0b', 1)
    expect(await database.get('SELECT name FROM things')).to.deep.include({ name: 'a\uFFFDb' })
  })

  it('tells what is wrong with an address, without its password', async () => {
    const url = server.url.replace('/postgres', '/nothing_here')
    const error = await openDatabase({ ...nowhere, part: PART, url, migrations: MIGRATIONS }).then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; message: string },
    )
    expect(error?.code).to.equal('DATABASE_UNREACHABLE')
    expect(error?.message).to.include('nothing_here').and.not.include(new URL(server.url).password)
  })
})
