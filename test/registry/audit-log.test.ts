import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { pino } from 'pino'
import { createAuditLog, type CallLine } from '../../src/registry/call/audit-log.ts'
import { bearer, createTestKeys } from '../support/open-access.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until } from '../support/start-registry.ts'

const lineOf = (number: number): CallLine => ({
  event: 'call',
  request_id: String(number),
  client: '127.0.0.1',
  door: 'http',
  app_name: 'api',
  function_name: 'api_read',
  outcome: 'ok',
  status: 200,
  duration_ms: 1,
  attempts: 1,
})
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)

describe('the audit log', () => {
  let folder: string
  const logged: { event?: string; count?: number }[] = []
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as object) })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-audit-'))
    logged.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const file = () => join(folder, 'audit.jsonl')

  it('keeps the order, for the owner alone', async () => {
    const audit = createAuditLog({ stateFolder: folder, enabled: true, logger })
    for (let number = 0; number < 1_000; number++) void audit.write(lineOf(number))
    await audit.close()
    expect(linesOf(file()).map(line => line.request_id)).to.deep.equal(
      Array.from({ length: 1_000 }, (_line, number) => String(number)),
    )
    expect(statSync(file()).mode & 0o777).to.equal(0o600)
  })

  it('begins a new file at its size and keeps so many old ones, also over a restart', async () => {
    let number = 0
    for (let run = 0; run < 6; run++) {
      const audit = createAuditLog({ stateFolder: folder, enabled: true, logger, largest: 500, kept: 2 })
      void audit.write(lineOf(number++))
      void audit.write(lineOf(number++))
      await audit.close()
    }
    const ids = (name: string) => linesOf(join(folder, name)).map(line => Number(line.request_id))
    expect([ids('audit.jsonl'), ids('audit.jsonl.1'), ids('audit.jsonl.2')]).to.deep.equal([
      [10, 11],
      [8, 9],
      [6, 7],
    ])
    expect(existsSync(join(folder, 'audit.jsonl.3'))).to.equal(false)
    for (const name of ['audit.jsonl', 'audit.jsonl.1']) expect(statSync(join(folder, name)).size).to.be.lessThan(500)
  })

  it('has the line on the disk before the writer goes on', async () => {
    const audit = createAuditLog({ stateFolder: folder, enabled: true, logger })
    void audit.write(lineOf(1))
    expect(linesOf(file())).to.have.length(1)
    await audit.close()
  })

  it('a folder that cannot be written is said once, fails no call, and gets the lines once it can', async () => {
    const taken = join(folder, 'taken')
    writeFileSync(taken, 'a file where the folder should be')
    const audit = createAuditLog({ stateFolder: taken, enabled: true, logger })
    for (let number = 0; number < 250; number++) void audit.write(lineOf(number))
    expect(audit.problem?.()).to.match(/audit\.jsonl cannot be written/)
    rmSync(taken)
    await audit.close()
    expect(logged.map(({ event }) => event)).to.deep.equal(['audit_log_failed', 'audit_log_written_again'])
    expect(linesOf(join(taken, 'audit.jsonl')).map(line => Number(line.request_id))).to.deep.equal(
      Array.from({ length: 250 }, (_line, number) => number),
    )
  })

  it('lines beyond what may wait for a disk are counted, and a line says how many are missing', async () => {
    const taken = join(folder, 'taken')
    writeFileSync(taken, 'a file where the folder should be')
    const audit = createAuditLog({ stateFolder: taken, enabled: true, logger })
    const long = 'x'.repeat(1024 * 1024)
    for (let number = 0; number < 12; number++) void audit.write({ ...lineOf(number), function_name: long })
    rmSync(taken)
    await audit.close()
    const lines = linesOf(join(taken, 'audit.jsonl'))
    expect(lines.at(-1)).to.deep.include({ event: 'gap', lines: 12 - (lines.length - 1) })
    expect(lines.length).to.be.within(2, 10)
  })

  it('takes away half a line that a killed process left', async () => {
    writeFileSync(file(), `${JSON.stringify(lineOf(1))}\n{"event":"call","requ`)
    const audit = createAuditLog({ stateFolder: folder, enabled: true, logger })
    void audit.write(lineOf(2))
    await audit.close()
    expect(linesOf(file()).map(line => line.request_id)).to.deep.equal(['1', '2'])
  })

  it('begins anew where its file was moved away', async () => {
    const audit = createAuditLog({ stateFolder: folder, enabled: true, logger })
    void audit.write(lineOf(1))
    renameSync(file(), join(folder, 'moved'))
    await until(() => {
      void audit.write(lineOf(2))
      return existsSync(file())
    })
    await audit.close()
    expect(linesOf(join(folder, 'moved'))[0]).to.include({ request_id: '1' })
  })

  it('reads the latest lines, newest first, over its files and whatever their length', async () => {
    const audit = createAuditLog({ stateFolder: folder, enabled: true, logger, largest: 200_000 })
    for (let number = 0; number < 40; number++)
      void audit.write({ ...lineOf(number), function_name: 'ß'.repeat(number % 7 === 0 ? 40_000 : 10) })
    expect(existsSync(join(folder, 'audit.jsonl.1'))).to.equal(true)
    const read = await audit.read({ limit: 100 })
    expect(read.map(line => Number(line.request_id))).to.deep.equal(Array.from({ length: 40 }, (_line, at) => 39 - at))
    expect((read[4] as CallLine).function_name).to.equal('ß'.repeat(40_000))
    expect((await audit.read({ limit: 3 })).map(line => line.request_id)).to.deep.equal(['39', '38', '37'])
    const { time } = read[20]!
    for (const line of await audit.read({ limit: 100, before: time })) expect(line.time < time).to.equal(true)
    await audit.close()
  })

  it('writes nothing when it is switched off [S-16]', async () => {
    const audit = createAuditLog({ stateFolder: folder, enabled: false, logger })
    void audit.write(lineOf(1))
    await audit.close()
    expect(existsSync(file())).to.equal(false)
  })

  it('says who changed the catalogue, what, and how it ended', async () => {
    chmodSync(folder, 0o700)
    const service = await startRecordingService(
      describeService({ '/thing': { get: { operationId: 'read', responses: jsonResponse() } } }),
    )
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`, {
      registry: { watch: false },
    })
    try {
      await registry.ready('api')
      const tool = { name: 'hello', description: '', input_schema: { type: 'object', properties: {}, required: [] } }
      await registry.post('/functions/onboard', { app_name: 'given', schemas: [tool] })
      await registry.post('/applications/given', undefined, 'DELETE')
      await registry.post('/applications/api/refresh', {})
      await registry.post('/applications/nosuch/refresh', {})
      await registry.post('/reload', {})
      writeFileSync(registry.registryFile, 'services: [')
      await registry.post('/reload', {})
      await until(() => registry.audit().length >= 6)
      expect(
        registry
          .audit()
          .map(({ event, app_name, outcome, status, error_type }) => [event, app_name, outcome, status, error_type]),
      ).to.deep.equal([
        ['onboard', 'given', 'ok', 200, undefined],
        ['remove', 'given', 'ok', 200, undefined],
        ['refresh', 'api', 'ok', 200, undefined],
        ['refresh', 'nosuch', 'failed', 404, 'APPLICATION_NOT_FOUND'],
        ['reload', '', 'ok', 200, undefined],
        ['reload', '', 'failed', 422, 'REGISTRY_FILE_INVALID'],
      ])
      for (const line of registry.audit()) {
        expect(line).to.include({ client: '127.0.0.1', user_agent: 'node' })
        expect(line.request_id).to.match(/^[0-9a-f-]{36}$/)
        expect(line.duration_ms).to.be.a('number')
      }
    } finally {
      await registry.close()
      await service.close()
    }
  })

  it('tells on which yes the agent says that it made a call', async () => {
    const service = await startRecordingService(
      describeService({ '/thing': { put: { operationId: 'change', responses: jsonResponse() } } }),
    )
    const registry = await startRegistry(`services:\n  - api: { url: "${service.url}/openapi.json" }\n`)
    try {
      await registry.ready('api')
      for (const approval of ['once', 'session', 'whatever', undefined])
        await fetch(`${registry.url}/functions/call`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(approval && { 'x-approval': approval }) },
          body: JSON.stringify({ app_name: 'api', function_name: 'api_change', args: {} }),
        })
      await until(() => registry.audit().length >= 4)
      expect(registry.audit().map(line => line.approval)).to.deep.equal(['once', 'session', undefined, undefined])
    } finally {
      await registry.close()
      await service.close()
    }
  })

  it('believes nobody with a key of their own who says that there was a yes', async () => {
    const keys = createTestKeys()
    const registry = await startRegistry('services: []\n', { access: await keys.open('registry') })
    try {
      for (const key of [await keys.add('call'), keys.internal.tokenFor('registry', 'call')])
        await fetch(`${registry.url}/functions/call`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-approval': 'once', ...bearer(key) },
          body: JSON.stringify({ app_name: 'api', function_name: 'api_change', args: {} }),
        })
      await until(() => registry.audit().length >= 2)
      expect(registry.audit().map(line => line.approval)).to.deep.equal([undefined, 'once'])
    } finally {
      await registry.close()
      await keys.close()
    }
  })

  it('has a line for the watched file and for a change that was refused', async () => {
    const registry = await startRegistry('services: []\n', { environment: { AGENT_REGISTRY_ADMIN_KEY: 'admin-key' } })
    const lines = () =>
      registry.audit().map(({ client, event, status, error_type }) => [client, event, status, error_type])
    try {
      await registry.post('/reload', {})
      await until(() => lines().length === 1)
      expect(lines()[0]).to.deep.equal(['127.0.0.1', 'reload', 401, 'ADMIN_KEY_NEEDED'])
      writeFileSync(registry.registryFile, 'services:\n  - dead: { url: "http://127.0.0.1:1/openapi.json" }\n')
      await until(() => lines().length === 2)
      expect(lines()[1]).to.deep.equal(['file', 'reload', 200, undefined])
      writeFileSync(registry.registryFile, 'services: [')
      await until(() => lines().length === 3)
      expect(lines()[2]).to.deep.equal(['file', 'reload', 422, 'REGISTRY_FILE_INVALID'])
      expect(JSON.stringify(registry.audit())).not.to.contain('admin-key')
    } finally {
      await registry.close()
    }
  })
})
