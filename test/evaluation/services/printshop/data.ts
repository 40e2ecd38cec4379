import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface PrintCustomer {
  id: number
  companyName: string
  contactName: string
  email: string
  phone: string | null
  city: string
  segment: string
  discountPercent: number
  customerSince: string
}
export interface PaperStock {
  id: number
  code: string
  name: string
  finish: string
  grammage: number
  sheetsInStock: number
  reorderLevel: number
  pricePerThousand: number
  supplier: string
}
export interface PrintJob {
  id: number
  number: string
  title: string
  customerId: number
  paperId: number
  product: string
  quantity: number
  colour: string
  status: string
  rush: boolean
  price: number
  orderedOn: string
  dueOn: string
  shippedOn: string | null
}
export interface PrintComplaint {
  id: number
  jobId: number
  reason: string
  status: string
  compensation: number | null
  reportedOn: string
  note: string | null
}

export const SEGMENTS = ['school', 'restaurant', 'retailer', 'office', 'club'] as const
export const FINISHES = ['gloss', 'matt', 'uncoated', 'recycled'] as const
export const PRINT_PRODUCTS = ['flyer', 'brochure', 'poster', 'business_card', 'menu', 'booklet'] as const
export const COLOURS = ['full_colour', 'black_and_white'] as const
export const PRINT_STATUSES = ['quoted', 'prepress', 'printing', 'finishing', 'shipped', 'cancelled'] as const
export const COMPLAINT_REASONS = ['wrong_colour', 'bad_cut', 'late', 'damaged', 'wrong_quantity'] as const
export const COMPLAINT_STATUSES = ['open', 'accepted', 'declined'] as const

const FIRMS: Record<string, string> = {
  school: 'St Brannock Primary,Oakfield Academy,Harbour Grammar School,Priory Sixth Form,Millbrook Infants,Greenhill Nursery,Westgate High School,Fairview College,Tannery Lane School,Kingsmead Juniors', // oxfmt-ignore
  restaurant: 'Trattoria Bellona,The Salted Pig,Golden Lotus,Café Mirabelle,Bistro Lavande,The Copper Kettle,Taverna Elia,Spice Quarter,Fat Gull Fish Bar,Noodle Yard,The Old Bakehouse,Casa Pimiento', // oxfmt-ignore
  retailer: 'Finch and Daughters,Pedal Works,Bramble Books,Loom Interiors,Harker Shoes,Toy Attic,Petal and Stem,Marlow Opticians,Greenleaf Grocers,Sole Survivors,Button Box,Lantern Lighting', // oxfmt-ignore
  office: 'Dunmore Solicitors,Acre Surveyors,Northgate Insurance,Bluewater Accounting,Kite Architects,Tern Software,Ashby Estates,Vale Dental Care,Orchard Physio,Lockhart Travel,Stanton Recruitment,Castle Wealth', // oxfmt-ignore
  club: 'Riverside Rowing Club,Penfold Cricket Club,Hillside Choir,Dockers Boxing Gym,Lakeside Sailing Club,Town Chess Circle,Moorland Ramblers,Viaduct Theatre Group', // oxfmt-ignore
}
const TITLES: Record<string, string[]> = {
  flyer: ['Spring Offers', 'Open Day', 'Summer Sale', 'New Opening Hours', 'Autumn Fair'],
  brochure: ['Company Profile', 'Price List', 'Services Guide', 'Product Range'],
  poster: ['Anniversary', 'Charity Evening', 'Now Hiring', 'Season Start'],
  business_card: ['Team Cards', 'Management Cards', 'Reception Cards'],
  menu: ['Lunch Menu', 'Wine List', 'Dinner Menu', 'Takeaway Menu'],
  booklet: ['Year Book', 'Handbook', 'Concert Programme', 'Annual Report'],
}
const TOWNS = ['Bideford', 'Bideford', 'Barnstaple', 'Barnstaple', 'Ilfracombe', 'Torrington', 'Braunton', 'Tiverton']
const SUPPLIERS = ['Nordpapier', 'Fenland Paper', 'Albion Sheets', 'Carta Viva']
const FAMILIES: Record<string, string[]> = {
  gloss: ['Silverline Gloss', 'Aura Gloss', 'Mirror Art'],
  matt: ['Velvet Matt', 'Calm Silk', 'Aura Matt'],
  uncoated: ['Plain Offset', 'Ivory Laid', 'Scribe Bond'],
  recycled: ['Second Life', 'Eco Natural', 'Greyback Board'],
}

export type PrintshopData = ReturnType<typeof createPrintshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 54 customers, 48 kinds of paper, 240 jobs and 52 complaints. */
export function createPrintshopData(clock: Date) {
  const random = createRandom(95_201)
  const days = createDays(clock)
  const firms = Object.entries(FIRMS).flatMap(([segment, names]) => names.split(',').map(name => ({ segment, name })))
  const contacts = createPeopleOf(95_203, firms.length, 'clients-of-inkwell.example')
  const printCustomers = firms.map(({ segment, name }, index): PrintCustomer => ({
    id: 301 + index,
    companyName: name,
    contactName: `${contacts[index]!.firstName} ${contacts[index]!.lastName}`,
    email: contacts[index]!.email,
    phone: random.chance(0.15) ? null : `+44 1237 55${random.whole(1000, 9899)}`,
    city: random.pick(TOWNS),
    segment,
    discountPercent: index === 31 ? 17.5 : random.pick([0, 0, 0, 2.5, 5, 7.5, 10, 12.5]),
    customerSince: days.day(-200 - random.whole(0, 3600)),
  })) // oxfmt-ignore
  const paperStocks = Object.entries(FAMILIES)
    .flatMap(([finish, names]) =>
      names.flatMap(name => [90, 120, 170, 300].map(grammage => ({ finish, name, grammage }))),
    )
    .map(({ finish, name, grammage }, index): PaperStock => {
      // oxfmt-ignore
      const reorderLevel = random.whole(2, 8) * 1000
      return {
        id: 51 + index,
        code: `P-${110 + index * 3}`,
        name: `${name} ${grammage}`,
        finish,
        grammage,
        sheetsInStock: random.whole(5, 260) * 100 + index,
        reorderLevel,
        pricePerThousand: Math.round(grammage * random.whole(22, 48)) / 100,
        supplier: random.pick(SUPPLIERS),
      }
    })
  const printJobs = createJobs(random, days, printCustomers, paperStocks)
  return { printCustomers, paperStocks, printJobs, printComplaints: createComplaints(random, days, printJobs) }
}

/** Over the last four months, oldest first. */
function createJobs(random: Random, { day }: Days, customers: PrintCustomer[], papers: PaperStock[]): PrintJob[] {
  const buyers = customers.filter(one => one.id % 9 !== 2)
  return Array.from({ length: 240 }, (_, index) => {
    const customer = random.pick(buyers)
    const product = random.pick(customer.segment === 'restaurant' ? ['menu', 'menu', 'flyer', 'business_card'] : PRINT_PRODUCTS.filter(one => one !== 'menu')) // oxfmt-ignore
    const offset = -130 + Math.floor((130 * index) / 240)
    const rush = random.chance(0.2)
    const due = offset + (rush ? random.whole(2, 4) : random.whole(7, 16))
    const isOver = due < random.pick([-1, -1, -1, 1])
    const status = random.chance(0.06) ? 'cancelled' : isOver ? 'shipped' : random.pick(['quoted', 'prepress', 'printing', 'printing', 'finishing']) // oxfmt-ignore
    const quantity = product === 'poster' ? random.whole(2, 40) * 25 : random.whole(1, 60) * 500
    return {
      id: 8001 + index,
      number: `J-${26_040 + index}`,
      title: random.pick(TITLES[product]!),
      customerId: customer.id,
      paperId: random.pick(papers).id,
      product,
      quantity,
      colour: random.chance(0.25) ? 'black_and_white' : 'full_colour',
      status,
      rush,
      price: Math.round(60 + quantity * random.whole(3, 9) * 0.01) + 0.01 * (index % 100),
      orderedOn: day(offset),
      dueOn: day(due),
      shippedOn: status === 'shipped' ? day(Math.min(-1, due + random.pick([-2, -1, -1, 0, 0, 1]))) : null,
    }
  })
}

/** About jobs that were shipped. */
function createComplaints(random: Random, { day }: Days, jobs: PrintJob[]): PrintComplaint[] {
  const shipped = jobs.filter(one => one.status === 'shipped')
  return Array.from({ length: 52 }, (_, index) => {
    const job = shipped[Math.floor((index * shipped.length) / 52)]!
    const reported = shiftDay(job.shippedOn!, random.whole(1, 12))
    const status = reported > day(-30) ? 'open' : random.pick(['accepted', 'accepted', 'declined'])
    return {
      id: 601 + index,
      jobId: job.id,
      reason: random.pick(COMPLAINT_REASONS),
      status,
      compensation: status === 'accepted' ? random.whole(2, 30) * 5 + index * 0.5 : null,
      reportedOn: reported > day(0) ? day(0) : reported,
      note: random.chance(0.5) ? null : random.pick(['Customer sent photos', 'Reprint requested', 'Called twice', 'Spoke to the courier']), // oxfmt-ignore
    }
  })
}
