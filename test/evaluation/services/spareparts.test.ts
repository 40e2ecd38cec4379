import { expect } from 'chai'
import { startSpareparts } from './spareparts/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the wholesaler of spare parts of set bd', () => {
  it('links its pages, writes amounts as texts, invoices what leaves, and takes no word or key that there is not', async () => {
    const { url: origin, data, reset, close } = await startSpareparts({ clock })
    const url = `${origin}/api/v1`
    try {
      const { body } = await send(`${url}/orders?status=delivered&page=2&per_page=20`)
      const gone = data.spareOrders.filter(one => one.status === 'delivered')
      expect(body.meta).to.deep.include({ current_page: 2, from: 21, to: 40, total: gone.length })
      expect(body.data[0]).to.deep.include({ id: gone[20]!.id, total: gone[20]!.total.toFixed(2) })
      expect((await send(body.links.prev)).body.data[0].id).to.equal(gone[0]!.id)
      expect((await send(`${url}/parts?search=DRAIN&is_discontinued=0`)).body.meta.total).to.equal(data.spareParts.filter(one => one.name.endsWith('drain pump') && !one.isDiscontinued).length) // oxfmt-ignore
      expect((await send(`${url}/parts?appliance=toaster`)).status).to.equal(422)
      expect((await send(`${url}/orders?per_page=500`)).status).to.equal(422)
      expect((await send(`${url}/parts/1`, 'PUT', { price: '70.5' })).body.data.price).to.equal('70.50')
      expect(data.spareParts[0]!.price).to.equal(70.5)
      expect((await send(`${url}/parts/1`, 'PUT', { price: 'dear' })).status).to.equal(422)
      const order = { customer_id: 201, lines: [{ part_id: 1, quantity: 2 }] }
      const placed = await send(`${url}/orders`, 'POST', order)
      expect(placed.body.data).to.deep.include({ total: '141.00', status: 'received', invoice: null })
      expect((await send(`${url}/orders`, 'POST', { ...order, customer_id: 1 })).status).to.equal(422)
      const own = `${url}/orders/${placed.body.data.id}`
      expect((await send(`${own}/dispatch`, 'POST')).body.data.invoice).to.include({ paid_on: null })
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const back = { order_id: placed.body.data.id, part_id: 2, quantity: 1, reason: 'faulty' }
      expect((await send(`${url}/returns`, 'POST', back)).status).to.equal(400)
      expect((await send(`${url}/returns`, 'POST', { ...back, part_id: undefined })).status).to.equal(422)
      const asked = await send(`${url}/returns`, 'POST', { ...back, part_id: 1 })
      expect((await send(`${url}/returns/${asked.body.data.id}/approve`, 'POST')).body.data.status).to.equal('approved')
      const arrived = data.spareReturns.find(one => one.status === 'received')!
      expect((await send(`${url}/returns/${arrived.id}/credit`, 'POST', { credit_amount: '9.90' })).body.data.credit_amount).to.equal('9.90') // oxfmt-ignore
      expect((await send(`${url}/parts/1`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
