import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openLogFile } from '../../src/lib/log-file.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

describe('log file', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-log-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** All lines, the oldest first. */
  const readAll = (file: string) =>
    readdirSync(folder)
      .filter(name => join(folder, name).startsWith(file))
      .toSorted((a, b) => Number(b.split('.')[2] ?? 0) - Number(a.split('.')[2] ?? 0))
      .flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))

  it('is set aside at its size while it is written, and no line is lost or cut', () => {
    const file = join(folder, 'a.log')
    const log = openLogFile(file, { maxBytes: 2000, maxFiles: 50 })
    const logger = createLogger('crm', 'info', log)
    for (let count = 0; count < 500; count++) logger.info({ count }, 'füllt')
    log.close()
    expect(readAll(file).map(line => (JSON.parse(line) as { count: number }).count)).to.deep.equal([
      ...Array(500).keys(),
    ])
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size, name).to.be.at.most(2000)
    expect(readdirSync(folder).length).to.be.greaterThan(20)
  })

  it('keeps as many files as asked for, the latest', () => {
    const file = join(folder, 'a.log')
    const log = openLogFile(file, { maxBytes: 100, maxFiles: 2 })
    for (let count = 0; count < 100; count++) log.write(`${'x'.repeat(40)} ${count}\n`)
    log.close()
    expect(readdirSync(folder).toSorted()).to.deep.equal(['a.log', 'a.log.1', 'a.log.2'])
    expect(readAll(file).at(-1)).to.match(/ 99$/)
  })

  it('goes on with a file that was there, and takes a line that is larger than a file', () => {
    const file = join(folder, 'a.log')
    for (const text of ['one\n', 'two\n', `${'y'.repeat(500)}\n`]) {
      const log = openLogFile(file, { maxBytes: 100, maxFiles: 3 })
      log.write(text)
      log.close()
    }
    expect(readAll(file)).to.deep.equal(['one', 'two', 'y'.repeat(500)])
  })

  it('is opened anew after somebody else moved it', () => {
    const file = join(folder, 'a.log')
    const log = openLogFile(file, { maxBytes: 1e6, maxFiles: 1 })
    log.write('before\n')
    renameSync(file, join(folder, 'moved'))
    log.reopen()
    log.write('after\n')
    log.close()
    expect(readFileSync(file, 'utf8')).to.equal('after\n')
    expect(readFileSync(join(folder, 'moved'), 'utf8')).to.equal('before\n')
  })

  it('survives a full disk, and tells how much was lost once there is room again', async function () {
    const disk = mountSmallDisk(64)
    if (!disk) return this.skip()
    try {
      const file = join(disk.folder, 'a.log')
      const log = openLogFile(file, { maxBytes: 1e6, maxFiles: 1 })
      log.write('first\n')
      disk.fill()
      for (let count = 0; count < 200; count++) log.write(`${'z'.repeat(1000)}\n`)
      disk.free()
      log.write('last\n')
      log.close()
      const lines = readFileSync(file, 'utf8').trim().split('\n')
      expect(lines[0]).to.equal('first')
      expect(lines.at(-1)).to.equal('last')
      expect(lines.at(-2)).to.match(/"event":"log_lines_lost","lost":\d+/)
    } finally {
      disk.remove()
    }
  })
})
