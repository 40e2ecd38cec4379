import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import { AuthEntry, McpEntry, OpenApiEntry, TrmEntry } from '../../src/registry/file/service-entry.ts'

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/registry-file.md'), 'utf8')
const EXAMPLES = [...GUIDE.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(match => match[1]!)
const VARIABLES = {
  environment: Object.fromEntries(
    [
      'BILLING_TOKEN',
      'SEARCH_TOKEN',
      'WAREHOUSE_KEY',
      'ORDERS_SECRET',
      'SHOP_APP_KEY',
      'SHOP_TOKEN',
      'STOCK_TENANT',
      'STOCK_PASSWORD',
    ].map(name => [name, 'x']),
  ),
  settings: {},
}

describe('docs/registry-file.md', () => {
  const rows: [names: string[], types: string[]][] = [
    [
      ['territory', 'billing'],
      ['openapi', 'openapi'],
    ],
    [
      ['files', 'search'],
      ['mcp', 'mcp'],
    ],
    [['warehouse'], ['trm']],
    [
      ['crm', 'territory'],
      ['openapi', 'openapi'],
    ],
    [['orders'], ['openapi']],
    [
      ['shop', 'stock'],
      ['openapi', 'openapi'],
    ],
  ]

  it('has an example of every form', () => expect(EXAMPLES).to.have.lengthOf(rows.length))

  it('tells of every field that an entry may have', () => {
    const fields = [OpenApiEntry, McpEntry, TrmEntry, AuthEntry].flatMap(schema => Object.keys(schema.shape))
    const missing = [...new Set(fields)].filter(field => !new RegExp(`\\b${field}\\b`).test(GUIDE))
    expect(missing).to.deep.equal([])
  })

  for (const [index, [names, types]] of rows.entries()) {
    it(`shows a file that registers ${names.join(' and ')}`, () => {
      const { services, problems } = parseRegistryFile(EXAMPLES[index]!, 'example.yaml', VARIABLES)
      expect(problems).to.deep.equal([])
      expect(services.flatMap(service => ('problem' in service ? [service.problem] : []))).to.deep.equal([])
      expect(services.map(({ name }) => name)).to.deep.equal(names)
      expect(services.map(service => ('entry' in service ? service.entry.type : ''))).to.deep.equal(types)
    })
  }
})
