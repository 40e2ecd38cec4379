import { expect } from 'chai'
import { startWardrobe } from './wardrobe/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the clothing shop of set aw', () => {
  it('cuts pages as Laravel does, settles orders and returns once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startWardrobe({ clock })
    const api = `${url}/api`
    try {
      const sent = data.wearOrders.filter(one => one.status === 'delivered').toSorted((a, b) => b.total - a.total)
      const { body } = await send(`${api}/orders?status=delivered&sort=-total&page=2&per_page=15`)
      expect(body.data.map((one: Answer) => one.total)).to.deep.equal(sent.slice(15, 30).map(one => one.total))
      expect(body.meta).to.deep.equal({ current_page: 2, from: 16, last_page: Math.ceil(sent.length / 15), path: `${api}/orders`, per_page: 15, to: 30, total: sent.length }) // oxfmt-ignore
      expect(body.links.next).to.equal(`${api}/orders?status=delivered&sort=-total&page=3&per_page=15`)
      expect(body.data[0].items[0]).to.have.all.keys('variant_id', 'sku', 'product_name', 'size', 'quantity', 'unit_price') // oxfmt-ignore
      expect((await send(`${api}/orders?sort=status`)).status).to.equal(422)
      expect((await send(`${api}/customers?search=beth`)).body.meta.total).to.equal(2)
      const packed = data.wearOrders.find(one => one.status === 'packed')!
      expect((await send(`${api}/orders/${packed.id}/ship`, 'POST')).body.data.shipped_on).to.equal('2026-03-18')
      expect((await send(`${api}/orders/${packed.id}/cancel`, 'POST')).status).to.equal(409)
      const wish = { order_id: packed.id, variant_id: packed.items[0]!.variantId, reason: 'too_small' }
      const made = await send(`${api}/returns`, 'POST', wish)
      expect(made.body.data).to.deep.include({ ...wish, quantity: 1, status: 'requested', return_number: 'RET-1224' })
      const own = `${api}/returns/${made.body.data.id}`
      expect((await send(`${own}/refund`, 'POST', { refund_amount: 20 })).status).to.equal(409)
      expect((await send(own, 'PATCH', { status: 'received' })).body.data.status).to.equal('received')
      expect((await send(`${own}/refund`, 'POST', { refund_amount: 20 })).body.data.refunded_on).to.equal('2026-03-18')
      const lost = await send(`${api}/returns`, 'POST', { ...wish, reason: 'ugly' })
      expect(lost.body).to.deep.equal({ message: 'The selected reason is invalid.', errors: { reason: ['The selected reason is invalid.'] } }) // oxfmt-ignore
      expect((await send(`${api}/vouchers`, 'POST', { code: 'X' })).body.errors).to.have.all.keys('type')
      expect((await send(`${api}/customers/${packed.customerId}`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
