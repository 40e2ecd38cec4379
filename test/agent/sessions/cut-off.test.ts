import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { startAgent } from '../support/start-agent.ts'

const SCRIPT = new URL('../support/hanging-agent.ts', import.meta.url).pathname

describe('a server that is killed between question and answer', () => {
  let folder: string
  let child: ChildProcess
  let url: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-cut-off-'))
    child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    url = String((await once(child.stdout!, 'data'))[0])
  })
  afterEach(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const ask = (message: string, more: object = {}) => post('/chat', { message, session_id: 's', ...more })
  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  /** Waits until the conversation has so many messages. */
  async function untilStored(count: number): Promise<void> {
    for (;;) {
      const body = (await (await fetch(`${url}/sessions/s`)).json()) as { messages?: unknown[] }
      if (body.messages?.length === count) return
      await new Promise(resolve => setTimeout(resolve, 10))
    }
  }

  it('says afterwards that the answer was cut off, and goes on from there', async () => {
    await ask('one')
    const lost = ask('hang').catch((error: unknown) => error)
    await untilStored(3)
    await kill()
    expect(await lost).to.be.instanceOf(Error)
    const agent = await startAgent({ stateFolder: folder })
    const { body } = await agent.send('/sessions/s')
    expect(body).to.deep.include({ running: false, turn: null })
    expect(body.messages).to.have.length(4)
    expect(body.messages[3].content).to.match(/^The answer was cut off: .* Ask again\.$/)
    expect(body.messages[3].data.error.code).to.equal('CANCELLED')
    expect((await agent.chat('one more', { session_id: 's', replaces: 2 })).response).to.equal('turn 2: one more')
    await agent.restart()
    expect((await agent.send('/sessions/s')).body.messages).to.have.length(4)
    await agent.close()
  })

  it('says that an approved change may have been made, also when the question is replaced', async () => {
    await ask('write slowly')
    const lost = ask('yes').catch((error: unknown) => error)
    await untilStored(3)
    await kill()
    await lost
    const agent = await startAgent({ stateFolder: folder })
    const { body } = await agent.send('/sessions/s')
    expect(body.messages.at(-1).content).to.contain('may have been made: look at the record')
    expect(body.approval).to.equal(null)
    const { response } = await agent.chat('other', { session_id: 's', replaces: 0 })
    expect(response).to.contain('This may have been changed by the replaced messages')
    await agent.close()
  })
})
