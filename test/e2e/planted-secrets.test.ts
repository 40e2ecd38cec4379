import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, isBinaryUnderTest, listProcessesIn, waitFor, type Project } from '../support/project.ts'

/** One secret for each place in which a person may put one. */
const PLANTED = {
  adminKey: 'pl4nted-admin-0123456789',
  modelKey: 'pl4nted-model-key-0123456789',
  gatewayKey: 'pl4nted-gateway-0123456789',
  modelPassword: 'pl4nted-model-pass-01',
  serviceToken: 'pl4nted-service-token-01',
  servicePassword: 'pl4nted-service-pass-01',
  serviceQuery: 'pl4nted-service-query-01',
  childVariable: 'pl4nted-child-variable-01',
  databasePassword: 'pl4nted-database-pass-01',
  wrongKey: 'pl4nted-wrong-key-0123456789',
  cookie: 'pl4nted-cookie-0123456789',
  chatPassword: 'pl4nted-Chat-Pass-01!',
  proxyPassword: 'pl4nted-collector-pass-01',
} as const

/** The ways in which a secret is written. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(`me:${secret}`).toString('base64').replace(/=+$/, ''),
]

describe('secrets of a whole project', function () {
  this.timeout(120_000)
  let project: Project
  let stub: Server
  /** Everything that can be seen of the project, by where. */
  const seen = new Map<string, string>()
  /** What was made as a key; shown once, when it was made. */
  let made = ''
  const seenByStub: string[] = []
  const environment: NodeJS.ProcessEnv = {
    AGENT_REGISTRY_ADMIN_KEY: PLANTED.adminKey,
    GATEWAY_KEY: PLANTED.gatewayKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://me:${PLANTED.proxyPassword}@127.0.0.1:9`,
  }
  const run = async (args: string[], more: NodeJS.ProcessEnv = {}) => {
    const { stdout, stderr } = await project.run(args, { environment: { ...environment, ...more } })
    seen.set(`agent ${args.join(' ')} ${Object.keys(more).join()}`, stdout + stderr)
    return stdout + stderr
  }
  const ask = async (component: 'agent' | 'registry' | 'crm', path: string, init: RequestInit = {}) => {
    const response = await fetch(project.url(component) + path, {
      ...init,
      headers: {
        authorization: `Bearer ${PLANTED.adminKey}`,
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    })
    const text = `${response.status} ${JSON.stringify([...response.headers])}\n${await response.text()}`
    seen.set(`${component} ${init.method ?? 'GET'} ${path} ${String(init.body ?? '')}`, text)
    return text
  }

  before(async function () {
    // The same program, and the slower way to it.
    if (isBinaryUnderTest) return this.skip()
    // A model's endpoint and a service that tell everything that they were sent.
    stub = createServer((req, res) => {
      const told = JSON.stringify({ url: req.url, headers: req.headers })
      seenByStub.push(told)
      res.writeHead(401, { 'content-type': 'application/json', 'x-told': told.slice(0, 1000) })
      res.end(JSON.stringify({ error: { message: `refused: ${told}` }, detail: told }))
    })
    await new Promise<void>(resolve => stub.listen(0, '127.0.0.1', resolve))
    const { port } = stub.address() as AddressInfo
    project = await createProject(`[security]
require_key = true

[model]
provider = "openai"
name = "some-model"
base_url = "http://me:${PLANTED.modelPassword}@127.0.0.1:${port}/v1"
api_key_env = "MY_MODEL_KEY"
api_key_header = "api-key"
headers = "X-Gateway: \${GATEWAY_KEY}"
`)
    const p = PLANTED
    // As containers mount them.
    for (const [name, secret] of [
      ['MY_MODEL_KEY', p.modelKey],
      ['SERVICE_TOKEN', p.serviceToken],
    ] as const) {
      environment[`${name}_FILE`] = join(project.folder, name)
      writeFileSync(join(project.folder, name), `${secret}\n`, { mode: 0o600 })
    }
    writeFileSync(
      join(project.folder, 'mcp_servers.yaml'),
      `services:
  - crm: { url: "http://127.0.0.1:${project.ports.crm}/openapi.json" }
  - refused: { url: "http://127.0.0.1:${port}/openapi.json?key=${p.serviceQuery}", auth: { type: bearer, value: "\${SERVICE_TOKEN}" } }
  - away: { url: "http://me:${p.servicePassword}@127.0.0.1:9/openapi.json" }
mcpServers:
  child: { command: "${process.execPath}", args: [-e, "console.error(JSON.stringify(process.env)); process.exit(3)"], env: { CHILD_TOKEN: "${p.childVariable}" } }
`,
    )
  })
  after(async () => {
    await project?.remove()
    stub?.close()
  })

  it('stand in no output, answer, log, status, metric, audit line, process list or crash of it', async () => {
    made =
      /\b(agent_\w+|ag\w*[_-][\w-]{20,})/.exec(await run(['keys', 'add', 'somebody', '--scope', 'read']))?.[0] ?? ''
    expect(made, [...seen.values()].join()).to.have.length.above(20)
    seen.clear()
    expect(await run(['start', 'demo'])).to.contain('Running')
    await run(['chat', `open the shop and sign in with password ${PLANTED.chatPassword}`])

    const call = (app: string, more = {}) =>
      ask('registry', '/functions/call', {
        method: 'POST',
        body: JSON.stringify({ app_name: app, function_name: `${app}_x`, args: {} }),
        ...more,
      })
    for (const app of ['crm', 'refused', 'away', 'child']) await call(app)
    const wrong = { authorization: `Bearer ${PLANTED.wrongKey}`, cookie: `agent=${PLANTED.cookie}` }
    for (const component of ['agent', 'registry', 'crm'] as const) {
      await ask(component, '/health')
      await ask(component, '/apis', { headers: wrong })
      await ask(component, '/nothing', { headers: { authorization: `Bearer ${made}` } })
      await ask(component, '/openapi.json')
    }
    await ask('agent', '/chat', { method: 'POST', headers: wrong, body: '{"message":' })
    for (const path of ['/status', '/activity', '/metrics', '/applications', '/apis', '/audit', '/settings/mode'])
      await ask('registry', path)
    for (const path of ['/status', '/catalogue/applications', '/activity', '/settings/mode']) await ask('agent', path)
    await ask('registry', '/reload', { method: 'POST' })

    const commands = ['status', 'doctor', 'config show', 'apis list', 'activity', 'keys list']
    const url = `postgres://me:${PLANTED.databasePassword}@127.0.0.1:9/x`
    await Promise.all([
      // The built-in engine has no answer: the model is asked.
      run(['chat', 'what is the meaning of life, and why?']),
      ...commands.map(async command => await run([...command.split(' '), '--json'])),
      ...['doctor', 'config show', 'logs'].map(async command => await run(command.split(' '))),
      ...[['config', 'show'], ['doctor'], ['start', 'crm']].map(
        async args => await run(args, { AGENT_DATABASE_URL: url, AGENT_DEBUG: '1' }),
      ),
      run(['backup', 'copy.agentbackup']).then(async () => await run(['backup', 'copy.agentbackup', '--list'])),
    ])
    const arrived = seenByStub.join()
    for (const place of ['modelKey', 'gatewayKey', 'serviceToken'] as const)
      expect(arrived, `${place} was used`).to.contain(PLANTED[place])
    await run(['chat', 'x'], { AGENT_MODEL_BASE_URL: `ftp://me:${PLANTED.modelPassword}@h`, AGENT_DEBUG: '1' })

    for (const pid of listProcessesIn(project.folder))
      seen.set(`command line of ${pid}`, readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    // What is left behind by a component that is killed.
    process.kill(project.pidOf('registry')!, 'SIGABRT')
    await waitFor('it is gone or started again', async () => !(await run(['status'])).includes('unresponsive'))
    readState(project.stateFolder)

    const found: string[] = []
    for (const [place, secret] of [...Object.entries(PLANTED), ['a key', made] as const])
      for (const [where, text] of seen)
        if (formsOf(secret).some(form => text.replaceAll(' ', '').includes(form.replaceAll(' ', ''))))
          found.push(`${place} in: ${where.slice(0, 200)}\n    ${around(text, secret)}`)
    expect(found.join('\n')).to.equal('')
  })

  it('are kept in files that others cannot read', () => {
    const open: string[] = []
    const look = (folder: string) => {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name)
        const status = statSync(file)
        if (status.isDirectory()) look(file)
        else if ((status.mode & 0o077) !== 0 && /key|sqlite|sessions|onboard|added|audit|backup/.test(name))
          open.push(`${file} ${(status.mode & 0o777).toString(8)}`)
      }
    }
    look(project.stateFolder)
    if (process.platform !== 'win32') expect(open.join('\n')).to.equal('')
  })

  /** Logs, records and audit lines; databases hold what people said, and are for their owner alone. */
  function readState(folder: string): void {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name)
      if (statSync(file).isDirectory()) readState(file)
      else if (/\.(?:log|stderr|jsonl|json)(?:\.\d+)?$/.test(name) && existsSync(file))
        seen.set(file, readFileSync(file, 'utf8'))
    }
  }

  function around(text: string, secret: string): string {
    const at = Math.max(0, ...formsOf(secret).map(form => text.indexOf(form)))
    return text.slice(Math.max(0, at - 150), at + 60).replaceAll('\n', ' ')
  }
})
