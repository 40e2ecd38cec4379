import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { checkData } from '../../../src/cli/doctor/check-data.ts'

describe('agent doctor: the data', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-data-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('tells databases that are whole, of a newer program, or damaged; those that are not there are no finding', () => {
    mkdirSync(join(folder, 'data'))
    for (const [path, version] of [
      ['whole.sqlite', 2],
      ['data/newer.sqlite', 9],
      ['damaged.sqlite', 1],
    ] as const) {
      const database = new DatabaseSync(join(folder, path))
      database.exec(`CREATE TABLE rows (text TEXT); PRAGMA user_version = ${version}`)
      const rows = Array.from({ length: 50 }, () => `('${'x'.repeat(400)}')`)
      database.exec(`INSERT INTO rows VALUES ${rows.join(', ')}`)
      database.close()
    }
    const file = join(folder, 'damaged.sqlite')
    const database = new DatabaseSync(file)
    const pages = Object.values(database.prepare('PRAGMA page_count').get()!)[0] as number
    database.close()
    expect(pages).to.be.greaterThan(3)
    writeFileSync(file, Buffer.alloc(4096, 0x5a), { flag: 'r+', flush: true })
    const found = checkData(folder, {
      'whole.sqlite': 2,
      'data/newer.sqlite': 3,
      'damaged.sqlite': 1,
      'absent.sqlite': 1,
    })
    expect(found.map(({ level }) => level)).to.deep.equal(['ok', 'problem', 'problem'])
    expect(found[1]!.what).to.include('tables are of version 9, this one reads up to 3')
    expect(found[2]!.what).to.include('damaged.sqlite is damaged or cannot be read')
    for (const { next } of found.slice(1)) expect(next).to.include('agent restore FILE')
  })
})
