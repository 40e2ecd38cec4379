import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CLIENTS, EMPLOYEES, PHASES, POSTCODES, PROJECTS, STREETS, TASKS } from './catalogue.ts'
import type { ArchClient, ArchEmployee, ArchInvoice, ArchMember, ArchPhase, ArchProject, ArchTimeEntry } from './kinds.ts' // oxfmt-ignore

export type ArchstudioData = ReturnType<typeof createArchstudioData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const cents = (amount: number) => Math.round(100 * amount) / 100
const hundreds = (amount: number) => 100 * Math.round(amount / 100)
export const inBrief = ({ id, name }: { id: string; name: string }) => ({ id, name })
export const personInBrief = ({ id, firstName, lastName }: Pick<ArchEmployee, 'id' | 'firstName' | 'lastName'>) => ({ id, name: `${firstName} ${lastName}` }) // oxfmt-ignore
export const projectInBrief = ({ id, number, name }: { id: string; number: string; name: string }) => ({ id, number, name }) // oxfmt-ignore
const CLIENT_NOTES = [
  'Prefers meetings on site',
  'Invoices by post as well',
  'Framework contract until the end of next year',
]
const DESCRIPTIONS = ['Timber construction, two storeys.', 'Conversion of the existing building.', 'Passive house standard required.', 'In two construction stages.', 'Listed facade, must be kept.'] // oxfmt-ignore
const COST_PER_METRE: Record<string, number> = { RESIDENTIAL: 2350, OFFICE: 2780, SCHOOL: 2920, CULTURAL: 3640, HEALTHCARE: 4150, INTERIOR: 1890 } // oxfmt-ignore

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

/** 22 clients, 22 employees, 36 projects with their phases, members and invoices, and 220 time entries. */
export function createArchstudioData(clock: Date) {
  const random = createRandom(20_260_141)
  const days = createDays(clock)
  const archClients = createClients(random, days)
  const archEmployees = createEmployees(random, days)
  const archProjects = createProjects(random, days, archClients, archEmployees)
  const archPhases = createPhases(random, days, archProjects)
  const archMembers = createMembers(random, days, archProjects, archEmployees)
  const archTimeEntries = createTimeEntries(random, days, { archEmployees, archProjects, archPhases, archMembers })
  const archInvoices = createInvoices(random, days, archProjects, archPhases)
  return { archClients, archEmployees, archProjects, archPhases, archMembers, archTimeEntries, archInvoices }
}

function createClients(random: Random, { day }: Days): ArchClient[] {
  return CLIENTS.map(([name, type, city, contact, domain], index) => ({
    id: uuid(random),
    name,
    type,
    city,
    contactPerson: { name: contact, email: `${plain(contact).replace(' ', '.')}@${domain}.example`, phone: `+43 ${random.whole(660, 699)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}` }, // oxfmt-ignore
    paymentTermsDays: type === 'MUNICIPALITY' ? 45 : type === 'PRIVATE' ? 14 : 30,
    clientSince: day(index > 19 ? -random.whole(20, 80) : -random.whole(1450, 3600)),
    notes: random.chance(0.3) ? random.pick(CLIENT_NOTES) : null,
  }))
}

function createEmployees(random: Random, { day }: Days): ArchEmployee[] {
  return EMPLOYEES.map(([firstName, lastName, role, hourlyRate, weeklyHours], index) => ({
    id: uuid(random),
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}@lorenz-achleitner.example`,
    role,
    hourlyRate,
    weeklyHours,
    isActive: index < 20,
    hiredOn: day(role === 'INTERN' ? -random.whole(70, 300) : -random.whole(1400, 4200)),
  }))
}

/** Those of three and a half years, and four that are still to be won. */
function createProjects(
  random: Random,
  { day }: Days,
  clients: ArchClient[],
  employees: ArchEmployee[],
): ArchProject[] {
  // oxfmt-ignore
  const inYear = new Map<string, number>()
  return PROJECTS.map(([name, type, client, city, area], index) => {
    const isAhead = index > 31
    const from = isAhead ? 25 + 22 * (index - 32) : Math.round(-1290 + 39.5 * index) + random.whole(-8, 8)
    const lasts = (type === 'INTERIOR' ? 190 : 330) + Math.round(Math.sqrt(area) * 5.2) + random.whole(0, 60)
    const year = day(from - 30).slice(0, 4)
    const place = (inYear.get(year) ?? 0) + 1
    inYear.set(year, place)
    const usual = from + lasts < 0 ? 'COMPLETED' : index % 6 === 1 ? 'ON_HOLD' : 'ACTIVE'
    const constructionCost = 1000 * Math.round((area * COST_PER_METRE[type]! * random.whole(90, 112)) / 100_000)
    const feeBudget = hundreds((constructionCost * random.whole(72, 104)) / 1000)
    return {
      id: uuid(random),
      number: `${year}-${String(place).padStart(3, '0')}`,
      name,
      type,
      status: isAhead ? 'ACQUISITION' : index === 9 || index === 17 ? 'CANCELLED' : usual,
      client: inBrief(clients[client]!),
      projectManager: personInBrief(employees[[2, 3, 4, 0, 2, 4, 3, 1][index % 8]!]!),
      address: { street: `${random.pick(STREETS)} ${random.whole(1, 88)}`, postcode: POSTCODES[city]!, city },
      grossFloorArea: area,
      constructionCost,
      feeBudget,
      hoursBudget: 10 * Math.round(feeBudget / random.whole(800, 1250)),
      isCompetition: ['SCHOOL', 'CULTURAL'].includes(type) && random.chance(0.6),
      startDate: day(from),
      plannedCompletion: day(from + lasts),
      description: random.chance(0.6) ? random.pick(DESCRIPTIONS) : null,
    }
  })
}

/** One after the other; what is small is not tendered. */
function createPhases(random: Random, { day }: Days, projects: ArchProject[]): ArchPhase[] {
  const today = day(0)
  return projects.flatMap(project => {
    const phases = PHASES.filter(([name]) => project.type !== 'INTERIOR' || !['Building permit', 'Tender'].includes(name)) // oxfmt-ignore
    const total = phases.reduce((sum, [, share]) => sum + share, 0)
    const length = (Date.parse(project.plannedCompletion) - Date.parse(project.startDate)) / 86_400_000
    let done = 0
    let paid = 0
    return phases.map(([name, share], index): ArchPhase => {
      const startDate = shiftDay(project.startDate, Math.round((length * done) / total) + (index > 0 ? 1 : 0))
      done += share
      const endDate = shiftDay(project.startDate, Math.round((length * done) / total))
      const fee = index === phases.length - 1 ? project.feeBudget - paid : hundreds((project.feeBudget * share) / total)
      paid += fee
      const isLeft = project.status === 'CANCELLED' && index > 1
      const status = isLeft || startDate > today ? 'PLANNED' : endDate < today ? 'COMPLETED' : 'IN_PROGRESS'
      return { id: uuid(random), project: projectInBrief(project), name, sequence: index + 1, status, fee, budgetedHours: 5 * Math.round((project.hoursBudget * share) / total / 5), startDate, endDate } // oxfmt-ignore
    })
  })
}

/** Who leads a project, and two or three others. */
function createMembers(
  random: Random,
  { day }: Days,
  projects: ArchProject[],
  employees: ArchEmployee[],
): ArchMember[] {
  const roles: Record<string, string[]> = { DRAFTSPERSON: ['DRAFTING'], INTERN: ['DRAFTING', 'DESIGN'], INTERIOR_DESIGNER: ['INTERIOR'], ARCHITECT: ['DESIGN', 'DESIGN', 'SITE_SUPERVISION'] } // oxfmt-ignore
  return projects.flatMap((project, index) => {
    const isOver = ['COMPLETED', 'CANCELLED'].includes(project.status)
    const pools = [
      employees.slice(5, 12),
      isOver ? [...employees.slice(12, 15), ...employees.slice(20)] : employees.slice(12, 20),
      [...employees.slice(5, 12), ...employees.slice(15, 17)],
    ]
    const team = new Set(pools.slice(0, index % 3 === 0 ? 2 : 3).map(pool => random.pick(pool)))
    // Somebody new for each running project, so that nobody is without work.
    if (!isOver) team.add(employees[5 + (index % 15)]!)
    const lead = employees.find(one => one.id === project.projectManager.id)!
    return [lead, ...team].map((one): ArchMember => ({
      id: uuid(random),
      project: projectInBrief(project),
      employee: personInBrief(one),
      projectRole: one === lead ? 'LEAD' : random.pick(roles[one.role]!),
      allocationPercent: one === lead ? random.pick([20, 30, 40]) : random.pick([25, 40, 50, 60, 80]),
      // Never before the first day, nor later than today.
      joinedOn: [day(0), [shiftDay(project.startDate, one === lead ? 0 : random.whole(0, 40)), one.hiredOn].toSorted()[1]!].toSorted()[0]!, // oxfmt-ignore
    }))
  })
}

interface Staffed {
  archEmployees: ArchEmployee[]
  archProjects: ArchProject[]
  archPhases: ArchPhase[]
  archMembers: ArchMember[]
}
/** Those of nine weeks, on working days, of members of projects that run. */
function createTimeEntries(
  random: Random,
  { day }: Days,
  { archEmployees, archProjects, archPhases, archMembers }: Staffed,
): ArchTimeEntry[] {
  // oxfmt-ignore
  const running = archProjects.filter(one => one.status === 'ACTIVE')
  const memberships = archMembers.filter(one => running.some(({ id }) => id === one.project.id))
  const busy = archEmployees.filter(one => one.isActive && memberships.some(({ employee }) => employee.id === one.id))
  const isFree = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  return Array.from({ length: 220 }, (_, index): ArchTimeEntry => {
    let from = -Math.round(63 * (1 - index / 220))
    while (isFree(day(from))) from--
    const date = day(from)
    const who = random.pick(busy)
    const { project, employee } = random.pick(memberships.filter(one => one.employee.id === who.id))
    const phase = archPhases.filter(one => one.project.id === project.id && one.startDate <= date).at(-1)
    const isLate = random.chance(0.1)
    const usual = from < -21 ? 'APPROVED' : from < -6 ? 'SUBMITTED' : 'DRAFT'
    return {
      id: uuid(random),
      employee,
      project,
      phase: phase ? inBrief(phase) : null,
      date,
      hours: random.whole(2, random.chance(0.3) ? 17 : 11) / 2,
      isBillable: random.chance(0.81),
      status: isLate && usual !== 'DRAFT' ? (usual === 'APPROVED' ? 'SUBMITTED' : 'DRAFT') : usual,
      description: random.pick(TASKS),
    }
  })
}

/** Four of five finished phases, and drafts of some that are nearly so. */
function createInvoices(random: Random, { day }: Days, projects: ArchProject[], phases: ArchPhase[]): ArchInvoice[] {
  const today = day(0)
  const terms = new Map(CLIENTS.map(([name, type]) => [name, type === 'MUNICIPALITY' ? 45 : type === 'PRIVATE' ? 14 : 30])) // oxfmt-ignore
  const due = phases.filter(one => one.status === 'COMPLETED' && random.chance(0.8))
  const issued = due
    .map(phase => ({ phase, on: shiftDay(phase.endDate, random.whole(4, 18)) }))
    .filter(({ on }) => on <= today)
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
  const drafts = phases.filter(one => one.status === 'IN_PROGRESS').filter((_, index) => index % 3 === 0)
  const inYear = new Map<string, number>()
  return [...issued, ...drafts.map(phase => ({ phase, on: null }))].map(({ phase, on }): ArchInvoice => {
    const project = projects.find(one => one.id === phase.project.id)!
    const year = (on ?? today).slice(0, 4)
    const place = (inYear.get(year) ?? 0) + 1
    inYear.set(year, place)
    const dueDate = on && shiftDay(on, terms.get(project.client.name)!)
    const paid = on && shiftDay(dueDate!, random.whole(-12, 16))
    const isKept = random.chance(0.72)
    const old = random.chance(0.04) ? 'CANCELLED' : isKept || (dueDate ?? '') < day(-150) ? 'PAID' : 'OVERDUE'
    const sent = dueDate && dueDate >= today ? 'SENT' : paid && paid > today ? 'OVERDUE' : old
    const status = on ? sent : 'DRAFT'
    const netAmount = on ? phase.fee : hundreds(phase.fee * 0.5)
    return {
      id: uuid(random),
      number: `INV-${year}-${String(place).padStart(3, '0')}`,
      project: phase.project,
      client: project.client,
      phase: inBrief(phase),
      status,
      netAmount,
      vatAmount: cents(netAmount * 0.2),
      grossAmount: cents(netAmount * 1.2),
      issuedOn: on,
      dueDate,
      paidOn: status === 'PAID' ? paid : null,
      reminderCount: status === 'OVERDUE' ? random.whole(0, 3) : status === 'PAID' && random.chance(0.15) ? 1 : 0,
    }
  })
}
