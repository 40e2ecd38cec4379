import { expect } from 'chai'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until } from '../support/start-registry.ts'

const description = describeService({ '/items': { get: { operationId: 'listItems', responses: jsonResponse() } } })

describe('an OpenAPI service on this machine', () => {
  it('that stops is failed without a call, and ready without one when it is back [M3]', async () => {
    const service = await startRecordingService(description)
    const registry = await startRegistry(`services:\n  - items: { url: ${service.url}/openapi.json }\n`)
    let again: typeof service | undefined
    try {
      await registry.ready('items')
      const asked = service.descriptions.length
      const state = async () => (await registry.application('items'))!.state
      await service.close()
      await until(async () => (await state()) === 'failed', 'the end to show')
      expect((await registry.application('items'))!.message).to.contain(`cannot be reached at ${service.url}`)
      expect(service.requests.length + service.descriptions.length, 'looking asks nothing').to.equal(asked)
      expect((await registry.application('items'))!.tool_count, 'its tools stay known').to.equal(1)
      again = await startRecordingService(description, undefined, { port: service.port })
      await until(async () => (await state()) === 'ready', 'the return to show')
      expect((await registry.call('items', 'listItems')).status).to.equal(200)
    } finally {
      await registry.close()
      await again?.close()
    }
  })
})
