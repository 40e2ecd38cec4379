import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { findProcess } from '../../src/processes/process-table.ts'
import { prepareStateFolder } from '../../src/processes/state-folder.ts'
import {
  createProject,
  findFreePorts,
  isBinaryUnderTest,
  listProcessesIn,
  programCommand,
  waitFor,
  type Project,
} from '../support/project.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

describe('components as processes', () => {
  let project: Project
  // What is started again by itself is told in supervision/supervision.long.test.ts.
  beforeEach(async () => (project = await createProject('[supervision]\nenabled = false\n')))
  afterEach(async () => await project.remove())

  const readStatus = async (what = 'territory') => {
    const { code, stdout } = await project.run(['status', what, '--json'])
    const { components } = JSON.parse(stdout) as { components: { state: string; pid: number; message: string }[] }
    return { code, ...components[0]! }
  }

  it('takes the rights of others off a state folder that is there already, and off no other folder', () => {
    const own = join(project.folder, 'old', '.agent')
    const named = join(project.folder, 'named')
    for (const folder of [own, named]) {
      mkdirSync(join(folder, 'run'), { recursive: true })
      for (const path of [folder, join(folder, 'run')]) chmodSync(path, 0o777)
      prepareStateFolder(folder)
    }
    const modeOf = (folder: string) => statSync(folder).mode & 0o777
    expect([own, join(own, 'run'), join(own, 'logs')].map(modeOf)).to.deep.equal([0o700, 0o700, 0o700])
    expect([named, join(named, 'run')].map(modeOf)).to.deep.equal([0o777, 0o700])
  })

  it('starts a detached child that answers with the pid of its record [K-06]', async () => {
    const { code, stdout } = await project.run(['start', 'territory'])
    expect(stdout).to.equal(`✅ Territory API: Running (Port ${project.ports.territory})\n`)
    expect(code).to.equal(0)
    const response = await fetch(`${project.url('territory')}/health`)
    expect(Number(response.headers.get('x-agent-pid'))).to.equal(project.pidOf('territory'))
    expect(findProcess(project.pidOf('territory')!)!.group).to.equal(project.pidOf('territory'))
    expect(await readStatus()).to.include({ code: 0, state: 'running', pid: project.pidOf('territory') })
  })

  it('keeps what runs when started twice [K-12]', async () => {
    await project.run(['start', 'territory'])
    const pid = project.pidOf('territory')
    const { code, stdout } = await project.run(['start', 'territory'])
    expect(code).to.equal(0)
    expect(stdout).to.include('already running')
    expect(project.pidOf('territory')).to.equal(pid)
  })

  it('starts one only when two commands start it at the same moment [K-12]', async () => {
    const results = await Promise.all([1, 2, 3].map(async () => await project.run(['start', 'territory'])))
    expect(results.map(({ code }) => code)).to.deep.equal([0, 0, 0])
    await waitFor('one is left', () => listProcessesIn(project.folder).length === 1)
    expect(await readStatus()).to.include({ state: 'running' })
  })

  it('sees a child that was killed, and starts it again [K-14]', async () => {
    await project.run(['start', 'territory'])
    const pid = project.pidOf('territory')!
    process.kill(pid, 'SIGKILL')
    await waitFor('it is gone', () => findProcess(pid) === undefined)
    expect(await readStatus()).to.deep.include({
      code: 3,
      state: 'crashed',
      message: `Stopped unexpectedly (pid ${pid} is gone)`,
    })
    expect((await project.run(['start', 'territory'])).code).to.equal(0)
    expect(await readStatus()).to.include({ code: 0, state: 'running' })
  })

  it('sees a child that does not answer any more', async () => {
    await project.run(['start', 'territory'])
    process.kill(project.pidOf('territory')!, 'SIGSTOP')
    expect(await readStatus()).to.include({ code: 3, state: 'unresponsive' })
    expect((await project.run(['stop', 'territory', '--force'])).stdout).to.include('Stopped')
  })

  it('stops it with everything that it left, and leaves no record [K-05, E-08]', async () => {
    await project.run(['start', 'territory'])
    await project.run(['start', 'crm'])
    const { code, stdout } = await project.run(['stop', 'all'])
    expect(code).to.equal(0)
    expect(stdout).to.include('🛑 Territory API: Stopped\n').and.include('➖ Agent: was not running')
    expect(listProcessesIn(project.folder)).to.deep.equal([])
    expect(readdirSync(join(project.stateFolder, 'run'))).to.deep.equal([])
    expect((await project.run(['stop', 'all'])).code).to.equal(0)
  })

  it('ends when whoever starts it is killed before it is ready, and leaves no record', async () => {
    const words = [...programCommand(), 'serve', 'territory', '--state', project.stateFolder]
    const [command, ...args] = [...words, '--port', String(project.ports.territory)]
    const code = `const { spawn } = require('node:child_process')
      const child = spawn(${JSON.stringify(command)}, ${JSON.stringify(args)}, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      child.once('spawn', () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', code], { cwd: project.folder })
    await waitFor('it has ended', () => listProcessesIn(project.folder).length === 0)
    expect(project.pidOf('territory')).to.equal(undefined)
    expect(await fetch(project.url('territory')).catch(() => 'closed')).to.equal('closed')
  })

  it('restarts on the same port with another pid', async () => {
    await project.run(['start', 'territory'])
    const pid = project.pidOf('territory')
    expect((await project.run(['restart', 'territory'])).code).to.equal(0)
    expect(project.pidOf('territory')).not.to.equal(pid)
    expect(await readStatus()).to.include({ state: 'running' })
  })

  it('moves to another port when asked for', async () => {
    await project.run(['start', 'territory'])
    const [port] = await findFreePorts(1)
    const { stdout } = await project.run(['start', 'territory', '--port', String(port)])
    expect(stdout).to.equal(`✅ Territory API: Running (Port ${port})\n`)
    expect((await fetch(`http://127.0.0.1:${port}/my-accounts`)).status).to.equal(200)
    await waitFor('one is left', () => listProcessesIn(project.folder).length === 1)
  })

  describe('with a stranger on the port', () => {
    let stranger: Server
    beforeEach(async () => {
      stranger = createServer((_request, response) => response.end('hello'))
      await new Promise<void>(resolve => stranger.listen(project.ports.crm, '127.0.0.1', resolve))
    })
    afterEach(async () => await new Promise<void>(resolve => stranger.close(() => resolve())))

    it('names it, refuses, and starts nothing of the whole [K-13, K-15]', async () => {
      const { code, stderr, stdout } = await project.run(['start', 'demo'])
      expect(code).to.equal(1)
      expect(stdout).to.equal('')
      expect(stderr).to.match(
        new RegExp(
          `^CRM API: Port ${project.ports.crm} is in use by .*\\(pid ${process.pid}.*Choose another with crm_api in \\[server_ports\\] of settings\\.toml, or AGENT_CRM_PORT\\.\n$`,
        ),
      )
      expect(listProcessesIn(project.folder)).to.deep.equal([])
      expect(await (await fetch(project.url('crm'))).text()).to.equal('hello')
    })

    it('suggests --port where that is for the one component that starts [K-13]', async () => {
      const { code, stderr } = await project.run(['start', 'crm'])
      expect(code).to.equal(1)
      expect(stderr).to.match(/^CRM API: Port \d+ is in use by .*Choose another with --port\.\n$/)
    })

    it('is not taken for the component by status', async () => {
      expect(await readStatus('crm')).to.include({ code: 3, state: 'stopped' })
    })
  })

  it('refuses the port of another project and leaves that alone [K-13, K-19]', async () => {
    const other = await createProject()
    try {
      await project.run(['start', 'territory'])
      const { code, stderr } = await other.run(['start', 'territory', '--port', String(project.ports.territory)])
      expect(code).to.equal(1)
      expect(stderr)
        .to.include(`is in use by`)
        .and.include(`pid ${project.pidOf('territory')}`)
        .and.include(project.folder)
      expect((await other.run(['start', 'territory'])).code).to.equal(0)
      await other.run(['stop', 'all'])
      expect(await readStatus()).to.include({ state: 'running' })
    } finally {
      await other.remove()
    }
  })

  it('reports what a component says when it cannot start, and leaves nothing running', async () => {
    const { code, stderr } = await project.run(['start', 'territory', '--host', '203.0.113.7'])
    expect(code).to.equal(1)
    expect(stderr).to.match(/203\.0\.113\.7/)
    expect(stderr).not.to.match(/\n\s+at /)
    expect(listProcessesIn(project.folder)).to.deep.equal([])
  })

  it('is not fooled by a record that is nonsense', async () => {
    await project.run(['start', 'territory'])
    await project.run(['stop', 'territory'])
    writeFileSync(join(project.stateFolder, 'run', 'territory.json'), '{"pid": 1')
    expect(await readStatus()).to.include({ state: 'stopped' })
    expect((await project.run(['start', 'territory'])).code).to.equal(0)
  })

  it('writes what it does to its log, and logs shows it [K-18]', async () => {
    await project.run(['start', 'territory'])
    expect(existsSync(join(project.stateFolder, 'logs', 'territory.log'))).to.equal(true)
    const { stdout } = await project.run(['logs', 'territory'])
    expect(stdout).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ Territory API info .*listens at/)
    expect((await project.run(['logs', '--since', '1h'])).stdout).to.include('listens at')
    const follow = project.spawn(['logs', '--follow', '--json'])
    await waitFor('the lines so far', () => follow.printed().includes('listens at'))
    await project.run(['stop', 'territory'])
    await waitFor('a new line', () => follow.printed().includes('"stopping"'))
    expect(await follow.end()).to.equal(0)
  })

  it('writes errors only with demo.enable_logging off', async () => {
    await project.run(['config', 'set', 'demo.enable_logging', 'false'])
    await project.run(['start', 'territory'])
    expect(readFileSync(join(project.stateFolder, 'logs', 'territory.log'), 'utf8')).to.equal('')
  })

  it('refuses a state folder that is no folder, with the next step [E-10]', async () => {
    writeFileSync(join(project.folder, 'file'), '')
    const home = join(project.folder, 'file', 'state')
    const { code, stderr } = await project.run(['start', 'territory'], { environment: { AGENT_HOME: home } })
    expect(code).to.equal(1)
    expect(stderr).to.equal(
      `The state folder ${home} cannot be written: a part of its path is a file, not a folder. Set AGENT_HOME to a folder that can.\n`,
    )
  })

  it('refuses a state folder that is full or read-only [E-10]', async function () {
    const disk = mountSmallDisk(64)
    if (!disk) return this.skip()
    try {
      disk.fill()
      const environment = { AGENT_HOME: disk.folder }
      const full = await project.run(['start', 'territory'], { environment })
      expect(full.stderr).to.match(/cannot be written: the disk is full\. Set AGENT_HOME/)
      disk.free()
      disk.setReadOnly(true)
      const readOnly = await project.run(['start', 'territory'], { environment })
      expect(readOnly.stderr).to.match(/cannot be written: the file system is read-only\. Set AGENT_HOME/)
      expect([full.code, readOnly.code]).to.deep.equal([1, 1])
    } finally {
      disk.remove()
    }
  })

  it('runs the CRM API in the foreground as the description has it, and ends on a signal [D-01, D-02]', async () => {
    const running = project.spawn(['crm', '--host', '127.0.0.1', '--port', String(project.ports.crm)])
    await waitFor('it listens', () => running.printed().includes('listens at'))
    expect((await fetch(`${project.url('crm')}/accounts/?limit=1`)).status).to.equal(200)
    expect(await readStatus('crm')).to.include({ state: 'running' })
    expect(await running.end()).to.equal(0)
    expect(await readStatus('crm')).to.include({ state: 'stopped' })
  })

  it('runs the CRM API again when its source changes, with --reload [D-02]', async function () {
    if (isBinaryUnderTest) return this.skip()
    const running = project.spawn(['crm', '--port', String(project.ports.crm), '--reload'], { fromSource: true })
    const starts = () => running.printed().split('(Ctrl+C stops it)').length - 1
    await waitFor('it listens', () => starts() > 0)
    const before = starts()
    const file = join(import.meta.dirname, '..', '..', 'src', 'demos', 'crm', 'serve.ts')
    utimesSync(file, new Date(), new Date())
    await waitFor('it listens again', () => starts() > before)
    // Somebody else may be changing the source at the same time.
    await waitFor('it answers', async () => {
      const answer = await fetch(`${project.url('crm')}/health`).catch(() => undefined)
      return answer?.status === 200
    })
    expect(await running.end()).to.equal(0)
    expect(listProcessesIn(project.folder)).to.deep.equal([])
  })

  it('shows the status again and again with --watch', async () => {
    const running = project.spawn(['status', 'territory', '--watch', '--json'])
    await waitFor('two lines', () => running.printed().split('\n').length > 2)
    expect(await running.end('SIGINT')).to.equal(3)
    for (const line of running.printed().trim().split('\n'))
      expect(JSON.parse(line)).to.have.nested.property('components[0].state', 'stopped')
  })
})
