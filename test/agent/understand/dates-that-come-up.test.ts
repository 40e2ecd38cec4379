import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

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
  bills: [
    {
      path: '/bills',
      properties: { id: text, lift_id: text, due_on: { type: 'string', format: 'date' } },
      rows: [{ id: 'bill-1', lift_id: 'lift-1', due_on: '2025-05-30' }],
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

  it('is its own where something is due for it, and no other record’s due date', async () => {
    const { data, response } = await engine.answer(turnOf('lifts due for inspection in November 2025'))
    expect(
      (data.result as { id: string }[]).map(({ id }) => id),
      response,
    ).to.deep.equal(['lift-2'])
  })

  it('is not meant for sure by what has been', async () =>
    expect((await engine.answer(turnOf('lifts that have been registered since 2020'))).confidence).to.be.below(0.8))
})
