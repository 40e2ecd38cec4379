import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

const rows = Array.from({ length: 12 }, (_, at) => ({
  id: `p${at}`,
  name: `Person ${String.fromCharCode(65 + at)}`,
  email: `p${at}@choir.example`,
  rank: at % 3 ? 'member' : 'conductor',
  choir: at % 2 ? 'Tallis' : 'Byrd',
}))
const registry = createMemoryRegistry({
  music: [{ path: '/people', properties: { id: text, name: text, email: text, rank: text, choir: text }, rows }],
})

describe('members', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const ask = async (message: string) =>
    ((await engine.answer(turnOf(message))).data.result as typeof rows).map(row => row.id)
  const ids = (wanted: (row: (typeof rows)[number]) => boolean) => rows.filter(wanted).map(row => row.id)

  for (const message of ['Tallis choir members', 'members of the Tallis choir'])
    it(`of a group are all who belong to it: “${message}”`, async () =>
      expect(await ask(message)).to.have.members(ids(row => row.choir === 'Tallis')))

  it('are those of that rank, where no group is named', async () =>
    expect(await ask('which people are members?')).to.have.members(ids(row => row.rank === 'member')))
})
