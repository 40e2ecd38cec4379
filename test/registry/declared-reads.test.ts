import { expect } from 'chai'
import { startFullTrm, trmTool, TRM_KEY } from '../support/full-trm-service.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry } from '../support/start-registry.ts'

const everything = import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js').slice('file://'.length)

describe('read_only of an entry', () => {
  it('says which tools change nothing, for every kind of service, and names those that are missing', async () => {
    const post = (operationId: string) => ({ post: { operationId, responses: jsonResponse() } })
    const service = await startRecordingService(describeService({ '/find': post('find'), '/buy': post('buy') }))
    const trm = await startFullTrm()
    trm.tools = [trmTool('1', 'list_bins'), trmTool('2', 'empty_bin')]
    const registry = await startRegistry(
      `services:
  - shop: { url: ${service.url}/openapi.json, read_only: [find, vanished] }
trmServices:
  bins: { url: ${trm.url}, tools: [list_bins, empty_bin], auth: { type: X-API-Key, value: ${TRM_KEY} }, read_only: [list_bins] }
mcpServers:
  local: { command: ${process.execPath}, args: ["${everything}"], read_only: true }
`,
    )
    try {
      await registry.ready('shop', 'bins', 'local')
      const readers = async (app: string) =>
        Object.values(await registry.records(app))
          .filter(record => record.read_only)
          .map(record => record.api_name)
      expect(await readers('shop')).to.deep.equal(['shop_find'])
      expect(await readers('bins')).to.deep.equal(['bins_list_bins'])
      expect((await readers('local')).length).to.equal(Object.keys(await registry.records('local')).length)
      expect((await registry.application('shop'))!.message).to.equal(
        'read_only names tools that the service does not have: vanished',
      )
    } finally {
      await registry.close()
      await service.close()
      await trm.close()
    }
  })
})
