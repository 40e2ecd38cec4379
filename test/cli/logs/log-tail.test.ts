import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openLogTail } from '../../../src/cli/logs/log-tail.ts'
import { openLogFile } from '../../../src/lib/log-file.ts'
import { errorFileOf, takeUpErrors } from '../../../src/processes/state-folder.ts'

describe('log tail', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-tail-'))
    mkdirSync(join(folder, 'logs'))
    file = join(folder, 'logs', 'crm.log')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const raw = (lines: { raw: string }[]) => lines.map(line => line.raw)

  it('gives what was there, file by file, and then what is added', () => {
    writeFileSync(`${file}.2`, 'a\n')
    writeFileSync(`${file}.1`, 'b\nc\n')
    writeFileSync(file, 'd\n')
    const tail = openLogTail(folder, 'crm')
    expect([...tail.earlier()].map(raw)).to.deep.equal([[], ['d'], ['b', 'c'], ['a']])
    expect(tail.fresh()).to.deep.equal([])
    appendFileSync(file, 'e\nhalf')
    expect(raw(tail.fresh())).to.deep.equal(['e'])
    appendFileSync(file, ' done\n')
    expect(raw(tail.fresh())).to.deep.equal(['half done'])
    tail.close()
  })

  it('loses nothing when the log is set aside many times between two looks', () => {
    const log = openLogFile(file, { maxBytes: 60, maxFiles: 40 })
    const tail = openLogTail(folder, 'crm')
    const seen: string[] = []
    let written = 0
    for (const burst of [1, 30, 3, 50, 0, 7, 60]) {
      for (let count = 0; count < burst; count++) log.write(`line number ${written++}\n`)
      seen.push(...raw(tail.fresh()))
    }
    expect(seen).to.deep.equal(Array.from({ length: written }, (_, count) => `line number ${count}`))
    tail.close()
    log.close()
  })

  it('begins with a log that is made later', () => {
    const tail = openLogTail(folder, 'crm')
    expect(tail.fresh()).to.deep.equal([])
    writeFileSync(file, 'first\n')
    expect(raw(tail.fresh())).to.deep.equal(['first'])
    tail.close()
  })

  it('tells what a crashed process printed, before and after it is taken up into the log', () => {
    writeFileSync(file, '{"level":30,"time":"2026-01-01T00:00:00.000Z","msg":"x"}\n')
    writeFileSync(errorFileOf(folder, 'crm'), 'FATAL ERROR: Reached heap limit\n 1: 0xb7\n')
    const tail = openLogTail(folder, 'crm')
    const [printed] = tail.earlier()
    expect(printed!.map(line => (JSON.parse(line.raw) as { msg: string }).msg)).to.deep.equal([
      'FATAL ERROR: Reached heap limit',
      ' 1: 0xb7',
    ])
    takeUpErrors(folder, 'crm')
    takeUpErrors(folder, 'crm')
    const fresh = tail.fresh()
    expect(fresh.map(line => JSON.parse(line.raw) as object)).to.have.length(2)
    expect(fresh[0]!.raw).to.match(/^\{"level":50,.*FATAL ERROR: Reached heap limit/)
    tail.close()
  })
})
