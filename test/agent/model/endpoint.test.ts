import { expect } from 'chai'
import { readEndpoint, unsetVariables } from '../../../src/agent/model/endpoint.ts'
import { openProvider } from '../../../src/agent/model/open-provider.ts'
import { Settings } from '../../../src/config/settings.ts'

const read = (model: object, environment: NodeJS.ProcessEnv = {}) =>
  readEndpoint(Settings.parse({ model }).model, environment)

describe('the configured language model', () => {
  const rows: [string, object, NodeJS.ProcessEnv, string | undefined][] = [
    ['none by default', {}, { OPENAI_API_KEY: 'k', OLLAMA_HOST: 'host' }, undefined],
    ['none when it is switched off', { provider: 'none', name: 'm' }, {}, undefined],
    ['a name alone is one of Ollama', { name: 'm' }, { OPENAI_API_KEY: 'k' }, 'ollama http://127.0.0.1:11434'],
    ["Ollama's port is Ollama", { base_url: 'http://box:11434' }, {}, 'ollama http://box:11434'],
    ["Ollama's port with a path is not", { base_url: 'http://box:11434/v1' }, {}, 'openai http://box:11434/v1'],
    ['any other address is not', { base_url: 'http://box:8000/', name: 'm' }, {}, 'openai http://box:8000'],
    ['an address without a scheme', { base_url: 'box:8000' }, {}, 'openai http://box:8000'],
    ['Ollama where OLLAMA_HOST says', { provider: 'ollama' }, { OLLAMA_HOST: 'box' }, 'ollama http://box:11434'],
    ['… on another port', { provider: 'ollama' }, { OLLAMA_HOST: ':9000' }, 'ollama http://127.0.0.1:9000'],
    ['… on all addresses', { provider: 'ollama' }, { OLLAMA_HOST: '0.0.0.0' }, 'ollama http://127.0.0.1:11434'],
    ['… with a scheme', { provider: 'ollama' }, { OLLAMA_HOST: 'https://box' }, 'ollama https://box'],
    ['Ollama without what is not its own', { provider: 'ollama', base_url: 'a:1/v1/' }, {}, 'ollama http://a:1'],
    ['the setting wins', { provider: 'ollama', base_url: 'http://a:1' }, { OLLAMA_HOST: 'b' }, 'ollama http://a:1'],
    ['OpenAI itself', { provider: 'openai' }, {}, 'openai https://api.openai.com/v1'],
    [
      'OpenAI where OPENAI_BASE_URL says',
      { provider: 'openai' },
      { OPENAI_BASE_URL: 'http://a/v1' },
      'openai http://a/v1',
    ],
  ]
  for (const [what, model, environment, expected] of rows)
    it(`is: ${what}`, () => {
      const endpoint = read(model, environment)
      expect(endpoint && `${endpoint.provider} ${endpoint.url}`).to.equal(expected)
    })

  it('has its key from the named variable, and headers with variables', () => {
    const model = { provider: 'openai', api_key_env: 'MY_KEY', headers: 'X-A: 1; x-b: ${B}-${C}; nonsense' }
    const endpoint = read(model, { MY_KEY: ' k ', B: 'b' })!
    expect(endpoint.key).to.equal('k')
    expect(endpoint.headers).to.deep.equal({ 'x-a': '1', 'x-b': 'b-' })
    expect(unsetVariables(model.headers, { B: 'b' })).to.deep.equal(['C'])
  })

  it('is refused when its address is none', () => {
    expect(() => read({ base_url: 'not an address' })).to.throw('model.base_url = "not an address" is no address')
    expect(() => read({ provider: 'ollama' }, { OLLAMA_HOST: 'http://' })).to.throw('OLLAMA_HOST')
  })

  it('keeps name and password of an address out of it', () => {
    const endpoint = read({ base_url: 'https://me:s%40cret@gateway.example/v1/' })!
    expect(endpoint.url).to.equal('https://gateway.example/v1')
    expect(endpoint.headers).to.deep.equal({ authorization: `Basic ${btoa('me:s@cret')}` })
  })

  it('is opened without a request, and not at all without one', async () => {
    expect(openProvider(Settings.parse({}).model, {})).to.equal(undefined)
    const provider = openProvider(Settings.parse({ model: { provider: 'ollama' } }).model, {})
    await provider?.close()
    expect(provider).to.have.property('generate')
  })
})
