import { expect } from 'chai'
import { startItassets } from './itassets/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the IT inventory of set az', () => {
  it('skips to an offset, filters by what it declares, and takes no word, day or page that there is not', async () => {
    const { url, data, close } = await startItassets({ clock })
    try {
      const laptops = data.itDevices.filter(one => one.deviceType === 'laptop' && one.status === 'deployed')
      const { body } = await send(`${url}/devices?device_type=laptop&status=deployed&offset=30&limit=20`)
      expect(body.meta).to.deep.equal({ offset: 30, limit: 20, total: laptops.length })
      expect(body.data.map(({ id }: { id: number }) => id)).to.deep.equal(laptops.slice(30, 50).map(({ id }) => id))
      expect((await send(`${url}/devices`)).body.data).to.have.length(25)
      const [first] = data.itDevices
      expect((await send(`${url}/devices?asset_tag=${first!.assetTag}`)).body.data[0].purchase).to.deep.equal({
        date: first!.purchase.date,
        price: first!.purchase.price,
        order_number: first!.purchase.orderNumber,
      })
      const bought = data.itDevices.filter(({ purchase }) => purchase.date.startsWith('2025'))
      expect((await send(`${url}/devices?purchased_from=2025-01-01&purchased_to=2025-12-31`)).body.meta.total).to.equal(bought.length) // oxfmt-ignore
      expect((await send(`${url}/licenses?q=adobe`)).body.meta.total).to.equal(2)
      expect((await send(`${url}/employees?q=emma`)).body.meta.total).to.equal(data.itEmployees.filter(one => `${one.firstName} ${one.lastName}`.toLowerCase().includes('emma')).length) // oxfmt-ignore
      const odd = ['devices?status=broken', 'tickets?priority=critical', 'devices?limit=500', 'tickets?offset=-1', 'tickets?opened_from=yesterday'] // oxfmt-ignore
      for (const path of odd) expect((await send(`${url}/${path}`)).status, path).to.equal(422)
      expect((await send(`${url}/vendors/999`)).status).to.equal(404)
    } finally {
      await close()
    }
  })

  it('hands devices out and takes them back, books them in, and deletes none that somebody has', async () => {
    const { url, data, reset, close } = await startItassets({ clock })
    try {
      const spare = data.itDevices.find(one => one.status === 'available')!
      const own = `${url}/devices/${spare.id}`
      expect((await send(`${own}/assign`, 'POST', {})).status).to.equal(422)
      expect((await send(`${own}/assign`, 'POST', { employee_id: 9 })).status).to.equal(404)
      const given = await send(`${own}/assign`, 'POST', { employee_id: 1004 })
      expect(given.body).to.deep.include({ status: 'deployed', employee_id: 1004, assigned_on: '2026-03-18' })
      expect((await send(`${own}/assign`, 'POST', { employee_id: 1005 })).status).to.equal(409)
      expect((await send(own, 'DELETE')).status).to.equal(409)
      expect((await send(`${own}/return`, 'POST')).body).to.deep.include({ status: 'available', employee_id: null })
      expect((await send(own, 'DELETE')).status).to.equal(204)
      expect((await send(own)).status).to.equal(404)
      const device = { asset_tag: 'CF-30001', device_type: 'tablet', manufacturer: 'Apple', model: 'iPad Air', serial_number: 'X1', vendor_id: 7, purchase: { price: 610 } } // oxfmt-ignore
      const made = await send(`${url}/devices`, 'POST', device)
      expect([made.status, made.body.status, made.body.purchase.price]).to.deep.equal([201, 'available', 610])
      expect((await send(`${url}/devices`, 'POST', device)).status).to.equal(400)
      expect((await send(`${url}/devices`, 'POST', { ...device, asset_tag: 'CF-30002', vendor_id: 77 })).status).to.equal(404) // oxfmt-ignore
      reset()
      expect((await send(own)).status).to.equal(200)
    } finally {
      await close()
    }
  })

  it('gives away no more seats than there are, works out what licences cost, and resolves a ticket once', async () => {
    const { url, data, close } = await startItassets({ clock })
    try {
      const full = data.itLicenses.find(one => one.name === 'Nessus Professional')!
      const [outsider, ...others] = data.itEmployees.filter(one => one.departmentId === 1)
      const wish = { license_id: full.id, employee_id: outsider!.id }
      for (const { id } of others) await send(`${url}/license-assignments`, 'POST', { ...wish, employee_id: id })
      expect((await send(`${url}/license-assignments`, 'POST', wish)).body.detail).to.equal('No seat is free')
      const [taken, ...rest] = data.itLicenseAssignments.filter(one => one.licenseId === full.id)
      expect(rest).to.have.length(full.seats - 1)
      expect((await send(`${url}/license-assignments/${taken!.id}`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/license-assignments`, 'POST', wish)).body.assigned_on).to.equal('2026-03-18')
      const more = await send(`${url}/licenses/${full.id}`, 'PATCH', { seats: 3 })
      expect(more.body.annual_cost).to.equal(3 * full.costPerSeat)
      expect((await send(`${url}/licenses/${full.id}`, 'PATCH', { seats: 'many' })).status).to.equal(422)
      const ticket = { subject: 'Mouse is missing', category: 'hardware', requester_id: outsider!.id }
      const opened = await send(`${url}/tickets`, 'POST', ticket)
      expect(opened.body).to.deep.include({ status: 'open', priority: 'normal', assignee_id: null })
      expect((await send(`${url}/tickets`, 'POST', { subject: 'Mouse' })).status).to.equal(422)
      const at = `${url}/tickets/${opened.body.id}/resolve`
      expect((await send(at, 'POST', { resolution: 'Found' })).body).to.deep.include({ status: 'resolved', resolution: 'Found' }) // oxfmt-ignore
      expect((await send(at, 'POST', {})).status).to.equal(409)
    } finally {
      await close()
    }
  })
})
