import { expect } from 'chai'
import { createFlowAnnouncer } from '../../../src/agent/flows/announce-flows.ts'
import { createEngine } from '../../../src/agent/engine.ts'
import { createRegistryClient } from '../../../src/agent/registry-client.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { describeService, startRecordingService, type RecordingService } from '../../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../../support/start-registry.ts'
import { startAgent, type TestAgent } from '../support/start-agent.ts'
import { freePort } from '../../support/free-port.ts'

const logger = createLogger('test', 'silent')
const FLOW = {
  name: 'one',
  description: 'One',
  question: 'One',
  input_schema: { type: 'object', properties: {} },
  output_schema: { type: 'object' },
  read_only: true,
}

describe('announcing flows', () => {
  it('waits for a registry that is away, and tells every change', async () => {
    const port = await freePort()
    const list = [FLOW]
    let changed = () => {}
    const announcer = createFlowAnnouncer({
      registryUrl: `http://127.0.0.1:${port}`,
      adminKey: 'secret',
      flows: { list: () => list as never, onChange: listener => ((changed = listener), () => {}) },
      logger,
      pause: 10,
    })
    announcer.start(4711)
    const environment = { AGENT_REGISTRY_ADMIN_KEY: 'secret' }
    const registry = await startRegistry('services: []\n', { port, environment })
    try {
      while (!(await registry.application('flows'))) await new Promise(resolve => setTimeout(resolve, 10))
      expect(await registry.application('flows')).to.include({ url: 'http://127.0.0.1:4711', tool_count: 1 })
      list.length = 0
      changed()
      while (await registry.application('flows')) await new Promise(resolve => setTimeout(resolve, 10))
    } finally {
      await announcer.close()
      await registry.close()
    }
  })
})

describe('a flow as a tool, through the registry', () => {
  let service: RecordingService
  let registry: RunningRegistry
  let agent: TestAgent
  const SHELVES = [
    { id: 1, label: 'North', books: 120 },
    { id: 2, label: 'South', books: 80 },
    { id: 3, label: 'Attic', books: 15 },
  ]
  before(async () => {
    const schema = {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'integer' }, label: { type: 'string' }, books: { type: 'integer' } },
      },
    }
    const responses = { 200: { description: '', content: { 'application/json': { schema } } } }
    service = await startRecordingService(
      describeService({ '/shelves': { get: { operationId: 'listShelves', responses } } }),
      (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(SHELVES)),
    )
    registry = await startRegistry(`services:\n  - depot:\n      url: ${service.url}/openapi.json\n`)
    await registry.ready('depot')
    const client = createRegistryClient({ url: registry.url })
    const engine = createEngine({ registryUrl: registry.url, registry: client, logger })
    agent = await startAgent({ engine, registryUrl: registry.url, listening: true })
    await agent.chat('how many shelves have more than 50 books?')
    const { status, body } = await agent.send('/flows', { name: 'full_shelves' })
    expect(status, JSON.stringify(body)).to.equal(201)
    while (!(await registry.application('flows'))) await new Promise(resolve => setTimeout(resolve, 10))
  })
  after(async () => {
    await agent.close()
    await registry.close()
    await service.close()
  })

  it('is called at /functions/call and gives what the question gave [B-28]', async () => {
    const { status, body } = await registry.call('flows', 'full_shelves')
    expect(status, JSON.stringify(body)).to.equal(200)
    expect(body).to.include({ result: 2, complete: true })
    expect((await registry.call('flows', 'full_shelves', { min_books: 100 })).body).to.include({ result: 1 })
  })

  it('is run in chat when it is named, and not for a question that is like it', async () => {
    const named = await agent.chat('run full_shelves with min_books 100')
    expect(named.data.result).to.equal(1)
    expect(named.metadata.tools_used).to.deep.equal(['flows_full_shelves'])
    const like = await agent.chat('how many shelves have more than 10 books?')
    expect(like.data.result).to.equal(3)
    expect(like.metadata.tools_used).to.deep.equal(['depot_listShelves'])
    const missing = await agent.chat('what is the weight of the full shelves?')
    expect(missing.metadata.tools_used).to.not.include('flows_full_shelves')
  })

  it('cannot be part of a flow', async () => {
    const { metadata } = await agent.chat('run full_shelves with min_books 100')
    const { status, body } = await agent.send('/flows', { name: 'inner', session_id: metadata.session_id })
    expect(status).to.equal(422)
    expect(body.detail).to.match(/not other flows/)
  })

  it('is gone from the registry once it is deleted', async () => {
    await agent.send('/flows/full_shelves', undefined, 'DELETE')
    let left = true
    while (left) left = (await registry.application('flows')) !== undefined
    expect((await registry.call('flows', 'full_shelves')).status).to.equal(404)
  })
})
