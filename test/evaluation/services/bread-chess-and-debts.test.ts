import { expect } from 'chai'
import { startBakery } from './bakery/serve.ts'
import { startChess } from './chess/serve.ts'
import { startDebtadvice } from './debtadvice/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the services of set af', () => {
  it('the bakery tells in meta which page it is, and cancels an order once', async () => {
    const { url, data, reset, close } = await startBakery({ clock })
    try {
      const second = await send(`${url}/api/orders?status=delivered&per_page=30&page=2`)
      const gone = data.orders.filter(one => one.status === 'delivered')
      expect(second.body.meta).to.deep.equal({ current_page: 2, last_page: Math.ceil(gone.length / 30), per_page: 30, total: gone.length }) // oxfmt-ignore
      expect(second.body.data[0].number).to.equal(gone[30]!.number)
      expect((await send(`${url}/api/products?category=pastry&is_vegan=true`)).body.data).to.have.length(2)
      const { id } = data.orders.find(one => one.status === 'open')!
      expect((await send(`${url}/api/orders/${id}/cancel`, 'POST')).body.data.status).to.equal('cancelled')
      expect((await send(`${url}/api/orders/${id}/cancel`, 'POST')).status).to.equal(409)
      const order = { customer_id: 402, delivery_date: '2026-03-20', items: [{ product_id: 120, quantity: 2 }] }
      const taken = await send(`${url}/api/orders`, 'POST', order)
      expect([taken.status, taken.body.data.total, taken.body.data.status]).to.deep.equal([201, 29, 'open'])
      expect((await send(`${url}/api/orders`, 'POST', { ...order, customer_id: 9 })).status).to.equal(400)
      const debt = data.invoices.find(one => one.status === 'overdue')!
      const paid = await send(`${url}/api/invoices/${debt.id}/pay`, 'POST')
      expect([paid.body.data.status, paid.body.data.paid_on]).to.deep.equal(['paid', '2026-03-18'])
      expect((await send(`${url}/api/customers/403`, 'PATCH', { round_id: 77 })).status).to.equal(422)
      reset()
      expect(data.orders).to.have.length(310)
    } finally {
      await close()
    }
  })

  it('the chess federation counts pages from 0, holds a club in its player, and withdraws an entry once', async () => {
    const { url, data, close } = await startChess({ clock })
    try {
      const page = await send(`${url}/v1/games?result=DRAW&page=1&size=20`)
      const drawn = data.games.filter(one => one.result === 'DRAW')
      expect([page.body.totalElements, page.body.number, page.body.first]).to.deep.equal([drawn.length, 1, false])
      expect(page.body.content[0].id).to.equal(drawn[20]!.id)
      const player = data.players.find(one => one.clubId === 13)!
      expect((await send(`${url}/v1/players/${player.id}`)).body.club).to.deep.equal({ id: 13, name: 'Castle Street Chess Club' }) // oxfmt-ignore
      const { id } = data.entries.find(one => one.status === 'CONFIRMED')!
      expect((await send(`${url}/v1/entries/${id}/withdraw`, 'POST')).body.status).to.equal('WITHDRAWN')
      expect((await send(`${url}/v1/entries/${id}/withdraw`, 'POST')).status).to.equal(409)
      const girl = { firstName: 'Ottilie', lastName: 'Brandvold', birthYear: 1991, clubId: 16 }
      const added = await send(`${url}/v1/players`, 'POST', girl)
      expect([added.status, added.body.club.name, added.body.rating]).to.deep.equal([201, 'Foxley Chess Circle', null])
      expect((await send(`${url}/v1/players`, 'POST', { ...girl, clubId: 1 })).status).to.equal(400)
      const entry = { tournamentId: 315, playerId: added.body.id }
      expect((await send(`${url}/v1/entries`, 'POST', entry)).body.player.name).to.equal('Ottilie Brandvold')
      expect((await send(`${url}/v1/entries`, 'POST', entry)).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('the debt advice skips and takes, books an appointment, and settles a debt once', async () => {
    const { url, data, close } = await startDebtadvice({ clock })
    try {
      const page = await send(`${url}/service/Debts?Status=Open&Skip=50&Take=10`)
      const open = data.debts.filter(one => one.status === 'Open')
      expect([page.body.TotalCount, page.body.Items[0].Number]).to.deep.equal([open.length, open[50]!.number])
      expect((await send(`${url}/service/Debts?Take=80`)).status).to.equal(400)
      const settled = await send(`${url}/service/Debts/${open[0]!.id}/Settle`, 'POST')
      expect([settled.body.Status, settled.body.Balance]).to.deep.equal(['Settled', 0])
      expect((await send(`${url}/service/Debts/${open[0]!.id}/Settle`, 'POST')).status).to.equal(409)
      const visit = { ClientId: 2005, AdviserId: 33, StartsAt: '2026-03-27T10:30' }
      const booked = await send(`${url}/service/Appointments`, 'POST', visit)
      expect([booked.status, booked.body.StartsAt, booked.body.Channel]).to.deep.equal([201, '2026-03-27T10:30:00Z', 'Phone']) // oxfmt-ignore
      expect((await send(`${url}/service/Appointments`, 'POST', { ...visit, AdviserId: 5 })).status).to.equal(400)
      const poorer = await send(`${url}/service/Clients/2005`, 'PUT', { Budget: { MonthlyIncome: 900 } })
      expect(poorer.body.Budget).to.deep.equal({ MonthlyIncome: 900, MonthlyOutgoings: data.clients[4]!.budget.monthlyOutgoings }) // oxfmt-ignore
      expect((await send(`${url}/service/Clients`, 'POST', { FirstName: 'Una' })).body.Error).to.match(/LastName/)
    } finally {
      await close()
    }
  })
})
