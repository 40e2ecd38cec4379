import { expect } from 'chai'
import { startMarketstalls } from './marketstalls/serve.ts'

const clock = new Date('2026-11-24T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(`${url}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the street markets of set bf', () => {
  it('counts its pages, filters, keeps the rest of a contact, and books no pitch twice or at another market', async () => {
    const { url, data, reset, close } = await startMarketstalls({ clock })
    const api = `${url}/api`
    try {
      const { body } = await send(`${api}/pitches?hasElectricity=true&page=2&pageSize=10`)
      const powered = data.stallPitches.filter(one => one.hasElectricity)
      expect(body).to.deep.include({ totalCount: powered.length, page: 2, pageSize: 10 })
      expect(body.items[0]).to.deep.equal(powered[10])
      expect((await send(`${api}/pitches?pageSize=500`)).status).to.equal(400)
      expect((await send(`${api}/pitches?type=Big`)).body.title).to.equal('Bad Request')
      expect((await send(`${api}/markets?town=selport&type=StreetFood`)).body.items[0].name).to.equal('Quayside')
      expect((await send(`${api}/traders?search=denim`)).body.totalCount).to.equal(1)
      expect((await send(`${api}/market-days?from=2026-11-25&to=2026-11-25`)).body.items[0].marketId).to.equal(3)
      expect((await send(`${api}/market-days?from=tomorrow`)).status).to.equal(400)

      const { contact } = data.stallTraders[0]!
      const moved = await send(`${api}/traders/301`, 'PATCH', { contact: { phone: '07700 900111' } })
      expect(moved.body.contact).to.deep.equal({ ...contact, phone: '07700 900111' })
      expect((await send(`${api}/traders/301`, 'PATCH', { status: 'Gone' })).status).to.equal(400)

      const next = data.stallMarketDays.find(one => one.marketId === 1 && one.status === 'Scheduled')!
      const taken = data.stallBookings.filter(one => one.marketDayId === next.id && one.status !== 'Cancelled')
      const free = data.stallPitches.find(pitch => pitch.marketId === 1 && pitch.status === 'Available' && taken.every(one => one.pitchId !== pitch.id))! // oxfmt-ignore
      const wish = { traderId: 301, marketDayId: next.id, pitchId: free.id }
      const booked = await send(`${api}/bookings`, 'POST', wish)
      expect(booked.body).to.deep.include({ status: 'Requested', fee: free.dailyRate, bookedOn: '2026-11-24' })
      expect((await send(`${api}/bookings`, 'POST', wish)).status).to.equal(400)
      expect((await send(`${api}/bookings`, 'POST', { ...wish, marketDayId: undefined })).status).to.equal(400)
      const elsewhere = data.stallPitches.find(one => one.marketId === 2)!
      expect((await send(`${api}/bookings`, 'POST', { ...wish, pitchId: elsewhere.id })).status).to.equal(400)
      const own = `${api}/bookings/${booked.body.id}`
      expect((await send(`${own}/confirm`, 'POST')).body.status).to.equal('Confirmed')
      expect((await send(`${own}/confirm`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/pitches/${free.id}`, 'DELETE')).status).to.equal(409)

      const off = `${api}/market-days/${next.id}/cancel`
      expect((await send(off, 'POST', { reason: 'Boredom' })).status).to.equal(400)
      expect((await send(off, 'POST', { reason: 'Weather' })).body).to.deep.include({ status: 'Cancelled', cancelReason: 'Weather' }) // oxfmt-ignore
      const bill = data.stallInvoices.find(one => one.status === 'Unpaid')!
      const paid = await send(`${api}/invoices/${bill.id}/pay`, 'POST', { paymentMethod: 'Card' })
      expect(paid.body).to.deep.include({ status: 'Paid', paidOn: '2026-11-24' })
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
