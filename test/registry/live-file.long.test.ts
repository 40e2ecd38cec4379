import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import pino from 'pino'
import { startCountingMcp } from '../support/counting-mcp.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { startRegistry, until, type RunningRegistry, type StartRegistryOptions } from '../support/start-registry.ts'

const PEER = fileURLToPath(new URL('../support/slow-peer.ts', import.meta.url))
const DESCRIPTION = describeService({
  '/thing': { get: { operationId: 'thing', responses: jsonResponse({ type: 'object' }) } },
})

interface Status {
  status: string
  services: Record<string, { state: string; since: string; message: string }>
  problems: { message: string; file: string | null; line: number | null; since: string }[]
}

describe('the registry file while the registry runs', function () {
  this.timeout(40_000)
  const open: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
    open.push(thing)
    return thing
  }
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-live-'))))
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async (yaml: string, options: StartRegistryOptions = {}) => keep(await startRegistry(yaml, options))
  const service = async () => keep(await startRecordingService(DESCRIPTION))
  const openapi = (name: string, url: string, more = '') => `  - ${name}: { url: "${url}/openapi.json"${more} }\n`
  const stdio = (name: string, more = '') => `  ${name}: { command: "${process.execPath}", args: ["${PEER}"]${more} }\n`
  const names = async (registry: RunningRegistry) =>
    (await registry.get<{ name: string }[]>('/applications')).map(({ name }) => name)
  const has = async (registry: RunningRegistry, ...wanted: string[]) =>
    await until(async () => (await names(registry)).join() === wanted.join(), wanted.join())

  it('is taken up by difference: untouched services keep process, session and connection [M15]', async () => {
    const api = await service()
    const far = keep(await startCountingMcp())
    const same = `mcpServers:\n${stdio('near')}  far: { url: "${far.url}" }\n`
    const registry = await start(`${same}services:\n${openapi('api', api.url)}${openapi('gone', api.url)}`)
    await registry.ready('near', 'far', 'api', 'gone')
    const pid = (await registry.call('near', 'pid')).body
    expect((await registry.call('far', 'whoami')).status).to.equal(200)
    const { opened } = far
    const before = await registry.get<Status>('/status')
    writeFileSync(registry.registryFile, `${same}services:\n${openapi('added', api.url)}${openapi('api', api.url)}`)
    await has(registry, 'near', 'far', 'added', 'api')
    await registry.ready('added')
    expect((await registry.call('near', 'pid')).body).to.equal(pid)
    expect((await registry.call('far', 'whoami')).status).to.equal(200)
    expect([far.opened, far.alive]).to.deep.equal([opened, 1])
    const after = await registry.get<Status>('/status')
    for (const name of ['near', 'far', 'api'])
      expect(after.services[name]!.since, name).to.equal(before.services[name]!.since)
    // api, gone and added were read once each.
    expect(api.descriptions).to.have.length(3)
    expect((await registry.call('gone', 'thing')).status).to.equal(404)
  })

  it('is listed in its own order, and an order that changes is a change [M15]', async () => {
    const { url } = await service()
    const registry = await start(`services:\n${openapi('a', url)}${openapi('b', url)}`)
    await registry.ready('a', 'b')
    writeFileSync(registry.registryFile, `services:\n${openapi('c', url)}${openapi('b', url)}${openapi('a', url)}`)
    await has(registry, 'c', 'b', 'a')
    expect(Object.keys(await registry.get<object>('/apis'))).to.deep.equal(['c', 'b', 'a'])
  })

  it('lets calls under way finish when their service is removed or changed [M15]', async () => {
    const registry = await start(`mcpServers:\n${stdio('goes')}${stdio('changes')}`)
    await registry.ready('goes', 'changes')
    const pids = await Promise.all(['goes', 'changes'].map(async app => (await registry.call(app, 'pid')).body))
    const file = join(folder, 'now')
    const calls = ['goes', 'changes'].map(app => registry.call(app, 'wait', { file }))
    const more = ', env: { CHANGED: "1" }'
    // The answer of a later call shows that the waiting ones have arrived.
    for (const app of ['goes', 'changes']) await registry.call(app, 'pid')
    writeFileSync(registry.registryFile, `mcpServers:\n${stdio('changes', more)}`)
    await has(registry, 'changes')
    await registry.ready('changes')
    // The new process is there while the old one still works.
    expect((await registry.call('changes', 'pid')).body)
      .to.be.a('number')
      .and.not.equal(pids[1])
    writeFileSync(file, '')
    expect((await Promise.all(calls)).map(({ status, body }) => [status, body])).to.deep.equal(
      pids.map(pid => [200, pid]),
    )
    // And then it is ended.
    await until(() => pids.every(pid => !isAlive(pid as number)), 'the end of the old processes')
  })

  it('lets calls of HTTP services finish too, and gives later ones to the new entry [M15]', async () => {
    const answers: (() => void)[] = []
    const api = keep(
      await startRecordingService(DESCRIPTION, ({ headers }, res) => {
        const answer = () => void res.end(JSON.stringify({ who: headers['x-user'] ?? 'nobody' }))
        if (headers['x-user'] === 'second') answer()
        else answers.push(answer)
      }),
    )
    const registry = await start(`services:\n${openapi('goes', api.url)}${openapi('changes', api.url)}`)
    await registry.ready('goes', 'changes')
    const calls = ['goes', 'changes'].map(app => registry.call(app, 'thing'))
    await until(() => answers.length === 2, 'the calls to arrive')
    writeFileSync(registry.registryFile, `services:\n${openapi('changes', api.url, ', headers: { X-User: second }')}`)
    await has(registry, 'changes')
    await registry.ready('changes')
    expect((await registry.call('changes', 'thing')).body).to.deep.equal({ who: 'second' })
    for (const answer of answers) answer()
    for (const { status, body } of await Promise.all(calls))
      expect([status, body]).to.deep.equal([200, { who: 'nobody' }])
  })

  it('opens a service anew whose credential changed, and answers of the old one are forgotten [M15] [X2]', async () => {
    const api = keep(
      await startRecordingService(DESCRIPTION, (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=600' }).end('{"a":1}')
      }),
    )
    const entry = (user: string) => `services:\n${openapi('api', api.url, `, auth: { type: X-User, value: ${user} }`)}`
    const registry = await start(entry('first-one'))
    await registry.ready('api')
    const seen = async () => (await registry.call('api', 'thing')).headers.get('x-cache')
    expect([await seen(), await seen()]).to.deep.equal(['miss', 'hit'])
    expect(api.requests.at(-1)!.headers['x-user']).to.equal('first-one')
    writeFileSync(registry.registryFile, entry('second-one'))
    await until(() => api.descriptions.at(-1)!.headers['x-user'] === 'second-one')
    await registry.ready('api')
    expect(await seen()).to.equal('miss')
    expect(api.requests.at(-1)!.headers['x-user']).to.equal('second-one')
  })

  const SAVES: [title: string, save: (file: string, text: string) => void][] = [
    ['writes it in place', (file, text) => writeFileSync(file, text)],
    [
      'replaces it by another',
      (file, text) => {
        writeFileSync(`${file}~`, text)
        renameSync(`${file}~`, file)
      },
    ],
    [
      'moves it away first',
      (file, text) => {
        renameSync(file, `${file}.bak`)
        writeFileSync(file, text)
      },
    ],
    [
      'saves many times in a row',
      (file, text) => {
        for (let length = 0; length < text.length; length += 7) writeFileSync(file, text.slice(0, length))
        writeFileSync(file, text)
      },
    ],
  ]
  for (const [title, save] of SAVES) {
    it(`is taken up from an editor that ${title}, again and again [M15]`, async () => {
      const { url } = await service()
      const lines: string[] = []
      const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
      const registry = await start(`services:\n${openapi('a', url)}`, { logger })
      await registry.ready('a')
      for (const added of ['b', 'c', 'd']) {
        save(registry.registryFile, `services:\n${openapi('a', url)}${openapi(added, url)}`)
        await has(registry, 'a', added)
      }
      const applied = lines.filter(line => line.includes('registry_file_applied'))
      expect(applied).to.have.length(3)
      expect((await registry.get<Status>('/status')).problems).to.deep.equal([])
    })
  }

  it('may be a link into a mounted ConfigMap, whose folder is exchanged as a whole [M15]', async () => {
    const { url } = await service()
    const mount = (version: string, yaml: string) => {
      mkdirSync(join(folder, `..${version}`))
      writeFileSync(join(folder, `..${version}`, 'mcp_servers.yaml'), yaml)
      symlinkSync(`..${version}`, join(folder, '..data_tmp'))
      renameSync(join(folder, '..data_tmp'), join(folder, '..data'))
    }
    mount('one', '')
    symlinkSync(join('..data', 'mcp_servers.yaml'), join(folder, 'mcp_servers.yaml'))
    const registry = await start(`services:\n${openapi('a', url)}`, { folder, keepFolder: true })
    await registry.ready('a')
    for (const added of ['b', 'c']) {
      mount(added, `services:\n${openapi('a', url)}${openapi(added, url)}`)
      await has(registry, 'a', added)
    }
  })

  it('may be a link to a file elsewhere, which changes or becomes another [M15]', async () => {
    const { url } = await service()
    mkdirSync(join(folder, 'elsewhere'))
    mkdirSync(join(folder, 'state'))
    const link = join(folder, 'state', 'mcp_servers.yaml')
    const target = join(folder, 'elsewhere', 'one.yaml')
    writeFileSync(target, '')
    symlinkSync(target, link)
    const registry = await start(`services:\n${openapi('a', url)}`, { folder: join(folder, 'state'), keepFolder: true })
    await registry.ready('a')
    writeFileSync(target, `services:\n${openapi('b', url)}`)
    await has(registry, 'b')
    writeFileSync(join(folder, 'elsewhere', 'two.yaml'), `services:\n${openapi('c', url)}`)
    rmSync(link)
    symlinkSync(join(folder, 'elsewhere', 'two.yaml'), link)
    await has(registry, 'c')
    writeFileSync(join(folder, 'elsewhere', 'two.yaml'), `services:\n${openapi('d', url)}`)
    await has(registry, 'd')
  })

  it('that breaks changes nothing; the status says why, where and since when, until it is mended [M15]', async () => {
    const api = await service()
    const good = `services:\n${openapi('a', api.url)}`
    const registry = await start(good)
    await registry.ready('a')
    const problems = async () => (await registry.get<Status>('/status')).problems
    const breaks: [text: string, line: number | null, message: RegExp][] = [
      [`${good}x: [\n`, 4, /mcp_servers\.yaml:4: not valid YAML/],
      ['services\n', 1, /mcp_servers\.yaml:1: expected a map/],
    ]
    for (const [text, line, message] of breaks) {
      writeFileSync(registry.registryFile, text)
      await until(async () => message.test((await problems())[0]?.message ?? ''), String(message))
      const [problem] = await problems()
      expect(problem).to.include({ file: registry.registryFile, line })
      expect(Date.parse(problem!.since)).to.be.closeTo(Date.now(), 60_000)
      expect((await registry.call('a', 'thing')).status).to.equal(200)
      expect(await registry.get('/')).to.include({ status: 'degraded' })
    }
    rmSync(registry.registryFile)
    await until(async () => /cannot be read/.test((await problems())[0]?.message ?? ''), 'the file to be missed')
    const [missing] = await problems()
    expect((await registry.post('/reload', undefined)).status).to.equal(422)
    expect((await problems())[0]).to.deep.equal(missing)
    writeFileSync(registry.registryFile, good)
    await until(async () => (await problems()).length === 0, 'the problem to go')
    expect(await registry.get('/')).to.include({ status: 'ready' })
    expect(api.descriptions).to.have.length(1)
  })

  it('with an entry that became unusable leaves that service as it was and says so [M15]', async () => {
    const api = await service()
    const registry = await start(`services:\n${openapi('a', api.url)}`)
    await registry.ready('a')
    writeFileSync(registry.registryFile, `services:\n${openapi('a', api.url, ', auth: 7')}${openapi('b', api.url)}`)
    await registry.ready('b')
    const { problems, services, status } = await registry.get<Status>('/status')
    expect(problems[0]!.message).to.match(
      /:2: services\.0\.a\.auth: .*the service 'a' goes on with its entry from before/,
    )
    expect(problems[0]!.line).to.equal(2)
    expect([services.a!.state, status]).to.deep.equal(['ready', 'degraded'])
    expect((await registry.call('a', 'thing')).status).to.equal(200)
    writeFileSync(registry.registryFile, `services:\n${openapi('a', api.url)}${openapi('b', api.url)}`)
    await until(async () => (await registry.get<Status>('/status')).status === 'ready')
    expect(api.descriptions).to.have.length(2)
  })

  it('reports a key that stands twice with both lines; the others load [A-19]', async () => {
    const { url } = await service()
    const registry = await start(
      [
        'mcpServers:',
        `  twice: { url: "${url}/one" }`,
        `  twice: { url: "${url}/two" }`,
        'services:',
        '  - inside:',
        `      url: "${url}/openapi.json"`,
        '      include: [thing]',
        `      url: "${url}/other.json"`,
        `  - fine: { url: "${url}/openapi.json" }`,
        'trmServices: {}',
        'mcpServers: {}',
        '',
      ].join('\n'),
    )
    await registry.ready('fine')
    expect(await names(registry)).to.deep.equal(['twice', 'inside', 'fine'])
    const { problems } = await registry.get<Status>('/status')
    expect(problems.map(({ message, line }) => [message.replace(/^.*yaml/, ''), line])).to.deep.equal([
      [':3: mcpServers.twice stands twice (lines 2 and 3); only the first is used', 3],
      [':11: mcpServers stands twice (lines 1 and 11); only the first is used', 11],
    ])
    expect((await registry.application('twice'))!.url).to.equal(`${url}/one`)
    expect((await registry.application('inside'))!.message).to.match(
      /mcp_servers\.yaml:8: services\.0\.inside\.url stands twice \(lines 6 and 8\)$/,
    )
  })

  it('fails a service with an unset variable by its name and sends nothing; the others start [X4]', async () => {
    const api = await service()
    const registry = await start(
      `services:\n${openapi('a', api.url, ', auth: { type: bearer, value: "Bearer ${NOT_SET_ANYWHERE}" }')}${openapi('b', api.url)}`,
    )
    await registry.ready('b')
    expect(await registry.application('a')).to.deep.include({ state: 'failed', tool_count: 0 })
    expect((await registry.application('a'))!.message).to.match(
      /mcp_servers\.yaml:2: services\.0\.a: Environment variable NOT_SET_ANYWHERE is not set/,
    )
    const refused = await registry.call('a', 'thing')
    expect([refused.status, JSON.stringify(refused.body)]).to.satisfy(
      ([status, body]: [number, string]) => status === 502 && body.includes('NOT_SET_ANYWHERE'),
    )
    expect(api.descriptions).to.have.length(1)
    expect(JSON.stringify(api.descriptions)).to.not.contain('NOT_SET_ANYWHERE')
  })

  it('is left alone where registry.watch is false, until a reload', async () => {
    const { url } = await service()
    const registry = await start(`services:\n${openapi('a', url)}`, { registry: { watch: false } })
    await registry.ready('a')
    writeFileSync(registry.registryFile, `services:\n${openapi('b', url)}`)
    // Longer than a watched change takes.
    await new Promise(resolve => setTimeout(resolve, 600))
    expect(await names(registry)).to.deep.equal(['a'])
    expect((await registry.post('/reload', undefined)).body).to.deep.include({
      added: ['b'],
      removed: ['a'],
      changed: [],
    })
    expect(await names(registry)).to.deep.equal(['b'])
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
