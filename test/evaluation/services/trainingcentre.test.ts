import { expect } from 'chai'
import { startTrainingcentre } from './trainingcentre/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the training centre of set bd', () => {
  it('counts its pages from 0, filters, enrols, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startTrainingcentre({ clock })
    const api = `${url}/api/v1`
    try {
      const paid = data.centreEnrolments.filter(one => one.paymentStatus === 'PAID')
      const { body } = await send(`${api}/enrolments?paymentStatus=PAID&page=1&size=10`)
      expect(body).to.deep.include({ page: 1, size: 10, totalElements: paid.length, totalPages: Math.ceil(paid.length / 10) }) // oxfmt-ignore
      expect(body.content[0]).to.deep.equal(paid[10])
      expect((await send(`${api}/courses?sort=price,desc&size=1`)).body.content[0].code).to.equal('WE-301')
      expect((await send(`${api}/courses?trade=WELDING&level=BEGINNER`)).body.totalElements).to.equal(3)
      expect((await send(`${api}/courses?trade=MASONRY`)).status).to.equal(400)
      expect((await send(`${api}/sessions?size=500`)).status).to.equal(400)
      const [planned] = data.centreSessions.slice(-1)
      const own = `${api}/sessions/${planned!.id}`
      expect((await send(own, 'PATCH', { location: { room: 'Classroom 9' } })).body.location).to.deep.equal({ ...planned!.location, room: 'Classroom 9' }) // oxfmt-ignore
      expect((await send(own, 'PATCH', { endDate: '2020-01-01' })).status).to.equal(400)
      const wish = { sessionId: planned!.id, traineeId: 1001, payer: 'TRAINEE' }
      const enrolled = await send(`${api}/enrolments`, 'POST', wish)
      expect(enrolled.body).to.deep.include({ status: 'BOOKED', paymentStatus: 'NOT_INVOICED', bookedOn: '2026-03-18' })
      expect((await send(`${api}/enrolments`, 'POST', wish)).status).to.equal(400)
      expect((await send(`${api}/enrolments`, 'POST', { ...wish, traineeId: 9 })).body.message).to.equal('traineeId does not exist') // oxfmt-ignore
      expect((await send(own, 'DELETE')).status).to.equal(409)
      expect((await send(`${own}/cancel`, 'POST', { reason: 'Too few' })).body).to.deep.include({ status: 'CANCELLED', cancellationReason: 'Too few' }) // oxfmt-ignore
      expect((await send(`${own}/cancel`, 'POST', {})).status).to.equal(409)
      reset()
      expect((await send(`${api}/enrolments/${enrolled.body.id}`)).status).to.equal(404)
      expect((await send(own, 'DELETE')).status).to.equal(204)
    } finally {
      await close()
    }
  })
})
