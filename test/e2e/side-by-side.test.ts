import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, findFreePorts, listProcessesIn, programCommand } from '../support/project.ts'

describe('projects', function () {
  this.timeout(60_000)

  it('side by side on other ports do not disturb each other [K-19]', async () => {
    const [one, two] = [await createProject(), await createProject()]
    try {
      const results = await Promise.all([one.run(['start', 'demo']), two.run(['start', 'demo'])])
      expect(results.map(({ code, stderr }) => code || stderr.slice(0, 0))).to.deep.equal(['', ''])
      await one.run(['mode', 'hybrid'])
      expect((await two.run(['mode', 'current'])).stdout).to.match(/^api/)
      await one.run(['stop', 'all'])
      expect((await two.run(['status'])).code).to.equal(0)
      expect((await two.run(['apis', 'test'])).code).to.equal(0)
    } finally {
      await Promise.all([one.remove(), two.remove()])
    }
  })

  it('need nothing but an empty folder: no settings, no environment [K-20]', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-empty-')))
    const [territory, crm, registry, agent] = await findFreePorts(4)
    const env = {
      AGENT_TERRITORY_PORT: String(territory),
      AGENT_CRM_PORT: String(crm),
      AGENT_API_REGISTRY_PORT: String(registry),
      AGENT_DEMO_PORT: String(agent),
    }
    const [command, ...first] = programCommand()
    const run = (...args: string[]) => spawnSync(command, [...first, ...args], { cwd: folder, env, encoding: 'utf8' })
    try {
      const started = run('start', 'demo')
      expect(started.status, started.stderr).to.equal(0)
      expect(run('chat', 'how many leads are there?').stdout).to.include('2,000')
      for (const page of ['docs', 'redoc', 'openapi.json'])
        expect((await fetch(`http://127.0.0.1:${crm}/${page}`)).status, page).to.equal(200)
      expect((await fetch(`http://127.0.0.1:${agent}/`)).headers.get('content-type')).to.match(/text\/html/)
      expect(run('mode', 'hybrid').status).to.equal(0)
      expect(existsSync(join(folder, 'settings.toml'))).to.equal(true)
    } finally {
      run('stop', 'all')
      expect(listProcessesIn(folder)).to.deep.equal([])
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
