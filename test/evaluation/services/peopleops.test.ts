import { expect } from 'chai'
import { startPeopleops } from './peopleops/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the HR system of the IT firm of set aw', () => {
  it('pages by offset, decides on leave once, hands out what is in stock, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startPeopleops({ clock })
    try {
      expect((await send(`${url}/v1/offices`)).body).to.have.length(5)
      const leave = `${url}/v1/leave-requests`
      const sick = data.quillLeaves.filter(one => one.type === 'sick_leave')
      const page = (await send(`${leave}?type=sick_leave&limit=10&offset=20`)).body
      expect(page).to.deep.include({ total: sick.length, limit: 10, offset: 20 })
      expect(page.results.map((one: Answer) => one.id)).to.deep.equal(sick.slice(20, 30).map(one => one.id))
      expect((await send(`${leave}?from_date=2026-03-18&to_date=2026-03-18`)).body.total).to.be.within(4, 20)
      expect((await send(`${leave}?type=holiday`)).status).to.equal(422)
      const [, second] = data.quillEmployees
      const wish = { employee_id: second!.id, type: 'annual_leave', start_date: '2026-09-07', end_date: '2026-09-13' }
      const made = await send(leave, 'POST', wish)
      expect(made.body).to.deep.include({ ...wish, status: 'pending', days: 5 })
      const own = `${leave}/${made.body.id}`
      expect((await send(own, 'PATCH', { end_date: '2026-09-08' })).body.days).to.equal(2)
      expect((await send(own, 'PATCH', { end_date: '2026-09-01' })).status).to.equal(422)
      expect((await send(`${own}/approve`, 'POST')).body.status).to.equal('approved')
      expect((await send(`${own}/decline`, 'POST')).status).to.equal(409)
      expect((await send(leave, 'POST', { ...wish, employee_id: 'nobody' })).status).to.equal(422)
      expect((await send(`${url}/v1/employees?q=marta%20nowak`)).body.total).to.equal(2)
      expect((await send(`${url}/v1/employees/${second!.id}/reports`)).body).to.have.length(5)
      const spare = data.quillEquipment.find(one => one.status === 'in_stock')!
      const piece = `${url}/v1/equipment/${spare.id}`
      const handed = await send(`${piece}/assign`, 'POST', { employee_id: second!.id })
      expect(handed.body).to.deep.include({ status: 'in_use', assigned_to: second!.id, assigned_on: '2026-03-18' })
      expect((await send(`${piece}/assign`, 'POST', { employee_id: second!.id })).status).to.equal(409)
      expect((await send(`${piece}/return`, 'POST')).body.assigned_to).to.equal(null)
      const leaving = `${url}/v1/employees/${second!.id}/offboard`
      expect((await send(leaving, 'POST', { end_date: '2026-03-01' })).body.status).to.equal('left')
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
