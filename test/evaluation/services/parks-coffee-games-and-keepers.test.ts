import { expect } from 'chai'
import { startGamelibrary } from './gamelibrary/serve.ts'
import { startParkworks } from './parkworks/serve.ts'
import { startRoastery } from './roastery/serve.ts'
import { startZoostaff } from './zoostaff/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[], name = 'id') => rows.map(row => String(row[name]))

describe('the services of set ar', () => {
  it('the parks write what a job points to as objects, and tick it off once', async () => {
    const { url, data, reset, close } = await startParkworks({ clock })
    try {
      const api = `${url}/api/v2`
      const repairs = data.parkJobs.filter(one => one.type === 'repair')
      const { body } = await send(`${api}/jobs?type=repair&page=2&pageSize=10`)
      expect([idsOf(body.items), body.totalItems]).to.deep.equal([idsOf(repairs.slice(10, 20)), repairs.length])
      const open = data.parkJobs.find(one => one.stageId === 3)!
      const own = `${api}/jobs/${open.id}`
      const gardener = data.parkGardeners.find(one => one.id === open.assignedToId)!
      const shown = (await send(own)).body
      expect(shown.assignedTo).to.deep.equal({ id: gardener.id, name: `${gardener.firstName} ${gardener.lastName}` })
      expect(shown.stage).to.deep.equal({ id: 3, name: 'In progress' })
      expect((await send(`${own}/finish`, 'POST')).body).to.deep.include({ stage: { id: 5, name: 'Done' }, doneOn: '2026-03-18' }) // oxfmt-ignore
      expect((await send(`${own}/finish`, 'POST')).status).to.equal(409)
      expect((await send(own, 'PATCH', { stageId: 2, assignedToId: null })).body).to.deep.include({ assignedTo: null, doneOn: null }) // oxfmt-ignore
      expect((await send(`${api}/jobs`, 'POST', { title: 'Try it', type: 'repair', parkId: 1 })).body.message).to.equal('parkId does not exist') // oxfmt-ignore
      expect((await send(`${api}/reports`, 'POST', { category: 'dogs', parkId: 501 })).body.message).to.equal('message is required') // oxfmt-ignore
      reset()
      expect(data.parkJobs.find(one => one.id === open.id)!.stageId).to.equal(3)
    } finally {
      await close()
    }
  })

  it('the coffee roaster goes on from the last one of a page, and says by moments what became of an order', async () => {
    const { url, data, close } = await startRoastery({ clock })
    try {
      const api = `${url}/v1`
      const first = (await send(`${api}/orders?limit=40`)).body
      expect([idsOf(first.data), first.has_more]).to.deep.equal([idsOf(data.roastOrders.slice(0, 40)), true])
      const next = (await send(`${api}/orders?limit=40&cursor=${first.next_cursor}`)).body
      expect(idsOf(next.data)).to.deep.equal(idsOf(data.roastOrders.slice(40, 80)))
      const [coffee] = data.roastCoffees
      const wish = { customer_id: 'cus_2001', items: [{ coffee_id: coffee!.id, bags: 2 }] }
      const made = (await send(`${api}/orders`, 'POST', wish)).body
      expect(made.total).to.deep.equal({ amount: 24.95, currency: 'GBP' })
      expect((await send(`${api}/orders/${made.id}/ship`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/orders/${made.id}/cancel`, 'POST')).body.cancelled_at).to.equal('2026-03-18T12:00:00.000Z') // oxfmt-ignore
      expect((await send(`${api}/orders`, 'POST', { ...wish, customer_id: 'cus_1' })).status).to.equal(400)
      const dearer = await send(`${api}/coffees/${coffee!.id}`, 'PATCH', { price: { amount: 11 } })
      expect(dearer.body.price).to.deep.equal({ amount: 11, currency: 'GBP' })
      const on = data.roastSubscriptions.find(one => one.nextDeliveryOn !== null)!
      expect((await send(`${api}/subscriptions/${on.id}/pause`, 'POST')).body).to.include({ paused_on: '2026-03-18', next_delivery_on: null }) // oxfmt-ignore
      expect((await send(`${api}/subscriptions/${on.id}/pause`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/reviews/rev_601`, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })

  it('the library of games lends a game once at a time, extends a loan once and takes it back once', async () => {
    const { url, data, close } = await startGamelibrary({ clock })
    try {
      const api = `${url}/api/v1`
      const out = data.gameLoans.filter(one => !one.returned)
      const { body } = await send(`${api}/loans?filter[returned]=false&page[size]=100`)
      expect(idsOf(body.data)).to.deep.equal(idsOf(out))
      expect(new Set(idsOf(out, 'gameId')).size).to.equal(out.length)
      const loan = out.find(one => !one.extended)!
      const own = `${api}/loans/${loan.id}`
      expect((await send(`${own}/extend`, 'POST')).body.data.attributes.extended).to.equal(true)
      expect((await send(`${own}/extend`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/return`, 'POST')).body.data.attributes.returned).to.equal(true)
      expect((await send(`${api}/games/${loan.gameId}`)).body.data.attributes.available).to.equal(true)
      expect((await send(`${own}/return`, 'POST')).status).to.equal(409)
      const night = { data: { attributes: { title: 'Try it', date: '2026-04-01' } } }
      expect((await send(`${api}/game-nights`, 'POST', night)).body.errors[0].detail).to.equal('host is required')
    } finally {
      await close()
    }
  })

  it('the staff system of the zoo decides about time off once, and counts its days', async () => {
    const { url, data, close } = await startZoostaff({ clock })
    try {
      const api = `${url}/staff`
      const asked = data.zooTimesOff.filter(one => one.status === 'Pending')
      const { body } = await send(`${api}/TimeOffRequests?Status=Pending&PageSize=5&PageNumber=2`)
      expect([idsOf(body.Results, 'Id'), body.TotalCount]).to.deep.equal([idsOf(asked.slice(5, 10)), asked.length])
      const own = `${api}/TimeOffRequests/${asked[0]!.id}`
      expect((await send(`${own}/Refuse`, 'POST')).body.Status).to.equal('Refused')
      expect((await send(`${own}/Approve`, 'POST')).status).to.equal(409)
      const wish = { EmployeeId: 601, Type: 'Holiday', From: '2026-05-04', To: '2026-05-08' }
      const made = (await send(`${api}/TimeOffRequests`, 'POST', wish)).body
      expect([made.Days, made.Status]).to.deep.equal([5, 'Pending'])
      expect((await send(`${api}/TimeOffRequests`, 'POST', { ...wish, To: '2026-05-01' })).status).to.equal(400)
      const shift = await send(`${api}/Shifts`, 'POST', { EmployeeId: 601, Date: '2026-05-04', Kind: 'Night' })
      expect(shift.body).to.include({ SectionId: 1, Hours: 10, Status: 'Planned' })
      expect((await send(`${api}/Shifts`, 'POST', { EmployeeId: 601 })).body.Error).to.equal('Date must be given')
    } finally {
      await close()
    }
  })
})
