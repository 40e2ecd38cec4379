import { expect } from 'chai'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import type { ServiceEntry } from '../../src/registry/file/service-entry.ts'

const variables = {
  environment: { TOKEN: 'tok-secret-1', EMPTY: '' },
  settings: { 'server_ports.crm_api': '9007' },
}
const read = (text: string) => parseRegistryFile(text, 'mcp_servers.yaml', variables)
const entriesOf = (text: string) =>
  read(text).services.map(service =>
    'entry' in service ? service.entry : { problem: service.problem },
  ) as (ServiceEntry & { problem?: string })[]

describe('the registry file', () => {
  const FORMS: [title: string, text: string, expected: object[]][] = [
    [
      'services: a list of single-key maps [A-08] [A-09] [A-10]',
      `services:
  - crm:
      url: http://h/openapi.json
      description: The CRM
      include: [a, b]
      api_overrides:
        - operation_id: a
          description: new
          drop_request_body_parameters: [x]
          drop_query_parameters: [y]
      auth: { type: bearer, value: "Bearer \${TOKEN}" }`,
      [
        {
          name: 'crm',
          type: 'openapi',
          url: 'http://h/openapi.json',
          description: 'The CRM',
          include: ['a', 'b'],
          auth: { type: 'bearer', value: 'Bearer tok-secret-1' },
        },
      ],
    ],
    [
      'mcpServers: local and remote [A-14] [A-20]',
      `mcpServers:
  local: { command: node, args: [server.js, 8], env: { A: 1 }, cwd: /srv, timeout: 5 }
  remote: { url: http://h/sse, description: far, headers: { X-Key: k }, transport: sse }`,
      [
        {
          name: 'local',
          type: 'mcp',
          command: 'node',
          args: ['server.js', '8'],
          env: { A: '1' },
          cwd: '/srv',
          timeout: 5,
        },
        {
          name: 'remote',
          type: 'mcp',
          url: 'http://h/sse',
          description: 'far',
          headers: { 'X-Key': 'k' },
          transport: 'sse',
        },
      ],
    ],
    [
      'trmServices [A-15]',
      `trmServices:
  runtime:
    url: http://h
    tools: [one, two]
    description: tools
    auth: { type: X-API-Key, value: abc }`,
      [
        {
          name: 'runtime',
          type: 'trm',
          url: 'http://h',
          tools: ['one', 'two'],
          auth: { type: 'X-API-Key', value: 'abc' },
        },
      ],
    ],
    [
      'the servers list with name, type and spec_url [A-16]',
      `servers:
  - name: crm
    type: openapi
    spec_url: http://h/openapi.json`,
      [{ name: 'crm', type: 'openapi', url: 'http://h/openapi.json' }],
    ],
    [
      'the single-key item with url, type and auth [A-17]',
      `servers:
  - crm:
      url: http://h/openapi.json
      type: openapi
      auth: { type: bearer, value: x }`,
      [{ name: 'crm', type: 'openapi', auth: { type: 'bearer', value: 'x' } }],
    ],
    [
      'a list as the root [A-17]',
      `- crm: { url: http://h/openapi.json }
- name: tools
  url: http://h/mcp`,
      [
        { name: 'crm', type: 'openapi' },
        { name: 'tools', type: 'mcp', url: 'http://h/mcp' },
      ],
    ],
    [
      'all sections at once',
      'services: [{a: {url: http://h/a}}]\nmcpServers: {b: {command: x}}\ntrmServices: {c: {url: http://h}}',
      [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    ],
    ['an empty file [A-18]', '# nothing\n', []],
    ['empty sections [A-18]', 'services:\nmcpServers: {}\n', []],
    [
      'variables, defaults and settings [A-50]',
      'services: [{a: {url: "http://${HOST:-localhost}:${server_ports.crm_api}/x${EMPTY:-y}"}}]',
      [{ url: 'http://localhost:9007/xy' }],
    ],
    [
      'several credentials',
      'services: [{a: {url: http://h, auth: {type: bearer, value: [one, two]}}}]',
      [{ auth: { type: 'bearer', value: ['one', 'two'] } }],
    ],
  ]
  for (const [title, text, expected] of FORMS) {
    it(`reads ${title}`, () => {
      const entries = entriesOf(text)
      expect(entries).to.have.length(expected.length)
      expected.forEach((fields, index) =>
        expect(entries[index], JSON.stringify(entries[index])).to.deep.include(fields),
      )
    })
  }

  const BROKEN: [title: string, text: string, message: RegExp][] = [
    [
      'a missing url',
      'services:\n  - crm:\n      description: x',
      /^mcp_servers\.yaml:3: services\.0\.crm\.url: expected text, found nothing/,
    ],
    [
      'a number as url',
      'services:\n  - crm:\n      url: 8',
      /^mcp_servers\.yaml:3: services\.0\.crm\.url: expected text, found number 8/,
    ],
    ['a list as url', 'services:\n  - crm:\n      url: [a]', /:3: services\.0\.crm\.url: expected text, found a list/],
    [
      'text where a list belongs',
      'services:\n  - crm:\n      url: http://h\n      include: all',
      /:4: services\.0\.crm\.include: expected array, found text \("all"\)/,
    ],
    [
      'an unknown type',
      'services:\n  - crm:\n      url: http://h\n      type: soap',
      /:4: .*type: expected openapi, mcp or trm, found text \("soap"\)/,
    ],
    [
      'a type that every object has as a property',
      'services:\n  - crm:\n      url: http://h\n      type: constructor',
      /:4: .*type: expected openapi, mcp or trm, found text \("constructor"\)/,
    ],
    [
      'an MCP server with nothing to reach it',
      'mcpServers:\n  a:\n    description: x',
      /:3: mcpServers\.a: expected `url` \(remote server\) or `command`/,
    ],
    [
      'an entry without fields',
      'mcpServers:\n  a:',
      /:2: mcpServers\.a: expected the fields of the service, found nothing/,
    ],
    [
      'an unset variable (X4) [A-50]',
      'services:\n  - crm:\n      url: http://h/${NOT_SET}',
      /:3: services\.0\.crm: Environment variable NOT_SET is not set/,
    ],
    [
      'a bad override',
      'services:\n  - crm:\n      url: http://h\n      api_overrides:\n        - description: x',
      /:5: .*api_overrides\.0\.operation_id: expected text, found nothing/,
    ],
    ['a name with a slash', 'mcpServers:\n  a/b: { command: x }', /:2: .*a service name has no spaces and no slashes/],
    [
      'auth without a type',
      'services:\n  - crm:\n      url: http://h\n      auth: { value: x }',
      /:4: .*auth\.type: expected text, found nothing/,
    ],
  ]
  for (const [title, text, message] of BROKEN) {
    it(`reports ${title} and keeps the others [A-19]`, () => {
      const section = Object.keys({ services: 1, mcpServers: 1 }).find(name => text.startsWith(name))
      const { services } = read(`${text}\ntrmServices:\n  fine: { url: http://h }\n`)
      expect(section).to.be.a('string')
      expect(services).to.have.length(2)
      expect((services[0] as { problem: string }).problem).to.match(message)
      expect(services[1]).to.have.nested.property('entry.name', 'fine')
    })
  }

  const LOOSE: [title: string, text: string, message: RegExp][] = [
    [
      'an unknown section',
      'servces: []\n',
      /^mcp_servers\.yaml:1: servces: unknown section, expected one of services, servers, mcpServers, trmServices/,
    ],
    [
      'an item that is no map',
      'services:\n  - crm\n',
      /:2: services\.0: expected one service name with its fields, .* found text \("crm"\)/,
    ],
    [
      'text as a section',
      'services: crm\n',
      /:1: services: expected a list or a map of services, found text \("crm"\)/,
    ],
    [
      'a field that is misspelt',
      'services:\n  - crm:\n      url: http://h\n      inclde: [a]\n      theme: dark\n',
      /:4: services\.0\.crm\.inclde: unknown field, which is ignored\. Did you mean include\?/,
    ],
    [
      'a kind of credentials that is misspelt',
      'services:\n  - crm:\n      url: http://h\n      auth:\n        type: baerer\n        value: x\n',
      /:5: services\.0\.crm\.auth\.type: 'baerer' is taken as the name of a header\. Did you mean bearer\?/,
    ],
    [
      'one of several',
      'services:\n  - crm:\n      url: http://h\n      auth:\n        - { type: X-Key, value: x }\n        - { type: bassic, value: x }\n',
      /:6: services\.0\.crm\.auth\.1\.type: 'bassic' .* Did you mean basic\?/,
    ],
    [
      'a name used twice',
      'services:\n  - a: {url: http://h}\n  - a: {url: http://i}\n',
      /:3: the name 'a' is used twice/,
    ],
  ]
  for (const [title, text, message] of LOOSE) {
    it(`reports ${title} [A-19]`, () => expect(read(text).problems[0]!.message).to.match(message))
  }

  it('takes headers that are called much like a kind of credentials as headers', () => {
    const entry = (type: string) => `services:\n  - a:\n      url: http://h\n      auth: { type: ${type}, value: x }\n`
    for (const type of ['apikey', 'X-Api-Key', 'token', 'Bearer', 'api_key'])
      expect(read(entry(type)).problems, type).to.deep.equal([])
  })

  const FATAL: [title: string, text: string, message: RegExp][] = [
    ['what is not YAML', 'services:\n  - crm: {url: http://h\nx: [', /^mcp_servers\.yaml:\d+: not valid YAML: /],
    ['a tab as indentation', 'services:\n\t- crm', /^mcp_servers\.yaml:2: not valid YAML: /],
    ['a root that is text', 'hello', /^mcp_servers\.yaml:1: expected a map with services, .* found text \("hello"\)/],
    [
      'a bomb of aliases (X10)',
      `a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nservices: [*c,*c,*c,*c]\n`,
      /not usable YAML/,
    ],
  ]
  for (const [title, text, message] of FATAL) {
    it(`refuses ${title} with one message [A-19]`, () => expect(() => read(text)).to.throw(message))
  }

  it('leaves out entries that are switched off', () => {
    const text = `mcpServers:
  off: { command: node, disabled: true }
  out: { command: node, enabled: false }
  broken: { disabled: true, command: 7 }
  on: { command: node, disabled: false }`
    expect(read(text).services.map(({ name }) => name)).to.deep.equal(['on'])
    expect(read(text).problems).to.deep.equal([])
  })
})
