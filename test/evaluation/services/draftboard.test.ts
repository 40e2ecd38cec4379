import { expect } from 'chai'
import { startDraftboard } from './draftboard/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', data?: object) {
  const response = await fetch(url, { method, ...(data && { body: JSON.stringify({ data }) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
const idsOf = (rows: Answer[]) => rows.map(row => Number(row.id))

describe('the architects’ office of set au', () => {
  it('answers in numbered pages of JSON:API, sorts, and sends what is included', async () => {
    const { url, data, close } = await startDraftboard({ clock })
    try {
      const done = data.draftTasks.filter(one => one.status === 'done')
      const { body } = await send(`${url}/v1/tasks?filter[status]=done&page[size]=5&page[number]=2&include=project`)
      expect([idsOf(body.data), body.meta.total_count]).to.deep.equal([idsOf(done.slice(5, 10)), done.length])
      const projects = new Set(done.slice(5, 10).map(one => one.project_id))
      expect(new Set(idsOf(body.included))).to.deep.equal(projects)
      const first = await send(`${url}${body.links.prev}`)
      expect(idsOf(first.body.data)).to.deep.equal(idsOf(done.slice(0, 5)))
      const dear = await send(`${url}/v1/projects?sort=-fee&page[size]=1`)
      expect(dear.body.data[0].attributes.fee).to.equal(Math.max(...data.draftProjects.map(one => one.fee)))
      expect((await send(`${url}/v1/projects?page[size]=51`)).status).to.equal(400)
    } finally {
      await close()
    }
  })

  it('completes a task on the day its status says so, and refuses what it does not know', async () => {
    const { url, data, reset, close } = await startDraftboard({ clock })
    try {
      const project = { data: { type: 'projects', id: '516' } }
      const made = await send(`${url}/v1/tasks`, 'POST', { type: 'tasks', attributes: { title: 'Try it' }, relationships: { project } }) // oxfmt-ignore
      expect([made.status, made.body.data.attributes.status]).to.deep.equal([201, 'todo'])
      const own = `${url}/v1/tasks/${made.body.data.id}`
      const change = (attributes: object) => send(own, 'PATCH', { type: 'tasks', attributes })
      expect((await change({ status: 'done' })).body.data.attributes.completed_on).to.equal('2026-03-18')
      expect((await change({ status: 'todo' })).body.data.attributes.completed_on).to.equal(null)
      expect((await change({ status: 'finished' })).status).to.equal(422)
      expect((await send(`${url}/v1/tasks`, 'POST', { attributes: { title: 'Lost' } })).status).to.equal(422)
      expect((await send(own, 'DELETE')).status).to.equal(204)
      expect((await send(own)).status).to.equal(404)
      expect(data.draftTasks.length).to.equal(60)
      reset()
      expect(data.draftTimeLogs.every(one => one.worked_on <= '2026-03-18')).to.equal(true)
    } finally {
      await close()
    }
  })
})
