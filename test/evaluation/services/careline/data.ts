import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { APPLIANCES, CONCERNS, FAULTS, type ApplianceCategory } from './catalogue.ts'
import { AGENT_NAMES, CUSTOMER_NAMES, addressOf } from './people.ts'

export interface CareTeam {
  id: number
  name: string
  email: string
  leadAgentId: number
}
export interface CareAgent {
  id: number
  firstName: string
  lastName: string
  email: string
  extension: string
  teamId: number
  role: string
  availability: string
  startedOn: string
}
export interface CareCustomer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  city: string
  eircode: string
  preferredContact: string
  carePlan: string
  customerSince: string
}
export interface CareProduct {
  id: number
  modelNumber: string
  name: string
  category: ApplianceCategory
  price: number
  warrantyMonths: number
  discontinued: boolean
}
export interface CareTicket {
  id: number
  ticketNumber: string
  subject: string
  description: string | null
  customerId: number
  productId: number | null
  teamId: number
  agentId: number | null
  status: string
  priority: string
  channel: string
  issueType: string
  createdAt: string
  dueOn: string
  resolvedAt: string | null
  minutesSpent: number
  satisfactionScore: number | null
}
export interface CareCallback {
  id: number
  ticketId: number
  agentId: number
  scheduledFor: string
  status: string
  durationMinutes: number | null
  note: string | null
}

export const AGENT_ROLES = ['agent', 'senior_agent', 'team_lead'] as const
export const AVAILABILITIES = ['online', 'away', 'on_leave'] as const
export const CONTACT_WAYS = ['phone', 'email', 'sms'] as const
export const CARE_PLANS = ['none', 'basic', 'plus'] as const
export const TICKET_STATUSES = ['new', 'open', 'waiting_on_customer', 'resolved', 'closed'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const CHANNELS = ['phone', 'email', 'chat', 'web_form'] as const
export const ISSUE_TYPES = ['fault', ...Object.keys(CONCERNS)]
export const CALLBACK_STATUSES = ['scheduled', 'completed', 'no_answer', 'cancelled'] as const
/** Days that a ticket may take, by its priority. */
export const DAYS_TO_SOLVE: Record<string, number> = { low: 14, normal: 7, high: 3, urgent: 1 }

/** Teams, and which appliances are theirs; what is about none goes to the last. */
export const TEAMS: [name: string, categories: ApplianceCategory[]][] = [
  ['Laundry', ['washing_machine', 'tumble_dryer']],
  ['Cooking', ['oven', 'hob']],
  ['Cooling and Dishes', ['fridge_freezer', 'dishwasher']],
  ['Small Appliances', ['vacuum_cleaner', 'coffee_machine']],
  ['Orders and Billing', []],
]
/** Key of the team that a product is handled by. */
export const teamFor = (product: Pick<CareProduct, 'category'> | undefined): number =>
  11 + (product ? TEAMS.findIndex(([, categories]) => categories.includes(product.category)) : TEAMS.length - 1)

const CITIES = [['Dublin', 'D12'], ['Dublin', 'D15'], ['Dublin', 'D06'], ['Cork', 'T12'], ['Cork', 'T23'], ['Galway', 'H91'], ['Galway', 'H91'], ['Limerick', 'V94'], ['Waterford', 'X91'], ['Sligo', 'F91']] as const // oxfmt-ignore
const NOTES = ['Customer will send a photo', 'Explained the reset', 'Engineer visit agreed', 'Will call again after the weekend'] // oxfmt-ignore

export type CarelineData = ReturnType<typeof createCarelineData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 5 teams, 20 agents, 60 customers, 28 products, 140 tickets and 72 callbacks. */
export function createCarelineData(clock: Date) {
  const random = createRandom(418_207)
  const days = createDays(clock)
  const careTeams = TEAMS.map(([name], index): CareTeam => ({
    id: 11 + index,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '-')}@care.kilbrae.example`,
    leadAgentId: 201 + 4 * index,
  })) // oxfmt-ignore
  const careProducts = APPLIANCES.map(([category, name, modelNumber, price, warrantyMonths, discontinued = false], index): CareProduct => ({ id: 501 + index, modelNumber, name, category, price, warrantyMonths, discontinued })) // oxfmt-ignore
  const careAgents = createAgents(random, days)
  const careCustomers = createCustomers(random, days)
  const careTickets = createTickets(random, days, careCustomers, careProducts, careAgents)
  const careCallbacks = createCallbacks(random, days, careTickets, careAgents)
  return { careTeams, careAgents, careCustomers, careProducts, careTickets, careCallbacks }
}

const splitName = (name: string) => ({ firstName: name.split(' ')[0]!, lastName: name.split(' ')[1]! })

function createAgents(random: Random, { day }: Days): CareAgent[] {
  return AGENT_NAMES.map((name, index): CareAgent => ({
    id: 201 + index,
    ...splitName(name),
    email: addressOf(name, 'care.kilbrae.example'),
    extension: String(2101 + 7 * index),
    teamId: 11 + Math.floor(index / 4),
    role: index % 4 === 0 ? 'team_lead' : index % 4 === 1 ? 'senior_agent' : 'agent',
    availability: [3, 10, 17].includes(index) ? 'on_leave' : random.pick(['online', 'online', 'online', 'away']),
    startedOn: day(-random.whole(120, 2600)),
  })) // oxfmt-ignore
}

function createCustomers(random: Random, { day }: Days): CareCustomer[] {
  return CUSTOMER_NAMES.map((name, index): CareCustomer => {
    const [city, area] = random.pick(CITIES)
    const isSecond = CUSTOMER_NAMES.indexOf(name) < index
    return {
      id: 3001 + index,
      ...splitName(name),
      email: addressOf(isSecond ? `${name} 2` : name, 'homepost.example'),
      phone: random.chance(0.15) ? null : `+353 8${random.pick([3, 5, 6, 7])} 555 ${random.whole(1000, 9899)}`,
      city,
      eircode: `${area} ${random.pick(['A', 'E', 'K', 'R'])}${random.whole(1, 9)}${random.pick(['C', 'F', 'W', 'Y'])}${random.whole(1, 9)}`, // oxfmt-ignore
      preferredContact: random.pick(['phone', 'phone', 'email', 'email', 'sms']),
      carePlan: random.pick(['none', 'none', 'none', 'basic', 'basic', 'plus', 'plus']),
      customerSince: day(-1500 + 19 * index - random.whole(0, 12)),
    }
  })
}

/** How far a ticket has come, by the days since it was raised. */
function statusAfter(age: number, random: Random): string {
  if (age <= 3) return random.pick(['new', 'new', 'open'])
  if (age <= 14) return random.pick(['open', 'open', 'open', 'waiting_on_customer', 'waiting_on_customer', 'resolved'])
  if (age <= 40) return random.pick(['open', 'waiting_on_customer', 'resolved', 'resolved', 'resolved', 'closed'])
  return random.chance(0.04) ? 'waiting_on_customer' : 'closed'
}

/** Those of seven months, more of them lately. */
function createTickets(
  random: Random,
  { moment, day }: Days,
  customers: CareCustomer[],
  products: CareProduct[],
  agents: CareAgent[],
): CareTicket[] {
  return Array.from({ length: 140 }, (_, index): CareTicket => {
    const age = Math.ceil(210 * (1 - index / 140) ** 1.5)
    const issueType = random.pick(['fault', 'fault', 'fault', 'fault', ...Object.keys(CONCERNS)])
    const product = issueType === 'billing' ? undefined : random.pick(products)
    const status = statusAfter(age, random)
    const priority = random.pick(['low', 'normal', 'normal', 'normal', 'high', 'high', 'urgent'])
    const teamId = teamFor(product)
    const isDone = status === 'resolved' || status === 'closed'
    const subject = random.pick(product && issueType === 'fault' ? FAULTS[product.category] : CONCERNS[issueType]!)
    const took = Math.min(age - 1, random.whole(0, 12))
    const isTaken = status !== 'new' || random.chance(0.2)
    return {
      id: 70_001 + index,
      ticketNumber: `CL-${18_240 + index}`,
      subject,
      description: random.chance(0.3) ? null : `${subject}. ${random.pick(['It started last week.', 'Please call in the evening.', 'I have attached a photo.', 'This is the second time.'])}`, // oxfmt-ignore
      customerId: random.pick(customers).id,
      productId: product?.id ?? null,
      teamId,
      agentId: isTaken ? random.pick(agents.filter(one => one.teamId === teamId)).id : null,
      status,
      priority,
      channel: random.pick(['phone', 'phone', 'phone', 'email', 'email', 'chat', 'web_form']),
      issueType,
      createdAt: moment(-age, random.whole(17, 40) / 48),
      dueOn: day(-age + DAYS_TO_SOLVE[priority]!),
      resolvedAt: isDone ? moment(-age + took, random.whole(41, 45) / 48) : null,
      minutesSpent: status === 'new' ? 0 : random.whole(4, 38) + (random.chance(0.25) ? random.whole(20, 140) : 0),
      satisfactionScore: isDone && random.chance(0.65) ? random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5, 5]) : null,
    }
  })
}

/** Calls that were promised: most of them are made, those of the days to come are not yet. */
function createCallbacks(
  random: Random,
  { moment, day }: Days,
  tickets: CareTicket[],
  agents: CareAgent[],
): CareCallback[] {
  const isLeft = (one: CareTicket) => ['open', 'waiting_on_customer'].includes(one.status)
  const left = tickets.filter(isLeft).slice(-18)
  const past = tickets.filter(one => one.status !== 'new' && one.createdAt.slice(0, 10) < day(-4))
  return Array.from({ length: 72 }, (_, index): CareCallback => {
    const ahead = index - 54
    const ticket = ahead < 0 ? past[Math.floor((index * past.length) / 54)]! : left[(ahead * 7) % left.length]!
    const created = shiftDay(ticket.createdAt, random.whole(1, 3))
    const status = ahead >= 0 ? (ahead % 9 === 5 ? 'cancelled' : 'scheduled') : random.pick(['completed', 'completed', 'completed', 'completed', 'no_answer', 'no_answer', 'cancelled']) // oxfmt-ignore
    const quarter = String(15 * random.whole(0, 3)).padStart(2, '0')
    const own = agents.filter(one => one.teamId === ticket.teamId)
    return {
      id: 9001 + index,
      ticketId: ticket.id,
      agentId: ticket.agentId ?? random.pick(own).id,
      scheduledFor: ahead < 0 ? `${created}T${random.whole(10, 17)}:${quarter}:00.000Z` : moment(1 + Math.floor(ahead / 3), random.whole(18, 34) / 48), // oxfmt-ignore
      status,
      durationMinutes: status === 'completed' ? random.whole(3, 27) : null,
      note: status === 'completed' && random.chance(0.6) ? random.pick(NOTES) : null,
    }
  })
}
