import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'chai'
import { maySee } from '../../src/agent/sessions/owners.ts'
import { openSessionStore } from '../../src/agent/sessions/session-store.ts'
import { bearer, createTestKeys, type TestKeys } from '../support/open-access.ts'
import { startAgent, type TestAgent } from './support/start-agent.ts'

interface Body {
  metadata: { session_id: string }
  data: { approval?: { id: string } }
  sessions: { session_id: string; title: string }[]
  total: number
  code: string
  stopped: number
}

describe('conversations where keys are asked for', function () {
  this.timeout(30_000)
  let keys: TestKeys
  let agent: TestAgent
  const key = { ann: '', bob: '', boss: '' }
  beforeEach(async () => {
    keys = createTestKeys()
    for (const name of ['ann', 'bob'] as const) key[name] = await keys.add('call', { name })
    key.boss = await keys.add('admin', { name: 'boss' })
    agent = await startAgent({ access: await keys.open('agent') })
  })
  afterEach(async () => {
    await agent.close()
    await keys.close()
  })
  const send = async (who: keyof typeof key, path: string, body?: unknown, method?: string) => {
    const answer = await fetch(agent.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { 'content-type': 'application/json', ...bearer(key[who]) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, text, body: (isJson ? JSON.parse(text) : {}) as Body }
  }
  const begin = async (who: keyof typeof key, message: string) =>
    (await send(who, '/chat', { message })).body.metadata.session_id

  it('are listed, found and counted for the key that began them, and for admin keys', async () => {
    const [hers, his] = [await begin('ann', 'apples for ann'), await begin('bob', 'apples for bob')]
    const listed = async (who: keyof typeof key, query = '') => {
      const { body } = await send(who, `/sessions${query}`)
      expect(body.total).to.equal(body.sessions.length)
      return body.sessions.map(({ session_id: id }) => id).sort()
    }
    expect(await listed('ann')).to.deep.equal([hers])
    expect(await listed('bob', '?q=apples')).to.deep.equal([his])
    expect(await listed('bob', '?q=ann')).to.deep.equal([])
    expect(await listed('boss')).to.deep.equal([hers, his].sort())
    expect(await listed('boss', '?q=apples')).to.deep.equal([hers, his].sort())
  })

  it('are for nobody else to see, go on with, stop, name, save or forget: as if they were not there', async () => {
    const session_id = await begin('ann', 'a secret of ann')
    const attempts: [path: string, body?: unknown, method?: string][] = [
      [`/sessions/${session_id}`],
      [`/sessions/${session_id}`, { title: 'mine' }, 'PATCH'],
      [`/sessions/${session_id}/messages/1/result`],
      [`/sessions/${session_id}/allowed/tool`, undefined, 'DELETE'],
      [`/files/${session_id}/picture.png`],
      ['/chat', { message: 'and now?', session_id }],
      ['/chat', { message: 'instead', session_id, replaces: 0 }],
      ['/chat/stream', { message: 'and now?', session_id }],
      ['/chat/stop', { session_id }],
      ['/flows', { name: 'stolen', session_id }],
      ['/flows/any/run', { session_id }],
      [`/sessions/${session_id}`, undefined, 'DELETE'],
    ]
    for (const [path, body, method] of attempts) {
      const { status, text } = await send('bob', path, body, method)
      expect(status, `${method ?? ''} ${path} ${text}`).to.equal(404)
      expect(text).to.not.contain('secret')
    }
    const { status, text } = await send('ann', `/sessions/${session_id}`)
    expect([status, JSON.parse(text).messages.length, JSON.parse(text).title]).to.deep.equal([
      200,
      2,
      'a secret of ann',
    ])
    expect((await send('boss', `/sessions/${session_id}`)).status).to.equal(200)
    expect((await send('boss', '/chat', { message: 'more', session_id })).status).to.equal(200)
    expect((await send('ann', `/sessions/${session_id}`, undefined, 'DELETE')).status).to.equal(200)
  })

  it('belong to one key, also when two begin under the same id at the same time', async () => {
    for (let n = 0; n < 5; n++) {
      const session_id = `chosen-${n}`
      const answers = await Promise.all(
        (['ann', 'bob'] as const).map(who => send(who, '/chat', { message: `by ${who}`, session_id })),
      )
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 404])
      const { text } = await send('boss', `/sessions/${session_id}`)
      expect(JSON.parse(text).messages).to.have.lengthOf(2)
    }
  })

  it('can be followed, and taken up again, by their own key alone', async () => {
    const turn_id = 'turn-of-ann'
    const message = 'tell me'
    expect((await send('ann', '/chat/stream', { message, turn_id })).status).to.equal(200)
    expect((await send('bob', `/chat/stream/${turn_id}`)).status).to.equal(404)
    expect((await send('bob', '/chat/stream', { message, turn_id })).status).to.equal(409)
    for (const who of ['ann', 'boss'] as const)
      expect((await send(who, `/chat/stream/${turn_id}`)).text, who).to.contain('event: answer')
  })

  it('are kept apart at /mcp too, and so are its sessions', async () => {
    const session_id = await begin('ann', 'a secret of ann')
    const connect = async (who: keyof typeof key) => {
      const client = new Client({ name: 'test', version: '1' })
      const url = new URL(`${agent.url}/mcp`)
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: bearer(key[who]) } }))
      return client
    }
    const [ann, bob] = [await connect('ann'), await connect('bob')]
    const ask = (client: Client) => client.callTool({ name: 'ask', arguments: { message: 'and?', session_id } })
    const refused = await ask(bob)
    expect(refused.isError).to.equal(true)
    expect(JSON.stringify(refused)).to.contain('not found').and.not.contain('secret')
    expect((await ask(ann)).isError).to.not.equal(true)
    await Promise.all([ann.close(), bob.close()])

    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    }
    const post = (who: keyof typeof key, body: object, headers: Record<string, string> = {}) =>
      fetch(`${agent.url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...bearer(key[who]),
          ...headers,
        },
        body: JSON.stringify(body),
      })
    const opened = await post('ann', initialize)
    const id = opened.headers.get('mcp-session-id')!
    await opened.text()
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    const forged = { 'mcp-session-id': id, 'x-agent-client-key': `${key.ann.slice(4, 12)} admin` }
    expect((await post('bob', list, forged)).status).to.equal(404)
    expect((await post('ann', list, { 'mcp-session-id': id })).status).to.equal(200)
  })

  it('that were begun when no key was asked for are left to admin keys', async () => {
    const store = await openSessionStore(keys.folder)
    try {
      await store.addQuestion('old', 'before')
      expect(await maySee(store.database, { id: 'ann', seesAll: false }, 'old')).to.equal(false)
      expect(await maySee(store.database, { id: 'boss', seesAll: true }, 'old')).to.equal(true)
      expect(await maySee(store.database, undefined, 'old')).to.equal(true)
      expect(await maySee(store.database, undefined, 'none')).to.equal(undefined)
      expect((await store.listSessions(10, 0, 'ann')).length).to.equal(0)
    } finally {
      await store.close()
    }
  })
})
