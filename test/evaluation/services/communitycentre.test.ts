import { expect } from 'chai'
import { startCommunitycentre } from './communitycentre/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the community centre of set bg', () => {
  it('pages with links, filters and sorts, and takes no odd value', async () => {
    const { url, data, close } = await startCommunitycentre({ clock })
    try {
      const api = `${url}/api`
      const done = data.hallHires.filter(one => one.status === 'completed')
      const { body } = await send(`${api}/hires/?status=completed&limit=15&offset=30`)
      expect(body.count).to.equal(done.length)
      expect(body.results[0]).to.deep.include({ id: done[30]!.id, hire_number: done[30]!.hireNumber })
      expect((await send(body.next)).body.results[0].id).to.equal(done[45]!.id)
      expect((await send(body.previous)).body.results[0].id).to.equal(done[15]!.id)
      expect((await send(`${api}/rooms/`)).body.next).to.equal(null)
      const sizes = (await send(`${api}/rooms/?room_type=hall&ordering=-capacity`)).body.results.map((one: Answer) => one.capacity) // oxfmt-ignore
      expect(sizes).to.deep.equal([240, 180, 40])
      const paid = data.hallPayments.filter(one => one.paidOn >= '2026-02-01' && one.paidOn <= '2026-02-28')
      expect((await send(`${api}/payments/?paid_on_from=2026-02-01&paid_on_to=2026-02-28`)).body.count).to.equal(paid.length) // oxfmt-ignore
      expect((await send(`${api}/hires/?date=2026-03-19`)).body.count).to.equal(4)
      expect((await send(`${api}/tutors/?search=rosa delgado`)).body.count).to.equal(1)
      const odd = ['hires/?status=lost', 'hires/?limit=500', 'hires/?offset=-1', 'hires/?date_from=soon', 'rooms/?ordering=colour'] // oxfmt-ignore
      for (const one of odd) expect((await send(`${api}/${one}`)).status, one).to.equal(400)
    } finally {
      await close()
    }
  })

  it('books, prices, confirms and settles hires, enrols participants, and puts all back', async () => {
    const { url, data, reset, close } = await startCommunitycentre({ clock })
    try {
      const api = `${url}/api`
      const club = data.hallHirers.find(one => one.hirerType === 'club')!
      const wish = { room: 10, hirer: club.id, purpose: 'Quiz', date: '2026-04-02', start_time: '19:00', end_time: '21:30:00' } // oxfmt-ignore
      const { body: made } = await send(`${api}/hires/`, 'POST', wish)
      expect(made).to.deep.include({ status: 'provisional', end_time: '21:30', hours: 2.5, charge: 59.5, payment_status: 'unpaid' }) // oxfmt-ignore
      expect((await send(`${api}/hires/`, 'POST', { ...wish, end_time: '18:00' })).status).to.equal(400)
      expect((await send(`${api}/hires/`, 'POST', { ...wish, start_time: '21:00', end_time: '22:00' })).body).to.have.keys('room') // oxfmt-ignore
      const lost = await send(`${api}/hires/`, 'POST', { ...wish, room: 99 })
      expect(lost).to.deep.equal({ status: 400, body: { room: ['Invalid pk "99" - object does not exist.'] } })
      expect((await send(`${api}/hires/`, 'POST', { room: 10 })).body).to.have.keys('hirer', 'purpose', 'date', 'start_time', 'end_time') // oxfmt-ignore
      const own = `${api}/hires/${made.id}/`
      expect((await send(own, 'PATCH', { setup: { chairs: 40 } })).body.setup).to.deep.equal({ layout: 'clear_floor', chairs: 40, tables: 0 }) // oxfmt-ignore
      expect((await send(`${own}confirm/`, 'POST')).body.status).to.equal('confirmed')
      expect((await send(`${own}confirm/`, 'POST')).status).to.equal(409)
      const { body: payment } = await send(`${api}/payments/`, 'POST', { hire: made.id, amount: 20, method: 'card' })
      expect(payment.paid_on).to.equal('2026-03-18')
      expect((await send(own)).body.payment_status).to.equal('part_paid')
      expect((await send(own, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/payments/${payment.id}/`, 'DELETE')).status).to.equal(204)
      expect((await send(own, 'DELETE')).status).to.equal(204)

      const open = data.hallClasses.find(one => one.placesLeft > 0)!
      const full = data.hallClasses.find(one => one.placesLeft === 0)!
      const { id: participant } = data.hallParticipants.find(one => !open.participants.includes(one.id) && !full.participants.includes(one.id))! // oxfmt-ignore
      const { placesLeft } = open
      const enrolled = await send(`${api}/classes/${open.id}/enrol/`, 'POST', { participant })
      expect(enrolled.body.places_left).to.equal(placesLeft - 1)
      expect((await send(`${api}/classes/${open.id}/enrol/`, 'POST', { participant })).status).to.equal(409)
      expect((await send(`${api}/classes/${full.id}/enrol/`, 'POST', { participant })).status).to.equal(409)
      expect((await send(`${api}/participants/${participant}/`, 'PATCH', { phone: '1', joined_on: 'x' })).body.phone).to.equal('1') // oxfmt-ignore
      reset()
      expect((await send(`${api}/classes/${open.id}/`)).body.places_left).to.equal(placesLeft)
    } finally {
      await close()
    }
  })
})
