import { expect } from 'chai'
import { date as day, flag, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const maybeDay = { ...day, type: ['string', 'null'] }
const Employees = [
  { Id: 1, Name: 'Ann Lee' },
  { Id: 2, Name: 'Bo Ray' },
]
const Projects = [
  { Id: 10, Name: 'Patient Portal', ManagerId: 1 },
  { Id: 11, Name: 'Store Cockpit', ManagerId: 1 },
]
const item = (Number: string, ProjectId: number, OwnerId: number, ResolvedOn: string | null) => ({ Number, ProjectId, OwnerId, RaisedById: 1, ResolvedOn }) // oxfmt-ignore
const WorkItems = [
  { Id: 21, ...item('WI-1', 10, 2, null) },
  { Id: 22, ...item('WI-2', 10, 2, '2025-04-02') },
  { Id: 23, ...item('WI-3', 11, 1, null) },
]
const Timesheets = [
  { Id: 31, EmployeeId: 1, WorkItemId: 21, Date: '2025-04-03', Hours: 4, Approved: true },
  { Id: 32, EmployeeId: 1, WorkItemId: 22, Date: '2025-04-04', Hours: 2, Approved: false },
  { Id: 33, EmployeeId: 1, WorkItemId: 23, Date: '2025-04-05', Hours: 5, Approved: false },
]
const ask = (message: string) =>
  converse(
    reads('firm', '/Employees', () => Employees, list({ Id: id, Name: text })),
    reads('firm', '/Projects', () => Projects, list({ Id: id, Name: text, ManagerId: id })),
    reads('firm', '/WorkItems', () => WorkItems, list({ Id: id, Number: text, ProjectId: id, OwnerId: { ...id, description: 'Employee responsible for it' }, RaisedById: id, ResolvedOn: maybeDay })), // oxfmt-ignore
    reads('firm', '/Timesheets', () => Timesheets, list({ Id: id, EmployeeId: id, WorkItemId: id, Date: day, Hours: num, Approved: flag })), // oxfmt-ignore
  ).ask(message)

describe('work that somebody owns, and the time on it', () => {
  for (const [message, says] of [
    ['What is Bo Ray working on?', /^1 work item .*WI-1/],
    ['Who has worked on WI-1?', /^1 employee .*timesheets.*Ann Lee/],
    ['How many hours did Ann Lee work on the Patient Portal?', /total hours of timesheets .* is 6\./],
    ['Which employees booked more than 10 hours in April?', /^1 employee .*Ann Lee/],
    ['How many timesheets are still waiting for approval?', /^There are 2 timesheets that are not approved/],
    ['Which timesheets are awaiting approval?', /^2 timesheets that are not approved/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})
