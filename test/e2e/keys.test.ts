import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Component } from '../../src/processes/components.ts'
import { bearer } from '../support/open-access.ts'
import { createProject, waitFor, type Project } from '../support/project.ts'

/** The components on the network, through the real command line. The tests are steps of one visit. */
describe('keys, end to end', function () {
  this.timeout(60_000)
  let project: Project
  const keys: Record<string, string> = {}
  before(async () => (project = await createProject('[server]\nhost = "0.0.0.0"\n')))
  after(async () => await project.remove())

  const run = async (args: string[], environment: NodeJS.ProcessEnv = {}) => {
    const result = await project.run(args, { environment })
    return { ...result, all: result.stdout + result.stderr }
  }
  const succeed = async (...args: string[]) => {
    const { code, stdout, all } = await run(args)
    expect(code, `agent ${args.join(' ')}\n${all}`).to.equal(0)
    return stdout
  }
  const statusOf = async (component: Component, path: string, key?: string, init: RequestInit = {}) =>
    (await fetch(project.url(component) + path, { ...init, headers: { ...init.headers, ...(key && bearer(key)) } }))
      .status
  /** Every file of the state folder, as text. */
  const everyFile = () =>
    readdirSync(project.stateFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))

  it('nothing listens beyond this machine without a key, and the error says how one is made', async () => {
    const { code, all } = await run(['start', 'demo_crm'])
    expect(code).to.equal(1)
    expect(all).to.contain('Listening on 0.0.0.0').and.contain('agent keys add <name> --scope admin')
    for (const component of ['crm', 'registry', 'agent'] as const)
      expect(await statusOf(component, '/health').catch(() => 'away')).to.equal('away')
  })

  it('a key is printed once, by itself, and its file is for its owner alone', async () => {
    for (const scope of ['read', 'call', 'admin']) {
      const { code, stdout, stderr } = await run(['keys', 'add', `a-${scope}`, '--scope', scope, '--expires', '30d'])
      expect([code, stdout]).to.satisfy(
        ([ended, text]: [number, string]) => ended === 0 && /^agk_\w{57,58}\n$/.test(text),
      )
      keys[scope] = stdout.trim()
      expect(stderr).to.not.contain(keys[scope]!)
    }
    expect(statSync(join(project.stateFolder, 'keys.json')).mode & 0o777).to.equal(0o600)
    const listed = await succeed('keys', 'list')
    expect(listed).to.match(/a-call +call +active/)
    const { keys: told } = JSON.parse(await succeed('keys', 'list', '--json')) as { keys: Record<string, unknown>[] }
    expect(told[0]).to.have.all.keys(
      'id',
      'name',
      'scope',
      'created_at',
      'expires_at',
      'revoked_at',
      'last_used',
      'state',
    )
    for (const [args, code, text] of [
      [['keys', 'add', 'a-call', '--scope', 'read'], 1, 'There is a key named'],
      [['keys', 'add', 'x', '--scope', 'read', '--expires', 'soon'], 2, '12h, 30d, 8w, 1y'],
      [['keys', 'revoke', 'nobody'], 1, 'no key named'],
    ] as const) {
      const result = await run([...args])
      expect(result.code, args.join(' ')).to.equal(code)
      expect(result.stderr).to.contain(text)
    }
  })

  it('with one, all of it works: the components and commands of one state folder trust each other', async () => {
    await succeed('start', 'demo_crm')
    expect(await succeed('chat', 'how many accounts are there?')).to.match(/\d/)
    expect(await succeed('tools', 'list')).to.contain('crm_')
    expect(await succeed('mode', 'api')).to.contain('api')
    expect((await run(['status', 'crm'])).code).to.equal(0)
    expect(statSync(join(project.stateFolder, 'internal.key')).mode & 0o777).to.equal(0o600)
  })

  it('everybody else needs one, from this machine too', async () => {
    const chat = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"hello"}' }
    for (const [component, path] of [
      ['crm', '/accounts/?limit=1'],
      ['registry', '/apis'],
      ['agent', '/status'],
    ] as const)
      expect([await statusOf(component, path), await statusOf(component, path, keys['read'])]).to.deep.equal([401, 200])
    expect(await statusOf('agent', '/chat', undefined, chat)).to.equal(401)
    expect(await statusOf('agent', '/chat', keys['read'], chat)).to.equal(403)
    expect(await statusOf('agent', '/chat', keys['call'], chat)).to.equal(200)
    expect(await statusOf('registry', '/reload', keys['call'], { method: 'POST' })).to.equal(403)
    expect(await statusOf('registry', '/reload', keys['admin'], { method: 'POST' })).to.equal(200)
    expect(await statusOf('agent', '/')).to.equal(200)
    expect(await statusOf('crm', '/health')).to.equal(200)
  })

  it('commands from elsewhere take theirs from AGENT_API_KEY, and say so when it does not do', async () => {
    const elsewhere = { AGENT_HOME: join(project.folder, 'elsewhere') }
    const none = await run(['tools', 'list'], elsewhere)
    expect(none.code).to.equal(1)
    expect(none.stderr).to.contain('needs a key').and.contain('AGENT_API_KEY')
    const some = await run(['tools', 'list'], { ...elsewhere, AGENT_API_KEY: keys['read'] })
    expect([some.code, some.stderr], some.stderr).to.satisfy(([code]: [number]) => code === 0)
    const small = await run(['chat', 'hello'], { ...elsewhere, AGENT_API_KEY: keys['read'] })
    expect(small.code).to.equal(1)
    expect(small.stderr).to.contain('a key with the scope call').and.contain("'a-read' has read")
  })

  it('a key stands in no log, no record, no list of processes and no answer', async () => {
    const internal = readFileSync(join(project.stateFolder, 'internal.key'), 'utf8').trim()
    const secrets = [...Object.values(keys).map(key => key.slice(13)), internal]
    await statusOf('agent', '/status', `${keys['admin']!.slice(0, -1)}!`)
    for (const file of everyFile().filter(name => !name.endsWith('internal.key'))) {
      const text = readFileSync(file).toString('latin1')
      for (const secret of secrets) expect(text.includes(secret), file).to.equal(false)
      expect(text.includes('agi.crm.call'), file).to.equal(false)
    }
    const shown = await Promise.all([
      succeed('config', 'show'),
      succeed('activity'),
      succeed('keys', 'list', '--json', '--all'),
      succeed('status', 'registry', '--json'),
      fetch(`${project.url('registry')}/activity`, { headers: bearer(keys['admin']!) }).then(answer => answer.text()),
      fetch(`${project.url('registry')}/status`, { headers: bearer(keys['admin']!) }).then(answer => answer.text()),
    ])
    for (const text of shown) for (const secret of secrets) expect(text.includes(secret), text).to.equal(false)
    if (process.platform !== 'linux') return
    for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
      const line = readSafely(`/proc/${pid}/cmdline`)
      for (const secret of secrets) expect(line.includes(secret), line).to.equal(false)
    }
  })

  it('a key that is revoked opens nothing from then on, without a restart', async () => {
    await succeed('keys', 'revoke', 'a-read')
    expect(await statusOf('crm', '/accounts/?limit=1', keys['read'])).to.equal(401)
    expect(await succeed('keys', 'list')).to.not.contain('a-read')
    expect(await succeed('keys', 'list', '--all')).to.match(/a-read +read +revoked/)
    // Those who wait for nothing else see it in the log alone.
    await waitFor('the log says why', () =>
      readFileSync(join(project.stateFolder, 'logs', 'crm.log'), 'utf8').includes('"revoked"'),
    )
  })

  it('a file of keys that is damaged opens nothing, and the components go on for each other', async () => {
    const file = join(project.stateFolder, 'keys.json')
    const before = readFileSync(file)
    writeFileSync(file, '{')
    expect(await statusOf('crm', '/accounts/?limit=1', keys['admin'])).to.equal(401)
    expect(await statusOf('crm', '/health')).to.equal(200)
    expect((await run(['keys', 'list'])).stderr).to.contain('cannot be read as a list of keys')
    await succeed('tools', 'list')
    writeFileSync(file, before)
    expect(await statusOf('crm', '/accounts/?limit=1', keys['admin'])).to.equal(200)
  })
})

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
