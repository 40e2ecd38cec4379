import { expect } from 'chai'
import { startPestcontrol } from './pestcontrol/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the pest control firm of set be', () => {
  it('counts its pages, books and closes visits, keeps the rest of a contact, and takes no word, day or key that there is not', async () => {
    const { url, data, reset, close } = await startPestcontrol({ clock })
    try {
      const { body } = await send(`${url}/visits?status=completed&page=2&page_size=20`)
      const done = data.pestVisits.filter(one => one.status === 'completed')
      expect(body).to.deep.include({ total: done.length, page: 2, page_size: 20 })
      expect(body.results[0]).to.deep.include({ id: done[20]!.id, scheduled_date: done[20]!.scheduledDate })
      expect((await send(`${url}/visits?page_size=51`)).status).to.equal(422)
      expect((await send(`${url}/visits?date_from=soon`)).status).to.equal(422)
      expect((await send(`${url}/findings?pest=unicorns`)).status).to.equal(422)
      const inWells = data.pestSites.filter(one => one.address.town === 'Wells')
      expect((await send(`${url}/sites?town=wells`)).body.total).to.equal(inWells.length)
      expect((await send(`${url}/visits?date_from=2026-03-19&date_to=2026-03-19`)).body.total).to.be.above(0)
      const { contact } = (await send(`${url}/customers/101`)).body
      const changed = await send(`${url}/customers/101`, 'PATCH', { contact: { phone: '0117 496 0000' } })
      expect(changed.body.contact).to.deep.equal({ ...contact, phone: '0117 496 0000' })
      const visit = { site_id: 301, visit_type: 'callout', scheduled_date: '2026-03-25' }
      const booked = await send(`${url}/visits`, 'POST', visit)
      expect(booked.body).to.deep.include({ status: 'scheduled', technician_id: data.pestSites[0]!.technicianId })
      expect((await send(`${url}/visits`, 'POST', { ...visit, site_id: 1 })).status).to.equal(404)
      expect((await send(`${url}/visits`, 'POST', { ...visit, scheduled_date: '2026-03-01' })).status).to.equal(400)
      const own = `${url}/visits/${booked.body.id}`
      expect((await send(`${own}/complete`, 'POST', {})).status).to.equal(422)
      const used = {
        duration_minutes: 40,
        charge: 95,
        treatments: [{ product_id: 701, quantity: 0.5, area: 'cellar' }],
      }
      expect((await send(`${own}/complete`, 'POST', used)).body).to.deep.include({ status: 'completed', charge: 95 })
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const open = data.pestFindings.find(one => !one.isResolved)!
      expect((await send(`${url}/findings/${open.id}/resolve`, 'POST')).body.resolved_on).to.equal('2026-03-18')
      expect((await send(`${url}/findings/${open.id}`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/customers/101`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
