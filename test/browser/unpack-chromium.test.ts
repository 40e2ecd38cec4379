import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackChromium } from '../../src/browser/unpack-chromium.ts'

describe('browser: the Chromium of a package', function () {
  this.timeout(120_000)
  let home: string

  beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'agent-home-'))))
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  it('is unpacked whole by two processes at the same time, and never taken from the folder for temporary files', async () => {
    // What another user of the machine may have put there.
    const planted = join(home, 'chromium')
    writeFileSync(planted, '#!/bin/sh\necho planted\n', { mode: 0o755 })
    const environment = { ...process.env, TMPDIR: home, XDG_CACHE_HOME: undefined }
    const paths = await Promise.all([1, 2].map(async () => await unpackChromium({ environment, home })))
    expect(paths[0]).to.equal(paths[1]).and.not.equal(planted)
    expect(execFileSync(paths[0]!, ['--version', '--no-sandbox'], { encoding: 'utf8' })).to.match(/^Chromium \d/)
    const left = readdirSync(join(home, '.cache', 'agent'))
    expect(left, 'nothing half unpacked stays').to.have.length(1)
    expect(left[0]).to.match(/^chromium-\d/)
  })

  it('is none where the package is not installed', async () => {
    expect(await unpackChromium({ name: 'agent-no-such-package', environment: {}, home })).to.equal(undefined)
  })
})
