import { expect } from 'chai'
import { startCleaningco } from './cleaningco/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the cleaning company of set ba', () => {
  it('pages by cursor under a filter and a sort, and says what it cannot filter by', async () => {
    const { url, data, close } = await startCleaningco({ clock })
    try {
      const done = data.sparkJobs.filter(one => one.status === 'completed')
      const read: string[] = []
      let next: string | null = '/v1/jobs?filter[status]=completed&sort=-scheduled_on&page[size]=40'
      let pages = 0
      for (; next; pages++) {
        const { body }: Answer = await send(`${url}${next}`)
        read.push(...body.data.map((one: Answer) => one.attributes.number))
        next = body.links.next
      }
      expect(pages).to.equal(Math.ceil(done.length / 40))
      expect(read.toSorted()).to.deep.equal(done.map(one => one.number).toSorted())
      const { body: spoken } = await send(`${url}/v1/cleaners?filter[language]=polish&filter[status]=active`)
      expect(spoken.data).to.have.length(data.sparkCleaners.filter(one => one.status === 'active' && one.languages.includes('Polish')).length) // oxfmt-ignore
      const own = data.sparkJobs[0]!.cleanerIds[0]!
      const { body: theirs } = await send(`${url}/v1/jobs?filter[cleaners]=${own}&page[size]=100`)
      expect(theirs.data).to.have.length(data.sparkJobs.filter(one => one.cleanerIds.includes(own)).length)
      for (const query of ['filter[colour]=red', 'filter[status]=lost', 'sort=price', 'page[size]=0', 'page[after]=eA'])
        expect((await send(`${url}/v1/jobs?${query}`)).status, query).to.equal(400)
    } finally {
      await close()
    }
  })

  it('creates, changes, deletes and acts, and refuses what is wrong', async () => {
    const { url, data, reset, close } = await startCleaningco({ clock })
    try {
      const site = data.sparkSites[0]!
      const job = { type: 'jobs', attributes: { service: 'deep_clean', scheduled_on: '2026-04-02', price: { amount: 240, currency: 'EUR' } }, relationships: { site: { data: { type: 'sites', id: site.id } } } } // oxfmt-ignore
      const placed = await send(`${url}/v1/jobs`, 'POST', { data: job })
      expect(placed.body.data.attributes).to.deep.include({ number: 'JOB-0251', status: 'scheduled' })
      expect(placed.body.data.relationships).to.deep.equal({ ...job.relationships, cleaners: { data: [] } })
      const own = `${url}/v1/jobs/${placed.body.data.id}`
      const patch = async (attributes: object, id = placed.body.data.id) => (await send(own, 'PATCH', { data: { type: 'jobs', id, attributes } })).status // oxfmt-ignore
      expect(await patch({ price: { amount: 260 } })).to.equal(200)
      expect((await send(own)).body.data.attributes.price).to.deep.equal({ amount: 260, currency: 'EUR' })
      expect(await patch({ scheduled_on: 'tomorrow' })).to.equal(422)
      expect(await patch({ status: 'completed' })).to.equal(422)
      expect(await patch({}, site.id)).to.equal(409)
      expect((await send(`${own}/cancel`, 'POST')).body.data.attributes.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const bare = { ...job, relationships: {} }
      expect((await send(`${url}/v1/jobs`, 'POST', { data: bare })).body.errors[0].detail).to.equal('site is required')
      const invoice = data.sparkInvoices.find(one => one.status === 'overdue')!
      await send(`${url}/v1/invoices/${invoice.id}/mark_paid`, 'POST')
      expect(invoice).to.deep.include({ status: 'paid', paidOn: '2026-03-18' })
      expect((await send(`${url}/v1/clients/${site.clientId}`, 'DELETE')).status).to.equal(409)
      const complaint = `${url}/v1/complaints/${data.sparkComplaints[0]!.id}`
      expect((await send(complaint, 'DELETE')).status).to.equal(204)
      expect((await send(complaint)).status).to.equal(404)
      reset()
      expect((await send(own)).status).to.equal(404)
      expect((await send(complaint)).status).to.equal(200)
    } finally {
      await close()
    }
  })
})
