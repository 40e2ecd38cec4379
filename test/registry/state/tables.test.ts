import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import pg from 'pg'
import { Settings } from '../../../src/config/settings.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { openAuditTable } from '../../../src/registry/call/audit-table.ts'
import type { Pin } from '../../../src/registry/safety/pin-store.ts'
import { openRegistryState, type RegistryState } from '../../../src/registry/state/registry-state.ts'
import { REGISTRY_MIGRATIONS } from '../../../src/registry/state/migrations.ts'
import { openDatabase } from '../../../src/store/open-database.ts'
import { failureOf } from '../../support/failure-of.ts'
import { startPostgres, type RunningPostgres } from '../../support/start-postgres.ts'
import { until } from '../../support/start-registry.ts'

const pinOf = (description: string): Pin => ({
  digest: description,
  description,
  description_digest: description,
  input_schema: '',
  output_schema: '',
  read_only: true,
  parameters: {},
  source_digest: description,
  pinned_at: '2026-11-22T00:00:00.000Z',
})

describe('the tables of a registry', function () {
  this.timeout(30_000)
  let postgres: RunningPostgres
  let folder: string
  const open: RegistryState[] = []
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-tables-'))
    postgres = await startPostgres()
  })
  after(async () => {
    await postgres.close()
    rmSync(folder, { recursive: true })
  })
  afterEach(async () => {
    for (const state of open.splice(0)) {
      await state.pins.close()
      await state.close()
    }
  })
  const start = async () => {
    const state = await openRegistryState({
      stateFolder: folder,
      settings: Settings.parse({ database: { url: postgres.url } }),
      variables: { environment: {}, settings: new Map() } as never,
      logger: createLogger('test', 'silent'),
    })
    open.push(state)
    return state
  }
  const described = (state: RegistryState, tool = 'add') => state.pins.of('math')?.get(tool)?.description

  it('keep no timer and no connection where they cannot be read', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length
    const admin = await start()
    const database = await openDatabase({
      part: 'registry',
      stateFolder: folder,
      file: '',
      url: postgres.url,
      migrations: REGISTRY_MIGRATIONS,
    })
    await database.run(`INSERT INTO added_services (name, entry) VALUES ('broken', '{')`)
    try {
      const before = timers()
      expect(await failureOf(start())).to.be.instanceOf(SyntaxError)
      expect(timers()).to.be.at.most(before)
    } finally {
      await database.run(`DELETE FROM added_services WHERE name = 'broken'`)
      await database.close()
    }
    expect(admin.added.services).to.deep.equal([])
  })

  it('keep the first of two pins, also where both replicas thought that they were first', async () => {
    const [one, other] = [await start(), await start()]
    one.pins.set('math', 'add', pinOf('as it was'), 'first')
    other.pins.set('math', 'add', pinOf('changed'), 'first')
    await one.pins.flush()
    await other.pins.flush()
    expect([described(one), described(other), described(await start())]).to.deep.equal(Array(3).fill('as it was'))
  })

  it('hold a pin that is on its way to the database, whatever other replicas tell meanwhile', async () => {
    const one = await start()
    const other = new pg.Client(postgres.url)
    await other.connect()
    try {
      await other.query('BEGIN; LOCK TABLE tool_pins IN EXCLUSIVE MODE')
      one.pins.set('math', 'held', pinOf('as it was'), 'first')
      const written = one.pins.flush()
      await one.pins.reload('math')
      expect(described(one, 'held')).to.equal('as it was')
      await other.query('COMMIT')
      await written
      expect(described(await start(), 'held')).to.equal('as it was')
    } finally {
      await other.end()
    }
  })

  it('keep an audit line once, also where nobody knows whether it was stored', async () => {
    const database = await openDatabase({
      part: 'registry',
      stateFolder: folder,
      file: '',
      url: postgres.url,
      migrations: REGISTRY_MIGRATIONS,
    })
    let breaks = 1
    const breaking = {
      ...database,
      run: async (...given: Parameters<typeof database.run>) => {
        const changed = await database.run(...given)
        if (breaks-- > 0) throw new Error('Connection terminated unexpectedly')
        return changed
      },
    }
    const audit = openAuditTable(breaking, {
      enabled: true,
      logger: createLogger('test', 'silent'),
      replica: 'audited once',
    })
    try {
      const line = {
        event: 'reload',
        app_name: '',
        client: 'file',
        outcome: 'ok',
        status: 200,
        duration_ms: 1,
      } as const
      for (const id of ['first', 'second']) await audit.write({ ...line, request_id: id })
      await until(async () => audit.problem?.() === undefined, 'the lines to be written again')
      await audit.write({ ...line, request_id: 'third' })
      const kept = (await audit.read({ limit: 50 })).filter(({ replica }) => replica === 'audited once')
      expect(kept.map(({ request_id: id }) => id)).to.deep.equal(['third', 'second', 'first'])
    } finally {
      await audit.close()
      await database.close()
    }
  })

  it('take a trusted pin in the place of the first, and nothing of a digest alone', async () => {
    const one = await start()
    one.pins.set('math', 'sub', pinOf('as it was'), 'first')
    one.pins.set('math', 'sub', pinOf('trusted'), 'trusted')
    await one.pins.flush()
    one.pins.set('math', 'sub', { ...pinOf('trusted'), source_digest: 'written otherwise' }, 'same')
    await one.pins.flush()
    const other = await start()
    expect(other.pins.of('math')?.get('sub')).to.include({ description: 'trusted', source_digest: 'trusted' })
    other.pins.forget('math')
    await other.pins.flush()
    expect(described(await start(), 'sub')).to.equal(undefined)
  })

  it('write pins that could not be written once the database is back', async () => {
    const one = await start()
    await postgres.stop()
    one.pins.set('late', 'add', pinOf('as it was'), 'first')
    expect(await one.pins.flush().catch((error: unknown) => error)).to.be.an('error')
    await postgres.start()
    await until(async () => {
      await one.pins.flush().catch(() => undefined)
      return (await start()).pins.of('late')?.has('add') === true
    })
  })

  it('never widen where the credentials of a service go', async () => {
    const [one, other] = [await start(), await start()]
    one.origins.set('shop', 'http://shop/openapi.json', ['http://shop'])
    await one.origins.close()
    other.origins.set('shop', 'http://shop/openapi.json', ['http://shop', 'http://elsewhere'])
    await other.origins.close()
    expect(other.origins.of('shop', 'http://shop/openapi.json')).to.deep.equal(['http://shop'])
    other.origins.set('shop', 'http://moved/openapi.json', ['http://moved'])
    await other.origins.close()
    const third = await start()
    expect(third.origins.of('shop', 'http://shop/openapi.json')).to.equal(undefined)
    expect(third.origins.of('shop', 'http://moved/openapi.json')).to.deep.equal(['http://moved'])
  })
})
