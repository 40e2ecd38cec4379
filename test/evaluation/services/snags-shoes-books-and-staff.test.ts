import { expect } from 'chai'
import { startSchoollibrary } from './schoollibrary/serve.ts'
import { startShoeshop } from './shoeshop/serve.ts'
import { startSitelog } from './sitelog/serve.ts'
import { startWorkforce } from './workforce/serve.ts'

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

describe('the services of set aq', () => {
  it('the site log goes on from a cursor, keeps the other costs of an issue, and closes it once', async () => {
    const { url, data, reset, close } = await startSitelog({ clock })
    try {
      const api = `${url}/api`
      const done = data.siteIssues.filter(one => one.state === 'closed')
      const first = (await send(`${api}/issues?state=closed&page_size=60`)).body
      expect(idsOf(first.results)).to.deep.equal(idsOf(done.slice(0, 60)))
      const next = (await send(`${api}/issues?state=closed&page_size=100&cursor=${first.next_cursor}`)).body
      expect([idsOf(next.results), next.has_more]).to.deep.equal([idsOf(done.slice(60)), false])
      const open = data.siteIssues.find(one => one.state === 'open' && one.cost.estimated !== null)!
      const own = `${api}/issues/${open.id}`
      const changed = await send(own, 'PATCH', { cost: { actual: 12 } })
      expect(changed.body.cost).to.deep.equal({ estimated: open.cost.estimated, actual: 12 })
      expect((await send(`${own}/close`, 'POST')).body.closed_on).to.equal('2026-03-18')
      expect((await send(`${own}/close`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/issues`, 'POST', { title: 'Gap', type: 'defect', plot_id: 1 })).status).to.equal(400)
      reset()
      expect(data.siteIssues.find(one => one.id === open.id)!.state).to.equal('open')
    } finally {
      await close()
    }
  })

  it('the shoe shop lists from an offset on, and an order costs its lines', async () => {
    const { url, data, close } = await startShoeshop({ clock })
    try {
      const api = `${url}/shop/v3`
      const boots = data.shoes.filter(one => one.category === 'boot')
      const { body } = await send(`${api}/shoes?category=boot&offset=5&limit=10`)
      expect([idsOf(body.items), body.totalCount]).to.deep.equal([idsOf(boots.slice(5, 15)), boots.length])
      const [shoe] = data.shoes
      const wish = { shopperId: 'cus_1001', lines: [{ shoeId: shoe!.id, size: 38, quantity: 2 }] }
      const made = (await send(`${api}/orders`, 'POST', wish)).body
      expect([made.total, made.status]).to.deep.equal([2 * shoe!.price, 'placed'])
      expect((await send(`${api}/orders/${made.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${api}/orders/${made.id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/orders`, 'POST', { ...wish, shopperId: 'cus_1' })).status).to.equal(400)
      expect((await send(`${api}/vouchers/vou_11`, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })

  it('the school library counts its pages from 0, renews a loan and takes a book back once', async () => {
    const { url, data, close } = await startSchoollibrary({ clock })
    try {
      const api = `${url}/library`
      const poems = data.schoolBooks.filter(one => one.section === 'POETRY')
      const { body } = await send(`${api}/books?section=POETRY&page=1&size=8`)
      expect([idsOf(body._embedded.books), body.page.totalElements]).to.deep.equal([idsOf(poems.slice(8, 16)), poems.length]) // oxfmt-ignore
      expect(body._links.next.href).to.equal('/library/books?section=POETRY&page=2&size=8')
      expect(data.schoolBooks.every(one => one.copies.onLoan <= one.copies.owned)).to.equal(true)
      const loan = data.schoolLoans.find(one => one.returnedOn === null)!
      const { renewals } = loan
      const own = `${api}/loans/${loan.id}`
      expect((await send(`${own}/renew`, 'POST')).body.renewals).to.equal(renewals + 1)
      const back = (await send(`${own}/return`, 'POST')).body
      expect([back.returnedOn, back._links.book.href]).to.deep.equal(['2026-03-18', `/library/books/${loan.bookId}`])
      expect((await send(`${own}/return`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/holds`, 'POST', { bookId: 101 })).body.detail).to.equal('readerId must not be null')
    } finally {
      await close()
    }
  })

  it('the staff system gives whole lists, and decides about an absence once', async () => {
    const { url, data, close } = await startWorkforce({ clock })
    try {
      const api = `${url}/api`
      const asked = data.workAbsences.filter(one => one.status === 'Requested')
      expect(idsOf((await send(`${api}/Absences?Status=Requested`)).body, 'Id')).to.deep.equal(idsOf(asked))
      expect((await send(`${api}/Workers`)).body).to.have.lengthOf(data.workers.length)
      const own = `${api}/Absences/${asked[0]!.id}`
      expect((await send(`${own}/Approve`, 'POST')).body.Status).to.equal('Approved')
      expect((await send(`${own}/Decline`, 'POST')).status).to.equal(409)
      const wish = { WorkerId: 1001, Kind: 'AnnualLeave', FirstDay: '2026-05-04', LastDay: '2026-05-08' }
      const made = (await send(`${api}/Absences`, 'POST', wish)).body
      expect([made.WorkingDays, made.Status]).to.deep.equal([4, 'Requested'])
      expect((await send(`${api}/Absences`, 'POST', { ...wish, LastDay: '2026-05-01' })).status).to.equal(400)
      expect((await send(`${api}/Absences`, 'POST', { WorkerId: 1001 })).body.Title).to.equal('Kind is required.')
      expect((await send(`${api}/Workers/1002`, 'PATCH', { HomeAddress: { Town: 'Leeds' } })).body.HomeAddress.Street).to.equal(data.workers[1]!.homeAddress.street) // oxfmt-ignore
    } finally {
      await close()
    }
  })
})
