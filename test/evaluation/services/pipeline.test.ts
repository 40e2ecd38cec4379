import { expect } from 'chai'
import { startPipeline } from './pipeline/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the CRM of set ba', () => {
  it('pages, filters and sorts, prices quotes, closes deals by actions only, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startPipeline({ clock })
    const api = `${url}/api`
    try {
      const won = data.pipeDeals.filter(one => one.stage === 'won')
      const { body } = await send(`${api}/deals?stage=won&page=2&pageSize=10&sort=-value`)
      expect(body).to.deep.include({ total: won.length, page: 2, pageSize: 10 })
      const values = won.map(one => one.value).toSorted((one, other) => other - one)
      expect(body.items.map((one: Answer) => one.value)).to.deep.equal(values.slice(10, 20))
      expect((await send(`${api}/deals?stage=closed`)).status).to.equal(400)
      expect((await send(`${api}/deals?sort=title`)).status).to.equal(400)
      expect((await send(`${api}/deals?pageSize=500`)).status).to.equal(400)
      const polish = data.pipeCompanies.filter(one => one.address.country === 'Poland')
      expect((await send(`${api}/companies?country=poland`)).body.total).to.equal(polish.length)
      expect((await send(`${api}/companies/cmp_9999`)).body.error.code).to.equal('notFound')

      const open = data.pipeDeals.find(one => one.stage === 'negotiation')!
      expect((await send(`${api}/deals/${open.id}`, 'PATCH', { stage: 'won' })).status).to.equal(400)
      const handed = await send(`${api}/deals/${open.id}`, 'PATCH', { stage: 'quoted', ownerId: 'usr_0003' })
      expect(handed.body).to.deep.include({ stage: 'quoted', probability: 50, owner: { id: 'usr_0003', name: 'Joost Verhage' } }) // oxfmt-ignore
      expect((await send(`${api}/deals/${open.id}/lose`, 'POST', { lostReason: 'weather' })).status).to.equal(400)
      expect((await send(`${api}/deals/${open.id}/win`, 'POST')).body).to.deep.include({ stage: 'won', closedOn: '2026-03-18' }) // oxfmt-ignore
      expect((await send(`${api}/deals/${open.id}/win`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/deals/${open.id}`, 'DELETE')).status).to.equal(409)

      const person = { companyId: 'cmp_0001', lastName: 'Testmann' }
      expect((await send(`${api}/people`, 'POST', person)).body.error.message).to.equal('firstName is required')
      const lost = { ...person, firstName: 'Tilo', companyId: 'cmp_0999' }
      expect((await send(`${api}/people`, 'POST', lost)).status).to.equal(400)
      const moved = await send(`${api}/companies/cmp_0001`, 'PATCH', { address: { city: 'Ulm' } })
      expect(moved.body.address.country).to.equal('Germany')

      const [mill] = data.pipeProducts
      const quote = { dealId: 'dl_0001', lines: [{ productId: mill!.id, quantity: 2 }], discountPercent: 10 }
      const drafted = await send(`${api}/quotes`, 'POST', quote)
      expect(drafted.body).to.deep.include({ status: 'draft', total: 1.8 * mill!.listPrice })
      const own = `${api}/quotes/${drafted.body.id}`
      expect((await send(own, 'PATCH', { discountPercent: 0 })).body.total).to.equal(2 * mill!.listPrice)
      expect((await send(`${own}/send`, 'POST')).body).to.deep.include({ status: 'sent', issuedOn: '2026-03-18' })
      expect((await send(own, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/quotes?productId=${mill!.id}&status=sent`)).body.items.at(-1).id).to.equal(drafted.body.id) // oxfmt-ignore
      const planned = data.pipeActivities.find(one => one.status === 'planned')!
      const done = await send(`${api}/activities/${planned.id}/complete`, 'POST', { outcome: 'Agreed.' })
      expect(done.body).to.deep.include({ status: 'completed', outcome: 'Agreed.' })
      expect((await send(`${api}/activities/${planned.id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/activities/${planned.id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
