import { expect } from 'chai'
import { startNurseries } from './nurseries/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the nurseries of set bc', () => {
  it('pages by cursor, filters and sorts, keeps the rest of an object, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startNurseries({ clock })
    const api = `${url}/api/v2`
    try {
      const paid = data.nurseryInvoices.filter(one => one.status === 'PAID').toSorted((one, other) => other.totalCents - one.totalCents) // oxfmt-ignore
      const read: Answer[] = []
      for (let cursor = ''; ;) {
        const { body } = await send(`${api}/invoices?status=PAID&sortBy=totalCents&sortOrder=desc&limit=60${cursor}`)
        read.push(...body.data)
        expect(body.meta.hasMore).to.equal(read.length < paid.length)
        if (!body.meta.nextCursor) break
        cursor = `&cursor=${body.meta.nextCursor}`
      }
      expect(read.map(one => one.totalCents)).to.deep.equal(paid.map(one => one.totalCents))
      expect(new Set(read.map(one => one.id)).size).to.equal(paid.length)
      expect((await send(`${api}/invoices?cursor=abc`)).status).to.equal(400)
      const child = data.nurseryChildren.find(one => one.status === 'ENROLLED' && one.allergies.length > 0)!
      const { guardian } = child.guardians[0]!
      const found = await send(`${api}/children?allergy=${child.allergies[0]}&guardianId=${guardian.id}`)
      expect(found.body.data.map((one: Answer) => one.id)).to.include(child.id)
      expect((await send(`${api}/bookings?dateFrom=2026-07-01`)).body.data).to.deep.equal([])
      expect((await send(`${api}/children?status=gone`)).body).to.deep.include({ statusCode: 400, error: 'Bad Request' }) // oxfmt-ignore
      expect((await send(`${api}/children?colour=red`)).status).to.equal(400)
      const site = `${api}/sites/${data.nurserySites[0]!.id}`
      const { address } = (await send(site)).body
      const moved = await send(site, 'PATCH', { address: { street: '2 Quay Lane' } })
      expect(moved.body.address).to.deep.equal({ ...address, street: '2 Quay Lane' })
      expect((await send(site, 'PATCH', { address: { planet: 'Mars' } })).status).to.equal(400)
      expect((await send(site, 'DELETE')).status).to.equal(409)
      const order = { childId: child.id, date: '2026-04-01', session: 'MORNING' }
      const booked = await send(`${api}/bookings`, 'POST', order)
      expect(booked.body).to.deep.include({ status: 'REQUESTED', child: { id: child.id, name: `${child.firstName} ${child.lastName}` } }) // oxfmt-ignore
      expect(booked.body.id).to.match(/^bkg_/)
      expect((await send(`${api}/bookings`, 'POST', { ...order, date: '2026-04-04' })).status).to.equal(400)
      expect((await send(`${api}/bookings`, 'POST', { ...order, childId: 'chd_x' })).status).to.equal(400)
      expect((await send(`${api}/bookings/${booked.body.id}/confirm`, 'POST')).body.status).to.equal('CONFIRMED')
      expect((await send(`${api}/bookings/${booked.body.id}/confirm`, 'POST')).status).to.equal(409)
      const waiting = data.nurseryChildren.find(one => one.status === 'WAITLISTED')!
      const [own, foreign] = [true, false].map(isOwn => data.nurseryRooms.find(one => (one.site.id === waiting.site.id) === isOwn)!) // oxfmt-ignore
      const enrol = `${api}/children/${waiting.id}/enrol`
      expect((await send(enrol, 'POST', { roomId: foreign!.id, startDate: '2026-04-01' })).status).to.equal(400)
      expect((await send(enrol, 'POST', { roomId: own!.id })).status).to.equal(400)
      expect((await send(enrol, 'POST', { roomId: own!.id, startDate: '2026-04-01' })).body).to.deep.include({ status: 'ENROLLED', room: { id: own!.id, name: own!.name } }) // oxfmt-ignore
      const [draft, late] = ['DRAFT', 'OVERDUE'].map(status => data.nurseryInvoices.find(one => one.status === status)!)
      expect((await send(`${api}/invoices/${late!.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/invoices/${draft!.id}`, 'DELETE')).status).to.equal(204)
      expect((await send(`${api}/invoices/${late!.id}/mark-paid`, 'POST')).body).to.deep.include({ status: 'PAID', paidOn: '2026-03-18' }) // oxfmt-ignore
      reset()
      expect((await send(`${api}/bookings/${booked.body.id}`)).status).to.equal(404)
      expect((await send(`${api}/invoices/${draft!.id}`)).status).to.equal(200)
    } finally {
      await close()
    }
  })
})
