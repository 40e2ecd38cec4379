import { expect } from 'chai'
import { startSkiphire } from './skiphire/serve.ts'

const clock = new Date('2026-11-24T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the skip hire firm of set bh', () => {
  it('counts its pages, filters, keeps the rest of a contact, and books no skip on stop or for the wrong load', async () => {
    const { url, data, reset, close } = await startSkiphire({ clock })
    const api = `${url}/api`
    try {
      const { body } = await send(`${api}/jobs?status=Done&type=Delivery&pageNumber=2&pageSize=15`)
      const delivered = data.skipJobs.filter(one => one.status === 'Done' && one.type === 'Delivery')
      expect(body).to.deep.include({ totalRecords: delivered.length, pageNumber: 2, pageSize: 15, totalPages: Math.ceil(delivered.length / 15) }) // oxfmt-ignore
      expect(body.data[0]).to.deep.equal(delivered[15])
      expect((await send(`${api}/jobs?pageSize=51`)).status).to.equal(400)
      expect((await send(`${api}/hires?wasteType=Sand`)).body.title).to.equal('Bad Request')
      expect((await send(`${api}/hires?deliveredFrom=soon`)).status).to.equal(400)
      const tomorrow = data.skipHires.filter(one => one.deliveryDate === '2026-11-25')
      expect((await send(`${api}/hires?deliveredFrom=2026-11-25&deliveredTo=2026-11-25`)).body.data).to.deep.equal(tomorrow) // oxfmt-ignore
      expect((await send(`${api}/customers?search=groundworks`)).body.totalRecords).to.equal(1)
      expect((await send(`${api}/sites?town=ossley`)).body.totalRecords).to.equal(data.skipSites.filter(one => one.address.town === 'Ossley').length) // oxfmt-ignore

      const { contact } = data.skipCustomers[0]!
      const moved = await send(`${api}/customers/101`, 'PATCH', { contact: { phone: '01632 960111' } })
      expect(moved.body.contact).to.deep.equal({ ...contact, phone: '01632 960111' })
      expect((await send(`${api}/customers/101`, 'PATCH', { type: 'Retail' })).status).to.equal(400)

      const wish = { customerId: 101, siteId: 301, skipSizeId: 6, wasteType: 'Soil', placement: 'PrivateLand', deliveryDate: '2026-11-30' } // oxfmt-ignore
      const booked = await send(`${api}/hires`, 'POST', wish)
      expect(booked.body).to.deep.include({ status: 'Booked', dueBackDate: '2026-12-14', price: 275 })
      expect((await send(`${api}/hires`, 'POST', { ...wish, skipSizeId: 10 })).status).to.equal(400)
      expect((await send(`${api}/hires`, 'POST', { ...wish, siteId: 306 })).status).to.equal(400)
      expect((await send(`${api}/hires`, 'POST', { ...wish, siteId: undefined })).status).to.equal(400)
      expect((await send(`${api}/customers/101/stop`, 'POST')).body.isOnStop).to.equal(true)
      expect((await send(`${api}/hires`, 'POST', wish)).status).to.equal(400)
      const own = `${api}/hires/${booked.body.id}`
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('Cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)

      const job = data.skipJobs.find(one => one.status === 'Scheduled')!
      expect((await send(`${api}/jobs/${job.id}/assign`, 'POST', { driverId: 99 })).status).to.equal(400)
      expect((await send(`${api}/jobs/${job.id}/assign`, 'POST', { driverId: 12 })).body.driverId).to.equal(12)
      expect((await send(`${api}/jobs/5001/assign`, 'POST', { driverId: 12 })).status).to.equal(409)
      const bill = data.skipInvoices.find(one => one.status === 'Unpaid')!
      expect((await send(`${api}/invoices/${bill.id}/pay`, 'POST', { paymentMethod: 'Gold' })).status).to.equal(400)
      const paid = await send(`${api}/invoices/${bill.id}/pay`, 'POST', { paymentMethod: 'Card' })
      expect(paid.body).to.deep.include({ status: 'Paid', paidOn: '2026-11-24', paymentMethod: 'Card' })
      expect((await send(`${api}/sites/301`, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/sites/309`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
