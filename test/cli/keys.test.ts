import { expect } from 'chai'
import { addKey, type AddKeyOptions } from '../../src/cli/commands/keys.ts'
import type { CommandContext } from '../../src/cli/context.ts'
import { createTestKeys, type TestKeys } from '../support/open-access.ts'

describe('agent keys add', () => {
  let made: TestKeys
  beforeEach(() => (made = createTestKeys()))
  afterEach(() => made.close())
  const add = async (name: string, options: AddKeyOptions) => {
    const told: { result?: { expires_at: string | null } } = {}
    const context = {
      load: () => ({ stateFolder: made.folder, settings: { database: { url: '' } } }),
      output: { result: (data: never) => (told.result = data), note: () => undefined },
    } as unknown as CommandContext
    await addKey(context, name, options)
    return told.result!
  }
  const refusalOf = async (name: string, options: AddKeyOptions) =>
    await add(name, options).then(
      () => 'taken',
      (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message}`,
    )

  it('ends a key after a while, or at the end of a day', async () => {
    expect((await add('never', { scope: 'read' })).expires_at).to.equal(null)
    for (const [expires, hours] of [
      ['12h', 12],
      ['30d', 720],
      ['8w', 1344],
      ['1y', 8760],
    ] as const) {
      const ends = Date.parse((await add(expires, { scope: 'read', expires })).expires_at!)
      expect((ends - Date.now()) / 3_600_000).to.be.closeTo(hours, 0.1)
    }
    expect((await add('day', { scope: 'read', expires: '2999-06-30' })).expires_at).to.equal('2999-06-30T23:59:59.000Z')
  })

  it('refuses what cannot be meant, and says what can', async () => {
    expect(await refusalOf('x', {})).to.match(/^2 .*--scope read\|call\|admin/)
    for (const name of ['', ' ', 'a b', '-x', 'x'.repeat(61), 'ä', '../x'])
      expect(await refusalOf(name, { scope: 'read' }), name).to.match(/^2 .*cannot be the name/)
    for (const expires of ['', '0d', '-1d', '1m', '2020-01-01', '2027-13-01', '99999999d', 'tomorrow'])
      expect(await refusalOf('x', { scope: 'read', expires }), expires).to.match(/^2 .*no time to come/)
    expect(await made.keys.list()).to.deep.equal([])
  })
})
