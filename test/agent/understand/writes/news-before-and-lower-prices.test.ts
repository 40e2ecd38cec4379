import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { int, num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const money = { ...num, description: 'EUR' }
/** A shop for lamps; what is on offer costs less than it otherwise does. */
const shop = (...lower: string[]) =>
  converse(
    ...keeps('shop', 'lamp', {
      fields: { name: text, price: money, ...Object.fromEntries(lower.map(name => [name, { ...money, nullable: true }])), stock: int }, // oxfmt-ignore
      needs: ['name', 'price'],
      rows: [
        { id: 11, name: 'Night Owl', price: 40, ...Object.fromEntries(lower.map(name => [name, null])), stock: 3 },
        { id: 12, name: 'Reading Arm', price: 60, ...Object.fromEntries(lower.map(name => [name, 45])), stock: 9 },
      ],
    }),
    ...keeps('shop', 'customer', { fields: { name: text, email: text }, rows: [{ id: 21, name: 'Ann Lee', email: 'ann@x.example' }] }), // oxfmt-ignore
    ...keeps('shop', 'order', {
      fields: { number: text, customerId: int, status: oneOf('open', 'sent', 'cancelled') },
      rows: [
        { id: 31, number: 'N-31', customerId: 21, status: 'open' },
        { id: 32, number: 'N-32', customerId: 21, status: 'sent' },
      ],
    }),
  )

const test = (
  name: string,
  lower: string[],
  ...orders: (readonly [message: string, tool: string | undefined, args: object])[]
) =>
  // oxfmt-ignore
  describe(name, () => {
    for (const [message, tool, args] of orders)
      it(message, async () => {
        const { pending, response } = await shop(...lower).ask(message)
        expect(pending?.tool, response).to.equal(tool)
        if (tool) expect(pending?.args).to.deep.include(args)
      })
  })

test(
  'news before an order to set something',
  [],
  ['New delivery is in, set the stock of Night Owl to 40', 'shop_patch_lamp', { id: 11, stock: 40 }],
  ['The delivery has arrived, so change the stock of Reading Arm to 12', 'shop_patch_lamp', { id: 12, stock: 12 }],
  ['Which lamps are dear, set the stock of Night Owl to 40', undefined, {}],
)

test(
  'what is put on sale has its lower price, whatever that is called',
  ['sale_price'],
  ['Put the Night Owl on sale for €30.', 'shop_patch_lamp', { id: 11, sale_price: 30 }],
  ['Put the Night Owl on sale at 30 euros', 'shop_patch_lamp', { id: 11, sale_price: 30 }],
)
test(
  'an offer',
  ['offer_price'],
  ['Put the Night Owl on offer for 30 euros', 'shop_patch_lamp', { id: 11, offer_price: 30 }],
)
test('no lower price', [], ['Put the Night Owl on sale for 30 euros', undefined, {}])

test(
  'a wish of somebody to change what there is',
  [],
  ['The customer wants to cancel order N-31. Check with me before you do that.', 'shop_patch_order', { id: 31, status: 'cancelled' }], // oxfmt-ignore
  ['Ann Lee would like to change her email to lee@x.example', 'shop_patch_customer', { id: 21, email: 'lee@x.example' }], // oxfmt-ignore
  ['The customer no longer wants to cancel order N-31', undefined, {}],
  ['Which customers want to cancel order N-31?', undefined, {}],
)
