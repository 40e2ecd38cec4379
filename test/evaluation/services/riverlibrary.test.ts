import { expect } from 'chai'
import { startRiverlibrary } from './riverlibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: { Id: number }[]) => rows.map(one => one.Id)

describe('the public library of set aw', () => {
  it('counts its pages from 0, lends what is left, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startRiverlibrary({ clock })
    try {
      const loans = `${url}/api/Loans`
      const back = data.riverLoans.filter(one => one.status === 'Returned')
      const { body } = await send(`${loans}?Status=Returned&PageIndex=1&PageSize=15`)
      expect(idsOf(body.Items)).to.deep.equal(back.slice(15, 30).map(one => one.id))
      expect([body.PageIndex, body.PageSize, body.TotalItems]).to.deep.equal([1, 15, back.length])
      expect((await send(`${loans}?OnlyOverdue=true`)).body.TotalItems).to.equal(11)
      expect((await send(`${loans}?Status=Gone`)).body.Message).to.equal("The value 'Gone' is not valid for Status.")
      expect((await send(`${url}/api/Books?Title=badger`)).body.TotalItems).to.equal(3)
      expect((await send(`${url}/api/Borrowers?Search=osgood`)).body.TotalItems).to.equal(2)
      const free = data.riverBorrowers.find(one => !one.isBlocked)!
      const blocked = data.riverBorrowers.find(one => one.isBlocked)!
      const wish = { BorrowerId: free.id, BookId: 527, BranchId: 3 }
      expect((await send(loans, 'POST', { ...wish, BorrowerId: blocked.id })).body.Message).to.equal('The borrower is blocked.') // oxfmt-ignore
      expect((await send(loans, 'POST', { ...wish, BranchId: 9 })).body.Message).to.equal('BranchId 9 does not exist.')
      expect((await send(loans, 'POST', { BookId: 527 })).body.Message).to.equal('The BorrowerId field is required.')
      const made = await send(loans, 'POST', wish)
      expect(made.body).to.deep.include({ ...wish, Status: 'OnLoan', DueDate: '2026-04-08T00:00:00', ReturnDate: null })
      const own = `${loans}/${made.body.Id}`
      expect((await send(`${own}/Renew`, 'POST')).body.DueDate).to.equal('2026-04-29T00:00:00')
      expect((await send(own, 'PATCH', { DueDate: '2026-03-10' })).body.DueDate).to.equal('2026-03-10T00:00:00')
      expect((await send(`${own}/Return`, 'POST')).body).to.deep.include({ Status: 'Returned', FineAmount: 2 })
      expect((await send(`${own}/Return`, 'POST')).status).to.equal(409)
      const place = { BorrowerId: free.id, BookId: 503, PickupBranchId: 1 }
      const held = await send(`${url}/api/Reservations`, 'POST', place)
      expect((await send(`${url}/api/Reservations`, 'POST', place)).status).to.equal(400)
      expect((await send(`${url}/api/Reservations/${held.body.Id}/Cancel`, 'POST')).body.Status).to.equal('Cancelled')
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
