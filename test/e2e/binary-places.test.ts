import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { placeBinary } from '../support/binary.ts'
import { findFreePorts, listProcessesIn, waitFor } from '../support/project.ts'
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts'

const QUESTION = 'how many accounts do I have?'
/** More than the binary takes, in kilobytes. */
const DISK = 250_000

/** The single binary where strangers put it, and replaced while it runs. The tests are steps of one visit. */
describe('the single binary in other places', function () {
  this.timeout(120_000)
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'agent-places-')))
  const place = join(home, 'Meine Ordner ☃')
  const program = join(place, 'agent neu')
  const link = join(home, 'link')
  const folder = join(home, 'Projekt ä b')
  const second = join(home, 'second')
  let environment: Record<string, string> = {}
  let others: Record<string, string> = {}
  let disk: SmallDisk | undefined

  before(async () => {
    for (const name of [folder, second]) mkdirSync(name)
    placeBinary(program)
    symlinkSync(program, link)
    // Neither HOME nor TMPDIR nor PATH, and no locale that knows more than ASCII.
    environment = { LC_ALL: 'C', ...(await freePorts()) }
    others = await freePorts()
  })
  after(() => {
    run('stop', 'all', '--force')
    spawnSync(program, ['stop', 'all', '--force'], { cwd: second, env: others })
    disk?.remove()
    rmSync(home, { recursive: true })
  })

  async function freePorts() {
    const names = ['AGENT_TERRITORY_PORT', 'AGENT_CRM_PORT', 'AGENT_API_REGISTRY_PORT', 'AGENT_DEMO_PORT']
    const ports = await findFreePorts(names.length)
    return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
  }

  /** Runs it through the link, with standard input closed. */
  const run = (...args: string[]) =>
    spawnSync('/bin/sh', ['-c', 'exec "$0" "$@" <&-', link, ...args], {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
    })
  const succeed = (...args: string[]) => {
    const { status, stdout, stderr } = run(...args)
    expect(status, `agent ${args.join(' ')}\n${stdout}${stderr}`).to.equal(0)
    return { stdout, stderr }
  }
  const pids = () =>
    ['territory', 'crm', 'registry', 'agent'].map(
      name => (JSON.parse(readFileSync(recordOf(name), 'utf8')) as { pid: number }).pid,
    )
  const recordOf = (name: string) => join(folder, '.agent', 'run', `${name}.json`)
  const listed = () =>
    readdirSync(place).map(name => {
      const { size, mtimeMs, ino } = lstatSync(join(place, name))
      return { name, size, mtimeMs, ino }
    })

  it('runs through a link, under a name with spaces and other letters, in the locale C, without HOME and standard input', () => {
    const before = listed()
    expect(succeed('start', 'demo').stdout.match(/✅/g)).to.have.lengthOf(4)
    expect(succeed('chat', QUESTION).stdout).to.include('50')
    expect(succeed('status').stderr).not.to.include('another version')
    expect(listed(), 'nothing is written beside it').to.deep.equal(before)
    expect(listed().map(({ name }) => name)).to.deep.equal(['agent neu'])
  })

  it('prints what it is and what it is made of, and completes commands', () => {
    const version = JSON.parse(succeed('version', '--json').stdout) as Record<string, string>
    expect(version).to.include({ form: 'binary', platform: `${process.platform}-${process.arch}` })
    expect(succeed('licenses').stdout).to.match(/Apache License[^]*express 5[^]*Copyright[^]*Node\.js/)
    const { components } = JSON.parse(succeed('licenses', '--json').stdout) as {
      components: { name: string; license: string; texts: string[] }[]
    }
    expect(components.map(({ name }) => name)).to.include.members([
      'express',
      'preact',
      'playwright-core',
      'node',
      'redoc',
    ])
    expect(components.filter(({ texts }) => !texts.some(text => text.length > 100))).to.deep.equal([])
    const script = succeed('completion', 'bash').stdout
    const choices = spawnSync('bash', ['-c', `${script}\n_agent_choices config`], { encoding: 'utf8' })
    expect(choices.stdout).to.include('validate')
  })

  it('runs beside another one from a read-only file system', function () {
    disk = mountSmallDisk(DISK)
    if (!disk) return this.skip()
    const fixed = join(disk.folder, 'agent')
    copyFileSync(program, fixed)
    disk.setReadOnly(true)
    expect(() => writeFileSync(join(disk!.folder, 'probe'), '')).to.throw(/EROFS/)
    const there = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(fixed, args, { cwd: second, env: others, encoding: 'utf8' })
      expect(status, `agent ${args.join(' ')}\n${stdout}${stderr}`).to.equal(0)
      return stdout
    }
    expect(there('start', 'demo').match(/✅/g)).to.have.lengthOf(4)
    expect(there('chat', QUESTION)).to.include('50')
    there('stop', 'all')
    expect(listProcessesIn(second)).to.deep.equal([])
    expect(succeed('chat', QUESTION).stdout, 'the first one goes on').to.include('50')
  })

  it('is replaced while it runs: status tells, restart changes over', () => {
    const newer = join(place, 'agent.new')
    copyFileSync(program, newer)
    renameSync(newer, program)
    // What an older version wrote.
    const record = JSON.parse(readFileSync(recordOf('crm'), 'utf8')) as object
    writeFileSync(recordOf('crm'), JSON.stringify({ ...record, version: '0.0.9' }))
    const seen = run('status')
    expect(seen.status).to.equal(0)
    expect(seen.stderr)
      .to.include('CRM API 0.0.9')
      .and.match(/Change over: .*\brestart\b/)
    expect(
      pids()
        .map(pid => readlinkSync(`/proc/${pid}/exe`))
        .every(file => file.endsWith('(deleted)')),
    ).to.equal(true)
    expect(succeed('chat', QUESTION).stdout, 'what runs goes on').to.include('50')
    succeed('restart')
    expect(pids().map(pid => readlinkSync(`/proc/${pid}/exe`))).to.deep.equal(Array(4).fill(program))
    expect(succeed('status').stderr).not.to.include('another version')
    expect(succeed('chat', QUESTION).stdout).to.include('50')
    succeed('stop', 'all')
    expect(listProcessesIn(folder)).to.deep.equal([])
  })

  it('runs as the first process of a container, and ends with everything on SIGTERM', async function () {
    const inNamespace = ['--pid', '--fork', '--kill-child', '--mount-proc']
    if (spawnSync('unshare', [...inNamespace, 'true']).status !== 0) return this.skip()
    const child = spawn(
      'unshare',
      [...inNamespace, 'env', '-i', ...entries(others), program, 'start', 'demo', '--foreground'],
      {
        cwd: second,
      },
    )
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
    const ended = new Promise<number | null>(resolve => child.on('close', resolve))
    await waitFor('it is ready', () => printed.includes('Ctrl+C stops everything') || child.exitCode !== null)
    expect(printed.match(/✅/g), printed).to.have.lengthOf(4)
    const asked = await fetch(`http://127.0.0.1:${others['AGENT_DEMO_PORT']}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: QUESTION }),
    })
    expect(((await asked.json()) as { response: string }).response).to.include('50')
    const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
    expect(readFileSync(`/proc/${first}/status`, 'utf8')).to.match(/NSpid:\s+\d+\s+1\n/)
    process.kill(Number(first), 'SIGTERM')
    expect(await ended).to.equal(0)
    expect(listProcessesIn(second)).to.deep.equal([])
  })
})

const entries = (environment: Record<string, string>) =>
  Object.entries(environment).map(([name, value]) => `${name}=${value}`)
