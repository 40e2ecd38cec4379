import { expect } from 'chai'
import { startMaplibrary } from './maplibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the map library of set av', () => {
  it('counts its pages, and lends, renews and takes back a copy', async () => {
    const { url, data, reset, close } = await startMaplibrary({ clock })
    try {
      const api = `${url}/api/v1`
      const maps = data.mapItems.filter(one => one.itemType === 'sheet_map')
      const { body } = await send(`${api}/items?item_type=sheet_map&page=2&per_page=10`)
      expect(body.data.map((one: Answer) => one.id)).to.deep.equal(maps.slice(10).map(one => one.id))
      expect(body.pagination).to.deep.equal({ page: 2, per_page: 10, total: maps.length, total_pages: 2 })
      const out = data.mapLoans.filter(one => one.returnedAt === null).map(one => one.copyId)
      expect(new Set(out).size).to.equal(out.length)
      const lent = data.mapCopies.filter(one => one.status === 'on_loan').map(one => one.id)
      expect(out.toSorted()).to.deep.equal(lent.toSorted())
      const copy = data.mapCopies.find(one => one.status === 'available')!
      const wish = { copy_id: copy.id, member_id: data.mapMembers[0]!.id }
      const made = await send(`${api}/loans`, 'POST', wish)
      expect(made.body).to.deep.include({ item: copy.item, due_on: '2026-04-08', returned_at: null, fine_status: 'none' }) // oxfmt-ignore
      expect((await send(`${api}/loans`, 'POST', wish)).body.error.message).to.equal('The copy is not available')
      const own = `${api}/loans/${made.body.id}`
      expect((await send(`${own}/renew`, 'POST')).body).to.deep.include({ due_on: '2026-04-29', renewals: 1 })
      expect((await send(`${own}/return`, 'POST')).status).to.equal(200)
      expect((await send(`${own}/renew`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/copies/${copy.id}`)).body.status).to.equal('available')
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('reserves items, and books and frees a reading room', async () => {
    const { url, data, close } = await startMaplibrary({ clock })
    try {
      const api = `${url}/api/v1`
      const [item, member] = [data.mapItems[10]!, data.mapMembers[3]!]
      const held = await send(`${api}/reservations`, 'POST', { item_id: item.id, member_id: member.id })
      expect(held.body).to.deep.include({ item: { id: item.id, title: item.title }, status: 'waiting' })
      expect((await send(`${api}/reservations/${held.body.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${api}/reservations/${held.body.id}/cancel`, 'POST')).status).to.equal(409)
      const stay = { room: 'map_room', starts_at: '2026-03-20T10:00:00Z', ends_at: '2026-03-20T12:00:00Z' }
      const lost = await send(`${api}/reading-room-bookings`, 'POST', { ...stay, member_id: 'mem_none' })
      expect([lost.status, lost.body.error.message]).to.deep.equal([400, 'member_id does not exist'])
      const booked = await send(`${api}/reading-room-bookings`, 'POST', { ...stay, member_id: member.id })
      expect(booked.body).to.deep.include({ starts_at: '2026-03-20T10:00:00.000Z', status: 'confirmed', seats: 1 })
      expect((await send(`${api}/reading-room-bookings/${booked.body.id}`, 'DELETE')).status).to.equal(204)
      expect((await send(`${api}/members`, 'POST', { first_name: 'Al' })).body.error.message).to.equal('last_name is required') // oxfmt-ignore
    } finally {
      await close()
    }
  })
})
