import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createInternalKey, ensureInternalKey } from '../../../src/http/access/internal-key.ts'
import { createTestKeys, type TestKeys } from '../../support/open-access.ts'

describe('the trust between components', () => {
  let made: TestKeys
  beforeEach(() => (made = createTestKeys()))
  afterEach(() => made.close())

  it('rests on a key for the owner of the state folder alone, made once', () => {
    const file = join(made.folder, 'internal.key')
    const key = ensureInternalKey(made.folder)
    expect(key).to.match(/^[0-9A-Za-z]{43}$/)
    chmodSync(file, 0o644)
    expect(ensureInternalKey(made.folder)).to.equal(key)
    expect(statSync(file).mode & 0o777).to.equal(0o600)
    expect(readdirSync(made.folder)).to.deep.equal(['internal.key'])
  })

  it('sends no key: a token is good for one component and scope, and for two minutes', () => {
    let now = 1_000_000
    const key = createInternalKey('secret', () => now)
    const token = key.tokenFor('crm', 'call')
    expect(token).to.not.contain('secret')
    expect(key.verify(token, 'crm')).to.equal('call')
    expect(key.verify(token, 'registry')).to.equal(undefined)
    const [prefix, component, , ends, proof] = token.split('.')
    for (const forged of [
      [prefix, component, 'admin', ends, proof],
      [prefix, 'registry', 'call', ends, proof],
      [prefix, component, 'call', String(Number(ends) + 1), proof],
      [prefix, component, 'call', ends, proof!.slice(0, -1) + (proof!.endsWith('A') ? 'B' : 'A')],
      [prefix, component, 'call', ends],
      [prefix, component, 'call', 'NaN', proof],
    ])
      for (const audience of ['crm', 'registry'])
        expect(key.verify(forged.join('.'), audience), forged.join('.')).to.equal(undefined)
    expect(createInternalKey('other', () => now).verify(token, 'crm')).to.equal(undefined)
    now += 119
    expect(key.verify(token, 'crm')).to.equal('call')
    now += 1
    // Also when it was found good before.
    expect(key.verify(token, 'crm')).to.equal(undefined)
    expect(createInternalKey('secret', () => now).verify(token, 'crm')).to.equal(undefined)
  })

  it('renews a token before it ends, and makes no new one for every request', () => {
    let now = 1_000_000
    const key = createInternalKey('secret', () => now)
    const first = key.tokenFor('crm', 'call')
    now += 59
    expect(key.tokenFor('crm', 'call')).to.equal(first)
    now += 1
    expect(key.tokenFor('crm', 'call')).to.not.equal(first)
    expect(key.verify(first, 'crm')).to.equal('call')
  })
})
