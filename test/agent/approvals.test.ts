import { expect } from 'chai'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Settings } from '../../src/config/settings.ts'
import type { Approval } from '../../src/contract/chat.ts'
import { startAgent, until, type TestAgent } from './support/start-agent.ts'

describe('approvals', () => {
  let agent: TestAgent
  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(() => agent.close())

  const ask = async (message = 'write a lead'): Promise<{ session_id: string; approval: Approval }> => {
    const { data, metadata } = await agent.chat(message)
    return { session_id: metadata.session_id, approval: data.approval! }
  }
  const executions = () => agent.engine.asked.filter(({ kind }) => kind === 'execute')

  it('show the exact call and run it once approved [B-19]', async () => {
    const { session_id, approval } = await ask()
    expect(approval).to.have.keys('id', 'action', 'tool', 'args', 'schema')
    expect(approval).to.deep.include({ tool: 'crm_create_lead', args: { name: 'Ann', score: 5 } })
    expect(executions()).to.have.length(0)
    const { data, metadata } = await agent.chat('Approve', { approval: { id: approval.id, decision: 'approve' } })
    expect(data.result).to.deep.equal({ id: 1, name: 'Ann', score: 5 })
    expect(metadata).to.deep.include({ session_id, tools_used: ['crm_create_lead'] })
    expect(executions()).to.have.length(1)
    expect((await agent.send(`/sessions/${session_id}`)).body.approval).to.equal(null)
  })

  it('are decided by a plain yes or no in the session [B-19]', async () => {
    const yes = await ask()
    await agent.chat('yes, go ahead', { session_id: yes.session_id })
    expect(executions()).to.have.length(1)
    const no = await ask()
    const { response, metadata } = await agent.chat("no, don't", { session_id: no.session_id })
    expect(response).to.equal('Nothing was changed.')
    expect(metadata.tools_used).to.deep.equal([])
    expect(executions()).to.have.length(1)
    const late = await agent.chat('yes', { session_id: no.session_id })
    expect(late.response).to.match(/^turn/)
    expect(executions()).to.have.length(1)
  })

  it('still wait after a dry run that says no', async () => {
    const { session_id, approval } = await ask()
    const { response } = await agent.chat('no', { session_id, dry_run: true })
    expect(response).to.contain('still waits')
    await agent.chat('Approve', { approval: { id: approval.id, decision: 'approve' } })
    expect(executions()).to.have.length(1)
  })

  it('rejected call nothing and cannot be approved afterwards [B-19]', async () => {
    const { approval } = await ask()
    await agent.chat('Reject', { approval: { id: approval.id, decision: 'reject' } })
    const late = await agent.send('/chat', { message: 'x', approval: { id: approval.id, decision: 'approve' } })
    expect(late.status).to.equal(409)
    expect(late.body.detail).to.match(/rejected already; nothing was changed/)
    expect(executions()).to.have.length(0)
  })

  it('approved many times at once run once, with the same answer', async () => {
    const { approval } = await ask()
    const body = { message: 'Approve', approval: { id: approval.id, decision: 'approve' } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.send('/chat', body)))
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body: { response } }) => response))).to.deep.equal(new Set(['Created.']))
    expect(executions()).to.have.length(1)
  })

  it('run with edited arguments, and wait on when those do not fit', async () => {
    const { approval, session_id } = await ask()
    const decide = (args: object) => agent.chat('Approve', { approval: { id: approval.id, decision: 'approve', args } })
    const wrong = await decide({ name: 'Bea', score: 'high' })
    expect(wrong.data.error?.code).to.equal('NEEDS_INPUT')
    expect(wrong.response).to.match(/score must be integer/)
    expect(wrong.data.approval?.id).to.equal(approval.id)
    expect(executions()).to.have.length(0)
    expect((await agent.send(`/sessions/${session_id}`)).body.approval.id).to.equal(approval.id)
    await decide({ name: 'Bea' })
    expect(executions()[0]!.pending!.args).to.deep.equal({ name: 'Bea' })
  })

  it('are told in the answer that decided them, so that a page can say what became of them', async () => {
    const decide = async (more: object) => {
      const { approval } = await ask()
      const { data } = await agent.chat('x', { approval: { id: approval.id, ...more } })
      const { id, ...rest } = data.decided!
      expect(id).to.equal(approval.id)
      return rest
    }
    expect(await decide({ decision: 'approve' })).to.deep.equal({ outcome: 'approved' })
    expect(await decide({ decision: 'approve', args: { name: 'Ann', score: 5 } })).to.deep.equal({
      outcome: 'approved',
    })
    expect(await decide({ decision: 'approve', args: { name: 'B' } })).to.deep.equal({
      outcome: 'approved',
      edited: true,
    })
    expect(await decide({ decision: 'reject' })).to.deep.equal({ outcome: 'rejected' })
    const { approval, session_id } = await ask()
    await agent.chat('something else', { session_id })
    const { messages } = (await agent.send(`/sessions/${session_id}`)).body
    expect(messages.at(-1).data.decided).to.deep.equal({ id: approval.id, outcome: 'replaced' })
  })

  it('survive a restart [B-19]', async () => {
    const { approval, session_id } = await ask()
    await agent.restart()
    expect((await agent.send(`/sessions/${session_id}`)).body.approval).to.deep.equal(approval)
    await agent.chat('yes', { session_id })
    expect(executions()).to.have.length(1)
    await agent.restart()
    const again = await agent.send('/chat', { message: 'x', approval: { id: approval.id, decision: 'approve' } })
    expect(again.body.response).to.equal('Created.')
    expect(executions()).to.have.length(0)
  })

  it('are void once something else is asked, and the answer says so', async () => {
    const { approval, session_id } = await ask('write lead one')
    const other = await agent.chat('yes, but with score 9', { session_id })
    expect(other.response).to.equal(
      'turn 2: yes, but with score 9\n\nThe earlier request was dropped, nothing was changed: write lead one',
    )
    const late = await agent.send('/chat', { message: 'x', approval: { id: approval.id, decision: 'approve' } })
    expect(late.status).to.equal(409)
    expect((await agent.chat('yes', { session_id })).response).to.match(/^turn 3/)
    expect(executions()).to.have.length(0)
  })

  it('are void, not given, when the message names another change [B-19]', async () => {
    const { session_id } = await ask('write Change lead Ann')
    expect((await agent.chat('delete it', { session_id })).response).to.match(/^turn 2: delete it\n\nThe earlier/)
    expect(executions()).to.have.length(0)
  })

  it('of one session cannot be used from another', async () => {
    const { approval } = await ask()
    const body = { message: 'x', session_id: 'other', approval: { id: approval.id, decision: 'approve' } }
    expect((await agent.send('/chat', body)).status).to.equal(404)
    expect(executions()).to.have.length(0)
  })

  it('are not made by a dry run, and a dry run drops none', async () => {
    const dry = await agent.chat('write a lead', { dry_run: true })
    expect(dry.data.approval).to.equal(undefined)
    const { session_id, approval } = await ask()
    await agent.chat('how many?', { session_id, dry_run: true })
    const decided = { id: approval.id, decision: 'approve' }
    expect((await agent.chat('x', { approval: decided, dry_run: true })).data.approval?.id).to.equal(approval.id)
    expect(executions()).to.have.length(0)
    await agent.chat('x', { approval: decided })
    expect(executions()).to.have.length(1)
  })

  it('wait on in web mode, where API operations are refused', async () => {
    const { session_id } = await ask()
    await agent.send('/settings/mode', { mode: 'web' }, 'PUT')
    expect((await agent.chat('yes', { session_id })).data.error?.code).to.equal('API_DISABLED')
    await agent.send('/settings/mode', { mode: 'api' }, 'PUT')
    expect((await agent.chat('yes', { session_id })).response).to.equal('Created.')
  })

  it('wait on when API operations are switched off at a restart [B-19]', async () => {
    const { session_id, approval } = await ask()
    await agent.restart({ settings: Settings.parse({ api_mode: { enabled: false } }) })
    const { data, response } = await agent.chat('yes', { session_id })
    expect(response).to.equal('API operations are switched off')
    expect(data.error?.code).to.equal('API_DISABLED')
    expect(data.approval).to.deep.equal(approval)
    expect(executions()).to.have.length(0)
    await agent.restart({ settings: Settings.parse({}) })
    expect((await agent.chat('yes', { session_id })).response).to.equal('Created.')
  })

  it('stopped while the call is under way are never called again, and the answer says that it may have been made', async () => {
    const { session_id, approval } = await ask('write slowly')
    const answer = agent.chat('yes', { session_id })
    await until(() => executions().length === 1)
    await agent.send('/chat/stop', { session_id })
    expect((await answer).response).to.match(/may have been made/)
    const late = await agent.send('/chat', { message: 'x', approval: { id: approval.id, decision: 'approve' } })
    expect(late.status).to.equal(409)
    expect(late.body.detail).to.match(/whether the change was made is not known/)
    expect(executions()).to.have.length(1)
  })

  it('that could not be taken still wait, and nobody is told that they may have been made', async () => {
    const { session_id, approval } = await ask()
    const yes = () => agent.send('/chat', { message: 'yes', approval: { id: approval.id, decision: 'approve' } })
    const database = new DatabaseSync(join(agent.folder, 'sessions.sqlite'))
    try {
      for (const [breaks, mends] of [
        ['ALTER TABLE allowed_tools RENAME TO away', 'ALTER TABLE away RENAME TO allowed_tools'],
        [
          `CREATE TRIGGER refused BEFORE UPDATE ON approvals WHEN new.state = 'claimed' BEGIN SELECT raise(ABORT, 'no'); END`,
          'DROP TRIGGER refused',
        ],
      ] as const) {
        database.exec(breaks)
        expect((await yes()).status).to.equal(500)
        database.exec(mends)
        const { body } = await agent.send(`/sessions/${session_id}`)
        expect(body.messages.at(-1).content).to.match(/^Something went wrong inside the server/)
        expect(body.approval.id).to.equal(approval.id)
      }
    } finally {
      database.close()
    }
    expect(executions()).to.have.length(0)
    expect((await yes()).body.response).to.equal('Created.')
  })

  it('approved go through when the client goes away, and the session keeps the outcome', async () => {
    const { session_id } = await ask('write slowly')
    const client = new AbortController()
    const lost = fetch(`${agent.url}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'yes', session_id }),
      signal: client.signal,
    }).catch(() => undefined)
    await until(() => executions().length === 1)
    client.abort()
    await lost
    agent.engine.release()
    let session: any
    do session = (await agent.send(`/sessions/${session_id}`)).body
    while (session.running)
    expect(session.messages.at(-1).content).to.equal('Created.')
  })
})
