import { expect } from 'chai'
import { createEngine } from '../../../src/agent/engine.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { createMemoryRegistry } from '../../support/memory/memory-registry.ts'
import { turnOf } from '../../support/turn-of.ts'

const [text, number, date] = [{ type: 'string' }, { type: 'number' }, { type: 'string', format: 'date' }]
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const registry = createMemoryRegistry({
  mill: [
    {
      path: '/yields',
      properties: { id: text, harvested_on: date, kilos: number },
      rows: [-20, -9, -2].map((from, at) => ({ id: `y${at}`, harvested_on: day(from), kilos: 50 + at })),
    },
    {
      path: '/invoices',
      properties: { id: text, due_on: date, amount: number },
      rows: [-9, 40].map((from, at) => ({ id: `i${at}`, due_on: day(from), amount: 80 + at })),
    },
  ],
})

describe('a figure of days to come', () => {
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  const ask = async (message: string) => engine.answer(turnOf(message))

  it('is not known where all records are of the past', async () => {
    const { data, response, confidence } = await ask('total kilos of the yields harvested tomorrow')
    expect(data.error?.code).to.equal('NOT_AVAILABLE')
    expect(response).to.match(/lies ahead, and the yields go up to/)
    expect(confidence).to.be.below(0.5)
  })

  it('is nothing where other records lie ahead, and the one of those that do', async () => {
    const none = await ask('total amount of the invoices due tomorrow')
    expect(none.data).to.not.have.property('error')
    expect((await ask('total amount of the invoices due after tomorrow')).data.result).to.equal(81)
  })

  it('is a count of none as any other', async () => {
    expect((await ask('how many yields were harvested after tomorrow?')).data.result).to.equal(0)
  })
})
