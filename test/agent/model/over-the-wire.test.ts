import { expect } from 'chai'
import { openProvider } from '../../../src/agent/model/open-provider.ts'
import { Settings } from '../../../src/config/settings.ts'
import { startAimock } from '../../support/model-endpoints.ts'
import { createModelKit } from './support/model-kit.ts'

type Mock = Awaited<ReturnType<typeof startAimock>>
interface Seen {
  messages: { role: string; content?: unknown }[]
  tools?: unknown[]
}

/** The endpoints that somebody else wrote: how a model is opened there. */
const ENDPOINTS = {
  ollama: (mock: Mock) => ({ provider: 'ollama', name: 'm', base_url: mock.url }),
  openai: (mock: Mock) => ({ provider: 'openai', name: 'm', base_url: mock.url }),
} as const

const count = (body: Seen) => body.messages.filter(message => message.role === 'tool').length
const berth = (number: number) => [{ name: 'kit_get_berth', arguments: JSON.stringify({ number }) }]

for (const [name, settingsOf] of Object.entries(ENDPOINTS))
  describe(`the model engine over ${name}`, () => {
    let mock: Mock
    afterEach(async () => mock.stop())

    async function kitOver(options: Parameters<typeof createModelKit>[1] = {}) {
      mock = await startAimock({ shown: { m: { capabilities: ['completion', 'tools'] } } })
      // The mock lists the models of its fixtures.
      mock.on({ model: 'm', userMessage: 'never said' }, { content: '-' })
      const model = settingsOf(mock)
      const provider = openProvider(Settings.parse({ model }).model, { OPENAI_API_KEY: 'k' })!
      return createModelKit(Object.assign(provider, { requests: [] }), options)
    }
    const says = (when: (body: Seen) => boolean, response: object) =>
      mock.on({ predicate: (body: unknown) => when(body as Seen) }, response as never)

    it('calls, reads the result and answers, word by word', async () => {
      const kit = await kitOver()
      says(body => count(body) === 0, { toolCalls: berth(4) })
      says(body => count(body) === 1, { content: 'Berth 4 is 44 m long.' })
      const { response, data, receipt } = await kit.ask('How long is berth 4?')
      expect(response).to.equal('Berth 4 is 44 m long.')
      expect(kit.tokens()).to.equal(response)
      expect(kit.calls).to.deep.equal([{ tool: 'get_berth', args: { number: 4 } }])
      expect(data.steps?.map(step => step.status)).to.deep.equal(['done'])
      expect(receipt?.steps.map(step => step.kind)).to.deep.equal(['model', 'tool', 'model'])
      await kit.engine.close()
    })

    it('makes several calls of one turn', async () => {
      const kit = await kitOver()
      says(body => count(body) === 0, { toolCalls: [...berth(4), ...berth(5)] })
      says(body => count(body) === 2, { content: 'They are 44 m and 45 m long.' })
      const { response } = await kit.ask('How long are the berths 4 and 5?')
      expect(response).to.equal('They are 44 m and 45 m long.')
      expect(kit.calls.map(call => call.args.number)).to.have.members([4, 5])
      await kit.engine.close()
    })

    it('tells an error of the arguments to the model, and takes the corrected call', async () => {
      const kit = await kitOver()
      const wrong = [{ name: 'kit_get_berth', arguments: '{"number":"four"}' }]
      says(body => count(body) === 0, { toolCalls: wrong })
      says(body => count(body) === 1 && /Not called/.test(JSON.stringify(body.messages)), { toolCalls: berth(4) })
      says(body => count(body) === 2, { content: 'Berth 4 is 44 m long.' })
      expect((await kit.ask('How long is berth 4?')).response).to.equal('Berth 4 is 44 m long.')
      await kit.engine.close()
    })

    it('carries out a plan', async () => {
      const kit = await kitOver({ model: { strategy: 'plan' } })
      const sql = "SELECT count(*) AS n FROM r1 WHERE flag = 'GR'"
      const steps = [
        { id: 'r1', tool: 'kit_list_vessels', args: {} },
        { id: 'r2', sql },
      ]
      says(() => true, { content: JSON.stringify({ do: 'plan', steps, say: 'There are {n} vessels.' }) })
      const { response, data } = await kit.ask('How many vessels are Greek?')
      expect(response).to.equal('There are 10 vessels.')
      expect(data.result).to.equal(10)
      await kit.engine.close()
    })

    it('says why the endpoint does not answer', async () => {
      const kit = await kitOver()
      const { port } = new URL(mock.url)
      await mock.stop()
      const { data, response } = await kit.ask('How long is berth 4?')
      expect(data.error?.code).to.equal('MODEL_UNREACHABLE')
      expect(response).to.contain(port)
      await kit.engine.close()
      mock = await startAimock()
    })
  })
