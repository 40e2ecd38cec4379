import { expect } from 'chai'
import { startDental } from './dental/serve.ts'
import { startParcels } from './parcels/serve.ts'
import { startSecondary } from './secondary/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
const get = async (url: string): Promise<Answer> => (await fetch(url)).json()
async function send(url: string, method: string, body?: object): Promise<{ status: number; body: Answer }> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() }
}

describe('the services of set aa', () => {
  it('the dental group pages by number with a total, and books an appointment whose time has no zone', async () => {
    const { url, data, reset, close } = await startDental({ clock })
    try {
      const page = await get(`${url}/api/v2/patients?page=2&per_page=50`)
      expect([page.total, page.data[0].patient_number]).to.deep.equal([128, data.patients[50]!.patientNumber])
      const visit = { patient_id: 4001, practitioner_id: 31, treatment_id: 201, starts_at: '2026-04-02T09:15:00' }
      const { status, body } = await send(`${url}/api/v2/appointments`, 'POST', visit)
      expect([status, body.starts_at, body.duration_minutes]).to.deep.equal([201, '2026-04-02T09:15:00.000Z', 20])
      expect((await send(`${url}/api/v2/appointments`, 'POST', { ...visit, starts_at: 'soon' })).status).to.equal(400)
      expect((await send(`${url}/api/v2/appointments/${body.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/api/v2/appointments/${body.id}/confirm`, 'POST')).status).to.equal(409)
      reset()
      expect(data.appointments).to.have.length(250)
    } finally {
      await close()
    }
  })

  it('the parcel service goes on from a cursor, and assigns a shipment to a driver that there is', async () => {
    const { url, data, close } = await startParcels({ clock })
    try {
      const { nextCursor } = await get(`${url}/ops/shipments?limit=100`)
      const { shipments } = await get(`${url}/ops/shipments?limit=100&cursor=${nextCursor}`)
      expect(shipments[0].trackingCode).to.equal(data.shipments[100]!.trackingCode)
      const loose = data.shipments.find(one => one.driverId === null)!
      const driverId = data.drivers[3]!.id
      expect((await send(`${url}/ops/shipments/${loose.id}/assign`, 'POST', { driverId: 'drv_none' })).status).to.equal(422) // oxfmt-ignore
      expect((await send(`${url}/ops/shipments/${loose.id}/assign`, 'POST', { driverId })).body.driverId).to.equal(driverId) // oxfmt-ignore
    } finally {
      await close()
    }
  })

  it('the school answers with resources and their relationships, and takes a new mark as one', async () => {
    const { url, data, close } = await startSecondary({ clock })
    try {
      const of = data.pupils.filter(one => one.classId === 104)
      const page = await get(`${url}/v1/pupils?filter[class]=104&page[size]=5&page[number]=2`)
      expect([page.meta.total, page.data[0].id]).to.deep.equal([of.length, String(of[5]!.id)])
      expect(page.data[0].relationships.class.data).to.deep.equal({ type: 'classes', id: '104' })
      const attributes = { kind: 'test', score: 91 }
      const relationships = { pupil: { data: { type: 'pupils', id: '2003' } }, subject: { data: { type: 'subjects', id: '302' } } } // oxfmt-ignore
      const { status, body } = await send(`${url}/v1/marks`, 'POST', { data: { type: 'marks', attributes, relationships } }) // oxfmt-ignore
      expect([status, body.data.attributes.score, data.marks.at(-1)!.subjectId]).to.deep.equal([201, 91, 302])
      expect((await send(`${url}/v1/marks`, 'POST', { data: { type: 'marks', attributes } })).status).to.equal(422)
    } finally {
      await close()
    }
  })
})
