import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, isBinaryUnderTest, waitFor } from '../support/project.ts'

const SHIM = join(import.meta.dirname, '..', '..', 'bin', 'agent.js')
/** Makes this Node look like an old one to the shim; what it starts sees its own version. */
const LOOKS_OLD = [
  '--import',
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.0"}})',
]
const onSource = isBinaryUnderTest ? describe.skip : describe

onSource('bin/agent.js on a Node that is too old', () => {
  it('hands over to the runtime that npm installed', () => {
    const { stdout, status } = spawnSync(process.execPath, [...LOOKS_OLD, SHIM, 'version', '--json'], {
      encoding: 'utf8',
    })
    expect(status).to.equal(0)
    expect((JSON.parse(stdout) as { node: string }).node).to.match(/^24\./)
  })

  it('passes exit codes on', () => {
    expect(spawnSync(process.execPath, [...LOOKS_OLD, SHIM, 'frobnicate']).status).to.equal(2)
  })

  it('passes signals on, and ends with the other process', async () => {
    const project = await createProject()
    const child = spawn(process.execPath, [...LOOKS_OLD, SHIM, 'crm', '--port', String(project.ports.crm)], {
      cwd: project.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', chunk => (printed += String(chunk)))
    await waitFor('it listens', () => printed.includes('listens at'))
    child.kill('SIGTERM')
    expect(await new Promise(resolve => child.once('exit', resolve))).to.equal(0)
    expect(await fetch(project.url('crm')).catch(() => 'closed')).to.equal('closed')
    await project.remove()
  })

  it('says what to do when no runtime is installed beside it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-shim-'))
    cpSync(SHIM, join(folder, 'bin', 'agent.js'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const { stderr, status } = spawnSync(process.execPath, [...LOOKS_OLD, join(folder, 'bin', 'agent.js'), 'version'], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(status).to.equal(1)
    expect(stderr).to.match(/agent needs Node 24\.15 or newer; this is 18\.20\.0.*\nInstall it again .*npm ci/)
  })

  it('runs on the Node of this machine, whatever it is', function () {
    const { stdout, status, error } = spawnSync(
      '/usr/bin/env',
      ['-S', '-i', `PATH=${plainPath()}`, 'node', SHIM, '--version'],
      { encoding: 'utf8' },
    )
    if (error || status === 127) return this.skip()
    expect(stdout).to.match(/^\d+\.\d+\.\d+\n$/)
  })
})

/** The PATH without the folders of npm packages: the `node` found there is the machine's own. */
const plainPath = () =>
  (process.env['PATH'] ?? '')
    .split(':')
    .filter(folder => !folder.includes('node_modules'))
    .join(':')
