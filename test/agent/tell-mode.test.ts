import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'
import { startAgent, type TestAgent } from './support/start-agent.ts'

const PEER = fileURLToPath(new URL('../support/slow-peer.ts', import.meta.url))
const KEY = 'a-key-of-this-test'

describe('a run mode that is changed at the agent server', function () {
  this.timeout(20_000)
  let registry: RunningRegistry
  let agent: TestAgent
  beforeEach(async () => {
    registry = await startRegistry('services: []\n', {
      browser: { command: process.execPath, args: [PEER], env: {} },
      environment: { AGENT_REGISTRY_ADMIN_KEY: KEY },
    })
  })
  afterEach(async () => {
    await agent.close()
    await registry.close()
  })
  const modeOf = async () => (await registry.get<{ mode: string }>('/settings/mode')).mode
  const change = async (mode: string, key = KEY) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const body = JSON.stringify({ mode })
    const answer = await fetch(`${agent.url}/settings/mode`, { method: 'PUT', headers, body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('is that of the registry when it has answered, and the browser service runs', async () => {
    agent = await startAgent({ registryUrl: registry.url, environment: { AGENT_REGISTRY_ADMIN_KEY: KEY } })
    expect((await change('hybrid')).body).to.deep.equal({ mode: 'hybrid', saved: true })
    expect(await modeOf()).to.equal('hybrid')
    expect((await registry.application('browser'))?.state).to.equal('ready')
    expect((await agent.send('/status')).body.browser).to.deep.include({ enabled: true, available: true })
    await change('api')
    expect(await registry.application('browser')).to.equal(undefined)
  })

  it('is left as it is without the admin key of the agent, here and there', async () => {
    agent = await startAgent({ registryUrl: registry.url, environment: { AGENT_REGISTRY_ADMIN_KEY: KEY } })
    expect(await change('hybrid', 'wrong')).to.deep.include({ status: 401 })
    expect((await agent.send('/settings/mode')).body.mode).to.equal('api')
    expect(await modeOf()).to.equal('api')
  })

  it('changes nothing there without the admin key, and holds here all the same', async () => {
    agent = await startAgent({ registryUrl: registry.url })
    expect((await change('hybrid')).body).to.deep.include({ mode: 'hybrid' })
    expect(await modeOf()).to.equal('api')
    const { browser } = (await agent.send('/status')).body
    expect(browser).to.deep.include({ enabled: true, available: false })
    expect(browser.message).to.include('agent mode hybrid')
  })

  it('is told honestly when there is no browser on this machine', async () => {
    agent = await startAgent({
      registryUrl: registry.url,
      environment: { AGENT_REGISTRY_ADMIN_KEY: KEY },
      lookForBrowser: () => Promise.resolve({ found: false, message: 'No browser found. Three ways to get one: …' }),
    })
    await change('web')
    await until(async () => (await registry.application('browser'))?.state === 'ready')
    expect((await agent.send('/status')).body.browser).to.deep.equal({
      enabled: true,
      available: false,
      message: 'No browser found. Three ways to get one: …',
    })
  })
})
