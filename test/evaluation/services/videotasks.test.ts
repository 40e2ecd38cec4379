import { expect } from 'chai'
import { startVideotasks } from './videotasks/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of the service.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}

describe('the task tracker of an agency that makes videos', () => {
  it('pages by a cursor, writes people as short objects, and ticks a task off once', async () => {
    const { url, data, reset, close } = await startVideotasks({ clock })
    try {
      const api = `${url}/v1`
      const first = (await send(`${api}/tasks?limit=100`)).body
      const last = (await send(`${api}/tasks?limit=100&cursor=${first.nextCursor}`)).body
      expect([first.items.length + last.items.length, last.nextCursor]).to.deep.equal([data.videoTasks.length, null])
      const task = data.videoTasks.find(one => one.status === 'inReview')!
      const person = data.videoPeople.find(one => one.id === task.assigneeId)!
      const shown = (await send(`${api}/tasks/${task.id}`)).body
      expect(shown.assignee).to.deep.equal({ id: person.id, name: person.name })
      expect(shown).not.to.have.property('assigneeId')
      const done = await send(`${api}/tasks/${task.id}/complete`, 'POST')
      expect(done.body).to.deep.include({ status: 'done', completedAt: '2026-03-18T12:00:00.000Z' })
      expect((await send(`${api}/tasks/${task.id}/complete`, 'POST')).status).to.equal(409)
      const back = await send(`${api}/tasks/${task.id}`, 'PATCH', { status: 'todo', assigneeId: null })
      expect(back.body).to.deep.include({ assignee: null, completedAt: null })
      const lost = await send(`${api}/tasks`, 'POST', { title: 'Try it', projectId: 'prj_1' })
      expect([lost.status, lost.body.error.message]).to.deep.equal([400, 'projectId does not exist'])
      expect((await send(`${api}/comments`, 'POST', { taskId: task.id, text: 'Hm' })).body.error.message).to.equal('authorId is required') // oxfmt-ignore
      reset()
      expect(data.videoTasks.find(one => one.id === task.id)!.status).to.equal('inReview')
    } finally {
      await close()
    }
  })
})
