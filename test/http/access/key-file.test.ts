import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { openKeyFile } from '../../../src/http/access/key-file.ts'
import { readKey } from '../../../src/http/access/key-format.ts'
import { createTestKeys, type TestKeys } from '../../support/open-access.ts'

describe('keys in the state folder', () => {
  let made: TestKeys
  beforeEach(() => (made = createTestKeys()))
  afterEach(() => made.close())
  const fileOf = () => join(made.folder, 'keys.json')

  it('stand in a file for its owner alone that holds no secret', async () => {
    const key = await made.add('call')
    expect(statSync(fileOf()).mode & 0o777).to.equal(0o600)
    const text = readFileSync(fileOf(), 'utf8')
    expect(text).to.not.contain(key).and.not.contain(readKey(key)!.secret)
    expect(JSON.parse(text).keys[0]).to.have.all.keys(
      'id',
      'name',
      'scope',
      'sha256',
      'created_at',
      'expires_at',
      'revoked_at',
    )
  })

  it('are seen by a store that was open before, as soon as they are there and as soon as they are revoked', async () => {
    const other = openKeyFile(made.folder)
    const { id } = readKey(await made.add('read'))!
    expect(other.find(id)?.scope).to.equal('read')
    await made.keys.revoke('a-read', new Date())
    expect(other.find(id)?.revoked_at).to.be.a('string')
  })

  it('have one name each among those that are active', async () => {
    await made.add('read', { name: 'one' })
    const error = await made.add('call', { name: 'one' }).catch((thrown: { code: string }) => thrown)
    expect(error).to.have.property('code', 'KEY_EXISTS')
    await made.keys.revoke('one', new Date())
    await made.add('call', { name: 'one' })
    expect((await made.keys.list()).map(({ name, revoked_at: at }) => [name, at === null])).to.deep.equal([
      ['one', false],
      ['one', true],
    ])
    expect(await made.keys.revoke('nobody', new Date())).to.equal(undefined)
  })

  it('are all kept when many commands change them at the same time', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `key-${at}`)
    await Promise.all(names.map(name => createTestKeys(made.folder).add('read', { name })))
    expect((await made.keys.list()).map(({ name }) => name).sort()).to.deep.equal([...names].sort())
  })

  it('can be changed again after a command was killed in the middle of a change', async () => {
    const lock = join(made.folder, 'keys.json.lock')
    mkdirSync(lock)
    utimesSync(lock, new Date(0), new Date(0))
    await made.add('read')
    expect(await made.keys.list()).to.have.lengthOf(1)
  })

  it('open nothing when their file cannot be read, and say why', async () => {
    const { id } = readKey(await made.add('admin'))!
    for (const broken of ['{', '{"version":1,"keys":[{"id":"x"}]}']) {
      writeFileSync(fileOf(), broken)
      expect(() => made.keys.find(id))
        .to.throw('cannot be read as a list of keys')
        .with.property('code', 'KEYS_UNREADABLE')
    }
  })

  it('open nothing when their file is of a newer program, which is left as it is', async () => {
    const { id } = readKey(await made.add('admin'))!
    const newer = '{"version":2,"keys":[]}'
    writeFileSync(fileOf(), newer)
    expect(() => made.keys.find(id))
      .to.throw('newer version')
      .with.property('code', 'STATE_NEWER')
    const error = await made.add('read').catch((thrown: unknown) => thrown)
    expect(error).to.have.property('code', 'STATE_NEWER')
    expect(readFileSync(fileOf(), 'utf8')).to.equal(newer)
  })

  it('know the last day on which each was used', async () => {
    const { id } = readKey(await made.add('read'))!
    expect((await made.keys.list())[0]!.last_used).to.equal(null)
    made.keys.noteUse(id, '2026-11-21')
    expect((await made.keys.list())[0]!.last_used).to.equal('2026-11-21')
  })
})
