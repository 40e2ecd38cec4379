import { expect } from 'chai'
import { startHostelstaff } from './hostelstaff/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', data?: object) {
  const response = await fetch(url, { method, ...(data && { body: JSON.stringify({ data }) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the staff system of the hostels of set ax', () => {
  it('links its pages and what belongs together, decides on absences once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startHostelstaff({ clock })
    const at = (path: string) => `${url}/api/v1/${path}`
    try {
      const lasting = data.hostelEmployees.filter(one => one.contractType === 'permanent')
      const { body } = await send(at('employees?filter[contract-type]=permanent&page[number]=2&page[size]=15&include=line-manager')) // oxfmt-ignore
      expect(body.data.map((one: Answer) => one.id)).to.deep.equal(lasting.slice(15, 30).map(one => one.id))
      expect(body.meta).to.deep.equal({ 'total-count': lasting.length, 'total-pages': 3 })
      expect((await send(url + body.links.next)).body.data[0].id).to.equal(lasting[30]!.id)
      const manager = data.hostelSites[0]!.managerId!
      expect(body.included[0]).to.deep.include({ type: 'employees' })
      const own = await send(at(`employees/${manager}/direct-reports`))
      expect(own.body.data[0].relationships['line-manager'].data).to.deep.equal({ type: 'employees', id: manager })
      expect((await send(at('hostels?sort=-beds'))).body.data[0].attributes.beds).to.equal(42)
      expect((await send(at('hostels?page[size]=500'))).status).to.equal(400)

      const relationships = { employee: { data: { type: 'employees', id: manager } } }
      const attributes = { 'absence-type': 'annual-leave', 'starts-on': '2026-09-07', 'ends-on': '2026-09-13' }
      const wish = { type: 'absences', attributes, relationships }
      const made = await send(at('absences'), 'POST', wish)
      expect(made.body.data.attributes).to.deep.include({ ...attributes, status: 'requested', days: 7, 'requested-on': '2026-03-18' }) // oxfmt-ignore
      const { id } = made.body.data
      expect((await send(at(`absences/${id}/approve`), 'POST')).body.data.attributes.status).to.equal('approved')
      expect((await send(at(`absences/${id}/decline`), 'POST')).status).to.equal(409)
      const later = { type: 'absences', id, attributes: { 'ends-on': '2026-09-10' } }
      expect((await send(at(`absences/${id}`), 'PATCH', later)).body.data.attributes.days).to.equal(4)
      expect((await send(at(`absences/${id}`), 'PATCH', { ...later, id: '4001' })).status).to.equal(409)
      expect((await send(at('absences'), 'POST', { ...wish, attributes: { ...attributes, 'absence-type': 'holiday' } })).status).to.equal(422) // oxfmt-ignore
      expect((await send(at('absences'), 'POST', { ...wish, relationships: { employee: { data: { id: '1' } } } })).status).to.equal(422) // oxfmt-ignore

      const open = data.hostelShifts.find(one => one.status === 'open')!
      const given = await send(at(`shifts/${open.id}`), 'PATCH', { type: 'shifts', id: open.id, relationships })
      expect(given.body.data.attributes.status).to.equal('confirmed')
      expect((await send(at('vacancies/312'), 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(at(`absences/${id}`))).status).to.equal(404)
      expect((await send(at('vacancies/312'))).status).to.equal(200)
    } finally {
      await close()
    }
  })
})
