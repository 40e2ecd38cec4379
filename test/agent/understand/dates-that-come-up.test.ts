import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'

const text = { type: 'string' }
const TODAY = new Date(2025, 4, 14, 10, 30)
const registry = createMemoryRegistry({
  lifts: [
    {
      path: '/lifts',
      properties: { id: text, town: text, next_inspection_due: { type: 'string', format: 'date' } },
      rows: [
        { id: 'lift-1', town: 'Rome', next_inspection_due: '2025-05-20' },
        { id: 'lift-2', town: 'Bonn', next_inspection_due: '2025-11-20' },
      ],
    },
  ],
})

describe('a date that comes up', () => {
  const engine = createEngine({
    registryUrl: registry.url,
    registry,
    logger: createLogger('test', 'silent'),
    clock: () => TODAY,
  })

  it('is the date itself: the verb behind it says nothing more', async () => {
    for (const message of [
      'Which lifts have an inspection coming up within the next 30 days?',
      'lifts with an inspection coming up in May 2025',
    ]) {
      const { data, response } = await engine.answer(turnOf(message))
      expect(data.result, response).to.have.length(1)
    }
  })
})
