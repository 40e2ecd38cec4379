import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { renderUnit } from '../../../src/cli/service/systemd-unit.ts'
import { unitName } from '../../../src/cli/service/service-files.ts'
import { createProject, type Project } from '../../support/project.ts'

/** Sections of a unit and what they set, read as systemd.syntax(7) has it: a key may stand there several times. */
function parseUnit(text: string): Record<string, [string, string][]> {
  const sections: Record<string, [string, string][]> = {}
  let entries: [string, string][] = []
  for (const line of text.split('\n')) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1]
    if (section) sections[section] = entries = []
    else if (line && !line.startsWith('#'))
      entries.push([line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  }
  return sections
}

const hasVerify = spawnSync('systemd-analyze', ['--version']).status === 0

describe('agent service', function () {
  if (process.platform !== 'linux') return
  let project: Project
  let environment: NodeJS.ProcessEnv
  beforeEach(async () => {
    project = await createProject()
    // No systemctl on this PATH: nothing of the machine is changed.
    const bin = join(project.folder, 'bin')
    mkdirSync(bin)
    environment = { HOME: project.folder, XDG_CONFIG_HOME: '', PATH: bin }
  })
  afterEach(async () => await project.remove())

  const file = () => join(project.folder, '.config/systemd/user', unitName(project.folder))

  it('install writes a unit that starts this project with this program, and says what to do with it [K-28]', async () => {
    const { code, stdout, stderr } = await project.run(['service', 'install', '--user'], {
      environment: {
        ...environment,
        AGENT_HOST: '127.0.0.1',
        AGENT_DATABASE_URL: 'postgres://user:hidden@127.0.0.1/x',
      },
    })
    expect(code, stderr).to.equal(0)
    expect(stdout).to.equal(`✅ Unit: ${file()}\n`)
    expect(stderr)
      .to.include('systemctl is not on this machine')
      .and.include(`systemctl --user enable --now ${unitName(project.folder)}`)
      .and.include('loginctl enable-linger "$USER"')
      .and.include('AGENT_DATABASE_URL may hold a password')
    const text = readFileSync(file(), 'utf8')
    expect(text).not.to.include('hidden')
    const { Service } = parseUnit(text)
    const values = Object.fromEntries(Service!)
    expect(values['WorkingDirectory']).to.equal(project.folder)
    const secrets = join(project.folder, '.config/agent', unitName(project.folder).replace('.service', '.env'))
    expect(values['EnvironmentFile']).to.equal(`-${secrets}`)
    expect(statSync(dirname(secrets)).mode & 0o777).to.equal(0o700)
    expect(statSync(secrets).mode & 0o777).to.equal(0o600)
    expect(values['ExecStart']).to.match(/ start demo --foreground$/)
    expect(values).to.include({ Restart: 'on-failure', KillMode: 'mixed', Type: 'exec', LimitCORE: '0' })
    expect(Service!.filter(([key]) => key === 'Environment').map(([, value]) => value)).to.deep.equal([
      `"PATH=${environment['PATH']}"`,
      '"AGENT_HOST=127.0.0.1"',
    ])
    const [program] = values['ExecStart']!.split(' ')
    expect(existsSync(program!)).to.equal(true)
    if (hasVerify) {
      const checked = spawnSync('systemd-analyze', ['--user', 'verify', file()], {
        encoding: 'utf8',
        env: { ...process.env, XDG_RUNTIME_DIR: project.folder },
      })
      expect(checked.stderr.split('\n').filter(line => line.includes(unitName(project.folder)))).to.deep.equal([])
    }
  })

  it('status and uninstall tell what there is, and leave a unit of somebody else alone', async () => {
    const run = async (...args: string[]) => await project.run(['service', ...args], { environment })
    expect((await run('status')).code).to.equal(3)
    expect((await run('uninstall')).stdout).to.include('there is none')
    expect((await run('install', 'api-registry')).code).to.equal(0)
    expect(readFileSync(file(), 'utf8')).to.include(' start api-registry --foreground')
    expect((await run('status')).stdout).to.include(`Unit: ${file()}`)
    expect((await run('uninstall', '--user')).code).to.equal(0)
    expect(readdirSync(dirname(file()))).to.deep.equal([])
    writeFileSync(file(), '[Service]\nExecStart=/bin/true\n')
    const refused = await run('install')
    expect([refused.code, refused.stderr.includes('left alone')]).to.deep.equal([1, true])
    expect((await run('uninstall')).code).to.equal(1)
    expect((await run('install', 'everything')).code).to.equal(2)
  })

  it('writes names with spaces, percent signs, quotes and dollars as systemd reads them', () => {
    const text = renderUnit({
      target: 'demo',
      folder: '/srv/me/50% "off"',
      command: ['/opt/my programs/agent$1'],
      variables: { PATH: '/bin:/a "b"\\c' },
      environmentFile: '/srv/me/50% "off"/.env',
    })
    const values = Object.fromEntries(parseUnit(text)['Service']!)
    expect(values['WorkingDirectory']).to.equal('/srv/me/50%% "off"')
    expect(values['ExecStart']).to.equal('"/opt/my programs/agent$$1" start demo --foreground')
    expect(values['Environment']).to.equal('"PATH=/bin:/a \\"b\\"\\\\c"')
  })

  it('gives two projects of one name two units', () => {
    expect(unitName('/srv/a/shop')).to.match(/^agent-shop-[0-9a-f]{6}\.service$/)
    expect(unitName('/srv/b/shop')).not.to.equal(unitName('/srv/a/shop'))
    expect(unitName('/')).to.match(/^agent-[0-9a-f]{6}\.service$/)
  })
})
