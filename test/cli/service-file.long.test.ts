import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

/** Commands around a service file that changes while its registry runs. */
describe('a service file that changes', () => {
  let project: Project
  let file: string
  before(async () => {
    project = await createProject()
    file = join(project.folder, 'mcp_servers.yaml')
    write('territory')
    for (const what of ['territory', 'crm', 'registry']) expect((await project.run(['start', what])).code).to.equal(0)
  })
  after(async () => await project.remove())
  beforeEach(() => write('territory'))

  const entryOf = (name: string, more = '') =>
    `  - ${name}:\n      type: openapi\n      url: ${project.url(name === 'territory' ? 'territory' : 'crm')}/openapi.json\n${more}`
  const write = (...names: string[]) => writeFileSync(file, `services:\n${names.map(name => entryOf(name)).join('')}`)
  const refresh = async () => {
    const { code, stdout, stderr } = await project.run(['apis', 'refresh', '--json'])
    return { code, stderr, ...(JSON.parse(stdout) as Record<'added' | 'changed' | 'removed', string[]>) }
  }

  it('is read again by apis refresh, which tells what was added, changed and removed', async () => {
    await refresh()
    write('territory', 'crm')
    expect(await refresh())
      .to.include({ code: 0 })
      .and.to.deep.include({ added: ['crm'], changed: [], removed: [] })
    writeFileSync(file, `services:\n${entryOf('territory')}${entryOf('crm', '      description: Customers\n')}`)
    expect(await refresh()).to.deep.include({ added: [], changed: ['crm'], removed: [] })
    write('territory')
    const { code, stdout } = await project.run(['apis', 'refresh'])
    expect(stdout)
      .to.match(/✅ territory +\d+ tools/)
      .and.match(/➖ crm +removed/)
    expect(code).to.equal(0)
    expect((await project.run(['apis', 'refresh'])).stderr).to.include('no new, changed or removed entries')
  })

  it('keeps what is registered when it is wrong, and says where', async () => {
    await refresh()
    writeFileSync(file, 'services:\n  - crm: {type: openapi\n')
    const { code, stdout, stderr } = await project.run(['apis', 'refresh'])
    expect(stderr).to.match(/mcp_servers\.yaml:\d+: not valid YAML/)
    expect(stdout).to.equal('')
    expect(code).to.equal(1)
    const list = await project.run(['apis', 'list'])
    expect(list.stdout).to.include('✅ territory')
    expect(list.stderr).to.match(/❌ .*mcp_servers\.yaml:\d+: not valid YAML/)
    const status = await project.run(['status', 'registry'])
    expect(status.stdout).to.match(/^✅ API Registry: Running/)
    expect(status.stderr).to.equal('⚠️  API Registry: 1 problem in the registry file. More: agent apis list\n')
  })

  for (const [title, spoil, message] of [
    ['wrong YAML', () => writeFileSync(file, 'services: [\n'), /mcp_servers\.yaml:\d+: not valid YAML/],
    ['no file', () => rmSync(file), /mcp_servers\.yaml cannot be read/],
  ] as const)
    it(`is checked before a restart stops the registry: ${title}`, async () => {
      spoil()
      const pid = project.pidOf('registry')
      for (const what of ['registry', 'all']) {
        const { code, stderr } = await project.run(['restart', what])
        expect(stderr).to.match(message)
        expect(code).to.equal(1)
      }
      expect(project.pidOf('registry')).to.equal(pid)
      expect((await fetch(`${project.url('registry')}/health`)).status).to.equal(200)
    })

  for (const [title, text, message] of [
    ['no YAML', 'services:\n  - crm: {type: openapi\n', /❌ mcp_servers\.yaml:\d+: not valid YAML: /],
    ['an unknown section', 'servcies: []\n', /❌ mcp_servers\.yaml:\d+: servcies: unknown section/],
    ['a wrong entry', 'services:\n  - crm: {type: opanapi}\n', /❌ mcp_servers\.yaml:2: .*type: expected openapi/],
  ] as const)
    it(`is read by doctor: ${title}`, async () => {
      writeFileSync(file, text)
      const { code, stdout } = await project.run(['doctor'])
      expect(stdout).to.match(message).and.include('→ Correct mcp_servers.yaml').and.not.include('Services are listed')
      expect(code).to.equal(1)
    })

  it('is named by start where a part of it is wrong', async () => {
    expect((await project.run(['stop', 'registry'])).code).to.equal(0)
    writeFileSync(file, `services:\n${entryOf('territory', '      includ: [a]\n')}`)
    const { code, stderr } = await project.run(['start', 'registry'])
    expect(stderr).to.match(/⚠️ {2}.*mcp_servers\.yaml:\d+: .*includ: unknown field.*Did you mean include\?/)
    expect(code).to.equal(0)
  })

  it('is found in order by doctor', async () =>
    expect((await project.run(['doctor'])).stdout).to.include('✅ Services are listed in mcp_servers.yaml'))

  it('names a command that is missing, once, with the next step', async () => {
    writeFileSync(
      file,
      `services:\n${entryOf('territory')}  - tools:\n      type: mcp\n      command: no-such-command\n`,
    )
    await project.run(['apis', 'refresh'])
    expect((await project.run(['apis', 'list'])).stdout).to.match(/❌ tools +mcp +0 tools .*was not found \(ENOENT\)$/m)
    expect((await project.run(['status'])).stderr).to.include('API Registry: tools (failed). More: agent apis list')
    const { stdout } = await project.run(['doctor'])
    expect(stdout).to.include('Install the command, or correct `command` of tools')
    const [line = ''] = stdout.split('\n').filter(text => text.includes('❌ Service tools'))
    expect(line).to.match(
      /Failed to connect to MCP server at no-such-command: the command 'no-such-command' was not found \(ENOENT\)$/,
    )
    write('territory')
    await refresh()
  })

  for (const args of [
    ['apis', 'info', 'nope'],
    ['apis', 'test', 'nope'],
    ['apis', 'refresh', 'nope'],
    ['tools', 'list', '--app', 'nope'],
  ])
    it(`names the applications, and fails as with an unknown tool: ${args.join(' ')}`, async () => {
      const { code, stderr } = await project.run(args)
      expect(stderr).to.equal("Application 'nope' not found in registry. Applications: territory\n")
      expect(code).to.equal(1)
    })
})
