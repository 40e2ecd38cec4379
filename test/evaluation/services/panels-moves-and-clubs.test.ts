import { expect } from 'chai'
import { startAfterschool } from './afterschool/serve.ts'
import { startMovers } from './movers/serve.ts'
import { startSolar } from './solar/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[], name = 'id') => rows.map(row => Number(row[name]))

describe('the services of set am', () => {
  it('the solar panel installer goes on from a cursor, and an installation is cancelled before it starts', async () => {
    const { url, data, reset, close } = await startSolar({ clock })
    try {
      const done = data.solarInstallations.filter(one => one.status === 'completed')
      const first = (await send(`${url}/v1/installations?status=completed&limit=20`)).body
      expect([idsOf(first.data), first.has_more]).to.deep.equal([idsOf(done.slice(0, 20)), true])
      const next = (await send(`${url}/v1/installations?status=completed&limit=20&cursor=${first.next_cursor}`)).body
      expect(idsOf(next.data)).to.deep.equal(idsOf(done.slice(20, 40)))
      const own = `${url}/v1/installations/${data.solarInstallations.find(one => one.status === 'scheduled')!.id}`
      expect((await send(`${own}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${own}/cancel`, 'POST')).status).to.equal(409)
      const visit = { installation_id: done[0]!.id, kind: 'repair' }
      expect((await send(`${url}/v1/service_visits`, 'POST', { ...visit, installation_id: 1 })).status).to.equal(400)
      expect((await send(`${url}/v1/service_visits`, 'POST', visit)).body.status).to.equal('open')
      reset()
      expect(data.solarVisits.length).to.equal(120)
    } finally {
      await close()
    }
  })

  it('the moving company counts its pages from 0 and says where the next one is', async () => {
    const { url, data, close } = await startMovers({ clock })
    try {
      const settled = data.damageClaims.filter(one => one.status === 'settled')
      const { body } = await send(`${url}/api/claims?status=settled&size=10`)
      expect([idsOf(body._embedded.claims), body.page.totalElements]).to.deep.equal([idsOf(settled.slice(0, 10)), settled.length]) // oxfmt-ignore
      const next = (await send(`${url}${body._links.next.href}`)).body
      expect(idsOf(next._embedded.claims)).to.deep.equal(idsOf(settled.slice(10, 20)))
      const move = { customerId: 10_001, moveDate: '2026-04-02', volume: 20 }
      expect((await send(`${url}/api/moves`, 'POST', move)).body.status).to.equal('enquiry')
      expect((await send(`${url}/api/moves`, 'POST', { ...move, customerId: 1 })).status).to.equal(400)
      const done = `${url}/api/moves/${data.houseMoves.find(one => one.status === 'completed')!.id}`
      expect((await send(`${done}/cancel`, 'POST')).status).to.equal(409)
      expect((await send(`${url}/api/claims/801`, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })

  it('the after-school clubs answer from an offset on, and an enrolment owes the fee of its club', async () => {
    const { url, data, close } = await startAfterschool({ clock })
    try {
      const third = data.clubPupils.filter(one => one.yearGroup === 3)
      const { body } = await send(`${url}/api/Pupils?YearGroup=3&Offset=10&Limit=10`)
      expect([idsOf(body.Results, 'Id'), body.Total]).to.deep.equal([idsOf(third.slice(10, 20)), third.length])
      const club = data.schoolClubs[0]!
      const made = await send(`${url}/api/Enrolments`, 'POST', { ClubId: club.id, PupilId: 3001 })
      expect([made.status, made.body.FeeDue]).to.deep.equal([201, club.termFee])
      expect((await send(`${url}/api/Enrolments`, 'POST', { ClubId: club.id })).body.Message).to.equal('PupilId is required.') // oxfmt-ignore
      const own = `${url}/api/Enrolments/${made.body.Id}`
      expect((await send(`${own}/Withdraw`, 'POST')).body.Status).to.equal('Withdrawn')
      expect((await send(`${own}/Withdraw`, 'POST')).status).to.equal(409)
    } finally {
      await close()
    }
  })
})
