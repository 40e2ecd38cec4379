import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { FINDS_OUT, QUESTION } from '../../src/agent/understand/writes/strip-politeness.ts'
import { TURNS_BACK } from '../../src/agent/understand/requests/turns-back.ts'
import { findIn, unpackNeeds } from '../../src/lib/prefilter/known-programs.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/write-pattern-needs.ts')

describe('scripts/write-pattern-needs.ts', function () {
  this.timeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-needs-'))
  after(() => rmSync(folder, { recursive: true }))

  it('finds the long patterns of the program: literals, those over several lines and those in lists', async () => {
    const file = join(folder, 'needs.bin')
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, file])
    const known = unpackNeeds(readFileSync(file))
    const patterns = [QUESTION, FINDS_OUT, ...TURNS_BACK.map(([turn]) => turn)].filter(
      ({ source }) => source.length >= 60,
    )
    expect(patterns.length).to.be.greaterThan(5)
    for (const pattern of patterns) expect(findIn(known, pattern), String(pattern)).to.not.equal(undefined)
  })
})
