import { expect } from 'chai'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'
import { useChat, type Chat } from './chat-kit.ts'

/** A status as the server tells it when nothing is wrong. */
const WELL = {
  status: 'ready',
  mode: 'api',
  version: '1',
  engine: { builtin: true, model: { provider: null, name: null, reachable: false, message: 'None is configured' } },
  registry: { url: 'http://r', reachable: true, applications: 1, tools: 3 },
  browser: { enabled: false, available: false, message: 'Off' },
}

describe('chat page: states', function () {
  this.timeout(60_000)
  const open = useChat()
  let agent: TestAgent
  let chat: Chat
  let registry: RunningRegistry | undefined

  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(async () => {
    await agent.close()
    await registry?.close()
    registry = undefined
  })

  const banner = () => chat.page.locator('.state-banner')
  /** Opens the page over a server whose status differs in this. */
  const openOver = async (different: object) => {
    chat = await open('about:blank')
    await chat.page.route('**/status', route => route.fulfill({ json: { ...WELL, ...different } }))
    await chat.page.goto(agent.url)
    await chat.page.locator('#status[data-state]:not([data-state=connecting])').waitFor()
  }

  it('are silent while all is well', async () => {
    await openOver({})
    expect(await banner().count()).to.equal(0)
  })

  it('tell that the registry is down, with the command that starts it', async () => {
    chat = await open(agent.url)
    await banner().filter({ hasText: 'cannot be reached' }).waitFor()
    await chat.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await banner().getByRole('button', { name: 'Copy “agent start api-registry”' }).click()
    await banner().getByRole('button', { name: 'Copied' }).waitFor()
    expect(await chat.page.evaluate(() => (globalThis as any).navigator.clipboard.readText())).to.equal(
      'agent start api-registry',
    )
  })

  it('tell that nothing can be kept, with the reason, until it can', async () => {
    await openOver({ storage: { writable: false, message: 'Nothing can be kept now: the disk is full.' } })
    await banner().filter({ hasText: 'the disk is full' }).waitFor()
    await chat.page.route('**/status', route => route.fulfill({ json: { ...WELL, storage: { writable: true } } }))
    await banner().getByRole('button', { name: 'Try now' }).click()
    await banner().waitFor({ state: 'detached' })
  })

  it('tell that no tools are registered, and lead to the catalogue', async () => {
    registry = await startRegistry('services: []\n')
    await agent.restart({ registryUrl: registry.url })
    chat = await open(agent.url)
    await banner().getByRole('link', { name: 'Add a service in the catalogue' }).click()
    await chat.page.getByRole('heading', { name: 'Catalogue', level: 1 }).waitFor()
    expect(await banner().getByRole('link').count()).to.equal(0)
  })

  it('tell that the language model cannot be used, only where one is configured, and can be put away', async () => {
    const model = {
      provider: 'ollama',
      name: 'qwen3',
      reachable: false,
      message: 'Ollama is not running at http://127.0.0.1:11434; start it with: ollama serve',
    }
    await openOver({ engine: { builtin: true, model } })
    await banner().getByText('The language model cannot be used: Ollama is not running').waitFor()
    await banner().getByRole('button', { name: 'Copy “ollama serve”' }).waitFor()
    await banner().getByRole('button', { name: 'Put this away' }).click()
    await banner().waitFor({ state: 'detached' })
  })

  it('tell that web pages cannot be used, and change the mode on a press', async () => {
    registry = await startRegistry(
      'services: []\n', // No browser service.
    )
    await agent.restart({ registryUrl: registry.url })
    await agent.send('/settings/mode', { mode: 'web' }, 'PUT')
    chat = await open(agent.url)
    await banner().getByText('Web pages cannot be used').waitFor()
    await banner().getByRole('button', { name: 'Change to API mode' }).click()
    await banner().getByText('No tools are registered').waitFor()
    expect((await agent.send('/settings/mode')).body.mode).to.equal('api')
    expect(await banner().locator('.notice').count()).to.equal(1)
  })

  it('tell that the server is away and go on by themselves when it is there again', async () => {
    chat = await open(agent.url)
    await chat.ask('one')
    await chat.told('turn 1: one')
    await agent.chat('elsewhere')
    await chat.page.route('**/*', route => route.abort())
    await banner().getByText('The agent server does not answer').waitFor()
    await banner().getByRole('button', { name: 'Copy “agent start demo”' }).waitFor()
    await chat.page.unroute('**/*')
    await banner().getByRole('button', { name: 'Try now' }).click()
    await banner().filter({ hasText: 'does not answer' }).waitFor({ state: 'detached' })
    await chat.page.locator('#sessions a', { hasText: 'elsewhere' }).waitFor()
  })

  it('of a mode that forbids a request: one press changes it and asks again', async () => {
    chat = await open(agent.url)
    await chat.page.selectOption('#mode', 'web')
    await chat.ask('how many leads?')
    await chat.told('API operations not available in web mode')
    await chat.lastAnswer().getByRole('button', { name: 'Change to hybrid mode and ask again' }).click()
    await chat.told('turn 1: how many leads?')
    expect((await agent.send('/settings/mode')).body.mode).to.equal('hybrid')
    expect(await chat.texts()).to.deep.equal(['how many leads?', 'turn 1: how many leads?'])
  })

  for (const [code, buttons] of [
    ['TOOL_FAILED', ['Try again']],
    ['REGISTRY_UNREACHABLE', ['Try again', 'Open the catalogue', 'Copy “agent start api-registry”']],
    ['MODEL_UNREACHABLE', ['Try again', 'Copy “agent start api-registry”']],
    ['NOT_AVAILABLE', ['Open the catalogue']],
    ['NOT_FOUND', []],
  ] as const)
    it(`of an answer that failed with ${code} offer what helps`, async () => {
      chat = await open(agent.url)
      const hint = code.endsWith('UNREACHABLE') ? ' Start it with: agent start api-registry' : ''
      await chat.ask(`error ${code} It went wrong.${hint}`)
      await chat.told('It went wrong.')
      const help = chat.lastAnswer().locator('.help')
      expect(await help.locator('button, a').allInnerTexts()).to.deep.equal([...buttons])
      if (!(buttons as readonly string[]).includes('Try again')) return
      await help.getByRole('button', { name: 'Try again' }).click()
      await until(() => agent.engine.asked.length === 2)
      await chat.page.locator('#send').waitFor()
      expect(await chat.page.locator('.message.user').count()).to.equal(1)
    })

  it('of a conversation that is read show where its messages will be', async () => {
    const { metadata } = await agent.chat('one')
    chat = await open('about:blank')
    let goOn: () => void = () => undefined
    const held = new Promise<void>(resolve => (goOn = resolve))
    await chat.page.route('**/sessions/*', async route => {
      await held
      await route.continue()
    })
    await chat.page.goto(`${agent.url}/#/c/${metadata.session_id}`)
    await chat.page.locator('.skeleton-log').waitFor()
    goOn()
    await chat.told('turn 1: one')
    expect(await chat.page.locator('.skeleton-log').count()).to.equal(0)
  })
})
