import { expect } from 'chai'
import { int as id, list, nullable, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const task = (number: number, title: string, before: number | null) => ({ id: number, code: `T-${number}`, title, assignee_id: 11, before }) // oxfmt-ignore
const tasks = [task(41, 'Paint the hull', null), task(42, 'Mend the ramp', 41), task(43, 'Order stones', 41)]
const codeOf = (before: number | null) => (before === null ? null : `T-${before}`)
const people = [{ id: 11, name: 'Ann Lee', email: 'ann@quay.example' }]
const serving = (rows: object[], more: object) => (message: string) =>
  converse(
    reads('quay', '/people', () => people, list({ id, name: text, email: text })),
    reads('quay', '/tasks', () => rows, list({ id, code: text, title: text, assignee_id: id, ...more })),
  ).ask(message)
const services = {
  'a key': serving(tasks.map(({ before, ...one }) => ({ ...one, blocked_by_task_id: before })), { blocked_by_task_id: { type: ['integer', 'null'] } }), // oxfmt-ignore
  'the code': serving(tasks.map(({ before, ...one }) => ({ ...one, blockedByCode: codeOf(before) })), { blockedByCode: nullable }), // oxfmt-ignore
  'a text': serving(tasks.map(({ before, ...one }) => ({ ...one, waitingFor: codeOf(before) })), { waitingFor: nullable }), // oxfmt-ignore
}

describe('what has to be done before', () => {
  for (const [by, ask] of Object.entries(services))
    for (const [message, says] of [
      ['Which task is blocking T-42?', /^1 task .*: Paint the hull/],
      ['What is T-43 waiting for?', /^1 task .*: Paint the hull/],
      ['which tasks are waiting for T-41', /^2 tasks .*: Mend the ramp and Order stones/],
      ['What does T-41 block?', /^2 tasks .*: Mend the ramp and Order stones/],
      ['blocked tasks', /^2 tasks .*: Mend the ramp and Order stones/],
      ['tasks that are not blocked', /^1 task .*: Paint the hull/],
    ] as const)
      it(`is told by ${by} of a record of the same kind: ${message}`, async () =>
        expect((await ask(message)).response).to.match(says))
})
