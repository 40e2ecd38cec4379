import { expect } from 'chai'
import { startEvcharging } from './evcharging/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the charging company of set bc', () => {
  it('cuts lists by limit and offset, and filters them', async () => {
    const { url, data, close } = await startEvcharging({ clock })
    const api = `${url}/v1`
    try {
      const { body } = await send(`${api}/sessions?status=completed&limit=20&offset=40`)
      const done = data.voltSessions.filter(one => one.status === 'completed')
      expect(body).to.deep.include({ total: done.length, limit: 20, offset: 40 })
      expect(body.items[0]).to.deep.include({ id: done[40]!.id, energy_kwh: done[40]!.energyKwh })
      expect((await send(`${api}/drivers`)).body.items).to.have.length(25)
      expect((await send(`${api}/drivers?limit=80`)).status).to.equal(422)
      const open = data.voltStations.filter(one => one.open24h && one.address.city === 'Leeds')
      const leeds = await send(`${api}/stations?city=leeds&open_24h=true`)
      expect(leeds.body.items.map((one: Answer) => one.code)).to.deep.equal(open.map(one => one.code))
      expect((await send(`${api}/sessions?started_from=2026-03-19`)).body.total).to.equal(0)
      expect((await send(`${api}/chargers?status=lost`)).body.detail[0].loc).to.deep.equal(['query', 'status'])
      expect((await send(`${api}/drivers?account_status=lost`)).body.detail[0].loc).to.deep.equal(['query', 'account_status']) // oxfmt-ignore
      const own = data.voltVisits.filter(one => one.chargerId === 268)
      expect((await send(`${api}/maintenance-visits?charger_id=268`)).body.total).to.equal(own.length)
      const { firstName, lastName, id } = data.voltDrivers[5]!
      const found = await send(`${api}/drivers?q=${encodeURIComponent(`${firstName} ${lastName}`)}`)
      expect(found.body.items.map((one: Answer) => one.id)).to.deep.equal([id])
    } finally {
      await close()
    }
  })

  it('keeps the rest of a vehicle, stops sessions once, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startEvcharging({ clock })
    const api = `${url}/v1`
    try {
      const { id, vehicle } = data.voltDrivers[0]!
      const moved = await send(`${api}/drivers/${id}`, 'PATCH', { vehicle: { registration: 'YA26 AAA' } })
      expect(moved.body.vehicle).to.deep.equal({ ...vehicle, registration: 'YA26 AAA' })
      expect((await send(`${api}/stations/1`, 'PATCH', { open_24h: true })).body.open_24h).to.equal(true)
      const running = data.voltSessions.find(one => one.status === 'in_progress')!
      expect((await send(`${api}/sessions/${running.id}/stop`, 'POST')).body.status).to.equal('completed')
      expect((await send(`${api}/sessions/${running.id}/stop`, 'POST')).status).to.equal(409)
      const held = data.voltDrivers.find(one => one.accountStatus === 'suspended')!
      expect((await send(`${api}/drivers/${held.id}/reactivate`, 'POST')).body.account_status).to.equal('active')
      const fault = { charger_id: 201, category: 'no_power', severity: 'low' }
      const logged = await send(`${api}/faults`, 'POST', fault)
      expect(logged.body).to.deep.include({ ...fault, code: 'FLT-3166', status: 'new', description: null })
      expect((await send(`${api}/faults/${logged.body.id}/resolve`, 'POST')).body.status).to.equal('resolved')
      expect((await send(`${api}/faults`, 'POST', { ...fault, charger_id: 1 })).status).to.equal(404)
      expect((await send(`${api}/faults`, 'POST', { ...fault, severity: 'awful' })).status).to.equal(422)
      expect((await send(`${api}/faults`, 'POST', { charger_id: 201 })).status).to.equal(422)
      const [past, planned] = ['completed', 'planned'].map(status =>
        data.voltVisits.find(one => one.status === status)!,
      )
      expect((await send(`${api}/maintenance-visits/${past!.id}`, 'DELETE')).status).to.equal(409)
      expect((await send(`${api}/maintenance-visits/${planned!.id}`, 'DELETE')).status).to.equal(204)
      const busy = data.voltSessions.find(one => one.driverId !== null)!
      expect((await send(`${api}/drivers/${busy.driverId}`, 'DELETE')).status).to.equal(409)
      reset()
      expect((await send(`${api}/faults/${logged.body.id}`)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
