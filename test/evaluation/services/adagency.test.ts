import { expect } from 'chai'
import { startAdagency } from './adagency/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the advertising agency of set bc', () => {
  it('counts its pages, filters by what it declares, sorts, and writes decimals as texts', async () => {
    const { url, data, close } = await startAdagency({ clock })
    try {
      const api = `${url}/api/v1`
      const done = data.adPlacements.filter(one => one.status === 'finished')
      const second = (await send(`${api}/placements/?status=finished&page=2`)).body
      expect(second).to.deep.include({ count: done.length, previous: `${api}/placements/?status=finished&page=1` })
      expect(second.results[0]).to.deep.include({ id: done[20]!.id, cost: done[20]!.cost.toFixed(2) })
      expect(second.results[0].campaign_name).to.equal(data.adCampaigns.find(one => one.id === done[20]!.campaign)!.name) // oxfmt-ignore
      expect((await send(`${api}/placements/?page=90`)).status).to.equal(404)
      const team = data.adCampaigns.filter(one => one.team.includes(9) && one.status === 'running')
      expect((await send(`${api}/campaigns/?team=9&status=running`)).body.count).to.equal(team.length)
      const recent = data.adTimeEntries.filter(one => one.workDate >= '2026-03-01' && one.workDate <= '2026-03-10')
      expect((await send(`${api}/time-entries/?work_date_after=2026-03-01&work_date_before=2026-03-10`)).body.count).to.equal(recent.length) // oxfmt-ignore
      const dear = (await send(`${api}/staff/?ordering=-hourly_rate&page_size=1`)).body.results
      expect(dear[0]).to.deep.include({ hourly_rate: '165.00' })
      expect((await send(`${api}/clients/?search=hotel`)).body.results[0].name).to.equal('Halcyon Hotels')
      expect((await send(`${api}/clients/?industry=mining`)).status).to.equal(400)
      expect((await send(`${api}/invoices/?due_date_before=soon`)).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('creates, changes, deletes, holds and bills, and takes no word, key or period that cannot be', async () => {
    const { url, data, reset, close } = await startAdagency({ clock })
    try {
      const api = `${url}/api/v1`
      const entry = { staff_member: 8, campaign: 430, work_date: '2026-03-17', hours: '2.50', activity: 'copywriting' }
      const made = await send(`${api}/time-entries/`, 'POST', entry)
      expect(made.status).to.equal(201)
      expect(made.body).to.deep.include({ ...entry, is_billable: true, description: '' })
      expect((await send(`${api}/time-entries/`, 'POST', { ...entry, staff_member: 99 })).body.staff_member[0]).to.include('Invalid pk') // oxfmt-ignore
      expect((await send(`${api}/time-entries/`, 'POST', { ...entry, activity: 'naps' })).status).to.equal(400)
      expect((await send(`${api}/time-entries/`, 'POST', {})).body).to.have.keys('staff_member', 'campaign', 'work_date', 'hours', 'activity') // oxfmt-ignore
      expect((await send(`${api}/time-entries/${made.body.id}/`, 'DELETE')).status).to.equal(204)
      expect((await send(`${api}/time-entries/${made.body.id}/`)).status).to.equal(404)
      const running = `${api}/campaigns/${data.adCampaigns.find(one => one.status === 'running')!.id}/`
      expect((await send(running, 'PATCH', { end_date: '2020-01-01' })).status).to.equal(400)
      expect((await send(running, 'PATCH', { team: [8, 99] })).status).to.equal(400)
      expect((await send(running, 'PATCH', { budget: '12000' })).body.budget).to.equal('12000.00')
      expect((await send(`${running}hold/`, 'POST')).body.status).to.equal('on_hold')
      expect((await send(`${running}hold/`, 'POST')).status).to.equal(409)
      expect((await send(`${running}resume/`, 'POST')).body.status).to.equal('running')
      expect((await send(running, 'DELETE')).status).to.equal(409)
      const { contact } = data.adClients[0]!
      const called = await send(`${api}/clients/101/`, 'PATCH', { contact: { phone: '0117 496 0000' } })
      expect(called.body.contact).to.deep.equal({ ...contact, phone: '0117 496 0000' })
      const bill = await send(`${api}/invoices/`, 'POST', { client: 101, net_amount: '100.00' })
      expect(bill.body).to.deep.include({
        status: 'draft',
        vat_amount: '20.00',
        total_amount: '120.00',
        due_date: null,
      })
      const own = `${api}/invoices/${bill.body.id}/`
      expect((await send(`${own}mark_paid/`, 'POST')).status).to.equal(409)
      expect((await send(`${own}send/`, 'POST')).body).to.deep.include({ status: 'sent', issue_date: '2026-03-18' })
      expect((await send(`${own}mark_paid/`, 'POST')).body).to.deep.include({ status: 'paid', paid_on: '2026-03-18' })
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
