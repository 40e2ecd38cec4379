import { expect } from 'chai'
import { startOutdoorshop } from './outdoorshop/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the outdoor shop of set ba', () => {
  it('answers short lists whole and others from an offset on, filters, and takes no word, key or number that there is not', async () => {
    const { url, data, close } = await startOutdoorshop({ clock })
    try {
      expect((await send(`${url}/suppliers`)).body).to.have.lengthOf(data.trekSuppliers.length)
      expect((await send(`${url}/categories?season=winter`)).body.map((one: Answer) => one.name)).to.deep.equal(['Insulated Jackets', 'Base Layers']) // oxfmt-ignore
      const { body } = await send(`${url}/orders?status=delivered&offset=30&limit=25`)
      const sent = data.trekOrders.filter(one => one.status === 'delivered')
      expect(body).to.deep.include({ total: sent.length, limit: 25, offset: 30 })
      expect(body.data).to.have.lengthOf(25)
      expect(body.data[0]).to.deep.include({ id: sent[30]!.id, order_number: sent[30]!.orderNumber })
      expect((await send(`${url}/orders?placed_from=2026-03-18`)).body.total).to.equal(0)
      expect((await send(`${url}/products?q=WINDROW&min_price=300`)).body.data.map((one: Answer) => one.name)).to.deep.equal(['Windrow 2']) // oxfmt-ignore
      const here = data.trekCustomers.filter(one => one.address.state === 'CO' && one.loyaltyTier === 'gold')
      expect((await send(`${url}/customers?state=co&loyalty_tier=gold`)).body.total).to.equal(here.length)
      const odd = ['products?status=old', 'products?is_waterproof=maybe', 'products?category_id=tents', 'orders?limit=500', 'orders?offset=-1', 'orders?placed_to=today'] // oxfmt-ignore
      for (const path of odd) expect((await send(`${url}/${path}`)).status, path).to.equal(422)
      expect((await send(`${url}/products/1`)).status).to.equal(404)
      const product = { sku: 'X-1', name: 'Nook', brand: 'Pemba', category_id: 1, supplier_id: 7, price: 99 }
      expect((await send(`${url}/products`, 'POST', product)).status).to.equal(201)
      expect((await send(`${url}/products`, 'POST', { ...product, price: 'cheap' })).status).to.equal(422)
      expect((await send(`${url}/products`, 'POST', { ...product, category_id: 99 })).status).to.equal(404)
      expect((await send(`${url}/reviews`, 'POST', { product_id: 1001, customer_id: 201, rating: 6, title: 'Great' })).status).to.equal(422) // oxfmt-ignore
    } finally {
      await close()
    }
  })

  it('keeps the rest of an address, prices and ships orders once, and approves returns once', async () => {
    const { url, data, reset, close } = await startOutdoorshop({ clock })
    try {
      const own = `${url}/customers/201`
      const { address: before } = (await send(own)).body
      const moved = await send(own, 'PATCH', { address: { street: '9 Elk Run Drive' } })
      expect(moved.body.address).to.deep.equal({ ...before, street: '9 Elk Run Drive' })
      const name = { first_name: 'Maren', last_name: 'Lund', email: 'm@x.example' }
      expect((await send(`${url}/customers`, 'POST', name)).status).to.equal(422)
      expect((await send(`${url}/customers`, 'POST', { ...name, address: { city: 'Bend' } })).status).to.equal(400)
      const order = { customer_id: 201, payment_method: 'paypal', lines: [{ product_id: 1018, quantity: 2 }] }
      const placed = await send(`${url}/orders`, 'POST', order)
      expect(placed.body).to.deep.include({ status: 'pending', subtotal: 29.9, shipping_fee: 7.95, total: 37.85 })
      const there = `${url}/orders/${placed.body.id}`
      expect((await send(`${there}/ship`, 'POST', {})).status).to.equal(422)
      expect((await send(`${there}/ship`, 'POST', { carrier: 'dhl' })).status).to.equal(422)
      expect((await send(`${there}/ship`, 'POST', { carrier: 'ups' })).body).to.deep.include({ status: 'shipped', carrier: 'ups' }) // oxfmt-ignore
      expect((await send(`${there}/cancel`, 'POST')).status).to.equal(409)
      const asked = data.trekReturns.find(one => one.status === 'requested')!
      expect((await send(`${url}/returns/${asked.id}/approve`, 'POST')).body.status).to.equal('approved')
      expect((await send(`${url}/returns/${asked.id}/approve`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/returns`, 'POST', { order_id: placed.body.id, product_id: 1001, reason: 'defective' })).status).to.equal(400) // oxfmt-ignore
      expect((await send(`${url}/products/1018`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/reviews/3001`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(`${url}/reviews/3001`)).status).to.equal(200)
      expect((await send(there)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
