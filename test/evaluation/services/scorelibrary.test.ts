import { expect } from 'chai'
import { startScorelibrary } from './scorelibrary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer, total: response.headers.get('x-total-count') }
}

describe("the music academy's library", () => {
  it('pages with the total in a header, searches, and lends only what is there', async () => {
    const { url, data, reset, close } = await startScorelibrary({ clock })
    try {
      const api = `${url}/api/v2`
      const page = await send(`${api}/copies?limit=100&offset=100`)
      expect([page.total, page.body]).to.deep.equal([String(data.sheetCopies.length), data.sheetCopies.slice(100)])
      expect((await send(`${api}/copies?limit=500`)).status).to.equal(422)
      expect((await send(`${api}/scores?q=britten`)).total).to.equal('3')
      expect((await send(`${api}/scores?instrument=clarinet`)).total).to.equal('5')
      const late = data.sheetLoans.filter(one => one.status === 'active' && one.dueOn < '2026-03-18')
      expect((await send(`${api}/loans?overdue=true&limit=100`)).body).to.deep.equal(late)
      const copy = data.sheetCopies.find(one => one.status === 'available' && one.location !== 'readingRoom')!
      const reader = data.sheetReaders.find(one => one.status === 'active')!
      const lent = await send(`${api}/loans`, 'POST', { copyId: copy.id, readerId: reader.id })
      expect([lent.status, lent.body.dueOn, copy.status]).to.deep.equal([201, '2026-04-15', 'onLoan'])
      expect((await send(`${api}/loans`, 'POST', { copyId: copy.id, readerId: reader.id })).status).to.equal(400)
      expect((await send(`${api}/loans/${lent.body.id}/renew`, 'POST')).body.dueOn).to.equal('2026-05-13')
      expect((await send(`${api}/loans/${lent.body.id}/return`, 'POST')).body.returnedOn).to.equal('2026-03-18')
      expect(copy.status).to.equal('available')
      expect((await send(`${api}/loans/${lent.body.id}/return`, 'POST')).status).to.equal(409)
      const { body } = await send(`${api}/readers`, 'POST', { firstName: 'Ada', lastName: 'Fell' })
      expect(body.message).to.equal('email is required')
      const fine = data.sheetFines.find(one => one.status === 'unpaid')!
      expect((await send(`${api}/fines/${fine.id}/pay`, 'POST')).body.paidOn).to.equal('2026-03-18')
      expect((await send(`${api}/fines/${fine.id}/waive`, 'POST')).status).to.equal(409)
      reset()
      expect(data.sheetLoans).to.have.lengthOf(150)
    } finally {
      await close()
    }
  })
})
