import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { openKeys } from '../../src/cli/open-keys.ts'
import type { LoadedSettings } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'
import { createKey } from '../../src/http/access/key-format.ts'
import type { KeyStore } from '../../src/http/access/key-record.ts'
import { waitFor } from '../support/project.ts'
import { startPostgres, type RunningPostgres } from '../support/start-postgres.ts'

describe('keys in a database that replicas share', function () {
  this.timeout(60_000)
  let postgres: RunningPostgres
  let folder: string
  const opened: KeyStore[] = []
  before(async () => {
    postgres = await startPostgres()
    folder = mkdtempSync(join(tmpdir(), 'agent-keys-'))
  })
  after(async () => {
    for (const store of opened) await store.close()
    await postgres.close()
    rmSync(folder, { recursive: true })
  })
  const open = async () => {
    const settings = Settings.parse({ database: { url: postgres.url } })
    const store = await openKeys({ settings, stateFolder: folder } as LoadedSettings)
    opened.push(store)
    return store
  }
  const recordOf = (name: string) => {
    const { id, sha256 } = createKey()
    const created_at = new Date().toISOString()
    return { id, name, scope: 'call' as const, sha256, created_at, expires_at: null, revoked_at: null }
  }

  it('are seen by every replica within a second, and so is their end', async () => {
    const [one, other] = [await open(), await open()]
    const record = recordOf('robot')
    await one.add(record)
    await waitFor('the key is seen', () => other.find(record.id)?.scope === 'call')
    await one.revoke('robot', new Date())
    await waitFor('its end is seen', () => other.find(record.id)?.revoked_at !== null)
    // Whoever begins later knows as much.
    expect((await open()).find(record.id)?.revoked_at).to.be.a('string')
    expect(readdirSync(folder)).to.deep.equal([])
  })

  it('have one name each among those that are active, whoever makes them', async () => {
    const stores = await Promise.all([open(), open(), open()])
    const made = await Promise.allSettled(stores.map(store => store.add(recordOf('same'))))
    expect(made.filter(({ status }) => status === 'fulfilled')).to.have.lengthOf(1)
    for (const result of made)
      if (result.status === 'rejected') expect(result.reason).to.have.property('code', 'KEY_EXISTS')
    expect(await stores[0]!.revoke('same', new Date())).to.have.property('name', 'same')
    expect(await stores[1]!.revoke('same', new Date())).to.equal(undefined)
  })

  it('know the last day on which each was used', async () => {
    const store = await open()
    const record = recordOf('used')
    await store.add(record)
    store.noteUse(record.id, '2026-11-22')
    await waitFor(
      'the day is noted',
      async () => (await store.list()).find(({ id }) => id === record.id)?.last_used === '2026-11-22',
    )
  })

  it('keep no component running that could not start', async () => {
    const project = mkdtempSync(join(tmpdir(), 'agent-no-start-'))
    try {
      writeFileSync(join(project, 'mcp_servers.yaml'), 'services: [')
      writeFileSync(join(project, 'settings.toml'), '[security]\nrequire_key = true\n')
      const program = fileURLToPath(new URL('../../bin/agent.js', import.meta.url))
      const env = { PATH: process.env['PATH'], AGENT_HOME: join(project, '.agent'), AGENT_DATABASE_URL: postgres.url }
      const child = spawn(process.execPath, [program, 'serve', 'registry'], { cwd: project, env, timeout: 40_000 })
      const [[code], [said]] = await Promise.all([once(child, 'exit'), once(child.stderr, 'data')])
      expect(String(said)).to.include('mcp_servers.yaml:1: not valid YAML')
      expect(code).to.equal(1)
    } finally {
      rmSync(project, { recursive: true })
    }
  })

  it('go on to open while the database is away', async () => {
    const store = await open()
    const record = recordOf('kept')
    await store.add(record)
    await waitFor('the key is known', () => store.find(record.id) !== undefined)
    await postgres.stop()
    expect(store.find(record.id)?.name).to.equal('kept')
    store.noteUse(record.id, '2026-11-23')
    await postgres.start()
    await waitFor('the database is back', async () => (await store.list().catch(() => [])).length > 0)
  })
})
