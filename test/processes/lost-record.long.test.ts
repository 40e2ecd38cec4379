import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { findProcess } from '../../src/processes/process-table.ts'
import { createProject, listProcessesIn, waitFor, type Project } from '../support/project.ts'

describe('a component whose record is gone', () => {
  let project: Project
  let pid: number
  beforeEach(async () => {
    project = await createProject('[supervision]\nenabled = false\n')
    expect((await project.run(['start', 'territory'])).code).to.equal(0)
    pid = project.pidOf('territory')!
  })
  afterEach(async () => await project.remove())

  const losses: [string, () => NodeJS.ProcessEnv][] = [
    ['the state folder was deleted', () => (rmSync(project.stateFolder, { recursive: true }), {})],
    ['the state folder was moved', () => (renameSync(project.stateFolder, join(project.folder, 'old')), {})],
    [
      'the state folder is another one now, and the old one is gone',
      () => (rmSync(project.stateFolder, { recursive: true }), { AGENT_HOME: join(project.folder, 'new') }),
    ],
  ]
  for (const [title, lose] of losses) {
    it(`is found and stopped: ${title}`, async () => {
      const environment = lose()
      const message = `Running (Port ${project.ports.territory}, pid ${pid}), its record is gone`
      const { code, stdout, stderr } = await project.run(['status', 'territory'], { environment })
      expect(stdout).to.equal(`✅ Territory API: ${message}\n`)
      expect(stderr).to.match(/⚠️ {2}The state folder was deleted or moved .*: agent start demo/)
      expect(code).to.equal(0)
      const found = await project.run(['doctor'], { environment })
      expect(found.stdout).to.match(/❌ Territory API: .* may be lost\n {3}→ Start it anew: agent start territory/)
      expect(found.code).to.equal(1)
      const stopped = await project.run(['stop', 'all'], { environment })
      expect(stopped.stdout).to.include(`🛑 Territory API: Stopped (pid ${pid}, its record was gone)`)
      expect(findProcess(pid)).to.equal(undefined)
    })

    it(`is started anew: ${title}`, async () => {
      const environment = lose()
      const { code, stderr } = await project.run(['start', 'territory'], { environment })
      expect(code, stderr).to.equal(0)
      expect(findProcess(pid)).to.equal(undefined)
      expect(listProcessesIn(project.folder)).to.have.length(1)
      expect((await project.run(['status', 'territory'], { environment })).stdout).to.match(/Running \(Port \d+\)\n$/)
      await project.run(['stop', 'all'], { environment })
    })
  }

  it('is left alone when it belongs to another project, which is named with its pid', async () => {
    const other = await createProject()
    try {
      const environment = { AGENT_TERRITORY_PORT: String(project.ports.territory) }
      const foreign = `another project (pid ${pid}, in ${project.folder})`
      const { stdout, code } = await other.run(['status', 'territory'], { environment })
      expect(stdout).to.include(`Stopped; port ${project.ports.territory} is served by ${foreign}`)
      expect(code).to.equal(3)
      expect((await other.run(['stop', 'territory'], { environment })).stdout).to.include(foreign)
      const started = await other.run(['start', 'territory'], { environment })
      expect(started.stderr).to.include(`in use by the Territory API of ${foreign}`)
      expect(started.code).to.equal(1)
      expect(findProcess(pid)).not.to.equal(undefined)
    } finally {
      await other.remove()
    }
    await waitFor('only ours is left', () => listProcessesIn(project.folder).length === 1)
  })

  it('is a stranger when another program answers with its pid', async () => {
    rmSync(project.stateFolder, { recursive: true })
    const environment = {
      AGENT_CRM_PORT: String(project.ports.territory),
      AGENT_TERRITORY_PORT: String(project.ports.crm),
    }
    expect((await project.run(['stop', 'crm'], { environment })).stdout).to.equal('➖ CRM API: was not running\n')
    expect(findProcess(pid)).not.to.equal(undefined)
  })
})
