import { expect } from 'chai'
import { startLeaguepub } from './leaguepub/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const using = (test: (at: string, pub: Awaited<ReturnType<typeof startLeaguepub>>) => Promise<void>) => async () => {
  const pub = await startLeaguepub({ clock })
  try {
    await test(`${pub.url}/api`, pub)
  } finally {
    await pub.close()
  }
}

describe('the pub of set az', () => {
  it(
    'pages from 0 with links, writes amounts as texts, filters, sorts, and refuses words that there are not',
    using(async (url, { data }) => {
      const { body } = await send(`${url}/quiz-entries?page=1&size=15`)
      expect(body.page).to.deep.equal({ size: 15, total_elements: data.pubEntries.length, total_pages: Math.ceil(data.pubEntries.length / 15), number: 1 }) // oxfmt-ignore
      const { _embedded, _links } = body
      expect(_embedded.quiz_entries[0]).to.deep.include({ id: data.pubEntries[15]!.id })
      expect(_embedded.quiz_entries[0]._links.team.href).to.equal(`/api/quiz-teams/${data.pubEntries[15]!.teamId}`)
      expect(_links).to.have.keys('self', 'first', 'prev', 'next', 'last')
      const dear = (await send(`${url}/beers?status=on_tap&sort=abv,desc&size=1`)).body._embedded.beers[0]
      expect(dear).to.deep.include({ name: 'Hard Shoulder', prices: { pint: '6.80', half: '3.50' } })
      const owed = (await send(`${url}/deliveries?paid=false&size=100`)).body._embedded.deliveries as Answer[]
      expect(owed).to.have.lengthOf(data.pubDeliveries.filter(one => one.invoice?.paid === false).length)
      const late = (await send(`${url}/events?starts_from=2026-03-18&event_type=quiz`)).body
      expect(late.page.total_elements).to.equal(4)
      expect(late._embedded.events[0].starts_at).to.equal('2026-03-19T20:00:00+00:00')
      for (const wrong of [
        'beers?style=brown',
        'beers?size=0',
        'beers?vegan=perhaps',
        'beers?sort=colour',
        'deliveries?expected_to=soon',
        'events?page=-1',
      ])
        // oxfmt-ignore
        expect((await send(`${url}/${wrong}`)).status, wrong).to.equal(400)
      expect((await send(`${url}/beers/99`)).status).to.equal(404)
    }),
  )

  it(
    'taps, receives, pays and confirms once, and keeps the rest of what is nested',
    using(async (url, { data, reset }) => {
      const porter = data.pubBeers.find(one => one.name === 'Grinder Porter')!
      const beer = `${url}/beers/${porter.id}`
      expect((await send(`${beer}/tap`, 'POST', { tap_number: 1 })).status).to.equal(409)
      expect((await send(`${beer}/tap`, 'POST', { tap_number: 21 })).status).to.equal(422)
      expect((await send(`${beer}/tap`, 'POST', {})).status).to.equal(422)
      expect((await send(`${beer}/tap`, 'POST', { tap_number: 6 })).body).to.deep.include({ status: 'on_tap', tap_number: 6 }) // oxfmt-ignore
      expect((await send(beer, 'PATCH', { prices: { pint: '5.00' } })).body.prices).to.deep.equal({ pint: '5.00', half: '2.50' }) // oxfmt-ignore
      expect((await send(beer, 'PATCH', { prices: { pint: 'five' } })).status).to.equal(422)
      expect((await send(`${beer}/finish`, 'POST')).body).to.deep.include({ status: 'sold_out', tap_number: null })
      expect((await send(beer, 'DELETE')).status).to.equal(409)
      const delivery = `${url}/deliveries/${data.pubDeliveries.at(-1)!.id}`
      expect((await send(`${delivery}/pay`, 'POST')).status).to.equal(409)
      expect((await send(`${delivery}/receive`, 'POST')).body.invoice.paid).to.equal(false)
      expect((await send(`${delivery}/pay`, 'POST')).body.invoice.paid).to.equal(true)
      expect((await send(`${delivery}/pay`, 'POST')).status).to.equal(409)
      const booking = { guest: { name: 'Ada Finch', phone: '07700 900100' }, party_size: 4, starts_at: '2026-03-27T20:00:00+01:00', area: 'snug' } // oxfmt-ignore
      const { status, body } = await send(`${url}/reservations`, 'POST', booking)
      expect(status).to.equal(201)
      expect(body).to.deep.include({ status: 'requested', starts_at: '2026-03-27T19:00:00+00:00', table_number: null })
      expect((await send(`${url}/reservations/${body.id}/confirm`, 'POST')).body.status).to.equal('confirmed')
      expect((await send(`${url}/reservations/${body.id}/confirm`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/reservations`, 'POST', { ...booking, area: 'roof' })).status).to.equal(422)
      expect((await send(`${url}/reservations`, 'POST', { ...booking, event_id: 1 })).status).to.equal(422)
      expect((await send(`${url}/reservations`, 'POST', { party_size: 4 })).status).to.equal(422)
      reset()
      expect((await send(`${url}/reservations/${body.id}`)).status).to.equal(404)
    }),
  )

  it(
    'orders beer, and enters teams for quizzes that are to come',
    using(async (url, { data }) => {
      const line = { beer_id: 101, container: 'firkin', quantity: 2, unit_cost: '98.50' }
      const order = { supplier_id: 1, expected_on: '2026-03-24', lines: [line] }
      const ordered = await send(`${url}/deliveries`, 'POST', order)
      expect(ordered.body).to.deep.include({ status: 'ordered', total_cost: '197.00', lines: [line] })
      expect((await send(`${url}/deliveries`, 'POST', { ...order, lines: [{ ...line, beer_id: 1 }] })).status).to.equal(422) // oxfmt-ignore
      expect((await send(`${url}/deliveries`, 'POST', { ...order, lines: [] })).status).to.equal(422)
      expect((await send(`${url}/deliveries/${ordered.body.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      const team = await send(`${url}/quiz-teams`, 'POST', { name: 'Last Orders', captain: { name: 'Ed Penn', email: 'ed@pubpost.example', phone: '07700 900200' } }) // oxfmt-ignore
      const [over, next] = ['finished', 'planned'].map(status => data.pubEvents.find(one => one.eventType === 'quiz' && one.status === status)!) // oxfmt-ignore
      const entry = { event_id: next!.id, team_id: team.body.id, players: 4 }
      const entered = await send(`${url}/quiz-entries`, 'POST', entry)
      expect(entered.body).to.deep.include({ ...entry, fee_paid: false, score: null })
      expect((await send(`${url}/quiz-entries`, 'POST', entry)).status).to.equal(422)
      expect((await send(`${url}/quiz-entries`, 'POST', { ...entry, event_id: over!.id })).status).to.equal(422)
      const scored = await send(`${url}/quiz-entries/${entered.body.id}`, 'PATCH', { score: 31.5, fee_paid: true })
      expect(scored.body).to.deep.include({ score: 31.5, place: 1, fee_paid: true })
      expect((await send(`${url}/quiz-teams/${team.body.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/events/${over!.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/events/${over!.id}/cancel`, 'POST')).status).to.equal(409)
    }),
  )
})
