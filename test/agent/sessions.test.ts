import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openSessionStore } from '../../src/agent/sessions/session-store.ts'
import { failureOf } from '../support/failure-of.ts'
import { fillDisk } from './support/store-answer.ts'
import { startAgent, until, type TestAgent } from './support/start-agent.ts'

describe('sessions', () => {
  let agent: TestAgent
  beforeEach(async () => {
    agent = await startAgent({ limits: { sessions: 3, messages: 6 } })
  })
  afterEach(() => agent.close())

  it('keep history and the engine’s memory over a restart [B-16]', async () => {
    const first = await agent.chat('one')
    const id = first.metadata.session_id
    await agent.chat('two', { session_id: id })
    const before = (await agent.send(`/sessions/${id}`)).body
    await agent.restart()
    const after = (await agent.send(`/sessions/${id}`)).body
    expect(after).to.deep.equal(before)
    expect(after.messages.map((m: any) => m.content)).to.deep.equal(['one', 'turn 1: one', 'two', 'turn 2: two'])
    expect(after.messages[3].metadata.confidence).to.equal(0.9)
    expect((await agent.chat('three', { session_id: id })).response).to.equal('turn 3: three')
  })

  it('can be listed, latest first, and deleted [B-16]', async () => {
    await agent.chat('first thing', { session_id: 'a' })
    await agent.chat('second thing', { session_id: 'b/ü?' })
    const { body } = await agent.send('/sessions')
    expect(body.total).to.equal(2)
    expect(body.sessions.map((s: any) => [s.session_id, s.title, s.message_count])).to.deep.equal([
      ['b/ü?', 'second thing', 2],
      ['a', 'first thing', 2],
    ])
    expect((await agent.send(`/sessions/${encodeURIComponent('b/ü?')}`)).status).to.equal(200)
    expect((await agent.send('/sessions/a', undefined, 'DELETE')).body).to.deep.equal({
      message: 'Session deleted successfully',
    })
    expect((await agent.send('/sessions/a')).status).to.equal(404)
    expect((await agent.chat('again', { session_id: 'a' })).response).to.equal('turn 1: again')
  })

  it('tells in the list which conversations wait for a yes', async () => {
    await agent.chat('write a lead', { session_id: 'w' })
    await agent.chat('one', { session_id: 'n' })
    const waiting = async () => (await agent.send('/sessions')).body.sessions.map((s: any) => [s.session_id, s.waiting])
    expect(await waiting()).to.deep.equal([
      ['n', undefined],
      ['w', true],
    ])
    await agent.chat('no', { session_id: 'w' })
    expect(await waiting()).to.deep.equal([
      ['w', undefined],
      ['n', undefined],
    ])
  })

  it('beyond the limit lose the one idle longest, and their oldest messages', async () => {
    for (const id of ['a', 'b', 'c']) await agent.chat(id, { session_id: id })
    await agent.chat('a again', { session_id: 'a' })
    await agent.chat('d', { session_id: 'd' })
    const ids = (await agent.send('/sessions')).body.sessions.map((s: any) => s.session_id)
    expect(ids).to.deep.equal(['d', 'a', 'c'])
    for (let n = 0; n < 5; n++) await agent.chat(`d${n}`, { session_id: 'd' })
    const { body } = await agent.send('/sessions/d')
    expect(body.messages.map((m: any) => m.content)).to.deep.equal([
      'd2',
      'turn 4: d2',
      'd3',
      'turn 5: d3',
      'd4',
      'turn 6: d4',
    ])
  })

  it('beyond the limit lose single questions without an id of the client first [B-16]', async () => {
    await agent.chat('kept', { session_id: 'mine' })
    const talk = (await agent.chat('first')).metadata.session_id
    await agent.chat('second', { session_id: talk })
    const single = []
    for (let n = 0; n < 4; n++) single.push((await agent.chat(`question ${n}`)).metadata.session_id)
    const ids = async () => (await agent.send('/sessions')).body.sessions.map((s: any) => s.session_id)
    expect(await ids()).to.deep.equal([single[3], talk, 'mine'])
    const waiting = (await agent.chat('write a lead')).metadata.session_id
    await agent.chat('one more')
    expect(await ids()).to.deep.include(waiting)
  })

  it('beyond the limit lose those of the key that holds most, none of another key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-shares-'))
    const store = await openSessionStore(folder, { sessions: 3, messages: 6 })
    try {
      const owned = (id: string) => ({ ownId: true, owner: { id, seesAll: false } })
      await store.addQuestion('hers', 'apples', owned('ann'))
      for (const id of ['b1', 'b2', 'b3', 'b4', 'b5']) await store.addQuestion(id, 'pears', owned('bob'))
      expect((await store.listSessions(9, 0)).map(({ session_id }) => session_id)).to.deep.equal(['b5', 'b4', 'hers'])
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('of an earlier version are opened, and count as conversations', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-old-'))
    const limits = { sessions: 2, messages: 6 }
    try {
      const old = await openSessionStore(folder, limits)
      await old.addQuestion('old', 'before')
      await old.database.run('ALTER TABLE sessions DROP COLUMN own_id')
      await old.database.run('PRAGMA user_version = 1')
      await old.close()
      const store = await openSessionStore(folder, limits)
      for (const id of ['a', 'b', 'c']) await store.addQuestion(id, 'single', { ownId: true })
      expect((await store.listSessions(9, 0)).map(({ session_id }) => session_id)).to.deep.equal(['c', 'old'])
      await store.close()
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('send a long result whole and keep its first rows', async () => {
    const { data, metadata } = await agent.chat('big')
    expect(data.result).to.have.length(5000)
    const [, stored] = (await agent.send(`/sessions/${metadata.session_id}`)).body.messages
    expect(stored.data.result).to.have.length(200)
    expect(stored.data.total).to.equal(5000)
  })

  it('leave nothing of themselves in the files once they are deleted', async () => {
    await agent.chat('tell me of Xylophonia', { session_id: 's' })
    const found = () =>
      readdirSync(agent.folder)
        .filter(name => name.startsWith('sessions.sqlite'))
        .some(name => /xylophonia/i.test(readFileSync(join(agent.folder, name), 'latin1')))
    expect(found()).to.equal(true)
    await agent.send('/sessions/s', undefined, 'DELETE')
    expect(found()).to.equal(false)
  })

  it('deleted while an answer is under way stay deleted', async () => {
    const answer = agent.chat('wait', { session_id: 'gone' })
    while ((await agent.send('/sessions/gone', undefined, 'DELETE')).status !== 200);
    expect((await answer).data.error?.code).to.equal('CANCELLED')
    expect((await agent.send('/sessions/gone')).status).to.equal(404)
  })

  it('deleted while a message waits for its turn stay deleted', async () => {
    const first = agent.chat('wait', { session_id: 'gone' })
    const second = agent.chat('next', { session_id: 'gone' })
    await until(() => agent.engine.running === 1)
    expect((await agent.send('/sessions/gone', undefined, 'DELETE')).status).to.equal(200)
    for (const answer of [first, second]) expect((await answer).data.error?.code).to.equal('CANCELLED')
    expect((await agent.send('/sessions/gone')).status).to.equal(404)
  })

  it('deleted in the moment in which a message is stored are not brought back by it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-gone-'))
    const store = await openSessionStore(folder)
    try {
      let isStopped = false
      const add = (message: string) => store.addQuestion('s', message, { mayBegin: () => !isStopped })
      expect(await add('first')).to.equal(true)
      isStopped = true
      expect(await add('of the same conversation')).to.equal(true)
      // As a request does: its delete is under way when the message comes.
      const [, added] = await Promise.all([store.deleteSession('s'), add('late')])
      expect(added).to.equal(false)
      expect(await store.hasSession('s')).to.equal(false)
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('survive a kill of the server: what was answered is there [B-16]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-kill-'))
    const store = new URL('../../src/agent/sessions/session-store.ts', import.meta.url).href
    const script = `import { openSessionStore } from ${JSON.stringify(store)}
      const store = await openSessionStore(${JSON.stringify(folder)})
      for (let n = 0; n < 50; n++) await store.addQuestion('s', 'message ' + n)
      console.log('stored')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(child.stdout, 'data')
      child.kill('SIGKILL')
      await once(child, 'exit')
      const reopened = await openSessionStore(folder)
      const { messages } = (await reopened.readSession('s'))!
      expect(messages.slice(0, 50).map(({ content }) => content)).to.deep.equal(
        Array.from({ length: 50 }, (_, n) => `message ${n}`),
      )
      expect(messages.slice(50).map(({ data }) => data?.error?.code)).to.deep.equal(['CANCELLED'])
      await reopened.close()
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    }
  })

  it('answer a state folder that cannot be used with one clear error [E-10]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-state-'))
    try {
      writeFileSync(join(folder, 'taken'), '')
      const taken = await failureOf(openSessionStore(join(folder, 'taken')))
      expect(taken?.message).to.match(/state folder .*taken cannot be written/)
      writeFileSync(join(folder, 'sessions.sqlite'), 'this is not a database, it is a text of some length'.repeat(50))
      expect((await failureOf(openSessionStore(folder)))?.message).to.match(/cannot be written.*not a database/)
    } finally {
      chmodSync(folder, 0o700)
      rmSync(folder, { recursive: true })
    }
  })

  it('lose nothing that was stored when the disk is full, and say so [E-10]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-full-'))
    const store = await openSessionStore(folder)
    try {
      await store.addQuestion('s', 'before')
      await fillDisk(store)
      const refused = await failureOf(store.addQuestion('s', 'x'.repeat(1_000_000)))
      expect(refused?.message).to.match(/state folder .* cannot be written: .*full/)
      expect(refused?.status).to.equal(507)
      expect((await store.readSession('s'))!.messages.map(({ content }) => content)).to.deep.equal(['before'])
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })
})
