import { expect } from 'chai'
import { date as day, flag, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const yards = [
  { id: 1, name: 'Harwich', town: 'Harwich' },
  { id: 2, name: 'Lerwick', town: 'Lerwick' },
]
const workers = [
  { id: 11, name: 'Ann Lee', yard_id: 1, job_title: 'Welder', level: 'senior' },
  { id: 12, name: 'Bo Ray', yard_id: 1, job_title: 'Rigger', level: 'junior' },
  { id: 13, name: 'Cy Fox', yard_id: 2, job_title: 'Painter', level: 'senior' },
]
const designers = [
  { id: 21, first_name: 'Ida', last_name: 'Thorne' },
  { id: 22, first_name: 'Olaf', last_name: 'Berg' },
]
const boats = [
  { id: 31, name: 'Petrel', designer_id: 21, kind: 'ketch', length_m: 18, yard_id: 1, is_insured: true },
  { id: 32, name: 'Gannet', designer_id: 21, kind: 'sloop', length_m: 9, yard_id: 2, is_insured: false },
  { id: 33, name: 'Curlew', designer_id: 22, kind: 'ketch', length_m: 12, yard_id: 2, is_insured: true },
]
const task = (n: number, priority: string, status: string, is_billable: boolean) => ({
  id: 40 + n,
  title: `Task ${n}`,
  assignee_id: n === 3 ? null : 11,
  boat_id: 30 + n,
  priority,
  status,
  is_billable,
})
const tasks = [task(1, 'critical', 'in_review', true), task(2, 'critical', 'done', false), task(3, 'normal', 'in_review', true)] // oxfmt-ignore
const rentals = [
  { id: 51, boat_id: 31, fine_status: 'none' },
  { id: 52, boat_id: 32, fine_status: 'unpaid' },
  { id: 53, boat_id: 33, fine_status: 'paid' },
]
const openings = [{ id: 81, title: 'Master welder', worker_id: 13, yard_id: 1, level: 'senior' }]
const leave = [
  { id: 61, worker_id: 11, status: 'pending', starts_on: '2026-06-01' },
  { id: 62, worker_id: 12, status: 'approved', starts_on: '2026-07-01' },
  { id: 63, worker_id: 13, status: 'cancelled', starts_on: '2026-08-01' },
]
const ask = (message: string) =>
  converse(
    reads('yards', '/yards', () => yards, list({ id, name: text, town: text })),
    reads(
      'yards',
      '/workers',
      () => workers,
      list({ id, name: text, yard_id: id, job_title: text, level: of('junior', 'senior') }),
    ),
    reads('yards', '/openings', () => openings, list({ id, title: text, worker_id: { type: ['integer', 'null'], description: 'The worker who got it' }, yard_id: id, level: of('junior', 'senior') })), // oxfmt-ignore
    reads('yards', '/designers', () => designers, list({ id, first_name: text, last_name: text })),
    reads('yards', '/boats', () => boats, list({ id, name: text, designer_id: id, kind: of('ketch', 'sloop'), length_m: num, yard_id: id, is_insured: flag })), // oxfmt-ignore
    reads('yards', '/tasks', () => tasks, list({ id, title: text, assignee_id: { type: ['integer', 'null'], description: 'The worker' }, boat_id: id, priority: of('normal', 'critical'), status: of('open', 'in_review', 'done'), is_billable: flag })), // oxfmt-ignore
    reads('yards', '/rentals', () => rentals, list({ id, boat_id: id, fine_status: of('none', 'unpaid', 'paid', 'waived') })), // oxfmt-ignore
    reads('yards', '/leave_requests', () => leave, list({ id, worker_id: id, status: of('pending', 'approved', 'declined', 'cancelled'), starts_on: day })), // oxfmt-ignore
  ).ask(message)

const each = (cases: readonly (readonly [message: string, says: RegExp])[]) => {
  for (const [message, says] of cases) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('that all of them are wanted', () =>
  each([
    ['I need all the boats, every last one of them.', /^3 boats/],
    ['I need all the ketches, down to the last one.', /^2 boats .*Petrel and Curlew/],
    ['List all ketches without omitting any.', /^2 boats/],
    ['I want a complete list of the ketches and not just the first few.', /^2 boats/],
    ['What is the last one of every boat?', /^(?!3 boats)/],
  ]))

describe('bounds', () =>
  each([
    ['Boats with a length of 12 metres and up', /^2 boats .*Petrel and Curlew/],
    ['Boats longer than 10 metres, the complete set', /^2 boats/],
    ['Give me the boats. I want the complete list, please.', /^3 boats/],
  ]))

describe('what there is of such, and which they are', () =>
  each([
    ['Is there anything critical in review? Tell me which tasks.', /^1 task .*Task 1\b/],
    ['Do we have any ketches longer than 15 metres? Show me which.', /^1 boat .*Petrel/],
    ['ketches at Lerwick, list pls', /^1 boat .*Curlew/],
    ['Critical tasks, not done. List please.', /^1 task .*Task 1\b/],
    ['Long boats only: everything longer than 10 metres', /^2 boats/],
    ['Long ketches: boats longer than 15 metres', /ketch.*Petrel/],
    ['Long insured ones: boats over 5 metres', /^(?!3 boats)/],
    ['Ketches, not sloops: show me those', /Petrel and Curlew/],
    ['Insured boats, no ketches. List them.', /^(?!.*Petrel)/],
    ['Could you pull up the tasks whose priority is set to critical?', /^2 tasks .*Task 1 and Task 2/],
    ['Which tasks are rated critical?', /^2 tasks .*Task 1 and Task 2/],
    ["Show me what's critical and not done, I mean the tasks", /^1 task .*Task 1\b/],
    ['Please list all the workers and what their job titles are', /Ann Lee \(Welder\), Bo Ray \(Rigger\) and Cy Fox/],
    ['Do we have ketches in Lerwick? Which ones?', /^1 boat .*Curlew/],
    ['Are there workers in Lerwick? Who?', /^1 worker .*Cy Fox/],
    ['Have any tasks been done? I would like to see those.', /^1 task .*Task 2\b/],
    ['What is insured? Every boat, please.', /^2 boats that are insured/],
    ["I'd be interested in all the ketches shorter than 15 metres.", /^1 boat .*Curlew/],
    ['Insured boats - full list, if you could', /^2 boats that are insured/],
    ['Ketches in Lerwick, what are they?', /^1 boat .*Curlew/],
    ['Unbillable tasks only, could you list them for me?', /Task 2/],
    ['Could you name everyone we have in Harwich?', /Ann Lee and Bo Ray/],
    ['Harwich yard: all workers', /^2 workers .*Ann Lee and Bo Ray/],
  ]))

describe('a noun beside a name tells who that is', () =>
  each([
    ['boats by the designer Ida Thorne', /^2 boats .*Petrel and Gannet/],
    ['What do we have by the designer Ida Thorne?', /^2 boats .*Petrel and Gannet/],
    ['boats by designer', /Ida Thorne 2/],
  ]))

describe('what says no more than that it is so', () =>
  each([
    ['What is currently waiting in review? All those tasks please.', /^2 tasks .*Task 1 and Task 3/],
    ['tasks stuck in review', /^2 tasks .*Task 1 and Task 3/],
    ['boats with status insured', /^2 boats that are insured: Petrel and Curlew/],
    ['Show me all tasks that have ever been entered.', /^3 tasks/],
    ['Which requests for leave are still unanswered?', /^1 leave request with status pending/],
    ['Which leave requests are still without a decision?', /^1 leave request with status pending/],
  ]))

describe('who are such', () =>
  each([
    ['Who are the seniors in the Harwich yard?', /^1 worker .*Ann Lee/],
    ['Whoever is senior at Lerwick', /Cy Fox/],
  ]))

describe('jobs of those who have tasks', () =>
  each([
    ['critical jobs', /^2 tasks .*Task 1 and Task 2/],
    ["What is Ann Lee's job?", /Welder/],
  ]))

describe('what is not so', () =>
  each([
    ["rentals where the fine hasn't been paid yet", /^1 rental .*fine status unpaid/],
    ['tasks which cannot be billed', /^1 task that is not billable: Task 2/],
    ['requests for leave that are still waiting for a decision', /^1 leave request with status pending/],
    ['Which leave requests are there that have been neither approved nor declined so far?', /^1 leave request with status pending/], // oxfmt-ignore
  ]))
