import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'

/** Commands that need nothing running: what they print and how they end. */
interface Row {
  args: string[]
  code: number
  stdout?: string | RegExp
  stderr?: string | RegExp
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version

describe('the command line', () => {
  let project: Project
  before(async () => (project = await createProject()))
  after(async () => await project.remove())

  const rows: Row[] = [
    { args: ['--version'], code: 0, stdout: `${VERSION}\n` },
    { args: ['version'], code: 0, stdout: /^agent \d+\.\d+\.\d+ \((?:commit [0-9a-f]{12}(?:-dirty)?, )?Node 24\./ },
    { args: [], code: 0, stdout: /^Usage: agent/ },
    { args: ['--help'], code: 0, stdout: /First steps: (agent|node \S+agent\.js) start demo, then \1 chat "/ },
    { args: ['start', '--help'], code: 0, stdout: /--foreground/ },
    {
      args: ['start', 'territory', '--host', '300.1.1.1'],
      code: 1,
      stderr: /--host = "300\.1\.1\.1" is not valid/,
    },
    { args: ['start', 'territory', '--host', 'nowhere.invalid'], code: 1, stderr: /Listening on nowhere\.invalid/ },
    {
      args: ['backup', '--list', 'none.tar.gz'],
      code: 2,
      stderr: /^There is no file \S+none\.tar\.gz\. A backup is made/,
    },
    { args: ['restore', 'none.tar.gz'], code: 2, stderr: /^There is no file \S+none\.tar\.gz/ },
    { args: ['logs', '-n', '0'], code: 0, stdout: '', stderr: 'Nothing has been logged yet.\n' },
    { args: ['help', 'start'], code: 0, stdout: /--foreground/ },
    { args: ['eval', '--help'], code: 0, stdout: /expect takes contains, excludes, equals, number/ },
    {
      args: ['frobnicate'],
      code: 2,
      stderr: /^Unknown command: frobnicate\. Commands: start, stop, .*, crm\. See agent --help\n$/,
    },
    {
      args: ['crm', 'foobar'],
      code: 2,
      stderr: /^Unexpected: foobar\. crm takes no argument, and the options .*--reload.* Commands: start, /,
    },
    { args: ['crm', 'reload'], code: 2, stderr: /^Unexpected: reload\..* Did you mean agent crm --reload\? See / },
    { args: ['crm', 'stop'], code: 2, stderr: /Did you mean agent stop crm\?/ },
    { args: ['apis', 'list', 'inof'], code: 2, stderr: /^Unexpected: inof\..* Did you mean agent apis info\?/ },
    {
      args: ['tools', 'list', 'crm'],
      code: 2,
      stderr: /--app.* Commands of tools: list, search, info, call\. See/,
    },
    {
      args: ['status', '--wach'],
      code: 2,
      stderr: "Unknown option '--wach'. Did you mean --watch? See agent status --help\n",
    },
    { args: ['statsu'], code: 2, stderr: 'Unknown command: statsu. Did you mean agent status? See agent --help\n' },
    { args: ['stauts'], code: 2, stderr: 'Unknown command: stauts. Did you mean agent status? See agent --help\n' },
    { args: ['tols'], code: 2, stderr: 'Unknown command: tols. Did you mean agent tools? See agent --help\n' },
    { args: ['mode', 'hybird'], code: 2, stderr: /Did you mean agent mode hybrid\?/ },
    { args: ['mode'], code: 2, stderr: 'agent mode needs one of: current, list, info, api, hybrid, browser, web\n' },
    {
      args: ['mode', 'info', 'turbo'],
      code: 2,
      stderr: 'Unknown mode: turbo. Modes: api, hybrid, browser (also called web)\n',
    },
    { args: ['config', 'sohw'], code: 2, stderr: /Did you mean agent config show\?/ },
    {
      args: ['start'],
      code: 2,
      stderr: /^agent start needs <what>: one of demo, demo_crm, .*agent.*See agent start --help\n$/,
    },
    { args: ['eval'], code: 2, stderr: /^agent eval needs <file>: a file of questions in YAML, JSON or JSON Lines\./ },
    { args: ['config', 'set', 'demo.port'], code: 2, stderr: /^agent config set needs <value>/ },
    {
      args: ['start', 'dmo'],
      code: 2,
      stderr: /^Unknown component: dmo\. Did you mean demo\? Components: demo, demo_crm/,
    },
    { args: ['start', 'browser'], code: 1, stderr: /runs in the modes hybrid and web.*agent mode hybrid/ },
    { args: ['stop', 'browser'], code: 2, stderr: /a part of the registry.*agent mode api/ },
    {
      args: ['start', 'demo', '--port', 'abc'],
      code: 2,
      stderr: /'abc' is invalid\. Allowed: a whole number from 1 to 65535/,
    },
    { args: ['start', 'demo', '--port', '70000'], code: 2, stderr: /Allowed: a whole number from 1 to 65535/ },
    { args: ['start', 'demo', '--mode', 'turbo'], code: 2, stderr: /Allowed choices are api, hybrid, web/ },
    { args: ['start', 'demo', '--colour'], code: 2, stderr: /Unknown option '--colour'\. See agent start --help\n$/ },
    {
      args: ['start', 'demo', 'now'],
      code: 2,
      stderr: /^Unexpected: now\. start takes <what>, and the options .* See agent start --help\n$/,
    },
    { args: ['stop', 'everything'], code: 2, stderr: /^Unknown component: everything/ },
    { args: ['logs', '--since', 'tuesdayish'], code: 2, stderr: /is no time\. Allowed: 30s, 10m, 2h, 1d or a date/ },
    { args: ['logs', '--lines', '-1'], code: 2, stderr: /Allowed: a whole number from 0/ },
    { args: ['config', 'get', 'nothing'], code: 2, stderr: /^nothing is not a setting\. Sections: features, / },
    { args: ['config', 'get', 'demo.prot'], code: 2, stderr: /Did you mean demo\.port\?/ },
    {
      args: ['config', 'show', '--section', 'nothing'],
      code: 2,
      stderr: /^\[nothing\] is not a section\. Sections: features/,
    },
    { args: ['config', 'show', '--format', 'xml'], code: 2, stderr: /Allowed choices are toml, json, yaml/ },
    {
      args: ['config', 'set', 'demo.port', 'abc'],
      code: 1,
      stderr: /demo\.port = "abc" is not valid: a whole number from 1 to 65535/,
    },
    { args: ['tools', 'search', 'x', '--type', 'soap'], code: 2, stderr: /Allowed choices are openapi, mcp, trm/ },
    { args: ['tools', 'search', 'x', '--limit', '101'], code: 2, stderr: /--limit takes a whole number from 1 to 100/ },
    { args: ['tools', 'search', ' '], code: 2, stderr: /Say what to look for: .*tools search create invoice/ },
    { args: ['tools', 'list', '--type', 'other'], code: 2, stderr: /Allowed choices are api, browser/ },
    { args: ['completion', 'csh'], code: 2, stderr: 'Unknown shell: csh. Shells: bash, zsh, fish\n' },
    { args: ['chat', '--approve', 'a', '--reject', 'b'], code: 2, stderr: /one of --approve, --allow and --reject/ },
    { args: ['status', '--settings', 'none.toml'], code: 1, stderr: /none\.toml cannot be read: it does not exist/ },
    { args: ['restart'], code: 1, stderr: 'Nothing is running. Start the demo: agent start demo\n' },
    {
      args: ['tools', 'list'],
      code: 1,
      stderr: /^API Registry does not answer at http:.*\. Start it: agent start demo\n$/,
    },
    { args: ['apis', 'test'], code: 1, stderr: /^API Registry does not answer at .*agent start demo/ },
    { args: ['chat', 'hello'], code: 1, stderr: /^Agent does not answer at .*agent start demo/ },
    { args: ['eval', 'none.yaml'], code: 1, stderr: 'none.yaml cannot be read: it does not exist\n' },
    { args: ['stop', 'all'], code: 0, stdout: /➖ Agent: was not running/ },
    {
      args: ['status'],
      code: 3,
      stdout: '❌ Territory API: Stopped\n❌ CRM API: Stopped\n❌ API Registry: Stopped\n❌ Agent: Stopped\n',
    },
    { args: ['config', 'validate'], code: 0, stdout: '✅ settings.toml is valid\n' },
    { args: ['mode', 'current'], code: 0, stdout: 'api  (default)\n' },
  ]
  for (const { args, code, stdout, stderr } of rows)
    it(`agent ${args.join(' ')}: exit ${code} [K-15]`, async () => {
      const result = await project.run(args)
      expect(result.code, result.stderr).to.equal(code)
      check(result.stdout, stdout)
      if (code !== 0) check(result.stderr, stderr)
      expect(result.stdout + result.stderr, 'a stack trace').not.to.match(/\n\s+at .*:\d+:\d+/)
    })

  function check(printed: string, wanted: string | RegExp | undefined) {
    if (typeof wanted === 'string') expect(printed).to.equal(wanted)
    else if (wanted) expect(printed).to.match(wanted)
  }

  it('reports errors as JSON with --json, on standard error', async () => {
    const { stdout, stderr } = await project.run(['config', 'get', 'demo.prot', '--json'])
    expect(stdout).to.equal('')
    expect((JSON.parse(stderr) as { error: object }).error).to.include({ code: 'USAGE' })
  })

  for (const [title, environment, colored] of [
    ['no colour when not a terminal', {}, false],
    ['colour when forced', { FORCE_COLOR: '1' }, true],
    ['no colour with NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ] as const)
    it(`prints ${title}`, async () => {
      const { stdout } = await project.run(['mode', 'list'], { environment })
      expect(stdout.includes('\u001b['), stdout).to.equal(colored)
    })

  it('needs no settings file, and makes no state folder to look at the status', async () => {
    const other = await createProject()
    rmSync(other.settingsFile)
    expect((await other.run(['config', 'path'])).stdout).to.include('none (defaults')
    await other.run(['config', 'show'])
    expect(existsSync(other.stateFolder)).to.equal(false)
    await other.remove()
  })

  it('shows settings as TOML with sources, as JSON and as YAML [S-06, K-09]', async () => {
    const environment = { AGENT_MODE: 'hybrid' }
    const show = async (...args: string[]) => (await project.run(['config', 'show', ...args], { environment })).stdout
    expect(await show('--section', 'features')).to.equal(
      '[features]\nmode = "hybrid"        # AGENT_MODE\napprovals = "writes"   # default\nmcp_approvals = false  # default\n',
    )
    expect(JSON.parse(await show('--format', 'json'))).to.have.nested.property('demo.port', project.ports.agent)
    expect(await show('--format', 'yaml')).to.include(`crm_api: ${project.ports.crm}`)
    const both = JSON.parse(await show('--json')) as { sources: Record<string, string> }
    expect(both.sources).to.include({ 'features.mode': 'AGENT_MODE', 'demo.max_results': 'default' })
    expect(both.sources['demo.port']).to.match(/^settings\.toml:\d+$/)
  })

  it('changes the mode in the file, keeps its comments, and says when a variable wins [K-07, K-08]', async () => {
    const before = readFileSync(project.settingsFile, 'utf8')
    const { stdout } = await project.run(['mode', 'hybrid'])
    expect(stdout).to.equal('✅ Mode: hybrid (written to settings.toml)\n')
    expect((await project.run(['mode', 'current'])).stdout).to.match(/^hybrid {2}\(settings\.toml:\d+\)/)
    await project.run(['mode', 'browser'])
    const after = readFileSync(project.settingsFile, 'utf8')
    expect(after).to.include('mode = "web"').and.include('# ports of this project')
    expect(after.startsWith(before.trimEnd())).to.equal(true)
    const { stderr } = await project.run(['mode', 'api'], { environment: { AGENT_MODE: 'web' } })
    expect(stderr).to.include('AGENT_MODE=web is set and wins')
    const info = await project.run(['mode', 'info', 'hybrid'])
    expect(info.stdout).to.include('API capabilities plus browser automation.').and.include('✅ API calls')
    expect((await project.run(['mode', 'info', 'api'])).stdout).to.include('❌ browser automation')
    for (const mode of ['hybrid', 'web']) {
      const { stdout } = await project.run(['mode', 'info', mode])
      expect(stdout).to.include('✅ browser automation').and.include('✅ UI testing')
      const info = await project.run(['mode', 'info', mode, '--json'])
      expect((JSON.parse(info.stdout) as { available: string[] }).available).to.include('screenshots')
    }
    expect((await project.run(['mode', 'info', 'api'])).stdout).to.include('This is the mode in use.')
    expect((await project.run(['mode', 'info', 'web'])).stdout).to.include('Change to it: agent mode browser')
  })

  it('gives and sets single values', async () => {
    await project.run(['config', 'set', 'demo.max_results', '25'])
    expect((await project.run(['config', 'get', 'demo.max_results'])).stdout).to.equal('25\n')
    expect(readFileSync(project.settingsFile, 'utf8')).to.include('max_results = 25')
  })

  it('refuses wrong settings in every command that reads them [S-07]', async () => {
    const file = join(project.folder, 'wrong.toml')
    writeFileSync(file, '[demo]\nprot = 1\n')
    for (const args of [['status'], ['start', 'demo'], ['config', 'show'], ['config', 'validate']]) {
      const { code, stderr } = await project.run([...args, '--settings', 'wrong.toml'])
      expect(code).to.equal(1)
      expect(stderr).to.include('wrong.toml:2: demo.prot is not a setting. Did you mean demo.port?')
    }
  })

  it('refuses to start a demo that is switched off', async () => {
    const environment = {}
    await project.run(['config', 'set', 'demo.enabled', 'false'])
    const { code, stderr } = await project.run(['start', 'demo'], { environment })
    await project.run(['config', 'set', 'demo.enabled', 'true'])
    expect(code).to.equal(1)
    expect(stderr).to.match(
      /switched off: demo\.enabled = false \(settings\.toml:\d+\)\. Switch it on: agent config set/,
    )
  })

  it('finds what could be wrong', async () => {
    const environment = { AGENT_MOED: 'api', AGENT_API_KEY: 'x', AGENT_REGISTRY_ADMIN_KEY: 'y' }
    const { stdout, code } = await project.run(['doctor'], { environment })
    expect(code).to.equal(0)
    expect(stdout).to.not.match(/AGENT_\w+_KEY is set/)
    expect(stdout).to.include('AGENT_MOED is set, but is no setting\n   → Did you mean AGENT_MODE?')
    expect(stdout).to.include('✅ settings.toml is valid')
  })
})
