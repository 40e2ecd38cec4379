import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

const registry = createMemoryRegistry({
  desk: [
    {
      path: '/permits',
      properties: { id: text, holder: text, issued_on: { type: 'string', format: 'date' } },
      rows: [1, 2, 3].map(at => ({ id: `k${at}`, holder: `Holder ${at}`, issued_on: `2025-0${at}-01` })),
    },
    {
      path: '/clerks',
      properties: { id: text, name: text, hired_on: { type: 'string', format: 'date' } },
      rows: ['Ann Moor', 'Ben Oak'].map((name, at) => ({ id: `c${at}`, name, hired_on: `2024-0${at + 1}-15` })),
    },
  ],
})

describe('synonyms of nouns', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const ask = (message: string) => engine.answer(turnOf(message))

  it('are none of the verbs that fields are called by', async () => {
    for (const message of ['how many tasks are there?', 'how many tickets do we have?'])
      expect((await ask(message)).confidence, message).to.be.below(0.5)
  })

  it('leave the verb itself as it is', async () => {
    expect((await ask('how many permits were issued in February 2025?')).data.result).to.equal(1)
  })

  it('are told apart from verbs that say the same from the other side', async () => {
    expect((await ask('since when does Ben Oak work for us?')).response).to.match(/February 15, 2024/)
  })
})
