import { expect } from 'chai'
import { startLampstore } from './lampstore/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the lamp shop of set au', () => {
  it('links its pages, adds up an order, and ships and cancels what can be', async () => {
    const { url, data, reset, close } = await startLampstore({ clock })
    try {
      const orders = `${url}/api/v1/orders`
      const byPhone = data.lampOrders.filter(one => one.channel === 'phone')
      const first = (await send(`${orders}?channel=phone`)).body
      expect(first.meta).to.deep.equal({ current_page: 1, last_page: Math.ceil(byPhone.length / 15), per_page: 15, total: byPhone.length }) // oxfmt-ignore
      const next = (await send(first.links.next)).body
      expect(next.data).to.deep.equal(byPhone.slice(15, 30))
      const [lamp] = data.lampProducts
      const lines = [{ productId: lamp!.id, quantity: 2 }]
      const made = await send(orders, 'POST', { customerId: 2001, lines })
      expect(made.body.data).to.deep.include({ number: 'TL-24450', status: 'awaitingPayment', total: 2 * lamp!.price })
      expect((await send(orders, 'POST', { customerId: 1, lines })).status).to.equal(400)
      const packed = data.lampOrders.find(one => one.status === 'packed')!
      expect((await send(`${orders}/${packed.id}/ship`, 'POST', {})).status).to.equal(422)
      const shipped = await send(`${orders}/${packed.id}/ship`, 'POST', { carrier: 'dpd' })
      expect(shipped.body.data).to.deep.include({ status: 'shipped', shippedOn: '2026-03-18' })
      expect((await send(`${orders}/${packed.id}/cancel`, 'POST')).status).to.equal(409)
      const voucher = { code: 'WELCOME10', type: 'percent', value: 5 }
      expect((await send(`${url}/api/v1/vouchers`, 'POST', voucher)).status).to.equal(400)
      reset()
      expect(data.lampOrders.length).to.equal(140)
    } finally {
      await close()
    }
  })
})
