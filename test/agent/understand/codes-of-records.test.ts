import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const stays = [
  { id: 1, code: 'H79RTJ', receiptNumber: '2284-5718', price: 120, status: 'open' },
  { id: 2, code: '24MHBQ', receiptNumber: '7995-4407', price: 3000, status: 'paid' },
  { id: 3, code: 'THV67Q', receiptNumber: '0417-0418', price: 4500, status: 'open' },
]
const inn = () =>
  converse(
    reads(
      'inn',
      '/stays',
      () => stays,
      list({
        id: { type: 'integer' },
        code: text,
        receiptNumber: text,
        price: { type: 'number' },
        status: { ...text, enum: ['open', 'paid'] },
      }),
    ),
  )

describe('codes in which letters and digits meet', () => {
  for (const [message, price] of [
    ['price of stay H79RTJ', 120],
    ['what is the price of h79rtj?', 120],
    ['price of stay 24MHBQ', 3000],
    ['price of the stay with receipt number 2284-5718', 120],
    ['price of stay 2284-5718', 120],
    ['what does stay 7995-4407 cost?', 3000],
    ['price of stay 0417-0418', 4500],
  ] as const)
    it(`${message} ${price}`, async () => {
      const { data } = await inn().ask(message)
      expect(JSON.stringify(data.result)).to.include(String(price))
      expect(data.result).to.satisfy((result: unknown) => !Array.isArray(result) || result.length === 1)
    })

  it('are no range where no record has them', async () => {
    const { data } = await inn().ask('price of stay 9995-4407')
    expect(data.error).to.be.an('object')
  })

  it('leaves ranges what they are', async () => {
    const { data } = await inn().ask('stays with a price of 2000-5000')
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([2, 3])
  })
})
