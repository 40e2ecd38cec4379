import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'
import { text } from '../../support/memory/schemas.ts'

const rows = Array.from({ length: 12 }, (_, at) => ({
  alarm_id: `AL${at}`,
  fault: at % 2 ? 'vibration' : 'grid loss',
  acknowledged_by: at % 3 ? `Worker ${at}` : null,
}))
const registry = createMemoryRegistry({
  plant: [
    {
      path: '/alarm-events',
      properties: { alarm_id: text, fault: text, acknowledged_by: { type: ['string', 'null'] } },
      rows,
    },
  ],
})

describe('what is done when it is told who did it', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  for (const [message, isDone] of [
    ['acknowledged alarms', true],
    ['alarms that were not acknowledged', false],
    ['alarms never acknowledged', false],
    ['unacknowledged alarms', false],
  ] as const)
    it(message, async () => {
      const { data, response } = await engine.answer(turnOf(message))
      const wanted = rows.filter(row => (row.acknowledged_by !== null) === isDone)
      expect((data.result as typeof rows).map(row => row.alarm_id)).to.deep.equal(wanted.map(row => row.alarm_id))
      expect(response).to.contain(isDone ? '8 alarm events acknowledged' : '4 alarm events not acknowledged')
    })

  it('is told of records by a part of their name', async () => {
    const { response } = await engine.answer(turnOf('what can I ask about alarms?'))
    expect(response).to.contain('plant alarm events have: fault, acknowledged by')
  })
})
