import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFlowStore } from '../../../src/agent/flows/flow-store.ts'
import { openAgentDatabase } from '../../../src/agent/sessions/open-database.ts'
import { Settings } from '../../../src/config/settings.ts'
import { FlowDefinition } from '../../../src/contract/flow.ts'
import { failureOf } from '../../support/failure-of.ts'
import { startPostgres, type RunningPostgres } from '../../support/start-postgres.ts'
import { readAllEvents, startAgent, type TestAgent } from '../support/start-agent.ts'
import { FAST } from '../support/timings.ts'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** Waits until something holds, at most ten seconds. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const latest = Date.now() + 10_000; !(await holds()); await pause(10))
    if (Date.now() > latest) throw new Error('It does not come to hold')
}

describe('agent replicas over one PostgreSQL', function () {
  this.timeout(30_000)
  let server: RunningPostgres
  let one: TestAgent
  let other: TestAgent
  const start = () =>
    startAgent({
      settings: Settings.parse({ database: { url: server.url } }),
      timings: FAST,
      registryUrl: 'http://127.0.0.1:9',
    })
  before(async function () {
    this.timeout(60_000)
    server = await startPostgres()
    ;[one, other] = [await start(), await start()]
  })
  after(async () => {
    await Promise.all([one.close(), other.close()])
    await server.close()
  })
  const ask = (sql: string) => server.ask(sql)
  const stream = (agent: TestAgent, body: object) =>
    fetch(`${agent.url}/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('go on with a conversation at whatever replica, with its memory', async () => {
    expect((await one.chat('first', { session_id: 's' })).response).to.equal('turn 1: first')
    expect((await other.chat('second', { session_id: 's' })).response).to.equal('turn 2: second')
    expect((await one.chat('third', { session_id: 's' })).response).to.equal('turn 3: third')
    const { body } = await other.send('/sessions/s')
    expect(body.messages.map(({ content }: any) => content)).to.deep.equal([
      'first',
      'turn 1: first',
      'second',
      'turn 2: second',
      'third',
      'turn 3: third',
    ])
    expect((await other.send('/sessions?q=SECOND%20turn')).body.total).to.equal(1)
  })

  it('keep complete results for whatever replica', async () => {
    const { metadata } = await one.chat('big')
    const { body } = await other.send(`/sessions/${metadata.session_id}/messages/1/result`)
    expect(body).to.have.length(5000)
  })

  it('decide an approval at another replica, and make its call once', async () => {
    const { data, metadata } = await one.chat('write it once')
    const yes = { session_id: metadata.session_id, approval: { id: data.approval!.id, decision: 'approve' } }
    const answers = await Promise.all(
      [other, one, other, one].map(agent => agent.send('/chat', { message: 'yes', ...yes })),
    )
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    for (const { body } of answers) expect(body.response).to.equal('Created.')
    const made = [...one.engine.asked, ...other.engine.asked].filter(
      ({ kind, pending }) => kind === 'execute' && pending?.action === 'write it once',
    )
    expect(made).to.have.length(1)
  })

  it('make no approved call where another one may have gone on with the conversation', async () => {
    const { data } = await one.chat('write it after all', { session_id: 'lost' })
    const yes = { message: 'yes', approval: { id: data.approval!.id, decision: 'approve' } }
    const made = () =>
      [one, other]
        .flatMap(({ engine }) => engine.asked)
        .filter(({ pending }) => pending?.action === 'write it after all')
    await ask(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN DELETE FROM running WHERE session_id = NEW.session_id; RETURN NULL; END';
      CREATE TRIGGER lost AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION lose()`)
    try {
      const refused = await one.send('/chat', yes)
      expect([refused.status, refused.body.code]).to.deep.equal([503, 'CUT_OFF'])
      expect(made()).to.have.length(0)
    } finally {
      await ask('DROP TRIGGER lost ON messages; DROP FUNCTION lose')
    }
    expect((await other.send('/chat', yes)).body.response).to.equal('Created.')
    expect(made()).to.have.length(1)
  })

  it('answer one message of a conversation at a time', async () => {
    const first = one.chat('wait for it', { session_id: 'queue' })
    await eventually(() => one.engine.running === 1)
    expect((await other.send('/sessions/queue')).body).to.include({ running: true })
    const second = other.chat('after it', { session_id: 'queue' })
    const refused = await other.send('/chat', { message: 'instead', session_id: 'queue', replaces: 0 })
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'CONFLICT'])
    await pause(50)
    expect(other.engine.running).to.equal(0)
    one.engine.release()
    expect([(await first).response, (await second).response]).to.deep.equal(['turn 1: wait for it', 'turn 2: after it'])
    expect(await ask(`SELECT * FROM running`)).to.deep.equal([])
  })

  it('stop an answer that another replica works on', async () => {
    const answer = one.chat('wait here', { session_id: 'stopped' })
    await eventually(() => one.engine.running === 1)
    expect((await other.send('/chat/stop', { session_id: 'stopped' })).body).to.deep.equal({ stopped: 1 })
    expect((await answer).data.error?.code).to.equal('CANCELLED')
    expect((await other.send('/chat/stop', { session_id: 'stopped' })).body).to.deep.equal({ stopped: 0 })
  })

  it('delete a conversation that another replica works on', async () => {
    const answer = one.chat('wait here', { session_id: 'deleted' })
    await eventually(() => one.engine.running === 1)
    expect((await other.send('/sessions/deleted', undefined, 'DELETE')).status).to.equal(200)
    expect((await answer).data.error?.code).to.equal('CANCELLED')
    expect((await one.send('/sessions/deleted')).status).to.equal(404)
  })

  it('follow an answer that another replica works on: how many events were missed, then the answer', async () => {
    const request = { message: 'stream call called one | two', session_id: 'followed', turn_id: 'followed-1' }
    const streaming = stream(one, request).then(readAllEvents)
    await eventually(async () => (await other.send('/sessions/followed')).body.turn?.turn_id === 'followed-1')
    const followed = fetch(`${other.url}/chat/stream/followed-1`).then(readAllEvents)
    const again = stream(other, request).then(readAllEvents)
    const different = await stream(other, { ...request, message: 'another' })
    expect(different.status).to.equal(409)
    await pause(50)
    one.engine.release()
    const whole = await streaming
    const { length } = whole
    for (const events of [await followed, await again]) {
      expect(events.map(({ event }) => event)).to.deep.equal(['missed', 'answer'])
      expect(events[0]!.data).to.deep.equal({ events: length - 1 })
      expect(events[1]).to.deep.equal(whole.at(-1))
    }
    const over = await fetch(`${other.url}/chat/stream/followed-1?after=${length}`)
    expect(over.status).to.equal(204)
    expect((await other.send('/sessions/followed')).body.messages).to.have.length(2)
  })

  it('leave the turns of living replicas alone when one starts', async () => {
    const answer = one.chat('wait for the new one', { session_id: 'living' })
    await eventually(() => one.engine.running === 1)
    const third = await start()
    await third.close()
    expect((await other.send('/sessions/living')).body).to.include({ running: true, message_count: 1 })
    one.engine.release()
    expect((await answer).response).to.equal('turn 1: wait for the new one')
  })

  it('take up a run mode that was asked for at another one, also when they start later', async () => {
    const changed = await one.send('/settings/mode', { mode: 'hybrid' }, 'PUT')
    expect(changed.body).to.deep.equal({ mode: 'hybrid', saved: true })
    await eventually(async () => (await other.send('/settings/mode')).body.mode === 'hybrid')
    const third = await start()
    expect((await third.send('/settings/mode')).body.mode).to.equal('hybrid')
    await third.close()
    await other.send('/settings/mode', { mode: 'api' }, 'PUT')
    await eventually(async () => (await one.send('/settings/mode')).body.mode === 'api')
  })

  it('see a flow that another one saved, changed or deleted', async () => {
    const databases = await Promise.all(
      [0, 1].map(() => openAgentDatabase('/nowhere', Settings.parse({ database: { url: server.url } }).database)),
    )
    const [here, there] = await Promise.all(databases.map(database => openFlowStore(database)))
    let told = 0
    there!.onChange(() => void told++)
    expect(await there!.list()).to.deep.equal([])
    const plan = { steps: [{ id: 'r1', tool: 'crm_list_leads', args: {} }], answer: { kind: 'table' }, confidence: 1 }
    const definition = FlowDefinition.parse({ description: 'd', question: 'q', plan, parameters: [], tools: [] })
    const added = await Promise.all([here!.add('leads', definition), there!.add('leads', definition)])
    expect(added.filter(Boolean)).to.have.length(1)
    await eventually(async () => (await there!.list()).length === 1)
    await here!.put('leads', { ...definition, description: 'other' })
    await eventually(async () => (await there!.find('leads'))?.description === 'other')
    await there!.delete('leads')
    await eventually(async () => (await here!.list()).length === 0)
    await eventually(() => told >= 3)
    for (const flows of [here!, there!]) flows.close()
    await Promise.all(databases.map(database => database.close()))
  })

  it('leave no connection open when they cannot start', async () => {
    const connections = async (): Promise<string[]> =>
      (await ask(`SELECT pid FROM pg_stat_activity WHERE application_name = 'agent agent'`)).map(({ pid }) => pid)
    const before = new Set(await connections())
    const settings = Settings.parse({ database: { url: server.url }, model: { provider: 'openai', base_url: '::' } })
    const refused = await failureOf(startAgent({ settings, timings: FAST }))
    expect(refused).to.have.property('code', 'SETTING_INVALID')
    await eventually(async () => (await connections()).every(pid => before.has(pid)))
  })

  it('say where the files of a conversation are', async () => {
    const { metadata } = await one.chat('pictures')
    const gone = await other.send(`/files/${metadata.session_id}/page.png`)
    expect([gone.status, gone.body.code]).to.deep.equal([410, 'GONE'])
    expect(gone.body.detail).to.include('on the machine whose browser made them')
    expect((await other.send('/files/nobody/page.png')).status).to.equal(404)
  })

  it('answer agents at /mcp without sessions, in one conversation where they name it', async () => {
    const call = async (agent: TestAgent, args: object) => {
      const response = await fetch(`${agent.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: args } }),
      })
      const text = await response.text()
      return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result.structuredContent
    }
    const first = await call(one, { message: 'hello' })
    expect(first.response).to.equal('turn 1: hello')
    const second = await call(other, { message: 'again', session_id: first.session_id })
    expect(second.response).to.equal('turn 2: again')
  })

  it('end what a killed replica left, say what may have been changed, and go on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-killed-'))
    const child = spawn(
      process.execPath,
      [new URL('../support/hanging-agent.ts', import.meta.url).pathname, folder, server.url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    try {
      const [url] = (await once(child.stdout, 'data')) as [Buffer]
      const send = (body: object) =>
        fetch(`${url.toString()}/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).catch(() => undefined)
      void send({ message: 'hang', session_id: 'cut' })
      const { data } = await one.chat('write slowly', { session_id: 'changing' })
      void send({ message: 'yes', approval: { id: data.approval!.id, decision: 'approve' } })
      await eventually(
        async () =>
          (await ask(`SELECT 1 FROM running, approvals WHERE running.session_id = 'cut' AND state = 'claimed'`))
            .length === 1,
      )
      expect((await other.send('/sessions/cut')).body.running).to.equal(true)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const next = other.chat('go on', { session_id: 'cut' })
      expect((await next).response).to.equal('turn 1: go on')
      const cut = (await one.send('/sessions/cut')).body.messages
      expect(cut.map(({ role }: any) => role)).to.deep.equal(['user', 'assistant', 'user', 'assistant'])
      expect(cut[1].content).to.match(/^The answer was cut off/)
      await eventually(async () => (await one.send('/sessions/changing')).body.messages.length === 4)
      const changing = (await one.send('/sessions/changing')).body.messages
      expect(changing.at(-1).content).to.include('may have been made')
      const repeated = await one.send('/chat', {
        message: 'yes',
        approval: { id: data.approval!.id, decision: 'approve' },
      })
      expect(repeated.status).to.equal(409)
      expect(
        [...one.engine.asked, ...other.engine.asked].some(({ pending }) => pending?.action === 'write slowly'),
      ).to.equal(false)
    } finally {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    }
  })

  it('go on after the database was away', async () => {
    await one.chat('before', { session_id: 'away' })
    await ask('CHECKPOINT')
    await server.stop()
    const while_away = await one.send('/chat', { message: 'during', session_id: 'away' })
    expect([while_away.status, while_away.body.code]).to.deep.equal([503, 'DATABASE_UNREACHABLE'])
    expect(JSON.stringify(while_away.body)).not.to.include(new URL(server.url).password)
    await server.start()
    await eventually(async () => (await other.send('/chat', { message: 'after', session_id: 'away' })).status === 200)
    const { messages } = (await one.send('/sessions/away')).body
    expect(messages.map(({ content }: any) => content)).to.deep.equal([
      'before',
      'turn 1: before',
      'after',
      'turn 2: after',
    ])
  })
})
