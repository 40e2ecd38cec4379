import { expect } from 'chai'
import { startPhotostudio } from './photostudio/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the photographer’s studio of set az', () => {
  let studio: Awaited<ReturnType<typeof startPhotostudio>>
  let api: string
  beforeEach(async () => {
    studio = await startPhotostudio({ clock })
    api = `${studio.url}/api`
  })
  afterEach(() => studio.close())

  it('counts its pages, narrows its lists, and takes no filter value that there is not', async () => {
    const sent = studio.data.lensPrintOrders.filter(one => one.status === 'dispatched')
    const { body } = await send(`${api}/print-orders?status=dispatched&page=2&pageSize=25`)
    expect(body).to.deep.include({ total: sent.length, page: 2, pageSize: 25 })
    expect(body.items[0]).to.deep.equal(sent[25])
    const shoots = (await send(`${api}/shoots?from=2026-03-18&to=2026-04-30&pageSize=50`)).body.items
    const days = shoots.map((one: Answer) => one.shootDate)
    expect(days).to.deep.equal(days.toSorted())
    expect(days.every((one: string) => one >= '2026-03-18' && one <= '2026-04-30')).to.equal(true)
    expect((await send(`${api}/clients?search=KELLY`)).body.total).to.equal(2)
    expect((await send(`${api}/clients?county=Mayo&marketingConsent=true`)).body.total).to.equal(studio.data.lensClients.filter(one => one.address.county === 'Mayo' && one.marketingConsent).length) // oxfmt-ignore
    expect((await send(`${api}/photographers?specialty=newborn`)).body.items.every((one: Answer) => one.specialties.includes('newborn'))).to.equal(true) // oxfmt-ignore
    expect((await send(`${api}/shoots?status=lost`)).status).to.equal(400)
    expect((await send(`${api}/galleries?pageSize=51`)).status).to.equal(400)
    expect((await send(`${api}/clients/cli_9`)).body).to.deep.equal({ message: 'Client cli_9 not found', error: 'Not Found', statusCode: 404 }) // oxfmt-ignore
  })

  it('keeps the rest of an address, prices orders, and says all that is wrong with a body', async () => {
    const own = `${api}/clients/${studio.data.lensClients[3]!.id}`
    const before = (await send(own)).body.address
    const moved = await send(own, 'PATCH', { address: { street: '3 Quay Lane' } })
    expect(moved.body.address).to.deep.equal({ ...before, street: '3 Quay Lane' })
    const bad = await send(`${api}/clients`, 'POST', { firstName: 'Ann', email: 'ann', hat: 1, address: { street: 'x' } }) // oxfmt-ignore
    expect(bad.status).to.equal(400)
    expect(bad.body.message).to.deep.equal(['property hat should not exist', 'lastName should not be empty', 'email must be an email', 'address.city should not be empty', 'address.county should not be empty']) // oxfmt-ignore
    const [gallery] = studio.data.lensGalleries
    const order = { clientId: 'cli_1001', galleryId: gallery!.id, delivery: 'post', lines: [{ product: 'print', size: '20x30 cm', quantity: 3 }] } // oxfmt-ignore
    const placed = await send(`${api}/print-orders`, 'POST', order)
    expect(placed.body).to.deep.include({ total: 61.95, status: 'received', shippingAddress: studio.data.lensClients[0]!.address }) // oxfmt-ignore
    expect((await send(`${api}/print-orders`, 'POST', { ...order, lines: [{ product: 'canvas', size: 'A0', quantity: 1 }] })).status).to.equal(400) // oxfmt-ignore
    expect((await send(`${api}/print-orders`, 'POST', { ...order, clientId: 'cli_1' })).status).to.equal(404)
    studio.reset()
    expect((await send(`${api}/print-orders/${placed.body.id}`)).status).to.equal(404)
  })

  it('books, cancels, publishes and dispatches only what can be, and books nobody twice on a day', async () => {
    const { lensShoots, lensAssignments, lensGalleries, lensPrintOrders } = studio.data
    const asked = lensShoots.find(one => one.status === 'enquiry')!
    expect((await send(`${api}/shoots/${asked.id}/confirm`, 'POST')).body).to.deep.include({ status: 'booked', balanceDue: asked.price }) // oxfmt-ignore
    const put = { shootId: asked.id, photographerId: 'pho_30', role: 'lead', fee: 200 }
    expect((await send(`${api}/assignments`, 'POST', put)).status).to.equal(201)
    expect((await send(`${api}/assignments`, 'POST', put)).status).to.equal(409)
    expect((await send(`${api}/shoots/${asked.id}/cancel`, 'POST')).body.status).to.equal('cancelled')
    expect((await send(`${api}/assignments?shootId=${asked.id}`)).body.total).to.equal(0)
    expect((await send(`${api}/shoots/${asked.id}/cancel`, 'POST')).status).to.equal(409)
    const wedding = { title: 'New wedding', type: 'wedding', clientId: 'cli_1001', packageId: 'pkg_112', shootDate: '2026-08-01', startTime: '11:00' } // oxfmt-ignore
    expect((await send(`${api}/shoots`, 'POST', wedding)).status).to.equal(400)
    expect((await send(`${api}/shoots`, 'POST', { ...wedding, packageId: 'pkg_103' })).body).to.deep.include({ status: 'enquiry', price: 2350 }) // oxfmt-ignore
    const draft = lensGalleries.find(one => one.status === 'draft')!
    expect((await send(`${api}/galleries/${draft.id}/publish`, 'POST')).body.expiresOn).to.equal('2026-06-16')
    expect((await send(`${api}/galleries/${draft.id}`, 'DELETE')).status).to.equal(409)
    const ready = lensPrintOrders.find(one => one.status === 'ready')!
    expect((await send(`${api}/print-orders/${ready.id}/dispatch`, 'POST')).body.status).to.equal('dispatched')
    expect((await send(`${api}/print-orders/${ready.id}/cancel`, 'POST')).status).to.equal(409)
    const [first] = lensAssignments
    expect((await send(`${api}/assignments/${first!.id}`, 'DELETE')).status).to.equal(204)
    expect((await send(`${api}/clients/${asked.clientId}`, 'DELETE')).status).to.equal(409)
  })
})
