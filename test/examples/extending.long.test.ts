import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { expect } from 'chai'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { findFreePorts } from '../support/project.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What docs/extending.md says: each example is a file, and a line in a list (with the import of what it names). */
const FILES = {
  'jsonl-source/jsonl-source.ts': 'src/registry/sources/jsonl/jsonl-source.ts',
  'jsonl-source/jsonl-source.test.ts': 'test/added/jsonl-source.test.ts',
  'anthropic-provider/anthropic.ts': 'src/agent/model/providers/anthropic.ts',
  'anthropic-provider/anthropic.test.ts': 'test/added/anthropic.test.ts',
  'tides-demo/serve.ts': 'src/demos/tides/serve.ts',
  'tides-demo/tides.test.ts': 'test/added/tides.test.ts',
}
const LINES: [file: string, before: string, added: string][] = [
  [
    'src/registry/sources/index.ts',
    '] as unknown',
    '  { type: "jsonl", entry: JsonlEntry, create: createJsonlSource },\n',
  ],
  [
    'src/registry/sources/index.ts',
    'import { createMcpSource }',
    "import { createJsonlSource, JsonlEntry } from './jsonl/jsonl-source.ts'\n",
  ],
  ['src/config/settings.ts', "'ollama', 'openai'] as const", "'anthropic', "],
  [
    'src/config/demos.ts',
    '} as const satisfies',
    "  tides: { label: 'Tides API', what: 'the tides API', port: 8890 },\n",
  ],
]

describe('the examples of docs/extending.md, in a copy of the program', function () {
  this.timeout(120_000)
  let folder: string
  let mock: LLMock
  let environment: NodeJS.ProcessEnv

  const run = async (command: string, args: string[]) => {
    const child = spawn(command, args, { cwd: folder, env: environment })
    let printed = ''
    let stdout = ''
    child.stdout.on('data', chunk => ((stdout += String(chunk)), (printed += String(chunk))))
    child.stderr.on('data', chunk => (printed += String(chunk)))
    const code = await new Promise<number | null>(resolve => child.on('close', resolve))
    expect(code, printed).to.equal(0)
    return stdout
  }
  const agent = async (...args: string[]) => await run(process.execPath, [join(folder, 'bin/agent.js'), ...args])
  const ask = async (...args: string[]) => JSON.parse(await agent('chat', '--json', ...args)) as ChatResponse

  before(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-extended-')))
    for (const part of ['src', 'bin', 'config', 'package.json', 'tsconfig.json', '.mocharc.json', 'test/support'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const [example, place] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, place)), { recursive: true })
      cpSync(join(ROOT, 'examples/extending', example), join(folder, place))
    }
    for (const [file, before, added] of LINES) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text.split(before), `${before} in ${file}`).to.have.length(2)
      writeFileSync(join(folder, file), text.replace(before, added + before))
    }
    mock = new LLMock({ port: 0 })
    mock.on({ model: 'claude-test' }, { content: 'It is a question of taste.' })
    await mock.start()
    const ports = await findFreePorts(5)
    const names = ['TERRITORY', 'CRM', 'API_REGISTRY', 'DEMO', 'TIDES']
    writeFileSync(
      join(folder, 'settings.toml'),
      `[model]\nprovider = "anthropic"\nname = "claude-test"\nbase_url = "${mock.url}"\n`,
    )
    writeFileSync(
      join(folder, 'mcp_servers.yaml'),
      'services:\n  - tides: { url: "${AGENT_TIDES_URL}/openapi.json" }\n  - garden: { type: jsonl, url: trees.jsonl }\n',
    )
    cpSync(join(ROOT, 'examples/extending/jsonl-source/trees.jsonl'), join(folder, 'trees.jsonl'))
    const kept = Object.entries(process.env).filter(([name]) => !/^(AGENT_|MCP_|NODE_OPTIONS|NODE_V8)/.test(name))
    environment = {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(names.map((name, index) => [`AGENT_${name}_PORT`, String(ports[index])])),
    }
    await agent('start', 'demo')
  })
  after(async () => {
    await agent('stop', 'all')
    await mock.stop()
    rmSync(folder, { recursive: true })
  })

  it('a demo API starts with the others and is asked about', async () => {
    expect(await agent('status')).to.match(/Tides API: Running/)
    const { data } = await ask('--engine', 'builtin', 'what is the highest tide in Brest?')
    expect(data.error).to.equal(undefined)
    expect(JSON.stringify(data.result)).to.contain('6.7')
  })

  it('a kind of service is registered from the registry file and is asked about', async () => {
    expect(await agent('apis', 'list')).to.match(/✅ garden +jsonl +1 tool/)
    expect(JSON.parse(await agent('tools', 'call', 'garden_list_trees', 'species=elm'))).to.have.length(1)
    const { data } = await ask('--engine', 'builtin', 'average height of trees by park')
    expect(data.result).to.deep.equal([
      { park: 'North', average_height: 15.25 },
      { park: 'South', average_height: 15.25 },
    ])
  })

  it('a model provider answers', async () => {
    expect(await agent('status')).to.match(/Tides/)
    const { response, metadata } = await ask('--engine', 'model', 'which tree is the most beautiful?')
    expect(metadata.engine).to.equal('model')
    expect(response).to.contain('It is a question of taste.')
  })

  it('fit the types of the program, and have tests of their own, which pass', async () => {
    const files = Object.values(FILES).filter(file => file.startsWith('src/'))
    const include = ['src/lib/*.d.ts', ...files]
    writeFileSync(join(folder, 'tsconfig.added.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    const node = async (...args: string[]) => await run(process.execPath, args)
    const [printed] = await Promise.all([
      node(join(ROOT, 'node_modules/mocha/bin/mocha.js'), 'test/added/*.test.ts'),
      node(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.added.json'),
    ])
    expect(printed).to.contain('9 passing')
  })
})
