import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { PEOPLE, PROJECTS, REMARKS, TEAMS, VERSIONS } from './names.ts'
import { TICKETS } from './tickets.ts'

/** The day on which everything is asked, a Wednesday. */
export const TODAY = '2025-05-14'
const random = createRandom(7714)

export const people = PEOPLE.map(([first, last, team, job, city, joined, left], at) => ({
  no: at + 1,
  first,
  last,
  name: `${first} ${last}`,
  login: `${first[0]}${last}`.toLowerCase(),
  email: `${first}.${last}@lanternfish.example`.toLowerCase(),
  teamName: team,
  job,
  city,
  joined,
  left: left ?? null,
  week: at % 7 === 4 ? 30 : at % 9 === 2 ? 32 : 40,
}))
export type Person = (typeof people)[number]
export const personOf = (name: string): Person => people.find(one => one.name === name)!

export const teams = TEAMS.map(([name, code, lead, since], at) => ({
  no: at + 1,
  name,
  code,
  lead: personOf(lead),
  since,
}))
export type Team = (typeof teams)[number]
export const teamOf = (person: Person): Team => teams.find(({ name }) => name === person.teamName)!

export const projects = PROJECTS.map(([name, key, team, lead, budget, started, state, about], at) => ({
  no: at + 1,
  name,
  key,
  team: teams.find(one => one.name === team)!,
  lead: personOf(lead),
  budget,
  started,
  state,
  about,
}))
export type Project = (typeof projects)[number]

export const versions = VERSIONS.map(([key, name, due, released], at) => ({
  no: at + 1,
  name,
  project: projects.find(one => one.key === key)!,
  due,
  released: released ?? null,
}))
export type Version = (typeof versions)[number]

export type State = 'todo' | 'doing' | 'review' | 'done' | 'dropped'
export interface Ticket {
  no: number
  key: string
  title: string
  kind: 'bug' | 'feature' | 'chore'
  platform: string
  labels: string[]
  project: Project
  version: Version | null
  priority: string
  state: State
  reporter: Person
  assignee: Person | null
  created: string
  due: string | null
  closed: string | null
  estimate: number | null
  blocker: Ticket | null
}

const isThere = (person: Person, from: string, until: string) =>
  person.joined <= from && (person.left === null || person.left > until)

function makersOf(project: Project, platform: string, labels: string[]): string[] {
  if (labels.includes('art') || labels.includes('sound')) return ['Art']
  if (project.key === 'EVT') return ['Live Ops', 'Live Ops', 'Backend']
  if (platform === 'web') return ['Web']
  return platform === 'server' && project.key !== 'EDT' ? ['Backend'] : ['Gameplay', 'Gameplay', 'Gameplay', 'QA']
}

const min = (...days: string[]) => days.toSorted()[0]!
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const tickets: Ticket[] = []
for (const [place, title, kind, platform, labelled] of TICKETS) {
  const version = versions.find(({ name }) => name === place) ?? null
  const project = version?.project ?? projects.find(({ key }) => key === place)!
  const at = tickets.length
  const labels = labelled ? labelled.split(',') : []
  const end = version?.released ?? min(shiftDay(version?.due ?? TODAY, -9), shiftDay(TODAY, -1))
  const created = shiftDay(end, version?.released ? -random.whole(14, 78) : -random.whole(0, 44))
  const isLate = version !== null && version.due < TODAY
  const state: State = version?.released
    ? random.pick(['done', 'done', 'done', 'done', 'done', 'done', 'done', 'dropped'] as const)
    : isLate
      ? random.pick(['done', 'done', 'doing', 'review', 'todo'] as const)
      : random.pick(['done', 'doing', 'doing', 'review', 'todo', 'todo', 'todo'] as const)
  const isOver = state === 'done' || state === 'dropped'
  const limit = version?.released ?? shiftDay(TODAY, -1)
  const closed = isOver ? min(shiftDay(created, random.whole(2, 46)), limit) : null
  const makers = makersOf(project, platform, labels)
  const able = people.filter(one => makers.includes(one.teamName) && isThere(one, created, closed ?? TODAY))
  const finders = people.filter(one => isThere(one, created, closed ?? TODAY))
  const testers = finders.filter(({ teamName }) => teamName === 'QA')
  tickets.push({
    no: 4001 + at * 3,
    key: `${project.key}-${101 + at}`,
    title,
    kind,
    platform,
    labels,
    project,
    version,
    priority: labels.includes('crash')
      ? random.pick(['critical', 'critical', 'high'])
      : random.pick(['low', 'medium', 'medium', 'high', 'critical']),
    state,
    reporter: random.pick(kind === 'bug' && random.chance(0.6) ? testers : finders),
    assignee: state === 'todo' && random.chance(0.55) ? null : random.pick(able),
    created,
    due: version && random.chance(0.75) ? shiftDay(version.due, -random.whole(0, 10)) : null,
    closed,
    estimate: random.chance(0.1) ? null : random.pick([2, 3, 4, 6, 8, 10, 12, 14, 16, 20, 24, 30]),
    blocker: null,
  })
}
for (const [at, ticket] of tickets.entries())
  if (at > 30 && at % 3 === 2 && isOpen(ticket)) ticket.blocker = tickets[at - random.pick([1, 4, 7, 13])]!

function weekday(from: string, to: string): string {
  const day = shiftDay(from, random.whole(0, daysBetween(from, to)))
  const past = [1, 0, 0, 0, 0, 0, 1][new Date(day).getUTCDay()]!
  return past && daysBetween(from, to) > 2 ? weekday(from, to) : day
}

/** They book no time. */
const FREE = ['Rosalind Tate', 'Aiko Brandt', 'Wei-Lin Chou', 'Petra Nowotny']
const WORK: Record<string, string[]> = { QA: ['testing', 'testing', 'meeting'], Art: ['design', 'design', 'review'] }
export const entries = tickets
  .filter(({ state }) => state !== 'todo')
  .flatMap(ticket => Array.from({ length: random.whole(1, 5) + (ticket.key.startsWith('TW') ? 1 : 0) }, () => ticket))
  .map(ticket => {
    const day = weekday(ticket.created, ticket.closed ?? TODAY)
    const others = people.filter(one => isThere(one, day, day) && !FREE.includes(one.name))
    const isOwn = ticket.assignee && !FREE.includes(ticket.assignee.name) && random.chance(0.7)
    const person = isOwn ? ticket.assignee! : random.pick(others)
    const activity = random.pick(WORK[person.teamName] ?? ['coding', 'coding', 'coding', 'review', 'meeting'])
    return { ticket, person, day, hours: random.whole(1, 15) / 2, activity }
  })
  .toSorted((a, b) => a.day.localeCompare(b.day))
  .map((one, at) => ({ no: at + 1, ...one }))
export type Entry = (typeof entries)[number]

export const comments = tickets
  .flatMap(ticket => Array.from({ length: random.pick([0, 0, 1, 1, 2, 2, 3, 4]) }, () => ticket))
  .map(ticket => {
    const day = weekday(ticket.created, ticket.closed ?? TODAY)
    const others = people.filter(one => isThere(one, day, day))
    const writer = random.chance(0.5) ? (ticket.assignee ?? ticket.reporter) : random.pick(others)
    return { ticket, writer, at: `${day}T${random.whole(10, 17)}:${random.whole(10, 59)}:00Z` }
  })
  .toSorted((a, b) => a.at.localeCompare(b.at))
  .map((one, at) => ({ no: at + 1, ...one, text: REMARKS[(at * 7) % REMARKS.length]! }))

export function isOpen({ state }: Ticket): boolean {
  return state !== 'done' && state !== 'dropped'
}
export const isOverdue = (ticket: Ticket): boolean => isOpen(ticket) && ticket.due !== null && ticket.due < TODAY
