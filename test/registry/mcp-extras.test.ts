import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/mcp-peer.ts', import.meta.url))

describe('resources and prompts of an MCP server', function () {
  this.timeout(30_000)
  let registry: RunningRegistry
  before(async () => {
    registry = await startRegistry(
      `mcpServers:\n  peer:\n    command: ${process.execPath}\n    args: ["${PEER}"]\n    headers: { X-Key: planted-secret }\n` +
        `  dead: { url: "http://127.0.0.1:9/mcp" }\nservices:\n  - web: { url: "http://127.0.0.1:9/openapi.json" }\n`,
    )
    await registry.ready('peer')
  })
  after(() => registry.close())

  it('are listed under the application, all pages of them', async () => {
    const listed = await registry.get<{ resources: { uri: string }[]; templates: object[] }>(
      '/applications/peer/resources',
    )
    expect(listed.resources.map(({ uri }) => uri)).to.deep.equal(['peer://note', 'peer://bytes'])
    expect(listed.templates).to.deep.equal([{ uriTemplate: 'peer://notes/{name}', name: 'notes' }])
    expect(await registry.get('/applications/peer/prompts')).to.deep.equal({
      prompts: [{ name: 'greet', description: 'Greets', arguments: [{ name: 'whom', required: true }] }],
    })
  })

  it('are read and filled in', async () => {
    const read = await registry.post('/applications/peer/resources/read', { uri: 'peer://note' })
    expect([read.status, read.body]).to.deep.equal([
      200,
      { contents: [{ uri: 'peer://note', mimeType: 'text/plain', text: 'a note' }] },
    ])
    const filled = await registry.post('/applications/peer/prompts/get', { name: 'greet', arguments: { whom: 'Ada' } })
    expect((filled.body as { messages: object[] }).messages).to.deep.equal([
      { role: 'user', content: { type: 'text', text: 'greet Ada' } },
    ])
  })

  it('that do not exist, of applications that have none or are not there: a clear failure, no crash', async () => {
    const missing = await registry.post('/applications/peer/resources/read', { uri: 'peer://nothing' })
    expect([missing.status, missing.body]).to.deep.include.members([502])
    expect(missing.body).to.have.property('detail').that.contains("does not give the resource 'peer://nothing'")
    expect((await registry.post('/applications/web/prompts/get', { name: 'x' })).status).to.equal(404)
    expect(await registry.get('/applications/web/resources')).to.deep.equal({ resources: [], templates: [] })
    expect((await registry.post('/applications/dead/resources/read', { uri: 'x' })).status).to.equal(502)
    expect((await registry.post('/applications/none/resources/read', { uri: 'x' })).status).to.equal(404)
    expect((await registry.post('/applications/peer/resources/read', {})).status).to.equal(422)
  })
})
