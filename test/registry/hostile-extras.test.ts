import { expect } from 'chai'
import type { Server } from '@modelcontextprotocol/server'
import { createLogger } from '../../src/lib/logger.ts'
import { serveExtras } from '../../src/registry/mcp-server/serve-extras.ts'
import type { View } from '../../src/registry/mcp-server/view.ts'
import type { SourceExtras } from '../../src/registry/sources/source.ts'
import { toBody } from '../../src/registry/sources/mcp/map-result.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { startRecordingService } from '../support/recording-service.ts'
import { startRegistry } from '../support/start-registry.ts'

type Handler = (request: { params: object }, context: object) => Promise<unknown>

describe('what MCP servers give beside tools', () => {
  it('is found although another server has a template that takes for ever to match [X10]', async function () {
    this.timeout(30_000)
    const handlers = new Map<string, Handler>()
    const server = { setRequestHandler: (method: string, act: Handler) => void handlers.set(method, act) }
    const bad = Array.from({ length: 30 }, (_, index) => `{+v${index}}`).join('')
    const offers: Record<string, object[][]> = {
      bad: [[], [{ name: 'bad', uriTemplate: `${bad}!` }]],
      good: [[], [{ name: 'good', uriTemplate: 'notes://{id}' }]],
    }
    const of = (app: string) =>
      Promise.resolve({
        resources: () => Promise.resolve({ resources: offers[app]![0], templates: offers[app]![1] }),
        readResource: (uri: string) => Promise.resolve({ contents: [{ uri, text: app }] }),
      } as unknown as SourceExtras)
    serveExtras(server as unknown as Server, {
      view: { accepts: () => true } as unknown as View,
      extras: { apps: () => ['bad', 'good'], of },
      secrets: createSecrets(),
      logger: createLogger('test', 'silent'),
      requestTimeout: 10,
    })
    const uri = `notes://${'a'.repeat(80)}`
    const context = { mcpReq: { signal: AbortSignal.timeout(20_000) } }
    const read = await handlers.get('resources/read')!({ params: { uri } }, context)
    expect(read).to.deep.equal({ contents: [{ uri, text: 'good' }] })
  })

  it('stays JSON when a secret begins within an escape [X3]', () => {
    const secrets = createSecrets()
    secrets.add('nightly-secret-1')
    // As JSON: \\ and then the whole secret, where the text has a line break.
    const text = JSON.stringify({ v: '\nightly-secret-1' })
    expect(JSON.parse(secrets.redactJson(text))).to.deep.equal({ v: '\nightly-secret-1' })
    expect(secrets.redactJson(JSON.stringify({ v: 'x nightly-secret-1' }))).to.equal('{"v":"x [redacted]"}')
    const body = toBody({ content: [{ type: 'text', text: 'a\nightly-secret-1' }] }, 10_000, secrets)
    expect(JSON.parse(body.text)).to.equal('a\nightly-secret-1')
  })
})

describe('the headers of an onboarded endpoint', () => {
  it('are secrets by any name that says so, also when the endpoint sends them back [X3]', async () => {
    const service = await startRecordingService({}, (req, res) => void res.end(JSON.stringify(req.headers)))
    const registry = await startRegistry('', { registry: { allow_private_addresses: true } })
    try {
      const headers = { 'x-passwd': 'hush-hush-1', 'x-credential': 'hush-hush-2', 'x-api-key': 'hush-hush-3' }
      const schema = { name: 'echo', description: '', input_schema: { type: 'object', properties: {} } }
      const endpoint = { url: `${service.url}/echo`, headers }
      const loaded = await registry.post('/functions/onboard', { app_name: 'own', schemas: [schema], endpoint })
      expect(loaded.status).to.equal(200)
      const { status, body } = await registry.call('own', 'echo')
      expect(status).to.equal(200)
      expect(service.requests[0]?.headers).to.include(headers)
      expect(JSON.stringify(body)).not.to.contain('hush-hush')
    } finally {
      await registry.close()
      await service.close()
    }
  })
})
