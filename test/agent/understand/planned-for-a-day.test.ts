import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const status = { type: 'string', enum: ['Booked', 'Fitted', 'Cancelled'] }

/** The day of the test is 14 May 2025. */
const BLINDS = [
  { id: 1, name: 'Roller', status: 'Fitted', delivery_date: '2025-04-02' },
  { id: 2, name: 'Slatted', status: 'Booked', delivery_date: '2025-05-14' },
  { id: 3, name: 'Roman', status: 'Booked', delivery_date: '2025-06-03' },
  { id: 4, name: 'Pleated', status: 'Cancelled', delivery_date: '2025-06-04' },
]
const ask = (message: string) =>
  converse(reads('shades', '/blinds', () => BLINDS, list({ id, name: text, status, delivery_date: day }))).ask(message)

describe('what all of them have a day for', () => {
  for (const message of ['Which blinds are booked but not delivered yet?', 'Which blinds have not been delivered yet?'])
    it(`is not yet done where that lies ahead: ${message}`, async () => {
      const { data } = await ask(message)
      expect([data.result].flat().map(row => (row as { id: number }).id)).to.deep.equal([2, 3])
    })
})
