import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { callTimedOut } from '../../src/lib/errors.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { createServiceGuards } from '../../src/registry/call/service-guards.ts'
import type { ApplicationRecord } from '../../src/contract/registry.ts'
import type { RegistryStatus } from '../../src/contract/registry-status.ts'
import { startRegistry, until, type RunningRegistry, type StartRegistryOptions } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/slow-peer.ts', import.meta.url))
/** Any local MCP server will do: what is tested is when it runs. test/e2e has the browser itself. */
const browser = { command: process.execPath, args: [PEER], env: { SHOWN: 'yes' } }
const NO_SERVICES = 'services: []\n'
const OWN = `mcpServers:\n  browser: { command: "${process.execPath}", args: ["${PEER}"] }\n`

describe('the browser service in the registry', function () {
  this.timeout(30_000)
  const open: RunningRegistry[] = []
  let folder: string
  let settingsFile: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-mode-'))
    settingsFile = join(folder, 'settings.toml')
  })
  afterEach(async () => {
    for (const registry of open.splice(0)) await registry.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async (options: StartRegistryOptions = {}, yaml = NO_SERVICES) => {
    const registry = await startRegistry(yaml, { browser, settingsFile, ...options })
    open.push(registry)
    return registry
  }
  const names = async (registry: RunningRegistry) =>
    (await registry.get<ApplicationRecord[]>('/applications')).map(({ name }) => name)
  const changeMode = (registry: RunningRegistry, mode: string) => registry.post('/settings/mode', { mode }, 'PUT')
  const pidOf = async (registry: RunningRegistry) => (await registry.call('browser', 'pid')).body as number
  const notesOf = async (registry: RunningRegistry) =>
    (await registry.get<RegistryStatus>('/status')).services.browser?.notes

  it('is not there in api mode, runs in hybrid and web, and ends with the mode', async () => {
    const registry = await start()
    expect(await names(registry)).to.deep.equal([])
    expect((await changeMode(registry, 'hybrid')).body)
      .to.include({ mode: 'hybrid' })
      .and.have.property('browser')
      .that.includes({ state: 'ready', tool_count: 3 })
    const pid = await pidOf(registry)
    const { browser_pid: tool } = await registry.records('browser')
    expect(tool?.kind).to.equal('browser')
    await changeMode(registry, 'web')
    expect(await pidOf(registry)).to.equal(pid)
    await changeMode(registry, 'api')
    expect(await names(registry)).to.deep.equal([])
    await until(() => isGone(pid), 'the end of the service')
    expect((await registry.call('browser', 'pid')).status).to.equal(404)
    expect((await changeMode(registry, 'all')).status).to.equal(422)
    expect(await registry.get('/settings/mode')).to.deep.equal({ mode: 'api' })
  })

  it('stays off where the settings switch browser operations off', async () => {
    const registry = await start({ mode: 'hybrid', apiMode: { browser_enabled: false } })
    await changeMode(registry, 'web')
    expect(await names(registry)).to.deep.equal([])
  })

  it('follows the settings file; what was given at the start wins over an untouched mode', async () => {
    writeFileSync(settingsFile, '[features]\nmode = "api"\n')
    const registry = await start({ mode: 'hybrid' })
    await registry.ready('browser')
    writeFileSync(settingsFile, '[features]\nmode = "api"\napprovals = "writes"\n')
    await new Promise(resolve => setTimeout(resolve, 400))
    expect(await names(registry)).to.deep.equal(['browser'])
    writeFileSync(settingsFile, '[features]\nmode = "web"\n')
    writeFileSync(settingsFile, '[features]\nmode = "api" and more\n')
    await new Promise(resolve => setTimeout(resolve, 400))
    expect(await names(registry)).to.deep.equal(['browser'])
    writeFileSync(settingsFile, '[features]\nmode = "web"\n')
    await until(async () => (await registry.get<{ mode: string }>('/settings/mode')).mode === 'web')
    writeFileSync(settingsFile, '[features]\nmode = "api"\n')
    await until(async () => (await names(registry)).length === 0)
  })

  it('is no part of the service file: it keeps its process over changes of it, and is no change', async () => {
    const registry = await start({ mode: 'hybrid' })
    await registry.ready('browser')
    const pid = await pidOf(registry)
    writeFileSync(registry.registryFile, `${OWN.replace('browser:', 'other:')}`)
    const { body } = await registry.post('/reload', undefined)
    expect(body).to.deep.include({ added: ['other'], changed: [], removed: [] })
    await registry.ready('other', 'browser')
    expect(await pidOf(registry)).to.equal(pid)
    await changeMode(registry, 'api')
    expect((await registry.post('/reload', undefined)).body).to.deep.include({ added: [], changed: [], removed: [] })
    await changeMode(registry, 'hybrid')
    await registry.ready('browser')
    const refused = await registry.post('/applications/browser', undefined, 'DELETE')
    expect(refused.status).to.equal(409)
    expect(JSON.stringify(refused.body)).to.contain('built in')
  })

  it('gives way to a service of that name in the file, which /status tells, and comes back after it', async () => {
    const registry = await start({ mode: 'hybrid' }, OWN)
    await registry.ready('browser')
    const own = await pidOf(registry)
    expect(await notesOf(registry)).to.deep.equal([
      "The service file's own 'browser' takes the place of the built-in one",
    ])
    await changeMode(registry, 'api')
    expect(await pidOf(registry)).to.equal(own)
    await changeMode(registry, 'hybrid')
    expect(await pidOf(registry)).to.equal(own)
    writeFileSync(registry.registryFile, NO_SERVICES)
    await until(async () => (await notesOf(registry))?.length === 0)
    await until(async () => (await registry.application('browser'))?.state === 'ready')
    const environment = (await registry.call('browser', 'environment')).body as Record<string, string>
    expect(environment).to.include({ SHOWN: 'yes' })
  })

  it('has places for each session, and slow pages of one never pause the service for the others', async () => {
    const registry = await start({
      mode: 'hybrid',
      apiMode: { max_concurrent_requests: 1, request_timeout: 0.2 },
      registry: { breaker_failures: 1, breaker_pause: 60 },
    })
    await registry.ready('browser')
    const file = join(folder, 'now')
    const slow = registry.call('browser', 'wait', { file, session: 'a' })
    await until(async () => /calls_in_flight\{app="browser"\} 1/.test(await registry.get<string>('/metrics')))
    expect((await registry.call('browser', 'pid', { session: 'a' })).status).to.equal(503)
    expect((await registry.call('browser', 'pid', { session: 'b' })).status).to.equal(200)
    writeFileSync(file, '')
    const answer = await slow
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('x-cache')).to.not.equal('hit')
    expect((await registry.call('browser', 'pid', { session: 'a' })).status).to.equal(200)
  })

  it('is not left alone because pages of a session are slow; another service would be', () => {
    const guards = createServiceGuards({
      maxConcurrentRequests: 1,
      requestTimeout: 1,
      breakerFailures: 2,
      breakerPause: 60,
      connectedAt: () => 0,
      logger: createLogger('test', 'silent'),
      redact: text => text,
    })
    const slow = callTimedOut('browser_click', 1)
    for (const [app, lane, isPaused] of [
      ['browser', 'a', false],
      ['other', undefined, true],
    ] as const) {
      const { breaker } = guards.of(app, lane)
      for (let count = 0; count < 5; count++) breaker.settle(slow, false)
      expect(guards.of(app, lane === undefined ? undefined : 'b').breaker.refusal() !== undefined, app).to.equal(
        isPaused,
      )
    }
  })

  it('changes with the program: no tool of it is pinned at its first use', async () => {
    const registry = await start(
      { mode: 'hybrid', registry: { tool_changes: 'block' } },
      OWN.replace('browser:', 'other:'),
    )
    await registry.ready('browser', 'other')
    for (const app of ['browser', 'other']) expect((await registry.call(app, 'pid')).status).to.equal(200)
    const pins = () => {
      const file = join(registry.folder, 'tool-pins.json')
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    }
    await until(() => pins().includes('other'), 'the pins')
    expect(pins()).to.not.include('browser')
  })

  it('is called for longer than other services, and leaves no argument in the audit log', async () => {
    const registry = await start({ mode: 'hybrid', apiMode: { request_timeout: 0.3 } })
    await registry.ready('browser')
    const file = join(folder, 'later')
    const slow = registry.call('browser', 'wait', { file })
    await new Promise(resolve => setTimeout(resolve, 600))
    writeFileSync(file, '')
    expect((await slow).status).to.equal(200)
    await until(() => registry.audit().some(line => line.function_name === 'browser_wait'))
    expect(JSON.stringify(registry.audit())).to.not.contain('later')
  })
})

/** Dead, or a zombie that nobody has collected yet. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}
