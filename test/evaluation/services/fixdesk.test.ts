import { expect } from 'chai'
import { startFixdesk } from './fixdesk/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the maintenance contractor of set ay', () => {
  it('counts its pages, shows people as objects, numbers work orders, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startFixdesk({ clock })
    try {
      const orders = `${url}/work-orders`
      const completed = data.fixWorkOrders.filter(one => one.status === 'completed')
      const { body } = await send(`${orders}?status=completed&page=2&limit=30`)
      const pageCount = Math.ceil(completed.length / 30)
      expect(body).to.deep.equal({ data: completed.slice(30, 60), meta: { page: 2, limit: 30, itemCount: completed.length, pageCount, hasNextPage: true } }) // oxfmt-ignore
      expect((await send(`${orders}?search=wo-1050&order=DESC`)).body.data).to.deep.equal([data.fixWorkOrders[8]])
      expect((await send(`${url}/sites?city=bath&type=school`)).body.meta.itemCount).to.equal(3)
      expect((await send(`${url}/visits?from=2026-03-19&to=2026-03-19`)).body.meta.itemCount).to.be.above(2)
      expect((await send(`${orders}?status=lost`)).body.error).to.equal('Bad Request')
      expect((await send(`${orders}?limit=100`)).status).to.equal(400)
      const made = await send(orders, 'POST', { title: 'Loose handrail', siteId: 201, trade: 'carpentry', priority: 'high' }) // oxfmt-ignore
      expect(made.body).to.deep.include({ number: 'WO-1192', status: 'new', client: { id: 11, name: 'Avonside Homes' }, site: { id: 201, name: 'Marlow House' }, dueDate: '2026-03-23' }) // oxfmt-ignore
      expect((await send(orders, 'POST', { title: 'Loose handrail', siteId: 9, trade: 'carpentry' })).status).to.equal(400) // oxfmt-ignore
      const own = `${orders}/${made.body.id}`
      const assigned = await send(`${own}/assign`, 'POST', { technicianId: 54 })
      expect(assigned.body.assignedTo).to.deep.equal({ id: 54, firstName: 'Jamal', lastName: 'Whyte' })
      expect((await send(own, 'PATCH', { assignedToId: null, number: 'WO-1' })).body).to.deep.include({ assignedTo: null, number: 'WO-1192' }) // oxfmt-ignore
      expect((await send(own, 'PATCH', { assignedToId: 1 })).status).to.equal(400)
      expect((await send(`${own}/complete`, 'POST', {})).status).to.equal(400)
      const done = (await send(`${own}/complete`, 'POST', { finalCost: 95.5 })).body
      expect([done.status, done.finalCost, done.completedAt]).to.deep.equal(['completed', 95.5, clock.toISOString()])
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const used = { workOrderId: made.body.id, technicianId: 54, name: 'Handrail bracket', supplier: 'Tradebarn', quantity: 3, unitPrice: 4.15 } // oxfmt-ignore
      expect((await send(`${url}/material-usages`, 'POST', used)).body.totalPrice).to.equal(12.45)
      expect((await send(own, 'DELETE')).status).to.equal(409)
      const task = `${url}/tasks/${data.fixTasks[0]!.id}`
      expect((await send(task, 'PATCH', { isDone: 'no' })).status).to.equal(400)
      expect((await send(task, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
