import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { ENVIRONMENT_SETTINGS } from '../../src/config/environment.ts'
import { loadSettings, type LoadSettingsOptions } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'

describe('loading settings', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-config-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const load = (toml: string, options: Partial<LoadSettingsOptions> = {}) => {
    writeFileSync(join(folder, 'settings.toml'), toml)
    return loadSettings({ cwd: folder, environment: {}, ...options })
  }

  it('gives the defaults of the description without a file [S-02, S-03, S-04, A-06, B-01, C-01, D-01]', () => {
    const { settings, settingsFile } = loadSettings({ cwd: folder, environment: {} })
    expect(settingsFile).to.equal(undefined)
    expect(settings).to.deep.equal(Settings.parse({}))
    expect(settings.features.mode).to.equal('api')
    expect(settings.api_mode).to.include({
      enabled: true,
      max_concurrent_requests: 10,
      request_timeout: 30,
      retry_attempts: 3,
      cache_enabled: true,
      cache_ttl: 300,
      connection_pool_size: 20,
      ssl_verify: true,
    })
    expect(settings.demo).to.include({
      enabled: true,
      port: 8005,
      api_registry_port: 8001,
      max_results: 10,
      default_timeout: 30,
    })
    expect(settings.server_ports).to.deep.equal({ territory_api: 8888, crm_api: 8007 })
  })

  it('takes flags before variables, variables before the file, the file before the defaults, and says which [S-06]', () => {
    const { settings, sources } = load('[demo]\nport = 1001\napi_registry_port = 1002\nmax_results = 5\n', {
      environment: { AGENT_DEMO_PORT: '2001', AGENT_API_REGISTRY_PORT: '2002' },
      flags: { 'demo.port': { value: 3001, flag: '--port' } },
    })
    expect(settings.demo).to.include({ port: 3001, api_registry_port: 2002, max_results: 5, default_timeout: 30 })
    expect(sources['demo.port']).to.deep.equal({ kind: 'flag', name: '--port' })
    expect(sources['demo.api_registry_port']).to.deep.equal({ kind: 'environment', name: 'AGENT_API_REGISTRY_PORT' })
    expect(sources['demo.max_results']).to.deep.equal({ kind: 'file', name: 'settings.toml:4' })
    expect(sources['demo.default_timeout']).to.deep.equal({ kind: 'default', name: 'default' })
  })

  it('reads settings.toml from the config folder when the project folder has none; state stays in the project folder', () => {
    mkdirSync(join(folder, 'config'))
    writeFileSync(join(folder, 'config', 'settings.toml'), '[demo]\nmax_results = 3\n')
    const { settings, settingsPath, stateFolder } = loadSettings({ cwd: folder, environment: {} })
    expect(settings.demo.max_results).to.equal(3)
    expect(settingsPath).to.equal(join(folder, 'config', 'settings.toml'))
    expect(stateFolder).to.equal(join(folder, '.agent'))
  })

  it('puts the state beside settings.toml, or where AGENT_HOME says', () => {
    expect(load('').stateFolder).to.equal(join(folder, '.agent'))
    expect(load('', { environment: { AGENT_HOME: 'elsewhere' } }).stateFolder).to.equal(join(folder, 'elsewhere'))
  })

  it('moves [server_ports] registry and demo to the ports of [demo] [S-04]', () => {
    const { settings } = load('[server_ports]\nregistry = 4001\nagent = 4005\ncrm_api = 4007\nterritory_api = 4888\n')
    expect(settings.demo).to.include({ port: 4005, api_registry_port: 4001 })
    expect(settings.server_ports).to.deep.equal({ territory_api: 4888, crm_api: 4007 })
  })

  const variables: [string, string, unknown][] = [
    ['AGENT_MODE', 'hybrid', 'hybrid'],
    ['AGENT_MODE', 'web', 'web'],
    ['AGENT_API_MODE_ENABLED', 'false', false],
    ['AGENT_BROWSER_ENABLED', '0', false],
    ['AGENT_WEB_AUTOMATION', 'off', false],
    ['AGENT_MAX_CONCURRENT_REQUESTS', '4', 4],
    ['AGENT_REQUEST_TIMEOUT', '7', 7],
    ['AGENT_CACHE_ENABLED', 'No', false],
    ['AGENT_DEMO_PORT', '9005', 9005],
    ['AGENT_API_REGISTRY_PORT', '9001', 9001],
    ['AGENT_DEMO_TIMEOUT', '12.5', 12.5],
    ['AGENT_TERRITORY_PORT', '9888', 9888],
    ['AGENT_CRM_PORT', '9007', 9007],
  ]
  for (const [name, text, value] of variables)
    it(`${name}=${text} sets ${ENVIRONMENT_SETTINGS[name]} [S-05, S-01]`, () => {
      const [section, key] = ENVIRONMENT_SETTINGS[name]!.split('.') as [keyof Settings, string]
      const { settings, sources } = load('', { environment: { [name]: text } })
      expect((settings[section] as Record<string, unknown>)[key]).to.equal(value)
      expect(sources[`${section}.${key}`]).to.deep.equal({ kind: 'environment', name })
    })

  const wrong: { title: string; toml: string; environment?: NodeJS.ProcessEnv; message: RegExp }[] = [
    { title: 'TOML syntax', toml: '[demo]\nport = \n', message: /^settings\.toml:2:\d+: is not valid TOML: .+/ },
    { title: 'a missing value', toml: '[demo]\nport =\n', message: /port = \(the value is missing\)/ },
    {
      title: 'an open list',
      toml: '[demo]\nport = [1,\n',
      message: /invalid value: a value, list or table .* is not finished/,
    },
    {
      title: 'a text without quotes',
      toml: '[demo]\nport = many\n',
      message: /port = many \(texts stand in "quotes"\)/,
    },
    {
      title: 'an address with another scheme',
      toml: '[model]\nbase_url = "htp://127.0.0.1:1"\n',
      message:
        /^settings\.toml:2: model\.base_url = "htp:\/\/127\.0\.0\.1:1" is not valid\. Allowed: .*begins with http:\/\/ or https:\/\/$/,
    },
    { title: 'an open bracket', toml: '[demo\nport = 1\n', message: /^settings\.toml:1:\d+: is not valid TOML/ },
    {
      title: 'a key twice',
      toml: '[demo]\nport = 1\nport = 2\n',
      message: /^settings\.toml:3:.*not valid TOML.*port = 2/,
    },
    {
      title: 'a text for a number',
      toml: '[demo]\nport = "80x5"\n',
      message: /^settings\.toml:2: demo\.port = "80x5" is not valid\. Allowed: a whole number from 1 to 65535$/,
    },
    {
      title: 'a fraction for a whole number',
      toml: '[api_mode]\nretry_attempts = 1.5\n',
      message: /settings\.toml:2: api_mode\.retry_attempts = 1\.5 is not valid\. Allowed: a whole number from 0 to 10$/,
    },
    {
      title: 'a text for yes or no',
      toml: '[api_mode]\n\nssl_verify = "yes"\n',
      message: /settings\.toml:3: api_mode\.ssl_verify = "yes" is not valid\. Allowed: true or false$/,
    },
    {
      title: 'a mode that does not exist [S-01]',
      toml: '[features]\nmode = "browser"\n',
      message: /settings\.toml:2: features\.mode = "browser" is not valid\. Allowed: one of: api, hybrid, web$/,
    },
    {
      title: 'a misspelt key',
      toml: '[demo]\nprot = 8005\n',
      message:
        /settings\.toml:2: demo\.prot is not a setting\. Did you mean demo\.port\? Settings of \[demo\]: enabled/,
    },
    {
      title: 'a misspelt section',
      toml: '[api_modes]\nenabled = true\n',
      message: /settings\.toml:1: \[api_modes\] is not a section\. Did you mean \[api_mode\]\? Sections: features/,
    },
    {
      title: 'a key outside of a section',
      toml: 'request_timeout = 3\n',
      message: /settings\.toml:1: request_timeout stands outside of a section\. It belongs under \[api_mode\]/,
    },
    {
      title: 'a section that is a value',
      toml: 'demo = 3\n',
      message: /settings\.toml:1: demo = 3 is not valid\. Allowed: a section/,
    },
    {
      title: 'a port out of range',
      toml: '[server_ports]\ncrm_api = 70000\n',
      message: /settings\.toml:2: server_ports\.crm_api = 70000 is not valid\. Allowed: a whole number from 1 to 65535/,
    },
    {
      title: 'a port used twice',
      toml: '[demo]\nport = 8007\n',
      message:
        /default: server_ports\.crm_api = 8007 is not valid\. Allowed: a port that nothing else uses; demo\.port has it too \(settings\.toml:2\)/,
    },
    {
      title: 'a time that is negative',
      toml: '[api_mode]\nrequest_timeout = -1\n',
      message: /api_mode\.request_timeout = -1 is not valid\. Allowed: a number from 0\.1 to 3600/,
    },
    {
      title: 'two names of one setting that disagree',
      toml: '[demo]\nport = 1\n[server_ports]\nagent = 2\n',
      message:
        /settings\.toml:4: server_ports\.agent = 2 is not valid\. Allowed: the same as demo\.port \(settings\.toml:2\)/,
    },
    {
      title: 'a variable that is no number',
      toml: '',
      environment: { AGENT_DEMO_PORT: 'abc' },
      message: /^environment: AGENT_DEMO_PORT = "abc" is not valid\. Allowed: a whole number from 1 to 65535$/,
    },
    {
      title: 'a variable with an unknown mode',
      toml: '',
      environment: { AGENT_MODE: 'turbo' },
      message: /^environment: AGENT_MODE = "turbo" is not valid\. Allowed: one of: api, hybrid, web$/,
    },
  ]
  for (const { title, toml, environment = {}, message } of wrong)
    it(`names file, key, value and what is allowed: ${title} [S-07]`, () => {
      expect(() => load(toml, { environment }))
        .to.throw(message)
        .with.property('code', 'SETTING_INVALID')
    })

  it('lists everything that is wrong in one message [S-07]', () => {
    expect(() => load('[demo]\nport = 0\nprot = 1\n[features]\nmode = 1\n'))
      .to.throw()
      .with.property('message')
      .that.satisfies((text: string) => text.split('\n').length === 3)
  })

  it('refuses a settings file that was named and does not exist', () => {
    expect(() => loadSettings({ cwd: folder, environment: {}, settingsFile: 'none.toml' })).to.throw(
      /none\.toml cannot be read: it does not exist/,
    )
  })
})
