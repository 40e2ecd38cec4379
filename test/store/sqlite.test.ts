import { expect } from 'chai'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '../../src/store/contract.ts'
import { openDatabase } from '../../src/store/open-database.ts'
import { describeContract, MIGRATIONS, PART } from './contract-suite.ts'

describe('the store in SQLite', () => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'agent-store-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const open = (file = 'a.sqlite') => openDatabase({ part: PART, stateFolder: folder, file, migrations: MIGRATIONS })
  const withDatabase = async (work: (database: Database) => Promise<void>) => {
    const database = await open()
    try {
      await work(database)
    } finally {
      await database.close()
    }
  }

  describe('as every store', () => describeContract(async () => [await open(), await open('b.sqlite')]))

  it('keeps what was acknowledged in a file that nobody else may read', () =>
    withDatabase(async database => {
      await database.run('INSERT INTO things (name, size) VALUES (?, ?)', 'a', 1)
      expect(database.isShared).to.equal(false)
      expect(readdirSync(folder)).to.include('a.sqlite')
      for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077, file).to.equal(0)
      const other = new DatabaseSync(join(folder, 'a.sqlite'))
      expect(other.prepare('SELECT name FROM things').all()).to.have.length(1)
      other.close()
    }))

  it('refuses data of a newer version before anything is written', async () => {
    const file = join(folder, 'a.sqlite')
    const newer = new DatabaseSync(file)
    newer.exec('CREATE TABLE later (x); PRAGMA user_version = 9')
    newer.close()
    const before = readFileSync(file)
    const error = await open().then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; message: string },
    )
    expect(error?.code).to.equal('STATE_NEWER')
    expect(error?.message).to.include(file).and.include('9').and.include('up to 2')
    expect(readFileSync(file).equals(before)).to.equal(true)
  })

  it('tells where the data cannot be written', async () => {
    await (await open()).close()
    const error = await openDatabase({
      part: PART,
      stateFolder: join(folder, 'a.sqlite', 'inside'),
      file: 'a.sqlite',
      migrations: MIGRATIONS,
    }).then(
      () => undefined,
      (thrown: unknown) => thrown as { code: string; message: string },
    )
    expect(error?.code).to.equal('STATE_NOT_WRITABLE')
  })

  it('waits for the disk where a write has to survive a power cut, and there alone', () =>
    withDatabase(async database => {
      const during = async (durable?: boolean) =>
        (await database.write(tx => tx.get('PRAGMA synchronous'), { ...(durable && { durable }) }))?.synchronous
      // 1 is NORMAL, 2 is FULL.
      expect([await during(), await during(true), await during()]).to.deep.equal([1, 2, 1])
      await database.write(() => Promise.reject(new Error('no')), { durable: true }).catch(() => undefined)
      expect(await during()).to.equal(1)
    }))

  it('overwrites what was deleted, in its log too', () =>
    withDatabase(async database => {
      await database.run('INSERT INTO things (name, size) VALUES (?, ?)', 'hunter2-hunter2', 1)
      await database.run('DELETE FROM things')
      await database.forgetDeleted()
      for (const file of readdirSync(folder))
        expect(readFileSync(join(folder, file)).includes('hunter2-hunter2'), file).to.equal(false)
    }))

  it('brings a database that stopped half way up to the newest version', async () => {
    const earlier = new DatabaseSync(join(folder, 'a.sqlite'))
    earlier.exec(`CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
      INSERT INTO things (name) VALUES ('old'); PRAGMA user_version = 1`)
    earlier.close()
    await withDatabase(async database => {
      expect(await database.get('SELECT name, size FROM things')).to.deep.include({ name: 'old', size: 0 })
    })
  })
})
