import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

describe('a description that names another server later', () => {
  it('gets it no credentials, also over a restart, until the entry names it [X2, X8]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-origins-'))
    const elsewhere = await startRecordingService({})
    let servers: { url: string }[] = []
    const service = await startRecordingService(() =>
      describeService({ '/items': { get: { operationId: 'listItems', responses: jsonResponse() } } }, { servers }),
    )
    const entry = (more = '') =>
      `services:\n  - items: { url: "${service.url}/openapi.json?token=url-secret-1", auth: { type: bearer, value: key-12345678 }${more} }\n`
    let registry: RunningRegistry | undefined
    const start = async (yaml: string) => {
      registry = await startRegistry(yaml, { folder, keepFolder: true })
      await registry.ready('items')
      return registry
    }
    const sentTo = async (at: typeof service) => {
      await registry!.call('items', 'listItems')
      return at.requests.at(-1)!.headers.authorization
    }
    try {
      await start(entry())
      expect(await sentTo(service)).to.equal('Bearer key-12345678')
      const kept = readFileSync(join(folder, 'service-origins.json'), 'utf8')
      expect(kept).to.contain(service.url).and.not.contain('url-secret-1').and.not.contain('key-12345678')

      servers = [{ url: elsewhere.url }]
      expect((await registry!.post('/applications/items/refresh', {})).status).to.equal(200)
      expect(await sentTo(elsewhere)).to.equal(undefined)
      await registry!.close()

      await start(entry())
      expect(await sentTo(elsewhere), 'after a restart').to.equal(undefined)
      expect((await registry!.application('items'))!.message).to.contain(
        `now names the server ${elsewhere.url}, which gets no credentials: add it to credential_origins`,
      )
      await registry!.close()

      await start(entry(`, credential_origins: ["${elsewhere.url}"]`))
      expect(await sentTo(elsewhere), 'named by the entry').to.equal('Bearer key-12345678')
    } finally {
      await registry?.close()
      await service.close()
      await elsewhere.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
