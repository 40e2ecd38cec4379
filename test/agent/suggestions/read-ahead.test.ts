import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createAgentApp } from '../../../src/agent/serve.ts'
import { readAhead } from '../../../src/agent/suggestions/read-ahead.ts'
import { Policies } from '../../../src/config/policy-settings.ts'
import { Settings } from '../../../src/config/settings.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import type { Logger } from '../../../src/lib/logger.ts'

const { signal } = new AbortController()
const features = (mode: 'api' | 'web' | 'hybrid') => ({
  mode,
  approvals: 'writes' as const,
  policies: Policies.parse({}),
})

describe('reading ahead', () => {
  const said: unknown[] = []
  const logger = { debug: (one: unknown) => void said.push(one) } as unknown as Logger

  it('has the engine make its suggestions, under what holds now', async () => {
    const asked: unknown[] = []
    const engine = { suggest: async (...given: unknown[]) => (asked.push(given), []) }
    await readAhead(engine, features('hybrid'), { signal, logger })
    expect(asked).to.deep.equal([[features('hybrid'), signal]])
  })

  it('reads nothing where messages are for web pages alone', async () => {
    const engine = { suggest: async () => expect.fail('was asked') }
    await readAhead(engine, features('web'), { signal, logger })
  })

  it('tells a registry that is away to the log alone', async () => {
    const engine = { suggest: async () => Promise.reject(new Error('The registry is away.')) }
    await readAhead(engine, features('api'), { signal, logger })
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
