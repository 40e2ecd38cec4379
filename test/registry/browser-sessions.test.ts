import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { bearer, createTestKeys, type TestKeys } from '../support/open-access.ts'
import { startRegistry, until, type RunningRegistry } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/echo-peer.ts', import.meta.url))

describe('browser sessions at a registry that asks for keys', function () {
  this.timeout(20_000)
  let keys: TestKeys
  let registry: RunningRegistry
  before(async () => {
    keys = createTestKeys()
    registry = await startRegistry('services: []\n', {
      mode: 'hybrid',
      browser: { command: process.execPath, args: [PEER], env: {} },
      access: await keys.open('registry'),
    })
    await until(async () =>
      JSON.stringify(await (await ask('/applications', keys.internal.tokenFor('registry', 'admin'))).json()).includes(
        '"ready"',
      ),
    )
  })
  after(async () => {
    await registry.close()
    await keys.close()
  })
  const ask = (path: string, key: string, body?: object) =>
    fetch(registry.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...bearer(key) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const sessionOf = async (key: string, args: object) =>
    (
      (await (
        await ask('/functions/call', key, { app_name: 'browser', function_name: 'browser_echo', args })
      ).json()) as { session: string }
    ).session

  it('are each key’s own: the id of a chat leads nobody into its pages', async () => {
    const [ann, bob] = [await keys.add('call', { name: 'ann' }), await keys.add('admin', { name: 'bob' })]
    const sessions = [
      await sessionOf(ann, { session: 'chat-1' }),
      await sessionOf(bob, { session: 'chat-1' }),
      await sessionOf(ann, {}),
      await sessionOf(bob, {}),
      await sessionOf(keys.internal.tokenFor('registry', 'admin'), { session: 'chat-1' }),
    ]
    expect(new Set(sessions).size).to.equal(5)
    // The agent alone means the session of the chat.
    expect(sessions.indexOf('chat-1')).to.equal(4)
    expect(sessions[0]).to.equal(`${ann.slice(4, 12)}:chat-1`)
    const lines = readFileSync(join(registry.folder, 'audit.jsonl'), 'utf8').trim().split('\n')
    expect(lines.map(line => (JSON.parse(line) as { key?: string }).key)).to.deep.equal([
      ...[ann, bob, ann, bob].map(key => key.slice(4, 12)),
      undefined,
    ])
  })
})
