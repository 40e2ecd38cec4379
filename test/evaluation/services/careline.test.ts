import { expect } from 'chai'
import { CARELINE_DESCRIPTION } from './careline/description.ts'
import { startCareline } from './careline/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the routes.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the support desk of set at', () => {
  it('goes on from a cursor to the last page, and filters', async () => {
    const { url, data, close } = await startCareline({ clock })
    try {
      const open = data.careTickets.filter(one => one.channel === 'phone')
      const ids: number[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body } = await send(`${url}/v1/tickets?channel=phone${cursor && `&cursor=${cursor}`}`)
        ids.push(...body.items.map((one: Answer) => one.id))
        cursor = body.next_cursor
      }
      expect(ids).to.deep.equal(open.map(one => one.id))
      expect((await send(`${url}/v1/tickets?cursor=nonsense`)).status).to.equal(422)
      expect((await send(`${url}/v1/tickets?ticket_number=CL-18250`)).body.items).to.have.lengthOf(1)
    } finally {
      await close()
    }
  })

  it('raises, assigns, resolves and reopens tickets, cancels callbacks, and refuses what cannot be', async () => {
    const { url, data, reset, close } = await startCareline({ clock })
    try {
      const given = { subject: 'Test', customer_id: 3001, product_id: 505, priority: 'urgent' }
      const made = await send(`${url}/v1/tickets`, 'POST', given)
      const wanted = { ticket_number: 'CL-18380', team_id: 11, agent_id: null, status: 'new', due_on: '2026-03-19' }
      expect([made.status, made.body]).to.deep.include(201)
      expect(made.body).to.deep.include({ ...given, ...wanted })
      const own = `${url}/v1/tickets/${made.body.id}`
      expect((await send(`${own}/assign`, 'POST', { agent_id: 203 })).body).to.include({ agent_id: 203, status: 'open' }) // oxfmt-ignore
      expect((await send(`${own}/assign`, 'POST', { agent_id: 9 })).status).to.equal(422)
      expect((await send(own, 'PATCH', { priority: 'burning' })).status).to.equal(422)
      expect((await send(`${own}/resolve`, 'POST')).body.resolved_at).to.equal('2026-03-18T12:00:00.000Z')
      expect((await send(`${own}/resolve`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/reopen`, 'POST')).body.resolved_at).to.equal(null)
      expect((await send(`${url}/v1/tickets`, 'POST', { subject: 'A', customer_id: 1 })).status).to.equal(400)
      const call = data.careCallbacks.find(one => one.status === 'scheduled')!
      expect((await send(`${url}/v1/callbacks/${call.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/v1/callbacks/${call.id}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/v1/customers/3002`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('offers as many operations as it is registered with', () => {
    const operations = Object.values(CARELINE_DESCRIPTION.paths).flatMap(path => Object.keys(path))
    expect(operations).to.have.lengthOf(27)
  })
})
