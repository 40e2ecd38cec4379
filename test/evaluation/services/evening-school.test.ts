import { expect } from 'chai'
import { startEveningschool } from './eveningschool/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the adult education centre', () => {
  it('filters, orders, pages and enrols only where a course is open', async () => {
    const { url, data, reset, close } = await startEveningschool({ clock })
    try {
      const api = `${url}/odata/v4`
      const rows: Answer[] = []
      let next: string | undefined = `${api}/Enrolments?$top=60&$count=true`
      while (next !== undefined) {
        const { body }: Answer = await send(next)
        expect(body['@odata.count']).to.equal(data.eveEnrolments.length)
        rows.push(...body.value)
        next = body['@odata.nextLink']
      }
      expect(rows.map(one => one.Id)).to.deep.equal(data.eveEnrolments.map(one => one.id))
      const open = (await send(`${api}/Courses?$filter=Status eq 'Open' and Fee lt 100&$orderby=Fee desc`)).body.value
      const fees = data.eveCourses.filter(one => one.status === 'Open' && one.fee < 100).map(one => one.fee)
      expect(open.map((one: Answer) => one.Fee)).to.deep.equal(fees.toSorted((a, b) => b - a))
      expect((await send(`${api}/Rooms?$orderby=Colour`)).status).to.equal(400)
      const full = data.eveCourses.find(one => one.title === 'Dressmaking Basics')!
      const added = await send(`${api}/Enrolments`, 'POST', { CourseId: full.id, ParticipantId: 1060 })
      expect([added.status, added.body.Status, added.body.AmountDue]).to.deep.equal([201, 'WaitingList', full.fee])
      const again = await send(`${api}/Enrolments`, 'POST', { CourseId: full.id, ParticipantId: 1060 })
      expect(again.body.error.message).to.equal('The participant is already enrolled.')
      expect((await send(`${api}/Enrolments`, 'POST', { CourseId: 301, ParticipantId: 1060 })).status).to.equal(400)
      expect((await send(`${api}/Courses(330)/Publish`, 'POST')).body.Status).to.equal('Open')
      expect((await send(`${api}/Courses(330)/Publish`, 'POST')).status).to.equal(409)
      expect((await send(`${api}/Courses(330)`, 'PATCH', { RoomId: 77 })).body.error.message).to.equal('RoomId does not exist.') // oxfmt-ignore
      reset()
      expect(data.eveCourses.find(one => one.id === 330)!.status).to.equal('Planned')
    } finally {
      await close()
    }
  })
})
