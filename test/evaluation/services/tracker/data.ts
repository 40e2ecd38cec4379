import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface TeamMember {
  id: string
  fullName: string
  email: string
  role: string
  city: string
  weeklyHours: number
  isActive: boolean
  joinedOn: string
}
export interface TrackedProject {
  id: string
  key: string
  name: string
  phase: string
  leadId: string
  client: string | null
  budget: number
  startsOn: string
  endsOn: string | null
}
export interface Sprint {
  id: string
  name: string
  projectId: string
  state: string
  goal: string | null
  startsOn: string
  endsOn: string
}
export interface TrackedTask {
  id: string
  key: string
  title: string
  type: string
  state: string
  priority: string
  projectId: string
  sprintId: string | null
  assigneeId: string | null
  reporterId: string
  labels: string[]
  storyPoints: number | null
  dueOn: string | null
  createdAt: string
  completedAt: string | null
}
export interface Worklog {
  id: string
  taskId: string
  memberId: string
  workedOn: string
  hours: number
  isBillable: boolean
  note: string | null
}

export const ROLES = ['developer', 'designer', 'tester', 'product_owner', 'scrum_master'] as const
export const PHASES = ['discovery', 'development', 'maintenance', 'closed'] as const
export const SPRINT_STATES = ['planned', 'active', 'completed'] as const
export const TASK_TYPES = ['bug', 'feature', 'chore', 'research'] as const
export const TASK_STATES = ['todo', 'in_progress', 'in_review', 'blocked', 'done'] as const
export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const
export const LABELS: Record<string, string> = { ui: '#4f9dde', api: '#7d5bbe', performance: '#d98c2b', security: '#c43d3d', accessibility: '#3da66b', infrastructure: '#6b7280', documentation: '#b5a642', payments: '#2b7a78' } // oxfmt-ignore

const CITIES = ['Ghent', 'Ghent', 'Ghent', 'Utrecht', 'Utrecht', 'Lille', 'Leeds']
const PROJECTS: [key: string, name: string, phase: string, client: string | null][] = [
  ['SCAN', 'Warehouse Scanner', 'development', 'Brokker Logistics'],
  ['PORT', 'Patient Portal', 'development', 'Saint Ives Clinics'],
  ['LOYL', 'Loyalty App', 'maintenance', 'Tidewater Grocers'],
  ['INVO', 'Invoice Importer', 'development', 'Brokker Logistics'],
  ['DRIV', 'Driver Console', 'maintenance', 'Fenwick Cabs'],
  ['PIPE', 'Release Pipeline', 'development', null],
  ['DASH', 'Admin Dashboard', 'discovery', null],
  ['KIOS', 'Kiosk Software', 'closed', 'Tidewater Grocers'],
]
const THINGS =
  'login form,export to CSV,password reset,search results,audit log,session timeout,image upload,barcode reader,push notifications,dark mode,address lookup,date picker,report builder,access roles,offline mode,payment page,webhook retries,rate limits,error messages,language switch,receipt printing,signature pad,onboarding tour,nightly backup' // oxfmt-ignore
    .split(',')
const VERBS: Record<string, string[]> = {
  bug: ['Fix', 'Repair broken', 'Stop crash in'],
  feature: ['Add', 'Extend', 'Redesign'],
  chore: ['Clean up', 'Update dependencies of', 'Write tests for'],
  research: ['Compare options for', 'Measure load of'],
}
const GOALS = ['Ready for the pilot', 'Fewer support calls', 'First public beta', 'Pass the security review']
const NOTES = ['Pair session', 'Code review', 'Call with the client', 'Debugging']

export type TrackerData = ReturnType<typeof createTrackerData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 24 members, 8 projects with 30 sprints, 260 tasks and 300 worklogs. */
export function createTrackerData(clock: Date) {
  const random = createRandom(20_26_811)
  const days = createDays(clock)
  const members = createMembers(random, days)
  const projects = createProjects(random, days, members)
  const sprints = createSprints(random, days, projects)
  const tasks = createTasks(random, days, { members, projects, sprints })
  const worklogs = createWorklogs(random, days, tasks)
  return { members, projects, sprints, tasks, worklogs }
}

const createMembers = (random: Random, { day }: Days): TeamMember[] =>
  createPeopleOf(8111, 24, 'brightsprint.example').map(({ firstName, lastName, email }, index) => ({
    id: `usr_${201 + index}`,
    fullName: `${firstName} ${lastName}`,
    email,
    role: index < 2 ? 'scrum_master' : index < 5 ? 'product_owner' : random.pick(['developer', 'developer', 'developer', 'designer', 'tester']), // oxfmt-ignore
    city: random.pick(CITIES),
    weeklyHours: random.pick([24, 32, 40, 40, 40]),
    isActive: index % 9 !== 7,
    joinedOn: day(-random.whole(60, 2600)),
  }))

const createProjects = (random: Random, { day }: Days, members: TeamMember[]): TrackedProject[] =>
  PROJECTS.map(([key, name, phase, client], index) => ({
    id: `prj_${11 + index}`,
    key,
    name,
    phase,
    leadId: members[[0, 1, 2, 2, 3, 0, 4, 1][index]!]!.id,
    client,
    budget: random.whole(24, 190) * 2500,
    startsOn: day(-random.whole(230, 620)),
    endsOn: phase === 'closed' ? day(-31) : random.chance(0.6) ? day(random.whole(40, 260)) : null,
  }))

const createSprints = (random: Random, { day }: Days, projects: TrackedProject[]): Sprint[] =>
  projects.slice(0, 6).flatMap((project, place) =>
    [0, 1, 2, 3, 4].map(number => {
      const start = -49 + 14 * number - place
      return {
        id: `spr_${301 + 5 * place + number}`,
        name: `${project.name} Sprint ${number + 8}`,
        projectId: project.id,
        state: start > 0 ? 'planned' : start + 13 < 0 ? 'completed' : 'active',
        goal: random.chance(0.7) ? random.pick(GOALS) : null,
        startsOn: day(start),
        endsOn: day(start + 13),
      }
    }),
  )

interface Given {
  members: TeamMember[]
  projects: TrackedProject[]
  sprints: Sprint[]
}

function createTasks(random: Random, { day }: Days, { members, projects, sprints }: Given): TrackedTask[] {
  const counts = new Map<string, number>()
  const titles = new Set<string>()
  const staff = members.filter(one => one.isActive)
  return Array.from({ length: 260 }, (_, index) => {
    const project = random.pick([...projects, ...projects.slice(0, 4), ...projects.slice(0, 2)])
    const number = (counts.get(project.id) ?? 0) + 1
    counts.set(project.id, number)
    const own = sprints.filter(one => one.projectId === project.id)
    const sprint = own.length > 0 && random.chance(0.65) ? random.pick(own) : null
    const state = stateOf(random, project, sprint)
    const created = sprint ? shiftDay(sprint.startsOn, -random.whole(3, 45)) : day(-random.whole(20, 210))
    const createdOn = created < day(-1) ? created : day(-2)
    const type = random.pick(['bug', 'bug', 'feature', 'feature', 'feature', 'chore', 'research'])
    const end = sprint ? shiftDay(sprint.startsOn, random.whole(1, 13)) : shiftDay(createdOn, random.whole(2, 60))
    const due = sprint ? sprint.endsOn : shiftDay(createdOn, random.whole(25, 190))
    return {
      id: `tsk_${4001 + index}`,
      key: `${project.key}-${number}`,
      title: titleOf(random, type, titles),
      type,
      state,
      priority: random.pick(['low', 'medium', 'medium', 'medium', 'high', 'high', 'critical']),
      projectId: project.id,
      sprintId: sprint?.id ?? null,
      assigneeId: random.chance(state === 'todo' ? 0.65 : 0.97) ? random.pick(staff).id : null,
      reporterId: random.pick(members.slice(0, 12)).id,
      labels: Object.keys(LABELS).filter(() => random.chance(0.16)),
      storyPoints: random.chance(0.85) ? random.pick([1, 2, 3, 3, 5, 5, 8, 13]) : null,
      dueOn: random.chance(0.65) ? due : null,
      createdAt: `${createdOn}T${clockTime(random)}`,
      completedAt: state === 'done' ? `${end < day(0) ? end : day(-1)}T${clockTime(random)}` : null,
    }
  })
}

const clockTime = (random: Random) =>
  `${String(random.whole(8, 17)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}:00Z`

function stateOf(random: Random, project: TrackedProject, sprint: Sprint | null): string {
  if (project.phase === 'closed' || sprint?.state === 'completed') return 'done'
  if (sprint?.state === 'active')
    return random.pick(['todo', 'in_progress', 'in_progress', 'in_review', 'blocked', 'done'])
  if (sprint) return 'todo'
  return random.pick(['todo', 'todo', 'todo', 'in_progress', 'blocked', 'done', 'done'])
}

/** A title that no other task has. */
function titleOf(random: Random, type: string, taken: Set<string>): string {
  for (;;) {
    const title = `${random.pick(VERBS[type]!)} ${random.pick(THINGS)}`
    const longer = taken.has(title) ? `${title} on ${random.pick(['Android', 'iPhone', 'the web', 'tablets', 'the test server'])}` : title // oxfmt-ignore
    if (taken.has(longer)) continue
    taken.add(longer)
    return longer
  }
}

function createWorklogs(random: Random, { day }: Days, tasks: TrackedTask[]): Worklog[] {
  const begun = tasks.filter(one => one.state !== 'todo' && one.assigneeId !== null)
  return Array.from({ length: 300 }, (_, index) => {
    const task = random.pick(begun)
    const latest = task.completedAt?.slice(0, 10) ?? day(0)
    const on = shiftDay(latest, -random.whole(0, 20))
    const first = task.createdAt.slice(0, 10)
    return {
      id: `log_${7001 + index}`,
      taskId: task.id,
      memberId: task.assigneeId!,
      workedOn: on < first ? first : on,
      hours: random.whole(1, 16) / 2,
      isBillable: random.chance(0.7),
      note: random.chance(0.4) ? random.pick(NOTES) : null,
    }
  })
}
