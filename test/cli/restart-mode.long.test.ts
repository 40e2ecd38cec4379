import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

describe('agent restart', function () {
  this.timeout(60_000)
  let project: Project
  before(async () => (project = await createProject('[api_mode]\nbrowser_enabled = false\n')))
  after(async () => await project.remove())

  it('goes on in the mode that was chosen while it ran, not in the one that it was started in', async () => {
    expect((await project.run(['start', 'registry'])).code).to.equal(0)
    expect((await project.run(['start', 'agent', '--mode', 'hybrid'])).code).to.equal(0)
    const changed = await fetch(`${project.url('agent')}/settings/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'web' }),
    })
    expect(changed.status).to.equal(200)
    for (let times = 0; times < 2; times++) {
      expect((await project.run(['restart', 'all'])).code).to.equal(0)
      expect((await project.run(['mode', 'current'])).stdout).to.match(/^web /)
    }
  })
})
