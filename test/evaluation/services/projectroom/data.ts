import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Teammate {
  id: number
  fullName: string
  email: string
  discipline: string
  office: string
  contractor: boolean
  dailyRate: number
  startedAt: string
}
export interface ClientProject {
  id: number
  code: string
  title: string
  client: string | null
  managerId: number
  phase: string
  health: string
  budget: number
  kickoffDate: string
  deadline: string
}
export interface Milestone {
  id: number
  projectId: number
  title: string
  status: string
  dueDate: string
}
export interface ProjectTask {
  id: number
  number: string
  title: string
  projectId: number
  milestoneId: number | null
  assigneeId: number | null
  status: string
  priority: string
  estimatedHours: number
  spentHours: number
  dueDate: string | null
  createdAt: string
  completedAt: string | null
}
export interface TaskComment {
  id: number
  taskId: number
  authorId: number
  text: string
  postedAt: string
}

export const DISCIPLINES = ['design', 'engineering', 'research', 'marketing'] as const
export const PHASES = ['planning', 'running', 'paused', 'completed'] as const
export const HEALTHS = ['on_track', 'at_risk', 'off_track'] as const
export const MILESTONE_STATUSES = ['upcoming', 'reached', 'missed'] as const
export const TASK_STATUSES = ['todo', 'doing', 'review', 'done'] as const
export const TASK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const

const OFFICES = ['Leeds', 'Leeds', 'Porto', 'Tallinn']
const CLIENTS = ['Fernway Foods', 'Hallmoor Rail', 'Bluepeak Energy', 'Tandem Cycles', 'Ostrava Glass', 'Kestrel Airlines', 'Norrland Furniture', 'Santoro Coffee'] // oxfmt-ignore
const PROJECTS =
  `Annual Report Microsite|Baggage App|Booking Portal|Brand Refresh|Cafe Locator|Chatbot Pilot|Checkout Redesign|Cookie Banner|
Crew Roster Tool|Customer Survey|Data Warehouse|Delivery Dashboard|Design System|Dealer Extranet|Email Templates|Employee Handbook|
Fare Calculator|Gift Card Shop|Help Center|Image Library|Intranet Relaunch|Invoice Archive|Job Board|Kiosk Screens|Loyalty Program|
Meter Reading App|Newsletter Revamp|Onboarding Videos|Packaging Labels|Payment Gateway|Press Room|Product Configurator|Recipe Finder|
Refund Portal|Season Ticket Shop|Showroom Tablet|Store Signage|Tariff Simulator|Video Campaign|Warranty Register`
    .split('|')
    .map(name => name.trim())
const MILESTONES = ['Concept approved', 'Prototype ready', 'Content complete', 'Beta release', 'Launch']
const VERBS = ['Draft', 'Review', 'Build', 'Test', 'Translate', 'Update', 'Document', 'Fix', 'Plan', 'Prepare']
const THINGS =
  'start page|contact form|search filters|login screen|price table|photo gallery|footer links|privacy notice|status emails|admin view|export function|navigation menu|error messages|map widget|color palette|release notes|test accounts|user interviews'.split(
    '|',
  )
const REMARKS =
  'Looks good to me.|Can we move this to next week?|The client has agreed.|Please have a look at the new version.|Still waiting for the texts.|I will finish it tomorrow.|Works on my phone now.|Who can test this?'.split(
    '|',
  )

export type ProjectroomData = ReturnType<typeof createProjectroomData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 44 people, 40 projects with 130 milestones, 340 tasks and 260 comments. */
export function createProjectroomData(clock: Date) {
  const random = createRandom(93_101)
  const days = createDays(clock)
  const teammates = createPeopleOf(93_103, 44, 'studio-meridian.example').map(
    ({ firstName, lastName, email }, index): Teammate => ({
      id: 301 + index,
      fullName: `${firstName} ${lastName}`,
      email,
      discipline: random.pick([...DISCIPLINES, 'engineering', 'design']),
      office: random.pick(OFFICES),
      contractor: index % 6 === 4,
      dailyRate: random.whole(32, 78) * 10 + (index === 9 ? 95 : 0),
      startedAt: days.day(-80 - random.whole(0, 2900)),
    }),
  )
  const clientProjects = PROJECTS.map((title, index): ClientProject => {
    const phase = PHASES[[1, 1, 3, 1, 0, 1, 3, 2][index % 8]!]!
    const start = phase === 'planning' ? random.whole(8, 50) : phase === 'completed' ? -random.whole(260, 380) : -random.whole(30, 200) // oxfmt-ignore
    return {
      id: 11 + index,
      code: `P${String(index + 1).padStart(3, '0')}`,
      title,
      client: index % 7 === 2 ? null : random.pick(CLIENTS),
      managerId: random.pick(teammates.slice(0, 14)).id,
      phase,
      health: phase === 'completed' ? 'on_track' : random.pick(['on_track', 'on_track', 'at_risk', 'off_track']),
      budget: random.whole(12, 190) * 1000 + index * 10,
      kickoffDate: days.day(start),
      deadline: days.day(phase === 'completed' ? -random.whole(15, 120) : random.whole(20, 190) + Math.max(0, start)),
    }
  })
  const milestones = createMilestones(random, days, clientProjects)
  const projectTasks = createTasks(random, days, clientProjects, milestones, teammates)
  const taskComments = Array.from({ length: 260 }, (_, index): TaskComment => ({
    id: 80_001 + index,
    taskId: random.pick(projectTasks).id,
    authorId: random.pick(teammates).id,
    text: random.pick(REMARKS),
    postedAt: days.moment(-120 + Math.floor((119 * index) / 260), random.whole(30, 70) / 100),
  }))
  return { teammates, clientProjects, milestones, projectTasks, taskComments }
}

/** Three or four in each project, in their order. */
const createMilestones = (random: Random, { day }: Days, projects: ClientProject[]): Milestone[] =>
  projects
    .flatMap((project, index) =>
      (index % 4 === 0 ? MILESTONES.slice(0, 4) : [MILESTONES[0]!, MILESTONES[3]!, MILESTONES[4]!]).map(
        (title, place, all) => {
          const length = (Date.parse(project.deadline) - Date.parse(project.kickoffDate)) / 86_400_000
          const dueDate = shiftDay(project.kickoffDate, Math.floor((length * (place + 1)) / all.length))
          const status = dueDate >= day(0) ? 'upcoming' : project.phase !== 'completed' && random.chance(0.6) ? 'missed' : 'reached' // oxfmt-ignore
          return { projectId: project.id, title, status, dueDate }
        },
      ),
    )
    .map((milestone, index) => ({ id: 501 + index, ...milestone }))

/** Numbered as they were created; those of projects that are over are done. */
const createTasks = (
  random: Random,
  { day, moment }: Days,
  projects: ClientProject[],
  milestones: Milestone[],
  teammates: Teammate[],
): ProjectTask[] =>
  Array.from({ length: 340 }, (_, index) => {
    const project = random.pick(projects)
    const created = -200 + Math.floor((199 * index) / 340)
    const isDone = project.phase === 'completed' || (project.phase === 'running' && random.chance(0.45))
    const status = isDone ? 'done' : project.phase === 'planning' ? 'todo' : random.pick(['todo', 'todo', 'doing', 'review']) // oxfmt-ignore
    const estimatedHours = random.pick([2, 3, 4, 6, 8, 12, 16, 20, 24, 32])
    const own = milestones.filter(one => one.projectId === project.id)
    const due = random.chance(0.2) ? null : created + random.whole(10, 220)
    return {
      id: 1001 + index,
      number: `T-${1042 + index}`,
      title: `${random.pick(VERBS)} the ${random.pick(THINGS)}`,
      projectId: project.id,
      milestoneId: random.chance(0.25) ? null : random.pick(own).id,
      assigneeId: status === 'todo' && random.chance(0.4) ? null : random.pick(teammates).id,
      status,
      priority: random.pick(['low', 'medium', 'medium', 'high', 'high', 'urgent']),
      estimatedHours,
      spentHours: status === 'todo' ? 0 : Math.round(estimatedHours * (isDone ? 0.6 + random.next() : random.next()) * 2) / 2, // oxfmt-ignore
      dueDate: due === null ? null : day(due),
      createdAt: moment(created, random.whole(32, 70) / 100),
      completedAt: isDone ? moment(Math.min(-1, created + random.whole(3, 60)), random.whole(40, 72) / 100) : null,
    }
  })
