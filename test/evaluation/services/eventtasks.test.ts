import { expect } from 'chai'
import { startEventtasks } from './eventtasks/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(row => row.id)

describe('the event organisers of set av', () => {
  it('answers in numbered pages that lead on, filters and sorts, with short forms of what belongs to a record', async () => {
    const { url, data, close } = await startEventtasks({ clock })
    try {
      const seen: number[] = []
      for (let at: string | null = `${url}/api/time-entries/?is_billable=false&page_size=10`; at;) {
        const { body }: { body: Answer } = await send(at)
        seen.push(...idsOf(body.results))
        at = body.next
      }
      expect(seen).to.deep.equal(idsOf(data.showTimeEntries.filter(one => !one.is_billable)))
      expect((await send(`${url}/api/tasks/?page=99`)).body).to.deep.equal({ detail: 'Invalid page.' })
      const free = await send(`${url}/api/tasks/?unassigned=true&due_date__gte=2026-03-18`)
      const wanted = data.showTasks.filter(one => one.assignee_id === null && one.due_date >= '2026-03-18')
      expect([free.body.count, idsOf(free.body.results)]).to.deep.equal([wanted.length, idsOf(wanted)])
      const { body } = await send(`${url}/api/events/?ordering=-budget&page_size=1`)
      expect(body.results[0]).to.deep.include({ name: 'Hanseatic Boat Fair', manager: { id: 105, name: 'Gesa Petersen' } }) // oxfmt-ignore
      const worked = data.showTimeEntries.every(one => one.date < '2026-03-18' && one.date >= data.showTasks.find(own => own.id === one.task_id)!.created_at.slice(0, 10)) // oxfmt-ignore
      expect(worked).to.equal(true)
    } finally {
      await close()
    }
  })

  it('completes a task on the day its status says so, refuses what it does not know, and deletes with all that hangs on it', async () => {
    const { url, data, reset, close } = await startEventtasks({ clock })
    try {
      const given = { title: 'Try it', event_id: 515, due_date: '2026-04-01' }
      const made = await send(`${url}/api/tasks/`, 'POST', given)
      expect(made.body).to.deep.include({ status: 'open', priority: 'medium', assignee: null, event: { id: 515, name: 'CargoTech Days' } }) // oxfmt-ignore
      const own = `${url}/api/tasks/${made.body.id}/`
      expect((await send(own, 'PATCH', { status: 'done', assignee_id: 104 })).body).to.deep.include({ completed_at: clock.toISOString(), assignee: { id: 104, name: 'Emil Roth' } }) // oxfmt-ignore
      expect((await send(`${own}complete/`, 'POST')).status).to.equal(400)
      expect((await send(`${own}reopen/`, 'POST')).body.completed_at).to.equal(null)
      expect((await send(own, 'PATCH', { status: 'finished' })).body).to.deep.equal({ status: ['"finished" is not a valid choice.'] }) // oxfmt-ignore
      expect((await send(`${url}/api/tasks/`, 'POST', { ...given, event_id: 9 })).status).to.equal(400)
      expect((await send(`${url}/api/comments/`, 'POST', { task_id: 2001 })).body).to.deep.equal({ author_id: ['This field is required.'] }) // oxfmt-ignore
      await send(`${url}/api/comments/`, 'POST', { task_id: made.body.id, author_id: 104, body: 'Fine' })
      expect([(await send(own, 'DELETE')).status, (await send(own)).status]).to.deep.equal([204, 404])
      expect([data.showTasks.length, data.showComments.length]).to.deep.equal([60, 80])
      reset()
      expect((await send(`${url}/api/events/518/cancel/`, 'POST')).body.status).to.equal('cancelled')
    } finally {
      await close()
    }
  })
})
