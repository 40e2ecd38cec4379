import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect } from 'chai'
import { describePortHolder, findPortHolder, isPortFree } from '../../src/processes/port-holder.ts'
import { describeProcess, findProcess, isSameProcess, listGroup } from '../../src/processes/process-table.ts'
import { waitFor } from '../support/project.ts'

const onUnix = process.platform === 'win32' ? describe.skip : describe

onUnix('the process table', () => {
  let child: ChildProcess
  beforeEach(() => {
    child = spawn('sleep', ['30'], { detached: true, stdio: 'ignore' })
  })
  afterEach(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
  })

  it('finds a living process with its group and start time', () => {
    const entry = findProcess(child.pid!)!
    expect(entry.group).to.equal(child.pid)
    expect(isSameProcess(child.pid!, entry.started)).to.equal(true)
    expect(listGroup(child.pid!)).to.deep.equal([child.pid])
  })

  it('does not take another process for the recorded one when the pid was given away', () => {
    expect(isSameProcess(child.pid!, 'another time')).to.equal(false)
  })

  it('calls a process that ended dead', async () => {
    const { started } = findProcess(child.pid!)!
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))
    expect(isSameProcess(child.pid!, started)).to.equal(false)
    expect(listGroup(child.pid!)).to.deep.equal([])
  })

  it('calls a zombie dead', async () => {
    // The shell becomes `sleep`, which never collects the child that the shell had started.
    const parent = spawn('sh', ['-c', 'sleep 0.01 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = Number(await new Promise<string>(resolve => parent.stdout.once('data', data => resolve(String(data)))))
    await waitFor('the child has ended', () => findProcess(pid) === undefined)
    expect(() => process.kill(pid, 0), 'its pid is still taken').not.to.throw()
    parent.kill('SIGKILL')
  })

  it('names who holds a port', async () => {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    expect(await isPortFree('127.0.0.1', port)).to.equal(false)
    expect(findPortHolder(port)).to.equal(process.pid)
    expect(describePortHolder(port)).to.match(new RegExp(`\\(pid ${process.pid}`))
    expect(describeProcess(process.pid)).to.include('node')
    await new Promise(resolve => server.close(resolve))
    expect(await isPortFree('127.0.0.1', port)).to.equal(true)
    expect(findPortHolder(port)).to.equal(undefined)
  })
})
