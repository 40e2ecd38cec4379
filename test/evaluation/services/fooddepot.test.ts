import { expect } from 'chai'
import { startFooddepot } from './fooddepot/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the food depot of set bb', () => {
  it('counts its pages, filters, prices orders, replaces products, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startFooddepot({ clock })
    const api = `${url}/api`
    try {
      const { body } = await send(`${api}/Orders?Status=Delivered&PageNumber=2&PageSize=50`)
      const sent = data.depotOrders.filter(one => one.status === 'Delivered')
      expect(body).to.deep.include({ TotalRecords: sent.length, PageNumber: 2, PageSize: 50, TotalPages: Math.ceil(sent.length / 50) }) // oxfmt-ignore
      expect(body.Data[0]).to.deep.include({ Id: sent[50]!.id, OrderNumber: sent[50]!.orderNumber, Currency: 'EUR' })
      expect((await send(`${api}/Orders?Status=Lost`)).body.errors.Status).to.have.length(1)
      expect((await send(`${api}/Orders?PageSize=500`)).status).to.equal(400)
      expect((await send(`${api}/Orders?PlacedFrom=2026-03-19`)).body.TotalRecords).to.equal(0)
      expect((await send(`${api}/Products?Search=olive&StorageZone=Ambient`)).body.TotalRecords).to.equal(2)
      const cork = await send(`${api}/Restaurants?City=cork&Cuisine=Italian`)
      expect(cork.body.Data.map((one: Answer) => one.Name)).to.include('Osteria del Molo')
      const soon = await send(`${api}/StockLots?ExpiresBefore=2026-03-25&Status=Available`)
      expect(soon.body.TotalRecords).to.equal(data.depotLots.filter(one => one.status === 'Available' && one.expiresOn < '2026-03-25').length) // oxfmt-ignore

      const order = {
        RestaurantId: 301,
        RequestedDeliveryDate: '2026-03-20',
        Lines: [{ ProductId: 1001, Quantity: 3 }],
      }
      const placed = await send(`${api}/Orders`, 'POST', order)
      expect(placed.body).to.deep.include({ Status: 'Submitted', TotalAmount: 235.5, IsPaid: false })
      expect((await send(`${api}/Orders`, 'POST', { ...order, RestaurantId: 1 })).status).to.equal(400)
      expect((await send(`${api}/Orders`, 'POST', { RestaurantId: 301 })).body.errors.RequestedDeliveryDate).to.be.an('array') // oxfmt-ignore
      expect((await send(`${api}/Orders/${placed.body.Id}/Cancel`, 'POST')).body.Status).to.equal('Cancelled')
      expect((await send(`${api}/Orders/${placed.body.Id}/Cancel`, 'POST')).status).to.equal(409)
      const { body: butter } = await send(`${api}/Products/1001`)
      expect((await send(`${api}/Products/1001`, 'PUT', { UnitPrice: 80 })).status).to.equal(400)
      expect((await send(`${api}/Products/1001`, 'PUT', { ...butter, UnitPrice: 80 })).body).to.deep.equal({ ...butter, UnitPrice: 80 }) // oxfmt-ignore
      const moved = await send(`${api}/Restaurants/301`, 'PATCH', { Address: { Street: '4 Dame Lane' } })
      expect(moved.body.Address).to.deep.include({ Street: '4 Dame Lane', City: 'Dublin' })
      expect((await send(`${api}/Restaurants/301`, 'PATCH', { CreditLimit: 'plenty' })).status).to.equal(400)
      const planned = data.depotDeliveries.find(one => one.status === 'Planned')!
      expect((await send(`${api}/Deliveries/${planned.id}/AssignDriver`, 'POST', { DriverId: 42 })).body.DriverId).to.equal(42) // oxfmt-ignore
      expect((await send(`${api}/Deliveries/${planned.id}/AssignDriver`, 'POST', { DriverId: 1 })).status).to.equal(400)
      expect((await send(`${api}/Restaurants/301`, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/Restaurants/348`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(`${api}/Orders/${placed.body.Id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
