import { expect } from 'chai'
import { startCampuslibrary } from './campuslibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the library of a university of set ay', () => {
  it('counts its pages, filters, and refuses what it cannot read', async () => {
    const { url, data, close } = await startCampuslibrary({ clock })
    const api = `${url}/api`
    try {
      const active = data.uniLoans.filter(one => one.status === 'Active')
      const { body } = await send(`${api}/Loans?Status=Active&PageNumber=2&PageSize=25`)
      expect(body).to.deep.include({ TotalCount: active.length, PageNumber: 2, PageSize: 25 })
      expect(body.Items[0]).to.deep.include({ Id: active[25]!.id, LoanNumber: active[25]!.loanNumber })
      const due = await send(`${api}/Loans?DueFrom=2026-03-18&DueTo=2026-03-21&Status=Active`)
      expect(due.body.TotalCount).to.equal(active.filter(one => one.dueOn >= '2026-03-18' && one.dueOn <= '2026-03-21').length) // oxfmt-ignore
      expect((await send(`${api}/Titles?Search=PASCOE`)).body.TotalCount).to.equal(2)
      expect((await send(`${api}/Members?IsBlocked=true`)).body.TotalCount).to.equal(data.uniMembers.filter(one => one.isBlocked).length) // oxfmt-ignore
      const { code } = data.uniBookings[0]!.room
      const taken = await send(`${api}/RoomBookings?RoomCode=${code}&From=2026-03-18`)
      expect(taken.body.TotalCount).to.equal(data.uniBookings.filter(one => one.room.code === code && one.startsAt >= '2026-03-18').length) // oxfmt-ignore
      expect((await send(`${api}/Titles?Subject=Alchemy`)).body).to.deep.include({ title: 'Bad Request', status: 400, detail: "The value 'Alchemy' is not valid for Subject." }) // oxfmt-ignore
      expect((await send(`${api}/Loans?PageSize=500`)).status).to.equal(400)
      expect((await send(`${api}/Loans/7d1f0c52-0000-4000-8000-000000000000`)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('lends, renews and takes back, replaces with a PUT, settles fines, and gives no room to two', async () => {
    const { url, data, reset, close } = await startCampuslibrary({ clock })
    const api = `${url}/api`
    try {
      const free = data.uniCopies.find(one => one.status === 'Available' && one.loanType === 'Standard')!
      const reader = data.uniMembers.find(one => !one.isBlocked)!
      const lent = await send(`${api}/Loans`, 'POST', { CopyId: free.id, MemberId: reader.id })
      expect(lent.body).to.deep.include({ DueOn: '2026-04-15', Status: 'Active', RenewalCount: 0 })
      expect((await send(`${api}/Loans`, 'POST', { CopyId: free.id, MemberId: reader.id })).status).to.equal(400)
      expect((await send(`${api}/Loans`, 'POST', { MemberId: reader.id })).body.detail).to.equal('The CopyId field is required.') // oxfmt-ignore
      const loan = `${api}/Loans/${lent.body.Id}`
      expect((await send(`${loan}/Renew`, 'POST')).body).to.deep.include({ DueOn: '2026-05-13', RenewalCount: 1 })
      expect((await send(`${api}/Members/${reader.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${loan}/Return`, 'POST')).body.Status).to.equal('Returned')
      expect((await send(`${loan}/Renew`, 'POST')).status).to.equal(409)
      const own = `${api}/Members/${reader.id}`
      const { Id, CardNumber, JoinedOn, IsBlocked, ...fields } = (await send(own)).body
      const put = await send(own, 'PUT', { ...fields, Contact: { Email: 'a@wexcombe.example' } })
      expect(put.body).to.deep.include({ Id, CardNumber, JoinedOn, IsBlocked, Contact: { Email: 'a@wexcombe.example', Phone: null, PrefersSms: false } }) // oxfmt-ignore
      expect((await send(own, 'PUT', { LastName: 'Moss' })).status).to.equal(400)
      expect((await send(own, 'PUT', { ...fields, Faculty: 'Magic' })).status).to.equal(400)
      expect((await send(`${own}/Block`, 'POST')).body.IsBlocked).to.equal(true)
      const fine = data.uniFines.find(one => one.status === 'Outstanding')!
      expect((await send(`${api}/Fines/${fine.id}/Pay`, 'POST')).body).to.deep.include({ Status: 'Paid', SettledOn: '2026-03-18' }) // oxfmt-ignore
      expect((await send(`${api}/Fines/${fine.id}/Waive`, 'POST')).status).to.equal(409)
      const wish = { MemberId: reader.id, RoomCode: 'S2.07', StartsAt: '2026-04-20T09:00:00Z', EndsAt: '2026-04-20T11:00:00Z' } // oxfmt-ignore
      const booked = await send(`${api}/RoomBookings`, 'POST', wish)
      expect(booked.body.Room).to.deep.include({ Code: 'S2.07', Name: 'Lovelace Room', Seats: 4 })
      expect((await send(`${api}/RoomBookings`, 'POST', wish)).body.detail).to.equal('The room is taken at that time.')
      const booking = `${api}/RoomBookings/${booked.body.Id}`
      expect((await send(booking, 'PATCH', { EndsAt: '2026-04-20T08:00:00Z' })).status).to.equal(400)
      expect((await send(booking, 'PATCH', { GroupSize: 3 })).body).to.deep.include({ GroupSize: 3, Status: 'Confirmed' }) // oxfmt-ignore
      expect((await send(booking, 'DELETE')).status).to.equal(204)
      const held = await send(`${api}/Holds`, 'POST', { TitleId: free.titleId, MemberId: reader.id, PickupLocation: 'LawLibrary' }) // oxfmt-ignore
      expect((await send(`${api}/Holds/${held.body.Id}/Cancel`, 'POST')).body.Status).to.equal('Cancelled')
      expect((await send(`${api}/Titles/${free.titleId}`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(loan)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
