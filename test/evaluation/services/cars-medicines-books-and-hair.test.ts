import { expect } from 'chai'
import { startAccounting } from './accounting/serve.ts'
import { startCarhire } from './carhire/serve.ts'
import { startPharmacy } from './pharmacy/serve.ts'
import { startSalon } from './salon/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(({ id }) => Number(id))

describe('the services of set ak', () => {
  it('the car rental numbers its pages, and a car that is out is out once', async () => {
    const { url, data, reset, close } = await startCarhire({ clock })
    try {
      const booked = data.carRentals.filter(one => one.status === 'booked')
      const { body } = await send(`${url}/api/v2/rentals?status=booked&page=2&perPage=15`)
      expect(idsOf(body.data)).to.deep.equal(idsOf(booked.slice(15, 30)))
      expect(body.pagination.totalCount).to.equal(booked.length)
      const active = data.carRentals.filter(one => one.status === 'active')
      const rented = data.rentalCars.filter(one => one.status === 'rented')
      expect(active.map(one => one.carId).toSorted()).to.deep.equal(rented.map(one => one.id).toSorted())
      const own = `${url}/api/v2/rentals/${booked[0]!.id}`
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(own, 'PATCH', { carId: 1 })).status).to.equal(400)
      const wanted = { customerId: 3001, carId: 501, pickupBranchId: 2, pickupDate: '2026-05-01', returnDate: '2026-05-04' } // oxfmt-ignore
      const made = await send(`${url}/api/v2/rentals`, 'POST', wanted)
      expect([made.status, made.body.returnBranchId, made.body.status]).to.deep.equal([201, 2, 'booked'])
      reset()
      expect(data.carRentals.length).to.equal(290)
    } finally {
      await close()
    }
  })

  it('the pharmacy answers bare lists, and dates what is fetched', async () => {
    const { url, data, close } = await startPharmacy({ clock })
    try {
      const tablets = data.medicines.filter(one => one.form === 'tablet')
      expect(idsOf((await send(`${url}/medicines?form=tablet&skip=10&limit=10`)).body)).to.deep.equal(idsOf(tablets.slice(10, 20))) // oxfmt-ignore
      expect((await send(`${url}/medicines?limit=500`)).status).to.equal(422)
      const ready = data.pharmacyScripts.find(one => one.status === 'ready')!
      const fetched = await send(`${url}/prescriptions/${ready.id}`, 'PATCH', { status: 'collected' })
      expect(fetched.body.collected_on).to.equal('2026-03-18')
      const old = data.pharmacyScripts.find(one => one.status === 'expired')!
      expect((await send(`${url}/prescriptions/${old.id}`, 'PATCH', { status: 'collected' })).status).to.equal(409)
      expect((await send(`${url}/patients`, 'POST', { first_name: 'Ann' })).status).to.equal(422)
    } finally {
      await close()
    }
  })

  it('the accounting office counts its pages from 0, and sends drafts', async () => {
    const { url, data, close } = await startAccounting({ clock })
    try {
      const { body } = await send(`${url}/practice/engagements?status=COMPLETED&page=1&size=20`)
      const done = data.engagements.filter(one => one.status === 'COMPLETED')
      expect(idsOf(body._embedded.engagements)).to.deep.equal(idsOf(done.slice(20, 40)))
      expect(body.page.totalElements).to.equal(done.length)
      expect(body._links.next.href).to.equal('/practice/engagements?status=COMPLETED&page=2&size=20')
      const draft = `${url}/practice/invoices/${data.clientInvoices.find(one => one.status === 'DRAFT')!.id}`
      expect((await send(`${draft}/send`, 'POST')).body.status).to.equal('SENT')
      expect((await send(`${draft}/send`, 'POST')).status).to.equal(409)
      const changed = await send(`${url}/practice/clients/201`, 'PATCH', { contact: { phone: '1' } })
      expect([changed.body.contact.phone, changed.body.contact.name]).to.deep.equal(['1', data.accountingClients[0]!.contact.name]) // oxfmt-ignore
    } finally {
      await close()
    }
  })

  it('the hair salons speak JSON:API, with links as relationships', async () => {
    const { url, data, close } = await startSalon({ clock })
    try {
      const { body } = await send(`${url}/api/appointments?filter[stylist]=3&page[number]=2&page[size]=5`)
      const own = data.salonAppointments.filter(one => one.stylistId === 3)
      expect([idsOf(body.data), body.meta.total_count]).to.deep.equal([idsOf(own.slice(5, 10)), own.length])
      const to = (type: string, id: number) => ({ data: { type, id: String(id) } })
      const booking = { attributes: { starts_at: '2026-04-02T09:30:00Z' }, relationships: { client: to('clients', 1001), stylist: to('stylists', 3), service: to('services', 101) } } // oxfmt-ignore
      const made = await send(`${url}/api/appointments`, 'POST', { data: { type: 'appointments', ...booking } })
      expect([made.status, made.body.data.attributes.price]).to.deep.equal([201, 48])
      expect(made.body.data.relationships.client).to.deep.equal(to('clients', 1001))
      const at = `${url}/api/appointments/${made.body.data.id}`
      expect((await send(at, 'PATCH', { data: { attributes: { starts_at: 'soon' } } })).status).to.equal(422)
      expect((await send(at, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/api/clients`, 'POST', { data: { attributes: { name: 'Ann' } } })).body.errors[0].detail).to.equal("email can't be blank") // oxfmt-ignore
    } finally {
      await close()
    }
  })
})
