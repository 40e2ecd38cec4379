import { createServer, type Server } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { chromiumPath } from '../support/launch-browser.ts'
import { expect } from 'chai'
import {
  createProject,
  isBinaryUnderTest,
  listProcessesIn,
  waitFor,
  type CommandResult,
  type Project,
} from '../support/project.ts'

const PAGE = '<!doctype html><title>Lamps</title><h1>Desk lamps</h1><button>Add to cart</button>'
const FORM =
  '<!doctype html><title>Sign in</title><label>User <input name="user"></label><label>Password <input type="password"></label>'

/** What runs without a browser. */
const COMPONENTS_AND_SUPERVISOR = 5

/**
 * The browser through the real command line: the source tree, or with AGENT_BIN the single binary, and a Chromium of
 * npm's. The tests build on each other.
 */
describe('the browser, end to end', function () {
  this.timeout(60_000)
  let project: Project
  let server: Server
  let url: string
  let environment: Record<string, string>
  before(async () => {
    server = createServer((req, res) => {
      res.setHeader('content-type', 'text/html')
      res.end(req.url === '/form' ? FORM : PAGE)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    environment = { AGENT_BROWSER_PATH: await chromiumPath() }
    project = await createProject(`[browser]\nallowed_origins = ["${url}"]\n`)
    await succeed('start', 'demo')
  })
  after(async () => {
    await project.remove()
    server.close()
  })

  const run = (...args: string[]): Promise<CommandResult> => project.run(args, { environment })
  const succeed = async (...args: string[]): Promise<CommandResult> => {
    const result = await run(...args)
    expect(result.code, `agent ${args.join(' ')}\n${result.stdout}${result.stderr}`).to.equal(0)
    return result
  }
  const call = async <T>(tool: string, ...args: string[]) =>
    JSON.parse((await succeed('tools', 'call', `browser_${tool}`, ...args)).stdout) as T
  const status = async () =>
    ((await (await fetch(`${project.url('agent')}/status`)).json()) as { browser: Record<string, unknown> }).browser

  it('is not even loaded in api mode, also not by questions', async function () {
    // A hook of the loader tells what is loaded. The binary takes no NODE_OPTIONS, and what it would load is this code.
    if (isBinaryUnderTest) return this.skip()
    const other = await createProject()
    const log = join(other.folder, 'loaded.txt')
    const hook = pathToFileURL(join(import.meta.dirname, '../support/load-logging-child.ts')).href
    const options = { environment: { ...environment, NODE_OPTIONS: `--import ${hook}`, LOG_LOADS: log } }
    try {
      for (const args of [
        ['start', 'demo'],
        ['chat', 'how many accounts do I have?'],
        ['chat', 'take a screenshot of https://example.com'],
      ]) {
        const { code, stderr } = await other.run(args, options)
        expect(code, stderr).to.equal(0)
      }
      const loaded = [...new Set(readFileSync(log, 'utf8').split('\n'))]
      expect(loaded.filter(url => url.includes('/src/registry/'))).to.not.deep.equal([])
      // Two files of src/agent/web decide that a message is about no page.
      const ofBrowser = /playwright|chromium|\/src\/browser\/|\/src\/agent\/web\/(?!route-pages|page-memory)/
      expect(loaded.filter(url => ofBrowser.test(url))).to.deep.equal([])
    } finally {
      await other.remove()
    }
  })

  it('is not there in api mode, which every place says', async () => {
    expect(listProcessesIn(project.folder)).to.have.lengthOf(COMPONENTS_AND_SUPERVISOR)
    expect((await succeed('tools', 'list', '--type', 'browser')).stderr).to.include('agent mode hybrid')
    expect(await status()).to.deep.include({ enabled: false, available: false })
    const { code, stderr } = await run('start', 'browser')
    expect([code, stderr]).to.deep.equal([1, stderr])
    expect(stderr).to.include('this project is in api mode')
  })

  it('is there with the mode, while everything runs', async () => {
    expect((await succeed('mode', 'hybrid')).stderr).to.match(/The browser service runs \(\d+ tools\)/)
    const { stdout } = await succeed('tools', 'list', '--type', 'browser')
    expect(stdout).to.match(/browser_navigate[^]*browser_click[^]*browser_screenshot/)
    expect((await succeed('status')).stderr).to.include(environment.AGENT_BROWSER_PATH)
    expect((await succeed('doctor')).stdout).to.match(/✅ Browser: .*\d+\.\d+/)
    expect((await succeed('start', 'browser')).stdout).to.match(/✅ Browser: Running \(\d+ tools/)
  })

  it('opens a page, reads it, and takes a picture that the agent server gives', async () => {
    expect(await call('navigate', `url=${url}/`)).to.include({ url: `${url}/`, title: 'Lamps', status: 200 })
    const { text } = await call<{ text: string }>('snapshot')
    expect(text).to.include('Desk lamps').and.include('Add to cart')
    const { file, bytes } = await call<{ file: string; bytes: number }>('screenshot')
    const picture = await fetch(`${project.url('agent')}/files/default/${file}`)
    expect(picture.headers.get('content-type')).to.equal('image/png')
    expect((await picture.arrayBuffer()).byteLength).to.equal(bytes)
  })

  it('keeps sessions apart', async () => {
    expect(await call('navigate', `url=${url}/form`, 'session=other')).to.include({ title: 'Sign in' })
    expect((await call<{ text: string }>('snapshot')).text).to.include('Desk lamps')
  })

  it('says where it looked when there is no browser, and lists its tools all the same', async () => {
    await succeed('config', 'set', 'browser.path', join(project.folder, 'no-browser'))
    delete environment.AGENT_BROWSER_PATH
    await succeed('restart', 'registry')
    await succeed('restart', 'agent')
    expect((await succeed('tools', 'list', '--type', 'browser')).stdout).to.include('browser_navigate')
    const { code, stderr } = await run('tools', 'call', 'browser_navigate', `url=${url}/`)
    expect(code).to.equal(1)
    expect(stderr).to.include('no-browser').and.include('npx playwright install chromium')
    const doctor = await run('doctor')
    expect(doctor.code).to.equal(1)
    expect(doctor.stdout).to.match(/❌ Browser: .*no-browser[^\n]*\n {3}→ Three ways/)
    expect(await status()).to.deep.include({ enabled: true, available: false })
  })

  it('has a log of its own, without what pages say', async () => {
    const { stdout } = await succeed('logs', 'browser')
    expect(stdout).to.match(/Browser +(?:info|warn)/)
    expect(stdout).to.not.include('Desk lamps')
    expect((await succeed('logs')).stdout).to.match(/ Browser /)
  })

  it('ends with the mode and leaves nothing behind', async () => {
    const before = listProcessesIn(project.folder).length
    await succeed('mode', 'api')
    await waitFor('the service has ended', () => listProcessesIn(project.folder).length < before)
    expect(listProcessesIn(project.folder)).to.have.lengthOf(COMPONENTS_AND_SUPERVISOR)
    expect((await run('tools', 'call', 'browser_navigate', `url=${url}/`)).code).to.equal(1)
  })

  it('runs from standard input alone, and prints nothing else', async () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const { code, stdout } = await project.run(['serve', 'browser'], { input: `${JSON.stringify(hello)}\n` })
    expect(code).to.equal(0)
    const lines = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { id: number; result: object })
    expect(lines).to.have.lengthOf(1)
    expect(lines[0]!.result).to.have.nested.property('serverInfo.name', 'browser')
  })

  it('tests pages in plain language: a file that cannot be run says why', async () => {
    writeFileSync(join(project.folder, 'lamps.md'), `url: ${url}/\n# Lamps\n- Expect the page shows "Desk lamps"\n`)
    const { code, stderr } = await run('test-ui', 'lamps.md')
    expect([code, stderr]).to.deep.equal([1, stderr])
    expect(stderr).to.include('agent mode hybrid')
    expect((await run('test-ui', 'none.md')).stderr).to.include('none.md cannot be read')
  })
})
