import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { VERSION } from '../../src/lib/version.ts'
import { createProject, programCommand, type Project } from '../support/project.ts'

const ROOT = join(import.meta.dirname, '../..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

/** The README's shell lines of its quick start that drive the program, continued lines joined. */
const LINES = [...README.matchAll(/^```sh\n([^]*?)^```$/gm)]
  .flatMap(match => match[1]!.replaceAll(/\\\n\s*/g, '').split('\n'))
  .map(line => line.replace(/\s+#.*$/, ''))
  .filter(line => /^(npx agent|curl) /.test(line))

/** What the answer to a line must hold: what the README promises. */
const SHOWS: [line: RegExp, shows: RegExp][] = [
  [/top account by revenue/, /acc_|\$[\d,.]+/],
  [/opportunities above/, /North America[^]*Europe|Europe[^]*North America/],
  [/agent status/, /Running \(Port/],
  [/functions\/call/, /"coverage_id":"COV-001"/],
]

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

  /** The line as it is, but for the program under test and the ports of this project. */
  const adapt = (line: string) =>
    line
      .replace(
        /^npx agent/,
        programCommand()
          .map(word => `'${word}'`)
          .join(' '),
      )
      .replace(':8005', `:${project.ports.agent}`)
      .replace(':8001', `:${project.ports.registry}`)

  it('has some', () => expect(LINES.length).to.be.greaterThan(3))

  for (const line of LINES) {
    it(`run: ${line}`, () => {
      const { status, stdout, stderr } = spawnSync('bash', ['-c', adapt(line)], {
        cwd: project.folder,
        encoding: 'utf8',
      })
      expect(status, stderr).to.equal(0)
      for (const [pattern, shows] of SHOWS) if (pattern.test(line)) expect(stdout).to.match(shows)
    })
  }
})
