import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { createRegistryClient } from '../../src/agent/registry-client.ts'
import { createEngine } from '../../src/agent/engine.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/slow-peer.ts', import.meta.url))
const BOATS = describeService({
  '/boats': {
    get: {
      operationId: 'listBoats',
      responses: jsonResponse({
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, length: { type: 'number' } } },
      }),
    },
  },
})

describe('engines that answer from services', () => {
  it('do not see the tools of the browser service, which are called all the same', async () => {
    const service = await startRecordingService(BOATS)
    const registry = await startRegistry(`services:\n  - harbour: { url: "${service.url}/openapi.json" }\n`, {
      mode: 'hybrid',
      browser: { command: process.execPath, args: [PEER], env: {} },
    })
    const client = createRegistryClient({ url: registry.url })
    try {
      await registry.ready('harbour', 'browser')
      expect(Object.keys(await registry.get<object>('/apis'))).to.deep.equal(['harbour', 'browser'])
      expect(Object.keys((await client.catalogue()).catalogue)).to.deep.equal(['harbour'])
      const hits = await client.search('environment pid wait boats', { limit: 10 })
      expect(hits.map(({ app_name }) => app_name)).to.deep.equal(['harbour'])
      const engine = createEngine({
        registryUrl: registry.url,
        registry: client,
        logger: createLogger('test', 'silent'),
      })
      const suggested = await engine.suggest({ mode: 'api', approvals: 'writes' }, AbortSignal.timeout(10_000))
      expect(suggested.join()).to.include('boats')
      const called = await client.call('browser', 'browser_pid', {})
      expect(called.ok).to.equal(true)
    } finally {
      await client.close()
      await registry.close()
      await service.close()
    }
  })
})
