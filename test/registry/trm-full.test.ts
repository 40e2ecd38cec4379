import { writeFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  sendJson,
  startFullTrm,
  TRM_KEY,
  trmTool,
  type FullTrmService,
  type RunAnswer,
} from '../support/full-trm-service.ts'
import { startRegistry, until, type Called, type RunningRegistry } from '../support/start-registry.ts'

describe('a full TRM service', function () {
  this.timeout(30_000)
  let service: FullTrmService
  const open: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    service = await startFullTrm()
    open.push(service)
    service.tools = [trmTool('id-1', 'one'), trmTool('id-2', 'two')]
  })
  afterEach(async () => {
    for (const thing of open.splice(0).toReversed()) await thing.close()
  })
  const entry = (more = '') =>
    `trmServices:\n  trm: { url: "${service.url}", auth: { type: X-API-Key, value: "\${TRM_KEY}" }${more} }\n`
  const start = async (more = '', apiMode: object = {}): Promise<RunningRegistry> => {
    const registry = await startRegistry(entry(more), {
      environment: { TRM_KEY },
      apiMode: { retry_attempts: 0, ...apiMode },
    })
    open.push(registry)
    return registry
  }
  const ready = async (more = '', apiMode: object = {}) => {
    const registry = await start(more, apiMode)
    await registry.ready('trm')
    return registry
  }
  const failed = async (registry: RunningRegistry) => {
    await until(async () => (await registry.application('trm'))?.state === 'failed', 'the service to fail')
    const { services } = await registry.get<{ services: Record<string, { message: string; last_error: string }> }>(
      '/status',
    )
    return services.trm!
  }
  const names = async (registry: RunningRegistry) => Object.keys(await registry.records('trm'))
  const refresh = (registry: RunningRegistry) => registry.post('/applications/trm/refresh', undefined)
  const message = async (registry: RunningRegistry) => (await registry.application('trm'))!.message
  const outcomeOf = ({ status, body }: Called) => {
    const fields = body as Record<string, unknown>
    return [status, fields.error_type, fields.message]
  }

  for (const [title, more] of [
    ['without `tools`', ''],
    ["with tools: '*'", ", tools: '*'"],
    ["with a '*' among the tools", ", tools: ['*']"],
  ] as const)
    it(`registers all tools ${title} [A-04]`, async () => {
      const registry = await ready(more)
      expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
      expect(await message(registry)).to.equal('')
    })

  it('fails when its list is larger than registry.max_description_bytes', async () => {
    service.tools = [{ ...trmTool('id-1', 'one'), description: 'a long word '.repeat(500) }]
    const registry = await startRegistry(entry(), {
      environment: { TRM_KEY },
      apiMode: { retry_attempts: 0 },
      registry: { max_description_bytes: 4096 },
    })
    open.push(registry)
    expect((await failed(registry)).last_error).to.contain('more than 4096 bytes')
  })

  it('registers the declared ones and names those that are missing, once they appear no more [A-58]', async () => {
    const registry = await ready(', tools: [two, later, id-1, twoo]')
    expect(await names(registry)).to.deep.equal(['trm_two'])
    expect(await message(registry)).to.equal(
      'tools that are declared and that the service does not have: later, id-1 (the id of one; declare its name), twoo (did you mean two?)',
    )
    expect(outcomeOf(await registry.call('trm', 'later'))).to.deep.equal([
      404,
      'TOOL_NOT_FOUND',
      'Tool trm_later not found in any server',
    ])
    service.tools.push(trmTool('id-3', 'later'))
    expect((await refresh(registry)).status).to.equal(200)
    expect(await names(registry)).to.deep.equal(['trm_two', 'trm_later'])
    expect(await message(registry)).to.not.contain('later')
    expect((await registry.call('trm', 'later')).body).to.deep.equal({ id: 'id-3', args: {} })
  })

  it('says which tool took the place of one that was renamed (same id)', async () => {
    const registry = await ready(', tools: [one, two]')
    service.tools = [trmTool('id-1', 'first'), trmTool('id-2', 'two')]
    expect(outcomeOf(await registry.call('trm', 'one'))).to.deep.equal([200, undefined, undefined])
    await refresh(registry)
    expect(await names(registry)).to.deep.equal(['trm_two'])
    expect(await message(registry)).to.equal(
      'tools that are declared and that the service does not have: one (now called first)',
    )
  })

  it('finds a tool that got another id by itself, and sends the call there', async () => {
    const registry = await ready()
    service.tools = [trmTool('new-1', 'one'), trmTool('id-2', 'two')]
    expect((await registry.call('trm', 'one', {})).body).to.deep.equal({ id: 'new-1', args: {} })
    expect((await registry.records('trm')).trm_one!.path).to.equal('/api/v1/runtime/tools/new-1/run')
    const runs = service.requests.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').at(-2))
    expect(runs).to.deep.equal(['id-1', 'new-1'])
  })

  it('tells that a tool is gone, and unlists it', async () => {
    const registry = await ready()
    service.tools = [trmTool('id-2', 'two')]
    expect(outcomeOf(await registry.call('trm', 'one'))).to.deep.equal([
      404,
      'TOOL_GONE',
      "The service 'trm' no longer has the tool 'one'",
    ])
    expect(await names(registry)).to.deep.equal(['trm_two'])
  })

  it('passes on a 404 of the tool itself as it is', async () => {
    const registry = await ready()
    service.runs.set('id-1', (_request, res) => sendJson(res, 404, { detail: 'no such city' }))
    expect(outcomeOf(await registry.call('trm', 'one'))).to.deep.equal([
      404,
      'UPSTREAM_ERROR',
      "The service 'trm' answered 404: no such city",
    ])
    expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
  })

  it('registers two tools of one name once, and says so [N6]', async () => {
    service.tools.push(trmTool('id-9', 'one', { description: 'another' }))
    const registry = await ready()
    expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
    expect((await registry.records('trm')).trm_one!.description).to.equal('The tool one')
    expect(await message(registry)).to.equal('tools that the service lists more than once (the first one counts): one')
    expect((await registry.call('trm', 'one')).body).to.deep.include({ id: 'id-1' })
  })

  it('lists tools with malformed parts: no schema, no schema that can be read, no binding, no id [S3]', async () => {
    service.tools = [
      { id: 1, name: 'bare' },
      trmTool('s', 'texts', {
        input_schema: '{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}',
      }),
      trmTool('n', 'nonsense', { input_schema: 'nonsense', output_schema: 7, description: { en: 'x' }, tags: 'a' }),
      trmTool('w', 'wrong', { input_schema: { type: 'strange', properties: [], required: 'a' }, binding: null }),
      { name: 'no id' },
      null,
      { id: 'nameless' },
      'text',
    ]
    const registry = await ready()
    const records = await registry.records('trm')
    expect(Object.keys(records)).to.deep.equal(['trm_bare', 'trm_texts', 'trm_nonsense', 'trm_wrong', 'trm_no id'])
    expect(records.trm_texts!.parameters[0]).to.include({ name: 'a', type: 'string', required: true })
    for (const record of Object.values(records)) expect(record.input_schema).to.include({ type: 'object' })
    expect(await message(registry)).to.equal(
      'tools whose input_schema cannot be read (any arguments are passed on): nonsense; 3 entries of the list have no name and were left out',
    )
    expect((await registry.call('trm', 'bare')).status).to.equal(200)
    expect(service.requests.at(-1)!.body).to.deep.equal({ args: {}, type: '', function: 'bare' })
    expect((await registry.call('trm', 'nonsense', { any: 1 })).body).to.deep.equal({ id: 'n', args: { any: 1 } })
    expect((await registry.call('trm', 'texts', {})).status).to.equal(422)
    service.runs.set('no id', (_request, res) => sendJson(res, 200, { data: { tool_output: 1 } }))
    expect((await registry.call('trm', 'no id')).body).to.equal(1)
    expect(service.requests.at(-1)!.url).to.contain('/no%20id/run')
  })

  const OUTPUTS: [title: string, output: unknown, result: unknown][] = [
    ['a text', 'plain words', 'plain words'],
    ['an empty text', '', ''],
    ['JSON in a text', '{"a":[1]}', { a: [1] }],
    ['null in a text', 'null', null],
    ['an object', { a: null }, { a: null }],
    ['a list', [], []],
    ['null', null, null],
    ['false', false, false],
    ['a number', 1.5, 1.5],
  ]
  it('gives outputs of every kind as they are [A-36] [A-58]', async () => {
    const registry = await ready()
    for (const [title, output, result] of OUTPUTS) {
      service.runs.set('id-1', (_request, res) => sendJson(res, 200, { data: { tool_output: output } }))
      const called = await registry.call('trm', 'one')
      expect([called.status, called.body], title).to.deep.equal([200, result])
    }
  })

  const json =
    (status: number, value: unknown): RunAnswer =>
    (_request, res) =>
      sendJson(res, status, value)
  const FAILURES: [title: string, answer: RunAnswer, status: number, type: string, message: string][] = [
    ['a 400', json(400, { detail: 'bad city' }), 400, 'UPSTREAM_ERROR', "The service 'trm' answered 400: bad city"],
    ['a 403', json(403, { message: 'not you' }), 403, 'UPSTREAM_ERROR', "The service 'trm' answered 403: not you"],
    ['a 500', json(500, { error: 'broken' }), 500, 'UPSTREAM_ERROR', "The service 'trm' answered 500: broken"],
    [
      'an exception in data',
      json(200, { data: { tool_output: null, exception: 'KeyError: city' } }),
      500,
      'TOOL_FAILED',
      'Tool trm_one failed: KeyError: city',
    ],
    [
      'an error object in data',
      json(200, { data: { error: { type: 'ValueError', message: 'no number' } } }),
      500,
      'TOOL_FAILED',
      'Tool trm_one failed: no number',
    ],
    [
      'a state in data',
      json(200, { data: { status: 'failed', tool_output: null } }),
      500,
      'TOOL_FAILED',
      'Tool trm_one failed: the service gives no reason',
    ],
    [
      'an error beside data',
      json(200, { status: 'error', message: 'runtime is down', data: null }),
      500,
      'TOOL_FAILED',
      'Tool trm_one failed: runtime is down',
    ],
    [
      'no tool_output',
      json(200, { data: { result: 1 } }),
      502,
      'UPSTREAM_BAD_ANSWER',
      "The service 'trm' answered without data.tool_output",
    ],
    ['no envelope', json(200, [1]), 502, 'UPSTREAM_BAD_ANSWER', "The service 'trm' answered without data.tool_output"],
    [
      'half an answer',
      (_request, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data": {"tool_'),
      502,
      'UPSTREAM_BAD_ANSWER',
      "The service 'trm' announced JSON and answered with something else",
    ],
    [
      'an HTML page',
      (_request, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>sign in</html>'),
      502,
      'UPSTREAM_BAD_ANSWER',
      "The service 'trm' answered with an HTML page where its description says JSON. Check its address and its sign-in",
    ],
  ]
  it('tells failures of every kind with their status and reason, never as a result [R17]', async () => {
    const registry = await ready()
    for (const [title, answer, ...expected] of FAILURES) {
      service.runs.set('id-1', answer)
      expect(outcomeOf(await registry.call('trm', 'one')), title).to.deep.equal(expected)
    }
    expect((await registry.application('trm'))!.state).to.equal('ready')
  })

  it('takes an output that has a message beside it for a result', async () => {
    const registry = await ready()
    service.runs.set('id-1', json(200, { message: 'ok', data: { tool_output: { n: 1 }, error: 'only a remark' } }))
    expect((await registry.call('trm', 'one')).body).to.deep.equal({ n: 1 })
  })

  it('gives up a slow tool with 504 and leaves the others alone [A-57]', async () => {
    const registry = await ready('', { request_timeout: 0.3 })
    service.runs.set('id-1', () => undefined)
    const [slow, quick] = await Promise.all([registry.call('trm', 'one'), registry.call('trm', 'two')])
    expect(outcomeOf(slow)).to.deep.equal([
      504,
      'TIMEOUT',
      'Tool trm_one gave no answer within 0.3 s (api_mode.request_timeout)',
    ])
    expect(quick.status).to.equal(200)
  })

  const LISTS: [title: string, list: FullTrmService['list'], why: RegExp][] = [
    ['answers 500', (_request, res) => sendJson(res, 500, { detail: 'no database' }), /answered 500: no database/],
    [
      'shows a page',
      (_request, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      /HTML page/,
    ],
    [
      'is no JSON',
      (_request, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('['),
      /announced JSON/,
    ],
    ['is an envelope without a list', (_request, res) => sendJson(res, 200, { tools: 7 }), /gave no list of tools/],
    ['closes the connection', (_request, res) => void res.destroy(), /cannot be reached/],
  ]
  for (const [title, list, why] of LISTS)
    it(`whose list ${title} is failed with the reason, and comes back [M1]`, async () => {
      service.list = list
      const registry = await start()
      const { message: text, last_error } = await failed(registry)
      expect(text).to.equal(`Failed to fetch tools from TRM service at ${service.url}`)
      expect(last_error).to.match(why)
      service.list = undefined
      await registry.ready('trm')
      expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
    })

  it('that fails at a refresh keeps its tools, which stay callable', async () => {
    const registry = await ready()
    service.list = (_request, res) => sendJson(res, 503, { detail: 'later' })
    expect((await refresh(registry)).status).to.equal(502)
    expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
    expect((await registry.call('trm', 'one')).status).to.equal(200)
  })

  for (const [title, page] of [
    ['a list', (items: unknown[]) => items],
    ['`tools`', (items: unknown[]) => ({ tools: items })],
    ['`data.items`', (items: unknown[]) => ({ data: { items } })],
  ] as const)
    it(`reads its tools from ${title}`, async () => {
      service.list = (_request, res) => sendJson(res, 200, page(service.tools))
      expect(await names(await ready())).to.deep.equal(['trm_one', 'trm_two'])
    })

  it('is read page by page, with the credential, until a page points back or elsewhere [M9]', async () => {
    const pages: Record<string, unknown> = {
      '': { items: [trmTool('a', 'a')], next: '/trm/api/v1/tools/?page=2' },
      '?page=2': { items: [trmTool('b', 'b')], next: `${service.url}/api/v1/tools/?page=3` },
      '?page=3': { items: [trmTool('c', 'c')], next: '?page=2' },
    }
    service.list = ({ url }, res) => sendJson(res, 200, pages[new URL(url, 'http://trm').search])
    expect(await names(await ready())).to.deep.equal(['trm_a', 'trm_b', 'trm_c'])
    service.list = (_request, res) => sendJson(res, 200, { items: service.tools, next: 'http://127.0.0.1:9/steal' })
    expect(await names(await ready())).to.deep.equal(['trm_one', 'trm_two'])
  })

  it('may have thousands of tools', async () => {
    service.tools = Array.from({ length: 2000 }, (_item, index) =>
      trmTool(`id-${index}`, `tool_${index}`, {
        input_schema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
      }),
    )
    const registry = await ready()
    expect(await names(registry)).to.have.length(2000)
    expect((await registry.call('trm', 'tool_1999', { n: 1 })).body).to.deep.equal({ id: 'id-1999', args: { n: 1 } })
    expect((await registry.call('trm', 'tool_1999', {})).status).to.equal(422)
  })

  it('that changes between two reads keeps the tools that stayed; the file may declare others meanwhile [M15]', async () => {
    const registry = await ready(', tools: [one]')
    writeFileSync(registry.registryFile, entry(', tools: [one, two]'))
    await until(async () => (await names(registry)).length === 2, 'the second tool')
    expect(await names(registry)).to.deep.equal(['trm_one', 'trm_two'])
  })
})
