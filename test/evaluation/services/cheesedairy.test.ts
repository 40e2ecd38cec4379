import { expect } from 'chai'
import { startCheesedairy } from './cheesedairy/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the cheese dairy of set be', () => {
  it('cuts, filters and sorts lists in HAL, prices orders in cents, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startCheesedairy({ clock })
    const api = `${url}/api/v1`
    try {
      const { body } = await send(`${api}/milk-deliveries?status=ACCEPTED&page=1&size=50&sort=litres,desc`)
      const milk = data.dairyDeliveries.filter(one => one.status === 'ACCEPTED').toSorted((one, other) => other.litres - one.litres) // oxfmt-ignore
      expect(body.page).to.deep.equal({ size: 50, totalElements: milk.length, totalPages: Math.ceil(milk.length / 50), number: 1 }) // oxfmt-ignore
      expect(body._embedded.milkDeliveries[0].litres).to.equal(milk[50]!.litres)
      expect(body._links.next.href).to.include('page=2')
      const [source] = data.dairyBatches[3]!.milkDeliveryIds
      const from = data.dairyBatches.filter(one => one.milkDeliveryIds.includes(source!))
      expect((await send(`${api}/batches?milkDeliveryId=${source}`)).body.page.totalElements).to.equal(from.length)
      expect((await send(`${api}/orders?paid=true&status=CANCELLED`)).body.page.totalElements).to.equal(0)
      expect((await send(`${api}/batches?readyFrom=2027-12-01`)).body._embedded.batches).to.deep.equal([])
      const [dearest] = (await send(`${api}/cheeses?sort=pricePerKg,desc`)).body._embedded.cheeses
      expect(dearest.pricePerKg).to.deep.equal({ amount: 4390, currency: 'EUR' })
      expect((await send(`${api}/cheeses?style=STINKY`)).status).to.equal(400)
      expect((await send(`${api}/cheeses?size=500`)).status).to.equal(400)
      const cheese = `${api}/cheeses/${dearest.id}`
      expect((await send(cheese, 'PATCH', { pricePerKg: { amount: 4450 } })).body.pricePerKg).to.deep.equal({ amount: 4450, currency: 'EUR' }) // oxfmt-ignore
      expect((await send(cheese, 'PATCH', { pricePerKg: { amount: 44.5 } })).status).to.equal(400)
      expect((await send(cheese, 'DELETE')).status).to.equal(409)
      const placed = await send(`${api}/orders`, 'POST', { customerId: 201, deliveryDate: '2026-03-20', lines: [{ cheeseId: dearest.id, kilos: 2.5 }] }) // oxfmt-ignore
      expect(placed.body.lines[0].lineTotal.amount).to.equal(11_125)
      expect(placed.body).to.deep.include({ total: { amount: 12_075, currency: 'EUR' }, status: 'OPEN' })
      expect((await send(`${api}/orders`, 'POST', { customerId: 1, deliveryDate: '2026-03-20', lines: [] })).status).to.equal(400) // oxfmt-ignore
      const own = `${api}/orders/${placed.body.id}`
      expect((await send(`${own}/pay`, 'POST')).body.paidOn).to.equal('2026-03-18')
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('CANCELLED')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const young = `${api}/batches/${data.dairyBatches.find(one => one.status === 'MATURING')!.id}`
      expect((await send(`${young}/release`, 'POST')).body).to.deep.include({ status: 'READY', releasedOn: '2026-03-18' }) // oxfmt-ignore
      const tasting = { batchId: data.dairyBatches[0]!.id, taster: 'Maura Keane', grade: 'A', scores: { appearance: 9, aroma: 8, texture: 9, flavour: 10 } } // oxfmt-ignore
      expect((await send(`${api}/tastings`, 'POST', tasting)).body.totalScore).to.equal(36)
      expect((await send(`${api}/tastings`, 'POST', { ...tasting, scores: { aroma: 11 } })).status).to.equal(400)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
