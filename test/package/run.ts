import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect } from 'chai'
import { VERSION } from '../../src/lib/version.ts'
import { findFreePorts, listProcessesIn } from '../support/project.ts'

/**
 * What `npm pack` makes, as a stranger meets it: installed into an empty project, with nothing else there. `npm run
 * test:package` takes Node 20, 22 and 24 (test/package/package.json, installed apart); AGENT_PACKAGE_NODES=host
 * takes the Node of this machine only, for a short run without downloads.
 */
const ROOT = join(import.meta.dirname, '../..')
const NODES = process.env['AGENT_PACKAGE_NODES'] === 'host' ? ['host'] : ['20', '22', '24']
/** Megabytes of the tarball. */
const LARGEST = 9

/** How this machine reaches npm's registry, where its variables say so; nothing else of the environment goes along. */
const REACHING_NPM = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_(registry|cache|userconfig|cafile|https?_proxy|proxy))$/i.test(
      name,
    ),
  ),
)

describe('the package of npm', function () {
  this.timeout(240_000)
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'agent-package-')))
  let tarball = ''
  let files: string[] = []
  after(() => rmSync(home, { recursive: true, force: true }))

  /** The PATH without the programs of this project: its Node is not the host's. */
  const hostPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'))
    .join(delimiter)

  before('npm pack', () => {
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', home], { cwd: ROOT, encoding: 'utf8' })
    expect(packed.status, packed.stderr).to.equal(0)
    const [described] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n'))) as [
      { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
    ]
    tarball = join(home, described.filename)
    files = described.files.map(({ path }) => path)
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    console.log(
      `    ${megabytes(described.size)}, unpacked ${megabytes(described.unpackedSize)}, ${files.length} files`,
    )
    expect(described.size).to.be.below(LARGEST * 1e6)
  })

  it('holds the program, its page and its files, and nothing of the workshop', () => {
    const allowed = /^(bin\/agent\.js|dist\/package\/.+|LICENSE|README\.md|CHANGELOG\.md|package\.json)$/
    expect(files.filter(path => !allowed.test(path) || /\.(ts|map|png\.ts)$|test/i.test(path))).to.deep.equal([])
    for (const path of [
      'agent.cjs',
      'program.cjs',
      'agent.cdx.json',
      'assets/dist/page/index.html',
      'assets/settings.toml',
    ])
      expect(files).to.include(`dist/package/${path}`)
  })

  it('names no folder of the machine that made it, and needs no other package', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object>
    expect(
      manifest['dependencies'],
      'what is bundled belongs to devDependencies: npm would install it beside the bundle once more',
    ).to.equal(undefined)
    expect(Object.values(manifest['optionalDependencies']!).filter(version => !/^[\d.]+$/.test(version))).to.deep.equal(
      [],
    )
    for (const name of ['agent.cjs', 'program.cjs'])
      expect(readFileSync(join(ROOT, 'dist/package', name), 'latin1'), name).not.to.include(ROOT)
  })

  it('would be published without complaint', () => {
    // The name belongs to somebody else there: under the tag `latest` npm compares with their version.
    const args = ['publish', '--dry-run', '--tag', 'next', tarball]
    const { status, stderr } = spawnSync('npm', args, { cwd: home, encoding: 'utf8' })
    expect(status, stderr).to.equal(0)
    expect(stderr).not.to.match(/npm (error|warn publish (?!This command requires you to be logged in))/)
  })

  for (const name of NODES)
    describe(`on Node ${name}`, () => {
      const folder = join(home, name)
      const nodeFolder = join(import.meta.dirname, 'node_modules', `node-${name}`, 'bin')
      const path = name === 'host' ? hostPath : `${nodeFolder}${delimiter}${hostPath}`
      let environment: NodeJS.ProcessEnv = {}

      const run = (command: string, ...args: string[]) =>
        spawnSync(command, args, { cwd: folder, env: environment, encoding: 'utf8' })
      const succeed = (command: string, ...args: string[]) => {
        const { status, stdout, stderr } = run(command, ...args)
        expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).to.equal(0)
        return stdout
      }

      before('npm install', async () => {
        expect(name === 'host' || existsSync(nodeFolder), 'run npm ci --prefix test/package first').to.equal(true)
        const [territory, crm, registry, agent] = await findFreePorts(4)
        environment = {
          PATH: path,
          HOME: process.env['HOME'],
          ...REACHING_NPM,
          AGENT_TERRITORY_PORT: String(territory),
          AGENT_CRM_PORT: String(crm),
          AGENT_API_REGISTRY_PORT: String(registry),
          AGENT_DEMO_PORT: String(agent),
        }
        mkdirSync(folder)
        writeFileSync(join(folder, 'package.json'), '{}')
        const started = performance.now()
        succeed('npm', 'install', tarball, '--no-audit', '--no-fund', '--prefer-offline')
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        const megabytes = Number(succeed('du', '-sm', 'node_modules').split('\t')[0])
        console.log(`      ${succeed('node', '--version').trim()}: installed in ${seconds} s, ${megabytes} MB`)
      })
      after(() => {
        run('npx', 'agent', 'stop', 'all', '--force')
      })

      it('installs nothing but itself and a runtime', () => {
        const installed = JSON.parse(succeed('npm', 'ls', '--all', '--json')) as {
          dependencies: { agent: { dependencies?: Record<string, { version?: string }> } }
        }
        const runtimes = Object.entries(installed.dependencies.agent.dependencies ?? {}).filter(
          ([, { version }]) => version,
        )
        expect(runtimes.map(([one]) => one).filter(one => !/^node-(bin-)?(linux|darwin|win)-/.test(one))).to.deep.equal(
          [],
        )
        expect(existsSync(join(folder, 'node_modules/express'))).to.equal(false)
      })

      it('says what it is', () => {
        expect(succeed('npx', 'agent', '--version')).to.equal(`${VERSION}\n`)
        const version = JSON.parse(succeed('npx', 'agent', 'version', '--json')) as { form: string; node: string }
        expect(version.form).to.equal('package')
        expect(Number(version.node.split('.')[0])).to.be.at.least(24)
        expect(succeed('npx', 'agent', 'licenses', '--list')).to.match(/express +\d[^]*playwright-core[^]*components:/)
      })

      it('starts the demo, shows its page and answers', async () => {
        expect(succeed('npx', 'agent', 'start', 'demo').match(/✅/g)).to.have.lengthOf(4)
        expect(succeed('npx', 'agent', 'chat', 'how many accounts do I have?')).to.contain('50')
        for (const [port, at] of [
          [environment['AGENT_DEMO_PORT'], '/'],
          [environment['AGENT_CRM_PORT'], '/docs/swagger-ui-bundle.js'],
        ]) {
          const answer = await fetch(`http://127.0.0.1:${port}${at}`)
          expect(answer.status, at).to.equal(200)
          expect((await answer.arrayBuffer()).byteLength, at).to.be.greaterThan(10_000)
        }
        succeed('npx', 'agent', 'stop', 'all')
        expect(listProcessesIn(folder)).to.deep.equal([])
        expect(statSync(join(folder, '.agent')).isDirectory()).to.equal(true)
      })
    })
})
