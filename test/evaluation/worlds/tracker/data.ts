import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { TITLES } from './titles.ts'

export const TODAY = '2025-05-14'
const random = createRandom(5140)

export interface Team {
  id: number
  name: string
}
export interface Person {
  id: number
  name: string
  email: string
  role: 'developer' | 'designer' | 'tester' | 'manager'
  team: Team
  city: string
  isContractor: boolean
  joined: string
  capacity: number
}
export interface Project {
  id: number
  key: string
  name: string
  client: string | null
  status: 'active' | 'paused' | 'finished' | 'planned'
  lead: Person
  budget: number
  from: string
  until: string
}
export interface Sprint {
  id: number
  name: string
  project: Project
  from: string
  until: string
}
export interface Task {
  id: number
  key: string
  title: string
  type: 'bug' | 'feature' | 'chore'
  priority: 1 | 2 | 3 | 4
  state: 'todo' | 'doing' | 'review' | 'done'
  project: Project
  sprint: Sprint | null
  assignee: Person | null
  reporter: Person
  created: string
  due: string | null
  completed: string | null
  estimate: number | null
  labels: string[]
  blocker: Task | null
}
export interface Entry {
  id: number
  task: Task
  person: Person
  day: string
  hours: number
  billable: boolean
}
export interface Comment {
  id: number
  task: Task
  author: Person
  at: string
  text: string
}

export const teams: Team[] = ['Platform', 'Mobile', 'Analytics', 'Studio'].map((name, at) => ({ id: at + 1, name }))

const PEOPLE: [string, Person['role']][] = [
  ['Amelia Novak', 'developer'],
  ['Bastian Okoye', 'developer'],
  ['Carla Jimenez', 'tester'],
  ['Dmitri Vance', 'developer'],
  ['Elin Sorensen', 'designer'],
  ['Farid Haddad', 'manager'],
  ['Greta Lindholm', 'developer'],
  ['Hugo Marchetti', 'tester'],
  ['Ines Duarte', 'designer'],
  ['Jonas Keller', 'developer'],
  ['Keiko Tanabe', 'manager'],
  ['Leon Fischer', 'developer'],
  ['Mira Kovacs', 'developer'],
  ['Noah Whitfield', 'tester'],
  ['Olga Petrenko', 'manager'],
  ['Pablo Reyes', 'designer'],
]
export const people: Person[] = PEOPLE.map(([name, role], at) => ({
  id: 11 + at,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@northpier.example`,
  role,
  team: teams[at % 4]!,
  city: ['Hamburg', 'Porto', 'Tallinn'][(at * 7) % 3]!,
  isContractor: at % 5 === 3,
  joined: shiftDay('2019-02-04', at * 139),
  capacity: at % 5 === 3 ? 24 : at % 3 === 0 ? 32 : 40,
}))
const person = (name: string): Person => people.find(one => one.name.startsWith(name))!

const project = (id: number, key: string, name: string, client: string | null, lead: string, status: Project['status'], budget: number, from: string, until: string): Project => ({ id, key, name, client, status, lead: person(lead), budget, from, until }) // oxfmt-ignore
export const projects: Project[] = [
  project(1, 'FAL', 'Falcon', 'Bergmann Retail', 'Farid', 'active', 84000, '2024-11-04', '2025-06-30'),
  project(2, 'HAR', 'Harbour App', 'City of Porto', 'Keiko', 'active', 61000, '2024-12-02', '2025-07-18'),
  project(3, 'LAK', 'Data Lake', null, 'Greta', 'active', 45000, '2025-01-13', '2025-05-30'),
  project(4, 'WEB', 'Website Relaunch', null, 'Olga', 'active', 38000, '2025-02-03', '2025-04-30'),
  project(5, 'PAY', 'Payroll Import', 'Lohnhaus', 'Keiko', 'finished', 22000, '2024-09-02', '2025-03-14'),
  project(6, 'KIO', 'Kiosk Pilot', 'City of Porto', 'Farid', 'paused', 29500, '2024-10-07', '2025-08-29'),
  project(7, 'PAR', 'Partner Portal', 'Bergmann Retail', 'Olga', 'planned', 52000, '2025-06-02', '2025-12-19'),
]

const SPRINTS = [
  ['2025-04-14', '2025-04-27'],
  ['2025-05-05', '2025-05-18'],
  ['2025-05-19', '2025-06-01'],
] as const
export const sprints: Sprint[] = SPRINTS.flatMap(
  ([from, until], turn) =>
  projects.slice(0, 4).map((one, at) => ({ id: 31 + turn * 4 + at, name: `Sprint ${21 + turn * 4 + at}`, project: one, from, until })), // oxfmt-ignore
)

const LABELS = ['security', 'performance', 'accessibility', 'billing', 'quick-win']
const titles = (Object.keys(TITLES) as Task['type'][]).flatMap(type =>
  TITLES[type].map(title => ({ type, title, order: random.next() })),
)
const numbers = new Map<Project, number>()

function makeTask({ type, title }: { type: Task['type']; title: string }, at: number): Task {
  const own = projects[random.pick([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6])]!
  const number = (numbers.get(own) ?? 0) + 1
  numbers.set(own, number)
  const state = stateIn(own)
  const completed = state === 'done' ? random.moment('2025-01-20', own.status === 'finished' ? '2025-03-14' : '2025-05-14').toISOString().slice(0, 10) : null // oxfmt-ignore
  const created = completed ? shiftDay(completed, -random.whole(4, 60)) : random.moment('2024-12-10', '2025-05-13').toISOString().slice(0, 10) // oxfmt-ignore
  const sprint = own.status === 'active' && random.chance(0.65) ? sprintFor(own, state, completed) : null
  return {
    id: 101 + at,
    key: `${own.key}-${number}`,
    title,
    type,
    priority: random.pick([1, 2, 2, 3, 3, 3, 4] as const),
    state,
    project: own,
    sprint,
    assignee: state === 'todo' && random.chance(0.45) ? null : random.pick(people.slice(0, 14)),
    reporter: random.pick(people),
    created,
    due: random.chance(0.75) ? shiftDay(completed ?? '2025-05-14', random.whole(-20, 30)) : null,
    completed,
    estimate: random.chance(0.85) ? random.pick([2, 4, 6, 8, 12, 16, 24]) : null,
    labels: LABELS.filter(() => random.chance(0.22)),
    blocker: null,
  }
}

function stateIn(own: Project): Task['state'] {
  if (own.status === 'finished') return 'done'
  if (own.status === 'planned') return 'todo'
  if (own.status === 'paused') return random.pick(['todo', 'done'] as const)
  return random.pick(['todo', 'todo', 'doing', 'doing', 'review', 'done', 'done', 'done'] as const)
}

function sprintFor(own: Project, state: Task['state'], completed: string | null): Sprint | null {
  const [past, now, next] = sprints.filter(one => one.project === own)
  if (state === 'done') return completed! > '2025-05-04' ? now! : completed! >= '2025-04-14' ? past! : null
  return state === 'todo' ? random.pick([now!, next!]) : now!
}

export const tasks: Task[] = titles.toSorted((one, other) => one.order - other.order).map(makeTask)
const isOpen = (task: Task): boolean => task.state !== 'done'
for (const task of tasks.filter(one => one.state === 'todo'))
  if (random.chance(0.4)) task.blocker = tasks.find(one => one !== task && one.project === task.project && one.blocker === null && (isOpen(one) || random.chance(0.2))) ?? null // oxfmt-ignore

const started = tasks.filter(task => task.state !== 'todo')
export const entries: Entry[] = Array.from({ length: 170 }, (_, at) => {
  const task = random.pick(started)
  const by = random.chance(0.75) ? task.assignee! : random.pick(people.slice(0, 14))
  const last = task.completed ?? TODAY
  const first = task.created > '2025-01-06' ? task.created : '2025-01-06'
  const day = first >= last ? last : random.moment(first, last).toISOString().slice(0, 10)
  return { id: 501 + at, task, person: by, day, hours: random.whole(1, 14) / 2, billable: task.project.client !== null && random.chance(0.8) } // oxfmt-ignore
})

const TEXTS = ['Can we ship this without the tests?', 'Works for me now.', 'Waiting for the client.', 'See the mockup.', 'Needs another look.'] // oxfmt-ignore
export const comments: Comment[] = Array.from({ length: 80 }, (_, at) => {
  const task = random.pick(tasks.slice(0, 44))
  const at2 = random.moment(task.created, task.completed ?? '2025-05-14').toISOString()
  return { id: 801 + at, task, author: random.pick(people), at: `${at2.slice(0, 19)}Z`, text: random.pick(TEXTS) }
})
