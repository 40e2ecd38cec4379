import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { Settings } from '../../src/config/settings.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { createRegistryApp } from '../../src/registry/serve.ts'
import { LARGE_BYTES, startFaultyService, type Fault } from '../support/faulty-service.ts'

/** What a call through the registry must come to: a status, and what its body must show. */
const ROWS: [fault: Fault, status: number, shows: (body: unknown) => boolean][] = [
  ['fine', 200, body => (body as { fine?: boolean }).fine === true],
  ['hangs', 504, body => messageOf(body).includes('2 s')],
  ['closes', 502, body => messageOf(body).includes('faulty')],
  ['stops_midway', 502, body => messageOf(body).includes('faulty')],
  ['html', 200, body => typeof body === 'string' && body.startsWith('<!doctype html>')],
  ['fails', 500, body => JSON.stringify(body).includes('out of order')],
  ['no_content', 200, body => body === null || body === ''],
  ['large', 200, body => (body as { text: string }).text.length === LARGE_BYTES],
  ['broken_json', 502, body => messageOf(body).includes('JSON')],
  ['redirects_to_itself', 502, body => messageOf(body).includes('redirect')],
]

const messageOf = (body: unknown): string => String((body as { message?: unknown } | null)?.message ?? '')

describe('a service that misbehaves, through the registry', () => {
  let folder: string
  let service: Awaited<ReturnType<typeof startFaultyService>>
  let registry: Awaited<ReturnType<typeof createRegistryApp>>
  let server: Listening

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'faults-'))
    service = await startFaultyService()
    const registryFile = join(folder, 'mcp_servers.yaml')
    writeFileSync(registryFile, `services:\n  - faulty:\n      url: ${service.url}/openapi.json\n`)
    registry = await createRegistryApp({
      registryFile,
      settings: Settings.parse({ api_mode: { request_timeout: 2, retry_attempts: 0 } }),
      stateFolder: folder,
      logger: createLogger('test', 'silent'),
      environment: {},
    })
    server = await listen(registry.app, { port: 0 })
    for (let tries = 0; (await countTools()) === 0 && tries < 100; tries++)
      await new Promise(resolve => setTimeout(resolve, 20))
  })

  after(async () => {
    await server.close()
    await registry.close()
    await service.close()
    rmSync(folder, { recursive: true })
  })

  const countTools = async () => {
    const [application] = (await (await fetch(`${server.url}/applications`)).json()) as { tool_count: number }[]
    return application?.tool_count ?? 0
  }

  const call = async (fault: string) =>
    await fetch(`${server.url}/functions/call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_name: 'faulty', function_name: `faulty_${fault}`, args: {} }),
    })

  for (const [fault, status, shows] of ROWS) {
    it(`answers ${status} when the operation ${fault.replaceAll('_', ' ')} [E-09]`, async () => {
      const answer = await call(fault)
      const text = await answer.text()
      const body: unknown = text === '' ? '' : JSON.parse(text)
      expect(answer.status, text.slice(0, 300)).to.equal(status)
      expect(shows(body), text.slice(0, 300)).to.equal(true)
      if (status !== 200) expect(body).to.include({ status: 'exception', status_code: status, app_name: 'faulty' })
    })
  }

  it('goes on answering after all of them, with nothing repeated [E-09]', async () => {
    expect((await call('fine')).status).to.equal(200)
    expect(service.calls.filter(name => name === 'hangs')).to.have.lengthOf(1)
  })
})
