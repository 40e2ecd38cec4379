import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CLIENTS, PEOPLE, PRIORITIES, PROJECTS, REMARKS, STEPS } from './world.ts'

export interface VideoClient {
  id: string
  name: string
  industry: string
  city: string
  contactName: string
  contactEmail: string
  clientSince: string
}
export interface VideoPerson {
  id: string
  name: string
  role: string
  employment: string
  email: string
  phone: string
  city: string
  hourlyRate: number
  active: boolean
  joinedOn: string
}
export interface VideoProject {
  id: string
  title: string
  clientId: string
  format: string
  status: string
  producerId: string
  budget: number
  runtimeSeconds: number
  startsOn: string
  dueOn: string
  deliveredOn: string | null
}
export interface VideoTask {
  id: string
  title: string
  projectId: string
  phase: string
  status: string
  priority: string
  assigneeId: string | null
  estimateHours: number
  dueOn: string | null
  tags: string[]
  createdAt: string
  completedAt: string | null
}
export interface VideoTimeEntry {
  id: string
  taskId: string
  personId: string
  date: string
  hours: number
  billable: boolean
  note: string | null
}
export interface VideoComment {
  id: string
  taskId: string
  authorId: string
  text: string
  resolved: boolean
  createdAt: string
}
export type VideotasksData = ReturnType<typeof createVideotasksData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const wordOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll(/[^a-z]+/g, '-')
/** How many of the steps, in their order, a project of a status has behind it. */
const BEHIND: Record<string, number> = { briefing: 0, preProduction: 2, shooting: 4, postProduction: 8, delivered: 14, onHold: 3 } // oxfmt-ignore

/** 14 clients, 18 people, 26 projects, 102 tasks, 150 entries of time and 72 comments. */
export function createVideotasksData(clock: Date) {
  const random = createRandom(99_401)
  const days = createDays(clock)
  const videoClients = CLIENTS.map(([name, industry, city, contactName], index): VideoClient => {
    const contactEmail = `${contactName.split(' ').at(-1)!.toLowerCase()}@${wordOf(name)}.example`
    return { id: `cli_${201 + index}`, name, industry, city, contactName, contactEmail, clientSince: days.day(-random.whole(320, 1900)) } // oxfmt-ignore
  })
  const videoPeople = PEOPLE.map(([name, role, employment, city], index): VideoPerson => ({
    id: `usr_${31 + index}`,
    name,
    role,
    employment,
    email: `${name.toLowerCase().replace(' ', '.')}@lanternyard.example`,
    phone: `07700 9${random.whole(10_000, 99_999)}`,
    city,
    hourlyRate: random.whole(8, 15) * 5 + (employment === 'freelance' ? 10 : 0),
    active: name !== 'Lowell Fensham',
    joinedOn: days.day(-random.whole(330, 2400)),
  }))
  const videoProjects = PROJECTS.map(
    ([title, client, format, status, start, length, budget, runtimeSeconds], index): VideoProject => ({
      id: `prj_${401 + index}`,
      title,
      clientId: videoClients[client]!.id,
      format,
      status,
      producerId: videoPeople[(index * 5 + client) % 3]!.id,
      budget,
      runtimeSeconds,
      startsOn: days.day(start),
      dueOn: days.day(start + length),
      deliveredOn: status === 'delivered' ? days.day(start + length + random.whole(-4, 6)) : null,
    }),
  )
  const videoTasks = createTasks(random, days, videoProjects, videoPeople)
  return {
    videoClients,
    videoPeople,
    videoProjects,
    videoTasks,
    videoTimeEntries: createTimeEntries(random, days, videoTasks),
    videoComments: createComments(random, days, videoTasks, videoPeople),
  }
}

/** Two or three of each project that is delivered, and five of the others, around where they stand. */
function createTasks(random: Random, { day, moment }: Days, projects: VideoProject[], people: VideoPerson[]) {
  const tasks: VideoTask[] = []
  for (const [index, project] of projects.entries()) {
    const [, , , , start, length] = PROJECTS[index]!
    const behind = BEHIND[project.status]!
    const amount = project.status === 'delivered' ? 2 + (index % 2) : 5
    const first = project.status === 'delivered' ? random.whole(0, 6) : Math.max(0, behind - 2)
    const every = project.status === 'delivered' ? 3 : 1
    for (let number = 0; number < amount; number++) {
      const place = Math.min(first + number * every, 13 - (amount - 1 - number))
      const [title, phase, role, hours, tag] = STEPS[place]!
      const isDone = place < behind
      const isNext = !isDone && place < behind + 2
      const status = isDone ? 'done' : !isNext ? 'todo' : project.status === 'onHold' ? 'blocked' : random.pick(['inProgress', 'inProgress', 'inReview', 'inReview', 'blocked']) // oxfmt-ignore
      const from = start + Math.round((length * place) / 16)
      const until = isDone ? Math.min(-2, from + random.whole(3, 9)) : random.whole(isNext ? -11 : -3, 30)
      const able = people.filter(one => one.active && one.role === role)
      tasks.push({
        id: `tsk_${1001 + tasks.length}`,
        title,
        projectId: project.id,
        phase,
        status,
        priority: status === 'todo' ? random.pick(['normal', 'high', 'urgent', 'urgent']) : random.pick(['low', 'normal', 'normal', 'high', ...PRIORITIES]), // oxfmt-ignore
        assigneeId: status === 'todo' && random.chance(0.45) ? null : random.pick(able).id,
        estimateHours: Math.max(1, Math.round(hours * (0.7 + random.next() * 0.7))),
        dueOn: !isDone && random.chance(0.12) ? null : day(until),
        tags: random.chance(0.35) ? [tag, 'clientWish'] : [tag],
        createdAt: moment(Math.min(from, -2), random.whole(17, 34) / 48),
        completedAt: isDone ? moment(Math.min(-1, until + random.whole(-2, 1)), random.whole(18, 36) / 48) : null,
      })
    }
  }
  return tasks
}

/** Of what was begun, by those who do it, and none after it was done. */
function createTimeEntries(random: Random, { day }: Days, tasks: VideoTask[]) {
  const begun = tasks.filter(one => one.status !== 'todo')
  return Array.from({ length: 150 }, (_, index): VideoTimeEntry => {
    const task = begun[(index * 13 + random.whole(0, 2)) % begun.length]!
    const last = task.completedAt?.slice(0, 10) ?? day(0)
    const earlier = shiftDay(last, -random.whole(0, 6))
    const from = task.createdAt.slice(0, 10)
    return {
      id: `ent_${5001 + index}`,
      taskId: task.id,
      personId: task.assigneeId!,
      date: earlier < from ? from : earlier,
      hours: random.whole(2, 16) / 2,
      billable: random.chance(0.8),
      note: random.chance(0.5) ? null : random.pick(['Second round of changes', 'First pass', 'Call with the client', 'Overtime', 'Preparation']), // oxfmt-ignore
    }
  }).toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((one, index) => ({ ...one, id: `ent_${5001 + index}` })) // oxfmt-ignore
}

/** What colleagues say about it. */
function createComments(random: Random, { day, moment }: Days, tasks: VideoTask[], people: VideoPerson[]) {
  const begun = tasks.filter(one => one.status !== 'todo')
  const present = people.filter(one => one.active)
  return Array.from({ length: 72 }, (_, index): VideoComment => {
    const task = begun[(index * 11 + random.whole(0, 3)) % begun.length]!
    const at = task.completedAt?.slice(0, 10) ?? day(-1)
    const begin = task.createdAt
    const ago = Math.round((Date.parse(day(0)) - Date.parse(at)) / 86_400_000) + random.whole(0, 3)
    const said = moment(-ago, random.whole(18, 36) / 48)
    return {
      id: `cmt_${7001 + index}`,
      taskId: task.id,
      authorId: random.pick(present).id,
      text: random.pick(REMARKS[task.phase]!),
      resolved: task.status === 'done' ? random.chance(0.9) : random.chance(0.3),
      createdAt: said < begin ? begin : said,
    }
  })
}
