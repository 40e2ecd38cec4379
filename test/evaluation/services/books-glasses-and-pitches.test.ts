import { expect } from 'chai'
import { startBookshop } from './bookshop/serve.ts'
import { startCampsite } from './campsite/serve.ts'
import { startOptician } from './optician/serve.ts'

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

describe('the services of set an', () => {
  it('the bookshop counts its pages from 1, and a sold book cannot be sold again', async () => {
    const { url, data, reset, close } = await startBookshop({ clock })
    try {
      const left = data.usedBooks.filter(one => one.status === 'in_stock')
      const { body } = await send(`${url}/api/books?status=in_stock&page=2&per_page=20`)
      expect([idsOf(body.results), body.meta.total]).to.deep.equal([idsOf(left.slice(20, 40)), left.length])
      const book = `${url}/api/books/${left[0]!.id}`
      expect((await send(`${book}/reserve`, 'POST')).body.status).to.equal('reserved')
      expect((await send(`${book}/reserve`, 'POST')).status).to.equal(409)
      const sale = { book_id: left[1]!.id, channel: 'shop', amount: 7 }
      expect((await send(`${url}/api/sales`, 'POST', sale)).body.sold_on).to.equal('2026-03-18')
      expect((await send(`${url}/api/sales`, 'POST', sale)).status).to.equal(400)
      expect((await send(`${url}/api/search_requests`, 'POST', { customer_id: 1, title: 'Any' })).status).to.equal(400)
      expect(data.bookSales.every(one => one.soldOn <= '2026-03-18')).to.equal(true)
      reset()
      expect(data.usedBooks.find(one => one.id === left[1]!.id)?.status).to.equal('in_stock')
    } finally {
      await close()
    }
  })

  it('the opticians go on from a token, and the strength of one eye changes alone', async () => {
    const { url, data, close } = await startOptician({ clock })
    try {
      const collected = data.glassesOrders.filter(one => one.status === 'collected')
      const first = (await send(`${url}/v2/orders?status=collected&pageSize=30`)).body
      expect([idsOf(first.items), first.totalCount]).to.deep.equal([idsOf(collected.slice(0, 30)), collected.length])
      const next = (await send(`${url}/v2/orders?status=collected&pageSize=30&pageToken=${first.nextPageToken}`)).body
      expect(idsOf(next.items)).to.deep.equal(idsOf(collected.slice(30, 60)))
      const own = `${url}/v2/orders/${collected[0]!.id}`
      const { left } = collected[0]!.prescription
      const changed = await send(own, 'PATCH', { prescription: { right: { sphere: -9, cylinder: null } } })
      expect(changed.body.prescription).to.deep.equal({ right: { sphere: -9, cylinder: null }, left })
      expect((await send(own, 'PATCH', { frameId: 1 })).body.detail).to.equal('frameId does not exist')
      const booked = `${url}/v2/appointments/${data.eyeAppointments.find(one => one.status === 'booked')!.id}`
      expect((await send(`${booked}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${booked}/cancel`, 'POST')).status).to.equal(409)
    } finally {
      await close()
    }
  })

  it('the campsite counts the nights of a stay, whose guest comes and goes', async () => {
    const { url, data, close } = await startCampsite({ clock })
    try {
      const ahead = data.campStays.filter(one => one.status === 'Reserved')
      const { body } = await send(`${url}/api/Stays?Status=Reserved&Skip=5&Take=5`)
      expect([idsOf(body.Value, 'Id'), body.Count]).to.deep.equal([idsOf(ahead.slice(5, 10)), ahead.length])
      const stay = { PitchId: 201, GuestId: 7001, ArrivalDate: '2026-04-03', DepartureDate: '2026-04-07' }
      const made = await send(`${url}/api/Stays`, 'POST', stay)
      expect([made.status, made.body.Nights]).to.deep.equal([201, 4])
      const own = `${url}/api/Stays/${made.body.Id}`
      expect((await send(own, 'PUT', { DepartureDate: '2026-04-09' })).body.Nights).to.equal(6)
      expect((await send(`${url}/api/Stays`, 'POST', { ...stay, DepartureDate: '2026-04-03' })).status).to.equal(400)
      expect((await send(`${own}/CheckOut`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/CheckIn`, 'POST')).body.Status).to.equal('CheckedIn')
      expect((await send(`${own}/CheckOut`, 'POST')).body.Status).to.equal('CheckedOut')
    } finally {
      await close()
    }
  })
})
