import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface DeskPerson {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  team: string
  active: boolean
  joinedOn: string
}
export interface DeskProject {
  id: number
  key: string
  name: string
  status: string
  leadId: number
  startDate: string
  targetDate: string | null
  budgetHours: number
}
export interface DeskMilestone {
  id: number
  name: string
  projectId: number
  state: string
  dueDate: string
}
export interface DeskTask {
  id: number
  key: string
  title: string
  type: string
  status: string
  priority: string
  labels: string[]
  effort: { estimatedHours: number | null; loggedHours: number }
  createdOn: string
  dueDate: string | null
  completedOn: string | null
  projectId: number
  assigneeId: number | null
  reporterId: number
  milestoneId: number | null
}
export interface DeskTimeEntry {
  id: number
  spentOn: string
  hours: number
  billable: boolean
  note: string | null
  taskId: number
  personId: number
}

export const DESK_ROLES = ['developer', 'designer', 'tester', 'productManager', 'analyst'] as const
export const DESK_TEAMS = ['Web', 'Mobile', 'Platform', 'Insights'] as const
export const DESK_PROJECT_STATUSES = ['active', 'onHold', 'completed'] as const
export const MILESTONE_STATES = ['open', 'closed'] as const
export const DESK_TASK_TYPES = ['bug', 'feature', 'chore'] as const
export const DESK_TASK_STATUSES = ['backlog', 'todo', 'inProgress', 'inReview', 'done'] as const
export const DESK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const

const PROJECTS = [
  ['CHK', 'Checkout Redesign', 'active'],
  ['MOB', 'Mobile App 3', 'active'],
  ['BIL', 'Billing Migration', 'active'],
  ['SRC', 'Search Relaunch', 'active'],
  ['ONB', 'Customer Onboarding', 'active'],
  ['API', 'Partner API', 'active'],
  ['REP', 'Reporting Suite', 'onHold'],
  ['ACC', 'Accessibility Audit', 'onHold'],
  ['INT', 'Intranet Refresh', 'completed'],
  ['GDP', 'Privacy Centre', 'completed'],
] as const
const LABELS = ['frontend', 'backend', 'security', 'performance', 'customer-request', 'documentation', 'tech-debt']
const SUBJECTS =
  `login page; password reset; address form; invoice PDF; shopping basket; voucher codes; search filters; product images;
order history; push notifications; settings screen; welcome e-mail; data export; user permissions; audit log; rate limits; webhook retries;
currency rounding; VAT calculation; dark mode; date picker; file upload; session timeout; error messages; cookie banner; sales dashboard;
monthly report; contact form; site navigation; profile photos`
    .split(';')
    .map(one => one.trim())
const VERBS: Record<string, string[]> = {
  bug: ['Fix crash in', 'Fix wrong text in', 'Fix slow loading of', 'Fix layout of'],
  feature: ['Redesign', 'Add translations for', 'Add keyboard support to', 'Build first version of'],
  chore: ['Write tests for', 'Update documentation of', 'Clean up code of', 'Review accessibility of'],
}

export type TaskdeskData = ReturnType<typeof createTaskdeskData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 32 people, 10 projects, 30 milestones, 230 tasks and 300 time entries. */
export function createTaskdeskData(clock: Date) {
  const random = createRandom(99_101)
  const days = createDays(clock)
  const deskPeople = createPeopleOf(99_103, 32, 'northpier.example').map((person, index): DeskPerson => ({
    id: 11 + index,
    ...person,
    role: DESK_ROLES[[0, 0, 1, 2, 0, 3, 0, 4, 2, 1][index % 10]!]!,
    team: DESK_TEAMS[Math.floor(index / 3) % 4]!,
    active: index % 15 !== 13,
    joinedOn: days.day(-780 + random.whole(0, 700)),
  }))
  const leads = deskPeople.filter(one => one.active)
  const deskProjects = PROJECTS.map(([key, name, status], index): DeskProject => {
    const from = status === 'completed' ? -760 + index * 12 : -430 + index * 37
    const until = status === 'completed' ? -230 + index * 9 : 40 + index * 23
    return {
      id: 101 + index,
      key,
      name,
      status,
      leadId: leads[(index * 5 + 3) % 12]!.id,
      startDate: days.day(from),
      targetDate: status === 'onHold' ? null : days.day(until),
      budgetHours: random.whole(12, 48) * 25,
    }
  })
  const deskMilestones = deskProjects.flatMap((project, at) =>
    ['Discovery', 'Beta', 'Launch'].map((name, step): DeskMilestone => {
      const dueDate = project.status === 'completed' ? days.day(-520 + at * 9 + step * 90) : days.day(-150 + at * 8 + step * 105) // oxfmt-ignore
      return {
        id: 201 + at * 3 + step,
        name: `${project.key} ${name}`,
        projectId: project.id,
        state: dueDate < days.day(-12) ? 'closed' : 'open',
        dueDate,
      }
    }),
  )
  const deskTasks = createTasks(random, days, deskProjects, deskMilestones, leads)
  const deskTimeEntries = createTimeEntries(random, days, deskTasks)
  for (const task of deskTasks) {
    const own = deskTimeEntries.filter(one => one.taskId === task.id)
    task.effort.loggedHours = own.reduce((total, one) => total + one.hours, 0)
  }
  return { deskPeople, deskProjects, deskMilestones, deskTasks, deskTimeEntries }
}

/** Each title once; the older a task, the likelier it is done, and all of them are in projects that are completed. */
function createTasks(
  random: Random,
  { day }: Days,
  projects: DeskProject[],
  milestones: DeskMilestone[],
  people: DeskPerson[],
): DeskTask[] {
  const [titles, numbers] = [new Set<string>(), new Map<number, number>()]
  const tasks: DeskTask[] = []
  while (tasks.length < 230) {
    const index = tasks.length
    const old = index < 40
    const project = old ? projects[8 + (index % 2)]! : random.pick([...projects.slice(0, 6), ...projects.slice(0, 8)])
    const type = random.pick(['bug', 'bug', 'feature', 'feature', 'chore'])
    const title = `${random.pick(VERBS[type]!)} ${random.pick(SUBJECTS)}`
    if (titles.has(title)) continue
    titles.add(title)
    const number = (numbers.get(project.id) ?? 0) + 1
    numbers.set(project.id, number)
    const age = old ? 620 - index * 8 : Math.round(300 - ((index - 40) * 298) / 190)
    const usual = age > 120 ? random.pick(['done', 'done', 'done', 'done', 'backlog']) : random.pick(['done', 'backlog', 'todo', 'todo', 'inProgress', 'inProgress', 'inReview']) // oxfmt-ignore
    const status = old ? 'done' : usual
    const took = Math.min(age, random.whole(3, 45))
    const own = milestones.filter(one => one.projectId === project.id)
    const isPlanned = status !== 'backlog'
    tasks.push({
      id: 1001 + index,
      key: `${project.key}-${number}`,
      title,
      type,
      status,
      priority: random.pick(['low', 'low', 'medium', 'medium', 'medium', 'high', 'high', 'urgent']),
      labels: LABELS.filter(() => random.chance(0.18)),
      effort: { estimatedHours: random.chance(0.15) ? null : random.whole(1, 20) * 2, loggedHours: 0 },
      createdOn: day(-age),
      dueDate: random.chance(isPlanned ? 0.2 : 0.8) ? null : day(status === 'done' ? -age + 30 : random.whole(-20, 40)),
      completedOn: status === 'done' ? day(-age + took) : null,
      projectId: project.id,
      assigneeId:
        isPlanned && !random.chance(status === 'todo' ? 0.3 : 0)
          ? random.pick(people.slice(0, 26).filter(one => one.joinedOn < day(-age))).id
          : null,
      reporterId: random.pick(people).id,
      milestoneId: random.chance(0.25) ? null : random.pick(own).id,
    })
  }
  return tasks
}

/** What the assignees of tasks that are begun have worked on them. */
function createTimeEntries(random: Random, { day }: Days, tasks: DeskTask[]): DeskTimeEntry[] {
  const begun = tasks.filter(one => one.assigneeId !== null && one.status !== 'todo')
  const today = day(0)
  return Array.from({ length: 300 }, (_, index): DeskTimeEntry => {
    const task = random.pick(begun)
    const later = shiftDay(task.createdOn, random.whole(1, 14))
    const last = task.completedOn ?? today
    return {
      id: 5001 + index,
      spentOn: later < last ? later : last,
      hours: random.whole(1, 15) / 2,
      billable: random.chance(0.7),
      note: random.pick([null, null, 'Pair programming', 'Call with the client', 'Code review', 'Testing on devices']),
      taskId: task.id,
      personId: task.assigneeId!,
    }
  })
}
