import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Accountant {
  id: number
  firstName: string
  lastName: string
  email: string
  position: string
  office: string
  hourlyRate: number
  joinedOn: string
}
export interface AccountingClient {
  id: number
  clientNumber: string
  companyName: string
  legalForm: string
  industry: string
  city: string
  contact: { name: string; email: string; phone: string | null }
  employees: number
  annualTurnover: number
  accountantId: number
  clientSince: string
}
export interface Engagement {
  id: number
  clientId: number
  accountantId: number
  service: string
  fiscalYear: number
  status: string
  dueDate: string
  budgetedHours: number
  hoursSpent: number
  fee: number
}
export interface ClientInvoice {
  id: number
  invoiceNumber: string
  clientId: number
  engagementId: number
  status: string
  issueDate: string
  dueDate: string
  paidOn: string | null
  amount: number
}

export const ACCOUNTANT_POSITIONS = ['PARTNER', 'MANAGER', 'SENIOR', 'JUNIOR'] as const
export const LEGAL_FORMS = ['SOLE_TRADER', 'PARTNERSHIP', 'LIMITED_COMPANY', 'CHARITY'] as const
export const CLIENT_INDUSTRIES = ['Retail', 'Construction', 'Hospitality', 'Healthcare', 'Technology', 'Agriculture'] as const // oxfmt-ignore
export const ENGAGEMENT_SERVICES = ['BOOKKEEPING', 'PAYROLL', 'TAX_RETURN', 'AUDIT', 'ADVISORY'] as const
export const ENGAGEMENT_STATUSES = ['PLANNED', 'IN_PROGRESS', 'WAITING_FOR_CLIENT', 'COMPLETED'] as const
export const ACCOUNTING_INVOICE_STATUSES = ['DRAFT', 'SENT', 'PAID', 'OVERDUE'] as const

const COMPANIES: Record<string, string> = {
  Retail: 'Copperfield Books,Harlow Shoes,The Lamp Room,Bright & Barrow,Pinder Cycles,Velvet Attic,Marlin Outfitters,Oakley Toys,Tidewater Gifts,Corner Larder,Sable Jewellers', // oxfmt-ignore
  Construction: 'Stonebridge Builders,Tarrant Roofing,Hale Scaffolding,Ironwood Joinery,Dunmore Paving,Keystone Plastering,Ashdown Electrical,Fenland Groundworks,Rook Demolition', // oxfmt-ignore
  Hospitality: 'The Salted Pear,Quayside Hotel,Juniper Catering,Blue Heron Café,Magpie Inn,Lantern Kitchen,Old Mill Brasserie,Camden Guesthouse,Saffron Garden,The Copper Kettle', // oxfmt-ignore
  Healthcare: 'Elmtree Dental,Brightside Physio,Calder Opticians,Rowan Care Homes,Northgate Podiatry,Willow Veterinary,Solent Hearing,Meadow Pharmacy', // oxfmt-ignore
  Technology: 'Nimbus Software,Quartz Analytics,Pixelhaus,Cobalt Robotics,Larkspur Systems,Deltaform,Orbit Hosting,Signal Works,Bytefield,Helio Sensors', // oxfmt-ignore
  Agriculture: 'Hollins Farm,Greenacre Nurseries,Thistledown Dairy,Barley Mow Growers,Pennine Poultry,Orchard End Cider,Wold Grain,Swaledale Wool', // oxfmt-ignore
}
const TOWNS = ['Leeds', 'Leeds', 'Leeds', 'York', 'York', 'Harrogate', 'Bradford', 'Wakefield', 'Skipton']

export type AccountingData = ReturnType<typeof createAccountingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 18 accountants, 56 clients, 170 engagements and their invoices. */
export function createAccountingData(clock: Date) {
  const random = createRandom(94_301)
  const days = createDays(clock)
  const accountants = createPeopleOf(94_303, 18, 'hargreave-accounts.example').map((person, index): Accountant => {
    const position = ACCOUNTANT_POSITIONS[[0, 1, 2, 2, 3, 3][index % 6]!]!
    return {
      id: 11 + index,
      ...person,
      position,
      office: ['Leeds', 'York', 'Leeds', 'Harrogate'][index % 4]!,
      hourlyRate: { PARTNER: 210, MANAGER: 145, SENIOR: 105, JUNIOR: 70 }[position] + random.whole(0, 7) * 2.5,
      joinedOn: days.day(-random.whole(60, 5200)),
    }
  })
  const people = createPeopleOf(94_305, 56, 'bizmail.example')
  const names = CLIENT_INDUSTRIES.flatMap(industry => COMPANIES[industry]!.split(',').map(companyName => ({ industry, companyName }))) // oxfmt-ignore
  const accountingClients = names.map(({ industry, companyName }, index): AccountingClient => {
    const legalForm = random.pick(['SOLE_TRADER', 'SOLE_TRADER', 'PARTNERSHIP', 'LIMITED_COMPANY', 'LIMITED_COMPANY', 'LIMITED_COMPANY', 'CHARITY']) // oxfmt-ignore
    const { firstName, lastName, email } = people[index]!
    return {
      id: 201 + index,
      clientNumber: `C-${1040 + index * 3}`,
      companyName,
      legalForm,
      industry,
      city: random.pick(TOWNS),
      contact: { name: `${firstName} ${lastName}`, email, phone: random.chance(0.2) ? null : `+44 113 496 ${random.whole(1000, 9899)}` }, // oxfmt-ignore
      employees: legalForm === 'SOLE_TRADER' ? random.whole(1, 6) : random.whole(4, 140),
      annualTurnover: (legalForm === 'SOLE_TRADER' ? random.whole(60, 420) : random.whole(300, 9800)) * 1000 + index * 100, // oxfmt-ignore
      accountantId: random.pick(accountants).id,
      clientSince: days.day(-random.whole(40, 4200)),
    }
  })
  const engagements = createEngagements(random, days, accountants, accountingClients)
  return { accountants, accountingClients, engagements, clientInvoices: createInvoices(random, days, engagements) }
}

/** From nine months ago to four months ahead, by when they are due. */
function createEngagements(
  random: Random,
  { day }: Days,
  accountants: Accountant[],
  clients: AccountingClient[],
): Engagement[] {
  return Array.from({ length: 170 }, (_, index) => {
    const offset = -270 + Math.floor((390 * index) / 170)
    const client = random.pick(clients)
    const status = offset < -20 ? (random.chance(0.94) ? 'COMPLETED' : 'WAITING_FOR_CLIENT') : offset < 45 ? random.pick(['IN_PROGRESS', 'IN_PROGRESS', 'WAITING_FOR_CLIENT', 'COMPLETED']) : random.pick(['PLANNED', 'PLANNED', 'IN_PROGRESS']) // oxfmt-ignore
    const budgetedHours = random.whole(4, 60)
    const share = { PLANNED: 0, IN_PROGRESS: 0.5, WAITING_FOR_CLIENT: 0.7, COMPLETED: 1 }[status]!
    return {
      id: 4001 + index,
      clientId: client.id,
      accountantId: random.chance(0.6) ? client.accountantId : random.pick(accountants).id,
      service: random.pick(['BOOKKEEPING', 'BOOKKEEPING', 'PAYROLL', 'TAX_RETURN', 'TAX_RETURN', 'AUDIT', 'ADVISORY']),
      fiscalYear: Number(day(offset).slice(0, 4)) - 1,
      status,
      dueDate: day(offset),
      budgetedHours,
      hoursSpent: Math.round(2 * share * budgetedHours * (0.7 + random.next() * 0.6)) / 2,
      fee: budgetedHours * random.whole(17, 26) * 5 + (index % 5) * 10,
    }
  })
}

/** Of what is done, and some on account. */
function createInvoices(random: Random, { day }: Days, engagements: Engagement[]): ClientInvoice[] {
  const billed = engagements.filter(one => one.status === 'COMPLETED' || (one.status === 'IN_PROGRESS' && one.id % 3 === 0)) // oxfmt-ignore
  return billed.map((engagement, index): ClientInvoice => {
    const planned = shiftDay(engagement.dueDate, random.whole(1, 12))
    const issueDate = planned > day(0) ? day(-random.whole(0, 12)) : planned
    const dueDate = shiftDay(issueDate, 30)
    const status = dueDate < day(0) ? random.pick(['PAID', 'PAID', 'PAID', 'PAID', 'OVERDUE']) : random.pick(['SENT', 'SENT', 'PAID', 'DRAFT']) // oxfmt-ignore
    const paid = shiftDay(issueDate, random.whole(3, 34))
    return {
      id: 9001 + index,
      invoiceNumber: `INV-${20_310 + index * 2}`,
      clientId: engagement.clientId,
      engagementId: engagement.id,
      status,
      issueDate,
      dueDate,
      paidOn: status === 'PAID' ? (paid > day(0) ? day(0) : paid) : null,
      amount: engagement.status === 'COMPLETED' ? engagement.fee : Math.round(engagement.fee / 2),
    }
  })
}
