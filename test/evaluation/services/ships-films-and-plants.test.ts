import { expect } from 'chai'
import { startArboretum } from './arboretum/serve.ts'
import { startFerryline } from './ferryline/serve.ts'
import { startFilmset } from './filmset/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the services.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer, total: response.headers.get('x-total-count') }
}

describe('the services of set ae', () => {
  it('the ferry line tells in a header how many there are, and cancels a booking once', async () => {
    const { url, data, reset, close } = await startFerryline({ clock })
    try {
      const first = await send(`${url}/api/v1/sailings?status=scheduled`)
      const second = await send(`${url}/api/v1/sailings?status=scheduled&offset=30&limit=100`)
      const ahead = data.sailings.filter(one => one.status === 'scheduled')
      expect(first.total).to.equal(String(ahead.length))
      expect([...first.body, ...second.body].map(one => one.number)).to.deep.equal(ahead.map(one => one.number))
      const { id } = data.bookings.find(one => one.status === 'confirmed')!
      expect((await send(`${url}/api/v1/bookings/${id}/cancel`, 'POST')).body.status).to.equal('cancelled')
      expect((await send(`${url}/api/v1/bookings/${id}/cancel`, 'POST')).status).to.equal(409)
      const booking = { sailingId: ahead[0]!.id, customerId: 520, passengers: 3 }
      const added = await send(`${url}/api/v1/bookings`, 'POST', booking)
      expect([added.status, added.body.vehicle, added.body.total.currency]).to.deep.equal([201, 'none', 'GBP'])
      expect((await send(`${url}/api/v1/bookings`, 'POST', { ...booking, customerId: 9 })).status).to.equal(400)
      const sailing = { routeId: 41, vesselId: 21, departsAt: '2026-05-04' }
      expect((await send(`${url}/api/v1/sailings`, 'POST', sailing)).status).to.equal(400)
      reset()
      expect(data.bookings).to.have.length(340)
    } finally {
      await close()
    }
  })

  it('the film production company wraps its results, and decides on an expense once', async () => {
    const { url, data, close } = await startFilmset({ clock })
    try {
      const page = await send(`${url}/api/Scenes?Status=Planned&PageNumber=2&PageSize=10`)
      const planned = data.scenes.filter(one => one.status === 'Planned')
      expect([page.body.Paging.TotalRecords, page.body.Result[0].SceneNumber]).to.deep.equal([planned.length, planned[10]!.sceneNumber]) // oxfmt-ignore
      expect((await send(`${url}/api/Productions/301`)).body.Budget).to.deep.equal({ Amount: 8_400_000, Currency: 'GBP' }) // oxfmt-ignore
      const { id } = data.expenses.find(one => one.status === 'Submitted')!
      expect((await send(`${url}/api/Expenses/${id}/Approve`, 'POST')).body.Status).to.equal('Approved')
      expect((await send(`${url}/api/Expenses/${id}/Reject`, 'POST')).status).to.equal(409)
      const runner = { FirstName: 'Lotta', LastName: 'Brandt', Department: 'Production', JobTitle: 'Runner' }
      const hired = await send(`${url}/api/CrewMembers`, 'POST', runner)
      expect([hired.status, hired.body.ProductionId]).to.deep.equal([201, null])
      expect((await send(`${url}/api/CrewMembers`, 'POST', { FirstName: 'Lotta' })).body.Message).to.match(/LastName/)
      expect((await send(`${url}/api/Scenes/5001`, 'PATCH', { LocationId: 7 })).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('the botanical garden links its pages and what a plant belongs to, and calls off a tour once', async () => {
    const { url, data, close } = await startArboretum({ clock })
    try {
      const first = await send(`${url}/garden/care_tasks?status=open&per_page=40`)
      const open = data.careTasks.filter(one => one.status === 'open')
      const second = await send(`${url}${first.body._links.next.href}`)
      expect([first.body.total_items, second.body._embedded.care_tasks[0].id]).to.deep.equal([open.length, open[40]!.id]) // oxfmt-ignore
      const plant = await send(`${url}/garden/plants/1001`)
      expect(plant.body._links.species.href).to.equal(`/garden/species/${data.plants[0]!.speciesId}`)
      const { id } = data.tours.find(one => one.status === 'planned')!
      expect((await send(`${url}/garden/tours/${id}/call_off`, 'POST')).body.status).to.equal('called_off')
      expect((await send(`${url}/garden/tours/${id}/call_off`, 'POST')).status).to.equal(409)
      const done = await send(`${url}/garden/care_tasks/${open[0]!.id}/complete`, 'POST')
      expect([done.body.status, done.body.done_on]).to.deep.equal(['done', '2026-03-18'])
      const task = { plant_id: 1001, type: 'watering', due_on: '2026-04-01' }
      expect((await send(`${url}/garden/care_tasks`, 'POST', task)).body.priority).to.equal('normal')
      expect((await send(`${url}/garden/care_tasks`, 'POST', { ...task, plant_id: 1 })).status).to.equal(400)
    } finally {
      await close()
    }
  })
})
