import { expect } from 'chai'
import { Settings } from '../../../src/config/settings.ts'
import { closeAfterEach } from '../../support/close-after-each.ts'
import { startAimock } from '../../support/model-endpoints.ts'
import { startAgent, type TestAgent } from '../support/start-agent.ts'

describe('the agent server with a language model', () => {
  const keep = closeAfterEach()
  async function startWith(model: object, environment: NodeJS.ProcessEnv = {}): Promise<TestAgent> {
    return keep(await startAgent({ settings: Settings.parse({ model }), environment }))
  }
  const modelOf = async (agent: TestAgent) => (await agent.send('/status')).body.engine.model

  it('tells in /status that there is none', async () => {
    const model = await modelOf(await startWith({}))
    expect(model).to.include({ provider: null, name: null, reachable: false, checked_at: null })
    expect(model.message).to.contain('docs/models.md')
  })

  it('tells in /status which it is, and that it is gone when it is', async () => {
    const mock = await startAimock({ shown: { m: { capabilities: ['completion', 'tools'] } } })
    mock.on({ model: 'm' }, { content: '-' })
    const agent = await startWith({ provider: 'ollama', base_url: mock.url })
    expect(await modelOf(agent)).to.include({ provider: 'ollama', name: 'm', reachable: true, tools: true })
    await mock.stop()
    await agent.restart()
    expect(await modelOf(agent)).to.include({ provider: 'ollama', name: null, reachable: false })
  })

  it('says why the model does not answer when it is asked for and there is none', async () => {
    const agent = await startWith({})
    const { data, response } = await agent.chat('how many rooms?', { engine: 'model' })
    expect(data.error?.code).to.equal('MODEL_MISSING')
    expect(response).to.contain('agent config set model.provider')
    expect(agent.engine.asked).to.have.length(0)
  })

  it('hands on which engine is wanted', async () => {
    const agent = await startWith({ provider: 'ollama', base_url: 'http://127.0.0.1:9' })
    for (const engine of ['builtin', 'model', 'auto', undefined]) await agent.chat('how many rooms?', { engine })
    expect(agent.engine.asked.map(({ turn }) => turn.engine)).to.deep.equal(['builtin', 'model', 'auto', undefined])
  })

  it('gives the model the time of model.answer_timeout, and the built-in engine its own', async () => {
    const settings = Settings.parse({
      model: { provider: 'ollama', base_url: 'http://127.0.0.1:9', answer_timeout: 1.2 },
      demo: { default_timeout: 1 },
    })
    const agent = keep(await startAgent({ settings }))
    const [model, builtin] = await Promise.all([
      agent.chat('wait', { engine: 'model' }),
      agent.chat('wait', { engine: 'builtin' }),
    ])
    expect(model.response).to.contain('model.answer_timeout')
    expect(builtin.response).to.contain('demo.default_timeout')
  })
})
