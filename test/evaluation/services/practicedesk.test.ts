import { expect } from 'chai'
import { startPracticedesk } from './practicedesk/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the medical practice of set at', () => {
  it('links its pages, books, confirms and cancels, and takes payments once', async () => {
    const { url, data, reset, close } = await startPracticedesk({ clock })
    try {
      const api = `${url}/api`
      const slots = data.gpAppointments.map(one => `${one.practitioner} ${one.startsAt.slice(0, 13)}`)
      expect(new Set(slots).size).to.equal(slots.length)
      const seen: number[] = []
      for (let at: string | null = `${api}/appointments/?status=completed&page_size=30`; at;) {
        const { body }: { body: Answer } = await send(at)
        seen.push(...body.results.map((one: Answer) => one.id))
        at = body.next
      }
      expect(seen).to.deep.equal(data.gpAppointments.filter(one => one.status === 'completed').map(one => one.id))
      const dear = (await send(`${api}/treatments/?ordering=-price&page_size=1`)).body
      expect([dear.results[0].price, dear.count, dear.previous]).to.deep.equal(['355.00', 24, null])
      const wish = { patient: 203, practitioner: 2, treatment: 4, starts_at: '2026-04-09T09:30:00' }
      const made = await send(`${api}/appointments/`, 'POST', wish)
      expect(made.body).to.include({ starts_at: '2026-04-09T09:30:00Z', duration_minutes: 10, status: 'booked' })
      const own = `${api}/appointments/${made.body.id}/`
      expect((await send(`${own}confirm/`, 'POST')).body.status).to.equal('confirmed')
      expect((await send(`${own}confirm/`, 'POST')).status).to.equal(409)
      expect((await send(`${own}cancel/`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${api}/appointments/`, 'POST', { ...wish, patient: 9 })).status).to.equal(400)
      expect((await send(`${api}/patients/`, 'POST', { first_name: 'Al' })).body).to.deep.equal({ last_name: ['This field is required.'] }) // oxfmt-ignore
      const owed = data.gpInvoices.find(one => one.status === 'overdue')!
      const paid = await send(`${api}/invoices/${owed.id}/mark_paid/`, 'POST', { payment_method: 'card' })
      expect(paid.body).to.include({ status: 'paid', paid_on: '2026-03-18', amount: owed.amount.toFixed(2) })
      expect((await send(`${api}/invoices/${owed.id}/mark_paid/`, 'POST', { payment_method: 'card' })).status).to.equal(409) // oxfmt-ignore
      expect((await send(`${api}/treatments/7/`, 'PATCH', { price: '60.00' })).body.price).to.equal('60.00')
      expect(data.gpTreatments[6]!.price).to.equal(60)
      expect((await send(`${api}/waiting_list/801/`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
