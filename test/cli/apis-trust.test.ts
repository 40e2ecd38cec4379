import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { startCountingMcp, type CountingMcp } from '../support/counting-mcp.ts'
import { createProject, type Project } from '../support/project.ts'

const KEY = { AGENT_REGISTRY_ADMIN_KEY: 'key-of-the-test' }

describe('agent apis refresh and trust', function () {
  this.timeout(60_000)
  let project: Project
  let server: CountingMcp
  const run = (args: string[], environment: NodeJS.ProcessEnv = KEY) => project.run(args, { environment })
  before(async () => {
    server = await startCountingMcp()
    server.tools = ['add', 'take'].map(name => ({ name, description: `To ${name}`, inputSchema: { type: 'object' } }))
    project = await createProject('[registry]\ntool_changes = "block"\n')
    const file = join(project.folder, 'mcp_servers.yaml')
    writeFileSync(file, `mcpServers:\n  math: { url: "${server.url}" }\n  dead: { url: "http://127.0.0.1:1/mcp" }\n`)
    expect((await run(['start', 'registry'])).code).to.equal(0)
    for (const tool of ['math_add', 'math_take']) expect((await run(['tools', 'call', tool])).code).to.equal(0)
  })
  after(async () => {
    await project.remove()
    await server.close()
  })

  it('tell what changed, refuse the changed tool, and take it once it is trusted [X8]', async () => {
    for (const tool of server.tools) tool.description = `To ${tool.name} and more`
    const refreshed = await run(['apis', 'refresh', 'math'])
    expect(refreshed.code).to.equal(0)
    expect(refreshed.stderr)
      .to.contain('⚠️  math: add changed after its first use: description: was “To add”, is “To add and more”')
      .and.to.contain('agent apis trust math')
    expect((await run(['doctor'])).stdout)
      .to.contain('Service math: tools that changed after their first use: add, take')
      .and.to.contain('agent apis trust math')
    const refused = await run(['tools', 'call', 'math_add'])
    expect([refused.code, refused.stderr]).to.satisfy(
      ([code, text]: [number, string]) =>
        code === 1 && text.includes('is blocked') && text.includes('agent apis trust math add'),
    )
    const one = await run(['apis', 'trust', 'math', 'add'])
    expect(one.stdout).to.match(/✅ math_add +description: was “To add”, is “To add and more”/)
    expect((await run(['tools', 'call', 'math_add'])).code).to.equal(0)
    expect((await run(['tools', 'call', 'math_take'])).code).to.equal(1)
    expect(JSON.parse((await run(['apis', 'trust', 'math', '--json'])).stdout)).to.deep.equal({
      trusted: ['math_take'],
    })
    expect((await run(['tools', 'call', 'math_take'])).code).to.equal(0)
    expect((await run(['apis', 'trust', 'math'])).stdout).to.contain('Nothing to trust')
  })

  it('end with 1 for an application that cannot be reached, and say why', async () => {
    const { code, stdout } = await run(['apis', 'refresh', 'dead'])
    expect(stdout).to.match(/❌ dead .*Failed to connect to MCP server at http:\/\/127\.0\.0\.1:1\/mcp/)
    expect(code).to.equal(1)
    expect((await run(['apis', 'refresh', '--all'])).stdout).to.match(/✅ math/)
  })

  it('need the admin key where there is one, and tell its variable [X11]', async () => {
    for (const args of [
      ['apis', 'refresh'],
      ['apis', 'refresh', 'math'],
      ['apis', 'trust', 'math'],
    ]) {
      const { code, stderr } = await run(args, { AGENT_REGISTRY_ADMIN_KEY: '' })
      expect(stderr, args.join(' ')).to.contain('AGENT_REGISTRY_ADMIN_KEY')
      expect(code, args.join(' ')).to.equal(1)
    }
  })

  it('refuse what makes no sense', async () => {
    const both = await run(['apis', 'refresh', 'math', '--all'])
    expect([both.code, both.stderr]).to.deep.equal([
      2,
      'Give an application or --all, not both: agent apis refresh math\n',
    ])
    expect((await run(['apis', 'trust', 'nope'])).code).to.equal(1)
    const unknown = await run(['apis', 'trust', 'math', 'nope'])
    expect([unknown.code, unknown.stderr.includes('Tool nope not found')]).to.deep.equal([1, true])
  })
})
