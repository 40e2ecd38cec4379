import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { VERSION } from '../../src/lib/version.ts'
import { startLibrary } from '../support/readme-library.ts'
import { createProject, programCommand, type Project } from '../support/project.ts'

const ROOT = join(import.meta.dirname, '../..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** The README's shell lines of its quick start that drive the program, continued lines joined. */
const linesOf = (text: string) =>
  [...text.matchAll(/^```sh\n([^]*?)^```$/gm)]
    .flatMap(match => match[1]!.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map(line => line.replace(/\s+#.*$/, ''))
    .filter(line => /^(npx agent|curl) /.test(line))
/** The part about services of one's own needs those; the rest works with the demo. */
const [, OWN = ''] = /^## Your own services\n([^]*?)^## /m.exec(README) ?? []
const LINES = linesOf(README.replace(OWN, ''))

/** What the answer to a line must hold: what the README promises. */
const SHOWS: [line: RegExp, shows: RegExp][] = [
  [/top account by revenue/, /acc_|\$[\d,.]+/],
  [/opportunities above/, /North America[^]*Europe|Europe[^]*North America/],
  [/agent status/, /Running \(Port/],
  [/--type browser/, /browser_navigate[^]*browser_screenshot/],
  [/functions\/call/, /"coverage_id":"COV-001"/],
]

/** The line as it is, but for the program under test and the ports of this project. */
const adapt = (line: string, project: Project) =>
  line
    .replace(
      /^npx agent/,
      programCommand()
        .map(word => `'${word}'`)
        .join(' '),
    )
    .replace(':8005', `:${project.ports.agent}`)
    .replace(':8001', `:${project.ports.registry}`)

describe('npx agent', () => {
  it('runs the program of this checkout, as the README writes it', () => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'agent', '--version'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status, stderr).to.equal(0)
    expect(stdout).to.equal(`${VERSION}\n`)
  })
})

describe('examples of the README', () => {
  let project: Project

  before(async function () {
    this.timeout(60_000)
    project = await createProject()
    const { code, stdout, stderr } = await project.run(['start', 'demo'])
    expect(code, stdout + stderr).to.equal(0)
  })
  after(async () => await project.remove())

  it('has some', () => expect(LINES.length).to.be.greaterThan(3))

  for (const line of LINES) {
    it(`run: ${line}`, () => {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', adapt(line, project)], {
        cwd: project.folder,
        encoding: 'utf8',
      })
      expect(status, stderr).to.equal(0)
      for (const [pattern, shows] of SHOWS) if (pattern.test(line)) expect(stdout).to.match(shows)
    })
  }
})

/** The words of a shell line; quotes are taken off. */
const wordsOf = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)

describe('services of one’s own, as the README connects them', () => {
  let project: Project
  let library: Awaited<ReturnType<typeof startLibrary>>
  const environment = { LIBRARY_TOKEN: 'a-token-of-the-library', MCP_SERVERS_FILE: 'my-services.yaml' }

  before(async () => {
    library = await startLibrary(environment.LIBRARY_TOKEN)
    project = await createProject()
    const [, yaml = ''] = /^```yaml\n([^]*?)^```$/m.exec(OWN) ?? []
    const server = join(ROOT, 'node_modules/@modelcontextprotocol/server-filesystem/dist/index.js')
    writeFileSync(
      join(project.folder, 'my-services.yaml'),
      yaml
        .replace('http://127.0.0.1:9000', library.url)
        .replace('command: npx', `command: ${process.execPath}`)
        .replace(/\[-y, '@modelcontextprotocol\/server-filesystem', \.\]/, `['${server}', .]`),
    )
  })
  after(async () => {
    await project.remove()
    await library.close()
  })

  for (const line of linesOf(OWN))
    it(`run: ${line}`, async function () {
      this.timeout(60_000)
      const { code, stdout, stderr } = await project.run(wordsOf(line).slice(2), { environment })
      expect(code, stdout + stderr).to.equal(0)
      if (/apis list/.test(line)) expect(stdout).to.match(/✅ library +openapi +2 tools[^]*✅ files +mcp/)
      if (/tools call/.test(line)) expect(JSON.parse(stdout)).to.include({ isbn: '9780000000014' })
      if (/chat/.test(line)) expect(stdout).to.match(/novel 2/)
    })
})
