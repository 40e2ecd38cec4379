import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createGuests, createStaff } from '../persons.ts'

export interface User {
  id: string
  name: string
  email: string
  role: string
  team: string | null
  timezone: string
  isActive: boolean
  joinedAt: string
}
export interface Project {
  id: string
  key: string
  name: string
  status: string
  ownerId: string
  startDate: string
  targetDate: string | null
  budgetHours: number
}
export interface Task {
  id: string
  key: string
  title: string
  projectId: string
  status: string
  priority: string
  assigneeId: string | null
  reporterId: string
  tags: string[]
  estimateHours: number | null
  spentHours: number
  dueDate: string | null
  isBlocked: boolean
  createdAt: string
  closedAt: string | null
}
export interface Comment {
  id: string
  taskId: string
  authorId: string
  body: string
  isInternal: boolean
  likes: number
  createdAt: string
}

export const TASK_STATUSES = ['backlog', 'todo', 'inProgress', 'inReview', 'done'] as const
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const PROJECT_STATUSES = ['planning', 'active', 'onHold', 'completed', 'archived'] as const
export const ROLES = ['member', 'lead', 'admin', 'guest'] as const
const TEAMS = ['Mobile', 'Web', 'Data', 'Platform', 'Design', 'Quality']
const ZONES = ['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Chicago', 'Asia/Kolkata', 'Asia/Tokyo']
const TAGS = ['frontend', 'backend', 'security', 'regression', 'customer-request', 'tech-debt', 'quick-win', 'docs']
const AREAS = `Checkout Billing Onboarding Search Notifications Analytics Payments Identity Reporting Inventory Helpdesk
Loyalty Translation Accessibility Scheduling Messaging`.split(/\s+/)
const ENDS = ['Redesign', 'Migration', 'Rollout', 'Upgrade']
const VERBS =
  `Investigate Refactor Document Automate Review Simplify Replace Benchmark Harden Prototype Translate Retire
Monitor Test Speed-up Redesign Validate Repair Localize Extend`.split(/\s+/)
const THINGS = `password reset flow|invoice template|session timeout|export to spreadsheet|image upload|dark theme|audit
log|rate limiter|search ranking|welcome e-mail|payment retries|currency rounding|time zone handling|error pages|release
pipeline|mobile navigation|table sorting|cookie banner|login form|help texts|address validation|webhook delivery|backup
job|cache invalidation|chart colours|keyboard shortcuts|bulk import|permission checks|file preview|push messages|date
picker|onboarding tour|database indexes|query planner|status page|print layout|feature flags|address book|tax rules|refund
screen|calendar sync|avatar cropping|memory leak|font loading|link previews|session storage|crash reports|api
gateway|signup funnel|voice input|map tiles|usage report|spam filter|token refresh|unit converter|queue
worker|tooltips|splash screen|archive search|quota warnings`
  .replace(/\n/g, ' ')
  .split('|')
const REMARKS = `Looks good to me.|Can we split this up?|Waiting for the customer.|I pushed a first version.|This also
happens on the staging server.|Needs another pair of eyes.|The numbers do not add up yet.|Done, please verify.|Moved to the
next sprint.|We should talk about the scope.|Reproduced on two machines.|The fix is behind a flag.`
  .replace(/\n/g, ' ')
  .split('|')

export type PlanboardData = ReturnType<typeof createPlanboardData>

/** 140 users (130 of them staff), 64 projects, 1,200 tasks and 900 comments; dates lie around the clock's day. */
export function createPlanboardData(clock: Date) {
  const random = createRandom(90125)
  const { day, moment } = createDays(clock)
  const staff = createStaff().filter((_, index) => index % 2 === 0)
  const guests = createGuests()
  const users: User[] = [...staff, ...guests].map((person, index) => {
    const isGuest = index >= staff.length
    return {
      id: `usr_${101 + index}`,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      role: isGuest ? 'guest' : random.pick(['member', 'member', 'member', 'member', 'lead', 'admin']),
      team: isGuest ? null : random.pick(TEAMS),
      timezone: random.pick(ZONES),
      isActive: random.chance(0.88),
      joinedAt: day(-random.whole(20, 1500)),
    }
  })
  const projects: Project[] = AREAS.flatMap(area => ENDS.map(end => ({ area, end }))).map(({ area, end }, index) => {
    const start = -random.whole(10, 700)
    return {
      id: `prj_${index + 1}`,
      key: `${area.slice(0, 2)}${end.slice(0, 2)}`.toUpperCase(),
      name: `${area} ${end}`,
      status: random.pick(['planning', 'active', 'active', 'active', 'onHold', 'completed', 'archived']),
      ownerId: random.pick(users.slice(0, 60)).id,
      startDate: day(start),
      targetDate: random.chance(0.15) ? null : day(start + random.whole(60, 600)),
      budgetHours: random.whole(8, 160) * 10,
    }
  })
  const titles = VERBS.flatMap(verb => THINGS.map(thing => `${verb} ${thing}`))
    .map(title => ({ title, order: random.next() }))
    .sort((a, b) => a.order - b.order)
  const counters = new Map<string, number>()
  const tasks: Task[] = titles.map(({ title }, index) => {
    const project = random.chance(0.4) ? random.pick(projects.slice(0, 12)) : random.pick(projects)
    const number = (counters.get(project.id) ?? 0) + 1
    counters.set(project.id, number)
    const status = random.pick([...TASK_STATUSES, 'done', 'done', 'todo'])
    const created = -random.whole(1, 520)
    const createdAt = moment(created, random.whole(7 * 60, 18 * 60) / 1440)
    const closed = Math.min(-1, created + random.whole(1, 90))
    const estimateHours = random.chance(0.12) ? null : random.pick([1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 30, 40])
    return {
      id: `tsk_${2001 + index}`,
      key: `${project.key}-${number}`,
      title,
      projectId: project.id,
      status,
      priority: random.pick(['low', 'medium', 'medium', 'medium', 'high', 'high', 'urgent']),
      assigneeId: random.chance(0.1) ? null : random.pick(random.chance(0.4) ? users.slice(0, 25) : users).id,
      reporterId: random.pick(users.slice(0, 80)).id,
      tags: TAGS.filter(() => random.chance(0.18)),
      estimateHours,
      spentHours: status === 'backlog' ? 0 : random.whole(0, 90) / 2,
      dueDate: random.chance(0.2)
        ? null
        : shiftDay(day(0), status === 'done' ? closed + random.whole(-10, 20) : random.whole(-40, 130)),
      isBlocked: status !== 'done' && random.chance(0.12),
      createdAt,
      closedAt: status === 'done' ? moment(closed, random.whole(19 * 60, 22 * 60) / 1440) : null,
    }
  })
  const comments: Comment[] = Array.from({ length: 900 }, (_, index) => ({
    id: `cmt_${index + 1}`,
    taskId: random.pick(random.chance(0.3) ? tasks.slice(0, 60) : tasks).id,
    authorId: random.pick(users).id,
    body: random.pick(REMARKS),
    isInternal: random.chance(0.3),
    likes: Math.floor(random.next() ** 3 * 25),
    createdAt: moment(-random.whole(1, 300), random.whole(7 * 60, 18 * 60) / 1440),
  }))
  return { users, projects, tasks, comments }
}
