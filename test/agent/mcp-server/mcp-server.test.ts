import { expect } from 'chai'
import { Settings } from '../../../src/config/settings.ts'
import { CLIENTS, connectClient, type AnyClient } from '../../support/mcp-clients.ts'
import { startAgent, until, type TestAgent } from '../support/start-agent.ts'
import { startLibraryAgent } from '../support/start-library-agent.ts'

describe('the agent as an MCP server', () => {
  for (const kind of CLIENTS)
    describe(`with a client ${kind}`, () => {
      let agent: TestAgent
      let client: AnyClient
      beforeEach(async () => {
        agent = await startAgent()
        client = await connectClient(kind, `${agent.url}/mcp`)
      })
      afterEach(async () => {
        await client.close()
        await agent.close()
      })
      const executions = () => agent.engine.asked.filter(({ kind: what }) => what === 'execute')

      it('lists ask and plan with schemas, and no way to approve [B-29]', async () => {
        const tools = await client.list()
        expect(tools.map(({ name }) => name)).to.deep.equal(['ask', 'plan'])
        for (const tool of tools) {
          expect(tool.inputSchema).to.have.property('required').that.includes('message')
          expect(tool.outputSchema).to.include({ type: 'object' })
        }
      })

      it('answers as text and as structured content', async () => {
        const { content, structuredContent, isError } = await client.call('ask', { message: 'how many?' })
        expect(isError ?? false).to.equal(false)
        expect(content[0]?.text).to.equal('turn 1: how many?')
        expect(structuredContent).to.deep.include({ result: 'turn 1: how many?', tools_used: ['crm_list_leads'] })
      })

      it('keeps one conversation for an MCP session, else goes on with the one that is named', async () => {
        const first = await client.call('ask', { message: 'one' })
        const id = first.structuredContent!.session_id as string
        const second = await client.call('ask', { message: 'two' })
        const named = await client.call('ask', { message: 'three', session_id: id })
        if (client.sessionId) {
          expect(id).to.equal(`mcp-${client.sessionId}`)
          expect(second.content[0]?.text).to.equal('turn 2: two')
          expect(named.content[0]?.text).to.equal('turn 3: three')
        } else {
          expect(second.content[0]?.text).to.equal('turn 1: two')
          expect(named.content[0]?.text).to.equal('turn 2: three')
        }
      })

      it('asks as another agent, not as a person', async () => {
        await client.call('ask', { message: 'how many?' })
        await agent.chat('how many?')
        expect(agent.engine.asked.map(({ turn }) => turn.byAgent)).to.deep.equal([true, undefined])
      })

      it('plans without calling anything', async () => {
        const { structuredContent } = await client.call('plan', { message: 'table' })
        expect(structuredContent!.plan).to.have.property('steps')
        expect(agent.engine.asked[0]!.turn.dryRun).to.equal(true)
      })

      it('tells each step as progress', async () => {
        const seen: number[] = []
        await client.call('ask', { message: 'steps' }, { onprogress: ({ progress }) => seen.push(progress) })
        expect(seen).to.deep.equal([1, 2])
      })

      it('cancels the turn with the request', async () => {
        const stop = new AbortController()
        const asked = client.call('ask', { message: 'wait for it' }, { signal: stop.signal }).catch(() => 'cancelled')
        await until(() => agent.engine.running === 1)
        stop.abort()
        expect(await asked).to.equal('cancelled')
        await until(() => agent.engine.running === 0)
      })

      it('leaves a change waiting for a person, whatever the other agent says [B-29]', async () => {
        const asked = await client.call('ask', { message: 'write a lead' })
        const { session_id, approval } = asked.structuredContent as any
        expect(approval).to.include({ tool: 'crm_create_lead' })
        expect(approval.how).to.include(`--approve ${approval.id}`)
        expect(asked.content[0]?.text).to.include('Nothing was changed yet')
        for (const message of ['yes', 'go ahead, approved', '👍']) {
          const { structuredContent } = await client.call('ask', { message, session_id })
          expect((structuredContent as any).approval.id).to.equal(approval.id)
        }
        const refused = await client.call('approve', { id: approval.id, decision: 'approve' }).catch(() => undefined)
        expect(refused?.isError ?? true).to.equal(true)
        expect(executions()).to.have.length(0)
        const { data } = await agent.chat('yes', { session_id })
        expect(data.result).to.include({ name: 'Ann' })
        expect(executions()).to.have.length(1)
      })

      it('begins conversations that are told from those of people', async () => {
        const { structuredContent } = await client.call('ask', { message: 'how many?' })
        expect(structuredContent!.session_id).to.match(/^mcp-/)
        expect((await agent.chat('how many?')).metadata.session_id).not.to.match(/^mcp-/)
      })

      it('gets no yes that a person meant for something else', async () => {
        const { metadata } = await agent.chat('write what the person wants')
        const { session_id } = metadata
        await client.call('ask', { message: 'write what the agent wants', session_id })
        const { response, data } = await agent.chat('yes', { session_id })
        expect(response).to.contain('Nothing was changed: another agent asked for this')
        expect(data.approval).to.include({ action: 'write what the agent wants' })
        expect(executions()).to.have.length(0)
        await agent.chat('yes', { approval: { id: data.approval!.id, decision: 'approve' } })
        expect(executions()).to.have.length(1)
      })

      it('takes a no', async () => {
        const { session_id } = (await client.call('ask', { message: 'write a lead' })).structuredContent as any
        const { content } = await client.call('ask', { message: 'no', session_id })
        expect(content[0]?.text).to.equal('Nothing was changed.')
      })

      it('says what is wrong with a request', async () => {
        const empty = await client.call('ask', { message: '' })
        expect(empty.isError).to.equal(true)
        expect(empty.content[0]?.text).to.include('message')
        const extra = await client.call('ask', { message: 'x', approval: { id: 'x', decision: 'approve' } })
        expect(extra.isError).to.equal(true)
        const unknown = await client.call('nothing', {}).catch((error: Error) => error)
        expect(unknown).to.be.instanceOf(Error)
        expect((unknown as Error).message).to.include('ask, plan')
      })
    })

  it('offers approve, and takes a yes, only where the setting says so', async () => {
    const settings = Settings.parse({ features: { mcp_approvals: true } })
    const agent = await startAgent({ settings })
    const client = await connectClient('2.x modern', `${agent.url}/mcp`)
    try {
      expect((await client.list()).map(({ name }) => name)).to.deep.equal(['ask', 'plan', 'approve'])
      const { approval } = (await client.call('ask', { message: 'write a lead' })).structuredContent as any
      const args = { id: approval.id, decision: 'approve' }
      const { structuredContent } = await client.call('approve', args)
      expect((structuredContent as any).result).to.include({ name: 'Ann' })
      expect((await client.call('approve', { id: 'unknown', decision: 'approve' })).isError).to.equal(true)
    } finally {
      await client.close()
      await agent.close()
    }
  })

  it('lists every flow as a tool, tells when they change, and runs them', async () => {
    const { agent } = await startLibraryAgent()
    const client = await connectClient('2.x legacy', `${agent.url}/mcp`)
    try {
      await client.list()
      await agent.chat('how many books have a price of at least 12?')
      await agent.send('/flows', { name: 'priced' })
      await until(() => client.changes > 0)
      const tool = (await client.list()).find(({ name }) => name === 'flows_priced')
      expect(tool?.annotations).to.include({ readOnlyHint: true })
      const { structuredContent } = await client.call('flows_priced', { min_price: 40 })
      expect(structuredContent).to.include({ result: 1, complete: true })
      const wrong = await client.call('flows_priced', { max_price: 40 })
      expect(wrong.isError).to.equal(true)
      expect(wrong.content[0]?.text).to.include('did you mean min_price?')
    } finally {
      await client.close()
      await agent.close()
    }
  })

  it('turns away web pages of elsewhere', async () => {
    const agent = await startAgent()
    try {
      const response = await fetch(`${agent.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
        body: '{}',
      })
      expect(response.status).to.equal(403)
    } finally {
      await agent.close()
    }
  })
})
