import { expect } from 'chai'
import { startChauffeurs } from './chauffeurs/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the chauffeur firm of set bh', () => {
  it('answers in envelopes, counts its pages, and takes no word, key or state that there is not', async () => {
    const { url, data, reset, close } = await startChauffeurs({ clock })
    try {
      const { body } = await send(`${url}/v1/trips?status=completed&page=2&per_page=10`)
      const done = data.limoTrips.filter(one => one.status === 'completed')
      expect(body.meta).to.deep.equal({ page: 2, per_page: 10, total_count: done.length, total_pages: Math.ceil(done.length / 10) }) // oxfmt-ignore
      expect(body.trips[0]).to.deep.include({ id: done[10]!.id, reference: done[10]!.reference })
      const tomorrow = (await send(`${url}/v1/trips?from=2026-03-19&to=2026-03-19`)).body
      expect(tomorrow.trips).to.have.length(3)
      expect((await send(`${url}/v1/trips?status=lost`)).status).to.equal(422)
      expect((await send(`${url}/v1/trips?per_page=500`)).body.errors).to.have.key('per_page')
      expect((await send(`${url}/v1/cars/1`)).status).to.equal(404)
      const own = `${url}/v1/trips/${data.limoTrips.find(one => one.status === 'booked')!.id}`
      const before = (await send(own)).body.trip
      const moved = await send(own, 'PATCH', { trip: { pick_up: { address: '3 The Green' }, status: 'completed' } })
      expect(moved.body.trip).to.deep.equal({ ...before, pick_up: { ...before.pick_up, address: '3 The Green' } })
      expect((await send(own, 'PATCH', { price: 12 })).status).to.equal(400)
      expect((await send(own, 'PATCH', { trip: { price: 'dear' } })).status).to.equal(422)
      expect((await send(`${own}/allocate`, 'POST', { chauffeur_id: 41 })).status).to.equal(422)
      expect((await send(`${own}/allocate`, 'POST', { chauffeur_id: 41, car_id: 71 })).body.trip.status).to.equal('allocated') // oxfmt-ignore
      expect((await send(`${own}/cancel`, 'POST')).body.trip.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const passenger = { client_id: 11, first_name: 'Una', last_name: 'Bray' }
      const added = await send(`${url}/v1/passengers`, 'POST', { passenger })
      expect([added.status, added.body.passenger.child_seat_required]).to.deep.equal([201, false])
      expect((await send(`${url}/v1/passengers`, 'POST', { passenger: { ...passenger, client_id: 1 } })).body.errors).to.deep.equal({ client: ['must exist'] }) // oxfmt-ignore
      const service = { kind: 'brakes', garage: 'Kingsholm Garage', performed_on: '2026-03-17', cost: 310 }
      const served = await send(`${url}/v1/cars/71/services`, 'POST', { service })
      expect([served.status, served.body.car.services.at(-1).cost]).to.deep.equal([201, 310])
      const unpaid = data.limoInvoices.find(one => one.status === 'overdue')!
      expect((await send(`${url}/v1/invoices/${unpaid.id}/mark_paid`, 'POST')).body.invoice).to.include({ status: 'paid', paid_on: '2026-03-18' }) // oxfmt-ignore
      const accepted = data.limoQuotes.find(one => one.status === 'accepted')!
      expect((await send(`${url}/v1/quotes/${accepted.id}`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(`${url}/v1/passengers/${added.body.passenger.id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
