import { expect } from 'chai'
import { startAircrew } from './aircrew/serve.ts'
import { startFoodbank } from './foodbank/serve.ts'
import { startPermits } from './permits/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the services of set ac', () => {
  it('the food bank pages as Laravel does, and lets only packed parcels be collected', async () => {
    const { url, data, reset, close } = await startFoodbank({ clock })
    try {
      const page = await send(`${url}/api/v2/donations?category=dairy&page=2&per_page=10`)
      const dairy = data.donations.filter(one => one.category === 'dairy')
      expect([page.body.meta.total, page.body.data[0].reference]).to.deep.equal([dairy.length, dairy[10]!.reference])
      const [planned, packed] = ['planned', 'packed'].map(status => data.foodParcels.find(one => one.status === status)!) // oxfmt-ignore
      expect((await send(`${url}/api/v2/food-parcels/${planned!.id}/collect`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/api/v2/food-parcels/${packed!.id}/collect`, 'POST')).body.status).to.equal('collected')
      const donation = { donor_id: 301, centre_id: 2, category: 'tinned', weight_kg: 12 }
      const added = await send(`${url}/api/v2/donations`, 'POST', donation)
      expect([added.status, added.body.donor_id, data.donations.at(-1)!.weightKg]).to.deep.equal([201, 301, 12])
      const lacking = await send(`${url}/api/v2/donations`, 'POST', { ...donation, weight_kg: null })
      expect([lacking.status, Object.keys(lacking.body.errors as object)]).to.deep.equal([422, ['weight_kg']])
      expect((await send(`${url}/api/v2/donations`, 'POST', { ...donation, centre_id: 77 })).status).to.equal(400)
      const { id, address } = data.households[3]!
      const moved = await send(`${url}/api/v2/households/${id}`, 'PATCH', { address: { street: '1 New Road' } })
      expect(moved.body.address).to.deep.equal({ ...address, street: '1 New Road' })
      reset()
      expect(data.donations).to.have.length(170)
    } finally {
      await close()
    }
  })

  it('the permits office writes PascalCase, decides open applications once, and wants a time for an inspection', async () => {
    const { url, data, close } = await startPermits({ clock })
    try {
      const page = await send(`${url}/api/Applications?Status=OnHold&PageNumber=2&PageSize=10`)
      const held = data.applications.filter(one => one.status === 'OnHold')
      expect([page.body.TotalItems, page.body.Items[0].Reference, page.body.Items[0].Fee.Amount]).to.deep.equal([held.length, held[10]!.reference, held[10]!.fee.amount]) // oxfmt-ignore
      expect((await send(`${url}/api/Applications?PageSize=51`)).status).to.equal(400)
      const { id } = data.applications.find(one => one.status === 'UnderReview')!
      expect((await send(`${url}/api/Applications/${id}/Approve`, 'POST')).body.Status).to.equal('Approved')
      expect((await send(`${url}/api/Applications/${id}/Reject`, 'POST')).status).to.equal(409)
      const inspection = { ApplicationId: id, InspectorId: 22, ScheduledFor: '2026-04-02T09:30:00' }
      const added = await send(`${url}/api/Inspections`, 'POST', inspection)
      expect([added.status, added.body.ScheduledFor, added.body.Outcome]).to.deep.equal([201, '2026-04-02T09:30:00.000Z', null]) // oxfmt-ignore
      expect((await send(`${url}/api/Inspections`, 'POST', { ...inspection, ScheduledFor: '2026-04-02' })).status).to.equal(400) // oxfmt-ignore
      const assigned = await send(`${url}/api/Applications/${id}`, 'PATCH', { OfficerId: 21 })
      expect([assigned.body.OfficerId, data.applications.find(one => one.id === id)!.officerId]).to.deep.equal([21, 21])
    } finally {
      await close()
    }
  })

  it('the crew rostering answers in HAL with links, and takes what ends before it starts for wrong', async () => {
    const { url, data, close } = await startAircrew({ clock })
    try {
      const first = await send(`${url}/roster/flights?originId=apt-lis&size=10`)
      const second = await send(`${url}${first.body._links.next.href}`)
      const lisbon = data.flights.filter(one => one.originId === 'apt-lis')
      expect([first.body.page.totalElements, second.body._embedded.flights[0].id]).to.deep.equal([lisbon.length, lisbon[10]!.id]) // oxfmt-ignore
      expect(first.body._embedded.flights[0]._links.origin.href).to.equal('/roster/airports/apt-lis')
      const absence = { crewMemberId: 'crw-301', reason: 'sick', startsOn: '2026-03-18', endsOn: '2026-03-20' }
      const added = await send(`${url}/roster/absences`, 'POST', absence)
      expect([added.status, added.body.status]).to.deep.equal([201, 'requested'])
      expect((await send(`${url}/roster/absences`, 'POST', { ...absence, endsOn: '2026-03-01' })).status).to.equal(400)
      expect((await send(`${url}/roster/absences/${added.body.id}/approve`, 'POST')).body.status).to.equal('approved')
      const bare = data.flights.find(one => one.aircraftId === null)!
      expect((await send(`${url}/roster/flights/${bare.id}`, 'PATCH', { aircraftId: 'acf-99' })).status).to.equal(400)
      expect((await send(`${url}/roster/flights/${bare.id}`, 'PATCH', { aircraftId: 'acf-17' })).body.aircraftId).to.equal('acf-17') // oxfmt-ignore
    } finally {
      await close()
    }
  })
})
