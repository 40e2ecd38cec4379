import { expect } from 'chai'
import { startTheatrestaff } from './theatrestaff/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the staff system of the theatres of set av', () => {
  it('counts its pages, decides on absences once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startTheatrestaff({ clock })
    try {
      const absences = `${url}/api/absences`
      const vacations = data.stageAbsences.filter(one => one.type === 'Vacation')
      const { body } = await send(`${absences}?type=Vacation&page=2&pageSize=15`)
      expect(body).to.deep.equal({ items: vacations.slice(15, 30), page: 2, pageSize: 15, totalCount: vacations.length }) // oxfmt-ignore
      const today = await send(`${absences}?from=2026-03-18&to=2026-03-18&pageSize=100`)
      expect(today.body.totalCount).to.be.within(3, 20)
      expect((await send(`${absences}?type=Holiday`)).body.title).to.equal('Bad Request')
      const wish = { employeeId: 1031, type: 'Vacation', startDate: '2026-09-07', endDate: '2026-09-13' }
      const made = await send(absences, 'POST', wish)
      expect(made.body).to.deep.include({ ...wish, status: 'Requested', days: 7, requestedOn: '2026-03-18' })
      const own = `${absences}/${made.body.id}`
      expect((await send(`${own}/approve`, 'POST')).body.status).to.equal('Approved')
      expect((await send(`${own}/reject`, 'POST')).status).to.equal(409)
      expect((await send(own, 'PATCH', { endDate: '2026-09-10' })).body.days).to.equal(4)
      expect((await send(own, 'PATCH', { endDate: '2026-09-01' })).status).to.equal(400)
      expect((await send(absences, 'POST', { ...wish, employeeId: 1 })).status).to.equal(400)
      expect((await send(`${url}/api/employees?search=okafor`)).body.totalCount).to.equal(2)
      const leaving = `${url}/api/employees/1031/terminate`
      expect((await send(leaving, 'POST', { leftOn: '2026-04-30' })).body.status).to.equal('Left')
      expect((await send(leaving, 'POST', { leftOn: '2026-04-30' })).status).to.equal(409)
      const taken = data.stageBookings.find(one => one.status === 'Booked')!
      const again = { trainingId: taken.trainingId, employeeId: taken.employeeId }
      expect((await send(`${url}/api/training-bookings`, 'POST', again)).status).to.equal(400)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
