import type { LLMock } from '@copilotkit/aimock'
import { expect } from 'chai'
import { startAimock } from '../support/model-endpoints.ts'
import { createProject, type Project } from '../support/project.ts'

const SHOWN = { 'small:1b': { capabilities: ['completion', 'tools'] } }

describe('a language model on the command line', function () {
  this.timeout(60_000)
  const opened: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of opened.splice(0).toReversed()) await close()
  })
  async function createWith(settings: string): Promise<Project> {
    const project = await createProject(settings)
    opened.push(project.remove)
    return project
  }
  async function startMock(): Promise<LLMock> {
    const mock = await startAimock({ shown: SHOWN, loaded: [] })
    opened.push(async () => await mock.stop())
    mock.on({ model: 'small:1b' }, { content: '-' })
    return mock
  }

  it('agent doctor tells that there is none, and where it is told how to connect one', async () => {
    const project = await createWith('')
    expect((await project.run(['doctor'])).stdout).to.match(/✅ No language model.*docs\/models\.md/)
  })

  it('agent doctor tells endpoint, model and abilities; agent status the model that the server uses', async () => {
    const mock = await startMock()
    const project = await createWith(`[model]\nprovider = "ollama"\nbase_url = "${mock.url}"\n`)
    const { stdout } = await project.run(['doctor'])
    expect(stdout).to.contain(`✅ Language model: small:1b of Ollama at ${mock.url} answers`)
    expect(stdout)
      .to.contain('✅ Language model: small:1b calls tools')
      .and.to.contain('✅ Language model: small:1b keeps')
    await project.run(['start', 'agent'])
    const { stderr } = await project.run(['status', 'agent'])
    expect(stderr).to.contain('✅ Language model: small:1b of Ollama')
    const changed = await project.run(['doctor'], { environment: { AGENT_MODEL_PROVIDER: 'none' } })
    expect(changed.stdout).to.contain('❌ The running agent server sees another language model')
    expect(changed.stdout).to.contain('agent restart agent')
  })

  it('agent doctor tells how to start Ollama, and ends with 1', async () => {
    const mock = await startMock()
    const { url } = mock
    await mock.stop()
    opened.pop()
    const project = await createWith(`[model]\nprovider = "ollama"\nbase_url = "${url}"\n`)
    const { code, stdout } = await project.run(['doctor'])
    expect(stdout).to.contain(`❌ Language model: Ollama is not running at ${url}; start it with: ollama serve`)
    expect(code).to.equal(1)
  })

  it('agent chat --engine model says how to connect one where there is none, and ends with 1', async () => {
    const project = await createWith('')
    await project.run(['start', 'agent'])
    const { code, stdout } = await project.run(['chat', '--engine', 'model', 'hello'])
    expect(stdout).to.contain('agent config set model.provider ollama')
    expect(code).to.equal(1)
  })

  it('agent doctor names the command that gets a model', async () => {
    const mock = await startMock()
    const project = await createWith(`[model]\nname = "absent"\nprovider = "ollama"\nbase_url = "${mock.url}"\n`)
    expect((await project.run(['doctor'])).stdout).to.contain('ollama pull absent')
  })

  it('agent doctor names the variable of a key and never shows it', async () => {
    const project = await createWith('[model]\nprovider = "openai"\nname = "m"\n')
    const without = await project.run(['doctor'], { environment: { OPENAI_API_KEY: '' } })
    expect(without.stdout)
      .to.contain('❌ Language model: OpenAI asks for a key')
      .and.to.contain('export OPENAI_API_KEY=')
    const mock = await startMock()
    const environment = { OPENAI_API_KEY: 'sk-very-secret', OPENAI_BASE_URL: mock.url }
    const { stdout, stderr } = await project.run(['doctor'], { environment })
    expect(stdout).to.contain('✅ Language model: the key is set (OPENAI_API_KEY)')
    expect(stdout + stderr).to.not.contain('sk-very-secret')
  })
})
