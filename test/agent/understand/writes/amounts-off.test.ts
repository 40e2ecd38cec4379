import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { num, of as oneOf, text } from '../../../support/memory/schemas.ts'

/** A shop with coupons of so much money or so large a part of the price. */
const shop = () =>
  converse(
    ...keeps('shop', 'coupon', {
      fields: {
        code: text,
        kind: oneOf('percent', 'fixed', 'gift'),
        amount: { ...num, description: 'Percent or EUR, by the kind' },
        minimum_order: { ...num, description: 'EUR' },
      },
      needs: ['code', 'kind', 'amount'],
      rows: [{ id: 11, code: 'TEN', kind: 'percent', amount: 10, minimum_order: 50 }],
    }),
  )

describe('an amount that is taken off', () => {
  for (const [message, args] of [
    ['Create a coupon with the code FROST20: 20 percent off', { code: 'FROST20', kind: 'percent', amount: 20 }],
    ['Add a new coupon FROST5 with €5 off', { code: 'FROST5', kind: 'fixed', amount: 5 }],
    ['Create a coupon with the code FROST20, 20% off, with a minimum order of 90 euros', { code: 'FROST20', kind: 'percent', amount: 20, minimum_order: 90 }], // oxfmt-ignore
    ['Create a gift coupon with the code FROST7 and the amount 7', { code: 'FROST7', kind: 'gift', amount: 7 }],
  ] as const)
    it(`has the kind that its unit says: ${message}`, async () => {
      const { pending, response } = await shop().ask(message)
      expect(pending?.args, response).to.deep.include(args)
    })
  it('is told without a unit where another field says which it is', async () =>
    expect((await shop().ask('What is the amount of the coupon TEN?')).response).to.match(/is 10\b(?!%)/))
})
