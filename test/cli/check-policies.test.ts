import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { startCountingMcp, type CountingMcp } from '../support/counting-mcp.ts'
import { createProject, type Project } from '../support/project.ts'

describe('agent doctor over policies', function () {
  this.timeout(60_000)
  let project: Project
  let server: CountingMcp
  before(async () => {
    server = await startCountingMcp()
    server.tools = ['add', 'take'].map(name => ({ name, description: `To ${name}`, inputSchema: { type: 'object' } }))
    project = await createProject('[policies]\ndeny = ["math_tak", "math_t*"]\nask = ["math_add"]\n')
    writeFileSync(join(project.folder, 'mcp_servers.yaml'), `mcpServers:\n  math: { url: "${server.url}" }\n`)
  })
  after(async () => {
    await project.remove()
    await server.close()
  })

  it('names the patterns that stand for no tool', async () => {
    expect((await project.run(['doctor'])).stdout).not.to.contain('policies.')
    expect((await project.run(['start', 'registry'])).code).to.equal(0)
    const { stdout } = await project.run(['doctor'])
    expect(stdout.match(/policies\..*/g)).to.deep.equal([
      'policies.deny: "math_tak" stands for no tool that is registered now',
    ])
  })
})
