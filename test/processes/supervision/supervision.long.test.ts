import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { COMPONENTS, type Component } from '../../../src/processes/components.ts'
import { findProcess } from '../../../src/processes/process-table.ts'
import { readHistory } from '../../../src/processes/supervision/history.ts'
import { createProject, isBinaryUnderTest, listProcessesIn, waitFor, type Project } from '../../support/project.ts'

interface Status {
  components: {
    component: Component
    state: string
    pid: number | null
    message: string
    restarts: number
    ended: string | null
    last_line: string | null
    next_restart: string | null
    gave_up: boolean
  }[]
  supervisor: { state: string; pid: number | null; foreground: boolean; message: string }
}

/** A defect for a component to come: it throws at SIGUSR2. The single binary takes no options of Node. */
const FAULT = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("boom") })')}`

/** One system, through the real command line; the tests are what happens to it one after the other. */
describe('supervision', function () {
  this.timeout(60_000)
  let project: Project
  before(async () => {
    // A busy machine may keep a component from answering for some seconds.
    const policy = 'first_delay = 0.3\nlongest_delay = 0.5\nhang_timeout = 6\nmax_restarts = 3\n'
    project = await createProject(
      `[supervision]\n${policy}[api_mode]\nbrowser_enabled = false\n[logging]\nmax_size = 0.001\nmax_files = 90\n`,
    )
    const { code, stderr } = await project.run(['start', 'demo'], {
      environment: { SUPERVISED_SECRET: 'kept', NODE_OPTIONS: `--import=${FAULT}` },
    })
    expect(code, stderr).to.equal(0)
  })
  after(async () => await project.remove())

  const readStatus = async (): Promise<Status> => JSON.parse((await project.run(['status', '--json'])).stdout) as Status
  const statusOf = async (component: Component) =>
    (await readStatus()).components.find(one => one.component === component)!
  const supervisorPid = () =>
    (JSON.parse(readFileSync(join(project.stateFolder, 'run', 'supervisor.json'), 'utf8')) as { pid: number }).pid
  /** Waits until a component runs in another process than before, and answers. */
  const waitForAnother = async (component: Component, pid: number) =>
    await waitFor(`${component} is started again`, async () => {
      const now = project.pidOf(component)
      if (now === undefined || now === pid) return false
      const health = await fetch(`${project.url(component)}/health`).catch(() => undefined)
      return health?.headers.get('x-agent-pid') === String(now)
    })

  it('starts a component again that was killed, and only that one [K-22]', async () => {
    const others = COMPONENTS.filter(name => name !== 'crm').map(name => project.pidOf(name)!)
    const pid = project.pidOf('crm')!
    process.kill(pid, 'SIGKILL')
    await waitForAnother('crm', pid)
    expect(COMPONENTS.filter(name => name !== 'crm').map(name => project.pidOf(name)!)).to.deep.equal(others)
    const status = await statusOf('crm')
    expect(status).to.include({ state: 'running', restarts: 1, ended: 'it was killed', next_restart: null })
    expect(status.message).to.match(/^Running \(Port \d+\); restarted once, last at \d{4}-.*: it was killed$/)
  })

  it('starts all of them again, in order, when all were killed', async () => {
    const pids = COMPONENTS.map(component => project.pidOf(component)!)
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    for (const [index, component] of COMPONENTS.entries()) await waitForAnother(component, pids[index]!)
    const started = async () =>
      (await project.run(['logs', 'supervisor', '--json'])).stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as { of?: Component; msg: string })
        .flatMap(({ of, msg }) => (msg.includes('started again (pid') ? [of] : []))
    // The line is written once the component has answered.
    await waitFor('the last is noted', async () => (await started()).length > COMPONENTS.length)
    expect(await started()).to.deep.equal(['crm', ...COMPONENTS])
    expect((await project.run(['chat', 'how many leads are there?'])).stdout).to.include('2,000')
  })

  it('starts it with the environment that it was started with', function () {
    if (process.platform !== 'linux') return this.skip()
    const environment = readFileSync(`/proc/${project.pidOf('registry')}/environ`, 'utf8')
    expect(environment).to.include('SUPERVISED_SECRET=kept')
  })

  it('ends and starts again what lives but does not answer [K-23]', async () => {
    const pid = project.pidOf('agent')!
    process.kill(pid, 'SIGSTOP')
    await waitForAnother('agent', pid)
    expect(findProcess(pid)).to.equal(undefined)
    expect(await statusOf('agent')).to.deep.include({
      state: 'running',
      ended: 'it did not answer its health for 6 seconds',
    })
  })

  it('does not start again what a person stops while it waits [K-24]', async () => {
    process.kill(project.pidOf('territory')!, isBinaryUnderTest ? 'SIGKILL' : 'SIGUSR2')
    // Read from the file: a command would take longer than the wait.
    const noted = () => readHistory(project.stateFolder).territory
    await waitFor('it is seen', () => Boolean(noted()?.next_restart))
    if (!isBinaryUnderTest)
      expect(noted()).to.include({
        reason: 'ended with exit code 1',
        last_line: 'ended by an unexpected error: boom',
      })
    expect((await project.run(['stop', 'territory'])).code).to.equal(0)
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect(await statusOf('territory')).to.include({ state: 'stopped', restarts: 0 })
    expect(await fetch(project.url('territory')).catch(() => 'closed')).to.equal('closed')
    expect((await project.run(['start', 'territory'])).code).to.equal(0)
  })

  it('is started again by the next command that changes something when it was killed itself [K-25]', async () => {
    const pid = supervisorPid()
    const watching = project.spawn(['status', '--watch'])
    await waitFor('the first list', () => watching.printed().includes(`✅ Supervisor: Running (pid ${pid})`))
    process.kill(pid, 'SIGKILL')
    await waitFor('it is gone', () => findProcess(pid) === undefined)
    await waitFor('who watches sees it', () => watching.printed().includes(`Supervisor: gone (pid ${pid}`))
    await watching.end('SIGINT')
    const { stdout, stderr } = await project.run(['status'])
    expect(stdout).to.include('✅ CRM API: Running')
    expect(stderr).to.include(`Supervisor: gone (pid ${pid} ended unexpectedly)`).and.include('agent start territory')
    expect((await readStatus()).supervisor).to.include({ state: 'gone' })
    expect((await project.run(['start', 'territory'])).stdout).to.include('already running')
    expect(supervisorPid()).not.to.equal(pid)
    // It goes on counting where the other one stopped.
    await waitFor('it runs', async () => (await readStatus()).supervisor.state === 'running')
    expect(await statusOf('crm')).to.include({ restarts: 2 })
  })

  it('is replaced when it hangs, which status tells [K-25]', async () => {
    const pid = supervisorPid()
    process.kill(pid, 'SIGSTOP')
    const longAgo = new Date(Date.now() - 120_000)
    utimesSync(join(project.stateFolder, 'run', 'supervisor.json'), longAgo, longAgo)
    expect((await readStatus()).supervisor).to.include({ state: 'gone' })
    expect((await project.run(['status'])).stderr).to.include(`Supervisor: not responding (pid ${pid})`)
    await project.run(['start', 'territory'])
    expect(findProcess(pid)).to.equal(undefined)
    expect((await readStatus()).supervisor).to.include({ state: 'running', pid: supervisorPid() })
  })

  it('gives up at the limit, says so with the next step, and begins anew when a person starts it [K-26]', async () => {
    const kill = () => {
      const pid = project.pidOf('crm')!
      process.kill(pid, 'SIGKILL')
      return pid
    }
    await waitForAnother('crm', kill())
    expect(await statusOf('crm')).to.include({ restarts: 3 })
    kill()
    await waitFor('it gives up', async () => (await statusOf('crm')).gave_up)
    const { state, message, ended } = await statusOf('crm')
    // The signal is known of what the supervisor started itself.
    expect([state, ended]).to.deep.equal(['crashed', 'ended by SIGKILL'])
    expect(message)
      .to.include('gave up after 3 restarts')
      .and.include('agent logs crm')
      .and.include('agent restart crm')
    expect((await project.run(['status'])).code).to.equal(3)
    expect((await project.run(['restart', 'crm'])).code).to.equal(0)
    expect(await statusOf('crm')).to.include({ state: 'running', restarts: 0, gave_up: false })
  })

  it('survives a restart of everything, and does not take it for a crash', async () => {
    const pid = supervisorPid()
    expect((await project.run(['restart'])).code).to.equal(0)
    expect(supervisorPid()).not.to.equal(pid)
    const { components } = await readStatus()
    expect(components.map(({ state, restarts }) => `${state} ${restarts}`)).to.deep.equal(Array(4).fill('running 0'))
    expect(listProcessesIn(project.folder)).to.have.length(5)
  })

  it('every start is in the logs, although they are set aside at a kilobyte [K-18]', async () => {
    expect(existsSync(join(project.stateFolder, 'logs', 'crm.log.1'))).to.equal(true)
    const lines = (await project.run(['logs', 'crm', '--json', '-n', '5000'])).stdout.trim().split('\n')
    const starts = lines.map(line => JSON.parse(line) as { pid?: number; msg?: string })
    const pids = starts.flatMap(({ pid, msg }) => (msg?.startsWith('CRM API listens at') ? [pid] : []))
    // The first, after three kills, and two restarts by a person.
    expect(new Set(pids).size).to.equal(pids.length)
    expect(pids.at(-1)).to.equal(project.pidOf('crm'))
    expect(pids).to.have.length(6)
  })

  it('ends with the last component that is stopped, and with all of them [K-05]', async () => {
    for (const component of ['agent', 'registry', 'territory']) await project.run(['stop', component])
    expect(findProcess(supervisorPid())).not.to.equal(undefined)
    await project.run(['stop', 'crm'])
    expect(existsSync(join(project.stateFolder, 'run', 'supervisor.json'))).to.equal(false)
    expect(listProcessesIn(project.folder)).to.deep.equal([])
    await project.run(['start', 'territory'])
    process.kill(project.pidOf('territory')!, 'SIGKILL')
    expect((await project.run(['stop', 'all'])).code).to.equal(0)
    expect(readdirSync(join(project.stateFolder, 'run'))).to.deep.equal([])
    expect(listProcessesIn(project.folder)).to.deep.equal([])
  })

  it('in the foreground the command line does it, and a stop from elsewhere ends that [K-27]', async () => {
    const running = project.spawn(['start', 'territory', '--foreground'])
    await waitFor('it stays', () => running.printed().includes('Ctrl+C stops everything'))
    await waitFor('it is the supervisor', () => supervisorPid() === running.pid)
    const pid = project.pidOf('territory')!
    process.kill(pid, 'SIGKILL')
    await waitForAnother('territory', pid)
    await waitFor('it is told', () => running.printed().includes('Territory API: started again'))
    expect((await readStatus()).supervisor).to.include({ state: 'running', foreground: true })
    expect((await project.run(['stop', 'all'])).stdout).to.include('🛑 Territory API: Stopped\n')
    await waitFor('it ended', () => listProcessesIn(project.folder).length === 0)
  })
})
