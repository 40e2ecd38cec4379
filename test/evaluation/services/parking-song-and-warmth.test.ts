import { expect } from 'chai'
import { startChoir } from './choir/serve.ts'
import { startHeating } from './heating/serve.ts'
import { startParking } from './parking/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, link: response.headers.get('link'), body: answer }
}

describe('the services of set ag', () => {
  it('the parking operator gives a cursor in meta, grants a permit, and cancels a penalty once', async () => {
    const { url, data, reset, close } = await startParking({ clock })
    try {
      const paid = data.penalties.filter(one => one.status === 'paid')
      const first = await send(`${url}/v1/penalties?status=paid&page_size=30`)
      expect([first.body.data.length, first.body.meta.page_size]).to.deep.equal([30, 30])
      const second = await send(`${url}/v1/penalties?status=paid&page_size=100&cursor=${first.body.meta.next_cursor}`)
      expect(second.body.data.map(({ number }: Answer) => number)).to.deep.equal(paid.slice(30).map(one => one.number))
      expect(second.body.meta.next_cursor).to.equal(null)
      expect((await send(`${url}/v1/penalties?cursor=none`)).status).to.equal(400)
      const site = (await send(`${url}/v1/car_parks/3`)).body.data
      expect([site.name, site.tariff.day_maximum, site.max_height_metres]).to.deep.equal(['Castle Gardens', 16, 2])
      const { id } = data.penalties.find(one => one.status === 'open')!
      expect((await send(`${url}/v1/penalties/${id}/cancel`, 'POST')).body.data.status).to.equal('cancelled')
      expect((await send(`${url}/v1/penalties/${id}/cancel`, 'POST')).status).to.equal(409)
      const vehicle = { plate: 'AB12 CDE', make: 'Kia', colour: 'red' }
      const permit = { customer_id: 3006, car_park_id: 2, type: 'resident', vehicle, valid_from: '2026-04-01' }
      const granted = await send(`${url}/v1/permits`, 'POST', permit)
      expect([granted.status, granted.body.data.valid_until, granted.body.data.status]).to.deep.equal([201, '2027-03-31', 'active']) // oxfmt-ignore
      expect((await send(`${url}/v1/permits`, 'POST', { ...permit, car_park_id: 77 })).status).to.equal(400)
      expect((await send(`${url}/v1/customers`, 'POST', { first_name: 'Una' })).body.error.message).to.match(
        /last_name/,
      )
      expect((await send(`${url}/v1/wardens/51`, 'PATCH', { car_park_id: 77 })).status).to.equal(422)
      const cheaper = await send(`${url}/v1/car_parks/3`, 'PATCH', { tariff: { first_hour: 2.5 } })
      expect(cheaper.body.data.tariff).to.deep.equal({ first_hour: 2.5, further_hour: 2.2, day_maximum: 16 })
      reset()
      expect([data.permits.length, data.parkingSessions.length, data.penalties.length]).to.deep.equal([120, 280, 165])
    } finally {
      await close()
    }
  })

  it('the choir serves JSON:API with many pieces in a concert, and calls a concert off once', async () => {
    const { url, data, close } = await startChoir({ clock })
    try {
      const page = await send(`${url}/api/singers?filter[voicePart]=alto&page[offset]=10&page[limit]=5`)
      const altos = data.singers.filter(one => one.voicePart === 'alto')
      expect(page.body.meta.totalResources).to.equal(altos.length)
      expect(page.body.data[0]).to.deep.include({ type: 'singers', id: String(altos[10]!.id) })
      expect(new URL(page.body.links.next, url).searchParams.get('page[offset]')).to.equal('15')
      const concert = (await send(`${url}/api/concerts/508`)).body.data
      expect(concert.relationships.programme.data).to.deep.equal([{ type: 'pieces', id: '307' }, { type: 'pieces', id: '308' }]) // oxfmt-ignore
      expect([concert.attributes.title, concert.relationships.venue.data.id]).to.deep.equal(['Bach and Sons', '11'])
      expect((await send(`${url}/api/concerts/508/cancel`, 'POST')).body.data.attributes.status).to.equal('cancelled')
      expect((await send(`${url}/api/concerts/508/cancel`, 'POST')).status).to.equal(409)
      const attributes = { firstName: 'Ottilie', lastName: 'Brandvold', email: 'o@home.example', voicePart: 'alto' }
      const added = await send(`${url}/api/singers`, 'POST', { data: { type: 'singers', attributes } })
      expect([added.status, added.body.data.attributes.joinedOn]).to.deep.equal([201, '2026-03-18'])
      const links = (singer: string) => ({ singer: { data: { type: 'singers', id: singer } }, rehearsal: { data: { type: 'rehearsals', id: '703' } } }) // oxfmt-ignore
      const absence = (singer: string) => ({ data: { type: 'absences', attributes: { reason: 'illness' }, relationships: links(singer) } }) // oxfmt-ignore
      const missed = await send(`${url}/api/absences`, 'POST', absence(added.body.data.id as string))
      expect(missed.body.data.relationships.rehearsal.data.id).to.equal('703')
      expect((await send(`${url}/api/absences`, 'POST', absence('5'))).status).to.equal(400)
      expect((await send(`${url}/api/pieces/301`, 'DELETE')).status).to.equal(204)
      expect(data.pieces).to.have.length(27)
      const changed = await send(`${url}/api/concerts/509`, 'PATCH', { data: { type: 'concerts', id: '509', attributes: { ticketPrice: 18 } } }) // oxfmt-ignore
      expect(changed.body.data.attributes.ticketPrice).to.equal(18)
    } finally {
      await close()
    }
  })

  it('the heating firm links to the next page in a header, plans a job, and cancels a contract once', async () => {
    const { url, data, close } = await startHeating({ clock })
    try {
      const first = await send(`${url}/api/v3/jobs?status=completed&perPage=100`)
      const next = /^<(.+)>; rel="next"$/.exec(first.link!)![1]!
      const second = await send(next)
      const done = data.jobs.filter(one => one.status === 'completed')
      expect([...first.body, ...second.body].map(({ id }: Answer) => id)).to.deep.equal(done.map(one => one.id))
      expect(second.link).to.equal(null)
      expect(first.body[0].cost).to.have.all.keys('labour', 'parts', 'total')
      const { id } = data.contracts.find(one => one.status === 'active')!
      expect((await send(`${url}/api/v3/contracts/${id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/api/v3/contracts/${id}/cancel`, 'POST')).status).to.equal(409)
      const job = { applianceId: 5003, type: 'repair', scheduledFor: '2026-03-27T09:30', engineerId: 22 }
      const planned = await send(`${url}/api/v3/jobs`, 'POST', job)
      expect([planned.status, planned.body.status, planned.body.scheduledFor]).to.deep.equal([201, 'scheduled', '2026-03-27T09:30:00Z']) // oxfmt-ignore
      expect(planned.body.customerId).to.equal(data.appliances[2]!.customerId)
      expect((await send(`${url}/api/v3/jobs`, 'POST', { ...job, applianceId: 1 })).status).to.equal(400)
      expect((await send(`${url}/api/v3/parts`, 'POST', { sku: 'X' })).body.message).to.match(/name/)
      expect((await send(`${url}/api/v3/parts/614`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/api/v3/parts/614`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
