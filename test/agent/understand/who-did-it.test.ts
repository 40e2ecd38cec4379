import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'

const [text, number] = [{ type: 'string' }, { type: 'number' }]
const people = (key: string, names: string[]) =>
  names.map((full_name, at) => ({ [key]: `${key[0]}${at}`, full_name, email: `${at}@${key}.example` }))
const protests = Array.from({ length: 9 }, (_, at) => ({
  protest_id: `C-${at}`,
  amount_protested: 100 * at,
  assessor_id: `a${at % 2}`,
  contract_id: `K-${at % 3}`,
}))
const registry = createMemoryRegistry({
  bureau: [
    {
      path: '/assessors',
      properties: { assessor_id: text, full_name: text, email: text },
      rows: people('assessor_id', ['Ida Holm', 'Pim Ruiz']),
    },
    {
      path: '/subscribers',
      properties: { subscriber_id: text, full_name: text, email: text },
      rows: people('subscriber_id', ['Ada Beck', 'Bo Lund', 'Cy Marsh']),
    },
    {
      path: '/contracts',
      properties: { contract_id: text, subscriber_id: text, fee: number },
      rows: [0, 1, 2].map(at => ({ contract_id: `K-${at}`, subscriber_id: `s${at}`, fee: 10 + at })),
    },
    {
      path: '/protests',
      properties: {
        protest_id: text,
        amount_protested: { type: 'number', description: 'In EUR.' },
        assessor_id: text,
        contract_id: text,
      },
      rows: protests,
    },
  ],
})

describe('who did what records are of', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })

  it('is no certain matter where other people stand behind the records, and the answer says how it was taken', async () => {
    const { response, confidence } = await engine.answer(turnOf('who protested more than 500 euros?'))
    expect(response).to.contain('I took the assessors as those who protested')
    expect(confidence).to.be.below(0.8)
  })

  it('is not asked, where a second sentence orders the records', async () => {
    const { data } = await engine.answer(turnOf('who protested more than 500 euros? give me the protests'))
    expect((data.result as typeof protests).map(row => row.protest_id)).to.deep.equal(['C-6', 'C-7', 'C-8'])
  })
})
