import { expect } from 'chai'
import { startArchstudio } from './archstudio/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the architects of set bb', () => {
  it('pages, filters and sorts, nests who is meant, and takes nothing undeclared', async () => {
    const { url, data, reset, close } = await startArchstudio({ clock })
    const api = `${url}/api`
    try {
      const schools = data.archProjects.filter(one => one.type === 'SCHOOL')
      const { body } = await send(`${api}/projects?type=SCHOOL&limit=2&page=2`)
      expect(body).to.deep.equal({ data: schools.slice(2, 4), meta: { page: 2, limit: 2, total: schools.length } })
      const [richest] = data.archProjects.toSorted((one, other) => other.feeBudget - one.feeBudget)
      expect((await send(`${api}/projects?sortBy=feeBudget&sortOrder=desc&limit=1`)).body.data[0].id).to.equal(richest!.id) // oxfmt-ignore
      expect((await send(`${api}/time-entries?dateFrom=2026-03-19`)).body.meta.total).to.equal(0)
      expect((await send(`${api}/projects?status=LOST`)).status).to.equal(400)
      expect((await send(`${api}/projects?limit=101`)).status).to.equal(400)
      expect((await send(`${api}/projects/2026-001`)).status).to.equal(400)
      expect((await send(`${api}/projects/00000000-0000-4000-8000-000000000000`)).status).to.equal(404)

      const [employee] = data.archEmployees
      const entry = { employeeId: employee!.id, projectId: richest!.id, date: '2026-03-17', hours: 2.5 }
      const logged = await send(`${api}/time-entries`, 'POST', entry)
      expect(logged.status).to.equal(201)
      expect(logged.body).to.deep.include({ employee: { id: employee!.id, name: 'Margarethe Lorenz' }, status: 'DRAFT', isBillable: true }) // oxfmt-ignore
      expect((await send(`${api}/time-entries`, 'POST', { ...entry, hours: 25 })).status).to.equal(400)
      expect((await send(`${api}/time-entries`, 'POST', { ...entry, colour: 'red' })).status).to.equal(400)
      expect((await send(`${api}/time-entries/${logged.body.id}/approve`, 'POST')).status).to.equal(409)
      const own = `${api}/projects/${richest!.id}`
      const moved = await send(own, 'PATCH', { address: { street: 'Ring 1' }, projectManagerId: employee!.id })
      expect(moved.body).to.deep.include({ address: { ...richest!.address, street: 'Ring 1' }, projectManager: { id: employee!.id, name: 'Margarethe Lorenz' } }) // oxfmt-ignore
      expect((await send(own, 'DELETE')).status).to.equal(409)
    } finally {
      reset()
      await close()
    }
  })

  it('numbers, sends and takes the money for invoices, and keeps what is referred to', async () => {
    const { url, data, reset, close } = await startArchstudio({ clock })
    const api = `${url}/api`
    try {
      const made = await send(`${api}/invoices`, 'POST', { projectId: data.archProjects[0]!.id, netAmount: 1500 })
      expect(made.body).to.deep.include({ status: 'DRAFT', grossAmount: 1800, client: data.archProjects[0]!.client })
      const own = `${api}/invoices/${made.body.id}`
      expect((await send(`${own}/mark-paid`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/send`, 'POST')).body).to.deep.include({ status: 'SENT', issuedOn: '2026-03-18', dueDate: '2026-04-01' }) // oxfmt-ignore
      expect((await send(`${own}/mark-paid`, 'POST', { paidOn: '2026-03-20' })).body).to.deep.include({ status: 'PAID', paidOn: '2026-03-20' }) // oxfmt-ignore
      expect((await send(`${api}/clients/${data.archClients[0]!.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/clients/${data.archClients[20]!.id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect(data.archClients).to.have.length(22)
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
