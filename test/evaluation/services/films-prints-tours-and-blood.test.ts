import { expect } from 'chai'
import { startBlooddrive } from './blooddrive/serve.ts'
import { startCinemas } from './cinemas/serve.ts'
import { startPrintshop } from './printshop/serve.ts'
import { startTravel } from './travel/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[], name = 'id') => rows.map(row => Number(row[name]))

describe('the services of set al', () => {
  it('the cinemas count their pages from 0, and a booking is cancelled once', async () => {
    const { url, data, reset, close } = await startCinemas({ clock })
    try {
      const { body } = await send(`${url}/api/screenings?format=IMAX&page=1&pageSize=10`)
      const large = data.filmScreenings.filter(one => one.format === 'IMAX')
      expect(idsOf(body.results)).to.deep.equal(idsOf(large.slice(10, 20)))
      expect(body.meta.total).to.equal(large.length)
      const own = `${url}/api/bookings/${data.cinemaBookings.find(one => one.status === 'confirmed')!.id}`
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const wanted = { cinemaId: 3, filmId: 203, screen: 1, startsAt: '2026-03-20T19:00:00Z' }
      expect((await send(`${url}/api/screenings`, 'POST', { ...wanted, filmId: 1 })).status).to.equal(400)
      const made = await send(`${url}/api/screenings`, 'POST', wanted)
      expect([made.status, made.body.status, made.body.seatsSold]).to.deep.equal([201, 'scheduled', 0])
      reset()
      expect(data.filmScreenings.length).to.equal(280)
    } finally {
      await close()
    }
  })

  it('the print shop numbers its pages, and wants a customer for a job', async () => {
    const { url, data, close } = await startPrintshop({ clock })
    try {
      const menus = data.printJobs.filter(one => one.product === 'menu')
      const { body } = await send(`${url}/jobs?product=menu&page=2&size=8`)
      expect([idsOf(body.items), body.total]).to.deep.equal([idsOf(menus.slice(8, 16)), menus.length])
      const wanted = { title: 'A', customer_id: 301, product: 'flyer', quantity: 500, due_on: '2026-04-01' }
      expect((await send(`${url}/jobs`, 'POST', wanted)).body.status).to.equal('quoted')
      expect((await send(`${url}/jobs`, 'POST', { ...wanted, customer_id: 1 })).status).to.equal(400)
      expect((await send(`${url}/jobs`, 'POST', { title: 'A' })).status).to.equal(422)
      expect((await send(`${url}/customers/301`, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })

  it('the travel agency answers from an offset on, and confirms options', async () => {
    const { url, data, close } = await startTravel({ clock })
    try {
      const paid = data.travelBookings.filter(one => one.status === 'Paid')
      const { body } = await send(`${url}/v2/Bookings?Status=Paid&Offset=20&Limit=20`)
      expect([idsOf(body.Data, 'Id'), body.Total]).to.deep.equal([idsOf(paid.slice(20, 40)), paid.length])
      const option = `${url}/v2/Bookings/${data.travelBookings.find(one => one.status === 'Option')!.id}`
      expect((await send(`${option}/Confirm`, 'POST')).body.Status).to.equal('Confirmed')
      expect((await send(`${option}/Confirm`, 'POST')).status).to.equal(409)
      const departure = data.tourDepartures[100]!
      const price = data.travelTours.find(one => one.id === departure.tourId)!.pricePerPerson
      const made = await send(`${url}/v2/Bookings`, 'POST', { ClientId: 5001, DepartureId: departure.id, Persons: 2 })
      expect([made.status, made.body.TotalPrice]).to.deep.equal([201, 2 * price])
    } finally {
      await close()
    }
  })

  it('the blood donation service names the donor and the centre of an appointment', async () => {
    const { url, data, close } = await startBlooddrive({ clock })
    try {
      const own = data.donationAppointments.filter(one => one.centreId === 25)
      const { body } = await send(`${url}/api/v1/appointments?centre_id=25&per_page=3`)
      expect([idsOf(body.data), body.meta.total]).to.deep.equal([idsOf(own.slice(0, 3)), own.length])
      const donor = data.bloodDonors.find(one => one.id === own[0]!.donorId)!
      expect(body.data[0].donor).to.deep.equal({ id: donor.id, name: `${donor.firstName} ${donor.lastName}` })
      const wanted = { donor_id: 3001, centre_id: 25, scheduled_at: '2026-04-02T09:30:00Z' }
      const made = await send(`${url}/api/v1/appointments`, 'POST', wanted)
      expect([made.status, made.body.centre.name]).to.deep.equal([201, 'Dundrum Bus'])
      expect((await send(`${url}/api/v1/appointments`, 'POST', { ...wanted, scheduled_at: 'soon' })).status).to.equal(400) // oxfmt-ignore
      const unit = `${url}/api/v1/units/${data.bloodUnits.find(one => one.status === 'available')!.id}`
      expect((await send(`${unit}/discard`, 'POST')).body.status).to.equal('discarded')
      expect((await send(`${unit}/discard`, 'POST')).status).to.equal(409)
    } finally {
      await close()
    }
  })
})
