import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const number = { type: 'number' }
const crop = { type: 'string', enum: ['Barley', 'Oats'] }

/** The day of the test is 14 May 2025. */
const SLIPS = [
  {
    id: 1,
    mill: 'Beck Mill',
    crop: 'Barley',
    landed_on: '2025-04-02',
    gross_tonnes: 20,
    tare_tonnes: 12,
    net_tonnes: 8,
  },
  { id: 2, mill: 'Moor Mill', crop: 'Oats', landed_on: '2025-04-09', gross_tonnes: 23, tare_tonnes: 18, net_tonnes: 5 },
  { id: 3, mill: 'Beck Mill', crop: 'Oats', landed_on: '2025-05-03', gross_tonnes: 11, tare_tonnes: 10, net_tonnes: 1 },
]
const properties = {
  id,
  mill: text,
  crop,
  landed_on: day,
  gross_tonnes: number,
  tare_tonnes: number,
  net_tonnes: { ...number, description: 'Load' },
}
const ask = (message: string) => converse(reads('mill', '/slips', () => SLIPS, list(properties))).ask(message)
const told = async (message: string) => JSON.stringify((await ask(message)).data.result)

describe('what is weighed', () => {
  for (const [message, result] of [
    ['Which slips have a net weight over 4 tonnes?', [1, 2]],
    ['Which slips weighed more than 4 tonnes?', [1, 2]],
    ['Which slips have a gross weight over 21 tonnes?', [2]],
  ] as const)
    it(message, async () => {
      const { data } = await ask(message)
      expect([data.result].flat().map(row => (row as { id: number }).id)).to.deep.equal(result)
    })

  for (const [message, figure] of [
    ['How heavy is a load of oats on average?', 3],
    ['What is the total weight of the slips?', 14],
    ['How many tonnes of oats have we landed?', 6],
    ['Total net tonnes landed', 14],
  ] as const)
    it(message, async () => expect(await told(message)).to.equal(String(figure)))

  it('is grouped though the verb of its date stands beside it', async () =>
    expect(await told('Net tonnes landed per mill please'))
      .to.contain('9')
      .and.contain('5'))
  it('is held against the other', async () =>
    expect(await told('Have we landed more tonnes of barley than of oats?')).to.equal('true'))
})
