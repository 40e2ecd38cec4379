import { expect } from 'chai'
import { startCottages } from './cottages/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the agency for cottages of set bb', () => {
  it('counts its pages, filters by what it declares, and sorts', async () => {
    const { url, data, close } = await startCottages({ clock })
    try {
      const done = data.cotBookings.filter(one => one.status === 'completed')
      const second = await send(`${url}/api/v1/bookings/?status=completed&page=2`)
      expect(second.body).to.deep.include({ count: done.length, previous: `${url}/api/v1/bookings/?status=completed&page=1` }) // oxfmt-ignore
      expect(second.body.results[0]).to.deep.include({ id: done[20]!.id, total_price: done[20]!.totalPrice.toFixed(2) })
      expect((await send(`${url}/api/v1/bookings/?page=90`)).status).to.equal(404)
      const wet = data.cotCottages.filter(one => one.amenities.includes(9) || one.amenities.includes(10))
      expect((await send(`${url}/api/v1/cottages/?amenities=9&amenities=10`)).body.count).to.equal(wet.length)
      const large = data.cotCottages.filter(one => one.sleeps >= 8 && one.dogsAllowed)
      expect((await send(`${url}/api/v1/cottages/?sleeps_min=8&dogs_allowed=true`)).body.count).to.equal(large.length)
      const dear = await send(`${url}/api/v1/cottages/?ordering=-nightly_rate&page_size=1`)
      expect(Number(dear.body.results[0].nightly_rate)).to.equal(Math.max(...data.cotCottages.map(one => one.nightlyRate))) // oxfmt-ignore
      const coming = data.cotBookings.filter(one => one.checkIn >= '2026-04-01')
      expect((await send(`${url}/api/v1/bookings/?check_in_after=2026-04-01`)).body.count).to.equal(coming.length)
      expect((await send(`${url}/api/v1/bookings/?check_in_after=soon`)).status).to.equal(400)
      expect((await send(`${url}/api/v1/cottages/?region=kent`)).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('books, prices, confirms and cancels, and takes no word, key or period that cannot be', async () => {
    const { url, data, reset, close } = await startCottages({ clock })
    try {
      const cottage = data.cotCottages.find(one => one.dogsAllowed)!
      const stay = { cottage: cottage.id, guest: 501, check_in: '2027-07-03', check_out: '2027-07-10', adults: 2, dogs: 1 } // oxfmt-ignore
      const made = await send(`${url}/api/v1/bookings/`, 'POST', stay)
      const rental = Math.round(100 * cottage.nightlyRate * 7 * 1.25) / 100
      expect(made.body).to.deep.include({ status: 'provisional', nights: 7, total_price: (rental + cottage.cleaningFee + 25).toFixed(2) }) // oxfmt-ignore
      expect((await send(`${url}/api/v1/bookings/`, 'POST', stay)).status).to.equal(400)
      expect((await send(`${url}/api/v1/bookings/`, 'POST', { ...stay, guest: 1 })).body.guest[0]).to.include(
        'Invalid pk',
      )
      expect((await send(`${url}/api/v1/bookings/`, 'POST', {})).body).to.have.keys('cottage', 'guest', 'check_in', 'check_out', 'adults') // oxfmt-ignore
      const own = `${url}/api/v1/bookings/${made.body.id}/`
      expect((await send(`${own}confirm/`, 'POST')).body.status).to.equal('confirmed')
      expect((await send(`${own}confirm/`, 'POST')).status).to.equal(409)
      expect((await send(`${own}cancel/`, 'POST')).body.status).to.equal('cancelled')
      const { address } = data.cotGuests[0]!
      const moved = await send(`${url}/api/v1/guests/501/`, 'PATCH', { address: { town: 'Wells' } })
      expect(moved.body.address).to.deep.equal({ ...address, town: 'Wells' })
      expect((await send(`${url}/api/v1/cottages/${cottage.id}/`, 'PATCH', { nightly_rate: 'cheap' })).status).to.equal(400) // oxfmt-ignore
      expect((await send(`${url}/api/v1/cottages/${cottage.id}/`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/api/v1/payments/5001/`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/api/v1/payments/5001/`)).status).to.equal(404)
      reset()
      expect((await send(own)).status).to.equal(404)
      expect((await send(`${url}/api/v1/payments/5001/`)).status).to.equal(200)
    } finally {
      await close()
    }
  })
})
