import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { whileStarted } from '../../src/cli/refuse-stopped.ts'
import { findProcess } from '../../src/processes/process-table.ts'
import type { ProcessRecord } from '../../src/processes/record.ts'

describe('what is stopped while it is being started', () => {
  let folder: string
  const record = {
    component: 'registry',
    pid: process.pid,
    process_started: findProcess(process.pid)!.started,
    leads_group: true,
    host: '127.0.0.1',
    port: 1,
    url: 'http://127.0.0.1:1',
    version: '0.0.0',
    started_at: new Date().toISOString(),
    log_file: null,
    options: {},
  } as unknown as ProcessRecord
  const file = () => join(folder, 'run', 'registry.json')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-stopped-'))
    mkdirSync(join(folder, 'run'))
    writeFileSync(file(), JSON.stringify(record))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (act: () => Promise<string>) =>
    await whileStarted(folder, [{ record, kept: false }], act).catch((error: Error) => error.message)

  it('is not said to run, whether the wait for it failed or not', async () => {
    const stop = () => rmSync(file())
    const told =
      /^Ended, stopped or restarted from elsewhere while it was being started: API Registry\. .*agent status$/
    expect(await run(async () => await Promise.resolve('ready'))).to.equal('ready')
    expect(await run(async () => (stop(), await Promise.reject(new TypeError('fetch failed'))))).to.match(told)
    expect(await run(async () => await Promise.resolve('ready'))).to.match(told)
  })

  it('another failure stays what it is', async () => {
    expect(await run(async () => await Promise.reject(new Error('refused')))).to.equal('refused')
  })
})
