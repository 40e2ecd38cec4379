import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { launchComponent } from '../../src/processes/launch-component.ts'
import type { Component } from '../../src/processes/components.ts'

/** What the runtime of a component is started with, as its process itself sees it. */
async function flagsOf(component: Component): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flags-'))
  mkdirSync(join(folder, 'logs'))
  const entry = join(folder, 'entry.mjs')
  writeFileSync(entry, "process.send({ type: 'failed', code: 'TOLD', message: JSON.stringify(process.execArgv) })")
  const launcher = { command: process.execPath, args: [entry] }
  const launched = launchComponent({
    component,
    launcher,
    args: [],
    stateFolder: folder,
    folder,
    environment: process.env,
  })
  const told = await launched.then(
    () => '',
    (error: unknown) => String((error as Error).message),
  )
  return JSON.parse(/\[.*\]/.exec(told)![0]) as string[]
}

describe('flags of the runtime', () => {
  it('has patterns compiled once in the agent, and changes nothing elsewhere', async () => {
    expect(await flagsOf('agent')).to.deep.equal(['--no-regexp-tier-up'])
    expect(await flagsOf('registry')).to.deep.equal([])
  })
})
