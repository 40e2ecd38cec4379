import { expect } from 'chai'
import { createProject, type Project } from '../../support/project.ts'

describe('agent doctor and a registry that is stopped', () => {
  let project: Project
  before(async () => (project = await createProject()))
  after(async () => await project.remove())

  it('is no problem where nothing runs', async () => {
    const { code, stdout } = await project.run(['doctor'])
    expect(stdout).to.match(/➖ API Registry: Stopped \(port \d+ is free\)$/m)
    expect(code).to.equal(0)
  })

  it('is one where an agent runs, with the next step', async () => {
    for (const what of ['registry', 'agent']) expect((await project.run(['start', what])).code).to.equal(0)
    expect((await project.run(['stop', 'registry'])).code).to.equal(0)
    const { code, stdout } = await project.run(['doctor'])
    expect(stdout).to.match(/❌ API Registry: Stopped .*the agent that runs needs it\n {3}→ agent start registry/)
    expect(code).to.equal(1)
  })
})
