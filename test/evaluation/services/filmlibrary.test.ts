import { expect } from 'chai'
import { startFilmlibrary } from './filmlibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the lending library of the film museum of set ax', () => {
  it('writes short forms of what a record leads to, lends a copy once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startFilmlibrary({ clock })
    try {
      const api = `${url}/api`
      const dramas = data.kinoFilms.filter(one => one.genre === 'Drama')
      const { body } = await send(`${api}/films?Genre=Drama&PageNumber=2&PageSize=10`)
      expect(body).to.include({ TotalCount: dramas.length, PageNumber: 2, PageSize: 10 })
      expect(body.Data[0]).to.include({ Id: dramas[10]!.id, Title: dramas[10]!.title })
      expect((await send(`${api}/films/106`)).body.Director).to.deep.equal({ Id: 13, Name: 'Masako Hirayama' })
      expect((await send(`${api}/films?Search=watashibune`)).body.TotalCount).to.equal(1)
      expect((await send(`${api}/films?Genre=Musical`)).body.Title).to.equal('Bad Request')
      expect((await send(`${api}/loans?PageSize=101`)).status).to.equal(400)
      const free = data.kinoCopies.find(one => one.status === 'Available' && one.format === 'Dvd')!
      const wish = { CopyId: free.id, MemberId: 501 }
      const made = await send(`${api}/loans`, 'POST', wish)
      expect(made.body).to.deep.include({ Status: 'OnLoan', LoanedOn: '2026-03-18', DueOn: '2026-04-01' })
      expect(made.body.Copy).to.include({ Id: free.id, InventoryNumber: free.inventoryNumber, Format: 'Dvd' })
      expect(made.body.Member.Id).to.equal(501)
      expect((await send(`${api}/loans`, 'POST', wish)).status).to.equal(400)
      const own = `${api}/loans/${made.body.Id}`
      expect((await send(`${own}/renew`, 'POST')).body).to.include({ DueOn: '2026-04-15', RenewalCount: 1 })
      expect((await send(`${own}/return`, 'POST')).body).to.include({ Status: 'Returned', ReturnedOn: '2026-03-18' })
      expect((await send(`${own}/return`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/copies/${free.id}`)).body.Status).to.equal('Available')
      const late = data.kinoLoans.find(one => one.status === 'Overdue')!
      expect((await send(`${api}/loans/${late.id}/return`, 'POST')).body.LateFee).to.be.above(0)
      const show = { FilmId: 106, Hall: 'Studio', StartsAt: '2026-05-02T19:30:00Z' }
      const planned = await send(`${api}/screenings`, 'POST', show)
      expect(planned.body).to.include({ Status: 'Scheduled', Capacity: 64, TicketsSold: 0, StartsAt: show.StartsAt })
      expect((await send(`${api}/screenings?From=2026-05-02&To=2026-05-02&FilmId=106`)).body.TotalCount).to.equal(1)
      const cancel = `${api}/screenings/${planned.body.Id}/cancel`
      expect((await send(cancel, 'POST')).body.Status).to.equal('Cancelled')
      expect((await send(cancel, 'POST')).status).to.equal(409)
      expect((await send(`${api}/copies`, 'POST', { FilmId: 7, Format: 'Dvd' })).status).to.equal(400)
      expect((await send(`${api}/members`, 'POST', { FirstName: 'Roos' })).body.Detail).to.equal('The LastName field is required.') // oxfmt-ignore
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
