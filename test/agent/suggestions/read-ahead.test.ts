import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { createReadingAhead } from '../../../src/agent/suggestions/read-ahead.ts'
import type { Engine, TurnOutcome } from '../../../src/agent/turn.ts'
import { Policies } from '../../../src/config/policy-settings.ts'
import { Settings } from '../../../src/config/settings.ts'
import { createLogger, type Logger } from '../../../src/lib/logger.ts'
import { turnOf } from '../../support/turn-of.ts'
import { createScriptedEngine } from '../support/scripted-engine.ts'

const { signal } = new AbortController()
const features = (mode: 'api' | 'web' | 'hybrid') => () => ({
  mode,
  approvals: 'writes' as const,
  policies: Policies.parse({}),
})

const ANSWERED: TurnOutcome = { response: '', data: {}, confidence: 1, toolsUsed: [], memory: null }

/** An engine that tells what it is asked to suggest, and answers nothing. */
const engineThat = (suggest: NonNullable<Engine['suggest']>): Engine => ({
  ...createScriptedEngine(),
  answer: async () => ANSWERED,
  suggest,
})

describe('reading ahead', () => {
  const said: unknown[] = []
  const logger = { debug: (one: unknown) => void said.push(one) } as unknown as Logger
  const open = (mode: 'api' | 'web' | 'hybrid', suggest: NonNullable<Engine['suggest']>) =>
    createReadingAhead(engineThat(suggest), features(mode), logger)
  beforeEach(() => void said.splice(0))

  it('has the engine make its suggestions, under what holds now', async () => {
    const asked: unknown[] = []
    const { readAhead } = open('hybrid', async rules => (asked.push(rules), []))
    await readAhead(signal)
    expect(asked).to.deep.equal([features('hybrid')()])
  })

  it('reads nothing where messages are for web pages alone', async () => {
    await open('web', async () => expect.fail('was asked')).readAhead(signal)
  })

  it('reads nothing once there was a message, and gives up for one', async () => {
    const { engine, readAhead } = open('api', async (_, stopped) => {
      await engine.answer(turnOf('How many mugs are there?'))
      expect(stopped.aborted).to.equal(true)
      throw stopped.reason
    })
    await readAhead(signal)
    expect(said).to.have.length(1)
    await readAhead(signal)
    expect(said).to.have.length(1)
  })

  it('is busy as long as a message is being answered, and a moment longer, however that ends', async () => {
    for (const answer of [async () => ANSWERED, async () => Promise.reject(new Error('cancelled'))]) {
      let now = 0
      const asked = { ...engineThat(async () => []), answer }
      const { engine, isBusy } = createReadingAhead(asked, features('api'), logger, () => now)
      expect(isBusy()).to.equal(false)
      const answered = engine.answer(turnOf('How many mugs are there?')).catch(() => undefined)
      now = 60_000
      expect(isBusy()).to.equal(true)
      await answered
      expect(isBusy()).to.equal(true)
      now += 5000
      expect(isBusy()).to.equal(false)
    }
  })

  it('tells a registry that is away to the log alone', async () => {
    await open('api', async () => Promise.reject(new Error('The registry is away.'))).readAhead(signal)
    expect(said).to.deep.equal([{ event: 'not_read_ahead', error: 'The registry is away.' }])
  })

  it('is done by a server that nobody asks anything yet', async () => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'agent-reads-ahead-'))
    const registry = createServer((_, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('[]'))
    registry.listen(0, '127.0.0.1')
    await once(registry, 'listening')
    const { port } = registry.address() as AddressInfo
    const agent = await createAgentApp({
      settings: Settings.parse({}),
      registryUrl: `http://127.0.0.1:${port}`,
      stateFolder,
      logger: createLogger('test', 'silent'),
    })
    try {
      const [request] = (await once(registry, 'request')) as [{ url: string }]
      expect(request.url).to.equal('/applications')
    } finally {
      await agent.close()
      registry.close()
      registry.closeAllConnections()
      rmSync(stateFolder, { recursive: true, force: true })
    }
  })
})
