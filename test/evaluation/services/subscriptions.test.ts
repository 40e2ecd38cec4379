import { expect } from 'chai'
import { startSubscriptions } from './subscriptions/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the back office of a software firm of set bc', () => {
  it('counts its pages, filters, prices subscriptions, and takes no word or key that there is not', async () => {
    const { url: root, data, reset, close } = await startSubscriptions({ clock })
    const url = `${root}/api`
    try {
      const cases = data.saasCases.filter(one => one.type === 'Incident')
      const { body } = await send(`${url}/SupportCases?Type=Incident&Page=2&PageSize=10`)
      expect(body).to.deep.include({ TotalCount: cases.length, Page: 2, PageSize: 10 })
      expect(body.Items[0]).to.deep.include({ Id: cases[10]!.id, Number: cases[10]!.number })
      expect((await send(`${url}/SupportCases?PageSize=101`)).status).to.equal(400)
      expect((await send(`${url}/SupportCases?Type=Complaint`)).status).to.equal(400)
      expect((await send(`${url}/Customers?CountryCode=de&Industry=Healthcare`)).body.TotalCount).to.equal(3)
      expect((await send(`${url}/Invoices?IssuedFrom=2026-03-19`)).body.TotalCount).to.equal(0)
      expect((await send(`${url}/Plans?IsRetired=true`)).body.TotalCount).to.equal(2)
      const addOn = data.saasAddOns[0]!
      const holders = data.saasSubscriptions.filter(one => one.addOns.some(held => held.addOnId === addOn.id))
      expect((await send(`${url}/Subscriptions?AddOnId=${addOn.id}`)).body.TotalCount).to.equal(holders.length)
      expect((await send(`${url}/AddOns/${addOn.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/Customers/${addOn.id}`)).status).to.equal(404)

      const customer = data.saasCustomers[0]!
      const moved = await send(`${url}/Customers/${customer.id}`, 'PATCH', { BillingAddress: { City: 'Hilversum' } })
      expect(moved.body.BillingAddress).to.deep.include({ City: 'Hilversum', CountryCode: customer.billingAddress.countryCode }) // oxfmt-ignore
      const plan = data.saasPlans.find(one => one.name === 'Rostera Team')!
      const wish = { CustomerId: customer.id, PlanId: plan.id, Seats: 10 }
      const { status, body: begun } = await send(`${url}/Subscriptions`, 'POST', wish)
      expect([status, begun.Status, begun.MonthlyAmount, begun.TrialEndsOn]).to.deep.equal([201, 'Trial', 79, '2026-04-17']) // oxfmt-ignore
      expect((await send(`${url}/Subscriptions`, 'POST', { ...wish, PlanId: customer.id })).status).to.equal(400)
      expect((await send(`${url}/Subscriptions`, 'POST', { ...wish, Seats: 0 })).status).to.equal(400)
      expect((await send(`${url}/Subscriptions`, 'POST', { CustomerId: customer.id, Seats: 3 })).status).to.equal(400)
      const own = `${url}/Subscriptions/${begun.Id}`
      expect((await send(own, 'PATCH', { Seats: 20, DiscountPercent: 10 })).body.MonthlyAmount).to.equal(142.2)
      expect((await send(`${own}/AddOns`, 'POST', { AddOnId: addOn.id })).body.MonthlyAmount).to.equal(196.2)
      expect((await send(`${own}/AddOns`, 'POST', { AddOnId: addOn.id })).status).to.equal(409)
      expect((await send(`${own}/AddOns/${addOn.id}`, 'DELETE')).body.AddOns).to.deep.equal([])
      expect((await send(`${own}/Pause`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/Cancel`, 'POST', {})).status).to.equal(400)
      expect((await send(`${own}/Cancel`, 'POST', { Reason: 'TooExpensive' })).body.Status).to.equal('Cancelled')

      const active = data.saasSubscriptions.find(one => one.status === 'Active')!
      expect((await send(`${url}/Subscriptions/${active.id}/Pause`, 'POST')).body).to.deep.include({ Status: 'Paused', PausedOn: '2026-03-18', RenewsOn: null }) // oxfmt-ignore
      expect((await send(`${url}/Subscriptions/${active.id}/Resume`, 'POST')).body.Status).to.equal('Active')
      const unpaid = `${url}/Invoices/${data.saasInvoices.find(one => one.status === 'PastDue')!.id}`
      const before = (await send(unpaid)).body.RemindersSent
      expect((await send(`${unpaid}/SendReminder`, 'POST')).body.RemindersSent).to.equal(before + 1)
      expect((await send(`${unpaid}/MarkPaid`, 'POST')).body.PaidOn).to.equal('2026-03-18')
      expect((await send(`${unpaid}/Void`, 'POST')).status).to.equal(409)
      const asked = await send(`${url}/SupportCases`, 'POST', { CustomerId: customer.id, Type: 'Question', Subject: 'Holidays' }) // oxfmt-ignore
      expect(asked.body).to.deep.include({ Status: 'New', Priority: 'Normal', SatisfactionScore: null })
      expect((await send(`${url}/SupportCases/${asked.body.Id}/Resolve`, 'POST')).body.Status).to.equal('Resolved')
      expect((await send(`${url}/SupportCases/${asked.body.Id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
