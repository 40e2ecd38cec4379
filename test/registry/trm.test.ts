import { expect } from 'chai'
import { startTrmService, type TrmService } from '../support/trm-service.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

describe('a TRM service', () => {
  let service: TrmService
  let registry: RunningRegistry

  before(async () => {
    service = await startTrmService({ name: 'X-API-Key', value: 'trm-secret-key' })
    registry = await startRegistry(
      `trmServices:
  trm:
    url: ${service.url}/
    tools: [get_weather, send_mail, fails, says_text, vanished]
    auth: { type: X-API-Key, value: "\${TRM_KEY}" }
  locked:
    url: ${service.url}
`,
      { environment: { TRM_KEY: 'trm-secret-key' }, apiMode: { retry_attempts: 0 } },
    )
    await registry.ready('trm')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })

  it('registers the declared tools as records and names those it lacks [A-04] [A-58]', async () => {
    const records = await registry.records('trm')
    expect(Object.keys(records)).to.deep.equal(['trm_get_weather', 'trm_send_mail', 'trm_fails', 'trm_says_text'])
    expect(records.trm_get_weather).to.deep.include({
      method: 'POST',
      path: '/api/v1/runtime/tools/id-1/run',
      secure: true,
      read_only: true,
      response_schemas: { success: { degrees: 'number' }, failure: {} },
    })
    expect((await registry.application('trm'))!.message).to.contain('vanished')
  })

  const CALLS: [tool: string, args: object, result: unknown, sent: object, path: string][] = [
    [
      'get_weather',
      { city: 'Bern' },
      { degrees: 21.5 },
      { args: { city: 'Bern' }, type: 'openapi', function: 'weather' },
      'id-1',
    ],
    ['send_mail', {}, { sent: true }, { args: {}, type: 'python', function: 'mail:send' }, 'id%2F2'],
    ['says_text', {}, 'plain words', { args: {}, type: '', function: 'says_text' }, 'id-4'],
  ]
  for (const [tool, args, result, sent, id] of CALLS) {
    it(`runs ${tool} and gives data.tool_output [A-58] [A-36]`, async () => {
      const called = await registry.call('trm', tool, args)
      expect([called.status, called.body]).to.deep.equal([200, result])
      // The locked service asks for its list again and again meanwhile.
      const request = service.requests.findLast(one => one.method === 'POST')!
      expect([request.method, request.url, request.body]).to.deep.equal([
        'POST',
        `/base/api/v1/runtime/tools/${id}/run`,
        sent,
      ])
    })
  }

  it('carries the credential header on the listing and on calls [A-47]', () => {
    const [listing, ...calls] = service.requests.filter(({ headers }) => headers['x-api-key'] !== undefined)
    expect(listing!.url).to.equal('/base/api/v1/tools/')
    expect(calls.length).to.be.greaterThan(0)
  })

  it('reports a tool that fails with its reason', async () => {
    const called = await registry.call('trm', 'fails')
    expect(called.status).to.equal(500)
    expect(called.body).to.include({ error_type: 'TOOL_FAILED', message: 'Tool trm_fails failed: the tool broke' })
  })

  it('checks arguments before anything is sent [A-56]', async () => {
    const count = service.requests.length
    expect((await registry.call('trm', 'get_weather', { town: 'Bern' })).status).to.equal(422)
    expect(service.requests).to.have.length(count)
  })

  it('that refuses us is failed and leaves the others alone', async () => {
    await until(async () => (await registry.application('locked'))?.state === 'failed')
    expect((await registry.application('locked'))!.message).to.equal(
      `Failed to fetch tools from TRM service at ${service.url}`,
    )
    expect((await registry.application('trm'))!.state).to.equal('ready')
  })

  it('runs an onboarded tool by its name [A-43]', async () => {
    const schema = { name: 'by_name', description: 'd', input_schema: { type: 'object', properties: {}, required: [] } }
    expect((await registry.post('/functions/onboard', { app_name: 'trm', schemas: [schema] })).status).to.equal(200)
    expect((await registry.call('trm', 'by_name')).body).to.deep.equal([1])
    expect(service.requests.at(-1)!.url).to.equal('/base/api/v1/runtime/tools/by_name/run')
  })
})
