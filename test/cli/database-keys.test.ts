import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
