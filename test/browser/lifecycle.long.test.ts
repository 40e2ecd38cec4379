import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import { browserProcesses } from './support/browser-processes.ts'
import { openService, type OpenedService } from './open-service.ts'
import { startOddSite, type OddSite } from './support/odd-site.ts'

describe('browser: lifecycle', () => {
  let site: OddSite
  let service: OpenedService
  before(async () => void (site = await startOddSite()))
  after(() => site.close())
  afterEach(async () => await service.close())

  it('starts no browser before the first call and leaves none behind', async () => {
    service = openService()
    expect(browserProcesses(process.pid)).to.deep.equal([])
    await service.call('navigate', { url: site.url })
    const processes = browserProcesses(process.pid)
    expect(processes).to.have.lengthOf.above(0)
    await service.close()
    expect(processes.filter(isAlive)).to.deep.equal([])
  })

  it('ends a call that was cancelled, and does the next one', async () => {
    service = openService()
    await service.call('navigate', { url: site.url })
    const caller = new AbortController()
    const call = service.call('navigate', { url: `${site.url}/hang-page` }, caller.signal)
    setTimeout(() => caller.abort(), 200)
    const error = await call.catch((failure: Error) => failure)
    expect((error as Error).message).to.contain('cancelled')
    expect((await service.call('navigate', { url: `${site.url}/two` })).title).to.equal('Two')
  })

  it('ends a browser that does not answer any more', async () => {
    service = openService()
    await service.call('navigate', { url: site.url })
    const processes = browserProcesses(process.pid)
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    expect((await service.failure('reload')).code).to.equal('PAGE_GONE')
    await waitUntil(() => !processes.some(isAlive))
    expect((await service.call('navigate', { url: `${site.url}/two` })).title).to.equal('Two')
  })

  it('keeps sessions apart', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/set-cookie`, session: 'a' })
    const other = await service.call('navigate', { url: `${site.url}/cookie`, session: 'b' })
    expect(other.title).to.equal('cookie')
    const same = await service.call('navigate', { url: `${site.url}/cookie`, session: 'a' })
    expect(same.title).to.equal('cookie login=yes')
  })

  it('goes on after the browser was killed, also in the middle of a call', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/two` })
    const slow = service.failure('navigate', { url: `${site.url}/hang-page` })
    setTimeout(() => killBrowser(), 300)
    expect((await slow).code).to.be.oneOf(['PAGE_GONE', 'NAVIGATION_FAILED'])
    const state = await service.call('navigate', { url: `${site.url}/two` })
    expect(state.title).to.equal('Two')
    expect(state.notes.join(' ')).to.contain('ended unexpectedly')
  })

  it('goes on after the browser was killed between two calls', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/two` })
    killBrowser()
    await new Promise(resolve => setTimeout(resolve, 300))
    const state = await service.call('navigate', { url: site.url })
    expect(state.title).to.equal('Start')
    expect(state.notes.join(' ')).to.contain('ended unexpectedly').and.contain(`${site.url}/two`)
  })

  it('tells of a page that crashed, and goes on', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/two` })
    await service.call('tabs', { action: 'open', url: site.url })
    execFileSync('kill', ['-9', ...renderers().map(String)])
    await new Promise(resolve => setTimeout(resolve, 300))
    const state = await service.call('navigate', { url: `${site.url}/two` })
    expect(state).to.include({ title: 'Two', tabs: 1 })
    expect(state.notes.join(' ')).to.contain('crashed')
  })

  it('closes a page that froze, keeps the login, and says so', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/set-cookie` })
    await service.call('navigate', { url: `${site.url}/freeze` })
    await new Promise(resolve => setTimeout(resolve, 400))
    const { code, message } = await service.failure('reload')
    expect(code).to.equal('PAGE_GONE')
    expect(message).to.contain('/freeze').and.contain('without end')
    expect((await service.call('navigate', { url: `${site.url}/cookie` })).title).to.equal('cookie login=yes')
  })

  it('opens another page in place of one that froze', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/set-cookie` })
    await service.call('navigate', { url: `${site.url}/freeze` })
    await new Promise(resolve => setTimeout(resolve, 400))
    const state = await service.call('navigate', { url: `${site.url}/cookie` })
    expect(state).to.include({ title: 'cookie login=yes', tabs: 1 })
    expect(state.notes.join(' ')).to.contain('/freeze did not answer')
  })

  it('does not take a slow server for a frozen page', async () => {
    service = openService()
    await service.call('navigate', { url: `${site.url}/leads-on` })
    expect((await service.call('navigate', { url: `${site.url}/slow/4000` })).url).to.contain('/slow/4000')
    await service.call('navigate', { url: `${site.url}/leads-on` })
    const ref = await service.refOf('Slowest')
    const state = await service.call('click', { ref })
    expect(state.url).to.contain('/leads-on')
    expect(state.notes.join(' ')).to.contain('has not come yet')
    expect((await service.call('snapshot')).url).to.contain('/slow/9000')
  })

  it('does not wait for a page that freezes while it loads', async () => {
    service = openService()
    const { code } = await service.failure('navigate', { url: `${site.url}/freeze-at-once` })
    expect(code).to.equal('PAGE_GONE')
    expect((await service.call('navigate', { url: site.url })).title).to.equal('Start')
  })

  it('leaves a page alone that is only busy', async () => {
    service = openService()
    expect((await service.call('navigate', { url: `${site.url}/busy` })).title).to.equal('Busy')
  })

  it('closes the session that was not used for longest to make room', async () => {
    service = openService({ max_sessions: 2 }, { spared: 0 })
    for (const session of ['a', 'b', 'c']) await service.call('navigate', { url: site.url, session })
    const again = await service.call('navigate', { url: site.url, session: 'a' })
    expect(again.notes.join(' ')).to.contain('make room')
    expect(await service.call('navigate', { url: site.url, session: 'c' })).to.not.have.property('notes')
  })

  it('refuses a session more than there may be while all are in use', async () => {
    service = openService({ max_sessions: 2 })
    for (const session of ['a', 'b']) await service.call('navigate', { url: site.url, session })
    const { code, message } = await service.failure('navigate', { url: site.url, session: 'c' })
    expect(code).to.equal('TOO_MANY_SESSIONS')
    expect(message).to.contain('max_sessions')
    expect(await service.call('close', { session: 'a' })).to.deep.equal({ closed: true })
    expect((await service.call('navigate', { url: site.url, session: 'c' })).title).to.equal('Start')
  })

  it('closes sessions that are not used, and then the browser', async () => {
    service = openService({ idle_timeout: 0.3 })
    await service.call('navigate', { url: `${site.url}/two` })
    const processes = browserProcesses(process.pid)
    await waitUntil(() => !processes.some(isAlive))
    const state = await service.call('navigate', { url: site.url })
    expect(state.notes.join(' ')).to.contain('not used for 0.3 s')
  })

  it('opens, reads and captures pages only where acting on them is switched off', async () => {
    service = openService({}, { mayAct: false })
    expect((await service.call('navigate', { url: site.url })).title).to.equal('Start')
    await service.call('screenshot')
    for (const tool of ['click', 'type', 'fill_form', 'upload', 'dialog'])
      expect((await service.failure(tool, {})).message).to.contain(`no tool ${tool}`)
  })

  it('says where it looked and how to get a browser when there is none', async () => {
    service = openService({}, { find: async () => ({ path: undefined, source: '', looked: ['PATH', 'elsewhere'] }) })
    const { code, message } = await service.failure('navigate', { url: site.url })
    expect(code).to.equal('BROWSER_MISSING')
    expect(message).to.contain('PATH; elsewhere').and.contain('npx playwright install chromium')
  })

  it('says why a browser does not start', async () => {
    service = openService({}, { find: async () => ({ path: '/bin/false', source: 'test', looked: [] }) })
    expect((await service.failure('navigate', { url: site.url })).code).to.equal('BROWSER_FAILED')
  })

  const killBrowser = (): void => {
    const [browser] = browserProcesses(process.pid)
    process.kill(browser!, 'SIGKILL')
  }
  const renderers = (): number[] =>
    browserProcesses(process.pid).filter(pid =>
      execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes('--type=renderer'),
    )
})

const isAlive = (pid: number): boolean => {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return !state.startsWith('Z')
  } catch {
    return false
  }
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 50))
}
