import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { readRegistryFile } from '../../src/registry/file/read-registry-file.ts'

const FILES: [file: string, services: [name: string, url: string | undefined][]][] = [
  [
    'mcp_servers.yaml',
    [
      ['territory', 'http://127.0.0.1:8888/openapi.json'],
      ['crm', 'http://127.0.0.1:9007/openapi.json'],
    ],
  ],
  [
    'config/registry-demo.yaml',
    [
      ['territory', 'http://127.0.0.1:8888/openapi.json'],
      ['crm', 'http://127.0.0.1:9007/openapi.json'],
    ],
  ],
  ['config/registry-crm.yaml', [['crm', 'http://127.0.0.1:9007/openapi.json']]],
  [
    'config/registry-mcp-example.yaml',
    [
      ['petstore', 'https://petstore3.swagger.io/api/v3/openapi.json'],
      ['files', undefined],
    ],
  ],
]

describe('the registry files that come with the program', () => {
  for (const [file, services] of FILES) {
    it(`${file} is read as it stands, with the ports of the environment`, async () => {
      const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
      const read = await readRegistryFile(path, {
        environment: { AGENT_CRM_URL: 'http://127.0.0.1:9007' },
        settings: {},
      })
      expect(read.problems).to.deep.equal([])
      const found = read.services.map(service =>
        'entry' in service ? [service.name, service.entry.url] : [service.name, service.problem],
      )
      expect(found).to.deep.equal(services)
    })
  }
})
