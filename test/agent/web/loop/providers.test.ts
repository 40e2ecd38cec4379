import { expect } from 'chai'
import { createPageLoop } from '../../../../src/agent/web/loop/run-page-loop.ts'
import { open as openOllama } from '../../../../src/agent/model/providers/ollama.ts'
import { open as openOpenAi } from '../../../../src/agent/model/providers/openai.ts'
import type { ModelProvider } from '../../../../src/agent/model/provider.ts'
import { Settings } from '../../../../src/config/settings.ts'
import { closeAfterEach } from '../../../support/close-after-each.ts'
import { endpointOf, startAimock } from '../../../support/model-endpoints.ts'
import { openLoop, refIn } from './open-loop.ts'

const OPEN: [name: string, (url: string) => ModelProvider][] = [
  [
    'OpenAI',
    url =>
      openOpenAi(endpointOf({ provider: 'openai', name: 'gpt-4o', base_url: url }, {}, { OPENAI_API_KEY: 'sk-x' })),
  ],
  ['Ollama', url => openOllama(endpointOf({ provider: 'ollama', name: 'small:1b', base_url: url }))],
]

describe('the loop over pages, with the endpoint of a model', function () {
  this.timeout(60_000)
  const keep = closeAfterEach()

  for (const [name, open] of OPEN)
    it(`asks ${name} for one action held to the schema, and carries it out`, async () => {
      const opened = keep(await openLoop())
      opened.pages.set('shop.example /', `<title>Lamp</title><button onclick="this.textContent='Lit'">Light</button>`)
      await opened.browser.navigate(opened.address('/'))
      const mock = await startAimock({ shown: { 'small:1b': { capabilities: ['completion', 'tools'] } }, loaded: [] })
      keep({ close: async () => await mock.stop() })
      // aimock lists the models of its fixtures.
      mock.on({ model: 'small:1b', userMessage: 'only for the list of models' }, { content: '-' })
      const action = (done: object) => ({ content: JSON.stringify({ why: 'asked', action: done }) })
      const textOf = (messages: readonly { content?: unknown }[]) =>
        messages.map(message => ({ text: String(message.content) }))
      mock.on({ turnIndex: 0 }, request =>
        action({ do: 'click', ref: refIn({ messages: textOf(request.messages) } as never, 'Light', 'button') }),
      )
      mock.on({ turnIndex: 1 }, action({ do: 'finish', answer: 'The lamp is lit.' }))
      const provider = keep(open(mock.url))
      const loop = createPageLoop({ provider, settings: Settings.parse({}).model })
      const outcome = await loop('light the lamp', opened.browser, opened.told)
      expect(outcome.told).to.contain('The lamp is lit.').and.contain('Clicked the button "Light"')
      expect(outcome.done).to.equal(true)
      if (name !== 'OpenAI') return
      const asked = JSON.stringify(mock.getRequests().map(({ body }) => body))
      expect(asked).to.contain('json_schema').and.contain('"anyOf"')
    })
})
