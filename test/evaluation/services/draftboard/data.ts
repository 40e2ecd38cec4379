import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CLIENTS, MILESTONES, PEOPLE, PROJECTS, workOf } from './office.ts'

export interface DraftClient {
  id: number
  name: string
  client_type: string
  contact_name: string
  email: string
  phone: string | null
  town: string
}
export interface DraftPerson {
  id: number
  name: string
  email: string
  role: string
  hourly_rate: number
  weekly_hours: number
  active: boolean
  joined_on: string
}
export interface DraftProject {
  id: number
  code: string
  name: string
  building_type: string
  stage: string
  status: string
  town: string
  floor_area: number | null
  construction_budget: number
  fee: number
  started_on: string
  target_completion_on: string
  client_id: number
  lead_id: number
}
export interface DraftMilestone {
  id: number
  name: string
  due_on: string
  reached_on: string | null
  project_id: number
}
export interface DraftTask {
  id: number
  title: string
  task_type: string
  status: string
  priority: string
  due_on: string
  estimated_hours: number | null
  completed_on: string | null
  project_id: number
  assignee_id: number | null
}
export interface DraftTimeLog {
  id: number
  worked_on: string
  hours: number
  billable: boolean
  note: string | null
  person_id: number
  project_id: number
  task_id: number | null
}

export const CLIENT_TYPES = ['private', 'developer', 'business', 'public_body', 'charity'] as const
export const ROLES = ['principal', 'project_architect', 'architect', 'technician', 'interior_designer', 'assistant', 'office_manager'] as const // oxfmt-ignore
export const BUILDING_TYPES = ['residential', 'education', 'healthcare', 'culture', 'hospitality', 'office', 'retail'] as const // oxfmt-ignore
export const STAGES = ['brief', 'concept', 'planning', 'technical_design', 'construction', 'handover'] as const
export const PROJECT_STATUSES = ['active', 'on_hold', 'completed', 'cancelled'] as const
export const TASK_TYPES = ['drawing', 'document', 'site_visit', 'submission', 'coordination'] as const
export const TASK_STATUSES = ['todo', 'in_progress', 'in_review', 'blocked', 'done'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

/** Budget per square metre, in pounds. */
const COSTS: Record<string, number> = { residential: 2400, education: 3100, healthcare: 3700, culture: 3300, hospitality: 2900, office: 2700, retail: 2100 } // oxfmt-ignore
const NOTES = ['Mark-ups after the review', 'Call with the structural engineer', 'On site with the contractor', 'Second round of changes', 'Set out the sheets'] // oxfmt-ignore
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z ]/g, '').trim() // oxfmt-ignore
/** Who draws, checks and visits: all but the principals, the office manager and who has left. */
const WORKERS = Array.from({ length: 14 }, (_, index) => 23 + index)

export type DraftboardData = ReturnType<typeof createDraftboardData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 15 clients, 18 people, 24 projects, about 50 milestones, 60 tasks and 150 time logs. */
export function createDraftboardData(clock: Date) {
  const random = createRandom(41_883)
  const days = createDays(clock)
  const draftClients = CLIENTS.map(([name, client_type, contact_name, town], index): DraftClient => ({
    id: 301 + index,
    name,
    client_type,
    contact_name,
    email: `${plain(contact_name).replace(' ', '.')}@${client_type === 'private' ? 'homemail' : plain(name).replaceAll(' ', '')}.example`,
    phone: index % 6 === 4 ? null : `01632 960${random.whole(100, 989)}`,
    town,
  })) // oxfmt-ignore
  const draftPeople = PEOPLE.map(([name, role, hourly_rate], index): DraftPerson => ({
    id: 21 + index,
    name,
    email: `${plain(name.replace('-', '')).replace(' ', '.')}@teaguemarlow.example`,
    role,
    hourly_rate,
    weekly_hours: [4, 10, 12, 16].includes(index) ? 24 : 37.5,
    active: index !== 17,
    joined_on: days.day(-3900 + index * 205 + random.whole(0, 90)),
  })) // oxfmt-ignore
  const draftProjects = createProjects(random, days)
  const draftTasks = createTasks(random, days, draftProjects)
  return {
    draftClients,
    draftPeople,
    draftProjects,
    draftMilestones: createMilestones(random, days, draftProjects),
    draftTasks,
    draftTimeLogs: createTimeLogs(random, days, draftTasks),
  }
}

function createProjects(random: Random, { day }: Days): DraftProject[] {
  return PROJECTS.map(([name, building_type, client, town, stage, status, area], index) => {
    const cost = (area ?? random.whole(500, 1900)) * COSTS[building_type]! * (0.85 + random.next() * 0.4)
    const construction_budget = 5000 * Math.round(cost / 5000)
    const far = STAGES.indexOf(stage)
    const from = status === 'completed' ? -random.whole(800, 950) : -90 - far * 130 - random.whole(0, 60)
    return {
      id: 501 + index,
      code: `TM-${218 + index * 3}`,
      name,
      building_type,
      stage,
      status,
      town,
      floor_area: area,
      construction_budget,
      fee: 250 * Math.round((construction_budget * (area !== null && area < 100 ? 0.12 : 0.05 + random.next() * 0.025)) / 250), // oxfmt-ignore
      started_on: day(from),
      target_completion_on: status === 'completed' ? day(-random.whole(40, 120)) : day((5 - far) * 150 + random.whole(20, 75)), // oxfmt-ignore
      client_id: 300 + client,
      lead_id: random.pick([21, 22, 23, 23, 24, 24, 25, 25]),
    }
  })
}

/** Two or three of each project: those before its stage are reached, the next one is still to come. */
function createMilestones(random: Random, { day }: Days, projects: DraftProject[]): DraftMilestone[] {
  const rows: Omit<DraftMilestone, 'id'>[] = []
  for (const { id, stage, status } of projects) {
    const far = STAGES.indexOf(stage as (typeof STAGES)[number])
    for (const at of [far - 2, far - 1, far].filter(one => one >= 0 && (one < far || status !== 'cancelled'))) {
      const isReached = at < far || status === 'completed'
      const offset = isReached ? -(far - at) * 110 - random.whole(20, 70) : random.whole(-16, 62)
      const due_on = day(offset)
      rows.push({ name: MILESTONES[at]!, due_on, reached_on: isReached ? shiftDay(due_on, random.whole(-6, 14)) : null, project_id: id }) // oxfmt-ignore
    }
  }
  return rows.map((row, index) => ({ id: 701 + index, ...row }))
}

function createTasks(random: Random, { day }: Days, projects: DraftProject[]): DraftTask[] {
  const titles = PROJECTS.flatMap(([, , , , , , , tasks], index) => tasks.map(title => ({ title, project: projects[index]! }))) // oxfmt-ignore
  return titles.map(({ title, project }, index) => {
    const isOver = project.status === 'completed' || project.status === 'cancelled'
    const status = isOver ? 'done' : random.pick(['todo', 'todo', 'todo', 'in_progress', 'in_progress', 'in_progress', 'in_review', 'in_review', 'blocked', 'done', 'done', 'done']) // oxfmt-ignore
    const offset = isOver ? -random.whole(70, 140) : status === 'done' ? -random.whole(4, 50) : random.whole(-14, 40)
    return {
      id: 1001 + index,
      title,
      task_type: workOf(title),
      status,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'high', 'urgent']),
      due_on: day(offset),
      estimated_hours: random.chance(0.15) ? null : random.pick([4, 6, 8, 12, 16, 20, 24, 32]),
      completed_on: status === 'done' ? day(Math.min(0, offset + random.whole(-4, 3))) : null,
      project_id: project.id,
      assignee_id: status === 'todo' && random.chance(0.45) ? null : random.pick(WORKERS),
    }
  })
}

/** Those of ten weeks, mostly by whom the task is assigned to, on working days. */
function createTimeLogs(random: Random, { day }: Days, tasks: DraftTask[]): DraftTimeLog[] {
  const begun = tasks.filter(one => one.status !== 'todo')
  return Array.from({ length: 150 }, (_, index) => {
    const task = random.pick(begun)
    const usual = Math.ceil(-70 * (1 - index / 150))
    const last = task.completed_on
    const on = last !== null && last < day(usual) ? shiftDay(last, -random.whole(0, 9)) : day(usual)
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay()
    return {
      worked_on: weekday === 6 ? shiftDay(on, -1) : weekday === 0 ? shiftDay(on, -2) : on,
      hours: random.whole(1, 15) / 2,
      billable: random.chance(0.8),
      note: random.chance(0.5) ? null : random.pick(NOTES),
      person_id: random.chance(0.85) ? task.assignee_id! : random.pick(WORKERS),
      project_id: task.project_id,
      task_id: random.chance(0.1) ? null : task.id,
    }
  })
    .toSorted((one, other) => (one.worked_on < other.worked_on ? -1 : one.worked_on > other.worked_on ? 1 : 0))
    .map((row, index) => ({ id: 4001 + index, ...row }))
}
