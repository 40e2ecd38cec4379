import { expect } from 'chai'
import { startHiring } from './hiring/serve.ts'
import { startMedialibrary } from './medialibrary/serve.ts'
import { startProjectroom } from './projectroom/serve.ts'
import { startSportshop } from './sportshop/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(({ id, Id }) => (id ?? Id) as number)

describe('the services of set aj', () => {
  it('the project tracker numbers its pages, and completes a task once', async () => {
    const { url, data, reset, close } = await startProjectroom({ clock })
    try {
      const doing = data.projectTasks.filter(one => one.status === 'doing')
      const { body } = await send(`${url}/api/v1/tasks?status=doing&page=2&limit=10`)
      expect([body.total, body.page, body.limit]).to.deep.equal([doing.length, 2, 10])
      expect(idsOf(body.items)).to.deep.equal(idsOf(doing.slice(10, 20)))
      const own = `${url}/api/v1/tasks/${doing[0]!.id}`
      expect((await send(`${own}/complete`, 'POST')).body.status).to.equal('done')
      expect((await send(`${own}/complete`, 'POST')).status).to.equal(409)
      expect((await send(own, 'PATCH', { assigneeId: 1 })).status).to.equal(400)
      expect((await send(`${url}/api/v1/tasks`, 'POST', { title: 'Try it', projectId: 11 })).body.priority).to.equal('medium') // oxfmt-ignore
      reset()
      expect(data.projectTasks.length).to.equal(340)
    } finally {
      await close()
    }
  })

  it('the sports shop goes by cursors, and cancels what has not been shipped', async () => {
    const { url, data, close } = await startSportshop({ clock })
    try {
      const first = (await send(`${url}/v1/orders?status=cancelled&limit=5`)).body
      const second = (await send(`${url}/v1/orders?status=cancelled&limit=100&cursor=${first.next_cursor}`)).body
      const cancelled = data.sportsOrders.filter(one => one.status === 'cancelled')
      expect(idsOf([...first.data, ...second.data])).to.deep.equal(idsOf(cancelled))
      expect([first.has_more, second.has_more, second.next_cursor]).to.deep.equal([true, false, null])
      const { id } = data.sportsOrders.find(one => one.status === 'paid')!
      expect((await send(`${url}/v1/orders/${id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/v1/orders/${id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/v1/customers`, 'POST', { first_name: 'Ann' })).status).to.equal(400)
      const changed = await send(`${url}/v1/products/101`, 'PATCH', { stock_quantity: 3 })
      expect([changed.body.stock_quantity, data.sportsProducts[0]!.stockQuantity]).to.deep.equal([3, 3])
    } finally {
      await close()
    }
  })

  it('the media library answers bare lists, and lends no more copies than it owns', async () => {
    const { url, data, close } = await startMedialibrary({ clock })
    try {
      const films = data.mediaItems.filter(one => one.mediaType === 'film')
      expect(idsOf((await send(`${url}/items?media_type=film&limit=20&offset=20`)).body)).to.deep.equal(idsOf(films.slice(20, 40))) // oxfmt-ignore
      expect(data.mediaItems.every(one => one.onLoan <= one.copies)).to.equal(true)
      const gone = data.mediaItems.find(one => one.onLoan === one.copies)!
      const member = data.libraryUsers.find(one => !one.blocked)!
      expect((await send(`${url}/loans`, 'POST', { item_id: gone.id, member_id: member.id })).status).to.equal(400)
      const out = data.mediaLoans.find(one => one.returnedOn === null && one.itemId === gone.id)!
      expect((await send(`${url}/loans/${out.id}/return`, 'POST')).body.returned_on).to.equal('2026-03-18')
      expect((await send(`${url}/loans/${out.id}/renew`, 'POST')).status).to.equal(409)
      const lent = await send(`${url}/loans`, 'POST', { item_id: gone.id, member_id: member.id })
      expect([lent.status, lent.body.due_on]).to.deep.equal([201, '2026-04-08'])
      expect((await send(`${url}/reservations`, 'POST', { item_id: gone.id })).status).to.equal(422)
    } finally {
      await close()
    }
  })

  it('the recruitment writes PascalCase, and publishes drafts', async () => {
    const { url, data, close } = await startHiring({ clock })
    try {
      const { body } = await send(`${url}/api/Candidates?Stage=New&PageNumber=2&PageSize=10`)
      const fresh = data.hiringCandidates.filter(one => one.stage === 'New')
      expect([body.TotalCount, idsOf(body.Items)]).to.deep.equal([fresh.length, idsOf(fresh.slice(10, 20))])
      const draft = `${url}/api/Vacancies/${data.vacancies.find(one => one.status === 'Draft')!.id}`
      expect((await send(`${draft}/Publish`, 'POST')).body.PublishedOn).to.equal('2026-03-18')
      expect((await send(`${draft}/Publish`, 'POST')).status).to.equal(409)
      expect((await send(draft, 'PATCH', { SalaryRange: { To: 90_000 } })).body.SalaryRange.To).to.equal(90_000)
      expect((await send(`${url}/api/Candidates`, 'POST', { FirstName: 'Ann', LastName: 'Lee', Email: 'a@b.example', VacancyId: 1 })).status).to.equal(400) // oxfmt-ignore
    } finally {
      await close()
    }
  })
})
