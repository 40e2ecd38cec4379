import { expect } from 'chai'
import { startMusicshop } from './musicshop/serve.ts'
import { startStaffhub } from './staffhub/serve.ts'
import { startTaskdesk } from './taskdesk/serve.ts'
import { startTownlibrary } from './townlibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[], name = 'id') => rows.map(row => row[name])

describe('the services of set ap', () => {
  it('the task tracker answers in JSON:API, gives a task the next key of its project, and completes it once', async () => {
    const { url, data, reset, close } = await startTaskdesk({ clock })
    try {
      const bugs = data.deskTasks.filter(one => one.type === 'bug')
      const { body } = await send(`${url}/api/tasks?filter[type]=bug&page[size]=10&page[number]=2`)
      expect([idsOf(body.data).map(Number), body.meta.total]).to.deep.equal([idsOf(bugs.slice(10, 20)), bugs.length])
      const logged = (id: number) => data.deskTimeEntries.filter(one => one.taskId === id).reduce((all, one) => all + one.hours, 0) // oxfmt-ignore
      expect(data.deskTasks.every(one => one.effort.loggedHours === logged(one.id))).to.equal(true)
      const project = { data: { type: 'projects', id: '106' } }
      const count = data.deskTasks.filter(one => one.projectId === 106).length
      const made = await send(`${url}/api/tasks`, 'POST', { data: { attributes: { title: 'Try it' }, relationships: { project } } }) // oxfmt-ignore
      expect(made.body.data.attributes).to.deep.include({ key: `API-${count + 1}`, status: 'todo', effort: { estimatedHours: null, loggedHours: 0 } }) // oxfmt-ignore
      const own = `${url}/api/tasks/${made.body.data.id}`
      expect((await send(`${own}/complete`, 'POST')).body.data.attributes.completedOn).to.equal('2026-03-18')
      expect((await send(`${own}/complete`, 'POST')).status).to.equal(409)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('the music shop goes on from a cursor without a total, and cancels what is not sent', async () => {
    const { url, data, close } = await startMusicshop({ clock })
    try {
      const sent = data.instrumentOrders.filter(one => one.status === 'delivered')
      const first = (await send(`${url}/v3/orders?status=delivered&limit=20`)).body
      expect([idsOf(first.items), first.hasMore]).to.deep.equal([idsOf(sent.slice(0, 20)), true])
      const next = (await send(`${url}/v3/orders?status=delivered&limit=20&cursor=${first.nextCursor}`)).body
      expect(idsOf(next.items)).to.deep.equal(idsOf(sent.slice(20, 40)))
      const open = data.instrumentOrders.find(one => one.status === 'pending')!
      expect((await send(`${url}/v3/orders/${open.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/v3/orders/${sent[0]!.id}/cancel`, 'POST')).status).to.equal(409)
      const { stock } = data.instrumentProducts[0]!
      const more = await send(`${url}/v3/products/prd_401`, 'PATCH', { stock: { onHand: 77 } })
      expect(more.body.stock).to.deep.equal({ ...stock, onHand: 77 })
      const wish = { orderId: sent[0]!.id, reason: 'damaged' }
      expect((await send(`${url}/v3/returns`, 'POST', { ...wish, productId: sent[0]!.lines[0]!.productId })).status).to.equal(201) // oxfmt-ignore
      expect((await send(`${url}/v3/returns`, 'POST', { ...wish, productId: 'prd_1' })).status).to.equal(400)
      expect((await send(`${url}/v3/customers`, 'POST', { firstName: 'Al' })).body.error.message).to.equal('lastName is required') // oxfmt-ignore
    } finally {
      await close()
    }
  })

  it('the town library counts from an offset, and lends a copy once at a time', async () => {
    const { url, data, close } = await startTownlibrary({ clock })
    try {
      const api = `${url}/api/v1`
      const free = data.townCopies.filter(one => one.status === 'Available')
      const { body } = await send(`${api}/Copies?Status=Available&Offset=30&Limit=15`)
      expect([idsOf(body.Records, 'Id'), body.TotalCount]).to.deep.equal([idsOf(free.slice(30, 45)), free.length])
      const out = data.townLoans.filter(one => one.returnedOn === null)
      expect(new Set(idsOf(out, 'copyId')).size).to.equal(out.length)
      const wish = { CopyId: free[0]!.id, MemberId: 3001 }
      const made = await send(`${api}/Loans`, 'POST', wish)
      expect(made.body.DueOn).to.equal('2026-04-08')
      expect((await send(`${api}/Loans`, 'POST', wish)).body.Title).to.equal('The copy is not available.')
      expect((await send(`${api}/Loans/${made.body.Id}/Renew`, 'POST')).body.DueOn).to.equal('2026-04-15')
      expect((await send(`${api}/Loans/${made.body.Id}/Return`, 'POST')).body.ReturnedOn).to.equal('2026-03-18')
      expect((await send(`${api}/Loans/${made.body.Id}/Renew`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/Copies/${free[0]!.id}`)).body.Status).to.equal('Available')
      const due = data.townFines.find(one => one.paidOn === null)!
      expect((await send(`${api}/Fines/${due.id}/Pay`, 'POST')).body.PaidOn).to.equal('2026-03-18')
    } finally {
      await close()
    }
  })

  it('the staff system leads on by links alone, and settles a leave request once', async () => {
    const { url, data, close } = await startStaffhub({ clock })
    try {
      const seen: number[] = []
      for (let at: string | undefined = '/hr/v5/leave_requests?status=approved&limit=40'; at;) {
        const { body }: { body: Answer } = await send(`${url}${at}`)
        seen.push(...idsOf(body._embedded.leave_requests))
        at = body._links.next?.href
      }
      expect(seen).to.deep.equal(idsOf(data.hubLeaveRequests.filter(one => one.status === 'approved')))
      const request = data.hubLeaveRequests.find(one => one.status === 'pending')!
      const own = `${url}/hr/v5/leave_requests/${request.id}`
      expect((await send(own)).body._links.employee.href).to.equal(`/hr/v5/employees/${request.employeeId}`)
      expect((await send(`${own}/approve`, 'POST')).body.status).to.equal('approved')
      expect((await send(`${own}/reject`, 'POST')).status).to.equal(409)
      const raised = await send(`${url}/hr/v5/employees/1020`, 'PATCH', { salary: { amount: 40_000 } })
      expect(raised.body.salary).to.deep.equal({ amount: 40_000, currency: 'GBP' })
      expect((await send(`${url}/hr/v5/employees/1020`, 'PATCH', { department_id: 99 })).status).to.equal(422)
      const asked = await send(`${url}/hr/v5/leave_requests`, 'POST', { employee_id: 1020, leave_type: 'annual', start_date: '2026-04-01', end_date: '2026-04-03' }) // oxfmt-ignore
      expect(asked.body).to.include({ days: 3, status: 'pending' })
    } finally {
      await close()
    }
  })
})
