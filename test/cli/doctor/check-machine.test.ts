import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { checkClock, checkSpace, checkWriting } from '../../../src/cli/doctor/check-machine.ts'
import { checkSkew, describeSkew } from '../../../src/cli/doctor/check-skew.ts'
import { checkVersions } from '../../../src/cli/doctor/check-system.ts'
import { VERSION } from '../../../src/lib/version.ts'
import { findProcess } from '../../../src/processes/process-table.ts'
import { mountSmallDisk } from '../../support/small-disk.ts'

describe('agent doctor: the machine', () => {
  it('writes for real, leaves nothing, and tells a full and a read-only disk', function () {
    const disk = mountSmallDisk(64)
    if (!disk) return this.skip()
    try {
      expect(checkWriting(disk.folder)).to.include({ level: 'ok' })
      disk.fill()
      expect(checkWriting(disk.folder)).to.deep.include({
        level: 'problem',
        what: `The state folder ${disk.folder} cannot be written: the disk is full`,
      })
      disk.free()
      disk.setReadOnly(true)
      expect(checkWriting(disk.folder).what).to.include('the file system is read-only')
      disk.setReadOnly(false)
      expect(readdirSync(disk.folder).filter(name => name.startsWith('.doctor'))).to.deep.equal([])
    } finally {
      disk.remove()
    }
  })

  it('judges the room on the disk, also of a state folder that is not there yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-doctor-'))
    mkdirSync(join(folder, 'there'))
    const measure = (free: number, files = 1e6) =>
      checkSpace(join(folder, 'there', 'not', 'yet'), (() => ({
        bavail: free,
        bsize: 1024 * 1024,
        files: 1e6,
        ffree: files,
      })) as never)
    expect(measure(50)).to.include({ level: 'problem', what: `Disk: 50 MB are free at ${join(folder, 'there')}` })
    expect(measure(500)).to.include({ level: 'note' }).and.have.property('next')
    expect(measure(5000)).to.deep.equal({ level: 'ok', what: `Disk: 4.9 GB are free at ${join(folder, 'there')}` })
    expect(measure(5000, 10)).to.include({ level: 'problem' })
    rmSync(folder, { recursive: true })
  })

  it('sees that the clock was set while a component ran', function () {
    if (process.platform !== 'linux') return this.skip()
    const { started } = findProcess(process.pid)!
    const began = Date.now() - process.uptime() * 1000
    const at = (time: number) => [
      { component: 'crm' as const, process_started: started, started_at: new Date(time).toISOString() },
    ]
    expect(checkClock(at(began)).map(({ level }) => level)).to.deep.equal(['ok'])
    const [forward] = checkClock(at(began - 600_000))
    expect(forward).to.include({ level: 'note' })
    expect(forward!.what).to.match(/^Clock: it was set (59|60)\d s forward since the CRM API started$/)
    expect(checkClock(at(began + 600_000))[0]!.what).to.include('s back since')
  })

  it('compares the clock with services on other machines only', async function () {
    const address = Object.values(networkInterfaces())
      .flat()
      .find(one => one && !one.internal && one.family === 'IPv4')?.address
    if (!address) return this.skip()
    const asked: string[] = []
    const server = createServer((req, res) => {
      asked.push(`${req.method} ${req.url}`)
      res.setHeader('date', new Date(Date.now() - 400_000).toUTCString())
      res.end()
    })
    await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
    const { port } = server.address() as AddressInfo
    try {
      const applications = [
        { name: 'far', url: `http://${address}:${port}/api` },
        { name: 'near', url: `http://127.0.0.1:${port}/` },
        { name: 'dead', url: `http://${address}:1/` },
        { name: 'local', url: 'npx something' },
      ]
      const findings = await checkSkew(applications)
      expect(findings.map(({ level }) => level)).to.deep.equal(['problem'])
      expect(findings[0]!.what).to.match(/^Clock: it is (399|400|401) s ahead of the one of the service far$/)
      expect(asked).to.deep.equal(['HEAD /'])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  it('says nothing of a second or two', () => {
    expect(describeSkew('far', 2)).to.deep.equal([])
    expect(describeSkew('far', -60)[0]).to.include({ level: 'note' })
    expect(describeSkew('far', -301)[0]).to.include({ level: 'problem' })
  })

  it('names components of another version', () => {
    const at = (version: string) => checkVersions([{ component: 'registry', pid: process.pid, version }])
    expect(at(VERSION)).to.deep.equal([])
    expect(at('0.0.1')).to.deep.equal([
      {
        level: 'problem',
        what: `API Registry: version 0.0.1 runs, this is ${VERSION}`,
        next: 'Restart it with this program: agent restart registry',
      },
    ])
  })
})
