import { expect } from 'chai'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { num, of as oneOf, text } from '../../../support/memory/schemas.ts'

const keys = { type: 'array', items: { type: 'string' } }

describe('orders about links in lists and amounts in a currency', () => {
  const harbour = () =>
    converse(
      ...keeps('harbour', 'boat', {
        fields: { name: text, sort: oneOf('Canal boat', 'Catamaran'), berth: keys, price: num, currency: text },
        needs: ['name'],
        rows: [
          { id: 1, name: 'Salt', sort: 'Canal boat', berth: ['rec7'], price: 900, currency: 'USD' },
          { id: 2, name: 'Pepper', sort: 'Catamaran', berth: ['rec8'], price: 800, currency: 'USD' },
        ],
      }),
      ...keeps('harbour', 'berth', {
        fields: { id: text, name: text },
        rows: [
          { id: 'rec7', name: 'N02' },
          { id: 'rec8', name: 'S04' },
          { id: 'rec9', name: 'V11' },
        ],
      }),
    )
  for (const [message, tool, args] of [
    ['move Salt to V11.', 'harbour_patch_boat', { id: 1, berth: ['rec9'] }],
    ['set the berth of Salt to V11', 'harbour_patch_boat', { id: 1, berth: ['rec9'] }],
    ['set the price of Salt to 950 euros', 'harbour_patch_boat', { id: 1, price: 950, currency: 'EUR' }],
    ['set the price of Salt to $950', 'harbour_patch_boat', { id: 1, price: 950 }],
    [
      'new boat: Otter, catamaran, berth V11',
      'harbour_add_boat',
      { name: 'Otter', sort: 'Catamaran', berth: ['rec9'] },
    ],
  ] as const)
    it(`change what was said: “${message}”`, async () => {
      const { pending, response } = await harbour().ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })

  const shop = (currency: Record<string, unknown>) =>
    converse(
      ...keeps('shop', 'lamp', {
        fields: { name: text, price_gbp: num, deposit: num, deposit_currency: currency },
        rows: [{ id: 1, name: 'Aurora', price_gbp: 30, deposit: 9, deposit_currency: 'USD' }],
      }),
    )
  it('tell the currency, though it is the one that new records have', async () => {
    const { pending, response } = await shop({ ...text, default: 'EUR' }).ask('set the deposit of Aurora to 10 euros')
    expect(pending?.args, response).to.deep.equal({ id: 1, deposit: 10, deposit_currency: 'EUR' })
  })
  for (const message of ['set the price of Aurora to 40 euros', 'set the deposit of Aurora to 10 euros'])
    it(`change nothing where another amount has that currency, or none may: “${message}”`, async () => {
      const { pending, response } = await shop(oneOf('GBP', 'USD')).ask(message)
      expect(pending, response).to.equal(undefined)
    })

  it('change nothing where the amount is kept in another currency', async () => {
    const { response, pending } = await converse(
      ...keeps('shop', 'lamp', { fields: { name: text, price_gbp: num }, rows: [{ id: 1, name: 'Aurora', price_gbp: 30 }] }),
    ).ask('set the price of Aurora to 40 euros') // oxfmt-ignore
    expect(pending, response).to.equal(undefined)
  })
})
