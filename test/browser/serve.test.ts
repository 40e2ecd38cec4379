import { once } from 'node:events'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { PageState } from '../../src/contract/page.ts'
import { grantOrigin } from '../../src/lib/browser-session.ts'
import { CLIENTS } from '../support/mcp-clients.ts'
import { openService } from './open-service.ts'
import { browserProcesses } from './support/browser-processes.ts'
import { startOddSite, type OddSite } from './support/odd-site.ts'
import { openStdioService, spawnService } from './support/stdio-service.ts'

describe('browser: the service over stdio', () => {
  let site: OddSite
  before(async () => void (site = await startOddSite()))
  after(() => site.close())

  for (const kind of CLIENTS)
    it(`lists and calls tools for a ${kind} client`, async () => {
      const service = await openStdioService(kind)
      try {
        const tools = await service.client.list()
        expect(tools.map(tool => tool.name)).to.include.members(['navigate', 'snapshot', 'screenshot', 'close'])
        for (const tool of tools) {
          expect(tool, tool.name).to.have.nested.property('_meta.kind', 'browser')
          expect(tool.inputSchema, tool.name).to.have.nested.property('properties.session')
          expect(tool.outputSchema, tool.name).to.have.property('type', 'object')
        }
        service.allow(site.url)
        const result = await service.client.call('navigate', { url: site.url })
        expect(PageState.parse(result.structuredContent)).to.include({ title: 'Start', status: 200 })
        // Many clients, the official SDK's version 1 among them, check results by draft 7 of JSON Schema.
        const fits = new Ajv({ strict: false }).compile(tools.find(tool => tool.name === 'snapshot')!.outputSchema!)
        const { structuredContent } = await service.client.call('snapshot', {})
        expect(fits(structuredContent), JSON.stringify(fits.errors)).to.equal(true)
        const failed = await service.client.call('navigate', { url: 'file:///etc/passwd' })
        expect(failed.isError).to.equal(true)
        expect(failed.content[0]!.text).to.contain('http and https only')
      } finally {
        await service.close()
      }
    })

  const ENDS: [string, (child: ReturnType<typeof spawnService>['child']) => void][] = [
    ['its input ends', child => void child.stdin!.end()],
    ['it gets SIGTERM', child => void child.kill('SIGTERM')],
    ['it gets SIGINT', child => void child.kill('SIGINT')],
    ['it is killed', child => void child.kill('SIGKILL')],
  ]
  for (const [name, end] of ENDS)
    it(`leaves no process behind when ${name} in the middle of a call`, async () => {
      const { child, state } = spawnService()
      const exited = once(child, 'exit')
      grantOrigin(state, 'default', site.url)
      const lines = createInterface({ input: child.stdout! })
      const send = (message: object) => child.stdin!.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
      const answer = once(lines, 'line')
      const clientInfo = { name: 'test', version: '1' }
      send({
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
      })
      await answer
      send({ method: 'notifications/initialized' })
      const called = once(lines, 'line')
      send({ id: 2, method: 'tools/call', params: { name: 'navigate', arguments: { url: site.url } } })
      const opened = String(await called)
      expect(opened, opened).to.contain('"title":"Start"')
      const processes = browserProcesses(child.pid!)
      expect(processes).to.have.lengthOf.above(1)
      send({ id: 3, method: 'tools/call', params: { name: 'navigate', arguments: { url: `${site.url}/hang-page` } } })
      await new Promise(resolve => setTimeout(resolve, 200))
      end(child)
      await exited
      while (processes.some(isAlive)) await new Promise(resolve => setTimeout(resolve, 50))
      rmSync(state, { recursive: true, force: true })
    })

  it('removes what a killed one could not', async () => {
    const state = mkdtempSync(join(tmpdir(), 'agent-browser-'))
    const profile = mkdtempSync(join(tmpdir(), 'playwright_chromiumdev_profile-'))
    const bystander = mkdtempSync(join(tmpdir(), 'agent-bystander-'))
    const ended = spawnSync('true').pid
    for (const [number, path] of [profile, bystander].entries()) {
      const folder = join(state, 'browser', `.incoming-${ended}-${number}`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'profile'), path)
    }
    const service = openService({}, { stateFolder: state })
    await service.call('navigate', { url: site.url })
    const left = readdirSync(join(state, 'browser')).filter(name => name.startsWith('.incoming'))
    expect(left).to.have.lengthOf(1)
    expect([profile, bystander].map(path => existsSync(path))).to.deep.equal([false, true])
    await service.close()
    rmSync(bystander, { recursive: true })
  })

  it('writes nothing but the protocol to its output', async () => {
    const { child, state } = spawnService()
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const exited = once(child, 'exit')
    child.stdin!.write('{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n')
    while (!output.includes('\n')) await new Promise(resolve => setTimeout(resolve, 20))
    child.stdin!.end()
    expect(await exited).to.deep.equal([0, null])
    for (const line of output.trim().split('\n')) expect(JSON.parse(line)).to.have.property('jsonrpc', '2.0')
    rmSync(state, { recursive: true, force: true })
  })
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
