import { expect } from 'chai'
import { startSewingshop } from './sewingshop/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the sewing shop of set ax', () => {
  it('counts its pages, keeps the rest of an address, prices orders, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startSewingshop({ clock })
    try {
      const { body } = await send(`${url}/orders?status=delivered&page=2&size=20`)
      const sent = data.sewOrders.filter(one => one.status === 'delivered')
      expect(body).to.deep.include({ total: sent.length, page: 2, size: 20, pages: Math.ceil(sent.length / 20) })
      expect(body.items[0]).to.deep.include({ id: sent[20]!.id, order_number: sent[20]!.orderNumber })
      expect((await send(`${url}/orders?ordered_from=2026-03-18`)).body.total).to.equal(0)
      expect((await send(`${url}/products?q=LINEN&material=linen`)).body.total).to.equal(4)
      expect((await send(`${url}/products?category=silk`)).status).to.equal(422)
      const own = `${url}/orders/${data.sewOrders.at(-1)!.id}`
      const { delivery_address: before } = (await send(own)).body
      const moved = await send(own, 'PATCH', { delivery_address: { street: 'Hofplein 3' } })
      expect(moved.body.delivery_address).to.deep.equal({ ...before, street: 'Hofplein 3' })
      expect((await send(own, 'PATCH', { status: 'lost' })).status).to.equal(422)
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const order = { customer_id: 501, payment_method: 'ideal', delivery_address: before, lines: [{ product_id: 101, quantity: 2.5 }] } // oxfmt-ignore
      const placed = await send(`${url}/orders`, 'POST', order)
      expect(placed.body.lines[0]).to.deep.include({ product_name: 'Poppy Field Poplin', line_total: 29.88 })
      expect((await send(`${url}/orders`, 'POST', { ...order, customer_id: 1 })).status).to.equal(404)
      const wrongReturn = { order_id: placed.body.id, product_id: 102, quantity: 1, reason: 'faulty' }
      expect((await send(`${url}/returns`, 'POST', wrongReturn)).status).to.equal(400)
      expect((await send(`${url}/products/101`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(`${url}/orders/${placed.body.id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
