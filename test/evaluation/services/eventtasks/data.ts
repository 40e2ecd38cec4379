import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { EVENTS, NOTES, REMARKS, STEPS, TEAMS, TITLES, USERS } from './company.ts'

export interface ShowTeam {
  id: number
  name: string
  description: string
  lead_id: number
}
export interface ShowUser {
  id: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  job_title: string
  team_id: number
  office: string
  weekly_hours: number
  is_active: boolean
  date_joined: string
}
export interface ShowEvent {
  id: number
  name: string
  event_type: string
  status: string
  client: string
  venue: string
  city: string
  start_date: string
  end_date: string
  expected_visitors: number
  budget: number
  manager_id: number
}
export interface ShowTask {
  id: number
  title: string
  category: string
  status: string
  priority: string
  event_id: number
  assignee_id: number | null
  due_date: string
  estimated_hours: number | null
  checklist: { text: string; is_done: boolean }[]
  created_at: string
  completed_at: string | null
}
export interface ShowTimeEntry {
  id: number
  task_id: number
  user_id: number
  date: string
  hours: number
  note: string | null
  is_billable: boolean
}
export interface ShowComment {
  id: number
  task_id: number
  author_id: number
  body: string
  created_at: string
}

export const EVENT_TYPES = ['trade_fair', 'conference', 'company_party', 'product_launch', 'roadshow', 'team_event'] as const // oxfmt-ignore
export const EVENT_STATUSES = ['planning', 'confirmed', 'live', 'completed', 'cancelled'] as const
export const TASK_CATEGORIES = ['logistics', 'construction', 'catering', 'registration', 'technology', 'marketing'] as const // oxfmt-ignore
export const TASK_STATUSES = ['open', 'in_progress', 'waiting', 'done'] as const
export const TASK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const
export const OFFICES = ['berlin', 'cologne', 'hamburg'] as const

const AREAS: Record<string, string> = { berlin: '30 23125', cologne: '221 4710', hamburg: '40 66969' }
const plain = (name: string) => name.toLowerCase().replaceAll(' ', '')

export type EventtasksData = ReturnType<typeof createEventtasksData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 teams, 20 users, 22 events, 60 tasks, about 130 time entries and 80 comments. */
export function createEventtasksData(clock: Date) {
  const random = createRandom(70_313)
  const days = createDays(clock)
  const showTeams = TEAMS.map(([name, description], index): ShowTeam => ({ id: 1 + index, name, description, lead_id: 101 + USERS.findIndex(one => one[3] === 1 + index) })) // oxfmt-ignore
  const showUsers = USERS.map(([first_name, last_name, job_title, team_id, office, weekly_hours], index): ShowUser => ({
    id: 101 + index,
    first_name,
    last_name,
    email: `${plain(first_name)}.${plain(last_name)}@hallenine.example`,
    phone: index % 7 === 5 ? null : `+49 ${AREAS[office]} ${random.whole(100, 989)}`,
    job_title,
    team_id,
    office,
    weekly_hours,
    is_active: index !== 12,
    date_joined: days.day(-random.whole(120, 3100)),
  })) // oxfmt-ignore
  const showEvents = EVENTS.map(([name, event_type, client, venue, city, start, length, expected_visitors, budget, manager, state], index): ShowEvent => ({
    id: 501 + index,
    name,
    event_type,
    status: state ?? (start + length <= 0 ? 'completed' : 'live'),
    client,
    venue,
    city,
    start_date: days.day(start),
    end_date: days.day(start + length - 1),
    expected_visitors,
    budget,
    manager_id: 100 + manager,
  })) // oxfmt-ignore
  const made = createTasks(random, days, showUsers)
  return {
    showTeams,
    showUsers,
    showEvents,
    showTasks: made.map(({ task }) => task),
    showTimeEntries: createTimeEntries(random, days, made, showUsers),
    showComments: createComments(random, days, made, showUsers),
  }
}

interface Made {
  task: ShowTask
  /** Days from today: since when there is the task, and when it was last worked on. */
  from: number
  to: number
}

/** Each title once, at an event that is not cancelled; what is due is mostly done. */
function createTasks(random: Random, days: Days, users: ShowUser[]): Made[] {
  const events = EVENTS.map(([, , , , , start, , , , , state], index) => ({ id: 501 + index, start, state })).filter(one => one.state !== 'cancelled') // oxfmt-ignore
  const usual = [...events.filter(one => one.start > -70), ...events.filter(one => one.start > -10 && one.start < 100)]
  const wanted = TITLES.flatMap(([category, titles], index) =>
    titles.map(title => ({ category, title, team: 1 + index })),
  )
  return wanted.map(({ category, title, team }, index): Made => {
    const event = random.pick(usual)
    const after = /^(Return|Take down|Count|Send the thank)/.test(title)
    const held = after ? random.pick(events.filter(one => one.start < -9)) : event
    const due = after ? held.start + random.whole(4, 9) : held.start - random.whole(2, 38)
    const status = due < -24 ? 'done' : due < 0 ? random.pick(['done', 'done', 'in_progress', 'waiting', 'open']) : random.pick(['open', 'open', 'open', 'in_progress', 'in_progress', 'waiting', 'done']) // oxfmt-ignore
    const from = Math.min(due - random.whole(14, 45), -random.whole(9, 25))
    const to = status === 'done' ? Math.min(-1, due - random.whole(-1, 5)) : -1
    const own = users.filter(one => one.is_active && one.team_id === team)
    const nobody = status === 'open' && random.chance(0.35)
    const steps = random.chance(0.5) ? STEPS.filter(() => random.chance(0.45)) : []
    const ticked = status === 'done' ? 1 : status === 'open' ? 0.1 : 0.5
    const task = {
      id: 2001 + index,
      title,
      category,
      status,
      priority: random.pick(['low', 'medium', 'medium', 'medium', 'high', 'high', 'urgent']),
      event_id: held.id,
      assignee_id: nobody ? null : random.pick(own).id,
      due_date: days.day(due),
      estimated_hours: random.chance(0.12) ? null : random.whole(2, 28) / 2,
      checklist: steps.map(text => ({ text, is_done: random.chance(ticked) })),
      created_at: days.moment(from, random.whole(17, 34) / 48),
      completed_at: status === 'done' ? days.moment(to, random.whole(18, 36) / 48) : null,
    }
    return { task, from, to }
  })
}

/** On what is not untouched: mostly by who has the task. */
function createTimeEntries(random: Random, { day }: Days, made: Made[], users: ShowUser[]): ShowTimeEntry[] {
  const worked = made.filter(({ task }) => task.status !== 'open')
  return worked
    .flatMap(({ task, from, to }) => {
      const teammates = users.filter(one => one.is_active && one.team_id === users.find(own => own.id === task.assignee_id)?.team_id) // oxfmt-ignore
      return Array.from({ length: random.whole(1, 5) }, () => ({
        task_id: task.id,
        user_id: random.chance(0.8) ? task.assignee_id! : random.pick(teammates).id,
        date: day(random.whole(Math.max(from, to - 30), to)),
        hours: random.whole(1, 15) / 2,
        note: random.chance(0.4) ? null : random.pick(NOTES),
        is_billable: random.chance(0.75),
      }))
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((one, index): ShowTimeEntry => ({ id: 7001 + index, ...one }))
}

/** By who has the task, or anybody. */
function createComments(random: Random, { moment }: Days, made: Made[], users: ShowUser[]): ShowComment[] {
  return Array.from({ length: 80 }, () => {
    const { task, from, to } = random.pick(made.filter(one => one.task.assignee_id !== null))
    const author_id = random.chance(0.5) ? task.assignee_id! : random.pick(users.filter(one => one.is_active)).id
    return { task_id: task.id, author_id, body: random.pick(REMARKS), created_at: moment(random.whole(from + 1, to), random.whole(16, 38) / 48) } // oxfmt-ignore
  })
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map((one, index): ShowComment => ({ id: 9001 + index, ...one }))
}
