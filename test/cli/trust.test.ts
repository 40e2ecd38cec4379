import { expect } from 'chai'
import { createTrust, type TrustOptions } from '../../src/cli/trust.ts'
import { createInternalKey } from '../../src/http/access/internal-key.ts'
import { findProcess } from '../../src/processes/process-table.ts'
import { writeRecord, type ProcessRecord } from '../../src/processes/record.ts'
import { createTestKeys, type TestKeys } from '../support/open-access.ts'

describe('what components send to each other', () => {
  let made: TestKeys
  beforeEach(() => (made = createTestKeys()))
  afterEach(() => made.close())
  const record = (more: Partial<ProcessRecord> = {}) =>
    writeRecord(made.folder, {
      component: 'crm',
      pid: process.pid,
      process_started: findProcess(process.pid)!.started,
      leads_group: false,
      host: '127.0.0.1',
      port: 8007,
      url: 'http://127.0.0.1:8007',
      version: '1',
      started_at: new Date().toISOString(),
      log_file: null,
      options: {},
      requires_key: true,
      ...more,
    })
  const headersFor = (url: string, more: Partial<TrustOptions> = {}) =>
    createTrust({ stateFolder: made.folder, scopes: { crm: 'call', registry: 'admin' }, ...more }).headersFor(url)

  it('is a token for that component, to its very address', () => {
    record()
    const { authorization } = headersFor('http://127.0.0.1:8007/accounts?limit=1')
    expect(made.internal.verify(authorization!.replace('Bearer ', ''), 'crm')).to.equal('call')
    for (const url of [
      'http://127.0.0.1:8008',
      'https://127.0.0.1:8007',
      'http://localhost:8007',
      'http://127.0.0.1.evil.example:8007',
      'http://127.0.0.1:8007@evil.example',
      'http://evil.example:8007',
      'no address',
    ])
      expect(headersFor(url), url).to.deep.equal({})
  })

  it('is nothing to a component that asks for no key, that ended, or that nobody here talks to', () => {
    record({ requires_key: false })
    expect(headersFor('http://127.0.0.1:8007')).to.deep.equal({})
    record({ process_started: 'at another time' })
    expect(headersFor('http://127.0.0.1:8007')).to.deep.equal({})
    record({ component: 'agent' })
    expect(headersFor('http://127.0.0.1:8007')).to.deep.equal({})
  })

  it('is nothing to an address that is not this machine’s, whatever a record says', () => {
    for (const url of ['http://203.0.113.7:8007', 'http://crm.example:8007', 'http://[2001:db8::7]:8007']) {
      record({ url })
      expect(headersFor(url), url).to.deep.equal({})
    }
  })

  it('goes to the addresses of the settings, and of nobody else, where machines share a key', () => {
    const shared = 'x'.repeat(40)
    const addresses = { registry: 'http://registry.example:8001' }
    const { authorization } = headersFor('http://registry.example:8001/apis', { shared, addresses })
    expect(createInternalKey(shared).verify(authorization!.replace('Bearer ', ''), 'registry')).to.equal('admin')
    expect(headersFor('http://other.example:8001', { shared, addresses })).to.deep.equal({})
    expect(headersFor('http://registry.example:8001', { addresses })).to.deep.equal({})
  })

  it('finds a component that has just started', async () => {
    const trust = createTrust({ stateFolder: made.folder, scopes: { crm: 'call' } })
    expect(trust.headersFor('http://127.0.0.1:8007')).to.deep.equal({})
    record()
    for (let tries = 0; !trust.headersFor('http://127.0.0.1:8007').authorization; tries++) {
      expect(tries).to.be.lessThan(100)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })
})
