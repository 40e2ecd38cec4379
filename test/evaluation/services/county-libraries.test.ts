import { expect } from 'chai'
import { startCountylibrary } from './countylibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the county libraries of set as', () => {
  it('number their pages, lend a copy once at a time, renew, take back, and cancel what is reserved', async () => {
    const { url, data, reset, close } = await startCountylibrary({ clock })
    try {
      const api = `${url}/api/v1`
      const out = data.countyLoans.filter(one => one.returnedOn === null)
      expect(new Set(out.map(one => one.copyId)).size).to.equal(out.length)
      const free = data.countyCopies.filter(one => one.status === 'Available')
      const { body } = await send(`${api}/Copies?Status=Available&PageNumber=2&PageSize=15`)
      expect(body.Items.map((one: Answer) => one.Id)).to.deep.equal(free.slice(15, 30).map(one => one.id))
      expect(body).to.include({ TotalCount: free.length, PageNumber: 2, PageSize: 15 })
      const borrower = data.countyBorrowers.find(one => one.status === 'Active')!
      const wish = { CopyId: free[0]!.id, BorrowerId: borrower.id }
      const made = await send(`${api}/Loans`, 'POST', wish)
      expect([made.status, made.body.DueOn]).to.deep.equal([201, '2026-04-08'])
      expect((await send(`${api}/Loans`, 'POST', wish)).body.detail).to.equal('The copy is not available.')
      const own = `${api}/Loans/${made.body.Id}`
      expect((await send(`${own}/Renew`, 'POST')).body).to.include({ DueOn: '2026-04-29', Renewals: 1 })
      expect((await send(`${own}/Return`, 'POST')).body).to.include({
        ReturnedOn: '2026-03-18',
        FineStatus: 'NotCharged',
      })
      expect((await send(`${own}/Renew`, 'POST')).status).to.equal(409)
      const owed = data.countyLoans.find(one => one.fineStatus === 'Outstanding')!
      expect((await send(`${api}/Loans/${owed.id}/PayFine`, 'POST')).body.FineStatus).to.equal('Paid')
      const wait = data.countyReservations.find(one => one.status === 'Waiting')!
      expect((await send(`${api}/Reservations/${wait.id}/Cancel`, 'POST')).body.Status).to.equal('Cancelled')
      expect((await send(`${api}/Reservations/${wait.id}/Cancel`, 'POST')).status).to.equal(409)
      const joined = await send(`${api}/Borrowers`, 'POST', {
        FirstName: 'Al',
        LastName: 'Bo',
        Email: 'a@b.example',
        HomeBranchId: 4,
      })
      expect(joined.body).to.include({ Status: 'Active', JoinedOn: '2026-03-18', Category: 'Adult' })
      expect((await send(`${api}/Borrowers`, 'POST', { FirstName: 'Al' })).body.detail).to.equal(
        'The LastName field is required.',
      )
      expect((await send(`${api}/Copies/${free[1]!.id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
