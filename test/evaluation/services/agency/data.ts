import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Client {
  id: number
  name: string
  industry: string
  city: string
  country: string
  contactName: string
  contactEmail: string
  accountManager: string
  paymentTermsDays: number
  isActive: boolean
  clientSince: string
}
export interface Project {
  id: number
  code: string
  name: string
  clientId: number
  type: string
  status: string
  billingType: string
  budget: number
  hourlyRate: number
  projectLead: string
  startDate: string
  endDate: string | null
}
export interface WorkItem {
  id: number
  reference: string
  projectId: number
  title: string
  discipline: string
  status: string
  priority: string
  assignee: string | null
  estimatedHours: number | null
  dueDate: string | null
  createdAt: string
  completedAt: string | null
}
export interface Timesheet {
  id: number
  projectId: number
  employee: string
  weekStarting: string
  hours: number
  billableHours: number
  status: string
  comment: string | null
}
export interface Invoice {
  id: number
  number: string
  clientId: number
  projectId: number
  status: string
  issueDate: string
  dueDate: string
  paidDate: string | null
  netAmount: number
  vatAmount: number
  totalAmount: number
}

export const INDUSTRIES = ['retail', 'healthcare', 'finance', 'education', 'hospitality', 'energy'] as const
export const PROJECT_TYPES = ['branding', 'website', 'campaign', 'mobileApp', 'research'] as const
export const PROJECT_STATUSES = ['planned', 'active', 'onHold', 'completed', 'cancelled'] as const
export const BILLING_TYPES = ['fixedPrice', 'timeAndMaterials', 'retainer'] as const
export const DISCIPLINES = ['design', 'development', 'copywriting', 'strategy', 'production'] as const
export const ITEM_STATUSES = ['open', 'inProgress', 'inReview', 'done'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const TIMESHEET_STATUSES = ['draft', 'submitted', 'approved', 'rejected'] as const
export const INVOICE_STATUSES = ['draft', 'sent', 'paid', 'overdue', 'void'] as const

/** Who they are, by industry. */
const NAMES: Record<(typeof INDUSTRIES)[number], string> = {
  retail: 'Calder Foods,Inkwell Stationery,Lanternfield Homeware,Pinecrest Outfitters,Thistledown Toys,Orchid Outlets',
  healthcare: 'Arbour Dental,Glasshouse Clinics,Northgate Pharmacy,Redfern Hospitals,Verity Opticians,Yarrow Wellness',
  finance: 'Bellweather Bank,Jasper Insurance,Quillon Capital,Cloverbank Savings',
  education: 'Elmstead College,Kitebrook Schools,Zenith Tutors',
  hospitality: 'Driftwood Hotels,Hightide Resorts,Saltmarsh Hostels,Wayfarer Inns',
  energy: 'Farrow Energy,Mistral Solar,Umberland Power',
}
/** As they came to the agency. */
const CLIENTS = INDUSTRIES.flatMap(industry => NAMES[industry].split(',').map(name => ({ name, industry })))
  .map((client, index) => ({ ...client, order: (index * 7 + 5) % 26 }))
  .toSorted((one, other) => one.order - other.order)
const PLACES: [city: string, country: string][] = [
  ['Leeds', 'United Kingdom'],
  ['Bristol', 'United Kingdom'],
  ['Edinburgh', 'United Kingdom'],
  ['Rotterdam', 'Netherlands'],
  ['Hamburg', 'Germany'],
  ['Lyon', 'France'],
  ['Malmo', 'Sweden'],
]
const WORK: [what: string, type: string][] = [
  ['Brand Refresh', 'branding'],
  ['Website Relaunch', 'website'],
  ['Spring Campaign', 'campaign'],
  ['Customer App', 'mobileApp'],
  ['User Research', 'research'],
  ['Online Shop', 'website'],
  ['Logo Redesign', 'branding'],
  ['Recruitment Campaign', 'campaign'],
  ['Booking Portal', 'website'],
  ['Market Study', 'research'],
  ['Loyalty App', 'mobileApp'],
  ['Annual Report', 'branding'],
]
const VERBS: [verb: string, discipline: string][] = [
  ['Draft', 'copywriting'],
  ['Sketch', 'design'],
  ['Build', 'development'],
  ['Plan', 'strategy'],
  ['Produce', 'production'],
  ['Rework', 'design'],
  ['Test', 'development'],
]
const THINGS = ['landing page', 'newsletter', 'style guide', 'photo shoot', 'contact form', 'press kit', 'icon set', 'checkout', 'video teaser', 'product pages', 'navigation', 'launch event'] // oxfmt-ignore

export type AgencyData = ReturnType<typeof createAgencyData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 26 clients, 40 projects, 210 work items, 220 time sheets and 95 invoices. */
export function createAgencyData(clock: Date) {
  const random = createRandom(25_117)
  const days = createDays(clock)
  const staff = createPeopleOf(25_101, 16, 'foxglove.example').map(one => `${one.firstName} ${one.lastName}`)
  const clients = createClients(random, days, staff)
  const projects = createProjects(random, days, clients, staff)
  const started = projects.filter(one => one.status !== 'planned')
  const workItems = createWorkItems(random, days, projects, staff)
  const timesheets = createTimesheets(random, days, started, staff, clock)
  const invoices = createInvoices(random, days, clients, started)
  return { clients, projects, workItems, timesheets, invoices }
}

function createClients(random: Random, { day }: Days, staff: string[]): Client[] {
  const contacts = createPeopleOf(25_103, CLIENTS.length, 'clientside.example')
  return CLIENTS.map(({ name, industry }, index) => {
    const [city, country] = random.pick(PLACES)
    const { firstName, lastName, email } = contacts[index]!
    return {
      id: 301 + index,
      name,
      industry,
      city,
      country,
      contactName: `${firstName} ${lastName}`,
      contactEmail: email,
      accountManager: random.pick(staff.slice(0, 4)),
      paymentTermsDays: random.pick([14, 30, 30, 45, 60]),
      isActive: index >= 24 || random.chance(0.75),
      clientSince: day(-random.whole(720, 3400)),
    }
  })
}

/** The last two clients have no projects. */
const createProjects = (random: Random, { day }: Days, clients: Client[], staff: string[]): Project[] =>
  Array.from({ length: 40 }, (_, index) => {
    const client = clients[index % 24]!
    const [what, type] = WORK[(index * 5 + (index >= 24 ? 3 : 0)) % WORK.length]!
    const isPlanned = index % 10 === 9
    const start = isPlanned ? random.whole(8, 90) : -random.whole(20, 460)
    const end = start + random.whole(110, 420)
    const status = isPlanned ? 'planned' : end < 0 ? (random.chance(0.12) ? 'cancelled' : 'completed') : random.chance(0.2) ? 'onHold' : 'active' // oxfmt-ignore
    return {
      id: 1101 + index,
      code: `P-${2204 + 3 * index}`,
      name: `${client.name.split(' ')[0]} ${what}`,
      clientId: client.id,
      type,
      status,
      billingType: random.pick(['fixedPrice', 'fixedPrice', 'timeAndMaterials', 'timeAndMaterials', 'retainer']),
      budget: 50 * random.whole(80, 2400),
      hourlyRate: random.pick([85, 95, 110, 125, 140]),
      projectLead: random.pick(staff.slice(2, 9)),
      startDate: day(start),
      endDate: (status === 'active' || isPlanned) && random.chance(0.3) ? null : day(end),
    }
  })

const createWorkItems = (random: Random, { day, moment }: Days, projects: Project[], staff: string[]): WorkItem[] =>
  Array.from({ length: 210 }, (_, index) => {
    const project = random.pick(projects)
    const [verb, discipline] = random.pick(VERBS)
    const isOver = project.status === 'completed' || project.status === 'cancelled'
    const age = Math.round(2 + 320 * (1 - index / 209) + random.next() * 3)
    const status = project.status === 'planned' ? 'open' : isOver || age > 190 ? random.pick(['done', 'done', 'done', 'done', 'done', 'inReview']) : random.pick(['open', 'inProgress', 'inProgress', 'inReview', 'done']) // oxfmt-ignore
    const isDone = status === 'done'
    const started = moment(-age, random.whole(480, 1080) / 1440)
    return {
      id: 5001 + index,
      reference: `WI-${1040 + index}`,
      projectId: project.id,
      title: `${verb} ${random.pick(THINGS)}`,
      discipline,
      status,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'high', 'urgent']),
      assignee: status === 'open' && random.chance(0.5) ? null : random.pick(staff),
      estimatedHours: random.chance(0.12) ? null : random.pick([2, 4, 6, 8, 12, 16, 20, 24, 32, 40]),
      dueDate: random.chance(0.15) ? null : day(-age + random.whole(10, isDone ? 40 : age + 40)),
      createdAt: started,
      completedAt: isDone ? new Date(Date.parse(started) + random.whole(1, age - 1) * 86_400_000 * (age > 30 ? 0.5 : 0.9)).toISOString() : null, // oxfmt-ignore
    }
  })

/** One for each week, employee and project: those of this week are drafts, those of the last one are handed in. */
function createTimesheets(
  random: Random,
  { day }: Days,
  projects: Project[],
  staff: string[],
  clock: Date,
): Timesheet[] {
  // oxfmt-ignore
  const monday = -((clock.getUTCDay() + 6) % 7)
  const taken = new Set<string>()
  const sheets: Timesheet[] = []
  while (sheets.length < 220) {
    const back = Math.floor((219 - sheets.length) / 9)
    const [project, employee] = [random.pick(projects), random.pick(staff.slice(0, 15))]
    const key = `${project.id} ${employee} ${back}`
    if (taken.has(key)) continue
    taken.add(key)
    const hours = random.whole(6, 78) / 2
    sheets.push({
      id: 8001 + sheets.length,
      projectId: project.id,
      employee,
      weekStarting: day(monday - 7 * back),
      hours,
      billableHours: random.chance(0.35) ? hours : Math.round(hours * (0.4 + random.next() * 0.5) * 2) / 2,
      status: back === 0 ? 'draft' : back < 3 ? random.pick(['submitted', 'submitted', 'approved']) : random.chance(0.06) ? 'rejected' : 'approved', // oxfmt-ignore
      comment: random.chance(0.3) ? random.pick(['Workshop on site', 'Includes travel', 'Overtime agreed with client', 'Second round of changes']) : null, // oxfmt-ignore
    })
  }
  return sheets
}

const createInvoices = (random: Random, { day }: Days, clients: Client[], projects: Project[]): Invoice[] =>
  Array.from({ length: 95 }, (_, index) => {
    const project = random.pick(projects)
    const terms = clients.find(one => one.id === project.clientId)!.paymentTermsDays
    const age = Math.floor(520 * (1 - index / 94) ** 1.6) + 1
    const [issued, due] = [day(-age), day(terms - age)]
    const wait = random.whole(4, terms + 12)
    const isPaid = wait < age && random.chance(terms < age ? 0.9 : 0.5)
    const status = random.chance(0.05) ? 'void' : isPaid ? 'paid' : terms < age ? 'overdue' : age < 8 ? 'draft' : 'sent' // oxfmt-ignore
    const netAmount = 25 * random.whole(20, 900)
    return {
      id: 9001 + index,
      number: `INV-${4011 + index}`,
      clientId: project.clientId,
      projectId: project.id,
      status,
      issueDate: issued,
      dueDate: due,
      paidDate: status === 'paid' ? shiftDay(issued, wait) : null,
      netAmount,
      vatAmount: netAmount / 5,
      totalAmount: netAmount + netAmount / 5,
    }
  })
