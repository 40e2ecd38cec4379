import { expect } from 'chai'
import { startSprintdesk } from './sprintdesk/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the issue tracker of set aw', () => {
  it('counts its pages, shows references as objects, gives keys to issues, and takes no word or key that there is not', async () => {
    const { url, data, reset, close } = await startSprintdesk({ clock })
    try {
      const issues = `${url}/api/v1/issues`
      const bugs = data.halyIssues.filter(one => one.type === 'BUG')
      const { body } = await send(`${issues}?type=BUG&page=2&limit=15`)
      expect(body).to.deep.equal({ data: bugs.slice(15, 30), meta: { page: 2, limit: 15, total: bugs.length, totalPages: Math.ceil(bugs.length / 15) } }) // oxfmt-ignore
      const known = data.halyIssues[20]!
      expect((await send(`${issues}?search=${known.key.toLowerCase()}`)).body.data).to.deep.equal([known])
      expect((await send(`${issues}?status=OPEN`)).body.error).to.equal('Bad Request')
      expect((await send(`${issues}?limit=500`)).status).to.equal(400)
      const last = Math.max(...data.halyIssues.filter(one => one.project.key === 'MOB').map(one => Number(one.key.slice(4)))) // oxfmt-ignore
      const wish = { title: 'Shake to report a problem', type: 'STORY', projectId: 12 }
      const made = await send(issues, 'POST', { ...wish, assigneeId: 207 })
      expect(made.body).to.deep.include({ key: `MOB-${last + 1}`, status: 'BACKLOG', assignee: { id: 207, name: 'Yara Haddad' } }) // oxfmt-ignore
      const own = `${issues}/${made.body.id}`
      const done = (await send(own, 'PATCH', { status: 'DONE', assigneeId: null })).body
      expect([done.assignee, done.resolvedAt]).to.deep.equal([null, clock.toISOString()])
      expect((await send(own, 'PATCH', { assigneeId: 1 })).status).to.equal(400)
      expect((await send(issues, 'POST', { title: 'Nothing else' })).status).to.equal(400)
      const planned = data.halySprints.find(one => one.status === 'PLANNED')!
      const sprint = `${url}/api/v1/sprints/${planned.id}`
      expect((await send(`${sprint}/start`, 'POST')).body.status).to.equal('ACTIVE')
      expect((await send(`${sprint}/start`, 'POST')).status).to.equal(409)
      const work = { issueId: known.id, userId: 207, hours: 1.5, workDate: '2026-03-17' }
      const logged = await send(`${url}/api/v1/worklogs`, 'POST', work)
      expect(logged.body.issue).to.deep.equal({ id: known.id, key: known.key })
      expect((await send(`${url}/api/v1/worklogs?from=2026-03-17&userId=207`)).body.data).to.deep.include(logged.body)
      expect((await send(`${url}/api/v1/worklogs/${logged.body.id}`, 'DELETE')).status).to.equal(204)
      reset()
      expect((await send(own)).status).to.equal(404)
    } finally {
      await close()
    }
  })
})
