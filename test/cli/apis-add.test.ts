import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { RecentCall } from '../../src/contract/activity.ts'
import { startPlaces, type PlacesService } from '../support/places-service.ts'
import { createProject, type Project } from '../support/project.ts'
import { describeService, jsonResponse } from '../support/recording-service.ts'
import { until } from '../support/start-registry.ts'

const ENVIRONMENT = { AGENT_REGISTRY_ADMIN_KEY: 'key-of-the-test', THING_TOKEN: 'token-4711-of-the-test' }

describe('agent apis add and remove, agent activity', function () {
  this.timeout(60_000)
  let project: Project
  let service: PlacesService
  const run = (args: string[], environment: NodeJS.ProcessEnv = ENVIRONMENT) => project.run(args, { environment })
  before(async () => {
    service = await startPlaces({
      '/openapi.json': describeService(
        {
          '/things': { get: { operationId: 'listThings', summary: 'Lists things', responses: jsonResponse() } },
          '/bad': { get: { operationId: 'bad', responses: jsonResponse() } },
        },
        {
          info: { title: "Tony's Things", version: '3' },
          security: [{ key: [] }],
          components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Thing' } } },
        },
      ),
      '/things': [{ id: 1 }],
      '/bad': (_req, res) => void res.writeHead(418).end(),
    })
    project = await createProject()
    expect((await run(['start', 'registry'])).code).to.equal(0)
  })
  after(async () => {
    await project.remove()
    await service.close()
  })

  it('show what is at an address, and how to add it', async () => {
    const { code, stdout, stderr } = await run(['apis', 'add', service.url, '--preview'])
    expect(code).to.equal(0)
    expect(stdout)
      .to.contain("Tony's Things 3 (openapi, 2 tools)")
      .and.to.match(/tony_s_things_listThings +reads +Lists things/)
    expect(stderr)
      .to.contain('--auth-type header --auth-key X-Thing --auth-variable')
      .and.to.contain(`Nothing was added. To add it: agent apis add ${service.url} --name tony_s_things`)
    expect(JSON.parse((await run(['apis', 'add', service.url, '--preview', '--json'])).stdout)).to.include({
      name: 'tony_s_things',
      tool_count: 2,
    })
    expect((await run(['apis', 'list'])).stdout).not.to.contain('tony')
  })

  it('add it under its own name or another one, and it outlives kill -9', async () => {
    const own = await run(['apis', 'add', service.url])
    expect([own.code, own.stdout]).to.satisfy(
      ([code, text]: [number, string]) => code === 0 && /✅ tony_s_things +openapi +2 tools/.test(text),
    )
    expect(own.stderr).to.contain('🔑 Some tools ask for a credential')
    const other = await run([
      'apis',
      'add',
      service.url,
      '--name',
      'mine',
      '--auth-type',
      'header',
      '--auth-key',
      'X-Thing',
      '--auth-variable',
      'THING_TOKEN',
      '--json',
    ])
    expect(JSON.parse(other.stdout)).to.include({ name: 'mine', state: 'ready', removable: true })
    process.kill(project.pidOf('registry')!, 'SIGKILL')
    expect((await run(['start', 'registry'])).code).to.equal(0)
    await until(async () => /✅ mine/.test((await run(['apis', 'list'])).stdout), 'it to be there again')
    expect((await run(['tools', 'call', 'mine_listThings'])).code).to.equal(0)
    expect(readFileSync(join(project.stateFolder, 'added-services.yaml'), 'utf8'))
      .to.contain('${THING_TOKEN}')
      .and.not.to.contain(ENVIRONMENT.THING_TOKEN)
  })

  it('say what is wrong in one line with the next step', async () => {
    const rows: [args: string[], code: number, text: RegExp][] = [
      [['apis', 'add'], 2, /agent apis add needs <url>: the address of a service/],
      [['apis', 'add', 'file:///etc/passwd'], 1, /^url: expected an http or https address/],
      [['apis', 'add', service.url, '--type', 'grpc'], 2, /openapi, mcp, trm/],
      [['apis', 'add', service.url, '--auth-type', 'bearer'], 2, /--auth-variable/],
      [['apis', 'add', service.url, '--auth-variable', 'NOT_SET'], 1, /NOT_SET is not set where the registry runs/],
      [['apis', 'add', 'http://127.0.0.1:1'], 1, /^Failed to fetch OpenAPI schema from http:\/\/127\.0\.0\.1:1\//],
      [['apis', 'remove', 'nobody'], 1, /'nobody' not found in registry\. Those there are: agent apis list/],
      [['activity', '--limit', '5000'], 2, /from 1 to 1000/],
    ]
    for (const [args, code, text] of rows) {
      const answer = await run(args)
      expect(answer.stderr, args.join(' ')).to.match(text)
      expect(answer.code, args.join(' ')).to.equal(code)
      expect(answer.stderr.trim().split('\n'), args.join(' ')).to.have.length(1)
    }
    const keyless = await run(['apis', 'add', service.url, '--name', 'x'], { AGENT_REGISTRY_ADMIN_KEY: '' })
    expect([keyless.code, keyless.stderr]).to.satisfy(
      ([code, text]: [number, string]) => code === 1 && text.includes('need the admin key'),
    )
  })

  it('list what was called, and go on with --watch', async () => {
    await run(['tools', 'call', 'mine_listThings'])
    await run(['tools', 'call', 'mine_bad'])
    const { stdout } = await run(['activity'])
    expect(stdout)
      .to.match(/❌ \d\d:\d\d:\d\d +mine_bad +418 +[\d.]+ ms +UPSTREAM_ERROR/)
      .and.to.match(/✅ \d\d:\d\d:\d\d +mine_listThings +200/)
      .and.to.match(/mine_bad +1 +1 +[\d.]+ ms/)
      .and.to.match(/Last hour, all applications: \d+ calls, 1 failed/)
    const failed = JSON.parse((await run(['activity', '--failed', '--app', 'mine', '--json'])).stdout) as {
      calls: RecentCall[]
    }
    expect(failed.calls.map(({ tool }) => tool)).to.deep.equal(['mine_bad'])
    expect((await run(['activity', '--app', 'nobody'])).stderr).to.contain('No such call is remembered.')
    const watching = project.spawn(['activity', '--watch', '--json', '--limit', '1'], { environment: ENVIRONMENT })
    await until(() => watching.printed().includes('mine_bad'), 'the call before')
    await run(['tools', 'call', 'mine_listThings'])
    await until(() => watching.printed().includes('mine_listThings'), 'the call after')
    expect(await watching.end('SIGINT')).to.equal(0)
    expect(watching.printed().match(/mine_bad/g)).to.have.length(1)
  })

  it('remove it again', async () => {
    expect((await run(['apis', 'remove', 'mine'])).stdout).to.contain('➖ mine removed')
    expect(JSON.parse((await run(['apis', 'remove', 'tony_s_things', '--json'])).stdout)).to.deep.equal({
      removed: 'tony_s_things',
    })
    expect((await run(['tools', 'call', 'mine_listThings'])).code).to.equal(1)
    expect(existsSync(join(project.stateFolder, 'added-services.yaml'))).to.equal(true)
  })
})
