import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createAllowedStore } from '../../src/agent/approvals/allowed-store.ts'
import { rewindMemory } from '../../src/agent/rewind-memory.ts'
import { openSessionStore } from '../../src/agent/sessions/session-store.ts'
import { resumeStream, openStream } from './support/open-stream.ts'
import { PENDING } from './support/scripted-engine.ts'
import { startAgent, until, type TestAgent } from './support/start-agent.ts'

describe('replaced questions', () => {
  let agent: TestAgent
  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(() => agent.close())

  const ask = (message: string, more: object = {}) => agent.chat(message, { session_id: 's', ...more })
  const session = async () => (await agent.send('/sessions/s')).body
  const contents = async () => (await session()).messages.map((m: any) => m.content)
  async function askThree(): Promise<void> {
    for (const message of ['one', 'two', 'three']) await ask(message)
  }

  it('tell their place in every answer', async () => {
    await askThree()
    expect((await ask('four')).metadata.place).to.equal(7)
    const { messages } = await session()
    expect(messages.map((m: any) => m.metadata?.place)).to.deep.equal([
      undefined,
      1,
      undefined,
      3,
      undefined,
      5,
      undefined,
      7,
    ])
  })

  for (const [place, left] of [
    [0, []],
    [2, ['one', 'turn 1: one']],
    [4, ['one', 'turn 1: one', 'two', 'turn 2: two']],
  ] as const)
    it(`take what follows with them, and leave the memory as it was (${place})`, async () => {
      await askThree()
      const turn = left.length / 2 + 1
      const { response, metadata } = await ask('other', { replaces: place })
      expect(response).to.equal(`turn ${turn}: other`)
      expect(metadata.place).to.equal(place + 1)
      expect(await contents()).to.deep.equal([...left, 'other', `turn ${turn}: other`])
      expect((await ask('next')).response).to.equal(`turn ${turn + 1}: next`)
      expect((await ask('again', { replaces: place })).response).to.equal(`turn ${turn}: again`)
    })

  it('survive a restart between the answers and the edit', async () => {
    await askThree()
    await agent.restart()
    expect((await ask('other', { replaces: 2 })).response).to.equal('turn 2: other')
  })

  it('work over a stream too', async () => {
    await askThree()
    const client = await openStream(agent, 'other', { session_id: 's', replaces: 2 })
    expect((await client.take()).at(-1)!.data.response).to.equal('turn 2: other')
    const again = await resumeStream(agent, client.events[0]!.data.turn_id)
    expect(await again.take()).to.deep.equal(client.events)
  })

  it('are refused where there is no question, and change nothing then', async () => {
    await askThree()
    const send = async (body: object) => (await agent.send('/chat', { message: 'x', session_id: 's', ...body })).status
    expect(await send({ replaces: 6 })).to.equal(404)
    expect(await send({ replaces: 1 })).to.equal(422)
    expect(await send({ replaces: -1 })).to.equal(422)
    expect(await send({ replaces: 0.5 })).to.equal(422)
    expect(await send({ replaces: 0, session_id: 'nobody' })).to.equal(404)
    expect(await send({ replaces: 0, session_id: undefined })).to.equal(422)
    expect(await contents()).to.have.length(6)
    expect((await ask('four')).response).to.equal('turn 4: four')
  })

  it('are refused while an answer is under way, however many come at once', async () => {
    await ask('one')
    const waiting = agent.chat('wait', { session_id: 's' })
    await until(() => agent.engine.running === 1)
    expect((await agent.send('/chat', { message: 'x', session_id: 's', replaces: 0 })).status).to.equal(409)
    expect((await agent.send('/chat/stream', { message: 'x', session_id: 's', replaces: 0 })).status).to.equal(409)
    agent.engine.release()
    await waiting
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd'].map(message => agent.send('/chat', { message, session_id: 's', replaces: 0 })),
    )
    const answered = sent.filter(({ status }) => status === 200)
    expect(sent.filter(({ status }) => status === 409).length + answered.length).to.equal(4)
    expect(answered.length).to.be.at.least(1)
    expect(await contents()).to.have.length(2)
  })

  it('keep their conversation in one piece when they are asked in the same moment as a message', async () => {
    await askThree()
    await Promise.all([ask('other', { replaces: 2 }), ask('next')])
    expect(await contents()).to.deep.equal(['one', 'turn 1: one', 'other', 'turn 2: other', 'next', 'turn 3: next'])
  })

  it('give the conversation their title, unless it was named', async () => {
    await ask('one')
    await ask('better', { replaces: 0 })
    expect((await session()).title).to.equal('better')
    await agent.send('/sessions/s', { title: 'Mine' }, 'PATCH')
    await ask('best', { replaces: 0 })
    expect((await session()).title).to.equal('Mine')
  })

  describe('with a change', () => {
    it('void what waited for a yes', async () => {
      const { data } = await ask('write a lead')
      const { id } = data.approval!
      await ask('how many?', { replaces: 0 })
      expect((await session()).approval).to.equal(null)
      const { status, body } = await agent.send('/chat', { message: 'yes', approval: { id, decision: 'approve' } })
      expect(status).to.equal(409)
      expect(body.detail).to.contain('nothing was changed')
      expect((await ask('yes')).response).to.equal('turn 2: yes')
      expect(agent.engine.asked.some(({ kind }) => kind === 'execute')).to.equal(false)
    })

    it('let wait again what waited before them', async () => {
      const { id } = (await ask('write a lead')).data.approval!
      await ask('how many?')
      expect((await session()).approval).to.equal(null)
      const answer = await ask('yes', { replaces: 2 })
      expect(answer.response).to.equal('Created.')
      expect(agent.engine.asked.at(-1)).to.deep.include({ kind: 'execute' })
      expect(agent.engine.asked.at(-1)!.pending!.args).to.deep.equal(PENDING.args)
      expect((await agent.send('/chat', { message: 'yes', approval: { id, decision: 'approve' } })).status).to.equal(
        200,
      )
      expect(agent.engine.asked.filter(({ kind }) => kind === 'execute')).to.have.length(1)
    })

    it('let a no be taken back, and void it again with another message', async () => {
      await ask('write a lead')
      expect((await ask('no')).response).to.equal('Nothing was changed.')
      expect((await ask('how many?', { replaces: 2 })).response).to.contain('The earlier request was dropped')
      expect((await ask('yes', { replaces: 2 })).response).to.equal('Created.')
    })

    it('say that what was made stays, and go on saying it when they are replaced themselves', async () => {
      await ask('write a lead')
      await ask('yes')
      const stays = 'What the replaced messages changed stays as it is: write a lead.'
      expect((await ask('other', { replaces: 0 })).response).to.equal(`turn 1: other\n\n${stays}`)
      expect((await ask('another', { replaces: 0 })).response).to.equal(`turn 1: another\n\n${stays}`)
      expect((await ask('next')).response).to.equal('turn 2: next')
      expect((await ask('last', { replaces: 2 })).response).to.equal('turn 2: last')
    })

    it('say that a change that was stopped may have been made', async () => {
      await ask('write slowly')
      const yes = agent.chat('yes', { session_id: 's' })
      await until(() => agent.engine.asked.at(-1)?.kind === 'execute')
      await agent.send('/chat/stop', { session_id: 's' })
      expect((await yes).data.error?.code).to.equal('CANCELLED')
      expect((await ask('other', { replaces: 0 })).response).to.contain(
        'This may have been changed by the replaced messages, look at the record: write slowly.',
      )
    })

    it('forget what was allowed in the part that went, and nothing of before', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'agent-allowed-'))
      const store = await openSessionStore(folder)
      try {
        const allowed = createAllowedStore(store.database)
        await store.addQuestion('s', 'one')
        await store.write('s', tx => allowed.allow(tx, 's', 'crm_create_lead'))
        await store.database.run(`UPDATE allowed_tools SET since = '2020-01-01T00:00:00.000Z'`)
        await store.addQuestion('s', 'two')
        await store.write('s', tx => allowed.allow(tx, 's', 'crm_delete_lead'))
        await store.replaceQuestion('s', 1, 'other', before => before)
        expect((await allowed.list('s')).map(({ tool }) => tool)).to.deep.equal(['crm_create_lead'])
      } finally {
        await store.close()
        rmSync(folder, { recursive: true })
      }
    })
  })

  it('undo no change, and leave the page that is open', () => {
    const page = { url: 'http://a.example/2', title: 'Two', isLast: true, result: 7 }
    const before = {
      query: 'old',
      undo: 'first',
      web: { url: 'http://a.example/1', title: 'One', isLast: true, result: 3 },
    }
    const now = { query: 'new', undo: 'second', web: page }
    expect(rewindMemory(before, now)).to.deep.equal({
      query: 'old',
      undo: 'second',
      web: { url: 'http://a.example/2', title: 'Two', isLast: true },
    })
    expect(rewindMemory(before, { web: { ...page, url: before.web.url } })).to.deep.equal({
      query: 'old',
      web: before.web,
    })
    expect(rewindMemory(null, { query: 'new', web: page })).to.deep.equal({
      web: { url: page.url, title: 'Two', isLast: false },
    })
    expect(rewindMemory(before, { query: 'new' })).to.deep.equal({ query: 'old' })
    expect(rewindMemory(3, 7)).to.equal(3)
  })

  it('leave nothing behind when they fail: the conversation is as it was', async () => {
    await askThree()
    await agent.send('/chat', { message: 'crash', session_id: 's', replaces: 2 })
    expect((await contents()).slice(0, 3)).to.deep.equal(['one', 'turn 1: one', 'crash'])
    expect((await ask('two', { replaces: 2 })).response).to.equal('turn 2: two')
  })
})
