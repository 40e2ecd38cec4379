import { expect } from 'chai'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import { compileArgumentCheck } from '../../src/registry/schema/validate-arguments.ts'
import { startRecordingService, type RecordingService } from '../support/recording-service.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

describe('names that every object has', () => {
  let service: RecordingService
  let registry: RunningRegistry
  before(async () => {
    service = await startRecordingService({
      openapi: '3.1.0',
      info: { title: 'Races', version: '1' },
      paths: {
        '/results': {
          get: {
            operationId: 'results',
            parameters: [
              { name: 'constructor', in: 'query', schema: { type: 'string' } },
              { name: 'valueOf', in: 'query', schema: { type: 'integer' } },
              { name: 'odd', in: 'constructor', required: true, schema: { type: 'string' } },
            ],
            responses: { 200: { description: 'Results' } },
          },
        },
      },
    })
    registry = await startRegistry(`services:\n  - races:\n      url: ${service.url}/openapi.json\n`)
    await registry.ready('races')
  })
  after(async () => {
    await registry.close()
    await service.close()
  })

  it('are arguments like others: sent when they are given, and only then [R12]', async () => {
    expect((await registry.call('races', 'results')).status).to.equal(200)
    expect(service.requests.at(-1)?.url).to.equal('/results')
    expect((await registry.call('races', 'results', { constructor: 'lotus', valueOf: 3 })).status).to.equal(200)
    expect(service.requests.at(-1)?.url).to.equal('/results?constructor=lotus&valueOf=3')
  })

  it('are missed when they are required and not given [R11]', () => {
    const check = compileArgumentCheck({
      type: 'object',
      properties: { constructor: { type: 'string' } },
      required: ['constructor'],
    })
    expect(check({}).map(({ type }) => type)).to.deep.equal(['missing'])
  })

  it('are no sections of the registry file [X10]', () => {
    const file = parseRegistryFile('constructor:\n  - a: { url: http://127.0.0.1/ }\n', 'mcp_servers.yaml', {
      environment: {},
      settings: {},
    })
    expect(file.services).to.deep.equal([])
    expect(file.problems[0]?.message).to.contain('unknown section')
  })

  it('are no types of entries: one such entry takes no other down [X10]', () => {
    const yaml =
      'mcpServers:\n  good: { url: http://127.0.0.1/mcp }\nservices:\n  - bad: { url: x, type: constructor }\n'
    const file = parseRegistryFile(yaml, 'mcp_servers.yaml', { environment: {}, settings: {} })
    expect(file.services.map(one => ['problem' in one, one.name])).to.deep.equal([
      [false, 'good'],
      [true, 'bad'],
    ])
  })

  it('tells no more of wrong arguments than anybody reads', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, 1])
    const issues = compileArgumentCheck({ type: 'object', properties: {} })(Object.fromEntries(names))
    expect(issues).to.have.length(200)
  })

  it('refuses to onboard a schema that is too deep to be written [X10]', async () => {
    const schema = `{"type":"object","properties":{"x":${'{"not":'.repeat(100_000)}{}${'}'.repeat(100_000)}}}`
    const body = `{"app_name":"deep","schemas":[{"name":"a","description":"","input_schema":${schema}}]}`
    const answer = await registry.post('/functions/onboard', body)
    expect(answer.status).to.equal(422)
    expect(JSON.stringify(answer.body)).to.contain('levels deep')
  })
})
