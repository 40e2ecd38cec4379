import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import {
  createProject,
  findFreePorts,
  listProcessesIn,
  waitFor,
  type CommandResult,
  type Project,
} from '../support/project.ts'

/**
 * The demo as a person meets it, through the real command line: the source tree, or with AGENT_BIN=dist/agent the
 * single binary. The tests build on each other; they are steps of one visit.
 */
describe('the demo, end to end', function () {
  this.timeout(60_000)
  let project: Project
  before(
    async () =>
      (project = await createProject(
        '# my project\n\n[features]\nmode = "api" # the run mode\n\n[supervision]\nfirst_delay = 600\n',
      )),
  )
  after(async () => await project.remove())

  const succeed = async (...args: string[]): Promise<CommandResult> => {
    const result = await project.run(args)
    expect(result.code, `agent ${args.join(' ')}\n${result.stdout}${result.stderr}`).to.equal(0)
    return result
  }
  const ask = async (message: string, ...more: string[]) =>
    JSON.parse((await succeed('chat', message, '--json', ...more)).stdout) as {
      response: string
      data: { result: unknown; error?: { code: string }; approval?: { id: string; action: string } }
      metadata: { tools_used: string[]; session_id: string; mode: string }
    }

  it('agent start demo --mode api: all four are healthy when it returns [K-01, K-02]', async () => {
    const { stdout, stderr } = await succeed('start', 'demo', '--mode', 'api')
    const { territory, crm, registry, agent } = project.ports
    expect(stdout).to.equal(
      `✅ Territory API: Running (Port ${territory})\n✅ CRM API: Running (Port ${crm})\n` +
        `✅ API Registry: Running (Port ${registry})\n✅ Agent: Running (Port ${agent})\n`,
    )
    expect(stderr)
      .to.include(project.url('agent'))
      .and.match(/Ready in \d+\.\d s\. Try: (\S+|node \S+agent\.js) chat "get top account/)
    for (const component of ['territory', 'crm', 'registry', 'agent'] as const) {
      const health = await fetch(`${project.url(component)}/health`)
      expect(((await health.json()) as { status: string }).status).to.equal('healthy')
      expect(Number(health.headers.get('x-agent-pid'))).to.equal(project.pidOf(component))
    }
  })

  it('agent status: a line for each, exit code 0 [K-06]', async () => {
    const { stdout } = await succeed('status')
    expect(stdout).to.include(`✅ API Registry: Running (Port ${project.ports.registry})\n`)
    const { components } = JSON.parse((await succeed('status', '--json')).stdout) as { components: { state: string }[] }
    expect(components.map(({ state }) => state)).to.deep.equal(['running', 'running', 'running', 'running'])
  })

  it('agent start demo again keeps everything [K-12]', async () => {
    const before = ['territory', 'crm', 'registry', 'agent'].map(name => project.pidOf(name as 'crm'))
    expect((await succeed('start', 'demo')).stdout.match(/already running/g)).to.have.length(4)
    expect(['territory', 'crm', 'registry', 'agent'].map(name => project.pidOf(name as 'crm'))).to.deep.equal(before)
  })

  it('agent chat answers from the territory API [K-17]', async () => {
    const { accounts } = (await (await fetch(`${project.url('territory')}/my-accounts`)).json()) as {
      accounts: { name: string; revenue: number }[]
    }
    const top = accounts.toSorted((a, b) => b.revenue - a.revenue)[0]!
    const { stdout, stderr } = await succeed('chat', 'get top account by revenue from my accounts only')
    expect(stdout).to.include(top.name)
    expect(stderr).to.include('territory_')
  })

  it('agent chat answers from the CRM API, with the calls that it made', async () => {
    const { data, metadata } = await ask('how many opportunities above $50k close in November 2024, by region?')
    const { groups } = (await (
      await fetch(
        `${project.url('crm')}/advanced/opportunities/by-region/?min_value=50000.01&month=11&year=2024&limit=1`,
      )
    ).json()) as { groups: { region: string; count: number }[] }
    const counts = Object.fromEntries(groups.map(({ region, count }) => [region, count]))
    const rows = (data.result as Record<string, string | number>[]).map(row => Object.values(row))
    for (const [region, count] of Object.entries(counts))
      expect(
        rows.some(values => values.includes(region) && values.includes(count)),
        `${region}: ${count}`,
      ).to.equal(true)
    expect(metadata.tools_used).not.to.deep.equal([])
  })

  it('agent chat reads questions from a pipe as one conversation', async () => {
    const { stdout } = await project.run(['chat', '--json'], { input: 'how many accounts do I have?\n' })
    expect((JSON.parse(stdout) as { data: { result: unknown } }).data.result).to.equal(50)
  })

  it('refuses a browser operation in api mode, with the exact text [E-01]', async () => {
    const { response, data, metadata } = await ask('take a screenshot of https://example.com')
    expect(response.split('\n')[0]).to.equal('Browser operations not available in API mode')
    expect(data.error!.code).to.equal('BROWSER_DISABLED')
    expect(metadata.tools_used).to.deep.equal([])
  })

  it('agent mode current, agent mode hybrid, agent mode browser: a running agent takes it up at once [K-07, K-08]', async () => {
    expect((await succeed('mode', 'current')).stdout).to.equal('api  (running agent)\n')
    expect((await succeed('mode', 'hybrid')).stdout).to.include('the running agent uses it')
    const live = async () =>
      ((await (await fetch(`${project.url('agent')}/settings/mode`)).json()) as { mode: string }).mode
    expect(await live()).to.equal('hybrid')
    await succeed('mode', 'browser')
    expect(await live()).to.equal('web')
    expect(readFileSync(project.settingsFile, 'utf8'))
      .to.include('# my project')
      .and.include('mode = "web" # the run mode')
    await succeed('mode', 'api')
    expect(readFileSync(project.settingsFile, 'utf8')).to.include('mode = "api" # the run mode')
  })

  it('agent config show --section features [K-09]', async () => {
    expect((await succeed('config', 'show', '--section', 'features')).stdout).to.equal(
      '[features]\nmode = "api"           # settings.toml:4\napprovals = "writes"   # default\nmcp_approvals = false  # default\n',
    )
  })

  it('agent tools list, and agent tools list --type browser [K-10]', async () => {
    expect((await succeed('tools', 'list')).stdout)
      .to.include('territory_')
      .and.include('crm_')
    const tools = JSON.parse((await succeed('tools', 'list', '--app', 'crm', '--json')).stdout) as {
      app_name: string
    }[]
    expect(tools.length).to.be.greaterThan(20)
    expect(new Set(tools.map(({ app_name }) => app_name))).to.deep.equal(new Set(['crm']))
    const browser = await succeed('tools', 'list', '--type', 'browser')
    expect(browser.stdout.trim()).to.equal('')
    expect(browser.stderr).to.include('browser')
  })

  it('agent tools search, info and call [K-16]', async () => {
    expect((await succeed('tools', 'search', 'third', 'party')).stdout).to.match(/^territory_\S+ +territory +\d/)
    const found = await succeed('tools', 'search', 'list', 'oportunities', '--app', 'crm', '--limit', '3', '--json')
    const hits = JSON.parse(found.stdout) as { api_name: string; app_name: string; score: number }[]
    expect(hits.map(({ app_name }) => app_name)).to.deep.equal(['crm', 'crm', 'crm'])
    expect(hits[0]!.api_name).to.match(/list.*opportunit/i)
    const none = await succeed('tools', 'search', 'xylophone', '--type', 'mcp')
    expect(none.stdout.trim()).to.equal('')
    expect(none.stderr).to.include('agent tools search xylophone')
    const nowhere = await project.run(['tools', 'search', 'accounts', '--app', 'nowhere'])
    expect(nowhere.code).to.equal(1)
    expect(nowhere.stderr).to.include("Application 'nowhere' not found in registry")
    const tools = JSON.parse((await succeed('tools', 'list', '--app', 'crm', '--json')).stdout) as {
      api_name: string
      path: string
      method: string
    }[]
    const list = tools.find(({ path, method }) => /^\/accounts\/?$/.test(path) && method === 'GET')!.api_name
    expect((await succeed('tools', 'info', list)).stdout)
      .to.include('limit')
      .and.include(`agent tools call ${list}`)
    const page = JSON.parse((await succeed('tools', 'call', list, 'limit=3', 'skip=1')).stdout) as {
      items: unknown[]
      total: number
    }
    expect(page.items).to.have.length(3)
    expect(page.total).to.equal(1000)
    const wrong = await project.run(['tools', 'call', list, 'limit=1000'])
    expect(wrong.code).to.equal(1)
    expect(wrong.stderr).to.include('limit')
    const unknown = await project.run(['tools', 'info', list.slice(0, -1)])
    expect(unknown.code).to.equal(1)
    expect(unknown.stderr).to.include(`Tool ${list.slice(0, -1)} not found in any server. Did you mean ${list}`)
  })

  it('agent apis list, info, test and refresh [K-11, K-16]', async () => {
    expect((await succeed('apis', 'list')).stdout).to.match(/✅ territory +openapi/)
    expect((await succeed('apis', 'info', 'crm')).stdout).to.include(project.url('crm'))
    expect((await succeed('apis', 'test')).stdout)
      .to.match(/✅ territory +200 +\d+ ms/)
      .and.match(/✅ crm +200 +\d+ ms/)
    expect((await succeed('apis', 'refresh', 'territory')).stdout).to.include('✅ territory')
    const unknown = await project.run(['apis', 'test', 'nothing'])
    expect(unknown.stderr).to.include("Application 'nothing' not found in registry")
  })

  it('a change asked for in chat waits for a yes', async () => {
    const name = 'Northwind'
    const asked = await ask(`create a new CRM account with name ${name}`)
    expect(asked.data.approval, asked.response).to.be.an('object')
    const count = async () =>
      (
        (await (await fetch(`${project.url('crm')}/accounts/?name=${encodeURIComponent(name)}`)).json()) as {
          total: number
        }
      ).total
    expect(await count()).to.equal(0)
    await succeed('chat', '--session', asked.metadata.session_id, '--approve', asked.data.approval!.id)
    expect(await count()).to.equal(1)
  })

  it('agent eval counts the right answers; exit code 1 when one is wrong', async () => {
    const file = join(project.folder, 'questions.yaml')
    const right = '- question: how many leads are there?\n  expect: { number: 2000 }\n'
    writeFileSync(file, right)
    expect((await succeed('eval', 'questions.yaml')).stdout).to.include('1 of 1 right (100 %)')
    writeFileSync(file, `${right}- question: how many leads are there?\n  expect: { number: 1 }\n`)
    const { code, stdout, stderr } = await project.run(['eval', 'questions.yaml'])
    expect(code).to.equal(1)
    expect(stdout).to.include('1 of 2 right (50 %)')
    expect(stderr).to.include('expected 1, got 2000')
    expect((await project.run(['eval', 'questions.yaml', '--min', '50'])).code).to.equal(0)
  })

  it('agent doctor finds nothing wrong, agent logs shows what happened [K-18]', async () => {
    expect((await succeed('doctor')).stdout).not.to.include('❌')
    expect((await succeed('logs', 'registry')).stdout).to.include('API Registry')
  })

  it('a component that was killed is seen, and started again with the same command [K-14]', async () => {
    process.kill(project.pidOf('territory')!, 'SIGKILL')
    const seen = await project.run(['status'])
    expect(seen.code).to.equal(3)
    expect(seen.stdout)
      .to.match(/❌ Territory API: Stopped unexpectedly/)
      .and.match(/✅ CRM API: Running/)
    expect((await succeed('start', 'demo')).stdout.match(/already running/g)).to.have.length(3)
    await succeed('apis', 'test', 'territory')
  })

  it('agent restart keeps ports and data', async () => {
    await succeed('restart')
    await succeed('status')
    expect((await ask('how many leads are there?')).data.result).to.equal(2000)
  })

  it('a component that moved to another port is found there by the others', async () => {
    await succeed('stop', 'crm')
    const [port] = await findFreePorts(1)
    await succeed('start', 'crm', '--port', String(port))
    await succeed('start', 'demo')
    expect((await succeed('apis', 'list')).stdout).to.include(`http://127.0.0.1:${port}/openapi.json`)
    await succeed('apis', 'test', 'crm')
  })

  it('agent start demo_crm leaves the CRM as the only application [K-04]', async () => {
    await succeed('stop', 'all')
    const { stdout } = await succeed('start', 'demo_crm')
    expect(stdout.split('\n').filter(Boolean)).to.have.length(3)
    expect(stdout).not.to.include('Territory')
    const applications = JSON.parse((await succeed('apis', 'list', '--json')).stdout) as { name: string }[]
    expect(applications.map(({ name }) => name)).to.deep.equal(['crm'])
    await succeed('start', 'demo')
    expect((await succeed('apis', 'list')).stdout).to.include('territory')
  })

  it('agent stop all leaves nothing behind [K-05]', async () => {
    expect((await succeed('stop', 'all')).stdout).to.equal(
      '🛑 Agent: Stopped\n🛑 API Registry: Stopped\n🛑 CRM API: Stopped\n🛑 Territory API: Stopped\n',
    )
    expect(listProcessesIn(project.folder)).to.deep.equal([])
    expect((await project.run(['status'])).code).to.equal(3)
    for (const component of ['territory', 'crm', 'registry', 'agent'] as const)
      expect(await fetch(project.url(component)).catch(() => 'closed')).to.equal('closed')
  })

  it('agent start api-registry starts the registry alone; a dead service does not hold it up [K-03]', async () => {
    expect((await succeed('start', 'api-registry')).stdout).to.equal(
      `✅ API Registry: Running (Port ${project.ports.registry})\n`,
    )
    const list = await project.run(['apis', 'list'])
    expect(list.stdout).to.match(/❌ territory .*Failed to fetch OpenAPI schema from/)
    expect((await project.run(['apis', 'test'])).code).to.equal(1)
    await succeed('stop', 'all')
  })

  it('agent start demo --foreground stops everything on Ctrl+C [K-05]', async () => {
    const running = project.spawn(['start', 'demo', '--foreground'])
    await waitFor('it is ready', () => running.printed().includes('Ctrl+C stops everything'))
    expect(await running.end('SIGINT')).to.equal(0)
    expect(listProcessesIn(project.folder)).to.deep.equal([])
  })

  it('demo.auto_start starts the demo for a question', async () => {
    await succeed('config', 'set', 'demo.auto_start', 'true')
    expect((await ask('how many leads are there?')).data.result).to.equal(2000)
    await succeed('stop', 'all')
  })
})
