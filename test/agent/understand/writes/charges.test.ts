import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const money = {
  type: 'object',
  properties: { amount: { type: 'number' }, currency: { ...text, example: 'EUR' } },
  required: ['amount', 'currency'],
}
const inn = () =>
  converse(
    ...keeps('inn', 'stay', {
      fields: { code: text, nights: { type: 'integer' } },
      rows: [{ id: 1, code: 'S-101', nights: 2 }],
    }),
    ...keeps('inn', 'extra', {
      fields: {
        stayId: { type: 'integer' },
        category: { ...text, enum: ['parking', 'spa', 'breakfast'] },
        price: money,
        chargedOn: { ...text, format: 'date' },
      },
      needs: ['stayId', 'category', 'price'],
      rows: [{ id: 5, stayId: 1, category: 'spa', price: { amount: 40, currency: 'EUR' }, chargedOn: '2025-05-01' }],
    }),
  )

describe('a charge for something', () => {
  for (const [message, amount, category] of [
    ['Put a parking charge of €16 on stay S-101.', '16', 'parking'],
    ['Add a breakfast fee of 12.50 euros to stay S-101', '12.50', 'breakfast'],
  ] as const)
    it(`is made with its currency, after what it is for: ${message}`, async () => {
      const { response } = await inn().ask(message)
      expect(response).to.equal(
        `Create the extra with price €${amount}, category ${category}, price currency EUR, stay S-101. Shall I go ahead?`,
      )
    })
})
