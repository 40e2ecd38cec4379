import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LLMock } from '@copilotkit/aimock'
import { expect } from 'chai'
import { describeSettings } from '../../src/config/describe-settings.ts'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { startAimock, startRawEndpoint } from '../support/model-endpoints.ts'
import { createProject, type Project } from '../support/project.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../docs/models.md'), 'utf8')

/** The lines of the first shell block under a heading, without remarks. */
function linesUnder(heading: string): string[] {
  const [, block = ''] = new RegExp(`^## ${heading}\\n[^]*?^\`\`\`sh\\n([^]*?)^\`\`\`$`, 'm').exec(TEXT) ?? []
  return block
    .split('\n')
    .map(line => line.replace(/\s+#.*$/, ''))
    .filter(Boolean)
}

/** The words of `npx agent …`; undefined for another command. */
const wordsOf = (line: string) =>
  /^npx agent (.+)$/
    .exec(line)?.[1]!
    .match(/"[^"]*"|\S+/g)!
    .map(word => word.replaceAll('"', ''))

it('docs/models.md names every setting of [model], with its default where the table shows one', () => {
  const [, table = ''] = /^## Settings\n([^]*?)^## /m.exec(TEXT) ?? []
  const cells = (text = '') => text.replaceAll('`', '').trim().split(', ')
  const rows = table
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split('|'))
    .map(([, names, defaults]) => ({ names: cells(names), defaults: cells(defaults) }))
  const settings = describeSettings().filter(({ section }) => section === 'model')
  expect(rows.flatMap(({ names }) => names)).to.have.members(settings.map(({ name }) => name))
  for (const { names, defaults } of rows.filter(row => row.names.length === row.defaults.length))
    for (const [index, name] of names.entries()) {
      const value = settings.find(setting => setting.name === name)?.default
      expect(defaults[index], name).to.equal(String(value))
    }
})

/**
 * The documented lines as a new user types them, on the running demo; aimock stands in for the model. What belongs to
 * Ollama itself (`ollama serve`, `ollama pull`) cannot be run here.
 */
describe('docs/models.md', function () {
  this.timeout(120_000)
  let project: Project
  let mock: LLMock
  before(async () => {
    project = await createProject()
    const { code, stdout, stderr } = await project.run(['start', 'demo'])
    expect(code, stdout + stderr).to.equal(0)
  })
  after(async () => await project.remove())
  beforeEach(async () => {
    mock = await startAimock({ shown: { 'qwen3:latest': { capabilities: ['completion', 'tools'] } }, loaded: [] })
    // As it is before anybody connected a model.
    for (const setting of ['name', 'base_url']) await project.run(['config', 'set', `model.${setting}`, ''])
    await project.run(['config', 'set', 'model.provider', 'auto'])
  })
  afterEach(async () => await mock.stop())

  async function runLines(lines: string[], environment: NodeJS.ProcessEnv): Promise<ChatResponse> {
    let answer: ChatResponse | undefined
    for (const line of lines) {
      const words = wordsOf(line.replace('https://api.openai.com', mock.url))
      if (!words) continue
      const isQuestion = words[0] === 'chat'
      const { code, stdout, stderr } = await project.run(isQuestion ? [...words, '--json'] : words, { environment })
      if (isQuestion) answer = JSON.parse(stdout) as ChatResponse
      else expect(code, `${line}\n${stdout}${stderr}`).to.equal(0)
    }
    expect((await project.run(['status'], { environment })).stderr).to.contain('✅ Language model:')
    expect((await project.run(['doctor'], { environment })).stdout).to.not.contain('❌')
    return answer!
  }

  it('connects Ollama in five lines', async () => {
    const lines = linesUnder('Ollama')
    expect(lines).to.have.length(5)
    expect(lines.filter(line => !wordsOf(line))).to.deep.equal(['ollama serve', 'ollama pull qwen3'])
    mock.on({ model: 'qwen3:latest' }, { content: 'None of them.' })
    const answer = await runLines(lines, { OLLAMA_HOST: mock.url })
    expectModelAnswer(answer, 'qwen3:latest')
  })

  it('says in an answer that Ollama is not running, and how it is started', async () => {
    const gone = await startRawEndpoint(() => undefined)
    await gone.close()
    const { url } = gone
    const lines = linesUnder('Ollama')
      .slice(2, 4)
      .map(line => wordsOf(line)!)
    for (const words of lines) await project.run(words, { environment: { OLLAMA_HOST: url } })
    const { code, stdout } = await project.run(['chat', '--engine', 'model', '--json', 'how many accounts?'])
    const { response, data } = JSON.parse(stdout) as ChatResponse
    expect(response).to.contain(`Ollama is not running at ${url}; start it with: ollama serve`)
    expect([data.error?.code, code]).to.deep.equal(['MODEL_UNREACHABLE', 1])
  })

  it('connects an OpenAI-compatible endpoint in five lines', async () => {
    const lines = linesUnder('An OpenAI-compatible endpoint')
    expect(lines).to.have.length(5)
    expect(lines.filter(line => !wordsOf(line))).to.deep.equal(['export OPENAI_API_KEY=…'])
    mock.on({ model: 'gpt-4.1-mini' }, { content: 'None of them.' })
    const answer = await runLines(lines, { OPENAI_API_KEY: 'sk-from-the-shell' })
    expectModelAnswer(answer, 'gpt-4.1-mini')
    // aimock's own record hides keys; that there was one shows.
    const sent = mock.getRequests().filter(({ headers }) => headers['authorization'])
    expect(sent).to.not.have.length(0)
    mock.prependFixture({ match: { model: 'gpt-4.1-mini' }, response: { error: { message: 'no' }, status: 401 } })
    const refused = await project.run(['chat', '--engine', 'model', 'how many accounts?'])
    expect(refused.stdout).to.contain('refused the key of the environment variable OPENAI_API_KEY')
    const files = readdirSync(project.folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    const kept = files.filter(file => file.isFile()).map(file => join(file.parentPath, file.name))
    expect(kept.some(file => file.endsWith('agent.log'))).to.equal(true)
    expect(kept.filter(file => readFileSync(file).includes('sk-from-the-shell'))).to.deep.equal([])
  })
})

/** The question reached the model, whatever aimock's words are worth as an answer. */
function expectModelAnswer({ metadata, data }: ChatResponse, name: string): void {
  expect(metadata.engine, JSON.stringify(data.error)).to.equal('model')
  expect(metadata.model).to.equal(name)
}
