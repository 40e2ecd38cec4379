import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { describeEnd, readLastLine } from '../../../src/processes/supervision/describe-end.ts'
import { errorFileOf, logFileOf } from '../../../src/processes/state-folder.ts'

describe('why a component ended', () => {
  it('is the signal or the code that its parent was told, else what it left itself', () => {
    expect(describeEnd({}, { code: null, signal: 'SIGSEGV' })).to.equal('ended by SIGSEGV')
    expect(describeEnd({ exit_code: 1 }, { code: 7, signal: null })).to.equal('ended with exit code 7')
    expect(describeEnd({ exit_code: 1 }, undefined)).to.equal('ended with exit code 1')
    expect(describeEnd({}, undefined)).to.equal('it was killed')
  })

  it('has the last line of the log, or what was printed at the crash', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-end-'))
    mkdirSync(join(folder, 'logs'))
    expect(readLastLine(folder, 'crm')).to.equal(null)
    writeFileSync(logFileOf(folder, 'crm'), `${'x'.repeat(20_000)}\n{"level":60,"msg":"boom"}\n`)
    expect(readLastLine(folder, 'crm')).to.equal('boom')
    writeFileSync(logFileOf(folder, 'crm'), '{"level":30,"event":"service_ready"}\n')
    expect(readLastLine(folder, 'crm')).to.equal('service_ready')
    writeFileSync(errorFileOf(folder, 'crm'), 'FATAL ERROR: Reached heap limit\n 1: 0xb7a3 node::Abort()\n 2: 0x1\n')
    expect(readLastLine(folder, 'crm')).to.equal('FATAL ERROR: Reached heap limit')
    writeFileSync(errorFileOf(folder, 'crm'), `${'y'.repeat(400)}\n`)
    expect(readLastLine(folder, 'crm')).to.have.length(300)
    rmSync(folder, { recursive: true })
  })
})
