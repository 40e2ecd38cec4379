import { expect } from 'chai'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { supervise } from '../../../src/processes/supervision/supervise.ts'
import { writeSupervisor } from '../../../src/processes/supervision/supervisor-record.ts'

describe('a supervisor that begins', () => {
  let stateFolder: string

  beforeEach(() => {
    stateFolder = mkdtempSync(join(tmpdir(), 'agent-supervisor-'))
    mkdirSync(join(stateFolder, 'run'))
  })
  afterEach(() => rmSync(stateFolder, { recursive: true, force: true }))

  const record = (pid: number) => ({
    pid,
    process_started: '',
    leads_group: false,
    version: '',
    started_at: new Date().toISOString(),
    foreground: false,
    args: [],
  })
  const begin = (signal: AbortSignal) =>
    supervise({
      stateFolder,
      launcher: { command: process.execPath, args: [] },
      folder: stateFolder,
      environment: {},
      commonArguments: [],
      policy: { max_restarts: 5, window: 600, first_delay: 1, longest_delay: 30, hang_timeout: 30 },
      note: () => undefined,
      signal,
    })

  it('waits for its record, which whoever started it writes a moment later', async () => {
    writeSupervisor(stateFolder, record(1))
    const controller = new AbortController()
    let hasEnded = false
    const running = begin(controller.signal).then(() => (hasEnded = true))
    await sleep(200)
    expect(hasEnded, 'the record is still that of the one before').to.equal(false)
    writeSupervisor(stateFolder, record(process.pid))
    await sleep(200)
    expect(hasEnded).to.equal(false)
    controller.abort()
    await running
  })
})
