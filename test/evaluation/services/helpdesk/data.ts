import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createHelpdeskAgents, createRequesters } from '../persons.ts'

export interface Organization {
  id: number
  name: string
  domainNames: string[]
  supportTier: string
  defaultGroupId: number | null
  notes: string | null
  createdAt: string
}
export interface Group {
  id: number
  name: string
  description: string
}
export interface Agent {
  id: number
  name: string
  email: string
  role: string
  groupId: number
  available: boolean
  timeZone: string
  lastLoginAt: string | null
}
export interface Requester {
  id: number
  name: string
  email: string
  phone: string | null
  organizationId: number | null
  locale: string
  vip: boolean
  suspended: boolean
  createdAt: string
}
export interface Ticket {
  id: number
  subject: string
  description: string
  status: string
  priority: string | null
  type: string | null
  channel: string
  requesterId: number
  organizationId: number | null
  assigneeId: number | null
  groupId: number
  slaPolicyId: number | null
  tags: string[]
  reopens: number
  dueAt: string | null
  firstRespondedAt: string | null
  solvedAt: string | null
  createdAt: string
}
export interface SatisfactionRating {
  id: number
  ticketId: number
  requesterId: number
  assigneeId: number
  score: string
  comment: string | null
  createdAt: string
}
export interface SlaPolicy {
  id: number
  title: string
  firstReplyTime: number
  resolutionTime: number
  businessHoursOnly: boolean
}
export interface TimeEntry {
  id: number
  ticketId: number
  agentId: number
  minutesSpent: number
  billable: boolean
  note: string | null
  spentOn: string
}

export const TIERS = ['basic', 'standard', 'premium'] as const
export const AGENT_ROLES = ['agent', 'light_agent', 'team_lead', 'admin'] as const
export const TICKET_STATES = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const
export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export const TICKET_TYPES = ['question', 'incident', 'problem', 'task'] as const
export const TICKET_CHANNELS = ['email', 'web', 'chat', 'phone', 'api'] as const
export const SCORES = ['good', 'bad'] as const
export const LOCALES = ['en-US', 'en-GB', 'de', 'fr', 'nl'] as const
const GROUPS: [name: string, description: string][] = [
  ['First Line', 'Takes whatever comes in'],
  ['Billing Desk', 'Invoices, refunds and contracts'],
  ['Network Team', 'Connections, VPN and Wi-Fi'],
  ['Hardware', 'Laptops, printers and phones'],
  ['Escalations', 'What the others could not solve'],
]
const ORGANIZATIONS = 'Acorn Freight|Bluefin Seafood|Cobalt Mining|Dunmore Textiles|Elmwood Clinic|Fennel & Sage|Grantley Motors|Hexagon Glass|Inverness Wool|Juno Airways|Kingsbury Print|Larkspur Homes|Meridian Optics|Norfolk Dairy|Orchid Travel|Pemba Coffee'.split('|') // oxfmt-ignore
const SUBJECTS = 'Cannot log in|VPN keeps dropping|Invoice shows the wrong amount|Printer jams every morning|Laptop will not start|Password reset needed|Email not syncing|Request for a second monitor|Wi-Fi is slow on the third floor|Refund not received|Software licence expired|Phone has no dial tone|Access to the shared drive|Screen flickers|Data export fails|App crashes on start|New starter needs an account|Question about the contract'.split('|') // oxfmt-ignore
const TAGS = 'vpn password billing printer laptop onboarding outage follow_up'.split(' ')
const NOTES = ['Called back', 'Checked the logs', 'Swapped the cable', 'Waited for the vendor']
const COMMENTS = ['Quick and friendly', 'Took far too long', 'Had to explain it three times', 'Perfect, thanks']

export type HelpdeskData = ReturnType<typeof createHelpdeskData>

/** 16 organizations, 5 groups, 22 agents, 140 requesters, 280 tickets, about 110 ratings, 4 SLA policies and 300 time entries. */
export function createHelpdeskData(clock: Date) {
  const random = createRandom(62_03_11)
  const { day, moment } = createDays(clock)
  const at = (offset: number) => moment(offset, random.whole(0, 86_399) / 86_400)
  const groups: Group[] = GROUPS.map(([name, description], index) => ({ id: 3601 + index, name, description }))
  const organizations: Organization[] = ORGANIZATIONS.map((name, index) => ({
    id: 48_210 + index * 7,
    name,
    domainNames: [`${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`],
    supportTier: index % 5 === 0 ? 'premium' : index % 3 === 0 ? 'basic' : 'standard',
    defaultGroupId: random.chance(0.4) ? random.pick(groups).id : null,
    notes: random.chance(0.3) ? random.pick(['Pays late', 'Renews in spring', 'Has a site in Leeds']) : null,
    createdAt: at(-random.whole(100, 1500)),
  }))
  const agents: Agent[] = createHelpdeskAgents().map(({ firstName, lastName, email }, index) => ({
    id: 7_100 + index * 3,
    name: `${firstName} ${lastName}`,
    email,
    role: index < 5 ? 'team_lead' : index === 5 ? 'admin' : index % 6 === 0 ? 'light_agent' : 'agent',
    groupId: groups[index < 5 ? index : random.whole(0, 4)]!.id,
    available: random.chance(0.65),
    timeZone: random.pick(['Europe/London', 'Europe/Berlin', 'America/New_York']),
    lastLoginAt: index % 9 === 8 ? null : at(-random.whole(0, 40)),
  }))
  const requesters: Requester[] = createRequesters().map(({ firstName, lastName, email }, index) => ({
    id: 90_400 + index * 2,
    name: `${firstName} ${lastName}`,
    email,
    phone: random.chance(0.6) ? `+44 20 7946 0${random.whole(100, 999)}` : null,
    organizationId: random.chance(0.85) ? random.pick(organizations).id : null,
    locale: random.pick(LOCALES),
    vip: random.chance(0.1),
    suspended: random.chance(0.06),
    createdAt: at(-random.whole(10, 1200)),
  }))
  const slaPolicies: SlaPolicy[] = [
    { id: 11, title: 'Gold', firstReplyTime: 30, resolutionTime: 480, businessHoursOnly: false },
    { id: 12, title: 'Silver', firstReplyTime: 120, resolutionTime: 1_440, businessHoursOnly: false },
    { id: 13, title: 'Bronze', firstReplyTime: 480, resolutionTime: 4_320, businessHoursOnly: true },
    { id: 14, title: 'Best effort', firstReplyTime: 1_440, resolutionTime: 10_080, businessHoursOnly: true },
  ]
  const tickets: Ticket[] = Array.from({ length: 280 }, (_, index) => {
    const age = Math.round(120 - index * 0.425)
    const isDone = random.chance(age > 20 ? 0.85 : 0.35)
    const status = isDone ? random.pick(['solved', 'closed', 'closed']) : random.pick(['new', 'open', 'open', 'pending', 'hold']) // oxfmt-ignore
    const requester = random.pick(requesters)
    const group = random.pick(groups)
    const staff = agents.filter(one => one.groupId === group.id)
    const taken = status !== 'new' && (isDone || random.chance(0.8))
    const subject = random.pick(SUBJECTS)
    return {
      id: 20_500 + index,
      subject,
      description: `${subject}. Please help.`,
      status,
      priority: status === 'new' && random.chance(0.4) ? null : random.pick(['low', 'normal', 'normal', 'high', 'urgent']), // oxfmt-ignore
      type: random.chance(0.8) ? random.pick(TICKET_TYPES) : null,
      channel: random.pick(TICKET_CHANNELS),
      requesterId: requester.id,
      organizationId: requester.organizationId,
      assigneeId: taken ? random.pick(staff).id : null,
      groupId: group.id,
      slaPolicyId: random.chance(0.75) ? random.pick(slaPolicies).id : null,
      tags: TAGS.filter(() => random.chance(0.15)),
      reopens: isDone && random.chance(0.25) ? random.whole(1, 4) : 0,
      dueAt: random.chance(0.5) ? at(-age + random.whole(1, 14)) : null,
      firstRespondedAt: status === 'new' ? null : moment(-age, 0.99),
      solvedAt: isDone ? at(Math.min(-1, -age + random.whole(1, 12))) : null,
      createdAt: moment(-age, random.whole(100, 900) / 1000),
    }
  })
  const solved = tickets.filter(one => one.solvedAt !== null)
  const satisfactionRatings: SatisfactionRating[] = solved
    .filter(() => random.chance(0.55))
    .map((ticket, index) => ({
      id: 5_000 + index,
      ticketId: ticket.id,
      requesterId: ticket.requesterId,
      assigneeId: ticket.assigneeId!,
      score: random.chance(0.75) ? 'good' : 'bad',
      comment: random.chance(0.4) ? random.pick(COMMENTS) : null,
      createdAt: `${ticket.solvedAt!.slice(0, 10)}T23:59:00.000Z`,
    }))
  const taken = tickets.filter(one => one.assigneeId !== null)
  const timeEntries: TimeEntry[] = Array.from({ length: 300 }, (_, index) => {
    const ticket = random.pick(taken)
    return {
      id: 31_000 + index,
      ticketId: ticket.id,
      agentId: ticket.assigneeId!,
      minutesSpent: random.whole(1, 36) * 5,
      billable: random.chance(0.4),
      note: random.chance(0.5) ? random.pick(NOTES) : null,
      spentOn: day(-random.whole(0, 60)),
    }
  })
  return { organizations, groups, agents, requesters, tickets, satisfactionRatings, slaPolicies, timeEntries }
}
