import { chromiumPath } from '../support/launch-browser.ts'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { VERSION } from '../../src/lib/version.ts'
import { placeBinary } from '../support/binary.ts'
import { findFreePorts, listProcessesIn } from '../support/project.ts'

/** The single binary: the one that AGENT_BIN names, else one that is built for these tests. */
describe('the single binary', function () {
  this.timeout(120_000)
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'agent-binary-')))
  const folder = join(home, 'empty')
  const program = join(home, 'bin', 'agent')

  before(() => {
    mkdirSync(folder)
    placeBinary(program)
  })
  after(() => {
    run('stop', 'all', '--force')
    rmSync(home, { recursive: true })
  })

  /** Runs it with an empty environment. */
  const run = (...args: string[]) => spawnSync(program, args, { cwd: folder, env: {}, encoding: 'utf8' })
  const succeed = (...args: string[]) => {
    const { status, stdout, stderr } = run(...args)
    expect(status, `agent ${args.join(' ')}\n${stdout}${stderr}`).to.equal(0)
    return stdout
  }

  it('is one file', () => expect(readdirSync(join(home, 'bin'))).to.deep.equal(['agent']))

  it('says its version, its help and its settings in an empty folder, and leaves nothing there [K-20]', () => {
    expect(succeed('--version')).to.equal(`${VERSION}\n`)
    expect(succeed('--help')).to.contain('agent start demo')
    expect(succeed('config', 'show', '--section', 'features')).to.contain('mode = "api"')
    expect(readdirSync(folder)).to.deep.equal([])
  })

  it('starts every service by starting itself, and answers [K-20]', async () => {
    const [territory, crm, registry, agent] = await findFreePorts(4)
    const settings = `[demo]\nport = ${agent}\napi_registry_port = ${registry}\n[server_ports]\nterritory_api = ${territory}\ncrm_api = ${crm}\n`
    writeFileSync(join(folder, 'settings.toml'), settings)
    succeed('start', 'demo')
    // Four servers and their supervisor.
    expect(listProcessesIn(folder)).to.have.lengthOf(5)
    expect(succeed('chat', 'how many accounts do I have?')).to.contain('50')
    expect(succeed('apis', 'test')).to.match(/✅ territory[^]*✅ crm/)
    for (const [port, path] of [
      [agent, '/'],
      [agent, '/docs/swagger-ui-bundle.js'],
      [crm, '/docs/redoc.standalone.js'],
      [registry, '/redoc'],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(answer.status, path).to.equal(200)
      expect((await answer.arrayBuffer()).byteLength, path).to.be.greaterThan(100)
    }
    succeed('stop', 'all')
    expect(listProcessesIn(folder)).to.deep.equal([])
  })

  it('drives a browser, with the library for it inside', async () => {
    const [registry, page] = await findFreePorts(2)
    const origin = `http://127.0.0.1:${page}`
    const path = JSON.stringify(await chromiumPath())
    writeFileSync(
      join(folder, 'settings.toml'),
      `[features]\nmode = "web"\n[demo]\napi_registry_port = ${registry}\n[browser]\npath = ${path}\nallowed_origins = ["${origin}"]\n`,
    )
    const server = createServer((_req, res) => res.end('<title>Inside</title>')).listen(page, '127.0.0.1')
    try {
      succeed('start', 'browser')
      const call = async (tool: string, args: object) => {
        const body = JSON.stringify({ app_name: 'browser', function_name: `browser_${tool}`, args })
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(`http://127.0.0.1:${registry}/functions/call`, { method: 'POST', headers, body })
        return (await answer.json()) as Record<string, unknown>
      }
      expect(await call('navigate', { url: `${origin}/` })).to.include({ title: 'Inside', status: 200 })
      expect(await call('screenshot', {})).to.include({ width: 1280 })
    } finally {
      succeed('stop', 'all')
      server.close()
    }
    expect(listProcessesIn(folder)).to.deep.equal([])
  })
})
