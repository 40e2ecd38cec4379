import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { createTurnQueue } from '../../src/agent/chat/turn-queue.ts'
import { Settings } from '../../src/config/settings.ts'
import { failureOf } from '../support/failure-of.ts'
import { readAllEvents, readEvents, startAgent, until, type TestAgent } from './support/start-agent.ts'

describe('agent server', () => {
  let agent: TestAgent
  before(async () => {
    agent = await startAgent()
  })
  after(() => agent.close())

  const rows: [string, string, unknown, number, string?][] = [
    ['POST', '/chat', { message: 'hello' }, 200],
    ['POST', '/chat', {}, 422],
    ['POST', '/chat', { message: '' }, 422],
    ['POST', '/chat', { message: ' \n\t ' }, 422],
    ['POST', '/chat', { message: null }, 422],
    ['POST', '/chat', '[]', 422],
    ['POST', '/chat', '{"message"', 400],
    ['POST', '/chat', { message: 'x'.repeat(8000) }, 200],
    ['POST', '/chat', { message: 'x'.repeat(8001) }, 413, 'TOO_LARGE'],
    ['POST', '/chat', { message: '👍'.repeat(8000) }, 200],
    ['POST', '/chat', { message: '👍'.repeat(8001) }, 413, 'TOO_LARGE'],
    ['POST', '/chat', { message: 'x'.repeat(2_000_000) }, 413],
    ['POST', '/chat', { message: 'hi', session_id: '' }, 422],
    ['POST', '/chat', { message: 'hi', session_id: 'x'.repeat(201) }, 422],
    ['POST', '/chat', { message: 'hi', apps: 'crm' }, 422],
    ['POST', '/chat', { message: 'hi', approval: { id: 'x', decision: 'maybe' } }, 422],
    ['POST', '/chat', { message: 'hi', approval: { id: 'x', decision: 'approve' } }, 404],
    ['POST', '/chat/stream', { message: '' }, 422],
    ['POST', '/chat/stream', { message: 'x'.repeat(8001) }, 413],
    ['POST', '/chat/stream', { message: 'hi', approval: { id: 'x', decision: 'approve' } }, 404],
    ['GET', '/chat', undefined, 405],
    ['POST', '/chat/stop', {}, 422],
    ['POST', '/chat/stop', { session_id: 'nobody' }, 200],
    ['GET', '/sessions/nobody', undefined, 404],
    ['DELETE', '/sessions/nobody', undefined, 404],
    ['GET', '/sessions?limit=0', undefined, 422],
    ['PUT', '/settings/mode', { mode: 'turbo' }, 422],
    ['PUT', '/settings/mode', {}, 422],
    ['GET', '/openapi.json', undefined, 200],
    ['GET', '/nothing', undefined, 404],
    ['GET', '/flows', undefined, 200],
    ['GET', '/flows/nothing', undefined, 404],
    ['DELETE', '/flows/nothing', undefined, 404],
    ['POST', '/flows/nothing/run', {}, 404],
    ['POST', '/flows', { name: 'No name' }, 422],
    ['POST', '/flows', { name: 'top', session_id: 'nobody' }, 404],
  ]
  for (const [method, path, body, status, code] of rows) {
    const shown = JSON.stringify(body ?? null)
    it(`answers ${method} ${path} ${shown.length > 60 ? `${shown.slice(0, 60)}… (${shown.length})` : shown} with ${status} [B-09]`, async () => {
      const answer = await agent.send(path, body, method)
      expect(answer.status).to.equal(status)
      if (status >= 400) expect(answer.body).to.have.keys('detail', 'code')
      if (code) expect(answer.body.code).to.equal(code)
    })
  }

  it('answers {response, data, metadata} with time, tools and confidence [B-06, B-07]', async () => {
    const { response, data, metadata } = await agent.chat('how many?', { session_id: 'shape' })
    expect(response).to.equal('turn 1: how many?')
    expect(data.result).to.equal('turn 1: how many?')
    expect(metadata).to.deep.include({
      tools_used: ['crm_list_leads'],
      confidence: 0.9,
      session_id: 'shape',
      mode: 'api',
      engine: 'builtin',
    })
    expect(metadata.execution_time).to.be.a('number').at.least(0)
  })

  it('gives health as exactly status and timestamp [B-04]', async () => {
    const { body } = await agent.send('/health')
    expect(body).to.have.keys('status', 'timestamp')
    expect(body.status).to.equal('healthy')
    expect(new Date(body.timestamp).toISOString()).to.equal(body.timestamp)
  })

  it('tells mode, version, engine, registry, browser and sessions, the registry being away [B-05, B-24]', async () => {
    const { body } = await agent.send('/status')
    expect(body).to.have.keys(
      'status',
      'mode',
      'version',
      'uptime_s',
      'engine',
      'registry',
      'browser',
      'sessions',
      'storage',
    )
    expect(body).to.deep.include({ status: 'degraded', mode: 'api' })
    expect(body.engine.builtin).to.equal(true)
    expect(body.registry).to.deep.include({ reachable: false, applications: 0, tools: 0 })
    expect(body.registry.message).to.match(/cannot be reached .* agent start api-registry/)
    expect(body.browser).to.deep.include({ enabled: false, available: false })
  })

  it('serves interactive documentation [B-03]', async () => {
    expect(await (await fetch(`${agent.url}/docs/`)).text()).to.contain('swagger-ui')
  })

  it('hands message, apps, dry run, mode, approvals and memory to the engine [B-17, B-18]', async () => {
    await agent.chat('one', { session_id: 'turns' })
    await agent.chat('two', { session_id: 'turns', apps: ['crm'], dry_run: true })
    const { turn } = agent.engine.asked.at(-1)!
    expect(turn).to.deep.include({ message: 'two', apps: ['crm'], dryRun: true, mode: 'api', memory: 1, maxShown: 10 })
    expect(turn.approvals).to.equal('writes')
  })

  it('says that no model is configured when one is asked for', async () => {
    const { data } = await agent.chat('hi', { engine: 'model' })
    expect(data.error?.code).to.equal('MODEL_MISSING')
  })

  it('answers a failure inside the engine with 500 without its inside, and keeps the conversation', async () => {
    const { status, body } = await agent.send('/chat', { message: 'crash', session_id: 'crash' })
    expect(status).to.equal(500)
    expect(JSON.stringify(body)).not.to.contain('secret')
    const session = (await agent.send('/sessions/crash')).body
    expect(session.messages.map((m: any) => m.role)).to.deep.equal(['user', 'assistant'])
    expect((await agent.chat('next', { session_id: 'crash' })).response).to.equal('turn 1: next')
  })

  describe('run modes', () => {
    afterEach(() => agent.send('/settings/mode', { mode: 'api' }, 'PUT'))

    it('refuses a browser request in api mode with exactly the text of the specification, calling nothing [B-10]', async () => {
      const before = agent.engine.asked.length
      const { response, data, metadata } = await agent.chat('navigate to google.com')
      expect(response).to.equal('Browser operations not available in API mode')
      expect(data.error?.code).to.equal('BROWSER_DISABLED')
      expect(metadata).to.deep.include({ tools_used: [], confidence: 1, mode: 'api' })
      expect(agent.engine.asked.length).to.equal(before)
    })

    it('refuses an API request in web mode the same way [B-12]', async () => {
      await agent.send('/settings/mode', { mode: 'web' }, 'PUT')
      const { response, data, metadata } = await agent.chat('how many accounts are there?')
      expect(response).to.equal('API operations not available in web mode')
      expect(data.error?.code).to.equal('API_DISABLED')
      expect(metadata).to.deep.include({ tools_used: [], confidence: 1, mode: 'web' })
    })

    it('refuses a request behind a greeting too, in web mode and with API operations off [B-12]', async () => {
      await agent.send('/settings/mode', { mode: 'web' }, 'PUT')
      const off = await startAgent({ settings: Settings.parse({ api_mode: { enabled: false } }) })
      try {
        for (const message of ['hi, count my accounts', 'help list leads', 'hello top 5 accounts'])
          for (const { chat } of [agent, off]) expect((await chat(message)).data.error?.code).to.equal('API_DISABLED')
        for (const message of ['hi', 'Good morning!', 'thanks', 'help', 'what can you do?'])
          for (const { chat } of [agent, off]) expect((await chat(message)).response).to.match(/^turn 1/)
      } finally {
        await off.close()
      }
    })

    it('answers API requests in hybrid mode, and says when no browser is there [B-11]', async () => {
      await agent.send('/settings/mode', { mode: 'hybrid' }, 'PUT')
      expect((await agent.chat('how many accounts are there?')).response).to.match(/^turn 1/)
      const { data, response } = await agent.chat('navigate to google.com')
      expect(data.error?.code).to.equal('NOT_AVAILABLE')
      expect(response).not.to.contain('not available in API mode')
    })

    it('changes at once and stays in the settings file, comments kept [B-13]', async () => {
      const { body } = await agent.send('/settings/mode', { mode: 'hybrid' }, 'PUT')
      expect(body).to.deep.equal({ mode: 'hybrid', saved: true })
      expect((await agent.send('/settings/mode')).body).to.deep.equal({ mode: 'hybrid' })
      expect(readFileSync(agent.settingsFile, 'utf8')).to.equal('# kept\n[features]\nmode = "hybrid" # the mode\n')
    })

    it('follows the settings file at the very next request, and keeps the mode when the file is broken', async () => {
      const write = (text: string) => writeFileSync(agent.settingsFile, text)
      const mode = async () => (await agent.send('/settings/mode')).body.mode
      const original = readFileSync(agent.settingsFile, 'utf8')
      for (const wanted of ['web', 'api', 'hybrid', 'web', 'hybrid', 'api', 'web']) {
        write(`[features]\nmode = "${wanted}"\n`)
        expect(await mode()).to.equal(wanted)
      }
      write('[features\nmode = ')
      expect(await mode()).to.equal('web')
      write('[features]\nmode = "turbo"\n')
      expect(await mode()).to.equal('web')
      write(original)
      expect(await mode()).to.equal('api')
    })
  })

  describe('streams', () => {
    const open = (message: string, more: object = {}, init: RequestInit = {}) =>
      fetch(`${agent.url}/chat/stream`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, ...more }),
        ...init,
      })

    it('send session, plan, steps, tokens and the whole answer, in order [B-14]', async () => {
      const response = await open('steps', { session_id: 'stream' })
      expect(response.headers.get('content-type')).to.match(/^text\/event-stream/)
      const events = await readAllEvents(response)
      expect(events.map(({ event }) => event)).to.deep.equal(['session', 'plan', 'step', 'step', 'token', 'answer'])
      expect(events[0]!.data).to.have.keys('session_id', 'turn_id')
      expect(events[0]!.data.session_id).to.equal('stream')
      expect(events.at(-1)!.data).to.have.keys('response', 'data', 'metadata')
    })

    it('send an approval before the answer that announces it', async () => {
      const events = await readAllEvents(await open('write a lead'))
      expect(events.map(({ event }) => event)).to.deep.equal(['session', 'approval', 'answer'])
      expect(events[1]!.data).to.deep.equal(events[2]!.data.data.approval)
    })

    it('send an error event when something fails inside', async () => {
      const events = await readAllEvents(await open('crash'))
      expect(events.at(-1)).to.deep.include({ event: 'error' })
      expect(events.at(-1)!.data.code).to.equal('INTERNAL')
      expect(JSON.stringify(events)).not.to.contain('secret')
    })

    it('cancel the work when the client closes the connection [B-15]', async () => {
      const client = new AbortController()
      const response = await open('wait', { session_id: 'gone' }, { signal: client.signal })
      const events = readEvents(response)
      await events.next()
      await until(() => agent.engine.running === 1)
      client.abort()
      await events.next().catch(() => undefined)
      await until(() => agent.engine.running === 0)
      let session: any
      do session = (await agent.send('/sessions/gone')).body
      while (session.running)
      expect(session.messages.at(-1).data.error.code).to.equal('CANCELLED')
    })

    it('stop at once on /chat/stop, even when the engine does not listen [B-15]', async () => {
      const events = readEvents(await open('hang', { session_id: 'hang' }))
      await events.next()
      await until(() => agent.engine.running === 1)
      expect((await agent.send('/chat/stop', { session_id: 'hang' })).body).to.deep.equal({ stopped: 1 })
      const { value } = await events.next()
      expect(value).to.deep.include({ event: 'answer' })
      expect(value!.data).to.deep.include({ response: 'Stopped.' })
      expect(value!.data.data.error.code).to.equal('CANCELLED')
      agent.engine.running = 0
      expect((await agent.chat('next', { session_id: 'hang' })).response).to.equal('turn 1: next')
    })
  })

  describe('concurrency', () => {
    it('runs the turns of one session one after the other', async () => {
      agent.engine.peak = 0
      const turns = Array.from({ length: 10 }, (_, n) => agent.chat(`message ${n}`, { session_id: 'queue' }))
      const answers = await Promise.all(turns)
      expect(answers.map(({ response }) => response.split(':')[0]).toSorted()).to.deep.equal(
        Array.from({ length: 10 }, (_, n) => `turn ${n + 1}`).toSorted(),
      )
      expect(agent.engine.peak).to.equal(1)
      const { body } = await agent.send('/sessions/queue')
      expect(body.messages.map((m: any) => m.role)).to.deep.equal(Array(10).fill(['user', 'assistant']).flat())
    })

    it('runs different sessions side by side', async () => {
      const turns = ['a', 'b', 'c', 'd'].map(id => agent.chat('wait', { session_id: `side-${id}` }))
      await until(() => agent.engine.running === 4)
      agent.engine.release()
      expect((await Promise.all(turns)).map(({ response }) => response)).to.deep.equal(Array(4).fill('turn 1: wait'))
    })

    it('cancels the waiting turns of a session too', async () => {
      const turns = ['wait 1', 'wait 2', 'wait 3'].map(text => agent.chat(text, { session_id: 'line' }))
      await until(() => agent.engine.running === 1)
      let stopped = 0
      while (stopped < 3) stopped += (await agent.send('/chat/stop', { session_id: 'line' })).body.stopped
      const answers = await Promise.all(turns)
      expect(answers.map(({ data }) => data.error?.code)).to.deep.equal(Array(3).fill('CANCELLED'))
      agent.engine.release()
    })

    it('answers 429 when too many turns of one session wait', async () => {
      const sends = Array.from({ length: 40 }, () => agent.send('/chat', { message: 'wait', session_id: 'flood' }))
      const first = await Promise.race(sends)
      expect(first.status).to.equal(429)
      await agent.send('/chat/stop', { session_id: 'flood' })
      expect(new Set((await Promise.all(sends)).map(({ status }) => status))).to.deep.equal(new Set([200, 429]))
    })

    it('begins none any more once it is closed', async () => {
      const queue = createTurnQueue()
      await queue.close()
      const refused = await failureOf(queue.run('late', async () => 'begun'))
      expect(refused).to.include({ code: 'STOPPING', status: 503 })
    })

    it('ends an answer that takes longer than demo.default_timeout', async () => {
      const settings = Settings.parse({ demo: { default_timeout: 0.2 } })
      const quick = await startAgent({ settings })
      const { data, response } = await quick.chat('hang')
      await quick.close()
      expect(data.error?.code).to.equal('BUDGET')
      expect(response).to.match(/longer than 0.2 seconds/)
    })

    it('gives answers more time in the modes that use web pages', async () => {
      const settings = Settings.parse({ demo: { default_timeout: 0.2 }, browser: { answer_timeout: 0.4 } })
      const slow = await startAgent({ settings, settingsText: '[features]\nmode = "hybrid"\n' })
      await slow.send('/settings/mode', { mode: 'hybrid' }, 'PUT')
      const { response } = await slow.chat('hang')
      await slow.close()
      expect(response)
        .to.match(/longer than 0.4 seconds/)
        .and.include('browser.answer_timeout')
    })
  })
})
