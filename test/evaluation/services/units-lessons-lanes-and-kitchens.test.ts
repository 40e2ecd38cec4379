import { expect } from 'chai'
import { startKitchens } from './kitchens/serve.ts'
import { startLangschool } from './langschool/serve.ts'
import { startSelfstorage } from './selfstorage/serve.ts'
import { startSwimpool } from './swimpool/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer, headers: response.headers }
}
const idsOf = (rows: Answer[], name = 'id') => rows.map(row => Number(row[name]))

describe('the services of set ao', () => {
  it('the self-storage company numbers its pages, lets a unit once at a time, and takes notice once', async () => {
    const { url, data, reset, close } = await startSelfstorage({ clock })
    try {
      const api = `${url}/api/v2`
      const vacant = data.storageUnits.filter(one => one.status === 'Vacant')
      const { body } = await send(`${api}/Units?Status=Vacant&Page=2&PageSize=10`)
      expect([idsOf(body.Items, 'Id'), body.TotalItems]).to.deep.equal([idsOf(vacant.slice(10, 20)), vacant.length])
      const now = data.storageContracts.filter(one => one.status !== 'Ended').map(one => one.unitId)
      expect(new Set(now).size).to.equal(now.length)
      const own = `${api}/Contracts/${data.storageContracts.find(one => one.status === 'Active')!.id}/GiveNotice`
      expect((await send(own, 'POST')).body.EndDate).to.equal('2026-04-17')
      expect((await send(own, 'POST')).status).to.equal(409)
      expect((await send(`${api}/Tenants`, 'POST', { FirstName: 'Al' })).body.Title).to.equal('The LastName field is required.') // oxfmt-ignore
      const late = data.storageInvoices.find(one => one.status === 'Overdue')!
      expect((await send(`${api}/Invoices/${late.id}/MarkPaid`, 'POST')).body.PaidOn).to.equal('2026-03-18')
      reset()
      expect(data.storageInvoices.find(one => one.id === late.id)!.paidOn).to.equal(null)
    } finally {
      await close()
    }
  })

  it('the language school answers in JSON:API, and takes what a document links to', async () => {
    const { url, data, close } = await startLangschool({ clock })
    try {
      const spanish = data.languageCourses.filter(one => one.language === 'Spanish')
      const { body } = await send(`${url}/api/courses?filter[language]=Spanish&page[size]=5&page[number]=2`)
      expect([idsOf(body.data), body.meta.total]).to.deep.equal([idsOf(spanish.slice(5, 10)), spanish.length])
      expect(body.data[0].relationships.teacher.data).to.deep.equal({ type: 'teachers', id: String(spanish[5]!.teacherId) }) // oxfmt-ignore
      const able = data.languageTeachers.filter(one => one.teaches.includes('Italian'))
      expect(idsOf((await send(`${url}/api/teachers?filter[teaches]=Italian`)).body.data)).to.deep.equal(idsOf(able))
      const links = (course: number) => ({ student: { data: { type: 'students', id: '1201' } }, course: { data: { type: 'courses', id: String(course) } } }) // oxfmt-ignore
      const made = await send(`${url}/api/enrolments`, 'POST', { data: { type: 'enrolments', relationships: links(spanish[0]!.id) } }) // oxfmt-ignore
      expect([made.status, made.body.data.attributes.status]).to.deep.equal([201, 'confirmed'])
      expect(data.courseEnrolments.at(-1)).to.include({ studentId: 1201, courseId: spanish[0]!.id })
      expect((await send(`${url}/api/enrolments`, 'POST', { data: { relationships: links(1) } })).status).to.equal(422)
      const moved = await send(`${url}/api/courses/${spanish[0]!.id}`, 'PATCH', { data: { attributes: { room: 'Attic' } } }) // oxfmt-ignore
      expect(moved.body.data.attributes.room).to.equal('Attic')
      const planned = data.languageCourses.find(one => one.status === 'planned')!
      expect((await send(`${url}/api/courses/${planned.id}/cancel`, 'POST')).body.data.attributes.status).to.equal('cancelled') // oxfmt-ignore
      expect((await send(`${url}/api/courses/${planned.id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/api/enrolments/3001`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/api/enrolments/3001`)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('the swimming pool goes on from a cursor, and a session is cancelled before it takes place', async () => {
    const { url, data, close } = await startSwimpool({ clock })
    try {
      const sure = data.swimBookings.filter(one => one.status === 'attended')
      const first = (await send(`${url}/v2/bookings?status=attended&limit=15`)).body
      expect([idsOf(first.data), first.meta.total]).to.deep.equal([idsOf(sure.slice(0, 15)), sure.length])
      const next = (await send(`${url}/v2/bookings?status=attended&limit=15&cursor=${first.meta.nextCursor}`)).body
      expect(idsOf(next.data)).to.deep.equal(idsOf(sure.slice(15, 30)))
      const session = data.swimSessions.find(one => one.status === 'scheduled')!
      const made = (await send(`${url}/v2/bookings`, 'POST', { memberId: 3301, sessionId: session.id })).body
      expect(made).to.deep.include({ status: 'booked', people: { adults: 1, children: 0 } })
      expect((await send(`${url}/v2/bookings`, 'POST', { memberId: 1, sessionId: session.id })).status).to.equal(400)
      expect((await send(`${url}/v2/sessions/${session.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/v2/sessions/${session.id}/cancel`, 'POST')).status).to.equal(409)
    } finally {
      await close()
    }
  })

  it('the kitchen showrooms give bare lists from an offset on, and an order costs its cupboards', async () => {
    const { url, data, close } = await startKitchens({ clock })
    try {
      const done = data.kitchenAppointments.filter(one => one.status === 'completed')
      const { body, headers } = await send(`${url}/api/v1/appointments?status=completed&offset=20&limit=20`)
      expect([idsOf(body), headers.get('x-total-count')]).to.deep.equal([idsOf(done.slice(20, 40)), String(done.length)]) // oxfmt-ignore
      const wish = { customer_id: 2001, model_id: 401, unit_count: 10 }
      expect((await send(`${url}/api/v1/orders`, 'POST', wish)).body.total).to.equal(10 * data.kitchenModels[0]!.pricePerUnit) // oxfmt-ignore
      expect((await send(`${url}/api/v1/orders`, 'POST', { ...wish, model_id: 1 })).status).to.equal(400)
      const own = `${url}/api/v1/appointments/${data.kitchenAppointments.find(one => one.status === 'booked')!.id}/cancel`
      expect((await send(own, 'POST')).body.status).to.equal('cancelled')
      expect((await send(own, 'POST')).status).to.equal(409)
    } finally {
      await close()
    }
  })
})
