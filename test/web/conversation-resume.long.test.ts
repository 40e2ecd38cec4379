import { expect } from 'chai'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { freePort } from '../support/free-port.ts'
import { useChat, type Chat } from './chat-kit.ts'
import { layCable, type Cable } from './cut-proxy.ts'

const ONCE = { times: 1 }

describe('chat page: an answer whose connection is lost', function () {
  this.timeout(60_000)
  const open = useChat()
  let agent: TestAgent
  let cable: Cable
  let chat: Chat

  beforeEach(async () => {
    agent = await startAgent({ port: await freePort() })
    cable = await layCable(agent.url)
    chat = await open(cable.url)
  })
  afterEach(async () => {
    await cable.close()
    await agent.close()
  })

  const working = () => chat.page.locator('.message.working')

  it('goes on by itself, with nothing doubled and nothing lost', async () => {
    await chat.ask('stream call one | two | called three | four')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    cable.cut()
    await chat.told('The connection was lost. It is taken up again by itself')
    agent.engine.release()
    await until(() => agent.engine.running === 1)
    cable.plug()
    await working().locator('.markdown', { hasText: 'one two' }).waitFor()
    expect(await working().locator('.warning').count()).to.equal(0)
    cable.cut()
    await chat.told('The connection was lost')
    // Both waits: the answer ends while nobody listens.
    agent.engine.release()
    await new Promise(resolve => setTimeout(resolve, 50))
    agent.engine.release()
    await until(() => agent.engine.running === 0)
    cable.plug()
    await chat.page.getByRole('button', { name: 'Try now' }).first().click()
    await chat.told('one two three four')
    expect(await chat.texts()).to.deep.equal(['stream call one | two | called three | four', 'one two three four'])
    expect(agent.engine.asked).to.have.length(1)
    expect((await agent.send('/sessions')).body.sessions[0].message_count).to.equal(2)
  })

  it('is taken up again by the button of the banner, which goes at once', async () => {
    await chat.ask('stream one | two')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    cable.cut()
    const banner = chat.page.locator('.state-banner', { hasText: 'The agent server does not answer' })
    await banner.waitFor()
    await chat.page.waitForFunction(() => /in [48]/.test((globalThis as any).document.body.innerText))
    cable.plug()
    await banner.getByRole('button', { name: 'Try now' }).click()
    await working().locator('.warning').waitFor({ state: 'detached', timeout: 2500 })
    await banner.waitFor({ state: 'detached', timeout: 2500 })
    agent.engine.release()
    await chat.told('one two')
  })

  it('is taken up again when the connection falls silent without an end', async () => {
    await chat.page.clock.install()
    const resumed = chat.page.waitForRequest(
      request => request.method() === 'GET' && /chat\/stream\//.test(request.url()),
    )
    await chat.ask('stream one | two')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    await chat.page.clock.runFor(41_000)
    await chat.page.clock.runFor(1000)
    await resumed
    agent.engine.release()
    await chat.told('one two')
    expect(await chat.texts()).to.deep.equal(['stream one | two', 'one two'])
  })

  it('is asked once when the connection breaks before the server said that it has it', async () => {
    await chat.ask('first')
    await chat.told('turn 1: first')
    // The request arrives, its answer does not.
    await chat.page.route(
      '**/chat/stream',
      async route => {
        await agent.send('/chat/stream', route.request().postDataJSON()).catch(() => undefined)
        await route.abort()
      },
      ONCE,
    )
    await chat.ask('second')
    await chat.told('turn 2: second')
    expect(agent.engine.asked.map(({ turn }) => turn.message)).to.deep.equal(['first', 'second'])
    expect(await chat.texts()).to.deep.equal(['first', 'turn 1: first', 'second', 'turn 2: second'])
  })

  it('finds a first question that arrived although nobody said so', async () => {
    await chat.page.route(
      '**/chat/stream',
      async route => {
        await agent.send('/chat/stream', route.request().postDataJSON()).catch(() => undefined)
        await route.abort()
      },
      ONCE,
    )
    await chat.ask('only')
    await chat.told('turn 1: only')
    expect(agent.engine.asked).to.have.length(1)
    expect(chat.page.url()).to.match(/#\/c\//)
  })

  it('is taken up again after a reload in its middle', async () => {
    await chat.ask('stream call | called one | two')
    await until(() => agent.engine.running === 1)
    agent.engine.release()
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    await chat.page.reload()
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    await working().locator('li.done', { hasText: 'crm_list_leads' }).waitFor()
    agent.engine.release()
    await chat.told('one two')
    expect(await chat.texts()).to.deep.equal(['stream call | called one | two', 'one two'])
    expect(agent.engine.asked).to.have.length(1)
  })

  it('is seen in another tab, which can stop it, and both go on', async () => {
    await chat.ask('stream one | two')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    const other = await open(chat.page.url(), {}, chat.context)
    await other.page.locator('.message.working .markdown', { hasText: 'one' }).waitFor()
    await other.page.locator('#stop').click()
    await other.told('Stopped.')
    await chat.told('Stopped.')
    await other.ask('again')
    await other.told('turn 1: again')
    await chat.page.bringToFront()
    await chat.told('turn 1: again')
    expect(await chat.texts()).to.deep.equal(await other.texts())
  })

  it('is waited for when another program asked, which streams nothing', async () => {
    await chat.ask('one')
    await chat.told('turn 1: one')
    const id = chat.page.url().split('/').at(-1)!
    const asked = agent.chat('wait for it', { session_id: id })
    await until(() => agent.engine.running === 1)
    await chat.page.reload()
    await working().waitFor()
    expect(await chat.page.locator('#send').count()).to.equal(0)
    agent.engine.release()
    await asked
    await chat.told('turn 2: wait for it')
    expect(await chat.texts()).to.deep.equal(['one', 'turn 1: one', 'wait for it', 'turn 2: wait for it'])
  })

  it('that was never kept can be asked for again', async () => {
    await chat.ask('one')
    await chat.told('turn 1: one')
    await chat.page.route(
      '**/sessions/*',
      async route => {
        const stored = await (await route.fetch()).json()
        await route.fulfill({ json: { ...stored, messages: stored.messages.slice(0, 1) } })
      },
      ONCE,
    )
    await chat.page.reload()
    await chat.told('No answer to this was kept.')
    await chat.page.getByRole('button', { name: 'Try again' }).click()
    await chat.told('turn 1: one')
    expect(await chat.texts()).to.deep.equal(['one', 'turn 1: one'])
  })

  it('goes on at the server while another conversation is shown', async () => {
    await chat.ask('stream one | two')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    await chat.page.locator('#new-chat').click()
    await chat.page.locator('#welcome').waitFor()
    await chat.ask('beside')
    await chat.told('turn 1: beside')
    await chat.page.locator('#sessions a', { hasText: 'stream one' }).click()
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    agent.engine.release()
    await chat.told('one two')
    expect(agent.engine.asked).to.have.length(2)
  })

  it('was cut off by a restart of the server: says so, and can be asked again', async () => {
    await chat.ask('stream one | two | three')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    await agent.restart()
    await chat.told('the server is stopping')
    expect(await chat.page.locator('.message.working').count()).to.equal(0)
    await chat.page.getByRole('button', { name: 'Try again' }).click()
    await until(() => agent.engine.running === 1)
    agent.engine.release()
    await working().locator('.markdown', { hasText: 'two' }).waitFor()
    agent.engine.release()
    await chat.told('one two three')
    expect((await agent.send('/sessions')).body.sessions[0].message_count).to.equal(2)
  })

  it('is stopped here when the server cannot be told, which is said', async () => {
    await chat.ask('stream one | two')
    await working().locator('.markdown', { hasText: 'one' }).waitFor()
    cable.cut()
    await chat.told('The connection was lost')
    await chat.page.locator('#stop').click()
    await chat.told('the server could not be told')
    cable.plug()
    agent.engine.release()
    await until(() => agent.engine.running === 0)
    // What became of it shows as soon as the server is there.
    await chat.told('one two')
    expect(await chat.texts()).to.deep.equal(['stream one | two', 'one two'])
  })
})
