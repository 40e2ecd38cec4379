import { expect } from 'chai'
import { startRoofing } from './roofing/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the roofing firm of set bg', () => {
  it('cuts and filters lists from page 0, keeps the rest of an address, prices orders, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startRoofing({ clock })
    const api = `${url}/api`
    try {
      const { body } = await send(`${api}/jobs?status=COMPLETED&page=1&size=30`)
      const done = data.roofJobs.filter(one => one.status === 'COMPLETED')
      expect(body).to.deep.include({ totalElements: done.length, page: 1, size: 30 })
      expect(body.content).to.deep.equal(structuredClone(done.slice(30, 60)))
      const surveyed = data.roofQuotes.filter(one => one.survey.surveyorId === 127 && (one.sentOn ?? '') >= '2026-01-01') // oxfmt-ignore
      expect((await send(`${api}/quotes?surveyorId=127&sentFrom=2026-01-01`)).body.totalElements).to.equal(surveyed.length) // oxfmt-ignore
      const inTown = data.roofProperties.filter(one => one.address.town === 'Belper')
      expect((await send(`${api}/properties?town=belper`)).body.totalElements).to.equal(inTown.length)
      expect((await send(`${api}/jobs?startFrom=2027-12-01`)).body.content).to.deep.equal([])
      expect((await send(`${api}/jobs?status=DONE`)).status).to.equal(400)
      expect((await send(`${api}/quotes?size=500`)).status).to.equal(400)
      const customer = data.roofCustomers[0]!
      const address = { ...customer.billingAddress, line1: '1 High Street' }
      const moved = await send(`${api}/customers/${customer.id}`, 'PATCH', {
        billingAddress: { line1: '1 High Street' },
      })
      expect(moved.body.billingAddress).to.deep.equal(address)
      expect((await send(`${api}/customers/${customer.id}`, 'DELETE')).status).to.equal(409)
      const survey = { surveyDate: '2026-03-20', surveyorId: 126, droneUsed: false }
      const quote = { propertyId: 2001, workType: 'GUTTERING', survey }
      expect((await send(`${api}/quotes`, 'POST', quote)).body).to.deep.include({ quoteNumber: 'Q-3274', status: 'SURVEY_BOOKED' }) // oxfmt-ignore
      expect((await send(`${api}/quotes`, 'POST', { ...quote, propertyId: 1 })).status).to.equal(400)
      expect((await send(`${api}/quotes`, 'POST', { ...quote, survey: { ...survey, surveyorId: 1 } })).status).to.equal(400) // oxfmt-ignore
      const sent = data.roofQuotes.find(one => one.status === 'SENT')!
      const offer = `${api}/quotes/${sent.id}`
      expect((await send(`${offer}/decline`, 'POST', { declineReason: 'RAIN' })).status).to.equal(400)
      expect((await send(`${offer}/accept`, 'POST')).body).to.deep.include({ status: 'ACCEPTED', decidedOn: '2026-03-18' }) // oxfmt-ignore
      expect((await send(`${offer}/decline`, 'POST', { declineReason: 'POSTPONED' })).status).to.equal(409)
      const planned = await send(`${api}/jobs`, 'POST', { quoteId: sent.id, crewId: 5, startDate: '2026-04-01', endDate: '2026-04-02' }) // oxfmt-ignore
      expect(planned.body).to.deep.include({ price: sent.amount, propertyId: sent.propertyId, status: 'SCHEDULED' })
      const job = `${api}/jobs/${planned.body.id}`
      expect((await send(job, 'PATCH', { startDate: '2026-04-03' })).status).to.equal(400)
      expect((await send(job, 'PATCH', { startDate: '2026-04-02' })).body.startDate).to.equal('2026-04-02')
      expect((await send(`${job}/complete`, 'POST')).status).to.equal(409)
      const lines = [{ material: 'Ridge tile', quantity: 7, unit: 'each', unitPrice: 9.4 }]
      const supplier = { name: 'Burton Roofing', branch: 'Derby', phone: '01332 496 0275' }
      const ordered = await send(`${api}/material-orders`, 'POST', { jobId: planned.body.id, supplier, expectedOn: '2026-03-30', lines }) // oxfmt-ignore
      expect(ordered.body).to.deep.include({ total: 65.8, status: 'ORDERED' })
      const delivered = await send(`${api}/material-orders/${ordered.body.id}/deliver`, 'POST')
      expect(delivered.body).to.deep.include({ status: 'DELIVERED', deliveredOn: '2026-03-18' })
      expect((await send(`${api}/callbacks`, 'POST', { jobId: done[0]!.id })).status).to.equal(400)
      const reported = await send(`${api}/callbacks`, 'POST', { jobId: done[0]!.id, problem: 'LEAK' })
      expect(reported.body).to.deep.include({ status: 'OPEN', reportedOn: '2026-03-18', underGuarantee: true })
      expect((await send(`${api}/callbacks/${reported.body.id}/resolve`, 'POST')).body.status).to.equal('RESOLVED')
      reset()
      expect((await send(job)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
