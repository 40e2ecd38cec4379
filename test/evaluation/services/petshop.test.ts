import { expect } from 'chai'
import { startPetshop } from './petshop/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the pet shop of set ay', () => {
  let shop: Awaited<ReturnType<typeof startPetshop>>
  let api: string
  before(async () => {
    shop = await startPetshop({ clock })
    api = `${shop.url}/api`
  })
  afterEach(() => shop.reset())
  after(async () => shop.close())

  it('links its pages, and filters, bounds, searches and orders', async () => {
    const sent = shop.data.pawOrders.filter(one => one.status === 'delivered')
    const first = (await send(`${api}/orders/?status=delivered`)).body
    expect([first.count, first.results.length, first.previous]).to.deep.equal([sent.length, 25, null])
    const second = (await send(first.next)).body
    expect(second.results[0]).to.deep.include({ id: sent[25]!.id, total: sent[25]!.total.toFixed(2) })
    expect((await send(`${api}/orders/?page=99`)).body).to.deep.equal({ detail: 'Invalid page.' })
    expect((await send(`${api}/orders/?status=lost`)).status).to.equal(400)
    expect((await send(`${api}/orders/?placed_after=2026-03-18`)).body.count).to.equal(0)
    expect((await send(`${api}/orders/?placed_before=2026-03-17&page_size=100`)).body.count).to.equal(120)
    expect((await send(`${api}/products/?search=LITTER&pet_type=cat`)).body.count).to.equal(3)
    const [dearest] = (await send(`${api}/products/?ordering=-price`)).body.results
    expect([dearest.name, dearest.price, dearest.weight_kg]).to.deep.equal(['Corner Aquarium', '219.00', '31.000'])
    expect((await send(`${api}/products`)).status).to.equal(404)
  })

  it('keeps the rest of an address, and takes no word, key or number that there is not', async () => {
    const [customer] = shop.data.pawCustomers
    const own = `${api}/customers/${customer!.id}/`
    const { shipping_address: before } = (await send(own)).body
    const moved = await send(own, 'PATCH', { shipping_address: { street: '3 Mill Lane' }, loyalty_tier: 'gold' })
    expect(moved.body.shipping_address).to.deep.equal({ ...before, street: '3 Mill Lane' })
    expect(moved.body.loyalty_tier).to.equal((await send(own)).body.loyalty_tier)
    expect((await send(own, 'PUT', { first_name: 'Ann' })).body).to.deep.equal({ last_name: ['This field is required.'] }) // oxfmt-ignore
    const half = {
      first_name: 'Ann',
      last_name: 'Lea',
      email: 'ann@pawpost.example',
      shipping_address: { city: 'York' },
    }
    expect((await send(`${api}/customers/`, 'POST', half)).body).to.deep.equal({ shipping_address: { street: ['This field is required.'] } }) // oxfmt-ignore
    const product = { sku: 'X-1', name: 'Bell', pet_type: 'cat', category: 'toy', supplier: 20, price: '2.50' }
    expect((await send(`${api}/products/`, 'POST', product)).body).to.deep.include({ price: '2.50', is_active: true })
    expect((await send(`${api}/products/`, 'POST', { ...product, supplier: 99 })).body.supplier[0]).to.match(
      /Invalid pk/,
    )
    expect((await send(`${api}/products/`, 'POST', { ...product, price: 'two' })).status).to.equal(400)
    expect((await send(`${api}/products/1/`, 'PATCH', { pet_type: 'horse' })).body.pet_type[0]).to.match(/valid choice/)
    expect((await send(`${api}/products/1/`, 'PATCH', { name: null })).status).to.equal(400)
    expect((await send(`${api}/suppliers/20/`, 'DELETE')).status).to.equal(409)
    expect((await send(`${api}/suppliers/77/`)).body.detail).to.equal('No Supplier matches the given query.')
  })

  it('sums orders by their lines, cancels and refunds', async () => {
    const order = await send(`${api}/orders/`, 'POST', { customer: 201, payment_method: 'card' })
    const line = await send(`${api}/order-lines/`, 'POST', { order: order.body.id, product: 1, quantity: 2 })
    const priced = (await send(`${api}/orders/${order.body.id}/`)).body
    expect(priced.subtotal).to.equal(line.body.line_total)
    expect((await send(`${api}/order-lines/${line.body.id}/`, 'DELETE')).status).to.equal(204)
    expect((await send(`${api}/orders/${order.body.id}/`)).body).to.deep.include({ subtotal: '0.00', total: '3.95' })
    expect((await send(`${api}/orders/${order.body.id}/cancel/`, 'POST')).body.status).to.equal('cancelled')
    expect((await send(`${api}/orders/${order.body.id}/cancel/`, 'POST')).status).to.equal(409)
    const asked = shop.data.pawReturns.find(one => one.status === 'requested')!
    const own = `${api}/returns/${asked.id}/`
    expect((await send(`${own}refund/`, 'POST')).status).to.equal(409)
    expect((await send(own, 'PATCH', { status: 'received' })).body.received_on).to.equal('2026-03-18')
    const { unitPrice } = shop.data.pawOrderLines.find(one => one.id === asked.orderLine)!
    expect((await send(`${own}refund/`, 'POST')).body).to.deep.include({ status: 'refunded', refund_amount: (asked.quantity * unitPrice).toFixed(2) }) // oxfmt-ignore
    shop.reset()
    expect((await send(`${api}/orders/${order.body.id}/`)).status).to.equal(404)
  })
})
