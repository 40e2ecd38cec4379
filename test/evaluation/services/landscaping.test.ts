import { expect } from 'chai'
import { startLandscaping } from './landscaping/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the landscaping firm of set bf', () => {
  it('cuts lists by limit and offset with links, filters and orders them, and takes no odd value', async () => {
    const { url, data, close } = await startLandscaping({ clock })
    try {
      const api = `${url}/api`
      const { body } = await send(`${api}/jobs/?status=completed&limit=20&offset=40`)
      const done = data.landJobs.filter(one => one.status === 'completed')
      expect(body.count).to.equal(done.length)
      expect(body.results[0]).to.deep.include({ id: done[40]!.id, job_number: done[40]!.jobNumber })
      expect((await send(body.next)).body.results[0].id).to.equal(done[60]!.id)
      expect((await send(body.previous)).body.results[0].id).to.equal(done[20]!.id)
      expect((await send(`${api}/gardeners/`)).body.next).to.equal(null)
      const costs = (await send(`${api}/materials/?category=tree&ordering=-unit_price`)).body.results.map((one: Answer) => one.unit_price) // oxfmt-ignore
      expect(costs.slice(0, 2)).to.deep.equal([215, 185])
      expect((await send(`${api}/clients/?search=HUGHES`)).body.count).to.equal(2)
      const due = data.landInvoices.filter(one => one.dueOn !== null && one.dueOn >= '2026-02-01' && one.dueOn <= '2026-02-28') // oxfmt-ignore
      expect((await send(`${api}/invoices/?due_on_after=2026-02-01&due_on_before=2026-02-28`)).body.count).to.equal(due.length) // oxfmt-ignore
      const odd = ['jobs/?status=lost', 'jobs/?limit=500', 'jobs/?offset=-1', 'jobs/?scheduled_for_after=soon', 'quotes/?ordering=colour'] // oxfmt-ignore
      for (const one of odd) expect((await send(`${api}/${one}`)).status, one).to.equal(400)
    } finally {
      await close()
    }
  })

  it('creates, changes and deletes records, and carries out what may be done', async () => {
    const { url, data, reset, close } = await startLandscaping({ clock })
    try {
      const api = `${url}/api`
      const quote = { garden: 201, title: 'Rill', service_type: 'paving', amount: 900, prepared_by: 1 }
      const made = await send(`${api}/quotes/`, 'POST', quote)
      expect(made.body).to.deep.include({ status: 'draft', issued_on: null, amount: 900 })
      expect((await send(`${api}/quotes/`, 'POST', { garden: 201 })).body).to.have.keys('title', 'service_type', 'amount', 'prepared_by') // oxfmt-ignore
      const lost = await send(`${api}/quotes/`, 'POST', { ...quote, garden: 9 })
      expect(lost).to.deep.equal({ status: 400, body: { garden: ['Invalid pk "9" - object does not exist.'] } })
      const own = `${api}/quotes/${made.body.id}/`
      expect((await send(`${own}accept/`, 'POST')).status).to.equal(409)
      expect((await send(`${own}send/`, 'POST')).body).to.deep.include({ status: 'sent', issued_on: '2026-03-18' })
      expect((await send(`${own}accept/`, 'POST')).body.status).to.equal('accepted')
      expect((await send(own, 'DELETE')).status).to.equal(204)
      const garden = `${api}/gardens/201/`
      const { address } = (await send(garden)).body
      const moved = await send(garden, 'PATCH', { address: { street: '4 Mill Lane' } })
      expect(moved.body.address).to.deep.equal({ ...address, street: '4 Mill Lane' })
      expect((await send(garden, 'PATCH', { soil_type: 'mud' })).status).to.equal(400)
      expect((await send(`${api}/clients/11/`, 'DELETE')).status).to.equal(409)
      const next = data.landJobs.find(one => one.status === 'scheduled')!
      expect((await send(`${api}/jobs/${next.id}/complete/`, 'POST')).body.completed_on).to.equal('2026-03-18')
      expect((await send(`${api}/jobs/1/`)).status).to.equal(404)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
