import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { FlowAnnouncement } from '../../src/contract/flow.ts'
import { startCountingMcp } from '../support/counting-mcp.ts'
import { connectClient } from '../support/mcp-clients.ts'
import { startRegistry, type RunningRegistry } from '../support/start-registry.ts'

const FLOW: FlowAnnouncement['flows'][number] = {
  name: 'late_loans',
  description: 'Loans that are late',
  input_schema: { type: 'object', properties: { days: { type: 'integer' } }, additionalProperties: false },
  output_schema: { type: 'object', properties: { response: { type: 'string' }, result: { type: 'number' } } },
  read_only: true,
}

/** An agent server as far as runs of flows go: it answers as the name of the flow says, and keeps what it was sent. */
async function startAgentLike() {
  const seen: { path: string; body: any; traceparent: unknown }[] = []
  const server = createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    const body = JSON.parse(text)
    seen.push({ path: req.url!, body, traceparent: req.headers.traceparent })
    const send = (status: number, value: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const answer = (data: object) => send(200, { response: 'Said.', data, metadata: { session_id: 's1' } })
    if (req.url!.includes('gone')) send(404, { detail: "Flow 'gone' not found", code: 'NOT_FOUND' })
    else if (req.url!.includes('failing'))
      answer({ result: null, error: { code: 'TOOL_FAILED', message: 'the service is out of order' } })
    else if (req.url!.includes('writing')) answer({ result: null, approval: { id: 'a1', action: 'Create it' } })
    else answer({ result: body.args.days ?? 7, complete: true, steps: [], plan: {} })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    seen,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

describe('flows of an agent in the registry', () => {
  let registry: RunningRegistry
  let agent: Awaited<ReturnType<typeof startAgentLike>>
  beforeEach(async () => {
    registry = await startRegistry('services: []\n')
    agent = await startAgentLike()
  })
  afterEach(async () => {
    await registry.close()
    await agent.close()
  })
  const announce = (...flows: FlowAnnouncement['flows']) => registry.post('/flows', { port: agent.port, flows }, 'PUT')

  it('are the tools of an application of their own, until there are none', async () => {
    const { status, body } = await announce(FLOW, { ...FLOW, name: 'write_it', read_only: false })
    expect(status).to.equal(200)
    expect(body).to.deep.equal({ tools: ['flows_late_loans', 'flows_write_it'] })
    expect(await registry.application('flows')).to.include({ type: 'flows', state: 'ready', tool_count: 2 })
    const records = await registry.records('flows')
    expect(records.flows_late_loans).to.deep.include({ read_only: true, description: FLOW.description })
    expect(records.flows_late_loans!.parameters.map(({ name, type }) => [name, type])).to.deep.equal([
      ['days', 'integer'],
    ])
    expect(records.flows_write_it!.read_only).to.equal(false)
    await announce(FLOW)
    expect(Object.keys(await registry.records('flows'))).to.deep.equal(['flows_late_loans'])
    await announce()
    expect(await registry.application('flows')).to.equal(undefined)
  })

  it('run at the agent that announced them, at the host that it called from', async () => {
    await announce(FLOW)
    const { status, body } = await registry.call('flows', 'late_loans', { days: 30 })
    expect(status).to.equal(200)
    expect(body).to.deep.equal({ response: 'Said.', result: 30, complete: true })
    expect(agent.seen).to.have.length(1)
    expect(agent.seen[0]).to.deep.include({ path: '/flows/late_loans/run', body: { args: { days: 30 }, keep: false } })
  })

  it('check their arguments before anything is sent', async () => {
    await announce(FLOW)
    expect((await registry.call('flows', 'late_loans', { days: 'many' })).status).to.equal(422)
    expect(agent.seen).to.have.length(0)
  })

  it('fail as a call when their answer says that something failed, and give an approval as a result', async () => {
    await announce(
      { ...FLOW, name: 'failing' },
      { ...FLOW, name: 'gone' },
      { ...FLOW, name: 'writing', read_only: false },
    )
    const failed = await registry.call('flows', 'failing')
    expect(failed.status).to.be.at.least(400)
    expect((failed.body as any).message).to.include('the service is out of order')
    expect((await registry.call('flows', 'gone')).status).to.equal(404)
    const waiting = await registry.call('flows', 'writing')
    expect(waiting.body).to.deep.include({ approval: { id: 'a1', action: 'Create it' }, session_id: 's1' })
  })

  it('are listed and called at /mcp', async () => {
    await announce(FLOW)
    const client = await connectClient('2.x modern', `${registry.url}/mcp`)
    try {
      const tool = (await client.list()).find(({ name }) => name === 'flows_late_loans')
      expect(tool?.annotations).to.include({ readOnlyHint: true })
      const { structuredContent } = await client.call('flows_late_loans', { days: 3 })
      expect(structuredContent).to.include({ result: 3 })
    } finally {
      await client.close()
    }
  })

  it('are there after a restart, with the agent away, and calls say that it is', async () => {
    await registry.close()
    registry = await startRegistry('services: []\n', { keepFolder: true })
    await announce(FLOW)
    const { folder } = registry
    await registry.close()
    registry = await startRegistry('services: []\n', { folder })
    expect(Object.keys(await registry.records('flows'))).to.deep.equal(['flows_late_loans'])
    expect((await registry.call('flows', 'late_loans')).status).to.equal(200)
    await agent.close()
    const { status, body } = await registry.call('flows', 'late_loans')
    expect(status).to.equal(502)
    expect((body as any).message).to.include('flows')
  })

  it('leave their name to a service of the file, and have it again when that is gone', async () => {
    const service = await startCountingMcp()
    service.tools = [{ name: 'pour', description: 'To pour', inputSchema: { type: 'object' } }]
    try {
      await registry.close()
      registry = await startRegistry('services: []\n', { keepFolder: true })
      await announce(FLOW)
      const { folder } = registry
      const restart = async (yaml: string) => {
        await registry.close()
        registry = await startRegistry(yaml, { folder, keepFolder: true })
      }
      await restart(`mcpServers:\n  flows: { url: "${service.url}" }\n`)
      expect((await registry.call('flows', 'pour')).status).to.equal(200)
      expect((await announce(FLOW)).status).to.equal(409)
      expect(Object.keys(await registry.records('flows'))).to.deep.equal(['flows_pour'])
      expect(await registry.application('flows')).to.include({ type: 'mcp', tool_count: 1 })
      await restart('services: []\n')
      expect(Object.keys(await registry.records('flows'))).to.deep.equal(['flows_late_loans'])
    } finally {
      await service.close()
    }
  })

  it('are taken with the admin key alone where there is one, and never in the place of another application', async () => {
    const guarded = await startRegistry('services: []\n', { environment: { AGENT_REGISTRY_ADMIN_KEY: 'secret' } })
    try {
      const { status } = await guarded.post('/flows', { port: agent.port, flows: [FLOW] }, 'PUT')
      expect(status).to.equal(401)
      expect(await guarded.application('flows')).to.equal(undefined)
    } finally {
      await guarded.close()
    }
    const own = { name: 'own', description: '', input_schema: { type: 'object', properties: {} } }
    await registry.post('/functions/onboard', { app_name: 'flows', schemas: [own] })
    expect((await announce(FLOW)).status).to.equal(409)
    expect(Object.keys(await registry.records('flows'))).to.deep.equal(['flows_own'])
  })
})
