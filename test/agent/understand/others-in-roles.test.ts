import { expect } from 'chai'
import { date as day, int as id, list, nullable, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const teams = [
  { id: 1, name: 'Hull' },
  { id: 2, name: 'Sails' },
]
const worker = (number: number, name: string, team_id: number) => ({ id: number, name, email: `${number}@yard.example`, team_id }) // oxfmt-ignore
const workers = [worker(11, 'Ann Lee', 1), worker(12, 'Bo Ray', 1), worker(13, 'Cy Fox', 2), worker(14, 'Di Orr', 2)]
const job = (
  number: number,
  title: string,
  [reviewer_id, assignee_id]: [number, number],
  DependsOn: string | null,
  closed_on: string | null,
) =>
  // oxfmt-ignore
  ({ id: number, code: `J-${number}`, title, reviewer_id, assignee_id, DependsOn, priority: 'high', closed_on })
const jobs = [
  job(41, 'Plane the keel', [11, 13], null, null),
  job(42, 'Stitch the jib', [13, 14], 'J-41', null),
  job(43, 'Mend the rail', [12, 12], 'J-44', null),
  job(44, 'Paint the bow', [14, 11], null, '2025-05-02'),
]
const ask = (message: string) =>
  converse(
    reads('yard', '/teams', () => teams, list({ id, name: text })),
    reads('yard', '/workers', () => workers, list({ id, name: text, email: text, team_id: id })),
    reads('yard', '/jobs', () => jobs, list({ id, code: text, title: text, reviewer_id: id, assignee_id: id, DependsOn: nullable, priority: text, closed_on: { type: ['string', 'null'], format: 'date' } })), // oxfmt-ignore
  ).ask(message)

describe('others by whom or by which something was done', () => {
  for (const [message, says] of [
    ['jobs reviewed by someone in Hull and assigned to someone in Sails', /^1 job .*: Plane the keel/],
    ['jobs reviewed by somebody in Hull', /^2 jobs .*: Plane the keel and Mend the rail/],
    ['jobs whose reviewer is in Hull and whose assignee is in Sails', /^1 job .*: Plane the keel/],
    ['jobs assigned to people in Sails', /^2 jobs .*: Plane the keel and Stitch the jib/],
  ] as const)
    it(`are each one of their own: ${message}`, async () => expect((await ask(message)).response).to.match(says))
  for (const [message, says] of [
    ['jobs blocked by a job that is not closed', /^1 job .*: Stitch the jib/],
    ['jobs that depend on a job that is closed', /^1 job .*: Mend the rail/],
    ['jobs that block jobs', /^2 jobs .*: Plane the keel and Paint the bow/],
    ['blocked jobs', /^2 jobs .*: Stitch the jib and Mend the rail/],
  ] as const)
    it(`are of the same kind by its own key, which is no date: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})

const hauls = [
  { id: 21, name: 'North run' },
  { id: 22, name: 'South run' },
]
const stops = [
  { id: 31, haul_id: 21, title: 'Leeds', planned_hours: 9, opened_on: '2025-01-05' },
  { id: 32, haul_id: 21, title: 'York', planned_hours: 1, opened_on: '2025-04-05' },
  { id: 33, haul_id: 22, title: 'Dover', planned_hours: 2, opened_on: '2025-04-06' },
]
const entry = (number: number, stop_id: number, booked_by: string, hours: number, spent_on: string, task: string) => ({ id: number, stop_id, booked_by, hours, spent_on, task }) // oxfmt-ignore
const entries = [
  entry(51, 31, 'ann', 4, '2025-04-10', 'driving'),
  entry(52, 32, 'bo', 6, '2025-04-11', 'loading'),
  entry(53, 33, 'bo', 3, '2025-05-02', 'driving'),
  entry(54, 33, 'ann', 5, '2025-03-02', 'driving'),
]
const drivers = [
  { login: 'ann', name: 'Ann Lee', weekly_hours: 40, hired_on: '2025-04-01' },
  { login: 'bo', name: 'Bo Ray', weekly_hours: 30, hired_on: '2024-01-01' },
]
const task = { type: 'string', enum: ['driving', 'loading', 'waiting'] }
const askOfTime = (message: string) =>
  converse(
    reads('haul', '/hauls', () => hauls, list({ id, name: text })),
    reads('haul', '/stops', () => stops, list({ id, haul_id: id, title: text, planned_hours: num, opened_on: day })),
    reads('haul', '/drivers', () => drivers, list({ login: text, name: text, weekly_hours: num, hired_on: day })),
    reads('haul', '/entries', () => entries, list({ id, stop_id: id, booked_by: text, hours: num, spent_on: day, task })), // oxfmt-ignore
  ).ask(message)

describe('hours that were done', () => {
  for (const [message, says] of [
    ['top 2 stops by hours logged', /York 6.*|Dover 8/],
    ['total hours booked this month', /in May 2025 is 3\b/],
    ['total hours in April per stop', /in April 2025 by stop.*York 6.*Leeds 4/],
    ['hauls with more than 8 hours logged', /^1 haul .*: North run/],
    [
      'did we put more hours into the north run than into the south run',
      /^Yes: the total hours is 10 .*North run.* and 8 .*South run/,
    ],
    ['hauls that took more than 7 hours since 1 April', /^1 haul .*: North run/],
    ['stops with more than 5 hours logged since 1 April', /^1 stop .*: York/],
  ] as const)
    it(`are those of the records that tell them: ${message}`, async () =>
      expect((await askOfTime(message)).response).to.match(says))
  for (const [message, says] of [
    ['total april hours', /in April 2025 is 10\b/],
    ['what share of the april hours went into driving', /^40%/],
    ['what share of the hours in april went into driving', /^40%/],
    ['the may entries', /^1 entry /],
  ] as const)
    it(`are narrowed by a month before them: ${message}`, async () =>
      expect((await askOfTime(message)).response).to.match(says))
})

describe('words written in a hurry', () => {
  for (const [message, says] of [
    ['hauls w more than 8 hours logged', /^1 haul .*: North run/],
    ['jobs reviewed by somebody in Hull w high priority', /^2 jobs /],
  ] as const)
    it(message, async () =>
      expect((await (message.startsWith('hauls') ? askOfTime : ask)(message)).response).to.match(says),
    )
  it('are told by how they are spelt', async () =>
    expect((await ask('jobs that arent assinged to anyone')).response).not.to.match(/aren/))
})

const trips = [
  { id: 61, name: 'Spring tour', due_on: '2025-05-01', released_on: null, guide_id: 71 },
  { id: 62, name: 'Winter tour', due_on: '2025-01-01', released_on: '2025-01-03', guide_id: 72 },
  { id: 63, name: 'Summer studio tour', due_on: '2025-06-01', released_on: null, guide_id: 72 },
]
const guides = [
  { id: 71, name: 'Ann Lee', joined_on: '2024-03-01', manager_id: 72 },
  { id: 72, name: 'Bo Ray', joined_on: '2019-03-01', manager_id: 72 },
]
const askOfTrips = (message: string) =>
  converse(
    reads('tours', '/trips', () => trips, list({ id, name: text, due_on: day, released_on: { type: ['string', 'null'], format: 'date' }, guide_id: id })), // oxfmt-ignore
    reads('tours', '/guides', () => guides, list({ id, name: text, joined_on: day, manager_id: id })),
  ).ask(message)

describe('what is due', () => {
  it('is overdue until the day on which it was done, whatever that is called', async () =>
    expect((await askOfTrips('overdue trips')).response).to.match(/^1 trip .*: Spring tour/))
})

describe('where somebody works', () => {
  it('is all of it behind a verb of joining, though a name has the word', async () =>
    expect((await askOfTrips('When did Bo Ray join the studio?')).response).to.match(/March 1, 2019/))
})

describe('the noun for who did it', () => {
  const who = { type: 'object', properties: { login: text, name: text } }
  const gates = [
    {
      id: 81,
      title: 'North gate',
      reportedBy: { login: 'ann', name: 'Ann Lee' },
      assignedTo: { login: 'bo', name: 'Bo Ray' },
    },
    { id: 82, title: 'South gate', reportedBy: { login: 'bo', name: 'Bo Ray' } },
  ]
  const talk = (message: string) =>
    converse(reads('park', '/gates', () => gates, list({ id, title: text, reportedBy: who, assignedTo: who }))).ask(
      message,
    )
  for (const [message, says] of [
    ['who is the assignee of North gate', /Bo Ray/],
    ['gates without an assignee', /^1 gate .*: South gate/],
  ] as const)
    it(`names the object that says so by its participle: ${message}`, async () =>
      expect((await talk(message)).response).to.match(says))
})

describe('somebody whose name stands in two objects of a record', () => {
  const who = { type: 'object', properties: { login: text, name: text } }
  const [ann, bo] = [
    { login: 'annlee', name: 'Ann Lee' },
    { login: 'boray', name: 'Bo Ray' },
  ]
  const staff = [
    { login: 'annlee', firstName: 'Ann', lastName: 'Lee', email: 'ann@rig.example' },
    { login: 'boray', firstName: 'Bo', lastName: 'Ray', email: 'bo@rig.example' },
    { login: 'cyfox', firstName: 'Cy', lastName: 'Fox', email: 'cy@rig.example' },
  ]
  const tasks = [
    { key: 'R-1', title: 'Oil the winch', column: 'Done', reportedBy: ann, assignedTo: bo },
    { key: 'R-2', title: 'Mend the jib', column: 'Doing', reportedBy: bo, assignedTo: ann },
    { key: 'R-3', title: 'Sand the deck', column: 'Doing', reportedBy: ann, assignedTo: bo },
  ]
  const booked = (number: number, taskKey: string, bookedBy: string, date: string, hours: number) => ({ id: `B-${number}`, taskKey, taskTitle: tasks.find(({ key }) => key === taskKey)!.title, bookedBy, date, hours }) // oxfmt-ignore
  const bookings = [
    booked(1, 'R-1', 'annlee', '2025-04-02', 4),
    booked(2, 'R-2', 'boray', '2025-04-03', 3),
    booked(3, 'R-3', 'cyfox', '2025-03-03', 2),
    booked(4, 'R-1', 'annlee', '2025-03-04', 1),
    booked(5, 'R-2', 'annlee', '2025-03-05', 1),
  ]
  const talk = () =>
    converse(
      reads('rig', '/staff', () => staff, list({ login: text, firstName: text, lastName: text, email: text })),
      reads(
        'rig',
        '/tasks',
        () => tasks,
        list({ key: text, title: text, column: text, reportedBy: who, assignedTo: who }),
      ),
      reads('rig', '/time_bookings', () => bookings, list({ id: text, taskKey: text, taskTitle: text, bookedBy: text, date: day, hours: num })), // oxfmt-ignore
    )
  it('is whoever did what was done, where no word says in which role', async () =>
    expect((await talk().ask('How many hours did Ann Lee book in April?')).response).to.match(/is 4\b/))
  it('goes on to what else they did that is so', async () => {
    const { ask: say } = talk()
    await say('show me R-1')
    await say('who reported it')
    expect((await say('what else did she report thats doing')).response).to.match(/^1 task .*: Sand the deck/)
  })
})
