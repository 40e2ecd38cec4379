import { expect } from 'chai'
import { startDealership } from './dealership/serve.ts'
import { startEnergy } from './energy/serve.ts'
import { startWeddings } from './weddings/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, headers: response.headers, body: answer }
}

describe('the services of set ab', () => {
  it('the dealership cuts by offset, reserves only what is available, and books a test drive at a moment', async () => {
    const { url, data, reset, close } = await startDealership({ clock })
    try {
      const page = await send(`${url}/dms/vehicles?status=sold&offset=60&limit=100`)
      expect([page.body.total, page.body.items.length, page.body.items[0].id]).to.deep.equal([66, 6, 561])
      const free = data.vehicles.find(one => one.status === 'available')!
      expect((await send(`${url}/dms/vehicles/${free.id}/reserve`, 'POST')).body.status).to.equal('reserved')
      expect((await send(`${url}/dms/vehicles/${free.id}/reserve`, 'POST')).status).to.equal(409)
      const drive = { customerId: 3001, vehicleId: free.id, salespersonId: 21, scheduledAt: '2026-04-02T09:30:00' }
      const { status, body } = await send(`${url}/dms/test-drives`, 'POST', drive)
      expect([status, body.scheduledAt, body.status]).to.deep.equal([201, '2026-04-02T09:30:00.000Z', 'booked'])
      expect((await send(`${url}/dms/test-drives`, 'POST', { ...drive, scheduledAt: 'soon' })).status).to.equal(400)
      reset()
      expect(data.testDrives).to.have.length(150)
    } finally {
      await close()
    }
  })

  it('the energy supplier links to the page after, and keeps the town when only the street changes', async () => {
    const { url, data, close } = await startEnergy({ clock })
    try {
      const first = await send(`${url}/api/meters/?fuel=gas&limit=10`)
      const second = await send(`${url}${first.body.next}`)
      const gas = data.meters.filter(one => one.fuel === 'gas')
      expect([first.body.count, first.body.previous, second.body.results[0].serial_number]).to.deep.equal([gas.length, null, gas[10]!.serialNumber]) // oxfmt-ignore
      const { id, supplyAddress } = data.customers[3]!
      const moved = await send(`${url}/api/customers/${id}/`, 'PATCH', { supply_address: { street: '1 New Road' } })
      expect(moved.body.supply_address).to.deep.equal({ ...supplyAddress, street: '1 New Road' })
      const complaint = { customer_id: id, category: 'billing' }
      const lacking = await send(`${url}/api/complaints/`, 'POST', complaint)
      expect([lacking.status, Object.keys(lacking.body as object)]).to.deep.equal([400, ['summary']])
      const added = await send(`${url}/api/complaints/`, 'POST', { ...complaint, summary: 'Billed twice' })
      expect((await send(`${url}/api/complaints/${added.body.id}/resolve/`, 'POST')).body.status).to.equal('resolved')
    } finally {
      await close()
    }
  })

  it('the wedding planners answer with bare lists and short forms, and take keys', async () => {
    const { url, data, close } = await startWeddings({ clock })
    try {
      const host = data.weddings.find(one => one.status === 'confirmed')!
      const page = await send(`${url}/api/v1/bookings?weddingId=${host.id}&pageSize=2`)
      const own = data.bookings.filter(one => one.weddingId === host.id)
      expect(page.headers.get('x-total-count')).to.equal(String(own.length))
      expect(page.body[0].wedding).to.deep.equal({ id: host.id, name: host.name })
      const booking = { weddingId: host.id, vendorId: 301, agreedPrice: 700 }
      const added = await send(`${url}/api/v1/bookings`, 'POST', booking)
      expect([added.status, added.body.vendor.id, data.bookings.at(-1)!.vendorId]).to.deep.equal([201, 301, 301])
      expect((await send(`${url}/api/v1/bookings`, 'POST', { ...booking, vendorId: 1 })).status).to.equal(400)
      const changed = await send(`${url}/api/v1/weddings/${host.id}`, 'PUT', { guestCount: 99 })
      expect([changed.body.guestCount, changed.body.name]).to.deep.equal([99, host.name])
      expect((await send(`${url}/api/v1/weddings/${host.id}`, 'PUT', { plannerId: 1 })).status).to.equal(400)
    } finally {
      await close()
    }
  })
})
