import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'

const [text, number, date] = [{ type: 'string' }, { type: 'number' }, { type: 'string', format: 'date' }]
const registry = createMemoryRegistry({
  kennel: [
    {
      path: '/dogs',
      properties: { id: text, name: text, weight: number, born_on: date, chip: text, state: text },
      rows: [
        { id: 'd1', name: 'Bello', weight: 12, born_on: '2019-04-02', chip: 'A1', state: 'TX' },
        { id: 'd2', name: 'Rex', weight: 31, born_on: '2021-08-15', chip: 'A2', state: 'NV' },
      ],
    },
    {
      path: '/walks',
      properties: { id: text, dog_id: text, minutes: number },
      rows: [
        { id: 'w1', dog_id: 'd1', minutes: 20 },
        { id: 'w2', dog_id: 'd2', minutes: 45 },
      ],
    },
  ],
})

describe('why nothing was found', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const ask = async (message: string) => engine.answer(turnOf(message))

  it('is told where all records lie on one side of what is asked for', async () => {
    expect((await ask('which dogs were born after 2022?')).response).to.contain(
      'The latest was born on August 15, 2021.',
    )
    expect((await ask('dogs born before 2015')).response).to.contain('The earliest was born on April 2, 2019.')
    expect((await ask('how many dogs have a weight over 40?')).response).to.contain('The highest weight is 31.')
  })

  it('is told where every record has what was said to be missing', async () => {
    expect((await ask('list the dogs without a chip')).response).to.contain('Each of the 2 dogs has a chip.')
    expect((await ask('which dogs have no walks?')).response).to.contain('Each of the 2 dogs has at least one walk.')
  })

  it('is told where all records are in other places', async () => {
    expect((await ask('which dogs are in Alaska?')).response).to.contain('The 2 dogs are in 2 other states.')
    expect((await ask('how many dogs in Ohio?')).response).to.contain('The 2 dogs are in 2 other states.')
  })

  it('leaves no more doubt than half of what nothing leaves', async () => {
    const [explained, open] = [await ask('dogs born in 2024'), await ask('dogs born in 2020')]
    expect(explained.confidence).to.be.above(0.6).and.below(0.8)
    expect(open.response).to.match(/^There are no dogs born in 2020\.$/)
    expect(open.confidence).to.be.below(0.5)
  })
})
