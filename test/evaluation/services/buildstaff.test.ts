import { expect } from 'chai'
import { startBuildstaff } from './buildstaff/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
/** All items behind the cursors, and how many pages there are. */
async function all(url: string) {
  const items: Answer[] = []
  let pages = 0
  for (let cursor: string | null = ''; cursor !== null; pages++) {
    const { body } = await send(`${url}${cursor && `${url.includes('?') ? '&' : '?'}cursor=${cursor}`}`)
    items.push(...body.items)
    cursor = body.nextCursor
  }
  return { items, pages }
}

describe('the personnel system of a construction firm of set ay', () => {
  let service: Awaited<ReturnType<typeof startBuildstaff>>
  let url: string
  before(async () => {
    service = await startBuildstaff({ clock })
    url = `${service.url}/v1`
  })
  after(() => service.close())
  afterEach(() => service.reset())

  it('pages by cursors and filters by what it declares', async () => {
    const { data } = service
    const { items, pages } = await all(`${url}/employees`)
    expect(items).to.deep.equal(data.buildEmployees)
    expect(pages).to.equal(Math.ceil(items.length / 25))
    const trainees = await all(`${url}/employees?status=probation&limit=10`)
    expect(trainees.items).to.deep.equal(data.buildEmployees.filter(one => one.status === 'probation'))
    const [site, day] = [data.buildSites[0]!, '2026-03-18']
    const here = await all(`${url}/assignments?siteId=${site.id}&activeOn=${day}`)
    expect(here.items.map(one => one.id)).to.deep.equal(data.buildAssignments.filter(one => one.siteId === site.id && one.startsOn <= day && (one.endsOn ?? day) >= day).map(one => one.id)) // oxfmt-ignore
    const lapsed = await all(`${url}/certificates?expiresBefore=${day}&name=safe%20pass`)
    expect(lapsed.items).to.have.lengthOf.above(2)
    expect(lapsed.items.every(one => one.name === 'Safe Pass' && one.expiresOn < day)).to.equal(true)
    const away = await all(`${url}/absences?type=vacation&from=2026-03-23&to=2026-03-29`)
    expect(away.items.every(one => one.startsOn <= '2026-03-29' && one.endsOn >= '2026-03-23')).to.equal(true)
    expect((await all(`${url}/employees?search=murphy`)).items).to.have.lengthOf.above(1)
    for (const query of ['limit=101', 'cursor=nonsense', 'status=gone', 'hiredFrom=yesterday'])
      expect((await send(`${url}/employees?${query}`)).status, query).to.equal(422)
  })

  it('takes money and nested objects in part, and refuses what does not fit', async () => {
    const own = `${url}/employees/emp_0012`
    const { body: before } = await send(own)
    const moved = await send(own, 'PATCH', { address: { street: 'Main Street 3' }, monthlyPay: { amount: 3300 } })
    expect(moved.body.address).to.deep.equal({ ...before.address, street: 'Main Street 3' })
    expect(moved.body.monthlyPay).to.deep.equal({ amount: 3300, currency: 'EUR' })
    for (const wrong of [
      { monthlyPay: { amount: -1 } },
      { monthlyPay: 3300 },
      { managerId: 'emp_0012' },
      { departmentId: 'dep_99' },
      { status: 'fired' },
      { hiredOn: '1 May' },
      { weeklyHours: 60 },
      { lastName: null },
    ])
      // oxfmt-ignore
      expect((await send(own, 'PATCH', wrong)).body.error.code, JSON.stringify(wrong)).to.equal('VALIDATION_FAILED')
    expect((await send(`${url}/employees/emp_9999`)).body.error.code).to.equal('NOT_FOUND')
    const person = { firstName: 'Ann', lastName: 'Lee', email: 'a@b.example', jobTitle: 'Roofer', departmentId: 'dep_05', hiredOn: '2026-04-01' } // oxfmt-ignore
    expect((await send(`${url}/employees`, 'POST', person)).body.error.field).to.equal('monthlyPay')
    const hired = await send(`${url}/employees`, 'POST', { ...person, monthlyPay: { amount: 3000 } })
    expect(hired.body).to.deep.include({ id: `emp_${String(service.data.buildEmployees.length).padStart(4, '0')}`, status: 'probation', managerId: service.data.buildDepartments[4]!.headId }) // oxfmt-ignore
  })

  it('requests, decides and deletes absences, and books people on courses', async () => {
    const wish = { employeeId: 'emp_0012', type: 'vacation', startsOn: '2026-05-01', endsOn: '2026-05-05' }
    expect((await send(`${url}/absences`, 'POST', { ...wish, endsOn: '2026-04-05' })).status).to.equal(422)
    const { body: asked } = await send(`${url}/absences`, 'POST', wish)
    expect(asked).to.deep.include({ ...wish, status: 'requested', workingDays: 3 })
    const own = `${url}/absences/${asked.id}`
    expect((await send(own, 'PATCH', { endsOn: '2026-05-08' })).body.workingDays).to.equal(6)
    expect((await send(`${own}/approve`, 'POST')).body.status).to.equal('approved')
    expect((await send(`${own}/reject`, 'POST')).status).to.equal(409)
    expect((await send(own, 'DELETE')).status).to.equal(204)
    expect((await send(own)).status).to.equal(404)
    const { buildTrainings } = service.data
    const course = buildTrainings.find(one => one.status === 'planned' && one.participantIds.length < one.seats)!
    const book = (id: string, employeeId: string) => send(`${url}/trainings/${id}/participants`, 'POST', { employeeId })
    const employeeId = service.data.buildEmployees.find(one => !course.participantIds.includes(one.id))!.id
    expect((await book(course.id, employeeId)).body.participantIds).to.include(employeeId)
    expect((await book(course.id, employeeId)).status).to.equal(409)
    expect((await book(course.id, 'emp_9999')).status).to.equal(422)
    expect((await book(buildTrainings[0]!.id, employeeId)).status).to.equal(409)
    const booked = await all(`${url}/trainings?participantId=${employeeId}&status=planned`)
    expect(booked.items.map(one => one.id)).to.include(course.id)
  })
})
