import { expect } from 'chai'
import { startTeahouse } from './teahouse/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(row => row.id)

describe('the tea importer of set av', () => {
  it('counts its pages from 0, sorts, adds up an order and cancels what is not sent', async () => {
    const { url, data, reset, close } = await startTeahouse({ clock })
    const api = `${url}/api/v1`
    try {
      const sent = data.teaOrders.filter(one => one.status === 'DELIVERED')
      const next = (await send(`${api}/orders?status=DELIVERED&size=25&page=1`)).body
      expect(idsOf(next.content)).to.deep.equal(idsOf(sent.slice(25, 50)))
      expect(next).to.deep.include({ totalElements: sent.length, number: 1, size: 25, first: false, last: false })
      const dear = (await send(`${api}/products?category=ACCESSORY&sort=price,desc&size=1`)).body
      expect(dear.content[0].name).to.equal('Yixing Clay Pot')
      const lines = [{ productId: 101, quantity: 2 }]
      const made = await send(`${api}/orders`, 'POST', { customerId: 2001, lines })
      expect(made.body).to.deep.include({ orderNumber: 'TH-20550', status: 'NEW', shippingFee: 4.9, total: 38.7 })
      expect((await send(`${api}/orders`, 'POST', { customerId: 1, lines })).status).to.equal(400)
      expect((await send(`${api}/orders/${made.body.id}/cancel`, 'POST')).body.status).to.equal('CANCELLED')
      expect((await send(`${api}/orders/${sent[0]!.id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/customers`, 'POST', { firstName: 'Al' })).body.detail).to.equal('lastName: must not be null') // oxfmt-ignore
      reset()
      expect((await send(`${api}/orders/${made.body.id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
