import { expect } from 'chai'
import { startDogstay } from './dogstay/serve.ts'
import { startElearning } from './elearning/serve.ts'
import { startJoinery } from './joinery/serve.ts'
import { startLiftcare } from './liftcare/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(({ id, Id }) => (id ?? Id) as number | string)

describe('the services of set ai', () => {
  it('the boarding house counts pages from 0, works out nights and price, and lets no dog be in two suites', async () => {
    const { url, data, reset, close } = await startDogstay({ clock })
    try {
      const booked = data.stays.filter(one => one.status === 'BOOKED')
      const { body } = await send(`${url}/api/stays?status=BOOKED&page=1&size=10`)
      expect(body.page).to.deep.equal({ size: 10, number: 1, totalElements: booked.length, totalPages: Math.ceil(booked.length / 10) }) // oxfmt-ignore
      expect(idsOf(body.content)).to.deep.equal(idsOf(booked.slice(10, 20)))
      const here = data.stays.filter(one => one.status === 'CHECKED_IN')
      expect(new Set(here.map(one => one.dogId)).size).to.equal(here.length)
      const ask = { dogId: 2001, suiteId: 1, arrivalDate: '2026-06-01', departureDate: '2026-06-04', extras: ['BATH'] }
      const stay = await send(`${url}/api/stays`, 'POST', ask)
      expect([stay.status, stay.body.nights, stay.body.totalPrice]).to.deep.equal([201, 3, 3 * data.suites[0]!.nightlyRate + 15]) // oxfmt-ignore
      expect((await send(`${url}/api/stays/${stay.body.id}/cancel`, 'POST')).body.status).to.equal('CANCELLED')
      expect((await send(`${url}/api/stays/${stay.body.id}/check-in`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/api/dogs`, 'POST', { name: 'Rex', guardianId: 7, breed: 'Poodle' })).status).to.equal(400) // oxfmt-ignore
      reset()
      expect([data.dogs.length, data.stays.length]).to.deep.equal([126, 260])
    } finally {
      await close()
    }
  })

  it('the maker of furniture gives numbered pages, releases an order once, and books what is moved', async () => {
    const { url, data, close } = await startJoinery({ clock })
    try {
      const { body } = await send(`${url}/api/v1/production-orders?status=finished&page=2&size=20`)
      const finished = data.productionOrders.filter(one => one.status === 'finished')
      expect([body.total, body.page, body.items[0].number]).to.deep.equal([finished.length, 2, finished[20]!.number])
      const { id } = data.productionOrders.find(one => one.status === 'planned')!
      expect((await send(`${url}/api/v1/production-orders/${id}/release`, 'POST')).body.status).to.equal('released')
      expect((await send(`${url}/api/v1/production-orders/${id}/release`, 'POST')).status).to.equal(409)
      const before = data.materials[0]!.quantityInStock
      const moved = { material_id: data.materials[0]!.id, kind: 'issue', quantity: 4 }
      expect((await send(`${url}/api/v1/stock-movements`, 'POST', moved)).body.moved_on).to.equal('2026-03-18')
      expect(data.materials[0]!.quantityInStock).to.equal(before - 4)
      expect((await send(`${url}/api/v1/production-orders`, 'POST', { item_id: 101 })).status).to.equal(422)
    } finally {
      await close()
    }
  })

  it('the courses online go by cursors and keys with a prefix, and are published once', async () => {
    const { url, data, close } = await startElearning({ clock })
    try {
      const first = (await send(`${url}/v2/courses?published=true&limit=30`)).body
      const second = (await send(`${url}/v2/courses?published=true&limit=30&cursor=${first.nextCursor}`)).body
      const published = data.onlineCourses.filter(one => one.published)
      expect(idsOf([...first.items, ...second.items])).to.deep.equal(idsOf(published))
      expect(second.nextCursor).to.equal(null)
      const { id } = data.onlineCourses.find(one => !one.published)!
      expect((await send(`${url}/v2/courses/${id}/publish`, 'POST')).body.publishedOn).to.equal('2026-03-18')
      expect((await send(`${url}/v2/courses/${id}/publish`, 'POST')).status).to.equal(409)
      const enrolled = await send(`${url}/v2/enrollments`, 'POST', { learnerId: 'lrn_1001', courseId: id })
      expect([enrolled.status, enrolled.body.progressPercent]).to.deep.equal([201, 0])
      expect((await send(`${url}/v2/enrollments/${enrolled.body.id}`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/v2/enrollments`, 'POST', { learnerId: 'lrn_1', courseId: id })).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('the service of elevators filters entity sets, and a call is assigned with its technician', async () => {
    const { url, data, close } = await startLiftcare({ clock })
    try {
      const filter = encodeURIComponent("State eq 'InService' and CapacityKg ge 630")
      const { body } = await send(`${url}/service/Elevators?$filter=${filter}&$count=true&$top=10&$skip=10`)
      const wanted = data.elevators.filter(one => one.state === 'InService' && one.capacityKg >= 630)
      expect([body['@odata.count'], idsOf(body.value)]).to.deep.equal([wanted.length, idsOf(wanted.slice(10, 20))])
      const call = await send(`${url}/service/ServiceCalls`, 'POST', { ElevatorId: 301, Fault: 'Noise' })
      expect([call.status, call.body.Status, call.body.Urgency]).to.deep.equal([201, 'Open', 'Normal'])
      const own = `${url}/service/ServiceCalls/${call.body.Id}`
      expect((await send(own, 'PATCH', { TechnicianId: 701 })).body.Status).to.equal('Assigned')
      expect((await send(`${own}/Close`, 'POST')).body.Status).to.equal('Closed')
      expect((await send(`${own}/Cancel`, 'POST')).status).to.equal(409)
      expect((await send(own, 'PATCH', { TechnicianId: 1 })).status).to.equal(400)
      expect((await send(own, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })
})
