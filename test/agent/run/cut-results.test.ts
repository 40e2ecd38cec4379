import { expect } from 'chai'
import { createRegistryClient } from '../../../src/agent/registry-client.ts'
import { readList } from '../../../src/agent/run/read-list.ts'
import { describeService, jsonResponse, startRecordingService } from '../../support/recording-service.ts'
import { startRegistry } from '../../support/start-registry.ts'

describe('a result that the registry had to cut', () => {
  const open: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })

  it('is a failed read to the agent, never data [M17]', async () => {
    const rows = Array.from({ length: 500 }, (_, id) => ({ id }))
    const service = await startRecordingService(
      describeService({ '/rows': { get: { operationId: 'rows', responses: jsonResponse() } } }),
      (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows)),
    )
    const start = async (max_result_bytes: number) => {
      const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
        registry: { max_result_bytes },
      })
      const client = createRegistryClient({ url: registry.url })
      open.push(registry, client)
      await registry.ready('api')
      return client
    }
    open.push(service)
    const cut = await start(1024)
    const failed = await cut.call('api', 'api_rows', {})
    expect(failed).to.deep.include({ ok: false, status: 413 })
    expect((failed as { message: string }).message)
      .to.contain('cut after 1024 bytes')
      .and.contain('max_result_bytes')
    const list = await readList({
      call: args => cut.call('api', 'api_rows', args),
      args: {},
      paging: null,
      listPath: [],
    })
    expect(list).to.deep.include({ rows: [], complete: false })
    expect(list.failure).to.include({ status: 413 })

    const whole = await start(1024 * 1024)
    expect(await whole.call('api', 'api_rows', {})).to.deep.equal({ ok: true, value: rows })
  })
})
