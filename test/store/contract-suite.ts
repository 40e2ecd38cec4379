import { expect } from 'chai'
import type { Database, Migration } from '../../src/store/contract.ts'
import { contains, forUpdate, nowOf } from '../../src/store/dialect.ts'

export const PART = 'things'
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    up: tx => tx.define('CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT'),
  },
  {
    version: 2,
    up: async tx => {
      await tx.define('ALTER TABLE things ADD COLUMN size INTEGER NOT NULL DEFAULT 0')
      await tx.define('ALTER TABLE things ADD COLUMN body BLOB; ALTER TABLE things ADD COLUMN cost REAL')
    },
  },
]

const failure = (work: Promise<unknown>): Promise<any> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const names = async (database: Database) =>
  (await database.all<{ name: string }>('SELECT name FROM things ORDER BY id')).map(({ name }) => name)
const add = 'INSERT INTO things (name, size) VALUES (?, ?)'
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** What holds for both databases. `open` gives one, and another that shares nothing or all with it. */
export function describeContract(open: () => Promise<[Database, Database]>): void {
  let database: Database
  let other: Database
  beforeEach(async () => void ([database, other] = await open()))
  afterEach(() => Promise.all([database.close(), other.close()]))

  it('reads and writes values of every kind', async () => {
    const body = new Uint8Array([0, 1, 254, 255])
    const row = await database.write(tx =>
      tx.get(
        'INSERT INTO things (name, size, body, cost) VALUES (?, ?, ?, ?) RETURNING id, name, size, body, cost',
        'Zoë “?” $1 \u{1F600}',
        2 ** 40,
        body,
        0.1,
      ),
    )
    expect(row).to.deep.include({ name: 'Zoë “?” $1 \u{1F600}', size: 2 ** 40, cost: 0.1 })
    expect(row!.id).to.be.a('number')
    expect([...(row!.body as Uint8Array)]).to.deep.equal([...body])
    expect(
      await database.get(`SELECT count(*) AS n, '?' AS mark, EXISTS (SELECT 1 FROM things) AS some FROM things`),
    ).to.deep.include({ n: 1, mark: '?', some: 1 })
    expect(await database.get('SELECT name FROM things WHERE size = ?1 AND size <= ?1', 2 ** 40)).to.have.property(
      'name',
    )
    expect(await database.get('SELECT name FROM things WHERE name = ?', 'nobody')).to.equal(undefined)
    expect(await database.run('UPDATE things SET size = ? WHERE name = ?', 3, 'nobody')).to.equal(0)
    expect(await database.run('DELETE FROM things')).to.equal(1)
  })

  it('knows what differs between the two', async () => {
    await database.run(add, 'haystack', 1)
    expect(await database.get(`SELECT name FROM things WHERE ${contains(database, 'name')}`, 'stac')).to.have.property(
      'name',
    )
    const { now } = (await database.get<{ now: number }>(`SELECT ${nowOf(database)} AS now`))!
    expect(Math.abs(now - Date.now())).to.be.lessThan(60_000)
    await database.write(tx => tx.all(`SELECT name FROM things${forUpdate(tx)}`))
  })

  it('stores all of a write or nothing', async () => {
    const error = await failure(
      database.write(async tx => {
        await tx.run(add, 'first', 1)
        await tx.run(add, 'second', 1)
        throw new Error('changed my mind')
      }),
    )
    expect(error?.message).to.equal('changed my mind')
    expect(await names(database)).to.deep.equal([])
  })

  it('shows a write to itself, and to others only once it is stored', async () => {
    let seenInside: unknown[] = []
    let goOn = () => {}
    const waiting = new Promise<void>(resolve => (goOn = resolve))
    let began = () => {}
    const begun = new Promise<void>(resolve => (began = resolve))
    const writing = database.write(async tx => {
      await tx.run(add, 'new', 1)
      seenInside = await tx.all('SELECT name FROM things')
      began()
      await waiting
    })
    await begun
    expect(await names(database)).to.deep.equal([])
    goOn()
    await writing
    expect(seenInside).to.have.length(1)
    expect(await names(database)).to.deep.equal(['new'])
  })

  it('runs writes about the same thing one after the other', async () => {
    await database.run(add, 'counter', 0)
    const count = () =>
      database.write(
        async tx => {
          const { size } = (await tx.get<{ size: number }>(`SELECT size FROM things WHERE name = 'counter'`))!
          await tx.run(`UPDATE things SET size = ? WHERE name = 'counter'`, size + 1)
        },
        { key: 'counter' },
      )
    await Promise.all(Array.from({ length: 25 }, count))
    expect(await database.get('SELECT size FROM things')).to.deep.include({ size: 25 })
  })

  it('refuses a write or a read that would wait for its own write', async () => {
    const nested = await failure(database.write(() => database.run(add, 'x', 1)))
    expect(nested?.message).to.include('transaction')
    const reading = await failure(database.write(() => database.all('SELECT 1')))
    expect(reading?.message).to.include('transaction')
    expect(await database.run(add, 'afterwards', 1)).to.equal(1)
  })

  it('goes on after a statement that was wrong', async () => {
    expect(await failure(database.run('INSERT INTO nothing VALUES (1)'))).to.be.an('error')
    expect(await failure(database.all('SELECT * FROM nothing'))).to.be.an('error')
    await database.run(add, 'fine', 1)
    expect(await names(database)).to.deep.equal(['fine'])
  })

  it('tells who listens after the write was stored, and nobody when it was not', async () => {
    const heard: (string | undefined)[] = []
    const seen: unknown[] = []
    const stop = await database.listen('changes', payload => {
      heard.push(payload)
      seen.push(names(database))
    })
    await failure(
      database.write(async tx => {
        await tx.notify('changes', 'never')
        throw new Error('no')
      }),
    )
    await database.write(async tx => {
      await tx.notify('changes', 'one')
      await tx.run(add, 'told', 1)
    })
    for (let tries = 0; tries < 200 && !heard.length; tries++) await pause(5)
    await database.notify('changes', 'two')
    await database.notify('others', 'not here')
    for (let tries = 0; tries < 200 && heard.length < 2; tries++) await pause(5)
    expect(heard).to.deep.equal(['one', 'two'])
    expect(await seen[0]).to.deep.equal(['told'])
    stop()
    await database.notify('changes', 'three')
    await pause(20)
    expect(heard).to.have.length(2)
  })

  it('ends with the writes that are under way', async () => {
    const writing = database.write(async tx => {
      await tx.run(add, 'last', 1)
    })
    await database.close()
    await writing
  })
}
