import { expect } from 'chai'
import { startKanban } from './kanban/serve.ts'
import { startLendery } from './lendery/serve.ts'
import { startStaffroom } from './staffroom/serve.ts'
import { startToyshop } from './toyshop/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, link: response.headers.get('link'), body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(({ id, Id }) => (id ?? Id) as number)

describe('the services of set ah', () => {
  it('the boards link to the next page in a header, and note the day on which a card is shipped', async () => {
    const { url, data, reset, close } = await startKanban({ clock })
    try {
      const shipped = data.cards.filter(one => one.stage === 'shipped')
      const first = await send(`${url}/api/v1/cards?stage=shipped&per_page=100`)
      const second = await send(/<([^>]+)>; rel="next"/.exec(first.link!)![1]!)
      expect(idsOf([...first.body, ...second.body])).to.deep.equal(shipped.map(one => one.id))
      expect(second.link).not.to.match(/next/)
      const { id } = data.cards.find(one => one.stage === 'review')!
      const moved = await send(`${url}/api/v1/cards/${id}`, 'PATCH', { stage: 'shipped' })
      expect([moved.body.stage, moved.body.shipped_on]).to.deep.equal(['shipped', '2026-03-18'])
      expect((await send(`${url}/api/v1/cards/${id}`, 'PATCH', { assignee_id: 1 })).body.message).to.match(
        /assignee_id/,
      )
      const made = await send(`${url}/api/v1/cards`, 'POST', { title: 'T', board_id: 12, kind: 'spike' })
      expect([made.status, made.body.ref, made.body.stage]).to.deep.equal([201, 'MOB-999', 'backlog'])
      expect((await send(`${url}/api/v1/cards`, 'POST', { title: 'T' })).body.message).to.equal('board_id is missing')
      expect((await send(`${url}/api/v1/cards/${id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect([data.cards.length, data.timeRecords.length]).to.deep.equal([270, 340])
      expect(new Set(data.cards.map(one => one.title)).size).to.equal(270)
    } finally {
      await close()
    }
  })

  it('the toy shop counts pages from 0, shows whose a toy is in short, and cancels an order once', async () => {
    const { url, data, close } = await startToyshop({ clock })
    try {
      const page = (await send(`${url}/shop/v2/orders?status=DELIVERED&page=1&size=50`)).body
      const delivered = data.orders.filter(one => one.status === 'DELIVERED')
      expect([page.totalElements, page.number, page.pageable.offset]).to.deep.equal([delivered.length, 1, 50])
      expect(page.content[0].orderNumber).to.equal(delivered[50]!.orderNumber)
      const toy = (await send(`${url}/shop/v2/toys/505`)).body
      expect([toy.name, toy.maker]).to.deep.equal(['Wooden Blocks XL', { id: 1, name: 'Holzwerk Lindau' }])
      const { id } = data.orders.find(one => one.status === 'PAID')!
      expect((await send(`${url}/shop/v2/orders/${id}/cancel`, 'POST')).body.status).to.equal('CANCELLED')
      expect((await send(`${url}/shop/v2/orders/${id}/cancel`, 'POST')).status).to.equal(409)
      const kit = { name: 'Kit', makerId: 4, department: 'CRAFTS', price: 9.5 }
      const added = await send(`${url}/shop/v2/toys`, 'POST', kit)
      expect([added.status, added.body.maker.name, added.body.discontinued]).to.deep.equal([201, 'Tumbledown Toys', false]) // oxfmt-ignore
      expect((await send(`${url}/shop/v2/toys`, 'POST', { ...kit, makerId: 99 })).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('the library of things wraps what it answers in data, and takes a thing back once', async () => {
    const { url, data, close } = await startLendery({ clock })
    try {
      const page = (await send(`${url}/api/checkouts?state=out&per_page=20&page=2`)).body
      expect(page.meta).to.deep.equal({ page: 2, per_page: 20, total_pages: 2, total_count: 22 })
      expect(page.data).to.have.length(2)
      const out = data.checkouts.find(one => one.state === 'out')!
      const taken = await send(`${url}/api/checkouts/${out.id}/return`, 'POST')
      expect([taken.body.data.state, taken.body.data.returned_on]).to.deep.equal(['returned', '2026-03-18'])
      expect((await send(`${url}/api/checkouts/${out.id}/return`, 'POST')).status).to.equal(409)
      const person = { first_name: 'Una', last_name: 'Bell', email: 'u@x.example', membership: 'family' }
      const joined = (await send(`${url}/api/borrowers`, 'POST', person)).body.data
      expect([joined.status, joined.home_hub_id, joined.joined_on]).to.deep.equal(['active', 1, '2026-03-18'])
      const lost = data.things.find(one => one.availability === 'lent_out' && one.id !== out.thingId)!
      const loan = { thing_id: lost.id, borrower_id: joined.id, due_on: '2026-04-01' }
      expect((await send(`${url}/api/checkouts`, 'POST', loan)).status).to.equal(400)
      expect((await send(`${url}/api/things/301`, 'PATCH', { hub_id: 77 })).body.error.message).to.equal('hub_id is unknown') // oxfmt-ignore
    } finally {
      await close()
    }
  })

  it('the staff system filters entity sets, counts the working days of a request, and decides it once', async () => {
    const { url, data, close } = await startStaffroom({ clock })
    try {
      const filter = encodeURIComponent("Site eq 'Hull' and WeeklyHours ge 32")
      const page = (await send(`${url}/odata/StaffMembers?$filter=${filter}&$count=true&$top=10`)).body
      const wanted = data.staffMembers.filter(one => one.site === 'Hull' && one.weeklyHours >= 32)
      expect([page['@odata.count'], page.value.length]).to.deep.equal([wanted.length, 10])
      expect(idsOf((await send(page['@odata.nextLink'] as string)).body.value)[0]).to.equal(wanted[10]!.id)
      const ask = { StaffMemberId: 1020, Type: 'Holiday', FirstDay: '2026-04-02', LastDay: '2026-04-08' }
      const asked = await send(`${url}/odata/TimeOffRequests`, 'POST', ask)
      expect([asked.status, asked.body.WorkingDays, asked.body.Decision]).to.deep.equal([201, 5, 'Pending'])
      const own = `${url}/odata/TimeOffRequests(${asked.body.Id})`
      expect((await send(`${own}/Approve`, 'POST')).body.Decision).to.equal('Approved')
      expect((await send(`${own}/Decline`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/odata/StaffMembers?$orderby=Id`)).status).to.equal(400)
      expect((await send(`${url}/odata/Devices(8001)`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/odata/Devices(8001)`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
