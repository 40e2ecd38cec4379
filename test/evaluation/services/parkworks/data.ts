import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'
import { MESSAGES, PARKS, WORK } from './catalogue.ts'

export interface ParkStage {
  id: number
  name: string
  position: number
  isFinal: boolean
}
export interface ParkGround {
  id: number
  name: string
  district: string
  hectares: number
  hasPlayground: boolean
  openedIn: number
  wardenId: number
}
export interface ParkGardener {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: string
  crew: string
  weeklyHours: number
  joinedOn: string
}
export interface ParkJob {
  id: number
  number: string
  title: string
  type: string
  priority: string
  estimatedHours: number | null
  spentHours: number
  materialCost: number | null
  raisedOn: string
  dueOn: string | null
  doneOn: string | null
  stageId: number
  parkId: number
  assignedToId: number | null
}
export interface ParkReport {
  id: number
  reference: string
  category: string
  message: string
  reporterName: string
  reporterEmail: string | null
  receivedOn: string
  answeredOn: string | null
  parkId: number
  jobId: number | null
}

export const PARK_DISTRICTS = ['Riverside', 'Old Town', 'Hillcrest', 'Eastgate'] as const
export const PARK_ROLES = ['gardener', 'arborist', 'mechanic', 'apprentice', 'teamLeader'] as const
export const PARK_CREWS = ['North', 'South', 'Trees', 'Playgrounds'] as const
export const PARK_JOB_TYPES = ['mowing', 'pruning', 'planting', 'repair', 'cleaning', 'inspection'] as const
export const PARK_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const PARK_REPORT_CATEGORIES = ['litter', 'damage', 'trees', 'dogs', 'lighting', 'praise'] as const
/** Of the stages, those that jobs end in. */
export const [PARK_DONE, PARK_DROPPED] = [5, 6]

const STAGES = ['New', 'Planned', 'In progress', 'On hold', 'Done', 'Dropped']

export type ParkworksData = ReturnType<typeof createParkworksData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 6 stages, 18 parks, 36 gardeners, 140 jobs and 120 reports of visitors. */
export function createParkworksData(clock: Date) {
  const random = createRandom(99_501)
  const days = createDays(clock)
  const parkGardeners = createPeopleOf(99_503, 36, 'parks.brookminster.example').map((person, index): ParkGardener => ({
    id: 31 + index,
    ...person,
    phone: index % 11 === 7 ? null : `01632 960${random.whole(100, 989)}`,
    role: index % 9 === 0 ? 'teamLeader' : random.pick(['gardener', 'gardener', 'gardener', 'arborist', 'mechanic', 'apprentice']), // oxfmt-ignore
    crew: PARK_CREWS[[0, 1, 0, 1, 2, 0, 1, 3][index % 8]!]!,
    weeklyHours: random.pick([38, 38, 38, 30, 20]),
    joinedOn: days.day(-200 - index * 83 - random.whole(0, 60)),
  }))
  const parkStages = STAGES.map((name, index): ParkStage => ({
    id: 1 + index,
    name,
    position: 1 + index,
    isFinal: 1 + index >= PARK_DONE,
  }))
  const parkGrounds = PARKS.map(([name, district, hectares, openedIn], index): ParkGround => ({
    id: 501 + index,
    name,
    district,
    hectares,
    hasPlayground: hectares > 5 && index % 4 !== 3,
    openedIn,
    wardenId: parkGardeners[(index * 5 + 2) % 36]!.id,
  }))
  const parkJobs = createJobs(random, days, parkGrounds, parkGardeners)
  return { parkStages, parkGrounds, parkGardeners, parkJobs, parkReports: createReports(random, days, parkJobs) }
}

/** Each title once; the older a job, the likelier it is done. Jobs that were dropped are due no more. */
function createJobs(random: Random, { day }: Days, parks: ParkGround[], gardeners: ParkGardener[]): ParkJob[] {
  const titles = new Set<string>()
  const jobs: ParkJob[] = []
  while (jobs.length < 140) {
    const index = jobs.length
    const type = random.pick(PARK_JOB_TYPES)
    const [verbs, things] = WORK[type]!
    const title = `${random.pick(verbs)} ${random.pick(things)}`
    if (titles.has(title)) continue
    titles.add(title)
    const age = 175 - Math.round((index * 173) / 140)
    const stageId = age > 70 ? random.pick([5, 5, 5, 5, 5, 5, 6, 4]) : random.pick([1, 2, 2, 3, 3, 3, 3, 4, 5, 5, 5, 6])
    const isBegun = stageId === 3 || stageId === 4 || stageId === PARK_DONE
    const took = Math.min(age, random.whole(2, 30))
    const hours = random.whole(2, 36) / 2
    jobs.push({
      id: 2001 + index,
      number: `J-${4100 + index * 3}`,
      title,
      type,
      priority: random.pick(['low', 'low', 'normal', 'normal', 'normal', 'high', 'high', 'urgent']),
      estimatedHours: random.chance(0.12) ? null : random.whole(1, 18),
      spentHours: !isBegun ? 0 : stageId === PARK_DONE ? hours : Math.ceil(hours) / 2,
      materialCost: isBegun && random.chance(0.7) ? random.whole(4, type === 'repair' ? 420 : 190) + 0.5 * random.whole(0, 1) : null, // oxfmt-ignore
      raisedOn: day(-age),
      dueOn: stageId === PARK_DROPPED || random.chance(0.15) ? null : day(stageId === PARK_DONE ? -age + 28 : random.whole(-20, 38)), // oxfmt-ignore
      doneOn: stageId === PARK_DONE ? day(-age + took) : null,
      stageId,
      parkId: random.pick([...parks, ...parks.slice(0, 5)]).id,
      assignedToId: stageId === 1 || stageId === PARK_DROPPED || (stageId === 2 && random.chance(0.35)) ? null : random.pick(gardeners.slice(0, 30)).id, // oxfmt-ignore
    })
  }
  return jobs
}

/** What visitors wrote; some of it became a job in the same park. */
function createReports(random: Random, { day }: Days, jobs: ParkJob[]): ParkReport[] {
  const writers = createPeopleOf(99_507, 95, 'postbox.example')
  const taken = new Set<number>()
  return Array.from({ length: 120 }, (_, index): ParkReport => {
    const age = 150 - Math.round((index * 149) / 120)
    const category = random.pick([
      'litter',
      'litter',
      'damage',
      'damage',
      'trees',
      'dogs',
      'dogs',
      'lighting',
      'praise',
    ])
    const job = random.pick(jobs)
    const hasJob = category !== 'praise' && !taken.has(job.id) && random.chance(0.45)
    if (hasJob) taken.add(job.id)
    const writer = random.pick(writers)
    return {
      id: 7001 + index,
      reference: `VR-${6200 + index}`,
      category,
      message: random.pick(MESSAGES[category]!),
      reporterName: `${writer.firstName} ${writer.lastName}`,
      reporterEmail: random.chance(0.2) ? null : writer.email,
      receivedOn: day(-age),
      answeredOn: age > 3 && random.chance(age > 25 ? 0.88 : 0.55) ? day(-age + random.whole(1, 3)) : null,
      parkId: job.parkId,
      jobId: hasJob ? job.id : null,
    }
  })
}
