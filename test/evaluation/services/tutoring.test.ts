import { expect } from 'chai'
import { startTutoring } from './tutoring/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the tutoring agency of set ba', () => {
  it('skips and takes, books only what a tutor teaches, settles invoices, and keeps what others point to', async () => {
    const { url, data, reset, close } = await startTutoring({ clock })
    const api = `${url}/api`
    try {
      const done = data.tutLessons.filter(one => one.status === 'Completed')
      const { body } = await send(`${api}/Lessons?Status=Completed&Skip=20&Take=10`)
      expect(body).to.deep.include({ TotalCount: done.length, Skip: 20, Take: 10 })
      expect(body.Items[0]).to.deep.include({ Id: done[20]!.id, StartsAt: done[20]!.startsAt })
      expect((await send(`${api}/Lessons?From=2026-03-19&Take=100`)).body.TotalCount).to.equal(38)
      expect((await send(`${api}/Tutors?Search=quayle`)).body.Items[0].Address).to.have.keys('Street', 'Town', 'Postcode') // oxfmt-ignore
      for (const odd of ['Lessons?Take=101', 'Lessons?Skip=-1', 'Pupils?Status=Lost', 'Lessons?From=soon'])
        expect((await send(`${api}/${odd}`)).status, odd).to.equal(400)

      const { tutorId, subjectId } = data.tutTutorSubjects[0]!
      const other = data.tutSubjects.find(one => data.tutTutorSubjects.every(link => link.tutorId !== tutorId || link.subjectId !== one.id))! // oxfmt-ignore
      const wish = { TutorId: tutorId, PupilId: 501, SubjectId: subjectId, StartsAt: '2026-03-20T16:00:00Z', DurationMinutes: 90 } // oxfmt-ignore
      const booked = await send(`${api}/Lessons`, 'POST', wish)
      expect(booked.status).to.equal(201)
      expect(booked.body).to.include({ Status: 'Scheduled', Price: 1.5 * data.tutTutors[0]!.hourlyRate })
      for (const wrong of [{ SubjectId: other.id }, { PupilId: 1 }, { StartsAt: 'Friday' }, { DurationMinutes: null }])
        expect((await send(`${api}/Lessons`, 'POST', { ...wish, ...wrong })).status).to.equal(400)
      expect((await send(`${api}/Lessons/${booked.body.Id}/Complete`, 'POST')).body.Status).to.equal('Completed')
      expect((await send(`${api}/Lessons/${booked.body.Id}/Cancel`, 'POST')).status).to.equal(409)

      const late = data.tutInvoices.find(one => one.status === 'Overdue')!
      expect((await send(`${api}/Invoices/${late.id}/MarkPaid`, 'POST')).body).to.include({ Status: 'Paid', PaidOn: '2026-03-18' }) // oxfmt-ignore
      expect((await send(`${api}/Invoices/${late.id}/MarkPaid`, 'POST')).status).to.equal(409)
      const before = data.tutGuardians[0]!.address
      const home = await send(`${api}/Guardians/301`, 'PATCH', { Address: { Town: 'Yate' } })
      const { street: Street, postcode: Postcode } = before
      expect(home.body.Address).to.deep.equal({ Street, Town: 'Yate', Postcode })
      expect((await send(`${api}/Guardians/301`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(`${api}/Lessons/${booked.body.Id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('bills every lesson that took place, and every record points to one that is there', async () => {
    const { data, close } = await startTutoring({ clock })
    await close()
    const { tutGuardians, tutInvoices, tutLessons, tutPupils, tutSubjects, tutTutorSubjects, tutTutors } = data
    for (const rows of [tutGuardians, tutInvoices, tutLessons, tutPupils, tutSubjects, tutTutorSubjects, tutTutors])
      expect(rows).to.have.length.within(20, 220)
    for (const one of tutLessons) {
      expect(tutTutorSubjects.some(link => link.tutorId === one.tutorId && link.subjectId === one.subjectId)).to.equal(true) // oxfmt-ignore
      expect(one.invoiceId !== null).to.equal(['Completed', 'NoShow'].includes(one.status))
    }
    const billed = tutInvoices.reduce((sum, one) => sum + one.total, 0)
    const taught = tutLessons.filter(one => one.invoiceId !== null).reduce((sum, one) => sum + one.price, 0)
    expect(billed).to.be.closeTo(taught, 0.01)
  })
})
