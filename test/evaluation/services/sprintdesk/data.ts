import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { COMMENTS, GOALS, PEOPLE, PROJECTS } from './names.ts'

interface PersonRef {
  id: number
  name: string
}
interface ProjectRef {
  id: number
  key: string
  name: string
}
export interface HalyProject {
  id: number
  key: string
  name: string
  description: string
  status: string
  lead: PersonRef
  budgetHours: number | null
  startedOn: string
}
export interface HalyUser {
  id: number
  name: string
  email: string
  role: string
  team: string
  location: string
  weeklyHours: number
  isActive: boolean
  joinedOn: string
}
export interface HalySprint {
  id: number
  name: string
  project: ProjectRef
  status: string
  goal: string | null
  startDate: string
  endDate: string
  capacityPoints: number
}
export interface HalyIssue {
  id: number
  key: string
  title: string
  type: string
  status: string
  priority: string
  storyPoints: number | null
  project: ProjectRef
  sprint: { id: number; name: string } | null
  assignee: PersonRef | null
  reporter: PersonRef
  release: { id: number; name: string } | null
  labels: string[]
  dueDate: string | null
  createdAt: string
  updatedAt: string
  resolvedAt: string | null
}
export interface HalyWorklog {
  id: number
  issue: { id: number; key: string }
  user: PersonRef
  activity: string
  hours: number
  workDate: string
  isBillable: boolean
  comment: string | null
}
export interface HalyRelease {
  id: number
  name: string
  project: ProjectRef
  status: string
  releaseDate: string
  manager: PersonRef
  notes: string | null
}

export const PROJECT_STATUSES = ['ACTIVE', 'MAINTENANCE', 'ON_HOLD', 'CLOSED'] as const
export const USER_ROLES = ['DEVELOPER', 'TESTER', 'DESIGNER', 'PRODUCT_OWNER', 'SCRUM_MASTER'] as const
export const SPRINT_STATUSES = ['PLANNED', 'ACTIVE', 'COMPLETED'] as const
export const ISSUE_TYPES = ['STORY', 'BUG', 'TASK'] as const
export const ISSUE_STATUSES = ['BACKLOG', 'TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'DONE', 'WONT_DO'] as const
export const PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export const ACTIVITIES = ['DEVELOPMENT', 'CODE_REVIEW', 'TESTING', 'DESIGN', 'MEETING'] as const
export const RELEASE_STATUSES = ['PLANNED', 'IN_TESTING', 'RELEASED'] as const
const LABELS = ['frontend', 'backend', 'security', 'performance', 'accessibility', 'tech-debt', 'customer-request', 'regression'] // oxfmt-ignore
const TYPES: Record<string, string> = { S: 'STORY', B: 'BUG', T: 'TASK' }

export type SprintdeskData = ReturnType<typeof createSprintdeskData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const personRef = ({ id, name }: PersonRef): PersonRef => ({ id, name })
const projectRef = ({ id, key, name }: ProjectRef): ProjectRef => ({ id, key, name })
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')

/** 7 projects, 28 people, 28 sprints, 22 releases, 120 issues and 150 work logs. */
export function createSprintdeskData(clock: Date) {
  const random = createRandom(61_307)
  const days = createDays(clock)
  // oxfmt-ignore
  const halyUsers = PEOPLE.map(([name, role, team, location, weeklyHours], index): HalyUser => ({
    id: 201 + index, name, email: `${plain(name)}@halyard.example`, role, team, location, weeklyHours,
    isActive: index !== 15 && index !== 25, joinedOn: days.day(-random.whole(120, 2100)),
  }))
  // oxfmt-ignore
  const halyProjects = PROJECTS.map(([key, name, description, team, status], index): HalyProject => ({
    id: 11 + index, key, name, description, status,
    lead: personRef(halyUsers.find(one => one.team === team && (key === 'LEG' || key === 'ONB' ? one.role === 'DEVELOPER' : one.role === 'PRODUCT_OWNER' || one.role === 'SCRUM_MASTER'))!),
    budgetHours: status === 'ACTIVE' ? random.whole(8, 30) * 50 : null, startedOn: days.day(-random.whole(300, 1500)),
  }))
  const halySprints = createSprints(random, days, halyProjects)
  const halyReleases = createReleases(random, days, halyProjects, halyUsers)
  const halyIssues = createIssues(random, days, { halyProjects, halyUsers, halySprints, halyReleases })
  return { halyProjects, halyUsers, halySprints, halyReleases, halyIssues, halyWorklogs: createWorklogs(random, days, halyIssues, halyUsers) } // oxfmt-ignore
}

/** Two weeks each: three completed, one that runs and one that is planned; of the project on hold only the completed. */
function createSprints(random: Random, { day }: Days, projects: HalyProject[]): HalySprint[] {
  return projects
    .filter(one => one.key !== 'LEG')
    .flatMap((project, order) => {
      const [first, start] = [random.whole(8, 31), project.key === 'ONB' ? -110 : -(3 + order * 2)]
      return [-3, -2, -1, 0, 1].slice(0, project.key === 'ONB' ? 3 : 5).map((turn, index): Omit<HalySprint, 'id'> => {
        const startDate = day(start + turn * 14)
        return {
          name: `${project.key} Sprint ${first + index}`,
          project: projectRef(project),
          status: turn < 0 ? 'COMPLETED' : turn === 0 ? 'ACTIVE' : 'PLANNED',
          goal: random.chance(0.2) ? null : random.pick(GOALS),
          startDate,
          endDate: shiftDay(startDate, 13),
          capacityPoints: random.whole(18, 47),
        }
      })
    })
    .map((one, index): HalySprint => ({ id: 301 + index, ...one }))
}

/** What is out, and what comes next. */
function createReleases(random: Random, { day }: Days, projects: HalyProject[], users: HalyUser[]): HalyRelease[] {
  return projects
    .flatMap((project, order) => {
      const major = random.whole(2, 7)
      const offsets = project.key === 'LEG' ? [-140] : project.key === 'ONB' ? [-160, 75] : [-71 + order, -29 + order * 3, 5 + order * 6, 47 + order * 5] // oxfmt-ignore
      return offsets.slice(0, order === 3 ? 3 : 4).map((offset, index): Omit<HalyRelease, 'id'> => ({
        name: `${project.name} ${major}.${index + 1}`,
        project: projectRef(project),
        status: offset < 0 ? 'RELEASED' : offset < 20 ? 'IN_TESTING' : 'PLANNED',
        releaseDate: day(offset),
        manager: personRef(
          random.pick(users.filter(one => one.role === 'PRODUCT_OWNER' || one.role === 'SCRUM_MASTER')),
        ),
        notes: random.chance(0.4) ? null : random.pick(['Mostly bug fixes', 'Announced to all customers', 'Needs a short downtime', 'Behind a feature flag at first']), // oxfmt-ignore
      }))
    })
    .map((one, index): HalyRelease => ({ id: 71 + index, ...one }))
}

/** The older ones went into the completed sprints; the rest is in the one that runs, in the next one or in the backlog. */
function createIssues(random: Random, { moment, day }: Days, { halyProjects, halyUsers, halySprints, halyReleases }: { halyProjects: HalyProject[]; halyUsers: HalyUser[]; halySprints: HalySprint[]; halyReleases: HalyRelease[] }): HalyIssue[] {
  return halyProjects.flatMap((project, order) => {
    const [, , , team, , lines] = PROJECTS[order]!
    const sprints = halySprints.filter(one => one.project.id === project.id)
    const releases = halyReleases.filter(one => one.project.id === project.id)
    const members = halyUsers.filter(one => one.team === team)
    const makers = members.filter(one => one.role === 'DEVELOPER')
    const own = [...makers, ...makers, ...members.filter(one => one.role === 'TESTER' || one.role === 'DESIGNER')]
    let number = random.whole(101, 180)
    return lines.map((line, index): Omit<HalyIssue, 'id'> => {
      const share = index / lines.length
      const isPast = share < 0.46
      const isOver = sprints.length === 3 && share >= 0.46
      const turn = isPast ? Math.floor((share / 0.46) * 3) : share < 0.76 ? 3 : share < 0.85 ? 4 : -1
      const sprint = isOver ? undefined : sprints[turn]
      const status = isPast ? (random.chance(0.1) ? 'WONT_DO' : 'DONE') : turn === 3 && !isOver ? random.pick(['TODO', 'IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'IN_REVIEW', 'DONE']) : turn === 4 && !isOver ? 'TODO' : 'BACKLOG' // oxfmt-ignore
      const isResolved = status === 'DONE' || status === 'WONT_DO'
      const age = Math.round(200 - share * 188 - random.whole(0, 9)) + (isOver ? 60 : 0)
      const sprintAge = sprint ? Math.round((Date.parse(day(0)) - Date.parse(sprint.startDate)) / 86_400_000) : age - 8
      const resolved = isResolved ? -Math.max(1, Math.min(sprintAge - 1, age - 1) - random.whole(0, isPast ? 11 : 2)) : 0
      const created = -Math.max(age, sprintAge + 1, -resolved + 1)
      const type = TYPES[line[0]!]!
      number += random.whole(1, 4)
      const isIdle = status === 'BACKLOG' || status === 'TODO'
      const changed = isResolved ? resolved : Math.max(created, isIdle ? -random.whole(3, 40) : -random.whole(0, 3))
      return {
        key: `${project.key}-${number}`,
        title: line.slice(2),
        type,
        status,
        priority: random.pick(type === 'BUG' ? ['LOW', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH', 'CRITICAL'] : ['LOW', 'LOW', 'MEDIUM', 'MEDIUM', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH', 'CRITICAL']), // oxfmt-ignore
        storyPoints: random.chance(type === 'BUG' ? 0.3 : 0.08) ? null : random.pick(type === 'STORY' ? [3, 5, 5, 8, 8, 13] : [1, 2, 3, 3, 5, 8]), // oxfmt-ignore
        project: projectRef(project),
        sprint: sprint ? { id: sprint.id, name: sprint.name } : null,
        assignee: random.chance(status === 'BACKLOG' ? 0.55 : status === 'TODO' ? 0.25 : 0) ? null : personRef(random.pick(own.filter(one => isPast || one.isActive))), // oxfmt-ignore
        reporter: personRef(random.pick(halyUsers)),
        release: nameOfRelease(isPast ? releases[turn < 2 ? 0 : 1] : turn === 3 && !isOver ? releases[2] : undefined),
        labels: [...new Set(Array.from({ length: random.pick([0, 1, 1, 2]) }, () => random.pick(LABELS)))],
        dueDate: random.chance(0.45) ? null : day(isPast ? resolved + random.whole(-2, 9) : turn === 3 ? random.whole(-6, 12) : random.whole(6, 60)), // oxfmt-ignore
        createdAt: moment(created, random.whole(15, 35) / 48),
        updatedAt: changed === 0 ? moment(0, random.whole(2, 12) / 48) : moment(changed, random.whole(36, 40) / 48),
        resolvedAt: isResolved ? moment(resolved, random.whole(30, 36) / 48) : null,
      }
    })
  }).map((one, index): HalyIssue => ({ id: 5001 + index, ...one }))
} // oxfmt-ignore
const nameOfRelease = (release: HalyRelease | undefined) => (release ? { id: release.id, name: release.name } : null)

/** On what was begun: most by whoever has it, some by others of the team, the latest of today. */
function createWorklogs(random: Random, { day }: Days, issues: HalyIssue[], users: HalyUser[]): HalyWorklog[] {
  const begun = issues.filter(one => one.assignee && !['BACKLOG', 'TODO', 'WONT_DO'].includes(one.status))
  const rows = Array.from({ length: 150 }, (): Omit<HalyWorklog, 'id'> => {
    const issue = random.pick(begun)
    const team = users.find(one => one.id === issue.assignee!.id)!.team
    const user = random.chance(0.68)
      ? issue.assignee!
      : random.pick(users.filter(one => one.team === team && one.isActive))
    const { role } = users.find(one => one.id === user.id)!
    const end = issue.resolvedAt?.slice(0, 10) ?? day(0)
    const began = shiftDay(end, -random.whole(0, 9))
    const activity = role === 'TESTER' ? 'TESTING' : role === 'DESIGNER' ? 'DESIGN' : role === 'DEVELOPER' ? random.pick(['DEVELOPMENT', 'DEVELOPMENT', 'DEVELOPMENT', 'CODE_REVIEW', 'MEETING']) : 'MEETING' // oxfmt-ignore
    return {
      issue: { id: issue.id, key: issue.key },
      user: personRef(user),
      activity,
      hours: activity === 'MEETING' ? random.pick([0.5, 1, 1.5]) : random.whole(2, 30) / 4,
      workDate: began > issue.createdAt ? began : end,
      isBillable: random.chance(0.4),
      comment: random.chance(0.35) ? null : random.pick(COMMENTS),
    }
  })
  return rows
    .toSorted((one, other) => one.workDate.localeCompare(other.workDate))
    .map((one, index): HalyWorklog => ({ id: 9001 + index, ...one }))
}
