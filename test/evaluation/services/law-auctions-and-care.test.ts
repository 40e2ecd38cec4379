import { expect } from 'chai'
import { startAuctionhouse } from './auctionhouse/serve.ts'
import { startHomecare } from './homecare/serve.ts'
import { startLawfirm } from './lawfirm/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the services of set ad', () => {
  it('the law firm goes on from a cursor, pays an invoice once, and wants a time for a hearing', async () => {
    const { url, data, reset, close } = await startLawfirm({ clock })
    try {
      const first = await send(`${url}/v2/matters?status=open&limit=10`)
      const second = await send(`${url}/v2/matters?status=open&limit=100&cursor=${first.body.next_cursor}`)
      const open = data.matters.filter(one => one.status === 'open')
      expect([first.body.has_more, second.body.has_more, second.body.next_cursor]).to.deep.equal([true, false, null])
      expect([...first.body.data, ...second.body.data].map(one => one.reference)).to.deep.equal(open.map(one => one.reference)) // oxfmt-ignore
      expect((await send(`${url}/v2/matters?cursor=bm9uZQ`)).status).to.equal(400)
      const { id } = data.invoices.find(one => one.status === 'overdue')!
      const paid = await send(`${url}/v2/invoices/${id}/mark_paid`, 'POST')
      expect([paid.body.status, paid.body.paid_on]).to.deep.equal(['paid', '2026-03-18'])
      expect((await send(`${url}/v2/invoices/${id}/mark_paid`, 'POST')).status).to.equal(409)
      const entry = { matter_id: open[0]!.id, lawyer_id: 12, activity: 'research', hours: 1.5 }
      const added = await send(`${url}/v2/time_entries`, 'POST', entry)
      expect([added.status, added.body.worked_on, data.timeEntries.at(-1)!.hours]).to.deep.equal([201, '2026-03-18', 1.5]) // oxfmt-ignore
      expect((await send(`${url}/v2/time_entries`, 'POST', { ...entry, lawyer_id: 99 })).status).to.equal(400)
      const hearing = { matter_id: open[0]!.id, type: 'trial', court: 'York County Court', starts_at: '2026-05-04' }
      expect((await send(`${url}/v2/hearings`, 'POST', hearing)).status).to.equal(400)
      const listed = await send(`${url}/v2/hearings`, 'POST', { ...hearing, starts_at: '2026-05-04T10:00:00Z' })
      expect([listed.body.starts_at, listed.body.status, listed.body.advocate_id]).to.deep.equal(['2026-05-04T10:00:00Z', 'scheduled', null]) // oxfmt-ignore
      reset()
      expect(data.timeEntries).to.have.length(430)
    } finally {
      await close()
    }
  })

  it('the auction house shows what a record leads to in short, and blocks and withdraws only what can be', async () => {
    const { url, data, close } = await startAuctionhouse({ clock })
    try {
      const page = await send(`${url}/api/lots?status=sold&page=1&size=20`)
      const sold = data.lots.filter(one => one.status === 'sold')
      const [shown, held] = [page.body.content[0], sold[20]!]
      const buyer = data.bidders.find(one => one.id === held.buyerId)!
      expect([page.body.totalElements, page.body.last, shown.reference]).to.deep.equal([sold.length, false, held.reference]) // oxfmt-ignore
      expect([shown.buyer.name, shown.estimate, shown.buyerId]).to.deep.equal([`${buyer.firstName} ${buyer.lastName}`, held.estimate, undefined]) // oxfmt-ignore
      expect((await send(`${url}/api/lots/${held.id}/withdraw`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/api/bidders/${buyer.id}/block`, 'POST')).body.isBlocked).to.be.true
      expect((await send(`${url}/api/bidders/${buyer.id}/block`, 'POST')).status).to.equal(409)
      const lot = { title: 'Oak Stool', department: 'furniture', estimate: { low: 80, high: 120 }, consignorId: 'con-503' } // oxfmt-ignore
      const added = await send(`${url}/api/lots`, 'POST', lot)
      expect([added.status, added.body.consignor.name, added.body.auction]).to.deep.equal([201, 'Rive Gauche Arts', null]) // oxfmt-ignore
      expect((await send(`${url}/api/lots`, 'POST', { ...lot, consignorId: 'con-99' })).status).to.equal(400)
      const planned = data.auctions.find(one => one.status === 'planned')!
      const moved = await send(`${url}/api/auctions/${planned.id}`, 'PATCH', { startsAt: '2026-09-01T15:00:00' })
      expect(moved.body.startsAt).to.equal('2026-09-01T15:00:00Z')
    } finally {
      await close()
    }
  })

  it('every lot that the auction house sold went to its last bidder, for that bid', async () => {
    const { data, close } = await startAuctionhouse({ clock })
    await close()
    for (const lot of data.lots.filter(one => one.status === 'sold')) {
      const bids = data.bids.filter(one => one.lotId === lot.id).toSorted((one, other) => one.amount - other.amount)
      expect([lot.buyerId, lot.hammerPrice], lot.id).to.deep.equal([bids.at(-1)!.bidderId, bids.at(-1)!.amount])
      expect(lot.hammerPrice, lot.id).to.be.at.least(lot.reservePrice ?? 0)
    }
  })

  it('home care filters entities, leads from page to page, and refuses a query that it does not know', async () => {
    const { url, data, close } = await startHomecare({ clock })
    try {
      const filter = encodeURIComponent("Status eq 'Completed' and MinutesLate ge 15")
      const first = await send(`${url}/odata/v4/Visits?$filter=${filter}&$top=20&$count=true`)
      const late = data.visits.filter(one => one.status === 'Completed' && one.minutesLate! >= 15)
      const second = await send(first.body['@odata.nextLink'] as string)
      expect([first.body['@odata.count'], second.body.value[0].Id]).to.deep.equal([late.length, late[20]!.id])
      const keyless = await send(`${url}/odata/v4/Clients?$filter=${encodeURIComponent('KeyCarerId eq null')}`)
      expect(keyless.body.value).to.have.length(data.clients.filter(one => one.keyCarerId === null).length)
      expect((await send(`${url}/odata/v4/Visits?$orderby=StartsAt`)).status).to.equal(400)
      expect((await send(`${url}/odata/v4/Visits?$filter=startswith(Note,'A')`)).status).to.equal(400)
      const visit = { ClientId: 501, Type: 'Shopping', StartsAt: '2026-04-02T09:30:00', DurationMinutes: 45 }
      const added = await send(`${url}/odata/v4/Visits`, 'POST', visit)
      expect([added.status, added.body.StartsAt, added.body.Status]).to.deep.equal([201, '2026-04-02T09:30:00Z', 'Planned']) // oxfmt-ignore
      expect((await send(`${url}/odata/v4/Visits(${added.body.Id})/Cancel`, 'POST')).body.Status).to.equal('Cancelled')
      expect((await send(`${url}/odata/v4/Visits(${added.body.Id})/Complete`, 'POST')).status).to.equal(409)
      const { id, address } = data.clients[3]!
      const renamed = await send(`${url}/odata/v4/Clients(${id})`, 'PATCH', { Address: { Street: '1 New Road' } })
      expect(renamed.body.Address).to.deep.equal({ Street: '1 New Road', Town: address.town, Postcode: address.postcode }) // oxfmt-ignore
      expect((await send(`${url}/odata/v4/Clients(${id})`, 'PATCH', { TeamId: 77 })).status).to.equal(400)
    } finally {
      await close()
    }
  })
})
